#include "games/ankhor/box_file.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/ankhor/box.h"
#include "games/ankhor/box_faults.h"
#include "games/ankhor/fault_places.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

using Words = std::vector<std::string_view>;

std::string joined(const Words& words, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < words.size(); ++i) text += words[i];
  return text;
}

// Reads a file line by line.
class FileReader {
 public:
  Result<NamedTexts> read(std::string_view file) {
    for (const std::string_view line : split(without_byte_order_mark(file), '\n')) {
      ++line_;
      const Words words = words_of(line);
      if (words.empty()) continue;
      const Status status = read_line(words);
      if (!status) return status.error();
    }
    return finish();
  }

 private:
  Error fault(BoxFault what, std::initializer_list<benben::Place> places = {}) const {
    return make_error(what, places, line_);
  }
  // A fault of the contents keeps its rule.
  Error here(Error error) const {
    error.line = line_;
    return error;
  }

  Status read_line(const Words& words) {
    if (words[0] == "tiles") return read_tiles_line(words);
    if (words[0] == "slots") return read_slots_line(words);
    return fault(BoxFault::kBoxLine, {quoted_place("word", words[0])});
  }

  // tiles FI jj bb ff 22 wsd
  Status read_tiles_line(const Words& words) {
    const std::string_view colours = words.size() > 1 ? words[1] : std::string_view();
    const bool named =
        std::ranges::all_of(colours, [](char letter) { return find_colour(letter).has_value(); });
    if (words.size() < 3 || !named) {
      return fault(BoxFault::kTilesLine);
    }
    const std::string kinds = joined(words, 2);
    for (const char letter : colours) {
      const Colour colour = *find_colour(letter);
      bool& seen = seen_[index(colour)];
      if (seen) return fault(BoxFault::kTilesTwice, {colour_place("colour", colour)});
      seen = true;
      if (const Status status = add_tiles(tiles_, colour, kinds); !status) {
        return here(status.error());
      }
    }
    return {};
  }

  // slots 2 2 2 3 3 3
  Status read_slots_line(const Words& words) {
    if (slots_) return fault(BoxFault::kSlotsTwice);
    const Result<SlotSizes> slots = ankhor::read_slots(joined(words, 1));
    if (!slots) return here(slots.error());
    slots_ = *slots;
    return {};
  }

  Result<NamedTexts> finish() const {
    NamedTexts tags;
    if (std::ranges::find(seen_, true) != seen_.end()) {
      for (const Colour colour : kColours) {
        if (seen_[index(colour)]) continue;
        return fault(BoxFault::kTilesMissing, {colour_place("colour", colour)});
      }
      tags.emplace_back(kTilesTag, tiles_text(tiles_));
    }
    if (slots_) tags.emplace_back(kSlotsTag, slots_text(*slots_));
    if (tags.empty()) return fault(BoxFault::kEmptyBox);
    return tags;
  }

  int line_ = 0;
  TileCounts tiles_{};
  std::array<bool, kColourCount> seen_{};
  std::optional<SlotSizes> slots_;
};

}  // namespace

Status Ankhor::check_tag(std::string_view name, std::string_view value) {
  if (name == kTilesTag) {
    const Result<TileCounts> tiles = read_tiles(value);
    return tiles ? Status() : Status(tiles.error());
  }
  if (name == kSlotsTag) {
    const Result<SlotSizes> slots = read_slots(value);
    return slots ? Status() : Status(slots.error());
  }
  return make_error(BoxFault::kBoxTag);
}

Result<NamedTexts> Ankhor::read_tags(std::string_view file) { return FileReader().read(file); }

}  // namespace benben::ankhor
