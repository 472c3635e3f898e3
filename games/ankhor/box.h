// What the box of Ankh'or holds that its lost pictures showed: the tiles (ANK-02) and how many
// price markers lie over each slot of the row (ANK-03). Data: a record's tags may say other than
// the table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/by.h"
#include "core/result.h"
#include "games/ankhor/tiles.h"

namespace benben::ankhor {

// How many of each tile.
using TileCounts = By<Tile, std::uint8_t, static_cast<int>(kTileCodes)>;
// How many price markers lie over each slot.
using SlotSizes = std::array<std::uint8_t, kSlots>;

inline constexpr int kTilesPerColour = kTiles / static_cast<int>(kColourCount);

// The tiles of the reconstructed box: those of kKinds in each colour.
TileCounts built_in_tiles();
inline constexpr SlotSizes kBuiltInSlots = {2, 2, 2, 3, 3, 3};

// Tiles as five words, for F, I, C, P and T: the letters of eleven kinds each, in the order of
// kKinds. Errors name ANK-02.
Result<TileCounts> read_tiles(std::string_view text);
std::string tiles_text(const TileCounts& tiles);
// Adds the tiles of one colour, the letters of their kinds in any order.
Status add_tiles(TileCounts& tiles, Colour colour, std::string_view kinds);

// Slots as six digits, from the left. Errors name ANK-03.
Result<SlotSizes> read_slots(std::string_view text);
std::string slots_text(const SlotSizes& slots);

}  // namespace benben::ankhor
