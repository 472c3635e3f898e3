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

void Screen::show(std::vector<std::string> picture, int rows) {
  const int height = static_cast<int>(picture.size());
  if (height + kRowsBelow > rows) {
    for (const std::string& row : picture) out_ << row << '\n';
    forget();
    return;
  }
  if (rows == rows_) {
    write_changes(picture);
  } else {
    write_anew(picture, rows);
  }
  out_ << to_row(picture.size() + 1) << kEraseBelow;
  rows_ = rows;
  shown_ = std::move(picture);
}

bool Screen::has_room(int more) const {
  return static_cast<int>(shown_.size()) + kRowsBelow + more <= rows_;
}

void Screen::write_anew(const std::vector<std::string>& picture, int rows) {
  out_ << to_row(static_cast<std::size_t>(rows))
       << std::string(static_cast<std::size_t>(rows), '\n') << to_row(1);
  for (const std::string& row : picture) out_ << row << '\n';
}

void Screen::write_changes(const std::vector<std::string>& picture) {
  for (std::size_t i = 0; i < picture.size(); ++i) {
    if (i < shown_.size() && picture[i] == shown_[i]) continue;
    out_ << to_row(i + 1) << picture[i] << kEraseRest;
  }
}

}  // namespace benben::cli
