// Moves over real sockets: P1 acknowledged means stored, P2 at most once, P3 on the position that
// was seen, P4 in one order.
#include <gtest/gtest.h>

#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;

std::string type_of(const json::value& message) { return message.at("type").as_string().c_str(); }

std::string code_of(const json::value& message) {
  return message.at("error").at("code").as_string().c_str();
}

// A table with two seats of one player, who has looked at it.
struct OneHand {
  TestServer server;
  TestTable table = make_table(server.port(), {"me", "me"});
  Player player{server.port(), table, table.cookie};
};

TEST(P1Moves, AWholeGameOfOnePlayer) {
  OneHand game;
  ASSERT_TRUE(game.player.sync());
  int moves = 0;
  while (!game.player.is_over()) {
    const int ply = game.player.ply();
    const json::value answer = game.player.move(game.player.seat_to_act(), game.player.some_move());
    ASSERT_EQ(type_of(answer), "accepted") << json::serialize(answer);
    EXPECT_EQ(answer.at("ply").as_int64(), ply);
    ASSERT_TRUE(game.player.sync());
    ++moves;
  }
  EXPECT_EQ(moves, 35);
  const HttpReply view = ask(game.server.port(), "GET", game.table.path());
  EXPECT_TRUE(json::parse(view.body).at("over").as_bool());
}

TEST(P1Moves, AWholeGameOverTwoSockets) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const std::string grace_cookie = claim(server.port(), table, 1);
  Player ada(server.port(), table, table.cookie);
  Player grace(server.port(), table, grace_cookie);
  ASSERT_TRUE(ada.sync());
  ASSERT_TRUE(grace.sync());
  while (!ada.is_over()) {
    const int seat = ada.seat_to_act();
    Player& mover = seat == 0 ? ada : grace;
    ASSERT_EQ(type_of(mover.move(seat, mover.some_move())), "accepted");
    ASSERT_TRUE(ada.sync());
    ASSERT_TRUE(grace.sync());
  }
  EXPECT_EQ(ada.events(), grace.events());
  EXPECT_TRUE(grace.is_over());
}

TEST(P1Moves, WhatIsAcceptedIsInTheStoreAlready) {
  OneHand game;
  Result<std::unique_ptr<Store>> store = open_sqlite({game.server.database(), 0});
  ASSERT_TRUE(store);
  ASSERT_TRUE(game.player.sync());
  for (int i = 0; i < 5; ++i) {
    const int ply = game.player.ply();
    const std::string text = game.player.some_move();
    const json::value answer = game.player.move(game.player.seat_to_act(), text);
    ASSERT_EQ(type_of(answer), "accepted");
    const Result<StoredTable> stored = (*store)->load(game.table.id);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->events.at(static_cast<std::size_t>(ply)).event.text, text);
    ASSERT_TRUE(game.player.sync());
  }
}

TEST(P2Moves, ARepeatGetsTheFirstAnswerAlsoAfterARestart) {
  OneHand game;
  ASSERT_TRUE(game.player.sync());
  const std::string text = game.player.some_move();
  ASSERT_EQ(type_of(game.player.move(0, text, "the-same-move")), "accepted");
  ASSERT_TRUE(game.player.sync());
  const auto repeat_to = [&](Player& player, int seat, const std::string& again) {
    return player.move(seat, again, "the-same-move");
  };
  const json::value accepted = repeat_to(game.player, 0, text);
  EXPECT_EQ(type_of(accepted), "accepted");
  EXPECT_EQ(accepted.at("ply").as_int64(), 1);
  EXPECT_EQ(code_of(repeat_to(game.player, 1, text)), "repeated");
  EXPECT_EQ(code_of(repeat_to(game.player, 0, "222")), "repeated");
  game.server.restart();
  Player back(game.server.port(), game.table, game.table.cookie, game.player.events());
  EXPECT_EQ(repeat_to(back, 0, text).at("ply").as_int64(), 1);
  EXPECT_EQ(code_of(repeat_to(back, 0, "222")), "repeated");
  EXPECT_EQ(back.events(), game.player.events());
}

TEST(P2Moves, TheSameMoveFromTwoSocketsHappensOnce) {
  OneHand game;
  Player other(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(game.player.sync());
  ASSERT_TRUE(other.sync());
  const std::string text = game.player.some_move();
  const std::string message = move_text("the-same-move", 0, 1, text);
  ASSERT_TRUE(game.player.socket().send(message));
  ASSERT_TRUE(other.socket().send(message));
  EXPECT_EQ(game.player.answer("the-same-move").at("ply").as_int64(), 1);
  EXPECT_EQ(other.answer("the-same-move").at("ply").as_int64(), 1);
  ASSERT_TRUE(game.player.sync());
  EXPECT_EQ(game.player.events()[1], "0 " + text);
  // The next move lands behind one event, not two.
  EXPECT_EQ(type_of(game.player.move(1, game.player.some_move())), "accepted");
}

TEST(P3Moves, AConflictBringsTheMissedEventsFirst) {
  OneHand game;
  Player late(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(game.player.sync());
  ASSERT_TRUE(late.sync());
  const std::string text = late.some_move();
  ASSERT_EQ(type_of(game.player.move(0, text)), "accepted");
  const json::value answer = late.move(0, text, "too-late-a-move");
  EXPECT_EQ(code_of(answer), "conflict");
  EXPECT_GE(late.ply(), 2);  // the answer came behind them
  ASSERT_TRUE(game.player.sync());
  EXPECT_EQ(late.events()[1], game.player.events()[1]);
}

TEST(P3Moves, APlyThatIsNotThereYetIsAConflict) {
  OneHand game;
  ASSERT_TRUE(game.player.sync());
  game.player.socket().send(move_text("hasty-move", 0, 7, "000"));
  EXPECT_EQ(code_of(game.player.answer("hasty-move")), "conflict");
}

TEST(P3Moves, WhatAnotherServerStoredIsFoundAndPublished) {
  OneHand game;
  ASSERT_TRUE(game.player.sync());
  const std::string line = move_elsewhere(game.server, game.table, game.player);
  const json::value answer = game.player.move(0, game.player.some_move(), "a-move-here");
  EXPECT_EQ(code_of(answer), "conflict");
  EXPECT_EQ(game.player.events().at(1), line);
}

TEST(P4Moves, ObserversSeePrefixesOfOneOrder) {
  OneHand game;
  std::vector<std::unique_ptr<Player>> observers;
  for (int i = 0; i < 10; ++i) {
    observers.push_back(std::make_unique<Player>(game.server.port(), game.table, ""));
    ASSERT_TRUE(game.player.sync());
    ASSERT_EQ(type_of(game.player.move(game.player.seat_to_act(), game.player.some_move())),
              "accepted");
  }
  ASSERT_TRUE(game.player.sync());
  EXPECT_GE(game.player.ply(), 11);
  for (const auto& observer : observers) {
    ASSERT_TRUE(observer->sync());
    EXPECT_EQ(observer->events(), game.player.events());
  }
}

TEST(Moves, RefusalsNameTheCodeAndTheRule) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me", "open"});
  Player player(server.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  const json::value blocked = player.move(0, "111");  // an inner cube
  EXPECT_EQ(code_of(blocked), "illegal");
  EXPECT_EQ(blocked.at("error").at("rule").as_string(), "PYX-11");
  EXPECT_EQ(blocked.at("error").at("fault").as_string(), "no_face");
  EXPECT_EQ(blocked.at("error").at("params").at("cell").as_string(), "111");
  const json::value too_early = player.move(1, "000");
  EXPECT_EQ(code_of(too_early), "out_of_turn");
  EXPECT_EQ(too_early.at("error").at("message").as_string(),
            "It is the turn of seat 1, not of seat 2.");
  EXPECT_EQ(too_early.at("error").at("params").at("seat").as_string(), "1");
  EXPECT_EQ(code_of(player.move(2, "000")), "not_yours");
  EXPECT_EQ(code_of(player.move(5, "000")), "not_yours");
  EXPECT_EQ(code_of(player.move(0, "nonsense")), "malformed");
  EXPECT_EQ(player.ply(), 1);
  EXPECT_EQ(type_of(player.move(0, player.some_move())), "accepted");
}

TEST(Moves, AFinishedGameTakesNoMoreMoves) {
  OneHand game;
  ASSERT_TRUE(game.player.sync());
  while (!game.player.is_over()) {
    game.player.move(game.player.seat_to_act(), game.player.some_move());
    ASSERT_TRUE(game.player.sync());
  }
  const json::value late = game.player.move(0, "000");
  EXPECT_EQ(late.at("error").at("rule").as_string(), "PYX-20");
}

TEST(Bots, AnswerThroughTheSameDoor) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "1"});
  Player player(server.port(), table, table.cookie);
  while (player.wait_for_turn({0}) && !player.is_over()) {
    ASSERT_EQ(type_of(player.move(0, player.some_move())), "accepted");
    ASSERT_FALSE(player.next().is_null());
  }
  EXPECT_TRUE(player.is_over());
  EXPECT_EQ(code_of(player.move(1, "000")), "not_yours");
}

TEST(Bots, GoOnAfterARestart) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "1"});
  std::vector<std::string> events;
  {
    Player player(server.port(), table, table.cookie);
    ASSERT_TRUE(player.wait_for_turn({0}));
    ASSERT_EQ(type_of(player.move(0, player.some_move())), "accepted");
    events = player.events();  // perhaps without the bot's answer
  }
  server.restart();
  Player player(server.port(), table, table.cookie, events);
  ASSERT_TRUE(player.wait_for_ply(3));
  ASSERT_TRUE(player.wait_for_turn({0}));
  EXPECT_EQ(type_of(player.move(0, player.some_move())), "accepted");
}

}  // namespace
}  // namespace benben
