// The small parts of the server: secrets, limits, assets, and the fold of stored tables.
#include <gtest/gtest.h>

#include <set>

#include "server/assets.h"
#include "server/limits.h"
#include "server/secret.h"
#include "server/table.h"
#include "server/test_server.h"

namespace benben {
namespace {

TEST(P11Secrets, HaveAllTheirBits) {
  std::set<std::string> seen;
  std::set<char> letters;
  for (int i = 0; i < 1000; ++i) {
    const std::string text = random_text(kSecretBytes);
    EXPECT_EQ(text.size(), 43u);
    EXPECT_TRUE(is_random_text(text, kSecretBytes));
    EXPECT_TRUE(seen.insert(text).second);
    letters.insert(text.begin(), text.end());
  }
  EXPECT_EQ(letters.size(), 64u);
  EXPECT_EQ(random_text(kTableIdBytes).size(), 22u);
  EXPECT_NE(random_key(), random_key());
}

TEST(P11Secrets, AreKnownByTheirForm) {
  EXPECT_TRUE(is_random_text("abcdefghijklmnopqrstu-", kTableIdBytes));
  EXPECT_FALSE(is_random_text("abcdefghijklmnopqrstu", kTableIdBytes));
  EXPECT_FALSE(is_random_text("abcdefghijklmnopqrst../", kTableIdBytes));
  EXPECT_FALSE(is_random_text("abcdefghijklmnopqrstu/", kTableIdBytes));
  EXPECT_FALSE(is_random_text("", kTableIdBytes));
}

TEST(P11Secrets, DigestIsSha256) {
  const Digest digest = digest_of("abc");  // the example of FIPS 180-4
  EXPECT_EQ(digest[0], 0xba);
  EXPECT_EQ(digest[1], 0x78);
  EXPECT_EQ(digest[31], 0xad);
  EXPECT_TRUE(same_digest(digest, digest_of("abc")));
  EXPECT_FALSE(same_digest(digest, digest_of("abd")));
}

TEST(P10Limits, ABucketGivesAtOnceThenPerSecond) {
  TimePoint now{};
  TokenBucket bucket({2, 3}, now);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
  now += std::chrono::milliseconds(500);
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

class P5Fold : public testing::Test {
 protected:
  static StoredTable example() {
    ManualClock clock;
    CreateRequest request;
    request.game = "pyramix";
    request.players = 2;
    request.seats.resize(2);
    request.seats[1].kind = SeatRequest::Kind::kBot;
    request.seats[1].level = 1;
    return create_table(request, Digest{}, clock.clock()).value().stored;
  }

  static void expect_damage(StoredTable stored, const std::string& words) {
    const Result<Table> table = Table::fold(std::move(stored));
    ASSERT_FALSE(table) << words;
    EXPECT_EQ(table.error().code, ErrorCode::kDamaged);
    EXPECT_NE(table.error().message.find(words), std::string::npos) << table.error().message;
  }

  StoredTable stored_ = example();
};

TEST_F(P5Fold, TheStartOfATable) {
  const Result<Table> table = Table::fold(stored_);
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(table->ply(), 1);
  EXPECT_TRUE(table->record().starts_with(
      "[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Seat1 \"bot:1\"]\n"
      "[Date \"2026-02-28\"]\n\n* reveal 000="));
}

TEST_F(P5Fold, EventsAgainstTheRules) {
  StoredEvent wrong;
  wrong.event = {seat_at(0), "555"};
  stored_.events.push_back(wrong);
  expect_damage(stored_, "Event 1: ");
}

TEST_F(P5Fold, EventsThatEndWhereChanceIsDue) {
  stored_.events.clear();
  expect_damage(stored_, "Event 0, which chance decided, is missing.");
}

TEST_F(P5Fold, HeadersThatAreNone) {
  stored_.header = "[Game \"checkers\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n";
  expect_damage(stored_, "Header: line 1: ");
  stored_.header = "nonsense";
  expect_damage(stored_, "Header: line 1: ");
}

TEST_F(P5Fold, SeatsThatDoNotFit) {
  stored_.seats[1].bot = "bot:99";
  expect_damage(stored_, "There is no bot \"bot:99\".");
  stored_.seats.pop_back();
  expect_damage(stored_, "The seats are not as many as the players.");
}

}  // namespace
}  // namespace benben
