#include "cli/local_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "cli/testing/tables.h"
#include "core/replay.h"
#include "games/registry.h"
#include "search/match.h"

namespace benben::cli {
namespace {

using testing::new_table;
using testing::play_on;
using testing::Seats;
using testing::table_of;

std::string first_legal(const LocalTable& table) {
  return table.position().legal(*table.to_act())->front();
}

// Plays first legal moves until chance has shown something since a person's last step, or so that
// nothing was shown since; stands before the person's turn.
void play_until(LocalTable& table, bool shown) {
  for (;;) {
    play_on(table);
    const auto& all = table.events();
    const auto own = std::find_if(all.rbegin(), all.rend(), [&](const Event& event) {
      return event.actor && table.seat(*event.actor).is_person();
    });
    const bool chance =
        std::any_of(all.rbegin(), own, [](const Event& event) { return !event.actor; });
    if (own != all.rend() && chance == shown) return;
    ASSERT_TRUE(table.move(first_legal(table)).ok());
  }
}

TEST(LocalTable, NamesSeatsAndSeedInItsTags) {
  const LocalTable table = new_table({"me", "greedy"}, 7);
  EXPECT_EQ(write_record(table.record()),
            "[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n"
            "[Seat0 \"me\"]\n[Seat1 \"greedy\"]\n[Seed \"7\"]\n\n");
}

TEST(LocalTable, BotsAndChancePlayAsInAMatch) {
  LocalTable table = new_table({"greedy", "random", "bot:1"}, 5);
  play_on(table);
  std::vector<std::unique_ptr<Bot>> bots;
  const AnyGame& game = *find_game("pyramix");
  for (const char* const spec : {"greedy", "random", "bot:1"}) {
    bots.push_back(std::move(make_bot(game, spec).value()));
  }
  const Record match = play_match(game, {3, {}}, bots, GameSeed(Rng(5)));
  EXPECT_EQ(table.events(), match.events);
  EXPECT_EQ(*table.record().tag("Result"), *match.tag("Result"));
}

TEST(LocalTable, RefusesAnIllegalMoveAndStaysAsItWas) {
  LocalTable table = new_table({"me", "greedy"}, 7);
  play_on(table);
  const std::string before = write_record(table.record());
  const Status status = table.move("111");
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().rule, "PYX-11");
  EXPECT_EQ(write_record(table.record()), before);
}

TEST(LocalTable, TakesBackTheOwnStepWithTheBotsAnswers) {
  LocalTable table = new_table({"me", "greedy", "greedy"}, 7);
  play_until(table, false);
  const std::vector<Event> after = table.events();
  const auto undone = table.undo();
  ASSERT_TRUE(undone.ok());
  ASSERT_EQ(undone->size(), 3u);
  EXPECT_EQ(undone->front().actor, seat_at(0));
  EXPECT_EQ(table.to_act(), seat_at(0));
  EXPECT_EQ(table.position().state_json(),
            table_of(write_record(table.record())).position().state_json());
  // The same step again meets the same answers.
  ASSERT_TRUE(table.move(undone->front().text).ok());
  play_on(table);
  EXPECT_EQ(table.events(), after);
}

TEST(LocalTable, TakesBackStepAfterStepToTheLastReveal) {
  LocalTable table = new_table({"me", "greedy"}, 7);
  play_until(table, false);
  std::size_t before = table.events().size();
  while (table.undo().ok()) {
    EXPECT_LT(table.events().size(), before);
    before = table.events().size();
  }
  EXPECT_FALSE(table.events().back().actor) << "only a reveal stops it";
}

TEST(LocalTable, HasNothingToTakeBackBeforeTheFirstOwnStep) {
  LocalTable table = new_table({"greedy", "me"}, 7);
  EXPECT_EQ(table.undo().error().message, "There is no step of yours to take back.");
  play_on(table);
  EXPECT_EQ(table.undo().error().message, "There is no step of yours to take back.");
}

TEST(LocalTable, NeverTakesBackWhatChanceHasShown) {
  LocalTable table = new_table({"me", "greedy"}, 7);
  play_until(table, true);
  const std::string before = write_record(table.record());
  const auto undone = table.undo();
  ASSERT_FALSE(undone.ok());
  EXPECT_NE(undone.error().message.find("chance has shown something since (reveal "),
            std::string::npos);
  EXPECT_EQ(write_record(table.record()), before);
}

TEST(LocalTable, TakesBackOneStepWherePeopleShareTheTerminal) {
  LocalTable table = new_table({"me", "me"}, 7);
  play_on(table);
  ASSERT_TRUE(table.move("000").ok());
  ASSERT_EQ(table.to_act(), seat_at(1));
  ASSERT_TRUE(table.move(first_legal(table)).ok());
  ASSERT_EQ(table.undo().value().size(), 1u);
  EXPECT_EQ(table.to_act(), seat_at(1));
}

TEST(LocalTable, TakesBackTheStepThatEndedTheGame) {
  LocalTable table = new_table({"me", "me"}, 7);
  for (play_on(table); !table.position().next().is_over(); play_on(table)) {
    ASSERT_TRUE(table.move(first_legal(table)).ok());
  }
  ASSERT_NE(table.record().tag("Result"), nullptr);
  ASSERT_TRUE(table.undo().ok());
  EXPECT_EQ(table.record().tag("Result"), nullptr);
  EXPECT_FALSE(table.position().next().is_over());
}

TEST(MakeSeats, WantsOnePersonOrBotForEachPlayer) {
  const AnyGame& game = *find_game("pyramix");
  const auto seats = make_seats(game, 2, {"me", "bot:8"});
  ASSERT_TRUE(seats.ok());
  EXPECT_TRUE((*seats)[0].is_person());
  EXPECT_FALSE((*seats)[1].is_person());
  EXPECT_EQ(make_seats(game, 3, {"me", "me"}).error().message,
            "Name one seat for each of the 3 players; 2 are named.");
  for (const char* const text : {"", "Me", "you", "bot", "bot:0", "bot:9", "bot:1 ", "mcts:0"}) {
    EXPECT_EQ(make_seats(game, 2, {"me", text}).error().code, ErrorCode::kUnknown) << text;
  }
}

// The record of a new game with these lines behind its three tags.
Record tagged(const std::string& tags) {
  return parse_record("[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n" + tags + "\n").value();
}

TEST(SeatsOf, NamesTheLineOfAFaultyOrMissingTag) {
  const auto start = find_game("pyramix")->start({2, {}}).value()->clone();
  const auto fault = [&](const std::string& tags) {
    return seats_of(tagged(tags), *start).error();
  };
  EXPECT_EQ(fault("[Seat0 \"me\"]\n").line, 5);
  EXPECT_EQ(fault("[Seat0 \"me\"]\n").message,
            "The tag Seat1 is missing; --seats names who plays.");
  EXPECT_EQ(fault("[Seat0 \"Ada\"]\n[Seat1 \"me\"]\n").line, 4);
  EXPECT_EQ(fault("[Seat0 \"me\"]\n[Date \"2025-01-01\"]\n[Seat1 \"bot:9\"]\n").line, 6);
  EXPECT_TRUE(seats_of(tagged("[Seat1 \"me\"]\n[Seat0 \"random\"]\n"), *start).ok());
}

TEST(SeedOf, TakesOneSpellingOfNumbersBelowTwoToThe64) {
  EXPECT_EQ(seed_of(tagged("")).value(), std::nullopt);
  EXPECT_EQ(seed_of(tagged("[Seed \"0\"]\n")).value(), 0u);
  EXPECT_EQ(seed_of(tagged("[Seed \"18446744073709551615\"]\n")).value(), ~std::uint64_t{0});
  for (const std::string text :
       {"", "18446744073709551616", "-1", "+1", "07", "1 ", " 1", "x", "1e3"}) {
    const auto seed = seed_of(tagged("[Seed \"" + text + "\"]\n"));
    ASSERT_FALSE(seed.ok()) << text;
    EXPECT_EQ(seed.error().line, 4);
  }
}

}  // namespace
}  // namespace benben::cli
