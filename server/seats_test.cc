// P11 only you move for you: invitations, cookies, and that no secret is where it should not be.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;

std::string code_of(const json::value& message) {
  return message.at("error").at("code").as_string().c_str();
}

std::string secret_of(const std::string& cookie) { return cookie.substr(cookie.find('=') + 1); }

HttpReply try_claim(const TestServer& server, const TestTable& table, const std::string& invitation,
                    const std::string& cookie = "") {
  const json::value body = {{"invitation", invitation}, {"name", "Grace"}};
  return post(server.port(), table.path("/claim"), json::serialize(body), {{"Cookie", cookie}});
}

TEST(P11Seats, TheCookieIsForThePersonAndNotForScripts) {
  TestServer server;
  const std::string body =
      R"({"game":"pyramix","players":2,"seats":[{"kind":"me"},{"kind":"me"}]})";
  const std::string cookie = post(server.port(), "/api/tables", body).header("set-cookie");
  EXPECT_TRUE(cookie.starts_with("person="));
  EXPECT_EQ(cookie.substr(cookie.find(';')),
            "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
  const std::string https =
      post(server.port(), "/api/tables", body, {{"X-Forwarded-Proto", "https"}})
          .header("set-cookie");
  EXPECT_TRUE(https.starts_with("__Host-person="));
  EXPECT_EQ(https.substr(https.find(';')),
            "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure");
}

TEST(P11Seats, AnInvitationIsGoodForOneClaim) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const std::string& invitation = table.invitations.at(1);
  const HttpReply first = try_claim(server, table, invitation);
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(json::parse(first.body).at("seats"), json::parse("[1]"));
  const HttpReply again = try_claim(server, table, invitation, cookie_of(first));
  EXPECT_EQ(again.body, first.body);
  EXPECT_EQ(again.header("set-cookie"), first.header("set-cookie"));  // good for a year again
  for (const std::string& cookie : {std::string(), table.cookie}) {
    const HttpReply late = try_claim(server, table, invitation, cookie);
    EXPECT_EQ(late.status, 409);
    EXPECT_EQ(error_code(late.body), "conflict");
    EXPECT_EQ(late.header("set-cookie"), "");
  }
}

TEST(P11Seats, OneInvitationIsGoodForAllSeatsThatAreFree) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"open", "me", "open", "1"});
  const std::string& invitation = table.invitations.at(0);
  EXPECT_EQ(table.invitations, (std::map<int, std::string>{{0, invitation}, {2, invitation}}));
  const auto free = [&] {
    const HttpReply reply = post(server.port(), table.path("/invitation"),
                                 json::serialize(json::value{{"invitation", invitation}}));
    return std::to_string(reply.status) + " " + reply.body;
  };
  EXPECT_EQ(free(), R"(200 {"free":[0,2]})");
  const HttpReply grace = try_claim(server, table, invitation);
  EXPECT_EQ(json::parse(grace.body).at("seats"), json::parse("[0]"));
  EXPECT_EQ(free(), R"(200 {"free":[2]})");
  // The same person is told the same again, and takes no second seat unless it is asked for.
  EXPECT_EQ(try_claim(server, table, invitation, cookie_of(grace)).body, grace.body);
  server.restart();
  EXPECT_EQ(try_claim(server, table, invitation).body,
            R"({"table":")" + table.id + R"(","seats":[2]})");
  EXPECT_EQ(free(), R"(200 {"free":[]})");
  EXPECT_EQ(try_claim(server, table, invitation).status, 409);
}

TEST(P11Seats, AnInvitationIsLookedAtBeforeItIsTaken) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const auto look = [&](const std::string& body) {
    return outcome(post(server.port(), table.path("/invitation"), body));
  };
  EXPECT_EQ(look(R"({"invitation":")" + table.invitations.at(1) + R"("})"), "200 ");
  EXPECT_EQ(look(R"({"invitation":"guess"})"), "403 not_yours");
  EXPECT_EQ(look("{}"), "400 malformed");
  EXPECT_EQ(outcome(ask(server.port(), "GET", table.path("/invitation"))), "405 not_allowed");
}

// The answer to a first claim may be lost: who looked at the invitation before is known by the
// cookie of that answer.
TEST(P11Seats, AClaimSentAgainTakesNoSecondSeatAlsoWhereItIsAPersonsFirst) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open", "open"});
  const std::string body = json::serialize(json::value{{"invitation", table.invitations.at(1)}});
  const HttpReply look = post(server.port(), table.path("/invitation"), body);
  const std::string cookie = cookie_of(look);
  EXPECT_TRUE(cookie.starts_with("person="));
  EXPECT_EQ(look.header("set-cookie").substr(cookie.size()),
            "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
  const HttpReply lost = try_claim(server, table, table.invitations.at(1), cookie);
  EXPECT_EQ(json::parse(lost.body).at("seats"), json::parse("[1]"));
  EXPECT_EQ(try_claim(server, table, table.invitations.at(1), cookie).body, lost.body);
  // Who is somebody already stays the same, and who shows no invitation becomes nobody.
  const auto look_with = [&](const std::string& text, const std::string& with) {
    return post(server.port(), table.path("/invitation"), text, {{"Cookie", with}});
  };
  EXPECT_EQ(look_with(body, cookie).header("set-cookie"), "");
  EXPECT_EQ(look_with(R"({"invitation":"guess"})", "").header("set-cookie"), "");
}

TEST(P11Seats, ASeatOfTheInvitationCanBeChosen) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open", "open", "1"});
  const auto choose = [&](int seat) {
    const json::value body = {{"invitation", table.invitations.at(1)}, {"seat", seat}};
    return outcome(post(server.port(), table.path("/claim"), json::serialize(body)));
  };
  EXPECT_EQ(choose(0), "403 not_yours");
  EXPECT_EQ(choose(3), "403 not_yours");
  EXPECT_EQ(choose(6), "400 out_of_range");
  EXPECT_EQ(choose(2), "200 ");
  EXPECT_EQ(choose(2), "409 conflict");
  EXPECT_EQ(choose(1), "200 ");
}

TEST(P11Seats, TheHostIsWhoOpenedTheTable) {
  TestServer server;
  const auto host_of = [&](const TestTable& table) {
    const json::value view = json::parse(ask(server.port(), "GET", table.path()).body);
    const json::value* host = view.as_object().if_contains("host");
    return host == nullptr ? json::value() : *host;
  };
  const TestTable table = make_table(server.port(), {"1", "open", "me", "me"});
  claim(server.port(), table, 1);
  EXPECT_EQ(host_of(table), 2);
  EXPECT_TRUE(host_of(make_table(server.port(), {"open", "1"})).is_null());
}

TEST(P11Seats, ACookieCanHoldSeveralSeats) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open", "open"});
  EXPECT_EQ(claim(server.port(), table, 2, table.cookie), table.cookie);
  const HttpReply reply = ask(server.port(), "GET", table.path(), {{"Cookie", table.cookie}});
  EXPECT_EQ(json::parse(reply.body).at("you"), json::parse("[0,2]"));
}

TEST(P11Seats, OnlyInvitationsOfThisTableAreValid) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const TestTable other = make_table(server.port(), {"me", "open"});
  for (const std::string& invitation :
       {std::string(), std::string("guess"), other.invitations.at(1), secret_of(table.cookie)}) {
    const HttpReply reply = try_claim(server, table, invitation);
    EXPECT_EQ(reply.status, 403);
    EXPECT_EQ(error_code(reply.body), "not_yours");
  }
}

TEST(P11Seats, WatchersHearOfAClaim) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  Player ada(server.port(), table, table.cookie);
  ASSERT_TRUE(ada.sync());
  claim(server.port(), table, 1);
  EXPECT_EQ(ada.next(), json::parse(R"({"type":"seats","seats":[
      {"kind":"human","name":"Ada","claimed":true},
      {"kind":"human","name":"Grace","claimed":true}]})"));
}

TEST(P11Seats, OthersSeeTheFiguresOfWhoSits) {
  TestServer server;
  const HttpReply made =
      post(server.port(), "/api/tables",
           R"({"game":"pyramix","players":3,"seats":[{"kind":"me","name":"Ada","figure":"ibis"},)"
           R"({"kind":"open"},{"kind":"open"}]})");
  const json::value answer = json::parse(made.body);
  const std::string path = answer.at("invitations").at(0).at("path").as_string().c_str();
  const std::string invitation = path.substr(path.find('#') + 1);
  const TestTable table{answer.at("table").as_string().c_str(), cookie_of(made), {}};
  Player ada(server.port(), table, table.cookie);
  ASSERT_TRUE(ada.sync());
  const auto claims = [&](const char* figure) {
    const json::value body = {{"invitation", invitation}, {"figure", figure}};
    return outcome(post(server.port(), table.path("/claim"), json::serialize(body)));
  };
  EXPECT_EQ(claims("dragon"), "404 unknown");
  EXPECT_EQ(claims("cat"), "200 ");
  EXPECT_EQ(ada.next().at("seats").at(1).at("figure").as_string(), "cat");
  EXPECT_EQ(claims(""), "200 ");
  server.restart();
  const json::value seats = json::parse(ask(server.port(), "GET", table.path()).body).at("seats");
  EXPECT_EQ(seats.at(0).at("figure").as_string(), "ibis");
  EXPECT_EQ(seats.at(1).at("figure").as_string(), "cat");
  EXPECT_FALSE(seats.at(2).as_object().contains("figure"));
}

TEST(P11Seats, NobodyElseMoves) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const TestTable other = make_table(server.port(), {"me", "me"});
  const std::string grace = claim(server.port(), table, 1);
  for (const std::string& cookie : {std::string(), grace, other.cookie, "person=" + table.id,
                                    table.cookie + "x", "person=" + table.invitations.at(1)}) {
    Player player(server.port(), table, cookie);
    ASSERT_TRUE(player.sync());
    EXPECT_EQ(code_of(player.move(0, player.some_move())), "not_yours") << cookie;
  }
  Player ada(server.port(), table, "first=1; " + table.cookie + "; last=2");
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(ada.hello().at("you"), json::parse("[0]"));
  EXPECT_EQ(ada.move(0, ada.some_move()).at("type").as_string(), "accepted");
}

TEST(P11Seats, AreKeptAcrossARestart) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const std::string grace = claim(server.port(), table, 1);
  server.restart();
  EXPECT_EQ(Player(server.port(), table, table.cookie).hello().at("you"), json::parse("[0]"));
  EXPECT_EQ(Player(server.port(), table, grace).hello().at("you"), json::parse("[1]"));
  EXPECT_EQ(try_claim(server, table, table.invitations.at(1)).status, 409);
}

TEST(P11Seats, ASocketFromAnotherSiteIsRefused) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const auto open_from = [&](const std::string& origin) {
    return SocketClient(server.port(), table.path("/socket?protocol=2"),
                        {{"Cookie", table.cookie}, {"Origin", origin}})
        .reply();
  };
  EXPECT_EQ(open_from("http://benben.test").status, 101);
  EXPECT_EQ(open_from("http://evil.test").status, 403);
  EXPECT_EQ(error_code(open_from("null").body), "bad_origin");
}

// All bytes of a file.
std::string content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(P11Seats, NoSecretIsInAnAnswerALogOrTheDisk) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const std::string grace = claim(server.port(), table, 1);
  Player ada(server.port(), table, table.cookie);
  std::string heard = json::serialize(ada.hello());
  ASSERT_TRUE(ada.sync());
  heard += json::serialize(ada.move(0, "nonsense"));
  heard += json::serialize(ada.move(1, "000"));
  heard += json::serialize(ada.move(0, ada.some_move()));
  for (const char* rest : {"", "/record", "/socket", "/nothing"}) {
    heard += ask(server.port(), "GET", table.path(rest), {{"Cookie", table.cookie}}).body;
  }
  heard += try_claim(server, table, table.invitations.at(1), table.cookie).body;
  heard += try_claim(server, table, table.invitations.at(1), grace).body;
  server.stop();
  heard += server.log();
  for (const char* suffix : {"", "-wal"}) heard += content(server.database().string() + suffix);
  EXPECT_NE(heard.find(table.id), std::string::npos);
  for (const std::string& secret :
       {secret_of(table.cookie), secret_of(grace), table.invitations.at(1)}) {
    EXPECT_EQ(heard.find(secret), std::string::npos);
  }
}

TEST(P7Chance, NothingUnknownIsSentOrStored) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me"});
  Player player(server.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  // The set-up reveals the 46 cubes with a visible face and not the 10 inner ones.
  EXPECT_EQ(player.events().size(), 1u);
  EXPECT_EQ(std::ranges::count(player.events()[0], '='), 46);
  EXPECT_EQ(player.events()[0].find("111="), std::string::npos);
  ASSERT_EQ(player.move(0, player.some_move()).at("type").as_string(), "accepted");
  ASSERT_TRUE(player.sync());
  const Result<std::unique_ptr<Store>> store = open_sqlite({server.database(), 0});
  ASSERT_TRUE(store);
  const Result<StoredTable> stored = store.value()->load(table.id);
  ASSERT_TRUE(stored);
  std::vector<std::string> lines;
  for (const StoredEvent& event : stored->events) lines.push_back(event_line(event.event));
  EXPECT_EQ(lines, player.events());
}

TEST(P7Chance, EveryTableIsDrawnAnew) {
  TestServer server;
  std::set<std::string> starts;
  for (int i = 0; i < 20; ++i) {
    const TestTable table = make_table(server.port(), {"me", "me"});
    starts.insert(ask(server.port(), "GET", table.path("/record")).body);
  }
  EXPECT_EQ(starts.size(), 20u);
}

}  // namespace
}  // namespace benben
