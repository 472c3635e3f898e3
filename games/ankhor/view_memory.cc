#include "games/ankhor/view_memory.h"

#include <algorithm>

#include "games/ankhor/scoring.h"
#include "games/ankhor/survey.h"

namespace benben::ankhor {
namespace {

BestPlaces best_places(const Survey& survey, Tile tile) {
  BestPlaces best;
  survey.for_each_place(tile, [&](Place place, int gain) {
    BestPlace& of_sort = place.level > 0 ? best.stack : best.ground;
    if (gain > of_sort.gain) of_sort = {place, static_cast<std::int16_t>(gain)};
  });
  return best;
}

template <class Sets>
GroupCounts count_groups(const City& city, const Sets& sets) {
  GroupCounts counts{};
  for (TileSet members : sets) {
    while (!members.empty()) {
      const TileSet group = group_of(city, members, members.first());
      ++counts[static_cast<std::size_t>(std::min(group.size(), kLargeGroup))];
      members -= group;
    }
  }
  return counts;
}

CityView first_view(const Player& player, const CityWorth& worth) {
  const Points points = points_of(player);
  CityView view;
  view.points = points.two_points + points.animals + points.colours;
  view.promise = worth.promise();
  view.colours = count_groups(player.city, player.city.of_colour);
  view.animals = count_groups(player.city, player.city.of_animal);
  return view;
}

std::uint64_t tiles_of_row(const State& state) {
  std::uint64_t tiles = 0;
  for (const auto& tile : state.row) {
    if (tile) tiles |= std::uint64_t{1} << index(*tile);
  }
  return tiles;
}

}  // namespace

ViewMemory& ViewMemory::of_thread() {
  static thread_local ViewMemory memory;
  return memory;
}

ViewMemory::Key ViewMemory::key_of(const State& state, const City& city) {
  Key key{};
  for (std::size_t i = 0; i < city.size; ++i) {
    const auto& [place, tile] = city.tiles[i];
    key[i] = std::uint64_t{static_cast<std::uint16_t>(place.u)} << 48 |
             std::uint64_t{static_cast<std::uint16_t>(place.v)} << 32 |
             std::uint64_t{place.level} << 16 | std::uint64_t{index(tile)} << 8 | 1;
  }
  key[kMaxTiles] = std::uint64_t{city.loaded.bits()} << 32 |
                   std::uint64_t{state.bonus_supply > 0} << 16 |
                   static_cast<std::uint64_t>(std::min(tiles_left(state), kFullTime)) << 8 | 1;
  return key;
}

ViewMemory::Entry& ViewMemory::entry_for(const Key& key, std::size_t tiles) {
  std::uint64_t hash = key[kMaxTiles];
  for (std::size_t i = 0; i < tiles; ++i) {
    hash = (hash ^ key[i]) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
  }
  return entries_[static_cast<std::size_t>(hash % entries_.size())];
}

const CityView& ViewMemory::view_before_row(const State& state, const Player& player) {
  return seen(state, player, tiles_of_row(state));
}

const CityView& ViewMemory::seen(const State& state, const Player& player, std::uint64_t tiles) {
  const City& city = player.city;
  const Key key = key_of(state, city);
  Entry& entry = entry_for(key, city.size);
  const bool is_new = entry.key != key;
  const std::uint64_t wanted = is_new ? tiles : tiles & ~entry.known;
  if (!is_new && wanted == 0) return entry.view;
  ++looks_;
  const Survey survey(city, state.bonus_supply, tiles_left(state));
  if (is_new) entry = {key, 0, first_view(player, survey.worth())};
  entry.known |= wanted;
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    if ((wanted >> i & 1) != 0) entry.view.best[i] = best_places(survey, tile_at(i));
  }
  return entry.view;
}

}  // namespace benben::ankhor
