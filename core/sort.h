// Sorting: as std::sort does, or where every byte is waited for (the page's modules,
// wasm/CMakeLists.txt) in a tenth of its code.
//
// The order has to be total, so that both ways give the same.
#pragma once

#include <algorithm>
#include <functional>
#include <utility>

namespace benben {

// As bubble sort, but over a distance that shrinks by a quarter from round to round.
template <class Range, class Less = std::less<>>
void comb_sort(Range&& range, Less less = {}) {
  auto gap = range.end() - range.begin();
  for (bool swapped = true; gap > 1 || swapped;) {
    gap = gap > 1 ? gap * 3 / 4 : 1;
    swapped = false;
    for (auto at = range.begin(); range.end() - at > gap; ++at) {
      if (!less(at[gap], *at)) continue;
      std::swap(at[gap], *at);
      swapped = true;
    }
  }
}

template <class Range, class Less = std::less<>>
void sort(Range&& range, Less less = {}) {
#ifdef BENBEN_SMALL
  comb_sort(range, less);
#else
  std::ranges::sort(range, less);
#endif
}

}  // namespace benben
