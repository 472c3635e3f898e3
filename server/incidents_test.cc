// Who comes and goes at a table, over real sockets (docs/protocol.md, Coming and going), with a
// clock that the test turns.
#include "table/incidents.h"

#include <gtest/gtest.h>

#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using std::chrono::seconds;

std::string type_of(const json::value& message) { return message.at("type").as_string().c_str(); }

// "done", or the fault of the refusal.
std::string answered(const json::value& answer) {
  if (type_of(answer) != "refused") return type_of(answer);
  return answer.at("error").at("fault").as_string().c_str();
}

// Sends something that is said with a seat.
json::value tell(Player& player, const std::string& type, int seat, const std::string& move_id,
                 std::optional<int> absent = std::nullopt) {
  json::object message{{"type", type}, {"move_id", move_id}, {"seat", seat}};
  if (absent) message["absent"] = *absent;
  player.socket().send(json::serialize(message));
  return player.answer(move_id);
}

json::value next_of(Player& player, const std::string& type) {
  while (true) {
    json::value message = player.next();
    if (message.is_null() || type_of(message) == type) return message;
  }
}

// A table of people, Ada's and open seats, with these terms of who is away.
TestTable make_people(std::uint16_t port, int players, const std::string& absent = "") {
  std::string body = R"({"game":"pyramix","players":)" + std::to_string(players);
  if (!absent.empty()) body += R"(,"absent":)" + absent;
  body += R"(,"seats":[{"kind":"me","name":"Ada"})";
  for (int seat = 1; seat < players; ++seat) body += R"(,{"kind":"open"})";
  const HttpReply reply = post(port, "/api/tables", body + "]}");
  BENBEN_ASSERT(reply.status == 201);
  const json::value answer = json::parse(reply.body);
  TestTable table{answer.at("table").as_string().c_str(), cookie_of(reply), {}};
  for (const json::value& invitation : answer.at("invitations").as_array()) {
    const std::string path = invitation.at("path").as_string().c_str();
    table.invitations[static_cast<int>(invitation.at("seat").as_int64())] =
        path.substr(path.find('#') + 1);
  }
  return table;
}

// Ada and Grace at one table.
struct TwoPeople {
  explicit TwoPeople(const std::string& absent = "")
      : table(make_people(server.port(), 2, absent)),
        grace_cookie(claim(server.port(), table, 1)) {}

  json::value view() { return json::parse(ask(server.port(), "GET", table.path()).body); }
  json::value tables_of(const std::string& cookie) {
    const HttpReply reply = ask(server.port(), "GET", "/api/person", {{"Cookie", cookie}});
    return json::parse(reply.body).at("tables");
  }

  TestServer server;
  TestTable table;
  std::string grace_cookie;
};

TEST(Protocol2, WhoSpeaksAnotherVersionIsToldSo) {
  TwoPeople game;
  for (const char* query : {"", "?since=1", "?protocol=1&since=1", "?protocol=3"}) {
    SocketClient old(game.server.port(), game.table.path(std::string("/socket") + query),
                     {{"Cookie", game.table.cookie}});
    ASSERT_EQ(old.reply().status, 101) << query;
    const std::optional<std::string> told = old.next();
    ASSERT_TRUE(told) << query;
    EXPECT_EQ(error_code(*told), "outdated");
    EXPECT_EQ(fault_of(*told), "outdated");
    EXPECT_EQ(old.close_code(), 1011);
  }
}

TEST(P2Incidents, AreAnsweredTheSameAlsoAfterARestart) {
  TwoPeople game;
  {
    Player ada(game.server.port(), game.table, game.table.cookie);
    EXPECT_EQ(answered(tell(ada, "leave", 0, "leave-001")), "done");
    EXPECT_EQ(answered(tell(ada, "leave", 0, "leave-001")), "done");
    const Result<std::unique_ptr<Store>> store = open_sqlite({game.server.database(), 0});
    const StoredTable stored = (*store)->load(game.table.id).value();
    EXPECT_EQ(stored.incidents,
              (std::vector<StoredIncident>{{{1, seat_at(0), Incident::Kind::kLeave}, "leave-001"}}))
        << "what is answered is stored already";
  }
  game.server.restart();
  Player ada(game.server.port(), game.table, game.table.cookie);
  EXPECT_EQ(ada.hello().at("incidents"), json::parse(R"(["1 0 leave"])"));
  EXPECT_EQ(ada.hello().at("seats").at(0).at("stand_in").as_string(), "bot:4");
  EXPECT_EQ(answered(tell(ada, "leave", 0, "leave-001")), "done");
  EXPECT_EQ(answered(tell(ada, "return", 0, "leave-001")), "move_id_taken");
  EXPECT_EQ(answered(tell(ada, "return", 0, "return-01")), "done");
  EXPECT_EQ(game.view().at("incidents").as_array().size(), 2u);
}

TEST(P4Incidents, AreToldToAllInOneOrderWithTheMoves) {
  TwoPeople game;
  Player ada(game.server.port(), game.table, game.table.cookie);
  Player grace(game.server.port(), game.table, game.grace_cookie);
  ASSERT_TRUE(grace.sync());
  EXPECT_EQ(answered(tell(ada, "leave", 0, "leave-001")), "done");
  EXPECT_EQ(json::serialize(next_of(grace, "incident")),
            R"({"type":"incident","number":0,"text":"1 0 leave"})");
  ASSERT_TRUE(grace.wait_for_ply(2)) << "the stand-in plays";
  EXPECT_TRUE(grace.events()[1].starts_with("0 "));
  ASSERT_EQ(answered(tell(ada, "return", 0, "return-01")), "done");
  EXPECT_EQ(next_of(grace, "incident").at("text").as_string(), "2 0 return");
  ASSERT_EQ(answered(grace.move(1, grace.some_move())), "accepted");
  ASSERT_TRUE(grace.sync());
  ASSERT_TRUE(ada.wait_for_ply(grace.ply()));
  EXPECT_EQ(answered(ada.move(0, ada.some_move())), "accepted") << "no stand-in is in the way";
}

TEST(P11Incidents, NobodyComesOrGoesForAnother) {
  TwoPeople game;
  const TestTable elsewhere = make_people(game.server.port(), 2);
  Player grace(game.server.port(), game.table, game.grace_cookie);
  Player stranger(game.server.port(), game.table, elsewhere.cookie);
  Player expired(game.server.port(), game.table, "person=" + std::string(43, 'A'));
  Player spectator(game.server.port(), game.table, "");
  for (Player* player : {&grace, &stranger, &expired, &spectator}) {
    for (const char* type : {"leave", "return", "resign", "rematch"}) {
      EXPECT_EQ(answered(tell(*player, type, 0, "a-try-001")), "not_your_seat") << type;
    }
    EXPECT_EQ(answered(tell(*player, "replace", 0, "a-try-001", 1)), "not_your_seat");
  }
  EXPECT_EQ(answered(tell(spectator, "leave", 5, "a-try-001")), "not_your_seat") << "no such seat";
  EXPECT_FALSE(game.view().as_object().contains("incidents"));
}

TEST(Incidents, AGameThatIsGivenUpIsSoEverywhere) {
  TwoPeople game;
  Player ada(game.server.port(), game.table, game.table.cookie);
  Player grace(game.server.port(), game.table, game.grace_cookie);
  EXPECT_EQ(game.tables_of(game.grace_cookie).at(0).at("turn"), json::parse("[0]"));
  EXPECT_EQ(answered(tell(grace, "resign", 1, "resign-01")), "done");
  EXPECT_EQ(next_of(ada, "incident").at("text").as_string(), "1 1 resign");
  EXPECT_EQ(answered(ada.move(0, ada.some_move())), "given_up");
  const json::value view = game.view();
  EXPECT_TRUE(view.at("given_up").as_bool());
  EXPECT_FALSE(view.at("over").as_bool());
  const json::value listed = game.tables_of(game.grace_cookie).at(0);
  EXPECT_TRUE(listed.at("given_up").as_bool());
  EXPECT_FALSE(listed.at("over").as_bool());
  EXPECT_EQ(listed.at("turn"), json::array());
  const std::string record = ask(game.server.port(), "GET", game.table.path("/record")).body;
  EXPECT_NE(record.find("[Incident.0 \"1 1 resign\"]\n"), std::string::npos) << record;
  EXPECT_EQ(
      ask(game.server.port(), "DELETE", game.table.path(), {{"Cookie", game.grace_cookie}}).status,
      403)
      << "the other one keeps the table";
}

TEST(Incidents, ARematchIsForTheSamePeople) {
  TwoPeople game;
  Player ada(game.server.port(), game.table, game.table.cookie);
  Player grace(game.server.port(), game.table, game.grace_cookie);
  EXPECT_EQ(answered(tell(grace, "rematch", 1, "rematch-1")), "not_over");
  EXPECT_EQ(answered(tell(grace, "resign", 1, "resign-01")), "done");
  EXPECT_EQ(answered(tell(ada, "rematch", 0, "rematch-2")), "done");
  next_of(grace, "incident");
  const std::string text = next_of(grace, "incident").at("text").as_string().c_str();
  ASSERT_TRUE(text.starts_with("1 0 rematch ")) << text;
  TestTable rematch;
  rematch.id = text.substr(12);
  const json::value late = tell(grace, "rematch", 1, "rematch-3");
  EXPECT_EQ(answered(late), "rematch_open");
  EXPECT_EQ(late.at("error").at("params").at("table").as_string(), rematch.id);
  EXPECT_EQ(answered(tell(ada, "rematch", 0, "rematch-2")), "done");
  game.server.restart();
  Player ada_again(game.server.port(), rematch, game.table.cookie);
  Player grace_again(game.server.port(), rematch, game.grace_cookie);
  EXPECT_EQ(ada_again.hello().at("you"), json::parse("[1]"));
  EXPECT_EQ(grace_again.hello().at("you"), json::parse("[0]"));
  EXPECT_EQ(grace_again.hello().at("seats").at(1).at("name").as_string(), "Ada");
  ASSERT_TRUE(grace_again.sync());
  EXPECT_EQ(answered(grace_again.move(0, grace_again.some_move())), "accepted");
  EXPECT_EQ(game.tables_of(game.grace_cookie).as_array().size(), 2u);
}

TEST(Incidents, ARematchCountsAsATable) {
  TestOptions options;
  options.limits.tables = {1, 1};
  TestServer server(options);
  const TestTable table = make_people(server.port(), 2);
  Player ada(server.port(), table, table.cookie);
  EXPECT_EQ(answered(tell(ada, "resign", 0, "resign-01")), "done");
  EXPECT_EQ(answered(tell(ada, "rematch", 0, "rematch-1")), "too_many_tables");
  server.clock().advance(seconds(1));
  EXPECT_EQ(answered(tell(ada, "rematch", 0, "rematch-1")), "done");
  EXPECT_EQ(answered(tell(ada, "rematch", 0, "rematch-1")), "done") << "P2: it is not made again";
}

TEST(Incidents, WhatIsRefusedIsNoTable) {
  TestOptions options;
  options.limits.tables = {1, 2};
  TestServer server(options);
  const TestTable table = make_people(server.port(), 2);
  Player ada(server.port(), table, table.cookie);
  for (const char* id : {"rematch-1", "rematch-2", "rematch-3"}) {
    EXPECT_EQ(answered(tell(ada, "rematch", 0, id)), "not_over");
  }
}

TEST(Presence, IsToldWithTheHelloAndWhenItChanges) {
  TwoPeople game;
  Player ada(game.server.port(), game.table, game.table.cookie);
  EXPECT_EQ(json::serialize(next_of(ada, "presence")),
            R"({"type":"presence","here":[0],"watchers":0})");
  Player guest(game.server.port(), game.table, "");
  EXPECT_EQ(json::serialize(next_of(guest, "presence")),
            R"({"type":"presence","here":[0],"watchers":1})");
  game.server.clock().advance(seconds(1));
  EXPECT_EQ(next_of(ada, "presence").at("watchers").as_int64(), 1);
  guest.socket().tcp().reset();
  game.server.clock().advance(seconds(1));
  EXPECT_EQ(next_of(ada, "presence").at("watchers").as_int64(), 0);
}

TEST(Absence, TheOthersVoteAndTheStandInPlays) {
  TwoPeople game(R"({"after_s":10,"level":1})");
  Player grace(game.server.port(), game.table, game.grace_cookie);
  EXPECT_EQ(answered(tell(grace, "replace", 1, "replace-1", 0)), "not_absent");
  game.server.clock().advance(seconds(10));
  while (!next_of(grace, "presence").as_object().contains("absent")) continue;
  EXPECT_EQ(answered(tell(grace, "replace", 1, "replace-2", 0)), "done");
  EXPECT_EQ(next_of(grace, "incident").at("text").as_string(), "1 0 absent");
  ASSERT_TRUE(grace.wait_for_ply(2));
  Player ada(game.server.port(), game.table, game.table.cookie);
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(answered(ada.move(0, "000")), "stand_in");
  EXPECT_EQ(answered(tell(ada, "return", 0, "return-01")), "done");
}

TEST(Absence, VotesAreToldWhileTheyAreTooFew) {
  TestServer server;
  const TestTable table = make_people(server.port(), 3, R"({"after_s":10})");
  Player grace(server.port(), table, claim(server.port(), table, 1));
  Player edsger(server.port(), table, claim(server.port(), table, 2));
  server.clock().advance(seconds(10));
  while (!next_of(edsger, "presence").as_object().contains("absent")) continue;
  EXPECT_EQ(answered(tell(grace, "replace", 1, "replace-1", 0)), "done");
  EXPECT_EQ(json::serialize(next_of(edsger, "votes")),
            R"({"type":"votes","absent":0,"seats":[1],"needed":2})");
  Player late(server.port(), table, "");
  EXPECT_EQ(next_of(late, "votes").at("needed").as_int64(), 2);
  EXPECT_EQ(answered(tell(edsger, "replace", 2, "replace-2", 0)), "done");
  EXPECT_EQ(next_of(late, "incident").at("text").as_string(), "1 0 absent");
}

TEST(Absence, WhereTheTermsSaySoTheServerReplaces) {
  TwoPeople game(R"({"after_s":10,"then":"bot","level":2})");
  Player grace(game.server.port(), game.table, game.grace_cookie);
  EXPECT_EQ(answered(tell(grace, "replace", 1, "replace-1", 0)), "no_votes");
  game.server.clock().advance(seconds(10));
  EXPECT_EQ(next_of(grace, "incident").at("text").as_string(), "1 0 absent");
  ASSERT_TRUE(grace.wait_for_ply(2));
  EXPECT_EQ(game.view().at("seats").at(0).at("stand_in").as_string(), "bot:2");
}

}  // namespace
}  // namespace benben
