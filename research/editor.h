// Editor: a move made in edits (core/edits.h), at the edge, where types have ended.
//
// An editor keeps a copy of the position that it was made for; whoever has the move plays it there,
// as a text. Cubus alone has edits.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/encoding.h"
#include "core/result.h"

namespace benben {

class Editor {
 public:
  virtual ~Editor() = default;

  // An editor that goes on from here on its own.
  virtual std::unique_ptr<Editor> clone() const = 0;
  // The edits that are allowed now, ascending; none where no seat decides.
  virtual std::vector<int> legal() const = 0;
  // Sets their entries to 1 and leaves the others as they are. The mask has as many entries as
  // there are edits.
  virtual void mark(ActionMask mask) const = 0;
  // What a seat of the game sees; `out` has the bytes of all parts.
  virtual void observe(Seat seat, Observation out) const = 0;
  // Makes an edit; whether it was allowed. If not, all is as it was.
  virtual bool make(int action) = 0;
  // The text of the move, once the last edit has been made. No edit is allowed then.
  virtual const std::optional<std::string>& move() const = 0;
};

// The edits of a game.
class EditSpace {
 public:
  virtual ~EditSpace() = default;

  // Edits are the numbers below this.
  virtual int actions() const = 0;
  virtual std::span<const PartInfo> parts() const = 0;
  // The bytes of all parts.
  int observation_size() const { return benben::observation_size(parts()); }
  // What an edit does, for people: "upon 3"; no two have the same text. Requires
  // 0 <= action < actions().
  virtual std::string text(int action) const = 0;

  // The following ask for a position of this game.

  virtual std::unique_ptr<Editor> begin(const AnyPosition& position) const = 0;
  // The edits from there to a legal move of the seat that decides. Why a text is no legal move is
  // the error.
  virtual Result<std::vector<int>> edits_to(const AnyPosition& position,
                                            std::string_view text) const = 0;
};

// Nothing if the game has no edits.
const EditSpace* edits_of(const AnyGame& game);

}  // namespace benben
