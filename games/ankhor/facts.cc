// What people need to know of Ankh'or besides the position: the box, the numbers of the rules, and
// what follows from a position (docs/rules/ankhor.md, "Facts").
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/json.h"
#include "games/ankhor/rules.h"
#include "games/ankhor/scoring.h"

namespace benben::ankhor {
namespace {

std::string letter_text(char letter) { return std::string(1, letter); }

void add_components(JsonWriter& json, const State& start) {
  json.key("tokens").begin_list();
  for (const Token token : kTokens) {
    json.begin_object().member("code", letter_text(letter_of(token)));
    json.member("name", name_of(token));
    if (token == Token::kAnkh) {
      json.key("colour").null();
    } else {
      json.member("colour", name_of(kColours[index(token)]));
    }
    json.member("count", start.supply[token]).end_object();
  }
  json.end_list().key("kinds").begin_list();
  for (std::size_t kind = 0; kind < kKindCount; ++kind) {
    json.begin_object().member("code", letter_text(kKinds[kind].letter));
    json.member("name", kKinds[kind].name);
    json.member("animal", is_animal(static_cast<Kind>(kind))).end_object();
  }
  json.end_list().key("tiles").begin_object();
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    const int count = start.unseen[tile_at(i)];
    if (count > 0) json.member(tile_code(tile_at(i)), count);
  }
  json.end_object().key("slots").begin_list();
  for (const int markers : start.slot_sizes) json.value(markers);
  json.end_list().key("piles").begin_list();
  for (const int tiles : start.pile_sizes) json.value(tiles);
  json.end_list();
}

void add_numbers(JsonWriter& json) {
  json.member("markers_per_resource", kMarkersPerResource).member("bonus_tokens", kBonusTokens);
  json.key("points").begin_object().member("bonus_token", kBonusPoints);
  json.member("two_point_tile", kTwoPoints).member("grouped_animal", 1);
  json.member("grouped_colour", 1).member("tokens_per_point", kTokensPerPoint).end_object();
  json.member("taken", kTokensTaken);
  json.key("limits").begin_object().member("resources", kResourceLimit);
  json.member("ankhs", kAnkhLimit).end_object();
  json.member("ankh_actions", kAnkhActions).member("ankh_action_costs", 1);
  json.member("saved_on_a_stack", 1).member("carriers", 4).member("highest_level", kMaxLevel);
  json.member("scoring_group", 2).member("bonus_group", kLargeGroup);
  json.member("last_tile", kLastTile).member("idle_rounds", kIdleRounds);
}

void add_places(JsonWriter& json, const City& city, TileSet tiles) {
  json.begin_list();
  for (const std::size_t i : tiles) json.value(place_text(city.tiles[i].place));
  json.end_list();
}

// What a player can pay with, what could be kept and stored, and where a tile could lie or leave.
void add_player(JsonWriter& json, const Player& player) {
  const City& city = player.city;
  const Excess due = excess(player.tokens);
  json.begin_object().member("purse", tokens_text(purse(player)));
  json.key("exceeding").begin_object().member("resources", due.resources);
  json.member("ankhs", due.ankhs).end_object();
  json.key("stores");
  add_places(json, city, free_warehouses(city));
  json.key("movable");
  add_places(json, city, city.all() - city.covered);
  json.key("places").begin_list();
  for (const OpenPlace& open : city.open) {
    json.begin_object().member("place", place_text(open.place));
    json.key(open.place.level == 0 ? "beside" : "upon");
    add_places(json, city, open.touching);
    json.end_object();
  }
  json.end_list().end_object();
}

// Of the seat to move: what each tile of the row lacks on the table, and which markers may be
// saved above it.
void add_offers(JsonWriter& json, const State& state) {
  const Tokens own = purse(current(state));
  json.key("offers").begin_list();
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot]) {
      json.null();
      continue;
    }
    const Tokens price = state.prices[slot];
    Tokens missing;
    for (const Colour colour : kColours) {
      const Token token = token_of(colour);
      missing += Tokens::of(token, std::max(price[token] - own[token], 0));
    }
    const Savings saved = savings(price, own);
    json.begin_object().member("missing", tokens_text(missing)).key("savings").begin_list();
    for (const Colour colour : saved) json.value(letter_text(letter_of(colour)));
    json.end_list().end_object();
  }
  json.end_list();
}

// What ended the game (ANK-60, ANK-61), and what decided it (ANK-63).
void add_end(JsonWriter& json, const State& state) {
  const bool idle = state.idle_rounds == kIdleRounds;
  json.member("end", state.last_round ? "last_tile" : idle ? "idle_rounds" : "sold_out");
  const SeatSet winners = Ankhor::winners(state);
  const Player& winner = state.players[static_cast<std::size_t>(index(winners.first()))];
  std::string_view decided = "points";
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    const Player& player = state.players[seat];
    if (winners.contains(seat_at(static_cast<int>(seat)))) continue;
    if (points_of(player).total() != points_of(winner).total()) continue;
    if (player.city.size == winner.city.size) {
      decided = "tokens";
    } else if (decided == "points") {
      decided = "tiles";
    }
  }
  json.member("decided_by", winners.size() > 1 ? "nothing" : decided);
}

}  // namespace

void Ankhor::add_facts(JsonWriter& json, const Setup& setup) {
  const State state = start(setup);
  add_components(json, state);
  add_numbers(json);
}

void Ankhor::add_derived(JsonWriter& json, const State& state) {
  json.key("players").begin_list();
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    add_player(json, state.players[seat]);
  }
  json.end_list();
  const Next due = next(state);
  if (due.is_over()) return add_end(json, state);
  if (!due.is_seats()) return;
  if (state.phase == Phase::kMain) add_offers(json, state);
  const bool has_ankh = current(state).tokens[Token::kAnkh] > 0;
  json.member("ankh_actions_left", kAnkhActions - state.ankhs_used);
  json.member("ankh_action", has_ankh && state.ankhs_used < kAnkhActions);
  if (const auto slot = slot_put_out(state)) json.member("put_out", tile_code(*state.row[*slot]));
}

}  // namespace benben::ankhor
