// Races over real sockets: the knocks of Cubus (CUB-22), with a clock that the test turns.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "core/text.h"
#include "server/test_server.h"

namespace benben {
namespace {

namespace json = boost::json;
using std::chrono::seconds;

std::string type_of(const json::value& message) { return message.at("type").as_string().c_str(); }

// A table of Cubus; each seat is "me", "open" or the level of a bot. `race`: its terms as JSON.
TestTable make_cubus(const TestServer& server, const std::vector<std::string>& seats,
                     const std::string& race = "") {
  return make_table(server.port(), seats, "cubus",
                    race.empty() ? json::value() : json::parse(race));
}

// Three people at a table of Cubus, one of whom has just passed: seat 0, in the second round.
struct PassedTable {
  TestServer server;
  TestTable table;
  Player ada;
  Player grace;
  Player edsger;

  explicit PassedTable(const std::string& race = "")
      : table(make_cubus(server, {"me", "open", "open"}, race)),
        ada(server.port(), table, table.cookie),
        grace(server.port(), table, claim(server.port(), table, 1)),
        edsger(server.port(), table, claim(server.port(), table, 2)) {
    BENBEN_ASSERT(ada.sync());
    BENBEN_ASSERT(type_of(ada.move(0, "pass")) == "accepted");
    for (Player* player : {&ada, &grace, &edsger}) BENBEN_ASSERT(player->wait_for_ply(5));
  }
};

// Reads up to the next message of that type.
json::value next_of(Player& player, const std::string& type) {
  while (true) {
    json::value message = player.next();
    if (message.is_null() || type_of(message) == type) return message;
  }
}

// The events from a ply on, joined, without what chance decided.
std::string since(const Player& player, int ply) {
  std::string joined;
  for (int i = ply; i < player.ply(); ++i) {
    const std::string& line = player.events()[static_cast<std::size_t>(i)];
    if (line[0] != '*') joined += line + ";";
  }
  return joined;
}

TEST(Races, AWindowIsAnnouncedToAllAndToWhoeverComesLater) {
  PassedTable game;
  const json::value window = next_of(game.grace, "window");
  EXPECT_EQ(window.at("ply").as_int64(), 5);
  EXPECT_EQ(window.at("length_ms").as_int64(), 30'000);
  EXPECT_EQ(window.at("left_ms").as_int64(), 30'000);
  game.server.clock().advance(seconds(10));
  Player late(game.server.port(), game.table, "");
  EXPECT_EQ(next_of(late, "window").at("left_ms").as_int64(), 20'000);
}

TEST(Races, TheFirstKnockCountsAndTheServerYieldsForTheSeatsBefore) {  // CUB-22
  PassedTable game;
  const json::value accepted = game.edsger.move(2, "knock false");
  ASSERT_EQ(type_of(accepted), "accepted");
  EXPECT_EQ(accepted.at("ply").as_int64(), 6);  // behind the yield of seat 1
  // Grace has not seen it yet: her knock was on the same position, and comes too late.
  game.grace.socket().send(move_text("grace-knocks", 1, 5, "knock false"));
  const json::value refused = game.grace.answer("grace-knocks");
  EXPECT_EQ(refused.at("error").at("code").as_string(), "conflict");
  EXPECT_EQ(since(game.grace, 5), "1 waive;2 knock false;");
  ASSERT_TRUE(game.ada.wait_for_ply(game.grace.ply()));
  EXPECT_EQ(game.ada.events(), game.grace.events());
}

TEST(Races, AYieldIsNotedUnseenAndMayBeThoughtOver) {
  PassedTable game;
  EXPECT_EQ(type_of(game.grace.move(1, "waive")), "noted");
  ASSERT_TRUE(game.edsger.sync());
  EXPECT_EQ(game.edsger.ply(), 5);
  EXPECT_EQ(type_of(game.grace.move(1, "knock false")), "accepted");
  ASSERT_TRUE(game.edsger.sync());
  EXPECT_EQ(since(game.edsger, 5), "1 knock false;");
}

TEST(Races, TheWindowClosesWhenAllHaveYielded) {
  PassedTable game;
  EXPECT_EQ(type_of(game.edsger.move(2, "waive", "edsger-waives")), "noted");
  EXPECT_EQ(type_of(game.grace.move(1, "waive", "grace-waives")), "noted");
  ASSERT_TRUE(game.ada.wait_for_ply(8));
  EXPECT_EQ(since(game.ada, 5), "1 waive;2 waive;");
  // Each is an event now, under the move_id that it was sent with (P2).
  EXPECT_EQ(game.edsger.move(2, "waive", "edsger-waives").at("ply").as_int64(), 6);
  EXPECT_EQ(game.grace.move(1, "waive", "grace-waives").at("ply").as_int64(), 5);
}

TEST(Races, TheMoveIdOfANotedYieldIsTaken) {  // P2
  PassedTable game;
  EXPECT_EQ(type_of(game.grace.move(1, "waive", "one-id-for-two")), "noted");
  const auto code = [&](const std::string& text) {
    return error_code(json::serialize(game.edsger.move(2, text, "one-id-for-two")));
  };
  EXPECT_EQ(code("waive"), "repeated");
  EXPECT_EQ(code("knock false"), "repeated");
  EXPECT_EQ(type_of(game.grace.move(1, "waive", "one-id-for-two")), "noted");
  EXPECT_EQ(type_of(game.edsger.move(2, "waive", "another-id")), "noted");
  ASSERT_TRUE(game.ada.wait_for_ply(8));
  EXPECT_EQ(since(game.ada, 5), "1 waive;2 waive;");
}

TEST(Races, WhoeverTakesASeatMeanwhileIsWaitedFor) {
  TestServer server;
  const TestTable table = make_cubus(server, {"me", "me", "open"});
  Player player(server.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  ASSERT_EQ(type_of(player.move(0, "pass")), "accepted");
  ASSERT_TRUE(player.wait_for_ply(5));
  const std::string cookie = claim(server.port(), table, 2);
  EXPECT_EQ(type_of(player.move(1, "waive")), "noted");
  Player late(server.port(), table, cookie);
  ASSERT_TRUE(late.sync());
  EXPECT_EQ(type_of(late.move(2, "knock false")), "accepted");
  EXPECT_EQ(since(late, 5), "");
  ASSERT_TRUE(late.sync());
  EXPECT_EQ(since(late, 5), "1 waive;2 knock false;");
}

TEST(Races, TheWindowClosesWhenItsTimeIsOver) {  // P9
  PassedTable game(R"({"window_s":20,"missed":"hidden"})");
  EXPECT_EQ(type_of(game.edsger.move(2, "waive")), "noted");
  game.server.clock().advance(seconds(19));
  ASSERT_TRUE(game.ada.sync());
  EXPECT_EQ(game.ada.ply(), 5);
  game.server.clock().advance(seconds(1));
  ASSERT_TRUE(game.ada.wait_for_ply(8));
  EXPECT_EQ(since(game.ada, 5), "1 waive;2 waive;");
  const HttpReply record = ask(game.server.port(), "GET", game.table.path("/record"));
  EXPECT_NE(record.body.find("[Window \"20\"]\n[Missed \"hidden\"]\n[Knock \"claim\"]\n"),
            std::string::npos);
}

TEST(Races, AfterARestartTheWindowOpensAnewAndAReplayNeverTimesOut) {  // P9
  PassedTable game;
  EXPECT_EQ(type_of(game.grace.move(1, "waive")), "noted");
  game.server.restart();
  game.server.clock().advance(seconds(3600));
  Player back(game.server.port(), game.table, "", game.ada.events());
  EXPECT_EQ(next_of(back, "window").at("left_ms").as_int64(), 30'000);
  EXPECT_EQ(back.ply(), 5);
  game.server.clock().advance(seconds(30));
  ASSERT_TRUE(back.wait_for_ply(8));
  EXPECT_EQ(since(back, 5), "1 waive;2 waive;");
}

TEST(Races, AWindowWithoutAnEndWaits) {
  PassedTable game(R"({"window_s":null})");
  EXPECT_TRUE(next_of(game.grace, "window").at("left_ms").is_null());
  game.server.clock().advance(seconds(86'400));
  ASSERT_TRUE(game.ada.sync());
  EXPECT_EQ(game.ada.ply(), 5);
}

TEST(Races, BotsAnswerTooButNotBeforeThePeople) {
  TestServer server;
  const TestTable table = make_cubus(server, {"me", "me", "1"});
  Player player(server.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  ASSERT_EQ(type_of(player.move(0, "pass")), "accepted");
  ASSERT_TRUE(player.wait_for_ply(5));
  EXPECT_EQ(type_of(player.move(1, "waive")), "noted");
  // The bot's answer, whatever it is, ends the race.
  while (player.position().race()) ASSERT_FALSE(player.next().is_null());
  EXPECT_TRUE(since(player, 5).starts_with("1 waive;2 "));
}

// Claims the race and gives the answer.
json::value claim_race(Player& player, int seat, const std::string& move_id) {
  player.socket().send(R"({"type":"claim","move_id":")" + move_id + R"(","seat":)" +
                       std::to_string(seat) + R"(,"expected_ply":)" + std::to_string(player.ply()) +
                       "}");
  return player.answer(move_id);
}

TEST(Races, AClaimIsToldToAllWithItsTime) {  // CUB-22
  PassedTable game;
  next_of(game.grace, "window");
  game.server.clock().advance(seconds(10));
  EXPECT_EQ(type_of(claim_race(game.edsger, 2, "edsger-knocks")), "claimed");
  const json::value window = next_of(game.grace, "window");
  EXPECT_EQ(window.at("claimant").as_int64(), 2);
  EXPECT_EQ(window.at("left_ms").as_int64(), 30'000);
  const json::value late = claim_race(game.grace, 1, "grace-knocks");
  EXPECT_EQ(late.at("error").at("fault").as_string(), "not_first");
  EXPECT_EQ(late.at("error").at("params").at("seat").as_string(), "2");
  ASSERT_TRUE(game.ada.sync());  // who says nothing for so long is taken for gone
  game.server.clock().advance(seconds(30));
  ASSERT_TRUE(game.ada.wait_for_ply(8));
  EXPECT_EQ(since(game.ada, 5), "1 waive;2 knock false;");
}

TEST(Races, AClaimSurvivesTheServer) {  // CUB-22, P1, P5
  PassedTable game;
  ASSERT_EQ(type_of(claim_race(game.edsger, 2, "edsger-knocks")), "claimed");
  const std::vector<std::string> known = game.ada.events();
  game.server.restart();
  game.server.clock().advance(seconds(3600));
  Player back(game.server.port(), game.table, game.table.cookie, known);
  const json::value window = next_of(back, "window");
  EXPECT_EQ(window.at("claimant").as_int64(), 2);
  EXPECT_EQ(window.at("left_ms").as_int64(), 30'000);
  game.server.clock().advance(seconds(30));
  ASSERT_TRUE(back.wait_for_ply(8));
  EXPECT_EQ(since(back, 5), "1 waive;2 knock false;");
}

TEST(Races, WhereTheFirstShowsNobodyClaims) {  // CUB-22
  PassedTable game(R"({"knock":"show"})");
  const json::value refused = claim_race(game.edsger, 2, "edsger-knocks");
  EXPECT_EQ(refused.at("error").at("fault").as_string(), "no_claim");
  EXPECT_EQ(type_of(game.grace.move(1, "knock false")), "accepted");
}

TEST(Races, OnlyRacersAnswerAndOnlyByTheRules) {
  PassedTable game;
  EXPECT_EQ(error_code(json::serialize(game.ada.move(0, "knock false"))), "out_of_turn");
  EXPECT_EQ(error_code(json::serialize(game.edsger.move(2, "pass"))), "illegal");
  EXPECT_EQ(error_code(json::serialize(game.edsger.move(1, "waive"))), "not_yours");
  EXPECT_EQ(game.edsger.ply(), 5);
}

TEST(Races, TheTermsAreReadStrictly) {
  TestServer server;
  const auto code = [&](const std::string& game, const std::string& race) {
    const std::string body = R"({"game":")" + game + R"(","players":2,"race":)" + race +
                             R"(,"seats":[{"kind":"me"},{"kind":"open"}]})";
    return error_code(post(server.port(), "/api/tables", body).body);
  };
  EXPECT_EQ(code("cubus", R"({"window_s":4})"), "out_of_range");
  EXPECT_EQ(code("cubus", R"({"window_s":601})"), "out_of_range");
  EXPECT_EQ(code("cubus", R"({"window_s":"30"})"), "malformed");
  EXPECT_EQ(code("cubus", R"({"missed":"no"})"), "malformed");
  EXPECT_EQ(code("cubus", R"({"knock":"twice"})"), "malformed");
  EXPECT_EQ(code("cubus", R"({"window":30})"), "malformed");
  EXPECT_EQ(code("cubus", "30"), "malformed");
  EXPECT_EQ(code("pyramix", R"({"window_s":30})"), "unknown");
  EXPECT_EQ(code("cubus", R"({"window_s":5,"missed":"shown","knock":"show"})"), "");
}

}  // namespace
}  // namespace benben
