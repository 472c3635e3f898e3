// ViewMemory: what was seen in cities, so that the same is not looked for twice.
//
// A tree search asks in thousands of positions what its cities are worth and what the tiles of the
// row would bring; the positions differ in tokens, prices and row, and of cities there are few. The
// key is all that a view depends on: what comes from memory is what would be seen, so results
// depend on nothing but the position. As in games/cubus/plan_memory.h entries are kept by the key's
// hash, one at each place, and a new one takes the place of an old one; here one grows, too, as
// more tiles are asked for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/ankhor/city_view.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

class ViewMemory {
 public:
  // In some 800 kB.
  static constexpr std::size_t kEntries = 1024;

  explicit ViewMemory(std::size_t entries = kEntries) : entries_(entries) {}
  // That of the thread that asks: no lock is needed.
  static ViewMemory& of_thread();

  // Of a player's city. It holds until the next call.
  const CityView& view(const State& state, const Player& player) { return seen(state, player, 0); }
  // The same with the best places of the tiles of the row; those of others may be missing.
  const CityView& view_before_row(const State& state, const Player& player);

  // How many cities were looked at until now, one that more tiles were asked for counted anew.
  std::uint64_t looks() const { return looks_; }

 private:
  // A word for each tile of the city, none of them 0, and one for the rest.
  using Key = std::array<std::uint64_t, kMaxTiles + 1>;
  struct Entry {
    Key key{};                // of zeros where nothing is kept
    std::uint64_t known = 0;  // the tiles whose places are known, by their numbers
    CityView view;
  };
  static_assert(kTileCodes <= 64);

  const CityView& seen(const State& state, const Player& player, std::uint64_t tiles);
  static Key key_of(const State& state, const City& city);
  Entry& entry_for(const Key& key, std::size_t tiles);

  std::vector<Entry> entries_;
  std::uint64_t looks_ = 0;
};

}  // namespace benben::ankhor
