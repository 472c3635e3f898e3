// What forbids a step: every way in which one can be wrong, with its rule and its sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

enum class Fault : std::uint8_t {
  kOver,
  kChanceDue,
  kOtherSeat,
  kReturnDue,
  kNothingToReturn,
  kMainActionDone,
  kMainActionDue,
  kNotThreeTokens,
  kNotInSupply,
  kEmptySlot,
  kNoSuchPlace,
  kTaken,
  kFirstTile,
  kNotBeside,
  kNotCarried,
  kColourMissing,
  kSavingOnGround,
  kNothingSaved,
  kNotInPrice,
  kCannotPay,
  kTwoAnkhActions,
  kNoAnkh,
  kPileEmpty,
  kChangesNothing,
  kNoOwnTile,
  kCarriesATile,
  kLeavesTheGround,
  kComesToTheGround,
  kWrongExcess,
  kNotHeld,
};

// The first fault of a step, in the order of docs/rules/ankhor.md (ANK-70); nothing if it is legal.
std::optional<Fault> find_fault(const State& state, Seat seat, const Move& move);
// The same for what does not depend on the step: whether this seat may take any.
std::optional<Fault> find_turn_fault(const State& state, Seat seat);

std::string_view rule_of(const State& state, const Move& move, Fault fault);
std::string sentence_of(const State& state, Seat seat, const Move& move, Fault fault);

}  // namespace benben::ankhor
