// Sockets: P6 reconnection loses nothing and repeats nothing, P10 a bad client disturbs nobody.
#include <gtest/gtest.h>

#include "server/test_server.h"

namespace benben {
namespace {

namespace json = boost::json;
using Opcode = SocketClient::Opcode;

// A table at which one player has made some moves.
struct Started {
  explicit Started(const TestOptions& options = {}) : server(options) {
    for (int i = 0; i < 3; ++i) {
      BENBEN_ASSERT(player.sync());
      player.move(player.seat_to_act(), player.some_move());
    }
    BENBEN_ASSERT(player.sync());
  }

  TestServer server;
  TestTable table = make_table(server.port(), {"me", "me"});
  Player player{server.port(), table, table.cookie};
};

TEST(P6Sockets, SinceBringsWhatIsMissing) {
  Started game;
  const std::vector<std::string>& all = game.player.events();
  for (std::size_t known = 0; known <= all.size(); ++known) {
    const auto begin = all.begin();
    Player back(game.server.port(), game.table, "",
                {begin, begin + static_cast<std::ptrdiff_t>(known)});
    EXPECT_EQ(back.hello().at("ply"), game.player.ply());
    ASSERT_TRUE(back.sync());  // Player checks that each part continues the last
    EXPECT_EQ(back.events(), all);
  }
}

TEST(P6Sockets, WhoKnowsMoreThanTheServerStartsOver) {
  Started game;
  Player back(game.server.port(), game.table, "", std::vector<std::string>(50, "0 000"));
  ASSERT_TRUE(back.sync());
  EXPECT_EQ(back.events(), game.player.events());
}

TEST(P6Sockets, TheUpgradeIsChecked) {
  Started game;
  const auto open = [&](const std::string& path) {
    const HttpReply reply = SocketClient(game.server.port(), path).reply();
    return std::to_string(reply.status) + (reply.status == 101 ? "" : error_code(reply.body));
  };
  EXPECT_EQ(open(game.table.path("/socket?protocol=2")), "101");
  EXPECT_EQ(open(game.table.path("/socket?since=3&protocol=2")), "101");
  EXPECT_EQ(open(game.table.path("/socket?protocol=two")), "400malformed");
  EXPECT_EQ(open(game.table.path("/socket?protocol=2&")), "400malformed");
  EXPECT_EQ(open(game.table.path("/socket?since=")), "400malformed");
  EXPECT_EQ(open(game.table.path("/socket?since=-1")), "400malformed");
  EXPECT_EQ(open(game.table.path("/socket?since=01")), "400malformed");
  EXPECT_EQ(open(game.table.path("/socket?since=999999999999")), "400malformed");
  EXPECT_EQ(open(game.table.path("/socket?after=1")), "400malformed");
  EXPECT_EQ(open("/api/tables/abcdefghijklmnopqrstuv/socket"), "404unknown");
  EXPECT_EQ(open(game.table.path()), "404unknown");
  EXPECT_EQ(open("/"), "404unknown");
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

TEST(P6Sockets, ASilentClientIsPingedThenCut) {
  Started game;
  SocketClient dead(game.server.port(), game.table.path("/socket?protocol=2"));
  SocketClient alive(game.server.port(), game.table.path("/socket?protocol=2"));
  for (SocketClient* client : {&dead, &alive}) {
    ASSERT_TRUE(client->next());  // hello
    ASSERT_TRUE(client->next());  // events
  }
  game.server.clock().advance(std::chrono::seconds(20));
  for (SocketClient* client : {&dead, &alive}) {
    EXPECT_EQ(next_control(*client), Opcode::kPing);
  }
  ASSERT_TRUE(alive.send_frame(Opcode::kPong, ""));
  ASSERT_TRUE(alive.send(R"({"type":"ping"})"));
  EXPECT_EQ(next_answer(alive), R"({"type":"pong"})");
  game.server.clock().advance(std::chrono::seconds(20));
  EXPECT_TRUE(dead.tcp().is_closed());
  EXPECT_EQ(next_control(alive), Opcode::kPing);
}

TEST(P10Sockets, FaultyMessagesAreAnsweredAndTheSocketStays) {
  Started game;
  SocketClient& socket = game.player.socket();
  for (const char* text :
       {"", "{", "7", "{}", R"({"type":"shout"})", R"({"type":"ping","x":1})",
        R"({"type":"move","move_id":"12345678","seat":0,"text":"000"})",
        R"({"type":"move","move_id":"short","seat":0,"expected_ply":1,"text":""})"}) {
    ASSERT_TRUE(socket.send(text));
    const json::value answer = game.player.next();
    EXPECT_EQ(answer.at("type").as_string(), "error") << text;
    EXPECT_EQ(answer.at("error").at("code").as_string(), "malformed") << text;
  }
  ASSERT_TRUE(socket.send(move_text("12345678", 9, 1, "000")));
  EXPECT_EQ(game.player.next().at("error").at("code").as_string(), "out_of_range");
  EXPECT_TRUE(game.player.sync());
}

TEST(P10Sockets, FramesThatMayNotBeEndTheSocket) {
  Started game;
  const auto code_after = [&](const auto& misbehave) {
    SocketClient socket(game.server.port(), game.table.path("/socket?protocol=2"));
    misbehave(socket);
    return socket.close_code();
  };
  EXPECT_EQ(code_after([](auto& socket) { socket.send_frame(Opcode::kBinary, "x"); }), 1003);
  EXPECT_EQ(code_after([](auto& socket) { socket.send("\xff\xfe"); }), 1007);
  EXPECT_EQ(code_after([](auto& socket) { socket.send(std::string(5000, ' ')); }), 1009);
  EXPECT_EQ(code_after([](auto& socket) { socket.send_bytes("\x81\x01x"); }), 1002);  // no mask
  EXPECT_EQ(code_after([](auto& socket) { socket.send_frame(Opcode::kClose, "\x03\xe8"); }), 1000);
  EXPECT_TRUE(game.player.sync());
}

TEST(P10Sockets, MessagesAreLimited) {
  TestOptions options;
  options.limits.messages = {20, 40};
  options.limits.refusals = {1, 10};
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "me"});
  SocketClient socket(server.port(), table.path("/socket?protocol=2"));
  ASSERT_TRUE(socket.next());
  ASSERT_TRUE(socket.next());
  const auto ping = [&] {
    socket.send(R"({"type":"ping"})");
    return next_answer(socket);
  };
  for (int i = 0; i < 40; ++i) ASSERT_EQ(ping(), R"({"type":"pong"})");
  ASSERT_EQ(error_code(ping()), "rate_limited");
  server.clock().advance(std::chrono::seconds(1));
  for (int i = 0; i < 20; ++i) ASSERT_EQ(ping(), R"({"type":"pong"})");
  for (int i = 0; i < 11; ++i) ASSERT_EQ(error_code(ping()), "rate_limited");
  EXPECT_EQ(ping(), "");
  EXPECT_EQ(socket.close_code(), 1008);
}

TEST(P10Sockets, ASlowReaderIsClosedAndDisturbsNobody) {
  TestOptions options;
  options.limits.outgoing_bytes = 64 * 1024;
  Started game(options);
  SocketClient slow(game.server.port(), game.table.path("/socket?protocol=2"), {}, 4096);
  // Each of these brings a long answer, which it does not read.
  const std::string loud = R"({"type":"ping",")" + std::string(4000, 'x') + R"(":1})";
  for (int i = 0; i < 3000; ++i) ASSERT_TRUE(slow.send(loud));
  EXPECT_TRUE(game.player.sync());
  const json::value answer = game.player.move(game.player.seat_to_act(), game.player.some_move());
  EXPECT_EQ(answer.at("type").as_string(), "accepted");
  EXPECT_EQ(slow.close_code(), 1013);
}

TEST(P10Sockets, ClientsThatVanishLeaveNothing) {
  Started game;
  for (int i = 0; i < 50; ++i) {
    SocketClient gone(game.server.port(), game.table.path("/socket?protocol=2"),
                      {{"Cookie", game.table.cookie}});
    gone.send(move_text("vanishing-" + std::to_string(i), 0, 1, "000"));
  }
  ASSERT_TRUE(game.player.sync());
  const json::value answer = game.player.move(game.player.seat_to_act(), game.player.some_move());
  EXPECT_EQ(answer.at("type").as_string(), "accepted");
}

}  // namespace
}  // namespace benben
