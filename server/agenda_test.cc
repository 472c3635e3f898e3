#include "server/agenda.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

namespace benben {
namespace {

using std::chrono::seconds;

class AgendaTest : public testing::Test {
 protected:
  static TimePoint at(int second) { return TimePoint(seconds(second)); }
  std::vector<std::string> round(int second) {
    agenda_.begin_round(at(second));
    std::vector<std::string> all;
    while (const std::optional<std::string> id = agenda_.next()) all.push_back(*id);
    return all;
  }
  using Ids = std::vector<std::string>;

  Agenda agenda_;
};

TEST_F(AgendaTest, BringsWhatIsDueInTheOrderOfTheTimes) {
  agenda_.plan("late", at(9));
  agenda_.plan("third", at(5));
  agenda_.plan("first", at(2));
  agenda_.plan("second", at(2));
  EXPECT_EQ(round(1), Ids());
  EXPECT_EQ(round(5), (Ids{"first", "second", "third"}));
  EXPECT_EQ(round(8), Ids());
  EXPECT_EQ(round(9), Ids{"late"});
  EXPECT_EQ(agenda_.size(), 0u);
}

TEST_F(AgendaTest, TheLastPlanForAThingCounts) {
  agenda_.plan("one", at(5));
  agenda_.plan("one", at(3));
  agenda_.plan("other", at(3));
  agenda_.plan("other", std::nullopt);
  agenda_.plan("never planned", std::nullopt);
  EXPECT_EQ(agenda_.size(), 1u);
  EXPECT_EQ(round(5), Ids{"one"});
}

TEST_F(AgendaTest, WhatIsPlannedInARoundIsForTheNext) {
  for (const char* id : {"a", "b", "c"}) agenda_.plan(id, at(4));
  agenda_.begin_round(at(4));
  EXPECT_EQ(agenda_.next(), "a");
  agenda_.plan("a", at(1));  // it could not be done
  agenda_.plan("new", TimePoint::min());
  agenda_.plan("c", std::nullopt);
  EXPECT_EQ(agenda_.next(), "b") << "what is due since before stands behind the rest";
  EXPECT_EQ(agenda_.next(), std::nullopt);
  // Also when no time has passed.
  EXPECT_EQ(round(4), (Ids{"a", "new"}));
  EXPECT_EQ(round(4), Ids());
}

TEST_F(AgendaTest, ARoundThatWasLeftIsFinishedByTheNext) {
  for (const char* id : {"a", "b", "c"}) agenda_.plan(id, at(4));
  agenda_.begin_round(at(4));
  EXPECT_EQ(agenda_.next(), "a");
  EXPECT_EQ(round(5), (Ids{"b", "c"}));
}

}  // namespace
}  // namespace benben
