// What people write at tables, over real sockets (docs/protocol.md, Chat): who writes, who hears,
// and that nobody else is told anything.
#include <fstream>
#include <iterator>

#include "server/test_chat.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

TEST_F(ChatTest, WhatIsWrittenIsHeardByThoseWhoSwitchedItOn) {
  const TestTable table = table_for("everyone");
  const std::string cookie = claim(server_.port(), table, 1);
  Player ada(server_.port(), table, table.cookie);
  Player grace(server_.port(), table, cookie);
  Player eve(server_.port(), table, claim(server_.port(), table, 2));
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  EXPECT_EQ(write(ada, 0, "  Hello,\n Grace! "), Heard{"0 Hello, Grace!"});
  EXPECT_EQ(hear(grace), Heard{"0 Hello, Grace!"});
  EXPECT_EQ(hear(eve), Heard{}) << "she has not switched it on";
  EXPECT_EQ(write(eve, 2, "I am here"), Heard{fault_code(Fault::kChatOff)});
  EXPECT_EQ(switch_on(grace, false), Heard{"off"});
  EXPECT_EQ(write(ada, 0, "Still there?"), Heard{"0 Still there?"});
  EXPECT_EQ(hear(grace), Heard{});
  server_.restart(options());
  Player again(server_.port(), table, cookie);
  EXPECT_EQ(hear(again), Heard{}) << "on each connection anew";
  EXPECT_EQ(switch_on(again), Heard{"on | 0 Hello, Grace! | 0 Still there?"});
}

TEST_F(ChatTest, AMessageSaysWhenAndAsWhom) {
  const TestTable table = table_for("everyone");
  Player grace(server_.port(), table, claim(server_.port(), table, 1));
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  send(grace, {{"type", "write"}, {"seat", 1}, {"text", "Hello!"}});
  json::value message = grace.next();
  while (message.at("type") != "message") message = grace.next();
  EXPECT_EQ(message.at("name"), "Grace");
  EXPECT_GT(message.at("at").as_int64(), 0);
  EXPECT_EQ(message.at("number").as_int64(), 1);
}

TEST_F(ChatTest, P11NobodyElseHearsOrWrites) {
  const TestTable table = table_for("everyone");
  const TestTable other = table_for("everyone");
  const std::string grace = claim(server_.port(), table, 1);
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(write(ada, 0, "private"), Heard{"0 private"});
  for (const std::string& cookie : {std::string(), std::string("person=garbage"),
                                    "person=" + std::string(43, 'A'), other.cookie}) {
    Player stranger(server_.port(), table, cookie);
    EXPECT_EQ(switch_on(stranger), Heard{"not_at_table"}) << cookie;
    EXPECT_EQ(switch_on(stranger, false), Heard{"not_at_table"}) << cookie;
    EXPECT_EQ(write(stranger, 0, "Hello!"), Heard{"not_your_seat"}) << cookie;
    EXPECT_EQ(mute(stranger, 0), Heard{"not_at_table"}) << cookie;
    EXPECT_EQ(say(stranger, {{"type", "report"}, {"seat", 0}, {"reason", "spam"}}),
              Heard{"not_at_table"})
        << cookie;
    EXPECT_EQ(write(ada, 0, "still private"), Heard{"0 still private"});
    EXPECT_EQ(hear(stranger), Heard{}) << cookie;
  }
  Player player(server_.port(), table, grace);
  EXPECT_EQ(switch_on(player).size(), 1u);
  EXPECT_EQ(write(player, 0, "I am Ada"), Heard{"not_your_seat"});
  EXPECT_EQ(hear(ada), Heard{});
  const HttpReply record = ask(server_.port(), "GET", table.path("/record"));
  EXPECT_EQ(record.body.find("private"), std::string::npos);
}

TEST_F(ChatTest, TheTableSaysWhoWrites) {
  const TestTable silent = table_for("nobody");
  Player ada(server_.port(), silent, silent.cookie);
  EXPECT_EQ(switch_on(ada), Heard{fault_code(Fault::kNoChat)});
  EXPECT_EQ(switch_on(ada, false), Heard{"off"});
  EXPECT_EQ(write(ada, 0, "Hello!"), Heard{fault_code(Fault::kNoChat)});
  const TestTable table = table_for("accounts", sign_up("Ada"));
  EXPECT_NE(ask(server_.port(), "GET", table.path("/record")).body.find("[Chat \"accounts\"]"),
            std::string::npos);
  Player signed_in(server_.port(), table, table.cookie);
  Player guest(server_.port(), table, claim(server_.port(), table, 1));
  EXPECT_EQ(switch_on(signed_in), Heard{"on"});
  EXPECT_EQ(switch_on(guest), Heard{"on reads"});
  EXPECT_EQ(write(signed_in, 0, "Hello!"), Heard{"0 Hello!"});
  EXPECT_EQ(hear(guest), Heard{"0 Hello!"});
  EXPECT_EQ(write(guest, 1, "Hello!"), Heard{fault_code(Fault::kChatNeedsAccount)});
}

TEST_F(ChatTest, TheTermPassesOnToARematch) {
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  Player grace(server_.port(), table, claim(server_.port(), table, 1));
  Player eve(server_.port(), table, claim(server_.port(), table, 2));
  for (const auto& [player, seat] : {std::pair(&grace, 1), std::pair(&eve, 2)}) {
    const std::string move_id = "resign-" + std::to_string(seat);
    send(*player, {{"type", "resign"}, {"move_id", move_id}, {"seat", seat}});
    ASSERT_EQ(player->answer(move_id).at("type"), "done");
  }
  send(ada, {{"type", "rematch"}, {"move_id", "rematch-1"}, {"seat", 0}});
  json::value message = ada.next();
  while (message.at("type") != "incident" ||
         message.at("text").as_string().find("rematch") == json::string::npos) {
    message = ada.next();
  }
  const std::string text = message.at("text").as_string().c_str();
  const TestTable rematch{text.substr(text.rfind(' ') + 1), table.cookie, {}};
  Player again(server_.port(), rematch, table.cookie);
  EXPECT_EQ(switch_on(again), Heard{"on"});
}

TEST_F(ChatTest, WhatIsWrittenIsRead) {
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  const std::string most(280, 'x');
  EXPECT_EQ(write(ada, 0, most), Heard{"0 " + most});
  EXPECT_EQ(write(ada, 0, "e\u0301t\u00e9"), Heard{"0 \u00e9t\u00e9"}) << "one spelling";
  EXPECT_EQ(write(ada, 0, "\U0001F44D\U0001F3FD \u2764\uFE0F a   b"),
            Heard{"0 \U0001F44D\U0001F3FD \u2764\uFE0F a b"});
  for (const std::string& text :
       {std::string(), std::string(" \n "), most + "x", std::string("a\u202Eb"),
        std::string("a\u200Bb"), std::string("a\x01"), std::string("a\u0301\u0301\u0301\u0301"),
        std::string("\u0301"), std::string("\uE000")}) {
    EXPECT_EQ(write(ada, 0, text), Heard{fault_code(Fault::kChatText)}) << text;
  }
  ada.socket().send(R"({"type":"write","seat":0})");
  EXPECT_EQ(hear(ada), Heard{"member_not_text"});
  ada.socket().send(R"({"type":"write","seat":0,"text":"x","to":1})");
  EXPECT_EQ(hear(ada), Heard{"unknown_member"});
  ada.socket().send(R"({"type":"chat","on":1})");
  EXPECT_EQ(hear(ada), Heard{"member_not_flag"});
  const HttpReply reply = request("/api/tables", {{"game", "pyramix"},
                                                  {"players", 1},
                                                  {"chat", "friends"},
                                                  {"seats", json::array{{{"kind", "me"}}}}});
  EXPECT_EQ(fault_of(reply.body), fault_code(Fault::kChatWord));
}

TEST_F(ChatTest, TheLast200AreKept) {
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  for (int i = 0; i <= 200; ++i) EXPECT_EQ(write(ada, 0, std::to_string(i)).size(), 1u);
  const std::string all = switch_on(ada).front();
  EXPECT_TRUE(all.starts_with("on | 0 1 | 0 2 |")) << all.substr(0, 40);
  EXPECT_TRUE(all.ends_with("| 0 200"));
}

TEST_F(ChatTest, IsSaidOnlyNowAndThen) {
  TestOptions slow = options();
  slow.limits.chats = {0.5, 2};
  server_.restart(slow);
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(write(ada, 0, "one"), Heard{"0 one"});
  EXPECT_EQ(write(ada, 0, "two"), Heard{"0 two"});
  EXPECT_EQ(write(ada, 0, "three"), Heard{fault_code(Fault::kTooManyChats)});
  server_.clock().advance(std::chrono::seconds(2));
  EXPECT_EQ(write(ada, 0, "four"), Heard{"0 four"});
}

TEST_F(ChatTest, CountsAsStored) {
  TestOptions small = options();
  small.limits.address_stored_mib = 1;
  server_.restart(small);
  const TestTable table = table_for("everyone");
  claim(server_.port(), table, 1);
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  // Each report counts as 8 KiB, as it keeps messages.
  const json::value report = {{"type", "report"}, {"seat", 1}, {"reason", "name"}};
  int reports = 0;
  while (reports < 200 && say(ada, report) == Heard{"received"}) ++reports;
  EXPECT_GT(reports, 120);
  EXPECT_LE(reports, 128);
  for (int i = 0; i < 200 && write(ada, 0, std::string(280, 'x')) != Heard{"too_much_stored"};
       ++i) {
  }
  EXPECT_EQ(write(ada, 0, std::string(280, 'x')), Heard{"too_much_stored"});
}

TEST_F(ChatTest, WhoIsMutedIsNotHeardAnywhereAndNotTold) {
  const std::string ada_cookie = sign_up("Ada");
  const TestTable table = table_for("everyone", ada_cookie);
  const std::string cookie = claim(server_.port(), table, 1);
  Player ada(server_.port(), table, table.cookie);
  Player grace(server_.port(), table, cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  EXPECT_EQ(write(grace, 1, "rude"), Heard{"1 rude"});
  EXPECT_EQ(write(ada, 0, "please"), Heard({"1 rude", "0 please"}));
  EXPECT_EQ(mute(ada, 1), Heard{"on -1 | 0 please"});
  EXPECT_EQ(hear(grace), Heard{"0 please"}) << "she hears Ada, and nothing of it";
  EXPECT_EQ(write(grace, 1, "ruder"), Heard{"1 ruder"});
  EXPECT_EQ(say(grace, {{"type", "say"}, {"seat", 1}, {"phrase", "hmm"}}), Heard{"says hmm"});
  EXPECT_EQ(hear(ada), Heard{});
  // At a later table, after a restart, on another of her devices.
  server_.restart(options());
  const TestTable later = table_for("everyone", ada_cookie);
  Player grace_later(server_.port(), later, claim(server_.port(), later, 2, cookie));
  Player ada_later(server_.port(), later, later.cookie);
  EXPECT_EQ(switch_on(ada_later, false), Heard{"off -2"});
  EXPECT_EQ(switch_on(ada_later), Heard{"on -2"});
  EXPECT_EQ(switch_on(grace_later), Heard{"on"});
  EXPECT_EQ(write(grace_later, 2, "rudest"), Heard{"2 rudest"});
  EXPECT_EQ(hear(ada_later), Heard{});
  EXPECT_EQ(mute(ada_later, 2, false), Heard{"on | 2 rudest"});
  EXPECT_EQ(write(grace_later, 2, "sorry"), Heard{"2 sorry"});
  EXPECT_EQ(hear(ada_later), Heard{"2 sorry"});
}

TEST_F(ChatTest, OneMutesOtherPeople) {
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  for (const int seat : {0, 1, 5}) {
    EXPECT_EQ(mute(ada, seat), Heard{fault_code(Fault::kNobodyThere)}) << seat;
  }
  EXPECT_EQ(say(ada, {{"type", "report"}, {"seat", 1}, {"reason", "name"}}),
            Heard{fault_code(Fault::kNobodyThere)});
}

TEST_F(ChatTest, MutesAreListedAndEnded) {
  const TestTable table = table_for("everyone");
  const std::string grace = claim(server_.port(), table, 1);
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(mute(ada, 1), Heard{"off -1"});
  const auto list = [&](const std::string& cookie) {
    return ask(server_.port(), "GET", "/api/person/mutes", {{"Cookie", cookie}}).body;
  };
  const json::value mutes = json::parse(list(table.cookie)).at("mutes");
  ASSERT_EQ(mutes.as_array().size(), 1u);
  EXPECT_EQ(mutes.at(0).at("name"), "Grace");
  EXPECT_GT(mutes.at(0).at("day").as_int64(), 20'000);
  for (const std::string& cookie : {std::string(), grace, "person=" + std::string(43, 'A')}) {
    EXPECT_EQ(list(cookie), R"({"mutes":[]})");
    EXPECT_EQ(fault_of(request("/api/person/unmute", {{"mute", "1"}}, cookie).body),
              fault_code(Fault::kNoSuchMute));
  }
  EXPECT_EQ(fault_of(request("/api/person/unmute", {{"mute", "x"}}, table.cookie).body),
            fault_code(Fault::kNoSuchMute));
  EXPECT_EQ(request("/api/person/unmute", {{"mute", "1"}}, table.cookie).body, "{}");
  EXPECT_EQ(list(table.cookie), R"({"mutes":[]})");
  EXPECT_EQ(switch_on(ada), Heard{"on"});
}

TEST_F(ChatTest, NobodyMutesMoreThan200) {
  const TestTable table = table_for("everyone");
  claim(server_.port(), table, 1);
  server_.stop();
  {
    // What a browser of its own has muted before.
    const auto store = open_sqlite({server_.database()}).value();
    const Digest ada = store->load(table.id)->seats[0].token.value();
    EXPECT_TRUE(store->transaction([&] {
      for (std::uint8_t number = 1; number <= 200; ++number) {
        EXPECT_TRUE(store->speech().mute({0, ada, Digest{number}, "", 1}));
      }
    }));
  }
  server_.start(options());
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(mute(ada, 1), Heard{fault_code(Fault::kTooManyMutes)});
}

TEST_F(ChatTest, AReportIsReceivedAndNothingElseIsTold) {
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  Player grace(server_.port(), table, claim(server_.port(), table, 1));
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  EXPECT_EQ(write(grace, 1, "rude"), Heard{"1 rude"});
  EXPECT_EQ(hear(ada), Heard{"1 rude"});
  json::value report = {{"type", "report"},
                        {"seat", 1},
                        {"message", 1},
                        {"reason", "insult"},
                        {"words", "again and again"}};
  EXPECT_EQ(say(ada, report), Heard{"received"});
  EXPECT_EQ(hear(grace), Heard{});
  report.at("message") = 2;
  EXPECT_EQ(say(ada, report), Heard{fault_code(Fault::kNoSuchMessage)});
  report.as_object().erase("message");
  report.at("reason") = "boring";
  EXPECT_EQ(say(ada, report), Heard{fault_code(Fault::kReportReason)});
  report.at("reason") = "hate";
  report.at("words") = std::string(281, 'x');
  EXPECT_EQ(say(ada, report), Heard{fault_code(Fault::kChatText)});
  server_.stop();
  const auto store = open_sqlite({server_.database()}).value();
  const std::vector<Report> reports = store->speech().open_reports().value();
  ASSERT_EQ(reports.size(), 1u);
  EXPECT_EQ(reports[0].words, "again and again");
  EXPECT_EQ(reports[0].name, "Grace");
  EXPECT_EQ(reports[0].messages.at(0).text, "rude");
}

TEST_F(ChatTest, ReportsAreFew) {
  TestOptions few = options();
  few.limits.address_reports = 2;
  server_.restart(few);
  const TestTable table = table_for("everyone");
  claim(server_.port(), table, 1);
  Player ada(server_.port(), table, table.cookie);
  const json::value report = {{"type", "report"}, {"seat", 1}, {"reason", "name"}};
  EXPECT_EQ(say(ada, report), Heard{"received"});
  EXPECT_EQ(say(ada, report), Heard{"received"});
  EXPECT_EQ(say(ada, report), Heard{fault_code(Fault::kTooManyReports)});
}

TEST_F(ChatTest, WhatADeletedAccountWroteIsGoneAtOnce) {
  const std::string grace_cookie = sign_up("Grace");
  const TestTable table = table_for("everyone");
  claim(server_.port(), table, 1, grace_cookie);
  Player ada(server_.port(), table, table.cookie);
  Player grace(server_.port(), table, grace_cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  EXPECT_EQ(write(grace, 1, "my secret word"), Heard{"1 my secret word"});
  EXPECT_EQ(write(ada, 0, "mine"), Heard({"1 my secret word", "0 mine"}));
  const HttpReply exported =
      ask(server_.port(), "GET", "/api/account/export?from=0", {{"Cookie", grace_cookie}});
  const json::value tables = json::parse(exported.body).at("tables");
  EXPECT_EQ(tables.at(0).at("messages").as_array().size(), 1u) << "hers alone";
  EXPECT_EQ(tables.at(0).at("messages").at(0).at("text"), "my secret word");
  EXPECT_EQ(request("/api/account/delete", {{"password", "correct horse"}}, grace_cookie).status,
            200);
  EXPECT_EQ(next_heard(ada), "on | 0 mine");
  std::string end = next_heard(grace);
  while (end != "closed" && end != fault_code(Fault::kNewPerson)) end = next_heard(grace);
  EXPECT_EQ(end, fault_code(Fault::kNewPerson));
  EXPECT_EQ(write(ada, 0, "more"), Heard{"0 more"});
}

TEST_F(ChatTest, WhatOneHasMutedAndReportedIsInTheExportAndGoesWithTheAccount) {
  const std::string cookie = sign_up("Ada");
  const TestTable table = table_for("everyone", cookie);
  claim(server_.port(), table, 1);
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(mute(ada, 1), Heard{"off -1"});
  EXPECT_EQ(say(ada, {{"type", "report"}, {"seat", 1}, {"reason", "name"}, {"words", "look"}}),
            Heard{"received"});
  const HttpReply reply =
      ask(server_.port(), "GET", "/api/account/export?from=0", {{"Cookie", cookie}});
  const json::value exported = json::parse(reply.body);
  EXPECT_EQ(exported.at("mutes").at(0).at("name"), "Grace");
  EXPECT_EQ(exported.at("reports").at(0).at("words"), "look");
  EXPECT_EQ(request("/api/account/delete", {{"password", "correct horse"}}, cookie).status, 200);
  server_.stop();
  const auto store = open_sqlite({server_.database()}).value();
  EXPECT_TRUE(store->speech().all_mutes()->empty());
  EXPECT_EQ(store->speech().open_reports()->front().words, "");
}

// A guest's mutes are the account's once they have one.
TEST_F(ChatTest, MutesComeIntoAnAccountWithTheBrowser) {
  const TestTable table = table_for("everyone");
  Player grace(server_.port(), table, claim(server_.port(), table, 1));
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  {
    Player ada(server_.port(), table, table.cookie);
    EXPECT_EQ(mute(ada, 1), Heard{"off -1"});
  }
  Player ada(server_.port(), table, sign_up("Ada", table.cookie));
  EXPECT_EQ(switch_on(ada), Heard{"on -1"});
  EXPECT_EQ(write(grace, 1, "rude"), Heard{"1 rude"});
  EXPECT_EQ(hear(ada), Heard{});
}

}  // namespace
}  // namespace benben
