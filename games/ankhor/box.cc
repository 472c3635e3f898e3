#include "games/ankhor/box.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "core/text.h"

namespace benben::ankhor {
namespace {

constexpr int kMarkers = kMarkersPerResource * static_cast<int>(kColourCount);
// Of these kinds a colour has one tile at most. Warehouses: ANK-11 relies on it. Scribes: a city
// has no room for more bonus turns than five (kMaxTiles).
constexpr std::array kSingleKinds = {Kind::kWarehouse, Kind::kScribe};

Error bad_tiles(std::string message) {
  return {ErrorCode::kMalformed, std::move(message), "ANK-02", 0};
}

Error bad_slots(std::string_view text) {
  return {ErrorCode::kMalformed,
          "The slots hold 2 or 3 markers each and " + std::to_string(kMarkers) +
              " together, so they are six digits, three of them 2 and three of them 3, not " +
              shortened(text) + ".",
          "ANK-03", 0};
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
  const std::string name(name_of(colour));
  if (kinds.size() != static_cast<std::size_t>(kTilesPerColour)) {
    return bad_tiles("There are " + std::to_string(kTilesPerColour) + " " + name + " tiles, not " +
                     std::to_string(kinds.size()) + " as in " + shortened(kinds) + ".");
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const std::size_t kind = kind_letters().find(kinds[i]);
    if (kind == std::string_view::npos) {
      return bad_tiles("The " + name + " tile " + std::to_string(i + 1) + " of " +
                       shortened(kinds) + " is none of the kinds j, b, f, 2, w, s, d.");
    }
    ++tiles[tile_of(colour, static_cast<Kind>(kind))];
  }
  for (const Kind kind : kSingleKinds) {
    const int count = tiles[tile_of(colour, kind)];
    if (count <= 1) continue;
    return bad_tiles("A colour has one " + std::string(kKinds[index(kind)].name) +
                     " at most, and here are " + std::to_string(count) + " " + name + " ones.");
  }
  return {};
}

Result<TileCounts> read_tiles(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != kColourCount) {
    return bad_tiles(
        "The tiles are five words of letters, for F, I, C, P and T, with one blank between them; "
        "here are " +
        std::to_string(words.size()) + ".");
  }
  TileCounts tiles{};
  for (const Colour colour : kColours) {
    const std::string_view word = words[index(colour)];
    if (Status status = add_tiles(tiles, colour, word); !status) return status.error();
    if (kinds_text(tiles, colour) != word) {
      return bad_tiles("The kinds of a colour stand in the order " + std::string(kind_letters()) +
                       ": " + kinds_text(tiles, colour) + ", not " + shortened(word) + ".");
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
