// Texts of Ankh'or, read: steps (ANK-70) and chance events (ANK-71). The form alone is checked.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/ankhor/fault_places.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

using Words = std::vector<std::string_view>;
using ParsedMove = Parsed<Move, Fault>;
using ParsedOutcome = Parsed<Outcome, Fault>;

std::optional<PileName> find_pile(std::string_view name) {
  if (name == "a") return PileName::kA;
  if (name == "b") return PileName::kB;
  return std::nullopt;
}

// Of tokens that are written in another order: the same in the right one.
std::optional<std::string> in_order(std::string_view tokens) {
  std::string ordered;
  for (const char letter : kTokenLetters) {
    ordered.append(static_cast<std::size_t>(std::ranges::count(tokens, letter)), letter);
  }
  if (tokens.empty() || ordered.size() != tokens.size() || !find_tokens(ordered)) {
    return std::nullopt;
  }
  return ordered;
}

ParsedMove parse_tokens_step(Step step, const Words& words) {
  if (words.size() != 2) return Fault::kNoTokens;
  if (const std::optional<Tokens> tokens = find_tokens(words[1])) {
    return Move{.step = step, .tokens = *tokens};
  }
  const std::optional<std::string> ordered = in_order(words[1]);
  if (!ordered) return Fault::kNoTokens;
  return Refused(Fault::kTokensOutOfOrder,
                 {{"ordered", *ordered}, {"tokens", std::string(words[1])}});
}

ParsedMove parse_buy(const Words& words) {
  if (words.size() != 3 && words.size() != 4) return Fault::kNoBuy;
  const auto slot = parse_number(words[1], kSlots - 1);
  const std::optional<Place> place = find_place(words[2]);
  if (!slot || !place) return Fault::kNoBuy;
  Move move{.step = Step::kBuy, .slot = static_cast<std::uint8_t>(*slot), .to = *place};
  if (words.size() == 3) return move;
  if (words[3].size() != 2 || words[3][0] != '-') return Fault::kNoBuy;
  move.saved = find_colour(words[3][1]);
  if (!move.saved) return Fault::kNoBuy;
  return move;
}

ParsedMove parse_own_move(const Words& words) {
  if (words.size() != 3) return Fault::kNoMove;
  const std::optional<Place> from = find_place(words[1]);
  const std::optional<Place> to = find_place(words[2]);
  if (!from || !to) return Fault::kNoMove;
  return Move{.step = Step::kMove, .from = *from, .to = *to};
}

ParsedMove parse_refresh(const Words& words) {
  const auto pile = words.size() == 2 ? find_pile(words[1]) : std::nullopt;
  if (!pile) return Fault::kNoRefresh;
  return Move{.step = Step::kRefresh, .pile = *pile};
}

// The first word is `word`, and so many follow.
std::optional<Words> words_behind(std::string_view word, std::size_t count, std::string_view text) {
  Words words = split(text, ' ');
  if (words[0] != word || words.size() != count + 1) return std::nullopt;
  words.erase(words.begin());
  return words;
}

ParsedOutcome parse_prices(std::string_view text) {
  const auto words = words_behind("prices", kSlots, text);
  if (!words) return Fault::kNoPrices;
  Outcome outcome{.stage = Stage::kPrices};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const auto price = find_tokens((*words)[slot]);
    if (!price) return Fault::kNoPrices;
    outcome.prices[slot] = *price;
  }
  return outcome;
}

ParsedOutcome parse_row(std::string_view text) {
  const auto words = words_behind("row", kSlots, text);
  if (!words) return Fault::kNoRow;
  Outcome outcome{.stage = Stage::kRow};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    outcome.row[slot] = find_tile((*words)[slot]);
    if (!outcome.row[slot]) return Fault::kNoRow;
  }
  return outcome;
}

// "a=F" or, of an empty pile, "a=-".
struct NamedBack {
  std::optional<Colour> back;
};
std::optional<NamedBack> parse_back(PileName pile, std::string_view word) {
  if (word.size() != 3 || word[0] != letter_of(pile) || word[1] != '=') return std::nullopt;
  const std::optional<Colour> back = find_colour(word[2]);
  if (!back && word[2] != '-') return std::nullopt;
  return NamedBack{back};
}

std::optional<Backs> parse_backs(std::string_view a, std::string_view b) {
  const auto first = parse_back(PileName::kA, a);
  const auto second = parse_back(PileName::kB, b);
  if (!first || !second) return std::nullopt;
  return Backs{{first->back, second->back}};
}

ParsedOutcome parse_first_backs(std::string_view text) {
  const auto words = words_behind("backs", 2, text);
  const auto backs = words ? parse_backs((*words)[0], (*words)[1]) : std::nullopt;
  if (!backs) return Fault::kNoBacks;
  return Outcome{.stage = Stage::kBacks, .backs = *backs};
}

// The tiles of a draw into the slots from `first` on; the words are "4=Cj".
std::optional<Row> parse_drawn(const Words& words, std::size_t first, std::size_t count) {
  Row row{};
  for (std::size_t i = 0; i < count; ++i) {
    const std::string slot = std::to_string(first + i) + "=";
    const auto tile = words[i].starts_with(slot) ? find_tile(words[i].substr(2)) : std::nullopt;
    if (!tile) return std::nullopt;
    row[first + i] = tile;
  }
  return row;
}

ParsedOutcome parse_draw(const State& state, std::string_view text) {
  const auto first = static_cast<std::size_t>(tiles_in_row(state));
  const auto count = static_cast<std::size_t>(tiles_to_draw(state));
  const auto words = words_behind("draw", count + 2, text);
  const auto row = words ? parse_drawn(*words, first, count) : std::nullopt;
  const auto backs = words ? parse_backs((*words)[count], (*words)[count + 1]) : std::nullopt;
  if (row && backs) return Outcome{.stage = Stage::kPlay, .row = *row, .backs = *backs};
  return Refused(Fault::kNoDraw, {{"count", std::to_string(count)}, slot_place(first)});
}

}  // namespace

Parsed<Move, Fault> Ankhor::parse_move(const State&, std::string_view text) {
  if (text == "end") return Move{.step = Step::kEnd};
  const Words words = split(text, ' ');
  if (words[0] == "take") return parse_tokens_step(Step::kTake, words);
  if (words[0] == "return") return parse_tokens_step(Step::kReturn, words);
  if (words[0] == "buy") return parse_buy(words);
  if (words[0] == "move") return parse_own_move(words);
  if (words[0] == "refresh") return parse_refresh(words);
  return Fault::kNoStep;
}

Parsed<Outcome, Fault> Ankhor::parse_outcome(const State& state, std::string_view text) {
  switch (state.stage) {
    case Stage::kPrices:
      return parse_prices(text);
    case Stage::kRow:
      return parse_row(text);
    case Stage::kBacks:
      return parse_first_backs(text);
    case Stage::kPlay:
    case Stage::kOver:
      break;
  }
  return parse_draw(state, text);
}

}  // namespace benben::ankhor
