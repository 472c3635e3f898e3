// Who is told what of players: profiles, histories, leaderboards (docs/protocol.md, Ratings).
#include <gtest/gtest.h>

#include "server/test_rated.h"
#include "store/database.h"

namespace benben {
namespace {

class PlayersTest : public RatedTest {
 protected:
  PlayersTest() {
    for (const auto& [winner, loser] : {std::pair(&ada_, &bob_), {&ada_, &bob_}, {&bob_, &ada_}}) {
      const TestTable table = rated_table(*winner, {"me", "open"});
      EXPECT_EQ(claim_reply(table, 1, *loser).status, 200);
      resign(table, *loser, 1);
      last_ = table.id;
    }
  }

  std::string fault(const std::string& path, const std::string& cookie = "") {
    return fault_of(get_reply(path, cookie).body);
  }
  std::size_t games(const std::string& query, const std::string& cookie = "") {
    return get("/api/players/Ada/games" + query, cookie).at("games").as_array().size();
  }

  std::string ada_ = sign_up("Ada");
  std::string bob_ = sign_up(
      "B\xC3\xB6"
      "b X");
  std::string last_;
};

TEST_F(PlayersTest, AProfileSaysWhatItsRatedGamesCameTo) {
  const json::value profile = get("/api/players/aDa", "");
  EXPECT_EQ(profile.at("name"), "Ada");
  const json::value& rating = profile.at("ratings").at(0);
  EXPECT_EQ(rating.at("game"), "pyramix");
  EXPECT_EQ(rating.at("games"), 3);
  EXPECT_EQ(rating.at("wins"), 2);
  EXPECT_TRUE(rating.at("provisional").as_bool());
  EXPECT_EQ(rating.at("course").as_array().size(), 3u);
  EXPECT_EQ(rating.at("course").at(2), rating.at("mean"));
  EXPECT_EQ(get("/api/players/b%C3%B6b%20x", "").at("name"),
            "B\xC3\xB6"
            "b X");
}

TEST_F(PlayersTest, AHistoryIsFilteredAndSaysWhoPlayed) {
  const json::value all = get("/api/players/Ada/games", "");
  const json::value& last = all.at("games").at(0);
  EXPECT_EQ(last.at("table"), json::value(last_));
  EXPECT_EQ(last.at("own"), 1);
  EXPECT_EQ(last.at("players").at(0).at("name"),
            "B\xC3\xB6"
            "b X");
  EXPECT_EQ(last.at("players").at(1).at("rank"), 1);
  EXPECT_FALSE(last.at("players").at(0).as_object().contains("mean")) << "of whom it is alone";
  EXPECT_EQ(games(""), 3u);
  EXPECT_EQ(games("?result=won"), 2u);
  EXPECT_EQ(games("?result=lost&game=pyramix&seats=2"), 1u);
  EXPECT_EQ(games("?game=cubus"), 0u);
  EXPECT_EQ(games("?seats=3"), 0u);
  EXPECT_EQ(games("?against=b%C3%B6bx"), 3u);
  EXPECT_EQ(games("?before=" + std::to_string(last.at("number").as_int64())), 2u);
  for (const char* wrong : {"?result=tied", "?seats=0", "?seats=x", "?game=chess", "?game",
                            "?before=-1", "?against="}) {
    EXPECT_EQ(fault("/api/players/Ada/games" + std::string(wrong)),
              named(server::Fault::kQueryForm))
        << wrong;
  }
  EXPECT_EQ(fault("/api/players/Ada/games?against=Nobody"), named(server::Fault::kNoSuchPlayer));
}

TEST_F(PlayersTest, AnUnknownQueryIsRefusedByItsName) {
  for (const char* path :
       {"/api/players/Ada?colour=red", "/api/players/Ada?colour", "/api/players/Ada?colour=red&x=1",
        "/api/players/Ada/games?colour=red", "/api/players/Ada/games?game=pyramix&colour=red",
        "/api/players/Ada/against/b%C3%B6b%20x?colour=red", "/api/ratings/pyramix/2?colour=1"}) {
    const HttpReply reply = get_reply(path, "");
    EXPECT_EQ(reply.status, 400) << path;
    EXPECT_EQ(fault_of(reply.body), named(server::Fault::kUnknownQuery)) << path;
    EXPECT_NE(reply.body.find("colour"), std::string::npos) << path;
  }
}

TEST_F(PlayersTest, PagesHaveFiftyGames) {
  server_.stop();
  Result<Database> database = Database::open(server_.database());
  database->execute(
      "WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 69) "
      "INSERT INTO rated_games SELECT i, 'table-' || i, 'cubus', 2, 1, 1 FROM n; "
      "INSERT INTO rated_seats SELECT number, 0, 1, 0, 1, 1, 1 FROM rated_games WHERE number > 9");
  ASSERT_FALSE(database->failed()) << database->reason();
  server_.start();
  const json::value first = get("/api/players/Ada/games", "");
  EXPECT_EQ(first.at("games").as_array().size(), 50u);
  const std::string next = std::to_string(first.at("next").as_int64());
  const json::value second = get("/api/players/Ada/games?before=" + next, "");
  EXPECT_EQ(second.at("games").as_array().size(), 13u);
  EXPECT_FALSE(second.as_object().contains("next"));
}

TEST_F(PlayersTest, TwoAreCompared) {
  const json::value met = get("/api/players/Ada/against/b%C3%B6b%20x", "").at("pools").at(0);
  EXPECT_EQ(json::serialize(met),
            R"({"game":"pyramix","seats":2,"games":3,"before":2,"behind":1})");
}

TEST_F(PlayersTest, ALeaderboardHasWhoeverIsKnownWellFirst) {
  const json::value all = get("/api/ratings/pyramix/2", "");
  EXPECT_TRUE(all.at("ranked").as_array().empty());
  EXPECT_GT(all.at("provisional").at(0).at("mean").as_int64(),
            all.at("provisional").at(1).at("mean").as_int64());
  EXPECT_EQ(all.at("provisional").as_array().size(), 2u);
  server_.stop();
  Result<Database> database = Database::open(server_.database());
  database->execute("UPDATE ratings SET deviation = 60, provisional = 0 WHERE mean < 1500");
  ASSERT_FALSE(database->failed());
  server_.start();
  const json::value ranked = get("/api/ratings/pyramix/2", "");
  EXPECT_EQ(ranked.at("ranked").as_array().size(), 1u);
  EXPECT_EQ(ranked.at("provisional").as_array().size(), 1u);
  EXPECT_TRUE(get("/api/ratings/pyramix/2?from=50", "").at("ranked").as_array().empty());
  EXPECT_EQ(fault("/api/ratings/pyramix/2?from=x"), named(server::Fault::kQueryForm));
  EXPECT_EQ(fault("/api/ratings/pyramix/2?from"), named(server::Fault::kQueryForm));
  EXPECT_EQ(fault("/api/ratings/pyramix/1"), "nothing_here");
  EXPECT_EQ(fault("/api/ratings/chess/2"), "nothing_here");
}

TEST_F(PlayersTest, WhoHidesIsNobodyButForThemselves) {
  EXPECT_EQ(fault_of(say("/api/account/profile", {{"profile", "x"}}, bob_).body),
            named(server::Fault::kProfileWord));
  EXPECT_EQ(fault_of(say("/api/account/profile", {{"profile", "hidden"}}, "").body),
            "not_signed_in");
  EXPECT_EQ(say("/api/account/profile", {{"profile", "hidden"}}, bob_).status, 200);
  EXPECT_EQ(get("/api/account", bob_).at("account").at("profile"), "hidden");
  const std::string path = "/api/players/b%C3%B6b%20x";
  for (const std::string& cookie : {std::string(), ada_}) {
    for (const char* rest : {"", "/games", "/against/Ada"}) {
      EXPECT_EQ(fault(path + rest, cookie), named(server::Fault::kNoSuchPlayer)) << rest;
    }
    EXPECT_EQ(fault("/api/players/Ada/against/b%C3%B6b%20x", cookie),
              named(server::Fault::kNoSuchPlayer));
  }
  EXPECT_TRUE(get(path, bob_).at("hidden").as_bool());
  EXPECT_EQ(get("/api/ratings/pyramix/2", "").at("provisional").as_array().size(), 1u);
  EXPECT_EQ(get("/api/players/Ada/games", "").at("games").at(0).at("players").at(0).at("name"), "");
  const std::string seats = "/api/tables/" + last_ + "/ratings";
  EXPECT_FALSE(get(seats, ada_).at("seats").at(0).as_object().contains("mean"));
  EXPECT_TRUE(get(seats, ada_).at("seats").at(1).as_object().contains("mean"));
  EXPECT_TRUE(get(seats, bob_).at("seats").at(0).as_object().contains("mean"));
  EXPECT_EQ(say("/api/account/profile", {{"profile", "shown"}}, bob_).status, 200);
  EXPECT_EQ(get_reply(path, "").status, 200);
}

TEST_F(PlayersTest, NobodyIsToldWhoHasAnAccountAlone) {
  const std::string cleo = sign_up("Cleo");
  EXPECT_EQ(games("?against=Cleo", cleo), 0u) << "who was never rated met nobody";
  EXPECT_EQ(get_reply("/api/players/Cleo", "").body, get_reply("/api/players/Nobody", "").body);
  EXPECT_EQ(get("/api/players/Cleo", cleo).at("ratings").as_array().size(), 0u);
  for (const char* wrong : {"%", "%4", "%zz", "%00", "a%2Fb", "bot:9"}) {
    EXPECT_EQ(fault("/api/players/" + std::string(wrong)), named(server::Fault::kNoSuchPlayer))
        << wrong;
  }
}

TEST_F(PlayersTest, ATableThatIsForItsPlayersTellsNobodyElse) {
  json::object body = {{"game", "pyramix"},
                       {"players", 2},
                       {"rated", true},
                       {"watch", "players"},
                       {"seats", json::array{json::object{{"kind", "me"}},
                                             json::object{{"kind", "bot"}, {"level", 1}}}}};
  const HttpReply made = say("/api/tables", body, ada_);
  ASSERT_EQ(made.status, 201) << made.body;
  const TestTable table{json::parse(made.body).at("table").as_string().c_str(), ada_, {}};
  resign(table, ada_, 0);
  EXPECT_EQ(get_reply(table.path("/ratings"), ada_).status, 200);
  EXPECT_EQ(fault(table.path("/ratings")), "players_only");
  EXPECT_EQ(fault(table.path("/ratings"), bob_), "players_only");
}

TEST_F(PlayersTest, AnExportHasTheRatings) {
  const json::value exported = get("/api/account/export", ada_);
  EXPECT_EQ(exported.at("ratings").at(0).at("games"), 3);
}

}  // namespace
}  // namespace benben
