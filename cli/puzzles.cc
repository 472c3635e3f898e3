// `benben puzzles GAME`: positions in which one move is clearly the best, and a second look at
// them.
#include "search/puzzles.h"

#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/text.h"
#include "search/puzzle_line.h"

namespace benben::cli {
namespace {

std::string told(const PuzzleValue& value) {
  std::ostringstream text;
  if (value.win) text << std::lround(*value.win * 100) << "% ";
  text << std::fixed << std::setprecision(1) << value.points;
  return text.str();
}

void print(const Puzzle& puzzle) {
  std::cout << std::left << std::setw(14) << puzzle.id << std::right
            << seat_name(seat_at(puzzle.seat)) << "  difficulty " << puzzle.difficulty << "  "
            << std::left << std::setw(9) << puzzle.theme << std::right << told(puzzle.best)
            << ", else " << told(puzzle.second) << (puzzle.is_exact ? " =" : "") << "  "
            << puzzle.solution.front() << '\n';
}

void print(const PuzzleCounts& counts, std::ostream& out) {
  out << counts.looked_at << " decisions of " << counts.games
      << " games looked at: " << counts.unclear << " without a clear best move, " << counts.unsteady
      << " that searches do not agree on, " << counts.spare << " easy ones too many, "
      << counts.contradicted << " contradicted by ten times the nodes; " << counts.kept
      << " kept.\n";
}

int find(const PuzzlesOptions& options) {
  const Result<Chosen> chosen = choose_game({options.game, 2, {}, {}});
  if (!chosen) return complain("", chosen.error());
  Progress progress("puzzle", options.count);
  const PuzzleCounts counts = find_puzzles(
      *chosen->game, {options.count, options.seed, options.nodes}, [&](const Puzzle& puzzle) {
        progress.step();
        if (options.json) {
          std::cout << puzzle_line(puzzle) << '\n';
        } else {
          print(puzzle);
        }
      });
  print(counts, options.json ? std::cerr : std::cout);
  if (counts.kept == options.count) return kExitOk;
  complain("", {ErrorCode::kOutOfRange, "There are not so many puzzles in so many games."});
  return kExitFailed;
}

struct PuzzleOfFile {
  int line;  // counted from 1
  Puzzle puzzle;
};

Result<std::vector<PuzzleOfFile>> read_puzzles(const std::string& file) {
  const Result<std::string> content = read_file(file);
  if (!content) return content.error();
  std::vector<PuzzleOfFile> puzzles;
  int line = 0;
  for (const std::string_view text : split(*content, '\n')) {
    ++line;
    if (text.empty()) continue;
    const auto puzzle = parse_puzzle(text);
    if (!puzzle) {
      Error error{ErrorCode::kMalformed, "A line is to be a puzzle, as --json writes it."};
      error.line = line;
      return error;
    }
    puzzles.push_back({line, *puzzle});
  }
  return puzzles;
}

// "FILE: line 2: puzzle 1-12-30"; an error may name a line of its own, that of the record.
std::string place_of(const PuzzleOfFile& at, const std::string& file, const Error& error) {
  return file + ": line " + std::to_string(at.line) + ": puzzle " + at.puzzle.id +
         (error.line > 0 ? ", its record" : "");
}

int check(const PuzzlesOptions& options) {
  const auto puzzles = read_puzzles(options.check);
  if (!puzzles) return complain(options.check, puzzles.error());
  Progress progress("puzzle", static_cast<int>(puzzles->size()));
  std::size_t confirmed = 0;
  for (const PuzzleOfFile& at : *puzzles) {
    const auto found = confirm(at.puzzle, options.seed);
    if (!found) return complain(place_of(at, options.check, found.error()), found.error());
    if (*found == Confirmation::kConfirmed) {
      ++confirmed;
    } else {
      std::cout << "contradicted: " << at.puzzle.id << '\n';
    }
    progress.step();
  }
  std::cout << confirmed << " of " << puzzles->size() << " confirmed by ten times the nodes, seed "
            << options.seed << '\n';
  return kExitOk;
}

}  // namespace

int puzzles(const PuzzlesOptions& options) {
  return options.check.empty() ? find(options) : check(options);
}

}  // namespace benben::cli
