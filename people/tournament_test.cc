// Tournaments played by players of whom the better one always wins, or chance does.
#include "people/tournament.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

namespace benben {
namespace {

// Whoever has the lower number is better.
std::vector<int> by_number(const Seating& table) {
  std::vector<int> ranks;
  for (const int player : table) {
    ranks.push_back(
        static_cast<int>(std::ranges::count_if(table, [&](int it) { return it < player; })));
  }
  return ranks;
}

void finish_all(Tournament& tournament, const Round& round) {
  for (const Seating& table : round.tables) tournament.finish(table, by_number(table));
}

std::vector<Round> played(Tournament& tournament) {
  std::vector<Round> rounds;
  while (!tournament.is_over()) {
    rounds.push_back(tournament.next_round());
    finish_all(tournament, rounds.back());
  }
  return rounds;
}

Tournament made(const TournamentOptions& options) {
  auto tournament = Tournament::make(options);
  EXPECT_TRUE(tournament.ok());
  return std::move(tournament).value();
}

// Everybody who is still in stands in a round once: at a table or with a bye.
void expect_complete(const Round& round, int players) {
  std::multiset<int> all(round.byes.begin(), round.byes.end());
  for (const Seating& table : round.tables) all.insert(table.begin(), table.end());
  EXPECT_EQ(static_cast<int>(all.size()), players);
  EXPECT_EQ(std::set<int>(all.begin(), all.end()).size(), all.size());
}

int most_seats_apart(const std::vector<Round>& rounds, int players, int seats) {
  int most = 0;
  for (int player = 0; player < players; ++player) {
    std::vector<int> sat(static_cast<std::size_t>(seats));
    for (const Round& round : rounds) {
      for (const Seating& table : round.tables) {
        const auto place = std::ranges::find(table, player);
        if (place != table.end()) ++sat[static_cast<std::size_t>(place - table.begin())];
      }
    }
    most = std::max(most, *std::ranges::max_element(sat) - *std::ranges::min_element(sat));
  }
  return most;
}

TEST(TableSizes, SeatAsManyAsFit) {
  using Sizes = std::vector<int>;
  EXPECT_EQ(table_sizes(10, 4, 2), (Sizes{4, 3, 3}));
  EXPECT_EQ(table_sizes(12, 4, 2), (Sizes{4, 4, 4}));
  EXPECT_EQ(table_sizes(7, 2, 2), (Sizes{2, 2, 2}));
  EXPECT_EQ(table_sizes(5, 4, 2), (Sizes{4}));
  EXPECT_EQ(table_sizes(7, 4, 4), (Sizes{4}));
  EXPECT_EQ(table_sizes(1, 2, 2), Sizes());
  for (int players = 2; players <= 60; ++players) {
    for (int most = 2; most <= std::min(players, 6); ++most) {
      const Sizes sizes = table_sizes(players, most, 2);
      const int seated = std::accumulate(sizes.begin(), sizes.end(), 0);
      EXPECT_LE(players - seated, most - 2 + (most == 2 ? 1 : 0)) << players << " " << most;
      for (const int size : sizes) EXPECT_TRUE(size == most || size == std::max(most - 1, 2));
    }
  }
}

TEST(RoundRobin, EverybodyMeetsEverybodyOnceAndSitsOnBothSeats) {
  for (int players = 2; players <= 15; ++players) {
    Tournament tournament = made({System::kRoundRobin, players});
    const std::vector<Round> rounds = played(tournament);
    EXPECT_EQ(static_cast<int>(rounds.size()), players % 2 == 0 ? players - 1 : players);
    std::multiset<std::pair<int, int>> met;
    for (const Round& round : rounds) {
      expect_complete(round, players);
      for (const Seating& table : round.tables) met.insert(std::minmax(table[0], table[1]));
    }
    EXPECT_EQ(static_cast<int>(met.size()), players * (players - 1) / 2);
    EXPECT_EQ(std::set(met.begin(), met.end()).size(), met.size());
    EXPECT_LE(most_seats_apart(rounds, players, 2), 1) << players;
    EXPECT_EQ(tournament.standings().front().player, 0);
    EXPECT_EQ(tournament.standings().back().player, players - 1);
  }
}

TEST(RoundRobin, AtLargerTablesAllMeetToo) {
  for (const int seats : {3, 4, 5, 6}) {
    for (const int players : {seats, 9, 16}) {
      Tournament tournament = made({System::kRoundRobin, players, seats});
      Encounters met(players, seats);
      for (const Round& round : played(tournament)) {
        expect_complete(round, players);
        for (const Seating& table : round.tables) met.add(table);
      }
      std::vector<int> all(static_cast<std::size_t>(players));
      std::iota(all.begin(), all.end(), 0);
      EXPECT_TRUE(met.all_met(all)) << players << " at tables of " << seats;
    }
  }
}

TEST(Swiss, NobodyIsMetTwiceAndTheBestWins) {
  for (const int players : {8, 13, 40, 100}) {
    Tournament tournament = made({System::kSwiss, players});
    Encounters met(players, 2);
    std::vector<int> byes;
    for (const Round& round : played(tournament)) {
      expect_complete(round, players);
      byes.insert(byes.end(), round.byes.begin(), round.byes.end());
      for (const Seating& table : round.tables) {
        EXPECT_EQ(met.met(table[0], table[1]), 0) << players;
        met.add(table);
      }
    }
    EXPECT_EQ(std::set(byes.begin(), byes.end()).size(), byes.size()) << "a second bye";
    EXPECT_EQ(tournament.standings().front().player, 0);
    EXPECT_EQ(tournament.rounds(), static_cast<int>(std::bit_width(unsigned(players - 1))));
  }
}

TEST(Swiss, LaterRoundsBringEqualsTogether) {
  Tournament tournament = made({System::kSwiss, 32, 4, 2, 4});
  std::vector<Round> rounds = played(tournament);
  const auto spread = [](const Round& round) {
    double sum = 0;
    for (const Seating& table : round.tables) {
      const auto [least, most] = std::ranges::minmax(table);
      sum += most - least;
    }
    return sum / static_cast<double>(round.tables.size());
  };
  EXPECT_LT(spread(rounds.back()), spread(rounds.front()));
  EXPECT_LE(most_seats_apart(rounds, 32, 4), 2);
  EXPECT_LE(tournament.standings().front().player, 1);
}

TEST(LargeTables, OfFiveAndSixSeatAsManyAsFitAndPartThemByTheirScores) {
  for (const int seats : {5, 6}) {
    for (const int players : {seats, 11, 23, 36}) {
      SCOPED_TRACE(std::to_string(players) + " at tables of " + std::to_string(seats));
      Tournament tournament = made({System::kSwiss, players, seats, 2, 6});
      const std::vector<int> sizes = table_sizes(players, seats, 2);
      std::vector<double> scores(static_cast<std::size_t>(players));
      for (const Round& round : played(tournament)) {
        expect_complete(round, players);
        ASSERT_EQ(round.tables.size(), sizes.size());
        for (const int player : round.byes) scores[static_cast<std::size_t>(player)] += 1;
        for (const Seating& table : round.tables) {
          const std::vector<int> ranks = by_number(table);
          for (std::size_t seat = 0; seat < table.size(); ++seat) {
            const double behind = static_cast<double>(table.size()) - 1 - ranks[seat];
            scores[static_cast<std::size_t>(table[seat])] +=
                behind / (static_cast<double>(table.size()) - 1);
          }
        }
      }
      for (const Standing& standing : tournament.standings()) {
        EXPECT_NEAR(standing.score, scores[static_cast<std::size_t>(standing.player)], 1e-9);
      }
      EXPECT_LE(tournament.standings().front().player, 1) << "who is ahead of all others";
      EXPECT_GE(tournament.standings().back().player, players / 2);
    }
  }
}

TEST(LargeTables, OfFiveAndSixGiveEverybodyEachSeat) {
  for (const int seats : {5, 6}) {
    Tournament tournament = made({System::kSwiss, 6 * seats, seats, 2, 12});
    EXPECT_LE(most_seats_apart(played(tournament), 6 * seats, seats), 3) << seats;
  }
}

TEST(LargeTables, AreWithdrawnFromAndResumedAsSmallOnesAre) {
  for (const int seats : {5, 6}) {
    Tournament tournament = made({System::kSwiss, 12, seats, 2, 4});
    finish_all(tournament, tournament.next_round());
    tournament.withdraw(3);
    Tournament again = tournament;
    const Round round = tournament.next_round();
    again.resume(round);
    expect_complete(round, 11);
    finish_all(tournament, round);
    finish_all(again, round);
    EXPECT_EQ(tournament.next_round(), again.next_round());
  }
}

TEST(KnockOut, TheBetterHalfGoesOnUntilOneIsLeft) {
  for (int seats = 2; seats <= 6; ++seats) {
    for (int players = seats; players <= 40; ++players) {
      Tournament tournament = made({System::kKnockOut, players, seats});
      while (!tournament.is_over()) {
        const Round round = tournament.next_round();
        ASSERT_FALSE(round.tables.empty()) << players << " " << seats;
        finish_all(tournament, round);
      }
      const auto standings = tournament.standings();
      EXPECT_EQ(standings.front().player, 0) << players << " " << seats;
      EXPECT_EQ(std::ranges::count(standings, 0, &Standing::left_in), 1);
    }
  }
}

TEST(KnockOut, TheFirstSeedsMeetInTheFinal) {
  Tournament tournament = made({System::kKnockOut, 16});
  const std::vector<Round> rounds = played(tournament);
  ASSERT_EQ(rounds.size(), 4u);
  EXPECT_EQ(rounds.back().tables.size(), 1u);
  EXPECT_EQ(std::set(rounds[3].tables[0].begin(), rounds[3].tables[0].end()), (std::set{0, 1}));
  EXPECT_EQ(tournament.standings()[1].player, 1);
}

TEST(KnockOut, OfATieTheBetterSeedGoesOn) {
  Tournament tournament = made({System::kKnockOut, 2});
  const Round round = tournament.next_round();
  tournament.finish(round.tables[0], std::vector{0, 0});
  EXPECT_TRUE(tournament.is_over());
  EXPECT_EQ(tournament.standings().front().player, 0);
}

TEST(Arena, NobodyIsMetAtOnceAgainWhileOthersAreFree) {
  Tournament tournament = made({System::kArena, 8});
  std::vector<int> free = {0, 1, 2, 3, 4, 5, 6, 7};
  Encounters before(8, 2);
  for (int round = 0; round < 6; ++round) {
    const Round paired = tournament.pair_free(free);
    expect_complete(paired, 8);
    Encounters now(8, 2);
    for (const Seating& table : paired.tables) {
      EXPECT_EQ(before.met(table[0], table[1]), 0) << round;
      now.add(table);
    }
    finish_all(tournament, paired);
    before = now;
  }
  // One alone waits, without points for it.
  const Round lonely = tournament.pair_free(std::vector{5});
  EXPECT_TRUE(lonely.tables.empty());
  EXPECT_EQ(lonely.byes, std::vector{5});
  EXPECT_LE(tournament.standings().front().player, 1);
}

TEST(Tournament, IsTheSameForTheSameSeedAndResults) {
  for (const System system : kSystems) {
    Tournament one = made({system, 23, 4});
    Tournament other = made({system, 23, 4});
    EXPECT_EQ(played(one), played(other)) << name_of(system);
  }
}

TEST(Tournament, EqualScoresArePartedByTheStrengthOfWhomTheyMet) {
  Tournament tournament = made({System::kSwiss, 4, 2, 2, 1});
  tournament.finish({0, 1}, std::vector{0, 1});
  tournament.finish({2, 3}, std::vector{0, 0});
  const auto standings = tournament.standings();
  EXPECT_EQ(standings[0].player, 0);
  EXPECT_EQ(standings[1].player, 2) << "of equals the better seed";
  EXPECT_EQ(standings[1].strength, 0.5);
  EXPECT_EQ(standings[3].player, 1);
  EXPECT_EQ(standings[3].strength, 1);
}

TEST(Tournament, OptionsOutOfRangeAreRefused) {
  const auto refusal = [](const TournamentOptions& options) {
    const auto tournament = Tournament::make(options);
    return tournament.ok() ? "" : tournament.error().message;
  };
  EXPECT_EQ(refusal({System::kSwiss, 1}), "The number of players must be from 2 to 1000.");
  EXPECT_EQ(refusal({System::kSwiss, 5, 6}), "The number of seats must be from 2 to 5.");
  EXPECT_EQ(refusal({System::kSwiss, 5, 3, 4}), "The least number of seats must be from 2 to 3.");
  EXPECT_EQ(refusal({System::kSwiss, 5, 3, 2, 1001}),
            "The number of rounds must be from 0 to 1000.");
}

TEST(Withdrawing, LeavesNoPlaceInLaterRounds) {
  for (const System system : kSystems) {
    for (const int seats : {2, 4}) {
      Tournament tournament = made({system, 9, seats, 2, 4});
      finish_all(tournament, tournament.next_round());
      tournament.withdraw(0);
      int rounds = 0;
      while (!tournament.is_over()) {
        const Round round = tournament.next_round();
        for (const Seating& table : round.tables) EXPECT_EQ(std::ranges::count(table, 0), 0);
        EXPECT_EQ(std::ranges::count(round.byes, 0), 0);
        finish_all(tournament, round);
        ++rounds;
      }
      EXPECT_GT(rounds, 0) << name_of(system);
      const Standing best = tournament.standings().front();
      EXPECT_EQ(best.player == 0, best.score < 1) << name_of(system) << " " << seats;
    }
  }
}

TEST(Withdrawing, GivesTheOthersOfARoundRobinAByeEach) {
  Tournament tournament = made({System::kRoundRobin, 4, 2});
  tournament.withdraw(3);
  while (!tournament.is_over()) {
    const Round round = tournament.next_round();
    EXPECT_EQ(round.tables.size(), 1u);
    EXPECT_EQ(round.byes.size(), 1u);
    finish_all(tournament, round);
  }
  for (const Standing& standing : tournament.standings()) {
    EXPECT_EQ(standing.score, standing.player == 3 ? 0 : 3 - standing.player);
  }
}

TEST(Withdrawing, FromAKnockOutIsGoingOutInTheNextRound) {
  Tournament tournament = made({System::kKnockOut, 8, 2});
  finish_all(tournament, tournament.next_round());
  tournament.withdraw(1);
  while (!tournament.is_over()) finish_all(tournament, tournament.next_round());
  const std::vector<Standing> standings = tournament.standings();
  EXPECT_EQ(standings.front().player, 0);
  for (const Standing& standing : standings) {
    EXPECT_EQ(standing.left_in == 2, standing.player == 1 || standing.player == 3)
        << standing.player << ": of the other three the first has a bye";
  }
  tournament.come_back(1);
  EXPECT_TRUE(tournament.is_over()) << "who is out is out";
}

TEST(Withdrawing, EndsATournamentThatHasTooFewLeft) {
  for (const System system : kSystems) {
    Tournament tournament = made({system, 3, 2, 2, 9});
    finish_all(tournament, tournament.next_round());
    tournament.withdraw(0);
    if (system == System::kKnockOut) {
      EXPECT_TRUE(tournament.is_over());
      EXPECT_EQ(tournament.standings()[1].left_in, 2) << "whoever leaves before the final";
      continue;
    }
    EXPECT_FALSE(tournament.is_over()) << name_of(system);
    tournament.withdraw(1);
    EXPECT_TRUE(tournament.is_over()) << name_of(system);
    tournament.come_back(1);
    EXPECT_FALSE(tournament.is_over()) << name_of(system);
  }
}

TEST(Resuming, ComesToTheSameTournament) {
  for (const System system : kSystems) {
    for (const int seats : {2, 3}) {
      const TournamentOptions options{system, 10, seats, 2, 5, 7};
      Tournament first = made(options);
      Tournament again = made(options);
      for (int number = 0; !first.is_over(); ++number) {
        if (number == 2) first.withdraw(4);
        if (number == 2) again.withdraw(4);
        const Round round = first.next_round();
        again.resume(round);
        finish_all(first, round);
        finish_all(again, round);
        ASSERT_EQ(first.is_over(), again.is_over());
        if (!first.is_over()) {
          EXPECT_EQ(Tournament(first).next_round(), Tournament(again).next_round());
        }
      }
      for (std::size_t place = 0; place < 10; ++place) {
        EXPECT_EQ(first.standings()[place].player, again.standings()[place].player);
        EXPECT_EQ(first.standings()[place].strength, again.standings()[place].strength);
      }
    }
  }
}

}  // namespace
}  // namespace benben
