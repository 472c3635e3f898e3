// By: an array whose index is an enumeration or a seat, so that nobody mixes up or casts indices.
#pragma once

#include <array>
#include <cstddef>

#include "core/seat.h"

namespace benben {

// One value for each key numbered from 0 to kCount - 1. An aggregate: By<Colour, int, 4>{{1, 2}}.
template <class Key, class T, int kCount>
struct By {
  std::array<T, static_cast<std::size_t>(kCount)> values{};

  constexpr T& operator[](Key key) { return values[static_cast<std::size_t>(key)]; }
  constexpr const T& operator[](Key key) const { return values[static_cast<std::size_t>(key)]; }
  static constexpr int size() { return kCount; }
  constexpr auto begin() { return values.begin(); }
  constexpr auto end() { return values.end(); }
  constexpr auto begin() const { return values.begin(); }
  constexpr auto end() const { return values.end(); }
  friend constexpr bool operator==(const By&, const By&) = default;
};

template <class T>
using BySeat = By<Seat, T, kMaxSeats>;

}  // namespace benben
