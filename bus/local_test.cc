// The bus of tests: who hears what, and when.
#include "bus/local.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace benben {
namespace {

class LocalBusTest : public testing::Test {
 protected:
  Bus::Heard by(const std::string& name) {
    return [this, name](const std::string& text) { heard_.push_back(name + ": " + text); };
  }
  std::vector<std::string> heard() { return std::exchange(heard_, {}); }

  using Story = std::vector<std::string>;
  LocalRoom room_;
  LocalBus one_{room_};
  LocalBus other_{room_};
  LocalBus third_{room_};

 private:
  Story heard_;
};

TEST_F(LocalBusTest, OthersHearWhatIsPublishedWhenItIsDelivered) {
  const auto own = one_.subscribe("a", by("one"));
  const auto others = other_.subscribe("a", by("other"));
  const auto elsewhere = third_.subscribe("b", by("third"));
  one_.publish("a", "first");
  one_.publish("a", "second");
  EXPECT_EQ(heard(), Story{});
  room_.deliver_all();
  EXPECT_EQ(heard(), (Story{"other: first", "other: second"}));
}

TEST_F(LocalBusTest, NothingIsHeardAfterTheEndOfASubscription) {
  auto others = other_.subscribe("a", by("other"));
  one_.publish("a", "late");
  others.reset();
  EXPECT_TRUE(room_.deliver());
  EXPECT_FALSE(room_.deliver());
  EXPECT_EQ(heard(), Story{});
}

TEST_F(LocalBusTest, WhoHearsMayEndSubscriptions) {
  std::unique_ptr<Bus::Subscription> own;
  std::unique_ptr<Bus::Subscription> next = other_.subscribe("a", by("next"));
  own = other_.subscribe("a", [&](const std::string&) {
    own.reset();
    next.reset();
  });
  one_.publish("a", "x");
  one_.publish("a", "y");
  room_.deliver_all();
  EXPECT_EQ(heard(), Story{"next: x"});
}

TEST_F(LocalBusTest, MessagesAreLostAndDoubled) {
  const auto others = other_.subscribe("a", by("other"));
  one_.publish("a", "lost");
  one_.publish("a", "twice");
  room_.lose();
  room_.repeat();
  EXPECT_EQ(room_.waiting(), 2u);
  room_.deliver_all();
  EXPECT_EQ(heard(), (Story{"other: twice", "other: twice"}));
}

TEST_F(LocalBusTest, WhoIsCutOffHearsNothingAndIsNotHeard) {
  int told = 0;
  one_.follow([&] { ++told; });
  const auto own = one_.subscribe("a", by("one"));
  const auto others = other_.subscribe("a", by("other"));
  one_.cut();
  EXPECT_FALSE(one_.is_connected());
  one_.publish("a", "into the void");
  other_.publish("a", "to nobody");
  room_.deliver_all();
  EXPECT_EQ(heard(), Story{});
  one_.mend();
  EXPECT_TRUE(one_.is_connected());
  EXPECT_EQ(told, 2);
  other_.publish("a", "again");
  room_.deliver_all();
  EXPECT_EQ(heard(), Story{"one: again"});
}

// Who serves, under a name, and answers with it.
class LocalWorkTest : public LocalBusTest {
 protected:
  Bus::Asked at(const std::string& name) {
    return [name](const std::string& text, const Bus::Answer& answer) {
      answer(name + " has " + text);
    };
  }
  Bus::Answered answers() {
    return [this](const std::optional<std::string>& text) {
      answers_.push_back(text.value_or("nobody"));
    };
  }

  Story answers_;
};

TEST_F(LocalWorkTest, EachQuestionGoesToOneOfThoseWhoServe) {
  const auto first = other_.serve("work", at("other"));
  const auto second = third_.serve("work", at("third"));
  const auto elsewhere = third_.serve("play", at("nobody"));
  std::vector<std::unique_ptr<Bus::Subscription>> asked;
  for (const char* text : {"1", "2", "3"}) asked.push_back(one_.ask("work", text, answers()));
  EXPECT_EQ(answers_, Story{});
  room_.deliver_all();
  EXPECT_EQ(answers_, (Story{"other has 1", "third has 2", "other has 3"}));
}

TEST_F(LocalWorkTest, WhereNobodyServesThatIsTheAnswer) {
  const auto own = one_.serve("work", at("oneself"));
  const auto asked = one_.ask("work", "1", answers());
  room_.deliver_all();
  EXPECT_EQ(answers_, Story{"nobody"});
}

TEST_F(LocalWorkTest, WhoLeavesIsAskedNothingMoreAndStillAnswers) {
  Bus::Answer late;
  auto first = other_.serve(
      "work", [&](const std::string&, Bus::Answer answer) { late = std::move(answer); });
  const auto one = one_.ask("work", "1", answers());
  room_.deliver_all();
  int left = 0;
  first->leave([&] { ++left; });
  EXPECT_EQ(left, 1);
  const auto two = one_.ask("work", "2", answers());
  room_.deliver_all();
  EXPECT_EQ(answers_, Story{"nobody"});
  late("late");
  room_.deliver_all();
  EXPECT_EQ(answers_, (Story{"nobody", "late"}));
}

TEST_F(LocalWorkTest, QuestionsAndAnswersAreLostDoubledAndDropped) {
  const auto first = other_.serve("work", at("other"));
  const auto lost = one_.ask("work", "lost", answers());
  room_.lose();
  auto dropped = one_.ask("work", "dropped", answers());
  const auto twice = one_.ask("work", "twice", answers());
  EXPECT_TRUE(room_.deliver());
  room_.repeat();
  dropped.reset();
  room_.deliver_all();
  EXPECT_EQ(answers_, Story{"other has twice"});
}

TEST_F(LocalWorkTest, WhoIsGoneAnswersNothing) {
  {
    LocalBus passing(room_);
    const auto service = passing.serve(
        "work", [&](const std::string&, const Bus::Answer& given) { given("too late"); });
    const auto asked = one_.ask("work", "1", answers());
    EXPECT_TRUE(room_.deliver());
  }
  room_.deliver_all();
  EXPECT_EQ(answers_, Story{});
}

}  // namespace
}  // namespace benben
