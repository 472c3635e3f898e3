// What a tournament is played by (docs/protocol.md, Tournaments). It is stored as the text that
// write_terms() gives and read again as a request is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "people/contest.h"
#include "table/clock_terms.h"
#include "table/values.h"

namespace benben {

inline constexpr int kMostPlayers = 200;
inline constexpr int kMostRoundRobin = 32;  // of whom everybody meets everybody
inline constexpr int kMostRounds = 30;
inline constexpr int kMinMinutes = 5;  // of an arena
inline constexpr int kMostMinutes = 24 * 60;

struct TournamentTerms {
  std::string name;
  std::string game;
  NamedTexts options;
  int seats = 2;
  System system = System::kSwiss;
  int rounds = 0;   // of Swiss; 0: as many as part the players
  int minutes = 0;  // of an arena
  ClockTerms clock;
  int most = 32;  // people
  bool listed = false;
  std::optional<std::int64_t> starts_s = std::nullopt;  // Unix time
  int at = 0;    // it starts with so many people; 0: it does not
  int bots = 0;  // bots take part until there are so many players
  int level = 4;
};

Result<TournamentTerms> read_tournament(std::string_view body);
std::string write_terms(const TournamentTerms& terms);

// Whether the game can be played so; the options of the contest.
Result<ContestOptions> contest_options(const TournamentTerms& terms, std::uint64_t seed);

}  // namespace benben
