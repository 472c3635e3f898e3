// The operator's port of a real server: what it counts, what it says of the server's state, and
// what it never tells.
#include "server/operator_port.h"

#include <gtest/gtest.h>

#include <fstream>

#include "server/test_server.h"

namespace benben {
namespace {

class OperatorPortTest : public testing::Test {
 protected:
  HttpReply look(const std::string& path,
                 const std::map<std::string, std::string>& headers = {}) const {
    return ask(server_.operator_port(), "GET", path, headers);
  }
  // The value of one sample; -1 if there is none.
  double sample(const std::string& name) const {
    const std::string page = look("/metrics").body;
    const std::size_t at = page.find("\n" + name + " ");
    return at == page.npos ? -1 : std::stod(page.substr(at + name.size() + 2));
  }

  TestServer server_;
};

TEST_F(OperatorPortTest, IsNotThePublicOne) {
  for (const char* path : {"/metrics", "/live", "/ready"}) {
    EXPECT_EQ(ask(server_.port(), "GET", path).body, "<h1>Benben</h1>") << path;
    EXPECT_EQ(look(path).status, 200) << path;
  }
  for (const char* path : {"/", "/api/health", "/api/tables", "/index.html", "/metrics/"}) {
    EXPECT_EQ(fault_of(look(path).body), "nothing_here") << path;
  }
}

TEST_F(OperatorPortTest, OnlyReads) {
  const HttpReply reply = ask(server_.operator_port(), "POST", "/metrics");
  EXPECT_EQ(reply.status, 405);
  EXPECT_EQ(reply.header("allow"), "GET, HEAD");
  const HttpReply head = ask(server_.operator_port(), "HEAD", "/metrics");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.body, "");
}

TEST_F(OperatorPortTest, AnswersForNoNameThatWasMadeToPointHere) {
  for (const char* path : {"/metrics", "/live", "/ready"}) {
    const HttpReply reply = look(path, {{"Host", "evil.example"}});
    EXPECT_EQ(reply.status, 403) << path;
    EXPECT_EQ(fault_of(reply.body), "other_host") << path;
  }
}

TEST_F(OperatorPortTest, CountsWhatHappens) {
  const TestTable table = make_table(server_.port(), {"me", "me"});
  EXPECT_EQ(sample("benben_tables_open"), 0) << "nobody has looked at it";
  {
    Player player(server_.port(), table, table.cookie);
    ASSERT_TRUE(player.sync());
    EXPECT_EQ(player.move(player.seat_to_act(), player.some_move()).at("type"), "accepted");
    EXPECT_EQ(player.move(1 - player.seat_to_act(), "nonsense").at("type"), "refused");
    EXPECT_EQ(sample("benben_sockets_open"), 1);
    EXPECT_EQ(sample("benben_tables_open"), 1);
    EXPECT_GE(sample("benben_connections_open"), 1);
  }
  EXPECT_EQ(sample("benben_moves_acknowledged_total"), 1);
  EXPECT_EQ(sample("benben_sockets_total"), 1);
  EXPECT_EQ(sample("benben_socket_messages_total"), 3) << "a ping and two moves";
  EXPECT_EQ(sample("benben_http_requests_total{status=\"2xx\"}"), 1) << "those here do not count";
  EXPECT_GE(sample("benben_store_transaction_seconds_count"), 2);
  EXPECT_GE(sample("benben_store_jobs_total"), 2);
  EXPECT_EQ(ask(server_.port(), "GET", "/api/tables/none").status, 404);
  EXPECT_EQ(sample("benben_refused_total{fault=\"no_such_table\"}"), 1);
  EXPECT_EQ(sample("benben_http_requests_total{status=\"4xx\"}"), 1);
}

TEST_F(OperatorPortTest, CountsThoughtsOfBots) {
  const TestTable table = make_table(server_.port(), {"1", "me"});
  Player player(server_.port(), table, table.cookie);
  ASSERT_TRUE(player.wait_for_turn({1}));
  EXPECT_EQ(sample("benben_thought_seconds_count"), 1);
  EXPECT_EQ(sample("benben_thoughts_failed_total"), 0);
}

TEST_F(OperatorPortTest, CountsWhatCameTooOften) {
  TestOptions options;
  options.limits.requests = {1, 1};
  server_.restart(options);
  ask(server_.port(), "GET", "/api/tables/none");
  EXPECT_EQ(ask(server_.port(), "GET", "/api/tables/none").status, 429);
  EXPECT_EQ(sample("benben_rate_limited_total"), 1);
  EXPECT_EQ(sample("benben_refused_total{fault=\"too_many_requests\"}"), 1);
}

TEST_F(OperatorPortTest, IsReadyWhileSomethingCanBeStored) {
  EXPECT_EQ(sample("benben_store_read_only"), 0);
  TestOptions options;
  options.max_pages = 1;  // the database has as many as it may already
  server_.restart(options);
  const HttpReply reply = look("/ready");
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(reply.body,
            "read only: The server cannot store anything now: database or disk is full.\n");
  EXPECT_EQ(look("/live").body, "live\n") << "it serves who reads";
  server_.restart();
  EXPECT_EQ(look("/ready").body, "ready\n");
}

// P7, P11: whoever reads the numbers learns of nobody.
TEST_F(OperatorPortTest, TellsNoIdNoNameAndNoSecret) {
  const TestTable table = make_table(server_.port(), {"me", "open"});
  const std::string grace = claim(server_.port(), table, 1);
  Player player(server_.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  player.move(player.seat_to_act(), player.some_move(), "move-secret-1");
  const std::string page = look("/metrics").body;
  const auto secret_of = [](const std::string& cookie) {
    return cookie.substr(cookie.find('=') + 1);
  };
  for (const std::string& secret :
       {table.id, secret_of(table.cookie), secret_of(grace), table.invitations.at(1),
        std::string("Ada"), std::string("Grace"), std::string("move-secret-1"),
        std::string("127.0.0.1")}) {
    EXPECT_EQ(page.find(secret), page.npos) << secret;
  }
}

}  // namespace
}  // namespace benben
