// The lobby over real sockets: what stands there, sitting down, playing now, and who may look on.
#include <gtest/gtest.h>

#include "server/faults.h"
#include "server/test_server.h"
#include "table/faults.h"

namespace benben {
namespace {

namespace json = boost::json;
using std::chrono::seconds;

constexpr const char* kSocket = "/api/lobby/socket?protocol=2";

// A client at the lobby's socket; keeps the names at each table that stands there.
class Visitor {
 public:
  explicit Visitor(std::uint16_t port, const std::string& query = "")
      : socket_(port, kSocket + query) {
    if (socket_.reply().status == 101) hello_ = json::parse(*socket_.next());
    if (const json::value* open = hello_.as_object().if_contains("open")) {
      for (const json::value& entry : open->as_array()) add(entry);
    }
  }

  // Reads until the lobby has so many tables; a moment passes, so that changes are told.
  bool wait_for(TestServer& server, std::size_t count) {
    server.clock().advance(seconds(1));
    while (tables.size() != count) {
      if (!read()) return false;
    }
    return true;
  }
  // The same while time goes on.
  bool wait_on_for(TestServer& server, std::size_t count) {
    while (tables.size() != count) {
      server.clock().advance(seconds(1));
      socket_.send(R"({"type":"ping"})");
      do {
        if (!read()) return false;
      } while (!is_pong_);
    }
    return true;
  }
  const json::value& hello() const { return hello_; }
  SocketClient& socket() { return socket_; }

  std::map<std::string, std::string> tables;  // the seats of each

 private:
  void add(const json::value& entry) {
    tables[entry.at("table").as_string().c_str()] = json::serialize(entry.at("seats"));
  }
  bool read() {
    const std::optional<std::string> text = socket_.next();
    if (!text) return false;
    const json::value message = json::parse(*text);
    is_pong_ = message.at("type") == "pong";
    if (!is_pong_) fold(message);
    return true;
  }
  void fold(const json::value& message) {
    for (const json::value& change : message.at("changes").as_array()) {
      const json::object& members = change.as_object();
      if (const json::value* opened = members.if_contains("open")) add(*opened);
      if (const json::value* closed = members.if_contains("close")) {
        tables.erase(closed->as_string().c_str());
      }
      if (members.contains("seats")) add(change);
    }
  }

  SocketClient socket_;
  json::value hello_ = json::object();
  bool is_pong_ = false;
};

// Somebody who asks the server with their cookie.
struct Person {
  HttpReply post(std::uint16_t port, const std::string& path, const std::string& body) {
    std::map<std::string, std::string> headers;
    if (!cookie.empty()) headers["Cookie"] = cookie;
    const HttpReply reply = benben::post(port, path, body, headers);
    if (cookie.empty()) cookie = cookie_of(reply);
    return reply;
  }
  HttpReply play(std::uint16_t port, const std::string& rest = R"(,"players":2)") {
    return post(port, "/api/lobby/play",
                R"({"game":"pyramix")" + rest + R"(,"name":")" + name + "\"}");
  }

  std::string name;
  std::string cookie = {};
};

std::string table_of(const HttpReply& reply) {
  return json::parse(reply.body).at("table").as_string().c_str();
}

constexpr const char* kListed =
    R"({"game":"pyramix","players":2,"listed":true,"seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})";

TEST(Lobby, ATableComesAndGoesWithItsPeople) {
  TestServer server;
  Visitor visitor(server.port());
  EXPECT_EQ(visitor.hello().at("number").as_int64(), 0);
  Person ada{"Ada"};
  const TestTable table{table_of(ada.post(server.port(), "/api/tables", kListed)), ada.cookie, {}};
  ASSERT_TRUE(visitor.wait_for(server, 1));
  EXPECT_EQ(visitor.tables.at(table.id), R"(["Ada",null])");
  EXPECT_EQ(ask(server.port(), "GET", "/api/lobby").body, R"({"tables":1})");
  {
    Player there(server.port(), table, ada.cookie);
    ASSERT_TRUE(there.sync());
    EXPECT_EQ(Visitor(server.port()).tables.size(), 1u);
  }
  ASSERT_TRUE(visitor.wait_on_for(server, 0)) << "30 s after her socket";
  Player back(server.port(), table, ada.cookie);
  ASSERT_TRUE(visitor.wait_for(server, 1));
}

TEST(Lobby, TablesComeBackWithTheirPeopleAfterARestart) {
  TestServer server;
  Person ada{"Ada"};
  const TestTable table{table_of(ada.post(server.port(), "/api/tables", kListed)), ada.cookie, {}};
  server.restart();
  Visitor visitor(server.port());
  EXPECT_TRUE(visitor.tables.empty());
  Player back(server.port(), table, ada.cookie);
  ASSERT_TRUE(visitor.wait_for(server, 1));
}

TEST(Lobby, WhoSitsDownFromTheLobbyPlays) {
  TestServer server;
  Person ada{"Ada"};
  const std::string table = table_of(ada.post(server.port(), "/api/tables", kListed));
  Visitor visitor(server.port());
  Person grace{"Grace"};
  const std::string sit = "/api/tables/" + table + "/sit";
  const HttpReply seat = grace.post(server.port(), sit, R"({"name":"Grace"})");
  EXPECT_EQ(seat.body, R"({"table":")" + table + R"(","seats":[1]})");
  EXPECT_EQ(grace.post(server.port(), sit, R"({"name":"Grace"})").body, seat.body);
  ASSERT_TRUE(visitor.wait_for(server, 0)) << "nobody is awaited any more";
  Person edsger{"Edsger"};
  EXPECT_EQ(outcome(edsger.post(server.port(), sit, R"({"name":"Edsger"})")), "409 conflict");
}

TEST(Lobby, OnlyAListedTableIsOpenToAll) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  EXPECT_EQ(outcome(post(server.port(), table.path("/sit"), R"({"name":"Grace"})")),
            "403 not_yours");
  EXPECT_EQ(outcome(post(server.port(), "/api/tables/" + std::string(22, 'A') + "/sit", "{}")),
            "404 unknown");
}

TEST(LobbyPlay, TheSecondJoinsTheFirst) {
  TestServer server;
  Person ada{"Ada"};
  const HttpReply first = ada.play(server.port());
  EXPECT_EQ(first.status, 201);
  EXPECT_EQ(json::parse(first.body).at("invitations").as_array().size(), 1u);
  const HttpReply again = ada.play(server.port());
  EXPECT_EQ(again.status, 200) << "who waits already goes on waiting";
  EXPECT_EQ(again.body, R"({"table":")" + table_of(first) + R"(","seats":[0]})");
  Person grace{"Grace"};
  const HttpReply second = grace.play(server.port());
  EXPECT_EQ(second.body, R"({"table":")" + table_of(first) + R"(","seats":[1]})");
  EXPECT_EQ(Person{"Edsger"}.play(server.port()).status, 201) << "that table is full";
}

TEST(LobbyPlay, NumberOfPlayersAndOptionsHaveToFit) {
  TestServer server;
  Person ada{"Ada"};
  const std::string three = table_of(ada.play(server.port(), R"(,"players":3)"));
  Person barbara{"Barbara"};
  barbara.post(server.port(), "/api/tables",
               R"({"game":"pyramix","players":2,"options":{"cobras":"all"},"listed":true,)"
               R"("seats":[{"kind":"me"},{"kind":"open"}]})");
  Person grace{"Grace"};
  EXPECT_EQ(grace.play(server.port()).status, 201);
  Person edsger{"Edsger"};
  EXPECT_EQ(table_of(edsger.play(server.port(), "")), three) << "any number: who waits longest";
  const auto refused = [&](const std::string& body) {
    return outcome(post(server.port(), "/api/lobby/play", body));
  };
  EXPECT_EQ(refused(R"({"game":"checkers"})"), "404 unknown");
  EXPECT_EQ(refused(R"({"game":"pyramix","players":7})"), "400 out_of_range");
  EXPECT_EQ(refused(R"({"players":2})"), "400 malformed");
}

// Their requests are on the wire before the first is answered.
TEST(LobbyPlay, ThoseWhoPressAtOnceMeet) {
  constexpr int kPairs = 8;
  TestOptions options;
  options.limits.address_lobby_tables = 100;
  TestServer server(options);
  const std::string request = http_request(
      "POST", "/api/lobby/play", {{"Host", "localhost"}, {"Content-Type", "application/json"}},
      R"({"game":"pyramix","players":2})");
  std::vector<std::unique_ptr<TcpClient>> clients;
  for (int i = 0; i < 2 * kPairs; ++i) {
    clients.push_back(std::make_unique<TcpClient>(server.port()));
    ASSERT_TRUE(clients.back()->send(request));
  }
  std::map<std::string, std::set<std::string>> seats;  // by table
  for (const auto& client : clients) {
    const HttpReply reply = read_reply(*client);
    ASSERT_TRUE(reply.status == 200 || reply.status == 201) << reply.body;
    seats[table_of(reply)].insert(json::serialize(json::parse(reply.body).at("seats")));
  }
  EXPECT_EQ(seats.size(), static_cast<std::size_t>(kPairs));
  for (const auto& [table, taken] : seats) {
    EXPECT_EQ(taken, (std::set<std::string>{"[0]", "[1]"})) << table;
  }
}

TEST(LobbyLimits, AStrangerListsSoMany) {
  TestOptions options;
  options.limits.address_lobby_tables = 2;
  TestServer server(options);
  EXPECT_EQ(post(server.port(), "/api/tables", kListed).status, 201);
  EXPECT_EQ(post(server.port(), "/api/tables", kListed).status, 201);
  const HttpReply third = post(server.port(), "/api/tables", kListed);
  EXPECT_EQ(outcome(third), "429 rate_limited");
  EXPECT_EQ(fault_of(third.body), refused(server::Fault::kTooManyListed).fault);
  EXPECT_EQ(make_table(server.port(), {"me", "open"}).cookie.empty(), false)
      << "others may be made";
}

TEST(LobbyLimits, ItsSocketsCountAmongTheAddresss) {
  TestOptions options;
  options.limits.address_sockets = 1;
  TestServer server(options);
  Visitor visitor(server.port());
  EXPECT_EQ(SocketClient(server.port(), kSocket).reply().status, 429);
}

TEST(LobbySocket, TheUpgradeAndTheMessagesAreChecked) {
  TestServer server;
  const auto open = [&](const std::string& query) {
    const HttpReply reply = SocketClient(server.port(), "/api/lobby/socket" + query).reply();
    return reply.status == 101 ? "open" : fault_of(reply.body);
  };
  EXPECT_EQ(open("?protocol=2&run=abc&since=7"), "open");
  for (const char* query :
       {"?protocol=2&since=x", "?protocol=2&since=-1", "?run", "?protocol=2&"}) {
    EXPECT_EQ(open(query), refused(server::Fault::kRunForm).fault) << query;
  }
  SocketClient old(server.port(), "/api/lobby/socket");
  EXPECT_EQ(fault_of(*old.next()), refused(server::Fault::kOutdated).fault);
  EXPECT_EQ(old.close_code(), 1011);
  Visitor visitor(server.port());
  visitor.socket().send(R"({"type":"ping"})");
  EXPECT_EQ(*visitor.socket().next(), R"({"type":"pong"})");
  visitor.socket().send(R"({"type":"leave","move_id":"leave-001","seat":0})");
  EXPECT_EQ(fault_of(*visitor.socket().next()), refused(server::Fault::kPingOnly).fault);
  visitor.socket().send("nonsense");
  EXPECT_EQ(error_code(*visitor.socket().next()), "malformed");
  EXPECT_EQ(ask(server.port(), "GET", kSocket).status, 400) << "without an upgrade";
  EXPECT_EQ(SocketClient(server.port(), kSocket, {{"Origin", "http://other.test"}}).reply().status,
            403);
}

TEST(LobbySocket, WhoComesBackHearsWhatWasMissed) {
  TestServer server;
  std::string query;
  {
    const Visitor before(server.port());
    query = std::string("&run=") + before.hello().at("run").as_string().c_str() + "&since=0";
  }
  Person ada{"Ada"};
  const std::string table = table_of(ada.post(server.port(), "/api/tables", kListed));
  Visitor back(server.port(), query);
  EXPECT_FALSE(back.hello().as_object().contains("open"));
  ASSERT_TRUE(back.wait_for(server, 1));
  EXPECT_EQ(back.tables.begin()->first, table);
}

// No, another's, a spectator's proof: refused, and nothing told (P11).
TEST(P11Watch, OnlyPlayersSeeATableThatSaysSo) {
  TestServer server;
  Person ada{"Ada"};
  const HttpReply made =
      ada.post(server.port(), "/api/tables",
               R"({"game":"pyramix","players":2,"watch":"players","listed":true,)"
               R"("seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})");
  const TestTable table{table_of(made), ada.cookie, {}};
  const std::string other = make_table(server.port(), {"me", "open"}).cookie;
  const std::map<std::string, std::string> strangers = {
      {"nobody", ""},
      {"somebody else", other},
      {"a wrong secret", "person=" + std::string(43, 'A')}};
  for (const auto& [who, cookie] : strangers) {
    std::map<std::string, std::string> headers;
    if (!cookie.empty()) headers["Cookie"] = cookie;
    for (const char* rest : {"", "/record", "/socket?protocol=2"}) {
      const HttpReply reply = std::string(rest).starts_with("/socket")
                                  ? SocketClient(server.port(), table.path(rest), headers).reply()
                                  : ask(server.port(), "GET", table.path(rest), headers);
      EXPECT_EQ(outcome(reply), "403 not_yours") << who << rest;
      EXPECT_EQ(fault_of(reply.body), refused(table::Fault::kPlayersOnly).fault);
      EXPECT_EQ(reply.body.find("Ada"), std::string::npos);
    }
  }
  Person grace{"Grace"};
  EXPECT_EQ(grace.post(server.port(), table.path("/sit"), R"({"name":"Grace"})").status, 200);
  for (const std::string& cookie : {ada.cookie, grace.cookie}) {
    EXPECT_EQ(ask(server.port(), "GET", table.path(), {{"Cookie", cookie}}).status, 200);
    EXPECT_EQ(ask(server.port(), "GET", table.path("/record"), {{"Cookie", cookie}}).status, 200);
    EXPECT_TRUE(Player(server.port(), table, cookie).sync());
  }
}

TEST(Fill, BotsComeAndAreStillThereAfterARestart) {
  TestServer server;
  Person ada{"Ada"};
  const HttpReply made = ada.post(server.port(), "/api/tables",
                                  R"({"game":"pyramix","players":2,"fill":{"after_s":5,"level":1},)"
                                  R"("seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})");
  const TestTable table{table_of(made), ada.cookie, {}};
  {
    Player there(server.port(), table, ada.cookie);
    json::value message = there.next();
    while (message.at("type") != "fill") message = there.next();
    EXPECT_EQ(json::serialize(message), R"({"type":"fill","left_ms":5000,"level":1})");
    server.clock().advance(seconds(5));
    while (message.at("type") != "seats") message = there.next();
    EXPECT_EQ(message.at("seats").at(1).at("name").as_string(), "bot:1");
  }
  server.restart();
  const json::value view = json::parse(ask(server.port(), "GET", table.path()).body);
  EXPECT_EQ(view.at("seats").at(1).at("kind").as_string(), "bot");
}

TEST(Fill, ARematchWaitsForNobodyNew) {
  TestServer server;
  Person ada{"Ada"};
  const HttpReply made = ada.post(
      server.port(), "/api/tables",
      R"({"game":"pyramix","players":2,"listed":true,"watch":"players","fill":{"after_s":5,"level":1},)"
      R"("seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})");
  const TestTable table{table_of(made), ada.cookie, {}};
  Person grace{"Grace"};
  grace.post(server.port(), table.path("/sit"), R"({"name":"Grace"})");
  Player there(server.port(), table, ada.cookie);
  there.socket().send(R"({"type":"resign","move_id":"resign-01","seat":0})");
  there.answer("resign-01");
  there.socket().send(R"({"type":"rematch","move_id":"rematch-1","seat":0})");
  there.answer("rematch-1");
  const json::value view =
      json::parse(ask(server.port(), "GET", table.path(), {{"Cookie", ada.cookie}}).body);
  const std::string incident = view.at("incidents").as_array().back().as_string().c_str();
  const TestTable rematch{incident.substr(incident.rfind(' ') + 1), ada.cookie, {}};
  EXPECT_EQ(ask(server.port(), "GET", rematch.path()).status, 403);
  const json::value next =
      json::parse(ask(server.port(), "GET", rematch.path(), {{"Cookie", ada.cookie}}).body);
  const std::string header = next.at("header").as_string().c_str();
  EXPECT_EQ(header.find("[Listed"), std::string::npos);
  EXPECT_EQ(header.find("[Fill"), std::string::npos);
  EXPECT_NE(header.find("[Watch \"players\"]"), std::string::npos);
}

}  // namespace
}  // namespace benben
