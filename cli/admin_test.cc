// `benben admin` beside a server that serves: what it prints, what the server makes of it, and
// clear errors (docs/operations.md, Moderation).
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/testing/process.h"
#include "server/test_chat.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;

struct Ended {
  int code = 0;
  std::string output;
  friend bool operator==(const Ended&, const Ended&) = default;
};
std::ostream& operator<<(std::ostream& out, const Ended& ended) {
  return out << ended.code << ": " << ended.output;
}

class AdminTest : public testing::Test {
 protected:
  std::string folder() const { return (directory_.path() / "data").string(); }
  std::filesystem::path database() const { return directory_.path() / "data" / "benben.db"; }

  Ended admin(std::vector<std::string> words) const {
    words.insert(words.begin(), {"admin", "--data", folder()});
    Process process(words);
    const std::string output = process.rest();
    return {process.end(), output};
  }
  static Ended fault(const std::string& sentence) { return {2, "benben: " + sentence + "\n"}; }

  // A table where Ada and Grace, who has an account, write.
  void sit_down(std::uint16_t port) {
    const auto asked = [&](const std::string& path, const json::value& body,
                           const std::string& cookie) {
      return post(port, path, json::serialize(body), {{"Cookie", cookie}});
    };
    const HttpReply made = asked(
        "/api/tables",
        {{"game", "pyramix"},
         {"players", 2},
         {"chat", "everyone"},
         {"seats", json::array{{{"kind", "me"}, {"name", "Ada"}}, json::object{{"kind", "open"}}}}},
        "");
    ASSERT_EQ(made.status, 201) << made.body;
    table_ = made_table(made);
    const HttpReply signed_up = asked(
        "/api/account", {{"name", "Grace"}, {"password", "correct horse"}, {"device", ""}}, "");
    ASSERT_EQ(signed_up.status, 201) << signed_up.body;
    grace_ = cookie_of(signed_up);
    claim(port, table_, 1, grace_);
  }
  // Writes until that is heard: the server takes up what was done within seconds.
  static bool comes_to(Player& player, int seat, const std::string& wanted) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (std::chrono::steady_clock::now() < end) {
      if (write(player, seat, "x") == Heard{wanted}) return true;
    }
    return false;
  }

  TemporaryDirectory directory_;
  TestTable table_;
  std::string grace_;
};

TEST_F(AdminTest, WhatIsReportedIsListedAnsweredAndActedOn) {
  Process server({"serve", "--port", "0", "--data", folder(), "--name", "benben.test", "--chats",
                  "1000:1000", "--messages", "100000:100000"});
  const std::uint16_t port = server.port();
  ASSERT_NE(port, 0);
  ASSERT_NO_FATAL_FAILURE(sit_down(port));
  Player ada(port, table_, table_.cookie);
  Player grace(port, table_, grace_);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  EXPECT_EQ(write(grace, 1, "You fool"), Heard{"1 You fool"});
  EXPECT_EQ(hear(ada), Heard{"1 You fool"});
  EXPECT_EQ(admin({"reports"}), (Ended{0, "No reports are open.\n"}));
  EXPECT_EQ(say(ada, {{"type", "report"},
                      {"seat", 1},
                      {"message", 1},
                      {"reason", "insult"},
                      {"words", "Please look"}}),
            Heard{"received"});
  const Ended listed = admin({"reports"});
  EXPECT_EQ(listed.code, 0);
  for (const std::string& part :
       {std::string("report 1, "), std::string(": insult\n"), std::string("about Grace person:"),
        "seat 2 of table " + table_.id, std::string(": Please look\n"),
        "message " + table_.id + "/1, ", std::string(": You fool\n")}) {
    EXPECT_NE(listed.output.find(part), std::string::npos) << part << "\n" << listed.output;
  }
  const std::string there = log_id(table_.id);
  for (const std::string& message : {there + "/5", there + "/", there + "/one", there + "/1/1"}) {
    EXPECT_EQ(admin({"delete", "--", message}), fault("There is no message " + message + "."));
  }
  EXPECT_EQ(admin({"delete", "--", there + "/1"}), (Ended{0, ""}));
  EXPECT_EQ(admin({"mute", "Grace", "--days", "7", "--note", "rude"}), (Ended{0, ""}));
  EXPECT_TRUE(comes_to(grace, 1, "chat_muted_until"));
  EXPECT_EQ(admin({"answer", "1"}), (Ended{0, ""}));
  EXPECT_EQ(admin({"reports"}), (Ended{0, "No reports are open.\n"}));
  EXPECT_EQ(admin({"unmute", "grace"}), (Ended{0, ""}));
  EXPECT_EQ(admin({"close", "Grace"}), (Ended{0, ""}));
  std::string end = next_heard(grace);
  while (end != "account_closed" && end != "closed") end = next_heard(grace);
  EXPECT_EQ(end, "account_closed");
  EXPECT_EQ(admin({"open", "Grace"}), (Ended{0, ""}));
  EXPECT_EQ(admin({"delete", "--", log_id(table_.id)}), (Ended{0, ""}));
  end = next_heard(ada);
  while (end != "deleted" && end != "closed") end = next_heard(ada);
  EXPECT_EQ(end, "deleted");
  const Ended log = admin({"log"});
  EXPECT_EQ(std::ranges::count(log.output, '\n'), 7) << log.output;
  EXPECT_NE(log.output.find("  mute  Grace  rude\n"), std::string::npos) << log.output;
  EXPECT_NE(log.output.find("  delete table  " + log_id(table_.id) + "\n"), std::string::npos);
}

TEST_F(AdminTest, AGuestIsNamedByWhatTheReportSays) {
  Process server({"serve", "--port", "0", "--data", folder(), "--name", "benben.test"});
  const std::uint16_t port = server.port();
  ASSERT_NE(port, 0);
  ASSERT_NO_FATAL_FAILURE(sit_down(port));
  Player grace(port, table_, grace_);
  EXPECT_EQ(say(grace, {{"type", "report"}, {"seat", 0}, {"reason", "name"}}), Heard{"received"});
  const std::string listed = admin({"reports"}).output;
  const std::size_t at = listed.find("person:");
  ASSERT_NE(at, std::string::npos) << listed;
  const std::string person = listed.substr(at, std::string("person:").size() + 16);
  EXPECT_EQ(admin({"mute", person}), (Ended{0, ""}));
  EXPECT_EQ(admin({"unmute", person}), (Ended{0, ""}));
  EXPECT_EQ(admin({"unmute", person}), fault(person + " is not muted."));
  EXPECT_EQ(admin({"mute", "person:ffffffff0000"}),
            fault("There is nobody like person:ffffffff0000."));
}

TEST_F(AdminTest, WhatIsWrongIsSaidAndNothingIsDone) {
  EXPECT_EQ(admin({"reports"}), fault(folder() + ": There are no tables here."));
  {
    std::filesystem::create_directories(folder());
    const auto store = open_sqlite({database()}).value();
    EXPECT_TRUE(store->transaction([&] {
      EXPECT_TRUE(store->accounts().add_account({0, Digest{7}, "ada", {"Ada", ""}, "x", 1}));
    }));
  }
  EXPECT_EQ(admin({"mute", "Bob"}), fault("There is no account \"Bob\"."));
  EXPECT_EQ(admin({"close", "person:07"}), fault("There is no account \"person:07\"."));
  EXPECT_EQ(admin({"open", "Ada"}), fault("Ada is not closed."));
  EXPECT_EQ(admin({"answer", "5"}), fault("There is no open report 5."));
  EXPECT_EQ(admin({"answer", "five"}), fault("There is no open report five."));
  EXPECT_EQ(admin({"delete", "nowhere-here/1"}), fault("There is no table nowhere-here."));
  EXPECT_EQ(admin({"delete", "table"}),
            fault("There is no table table; of an id at least the first 8 characters are needed."));
  EXPECT_EQ(admin({"mute"}), fault("admin mute needs to know whom."));
  EXPECT_EQ(admin({"log", "Ada"}), fault("admin log takes no Ada."));
  EXPECT_EQ(admin({"close", "Ada", "--days", "2"}), fault("--days is of admin mute."));
  EXPECT_EQ(admin({"ban", "Ada"}).code, 2);
  EXPECT_EQ(admin({"mute", "Ada", "--days", "0"}).code, 2);
  EXPECT_EQ(admin({"log"}), (Ended{0, ""}));
}

}  // namespace
}  // namespace benben
