// The bus of tests: who hears what, and when.
#include "bus/local.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace benben
