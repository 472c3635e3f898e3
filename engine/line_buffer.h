// LineBuffer: bytes in, whole lines out; of a line that is too long no more is kept than shows it.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace benben::engine {

class LineBuffer {
 public:
  void add(std::string_view bytes);
  std::size_t size() const { return lines_.size(); }
  bool has_line() const { return !lines_.empty(); }
  // Whether the line that has no end yet is too long already.
  bool is_overlong() const;
  // The next whole line without its line feed; of one over kMostLineBytes its first bytes, of which
  // there is one more than allowed.
  std::optional<std::string> take();
  // What stands behind the last line feed.
  std::string take_rest();

 private:
  std::deque<std::string> lines_;
  std::string rest_;
};

}  // namespace benben::engine
