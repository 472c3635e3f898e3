// Tournaments over HTTP and the socket: who may do what, and that a watcher hears all of it.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "server/faults.h"
#include "server/protocol.h"
#include "server/test_server.h"

namespace benben {
namespace {

namespace json = boost::json;

constexpr const char* kTerms =
    R"({"name":"Cup","game":"pyramix","seats":2,"system":"swiss","clock":"live 10 0 lose","most":4,"listed":true})";

class TournamentsHttpTest : public testing::Test {
 protected:
  HttpReply ask(const std::string& what, const std::string& body, const std::string& cookie = "") {
    return post(server_.port(), "/api/tournaments" + what, body, with(cookie));
  }
  HttpReply look(const std::string& what, const std::string& cookie = "") {
    return benben::ask(server_.port(), "GET", "/api/tournaments" + what, with(cookie));
  }
  static std::map<std::string, std::string> with(const std::string& cookie) {
    std::map<std::string, std::string> headers;
    if (!cookie.empty()) headers["Cookie"] = cookie;
    return headers;
  }
  static std::string last_fact(const json::value& message) {
    return std::string(message.at("facts").as_array().back().at("text").as_string());
  }
  // Reads on until a message whose last fact begins so; what a client has already may come again.
  static json::value hear(SocketClient& socket, const std::string& fact) {
    while (const std::optional<std::string> text = socket.next()) {
      json::value message = json::parse(*text);
      if (last_fact(message).starts_with(fact)) return message;
    }
    ADD_FAILURE() << "the socket was closed before " << fact;
    return {};
  }
  void make() {
    const HttpReply made = ask("", kTerms);
    ASSERT_EQ(made.status, 201) << made.body;
    path_ = "/" + std::string(json::parse(made.body).at("tournament").as_string());
    organiser_ = cookie_of(made);
  }

  TestServer server_;
  std::string path_;
  std::string organiser_;
};

TEST_F(TournamentsHttpTest, AreMadeListedAndJoined) {
  make();
  const HttpReply joined = ask(path_ + "/join", R"({"name":"Ada"})");
  EXPECT_EQ(joined.body, R"({"entrant":0})");
  const std::string ada = cookie_of(joined);
  EXPECT_EQ(ask(path_ + "/join", R"({"name":"Ada"})", ada).body, R"({"entrant":0})");
  const json::value list = json::parse(look("").body);
  ASSERT_EQ(list.at("tournaments").as_array().size(), 1u);
  EXPECT_EQ(list.at("tournaments").at(0).at("people").as_int64(), 1);
  const json::value hers = json::parse(look(path_, ada).body);
  EXPECT_EQ(hers.at("you").as_int64(), 0);
  EXPECT_FALSE(hers.as_object().contains("organiser"));
  EXPECT_TRUE(json::parse(look(path_, organiser_).body).at("organiser").as_bool());
}

TEST_F(TournamentsHttpTest, P11NobodyDoesWhatIsAnothers) {
  make();
  const std::string ada = cookie_of(ask(path_ + "/join", R"({"name":"Ada"})"));
  const std::string wrong = "person=" + std::string(43, 'A');
  for (const std::string& cookie : {std::string(), wrong, ada}) {
    EXPECT_EQ(outcome(ask(path_ + "/start", "{}", cookie)), "403 not_yours") << cookie;
    EXPECT_EQ(outcome(ask(path_ + "/cancel", "{}", cookie)), "403 not_yours") << cookie;
  }
  for (const std::string& cookie : {std::string(), wrong, organiser_}) {
    EXPECT_EQ(outcome(ask(path_ + "/leave", "{}", cookie)), "403 not_yours") << cookie;
    EXPECT_FALSE(json::parse(look(path_, cookie).body).as_object().contains("you"));
  }
  EXPECT_EQ(outcome(ask("/AAAAAAAAAAAAAAAAAAAAAA/join", R"({"name":"Ada"})")), "404 unknown");
  EXPECT_EQ(ask("/x/start", "{}").body, write_failure(refused(server::Fault::kNoSuchTournament)));
  EXPECT_EQ(outcome(ask(path_ + "/join", R"({"name":"bot:8"})")), "400 malformed");
  EXPECT_EQ(outcome(ask(path_ + "/start", R"({"now":true})", organiser_)), "400 malformed");
  EXPECT_EQ(look(path_ + "/join").status, 405);
  EXPECT_EQ(outcome(ask(path_ + "/cancel", "{}", organiser_)), "200 ");
}

TEST_F(TournamentsHttpTest, WhatIsMadeIsRead) {
  for (
      const char* terms :
      {R"({"game":"pyramix"})",
       R"({"game":"chess","seats":2,"system":"swiss","clock":"live 10 0 lose","most":4})",
       R"({"game":"pyramix","seats":2,"system":"cup","clock":"live 10 0 lose","most":4})",
       R"({"game":"pyramix","seats":2,"system":"swiss","clock":"live 10 0","most":4})",
       R"({"game":"pyramix","seats":2,"system":"swiss","clock":"live 10 0 lose","most":201})",
       R"({"game":"pyramix","seats":2,"system":"arena","clock":"live 10 0 lose","most":4})",
       R"({"game":"pyramix","seats":2,"system":"swiss","clock":"live 10 0 lose","most":4,"x":1})"}) {
    const HttpReply reply = ask("", terms);
    EXPECT_GE(reply.status, 400) << terms;
    EXPECT_NE(fault_of(reply.body), "") << terms;
  }
  const HttpReply reply =
      ask("", R"({"game":"pyramix","seats":2,"system":"cup","clock":"live 10 0 lose","most":4})");
  EXPECT_EQ(reply.body, write_failure(refused(server::Fault::kSystemWord)));
}

TEST_F(TournamentsHttpTest, AStartFarAheadIsRefusedInTheSentenceOfThat) {
  const std::string late = write_failure(refused(server::Fault::kStartPast));
  const auto starting = [&](const std::string& starts) {
    std::string terms = kTerms;
    return ask("", terms.insert(1, R"("starts":)" + starts + ",")).body;
  };
  for (const char* starts :
       {"2147483648", "4102444800", "-1", "0", "9223372036854775807", "18446744073709551615"}) {
    EXPECT_EQ(starting(starts), late) << starts;
  }
  for (const char* starts : {"1.5", "\"soon\"", "null", "1e30", "99999999999999999999"}) {
    EXPECT_EQ(fault_of(starting(starts)), "member_not_number") << starts;
  }
}

TEST_F(TournamentsHttpTest, WhoeverWatchesHearsAllThatHappens) {
  make();
  const std::string ada = cookie_of(ask(path_ + "/join", R"({"name":"Ada"})"));
  SocketClient socket(server_.port(), "/api/tournaments" + path_ + "/socket?protocol=2&since=0",
                      with(ada));
  const json::value hello = json::parse(*socket.next());
  EXPECT_EQ(hello.at("type").as_string(), "hello");
  EXPECT_EQ(hello.at("facts").at(0).at("name").as_string(), "Ada");
  EXPECT_EQ(hello.at("you").as_int64(), 0);
  ASSERT_EQ(ask(path_ + "/join", R"({"name":"Grace"})").status, 200);
  EXPECT_EQ(hear(socket, "enter 1").at("phase").as_string(), "waiting");
  ASSERT_EQ(ask(path_ + "/start", "{}", organiser_).status, 200);
  const json::value started = hear(socket, "start");
  EXPECT_EQ(started.at("phase").as_string(), "running");
  EXPECT_EQ(started.at("standings").as_array().size(), 2u);
  server_.clock().advance(std::chrono::seconds(20));
  const std::string text = last_fact(hear(socket, "round "));
  server_.restart();
  SocketClient again(server_.port(), "/api/tournaments" + path_ + "/socket?protocol=2&since=3",
                     with(ada));
  const json::value after = json::parse(*again.next());
  EXPECT_EQ(after.at("facts").as_array().size(), 1u) << "what came after those that it has";
  EXPECT_EQ(after.at("facts").at(0).at("text").as_string(), text);
}

}  // namespace
}  // namespace benben
