// What people at a table say to each other, over real sockets (docs/protocol.md, Phrases).
#include "table/phrases.h"

#include <gtest/gtest.h>

#include "server/faults.h"
#include "server/test_server.h"

namespace benben {
namespace {

namespace json = boost::json;

std::string saying(int seat, std::string_view phrase) {
  return json::serialize(json::object{{"type", "say"}, {"seat", seat}, {"phrase", phrase}});
}

// The next phrase that is heard, or the fault of an error.
std::string heard(Player& player) {
  while (true) {
    const json::value message = player.next();
    if (message.is_null()) return "closed";
    const json::string& type = message.at("type").as_string();
    if (type == "said") return json::serialize(message);
    if (type == "error") return message.at("error").at("fault").as_string().c_str();
  }
}

TEST(SaidAtATable, IsHeardByAllWhoWatch) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  Player ada(server.port(), table, table.cookie);
  Player grace(server.port(), table, claim(server.port(), table, 1));
  Player onlooker(server.port(), table, "");
  for (Player* player : {&ada, &grace, &onlooker}) ASSERT_TRUE(player->sync());
  grace.socket().send(saying(1, "well_played"));
  for (Player* player : {&ada, &grace, &onlooker}) {
    EXPECT_EQ(heard(*player), R"({"type":"said","seat":1,"phrase":"well_played"})");
  }
}

TEST(SaidAtATable, IsOfOnesOwnSeatAndOneOfThePhrases) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const std::string grace = claim(server.port(), table, 1);
  const TestTable other = make_table(server.port(), {"me", "open"});
  for (const std::string& cookie :
       {std::string(), other.cookie, std::string("person=garbage"), grace}) {
    Player player(server.port(), table, cookie);
    player.socket().send(saying(0, "hello"));
    EXPECT_EQ(heard(player), "not_your_seat") << cookie;
  }
  Player ada(server.port(), table, table.cookie);
  ada.socket().send(saying(0, "You are all fools"));
  EXPECT_EQ(heard(ada), "phrase_name");
  ada.socket().send(R"({"type":"say","seat":0})");
  EXPECT_EQ(heard(ada), "member_not_text");
  ada.socket().send(R"({"type":"say","seat":0,"phrase":"hello","to":1})");
  EXPECT_EQ(heard(ada), "unknown_member");
}

TEST(SaidAtATable, IsSaidOnlyNowAndThen) {
  TestOptions options;
  options.limits.phrases = {0.5, 2};
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "me"});
  Player ada(server.port(), table, table.cookie);
  for (const char* phrase : {"hello", "hmm", "wow"}) ada.socket().send(saying(0, phrase));
  EXPECT_TRUE(heard(ada).ends_with(R"("phrase":"hello"})"));
  EXPECT_TRUE(heard(ada).ends_with(R"("phrase":"hmm"})"));
  EXPECT_EQ(heard(ada), refused(server::Fault::kTooManyPhrases).fault);
  server.clock().advance(std::chrono::seconds(2));
  ada.socket().send(saying(1, "sad"));
  EXPECT_EQ(heard(ada), R"({"type":"said","seat":1,"phrase":"sad"})");
}

}  // namespace
}  // namespace benben
