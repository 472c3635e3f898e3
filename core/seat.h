// Seats, sets of seats, and who is to act next.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/bit_set.h"

namespace benben {

// The largest table of all games (Cubus).
inline constexpr int kMaxSeats = 6;

enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }

// A seat beyond the largest table is in none of them: what comes from outside is checked first.
using SeatSet = BitSet<Seat, kMaxSeats>;

// What a position waits for: a chance event, one of a set of seats, or nothing (it is over).
struct Next {
  enum class Kind : std::uint8_t { kChance, kSeats, kOver };
  Kind kind = Kind::kOver;
  SeatSet seats;  // not empty exactly when kind is kSeats

  static constexpr Next chance() { return {Kind::kChance, {}}; }
  static constexpr Next over() { return {Kind::kOver, {}}; }
  static constexpr Next seat(Seat s) { return {Kind::kSeats, SeatSet::of(s)}; }

  constexpr bool is_chance() const { return kind == Kind::kChance; }
  constexpr bool is_over() const { return kind == Kind::kOver; }
  constexpr bool is_seats() const { return kind == Kind::kSeats; }
  // Whether this seat, of any number, may act.
  constexpr bool allows(Seat s) const { return index(s) < kMaxSeats && seats.contains(s); }
  friend constexpr bool operator==(const Next&, const Next&) = default;
};

// Who an event belongs to: a seat, or chance (no seat).
using Actor = std::optional<Seat>;
inline constexpr Actor kChance = std::nullopt;

// Points by seat; entries at and beyond the number of players are 0.
using Scores = std::array<int, kMaxSeats>;

}  // namespace benben
