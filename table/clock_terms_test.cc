// The terms of clocks as a tag, and their calendar.
#include "table/clock_terms.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

using Weekends = ClockTerms::Weekends;
constexpr std::int64_t kHour = 60 * 60;
constexpr std::int64_t kDay = 24 * kHour;
// 2026-02-27 at noon, a Friday.
constexpr std::int64_t kFriday = 1'772'193'600;

TEST(ClockTerms, HaveExactlyOneSpelling) {
  for (const char* text :
       {"live 10 0 lose", "live 10800 180 bot", "live 300 3 move", "days 3600 0 count lose",
        "days 2592000 7776000 free move", "days 86400 3600 free bot"}) {
    const std::optional<ClockTerms> terms = parse_clock(text);
    ASSERT_TRUE(terms) << text;
    EXPECT_EQ(clock_text(*terms), text);
  }
}

TEST(ClockTerms, AreRefusedInAnyOtherForm) {
  for (const char* text :
       {"", "live", "live 9 0 lose", "live 10801 0 lose", "live 300 181 lose", "live 300 3",
        "live 300 3 win", "live 0300 3 lose", "live 300 3 lose ", "live 300 3 count lose",
        "days 3599 0 count lose", "days 2592001 0 count lose", "days 86400 7776001 count lose",
        "days 86400 0 never lose", "days 86400 0 lose", "days 86400 -1 count lose",
        "hours 86400 0 count lose"}) {
    EXPECT_FALSE(parse_clock(text)) << text;
  }
}

TEST(ClockTerms, AWeekendCountsOrDoesNot) {
  EXPECT_EQ(counted_s(kFriday, kFriday + 3 * kDay, Weekends::kCount), 3 * kDay);
  EXPECT_EQ(counted_s(kFriday, kFriday + 3 * kDay, Weekends::kFree), kDay);
  EXPECT_EQ(counted_s(kFriday, kFriday + 12 * kHour, Weekends::kFree), 12 * kHour);
  EXPECT_EQ(counted_s(kFriday + 12 * kHour, kFriday + 60 * kHour, Weekends::kFree), 0);
  EXPECT_EQ(counted_s(kFriday, kFriday - 1, Weekends::kCount), 0);
  EXPECT_EQ(counted_s(kFriday, kFriday + 70 * kDay, Weekends::kFree), 50 * kDay);
}

TEST(ClockTerms, ADeadlineIsTheFirstMomentAtWhichAsMuchHasCounted) {
  EXPECT_EQ(after_counted_s(kFriday, kDay, Weekends::kCount), kFriday + kDay);
  EXPECT_EQ(after_counted_s(kFriday, 11 * kHour, Weekends::kFree), kFriday + 11 * kHour);
  EXPECT_EQ(after_counted_s(kFriday, 12 * kHour, Weekends::kFree), kFriday + 12 * kHour);
  EXPECT_EQ(after_counted_s(kFriday, 13 * kHour, Weekends::kFree), kFriday + 61 * kHour);
  EXPECT_EQ(after_counted_s(kFriday + kDay, kDay, Weekends::kFree), kFriday + 84 * kHour)
      << "what begins on a Saturday begins on Monday";
  for (std::int64_t begin = kFriday; begin < kFriday + 8 * kDay; begin += 5 * kHour) {
    for (const std::int64_t count : {kHour, kDay, 7 * kDay, 30 * kDay}) {
      const std::int64_t due = after_counted_s(begin, count, Weekends::kFree);
      EXPECT_EQ(counted_s(begin, due, Weekends::kFree), count);
      EXPECT_EQ(counted_s(begin, due - 1, Weekends::kFree), count - 1);
    }
  }
}

}  // namespace
}  // namespace benben
