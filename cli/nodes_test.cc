// Several servers as processes on one PostgreSQL database and one NATS server, any client at any of
// them: all see the same, and nothing that was acknowledged is lost or doubled, whoever is killed.
#include "cli/testing/nodes.h"

#include <gtest/gtest.h>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace benben {
namespace {

namespace json = boost::json;

// Until a player has heard of the move that was accepted, with the chance behind it.
bool wait_for(Player& player, const json::value& accepted) {
  return player.wait_for_ply(static_cast<int>(accepted.at("ply").as_int64()) + 1);
}

// Cubus has a test of its own below: its yields are not stored one by one.
class NodesAndGamesPostgresTest : public NodesPostgresTest,
                                  public testing::WithParamInterface<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, NodesAndGamesPostgresTest,
                         testing::Values("anubixx", "pyramix", "ankhor", "ascension"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST_P(NodesAndGamesPostgresTest, P4WhatIsPlayedAtOneNodeIsSeenAtAll) {
  const Node one = node();
  const Node other = node();
  const Node third = node();
  const TestTable table = make_table(one.port, {"me", "open"}, GetParam());
  Player ada(one.port, table, table.cookie);
  const std::string cookie = claim(other.port, table, 1);
  Player grace(other.port, table, cookie);
  Player guest(third.port, table, "");
  // Whoever took a seat at another node is told of here, also where they are.
  ASSERT_FALSE(hear(ada, "presence", [](const json::value& it) {
                 return it.at("here").as_array().size() == 2 && it.at("watchers") == 1;
               }).is_null());
  ASSERT_TRUE(guest.sync());
  int races = 0;
  constexpr int kEnough = 150;  // where a game goes on for a thousand events
  while (!guest.is_over() && guest.ply() < kEnough) {
    const int ply = guest.ply();
    ASSERT_TRUE(ada.wait_for_ply(ply) && grace.wait_for_ply(ply));
    Player& mover = ada.seat_to_act() == 0 ? ada : grace;
    Player again(ada.seat_to_act() == 0 ? other.port : one.port, table,
                 ada.seat_to_act() == 0 ? table.cookie : cookie);
    ASSERT_TRUE(again.wait_for_ply(ply));
    ASSERT_EQ(again.events(), mover.events());
    const int seat = mover.seat_to_act();
    const std::string text = mover.some_move();
    const std::string id = "move-at-" + std::to_string(ply);
    // One person moves at two nodes at once: with one id the move happens once, with two the first
    // counts.
    const bool is_repeat = races++ % 2 == 0;
    const std::string second = is_repeat ? id : "other-" + id;
    mover.socket().send(move_text(id, seat, ply, text));
    again.socket().send(move_text(second, seat, ply, text));
    const json::value here = mover.answer(id);
    const json::value there = again.answer(second);
    const int accepted = (type_of(here) == "accepted") + (type_of(there) == "accepted");
    ASSERT_EQ(accepted, is_repeat ? 2 : 1) << json::serialize(here) << json::serialize(there);
    if (!is_repeat) {
      const json::value& refused = type_of(here) == "refused" ? here : there;
      EXPECT_EQ(refused.at("error").at("code"), "conflict");
    }
    ASSERT_TRUE(guest.wait_for_ply(ply + 1));
  }
  ASSERT_TRUE(ada.wait_for_ply(guest.ply()) && grace.wait_for_ply(guest.ply()));
  EXPECT_EQ(ada.events(), guest.events());
  EXPECT_EQ(grace.events(), guest.events());
  EXPECT_EQ(ask(one.port, "GET", table.path("/record")).body,
            ask(third.port, "GET", table.path("/record")).body);
}

// Three people at a table of Cubus, each at a node of their own: one passes, the others race
// (CUB-22). What they yield is noted where they are, told to all nodes and stored once.
TEST_F(NodesPostgresTest, P3ARaceIsRunAcrossNodes) {
  const std::vector<Node> nodes = [this] {
    std::vector<Node> made;
    for (int count = 0; count < 3; ++count) made.push_back(node());
    return made;
  }();
  const auto sit = [&](const TestTable& table) {
    std::deque<Player> players;
    players.emplace_back(nodes[0].port, table, table.cookie);
    for (int seat = 1; seat < 3; ++seat) {
      const std::uint16_t port = nodes[static_cast<std::size_t>(seat)].port;
      players.emplace_back(port, table, claim(port, table, seat));
    }
    return players;
  };
  const auto pass = [](std::deque<Player>& players) {
    ASSERT_TRUE(players[0].sync());
    const json::value passed = players[0].move(0, "pass");
    ASSERT_EQ(type_of(passed), "accepted") << json::serialize(passed);
    for (Player& player : players) ASSERT_TRUE(wait_for(player, passed));
  };

  const TestTable yielded = make_table(nodes[0].port, {"me", "open", "open"}, "cubus");
  std::deque<Player> players = sit(yielded);
  ASSERT_NO_FATAL_FAILURE(pass(players));
  const int ply = players[0].ply();
  ASSERT_EQ(type_of(players[2].move(2, "waive", "third-waives")), "noted");
  ASSERT_EQ(type_of(players[1].move(1, "waive", "second-waives")), "noted");
  for (Player& player : players) ASSERT_TRUE(player.wait_for_ply(ply + 2));
  EXPECT_EQ(players[0].events()[static_cast<std::size_t>(ply)], "1 waive");
  EXPECT_EQ(players[0].events()[static_cast<std::size_t>(ply) + 1], "2 waive");
  for (const Player& player : players) EXPECT_EQ(player.events(), players[0].events());
  // Each is an event now, under the id that it was sent with (P2), at every node.
  EXPECT_EQ(players[2].move(2, "waive", "third-waives").at("ply"), ply + 1);
  EXPECT_EQ(players[1].move(1, "waive", "second-waives").at("ply"), ply);

  const TestTable knocked = make_table(nodes[0].port, {"me", "open", "open"}, "cubus");
  std::deque<Player> rivals = sit(knocked);
  ASSERT_NO_FATAL_FAILURE(pass(rivals));
  const int before = rivals[0].ply();
  rivals[2].socket().send(move_text("third-knocks", 2, before, "knock false"));
  rivals[1].socket().send(move_text("second-knocks", 1, before, "knock false"));
  const json::value third = rivals[2].answer("third-knocks");
  const json::value second = rivals[1].answer("second-knocks");
  ASSERT_EQ((type_of(third) == "accepted") + (type_of(second) == "accepted"), 1)
      << json::serialize(third) << json::serialize(second);
  const json::value& refused = type_of(third) == "refused" ? third : second;
  EXPECT_EQ(refused.at("error").at("code"), "conflict");
  const json::value& accepted = type_of(third) == "accepted" ? third : second;
  for (Player& player : rivals) ASSERT_TRUE(wait_for(player, accepted));
  for (const Player& player : rivals) EXPECT_EQ(player.events(), rivals[0].events());
}

// Plays the move at one of the ports until it is taken; which of them took it.
std::size_t move_somewhere(std::deque<Player>& players, std::size_t at, const std::string& id,
                           int seat, int ply, const std::string& text) {
  while (true) {
    Player& player = players[at % players.size()];
    player.socket().send(move_text(id, seat, ply, text));
    if (type_of(player.answer(id)) == "accepted") return at % players.size();
    ++at;
  }
}

TEST_F(NodesPostgresTest, P5NothingIsLostOrDoubledWhenANodeIsKilled) {
  std::vector<Node> nodes;
  for (int count = 0; count < 3; ++count) nodes.push_back(node());
  const TestTable table = make_table(nodes[0].port, {"me", "me"});
  std::vector<std::string> acknowledged;
  bool is_over = false;
  for (std::size_t life = 0; !is_over; ++life) {
    std::deque<Player> players;
    for (const Node& node : nodes) players.emplace_back(node.port, table, table.cookie);
    for (Player& player : players) {
      ASSERT_TRUE(player.sync());
      ASSERT_GE(player.events().size(), acknowledged.size());
      for (std::size_t i = 0; i < acknowledged.size(); ++i) {
        ASSERT_EQ(player.events()[i], acknowledged[i]);
      }
    }
    const std::size_t victim = life % nodes.size();
    for (int move = 0; move < 8 && !players[0].is_over(); ++move) {
      const int ply = players[(victim + 1) % nodes.size()].ply();
      Player& seer = players[(victim + 1) % nodes.size()];
      const std::string id = "move-at-" + std::to_string(ply);
      const std::string text = seer.some_move();
      const int seat = seer.seat_to_act();
      // It is killed with a move of its own under way, whose author asks again at the next.
      if (move == 5) {
        players[victim].socket().send(move_text(id, seat, ply, text));
        nodes[victim].process->end(SIGKILL);
      }
      move_somewhere(players, move == 5 ? victim + 1 : victim + static_cast<std::size_t>(move), id,
                     seat, ply, text);
      for (std::size_t at = 0; at < players.size(); ++at) {
        const bool is_dead = at == victim && move >= 5;
        if (is_dead) continue;
        ASSERT_TRUE(players[at].wait_for_ply(ply + 1));
      }
    }
    acknowledged = players[(victim + 1) % nodes.size()].events();
    is_over = players[(victim + 1) % nodes.size()].is_over();
    nodes[victim] = node();
  }
  EXPECT_GE(acknowledged.size(), 36u);
}

TEST_F(NodesPostgresTest, PlayGoesOnWithoutTheBusAndWithItAgain) {
  Node one = node({"--operator-port", "0"});
  const std::uint16_t operators = one.process->port();
  const Node other = node();
  EXPECT_EQ(ask(operators, "GET", "/ready").body, "ready\n");
  const TestTable table = make_table(one.port, {"me", "me"});
  Player here(one.port, table, table.cookie);
  Player there(other.port, table, table.cookie);
  const auto play = [&](int moves) {
    for (int move = 0; move < moves; ++move) {
      Player& mover = move % 2 == 0 ? here : there;
      const json::value answer = mover.move(mover.seat_to_act(), mover.some_move());
      ASSERT_EQ(type_of(answer), "accepted") << json::serialize(answer);
      ASSERT_TRUE(wait_for(here, answer) && wait_for(there, answer));
      ASSERT_EQ(here.events(), there.events());
    }
  };
  ASSERT_TRUE(here.sync() && there.sync());
  play(6);
  nats_.kill();
  ASSERT_TRUE(says(*one.process, "the bus is lost"));
  EXPECT_EQ(ask(operators, "GET", "/ready").body, "ready, but the bus is lost\n");
  EXPECT_NE(ask(operators, "GET", "/metrics").body.find("\nbenben_bus_lost 1\n"),
            std::string::npos);
  play(4);
  nats_.start();
  ASSERT_TRUE(says(*one.process, "the bus is back"));
  EXPECT_EQ(ask(operators, "GET", "/ready").body, "ready\n");
  play(6);
}

// Their page would start over with what is old. Who knows no more than the node is shown what it
// has.
TEST_F(NodesPostgresTest, P6WhoHasSeenMoreIsNotGreetedByANodeWithoutTheStore) {
  auto way = std::make_unique<Proxy>(postgres());
  Node cut = node_at(store_by(*way), nats_.url());
  const Node whole = node();
  const TestTable table = make_table(whole.port, {"me", "me"});
  Player here(cut.port, table, table.cookie);
  ASSERT_TRUE(here.sync());
  const std::vector<std::string> before = here.events();
  way.reset();
  EXPECT_EQ(outcome(post(cut.port, "/api/tables", kTable)), "503 read_only");
  Player there(whole.port, table, table.cookie);
  ASSERT_TRUE(there.sync());
  ASSERT_EQ(type_of(there.move(there.seat_to_act(), there.some_move())), "accepted");
  ASSERT_TRUE(there.sync());
  ASSERT_GT(there.events().size(), before.size());

  SocketClient comes(
      cut.port, table.path("/socket?protocol=2&since=" + std::to_string(there.events().size())),
      {{"Cookie", table.cookie}});
  const std::optional<std::string> first = comes.next();
  ASSERT_TRUE(first);
  EXPECT_EQ(type_of(json::parse(*first)), "error") << *first;
  EXPECT_EQ(error_code(*first), "read_only");
  EXPECT_EQ(comes.close_code(), 1001);
  Player again(cut.port, table, table.cookie, before);
  EXPECT_EQ(again.hello().at("ply").as_int64(), static_cast<std::int64_t>(before.size()));
  const json::value told = hear(again, "error", [](const json::value&) { return true; });
  ASSERT_TRUE(told.is_object());
  EXPECT_EQ(told.at("error").at("fault"), "may_be_old");
}

TEST_F(NodesPostgresTest, ABotAnswersOnceWhoeverWatchesWhere) {
  const Node one = node();
  const Node other = node();
  const TestTable table = make_table(one.port, {"me", "1"});
  Player here(one.port, table, table.cookie);
  Player there(other.port, table, table.cookie);
  while (!here.is_over()) {
    ASSERT_TRUE(here.wait_for_turn({0}));
    if (here.is_over()) break;
    ASSERT_TRUE(there.wait_for_ply(here.ply()));
    Player& mover = here.ply() % 2 == 0 ? here : there;
    const json::value answer = mover.move(0, mover.some_move());
    ASSERT_EQ(type_of(answer), "accepted") << json::serialize(answer);
    ASSERT_TRUE(wait_for(here, answer) && wait_for(there, answer));
  }
  ASSERT_TRUE(there.wait_for_ply(here.ply()));
  EXPECT_EQ(here.events(), there.events());
}

TEST_F(NodesPostgresTest, PeopleHearEachOtherAcrossNodes) {
  const Node one = node();
  const Node other = node();
  const HttpReply made = post(
      one.port, "/api/tables",
      R"({"game":"pyramix","players":2,"listed":true,"chat":"everyone","seats":[{"kind":"me"},{"kind":"open"}]})");
  ASSERT_EQ(made.status, 201);
  const TestTable table{
      json::parse(made.body).at("table").as_string().c_str(), cookie_of(made), {}};
  Player ada(one.port, table, table.cookie);
  // It stands in the lobby of both, and who sits down from the other's is there at once.
  SocketClient lobby(other.port, "/api/lobby/socket?protocol=2");
  std::optional<std::string> listed = lobby.next();
  while (listed && listed->find(table.id) == std::string::npos) listed = lobby.next();
  ASSERT_TRUE(listed);
  const HttpReply sat = post(other.port, table.path("/sit"), R"({"name":"Grace"})");
  ASSERT_EQ(sat.status, 200) << sat.body;
  Player grace(other.port, table, cookie_of(sat));
  ASSERT_FALSE(hear(ada, "presence", [](const json::value& it) {
                 return it.at("here").as_array().size() == 2;
               }).is_null());
  grace.socket().send(R"({"type":"say","seat":1,"phrase":"hello"})");
  EXPECT_EQ(hear(ada, "said", [](const json::value&) { return true; }).at("seat"), 1);
  for (Player* player : {&ada, &grace}) {
    player->socket().send(R"({"type":"chat","on":true})");
    ASSERT_FALSE(hear(*player, "chat", [](const json::value&) { return true; }).is_null());
  }
  grace.socket().send(R"({"type":"write","seat":1,"text":"Shall we?"})");
  EXPECT_EQ(hear(ada, "message", [](const json::value&) { return true; }).at("text"), "Shall we?");
  // What needs the consent of all is asked and answered across nodes, too.
  ada.socket().send(R"({"type":"ask","move_id":"ask-for-a-pause","seat":0,"expected_ply":)" +
                    std::to_string(ada.ply()) + R"(,"for":"adjourn"})");
  const json::value asked = hear(grace, "asked", [](const json::value&) { return true; });
  ASSERT_FALSE(asked.is_null());
  grace.socket().send(R"({"type":"agree","move_id":"agree-to-it","seat":1,"number":)" +
                      json::serialize(asked.at("number")) + "}");
  const auto is_granted = [](const json::value& it) {
    return it.as_object().contains("end") && it.at("end") == "granted";
  };
  EXPECT_FALSE(hear(grace, "asked", is_granted).is_null());
  EXPECT_FALSE(hear(ada, "asked", is_granted).is_null());
}

TEST_F(NodesPostgresTest, P7NoErrorHasThePasswordOfTheBusInIt) {
  for (const std::string bus :
       {"http://benben:hunter2@host", "nats://benben:hunter2@host:no-port"}) {
    Process process({"serve", "--port", "0", "--store", url_, "--bus", bus});
    const std::string output = process.rest();
    EXPECT_NE(process.end(), 0);
    EXPECT_FALSE(output.empty());
    EXPECT_EQ(output.find("hunter2"), std::string::npos) << output;
  }
}

}  // namespace
}  // namespace benben
