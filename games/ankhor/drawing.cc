// Ankh'or in a terminal: the market above, and below it each player's tokens and city.
//
// A city is drawn level by level as maps with u across and v down, so that a place can be read off
// its margins; `.` marks the free places of the seat to move. Maps stand side by side while they
// fit; a city that has drifted apart too far for a map is listed. The compact form has the city of
// the seat to act alone, below a line for each player.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/ankhor/rules.h"
#include "games/ankhor/scoring.h"
#include "games/canvas.h"

namespace benben::ankhor {
namespace {

constexpr int kColumns = 80;
// A map with more rows, or with places farther out, is no longer read at a glance.
constexpr int kRows = 24;
constexpr int kFarthest = 99;
constexpr int kCellColumns = 4;
constexpr int kMargin = 6;  // for v
constexpr int kGap = 3;     // between two maps
constexpr int kSlotColumns = 6;
constexpr int kMarketMargin = 8;

// ANSI background and foreground of each colour, and of the ankh.
constexpr std::array<std::string_view, kTokenCount> kCodes = {"44;97", "47;30", "40;97",
                                                              "42;30", "41;97", "43;30"};

std::string_view code_of(Tile tile) { return kCodes[index(colour_of(tile))]; }

// "F1", one after the other; gives the column behind them.
int draw_tokens(Canvas& canvas, int column, int row, Tokens tokens) {
  for (const Token token : kTokens) {
    const std::string text = letter_of(token) + std::to_string(tokens[token]);
    canvas.write({column, row}, text, kCodes[index(token)]);
    column += static_cast<int>(text.size()) + 1;
  }
  return column;
}

int draw_piles(Canvas& canvas, const State& state, int row) {
  int column = kMarketMargin;
  canvas.write({0, row}, "piles");
  for (const PileName pile : kPileNames) {
    const std::string size =
        std::string(1, letter_of(pile)) + " " + std::to_string(state.pile_sizes[pile]) + " ";
    canvas.write({column, row}, size);
    column += static_cast<int>(size.size());
    if (const std::optional<Colour>& back = state.backs[pile]) {
      canvas.write({column, row}, std::string(1, letter_of(*back)), kCodes[index(*back)]);
    }
    column += 4;
  }
  return column;
}

void draw_market(Canvas& canvas, const State& state) {
  canvas.write({0, 0}, "slot");
  canvas.write({0, 1}, "price");
  canvas.write({0, 2}, "tile");
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const int column = kMarketMargin + kSlotColumns * static_cast<int>(slot);
    canvas.write({column, 0}, std::to_string(slot));
    int letters = column;
    for (const char letter : tokens_text(state.prices[slot])) {
      const std::size_t colour = kTokenLetters.find(letter);
      canvas.write({letters++, 1}, {&letter, 1}, kCodes[colour]);
    }
    const std::optional<Tile>& tile = state.row[slot];
    canvas.write({column, 2}, tile ? tile_code(*tile) : "-", tile ? code_of(*tile) : "");
  }
  const int column = draw_piles(canvas, state, 3);
  canvas.write({column, 3}, "supply ");
  const int end = draw_tokens(canvas, column + 7, 3, state.supply);
  canvas.write({end + 1, 3}, "bonus " + std::to_string(state.bonus_supply));
}

// What is drawn of a level, and the borders of it.
struct LevelMap {
  std::vector<CityTile> tiles;
  std::vector<Place> free;
  std::vector<bool> loaded;  // of each tile
  int u_low = 0, u_high = 0, v_low = 0, v_high = 0;

  bool fits() const {
    const int columns = kMargin + ((u_high - u_low) / 2 + 1) * kCellColumns;
    return columns <= kColumns && (v_high - v_low) / 2 < kRows && u_low >= -kFarthest;
  }
  void extend(Place place) {
    const bool first = tiles.empty() && free.empty();
    u_low = first ? place.u : std::min<int>(u_low, place.u);
    u_high = first ? place.u : std::max<int>(u_high, place.u);
    v_low = first ? place.v : std::min<int>(v_low, place.v);
    v_high = first ? place.v : std::max<int>(v_high, place.v);
  }
};

using LevelMaps = std::array<LevelMap, kMaxLevel + 1>;

LevelMaps make_maps(const City& city, const OpenPlaces* free) {
  LevelMaps maps;
  for (const std::size_t i : city.all()) {
    LevelMap& map = maps[city.tiles[i].place.level];
    map.extend(city.tiles[i].place);
    map.tiles.push_back(city.tiles[i]);
    map.loaded.push_back(city.loaded.contains(i));
  }
  if (free != nullptr) {
    for (const OpenPlace& open : *free) {
      LevelMap& map = maps[open.place.level];
      map.extend(open.place);
      map.free.push_back(open.place);
    }
  }
  return maps;
}

std::string padded(int number, std::size_t width) {
  const std::string text = std::to_string(number);
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

Canvas draw_map(const LevelMap& map, std::size_t level) {
  Canvas canvas;
  const auto column = [&](int u) { return kMargin + (u - map.u_low) / 2 * kCellColumns; };
  const auto row = [&](int v) { return 1 + (v - map.v_low) / 2; };
  canvas.write({0, 0}, "^" + std::to_string(level));
  for (int u = map.u_low; u <= map.u_high; u += 2) canvas.write({column(u), 0}, padded(u, 3));
  for (int v = map.v_low; v <= map.v_high; v += 2) canvas.write({0, row(v)}, padded(v, 4));
  for (const Place free : map.free) canvas.write({column(free.u) + 2, row(free.v)}, ".");
  for (std::size_t i = 0; i < map.tiles.size(); ++i) {
    const CityTile& tile = map.tiles[i];
    const std::string code = tile_code(tile.tile) + (map.loaded[i] ? "+" : " ");
    canvas.write({column(tile.place.u) + 1, row(tile.place.v)}, code, code_of(tile.tile));
  }
  return canvas;
}

// "0,0^0 Fj", as many in a line as fit.
Canvas list_tiles(const City& city) {
  Canvas canvas;
  int column = 2;
  int row = 0;
  for (const std::size_t i : city.all()) {
    const std::string place = place_text(city.tiles[i].place) + " ";
    const std::string code = tile_code(city.tiles[i].tile) + (city.loaded.contains(i) ? "+" : "");
    const auto columns = static_cast<int>(place.size() + code.size());
    if (column + columns > kColumns) {
      column = 2;
      ++row;
    }
    canvas.write({column, row}, place);
    canvas.write({column + static_cast<int>(place.size()), row}, code, code_of(city.tiles[i].tile));
    column += columns + 2;
  }
  return canvas;
}

// The maps side by side, in several lines if they are too wide for one.
Canvas draw_maps(const LevelMaps& maps) {
  Canvas canvas;
  Point at;
  for (std::size_t level = 0; level < maps.size(); ++level) {
    if (maps[level].tiles.empty() && maps[level].free.empty()) continue;
    const Canvas map = draw_map(maps[level], level);
    if (at.column > 0 && at.column + map.columns() > kColumns) at = {0, canvas.rows()};
    canvas.paste(at, map);
    at.column += map.columns() + kGap;
  }
  return canvas;
}

Canvas draw_city(const City& city, const OpenPlaces* free) {
  const LevelMaps maps = make_maps(city, free);
  return maps[0].fits() ? draw_maps(maps) : list_tiles(city);
}

// What is in a city as far as so many rows can show it: without the free places, or as a list,
// where all is too much.
Canvas draw_city_within(int rows, const City& city, const OpenPlaces* free) {
  for (const OpenPlaces* shown : {free, static_cast<const OpenPlaces*>(nullptr)}) {
    Canvas picture = draw_city(city, shown);
    if (picture.rows() <= rows) return picture;
  }
  return list_tiles(city);
}

bool is_to_move(const State& state, int seat) {
  const Next next = Ankhor::next(state);
  return next.is_seats() && next.seats.contains(seat_at(seat));
}

// A player's line: tokens, bonus markers, tiles, points.
void draw_wealth(Canvas& canvas, int row, const State& state, int seat) {
  const Player& player = state.players[static_cast<std::size_t>(seat)];
  const std::string name = seat_name(seat_at(seat)) + (is_to_move(state, seat) ? " *" : "  ");
  canvas.write({0, row}, name);
  const int column = draw_tokens(canvas, static_cast<int>(name.size()) + 1, row, player.tokens);
  canvas.write({column + 1, row}, "bonus " + std::to_string(player.bonus) + "  tiles " +
                                      std::to_string(player.city.size) + "  points " +
                                      std::to_string(points_of(player).total()));
}

void draw_player(Canvas& canvas, const State& state, int seat) {
  const City& city = state.players[static_cast<std::size_t>(seat)].city;
  const bool to_move = is_to_move(state, seat);
  draw_wealth(canvas, canvas.rows() + 1, state, seat);
  if (city.size == 0 && !to_move) return;
  canvas.paste({0, canvas.rows()}, draw_city(city, to_move ? &city.open : nullptr));
}

void draw_full(Canvas& canvas, const State& state) {
  for (int seat = 0; seat < state.player_count; ++seat) draw_player(canvas, state, seat);
}

// Whose city the compact form has: the seat to act, at the end a winner.
Seat seat_of_interest(const State& state) {
  const Next next = Ankhor::next(state);
  if (next.is_seats()) return next.seats.first();
  return next.is_over() ? Ankhor::winners(state).first() : seat_at(0);
}

void draw_compact(Canvas& canvas, const State& state) {
  for (int seat = 0; seat < state.player_count; ++seat) {
    draw_wealth(canvas, canvas.rows(), state, seat);
  }
  const int shown = benben::index(seat_of_interest(state));
  const City& city = state.players[static_cast<std::size_t>(shown)].city;
  const int top = canvas.rows() + 1;
  canvas.write({0, canvas.rows()}, "city of seat " + std::to_string(shown + 1));
  const OpenPlaces* const free = is_to_move(state, shown) ? &city.open : nullptr;
  canvas.paste({0, top}, draw_city_within(kCompactRows - top, city, free));
}

}  // namespace

std::string Ankhor::draw(const State& state, const DrawStyle& style) {
  Canvas canvas;
  draw_market(canvas, state);
  if (style.form == BoardForm::kCompact) {
    draw_compact(canvas, state);
  } else {
    draw_full(canvas, state);
  }
  return canvas.str(style);
}

}  // namespace benben::ankhor
