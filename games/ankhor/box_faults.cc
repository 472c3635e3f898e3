#include "games/ankhor/box_faults.h"

namespace benben::ankhor {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;

constexpr auto kFaults = fault_table<BoxFault>({
    {BoxFault::kTileWords,
     {"tile_words", kMalformed, "ANK-02",
      "The tiles are five words of letters, for F, I, C, P and T, with one blank between them; "
      "here are {count}."}},
    {BoxFault::kTileCount,
     {"tile_count", kMalformed, "ANK-02",
      "There are {wanted} {colour} tiles, not {count} as in {kinds}."}},
    {BoxFault::kTileKind,
     {"tile_kind", kMalformed, "ANK-02",
      "The {colour} tile {number} of {kinds} is none of the kinds j, b, f, 2, w, s, d."}},
    {BoxFault::kSingleKind,
     {"single_kind", kMalformed, "ANK-02",
      "A colour has one {kind} at most, and here are {count} {colour} ones."}},
    {BoxFault::kTileOrder,
     {"tile_order", kMalformed, "ANK-02",
      "The kinds of a colour stand in the order jbf2wsd: {ordered}, not {kinds}."}},
    {BoxFault::kSlotForm,
     {"slot_form", kMalformed, "ANK-03",
      "The slots hold 2 or 3 markers each and 15 together, so they are six digits, three of them 2 "
      "and three of them 3, not {slots}."}},
    {BoxFault::kBoxTag,
     {"box_tag", kMalformed, "ANK-73", "The tags of a box are Box.Tiles and Box.Slots."}},
    {BoxFault::kBoxLine,
     {"box_line", kMalformed, "ANK-73", "A line begins with tiles or slots, not with {word}."}},
    {BoxFault::kTilesLine,
     {"tiles_line", kMalformed, "ANK-73",
      "Behind tiles stand the letters of colours, F, I, C, P or T, then their kinds, as in: tiles "
      "FICPT jjbbff22wsd"}},
    {BoxFault::kTilesTwice,
     {"tiles_twice", kMalformed, "ANK-73", "The {colour} tiles stand twice."}},
    {BoxFault::kSlotsTwice, {"slots_twice", kMalformed, "ANK-73", "The slots stand twice."}},
    {BoxFault::kTilesMissing,
     {"tiles_missing", kMalformed, "ANK-73",
      "The {colour} tiles are missing: there are all five colours or none."}},
    {BoxFault::kEmptyBox,
     {"empty_box", kMalformed, "ANK-73", "The file describes neither tiles nor slots."}},
});

}  // namespace

std::span<const FaultInfo> box_faults() { return kFaults; }

Error make_error(BoxFault fault, std::initializer_list<benben::Place> places, int line) {
  Error error = benben::make_error(kFaults[static_cast<std::size_t>(fault)], places);
  error.line = line;
  return error;
}

}  // namespace benben::ankhor
