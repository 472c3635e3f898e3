#include "cli/standing.h"

#include <charconv>
#include <system_error>
#include <utility>

#include "core/result.h"

namespace benben::cli {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view json) : rest_(json) {}

  void expect(std::string_view literal) { BENBEN_ASSERT(skip(literal)); }

  bool skip(std::string_view literal) {
    if (!rest_.starts_with(literal)) return false;
    rest_.remove_prefix(literal.size());
    return true;
  }

  // A string without escapes, as the names of parts are.
  std::string string() {
    expect("\"");
    const std::size_t end = rest_.find('"');
    BENBEN_ASSERT(end != std::string_view::npos);
    std::string text(rest_.substr(0, end));
    BENBEN_ASSERT(text.find('\\') == std::string::npos);
    rest_.remove_prefix(end + 1);
    return text;
  }

  Scores points() {
    Scores points{};
    std::size_t seat = 0;
    expect("[");
    do {
      BENBEN_ASSERT(seat < points.size());
      points[seat++] = number();
    } while (skip(","));
    expect("]");
    return points;
  }

 private:
  int number() {
    int number = 0;
    const auto [end, failure] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    BENBEN_ASSERT(failure == std::errc());
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return number;
  }

  std::string_view rest_;
};

}  // namespace

Standing read_standing(std::string_view json) {
  Reader reader(json);
  Standing standing;
  reader.expect("{\"parts\":[");
  do {
    StandingPart part;
    reader.expect("{\"name\":");
    part.name = reader.string();
    reader.expect(",\"points\":");
    part.points = reader.points();
    reader.expect("}");
    standing.parts.push_back(std::move(part));
  } while (reader.skip(","));
  reader.expect("],\"total\":");
  standing.total = reader.points();
  return standing;
}

}  // namespace benben::cli
