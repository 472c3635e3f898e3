// Invitations of known people over HTTP (docs/protocol.md, Known people): who may invite whom, who
// is told of it, and that nobody learns who somebody is.
#include "server/invites.h"

#include <gtest/gtest.h>

#include "server/faults.h"
#include "server/test_chat.h"
#include "server/test_server.h"
#include "store/database.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

TestOptions many_invites(std::size_t an_hour = 1000) {
  TestOptions options;
  options.limits.address_invites = an_hour;
  return options;
}

// Ada and Grace have sat at one table, Ada at seat 0.
class InvitesTest : public testing::Test {
 protected:
  void SetUp() override {
    met_ = open("Ada", ada_, 3);
    grace_ = join(met_, "Grace", "");
  }

  HttpReply say(const std::string& path, const json::value& body, const std::string& cookie) {
    return post(server_.port(), path, json::serialize(body), {{"Cookie", cookie}});
  }
  HttpReply get(const std::string& path, const std::string& cookie) {
    return ask(server_.port(), "GET", path, {{"Cookie", cookie}});
  }
  // A table of somebody's, who is at seat 0, for so many; they have that cookie then.
  TestTable open(const std::string& name, std::string& cookie, int players = 2,
                 const std::string& watch = "anyone") {
    json::array seats{json::object{{"kind", "me"}, {"name", name}, {"figure", "ibis"}}};
    while (static_cast<int>(seats.size()) < players)
      seats.push_back(json::object{{"kind", "open"}});
    const json::value body = {
        {"game", "pyramix"}, {"players", players}, {"watch", watch}, {"seats", seats}};
    const HttpReply reply = say("/api/tables", body, cookie);
    EXPECT_EQ(reply.status, 201) << reply.body;
    cookie = cookie_of(reply);
    return made_table(reply);
  }
  // Takes the next seat there by the link; gives the cookie.
  std::string join(const TestTable& table, const std::string& name, const std::string& cookie) {
    const HttpReply reply = say(table.path("/claim"),
                                {{"invitation", table.invitations.at(1)}, {"name", name}}, cookie);
    EXPECT_EQ(reply.status, 200) << reply.body;
    return cookie_of(reply);
  }
  HttpReply invite(const TestTable& to, const TestTable& from, int seat,
                   const std::string& cookie) {
    return say(to.path("/invite"), {{"table", from.id}, {"seat", seat}}, cookie);
  }
  // Ada invites Grace.
  void expect_invited(const TestTable& to) {
    const HttpReply reply = invite(to, met_, 1, ada_);
    EXPECT_EQ(reply.status, 200) << reply.body;
    EXPECT_EQ(reply.body, "{}");
  }
  static void expect_refused(const HttpReply& reply, const std::string& status, Fault fault) {
    EXPECT_EQ(outcome(reply), status);
    EXPECT_EQ(fault_of(reply.body), fault_code(fault));
  }
  // The tables that somebody is invited to.
  std::vector<std::string> invited(const std::string& cookie) {
    const json::value answer = json::parse(get("/api/person", cookie).body);
    std::vector<std::string> tables;
    const json::value* list = answer.as_object().if_contains("invited");
    if (list == nullptr) return tables;
    for (const json::value& it : list->as_array()) {
      tables.emplace_back(it.at("table").as_string().c_str());
    }
    return tables;
  }
  HttpReply sit(const TestTable& table, const std::string& cookie) {
    return say(table.path("/sit"), json::object{{"name", "Grace"}}, cookie);
  }
  json::array known(const std::string& cookie) {
    const HttpReply reply = get("/api/person/known", cookie);
    EXPECT_EQ(reply.status, 200) << reply.body;
    return json::parse(reply.body).at("known").as_array();
  }
  // How many are stored.
  int kept() {
    return static_cast<int>(
        Database::open(server_.database())->number("SELECT count(*) FROM invites"));
  }

  using Tables = std::vector<std::string>;
  TestServer server_{many_invites()};
  std::string ada_;
  std::string grace_;
  TestTable met_;
};

TEST_F(InvitesTest, WhoIsInvitedSeesItAndSitsDownWithoutTheLink) {
  const TestTable table = open("Ada", ada_, 3);
  EXPECT_EQ(outcome(sit(table, grace_)), "403 not_yours") << "not yet";
  expect_invited(table);
  const json::value answer = json::parse(get("/api/person", grace_).body);
  const json::value& invite = answer.at("invited").at(0);
  EXPECT_EQ(invite.at("table"), json::string(table.id));
  EXPECT_EQ(invite.at("game"), "pyramix");
  EXPECT_EQ(invite.at("by"), "Ada");
  EXPECT_EQ(invite.at("figure"), "ibis");
  EXPECT_GT(invite.at("at").as_int64(), 0);
  EXPECT_EQ(answer.at("tables").as_array().size(), 1u) << "she does not sit there yet";
  server_.restart(many_invites());
  EXPECT_EQ(invited(grace_), Tables{table.id});
  const HttpReply seated = sit(table, grace_);
  EXPECT_EQ(seated.body, R"({"table":")" + table.id + R"(","seats":[1]})");
  EXPECT_EQ(invited(grace_), Tables{});
  EXPECT_EQ(kept(), 0);
  EXPECT_EQ(sit(table, grace_).body, seated.body) << "the answer may have been lost";
  EXPECT_EQ(outcome(sit(table, "")), "403 not_yours");
}

TEST_F(InvitesTest, AskingTwiceIsAskingOnce) {
  const TestTable table = open("Ada", ada_, 3);
  for (int i = 0; i < 3; ++i) expect_invited(table);
  EXPECT_EQ(invited(grace_), Tables{table.id});
  EXPECT_EQ(kept(), 1);
  join(table, "Grace", grace_);
  expect_invited(table);
  EXPECT_EQ(kept(), 0) << "she sits there already";
}

TEST_F(InvitesTest, P11OnlyWhoHasSatWithSomebodyInvitesThem) {
  const TestTable table = open("Ada", ada_);
  std::string eve;
  const TestTable others = open("Eve", eve);
  join(others, "Grace", grace_);
  for (const std::string& cookie : {std::string(), "person=" + std::string(43, 'A'), eve}) {
    expect_refused(invite(table, met_, 1, cookie), "403 not_yours", Fault::kNotSatTogether);
  }
  expect_refused(invite(table, others, 1, ada_), "403 not_yours", Fault::kNotSatTogether);
  expect_refused(invite(others, met_, 1, ada_), "403 not_yours", Fault::kNotSatTogether);
  expect_refused(invite(table, met_, 0, ada_), "409 conflict", Fault::kNobodyThere);
  expect_refused(invite(table, met_, 2, ada_), "409 conflict", Fault::kNobodyThere);
  expect_refused(invite(table, met_, 5, ada_), "409 conflict", Fault::kNobodyThere);
  expect_refused(invite(table, table, 0, ada_), "409 conflict", Fault::kNobodyThere);
  EXPECT_EQ(outcome(invite(table, {std::string(22, 'A'), "", {}}, 1, ada_)), "404 unknown");
  EXPECT_EQ(outcome(invite({std::string(22, 'A'), "", {}}, met_, 1, ada_)), "404 unknown");
  EXPECT_EQ(outcome(say(table.path("/invite"), json::object{{"table", met_.id}}, ada_)),
            "400 malformed");
  EXPECT_EQ(kept(), 0);
}

TEST_F(InvitesTest, BotsAreNotInvited) {
  const TestTable with_bot = make_table(server_.port(), {"me", "4"});
  const TestTable table = open("Ada", ada_);
  const std::string both = ada_ + "." + with_bot.cookie.substr(with_bot.cookie.find('=') + 1);
  expect_refused(invite(table, with_bot, 1, both), "409 conflict", Fault::kNobodyThere);
}

TEST_F(InvitesTest, OnlyToATableWithAFreeSeatThatGoesOn) {
  const TestTable full = open("Ada", ada_);
  join(full, "Eve", "");
  expect_refused(invite(full, met_, 1, ada_), "409 conflict", Fault::kNoSeatLeft);
  const TestTable table = open("Ada", ada_);
  expect_invited(table);
  EXPECT_EQ(invited(grace_), Tables{table.id});
  {
    Player player(server_.port(), table, ada_);
    player.socket().send(R"({"type":"resign","move_id":"resign-01","seat":0})");
    EXPECT_EQ(player.answer("resign-01").at("type"), "done");
  }
  EXPECT_EQ(fault_of(invite(table, met_, 1, ada_).body), "given_up");
  EXPECT_EQ(invited(grace_), Tables{});
  EXPECT_EQ(outcome(sit(table, grace_)), "403 not_yours");
  EXPECT_EQ(kept(), 0) << "the first look has deleted it, before the store was asked again";
}

TEST_F(InvitesTest, TheyGoWithTheLastSeatAndWithTheTable) {
  const TestTable table = open("Ada", ada_);
  expect_invited(table);
  join(table, "Eve", "");
  EXPECT_EQ(invited(grace_), Tables{});
  EXPECT_EQ(kept(), 0);
  EXPECT_EQ(outcome(sit(table, grace_)), "403 not_yours");
  const TestTable deleted = open("Ada", ada_);
  expect_invited(deleted);
  EXPECT_EQ(ask(server_.port(), "DELETE", deleted.path(), {{"Cookie", ada_}}).status, 200);
  EXPECT_EQ(invited(grace_), Tables{});
  EXPECT_EQ(kept(), 0);
}

TEST_F(InvitesTest, WhoHasMutedTheHostHearsNothingAndNobodyIsTold) {
  const TestTable before = open("Ada", ada_);
  const TestTable after = open("Ada", ada_);
  {
    Player grace(server_.port(), met_, grace_);
    EXPECT_EQ(mute(grace, 0), Heard{"off -0"});
  }
  expect_invited(before);
  expect_invited(before);
  EXPECT_EQ(invited(grace_), Tables{});
  EXPECT_EQ(outcome(sit(before, grace_)), "403 not_yours");
  EXPECT_TRUE(known(grace_).empty()) << "nor is she offered Ada";
  EXPECT_EQ(known(ada_).size(), 1u) << "which Ada cannot see";
  {
    Player grace(server_.port(), met_, grace_);
    EXPECT_EQ(mute(grace, 0, false), Heard{"off"});
  }
  expect_invited(before);
  EXPECT_EQ(invited(grace_), Tables{}) << "what was not told then is not told later";
  expect_invited(after);
  EXPECT_EQ(invited(grace_), Tables{after.id});
  Player grace(server_.port(), met_, grace_);
  EXPECT_EQ(mute(grace, 0), Heard{"off -0"});
  EXPECT_EQ(invited(grace_), Tables{}) << "what waits is not told any more";
}

TEST_F(InvitesTest, WhoDeclinesIsNotAskedAgainThere) {
  const TestTable table = open("Ada", ada_);
  expect_invited(table);
  EXPECT_EQ(say(table.path("/decline"), json::object(), ada_).body, "{}");
  EXPECT_EQ(say(table.path("/decline"), json::object(), "").body, "{}");
  EXPECT_EQ(invited(grace_), Tables{table.id}) << "others decline nothing of hers";
  EXPECT_EQ(say(table.path("/decline"), json::object(), grace_).body, "{}");
  EXPECT_EQ(invited(grace_), Tables{});
  expect_invited(table);
  EXPECT_EQ(invited(grace_), Tables{});
  EXPECT_EQ(outcome(sit(table, grace_)), "403 not_yours");
  EXPECT_EQ(outcome(say(table.path("/decline"), json::object{{"x", 1}}, grace_)), "400 malformed");
}

TEST_F(InvitesTest, ATableThatOnlyItsPlayersSeeCanBeCameTo) {
  const TestTable table = open("Ada", ada_, 2, "players");
  EXPECT_EQ(outcome(get(table.path(), grace_)), "403 not_yours");
  expect_invited(table);
  EXPECT_EQ(invited(grace_), Tables{table.id});
  EXPECT_EQ(outcome(get(table.path(), grace_)), "403 not_yours") << "not before she sits there";
  EXPECT_EQ(sit(table, grace_).status, 200);
  EXPECT_EQ(get(table.path(), grace_).status, 200);
}

TEST_F(InvitesTest, ThereAreLimits) {
  const TestTable table = open("Ada", ada_, 3);
  for (int i = 0; i < kMostInvitesOfTable; ++i) {
    const TestTable other = open("Ada", ada_);
    join(other, "Guest", "");
    EXPECT_EQ(invite(table, other, 1, ada_).status, 200);
  }
  expect_refused(invite(table, met_, 1, ada_), "409 conflict", Fault::kTooManyInvited);
  server_.restart(many_invites(2));
  const TestTable next = open("Ada", ada_);
  for (int i = 0; i < 2; ++i) expect_invited(next);
  expect_refused(invite(next, met_, 1, ada_), "429 rate_limited", Fault::kTooManyInvites);
  server_.clock().advance(std::chrono::minutes(31));
  expect_invited(next);
}

TEST_F(InvitesTest, KnownIsWhoSomebodyHasSatWith) {
  EXPECT_TRUE(known("").empty());
  const json::array grace = known(ada_);
  ASSERT_EQ(grace.size(), 1u);
  EXPECT_EQ(grace[0].at("table"), json::string(met_.id));
  EXPECT_EQ(grace[0].at("seat"), 1);
  EXPECT_EQ(grace[0].at("name"), "Grace");
  EXPECT_EQ(grace[0].at("game"), "pyramix");
  EXPECT_GT(grace[0].at("at").as_int64(), 0);
  EXPECT_EQ(known(grace_)[0].at("figure"), "ibis");
  const TestTable again = open("Ada", ada_);
  join(again, "Admiral", grace_);
  const json::array later = known(ada_);
  ASSERT_EQ(later.size(), 1u) << "one row for one person";
  EXPECT_EQ(later[0].at("table"), json::string(again.id));
  EXPECT_EQ(later[0].at("name"), "Admiral");
  for (int i = 0; i < 13; ++i) {
    const TestTable other = open("Ada", ada_);
    join(other, i == 12 ? "" : "Guest " + std::to_string(i), "");
  }
  const json::array all = known(ada_);
  ASSERT_EQ(all.size(), kMostKnown);
  EXPECT_EQ(all[0].at("name"), "Guest 11") << "who has no name is not told of";
}

TEST_F(InvitesTest, AnAccountHasItsInvitationsAndTakesThemAway) {
  const TestTable table = open("Ada", ada_);
  const TestTable second = open("Ada", ada_, 3);
  expect_invited(table);
  const auto sign_up = [&](const std::string& name, std::string& cookie) {
    const HttpReply reply = say(
        "/api/account", {{"name", name}, {"password", "correct horse"}, {"device", ""}}, cookie);
    EXPECT_EQ(reply.status, 201) << reply.body;
    cookie = cookie_of(reply);
  };
  sign_up("Grace", grace_);
  EXPECT_EQ(invited(grace_), Tables{table.id}) << "they come along";
  expect_invited(second);
  sign_up("Ada", ada_);
  const json::value of_guest = json::parse(get("/api/account/export", grace_).body);
  EXPECT_EQ(of_guest.at("invited").as_array().size(), 2u);
  EXPECT_TRUE(of_guest.at("invites").as_array().empty());
  const json::value of_host = json::parse(get("/api/account/export", ada_).body);
  EXPECT_EQ(of_host.at("invites").at(1).at("table"), json::string(second.id));
  EXPECT_TRUE(of_host.at("invited").as_array().empty());
  EXPECT_EQ(say("/api/account/delete", json::object{{"password", "correct horse"}}, grace_).status,
            200);
  EXPECT_EQ(kept(), 0);
  EXPECT_TRUE(known(ada_).empty()) << "she has no name there any more";
  expect_refused(invite(table, met_, 1, ada_), "409 conflict", Fault::kNobodyThere);
}

}  // namespace
}  // namespace benben
