// Screen: a picture that stands at the top of a terminal and of which only what changes is written.
//
// Rows are addressed from the upper left corner. That holds as long as each row of the picture
// takes one of the terminal and nothing has moved them: whoever writes more below the picture than
// there is room says so by forget(), and the next picture is written anew, below a screenful of
// blank lines, so that nothing that was there is lost.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "cli/terminal.h"

namespace benben::cli {

class Screen {
 public:
  explicit Screen(std::ostream& out) : out_(out) {}

  // Shows these rows on a terminal of this size, and leaves the cursor in the row below them. A
  // picture that is too high or too wide is written from where the cursor is.
  void show(std::vector<std::string> picture, TerminalSize size);
  // Whether each row is narrow enough to take no more than one.
  static bool is_narrow(const std::vector<std::string>& picture, TerminalSize size);
  // The rows may have moved.
  void forget() { size_ = {}; }
  // Whether so many more rows below the row of the prompt leave the picture where it is.
  bool has_room(int more) const;

 private:
  void write_anew(const std::vector<std::string>& picture, int rows);
  void write_changes(const std::vector<std::string>& picture);

  std::ostream& out_;
  std::vector<std::string> shown_;
  TerminalSize size_;  // of the terminal that shows it; without rows: none does
};

}  // namespace benben::cli
