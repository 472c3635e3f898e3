// Encoder: the encoding of some game (core/encoding.h) at the edge, where types have ended.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/encoding.h"
#include "core/result.h"

namespace benben {

class Encoder {
 public:
  virtual ~Encoder() = default;

  // Actions are the numbers below this.
  virtual int actions() const = 0;
  virtual std::span<const PartInfo> parts() const = 0;
  // The bytes of all parts.
  int observation_size() const { return benben::observation_size(parts()); }
  // Nothing if positions of such a setup can be told in these numbers.
  virtual Status covers(const Setup& setup) const = 0;

  // The following ask for a position of this game whose setup is covered.

  // Sets the entries of the legal actions of the seat that decides (the first, if several may) to 1
  // and leaves the others as they are; none where no seat decides. The mask has actions() entries.
  virtual void mark(const AnyPosition& position, ActionMask mask) const = 0;
  // The legal actions, ascending.
  virtual std::vector<int> legal(const AnyPosition& position) const = 0;
  // What a seat of the game sees; `out` has observation_size() bytes.
  virtual void observe(const AnyPosition& position, Seat seat, Observation out) const = 0;
  // The text of an action; nothing if it is not legal.
  virtual std::optional<std::string> text(const AnyPosition& position, int action) const = 0;
  // The action of a legal move of the seat that decides; nothing if it has none. Why a text is no
  // legal move is the error.
  virtual Result<std::optional<int>> action(const AnyPosition& position,
                                            std::string_view text) const = 0;
  // Plays an action; whether it was legal. If not, the position is unchanged.
  virtual bool play(AnyPosition& position, int action) const = 0;

  // Draws of chance are the numbers below this.
  virtual int draw_numbers() const = 0;
  // What may be drawn next after these, ascending; empty once they are a whole outcome. Nothing if
  // no chance is due, or one of them could not follow those before it.
  virtual std::optional<std::vector<LikelyDraw>> draws(const AnyPosition& position,
                                                       Draws drawn) const = 0;
  // What one of those that may be drawn next says.
  virtual std::optional<std::string> draw_text(const AnyPosition& position, Draws drawn,
                                               int draw) const = 0;
  // The text of the outcome that draws make, if they are a whole one.
  virtual std::optional<std::string> outcome(const AnyPosition& position, Draws drawn) const = 0;
};

const Encoder& encoder_of(const AnyGame& game);

}  // namespace benben
