// What is kept of rated games: who is who, what survives an account, to the last bit.
#include "store/ratings.h"

#include <gtest/gtest.h>

#include <cmath>

#include "store/testing/store_test.h"

namespace benben {
namespace {

RatedTable table_of(std::vector<RatedSeat> seats) {
  RatedTable table;
  table.id = "t-1";
  table.pool = {"cubus", 2};
  table.day = 20781;
  table.ended_s = 99;
  table.seats = std::move(seats);
  return table;
}

class RatingsTest : public EveryStoreTest {
 protected:
  std::int64_t add_account(const std::string& name, int person) {
    return in_transaction(*store_,
                          [&] {
                            return store_->accounts().add_account(
                                {0, digest_of(person), name, {name, "ibis"}, "x", 7});
                          })
        .value();
  }
  template <class Work>
  auto run(Work work) {
    return in_transaction(*store_, [&] { return work(store_->ratings()); });
  }
  std::int64_t player(int person) {
    return run([&](RatingStore& r) { return r.player_of(digest_of(person)); }).value().value();
  }

  std::unique_ptr<Store> store_ = open();
};

class SqliteRatingsTest : public RatingsTest {};

TEST_P(RatingsTest, AnAccountIsOnePlayerAndSoIsABot) {
  add_account("ada", 1);
  add_account("bob", 2);
  const std::int64_t ada = player(1);
  EXPECT_EQ(player(1), ada);
  EXPECT_NE(player(2), ada);
  EXPECT_FALSE(run([](RatingStore& r) { return r.player_of(digest_of(3)); }).value());
  EXPECT_FALSE(run([](RatingStore& r) { return r.player_of(kNobody); }).value());
  const auto bot = [](RatingStore& r) { return r.player_of_bot("bot:4"); };
  EXPECT_EQ(run(bot).value(), run(bot).value());
  EXPECT_EQ(store_->ratings().find_bot("bot:4")->player, run(bot).value());
  EXPECT_EQ(store_->ratings().find_bot("bot:5").error().code, ErrorCode::kUnknown);
}

TEST_P(RatingsTest, NumbersComeBackToTheLastBit) {
  const RatedPool pool{"cubus", 2};
  for (const double mean : {1500.0, 0.1 + 0.2, std::nextafter(1500.0, 1501.0), -1e-300}) {
    const OwnedRating owned{7, pool, {mean, mean / 3, 0.06, 12, 5, 20781, false}};
    EXPECT_TRUE(run([&](RatingStore& r) { return r.keep(owned); }));
    EXPECT_EQ(store_->ratings().rating(7, pool).value(), owned.rating);
    EXPECT_EQ(store_->ratings().all_ratings().value(), std::vector{owned});
  }
  EXPECT_FALSE(store_->ratings().rating(7, {"cubus", 3}).value());
  EXPECT_FALSE(store_->ratings().rating(8, pool).value());
}

TEST_P(RatingsTest, AGameIsAddedOnce) {
  const RatedTable table = table_of({{1, 0, 1500, 1512, 80}, {.player = 2, .rank = 1}});
  EXPECT_TRUE(run([&](RatingStore& r) { return r.add(table); }));
  EXPECT_TRUE(store_->ratings().is_rated("t-1").value());
  EXPECT_FALSE(store_->ratings().is_rated("t-2").value());
  RatedTable kept = table;
  kept.number = 1;
  EXPECT_EQ(store_->ratings().rated_table("t-1").value(), kept);
  EXPECT_EQ(store_->ratings().games_after(0, 9).value(), std::vector{kept});
  EXPECT_TRUE(store_->ratings().games_after(1, 9)->empty());
  const Status again = store_->transaction([&] { (void)store_->ratings().add(table); });
  EXPECT_EQ(again.error().code, ErrorCode::kReadOnly) << "nothing of such a transaction is kept";
}

TEST_P(RatingsTest, OfAnAccountThatGoesANumberStays) {
  const std::int64_t account = add_account("ada", 1);
  const std::int64_t ada = player(1);
  const RatedTable table = table_of({{ada, 0, 1500, 1512, 80}, {ada + 1, 1, 1500, 1488, 80}});
  EXPECT_TRUE(run([&](RatingStore& r) { return r.add(table); }));
  EXPECT_TRUE(run([&](RatingStore& r) { return r.keep({ada, table.pool, {}}); }));
  EXPECT_TRUE(run([&](RatingStore& r) { return r.keep({ada + 1, table.pool, {}}); }));
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->accounts().erase_account(account); }));
  const RatedTable left = store_->ratings().rated_table("t-1").value();
  EXPECT_EQ(left.seats[0], (RatedSeat{.player = ada}));
  EXPECT_EQ(left.seats[1], table.seats[1]);
  EXPECT_EQ(store_->ratings().all_ratings()->size(), 1u);
  EXPECT_EQ(store_->ratings().find_player("ada").error().code, ErrorCode::kUnknown);
  const auto history = store_->ratings().history(ada + 1, {}, 9).value();
  EXPECT_EQ(history.front().players[0].name, "");
}

// Nothing that is asked by strangers reads whole tables.
TEST_P(SqliteRatingsTest, WhatIsAskedByOthersIsFoundByAnIndex) {
  for (const char* query :
       {"SELECT 1 FROM ratings WHERE game = 'x' AND seats = 2 AND provisional = 0 "
        "ORDER BY mean DESC",
        "SELECT 1 FROM rated_seats WHERE player = 1 ORDER BY game_number DESC",
        "SELECT 1 FROM rated_games WHERE id = 'x'", "SELECT 1 FROM players WHERE bot = 'x'"}) {
    Result<Database> database = Database::open(path());
    Statement statement(*database, std::string("EXPLAIN QUERY PLAN ") + query);
    Query rows(statement);
    while (rows.next()) {
      EXPECT_EQ(rows.text(3).find("SCAN"), std::string::npos) << query << rows.text(3);
      EXPECT_EQ(rows.text(3).find("TEMP B-TREE"), std::string::npos) << query << rows.text(3);
    }
  }
}

BENBEN_EVERY_STORE(RatingsTest);
BENBEN_SQLITE_ALONE(SqliteRatingsTest);

}  // namespace
}  // namespace benben
