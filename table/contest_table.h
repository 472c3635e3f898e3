// A table of a tournament: its seats are given, and nobody else can take one (docs/protocol.md,
// Tournaments).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "core/result.h"
#include "table/clock.h"
#include "table/clock_terms.h"
#include "table/secret.h"
#include "table/values.h"

namespace benben {

// What the record of such a table says of its tournament: its id, its name and the round.
inline constexpr std::string_view kTournamentTag = "Tournament";
inline constexpr std::string_view kEventTag = "Event";
inline constexpr std::string_view kRoundTag = "Round";

struct ContestTableRequest {
  std::string tournament;
  std::string event;  // may be empty
  int round = 0;
  std::string game;
  NamedTexts options;
  ClockTerms clock;
  std::vector<StoredSeat> seats;
};

// An error if the game refuses the players or options.
Result<StoredTable> create_contest_table(const ContestTableRequest& request, const Clock& clock,
                                         const Entropy& entropy = system_entropy);

}  // namespace benben
