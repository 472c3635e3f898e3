// Whom the server answers for over HTTP, and whom it takes a client for (P10, P11).
#include <gtest/gtest.h>

#include "core/text.h"
#include "server/test_server.h"

namespace benben {
namespace {

TEST(P11Http, OnlyOurOwnNamesAreAnswered) {
  TestServer server;
  const auto by = [&](const std::string& host, const std::string& path = "/api/health") {
    return outcome(ask(server.port(), "GET", path, {{"Host", host}}));
  };
  for (const char* host : {"benben.test", "BENBEN.test:8080", "localhost", "localhost:1",
                           "127.0.0.1:8080", "192.0.2.7", "[::1]:8080", "[2001:db8::7]"}) {
    EXPECT_EQ(by(host), "200 ") << host;
  }
  for (const char* host : {"evil.test", "benben.test.evil", "xbenben.test", "benben.test:x",
                           "127.0.0.1.evil", "[::1", "[evil]", "localhost@evil.test"}) {
    EXPECT_EQ(by(host), "403 bad_origin") << host;
    EXPECT_EQ(by(host, "/"), "403 bad_origin") << host;
    EXPECT_EQ(outcome(SocketClient(server.port(), "/api/tables/abcdefghijklmnopqrstuv/socket",
                                   {{"Host", host}})
                          .reply()),
              "403 bad_origin")
        << host;
  }
  // Whatever bytes a Host has, the answer is text.
  EXPECT_TRUE(is_clean_utf8(ask(server.port(), "GET", "/", {{"Host", "\xff.test"}}).body));
}

// How many of so many tables are made in the name of clients that a proxy names.
int made_for(TestServer& server, const std::vector<std::string>& forwarded,
             const char* source = nullptr) {
  int made = 0;
  for (const std::string& lines : forwarded) {
    TcpClient client(server.port(), 0, source);
    client.send("POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + lines +
                "Content-Type: application/json\r\nContent-Length: " +
                std::to_string(std::string_view(kTable).size()) + "\r\n\r\n" + kTable);
    if (read_reply(client).status == 201) ++made;
  }
  return made;
}

class P10Forwarded : public testing::Test {
 protected:
  static TestOptions options() {
    TestOptions options;
    options.limits.tables = {1, 3};
    return options;
  }
  static std::string named(const std::string& client) {
    return "X-Forwarded-For: " + client + "\r\n";
  }

  TestServer server_{options()};
};

TEST_F(P10Forwarded, EachClientHasItsOwnAllowance) {
  EXPECT_EQ(made_for(server_, {named("192.0.2.1"), named("192.0.2.2"), named("192.0.2.3"),
                               named("2001:db8:1::1"), named("2001:db8:2::1")}),
            5);
}

TEST_F(P10Forwarded, OfIpv6AHouseholdIsOneClient) {
  std::vector<std::string> lines;
  for (const char* client : {"2001:db8:1:2::1", "2001:DB8:1:2::2", "[2001:db8:1:2:3::4]",
                             "[2001:db8:1:2::5]:443", "2001:db8:1:2:ffff::6"}) {
    lines.push_back(named(client));
  }
  EXPECT_EQ(made_for(server_, lines), 3);
}

TEST_F(P10Forwarded, Ipv4InIpv6IsTheSameClient) {
  EXPECT_EQ(made_for(server_, {named("192.0.2.1"), named("::ffff:192.0.2.1"),
                               named("192.0.2.1:5000"), named("::ffff:c000:201")}),
            3);
}

TEST_F(P10Forwarded, TheLastElementOfTheLastLineCounts) {
  std::vector<std::string> lines;
  for (int i = 0; i < 6; ++i) {
    const std::string forged = "192.0.2." + std::to_string(i);
    lines.push_back(i % 2 == 0 ? named(forged) + named("198.51.100.1")
                               : named(forged + ",198.51.100.1"));
  }
  EXPECT_EQ(made_for(server_, lines), 3);
}

TEST_F(P10Forwarded, WhatIsNoAddressIsTheProxysOwn) {
  EXPECT_EQ(made_for(server_, {named("a"), named(""), named("192.0.2.1, "), named("999.1.1.1"),
                               named(std::string(3000, 'x')), named("1.2.3.4:99999"), ""}),
            3);
}

TEST(P10Http, WhoIsNoProxyIsNotBelieved) {
  TestOptions options;
  options.limits.tables = {1, 3};
  options.proxies = {AddressRange::parse("127.0.0.9").value(),
                     AddressRange::parse("127.0.1.0/24").value()};
  TestServer server(options);
  std::vector<std::string> lines;
  for (int i = 0; i < 6; ++i) {
    lines.push_back("X-Forwarded-For: 192.0.2." + std::to_string(i) + "\r\n");
  }
  EXPECT_EQ(made_for(server, lines), 3);
  EXPECT_EQ(made_for(server, lines, "127.0.0.2"), 3);
  EXPECT_EQ(made_for(server, lines, "127.0.0.9"), 6);
  EXPECT_EQ(made_for(server, lines, "127.0.1.200"), 6);
  const auto cookie_from = [&](const char* source) {
    TcpClient client(server.port(), 0, source);
    client.send(http_request("POST", "/api/tables",
                             {{"Content-Type", "application/json"},
                              {"X-Forwarded-Proto", "https"},
                              {"Host", "localhost"}},
                             kTable));
    return cookie_of(read_reply(client)).substr(0, 7);
  };
  server.clock().advance(std::chrono::seconds(10));
  EXPECT_EQ(cookie_from("127.0.0.2"), "person=");
  EXPECT_EQ(cookie_from("127.0.0.9"), "__Host-");
}

}  // namespace
}  // namespace benben
