// What all at a table agree on, over real sockets (docs/protocol.md, Consent).
#include <gtest/gtest.h>

#include <vector>

#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using std::chrono::seconds;

std::string type_of(const json::value& message) { return message.at("type").as_string().c_str(); }

// "done", or the fault of the refusal.
std::string answered(const json::value& answer) {
  if (type_of(answer) != "refused") return type_of(answer);
  return answer.at("error").at("fault").as_string().c_str();
}

std::string tell(Player& player, json::object message, int seat, const std::string& move_id) {
  message["move_id"] = move_id;
  message["seat"] = seat;
  player.socket().send(json::serialize(message));
  return answered(player.answer(move_id));
}

json::object wish(const Player& player, const std::string& what, int undone = 0) {
  return {{"type", "ask"}, {"expected_ply", player.ply()}, {"undone", undone}, {"for", what}};
}

json::object reply(const std::string& type, int number) {
  return {{"type", type}, {"number", number}};
}

json::value next_of(Player& player, const std::string& type) {
  while (true) {
    json::value message = player.next();
    if (message.is_null() || type_of(message) == type) return message;
  }
}

// Ada and Grace at one table.
struct Two {
  explicit Two(const std::string& game = "pyramix") {
    const std::string body = R"({"game":")" + game + R"(","players":2,"seats":)" +
                             R"([{"kind":"me","name":"Ada"},{"kind":"open"}]})";
    const HttpReply made = post(server.port(), "/api/tables", body);
    const json::value answer = json::parse(made.body);
    const std::string path = answer.at("invitations").at(0).at("path").as_string().c_str();
    table = {answer.at("table").as_string().c_str(),
             cookie_of(made),
             {{1, path.substr(path.find('#') + 1)}}};
    grace_cookie = claim(server.port(), table, 1);
  }
  StoredTable stored() const {
    const Result<std::unique_ptr<Store>> store = open_sqlite({server.database(), 0});
    return (*store)->load(table.id).value();
  }

  TestServer server;
  TestTable table;
  std::string grace_cookie;
};

TEST(Consent, ATurnThatIsTakenBackIsGoneWhenItIsAnswered) {  // P1
  Two game;
  Player ada(game.server.port(), game.table, game.table.cookie);
  Player grace(game.server.port(), game.table, game.grace_cookie);
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(answered(ada.move(0, ada.some_move())), "accepted");
  ASSERT_TRUE(ada.wait_for_ply(2));
  ASSERT_TRUE(grace.wait_for_ply(2));
  EXPECT_EQ(tell(ada, wish(ada, "undo"), 0, "ask-00001"), "done");
  json::value asked = next_of(grace, "asked");
  EXPECT_EQ(json::serialize(asked),
            R"({"type":"asked","number":0,"for":"undo","seat":0,"to":1,"awaited":[1],)"
            R"("agreed":[],"left_ms":60000})");
  EXPECT_EQ(tell(grace, reply("agree", 0), 1, "agree-001"), "done");
  EXPECT_EQ(game.stored().events.size(), 1u) << "what is answered is stored already";
  EXPECT_EQ(next_of(ada, "incident").at("text").as_string(), "2 0 undo 1");
  EXPECT_EQ(json::serialize(next_of(ada, "asked")),
            R"({"type":"asked","number":0,"for":"undo","seat":0,"end":"granted"})");
  EXPECT_EQ(tell(grace, reply("agree", 0), 1, "agree-001"), "done") << "P2";

  game.server.restart();
  Player again(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(again.sync());
  EXPECT_EQ(again.ply(), 1);
  EXPECT_EQ(again.hello().at("incidents"), json::parse(R"(["2 0 undo 1"])"));
  Player waiting(game.server.port(), game.table, game.grace_cookie);
  EXPECT_EQ(tell(waiting, reply("agree", 0), 1, "agree-001"), "done") << "P2";
  const std::string text = again.some_move();
  EXPECT_EQ(answered(again.move(0, text)), "moved_on") << "it says nothing of what it knows";
  again.socket().send(json::serialize(json::object{{"type", "move"},
                                                   {"move_id", "move-0002"},
                                                   {"seat", 0},
                                                   {"expected_ply", 1},
                                                   {"undone", 1},
                                                   {"text", text}}));
  EXPECT_EQ(answered(again.answer("move-0002")), "accepted");
}

TEST(Consent, P6WhoWasAwayIsSentWhatStandsNow) {
  Two game;
  Player ada(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(answered(ada.move(0, ada.some_move())), "accepted");
  ASSERT_TRUE(ada.wait_for_ply(2));
  const std::vector<std::string> known = ada.events();
  Player grace(game.server.port(), game.table, game.grace_cookie);
  EXPECT_EQ(tell(ada, wish(ada, "undo"), 0, "ask-00001"), "done");
  EXPECT_EQ(tell(grace, reply("agree", 0), 1, "agree-001"), "done");
  SocketClient late(game.server.port(), game.table.path("/socket?protocol=2&since=2"), {});
  EXPECT_NE(late.next()->find(R"("ply":1)"), std::string::npos);
  EXPECT_NE(late.next()->find(R"("from":0)"), std::string::npos)
      << "fewer stand than it has: it starts over";
}

TEST(Consent, P11NobodyAsksOrAnswersForAnother) {
  Two game;
  Two other;
  Player ada(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(answered(ada.move(0, ada.some_move())), "accepted");
  ASSERT_TRUE(ada.wait_for_ply(2));
  EXPECT_EQ(tell(ada, wish(ada, "undo"), 0, "ask-00001"), "done");
  Player stranger(game.server.port(), game.table, "person=" + std::string(43, 'B'));
  Player expired(game.server.port(), game.table, "person=" + std::string(43, 'A'));
  Player spectator(game.server.port(), game.table, "");
  for (Player* player : {&ada, &stranger, &expired, &spectator}) {
    EXPECT_EQ(tell(*player, reply("agree", 0), 1, "a-try-001"), "not_your_seat");
    EXPECT_EQ(tell(*player, reply("decline", 0), 1, "a-try-001"), "not_your_seat");
    EXPECT_EQ(tell(*player, wish(ada, "adjourn"), 1, "a-try-001"), "not_your_seat");
    EXPECT_EQ(tell(*player, {{"type", "resume"}}, 1, "a-try-001"), "not_your_seat");
  }
  EXPECT_EQ(tell(ada, reply("agree", 0), 0, "a-try-001"), "not_asked") << "one's own wish";
  EXPECT_EQ(game.stored().events.size(), 2u);
}

TEST(Consent, AnAgreedDrawIsADrawEverywhere) {
  Two game("ascension");
  Player ada(game.server.port(), game.table, game.table.cookie);
  Player grace(game.server.port(), game.table, game.grace_cookie);
  ASSERT_TRUE(ada.sync());
  EXPECT_TRUE(ada.hello().at("draws").as_bool());
  EXPECT_EQ(tell(ada, wish(ada, "draw"), 0, "ask-00001"), "done");
  EXPECT_EQ(next_of(grace, "asked").at("left_ms").as_int64(), 600'000);
  EXPECT_EQ(tell(grace, reply("decline", 0), 1, "decline-1"), "done");
  EXPECT_EQ(json::serialize(next_of(ada, "asked")).find("\"end\""), std::string::npos);
  EXPECT_EQ(next_of(ada, "asked").at("by").as_int64(), 1);
  ASSERT_TRUE(grace.sync());
  EXPECT_EQ(tell(grace, wish(grace, "draw"), 1, "ask-00002"), "done");
  EXPECT_EQ(tell(ada, reply("agree", 1), 0, "agree-001"), "done");
  EXPECT_EQ(next_of(grace, "incident").at("text").as_string(), "1 1 draw");
  const std::string record = ask(game.server.port(), "GET", game.table.path("/record")).body;
  EXPECT_NE(record.find("[Incident.0 \"1 1 draw\"]\n"), std::string::npos) << record;
  EXPECT_EQ(record.find("[Result"), std::string::npos);
  const json::value view = json::parse(ask(game.server.port(), "GET", game.table.path()).body);
  EXPECT_TRUE(view.at("given_up").as_bool());
  EXPECT_EQ(answered(ada.move(0, "pass")), "given_up");
}

TEST(Consent, AnAdjournedGameIsStillAdjournedAfterARestart) {
  Two game;
  {
    Player ada(game.server.port(), game.table, game.table.cookie);
    Player grace(game.server.port(), game.table, game.grace_cookie);
    ASSERT_TRUE(ada.sync());
    EXPECT_EQ(tell(ada, wish(ada, "adjourn"), 0, "ask-00001"), "done");
    EXPECT_EQ(tell(grace, reply("agree", 0), 1, "agree-001"), "done");
    ASSERT_TRUE(grace.sync());
  }
  game.server.restart();
  Player ada(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(answered(ada.move(0, ada.some_move())), "adjourned");
  EXPECT_EQ(tell(ada, {{"type", "resume"}}, 0, "resume-01"), "not_all_here_yet");
  Player grace(game.server.port(), game.table, game.grace_cookie);
  ASSERT_TRUE(grace.sync());
  EXPECT_EQ(tell(ada, {{"type", "resume"}}, 0, "resume-02"), "done");
  EXPECT_EQ(answered(ada.move(0, ada.some_move())), "accepted");
}

TEST(Consent, PlacesThatWereChangedAreKeptAcrossARestart) {  // P5
  Two game;
  {
    Player ada(game.server.port(), game.table, game.table.cookie);
    Player grace(game.server.port(), game.table, game.grace_cookie);
    ASSERT_TRUE(ada.sync());
    ASSERT_TRUE(grace.sync());
    json::object swap = wish(ada, "swap");
    swap["with"] = 1;
    EXPECT_EQ(tell(ada, swap, 0, "ask-00001"), "done");
    EXPECT_EQ(json::serialize(next_of(grace, "asked")),
              R"({"type":"asked","number":0,"for":"swap","seat":0,"with":1,"awaited":[1],)"
              R"("agreed":[],"left_ms":60000})");
    EXPECT_EQ(tell(grace, reply("agree", 0), 1, "agree-001"), "done");
    EXPECT_EQ(next_of(ada, "incident").at("text").as_string(), "1 0 swap 1");
    EXPECT_EQ(next_of(ada, "seats").at("seats").at(1).at("name").as_string(), "Ada");
    EXPECT_EQ(answered(ada.move(0, ada.some_move())), "not_your_seat") << "on the same socket";
  }
  const std::vector<StoredSeat> seats = game.stored().seats;
  EXPECT_EQ(seats[0].name, "Grace");
  EXPECT_FALSE(seats[1].invitation) << "what would open a seat goes with it";
  game.server.restart();
  Player ada(game.server.port(), game.table, game.table.cookie);
  Player grace(game.server.port(), game.table, game.grace_cookie);
  EXPECT_EQ(ada.hello().at("you"), json::parse("[1]"));
  EXPECT_EQ(ada.hello().at("host"), 1);
  EXPECT_EQ(grace.hello().at("you"), json::parse("[0]"));
  ASSERT_TRUE(grace.sync());
  EXPECT_EQ(answered(grace.move(0, grace.some_move())), "accepted");
}

TEST(Consent, AfterFourteenDaysOneAloneEndsAPause) {  // P9
  Two game;
  {
    Player ada(game.server.port(), game.table, game.table.cookie);
    Player grace(game.server.port(), game.table, game.grace_cookie);
    ASSERT_TRUE(ada.sync());
    EXPECT_EQ(tell(ada, wish(ada, "adjourn"), 0, "ask-00001"), "done");
    EXPECT_EQ(tell(grace, reply("agree", 0), 1, "agree-001"), "done");
  }
  const auto resume = [&](const std::string& move_id) {
    Player ada(game.server.port(), game.table, game.table.cookie);
    EXPECT_TRUE(ada.sync());
    return tell(ada, {{"type", "resume"}}, 0, move_id);
  };
  // A server that stops may let some seconds pass.
  game.server.clock().advance(std::chrono::days(14) - std::chrono::hours(1));
  EXPECT_EQ(resume("resume-01"), "not_all_here_yet");
  game.server.restart();
  EXPECT_EQ(resume("resume-02"), "not_all_here_yet");
  game.server.clock().advance(std::chrono::hours(1));
  EXPECT_EQ(resume("resume-03"), "done");
  EXPECT_EQ(game.stored().incidents.back().incident.kind, Incident::Kind::kResume);
}

TEST(Consent, WhatIsAskedLapsesByTheServersClock) {  // P9
  Two game;
  Player ada(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(tell(ada, wish(ada, "adjourn"), 0, "ask-00001"), "done");
  EXPECT_EQ(next_of(ada, "asked").at("number").as_int64(), 0);
  for (int quarter = 1; quarter < 4; ++quarter) {
    game.server.clock().advance(seconds(15));
    ASSERT_TRUE(ada.sync()) << "whoever is silent is cut";
  }
  game.server.clock().advance(seconds(15));
  EXPECT_EQ(next_of(ada, "asked").at("end").as_string(), "lapsed");
}

}  // namespace
}  // namespace benben
