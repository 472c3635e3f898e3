// One-ply players of Ankh'or: by all that a city counts and promises and what each tile of the row
// would add on its best place; by the same with a guess at the row; by animals or colours alone.
#include "games/ankhor/one_ply.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/ankhor/rules.h"
#include "games/ankhor/scoring.h"

namespace benben::ankhor {
namespace {

// Sixteenths of a point: what counts of animals and of colours, of 0 to 16.
struct Taste {
  int animals;
  int colours;
};
constexpr Taste kBuilder = {16, 16};
constexpr Taste kAnimals = {16, 0};
constexpr Taste kColours = {0, 16};

constexpr int kPoint = 16;
constexpr int kToken = 3;      // one that can be kept
constexpr int kAnkh = 5;       // buys a refresh or a move
constexpr int kScribe = 20;    // a turn
constexpr int kWarehouse = 8;  // a token, and room for one
constexpr int kMissing = 7;    // each token that a tile of the row still lacks
constexpr int kEmptySlot = 2;  // a row with gaps asks for a refresh

// Sixteenths that a group of so many promises beside its points: joined ones near the bonus
// (ANK-51), which then is counted itself.
constexpr std::array<int, kLargeGroup> kPromise = {0, 4, 9, 18, 30};

int promise(const City& city, TileSet members) {
  int promise = 0;
  while (!members.empty()) {
    const TileSet group = group_of(city, members, members.first());
    if (group.size() < kLargeGroup) {
      promise += kPromise[static_cast<std::size_t>(group.size())];
    }
    members -= group;
  }
  return promise;
}

int worth_of_kinds(const City& city) {
  int worth = 0;
  for (const std::size_t i : city.all()) {
    const Kind kind = kind_of(city.tiles[i].tile);
    if (kind == Kind::kScribe) worth += kScribe;
    if (kind == Kind::kWarehouse) worth += kWarehouse;
  }
  return worth;
}

int worth_of_city(const Player& player, const Taste& taste) {
  const Points points = points_of(player);
  int worth = kPoint * (points.two_points + points.bonus) + taste.animals * points.animals +
              taste.colours * points.colours + worth_of_kinds(player.city);
  for (const TileSet& members : player.city.of_colour) {
    worth += taste.colours * promise(player.city, members) / kPoint;
  }
  for (const TileSet& members : player.city.of_animal) {
    worth += taste.animals * promise(player.city, members) / kPoint;
  }
  return worth;
}

// What a tile of the row may bring to a city, wherever it will lie: more where it has company.
int worth_of_tile(const City& city, Tile tile, const Taste& taste) {
  const Kind kind = kind_of(tile);
  int worth = taste.colours * (city.of_colour[colour_of(tile)].empty() ? 6 : 20) / kPoint;
  if (is_animal(kind)) worth += taste.animals * (city.of_animal[kind].empty() ? 6 : 20) / kPoint;
  if (kind == Kind::kTwoPoints) worth += kTwoPoints * kPoint;
  if (kind == Kind::kScribe) worth += kScribe;
  if (kind == Kind::kWarehouse) worth += kWarehouse;
  return worth;
}

// The tile of the row that is worth most, less what its price takes and still lacks.
int best_of_row(const State& state, const Player& player, const Taste& taste) {
  const Tokens purse = ankhor::purse(player);
  int best = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot]) continue;
    int missing = 0;
    for (const Token token : kTokens) {
      missing += std::max(state.prices[slot][token] - purse[token], 0);
    }
    const int worth = worth_of_tile(player.city, *state.row[slot], taste) -
                      kToken * state.prices[slot].total() - kMissing * missing;
    best = std::max(best, worth);
  }
  return best;
}

int worth(const State& state, std::size_t seat, const Taste& taste) {
  const Player& player = state.players[seat];
  if (state.last_round) return kPoint * points_of(player).total();
  const int kept = std::min(player.tokens.resources(), kResourceLimit);
  const int ankhs = std::min(player.tokens[Token::kAnkh], kAnkhLimit);
  // What still costs a turn is not yet half as good.
  return worth_of_city(player, taste) + kToken * kept + kAnkh * ankhs +
         best_of_row(state, player, taste) / 2 -
         kEmptySlot * (static_cast<int>(kSlots) - tiles_in_row(state));
}

Move choose(const State& state, Seat seat, Rng& rng, const Taste& taste) {
  const auto own = static_cast<std::size_t>(benben::index(seat));
  return best_by_worth<Ankhor>(
      Ankhor::legal(state, seat), state, rng,
      [&](const State& after, const Move&) { return worth(after, own, taste); });
}

// The planner's, found by matches: each token left over, and each that a plan still lacks. Ankhs
// are worth nothing to it: with a worth it hoards them, for refreshes whose outcome it cannot see.
constexpr int kPlannedToken = 1;
constexpr int kLacking = 4;

// What a tile of the row would add to the city, bought for these tokens.
struct Purchase {
  std::size_t slot;
  Tokens price;
  int gain;
};
// On the ground, and upon other tiles with each of the markers saved.
using Purchases = FixedList<Purchase, kSlots * (1 + kColourCount)>;

// How much of the game is left: 16 until the largest city has four tiles, then less and less.
int time_left(const State& state) {
  int most = 0;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    most = std::max<int>(most, state.players[seat].city.size);
  }
  return std::clamp((kLastTile - most) * 16 / 9, 0, 16);
}

// What a city counts and, as far as there is time for it, promises.
int worth_in_time(const Player& player, int time) {
  const Points points = points_of(player);
  const int counted = kPoint * (points.two_points + points.bonus + points.animals + points.colours);
  return counted + (worth_of_city(player, kBuilder) - counted) * time / 16;
}

// The same with one more tile.
int worth_with(const State& state, Player player, Place place, Tile tile, int time) {
  const CityChange change = place_tile(player.city, place, tile);
  const int earned = std::min<int>(change.bonus_earned, state.bonus_supply);
  const int returned = std::min<int>(change.bonus_returned, player.bonus);
  player.bonus = static_cast<std::uint8_t>(player.bonus + earned - returned);
  return worth_in_time(player, time);
}

// Each tile of the row on its best place, on the ground (ANK-31) and upon others (ANK-32).
Purchases purchases_of(const State& state, const Player& player, int time) {
  const int before = worth_in_time(player, time);
  Purchases list;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot]) continue;
    const TileSet alike = player.city.of_colour[colour_of(*state.row[slot])];
    std::optional<int> on_ground;
    std::optional<int> on_others;
    for (const OpenPlace& open : player.city.open) {
      const bool ground = open.place.level == 0;
      if (!ground && (open.touching & alike).empty()) continue;
      const int gain = worth_with(state, player, open.place, *state.row[slot], time) - before;
      std::optional<int>& best = ground ? on_ground : on_others;
      best = std::max(best.value_or(gain), gain);
    }
    const Tokens price = state.prices[slot];
    if (on_ground) list.push_back({slot, price, *on_ground});
    if (!on_others) continue;
    for (const Colour colour : kColoursByLetter) {
      const Tokens saved = Tokens::of(token_of(colour));
      if (price.contains(saved)) list.push_back({slot, price - saved, *on_others});
    }
  }
  return list;
}

// How good the best of them is as a plan, among the tiles that still lie there.
int best_plan(const State& state, const Player& player, const Purchases& purchases) {
  const Tokens purse = ankhor::purse(player);
  int best = 0;
  for (const Purchase& purchase : purchases) {
    if (!state.row[purchase.slot]) continue;
    int lacking = 0;
    for (const Token token : kTokens) lacking += std::max(purchase.price[token] - purse[token], 0);
    best =
        std::max(best, purchase.gain - kPlannedToken * purchase.price.total() - kLacking * lacking);
  }
  return best;
}

Move choose_by_plan(const State& state, Seat seat, Rng& rng) {
  if (state.last_round) return choose(state, seat, rng, kBuilder);
  const auto own = static_cast<std::size_t>(benben::index(seat));
  const int time = time_left(state);
  const Purchases purchases = purchases_of(state, state.players[own], time);
  return best_by_worth<Ankhor>(
      Ankhor::legal(state, seat), state, rng, [&](const State& after, const Move&) {
        const Player& player = after.players[own];
        const int kept = std::min(player.tokens.resources(), kResourceLimit);
        // What still costs a turn is half as good.
        return worth_in_time(player, time) + kPlannedToken * kept +
               best_plan(after, player, purchases) / 2;
      });
}

constexpr OnePly<Ankhor> kOnePly[] = {
    {"planner", "what the city counts and promises, and the best tile of the row on its best place",
     choose_by_plan},
    {"builder", "all points of the city, and what its groups promise",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kBuilder); }},
    {"colours", "colour groups, and animals not at all",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kColours); }},
    {"animals", "animal groups, and colours not at all",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kAnimals); }},
};

}  // namespace

std::span<const OnePly<Ankhor>> one_ply_players(const Ankhor*) { return kOnePly; }

}  // namespace benben::ankhor
