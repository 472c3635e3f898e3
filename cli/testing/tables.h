// Tables and scripts for the tests of `benben play`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/local_table.h"

namespace benben::cli::testing {

using Seats = std::vector<std::string>;

// A new game of Pyramix.
LocalTable new_table(const Seats& seats, std::uint64_t seed);
// The table that a record's own tags describe; the record must be good.
LocalTable table_of(const std::string& record);

// Lets chance and bots act until a person is to act or the game is over.
void play_on(LocalTable& table);

// A person who always plays the first legal move: what they type until the game is over.
std::vector<std::string> script_of(LocalTable table);

// Each text as a line.
std::string lines(const std::vector<std::string>& texts);

}  // namespace benben::cli::testing
