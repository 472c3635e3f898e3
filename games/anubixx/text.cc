// Texts of Anubixx both ways (ANX-50): steps of a turn and what chance decides.
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "games/anubixx/refusals.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {
namespace {

constexpr std::string_view kEnd = "end";
constexpr std::string_view kSheetsWord = "sheets ";
constexpr std::string_view kRollWord = "roll ";

Error illegal(std::string_view rule, std::string message) {
  return {ErrorCode::kIllegal, std::move(message), std::string(rule), 0};
}

Error malformed(std::string message) {
  return {ErrorCode::kMalformed, std::move(message), "ANX-50", 0};
}

Error not_a_step() {
  return malformed(
      "A step is a stone with its payment, as in P21<die or L2<Q3 or R1<J, two stones of the "
      "mosaic, as in M11+M12<die,Q4, or end.");
}

// The two parts around the only `separator`; nothing if it does not stand there once.
std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view text,
                                                                    char separator) {
  const std::size_t at = text.find(separator);
  if (at == text.npos || text.find(separator, at + 1) != text.npos) return std::nullopt;
  return std::pair(text.substr(0, at), text.substr(at + 1));
}

Result<Move> parse_single(std::string_view stone_word, std::string_view payment_word) {
  const std::optional<Stone> stone = find_stone(stone_word);
  const std::optional<Payment> payment = find_payment(payment_word);
  if (!stone || !payment) return not_a_step();
  return Move::single(*stone, *payment);
}

Result<Move> parse_pair(std::string_view stone_words, std::string_view payment_words) {
  const auto stones = halves(stone_words, '+');
  const auto payments = halves(payment_words, ',');
  if (!stones || !payments) return not_a_step();
  const auto one = find_stone(stones->first);
  const auto two = find_stone(stones->second);
  const auto payment = find_payment(payments->first);
  const auto second_payment = find_payment(payments->second);
  if (!one || !two || !payment || !second_payment) return not_a_step();
  if (*one >= *two) return malformed("Of two stones the one with the lower name stands first.");
  return Move::pair(*one, *payment, *two, *second_payment);
}

Result<Move> parse_step(std::string_view text) {
  if (text == kEnd) return Move::end();
  const auto parts = halves(text, '<');
  if (!parts) return not_a_step();
  const bool pair = parts->first.find('+') != parts->first.npos;
  return pair ? parse_pair(parts->first, parts->second) : parse_single(parts->first, parts->second);
}

Result<Outcome> read_sheets(const State& state, std::string_view text) {
  const Error form =
      malformed("The sheets are due, a letter for each seat, of the form: sheets AC");
  if (!text.starts_with(kSheetsWord)) return form;
  const std::string_view letters = text.substr(kSheetsWord.size());
  const auto is_letter = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (letters.empty() || !std::ranges::all_of(letters, is_letter)) return form;
  if (letters.size() != state.players) {
    return illegal("ANX-08", "Each of the " + std::to_string(state.players) +
                                 " builders is dealt one sheet, here are " +
                                 std::to_string(letters.size()) + ".");
  }
  Outcome outcome;
  outcome.kind = Outcome::Kind::kSheets;
  for (std::size_t seat = 0; seat < letters.size(); ++seat) {
    const SheetLetter sheet = sheet_letter(letters[seat]);
    if (!sheet_in_use(state, sheet)) {
      return illegal("ANX-02",
                     "There is no sheet " + shortened(letters.substr(seat, 1)) + " in this game.");
    }
    if (std::ranges::find(outcome.sheets, sheet) != outcome.sheets.end()) {
      return illegal("ANX-08", "The sheet " + shortened(letters.substr(seat, 1)) +
                                   " is dealt twice; every builder has a different one.");
    }
    outcome.sheets[seat] = sheet;
  }
  return outcome;
}

Result<Outcome> read_roll(const State& state, std::string_view text) {
  const Error form = malformed(
      "A roll is due, the dice's colours in the order r, y, g, b, l, o, of the form: roll rgbb");
  if (!text.starts_with(kRollWord)) return form;
  const std::string_view letters = text.substr(kRollWord.size());
  if (letters.empty()) return form;
  const auto not_a_colour = [](char c) { return !find_colour(c); };
  if (std::ranges::any_of(letters, not_a_colour)) return form;
  if (!std::ranges::is_sorted(letters, {}, [](char c) { return *find_colour(c); })) return form;
  if (static_cast<int>(letters.size()) != dice_count(state.players)) {
    return illegal("ANX-01", std::to_string(dice_count(state.players)) +
                                 " dice are rolled by this number of players, not " +
                                 std::to_string(letters.size()) + ".");
  }
  Outcome outcome;
  for (const char c : letters) outcome.dice.add(*find_colour(c));
  return outcome;
}

}  // namespace

std::string Dice::text() const {
  std::string text;
  for (const Colour colour : kColours) {
    text.append(static_cast<std::size_t>(count(colour)), letter(colour));
  }
  return text;
}

std::string payment_text(Payment payment) {
  if (payment == Payment::kDie) return "die";
  if (payment == Payment::kJoker) return "J";
  return "Q" + std::to_string(quarry_number(payment));
}

std::optional<Payment> find_payment(std::string_view text) {
  for (int i = 0; i <= static_cast<int>(Payment::kDie); ++i) {
    if (payment_text(static_cast<Payment>(i)) == text) return static_cast<Payment>(i);
  }
  return std::nullopt;
}

std::string Anubixx::text(const Move& move) {
  if (move.step == Step::kEnd) return std::string(kEnd);
  const std::string stone = stone_name(move.stone);
  const std::string payment = payment_text(move.payment);
  if (move.step == Step::kStone) return stone + "<" + payment;
  return stone + "+" + stone_name(move.second) + "<" + payment + "," +
         payment_text(move.second_payment);
}

std::string Anubixx::text(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::kRoll) return std::string(kRollWord) + outcome.dice.text();
  std::string text(kSheetsWord);
  for (const SheetLetter sheet : outcome.sheets) {
    if (sheet != SheetLetter::kNone) text += letter(sheet);
  }
  return text;
}

Result<Move> Anubixx::read_move(const State& state, Seat seat, std::string_view text) {
  if (const auto complaint = complaint_about_turn(state, seat)) {
    return explain(state, seat, *complaint);
  }
  Result<Move> move = parse_step(text);
  if (!move) return move;
  if (const auto complaint = complaint_about_step(state, *move)) {
    return explain(state, seat, *complaint);
  }
  return move;
}

Result<Outcome> Anubixx::read_outcome(const State& state, std::string_view text) {
  switch (state.phase) {
    case Phase::kSheets:
      return read_sheets(state, text);
    case Phase::kRoll:
      return read_roll(state, text);
    case Phase::kBuild:
      return Error{
          ErrorCode::kOutOfTurn,
          "The dice are rolled already; seat " + std::to_string(state.turn + 1) + " is to build.",
          "ANX-10", 0};
    case Phase::kOver:
      break;
  }
  return explain(state, seat_at(0), *complaint_about_turn(state, seat_at(0)));
}

}  // namespace benben::anubixx
