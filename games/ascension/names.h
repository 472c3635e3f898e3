// How spaces, stones and figures are written (ASC-70, ASC-71) and spoken of.
#pragma once

#include <string>
#include <string_view>

#include "games/ascension/changes.h"
#include "games/ascension/position.h"

namespace benben::ascension {

inline constexpr std::string_view kSizeLetters = "SML";
inline constexpr std::string_view kFigureLetters = "MAC";
inline constexpr BySize<std::string_view> kSizeNames = {"small", "medium", "large"};
// As records write them, and as sentences do.
inline constexpr ByFigure<std::string_view> kFigureNames = {"mason", "anubis", "cleopatra"};
inline constexpr ByFigure<std::string_view> kFigureTitles = {"Mason", "Anubis", "Cleopatra"};
inline constexpr ByColour<std::string_view> kColourNames = {"Gold", "Onyx"};

constexpr std::string_view name_of(Colour colour) { return kColourNames[colour]; }
constexpr std::string_view name_of(Figure figure) { return kFigureNames[figure]; }
constexpr std::string_view title_of(Figure figure) { return kFigureTitles[figure]; }
constexpr std::string_view name_of(Size size) { return kSizeNames[size]; }

// Gold is upper case, Onyx lower case.
constexpr char letter_of(Colour colour, char upper) {
  return colour == Colour::kGold ? upper : static_cast<char>(upper - 'A' + 'a');
}
constexpr char letter_of(Colour colour, Size size) {
  return letter_of(colour, kSizeLetters[index(size)]);
}
constexpr char letter_of(Colour colour, Figure figure) {
  return letter_of(colour, kFigureLetters[index(figure)]);
}

inline std::string number_of(Outer space) { return std::to_string(index(space)); }
inline std::string number_of(Inner space) { return std::to_string(index(space)); }
// "O18", "I23"
inline std::string name_of(Outer space) { return "O" + number_of(space); }
inline std::string name_of(Inner space) { return "I" + number_of(space); }

// "LmS": a stack from bottom to top.
std::string letters_of(Stack stack);
// "LMM": what waits in Limbo of a colour, sorted by byte; figures likewise.
std::string stones_in_limbo(const Position& position, Colour colour);
std::string figures_in_limbo(const Position& position, Colour colour);

}  // namespace benben::ascension
