#include "games/ankhor/worth.h"

#include <algorithm>

#include "games/ankhor/scoring.h"

namespace benben::ankhor {
namespace {

// What a group of one to four tiles promises in the middle of the game: larger ones have earned.
constexpr std::array<int, kLargeGroup> kPromise = {0, 10, 12, 18, 26};
constexpr int kBonusWorth = kBonusPoints * kPointWorth;
constexpr int kStorageWorth = 3;
constexpr int kCompactWorth = 1;  // for each neighbour: squares carry higher tiles

// The group of each of these tiles among them.
void find_groups(const City& city, TileSet members, std::array<TileSet, kMaxTiles>& groups) {
  while (!members.empty()) {
    const TileSet group = group_of(city, members, members.first());
    for (const std::size_t i : group) groups[i] = group;
    members -= group;
  }
}

int worth_of_kind(Kind kind) {
  switch (kind) {
    case Kind::kTwoPoints:
      return kTwoPoints * kPointWorth;
    case Kind::kWarehouse:
      return kTokenWorth + kStorageWorth;
    case Kind::kScribe:
      return kTurnWorth;
    case Kind::kJackal:
    case Kind::kBeetle:
    case Kind::kFalcon:
    case Kind::kDesert:
      break;
  }
  return 0;
}

}  // namespace

CityWorth::CityWorth(const City& city, int bonus_left, int tiles_left)
    : city_(city), bonus_left_(bonus_left), time_(std::min(tiles_left, kFullTime)) {
  for (const TileSet& members : city.of_colour) find_groups(city, members, colour_);
  for (const TileSet& members : city.of_animal) find_groups(city, members, animal_);
}

int CityWorth::promise_of(int size) const {
  return size < kLargeGroup ? kPromise[static_cast<std::size_t>(size)] * time_ / kFullTime : 0;
}

// A tile joins the groups of those that it touches.
int CityWorth::gain_in(const Groups& groups, TileSet touched) const {
  TileSet joined;
  int gain = 0;
  bool was_large = false;
  for (const std::size_t i : touched) {
    if (joined.contains(i)) continue;
    joined |= groups[i];
    const int size = groups[i].size();
    if (size == 1) gain += kPointWorth;  // no longer alone
    was_large |= size >= kLargeGroup;
    gain -= promise_of(size);
  }
  const int size = joined.size() + 1;
  if (size > 1) gain += kPointWorth;
  if (size >= kLargeGroup && !was_large && bonus_left_ > 0) gain += kBonusWorth;
  return gain + promise_of(size);
}

int CityWorth::gain(Tile tile, TileSet neighbours) const {
  const Kind kind = kind_of(tile);
  int gain = worth_of_kind(kind) + kCompactWorth * neighbours.size();
  gain += gain_in(colour_, neighbours & city_.of_colour[colour_of(tile)]);
  if (is_animal(kind)) gain += gain_in(animal_, neighbours & city_.of_animal[kind]);
  return gain;
}

int CityWorth::gain_by_move(std::size_t from, TileSet neighbours) const {
  const Tile tile = city_.tiles[from].tile;
  const TileSet self = TileSet::of(from);
  const TileSet old = city_.neighbours[from];
  neighbours -= self;
  Groups groups{};
  const TileSet colour = city_.of_colour[colour_of(tile)] - self;
  find_groups(city_, colour, groups);
  int gain = gain_in(groups, neighbours & colour) - gain_in(groups, old & colour);
  if (is_animal(kind_of(tile))) {
    const TileSet animal = city_.of_animal[kind_of(tile)] - self;
    find_groups(city_, animal, groups);
    gain += gain_in(groups, neighbours & animal) - gain_in(groups, old & animal);
  }
  return gain + kCompactWorth * (neighbours.size() - old.size());
}

int CityWorth::promise_of(TileSet members, const Groups& groups) const {
  int promise = 0;
  while (!members.empty()) {
    const TileSet group = groups[members.first()];
    promise += promise_of(group.size());
    members -= group;
  }
  return promise;
}

int CityWorth::promise() const {
  int promise = 0;
  for (const TileSet& members : city_.of_colour) promise += promise_of(members, colour_);
  for (const TileSet& members : city_.of_animal) promise += promise_of(members, animal_);
  return promise;
}

TileSet neighbours_at(const City& city, const OpenPlace& open) {
  TileSet neighbours = open.touching;
  if (open.place.level == 0) return neighbours;
  for (const std::size_t i : city.all() - city.ground) {
    if (city.tiles[i].place.level == open.place.level && touch(city.tiles[i].place, open.place)) {
      neighbours |= TileSet::of(i);
    }
  }
  return neighbours;
}

int tiles_left(const State& state) {
  int most = 0;
  for (const Player& player : state.players) most = std::max<int>(most, player.city.size);
  return std::max(kLastTile - most, 0);
}

// What exceeds the limits will have to be returned (ANK-14).
static int useful_tokens(const Player& player) {
  const int storage = player.city.loaded.size() + free_warehouses(player.city).size();
  return std::min(player.tokens.resources() + player.city.loaded.size(), kResourceLimit + storage) +
         std::min(player.tokens[Token::kAnkh], kAnkhLimit);
}

int worth_of(const State& state, const Player& player, const CityView& city) {
  // In the last round tokens are worth what ANK-62 gives for them.
  const int tokens = tiles_left(state) > 0 ? kTokenWorth * useful_tokens(player)
                                           : kPointWorth * token_points(player);
  return kPointWorth * (bonus_points(player) + city.points) + tokens + city.promise;
}

}  // namespace benben::ankhor
