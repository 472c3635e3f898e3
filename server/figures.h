// The figures by which people can be known (docs/protocol.md, Accounts);
// web/src/lib/parts/you/figures.ts has their drawings.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace benben {

inline constexpr std::array<std::string_view, 12> kFigures = {"pyramid", "cube",  "box",   "scarab",
                                                              "ibis",    "cat",   "cobra", "sun",
                                                              "moon",    "lotus", "palm",  "boat"};

// Whether the page has such a figure; "" is none.
constexpr bool is_figure(std::string_view text) {
  return text.empty() || std::ranges::find(kFigures, text) != kFigures.end();
}

}  // namespace benben
