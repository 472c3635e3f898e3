// The bus through a NATS server that is really there, and really killed.
#include "bus/nats.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "bus/testing/nats_server.h"
#include "core/testing/mailbox.h"

namespace benben {
namespace {

class NatsTest : public testing::Test {
 protected:
  std::unique_ptr<Bus> bus() {
    auto opened = open_nats(server_.url(), [this](std::function<void()> letter) {
                    letters_.post(std::move(letter));
                  }).value();
    opened->follow([] {});  // each change is a letter, so that until() looks again
    return opened;
  }
  // Until the first hears the other: then all that they subscribed to before is known to the
  // server.
  bool meet(Bus& one, Bus& other) {
    bool is_met = false;
    const auto own = one.subscribe("meet", [&](const std::string&) { is_met = true; });
    const auto back =
        other.subscribe("echo", [&](const std::string&) { other.publish("meet", ""); });
    // What is published before the other is known as a subscriber is lost: it is said again.
    for (int tries = 0; tries < 200 && !is_met; ++tries) {
      other.publish("meet", "");
      one.publish("echo", "");
      letters_.post([] {});
      std::this_thread::sleep_for(std::chrono::milliseconds(tries == 0 ? 0 : 10));
      letters_.until([looked = 0]() mutable { return looked++ > 0; });
    }
    return is_met;
  }

  NatsServer server_;
  Mailbox letters_;  // the thread of the buses is the test's
};

TEST_F(NatsTest, OthersHearWhatIsPublishedInItsOrder) {
  const auto one = bus();
  const auto other = bus();
  std::vector<std::string> heard;
  const auto own = one->subscribe("benben.a", [&](const std::string&) { heard.push_back("self"); });
  const auto others =
      other->subscribe("benben.a", [&](const std::string& text) { heard.push_back(text); });
  ASSERT_TRUE(meet(*other, *one));
  ASSERT_TRUE(meet(*one, *other));
  for (const char* text : {"1", "2", "3"}) one->publish("benben.a", text);
  one->publish("benben.b", "elsewhere");
  ASSERT_TRUE(letters_.until([&] { return heard.size() == 3; }));
  EXPECT_EQ(heard, (std::vector<std::string>{"1", "2", "3"}));
}

TEST_F(NatsTest, ComesBackWhenTheServerDoes) {
  const auto one = bus();
  const auto other = bus();
  std::vector<std::string> heard;
  const auto others =
      other->subscribe("benben.a", [&](const std::string& text) { heard.push_back(text); });
  ASSERT_TRUE(meet(*one, *other));
  server_.kill();
  ASSERT_TRUE(letters_.until([&] { return !one->is_connected() && !other->is_connected(); }));
  one->publish("benben.a", "lost");
  server_.start();
  ASSERT_TRUE(letters_.until([&] { return one->is_connected() && other->is_connected(); }));
  ASSERT_TRUE(meet(*other, *one));
  one->publish("benben.a", "found");
  ASSERT_TRUE(letters_.until([&] { return !heard.empty(); }));
  EXPECT_EQ(heard, std::vector<std::string>{"found"});
}

TEST_F(NatsTest, BeginsWithoutAServer) {
  server_.kill();
  const auto one = bus();
  EXPECT_FALSE(one->is_connected());
  std::vector<std::string> heard;
  const auto own =
      one->subscribe("benben.a", [&](const std::string& text) { heard.push_back(text); });
  server_.start();
  const auto other = bus();
  ASSERT_TRUE(letters_.until([&] { return one->is_connected() && other->is_connected(); }));
  ASSERT_TRUE(meet(*one, *other));
  ASSERT_TRUE(meet(*other, *one));
  other->publish("benben.a", "here");
  ASSERT_TRUE(letters_.until([&] { return !heard.empty(); }));
}

TEST_F(NatsTest, NothingIsHeardAfterTheEnd) {
  const auto one = bus();
  auto other = bus();
  int heard = 0;
  auto ended = other->subscribe("benben.a", [&](const std::string&) { ++heard; });
  ASSERT_TRUE(meet(*other, *one));
  ended.reset();
  one->publish("benben.a", "late");
  ASSERT_TRUE(meet(*one, *other));
  EXPECT_EQ(heard, 0);
  other.reset();
  one->publish("meet", "to nobody");
}

TEST(NatsUrl, NoErrorHasThePasswordInIt) {
  const auto wrong = open_nats("nats://user:hunter2@host:no-port", [](const auto&) {});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message.find("hunter2"), std::string::npos) << wrong.error().message;
}

}  // namespace
}  // namespace benben
