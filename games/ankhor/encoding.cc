// The numbers of Ankh'or's steps, and what a seat sees of it.
#include "games/ankhor/encoding.h"

#include <algorithm>
#include <array>
#include <span>

namespace benben::ankhor {
namespace {

// Behind how many choices of fewer resources those of so many begin: 1, 5, 15 and 35 choices.
constexpr std::array<int, kTokensTaken + 1> kReturnsBefore = {0, 1, 6, 21};

int number_in(std::span<const Tokens> choices, Tokens tokens) {
  return static_cast<int>(std::ranges::find(choices, tokens) - choices.begin());
}

Tokens without_ankhs(Tokens tokens) {
  return tokens - Tokens::of(Token::kAnkh, tokens[Token::kAnkh]);
}

// The action of a step whose place or tokens have that number (LegalMoves::each).
int numbered(const City& city, const Move& move, int number) {
  switch (move.step) {
    case Step::kEnd:
      return Encoding::kEnd;
    case Step::kRefresh:
      return Encoding::kFirstRefresh + static_cast<int>(move.pile);
    case Step::kTake:
      return Encoding::kFirstTake + number;
    case Step::kReturn:
      // How many ankhs go back is no choice (ANK-14).
      return Encoding::kFirstReturn + number +
             kReturnsBefore[static_cast<std::size_t>(move.tokens.resources())];
    case Step::kBuy: {
      const int saved = move.saved ? 1 + static_cast<int>(index(*move.saved)) : 0;
      return Encoding::kFirstBuy + (move.slot * Encoding::kSavings + saved) * kMaxOpenPlaces +
             number;
    }
    case Step::kMove:
      return Encoding::kFirstMove +
             static_cast<int>(*find_tile_at(city, move.from)) * kMaxOpenPlaces + number;
  }
  return Encoding::kEnd;
}

// The number of a place that is free.
int place_number(const City& city, Place place) {
  int number = 0;
  while (!(city.open[number].place == place)) ++number;
  return number;
}

// The corner from which the coordinates of a city are counted.
Place corner_of(const City& city) {
  Place corner = city.size > 0 ? city.tiles[0].place : Place{};
  for (std::size_t i = 0; i < city.size; ++i) {
    corner.u = std::min(corner.u, city.tiles[i].place.u);
    corner.v = std::min(corner.v, city.tiles[i].place.v);
  }
  return corner;
}

void write_place(ObservationWriter& writer, std::size_t at, Place place, Place corner) {
  writer.mark(at);
  writer.set(at + 1, place.u - corner.u);
  writer.set(at + 2, place.v - corner.v);
  writer.set(at + 3, place.level);
}

void write_tile(ObservationWriter& writer, std::size_t at, Tile tile) {
  writer.mark(at + index(colour_of(tile)));
  writer.mark(at + kColourCount + index(kind_of(tile)));
}

void write_tokens(ObservationWriter& writer, std::size_t row, Tokens tokens) {
  for (const Token token : kTokens) writer.set(row * kTokenCount + index(token), tokens[token]);
}

void write_cities(ObservationWriter& writer, const State& state, Seat seat) {
  constexpr std::size_t kRow = Encoding::kTileRow;
  writer.begin(Encoding::kParts[3]);
  for (int i = 0; i < state.player_count; ++i) {
    const City& city = state.players[static_cast<std::size_t>(i)].city;
    const Place corner = corner_of(city);
    const std::size_t first = seat_from(seat, i, state.player_count) * kMaxTiles * kRow;
    for (std::size_t tile = 0; tile < city.size; ++tile) {
      const std::size_t at = first + tile * kRow;
      write_place(writer, at, city.tiles[tile].place, corner);
      writer.set(at + 4, city.loaded.contains(tile) ? 1 : 0);
      write_tile(writer, at + 5, city.tiles[tile].tile);
    }
  }
  writer.begin(Encoding::kParts[4]);
  const City& own = state.players[static_cast<std::size_t>(benben::index(seat))].city;
  for (int i = 0; i < own.open.size(); ++i) {
    write_place(writer, static_cast<std::size_t>(i) * 4, own.open[i].place, corner_of(own));
  }
}

void write_market(ObservationWriter& writer, const State& state) {
  writer.begin(Encoding::kParts[5]);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (state.row[slot]) write_tile(writer, slot * Encoding::kTile, *state.row[slot]);
  }
  writer.begin(Encoding::kParts[6]);
  for (std::size_t slot = 0; slot < kSlots; ++slot) write_tokens(writer, slot, state.prices[slot]);
  writer.begin(Encoding::kParts[7]);
  write_tokens(writer, 0, state.supply);
  writer.begin(Encoding::kParts[8]);
  for (std::size_t tile = 0; tile < kTileCodes; ++tile) {
    writer.set(tile, state.unseen[tile_at(tile)]);
  }
  writer.begin(Encoding::kParts[9]);
  for (const PileName pile : kPileNames) {
    const std::size_t at = static_cast<std::size_t>(pile) * (1 + kColourCount);
    writer.set(at, state.pile_sizes[pile]);
    if (state.backs[pile]) writer.mark(at + 1 + index(*state.backs[pile]));
  }
}

void write_turn(ObservationWriter& writer, const State& state, Seat seat) {
  writer.begin(Encoding::kParts[10]);
  writer.mark(seat_from(seat, state.turn, state.player_count));
  writer.begin(Encoding::kParts[11]);
  writer.mark(static_cast<std::size_t>(state.phase));
  writer.begin(Encoding::kParts[12]);
  std::size_t at = 0;
  for (const int flag : {int{state.bonus_supply}, int{state.ankhs_used}, int{state.bonus_turn},
                         int{state.last_round}, int{state.idle_rounds}, int{state.bought}}) {
    writer.set(at++, flag);
  }
  writer.begin(Encoding::kParts[13]);
  for (std::size_t i = 0; i < state.player_count; ++i) writer.mark(i);
}

}  // namespace

void Encoding::legal(const State& state, Kept, ActionList& list) {
  const City& city = current(state).city;
  LegalMoves(state).each([&](const Move& move, int number) {
    list.push_back(action_number(numbered(city, move, number)));
  });
}

std::optional<int> Encoding::action(const State& state, Kept, const Move& move) {
  const City& city = current(state).city;
  switch (move.step) {
    case Step::kEnd:
    case Step::kRefresh:
      return numbered(city, move, 0);
    case Step::kTake:
      return numbered(city, move, number_in(take_choices(), move.tokens));
    case Step::kReturn:
      return numbered(
          city, move,
          number_in(return_choices(move.tokens.resources()), without_ankhs(move.tokens)));
    case Step::kBuy:
    case Step::kMove:
      return numbered(city, move, place_number(city, move.to));
  }
  return std::nullopt;
}

Move Encoding::move(const State& state, Kept, int action) {
  if (action < kFirstRefresh) return {.step = Step::kEnd};
  if (action < kFirstTake) {
    return {.step = Step::kRefresh, .pile = static_cast<PileName>(action - kFirstRefresh)};
  }
  if (action < kFirstReturn) {
    return {.step = Step::kTake,
            .tokens = take_choices()[static_cast<std::size_t>(action - kFirstTake)]};
  }
  const Player& player = current(state);
  if (action < kFirstBuy) {
    const auto [resources, ankhs] = excess(player.tokens);
    const int number = action - kFirstReturn - kReturnsBefore[static_cast<std::size_t>(resources)];
    return {.step = Step::kReturn,
            .tokens = return_choices(resources)[static_cast<std::size_t>(number)] +
                      Tokens::of(Token::kAnkh, ankhs)};
  }
  if (action < kFirstMove) {
    const int number = action - kFirstBuy;
    const int saved = number / kMaxOpenPlaces % kSavings;
    Move move{.step = Step::kBuy,
              .slot = static_cast<std::uint8_t>(number / kMaxOpenPlaces / kSavings),
              .to = player.city.open[number % kMaxOpenPlaces].place};
    if (saved > 0) move.saved = static_cast<Colour>(saved - 1);
    return move;
  }
  const int number = action - kFirstMove;
  return {.step = Step::kMove,
          .from = player.city.tiles[static_cast<std::size_t>(number / kMaxOpenPlaces)].place,
          .to = player.city.open[number % kMaxOpenPlaces].place};
}

void Encoding::observe(const State& state, Kept, Seat seat, Observation out) {
  ObservationWriter writer(out);
  const Scores standing = Ankhor::standing(state);
  const auto row_of = [&](int i) { return seat_from(seat, i, state.player_count); };
  writer.begin(kParts[0]);
  for (int i = 0; i < state.player_count; ++i) {
    write_tokens(writer, row_of(i), state.players[static_cast<std::size_t>(i)].tokens);
  }
  writer.begin(kParts[1]);
  for (int i = 0; i < state.player_count; ++i) {
    writer.set(row_of(i), state.players[static_cast<std::size_t>(i)].bonus);
  }
  writer.begin(kParts[2]);
  for (int i = 0; i < state.player_count; ++i) {
    writer.set(row_of(i), standing[static_cast<std::size_t>(i)]);
  }
  write_cities(writer, state, seat);
  write_market(writer, state);
  write_turn(writer, state, seat);
}

}  // namespace benben::ankhor
