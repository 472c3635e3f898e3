// P11: one cookie is one person at all tables, moves to another device by a link, and takes nothing
// from anybody.
#include <gtest/gtest.h>

#include "server/cookies.h"
#include "server/test_server.h"
#include "store/sqlite.h"
#include "table/secret.h"

namespace benben {
namespace {

namespace json = boost::json;

std::string secret(char letter) { return std::string(43, letter); }

TEST(Cookies, AreReadByNameAndForm) {
  const auto own = [](const std::string& header) {
    return read_cookies(header, Scheme::kHttp).own;
  };
  EXPECT_EQ(own("person=" + secret('a')), Secrets{secret('a')});
  EXPECT_EQ(own("x=1; person=" + secret('a') + "." + secret('b') + ";y=2"),
            (Secrets{secret('a'), secret('b')}));
  for (const char* wrong : {"", "person=", "person=short", "xperson=", "person"}) {
    EXPECT_TRUE(own(wrong).empty()) << wrong;
  }
  EXPECT_TRUE(own("person=" + secret('a') + "x").empty());
  EXPECT_TRUE(own("personx=" + secret('a')).empty());
  EXPECT_EQ(read_cookies("seat=" + secret('c'), Scheme::kHttp).seats, Secrets{secret('c')});
}

TEST(Cookies, ByHttpsOnlyTheSafeOneIsTheBrowsersOwn) {
  const std::string both = "person=" + secret('a') + "; __Host-person=" + secret('b');
  EXPECT_EQ(read_cookies(both, Scheme::kHttps).own, Secrets{secret('b')});
  EXPECT_EQ(read_cookies(both, Scheme::kHttps).others, Secrets{secret('a')});
  EXPECT_EQ(read_cookies(both, Scheme::kHttps).proofs().size(), 2u);
  EXPECT_EQ(read_cookies(both, Scheme::kHttp).own, Secrets{secret('a')});
  const Secrets fresh = read_cookies("person=" + secret('a'), Scheme::kHttps).person();
  ASSERT_EQ(fresh.size(), 1u);
  EXPECT_NE(fresh.front(), secret('a'));
}

TEST(Cookies, ABrowserIsItsOwnPersonOrANewOne) {
  EXPECT_EQ(read_cookies("person=" + secret('a') + "; seat=" + secret('b'), Scheme::kHttp).person(),
            Secrets{secret('a')});
  for (const std::string& header : {std::string(), "seat=" + secret('b')}) {
    const Secrets fresh = read_cookies(header, Scheme::kHttp).person();
    ASSERT_EQ(fresh.size(), 1u);
    EXPECT_TRUE(is_random_text(fresh.front(), kSecretBytes));
    EXPECT_NE(fresh.front(), secret('b'));
  }
}

TEST(Cookies, HoldEightSecretsTheirOwnFirstAndTheNewestNext) {
  Secrets own;
  for (char letter = 'a'; letter < 'i'; ++letter) own.push_back(secret(letter));
  const Secrets all = with_secrets(own, {secret('b'), secret('x'), secret('y')});
  EXPECT_EQ(all, (Secrets{secret('a'), secret('b'), secret('x'), secret('y'), secret('c'),
                          secret('d'), secret('e'), secret('f')}));
  EXPECT_EQ(split_secrets(join_secrets(all)), all);
}

TEST(Secrets, WhatIsSealedOpensWithItsSecretAlone) {
  const std::string sealed = seal("text", "secret");
  EXPECT_EQ(unseal(sealed, "secret"), "text");
  EXPECT_EQ(unseal(sealed, "Secret"), std::nullopt);
  EXPECT_EQ(unseal(sealed.substr(1), "secret"), std::nullopt);
  EXPECT_EQ(unseal("", "secret"), std::nullopt);
  EXPECT_NE(seal("text", "secret"), sealed);
  EXPECT_EQ(sealed.find("text"), sealed.npos);
}

class PeopleTest : public testing::Test {
 protected:
  using Headers = std::map<std::string, std::string>;

  // A table with a seat of this cookie's person, and another that is open.
  TestTable table_of(const std::string& cookie) {
    const HttpReply reply = post(server_.port(), "/api/tables", kTable, {{"Cookie", cookie}});
    EXPECT_EQ(reply.status, 201);
    return made_table(reply);
  }

  std::string seats(const TestTable& table, const std::string& cookie) {
    return proved_seats(server_.port(), table, cookie);
  }

  // The tables of a cookie's person, the latest first.
  std::vector<std::string> tables(const std::string& cookie) {
    return ids(ask(server_.port(), "GET", "/api/person", {{"Cookie", cookie}}));
  }
  static std::vector<std::string> ids(const HttpReply& reply) {
    EXPECT_EQ(reply.status, 200) << reply.body;
    std::vector<std::string> ids;
    const json::value answer = json::parse(reply.body);
    for (const json::value& table : answer.at("tables").as_array()) {
      ids.emplace_back(table.at("table").as_string().c_str());
    }
    return ids;
  }

  HttpReply recovery(const std::string& cookie) {
    return post(server_.port(), "/api/person/recovery", "{}", {{"Cookie", cookie}});
  }
  std::string link_of(const std::string& cookie) {
    const HttpReply reply = recovery(cookie);
    EXPECT_EQ(reply.status, 200) << reply.body;
    const std::string path = json::parse(reply.body).at("path").as_string().c_str();
    EXPECT_TRUE(path.starts_with("/recover#"));
    return path.substr(path.find('#') + 1);
  }
  HttpReply recover(const std::string& link, const std::string& cookie = "") {
    return post(server_.port(), "/api/person/recover",
                json::serialize(json::value{{"secret", link}}), {{"Cookie", cookie}});
  }

  TestServer server_;
};

TEST_F(PeopleTest, OneCookieHoldsAllSeats) {
  const TestTable first = table_of("");
  std::string cookie = first.cookie;
  for (int i = 0; i < 300; ++i) {
    const TestTable next = table_of(cookie);
    ASSERT_EQ(next.cookie, first.cookie);
  }
  EXPECT_EQ(seats(first, cookie), "[0]");
  EXPECT_EQ(tables(cookie).size(), 100u);  // the latest
}

TEST_F(PeopleTest, TheTablesOfAPerson) {
  const TestTable first = table_of("");
  const TestTable second = table_of(first.cookie);
  const TestTable others = table_of("");
  EXPECT_EQ(claim(server_.port(), others, 1, first.cookie), first.cookie);
  EXPECT_EQ(tables(first.cookie), (std::vector{others.id, second.id, first.id}));
  EXPECT_EQ(tables(others.cookie), std::vector{others.id});
  EXPECT_TRUE(tables("").empty());
  EXPECT_TRUE(tables("person=" + first.id).empty());
  const HttpReply reply = ask(server_.port(), "GET", "/api/person", {{"Cookie", first.cookie}});
  EXPECT_EQ(json::parse(reply.body).at("tables").at(0), (json::value{{"table", others.id},
                                                                     {"game", "pyramix"},
                                                                     {"you", json::array{1}},
                                                                     {"ply", 1},
                                                                     {"over", false},
                                                                     {"turn", json::array{0}}}));
}

TEST_F(PeopleTest, APlantedCookieLocksNobodyOut) {
  const TestTable table = table_of("");
  const std::string planted = "person=" + secret('x');
  EXPECT_EQ(seats(table, planted + "; " + table.cookie), "[0]");
  EXPECT_EQ(seats(table, table.cookie + "; " + planted), "[0]");
  EXPECT_EQ(seats(table, planted), "[]");
  EXPECT_EQ(seats(table, "seat=" + secret('x') + "; " + table.cookie), "[0]");
}

TEST_F(PeopleTest, ManyPlantedCookiesLockNobodyOut) {
  const TestTable table = table_of("");
  Secrets planted;
  for (char letter = 'a'; letter < 'z'; ++letter) planted.push_back(secret(letter));
  const std::string cookies = "person=" + join_secrets(planted) + "; " + table.cookie;
  EXPECT_EQ(seats(table, cookies), "[0]");
}

TEST_F(PeopleTest, AnOldSeatCookieBecomesThePersons) {
  const TestTable first = table_of("");
  const TestTable second = table_of("");
  const std::string old_second = "seat=" + second.cookie.substr(7);
  // It proves alone, and changes nothing as long as the browser is nobody;
  EXPECT_EQ(seats(second, old_second), "[0]");
  EXPECT_EQ(seats(second, old_second), "[0]");
  // beside a person's own cookie, that one proves the seat from then on.
  EXPECT_EQ(seats(second, old_second + "; " + first.cookie), "[0]");
  EXPECT_EQ(seats(second, first.cookie), "[0]");
  EXPECT_EQ(seats(second, old_second), "[]");
  server_.restart();
  EXPECT_EQ(seats(second, first.cookie), "[0]");
}

TEST_F(PeopleTest, WhatIsSomebodysIsNotMovedToWhoPlantsACookie) {
  const TestTable table = table_of("");
  const std::string own = table.cookie.substr(7);
  const std::string planted = "person=" + secret('x');
  EXPECT_EQ(seats(table, planted + "; person=" + own + "; seat=" + own), "[0]");
  EXPECT_EQ(seats(table, table.cookie), "[0]");
  EXPECT_EQ(seats(table, planted), "[]");
}

TEST_F(PeopleTest, ALinkBringsTheSeatsToAnotherDevice) {
  const TestTable table = table_of("");
  const std::string link = link_of(table.cookie);
  server_.restart();
  const HttpReply reply = recover(link);
  EXPECT_EQ(ids(reply), std::vector{table.id});
  EXPECT_EQ(seats(table, cookie_of(reply)), "[0]");
  EXPECT_EQ(ids(recover(link)), std::vector{table.id});  // a third device
  // Who was sent it gives nothing away by opening it: what they take next is their own.
  const TestTable next = table_of(cookie_of(reply));
  EXPECT_EQ(seats(next, cookie_of(reply)), "[0]");
  EXPECT_EQ(seats(next, table.cookie), "[]");
  // and a link of theirs does not void the owner's.
  (void)link_of(cookie_of(reply));
  EXPECT_EQ(recover(link).status, 200);
}

TEST_F(PeopleTest, WhoIsSomebodyKeepsTheirOwnSeatsForThemselves) {
  const TestTable mine = table_of("");
  const TestTable theirs = table_of("");
  const std::string both = cookie_of(recover(link_of(theirs.cookie), mine.cookie));
  EXPECT_EQ(seats(mine, both), "[0]");
  EXPECT_EQ(seats(theirs, both), "[0]");
  EXPECT_EQ(seats(mine, theirs.cookie), "[]");  // the link was no trap
  const TestTable next = table_of(both);
  EXPECT_EQ(next.cookie, both);
  EXPECT_EQ(seats(next, mine.cookie), "[0]");
  EXPECT_EQ(seats(next, theirs.cookie), "[]");
  EXPECT_EQ(tables(both), (std::vector{next.id, theirs.id, mine.id}));
}

TEST_F(PeopleTest, ANewLinkVoidsTheOlder) {
  const TestTable table = table_of("");
  const std::string old_link = link_of(table.cookie);
  const std::string link = link_of(table.cookie);
  EXPECT_EQ(recover(old_link).status, 403);
  EXPECT_EQ(error_code(recover(old_link).body), "not_yours");
  EXPECT_EQ(recover(link).status, 200);
  for (const std::string& wrong : {std::string(), std::string("x"), secret('x'), table.id}) {
    const HttpReply reply = recover(wrong);
    EXPECT_EQ(reply.status, 403) << wrong;
    EXPECT_EQ(reply.header("set-cookie"), "");
  }
}

TEST_F(PeopleTest, WhoHasNoSeatHasNothingToRecover) {
  EXPECT_EQ(recovery("").status, 403);
  EXPECT_EQ(error_code(recovery("").body), "not_yours");
  EXPECT_EQ(post(server_.port(), "/api/person/recovery", R"({"x":1})").status, 400);
}

TEST_F(PeopleTest, ATableIsDeletedByWhoSitsThereAlone) {
  const TestTable table = table_of("");
  const auto remove = [&](const std::string& cookie) {
    const HttpReply reply = ask(server_.port(), "DELETE", table.path(), {{"Cookie", cookie}});
    return std::to_string(reply.status) + " " + reply.body.substr(0, 10);
  };
  EXPECT_TRUE(remove("").starts_with("403"));
  EXPECT_TRUE(remove("person=" + secret('x')).starts_with("403"));
  Player watcher(server_.port(), table, "");
  ASSERT_TRUE(watcher.sync());
  EXPECT_EQ(remove(table.cookie), "200 {\"deleted\"");
  EXPECT_EQ(watcher.next().at("error").at("code"), "unknown");
  EXPECT_EQ(watcher.socket().close_code(), 1011);
  EXPECT_EQ(ask(server_.port(), "GET", table.path()).status, 404);
  server_.restart();
  EXPECT_EQ(ask(server_.port(), "GET", table.path()).status, 404);
  EXPECT_TRUE(tables(table.cookie).empty());
}

TEST_F(PeopleTest, WhoTakesASeatWhileTheTableIsDeletedIsNotDeceived) {
  for (int i = 0; i < 20; ++i) {
    const TestTable table = table_of("");
    const std::string body = R"({"invitation":")" + table.invitations.at(1) + R"("})";
    TcpClient claimer(server_.port());
    TcpClient deleter(server_.port());
    claimer.send(
        http_request("POST", table.path("/claim"), {{"Content-Type", "application/json"}}, body));
    deleter.send(http_request("DELETE", table.path(), {{"Cookie", table.cookie}}));
    const bool is_claimed = read_reply(claimer).status == 200;
    const bool is_deleted = read_reply(deleter).status == 200;
    EXPECT_NE(is_claimed, is_deleted);
    EXPECT_EQ(ask(server_.port(), "GET", table.path()).status, is_claimed ? 200 : 404);
  }
}

TEST_F(PeopleTest, WhoClaimsTwiceAtOnceIsToldTheSameTwice) {
  const TestTable mine = table_of("");
  const TestTable table = table_of("");
  const std::string request = http_request(
      "POST", table.path("/claim"), {{"Content-Type", "application/json"}, {"Cookie", mine.cookie}},
      R"({"invitation":")" + table.invitations.at(1) + R"("})");
  TcpClient one(server_.port());
  TcpClient other(server_.port());
  one.send(request);
  other.send(request);
  EXPECT_EQ(read_reply(one).body, read_reply(other).body);
}

TEST_F(PeopleTest, ATableOfTwoPeopleIsNotOnesToDelete) {
  const TestTable table = table_of("");
  const std::string other = claim(server_.port(), table, 1);
  for (const std::string& cookie : {table.cookie, other}) {
    const HttpReply reply = ask(server_.port(), "DELETE", table.path(), {{"Cookie", cookie}});
    EXPECT_EQ(reply.status, 403);
    EXPECT_EQ(error_code(reply.body), "not_yours");
  }
  EXPECT_EQ(
      ask(server_.port(), "DELETE", table.path(), {{"Cookie", table.cookie + "; " + other}}).status,
      200);
}

}  // namespace
}  // namespace benben
