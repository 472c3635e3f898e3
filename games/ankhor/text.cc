// Texts of Ankh'or (ANK-70, ANK-71): tokens, tiles, places, steps and chance events, written.
#include "core/text.h"

#include <algorithm>
#include <string>

#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

// More than the box has of all types together: whatever is longer is no choice of tokens.
constexpr std::size_t kMaxTokensText = 36;

// A whole number with its sign in its only spelling.
std::optional<int> parse_signed(std::string_view text) {
  const bool negative = text.starts_with('-');
  const auto number = parse_number(negative ? text.substr(1) : text, kMaxCoordinate);
  if (!number || (negative && *number == 0)) return std::nullopt;
  return negative ? -*number : *number;
}

std::string prices_text(const Prices& prices) {
  std::string text = "prices";
  for (const Tokens& price : prices) text += " " + tokens_text(price);
  return text;
}

std::string row_text(const Row& row) {
  std::string text = "row";
  for (const auto& tile : row) text += " " + tile_code(*tile);
  return text;
}

// " a=F b=-"
std::string backs_text(const Backs& backs) {
  std::string text;
  for (const PileName pile : kPileNames) {
    const std::optional<Colour>& back = backs[pile];
    text += std::string(" ") + letter_of(pile) + "=" + (back ? letter_of(*back) : '-');
  }
  return text;
}

std::string draw_text(const Outcome& outcome) {
  std::string text = "draw";
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!outcome.row[slot]) continue;
    text += " " + std::to_string(slot) + "=" + tile_code(*outcome.row[slot]);
  }
  return text + backs_text(outcome.backs);
}

std::string buy_text(const Move& move) {
  std::string text = "buy " + std::to_string(move.slot) + " " + place_text(move.to);
  if (move.saved) text += std::string(" -") + letter_of(*move.saved);
  return text;
}

}  // namespace

std::string_view name_of(Token token) {
  constexpr std::array<std::string_view, kTokenCount> kNames = {"fish",   "ivory",   "coal",
                                                                "plants", "textile", "ankh"};
  return kNames[index(token)];
}

std::string_view name_of(Colour colour) {
  constexpr std::array<std::string_view, kColourCount> kNames = {"blue", "white", "black", "green",
                                                                 "red"};
  return kNames[index(colour)];
}

std::string tokens_text(Tokens tokens) {
  std::string text;
  for (const Token token : kTokens) {
    text.append(static_cast<std::size_t>(tokens[token]), letter_of(token));
  }
  return text;
}

std::optional<Tokens> find_tokens(std::string_view text) {
  if (text.empty() || text.size() > kMaxTokensText) return std::nullopt;
  Tokens tokens;
  std::size_t last = 0;
  for (const char letter : text) {
    const std::size_t i = kTokenLetters.find(letter);
    if (i == std::string_view::npos || i < last) return std::nullopt;
    last = i;
    tokens += Tokens::of(kTokens[i]);
  }
  return tokens;
}

std::string tile_code(Tile tile) {
  return {letter_of(colour_of(tile)), kKinds[index(kind_of(tile))].letter};
}

std::optional<Tile> find_tile(std::string_view code) {
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    if (tile_code(tile_at(i)) == code) return tile_at(i);
  }
  return std::nullopt;
}

std::string tile_name(Tile tile) {
  return std::string(name_of(colour_of(tile))) + " " +
         std::string(kKinds[index(kind_of(tile))].name);
}

std::string place_text(Place place) {
  return std::to_string(place.u) + "," + std::to_string(place.v) + "^" +
         std::to_string(place.level);
}

std::optional<Place> find_place(std::string_view text) {
  const std::size_t comma = text.find(',');
  const std::size_t hat = text.find('^');
  if (comma == std::string_view::npos || hat == std::string_view::npos || hat < comma) {
    return std::nullopt;
  }
  const auto u = parse_signed(text.substr(0, comma));
  const auto v = parse_signed(text.substr(comma + 1, hat - comma - 1));
  const auto level = parse_number(text.substr(hat + 1), 9);
  if (!u || !v || !level) return std::nullopt;
  return Place{static_cast<std::int16_t>(*u), static_cast<std::int16_t>(*v),
               static_cast<std::uint8_t>(*level)};
}

std::string Ankhor::text(const Move& move) {
  switch (move.step) {
    case Step::kBuy:
      return buy_text(move);
    case Step::kEnd:
      return "end";
    case Step::kMove:
      return "move " + place_text(move.from) + " " + place_text(move.to);
    case Step::kRefresh:
      return std::string("refresh ") + letter_of(move.pile);
    case Step::kReturn:
      return "return " + tokens_text(move.tokens);
    case Step::kTake:
      return "take " + tokens_text(move.tokens);
  }
  BENBEN_ASSERT(false);
}

std::string Ankhor::text(const Outcome& outcome) {
  switch (outcome.stage) {
    case Stage::kPrices:
      return prices_text(outcome.prices);
    case Stage::kRow:
      return row_text(outcome.row);
    case Stage::kBacks:
      return "backs" + backs_text(outcome.backs);
    case Stage::kPlay:
      return draw_text(outcome);
    case Stage::kOver:
      break;
  }
  BENBEN_ASSERT(false);
}

}  // namespace benben::ankhor
