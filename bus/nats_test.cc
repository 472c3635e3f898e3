// The bus through a NATS server that is really there, and really killed.
#include "bus/nats.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <optional>
#include <set>
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

// Nobody hears while the test does not look into its letters. There is room for what two say who
// meet.
TEST_F(NatsTest, P10WhatComesFasterThanItIsHeardIsDropped) {
  constexpr int kRoom = 1'000;
  constexpr int kSaid = 3'000;
  const auto one = bus();
  const auto post = [this](std::function<void()> letter) { letters_.post(std::move(letter)); };
  const auto other = open_nats(server_.url(), post, kRoom * (kMessageBytes + 5)).value();
  int heard = 0;
  const auto others = other->subscribe("benben.a", [&](const std::string&) { ++heard; });
  ASSERT_TRUE(meet(*one, *other));
  ASSERT_TRUE(meet(*other, *one));
  ASSERT_EQ(other->dropped(), 0U);
  for (int count = 0; count < kSaid; ++count) one->publish("benben.a", "hello");
  while (other->dropped() < kSaid - kRoom) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  const auto dropped = [&] { return static_cast<int>(other->dropped()); };
  ASSERT_TRUE(letters_.until([&] { return heard + dropped() == kSaid; }));
  EXPECT_LE(heard, kRoom);
  EXPECT_GT(heard, 0);
  one->publish("benben.a", "again");
  EXPECT_TRUE(letters_.until([&] { return heard + dropped() == kSaid + 1; }));
  EXPECT_EQ(dropped(), kSaid - heard + 1) << "there is room again";
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

// Asks, and again as long as nobody serves: it takes a while until the server knows of who does.
class NatsWorkTest : public NatsTest {
 protected:
  std::string answer_to(Bus& asker, const std::string& text) {
    std::optional<std::string> answer;
    for (int tries = 0; tries < 200 && !answer; ++tries) {
      bool is_answered = false;
      const auto asked = asker.ask("benben.work", text, [&](const auto& told) {
        is_answered = true;
        answer = told;
      });
      if (!letters_.until([&] { return is_answered; })) break;
    }
    return answer.value_or("nobody");
  }
  static Bus::Asked at(const std::string& name) {
    return [name](const std::string& text, const Bus::Answer& answer) { answer(name + text); };
  }
};

TEST_F(NatsWorkTest, NobodyServesAndThatIsSaidAtOnce) {
  const auto one = bus();
  std::optional<std::string> answer = "not asked";
  const auto asked =
      one->ask("benben.work", "1", [&](const std::optional<std::string>& text) { answer = text; });
  ASSERT_TRUE(letters_.until([&] { return !answer; }));
}

TEST_F(NatsWorkTest, EachQuestionIsAnsweredOnceByWhoeverIsThere) {
  const auto one = bus();
  const auto other = bus();
  const auto third = bus();
  const auto first = other->serve("benben.work", at("other "));
  ASSERT_EQ(answer_to(*one, "1"), "other 1");
  const auto second = third->serve("benben.work", at("third "));
  // Whom a question goes to is drawn: that one of two is never asked in so many is no chance.
  std::set<std::string> answers;
  for (int asked = 0; asked < 2'000 && answers.size() < 2; ++asked) {
    answers.insert(answer_to(*one, "x"));
  }
  EXPECT_EQ(answers, (std::set<std::string>{"other x", "third x"}));
}

TEST_F(NatsWorkTest, WhoLeavesIsAskedNoMore) {
  const auto one = bus();
  const auto other = bus();
  const auto first = other->serve("benben.work", at("other "));
  ASSERT_EQ(answer_to(*one, "1"), "other 1");
  bool has_left = false;
  first->leave([&] { has_left = true; });
  ASSERT_TRUE(letters_.until([&] { return has_left; }));
  std::optional<std::string> answer = "not asked";
  const auto asked = one->ask("benben.work", "2", [&](const auto& text) { answer = text; });
  ASSERT_TRUE(letters_.until([&] { return !answer; }));
}

TEST_F(NatsWorkTest, WhoServesComesBackWithTheServer) {
  const auto one = bus();
  const auto other = bus();
  const auto first = other->serve("benben.work", at("other "));
  ASSERT_EQ(answer_to(*one, "1"), "other 1");
  server_.kill();
  ASSERT_TRUE(letters_.until([&] { return !one->is_connected() && !other->is_connected(); }));
  int answers = 0;
  const auto lost = one->ask("benben.work", "lost", [&](const auto&) { ++answers; });
  // Who leaves meanwhile is told so all the same.
  bool has_left = false;
  const auto second = other->serve("benben.work", at("second "));
  second->leave([&] { has_left = true; });
  server_.start();
  ASSERT_TRUE(letters_.until([&] { return one->is_connected() && other->is_connected(); }));
  ASSERT_TRUE(letters_.until([&] { return has_left; }));
  EXPECT_EQ(answer_to(*one, "2"), "other 2");
  EXPECT_EQ(answers, 0);
}

TEST(NatsUrl, NoErrorHasThePasswordInIt) {
  const auto wrong = open_nats("nats://user:hunter2@host:no-port", [](const auto&) {});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message.find("hunter2"), std::string::npos) << wrong.error().message;
}

}  // namespace
}  // namespace benben
