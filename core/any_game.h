// AnyGame and AnyPosition: a game at the edge, where everything is text.
//
// Type erasure happens once, here. The server, the terminal and WebAssembly hold an AnyPosition and
// speak canonical text and JSON with it; what they do is the same for every game, also for one
// whose moves cannot be listed.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/setup.h"

namespace benben {

class AnyGame;

struct BestMove {
  std::string text;
  int points = 0;
};

// A position of some game. A value behind a pointer: clone() to keep one.
class AnyPosition {
 public:
  virtual ~AnyPosition() = default;
  virtual std::unique_ptr<AnyPosition> clone() const = 0;

  virtual const AnyGame& game() const = 0;
  virtual int players() const = 0;
  virtual Next next() const = 0;
  // The seats that may answer now, if the first of them to do so counts.
  virtual std::optional<Race> race() const = 0;

  // Nothing if the event is legal, otherwise why not; the text may be anything a person typed.
  virtual Status check(Actor actor, std::string_view text) const = 0;
  // Checks, then applies; on an error the position is unchanged.
  virtual Status apply(Actor actor, std::string_view text) = 0;
  // Draws the chance event that is due (next() is chance) and gives its text.
  virtual std::string sample(Rng& rng) const = 0;

  // The legal moves of a seat that may act, in byte order; nothing where they cannot be listed.
  virtual std::optional<std::vector<std::string>> legal(Seat seat) const = 0;
  // The move of a seat that may act that wins most points at once; nothing where the game cannot
  // say.
  virtual std::optional<BestMove> best(Seat seat) const = 0;
  // The value of `legal` in a trace line (docs/record.md).
  virtual std::string legal_json() const = 0;
  virtual std::string state_json() const = 0;
  // What the points would be if the game ended now, in parts:
  // {"parts":[{"name":"collected","points":[12,9]},...],"total":[15,9],...}; further keys are the
  // game's own (docs/rules).
  virtual std::string standing_json() const = 0;
  virtual Scores scores() const = 0;
  // Empty unless the game is over.
  virtual SeatSet winners() const = 0;
  // What follows from the position by the rules, for people to see; members are the game's own
  // (docs/rules).
  virtual std::string derived_json() const = 0;
  virtual std::string draw(const DrawStyle& style) const = 0;
  // Nothing if a record that leads here may have this tag, as far as the game has a word on it.
  virtual Status check_outcome_tag(std::string_view name, std::string_view value) const = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const GameInfo& info() const = 0;
  // The position before the first event; an error for players or options the game does not have.
  virtual Result<std::unique_ptr<AnyPosition>> start(const Setup& setup) const = 0;
  // Whether its positions can have a race().
  virtual bool has_races() const = 0;
  // The tags that a person's file describes (docs/rules/<game>.md); errors name the line.
  virtual Result<NamedTexts> read_tags(std::string_view file) const = 0;
  // All that it can say against an event.
  virtual std::span<const FaultInfo> faults() const = 0;
  // What is true in every position of such a setup (boards, points, limits); an error as start()
  // gives it.
  virtual Result<std::string> facts_json(const Setup& setup) const = 0;
};

}  // namespace benben
