// The six colours of Anubixx (ANX-01) and the dice, as counts per colour.
//
// The one idea: four bits per colour hold the count of its dice, so rolled, blocked and taken dice
// are words, and the available ones their difference.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben::anubixx {

// In the order of the cycle by which the sheets differ (ANX-02).
enum class Colour : std::uint8_t { kRed, kYellow, kGreen, kBlue, kLilac, kOrange };

inline constexpr std::size_t kColourCount = 6;
inline constexpr std::array<Colour, kColourCount> kColours = {
    Colour::kRed, Colour::kYellow, Colour::kGreen, Colour::kBlue, Colour::kLilac, Colour::kOrange};
inline constexpr std::string_view kColourLetters = "rygblo";
inline constexpr std::array<std::string_view, kColourCount> kColourNames = {
    "red", "yellow", "green", "blue", "lilac", "orange"};

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr char letter(Colour colour) { return kColourLetters[index(colour)]; }
constexpr std::string_view name(Colour colour) { return kColourNames[index(colour)]; }
// The colour `steps` further in the cycle.
constexpr Colour cycled(Colour colour, int steps) {
  return kColours[(index(colour) + static_cast<std::size_t>(steps)) % kColourCount];
}
constexpr std::optional<Colour> find_colour(char c) {
  const std::size_t at = kColourLetters.find(c);
  return at < kColourCount ? std::optional(kColours[at]) : std::nullopt;
}

class Dice {
 public:
  constexpr Dice() = default;

  constexpr int count(Colour colour) const {
    return static_cast<int>(counts_ >> shift(colour) & 15u);
  }
  constexpr bool empty() const { return counts_ == 0; }
  constexpr void add(Colour colour) { counts_ += 1u << shift(colour); }
  // These dice without others that are all among them.
  constexpr Dice operator-(Dice others) const { return Dice(counts_ - others.counts_); }

  // "rgbb", in the order of the cycle.
  std::string text() const;

  friend constexpr bool operator==(Dice, Dice) = default;

 private:
  explicit constexpr Dice(std::uint32_t counts) : counts_(counts) {}
  static constexpr unsigned shift(Colour colour) {
    return 4 * static_cast<unsigned>(index(colour));
  }
  std::uint32_t counts_ = 0;
};

}  // namespace benben::anubixx
