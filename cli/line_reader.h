// LineReader: where the lines that are typed come from, a stream or a terminal (line_editor.h).
#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace benben::cli {

// Whole lines that begin with what is typed.
using Completer = std::function<std::vector<std::string>(std::string_view typed)>;

class LineReader {
 public:
  virtual ~LineReader() = default;
  // Shows the prompt; the next line without its end, nothing at the end of the input and where a
  // signal interrupts.
  virtual std::optional<std::string> read(std::string_view prompt) = 0;
  // How many rows below the one of the prompt the last line took: those of a long line, and those
  // in which completions were listed.
  virtual int rows_below() const { return 0; }
  // Whether the program was stopped since the last line was read and this was asked: then others
  // have written on the terminal.
  virtual bool take_stop() { return false; }
  virtual void complete_with(const Completer&) {}
};

// Lines of a stream; the prompt goes to `out`.
class StreamReader : public LineReader {
 public:
  StreamReader(std::istream& in, std::ostream& out) : in_(in), out_(out) {}
  std::optional<std::string> read(std::string_view prompt) override;

 private:
  std::istream& in_;
  std::ostream& out_;
};

// No move of the games comes near it. A longer line is cut behind it.
inline constexpr std::size_t kLongestLine = 4096;

}  // namespace benben::cli
