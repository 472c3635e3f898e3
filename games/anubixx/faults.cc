// The refusals of Anubixx (ANX-53): the table, who may act, what the rules forbid. What a text
// means stands with the texts (text.cc).
#include "games/anubixx/faults.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/anubixx/rules.h"

namespace benben::anubixx {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;
constexpr auto kIllegal = ErrorCode::kIllegal;
constexpr auto kOutOfTurn = ErrorCode::kOutOfTurn;

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kOver,
     {"over", kOutOfTurn, "ANX-40", "The game is over: a builder has completed two buildings."}},
    {Fault::kOverIdle,
     {"over_idle", kOutOfTurn, "ANX-41",
      "The game is over: in ten rounds in a row nobody has crossed out a stone."}},
    {Fault::kSheetsDue,
     {"sheets_due", kOutOfTurn, "ANX-08", "Before the first turn every builder is dealt a sheet."}},
    {Fault::kRollDue,
     {"roll_due", kOutOfTurn, "ANX-10", "The dice are rolled before the next turn."}},
    {Fault::kNotYourTurn,
     {"not_your_turn", kOutOfTurn, "ANX-10", "It is the turn of seat {turn}, not of seat {seat}."}},
    {Fault::kNoChanceDue,
     {"no_chance_due", kOutOfTurn, "ANX-10",
      "The dice are rolled already; seat {turn} is to build."}},
    {Fault::kNoStep,
     {"no_step", kMalformed, "ANX-50",
      "A step is a stone with its payment, as in P21<die or L2<Q3 or R1<J, two stones of the "
      "mosaic, as in M11+M12<die,Q4, or end."}},
    {Fault::kPairDescends,
     {"pair_descends", kMalformed, "ANX-50",
      "Of two stones the one with the lower name stands first."}},
    {Fault::kNoSuchStone,
     {"no_such_stone", kMalformed, "ANX-50", "This block has no stone {stone}."}},
    {Fault::kNoSuchQuarryStone,
     {"no_such_quarry_stone", kMalformed, "ANX-50", "This block has no quarry stone {payment}."}},
    {Fault::kCrossed, {"crossed", kIllegal, "ANX-11", "The stone {stone} is crossed out already."}},
    {Fault::kPairOutsideMosaic,
     {"pair_outside_mosaic", kIllegal, "ANX-20",
      "The stone {stone} is not in the mosaic; stones of the pyramid and the arch are crossed out "
      "one by one."}},
    {Fault::kMosaicStoneAlone,
     {"mosaic_stone_alone", kIllegal, "ANX-20",
      "Of the mosaic always two neighbours are crossed out at once, not {stone} alone."}},
    {Fault::kNotNeighbours,
     {"not_neighbours", kIllegal, "ANX-20",
      "The two stones of the mosaic must lie side by side or one above the other."}},
    {Fault::kPairAsSecondStone,
     {"pair_as_second_stone", kIllegal, "ANX-20",
      "Two stones of the mosaic are a whole turn, and one stone is crossed out in this turn "
      "already."}},
    {Fault::kNotSupported,
     {"not_supported", kIllegal, "ANX-21",
      "The stone {stone} rests on {supports}; {missing} not crossed out yet."}},
    {Fault::kNotReached,
     {"not_reached", kIllegal, "ANX-22",
      "The stone {stone} rests on {supports}; {missing} not crossed out yet."}},
    {Fault::kPaymentOrder,
     {"payment_order", kIllegal, "ANX-20",
      "The payments of two stones of one colour are written in the order die, quarry stones from "
      "left to right, joker."}},
    {Fault::kQuarryTwice,
     {"quarry_twice", kIllegal, "ANX-12", "The quarry stone {payment} can pay one stone only."}},
    {Fault::kNoDie,
     {"no_die", kIllegal, "ANX-12", "No {colour} die was rolled for the {colour} stone {stone}."}},
    {Fault::kDieGone,
     {"die_gone", kIllegal, "ANX-15",
      "No {colour} die is left for the {colour} stone {stone}: it is taken already."}},
    {Fault::kDieNotTaken,
     {"die_not_taken", kIllegal, "ANX-12",
      "{die} is available and must be taken for the {colour} stone {stone}, not {payment}."}},
    {Fault::kNoJoker,
     {"no_joker", kIllegal, "ANX-14", "No joker is left for the {colour} stone {stone}."}},
    {Fault::kQuarryColour,
     {"quarry_colour", kIllegal, "ANX-12",
      "The quarry stone {payment} is {payment_colour} and cannot pay the {colour} stone {stone}."}},
    {Fault::kQuarryPassed,
     {"quarry_passed", kIllegal, "ANX-13",
      "The quarry stone {payment} is not to the right of {last}, the last one crossed out."}},
    {Fault::kNoSheetsText,
     {"no_sheets_text", kMalformed, "ANX-50",
      "The sheets are due, a letter for each seat, of the form: sheets AC"}},
    {Fault::kSheetCount,
     {"sheet_count", kIllegal, "ANX-08",
      "Each of the {players} builders is dealt one sheet, here are {count}."}},
    {Fault::kSheetNotInUse,
     {"sheet_not_in_use", kIllegal, "ANX-02", "There is no sheet {sheet} in this game."}},
    {Fault::kSheetTwice,
     {"sheet_twice", kIllegal, "ANX-08",
      "The sheet {sheet} is dealt twice; every builder has a different one."}},
    {Fault::kNoRollText,
     {"no_roll_text", kMalformed, "ANX-50",
      "A roll is due, the dice's colours in the order r, y, g, b, l, o, of the form: roll rgbb"}},
    {Fault::kDiceCount,
     {"dice_count", kIllegal, "ANX-01",
      "{dice} dice are rolled by this number of players, not {count}."}},
});

// "P11 and P12"
std::string stone_list(StoneSet stones) {
  std::string text;
  int left = stones.size();
  for (const Stone stone : stones) {
    text += stone_name(stone);
    if (--left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

std::string stone_names(StoneSet stones) {
  std::string text;
  for (const Stone stone : stones) text += (text.empty() ? "" : " ") + stone_name(stone);
  return text;
}

Place stone_place(Stone stone) { return {"stone", stone_name(stone)}; }
Place colour_place(std::string_view name, Colour colour) {
  return {name, std::string(1, letter(colour)), std::string(anubixx::name(colour))};
}
Place payment_place(Payment payment) {
  return {"payment", payment_text(payment), payment == Payment::kJoker ? "a joker" : ""};
}
// At the beginning of a sentence.
Place die_place(Colour colour) {
  const std::string article = colour == Colour::kOrange ? "An " : "A ";
  return {"die", std::string(1, letter(colour)), article + std::string(name(colour)) + " die"};
}

// What a builder has to pay a stone with, changing from the first stone of a pair to the second.
struct Means {
  Dice available;
  int jokers;
  int last_quarry;
};

MaybeRefused<Fault> payment_fault(const State& state, const Means& means, Stone stone,
                                  Payment payment) {
  const Sheet& sheet = state.sheet(seat_at(state.turn));
  const Colour colour = sheet.colour(stone);
  const auto refused = [&](Fault fault, std::vector<Place> more = {}) {
    more.push_back(stone_place(stone));
    more.push_back(colour_place("colour", colour));
    return Refused(fault, std::move(more));
  };
  const bool die = means.available.count(colour) > 0;
  if (payment == Payment::kDie) {
    if (die) return std::nullopt;
    return refused(state.rolled.count(colour) > 0 ? Fault::kDieGone : Fault::kNoDie);
  }
  if (die) return refused(Fault::kDieNotTaken, {die_place(colour), payment_place(payment)});
  if (payment == Payment::kJoker) {
    if (means.jokers > 0) return std::nullopt;
    return refused(Fault::kNoJoker);
  }
  const Colour paid = sheet.colour(payment);
  if (paid != colour) {
    return refused(Fault::kQuarryColour,
                   {payment_place(payment), colour_place("payment_colour", paid)});
  }
  if (quarry_number(payment) > means.last_quarry) return std::nullopt;
  return Refused(Fault::kQuarryPassed,
                 {payment_place(payment), {"last", "Q" + std::to_string(means.last_quarry)}});
}

// ANX-20: whether the payments of two equal-coloured stones are in the order die, quarry ascending,
// joker.
bool in_order(Payment one, Payment two) {
  const auto rank = [](Payment payment) {
    if (payment == Payment::kDie) return 0;
    return payment == Payment::kJoker ? kQuarryStones + 1 : quarry_number(payment);
  };
  return rank(one) <= rank(two);
}

MaybeRefused<Fault> pair_payments_fault(const State& state, Means means, const Move& move) {
  const Sheet& sheet = state.sheet(seat_at(state.turn));
  const Colour colour = sheet.colour(move.stone);
  const bool equal = colour == sheet.colour(move.second);
  if (equal && !in_order(move.payment, move.second_payment)) return Refused(Fault::kPaymentOrder);
  if (is_quarry(move.payment) && move.payment == move.second_payment) {
    return Refused(Fault::kQuarryTwice, {payment_place(move.payment)});
  }
  if (auto refused = payment_fault(state, means, move.stone, move.payment)) return refused;
  if (move.payment == Payment::kDie) {
    Dice used;
    used.add(colour);
    means.available = means.available - used;
  }
  if (move.payment == Payment::kJoker) --means.jokers;
  return payment_fault(state, means, move.second, move.second_payment);
}

MaybeRefused<Fault> pair_fault(const State& state, const Move& move) {
  for (const Stone stone : {move.stone, move.second}) {
    if (!kMosaic.contains(stone)) return Refused(Fault::kPairOutsideMosaic, {stone_place(stone)});
  }
  if (!are_neighbours(move.stone, move.second)) return Refused(Fault::kNotNeighbours);
  if (state.built > 0) return Refused(Fault::kPairAsSecondStone);
  return std::nullopt;
}

MaybeRefused<Fault> single_fault(const State& state, Stone stone) {
  if (kMosaic.contains(stone)) return Refused(Fault::kMosaicStoneAlone, {stone_place(stone)});
  const StoneSet below = supports(stone) & state.block.stones();
  const StoneSet missing = below - state.builder(seat_at(state.turn)).crossed;
  if (missing.empty()) return std::nullopt;
  return Refused(kPyramid.contains(stone) ? Fault::kNotSupported : Fault::kNotReached,
                 {stone_place(stone),
                  {"supports", stone_names(below), stone_list(below)},
                  {"missing", stone_names(missing),
                   stone_list(missing) + (missing.size() == 1 ? " is" : " are")}});
}

// Stones and quarry stones have names that only larger blocks use (ANX-56).
MaybeRefused<Fault> name_fault(const Block& block, Stone stone, Payment payment) {
  if (!block.stones().contains(stone)) return Refused(Fault::kNoSuchStone, {stone_place(stone)});
  if (is_quarry(payment) && quarry_number(payment) > block.quarry_stones()) {
    return Refused(Fault::kNoSuchQuarryStone, {payment_place(payment)});
  }
  return std::nullopt;
}

}  // namespace

std::span<const FaultInfo> Anubixx::faults() { return kFaults; }

MaybeRefused<Fault> Anubixx::fault(const State& state, Actor actor) {
  if (state.phase == Phase::kOver) {
    return Refused(state.idle == kIdleRounds ? Fault::kOverIdle : Fault::kOver);
  }
  const Place turn = seat_place("turn", seat_at(state.turn));
  if (!actor) {
    if (state.phase != Phase::kBuild) return std::nullopt;
    return Refused(Fault::kNoChanceDue, {turn});
  }
  if (state.phase == Phase::kSheets) return Refused(Fault::kSheetsDue);
  if (state.phase == Phase::kRoll) return Refused(Fault::kRollDue);
  if (benben::index(*actor) == state.turn) return std::nullopt;
  return Refused(Fault::kNotYourTurn, {turn, seat_place("seat", *actor)});
}

MaybeRefused<Fault> Anubixx::fault(const State& state, Seat seat, const Move& move) {
  if (move.step == Step::kEnd) return std::nullopt;
  const Builder& builder = state.builder(seat);
  const bool pair = move.step == Step::kPair;
  if (auto refused = name_fault(state.block, move.stone, move.payment)) return refused;
  if (pair) {
    auto refused = name_fault(state.block, move.second, move.second_payment);
    if (refused) return refused;
  }
  const bool second_crossed = pair && builder.crossed.contains(move.second);
  if (builder.crossed.contains(move.stone) || second_crossed) {
    const Stone crossed = builder.crossed.contains(move.stone) ? move.stone : move.second;
    return Refused(Fault::kCrossed, {stone_place(crossed)});
  }
  auto place = pair ? pair_fault(state, move) : single_fault(state, move.stone);
  if (place) return place;
  const Means means{state.available(), builder.jokers, builder.quarry};
  return pair ? pair_payments_fault(state, means, move)
              : payment_fault(state, means, move.stone, move.payment);
}

MaybeRefused<Fault> Anubixx::fault(const State& state, const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::kRoll) return std::nullopt;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    const SheetLetter sheet = outcome.sheets[seat];
    const Place place{"sheet", std::string(1, letter(sheet))};
    if (!sheet_in_use(state, sheet)) return Refused(Fault::kSheetNotInUse, {place});
    const auto before = outcome.sheets.begin() + static_cast<std::ptrdiff_t>(seat);
    if (std::find(outcome.sheets.begin(), before, sheet) == before) continue;
    return Refused(Fault::kSheetTwice, {place});
  }
  return std::nullopt;
}

}  // namespace benben::anubixx
