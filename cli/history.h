// History: the lines that were typed in a game, kept from one evening to the next.
//
// A file for each game, below $XDG_STATE_HOME/benben or ~/.local/state/benben, that its owner alone
// can read. It has the latest kMostLines lines; of equal ones the latest. Two games at a time keep
// the lines of both.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace benben::cli {

class History {
 public:
  static constexpr std::size_t kMostLines = 500;

  // An empty path keeps nothing.
  explicit History(std::filesystem::path file);

  // From the oldest to the latest.
  const std::vector<std::string>& lines() const { return lines_; }
  // Blank lines are left out, and what no line of a game is: over-long, or no text.
  void add(std::string_view line);
  // Writes what was added behind what stands in the file now. A file that cannot be read stays as
  // it is; that one cannot be written is no reason to say anything at the end of a game.
  void save() const;

 private:
  std::filesystem::path file_;
  std::vector<std::string> lines_;
  std::vector<std::string> added_;
};

// The file of a game; empty without a home.
std::filesystem::path history_file(std::string_view game);

}  // namespace benben::cli
