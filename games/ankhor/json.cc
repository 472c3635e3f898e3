// Positions and points of Ankh'or as JSON (ANK-72).
#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <vector>

#include "core/text.h"
#include "games/ankhor/rules.h"
#include "games/ankhor/scoring.h"

namespace benben::ankhor {
namespace {

std::string quoted(char letter) { return json_quote(std::string(1, letter)); }

// `[a,b]` of what `item` writes for the first `count` numbers.
template <class Item>
std::string json_array(std::size_t count, Item item) {
  std::string out = "[";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) out += ',';
    out += item(i);
  }
  return out += ']';
}

std::string tokens_json(Tokens tokens) {
  std::string out = "{";
  for (const Token token : kTokens) {
    if (out.size() > 1) out += ',';
    out += quoted(letter_of(token)) + ":" + std::to_string(tokens[token]);
  }
  return out += '}';
}

std::string pile_json(const State& state, PileName pile) {
  const std::optional<Colour>& back = state.backs[index(pile)];
  return quoted(letter_of(pile)) + ":[" + std::to_string(state.pile_sizes[index(pile)]) + "," +
         (back ? quoted(letter_of(*back)) : "null") + "]";
}

// The tiles of a city by level, u and v as numbers.
std::vector<std::size_t> by_level(const City& city) {
  std::vector<std::size_t> tiles;
  for (const std::size_t i : city.all()) tiles.push_back(i);
  std::ranges::sort(tiles, {}, [&city](std::size_t i) {
    const Place place = city.tiles[i].place;
    return std::tuple(place.level, place.u, place.v);
  });
  return tiles;
}

std::string tile_json(const City& city, std::size_t i) {
  const std::string load = city.loaded.contains(i) ? "+" : "";
  return "[" + json_quote(place_text(city.tiles[i].place)) + "," +
         json_quote(tile_code(city.tiles[i].tile) + load) + "]";
}

std::string player_json(const Player& player) {
  const std::vector<std::size_t> tiles = by_level(player.city);
  return "{\"tokens\":" + tokens_json(player.tokens) +
         ",\"bonus\":" + std::to_string(player.bonus) + ",\"tiles\":" +
         json_array(tiles.size(), [&](std::size_t i) { return tile_json(player.city, tiles[i]); }) +
         "}";
}

std::string market_json(const State& state) {
  return "\"supply\":" + tokens_json(state.supply) +
         ",\"bonus_supply\":" + std::to_string(state.bonus_supply) + ",\"prices\":" +
         json_array(kSlots,
                    [&](std::size_t i) {
                      const Tokens price = state.prices[i];
                      return price.empty() ? "null" : json_quote(tokens_text(price));
                    }) +
         ",\"row\":" +
         json_array(kSlots,
                    [&](std::size_t i) {
                      return state.row[i] ? json_quote(tile_code(*state.row[i])) : "null";
                    }) +
         ",\"piles\":{" + pile_json(state, PileName::kA) + "," + pile_json(state, PileName::kB) +
         "},\"out\":" + json_array(state.out_size, [&](std::size_t i) {
           return json_quote(tile_code(state.out[i]));
         });
}

std::string turn_json(const State& state) {
  constexpr std::array<std::string_view, 3> kPhases = {"main", "after", "return"};
  std::string out = "\"turn\":" + std::to_string(state.turn);
  out += ",\"phase\":" + json_quote(kPhases[static_cast<std::size_t>(state.phase)]);
  out += ",\"ankhs_used\":" + std::to_string(state.ankhs_used);
  out += state.bonus_turn ? ",\"bonus_turn\":true" : ",\"bonus_turn\":false";
  out += state.last_round ? ",\"last_round\":true" : ",\"last_round\":false";
  out += ",\"idle_rounds\":" + std::to_string(state.idle_rounds);
  out += state.bought ? ",\"bought\":true" : ",\"bought\":false";
  out += ",\"drawing\":" + (state.drawing ? quoted(letter_of(*state.drawing)) : "null");
  return out;
}

std::string part_json(const State& state, std::string_view name, int Points::* part) {
  Scores points{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    points[seat] = points_of(state.players[seat]).*part;
  }
  return "{\"name\":" + json_quote(name) +
         ",\"points\":" + json_points(points, state.player_count) + "}";
}

// The groups of two or more among these tiles, each tile worth a point.
void add_groups(std::vector<std::string>& groups, const City& city, std::string_view kind,
                char name, TileSet members) {
  while (!members.empty()) {
    const TileSet group = group_of(city, members, members.first());
    members -= group;
    if (group.size() < 2) continue;
    std::vector<std::string> places;
    for (const std::size_t i : by_level(city)) {
      if (group.contains(i)) places.push_back(place_text(city.tiles[i].place));
    }
    groups.push_back("{\"kind\":" + json_quote(kind) + ",\"name\":" + quoted(name) + ",\"tiles\":" +
                     json_list(places) + ",\"points\":" + std::to_string(group.size()) + "}");
  }
}

std::string groups_json(const City& city) {
  std::vector<std::string> groups;
  for (const Colour colour : kColours) {
    add_groups(groups, city, "colour", letter_of(colour), city.of_colour[index(colour)]);
  }
  for (const Kind animal : kAnimals) {
    add_groups(groups, city, "animal", kKinds[index(animal)].letter, city.of_animal[index(animal)]);
  }
  return json_array(groups.size(), [&](std::size_t i) { return groups[i]; });
}

}  // namespace

std::string Ankhor::state_json(const State& state) {
  return "{" + market_json(state) + ",\"players\":" +
         json_array(state.player_count,
                    [&](std::size_t seat) { return player_json(state.players[seat]); }) +
         "," + turn_json(state) + "}";
}

std::string Ankhor::standing_json(const State& state) {
  return "{\"parts\":[" + part_json(state, "bonus tokens", &Points::bonus) + "," +
         part_json(state, "two-point tiles", &Points::two_points) + "," +
         part_json(state, "animals", &Points::animals) + "," +
         part_json(state, "colours", &Points::colours) + "," +
         part_json(state, "tokens", &Points::tokens) +
         "],\"total\":" + json_points(standing(state), state.player_count) + ",\"groups\":" +
         json_array(state.player_count,
                    [&](std::size_t seat) { return groups_json(state.players[seat].city); }) +
         "}";
}

}  // namespace benben::ankhor
