// Texts of Ankh'or, read: steps and chance events, each checked against the rules.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/ankhor/check.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

using Words = std::vector<std::string_view>;

Error illegal(std::string_view rule, std::string message) {
  return {ErrorCode::kIllegal, std::move(message), std::string(rule), 0};
}

Error malformed(std::string_view rule, std::string message) {
  return {ErrorCode::kMalformed, std::move(message), std::string(rule), 0};
}

std::optional<PileName> find_pile(std::string_view name) {
  if (name == "a") return PileName::kA;
  if (name == "b") return PileName::kB;
  return std::nullopt;
}

std::optional<Move> parse_tokens_step(Step step, const Words& words) {
  if (words.size() != 2) return std::nullopt;
  const std::optional<Tokens> tokens = find_tokens(words[1]);
  if (!tokens) return std::nullopt;
  return Move{.step = step, .tokens = *tokens};
}

std::optional<Move> parse_buy(const Words& words) {
  if (words.size() != 3 && words.size() != 4) return std::nullopt;
  const auto slot = parse_number(words[1], kSlots - 1);
  const std::optional<Place> place = find_place(words[2]);
  if (!slot || !place) return std::nullopt;
  Move move{.step = Step::kBuy, .slot = static_cast<std::uint8_t>(*slot), .to = *place};
  if (words.size() == 4) {
    if (words[3].size() != 2 || words[3][0] != '-') return std::nullopt;
    move.saved = find_colour(words[3][1]);
    if (!move.saved) return std::nullopt;
  }
  return move;
}

std::optional<Move> parse_move(const Words& words) {
  if (words.size() != 3) return std::nullopt;
  const std::optional<Place> from = find_place(words[1]);
  const std::optional<Place> to = find_place(words[2]);
  if (!from || !to) return std::nullopt;
  return Move{.step = Step::kMove, .from = *from, .to = *to};
}

std::optional<Move> parse_refresh(const Words& words) {
  const auto pile = words.size() == 2 ? find_pile(words[1]) : std::nullopt;
  if (!pile) return std::nullopt;
  return Move{.step = Step::kRefresh, .pile = *pile};
}

std::optional<Move> parse_step(std::string_view text) {
  if (text == "end") return Move{.step = Step::kEnd};
  const Words words = split(text, ' ');
  if (words[0] == "take") return parse_tokens_step(Step::kTake, words);
  if (words[0] == "return") return parse_tokens_step(Step::kReturn, words);
  if (words[0] == "buy") return parse_buy(words);
  if (words[0] == "move") return parse_move(words);
  if (words[0] == "refresh") return parse_refresh(words);
  return std::nullopt;
}

// The first word is `word`, and so many follow.
std::optional<Words> words_behind(std::string_view word, std::size_t count, std::string_view text) {
  Words words = split(text, ' ');
  if (words[0] != word || words.size() != count + 1) return std::nullopt;
  words.erase(words.begin());
  return words;
}

Result<Outcome> read_prices(const State& state, std::string_view text) {
  const auto words = words_behind("prices", kSlots, text);
  Outcome outcome{.stage = Stage::kPrices};
  Tokens all;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const auto price = words ? find_tokens((*words)[slot]) : std::nullopt;
    if (!price) return malformed("ANK-71", "The prices are due, of the form: prices FI CP ...");
    outcome.prices[slot] = *price;
    if (price->total() != state.slot_sizes[slot]) {
      return illegal("ANK-03", "The slot " + std::to_string(slot) + " holds " +
                                   std::to_string(state.slot_sizes[slot]) + " markers.");
    }
    if (state.deal == Deal::kMixed && three_alike(*price)) {
      return illegal("ANK-03", "The slot " + std::to_string(slot) +
                                   " may not hold three alike; the markers are dealt again.");
    }
    all += *price;
  }
  if (all + Tokens::of(Token::kAnkh, kMarkersPerResource) != Tokens::of_each(kMarkersPerResource)) {
    return illegal("ANK-03", "There are three price markers of each resource.");
  }
  return outcome;
}

// Takes a tile out of those that nobody has seen.
Status take_unseen(TileCounts& unseen, Tile tile) {
  if (unseen[index(tile)]-- > 0) return {};
  return illegal("ANK-02", "No " + tile_name(tile) + " is left in the piles.");
}

Result<Outcome> read_row(const State& state, std::string_view text) {
  const auto words = words_behind("row", kSlots, text);
  Outcome outcome{.stage = Stage::kRow};
  TileCounts unseen = state.unseen;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const auto tile = words ? find_tile((*words)[slot]) : std::nullopt;
    if (!tile) return malformed("ANK-71", "The first row is due, of the form: row Fj P2 ...");
    if (const Status left = take_unseen(unseen, *tile); !left.ok()) return left.error();
    outcome.row[slot] = tile;
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
  return Backs{first->back, second->back};
}

// Whether piles of these sizes can show these backs when these tiles are left in them.
Status check_backs(const Backs& backs, const std::array<int, 2>& sizes, const TileCounts& left) {
  std::array<int, kColourCount> colours{};
  for (std::size_t i = 0; i < kTileCodes; ++i) colours[index(colour_of(tile_at(i)))] += left[i];
  for (const PileName pile : {PileName::kA, PileName::kB}) {
    const std::optional<Colour>& back = backs[index(pile)];
    const std::string name = std::string("The pile ") + letter_of(pile);
    if (back.has_value() != (sizes[index(pile)] > 0)) {
      return illegal("ANK-71", name + (back ? " is empty and shows no back."
                                            : " has tiles and shows the back of the first."));
    }
    if (back && colours[index(*back)]-- == 0) {
      return illegal("ANK-71", name + " cannot show this back: no such " +
                                   std::string(name_of(*back)) + " tile is left.");
    }
  }
  return {};
}

Result<Outcome> read_backs(const State& state, std::string_view text) {
  const auto words = words_behind("backs", 2, text);
  const auto backs = words ? parse_backs((*words)[0], (*words)[1]) : std::nullopt;
  if (!backs) return malformed("ANK-71", "The backs are due, of the form: backs a=F b=T");
  const Status fitting =
      check_backs(*backs, {state.pile_sizes[0], state.pile_sizes[1]}, state.unseen);
  if (!fitting.ok()) return fitting.error();
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

// A tile that comes from the top of a pile has the colour that its back showed.
Status check_top(const State& state, PileName pile, const std::optional<Tile>& drawn) {
  const std::optional<Colour>& back = state.backs[index(pile)];
  if (!drawn || !back || colour_of(*drawn) == *back) return {};
  return illegal("ANK-71", std::string("The first tile of the pile ") + letter_of(pile) +
                               " has a " + std::string(name_of(*back)) + " back.");
}

Result<Outcome> check_draw(const State& state, const Outcome& outcome, std::size_t first_slot) {
  const PileName chosen = *state.drawing;
  const int drawn = tiles_to_draw(state);
  const int from_chosen = std::min<int>(drawn, state.pile_sizes[index(chosen)]);
  std::array<int, 2> sizes = {state.pile_sizes[0], state.pile_sizes[1]};
  sizes[index(chosen)] -= from_chosen;
  sizes[index(other(chosen))] -= drawn - from_chosen;
  const Status top = check_top(state, chosen, outcome.row[first_slot]);
  if (!top.ok()) return top.error();
  TileCounts left = state.unseen;
  for (std::size_t slot = first_slot; slot < kSlots; ++slot) {
    if (!outcome.row[slot]) continue;
    if (const Status taken = take_unseen(left, *outcome.row[slot]); !taken.ok()) {
      return taken.error();
    }
  }
  if (drawn > from_chosen) {
    const std::size_t slot = first_slot + static_cast<std::size_t>(from_chosen);
    const Status second = check_top(state, other(chosen), outcome.row[slot]);
    if (!second.ok()) return second.error();
  } else if (outcome.backs[index(other(chosen))] != state.backs[index(other(chosen))]) {
    return illegal("ANK-71", std::string("Nothing is drawn from the pile ") +
                                 letter_of(other(chosen)) + ": its back stays.");
  }
  const Status fitting = check_backs(outcome.backs, sizes, left);
  if (!fitting.ok()) return fitting.error();
  return outcome;
}

Result<Outcome> read_draw(const State& state, std::string_view text) {
  const auto first = static_cast<std::size_t>(tiles_in_row(state));
  const auto count = static_cast<std::size_t>(tiles_to_draw(state));
  const auto words = words_behind("draw", count + 2, text);
  const auto row = words ? parse_drawn(*words, first, count) : std::nullopt;
  const auto backs = words ? parse_backs((*words)[count], (*words)[count + 1]) : std::nullopt;
  if (!row || !backs) {
    return malformed("ANK-71", "A draw of " + std::to_string(count) + " into the slots from " +
                                   std::to_string(first) +
                                   " on is due, of the form: draw 4=Cj 5=Ts a=F b=T");
  }
  return check_draw(state, {.stage = Stage::kPlay, .row = *row, .backs = *backs}, first);
}

}  // namespace

Result<Move> Ankhor::read_move(const State& state, Seat seat, std::string_view text) {
  if (const auto fault = find_turn_fault(state, seat)) {
    return Error{ErrorCode::kOutOfTurn, sentence_of(state, seat, {}, *fault),
                 std::string(rule_of(state, {}, *fault)), 0};
  }
  const std::optional<Move> move = parse_step(text);
  if (!move) {
    return malformed("ANK-70",
                     "A step is of one of these forms: take FFA, buy 3 2,0^0, buy 5 1,1^1 -F, "
                     "refresh a, move 2,0^0 4,2^0, return FI, end.");
  }
  if (const auto fault = find_fault(state, seat, *move)) {
    return illegal(rule_of(state, *move, *fault), sentence_of(state, seat, *move, *fault));
  }
  return *move;
}

Result<Outcome> Ankhor::read_outcome(const State& state, std::string_view text) {
  switch (state.stage) {
    case Stage::kPrices:
      return read_prices(state, text);
    case Stage::kRow:
      return read_row(state, text);
    case Stage::kBacks:
      return read_backs(state, text);
    case Stage::kPlay:
      if (state.drawing) return read_draw(state, text);
      return Error{ErrorCode::kOutOfTurn, "Nothing is drawn now; a seat is to move.", "ANK-71", 0};
    case Stage::kOver:
      break;
  }
  const std::string_view rule = rule_of(state, {}, Fault::kOver);
  return illegal(rule, "The game is over: nothing is drawn.");
}

}  // namespace benben::ankhor
