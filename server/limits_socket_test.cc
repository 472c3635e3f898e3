// P10 and P12 at sockets: limits by address, what control frames may, and that a socket ends
// whatever both sides do at once.
#include <gtest/gtest.h>

#include <deque>

#include "server/test_server.h"

namespace benben {
namespace {

using Opcode = SocketClient::Opcode;

TEST(P10Sockets, AnAddressHasSoManySockets) {
  TestOptions options;
  options.limits.address_sockets = 2;
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "me"});
  const auto open = [&](const char* client) {
    return std::make_unique<SocketClient>(
        server.port(), table.path("/socket?protocol=2"),
        std::map<std::string, std::string>{{"X-Forwarded-For", client}});
  };
  const auto first = open("192.0.2.1");
  auto second = open("192.0.2.1");
  const auto third = open("192.0.2.1");
  EXPECT_EQ(first->reply().status, 101);
  EXPECT_EQ(second->reply().status, 101);
  EXPECT_EQ(third->reply().status, 429);
  EXPECT_EQ(error_code(third->reply().body), "rate_limited");
  EXPECT_EQ(open("192.0.2.2")->reply().status, 101);
  // Who leaves makes room; the server has noticed when it has closed as well.
  second->send_frame(Opcode::kClose, "\x03\xe8");
  EXPECT_EQ(second->close_code(), 1000);
  EXPECT_TRUE(second->tcp().is_closed());
  EXPECT_EQ(open("192.0.2.1")->reply().status, 101);
}

TEST(P10Sockets, AnAddressHasSoManyTablesWithBots) {
  TestOptions options;
  options.limits.address_bot_tables = 1;
  TestServer server(options);
  const TestTable people = make_table(server.port(), {"me", "me"});
  const TestTable bots = make_table(server.port(), {"me", "1"});
  const SocketClient first(server.port(), bots.path("/socket?protocol=2"));
  EXPECT_EQ(first.reply().status, 101);
  EXPECT_EQ(SocketClient(server.port(), bots.path("/socket?protocol=2")).reply().status, 429);
  EXPECT_EQ(SocketClient(server.port(), people.path("/socket?protocol=2")).reply().status, 101);
}

TEST(P10Sockets, MovesCountAsStoredAndRefusedOnesDoNot) {
  TestOptions options;
  options.limits.address_stored_mib = 1;
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "me"});
  Player stranger(server.port(), table, "");
  ASSERT_TRUE(stranger.sync());
  const std::string text(3900, 'x');
  for (int i = 0; i < 400; ++i) {
    ASSERT_EQ(stranger.move(0, text).at("error").at("code"), "not_yours") << i;
  }
  // What is left when no more tables can be made is less than one takes, and enough for a move.
  const std::string body =
      R"({"game":"pyramix","players":2,"seats":[{"kind":"me"},{"kind":"me"}]})";
  while (post(server.port(), "/api/tables", body).status == 201) {
  }
  Player player(server.port(), table, table.cookie);
  int played = 0;
  boost::json::value answer;
  do {
    ASSERT_TRUE(player.sync());
    answer = player.move(player.seat_to_act(), player.some_move());
    ++played;
  } while (answer.at("type") == "accepted");
  EXPECT_EQ(answer.at("error").at("code"), "rate_limited");
  EXPECT_GT(played, 1);
}

TEST(P10Sockets, PingsCountAsMessages) {
  TestOptions options;
  options.limits.messages = {1, 40};
  options.limits.refusals = {1, 10};
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "me"});
  for (const Opcode opcode : {Opcode::kPing, Opcode::kPong}) {
    SocketClient socket(server.port(), table.path("/socket?protocol=2"));
    for (int i = 0; i < 60; ++i) socket.send_frame(opcode, "");
    EXPECT_EQ(socket.close_code(), 1008);
  }
}

TEST(P10Sockets, FragmentsWithoutEndAreOneMessage) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me"});
  SocketClient socket(server.port(), table.path("/socket?protocol=2"));
  const std::string fragment = std::string("\x00\xe4mask", 6) + std::string(100, 'm');
  ASSERT_TRUE(socket.send_bytes(std::string("\x01\x80mask", 6)));  // begins a text, ends nothing
  for (int i = 0; i < 100; ++i) socket.send_bytes(fragment);
  EXPECT_EQ(socket.close_code(), 1009);
}

// Who is here is told whenever it changes; these are about what else comes.
SocketClient::Opcode next_control(SocketClient& client) {
  while (true) {
    const std::optional<SocketClient::Frame> frame = client.next_frame();
    BENBEN_ASSERT(frame);
    if (frame->opcode != SocketClient::Opcode::kText) return frame->opcode;
  }
}
std::string next_answer(SocketClient& client) {
  while (true) {
    std::string text = client.next().value_or("");
    if (text.find("presence") == std::string::npos) return text;
  }
}

TEST(P6Sockets, WhoDoesNotAnswerAPingMakesRoomForOthers) {
  TestOptions options;
  options.limits.address_connections = 2;
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "me"});
  SocketClient dead(server.port(), table.path("/socket?protocol=2"));
  SocketClient alive(server.port(), table.path("/socket?protocol=2"));
  for (SocketClient* client : {&dead, &alive}) {
    ASSERT_TRUE(client->next());  // hello
    ASSERT_TRUE(client->next());  // events
  }
  EXPECT_EQ(ask(server.port(), "GET", "/api/health").status, 503);
  server.clock().advance(std::chrono::seconds(20));
  for (SocketClient* client : {&dead, &alive}) {
    EXPECT_EQ(next_control(*client), Opcode::kPing);
  }
  alive.send_frame(Opcode::kPong, "");
  alive.send(R"({"type":"ping"})");
  EXPECT_EQ(next_answer(alive), R"({"type":"pong"})");
  EXPECT_EQ(ask(server.port(), "GET", "/api/health").status, 200);
  EXPECT_TRUE(dead.tcp().is_closed());
}

// Closes that race: the server is made to close for a reason of its own just as the client does.
struct Race {
  const char* name;
  void (*provoke)(SocketClient&);
};

// More messages than the bucket holds, so that the server closes with 1008.
void flood(SocketClient& socket) {
  std::string frames;
  for (int i = 0; i < 82; ++i) frames += "\x81\x80mask";  // empty texts
  socket.send_bytes(frames);
}

constexpr Race kRaces[] = {
    {"1008", flood},
    {"1003", [](SocketClient& socket) { socket.send_frame(Opcode::kBinary, "x"); }},
    {"1009", [](SocketClient& socket) { socket.send(std::string(5000, ' ')); }},
    {"1002", [](SocketClient& socket) { socket.send_bytes("\x81\x01x"); }},
    {"1007", [](SocketClient& socket) { socket.send("\xff\xfe"); }},
    {"pings and 1003",
     [](SocketClient& socket) {
       std::string frames;
       for (int i = 0; i < 4; ++i) frames += "\x89\x84maskPING";
       socket.send_bytes(frames);
       socket.send_frame(Opcode::kBinary, "x");
     }},
    {"nothing", [](SocketClient&) {}},
};

TestOptions racing_options() {
  TestOptions options;
  options.limits.messages = {1, 40};
  options.limits.refusals = {1, 40};
  return options;
}

// Whether no connection is left when the time to end in order is over.
bool becomes_empty(TestServer& server) {
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (server.connections() > 0) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    server.clock().advance(std::chrono::seconds(1));
  }
  return true;
}

// So many sockets are opened and provoked, and each is said farewell to when some more have been:
// that is after 0 to some milliseconds, when the server is in the midst of its own close.
void race(TestServer& server, const TestTable& table, int sockets, void (*provoke)(SocketClient&)) {
  std::deque<std::unique_ptr<SocketClient>> open;
  for (int i = 0; i < sockets; ++i) {
    open.push_back(std::make_unique<SocketClient>(server.port(), table.path("/socket?protocol=2")));
    provoke(*open.back());
    while (static_cast<int>(open.size()) > i % 32) {
      open.front()->send_frame(Opcode::kClose, "\x03\xe8");
      if (i % 2 != 0) open.front()->tcp().reset();
      open.pop_front();
    }
  }
}

TEST(P12Sockets, RacingClosesLeaveNoConnection) {
  TestServer server(racing_options());
  const TestTable table = make_table(server.port(), {"me", "1"});
  for (const Race& way : kRaces) {
    race(server, table, 400, way.provoke);
    EXPECT_TRUE(becomes_empty(server)) << way.name << ": " << server.connections();
  }
}

// The hello alone is more than may wait here, so that every socket is closed with 1013.
TEST(P12Sockets, RacingClosesOfSlowReadersLeaveNoConnection) {
  TestOptions options;
  options.limits.outgoing_bytes = 100;
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "1"});
  EXPECT_EQ(SocketClient(server.port(), table.path("/socket?protocol=2")).close_code(), 1013);
  race(server, table, 1000, [](SocketClient&) {});
  EXPECT_TRUE(becomes_empty(server)) << server.connections();
}

TEST(P12Sockets, AStopAmongRacingClosesAndThinkingBotsEnds) {
  TestServer server(racing_options());
  const TestTable table = make_table(server.port(), {"me", "8", "8", "8", "8"}, "anubixx");
  for (int stops = 0; stops < 50; ++stops) {
    std::vector<std::unique_ptr<SocketClient>> sockets;
    for (int i = 0; i < 30; ++i) {
      sockets.push_back(
          std::make_unique<SocketClient>(server.port(), table.path("/socket?protocol=2")));
    }
    server.begin_stop();  // closes all with 1001
    for (std::size_t i = 0; i < sockets.size(); ++i) {
      kRaces[i % std::size(kRaces)].provoke(*sockets[i]);
      sockets[i]->send_frame(Opcode::kClose, "\x03\xe8");
    }
    sockets.clear();
    server.restart(racing_options());
  }
}

}  // namespace
}  // namespace benben
