// The cards of Cubus by kind (CUB-01): left sides, right sides, lids and open tops.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/by.h"

namespace benben::cubus {

enum class Kind : std::uint8_t { kLeft, kRight, kLid, kOpenTop };
inline constexpr std::array<Kind, 4> kKinds = {Kind::kLeft, Kind::kRight, Kind::kLid,
                                               Kind::kOpenTop};
inline constexpr std::string_view kKindLetters = "LRTO";
constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }

constexpr std::optional<Kind> find_kind(std::string_view text) {
  const std::size_t at = kKindLetters.find(text);
  if (text.size() != 1 || at == std::string_view::npos) return std::nullopt;
  return kKinds[at];
}

// "lid", and "lids" of several or none.
constexpr std::string_view kind_name(Kind kind, int number = 1) {
  constexpr std::string_view kNames[][2] = {{"left side", "left sides"},
                                            {"right side", "right sides"},
                                            {"lid", "lids"},
                                            {"open top", "open tops"}};
  return kNames[index(kind)][number == 1 ? 0 : 1];
}

// How many cards of each kind there are somewhere.
struct Cards {
  By<Kind, std::uint8_t, 4> count;

  constexpr int operator[](Kind kind) const { return count[kind]; }
  constexpr int tops() const { return (*this)[Kind::kLid] + (*this)[Kind::kOpenTop]; }
  constexpr int total() const { return (*this)[Kind::kLeft] + (*this)[Kind::kRight] + tops(); }
  constexpr void add(Kind kind, int number) {
    count[kind] = static_cast<std::uint8_t>(count[kind] + number);
  }
  constexpr Cards operator+(const Cards& other) const {
    Cards sum = *this;
    for (const Kind kind : kKinds) sum.add(kind, other[kind]);
    return sum;
  }
  // Requires that each kind is there often enough.
  constexpr Cards operator-(const Cards& other) const {
    Cards rest = *this;
    for (const Kind kind : kKinds) rest.add(kind, -other[kind]);
    return rest;
  }
  friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

// What a box more and a card less count (CUB-14), a card taken too (CUB-42).
inline constexpr int kBoxPoints = 3;
inline constexpr int kCardPoints = 1;

inline constexpr Cards kSupply = {{16, 16, 12, 4}};

}  // namespace benben::cubus
