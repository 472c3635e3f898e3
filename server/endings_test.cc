// Restarts, damage, full disks and shutdowns: P1 and P5 across the end of a server, P12.
#include <gtest/gtest.h>

#include "server/test_server.h"
#include "store/database.h"

namespace benben {
namespace {

namespace json = boost::json;

std::string type_of(const json::value& message) {
  return message.is_null() ? "closed" : message.at("type").as_string().c_str();
}

std::string code_of(const json::value& message) {
  return message.at("error").at("code").as_string().c_str();
}

void play(Player& player, int moves) {
  for (int i = 0; i < moves; ++i) {
    ASSERT_TRUE(player.sync());
    ASSERT_EQ(type_of(player.move(player.seat_to_act(), player.some_move())), "accepted");
  }
  ASSERT_TRUE(player.sync());
}

TEST(P5Endings, TheGameGoesOnAfterARestart) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me"});
  std::vector<std::string> events;
  while (true) {
    Player player(server.port(), table, table.cookie, events);
    ASSERT_TRUE(player.sync());
    ASSERT_EQ(player.events().size(), std::max<std::size_t>(events.size(), 1));
    for (int i = 0; i < 7 && !player.is_over(); ++i) play(player, 1);
    events = player.events();
    if (player.is_over()) break;
    server.restart();
  }
  EXPECT_GE(events.size(), 36u);
}

TEST(P5Endings, ADamagedTableIsSetAsideAndReported) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const TestTable other = make_table(server.port(), {"me", "me"});
  server.stop();
  {
    Result<Database> database = Database::open(server.database());
    ASSERT_TRUE(database);
    database->execute("UPDATE events SET line = '0 000' WHERE table_number = 1");
    ASSERT_FALSE(database->failed());
  }
  server.start();
  for (int i = 0; i < 2; ++i) {
    const HttpReply view = ask(server.port(), "GET", table.path());
    EXPECT_EQ(view.status, 500);
    EXPECT_EQ(error_code(view.body), "damaged");
    EXPECT_EQ(SocketClient(server.port(), table.path("/socket")).reply().status, 500);
    EXPECT_EQ(post(server.port(), table.path("/claim"),
                   R"({"invitation":")" + table.invitations.at(1) + R"("})")
                  .status,
              500);
    EXPECT_EQ(ask(server.port(), "GET", other.path()).status, 200);
    if (i == 0) {
      EXPECT_NE(server.log().find("table " + log_id(table.id) + " is damaged"), std::string::npos);
      server.restart();
    }
  }
  server.stop();
  Result<Database> database = Database::open(server.database());
  ASSERT_TRUE(database);
  EXPECT_EQ(database->number("SELECT count(*) FROM events WHERE line = '0 000'"), 1);
  EXPECT_EQ(database->number("SELECT count(*) FROM tables WHERE damaged IS NOT NULL"), 1);
}

// Plays until the game is over or a move is not accepted; gives the last answer.
json::value play_on(Player& player) {
  json::value answer;
  do {
    if (!player.sync() || player.is_over()) break;
    answer = player.move(player.seat_to_act(), player.some_move());
  } while (type_of(answer) == "accepted");
  return answer;
}

TEST(P12Endings, AFullDiskRefusesAndLosesNothing) {
  TestOptions full;
  full.max_pages = 80;
  TestServer server(full);
  const std::string body =
      R"({"game":"pyramix","players":2,"seats":[{"kind":"me"},{"kind":"me"}]})";
  std::vector<TestTable> tables;
  HttpReply made = post(server.port(), "/api/tables", body);
  while (made.status == 201) {
    tables.push_back({json::parse(made.body).at("table").as_string().c_str(), cookie_of(made), {}});
    made = post(server.port(), "/api/tables", body);
  }
  EXPECT_EQ(made.status, 503);
  EXPECT_EQ(error_code(made.body), "read_only");
  // Moves are still accepted where the last pages have room, but all games together have not.
  std::optional<std::size_t> refused;
  std::vector<std::string> events;
  for (std::size_t i = 0; i < tables.size() && !refused; ++i) {
    Player player(server.port(), tables[i], tables[i].cookie);
    const json::value answer = play_on(player);
    events = player.events();
    if (type_of(answer) != "refused") continue;
    EXPECT_EQ(code_of(answer), "read_only");
    refused = i;
  }
  ASSERT_TRUE(refused);
  const TestTable& table = tables[*refused];
  EXPECT_EQ(ask(server.port(), "GET", table.path("/record")).status, 200);
  server.restart();
  Player back(server.port(), table, table.cookie);
  ASSERT_TRUE(back.sync());
  EXPECT_EQ(back.events(), events);
  play(back, 1);
}

TEST(P12Endings, AShutdownClosesSocketsInOrder) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me"});
  Player player(server.port(), table, table.cookie);
  Player observer(server.port(), table, "");
  play(player, 3);
  server.begin_stop();
  EXPECT_EQ(player.socket().close_code(), 1001);
  while (!observer.next().is_null()) {
  }
  EXPECT_EQ(observer.events(), player.events());
  EXPECT_EQ(observer.socket().close_code(), 1001);
  server.stop();
}

TEST(P12Endings, AStopThatIsAnnouncedChangesNothingButWhatBalancersHear) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me"});
  Player player(server.port(), table, table.cookie);
  EXPECT_EQ(ask(server.operator_port(), "GET", "/ready").body, "ready\n");
  server.announce_stop();
  server.announce_stop();
  const HttpReply ready = ask(server.operator_port(), "GET", "/ready");
  EXPECT_EQ(ready.status, 503);
  EXPECT_EQ(ready.body, "stopping\n");
  const HttpReply health = ask(server.port(), "GET", "/api/health");
  EXPECT_EQ(health.status, 503);
  EXPECT_EQ(health.body, R"({"status":"stopping"})");
  EXPECT_EQ(server.log(), "about to stop: nobody is to be sent here any more\n");
  EXPECT_EQ(ask(server.operator_port(), "GET", "/live").body, "live\n");
  play(player, 3);
  const TestTable late = make_table(server.port(), {"me", "me"});
  Player newcomer(server.port(), late, late.cookie);
  play(newcomer, 3);
  server.begin_stop();
  EXPECT_EQ(player.socket().close_code(), 1001);
  EXPECT_EQ(newcomer.socket().close_code(), 1001);
  server.stop();
}

TEST(P12Endings, ARequestUnderWayIsAnsweredReadOnly) {
  TestServer server;
  const std::string body =
      R"({"game":"pyramix","players":2,"seats":[{"kind":"me"},{"kind":"me"}]})";
  const std::string request =
      http_request("POST", "/api/tables", {{"Content-Type", "application/json"}}, body);
  const std::size_t half = request.size() / 2;
  TcpClient client(server.port());
  TcpClient idle(server.port());
  idle.send(http_request("GET", "/api/health"));
  EXPECT_EQ(read_reply(idle).status, 200);
  client.send(http_request("GET", "/api/health") + request.substr(0, half));
  EXPECT_EQ(read_reply(client).status, 200);
  server.begin_stop();
  EXPECT_TRUE(idle.is_closed());
  client.send(request.substr(half));
  const HttpReply reply = read_reply(client);
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(error_code(reply.body), "read_only");
  EXPECT_EQ(reply.header("connection"), "close");
  EXPECT_TRUE(client.is_closed());
  EXPECT_EQ(ask(server.port(), "GET", "/api/health").status, 0);
}

TEST(P12Endings, MovesUnderWayAreStoredOrRefused) {
  TestServer server;
  constexpr int kTables = 20;
  std::vector<TestTable> tables;
  std::vector<std::unique_ptr<Player>> players;
  for (int i = 0; i < kTables; ++i) {
    tables.push_back(make_table(server.port(), {"me", "me"}));
    players.push_back(std::make_unique<Player>(server.port(), tables.back(), tables.back().cookie));
    ASSERT_TRUE(players.back()->sync());
  }
  for (const auto& player : players) {
    player->socket().send(move_text("last-move", 0, 1, player->some_move()));
  }
  server.begin_stop();
  std::vector<std::string> answers;
  for (const auto& player : players) {
    answers.push_back(type_of(player->answer("last-move")));
    player->socket().close_code();
  }
  server.restart();
  for (std::size_t i = 0; i < players.size(); ++i) {
    const HttpReply view = ask(server.port(), "GET", tables[i].path());
    const bool is_there = json::parse(view.body).at("ply").as_int64() > 1;
    EXPECT_TRUE(answers[i] == "accepted" || answers[i] == "refused" || answers[i] == "closed");
    EXPECT_FALSE(answers[i] == "accepted" && !is_there);
    EXPECT_FALSE(answers[i] == "refused" && is_there);
  }
}

TEST(P10Endings, IdleTablesAreForgottenAndReadAgain) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me"});
  const auto ply = [&] {
    return json::parse(ask(server.port(), "GET", table.path()).body).at("ply").as_int64();
  };
  EXPECT_EQ(ply(), 1);
  // What another process stores is seen when the table is read again.
  {
    Player player(server.port(), table, "");
    ASSERT_TRUE(player.sync());
    move_elsewhere(server, table, player);
  }
  EXPECT_EQ(ply(), 1);
  std::int64_t seen = 1;
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (seen == 1 && std::chrono::steady_clock::now() < deadline) {
    server.clock().advance(std::chrono::seconds(601));
    seen = ply();
  }
  EXPECT_GT(seen, 1);
}

}  // namespace
}  // namespace benben
