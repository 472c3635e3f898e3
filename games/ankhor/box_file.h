// A box of one's own (ANK-02, ANK-03): the tags that carry it in a record, and the file in which a
// person writes it down (docs/rules/ankhor.md, ANK-73).
#pragma once

#include <string_view>

namespace benben::ankhor {

inline constexpr std::string_view kBoxPrefix = "Box.";
inline constexpr std::string_view kTilesTag = "Box.Tiles";
inline constexpr std::string_view kSlotsTag = "Box.Slots";

}  // namespace benben::ankhor
