// Sets of tiles of one city, and how many tiles a city can have.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/ankhor/tiles.h"

namespace benben::ankhor {

// A player who begins the last round has 12 tiles at most (ANK-60), and buys one in this turn and
// one in every bonus turn; there are five scribes at most (ANK-02).
inline constexpr std::size_t kMaxTiles = 18;
inline constexpr std::size_t kMaxLargeGroups = kMaxTiles / kLargeGroup;

// A set of tiles of one city, by index.
class TileSet {
 public:
  constexpr TileSet() = default;
  static constexpr TileSet of(std::size_t i) { return TileSet(1u << i); }
  // The first `count` tiles.
  static constexpr TileSet first_of(std::size_t count) { return TileSet((1u << count) - 1); }

  constexpr bool contains(std::size_t i) const { return (bits_ >> i & 1u) != 0; }
  constexpr bool contains(TileSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool empty() const { return bits_ == 0; }
  // Counted here, since std::popcount is a call where the processor may lack the instruction.
  constexpr int size() const {
    std::uint32_t pairs = bits_ - (bits_ >> 1 & 0x55555555u);
    pairs = (pairs & 0x33333333u) + (pairs >> 2 & 0x33333333u);
    return static_cast<int>(((pairs + (pairs >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
  }
  // The lowest tile of a set that is not empty.
  constexpr std::size_t first() const { return static_cast<std::size_t>(std::countr_zero(bits_)); }

  constexpr TileSet operator|(TileSet other) const { return TileSet(bits_ | other.bits_); }
  constexpr TileSet operator&(TileSet other) const { return TileSet(bits_ & other.bits_); }
  constexpr TileSet operator-(TileSet other) const { return TileSet(bits_ & ~other.bits_); }
  constexpr TileSet& operator|=(TileSet other) { return *this = *this | other; }
  constexpr TileSet& operator&=(TileSet other) { return *this = *this & other; }
  constexpr TileSet& operator-=(TileSet other) { return *this = *this - other; }
  friend constexpr bool operator==(TileSet, TileSet) = default;

  // The same tiles after one has been put before index `i`, or after tile `i` has gone.
  constexpr TileSet with_gap(std::size_t i) const {
    const std::uint32_t below = (1u << i) - 1;
    return TileSet((bits_ & below) | (bits_ & ~below) << 1);
  }
  constexpr TileSet without_gap(std::size_t i) const {
    const std::uint32_t below = (1u << i) - 1;
    return TileSet((bits_ & below) | (bits_ >> 1 & ~below));
  }

  class Iterator {
   public:
    explicit constexpr Iterator(std::uint32_t bits) : bits_(bits) {}
    constexpr std::size_t operator*() const {
      return static_cast<std::size_t>(std::countr_zero(bits_));
    }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  explicit constexpr TileSet(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

}  // namespace benben::ankhor
