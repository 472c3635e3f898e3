// Places of a city (ANK-30): two coordinates and a level, and the byte order of their texts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben::ankhor {

// On levels 0 and 2 both coordinates are even, on level 1 odd.
struct Place {
  std::int16_t u = 0;
  std::int16_t v = 0;
  std::uint8_t level = 0;

  friend constexpr bool operator==(const Place&, const Place&) = default;
};

// No coordinate gets so far. A turn places one tile and moves two, and each carries a border of the
// city two units outwards at most; a seat has at most 565 turns, since one of 55 tiles is bought at
// least every ten rounds (ANK-61) and there are five bonus turns.
inline constexpr int kMaxCoordinate = 9999;
// A third level would take 16 + 9 + 4 tiles below it, more than a city can have.
inline constexpr int kMaxLevel = 2;

constexpr Place moved(Place place, int du, int dv, int levels = 0) {
  return {static_cast<std::int16_t>(place.u + du), static_cast<std::int16_t>(place.v + dv),
          static_cast<std::uint8_t>(place.level + levels)};
}

// ANK-33: side by side, or one carries the other. On one level the differences are even, between
// neighbouring levels odd, so that together they are two in these cases alone.
constexpr bool touch(Place one, Place other) {
  const int du = one.u < other.u ? other.u - one.u : one.u - other.u;
  const int dv = one.v < other.v ? other.v - one.v : one.v - other.v;
  const int levels = one.level - other.level;
  return du + dv == 2 && levels >= -1 && levels <= 1;
}

namespace detail {

// Numbers as their texts sort: digits of base 12, most significant first, `minus` and `end` for the
// sign and for whatever follows the number.
constexpr std::uint64_t number_key(int number, unsigned minus, unsigned zero, unsigned end) {
  std::array<unsigned, 6> characters{};
  std::size_t size = 0;
  int rest = number < 0 ? -number : number;
  std::array<unsigned, 4> digits{};
  std::size_t count = 0;
  do {
    digits[count++] = static_cast<unsigned>(rest % 10);
    rest /= 10;
  } while (rest > 0 && count < digits.size());
  if (number < 0) characters[size++] = minus;
  while (count > 0) characters[size++] = zero + digits[--count];
  characters[size] = end;
  std::uint64_t key = 0;
  for (const unsigned character : characters) key = key * 12 + character;
  return key;
}

// A comma follows u and sorts before sign and digits; a circumflex follows v and sorts behind them.
constexpr std::uint64_t u_key(int u) { return number_key(u, 1, 2, 0); }
constexpr std::uint64_t v_key(int v) { return number_key(v, 0, 1, 11); }

// Nearly all coordinates that occur.
inline constexpr int kNear = 64;
using NearKeys = std::array<std::uint32_t, 2 * kNear>;
constexpr NearKeys near_keys(std::uint64_t (*key)(int)) {
  NearKeys keys{};
  for (int i = 0; i < 2 * kNear; ++i) {
    keys[static_cast<std::size_t>(i)] = static_cast<std::uint32_t>(key(i - kNear));
  }
  return keys;
}
inline constexpr NearKeys kNearU = near_keys(u_key);
inline constexpr NearKeys kNearV = near_keys(v_key);
constexpr bool is_near(int number) { return number >= -kNear && number < kNear; }
constexpr std::size_t near_index(int number) {
  const int i = number + kNear;
  return static_cast<std::size_t>(i);
}

}  // namespace detail

// Sorts places like their texts; below 2^48.
constexpr std::uint64_t text_order(Place place) {
  const std::uint64_t u = detail::is_near(place.u) ? detail::kNearU[detail::near_index(place.u)]
                                                   : detail::u_key(place.u);
  const std::uint64_t v = detail::is_near(place.v) ? detail::kNearV[detail::near_index(place.v)]
                                                   : detail::v_key(place.v);
  return u << 24 | v << 2 | place.level;
}

// "2,0^0"
std::string place_text(Place place);
// The place of such a text; nothing for any other text. It need not be one of ANK-30.
std::optional<Place> find_place(std::string_view text);
// ANK-30: even coordinates on an even level, odd ones on an odd level.
constexpr bool is_place(Place place) {
  const bool odd = place.level % 2 != 0;
  return place.level <= kMaxLevel && (place.u % 2 != 0) == odd && (place.v % 2 != 0) == odd;
}

}  // namespace benben::ankhor
