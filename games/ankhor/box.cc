#include "games/ankhor/box.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/ankhor/box_faults.h"
#include "games/ankhor/fault_places.h"

namespace benben::ankhor {
namespace {

constexpr int kMarkers = kMarkersPerResource * static_cast<int>(kColourCount);
// Of these kinds a colour has one tile at most. Warehouses: ANK-11 relies on it. Scribes: a city
// has no room for more bonus turns than five (kMaxTiles).
constexpr std::array kSingleKinds = {Kind::kWarehouse, Kind::kScribe};

static_assert(kMarkers == 15, "as the sentence says");
Error bad_slots(std::string_view text) {
  return make_error(BoxFault::kSlotForm, {quoted_place("slots", text)});
}

// So many of something.
benben::Place count_of(std::size_t count) {
  return number_place("count", static_cast<std::int64_t>(count));
}

constexpr auto kKindLetters = [] {
  std::array<char, kKindCount> letters{};
  for (std::size_t kind = 0; kind < kKindCount; ++kind) letters[kind] = kKinds[kind].letter;
  return letters;
}();
constexpr std::string_view kind_letters() { return {kKindLetters.data(), kKindLetters.size()}; }

std::string kinds_text(const TileCounts& tiles, Colour colour) {
  std::string text;
  for (std::size_t kind = 0; kind < kKindCount; ++kind) {
    text.append(tiles[tile_of(colour, static_cast<Kind>(kind))], kKinds[kind].letter);
  }
  return text;
}

}  // namespace

TileCounts built_in_tiles() {
  TileCounts tiles{};
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    tiles[tile_at(i)] = kKinds[index(kind_of(tile_at(i)))].per_colour;
  }
  return tiles;
}

Status add_tiles(TileCounts& tiles, Colour colour, std::string_view kinds) {
  const benben::Place of_colour = colour_place("colour", colour);
  if (kinds.size() != static_cast<std::size_t>(kTilesPerColour)) {
    return make_error(BoxFault::kTileCount, {number_place("wanted", kTilesPerColour), of_colour,
                                             count_of(kinds.size()), quoted_place("kinds", kinds)});
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const std::size_t kind = kind_letters().find(kinds[i]);
    if (kind == std::string_view::npos) {
      return make_error(BoxFault::kTileKind,
                        {of_colour, number_place("number", static_cast<std::int64_t>(i) + 1),
                         quoted_place("kinds", kinds)});
    }
    ++tiles[tile_of(colour, static_cast<Kind>(kind))];
  }
  for (const Kind kind : kSingleKinds) {
    const int count = tiles[tile_of(colour, kind)];
    if (count <= 1) continue;
    const KindInfo& info = kKinds[index(kind)];
    return make_error(BoxFault::kSingleKind,
                      {{"kind", std::string(1, info.letter), std::string(info.name)},
                       number_place("count", count),
                       of_colour});
  }
  return {};
}

Result<TileCounts> read_tiles(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != kColourCount) {
    return make_error(BoxFault::kTileWords, {count_of(words.size())});
  }
  TileCounts tiles{};
  for (const Colour colour : kColours) {
    const std::string_view word = words[index(colour)];
    if (Status status = add_tiles(tiles, colour, word); !status) return status.error();
    if (kinds_text(tiles, colour) != word) {
      return make_error(BoxFault::kTileOrder,
                        {{"ordered", kinds_text(tiles, colour)}, quoted_place("kinds", word)});
    }
  }
  return tiles;
}

std::string tiles_text(const TileCounts& tiles) {
  std::string text;
  for (const Colour colour : kColours) {
    if (!text.empty()) text += ' ';
    text += kinds_text(tiles, colour);
  }
  return text;
}

Result<SlotSizes> read_slots(std::string_view text) {
  if (text.size() != kSlots) return bad_slots(text);
  SlotSizes slots{};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (text[slot] != '2' && text[slot] != '3') return bad_slots(text);
    slots[slot] = static_cast<std::uint8_t>(text[slot] - '0');
  }
  if (std::accumulate(slots.begin(), slots.end(), 0) != kMarkers) return bad_slots(text);
  return slots;
}

std::string slots_text(const SlotSizes& slots) {
  std::string text;
  for (const int size : slots) text += std::to_string(size);
  return text;
}

}  // namespace benben::ankhor
