// Sorts a short list by moving each entry to its place.
#pragma once

#include <algorithm>
#include <iterator>

namespace benben {

// Of equals the one that came first stays first. (The standard one allocates by what is
// deprecated.)
template <class Iterator, class Better>
void sort_short(Iterator first, Iterator last, Better better) {
  for (Iterator at = first; at != last; ++at) {
    std::rotate(std::upper_bound(first, at, *at, better), at, std::next(at));
  }
}

}  // namespace benben
