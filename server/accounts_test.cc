// Accounts over real HTTP (docs/protocol.md, Accounts): how one comes in and leaves, whose seats
// are whose, and that everybody else is refused and told nothing.
#include "server/accounts.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/faults.h"
#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

std::string code_of(Fault fault) {
  return std::string(server_faults()[static_cast<std::size_t>(fault)].code);
}

constexpr const char* kPassword = "correct horse";

class AccountsTest : public testing::Test {
 protected:
  HttpReply say(const std::string& path, const json::value& body, const std::string& cookie = "") {
    return post(server_.port(), path, json::serialize(body), {{"Cookie", cookie}});
  }
  HttpReply sign_up(const std::string& name, const std::string& cookie = "") {
    return say("/api/account",
               {{"name", name}, {"password", kPassword}, {"device", "Firefox on Linux"}}, cookie);
  }
  HttpReply sign_in(const std::string& name, const std::string& password = kPassword,
                    const std::string& cookie = "") {
    return say("/api/account/sign-in",
               {{"name", name}, {"password", password}, {"device", "Chrome on Android"}}, cookie);
  }
  std::string link_of(const std::string& cookie) {
    const HttpReply reply = say("/api/account/link", json::object(), cookie);
    EXPECT_EQ(reply.status, 200) << reply.body;
    const std::string path = json::parse(reply.body).at("path").as_string().c_str();
    EXPECT_TRUE(path.starts_with("/recover#device."));
    return path.substr(path.find('.') + 1);
  }
  HttpReply enter(const std::string& link, const std::string& cookie = "") {
    return say("/api/account/enter", {{"secret", link}, {"device", ""}}, cookie);
  }
  HttpReply sign_out(const std::string& device, const std::string& cookie) {
    return say("/api/account/sign-out", {{"device", device}}, cookie);
  }
  json::value described(const std::string& cookie) {
    const HttpReply reply = ask(server_.port(), "GET", "/api/account", {{"Cookie", cookie}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    return json::parse(reply.body);
  }
  bool is_signed_in(const std::string& cookie) {
    return described(cookie).as_object().contains("account");
  }
  std::size_t devices(const std::string& cookie) {
    return described(cookie).at("account").at("devices").as_array().size();
  }
  // A table with a seat of this cookie's person, and another that is open.
  TestTable table_of(const std::string& cookie, const std::string& name = "") {
    const json::value body = {
        {"game", "pyramix"},
        {"players", 2},
        {"seats", json::array{{{"kind", "me"}, {"name", name}}, json::object{{"kind", "open"}}}}};
    const HttpReply reply = say("/api/tables", body, cookie);
    EXPECT_EQ(reply.status, 201) << reply.body;
    const json::value answer = json::parse(reply.body);
    TestTable table{answer.at("table").as_string().c_str(), cookie_of(reply), {}};
    const std::string path = answer.at("invitations").at(0).at("path").as_string().c_str();
    table.invitations[1] = path.substr(path.find('#') + 1);
    return table;
  }
  // The seats that a cookie proves, at the table's description and at its socket.
  std::string seats(const TestTable& table, const std::string& cookie) {
    const HttpReply reply = ask(server_.port(), "GET", table.path(), {{"Cookie", cookie}});
    const json::value you = json::parse(reply.body).at("you");
    EXPECT_EQ(Player(server_.port(), table, cookie).hello().at("you"), you);
    return json::serialize(you);
  }
  // How a socket ends that was open: the fault and the close code.
  static std::string end_of(Player& player) {
    std::string fault;
    while (true) {
      const json::value message = player.next();
      if (message.is_null()) break;
      if (message.at("type") == "error")
        fault = message.at("error").at("fault").as_string().c_str();
    }
    return fault + " " + std::to_string(player.socket().close_code());
  }

  // Years pass here, and nobody plays.
  static TestOptions options() {
    TestOptions options;
    options.limits.unplayed_time = std::chrono::hours(0);
    return options;
  }

  TestServer server_{options()};
};

TEST_F(AccountsTest, WhoSignsUpKeepsTheirSeats) {
  const TestTable table = table_of("");
  const HttpReply reply = sign_up("Ada", table.cookie);
  EXPECT_EQ(reply.status, 201) << reply.body;
  EXPECT_EQ(json::parse(reply.body).at("codes").as_array().size(), 10u);
  const std::string cookie = cookie_of(reply);
  EXPECT_EQ(seats(table, cookie), "[0]");
  EXPECT_EQ(seats(table, table.cookie), "[]") << "the older secret proves nothing any more";
  const TestTable next = table_of(cookie);
  EXPECT_EQ(next.cookie, cookie);
  server_.restart();
  EXPECT_EQ(seats(table, cookie), "[0]");
  EXPECT_EQ(seats(next, cookie), "[0]");
  EXPECT_EQ(described(cookie).at("name"), "Ada");
  EXPECT_EQ(described(cookie).at("account").at("devices").at(0).at("label"), "Firefox on Linux");
}

TEST_F(AccountsTest, SeatsAreTheSameOnEachDevice) {
  const std::string first = cookie_of(sign_up("Ada"));
  const TestTable table = table_of(first);
  const std::string by_password = cookie_of(sign_in("ada"));
  const std::string by_link = cookie_of(enter(link_of(first)));
  EXPECT_EQ(seats(table, by_password), "[0]");
  EXPECT_EQ(seats(table, by_link), "[0]");
  const TestTable next = table_of(by_link);
  EXPECT_EQ(seats(next, first), "[0]");
  EXPECT_EQ(devices(first), 3u);
  EXPECT_NE(by_password, first);
  EXPECT_NE(by_link, by_password);
}

TEST_F(AccountsTest, AGuestsSeatsMoveIntoTheAccount) {
  const std::string home = cookie_of(sign_up("Ada"));
  const TestTable hers = table_of(home);
  const TestTable guests = table_of("");
  // In memory and in the store.
  const std::string away = cookie_of(sign_in("Ada", kPassword, guests.cookie));
  for (const char* when : {"now", "after a restart"}) {
    EXPECT_EQ(seats(guests, away), "[0]") << when;
    EXPECT_EQ(seats(guests, home), "[0]") << when;
    EXPECT_EQ(seats(hers, away), "[0]") << when;
    EXPECT_EQ(seats(guests, guests.cookie), "[]") << when;
    server_.restart();
  }
}

TEST_F(AccountsTest, SeatsThatALinkBroughtStayTheirOwners) {
  const TestTable mine = table_of("");
  const TestTable theirs = table_of("");
  const HttpReply link = say("/api/person/recovery", json::object(), theirs.cookie);
  const std::string path = json::parse(link.body).at("path").as_string().c_str();
  const std::string both = cookie_of(
      say("/api/person/recover", {{"secret", path.substr(path.find('#') + 1)}}, mine.cookie));
  const std::string cookie = cookie_of(sign_up("Ada", both));
  EXPECT_EQ(seats(mine, cookie), "[0]");
  EXPECT_EQ(seats(theirs, cookie), "[0]");
  EXPECT_EQ(seats(theirs, theirs.cookie), "[0]") << "they were not moved";
  EXPECT_EQ(seats(theirs, cookie_of(sign_in("Ada"))), "[]");
}

TEST_F(AccountsTest, ANameIsOnesAlone) {
  EXPECT_EQ(outcome(sign_up("Ada")), "201 ");
  for (const char* name : {"Ada", "ADA", "a d a",
                           "\xD0\x90"
                           "da"}) {
    EXPECT_EQ(outcome(sign_up(name)), "409 conflict") << name;
    EXPECT_EQ(fault_of(sign_up(name).body), code_of(Fault::kAccountTaken)) << name;
    EXPECT_EQ(sign_up(name).header("set-cookie"), "");
  }
  EXPECT_EQ(outcome(sign_up("Adam")), "201 ");
  EXPECT_EQ(fault_of(sign_up("A").body), code_of(Fault::kAccountName));
  EXPECT_EQ(
      fault_of(
          say("/api/account", {{"name", "Grace"}, {"password", "short"}, {"device", ""}}).body),
      code_of(Fault::kPasswordForm));
  EXPECT_EQ(fault_of(say("/api/account",
                         {{"name", "Grace Hopper"}, {"password", "gracehopper"}, {"device", ""}})
                         .body),
            code_of(Fault::kPasswordIsName));
}

TEST_F(AccountsTest, AWrongPasswordAndAnUnknownNameAreAnsweredTheSame) {
  (void)sign_up("Ada");
  const HttpReply wrong = sign_in("Ada", "wrong horse");
  EXPECT_EQ(outcome(wrong), "403 not_yours");
  EXPECT_EQ(fault_of(wrong.body), code_of(Fault::kWrongPassword));
  EXPECT_EQ(wrong.header("set-cookie"), "");
  for (const auto& [name, password] : {std::pair{"Bob", "correct horse"},
                                       {"Ada", "short"},
                                       {"Ada", ""},
                                       {"", "correct horse"},
                                       {"!", "x"}}) {
    EXPECT_EQ(sign_in(name, password).body, wrong.body) << name << " " << password;
  }
  EXPECT_EQ(outcome(sign_in("Ada")), "200 ");
}

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

TEST_F(AccountsTest, ACodeServesOnceAndEndsAllOtherDevices) {
  const HttpReply reply = sign_up("Ada");
  const std::string old = cookie_of(reply);
  const std::string old_link = link_of(old);
  const json::value codes = json::parse(reply.body).at("codes");
  const auto recover = [&](const json::value& code, const std::string& password) {
    return say("/api/account/recover", {{"code", code}, {"password", password}, {"device", ""}});
  };
  EXPECT_EQ(fault_of(recover(codes.at(0), "ada").body), code_of(Fault::kPasswordForm));
  EXPECT_EQ(fault_of(recover("WRONG-WRONG-WRONG-WRONG", "battery staple").body),
            code_of(Fault::kNoSuchCode));
  const HttpReply entered = recover(codes.at(0), "battery staple");
  EXPECT_EQ(outcome(entered), "200 ");
  EXPECT_EQ(json::parse(entered.body).at("name"), "Ada");
  const std::string cookie = cookie_of(entered);
  EXPECT_TRUE(is_signed_in(cookie));
  EXPECT_FALSE(is_signed_in(old));
  EXPECT_EQ(described(cookie).at("account").at("codes"), 9);
  EXPECT_EQ(fault_of(recover(codes.at(0), "battery staple").body), code_of(Fault::kNoSuchCode));
  EXPECT_EQ(fault_of(enter(old_link).body), "no_such_link");
  EXPECT_EQ(outcome(sign_in("Ada", kPassword)), "403 not_yours");
  EXPECT_EQ(outcome(sign_in("Ada", "battery staple")), "200 ");
  const HttpReply renewed = say("/api/account/codes", {{"password", "battery staple"}}, cookie);
  EXPECT_EQ(json::parse(renewed.body).at("codes").as_array().size(), 10u);
  EXPECT_EQ(fault_of(recover(codes.at(1), "battery staple").body), code_of(Fault::kNoSuchCode));
}

TEST_F(AccountsTest, ALinkServesOnceAndForTenMinutes) {
  const std::string cookie = cookie_of(sign_up("Ada"));
  const std::string first = link_of(cookie);
  const std::string link = link_of(cookie);
  EXPECT_EQ(outcome(enter(first)), "403 not_yours") << "a newer one has replaced it";
  EXPECT_EQ(outcome(enter(link)), "200 ");
  EXPECT_EQ(outcome(enter(link)), "403 not_yours");
  const std::string late = link_of(cookie);
  server_.clock().advance(std::chrono::minutes(10));
  EXPECT_EQ(outcome(enter(late)), "403 not_yours");
  EXPECT_EQ(outcome(enter("")), "403 not_yours");
}

TEST_F(AccountsTest, ANewPasswordEndsAllOtherDevices) {
  const std::string here = cookie_of(sign_up("Ada"));
  const std::string there = cookie_of(sign_in("Ada"));
  const auto change = [&](const std::string& old, const std::string& fresh) {
    return outcome(say("/api/account/password", {{"old", old}, {"new", fresh}}, here));
  };
  EXPECT_EQ(change("wrong horse", "battery staple"), "403 not_yours");
  EXPECT_EQ(change(kPassword, "ada"), "400 malformed");
  EXPECT_TRUE(is_signed_in(there));
  EXPECT_EQ(change(kPassword, "battery staple"), "200 ");
  EXPECT_TRUE(is_signed_in(here));
  EXPECT_FALSE(is_signed_in(there));
  EXPECT_EQ(outcome(sign_in("Ada")), "403 not_yours");
}

TEST_F(AccountsTest, WhoSignsOutGoesOnAsSomebodyNew) {
  const std::string cookie = cookie_of(sign_up("Ada"));
  const TestTable table = table_of(cookie);
  const HttpReply reply = sign_out("this", cookie);
  EXPECT_EQ(outcome(reply), "200 ");
  const std::string after = cookie_of(reply);
  EXPECT_NE(after, cookie);
  for (const std::string& gone : {cookie, after}) {
    EXPECT_FALSE(is_signed_in(gone));
    EXPECT_EQ(seats(table, gone), "[]");
  }
  const TestTable next = table_of(after);
  EXPECT_EQ(next.cookie, after);
  EXPECT_EQ(seats(next, after), "[0]");
  server_.restart();
  EXPECT_FALSE(is_signed_in(cookie));
  EXPECT_EQ(seats(next, cookie_of(sign_in("Ada", kPassword, after))), "[0]");
}

TEST_F(AccountsTest, OthersAreSignedOutByTheirNumberOrAll) {
  const std::string here = cookie_of(sign_up("Ada"));
  const std::string there = cookie_of(sign_in("Ada"));
  const std::string third = cookie_of(sign_in("Ada"));
  const std::string bob = cookie_of(sign_up("Bob"));
  const auto number_of = [&](const std::string& cookie) {
    return std::to_string(described(cookie).at("account").at("device").as_int64());
  };
  EXPECT_EQ(fault_of(sign_out(number_of(there), bob).body), code_of(Fault::kNoSuchDevice));
  EXPECT_EQ(fault_of(sign_out("99", here).body), code_of(Fault::kNoSuchDevice));
  EXPECT_EQ(fault_of(sign_out("all", here).body), code_of(Fault::kNoSuchDevice));
  EXPECT_TRUE(is_signed_in(there));
  EXPECT_EQ(outcome(sign_out(number_of(there), here)), "200 ");
  EXPECT_FALSE(is_signed_in(there));
  EXPECT_TRUE(is_signed_in(third));
  EXPECT_EQ(outcome(sign_out("others", here)), "200 ");
  EXPECT_TRUE(is_signed_in(here));
  EXPECT_FALSE(is_signed_in(third));
  EXPECT_TRUE(is_signed_in(bob));
  EXPECT_EQ(outcome(sign_out(number_of(here), here)), "200 ");
  EXPECT_FALSE(is_signed_in(here));
}

TEST_F(AccountsTest, SocketsEndWithWhatProvedThem) {
  const std::string here = cookie_of(sign_up("Ada"));
  const std::string there = cookie_of(sign_in("Ada"));
  const TestTable table = table_of(here);
  Player at_home(server_.port(), table, here);
  Player away(server_.port(), table, there);
  Player stranger(server_.port(), table, "");
  ASSERT_TRUE(at_home.sync() && away.sync() && stranger.sync());
  EXPECT_EQ(outcome(sign_out("others", here)), "200 ");
  EXPECT_EQ(end_of(away), code_of(Fault::kNewPerson) + " 1008");
  EXPECT_TRUE(at_home.sync());
  EXPECT_TRUE(stranger.sync());
  EXPECT_EQ(at_home.move(0, at_home.some_move()).at("type"), "accepted");
  // Whoever comes again by the same cookie only watches.
  Player again(server_.port(), table, there);
  EXPECT_EQ(again.hello().at("you"), json::array());
}

TEST_F(AccountsTest, SocketsOfAGuestWhoSignsInComeAgain) {
  (void)sign_up("Ada");
  const TestTable table = table_of("");
  Player guest(server_.port(), table, table.cookie);
  ASSERT_TRUE(guest.sync());
  const std::string cookie = cookie_of(sign_in("Ada", kPassword, table.cookie));
  EXPECT_EQ(end_of(guest), code_of(Fault::kNewPerson) + " 1008");
  Player again(server_.port(), table, cookie);
  ASSERT_TRUE(again.sync());
  EXPECT_EQ(again.move(0, again.some_move()).at("type"), "accepted");
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

TEST_F(AccountsTest, WhoIsSignedInComesInNoSecondTime) {
  const std::string cookie = cookie_of(sign_up("Ada"));
  const std::string link = link_of(cookie);
  EXPECT_EQ(fault_of(sign_up("Bob", cookie).body), code_of(Fault::kSignedIn));
  EXPECT_EQ(fault_of(sign_in("Ada", kPassword, cookie).body), code_of(Fault::kSignedIn));
  EXPECT_EQ(fault_of(enter(link, cookie).body), code_of(Fault::kSignedIn));
  EXPECT_EQ(fault_of(say("/api/person/recovery", json::object(), cookie).body),
            code_of(Fault::kSignedIn));
  EXPECT_EQ(outcome(enter(link)), "200 ") << "it was not spent";
}

// Every endpoint with every credential that is not one: refused, nothing told, nothing changed.
TEST_F(AccountsTest, P11MatrixOfCredentials) {
  const HttpReply reply = sign_up("Ada Lovelace");
  const std::string owner = cookie_of(reply);
  const std::string expired = cookie_of(sign_in("Ada Lovelace"));
  const TestTable table = table_of(owner, "Ada Lovelace");
  server_.clock().advance(std::chrono::hours(24 * 360));
  EXPECT_TRUE(is_signed_in(owner));
  server_.clock().advance(std::chrono::hours(24 * 10));
  const std::string signed_out = cookie_of(sign_in("Ada Lovelace"));
  EXPECT_EQ(outcome(sign_out("this", signed_out)), "200 ");
  const std::string deleted = cookie_of(sign_up("Somebody"));
  EXPECT_EQ(outcome(say("/api/account/delete", {{"password", kPassword}}, deleted)), "200 ");
  const std::string spectator = table_of("").cookie;  // watches Ada's table and sits at another
  const std::map<std::string, std::string> credentials = {
      {"none", ""},
      {"wrong", "person=" + std::string(43, 'x')},
      {"malformed", "person=x"},
      {"expired", expired},
      {"signed out", signed_out},
      {"deleted", deleted},
      {"a spectator's", spectator}};
  const std::pair<const char*, json::value> requests[] = {
      {"/api/account/link", json::object()},
      {"/api/account/codes", {{"password", kPassword}}},
      {"/api/account/password", {{"old", kPassword}, {"new", "battery staple"}}},
      {"/api/account/sign-out", {{"device", "1"}}},
      {"/api/account/sign-out", {{"device", "others"}}},
      {"/api/account/sign-out", {{"device", "this"}}},
      {"/api/account/delete", {{"password", kPassword}}},
  };
  const json::value before = described(owner);
  for (const auto& [whose, cookie] : credentials) {
    for (const auto& [path, body] : requests) {
      const HttpReply refused = say(path, body, cookie);
      EXPECT_EQ(outcome(refused), "403 not_yours") << path << " " << whose;
      EXPECT_EQ(fault_of(refused.body), code_of(Fault::kNotSignedIn)) << path << " " << whose;
      EXPECT_EQ(refused.header("set-cookie"), "") << path << " " << whose;
    }
    const HttpReply told = ask(server_.port(), "GET", "/api/account/export", {{"Cookie", cookie}});
    EXPECT_EQ(outcome(told), "403 not_yours") << whose;
    EXPECT_EQ(json::serialize(described(cookie)), R"({"name":"","figure":""})") << whose;
    EXPECT_EQ(seats(table, cookie), "[]") << whose;
    Player player(server_.port(), table, cookie);
    ASSERT_TRUE(player.sync());
    EXPECT_EQ(player.move(0, player.some_move()).at("error").at("code"), "not_yours") << whose;
  }
  EXPECT_EQ(described(owner), before);
  // Another's account sees and changes its own alone.
  const std::string other = cookie_of(sign_up("Grace"));
  EXPECT_EQ(described(other).at("name"), "Grace");
  EXPECT_EQ(seats(table, other), "[]");
  EXPECT_EQ(outcome(sign_out("1", other)), "404 unknown");
  EXPECT_EQ(outcome(sign_out("others", other)), "200 ");
  EXPECT_EQ(described(owner), before);
  // Nobody asks from another site's page.
  for (const auto& [path, body] : requests) {
    const HttpReply refused = post(server_.port(), path, json::serialize(body),
                                   {{"Cookie", owner}, {"Origin", "https://other.test"}});
    EXPECT_EQ(outcome(refused), "403 bad_origin") << path;
  }
  EXPECT_EQ(described(owner), before);
}

TEST(AccountLimits, AttemptsAreCountedByAddressAndByName) {
  TestOptions options;
  options.limits.address_sign_ins = 6;
  options.limits.account_sign_ins = 3;
  options.limits.address_accounts = 1;
  options.proxies = {AddressRange::parse("127.0.0.1").value()};
  TestServer server(options);
  const auto say = [&](const std::string& path, const std::string& from, const char* name,
                       const char* password, const std::string& cookie = "") {
    const json::value body = {{"name", name}, {"password", password}, {"device", ""}};
    return post(server.port(), path, json::serialize(body),
                {{"X-Forwarded-For", from}, {"Cookie", cookie}});
  };
  const std::string sign_in = "/api/account/sign-in";
  const std::string known = cookie_of(say("/api/account", "10.0.0.1", "Ada", kPassword));
  EXPECT_EQ(fault_of(say("/api/account", "10.0.0.1", "Bob", kPassword).body),
            code_of(Fault::kTooManyAccounts));
  const std::string out = cookie_of(
      post(server.port(), "/api/account/sign-out", R"({"device":"this"})", {{"Cookie", known}}));
  // Three attempts at one name from wherever, and the right password does not help a stranger,
  for (int i = 0; i < 3; ++i) {
    const std::string from = "10.0.1." + std::to_string(i);
    EXPECT_EQ(outcome(say(sign_in, from, "Ada", "wrong horse")), "403 not_yours");
  }
  EXPECT_EQ(fault_of(say(sign_in, "10.0.1.9", "Ada", kPassword).body),
            code_of(Fault::kTooManySignIns));
  EXPECT_EQ(outcome(say(sign_in, "10.0.1.9", "Bob", kPassword)), "403 not_yours");
  // but a browser that was signed in before.
  EXPECT_EQ(outcome(say(sign_in, "10.0.1.10", "Ada", kPassword, out)), "200 ");
  // Six of one address, whatever the names.
  for (int i = 0; i < 6; ++i) {
    const std::string name = "Nobody" + std::string(1, static_cast<char>('a' + i));
    EXPECT_EQ(outcome(say(sign_in, "10.0.2.1", name.c_str(), kPassword)), "403 not_yours");
  }
  EXPECT_EQ(fault_of(say(sign_in, "10.0.2.1", "Nobody", kPassword).body),
            code_of(Fault::kTooManySignIns));
  server.clock().advance(std::chrono::hours(1));
  EXPECT_EQ(outcome(say(sign_in, "10.0.2.1", "Ada", kPassword)), "200 ");
}

}  // namespace
}  // namespace benben
