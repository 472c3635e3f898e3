#include "games/ankhor/city.h"

namespace benben::ankhor {
namespace {

// Where a tile on this place stands in the byte order.
std::size_t insertion_index(const City& city, Place place) {
  const std::uint64_t order = text_order(place);
  std::size_t i = 0;
  while (i < city.size && text_order(city.tiles[i].place) < order) ++i;
  return i;
}

template <class Change>
void change_all_sets(City& city, Change change) {
  for (std::size_t i = 0; i < kMaxTiles; ++i) city.neighbours[i] = change(city.neighbours[i]);
  for (TileSet& set : city.of_colour) set = change(set);
  for (TileSet& set : city.of_animal) set = change(set);
  city.ground = change(city.ground);
  city.covered = change(city.covered);
  city.loaded = change(city.loaded);
}

// Only the bookkeeping of sets; the counts are taken anew by recount().
void insert(City& city, std::size_t at, CityTile added) {
  change_all_sets(city, [at](TileSet set) { return with_gap(set, at); });
  for (std::size_t i = city.size; i > at; --i) {
    city.tiles[i] = city.tiles[i - 1];
    city.neighbours[i] = city.neighbours[i - 1];
  }
  ++city.size;
  city.tiles[at] = added;
  TileSet touching;
  for (std::size_t i = 0; i < city.size; ++i) {
    if (touch(city.tiles[i].place, added.place)) touching |= TileSet::of(i);
  }
  city.neighbours[at] = touching;
  const TileSet self = TileSet::of(at);
  for (const std::size_t i : touching) {
    city.neighbours[i] |= self;
    if (city.tiles[i].place.level < added.place.level) city.covered |= TileSet::of(i);
  }
  city.of_colour[colour_of(added.tile)] |= self;
  if (is_animal(kind_of(added.tile))) city.of_animal[kind_of(added.tile)] |= self;
  if (added.place.level == 0) city.ground |= self;
  city.open.arrive(city, at);
}

bool carries_a_tile(const City& city, std::size_t tile) {
  for (const std::size_t i : city.neighbours[tile]) {
    if (city.tiles[i].place.level > city.tiles[tile].place.level) return true;
  }
  return false;
}

// Of a tile that carries nothing.
void erase(City& city, std::size_t at) {
  const Place place = city.tiles[at].place;
  city.open.leave(city, at);
  change_all_sets(city, [at](TileSet set) { return without_gap(set, at); });
  --city.size;
  for (std::size_t i = at; i < city.size; ++i) {
    city.tiles[i] = city.tiles[i + 1];
    city.neighbours[i] = city.neighbours[i + 1];
  }
  city.tiles[city.size] = {};
  city.neighbours[city.size] = {};
  for (const std::size_t i : supports(city, place)) {
    if (!carries_a_tile(city, i)) city.covered -= TileSet::of(i);
  }
}

// How many moves there are: each uncovered tile to each free place, less what may_move_to()
// forbids.
int count_moves(const City& city) {
  const TileSet free = city.all() - city.covered;
  const TileSet free_ground = free & city.ground;
  const TileSet free_above = free - city.ground;
  int moves = 0;
  for (const OpenPlace& place : city.open) {
    if (place.place.level > 0) {
      moves += (free_above - place.touching).size();
    } else {
      moves += free_ground.size();
      if (place.touching.size() == 1) moves -= (free_ground & place.touching).size();
    }
  }
  return moves;
}

void recount(City& city) {
  int ground = 0;
  By<Colour, std::uint8_t, kColours.size()> stacks;
  for (const OpenPlace& place : city.open) {
    if (place.place.level == 0) {
      ++ground;
      continue;
    }
    for (const Colour colour : kColours) {
      if (!(place.touching & city.of_colour[colour]).empty()) ++stacks[colour];
    }
  }
  city.ground_places = static_cast<std::uint8_t>(ground);
  city.stack_places = stacks;
  city.moves = static_cast<std::uint16_t>(count_moves(city));
}

// ANK-35: the tokens of the warehouses under a place go back.
Tokens cover(City& city, Place place) {
  Tokens sent_back;
  for (const std::size_t i : supports(city, place) & city.loaded) {
    sent_back += Tokens::of(token_of(colour_of(city.tiles[i].tile)));
    set_empty(city, i);
  }
  return sent_back;
}

// How many groups have no tile in `others`.
int count_apart(const LargeGroups& groups, TileSet others) {
  int count = 0;
  for (const TileSet group : groups.groups) {
    if ((group & others).empty()) ++count;
  }
  return count;
}

// The large groups that a tile can change: those of its colour and of its animal.
struct Watched {
  LargeGroups colour;
  LargeGroups animal;
};

Watched watch(const City& city, Tile tile) {
  Watched watched;
  watched.colour = large_groups(city, city.of_colour[colour_of(tile)]);
  if (is_animal(kind_of(tile))) {
    watched.animal = large_groups(city, city.of_animal[kind_of(tile)]);
  }
  return watched;
}

template <class Change>
void change_sets(LargeGroups& groups, Change change) {
  for (TileSet& group : groups.groups) group = change(group);
  groups.all = change(groups.all);
}

// ANK-52, for one kind of group; `before` in the indices of now, without the tile that arrived.
void compare(const LargeGroups& before, const LargeGroups& after, CityChange& change) {
  change.bonus_returned += count_apart(before, after.all);
  change.bonus_earned += count_apart(after, before.all);
}

CityChange arrive(City& city, CityTile added, Watched before) {
  CityChange change;
  const std::size_t at = insertion_index(city, added.place);
  insert(city, at, added);
  change.sent_back = cover(city, added.place);
  const auto shifted = [at](TileSet set) { return with_gap(set, at); };
  change_sets(before.colour, shifted);
  change_sets(before.animal, shifted);
  const Watched after = watch(city, added.tile);
  compare(before.colour, after.colour, change);
  compare(before.animal, after.animal, change);
  return change;
}

}  // namespace

CityChange place_tile(City& city, Place place, Tile tile) {
  const CityChange change = arrive(city, {place, tile}, watch(city, tile));
  recount(city);
  return change;
}

CityChange move_tile(City& city, std::size_t from, Place to) {
  const CityTile tile = city.tiles[from];
  const bool loaded = city.loaded.contains(from);
  Watched before = watch(city, tile.tile);
  erase(city, from);
  // The moved tile itself does not count in the comparison (ANK-52), so it falls out here.
  const auto shifted = [from](TileSet set) { return without_gap(set, from); };
  change_sets(before.colour, shifted);
  change_sets(before.animal, shifted);
  const CityChange change = arrive(city, {to, tile.tile}, before);
  if (loaded) set_loaded(city, *find_tile_at(city, to));
  recount(city);
  return change;
}

void set_loaded(City& city, std::size_t warehouse) { city.loaded |= TileSet::of(warehouse); }
void set_empty(City& city, std::size_t warehouse) { city.loaded -= TileSet::of(warehouse); }

std::optional<std::size_t> find_tile_at(const City& city, Place place) {
  for (std::size_t i = 0; i < city.size; ++i) {
    if (city.tiles[i].place == place) return i;
  }
  return std::nullopt;
}

TileSet supports(const City& city, Place place) {
  TileSet set;
  for (std::size_t i = 0; i < city.size; ++i) {
    const Place at = city.tiles[i].place;
    if (at.level + 1 == place.level && touch(at, place)) set |= TileSet::of(i);
  }
  return set;
}

TileSet ground_beside(const City& city, Place place) {
  TileSet set;
  for (const std::size_t i : city.ground) {
    if (touch(city.tiles[i].place, place)) set |= TileSet::of(i);
  }
  return set;
}

std::optional<std::size_t> find_warehouse(const City& city, Colour colour) {
  const Tile warehouse = tile_of(colour, Kind::kWarehouse);
  for (const std::size_t i : city.of_colour[colour]) {
    if (city.tiles[i].tile == warehouse) return i;
  }
  return std::nullopt;
}

Tokens stored_tokens(const City& city) {
  Tokens tokens;
  for (const std::size_t i : city.loaded) {
    tokens += Tokens::of(token_of(colour_of(city.tiles[i].tile)));
  }
  return tokens;
}

TileSet free_warehouses(const City& city) {
  TileSet set;
  for (const std::size_t i : city.all() - city.covered - city.loaded) {
    if (kind_of(city.tiles[i].tile) == Kind::kWarehouse) set |= TileSet::of(i);
  }
  return set;
}

TileSet group_of(const City& city, TileSet members, std::size_t tile) {
  TileSet group = TileSet::of(tile);
  for (TileSet border = group; !border.empty();) {
    TileSet reached;
    for (const std::size_t i : border) reached |= city.neighbours[i];
    border = (reached & members) - group;
    group |= border;
  }
  return group;
}

LargeGroups large_groups(const City& city, TileSet members) {
  LargeGroups large;
  while (members.size() >= kLargeGroup) {
    const TileSet group = group_of(city, members, members.first());
    members -= group;
    if (group.size() < kLargeGroup) continue;
    large.groups.push_back(group);
    large.all |= group;
  }
  return large;
}

}  // namespace benben::ankhor
