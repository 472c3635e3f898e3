// What `benben play` says: events in words, tables of points, the end of a game.
//
// Everything comes from AnyPosition, so it is said in the same way of every game.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/local_table.h"

namespace benben::cli {

// No line of ours is longer; it fits the narrowest terminal in use.
inline constexpr std::size_t kLineWidth = 78;

// "seat 1 (bot:4)".
std::string seat_name(const LocalTable& table, Seat seat);
// "seat 1 (me), seat 2 (bot:4)".
std::string seat_names(const LocalTable& table, SeatSet seats);

// "seat 1 (bot:4) plays 014", "chance: reveal 111=oA"; cut at a word to fit a line.
std::string event_words(const LocalTable& table, const Event& event);

// Words in lines, each line behind `indent` and with a line end.
std::string wrapped(const std::vector<std::string>& words, std::string_view indent);

// "Points (if it ended now):  seat 1 12 (15)  seat 2 9 (9)": a line or two.
std::string state_words(const LocalTable& table);
// The points of every seat if the game ended now (or as it ended), in the game's parts.
std::string parts_table(const LocalTable& table);

// Who has won, of a finished game.
std::string winner_words(const LocalTable& table);

}  // namespace benben::cli
