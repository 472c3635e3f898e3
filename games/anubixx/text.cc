// Texts of Anubixx both ways (ANX-50): steps of a turn and what chance decides.
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "games/anubixx/rules.h"

namespace benben::anubixx {
namespace {

constexpr std::string_view kEnd = "end";
constexpr std::string_view kSheetsWord = "sheets ";
constexpr std::string_view kRollWord = "roll ";

// The two parts around the only `separator`; nothing if it does not stand there once.
std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view text,
                                                                    char separator) {
  const std::size_t at = text.find(separator);
  if (at == text.npos || text.find(separator, at + 1) != text.npos) return std::nullopt;
  return std::pair(text.substr(0, at), text.substr(at + 1));
}

Parsed<Move, Fault> parse_single(std::string_view stone_word, std::string_view payment_word) {
  const std::optional<Stone> stone = find_stone(stone_word);
  const std::optional<Payment> payment = find_payment(payment_word);
  if (!stone || !payment) return Fault::kNoStep;
  return Move::single(*stone, *payment);
}

Parsed<Move, Fault> parse_pair(std::string_view stone_words, std::string_view payment_words) {
  const auto stones = halves(stone_words, '+');
  const auto payments = halves(payment_words, ',');
  if (!stones || !payments) return Fault::kNoStep;
  const auto one = find_stone(stones->first);
  const auto two = find_stone(stones->second);
  const auto payment = find_payment(payments->first);
  const auto second_payment = find_payment(payments->second);
  if (!one || !two || !payment || !second_payment) return Fault::kNoStep;
  if (*one >= *two) return Fault::kPairDescends;
  return Move::pair(*one, *payment, *two, *second_payment);
}

Parsed<Move, Fault> parse_step(std::string_view text) {
  if (text == kEnd) return Move::end();
  const auto parts = halves(text, '<');
  if (!parts) return Fault::kNoStep;
  const bool pair = parts->first.find('+') != parts->first.npos;
  return pair ? parse_pair(parts->first, parts->second) : parse_single(parts->first, parts->second);
}

Parsed<Outcome, Fault> parse_sheets(const State& state, std::string_view text) {
  if (!text.starts_with(kSheetsWord)) return Fault::kNoSheetsText;
  const std::string_view letters = text.substr(kSheetsWord.size());
  const auto is_letter = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (letters.empty() || !std::ranges::all_of(letters, is_letter)) return Fault::kNoSheetsText;
  if (letters.size() != state.players) {
    return Refused(Fault::kSheetCount, {{"players", std::to_string(state.players)},
                                        {"count", std::to_string(letters.size())}});
  }
  Outcome outcome;
  outcome.kind = Outcome::Kind::kSheets;
  std::ranges::transform(letters, outcome.sheets.begin(), sheet_letter);
  return outcome;
}

Parsed<Outcome, Fault> parse_roll(const State& state, std::string_view text) {
  if (!text.starts_with(kRollWord)) return Fault::kNoRollText;
  const std::string_view letters = text.substr(kRollWord.size());
  const auto not_a_colour = [](char c) { return !find_colour(c); };
  if (letters.empty() || std::ranges::any_of(letters, not_a_colour)) return Fault::kNoRollText;
  if (!std::ranges::is_sorted(letters, {}, [](char c) { return *find_colour(c); })) {
    return Fault::kNoRollText;
  }
  const int dice = dice_count(state.players);
  if (static_cast<int>(letters.size()) != dice) {
    return Refused(Fault::kDiceCount,
                   {{"dice", std::to_string(dice)}, {"count", std::to_string(letters.size())}});
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

Parsed<Move, Fault> Anubixx::parse_move(const State&, std::string_view text) {
  return parse_step(text);
}

Parsed<Outcome, Fault> Anubixx::parse_outcome(const State& state, std::string_view text) {
  return state.phase == Phase::kSheets ? parse_sheets(state, text) : parse_roll(state, text);
}

}  // namespace benben::anubixx
