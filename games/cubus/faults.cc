// The refusals of Cubus (docs/rules/cubus.md, "Refusals"): the table, who may act, what the rules
// forbid.
#include "games/cubus/faults.h"

#include <algorithm>
#include <string>

#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/rules.h"

namespace benben::cubus {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;
constexpr auto kIllegal = ErrorCode::kIllegal;
constexpr auto kOutOfTurn = ErrorCode::kOutOfTurn;

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kOver, {"over", kOutOfTurn, "CUB-30", "The game is over."}},
    {Fault::kTakenDown,
     {"taken_down", kOutOfTurn, "CUB-44", "The game is over: the stack is taken down."}},
    {Fault::kDrawDue,
     {"draw_due", kOutOfTurn, "CUB-10", "A card is drawn before seat {turn} acts."}},
    {Fault::kNotYourAnswer,
     {"not_your_answer", kOutOfTurn, "CUB-22",
      "Now seat {turn} knocks or waives; the others follow in order."}},
    {Fault::kNotYourEnding,
     {"not_your_ending", kOutOfTurn, "CUB-32",
      "Now seat {turn} says what it builds with everybody's cards."}},
    {Fault::kNotYourTake,
     {"not_your_take", kOutOfTurn, "CUB-40", "It is the turn of seat {turn}."}},
    {Fault::kNotYourTurn,
     {"not_your_turn", kOutOfTurn, "CUB-30", "It is the turn of seat {turn}."}},
    {Fault::kNoTurnText,
     {"no_turn_text", kMalformed, "CUB-51",
      "A move is build and the stack as it stands afterwards, or pass."}},
    {Fault::kNoAnswerText,
     {"no_answer_text", kMalformed, "CUB-51",
      "Here one says knock build and the stack as it stands afterwards, knock false, or waive."}},
    {Fault::kNoTakeText,
     {"no_take_text", kMalformed, "CUB-51",
      "A move is take and the place of a column, as in take 0,3."}},
    {Fault::kNoDemolition,
     {"no_demolition", kIllegal, "CUB-41", "Boxes are taken off only in the demolition."}},
    {Fault::kDemolitionOnly,
     {"demolition_only", kIllegal, "CUB-44",
      "The stack is being taken down: every turn takes one box."}},
    {Fault::kNobodyPassed,
     {"nobody_passed", kIllegal, "CUB-20",
      "Nobody has just passed, so there is nothing to knock for or to waive."}},
    {Fault::kAnswerDue,
     {"answer_due", kIllegal, "CUB-20", "Seat {passer} has passed: knock or waive."}},
    {Fault::kNoHeight,
     {"no_height", kMalformed, "CUB-50",
      "Character {character} of the stack: a height such as 2, one with an open top, 2*, or - is "
      "expected, not {word}."}},
    {Fault::kUnevenRow,
     {"uneven_row", kMalformed, "CUB-50",
      "Character {character} of the stack: this row has {places} places, the first one has "
      "{first}."}},
    {Fault::kEmptyRow,
     {"empty_row", kMalformed, "CUB-50",
      "Character 1 of the stack: row {row} has no column, so it is not written."}},
    {Fault::kEmptyPlace,
     {"empty_place", kMalformed, "CUB-50",
      "Character 1 of the stack: place {place} is a column in no row, so it is not written."}},
    {Fault::kTooManyTops,
     {"too_many_tops", kIllegal, "CUB-01",
      "No stack has more than 16 tops; this one needs more at character {character}."}},
    {Fault::kTooHigh,
     {"too_high", kIllegal, "CUB-01",
      "No column is higher than 16 boxes; the one at character {character} is."}},
    {Fault::kRises,
     {"rises", kIllegal, "CUB-03",
      "The column {column} is higher than the one behind it at {behind}."}},
    {Fault::kNeedsCorner,
     {"needs_corner", kIllegal, "CUB-03",
      "The columns {column} and {corner} need one at {missing}."}},
    {Fault::kNotConnected,
     {"not_connected", kIllegal, "CUB-03", "The columns are not connected side by side."}},
    {Fault::kOpenTopsMoved,
     {"open_tops_moved", kIllegal, "CUB-15",
      "The open tops of the stack do not keep their places to each other."}},
    {Fault::kLidForOpenTop,
     {"lid_for_open_top", kIllegal, "CUB-16", "A lid may not be exchanged for an open top."}},
    {Fault::kNoSuchCard,
     {"no_such_card", kIllegal, "CUB-13", "This takes {more} more {card}; none is at hand."}},
    {Fault::kTooFewCards,
     {"too_few_cards", kIllegal, "CUB-13", "This takes {more} more {card}; only {held} at hand."}},
    {Fault::kNoMoreBoxes,
     {"no_more_boxes", kIllegal, "CUB-14",
      "The number of boxes must grow; it would be {after} after {before}."}},
    {Fault::kWorthNothing,
     {"worth_nothing", kIllegal, "CUB-14",
      "This move is worth {points} points; it must be worth at least one."}},
    {Fault::kNoColumn, {"no_column", kIllegal, "CUB-41", "There is no column {column}."}},
    {Fault::kNotProper,
     {"not_proper", kIllegal, "CUB-41",
      "Without the top box of {column} the rest would not be a stack with exactly one box "
      "fewer."}},
    {Fault::kOpenTopStays,
     {"open_top_stays", kIllegal, "CUB-43",
      "The column {column} has an open top; while a column with a lid can be reduced, it stays."}},
    {Fault::kNoDrawDue, {"no_draw_due", kOutOfTurn, "CUB-10", "No card is to be drawn now."}},
    {Fault::kNoDrawText,
     {"no_draw_text", kMalformed, "CUB-51", "A card is drawn: draw L, draw R, draw T or draw O."}},
    {Fault::kNoneLeft, {"none_left", kIllegal, "CUB-01", "The deck has no {card} any more."}},
});

Fault not_your_turn(Phase phase) {
  switch (phase) {
    case Phase::kKnock:
      return Fault::kNotYourAnswer;
    case Phase::kLowest:
    case Phase::kName:
      return Fault::kNotYourEnding;
    case Phase::kDemolish:
      return Fault::kNotYourTake;
    case Phase::kDraw:
    case Phase::kBuild:
    case Phase::kOver:
      break;
  }
  return Fault::kNotYourTurn;
}

// A kind of card; in words as many of them as `number` says.
benben::Place card_place(Kind kind, int number) {
  return {"card", std::string(1, kKindLetters[index(kind)]), std::string(kind_name(kind, number))};
}

// The kind of card that does not suffice, if there is one (CUB-13).
MaybeRefused<Fault> card_fault(const Cards& added, const Cards& hand) {
  for (const Kind kind : kKinds) {
    if (added[kind] <= hand[kind]) continue;
    const Fault fault = hand[kind] == 0 ? Fault::kNoSuchCard : Fault::kTooFewCards;
    return Refused(fault, {{"more", std::to_string(added[kind])},
                           card_place(kind, added[kind]),
                           {"held", std::to_string(hand[kind])}});
  }
  return std::nullopt;
}

// What forbids to take the top box of a column (CUB-41, CUB-43).
MaybeRefused<Fault> take_fault(const Stack& stack, Place at) {
  const auto refused = [&](Fault fault) { return Refused(fault, {{"column", text(at)}}); };
  if (Grid(stack).height(at) == 0) return refused(Fault::kNoColumn);
  if (!without_box(stack, at)) return refused(Fault::kNotProper);
  const Places places = removable(stack);
  if (std::ranges::find(places, at) == places.end()) return refused(Fault::kOpenTopStays);
  return std::nullopt;
}

}  // namespace

std::span<const FaultInfo> Cubus::faults() { return kFaults; }

MaybeRefused<Fault> Cubus::fault(const State& state, Actor actor) {
  const Next due = next(state);
  if (!actor) {
    if (due.is_chance()) return std::nullopt;
    return Refused(Fault::kNoDrawDue);
  }
  if (due.is_over()) {
    return Refused(state.mode == Mode::kBuild ? Fault::kOver : Fault::kTakenDown);
  }
  if (due.is_chance()) return Refused(Fault::kDrawDue, {seat_place("turn", seat_at(state.turn))});
  if (due.allows(*actor)) return std::nullopt;
  return Refused(not_your_turn(state.phase), {seat_place("turn", seat_to_act(state))});
}

MaybeRefused<Fault> phase_fault(const State& state, Act act) {
  const bool knocking = state.phase == Phase::kKnock;
  if (act == Act::kTake) {
    if (state.phase == Phase::kDemolish) return std::nullopt;
    return Refused(Fault::kNoDemolition);
  }
  if (act == Act::kBuild || act == Act::kPass) {
    if (state.phase == Phase::kDemolish) return Refused(Fault::kDemolitionOnly);
    if (!knocking) return std::nullopt;
    return Refused(Fault::kAnswerDue, {seat_place("passer", seat_at(state.turn))});
  }
  if (knocking) return std::nullopt;
  return Refused(Fault::kNobodyPassed);
}

MaybeRefused<Fault> build_fault(const Stack& before, const Cards& hand, const Stack& after) {
  const Exchange cards = exchange(before, after);
  if (!keeps_open_tops(before, after)) return Refused(Fault::kOpenTopsMoved);
  if (cards.added[Kind::kOpenTop] > 0 && cards.gained[Kind::kLid] > 0) {
    return Refused(Fault::kLidForOpenTop);
  }
  if (auto refusal = card_fault(cards.added, hand)) return refusal;
  if (boxes(after) <= boxes(before)) {
    return Refused(Fault::kNoMoreBoxes, {{"after", std::to_string(boxes(after))},
                                         {"before", std::to_string(boxes(before))}});
  }
  const int won = points(before, after);
  if (won < kLeastPoints) return Refused(Fault::kWorthNothing, {{"points", std::to_string(won)}});
  return std::nullopt;
}

MaybeRefused<Fault> Cubus::fault(const State& state, Seat, const Move& move) {
  if (auto refusal = phase_fault(state, move.act)) return refusal;
  if (move.act == Act::kTake) return take_fault(state.stack, move.place());
  if (move.act == Act::kBuild || move.act == Act::kKnockBuild) {
    return build_fault(state.stack, usable_cards(state), move.stack);
  }
  return std::nullopt;
}

MaybeRefused<Fault> Cubus::fault(const State& state, Kind drawn) {
  if (state.deck[drawn] > 0) return std::nullopt;
  return Refused(Fault::kNoneLeft, {card_place(drawn, 1)});
}

}  // namespace benben::cubus
