#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>

#include "core/text.h"

namespace benben::cli {
namespace {

constexpr int kWidest = 2;

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool is_within_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// The code for a colour that the text begins with, "\x1b[31m"; 0 if it begins with none.
std::size_t code_size(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", 2);
  return end == text.npos ? text.size() : end + 1;
}

// The bytes of the character or code that the text begins with.
std::size_t next_size(std::string_view text) {
  if (const std::size_t code = code_size(text); code > 0) return code;
  std::size_t size = 1;
  while (size < text.size() && is_within_character(text[size])) ++size;
  return size;
}

int next_columns(std::string_view text) {
  if (code_size(text) > 0) return 0;
  return is_ascii(text.front()) ? 1 : kWidest;
}

// How much of a text fits into so many columns.
std::size_t fitting_size(std::string_view text, int columns) {
  std::size_t size = 0;
  while (size < text.size()) {
    const std::string_view rest = text.substr(size);
    columns -= next_columns(rest);
    if (columns < 0) break;
    size += next_size(rest);
  }
  return size;
}

}  // namespace

TerminalSize terminal_size() {
  winsize size{};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return {size.ws_col, size.ws_row};
}

int columns_of(std::string_view row) {
  int columns = 0;
  for (; !row.empty(); row.remove_prefix(next_size(row))) columns += next_columns(row);
  return columns;
}

int rows_of(std::string_view lines, int columns) {
  const int room = std::max(columns, kWidest);
  int rows = 0;
  for (const std::string_view line : split(lines, '\n')) {
    rows += std::max(1, (columns_of(line) + room - 1) / room);
  }
  return rows;
}

std::vector<std::string> broken(std::string_view line, int columns) {
  std::vector<std::string> rows;
  const int room = std::max(columns, kWidest);
  while (columns_of(line) > room) {
    const std::size_t size = fitting_size(line, room);
    const std::size_t first = line.find_first_not_of(' ');
    const std::size_t blank = line.rfind(' ', size);
    const bool is_between = blank != line.npos && first < blank;
    rows.emplace_back(line.substr(0, is_between ? blank : size));
    line.remove_prefix(is_between ? blank + 1 : size);
  }
  rows.emplace_back(line);
  return rows;
}

}  // namespace benben::cli
