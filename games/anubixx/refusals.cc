#include "games/anubixx/refusals.h"

#include <array>
#include <cstddef>
#include <utility>

namespace benben::anubixx {
namespace {

bool in_pyramid(Stone stone) { return kPyramid.contains(stone); }
bool in_mosaic(Stone stone) { return kMosaic.contains(stone); }

// What a builder has to pay a stone with, changing from the first stone of a pair to the second.
struct Means {
  Dice available;
  int jokers;
  int last_quarry;
};

std::optional<Complaint> complaint_about_payment(const State& state, const Means& means,
                                                 Stone stone, Payment payment) {
  const Sheet& sheet = state.sheet(seat_at(state.turn));
  const Colour colour = sheet.colour(stone);
  const bool die = means.available.count(colour) > 0;
  if (payment == Payment::kDie) {
    if (die) return std::nullopt;
    const bool rolled = state.rolled.count(colour) > 0;
    return Complaint{rolled ? Fault::kDieGone : Fault::kNoDie, stone, payment};
  }
  if (die) return Complaint{Fault::kDieNotTaken, stone, payment};
  if (payment == Payment::kJoker) {
    if (means.jokers > 0) return std::nullopt;
    return Complaint{Fault::kNoJoker, stone, payment};
  }
  if (sheet.colour(payment) != colour) return Complaint{Fault::kQuarryColour, stone, payment};
  if (quarry_number(payment) <= means.last_quarry) {
    return Complaint{Fault::kQuarryPassed, stone, payment};
  }
  return std::nullopt;
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

std::optional<Complaint> complaint_about_pair_payments(const State& state, Means means,
                                                       const Move& move) {
  const Sheet& sheet = state.sheet(seat_at(state.turn));
  const Colour colour = sheet.colour(move.stone);
  const bool equal = colour == sheet.colour(move.second);
  if (equal && !in_order(move.payment, move.second_payment)) {
    return Complaint{Fault::kPaymentOrder, move.second, move.second_payment};
  }
  if (is_quarry(move.payment) && move.payment == move.second_payment) {
    return Complaint{Fault::kQuarryTwice, move.second, move.second_payment};
  }
  if (auto complaint = complaint_about_payment(state, means, move.stone, move.payment)) {
    return complaint;
  }
  if (move.payment == Payment::kDie) {
    Dice used;
    used.add(colour);
    means.available = means.available - used;
  }
  if (move.payment == Payment::kJoker) --means.jokers;
  return complaint_about_payment(state, means, move.second, move.second_payment);
}

std::optional<Complaint> complaint_about_pair(const State& state, const Move& move) {
  if (!in_mosaic(move.stone) || !in_mosaic(move.second)) {
    return Complaint{Fault::kPairOutsideMosaic, in_mosaic(move.stone) ? move.second : move.stone};
  }
  if (!are_neighbours(move.stone, move.second)) {
    return Complaint{Fault::kNotNeighbours, move.stone};
  }
  if (state.built > 0) return Complaint{Fault::kPairAsSecondStone, move.stone};
  return std::nullopt;
}

// Stones have names that only larger blocks use.
std::optional<Complaint> complaint_about_names(const Block& block, const Move& move) {
  const bool pair = move.step == Step::kPair;
  const StoneSet missing =
      (StoneSet::of(move.stone) | StoneSet::of(pair ? move.second : move.stone)) - block.stones();
  if (!missing.empty()) return Complaint{Fault::kNoSuchStone, missing.first()};
  for (const Payment payment : {move.payment, pair ? move.second_payment : move.payment}) {
    if (is_quarry(payment) && quarry_number(payment) > block.quarry_stones()) {
      return Complaint{Fault::kNoSuchQuarryStone, move.stone, payment};
    }
  }
  return std::nullopt;
}

// What a stone rests on in this game's block.
StoneSet supports_in(const State& state, Stone stone) {
  return supports(stone) & state.block.stones();
}

std::optional<Complaint> complaint_about_single(const State& state, Stone stone) {
  const Builder& builder = state.builder(seat_at(state.turn));
  if (in_mosaic(stone)) return Complaint{Fault::kMosaicStoneAlone, stone};
  if (builder.crossed.contains(supports_in(state, stone))) return std::nullopt;
  return Complaint{in_pyramid(stone) ? Fault::kNotSupported : Fault::kNotReached, stone};
}

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

// A reason's rule and its sentence; what stands in braces is filled in.
struct Reason {
  std::string_view rule;
  std::string_view sentence;
};

// By Fault.
constexpr auto kReasons = std::to_array<Reason>({
    {"ANX-40", "The game is over: a builder has completed two buildings."},
    {"ANX-41", "The game is over: in ten rounds in a row nobody has crossed out a stone."},
    {"ANX-08", "Before the first turn every builder is dealt a sheet."},
    {"ANX-10", "The dice are rolled before the next turn."},
    {"ANX-10", "It is the turn of seat {turn}, not of seat {seat}."},
    {"ANX-50", "This block has no stone {stone}."},
    {"ANX-50", "This block has no quarry stone {payment}."},
    {"ANX-11", "The stone {stone} is crossed out already."},
    {"ANX-20",
     "The stone {stone} is not in the mosaic; stones of the pyramid and the arch are crossed out "
     "one by one."},
    {"ANX-20", "Of the mosaic always two neighbours are crossed out at once, not {stone} alone."},
    {"ANX-20", "The two stones of the mosaic must lie side by side or one above the other."},
    {"ANX-20",
     "Two stones of the mosaic are a whole turn, and one stone is crossed out in this turn "
     "already."},
    {"ANX-21", "The stone {stone} rests on {supports}; {missing} not crossed out yet."},
    {"ANX-22", "The stone {stone} rests on {supports}; {missing} not crossed out yet."},
    {"ANX-20",
     "The payments of two stones of one colour are written in the order die, quarry stones from "
     "left to right, joker."},
    {"ANX-12", "The quarry stone {payment} can pay one stone only."},
    {"ANX-12", "No {colour} die was rolled for the {colour} stone {stone}."},
    {"ANX-15", "No {colour} die is left for the {colour} stone {stone}: it is taken already."},
    {"ANX-12",
     "{A colour} die is available and must be taken for the {colour} stone {stone}, not "
     "{payment}."},
    {"ANX-14", "No joker is left for the {colour} stone {stone}."},
    {"ANX-12",
     "The quarry stone {payment} is {payment colour} and cannot pay the {colour} stone {stone}."},
    {"ANX-13",
     "The quarry stone {payment} is not to the right of Q{last}, the last one crossed out."},
});
static_assert(kReasons.size() == static_cast<std::size_t>(Fault::kQuarryPassed) + 1);

const Reason& reason(Fault fault) { return kReasons[static_cast<std::size_t>(fault)]; }

void fill(std::string& sentence, std::string_view blank, const std::string& text) {
  for (std::size_t at = sentence.find(blank); at != sentence.npos; at = sentence.find(blank)) {
    sentence.replace(at, blank.size(), text);
  }
}

void fill_places(std::string& sentence, const State& state, Stone stone) {
  const StoneSet below = supports_in(state, stone);
  const StoneSet missing = below - state.builder(seat_at(state.turn)).crossed;
  fill(sentence, "{stone}", stone_name(stone));
  fill(sentence, "{supports}", stone_list(below));
  fill(sentence, "{missing}", stone_list(missing) + (missing.size() == 1 ? " is" : " are"));
}

void fill_payment(std::string& sentence, const State& state, const Complaint& complaint) {
  const Seat seat = seat_at(state.turn);
  const Payment payment = complaint.payment;
  const Sheet& sheet = state.sheet(seat);
  const std::string colour(name(sheet.colour(complaint.stone)));
  fill(sentence, "{A colour}", (colour == "orange" ? "An " : "A ") + colour);
  fill(sentence, "{colour}", colour);
  fill(sentence, "{last}", std::to_string(state.builder(seat).quarry));
  if (is_quarry(payment)) {
    fill(sentence, "{payment colour}", std::string(name(sheet.colour(payment))));
  }
}

bool is_about_turn(Fault fault) { return fault <= Fault::kNotYourTurn; }
bool is_about_block(Fault fault) {
  return fault == Fault::kNoSuchStone || fault == Fault::kNoSuchQuarryStone;
}

ErrorCode code_of(Fault fault) {
  if (is_about_turn(fault)) return ErrorCode::kOutOfTurn;
  return is_about_block(fault) ? ErrorCode::kMalformed : ErrorCode::kIllegal;
}

}  // namespace

std::string_view rule_of(Fault fault) { return reason(fault).rule; }

std::optional<Complaint> complaint_about_turn(const State& state, Seat seat) {
  switch (state.phase) {
    case Phase::kOver:
      return Complaint{state.idle == kIdleRounds ? Fault::kOverIdle : Fault::kOver};
    case Phase::kSheets:
      return Complaint{Fault::kSheetsDue};
    case Phase::kRoll:
      return Complaint{Fault::kRollDue};
    case Phase::kBuild:
      break;
  }
  if (benben::index(seat) != state.turn) return Complaint{Fault::kNotYourTurn};
  return std::nullopt;
}

std::optional<Complaint> complaint_about_step(const State& state, const Move& move) {
  if (move.step == Step::kEnd) return std::nullopt;
  const Builder& builder = state.builder(seat_at(state.turn));
  const bool pair = move.step == Step::kPair;
  if (const auto complaint = complaint_about_names(state.block, move)) return complaint;
  if (builder.crossed.contains(move.stone)) return Complaint{Fault::kCrossed, move.stone};
  if (pair && builder.crossed.contains(move.second)) return Complaint{Fault::kCrossed, move.second};
  const auto place =
      pair ? complaint_about_pair(state, move) : complaint_about_single(state, move.stone);
  if (place) return place;
  const Means means{state.available(), builder.jokers, builder.quarry};
  return pair ? complaint_about_pair_payments(state, means, move)
              : complaint_about_payment(state, means, move.stone, move.payment);
}

Error explain(const State& state, Seat seat, const Complaint& complaint) {
  const auto& [rule, sentence] = reason(complaint.fault);
  std::string message(sentence);
  fill(message, "{turn}", std::to_string(state.turn + 1));
  fill(message, "{seat}", std::to_string(benben::index(seat) + 1));
  if (!is_about_turn(complaint.fault)) {
    const Payment payment = complaint.payment;
    fill(message, "{payment}", payment == Payment::kJoker ? "a joker" : payment_text(payment));
    fill_places(message, state, complaint.stone);
    if (!is_about_block(complaint.fault)) fill_payment(message, state, complaint);
  }
  return {code_of(complaint.fault), std::move(message), std::string(rule), 0};
}

}  // namespace benben::anubixx
