// The cubes of Pyramix (PYX-01, PYX-02): four colours of ankhs, cranes and an eye, and four cobras.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben::pyramix {

enum class Colour : std::uint8_t { kBlue, kPurple, kOrange, kGreen };
enum class Symbol : std::uint8_t { kAnkh, kCrane, kEye };

inline constexpr std::array kColours = {Colour::kBlue, Colour::kPurple, Colour::kOrange,
                                        Colour::kGreen};
inline constexpr std::string_view kColourLetters = "bpog";
inline constexpr std::string_view kSymbolLetters = "ACE";

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr std::string_view colour_letter(Colour colour) {
  return kColourLetters.substr(index(colour), 1);
}

// A kind of cube: colour * 3 + symbol, then the cobra; or what stands in a cell without a known
// one.
enum class Cube : std::uint8_t { kCobra = 12, kUnknown = 13, kNone = 14 };

inline constexpr int kCubeKinds = 13;

constexpr std::size_t index(Cube cube) { return static_cast<std::size_t>(cube); }
constexpr Cube cube_of(Colour colour, Symbol symbol) {
  return static_cast<Cube>(static_cast<int>(colour) * 3 + static_cast<int>(symbol));
}
constexpr bool is_coloured(Cube cube) { return cube < Cube::kCobra; }
// Of a coloured cube.
constexpr Colour colour_of(Cube cube) { return static_cast<Colour>(static_cast<int>(cube) / 3); }
constexpr Symbol symbol_of(Cube cube) { return static_cast<Symbol>(static_cast<int>(cube) % 3); }

// How many of each kind the game has, 56 in all.
inline constexpr std::array<std::uint8_t, kCubeKinds> kSupply = {8, 4, 1, 8, 4, 1, 8,
                                                                 4, 1, 8, 4, 1, 4};

// Points: ankh 1, crane 2, eye 3, cobra and what is not known 0.
constexpr int value(Cube cube) { return is_coloured(cube) ? static_cast<int>(cube) % 3 + 1 : 0; }

// "bA", "X" for a cobra, "?" for an unknown cube.
std::string cube_code(Cube cube);
// The kind of cube with that code ("bA", "X"); nothing for any other text.
std::optional<Cube> find_cube(std::string_view code);
// "green ankh", "cobra".
std::string cube_name(Cube cube);

}  // namespace benben::pyramix
