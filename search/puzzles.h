// Puzzles: positions of strong play in which one move is clearly the best (docs/puzzles.md).
//
// Searches play whole games and look at every decision with a choice. A position is kept if its
// best move stands out from all others, if searches of growing effort find it from some effort on
// (its difficulty), and if a search of ten times the nodes does not contradict; ends are solved
// exactly. Where moves cannot be listed but the game knows the one that wins most at once, exactly,
// that one is to be found. The same options give the same puzzles on every platform.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"

namespace benben {

// How much more effort goes into a puzzle before it is given to anybody.
inline constexpr int kPuzzleConfirmation = 10;
// A search of ten times as many simulations still has room in the memory of a small machine.
inline constexpr int kMaxPuzzleEffort = 100'000;
inline constexpr int kMaxDifficulty = 5;

// What a move promises its seat: the share of the win, nothing where only points are asked for, and
// the final points, or those that it wins at once.
struct PuzzleValue {
  std::optional<double> win;
  double points = 0;

  friend bool operator==(const PuzzleValue&, const PuzzleValue&) = default;
};

struct Puzzle {
  std::string id;                     // the seed, the game counted from 1, the ply
  std::string game;                   // its name
  std::string record;                 // up to the position (docs/record.md)
  int seat = 0;                       // that is to move
  std::vector<std::string> solution;  // every move that leads where the best one leads
  std::string theme;                  // games/themes.h
  int difficulty = 1;                 // 1 to kMaxDifficulty
  PuzzleValue best;
  PuzzleValue second;  // of the best move looked at that is no solution
  int nodes = 0;       // simulations with which it was found, from 1 to kMaxPuzzleEffort
  bool is_exact = false;

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

struct PuzzleOptions {
  int count = 10;
  std::uint64_t seed = 1;
  int effort = 1'000;  // simulations a position, from 1 to kMaxPuzzleEffort
};

// What became of the decisions that were looked at.
struct PuzzleCounts {
  int games = 0;
  int looked_at = 0;     // decisions with a choice
  int unclear = 0;       // no move stands out
  int unsteady = 0;      // searches do not agree on the move
  int spare = 0;         // enough of this difficulty
  int contradicted = 0;  // by ten times the nodes
  int kept = 0;
};

// Hands over so many puzzles, unless there are too few in a hundred games for each.
PuzzleCounts find_puzzles(const AnyGame& game, const PuzzleOptions& options,
                          const std::function<void(const Puzzle&)>& found);

// How a puzzle stands a second look, by a search with these random numbers.
enum class Confirmation : std::uint8_t { kConfirmed, kContradicted };

// Searches with kPuzzleConfirmation times the puzzle's nodes. An error, if the nodes are out of
// range, the record does not replay, it is of another game, another seat is to move or a solution
// is not legal.
Result<Confirmation> confirm(const Puzzle& puzzle, std::uint64_t seed);

}  // namespace benben
