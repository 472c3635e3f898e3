// Batch: many games of one kind that are played side by side, a move in each at every step.
//
// Games wait only where a seat decides: chance is drawn, and a game that is over begins anew,
// within the step. What the games look like is written into arrays that stay where they are. Game
// `i` of a batch is a function of the seed, of `i` and of the actions played in it, whatever the
// number of games and threads: its n-th game draws its chance from
// Rng(seed).split(0).split(i).split(n), and random_actions() from Rng(seed).split(1).split(i).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "core/any_game.h"
#include "core/result.h"
#include "research/work_time.h"

namespace benben {

inline constexpr int kMaxBatch = 1 << 20;
inline constexpr int kMaxBatchThreads = 256;

// What a step plays in each game: a move by its number, or an edit of one (Cubus,
// research/editor.h).
enum class ActionSpace : std::uint8_t { kActions, kEdits };

struct BatchOptions {
  int size = 1;  // games, from 1 to kMaxBatch
  std::uint64_t seed = 0;
  int threads = 1;       // at most so many work at a step, from 1 to kMaxBatchThreads
  bool observes = true;  // whether observations are written
  ActionSpace space = ActionSpace::kActions;
  Sharing sharing = Sharing::kWhereItPays;
};

// Arrays by game, the last axis running fastest.
struct BatchArrays {
  std::span<std::int8_t> observations;  // [size, observation_size]: what the deciding seat sees
  std::span<std::uint8_t> masks;        // [size, actions]: 1 for each legal action
  std::span<std::int32_t> seats;        // [size]: the seat that decides
  std::span<float> rewards;             // [size, players]: of the last step; 0 unless a game ended
  std::span<std::uint8_t> dones;        // [size]: 1 if the last step has ended a game
  std::span<std::int32_t> lengths;      // [size]: steps of the game, or of the one that ended
  std::span<std::int32_t> scores;       // [size, players]: of the last game that ended there
};

class Batch {
 public:
  virtual ~Batch() = default;
  virtual const AnyGame& game() const = 0;
  virtual int size() const = 0;
  virtual int players() const = 0;
  virtual const BatchArrays& arrays() const = 0;

  // All games anew from this seed.
  virtual void reset(std::uint64_t seed) = 0;
  // Plays one action in each game. If one is not legal, none is played, and the number of the first
  // game with such a one is given. Requires size() actions.
  virtual std::optional<int> step(std::span<const std::int32_t> actions) = 0;
  // Draws one of each game's legal actions, all equally likely.
  virtual void random_actions(std::span<std::int32_t> actions) = 0;

  // A copy of the position of one game, 0 <= i < size(); what is being edited is not in it.
  virtual std::unique_ptr<AnyPosition> position(int i) const = 0;
  // Puts a position in the place of one game, which goes on from there; chance that is due is
  // drawn. Requires a position of the batch's setup that is not over.
  virtual void set_position(int i, const AnyPosition& position) = 0;
};

// An error if the game has no such setup, or no numbers for it (core/encoding.h). The options must
// be within their ranges, and edits are there in Cubus alone. Arrays that are given are used as
// long as the batch lives, and must be of the sizes above; nobody else may write there, for a step
// changes only what has changed.
Result<std::unique_ptr<Batch>> make_batch(const AnyGame& game, const Setup& setup,
                                          const BatchOptions& options,
                                          const BatchArrays* memory = nullptr);

// What a finished game is worth to each seat, in [-1, 1] and 0 in sum: 1 for a sole winner,
// -1 / (players - 1) for who has not won; winners share what one would have. Entries beyond the
// players are 0. Requires a game that is over.
std::array<float, kMaxSeats> returns_of(const AnyPosition& position);

}  // namespace benben
