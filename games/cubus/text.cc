// Texts of Cubus both ways (CUB-51): moves, draws, and refusals in words.
#include "core/text.h"

#include <string>

#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/rules.h"

namespace benben::cubus {
namespace {

constexpr std::string_view kBuildWord = "build ";
constexpr std::string_view kKnockBuildWords = "knock build ";
constexpr std::string_view kTakeWord = "take ";

std::string_view kind_name(Kind kind, int number) {
  constexpr std::array<std::array<std::string_view, 2>, 4> kNames = {{{"left side", "left sides"},
                                                                      {"right side", "right sides"},
                                                                      {"lid", "lids"},
                                                                      {"open top", "open tops"}}};
  return kNames[index(kind)][number == 1 ? 0 : 1];
}

std::string explain_turn(const State& state, std::string_view rule) {
  if (state.phase == Phase::kOver) return "The game is over.";
  if (rule == "CUB-10")
    return "A card is drawn before " + seat_name(seat_at(state.turn)) + " acts.";
  const std::string actor = seat_name(seat_to_act(state));
  if (rule == "CUB-22") return "Now " + actor + " knocks or waives; the others follow in order.";
  if (rule == "CUB-32") return "Now " + actor + " says what it builds with everybody's cards.";
  return "It is the turn of " + actor + ".";
}

std::string explain_phase(const State& state, std::string_view rule) {
  if (rule == "CUB-44") return "The stack is being taken down: every turn takes one box.";
  if (rule == "CUB-41") return "Boxes are taken off only in the demolition.";
  if (state.phase == Phase::kKnock) {
    return "S" + seat_name(seat_at(state.turn)).substr(1) + " has passed: knock or waive.";
  }
  return "Nobody has just passed, so there is nothing to knock for or to waive.";
}

std::string explain_cards(const State& state, const Stack& after) {
  const Cards added = exchange(state.stack, after).added;
  const Cards hand = usable_cards(state);
  for (const Kind kind : kKinds) {
    if (added[kind] <= hand[kind]) continue;
    return "This takes " + std::to_string(added[kind]) + " more " +
           std::string(kind_name(kind, added[kind])) + "; " +
           (hand[kind] == 0 ? "none is at" : "only " + std::to_string(hand[kind]) + " at") +
           " hand.";
  }
  return "The cards do not suffice.";
}

std::string explain_build(const State& state, const Stack& after, std::string_view rule) {
  if (rule == "CUB-13") return explain_cards(state, after);
  if (rule == "CUB-15") {
    return "The open tops of the stack do not keep their places to each other.";
  }
  if (rule == "CUB-16") return "A lid may not be exchanged for an open top.";
  const int more = boxes(after) - boxes(state.stack);
  if (more < 1) {
    return "The number of boxes must grow; it would be " + std::to_string(boxes(after)) +
           " after " + std::to_string(boxes(state.stack)) + ".";
  }
  return "This move is worth " + std::to_string(points(state.stack, after)) +
         " points; it must be worth at least one.";
}

std::string place_name(Place at) { return std::to_string(at.i) + "," + std::to_string(at.j); }

std::string explain_take(const State& state, Place at, std::string_view rule) {
  if (rule == "CUB-43") {
    return "The column " + place_name(at) +
           " has an open top; while a column with a lid can be reduced, it stays.";
  }
  if (Grid(state.stack).height(at) == 0) return "There is no column " + place_name(at) + ".";
  return "Without the top box of " + place_name(at) +
         " the rest would not be a stack with exactly one box fewer.";
}

std::string explain(const State& state, const Move& move, std::string_view rule) {
  if (check_phase(state, move.act)) return explain_phase(state, rule);
  if (move.act == Act::kTake) return explain_take(state, move.place(), rule);
  return explain_build(state, move.stack, rule);
}

Error malformed(const State& state) {
  constexpr std::string_view kForms[] = {
      "", "A move is build and the stack as it stands afterwards, or pass.",
      "Here one says knock build and the stack as it stands afterwards, knock false, or waive."};
  if (state.phase == Phase::kDemolish) {
    return {ErrorCode::kMalformed, "A move is take and the place of a column, as in take 0,3.",
            "CUB-51", 0};
  }
  return {ErrorCode::kMalformed, std::string(kForms[state.phase == Phase::kKnock ? 2 : 1]),
          "CUB-51", 0};
}

// "0,3"; nothing if the text is not of that form.
std::optional<Place> read_place(std::string_view text) {
  const auto words = split(text, ',');
  if (words.size() != 2) return std::nullopt;
  const std::optional<int> i = parse_number(words[0], kMaxColumns - 1);
  const std::optional<int> j = parse_number(words[1], kMaxColumns - 1);
  if (!i || !j) return std::nullopt;
  return Place{*i, *j};
}

// A move of the right form, whatever the rules say to it; an error for any other text.
Result<Move> read_form(const State& state, std::string_view text) {
  if (text == "pass") return Move{Act::kPass, 0, 0, {}};
  if (text == "waive") return Move{Act::kWaive, 0, 0, {}};
  if (text == "knock false") return Move{Act::kKnockFalse, 0, 0, {}};
  if (text.starts_with(kTakeWord)) {
    const std::optional<Place> place = read_place(text.substr(kTakeWord.size()));
    return place ? Result<Move>(Move::take(*place)) : malformed(state);
  }
  const bool knocks = text.starts_with(kKnockBuildWords);
  if (!knocks && !text.starts_with(kBuildWord)) return malformed(state);
  const Act act = knocks ? Act::kKnockBuild : Act::kBuild;
  // That building has no place now is said before what is wrong with the stack.
  if (check_phase(state, act)) return Move{act, 0, 0, {}};
  const Result<Stack> stack =
      read_stack(text.substr(knocks ? kKnockBuildWords.size() : kBuildWord.size()));
  if (!stack) return stack.error();
  return Move{act, 0, 0, *stack};
}

}  // namespace

std::string Cubus::text(const Move& move) {
  switch (move.act) {
    case Act::kBuild:
      return std::string(kBuildWord) + cubus::text(move.stack);
    case Act::kPass:
      return "pass";
    case Act::kKnockBuild:
      return std::string(kKnockBuildWords) + cubus::text(move.stack);
    case Act::kKnockFalse:
      return "knock false";
    case Act::kWaive:
      return "waive";
    case Act::kTake:
      return std::string(kTakeWord) + place_name(move.place());
  }
  return "";
}

std::string Cubus::text(Kind drawn) { return std::string("draw ") + kKindLetters[index(drawn)]; }

Result<Move> Cubus::read_move(const State& state, Seat seat, std::string_view text) {
  if (const Refusal rule = check_turn(state, seat)) {
    return Error{ErrorCode::kOutOfTurn, explain_turn(state, *rule), std::string(*rule), 0};
  }
  Result<Move> move = read_form(state, text);
  if (!move) return move;
  if (const Refusal rule = check(state, seat, *move)) {
    return Error{ErrorCode::kIllegal, explain(state, *move, *rule), std::string(*rule), 0};
  }
  return move;
}

Result<Kind> Cubus::read_outcome(const State& state, std::string_view text) {
  if (!next(state).is_chance()) {
    return Error{ErrorCode::kOutOfTurn, "No card is to be drawn now.", "CUB-10", 0};
  }
  const bool is_draw = text.starts_with("draw ");
  const std::optional<Kind> kind = is_draw ? find_kind(text.substr(5)) : std::nullopt;
  if (!kind) {
    return Error{ErrorCode::kMalformed, "A card is drawn: draw L, draw R, draw T or draw O.",
                 "CUB-51", 0};
  }
  if (state.deck[*kind] == 0) {
    return Error{ErrorCode::kIllegal,
                 "The deck has no " + std::string(kind_name(*kind, 1)) + " any more.", "CUB-01", 0};
  }
  return *kind;
}

}  // namespace benben::cubus
