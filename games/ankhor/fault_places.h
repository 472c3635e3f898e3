// What stands in the places of a fault's sentence, of each sort.
#pragma once

#include <string>
#include <string_view>

#include "core/fault.h"
#include "games/ankhor/faults.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

using FaultPlace = benben::Place;
using MaybeFault = MaybeRefused<Fault>;

inline FaultPlace at(std::string_view name, Place place) { return {name, place_text(place)}; }
inline FaultPlace slot_place(std::size_t slot) { return {"slot", std::to_string(slot)}; }
inline FaultPlace pile_place(PileName pile) { return {"pile", std::string(1, letter_of(pile))}; }
inline FaultPlace tile_place(Tile tile) { return {"tile", tile_code(tile), tile_name(tile)}; }
inline FaultPlace colour_place(std::string_view name, Colour colour) {
  return {name, std::string(1, letter_of(colour)), std::string(name_of(colour))};
}
inline FaultPlace tokens_place(std::string_view name, Tokens tokens) {
  return {name, tokens_text(tokens), tokens.empty() ? "no tokens" : ""};
}
// "2 ankhs"
inline FaultPlace count_place(std::string_view name, int count, std::string_view thing) {
  const std::string number = std::to_string(count);
  return {name, number, number + " " + std::string(thing) + (count == 1 ? "" : "s")};
}

}  // namespace benben::ankhor
