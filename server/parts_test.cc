// The small parts of the server: limits, assets, and what opens a stored table.
#include <gtest/gtest.h>

#include "server/assets.h"
#include "server/faults.h"
#include "server/limits.h"
#include "server/open_table.h"
#include "table/new_table.h"

namespace benben {
namespace {

TEST(P10Limits, ABucketGivesAtOnceThenPerSecond) {
  TimePoint now{};
  TokenBucket bucket({2, 3}, now);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
  now += std::chrono::milliseconds(499);
  EXPECT_FALSE(bucket.take(now));  // not for a part of one
  now += std::chrono::milliseconds(1);
  EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
  EXPECT_FALSE(bucket.full(now));
  now += std::chrono::hours(1);
  EXPECT_TRUE(bucket.full(now));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
}

TEST(P10Limits, AddressesDoNotShareAndAreForgotten) {
  TimePoint now = TimePoint() + std::chrono::hours(1);
  AddressLimiter limiter({1, 1});
  EXPECT_TRUE(limiter.take("a", now));
  EXPECT_FALSE(limiter.take("a", now));
  EXPECT_TRUE(limiter.take("b", now));
  limiter.sweep(now);
  EXPECT_EQ(limiter.size(), 2u);
  limiter.sweep(now + std::chrono::seconds(1));  // too soon to look again
  EXPECT_EQ(limiter.size(), 2u);
  limiter.sweep(now + std::chrono::seconds(10));
  EXPECT_EQ(limiter.size(), 0u);
}

TEST(Assets, AreFoundByTheirExactPath) {
  const Asset list[] = {{"/a.js", "", "", "a", {}, {}, false},
                        {"/b/c.js", "", "", "c", {}, {}, false}};
  const Assets assets(list);
  ASSERT_NE(assets.find("/b/c.js"), nullptr);
  EXPECT_EQ(assets.find("/b/c.js")->bytes, "c");
  for (const char* path : {"", "/", "/b", "/b/", "/c.js", "b/c.js", "/../a.js", "/a.js/", "/z"}) {
    EXPECT_EQ(assets.find(path), nullptr) << path;
  }
}

TEST(Assets, AreSentAsTheClientAcceptsThem) {
  const Asset asset{"/a.js", "", "", "plain", "gzip", "brotli", false};
  const auto encoding = [&](std::string_view header) {
    return choose_representation(asset, header).encoding;
  };
  EXPECT_EQ(encoding("gzip, deflate, br"), "br");
  EXPECT_EQ(encoding("gzip;q=0.8,br;q=0"), "gzip");
  EXPECT_EQ(encoding("gzip; q=0.0, identity"), "");
  EXPECT_EQ(encoding("gzipped, brrr"), "");
  EXPECT_EQ(encoding(""), "");
  const Asset small{"/a.js", "", "", "plain", {}, {}, false};
  EXPECT_EQ(choose_representation(small, "gzip, br").bytes, "plain");
}

void log_nothing(std::string_view) {}

TEST(P5OpenTable, APromiseThatBreaksIsForTheLogAlone) {
  std::string logged;
  const Log log = [&](std::string_view line) { logged = line; };
  const Result<Table> table = opened_or_logged(
      "abc", log, []() -> Result<Table> { throw BrokenPromise("rules.cc:7: a promise"); });
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error(), refused(table::Fault::kFailed));
  EXPECT_EQ(logged, "table abc could not be opened: rules.cc:7: a promise");
}

TEST(P5OpenTable, ASeatOfABotThatThereIsNotIsDamage) {
  CreateRequest request;
  request.game = "pyramix";
  request.players = 2;
  request.seats.resize(2);
  request.seats[1] = {SeatRequest::Kind::kBot, "", 8};
  StoredTable stored = create_table(request, Digest{}, Clock::system()).value().stored;
  EXPECT_TRUE(open_table(stored, log_nothing));
  stored.seats[1].bot = "bot:99";
  const Result<Table> table = open_table(stored, log_nothing);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error(), refused(server::Fault::kNoSuchBot, {{"bot", "bot:99"}}));
  EXPECT_EQ(table.error().message, "There is no bot \"bot:99\".");
}

}  // namespace
}  // namespace benben
