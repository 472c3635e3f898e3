#include "cli/screen.h"

#include <algorithm>
#include <utility>

namespace benben::cli {
namespace {

// Below a picture come the row of the prompt and the one that Enter leads to.
constexpr int kRowsBelow = 2;

std::string to_row(std::size_t row) { return "\x1b[" + std::to_string(row) + ";1H"; }
constexpr char kEraseRest[] = "\x1b[K";
constexpr char kEraseBelow[] = "\x1b[J";

}  // namespace

bool Screen::is_narrow(const std::vector<std::string>& picture, TerminalSize size) {
  return std::ranges::all_of(
      picture, [&](const std::string& row) { return columns_of(row) <= size.columns; });
}

void Screen::show(std::vector<std::string> picture, TerminalSize size) {
  const int height = static_cast<int>(picture.size());
  if (height + kRowsBelow > size.rows || !is_narrow(picture, size)) {
    for (const std::string& row : picture) out_ << row << '\n';
    forget();
    return;
  }
  if (size == size_) {
    write_changes(picture);
  } else {
    write_anew(picture, size.rows);
  }
  out_ << to_row(picture.size() + 1) << kEraseBelow;
  size_ = size;
  shown_ = std::move(picture);
}

bool Screen::has_room(int more) const {
  return static_cast<int>(shown_.size()) + kRowsBelow + more <= size_.rows;
}

void Screen::write_anew(const std::vector<std::string>& picture, int rows) {
  out_ << to_row(static_cast<std::size_t>(rows))
       << std::string(static_cast<std::size_t>(rows), '\n') << to_row(1);
  for (const std::string& row : picture) out_ << row << '\n';
}

// What stood there is erased first: behind a row that ends at the margin the cursor still stands on
// its last character.
void Screen::write_changes(const std::vector<std::string>& picture) {
  for (std::size_t i = 0; i < picture.size(); ++i) {
    if (i < shown_.size() && picture[i] == shown_[i]) continue;
    out_ << to_row(i + 1) << kEraseRest << picture[i];
  }
}

}  // namespace benben::cli
