// The tokens of Ankh'or (ANK-01): five resources and the ankh, and how many of each somebody has.
//
// A resource and the tiles of its colour share a letter and a number: fish is blue, ivory white,
// coal black, plants green, textile red.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben::ankhor {

enum class Colour : std::uint8_t { kBlue, kWhite, kBlack, kGreen, kRed };
enum class Token : std::uint8_t { kFish, kIvory, kCoal, kPlants, kTextile, kAnkh };

inline constexpr std::size_t kColourCount = 5;
inline constexpr std::size_t kTokenCount = 6;
inline constexpr std::array kColours = {Colour::kBlue, Colour::kWhite, Colour::kBlack,
                                        Colour::kGreen, Colour::kRed};
inline constexpr std::array kTokens = {Token::kFish,   Token::kIvory,   Token::kCoal,
                                       Token::kPlants, Token::kTextile, Token::kAnkh};
inline constexpr std::string_view kTokenLetters = "FICPTA";
// Colours in the byte order of their letters, C F I P T.
inline constexpr std::array kColoursByLetter = {Colour::kBlack, Colour::kBlue, Colour::kWhite,
                                                Colour::kGreen, Colour::kRed};

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr std::size_t index(Token token) { return static_cast<std::size_t>(token); }
constexpr Token token_of(Colour colour) { return static_cast<Token>(colour); }
constexpr char letter_of(Token token) { return kTokenLetters[index(token)]; }
constexpr char letter_of(Colour colour) { return kTokenLetters[index(colour)]; }

// "fish", "ankh"; "blue".
std::string_view name_of(Token token);
std::string_view name_of(Colour colour);
// The colour with this letter.
constexpr std::optional<Colour> find_colour(char letter) {
  const std::size_t i = kTokenLetters.substr(0, kColourCount).find(letter);
  if (i == std::string_view::npos) return std::nullopt;
  return kColours[i];
}

// A number of each token, up to 127: a byte per token in one word, so that two hands are compared
// or added at once. Also what a tile costs, and what lies on a slot.
class Tokens {
 public:
  constexpr Tokens() = default;
  static constexpr Tokens of(Token token, int count = 1) {
    return Tokens(static_cast<std::uint64_t>(count) << shift(token));
  }
  static constexpr Tokens of_each(int count) {
    return Tokens(kOnes * static_cast<std::uint64_t>(count));
  }

  constexpr int operator[](Token token) const {
    return static_cast<int>(bits_ >> shift(token) & 0xFF);
  }
  constexpr int total() const { return static_cast<int>(bits_ * kOnes >> 40 & 0xFF); }
  constexpr int resources() const {
    return static_cast<int>((bits_ & kResources) * kOnes >> 40 & 0xFF);
  }
  constexpr bool empty() const { return bits_ == 0; }
  // At least as many of each as there are in `other`.
  constexpr bool contains(Tokens other) const {
    return (((bits_ | kHighs) - other.bits_) & kHighs) == kHighs;
  }

  // A difference needs this to contain the other.
  constexpr Tokens operator+(Tokens other) const { return Tokens(bits_ + other.bits_); }
  constexpr Tokens operator-(Tokens other) const { return Tokens(bits_ - other.bits_); }
  constexpr Tokens& operator+=(Tokens other) { return *this = *this + other; }
  constexpr Tokens& operator-=(Tokens other) { return *this = *this - other; }
  friend constexpr bool operator==(Tokens, Tokens) = default;
  // Of no meaning, as they stand for several numbers.
  friend constexpr bool operator<(Tokens one, Tokens other) { return one.bits_ < other.bits_; }

 private:
  static constexpr std::uint64_t kOnes = 0x010101010101;
  static constexpr std::uint64_t kHighs = kOnes * 0x80;
  static constexpr std::uint64_t kResources = 0xFFFFFFFFFF;

  explicit constexpr Tokens(std::uint64_t bits) : bits_(bits) {}
  static constexpr unsigned shift(Token token) { return 8 * static_cast<unsigned>(token); }

  std::uint64_t bits_ = 0;
};

// "FFA", letters in the order FICPTA; "" for none.
std::string tokens_text(Tokens tokens);
// The tokens of such a text; nothing for any other text, or an empty one.
std::optional<Tokens> find_tokens(std::string_view text);

}  // namespace benben::ankhor
