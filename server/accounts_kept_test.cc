// Accounts over real HTTP (docs/protocol.md, Accounts): what is kept of people, for how long, and
// that it goes with them.
#include <fstream>
#include <iterator>

#include "server/test_accounts.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

TEST_F(AccountsTest, OnlyTheHashesOfSecretsAreStored) {
  const HttpReply reply = sign_up("Ada");
  const std::string cookie = cookie_of(reply);
  const std::string link = link_of(cookie);
  const Result<std::unique_ptr<Store>> store = open_sqlite({server_.database(), 0});
  const Account account = (*store)->accounts().find_account("ada").value();
  EXPECT_TRUE(account.password.starts_with("$argon2id$")) << account.password;
  std::string bytes;
  for (const char* end : {"", "-wal"}) {
    std::ifstream file(server_.database().string() + end, std::ios::binary);
    bytes.append(std::istreambuf_iterator<char>(file), {});
  }
  EXPECT_NE(bytes.find("$argon2id$"), bytes.npos);
  const std::string code = json::parse(reply.body).at("codes").at(0).as_string().c_str();
  for (const std::string& secret : {cookie.substr(7), link, code, std::string(kPassword)}) {
    EXPECT_EQ(bytes.find(secret), bytes.npos) << secret;
  }
}

// The answer that brought them to the account was lost: they show what they have left behind.
TEST_F(AccountsTest, P11WhatAGuestHasLeftBehindStoresNothing) {
  (void)sign_up("Ada");
  const std::string guest = table_of("").cookie;
  EXPECT_EQ(outcome(ask(server_.port(), "GET", "/api/account", {{"Cookie", guest}})), "200 ");
  (void)sign_in("Ada", kPassword, guest);
  const std::string open =
      R"({"game":"pyramix","players":2,"seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})";
  const HttpReply refused = post(server_.port(), "/api/tables", open, {{"Cookie", guest}});
  EXPECT_EQ(outcome(refused), "403 not_yours");
  EXPECT_EQ(fault_of(refused.body), code_of(Fault::kNewPerson));
  const HttpReply named = say("/api/person", {{"name", "Ada"}, {"figure", "cat"}}, guest);
  EXPECT_EQ(fault_of(named.body), code_of(Fault::kNewPerson));
  const HttpReply described = ask(server_.port(), "GET", "/api/account", {{"Cookie", guest}});
  const std::string fresh = cookie_of(described);
  EXPECT_NE(fresh, "");
  EXPECT_NE(fresh, guest);
  EXPECT_EQ(outcome(post(server_.port(), "/api/tables", open, {{"Cookie", fresh}})), "201 ");
}

TEST_F(AccountsTest, ADeviceThatNobodySeesForAYearIsSignedOut) {
  const std::string idle = cookie_of(sign_up("Ada"));
  const std::string used = cookie_of(sign_in("Ada"));
  const TestTable table = table_of(idle);
  server_.clock().advance(std::chrono::hours(24 * 300));
  EXPECT_TRUE(is_signed_in(used));
  server_.clock().advance(std::chrono::hours(24 * 66));
  EXPECT_FALSE(is_signed_in(idle));
  EXPECT_EQ(seats(table, idle), "[]");
  EXPECT_TRUE(is_signed_in(used));
  server_.restart(options());
  EXPECT_EQ(devices(used), 1u);
}

TEST_F(AccountsTest, WhoIsDeletedIsGoneAndTheirGamesStay) {
  const HttpReply reply = sign_up("Ada");
  const std::string here = cookie_of(reply);
  const std::string there = cookie_of(sign_in("Ada"));
  const TestTable table = table_of(here, "Ada");
  const std::string grace = claim(server_.port(), table, 1);
  Player watching(server_.port(), table, grace);
  Player own(server_.port(), table, there);
  ASSERT_TRUE(watching.sync() && own.sync());
  const auto erase = [&](const std::string& password) {
    return say("/api/account/delete", {{"password", password}}, here);
  };
  EXPECT_EQ(outcome(erase("wrong horse")), "403 not_yours");
  EXPECT_TRUE(is_signed_in(here));
  const HttpReply gone = erase(kPassword);
  EXPECT_EQ(outcome(gone), "200 ");
  EXPECT_EQ(end_of(own), code_of(Fault::kNewPerson) + " 1008");
  json::value news;
  do {
    news = watching.next();
  } while (!news.is_null() && news.at("type") != "seats");
  EXPECT_EQ(news.at("seats").at(0),
            (json::value{{"kind", "human"}, {"name", ""}, {"claimed", true}}));
  for (const char* when : {"now", "after a restart"}) {
    for (const std::string& cookie : {here, there, cookie_of(gone)}) {
      EXPECT_FALSE(is_signed_in(cookie)) << when;
      EXPECT_EQ(seats(table, cookie), "[]") << when;
    }
    EXPECT_EQ(seats(table, grace), "[1]") << when;
    EXPECT_EQ(ask(server_.port(), "GET", table.path()).body.find("Ada"), std::string::npos);
    EXPECT_EQ(outcome(sign_in("Ada")), "403 not_yours") << when;
    server_.restart();
  }
  const std::string code = json::parse(reply.body).at("codes").at(0).as_string().c_str();
  EXPECT_EQ(fault_of(say("/api/account/recover",
                         {{"code", code}, {"password", kPassword}, {"device", ""}})
                         .body),
            code_of(Fault::kNoSuchCode));
  EXPECT_EQ(outcome(sign_up("Ada")), "201 ") << "the name is free";
  EXPECT_EQ(seats(table, cookie_of(sign_in("Ada"))), "[]");
}

TEST_F(AccountsTest, AnExportHasAllThatIsKept) {
  const std::string cookie = cookie_of(sign_up("Ada"));
  EXPECT_EQ(outcome(say("/api/person", {{"name", "Ada"}, {"figure", "ibis"}}, cookie)), "200 ");
  std::vector<std::string> tables;
  for (int i = 0; i < 102; ++i) tables.insert(tables.begin(), table_of(cookie, "Ada").id);
  (void)table_of("");
  const auto part = [&](const std::string& query) {
    return json::parse(
        ask(server_.port(), "GET", "/api/account/export" + query, {{"Cookie", cookie}}).body);
  };
  const json::value first = part("");
  EXPECT_EQ(first.at("name"), "Ada");
  EXPECT_EQ(first.at("figure"), "ibis");
  EXPECT_EQ(first.at("account"), described(cookie).at("account"));
  EXPECT_EQ(first.at("tables").as_array().size(), 100u);
  EXPECT_EQ(first.at("next"), 100);
  const std::string record = first.at("tables").at(0).at("record").as_string().c_str();
  EXPECT_NE(record.find("[Seat0 \"Ada\"]"), record.npos) << record;
  EXPECT_TRUE(first.at("tournaments").as_array().empty());
  EXPECT_TRUE(first.at("notices").as_array().empty());
  EXPECT_TRUE(first.at("sanctions").as_array().empty());
  const HttpReply cup = say("/api/tournaments",
                            {{"name", "A cup"},
                             {"game", "pyramix"},
                             {"seats", 2},
                             {"system", "swiss"},
                             {"clock", "live 60 0 lose"},
                             {"most", 8}},
                            cookie);
  ASSERT_EQ(cup.status, 201) << cup.body;
  EXPECT_EQ(json::serialize(part("").at("tournaments")),
            R"([{"tournament":")" +
                std::string(json::parse(cup.body).at("tournament").as_string().c_str()) +
                R"(","organiser":true}])");
  const json::value rest = part("?from=100");
  std::vector<std::string> exported;
  for (const json::value& some : {first, rest}) {
    for (const json::value& table : some.at("tables").as_array()) {
      exported.emplace_back(table.at("table").as_string().c_str());
    }
  }
  EXPECT_EQ(exported, tables);
  EXPECT_FALSE(rest.as_object().contains("next"));
  EXPECT_EQ(part("?from=x").at("error").at("fault").as_string(), code_of(Fault::kFromForm));
}

TEST_F(AccountsTest, WhatAGuestSaysOfThemselvesIsKept) {
  EXPECT_EQ(json::serialize(described("")), R"({"name":"","figure":""})");
  const HttpReply said = say("/api/person", {{"name", " Ada "}, {"figure", "cat"}});
  EXPECT_EQ(outcome(said), "200 ");
  const std::string cookie = cookie_of(said);
  EXPECT_EQ(json::serialize(described(cookie)), R"({"name":"Ada","figure":"cat"})");
  EXPECT_EQ(fault_of(say("/api/person", {{"name", "A"}, {"figure", "dragon"}}, cookie).body),
            code_of(Fault::kNoSuchFigure));
  EXPECT_EQ(fault_of(say("/api/person", {{"name", "bot:1"}, {"figure", ""}}, cookie).body),
            "name_of_bot");
  server_.restart();
  EXPECT_EQ(described(cookie).at("figure"), "cat");
  // The figure goes into the account, and there the name is the account's.
  const std::string account = cookie_of(sign_up("Grace", cookie));
  EXPECT_EQ(described(account).at("figure"), "cat");
  EXPECT_EQ(described(account).at("name"), "Grace");
  EXPECT_EQ(json::serialize(described(cookie)), R"({"name":"","figure":""})");
  EXPECT_EQ(fault_of(say("/api/person", {{"name", "Ada"}, {"figure", ""}}, account).body),
            code_of(Fault::kNameIsAccounts));
}

}  // namespace
}  // namespace benben
