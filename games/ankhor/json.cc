// Positions and points of Ankh'or as JSON (ANK-72).
#include "core/json.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <tuple>

#include "core/sort.h"
#include "games/ankhor/rules.h"
#include "games/ankhor/scoring.h"

namespace benben::ankhor {
namespace {

constexpr std::array<std::string_view, 3> kPhases = {"main", "after", "return"};

std::string letter_text(char letter) { return std::string(1, letter); }

void add_tokens(JsonWriter& json, Tokens tokens) {
  json.begin_object();
  for (const Token token : kTokens) json.member(letter_text(letter_of(token)), tokens[token]);
  json.end_object();
}

void add_tile(JsonWriter& json, const std::optional<Tile>& tile) {
  if (tile) {
    json.value(tile_code(*tile));
  } else {
    json.null();
  }
}

void add_pile(JsonWriter& json, const State& state, PileName pile) {
  const std::optional<Colour>& back = state.backs[pile];
  json.key(letter_text(letter_of(pile))).begin_list().value(int{state.pile_sizes[pile]});
  if (back) {
    json.value(letter_text(letter_of(*back)));
  } else {
    json.null();
  }
  json.end_list();
}

// The tiles of a city by level, u and v as numbers: so many of these indices.
using TileOrder = std::array<std::size_t, kMaxTiles>;
TileOrder by_level(const City& city) {
  TileOrder tiles{};
  std::size_t count = 0;
  for (const std::size_t i : city.all()) tiles[count++] = i;
  sort(std::span(tiles).first(city.size), [&city](std::size_t one, std::size_t two) {
    const auto order = [&city](std::size_t i) {
      const Place place = city.tiles[i].place;
      return std::tuple(place.level, place.u, place.v);
    };
    return order(one) < order(two);
  });
  return tiles;
}

void add_player(JsonWriter& json, const Player& player) {
  const City& city = player.city;
  json.begin_object().key("tokens");
  add_tokens(json, player.tokens);
  json.member("bonus", int{player.bonus}).key("tiles").begin_list();
  const TileOrder tiles = by_level(city);
  for (std::size_t n = 0; n < city.size; ++n) {
    const CityTile& tile = city.tiles[tiles[n]];
    json.begin_list().value(place_text(tile.place));
    json.value(tile_code(tile.tile) + (city.loaded.contains(tiles[n]) ? "+" : "")).end_list();
  }
  json.end_list().end_object();
}

void add_market(JsonWriter& json, const State& state) {
  json.key("supply");
  add_tokens(json, state.supply);
  json.member("bonus_supply", int{state.bonus_supply}).key("prices").begin_list();
  for (const Tokens price : state.prices) {
    if (price.empty()) {
      json.null();
    } else {
      json.value(tokens_text(price));
    }
  }
  json.end_list().key("row").begin_list();
  for (const auto& tile : state.row) add_tile(json, tile);
  json.end_list().key("piles").begin_object();
  add_pile(json, state, PileName::kA);
  add_pile(json, state, PileName::kB);
  json.end_object().key("out").begin_list();
  for (const Tile tile : state.out) json.value(tile_code(tile));
  json.end_list();
}

void add_turn(JsonWriter& json, const State& state) {
  json.member("turn", int{state.turn});
  json.member("phase", kPhases[static_cast<std::size_t>(state.phase)]);
  json.member("ankhs_used", int{state.ankhs_used}).member("bonus_turn", state.bonus_turn);
  json.member("last_round", state.last_round).member("idle_rounds", int{state.idle_rounds});
  json.member("bought", state.bought).key("drawing");
  if (state.drawing) {
    json.value(letter_text(letter_of(*state.drawing)));
  } else {
    json.null();
  }
}

void add_part(JsonWriter& json, const State& state, std::string_view name, int Points::* part) {
  Scores points{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    points[seat] = points_of(state.players[seat]).*part;
  }
  json.begin_object().member("name", name).key("points").points(points, state.player_count);
  json.end_object();
}

// The groups of two or more among these tiles, each tile worth a point.
void add_groups(JsonWriter& json, const City& city, std::string_view kind, char name,
                TileSet members) {
  const TileOrder tiles = by_level(city);
  while (!members.empty()) {
    const TileSet group = group_of(city, members, members.first());
    members -= group;
    if (group.size() < 2) continue;
    json.begin_object().member("kind", kind).member("name", letter_text(name));
    json.key("tiles").begin_list();
    for (std::size_t n = 0; n < city.size; ++n) {
      if (group.contains(tiles[n])) json.value(place_text(city.tiles[tiles[n]].place));
    }
    json.end_list().member("points", group.size()).end_object();
  }
}

void add_groups(JsonWriter& json, const City& city) {
  json.begin_list();
  for (const Colour colour : kColours) {
    add_groups(json, city, "colour", letter_of(colour), city.of_colour[colour]);
  }
  for (const Kind animal : kAnimals) {
    add_groups(json, city, "animal", kKinds[index(animal)].letter, city.of_animal[animal]);
  }
  json.end_list();
}

}  // namespace

std::string Ankhor::state_json(const State& state) {
  JsonWriter json;
  json.begin_object();
  add_market(json, state);
  json.key("players").begin_list();
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    add_player(json, state.players[seat]);
  }
  json.end_list();
  add_turn(json, state);
  return json.end_object().take();
}

std::string Ankhor::standing_json(const State& state) {
  JsonWriter json;
  json.begin_object().key("parts").begin_list();
  add_part(json, state, "bonus tokens", &Points::bonus);
  add_part(json, state, "two-point tiles", &Points::two_points);
  add_part(json, state, "animals", &Points::animals);
  add_part(json, state, "colours", &Points::colours);
  add_part(json, state, "tokens", &Points::tokens);
  json.end_list().key("total").points(standing(state), state.player_count).key("groups");
  json.begin_list();
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    add_groups(json, state.players[seat].city);
  }
  json.end_list();
  return json.end_object().take();
}

}  // namespace benben::ankhor
