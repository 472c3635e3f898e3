// Rated tables at a real server: who may sit there, that each end counts once and at once, and that
// all counted again comes to what is stored, to the last bit.
#include "server/rating.h"

#include <gtest/gtest.h>

#include "server/test_rated.h"
#include "store/backup.h"
#include "store/database.h"
#include "store/sqlite.h"

namespace benben {
namespace {

using RatingTest = RatedTest;

TEST_F(RatingTest, IsForPeopleWithAnAccount) {
  const std::string ada = sign_up("Ada");
  EXPECT_EQ(fault_of(create("", {"me", "open"}).body), named(table::Fault::kRatedNeedsAccount));
  EXPECT_EQ(fault_of(create(ada, {"me", "me"}).body), named(table::Fault::kRatedOneSeat));
  const json::object other = {
      {"game", "pyramix"},
      {"players", 2},
      {"rated", true},
      {"options", json::object{{"cobras", "all"}}},
      {"seats", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}}}};
  EXPECT_EQ(fault_of(say("/api/tables", other, ada).body), named(table::Fault::kRatedPlain));
  const TestTable table = rated_table(ada, {"me", "open"});
  EXPECT_EQ(fault_of(claim_reply(table, 1, "").body), named(table::Fault::kRatedNeedsAccount));
  EXPECT_EQ(fault_of(claim_reply(table, 1, ada).body), named(table::Fault::kRatedOneSeat));
  const std::string bob = sign_up("Bob");
  EXPECT_EQ(claim_reply(table, 1, bob).status, 200);
  EXPECT_EQ(claim_reply(table, 1, bob).status, 200) << "the same claim is answered the same";
  const json::value view = get(table.path(), ada);
  EXPECT_EQ(view.at("seats").at(0).at("name"), "Ada") << "whatever name the request had";
  EXPECT_EQ(view.at("seats").at(1).at("name"), "Bob");
  EXPECT_NE(view.at("header").as_string().find("[Rated \"yes\"]"), std::string::npos);
}

TEST_F(RatingTest, PlainTablesAreForEverybody) {
  const std::string ada = sign_up("Ada");
  const TestTable table = rated_table(ada, {"me", "open"}, "pyramix", false);
  EXPECT_EQ(claim_reply(table, 1, "").status, 200);
  resign(table, ada, 0);
  EXPECT_EQ(get_reply(table.path("/ratings"), ada).status, 404);
  EXPECT_EQ(get_reply("/api/players/Ada", "").status, 404);
}

TEST_F(RatingTest, CountsAnEndOnceAndTellsIt) {
  const std::string ada = sign_up("Ada");
  const std::string bob = sign_up("Bob");
  const TestTable table = rated_table(ada, {"me", "open"});
  ASSERT_EQ(claim_reply(table, 1, bob).status, 200);
  EXPECT_EQ(fault_of(get_reply(table.path("/ratings"), ada).body),
            named(server::Fault::kNotRatedYet));
  resign(table, bob, 1);
  const json::value seats = get(table.path("/ratings"), "").at("seats");
  EXPECT_EQ(json::serialize(seats),
            R"([{"rank":0,"before":1500,"mean":1662,"deviation":290,"provisional":true},)"
            R"({"rank":1,"before":1500,"mean":1338,"deviation":290,"provisional":true}])");
  EXPECT_EQ(post(server_.port(), table.path(), "", {{"Cookie", ada}}).status, 405);
  EXPECT_EQ(ask(server_.port(), "DELETE", table.path(), {{"Cookie", ada}}).status, 403);
  server_.restart();
  EXPECT_EQ(get(table.path("/ratings"), "").at("seats"), seats);
  EXPECT_TRUE(counted().is_as_stored());
  EXPECT_EQ(counted().tables.size(), 1u);
}

TEST_F(RatingTest, ABotsTableThatHasBegunCannotBeDeleted) {
  const std::string ada = sign_up("Ada");
  const TestTable table = rated_table(ada, {"me", "1"});
  resign(table, ada, 0);
  const HttpReply reply = ask(server_.port(), "DELETE", table.path(), {{"Cookie", ada}});
  EXPECT_EQ(fault_of(reply.body), named(table::Fault::kRatedStays));
  EXPECT_EQ(get("/api/players/bot:1", "").at("ratings").at(0).at("wins"), 1);
}

// Many games of two and three, played to the end, given up and lost by going; an account that goes
// in the midst of it.
TEST_F(RatingTest, CountedAnewItIsTheSameToTheLastBit) {
  const std::vector<std::string> people = {sign_up("Ada"), sign_up("Bob"), sign_up("Cleo")};
  for (int game = 0; game < 12; ++game) {
    const auto one = static_cast<std::size_t>(game % 3);
    const auto other = static_cast<std::size_t>((game + 1 + game / 3 % 2) % 3);
    const TestTable table =
        rated_table(people[one], {"me", "open"}, game % 2 == 0 ? "pyramix" : "cubus");
    ASSERT_EQ(claim_reply(table, 1, people[other]).status, 200);
    resign(table, game % 5 == 0 ? people[other] : people[one], game % 5 == 0 ? 1 : 0);
    server_.clock().advance(std::chrono::hours(7 * 24));
  }
  play_to_the_end(people);
  const Recount before = counted();
  EXPECT_TRUE(before.is_as_stored());
  EXPECT_EQ(before.tables.size(), 13u);
  EXPECT_EQ(say("/api/account/delete", {{"password", kPassword}}, people[1]).status, 200);
  const Recount after = counted();
  EXPECT_TRUE(after.is_as_stored()) << "the games of the others are what they were";
  EXPECT_EQ(after.tables.size(), before.tables.size());
  EXPECT_LT(after.ratings.size(), before.ratings.size());
  for (const OwnedRating& rating : after.ratings) {
    EXPECT_NE(std::ranges::find(before.ratings, rating), before.ratings.end());
  }
  EXPECT_EQ(get_reply("/api/players/Bob", people[0]).status, 404);
}

TEST_F(RatingTest, WhatIsStoredOtherwiseIsFoundAndRepaired) {
  const std::string ada = sign_up("Ada");
  const std::string bob = sign_up("Bob");
  std::vector<std::string> tables;
  for (int game = 0; game < 3; ++game) {
    const TestTable table = rated_table(ada, {"me", "open"});
    ASSERT_EQ(claim_reply(table, 1, bob).status, 200);
    resign(table, bob, 1);
    tables.push_back(table.id);
  }
  const Recount right = counted();
  server_.stop();
  Result<Database> database = Database::open(server_.database());
  database->execute("UPDATE ratings SET mean = mean + 0.0000000001 WHERE player = 1");
  database->execute("DELETE FROM rated_seats WHERE game_number = 3");
  database->execute("DELETE FROM rated_games WHERE number = 3");
  ASSERT_FALSE(database->failed());
  const Recount wrong = counted();
  EXPECT_FALSE(wrong.is_as_stored());
  EXPECT_EQ(wrong.left_out, 1);
  EXPECT_EQ(wrong.differing_ratings, 1) << "as if the third game were there";
  EXPECT_TRUE(benben::keep(*open_sqlite({server_.database()}).value(), wrong));
  const Recount repaired = counted();
  EXPECT_TRUE(repaired.is_as_stored());
  EXPECT_EQ(repaired.ratings, right.ratings);
}

// The end of a game that cannot be stored counts for nobody; sent again it counts once.
TEST_F(RatingTest, P12WithoutRoomNeitherTheEndNorTheRatingIsStored) {
  const std::string ada = sign_up("Ada");
  const std::string bob = sign_up("Bob");
  const TestTable table = rated_table(ada, {"me", "open"});
  ASSERT_EQ(claim_reply(table, 1, bob).status, 200);
  server_.stop();
  Result<Database> database = Database::open(server_.database());
  database->execute(
      "CREATE TRIGGER full BEFORE INSERT ON rated_seats BEGIN SELECT RAISE(ABORT, 'full'); END");
  ASSERT_FALSE(database->failed());
  server_.start();
  EXPECT_EQ(resign(table, bob, 1), "read_only");
  EXPECT_FALSE(get(table.path(), "").as_object().contains("given_up"));
  EXPECT_EQ(get_reply(table.path("/ratings"), "").status, 404);
  database->execute("DROP TRIGGER full");
  ASSERT_FALSE(database->failed());
  EXPECT_EQ(resign(table, bob, 1), "");
  EXPECT_EQ(counted().tables.size(), 1u);
  EXPECT_TRUE(counted().is_as_stored());
}

}  // namespace
}  // namespace benben
