// Code: a position in 128 bits, exactly (ASC-64): two positions that a game can reach have the same
// code exactly if they are the same.
//
// The idea: every stone and figure is XORed into its colour's word, so a step costs a few XORs.
// Nothing is lost in that. The at most three stones of one colour and size share a field of 12
// bits, and the keys of the spaces are the columns of a parity check matrix of the extended binary
// Golay code (Golay, "Notes on digital coding", 1949), whose words differ in at least eight places:
// so any two different sets of at most three spaces have different XORs (laws_test.cc tries all
// 2,325). Figures, pyramids borne off and the player to move have fields of their own; what lies in
// Limbo follows from the rest. Repetition is therefore never a matter of luck, as it would be with
// a hash.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/ascension/board.h"

namespace benben::ascension {

inline constexpr ByOuter<std::uint16_t> kSpaceKeys = {
    0x801, 0x802, 0x804, 0x808, 0x810, 0x820, 0x840, 0x880, 0x900, 0xA00, 0xC00, 0xC75,
    0xC9F, 0xD4B, 0xEE3, 0x9B3, 0xB66, 0xECC, 0x9ED, 0xBDA, 0xFB4, 0xB1D, 0xE3A, 0x800};

class Code {
 public:
  // A stone comes to a space or leaves it.
  constexpr void toggle(Colour colour, Size size, Outer space) {
    words_[colour] ^= std::uint64_t{kSpaceKeys[space]} << (12 * index(size));
  }
  // A figure comes to a space or leaves it; one in Limbo leaves its field empty.
  constexpr void toggle(Colour colour, Figure figure, Inner space) {
    words_[colour] ^= (index(space) + std::uint64_t{1}) << (36 + 5 * index(figure));
  }
  // The number of pyramids borne off (0 to 3) changes.
  constexpr void replace_borne_off(Colour colour, int before, int after) {
    words_[colour] ^= static_cast<std::uint64_t>(before ^ after) << 51;
  }
  constexpr void pass_turn() { words_[Colour::kGold] ^= std::uint64_t{1} << 53; }

  // 64 well mixed bits, which other codes may share: for a search's table.
  constexpr std::uint64_t hash() const {
    std::uint64_t mixed = words_[Colour::kGold] * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
    mixed = (mixed + words_[Colour::kOnyx]) * 0xBF58476D1CE4E5B9u;
    mixed ^= mixed >> 32;
    mixed *= 0x94D049BB133111EBu;
    return mixed ^ mixed >> 29;
  }

  // The code as eight words, as good: the first is XORed with the others and so tells much of all.
  constexpr std::array<std::uint16_t, 8> words() const {
    const auto [gold, onyx] = words_.values;
    std::uint64_t all = gold ^ onyx;
    all ^= all >> 32;
    all ^= all >> 16;
    auto words = std::bit_cast<std::array<std::uint16_t, 8>>(words_.values);
    words[0] = static_cast<std::uint16_t>(all);
    return words;
  }

  friend constexpr bool operator==(const Code&, const Code&) = default;

 private:
  ByColour<std::uint64_t> words_{};
};

}  // namespace benben::ascension
