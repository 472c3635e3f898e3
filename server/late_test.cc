// A table that onlookers see late, over real sockets (docs/protocol.md, The lobby): nothing that
// the server answers shows more than what is old enough, and in the end it shows everything.
#include <gtest/gtest.h>

#include "core/record.h"
#include "server/test_server.h"
#include "table/values.h"

namespace benben {
namespace {

namespace json = boost::json;
using std::chrono::seconds;

// Ada sits at both seats.
struct LateTable {
  LateTable() {
    const HttpReply reply = post(server.port(), "/api/tables",
                                 R"({"game":"pyramix","players":2,"watch":"delayed",)"
                                 R"("seats":[{"kind":"me"},{"kind":"me"}]})");
    BENBEN_ASSERT(reply.status == 201);
    table = {json::parse(reply.body).at("table").as_string().c_str(), cookie_of(reply), {}};
  }
  Player ada() { return {server.port(), table, table.cookie}; }
  Player guest() { return {server.port(), table, ""}; }
  HttpReply get(const std::string& rest, const std::string& cookie = "") {
    const bool is_guest = cookie.empty();
    return ask(server.port(), "GET", table.path(rest),
               is_guest ? std::map<std::string, std::string>()
                        : std::map<std::string, std::string>{{"Cookie", cookie}});
  }
  // The events that the record shows.
  std::size_t recorded(const std::string& cookie = "") {
    return parse_record(get("/record", cookie).body).value().events.size();
  }
  int described(const std::string& cookie = "") {
    return json::parse(get("", cookie).body).at("ply").to_number<int>();
  }

  TestServer server;
  TestTable table;
};

void play(Player& player, int moves) {
  for (int move = 0; move < moves; ++move) {
    ASSERT_TRUE(player.sync());
    const json::value answer = player.move(player.seat_to_act(), player.some_move());
    ASSERT_EQ(answer.at("type").as_string(), "accepted") << json::serialize(answer);
  }
  ASSERT_TRUE(player.sync());  // with what chance added
}

// What lies back as long as watchers wait; meanwhile the socket is never silent for too long.
void wait_with(Player& player, TestServer& server) {
  constexpr seconds kStep(20);
  for (seconds passed(0); passed < kWatchDelay; passed += kStep) {
    server.clock().advance(kStep);
    ASSERT_TRUE(player.sync());
  }
}

TEST(Late, WhoHasNoSeatIsToldLaterWhatThoseAtTheTableSeeAtOnce) {
  LateTable game;
  Player ada = game.ada();
  Player guest = game.guest();
  const int start = guest.hello().at("ply").to_number<int>();
  play(ada, 2);
  const int played = ada.ply();
  ASSERT_TRUE(guest.sync());
  EXPECT_EQ(guest.ply(), start);
  EXPECT_EQ(game.described(), start);
  EXPECT_EQ(game.recorded(), static_cast<std::size_t>(start));
  EXPECT_EQ(game.described(game.table.cookie), played);
  EXPECT_EQ(game.recorded(game.table.cookie), static_cast<std::size_t>(played));
  wait_with(guest, game.server);
  ASSERT_TRUE(guest.wait_for_ply(played)) << "without anybody doing anything";
  EXPECT_EQ(guest.events(), ada.events());
  EXPECT_EQ(game.described(), played);
}

TEST(Late, TellsNothingEarlierAfterARestart) {  // P5
  LateTable game;
  {
    Player ada = game.ada();
    play(ada, 2);
  }
  game.server.restart();
  Player guest = game.guest();
  ASSERT_TRUE(guest.sync());
  const int start = guest.ply();
  EXPECT_EQ(game.recorded(), static_cast<std::size_t>(start));
  EXPECT_LT(guest.ply(), game.described(game.table.cookie));
  wait_with(guest, game.server);
  ASSERT_TRUE(guest.wait_for_ply(game.described(game.table.cookie)));
}

TEST(Late, AnAddressThatAsksForMoreIsToldNoMore) {
  LateTable game;
  Player ada = game.ada();
  play(ada, 3);
  SocketClient since(game.server.port(), game.table.path("/socket?protocol=2&since=3"), {});
  const json::value hello = json::parse(*since.next());
  EXPECT_EQ(hello.at("ply").as_int64(), game.described());
  EXPECT_LT(hello.at("ply").as_int64(), ada.ply());
}

TEST(Late, IsOverWithTheGame) {
  LateTable game;
  Player ada = game.ada();
  Player guest = game.guest();
  play(ada, 2);
  ada.socket().send(R"({"type":"resign","move_id":"resign-001","seat":0})");
  ASSERT_TRUE(guest.wait_for_ply(ada.ply())) << "no time has passed";
  EXPECT_TRUE(json::parse(game.get("").body).at("given_up").as_bool());
  EXPECT_EQ(game.recorded(), static_cast<std::size_t>(ada.ply()));
  EXPECT_NE(game.get("/record").body.find("[Fair.Seed "), std::string::npos);
}

TEST(Late, TheRecordHoldsNoSeedMeanwhile) {
  LateTable game;
  Player ada = game.ada();
  play(ada, 1);
  game.server.clock().advance(kWatchDelay);
  const std::string record = game.get("/record").body;
  EXPECT_NE(record.find("[Fair.Commitment "), std::string::npos);
  EXPECT_EQ(record.find("[Fair.Seed "), std::string::npos);
  EXPECT_EQ(record.find("[Result "), std::string::npos);
}

}  // namespace
}  // namespace benben
