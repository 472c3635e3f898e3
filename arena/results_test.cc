#include "arena/results.h"

#include <gtest/gtest.h>

#include "games/registry.h"

namespace benben {
namespace {

const Observation kFirst{0, 1, 1, 0.5, 1, {0.25, 3}, {1, 4}};
const Observation kSecond{0, 1, 2, 1, 2.5, {0.5, 3}, {1, 4}};

ArenaPlan plan() {
  return {find_game("pyramix"), Setup{2}, {"greedy", "random"}, 2, 18'446'744'073'709'551'615u};
}

std::string fault_of(const std::string& text) {
  const auto read = read_results(text);
  return read.ok() ? "" : std::to_string(read.error().line) + ": " + read.error().message;
}

std::string with(const std::string& from, const std::string& to) {
  std::string text = text_of({plan(), {kFirst}});
  return text.replace(text.find(from), from.size(), to);
}

TEST(ArenaResults, AreReadAsTheyWereWritten) {
  ArenaPlan whole = plan();
  whole.game = find_game("ankhor");
  const OptionInfo& option = whole.game->info().options.front();
  whole.setup.options = {{std::string(option.name), std::string(option.values.back())}};
  whole.near = 1;
  const std::string text = text_of({whole, {kFirst, kSecond}});
  EXPECT_NE(text.find("\nnear 1\n"), std::string::npos);
  const auto read = read_results(text);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(text_of(*read), text);
  EXPECT_EQ(read->observations, (std::vector<Observation>{kFirst, kSecond}));
}

TEST(ArenaResults, EnginesAreReadAsTheyWereWritten) {
  ArenaPlan engines = plan();
  engines.bots = {"cmd:python3 'mine.py' --level 3", "random"};
  engines.engines.nodes = 500;
  engines.engines.time_ms = 100;
  engines.engines.options = {{"level", "very high"}};
  const std::string text = text_of({engines, {kFirst}});
  const auto read = read_results(text);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(text_of(*read), text);
  EXPECT_EQ(read->plan.bots, engines.bots);
  EXPECT_EQ(fault_of("benben arena 1\ngame pyramix\nengine level 3\n"),
            "3: No engine is told \"level\".");
  EXPECT_EQ(fault_of("benben arena 1\ngame pyramix\nengine set level\n"),
            "3: An option has the form name=value.");
}

TEST(ArenaResults, LuckIsReadAsItWasWritten) {
  ArenaPlan measured = plan();
  measured.luck = 50;
  Observation lucky = kFirst;
  lucky.luck = 0.1;
  const std::string text = text_of({measured, {lucky}});
  EXPECT_NE(text.find("\nluck 50\n"), std::string::npos);
  const auto read = read_results(text);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(text_of(*read), text);
  EXPECT_EQ(fault_of(text_of({measured, {kFirst}})),
            "9: A bout tells of luck where the plan measures it, and only there.");
}

TEST(ArenaResults, ALineThatWasCutShortDoesNotCount) {
  const std::string text = text_of({plan(), {kFirst, kSecond}});
  const auto read = read_results(std::string_view(text).substr(0, text.size() - 1));
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->observations, std::vector<Observation>{kFirst});
}

TEST(ArenaResults, WhatIsWrongIsNamedWithItsLine) {
  EXPECT_EQ(fault_of(with("benben arena 1", "benben arena 2")),
            "1: A file of results begins with \"benben arena 1\".");
  EXPECT_EQ(fault_of(""), "0: A file of results begins with \"benben arena 1\".");
  EXPECT_EQ(fault_of(with("game pyramix", "game chess")), "2: There is no game \"chess\".");
  EXPECT_EQ(fault_of(with("players 2", "players 9")),
            "3: \"9\" is not a whole number from 1 to 6.");
  EXPECT_EQ(fault_of(with("deals 2", "deals 0")),
            "4: \"0\" is not a whole number from 1 to 1000000.");
  EXPECT_EQ(fault_of(with("deals 2", "option deals")), "4: An option has the form name=value.");
  EXPECT_EQ(fault_of(with("seed 1", "seed x1")), "5: \"x18446744073709551615\" is no seed.");
  EXPECT_EQ(fault_of(with("seed ", "sead ")), "5: No plan has a line \"sead\".");
  EXPECT_EQ(fault_of(with(" random", "")), "7: The plan names fewer than two bots.");
  EXPECT_EQ(fault_of(with("game pyramix\n", "")), "6: The plan names no game.");
  EXPECT_EQ(fault_of(with("0 1 1 ", "0 1 3 ")), "8: The plan has no such bout.");
  EXPECT_EQ(fault_of(with("0 1 1 ", "")), "8: A bout has 9 to 12 numbers, not 6.");
  EXPECT_EQ(fault_of(with("1 4\n", "1 4 0.5\n")),
            "8: A bout tells of luck where the plan measures it, and only there.");
  EXPECT_EQ(fault_of("benben arena 1\ngame pyramix\n"), "2: No empty line ends the plan.");
  EXPECT_NE(fault_of(with(" random", " nobody")), "");
}

TEST(ArenaResults, PartsJoinToTheWhole) {
  ArenaResults results{plan(), {kSecond}};
  ASSERT_TRUE(join_results(results, {plan(), {kFirst, kSecond}}).ok());
  EXPECT_EQ(results.observations, (std::vector<Observation>{kSecond, kFirst}));
}

TEST(ArenaResults, PartsOfOtherPlansOrOtherProgramsDoNotJoin) {
  ArenaResults results{plan(), {kFirst}};
  ArenaPlan other = plan();
  other.seed = 2;
  EXPECT_EQ(join_results(results, {other, {}}).error().message,
            "These are results of different plans.");
  Observation changed = kFirst;
  changed.margin = 2;
  EXPECT_EQ(
      join_results(results, {plan(), {changed}}).error().message,
      "Deal 1 of greedy against random came out in two ways: the programs that played it differ.");
  // The time that it took is another each time.
  changed = kFirst;
  changed.challenger_effort.seconds = 7;
  EXPECT_TRUE(join_results(results, {plan(), {changed}}).ok());
}

TEST(ArenaResults, DataOfAGameOfOnesOwnHasNoPlaceInAFile) {
  ArenaPlan own = plan();
  EXPECT_TRUE(is_kept_by_name(own));
  own.setup.tags = {{"Board", "x"}};
  EXPECT_FALSE(is_kept_by_name(own));
}

}  // namespace
}  // namespace benben
