// Accounts over real HTTP (docs/protocol.md, Accounts): how one comes in and leaves, and whose
// seats are whose.
#include "server/test_accounts.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

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

}  // namespace
}  // namespace benben
