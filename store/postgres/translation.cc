#include "store/postgres/translation.h"

#include <cstddef>

namespace benben {
namespace {

constexpr std::string_view kChecksum = "benben_checksum(";

class Translation {
 public:
  explicit Translation(std::string_view sql) : sql_(sql) {}

  std::string whole() {
    while (at_ < sql_.size()) step();
    return std::move(text_);
  }

 private:
  void step() {
    if (sql_[at_] == '\'') return quoted();
    if (sql_[at_] == '?') return value();
    if (sql_.substr(at_).starts_with(kChecksum)) return checksum();
    text_ += sql_[at_++];
  }

  // A quote within is doubled, and so two texts side by side.
  void quoted() {
    const std::size_t end = sql_.find('\'', at_ + 1);
    const std::size_t behind = end == sql_.npos ? sql_.size() : end + 1;
    text_ += sql_.substr(at_, behind - at_);
    at_ = behind;
  }

  void value() {
    const std::size_t first = at_ + 1;
    std::size_t behind = first;
    while (behind < sql_.size() && sql_[behind] >= '0' && sql_[behind] <= '9') ++behind;
    text_ += '$';
    text_ += behind == first ? std::to_string(++count_)
                             : std::string(sql_.substr(first, behind - first));
    at_ = behind;
  }

  void checksum() {
    text_ += kChecksum;
    text_ += "benben_part(";
    at_ += kChecksum.size();
    int depth = 0;
    while (at_ < sql_.size() && !(depth == 0 && sql_[at_] == ')')) {
      if (depth == 0 && sql_[at_] == ',') {
        text_ += "), benben_part(";
        ++at_;
        continue;
      }
      depth += sql_[at_] == '(' ? 1 : sql_[at_] == ')' ? -1 : 0;
      step();
    }
    text_ += ')';
  }

  std::string_view sql_;
  std::size_t at_ = 0;
  int count_ = 0;
  std::string text_;
};

}  // namespace

std::string to_postgres(std::string_view sql) { return Translation(sql).whole(); }

}  // namespace benben
