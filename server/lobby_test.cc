// The lobby without a network: what stands there when, and that every watcher folds the same.
#include "server/lobby.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>

#include "server/test_server.h"

namespace benben {
namespace {

namespace json = boost::json;
using std::chrono::seconds;

// Folds what it hears, as the page does.
class LobbyFold : public LobbyWatcher {
 public:
  void publish(const Message& text) override {
    ++messages;
    bytes += text->size();
    const json::value message = json::parse(*text);
    if (message.at("type") == "hello") return begin(message.as_object());
    std::int64_t place = message.at("from").as_int64();
    EXPECT_LE(place, since.number) << "nothing is left out";
    for (const json::value& change : message.at("changes").as_array()) {
      if (place++ < since.number) continue;
      fold(change.as_object());
      since.number = place;
    }
  }

  std::string names(const std::string& table) const {
    return open.contains(table) ? json::serialize(open.at(table)) : "";
  }

  std::map<std::string, json::value> open;  // seats by table
  LobbySince since;
  int messages = 0;
  std::size_t bytes = 0;

 private:
  void begin(const json::object& hello) {
    since.run = hello.at("run").as_string().c_str();
    if (!hello.contains("open")) return;
    open.clear();
    for (const json::value& entry : hello.at("open").as_array()) add(entry);
    since.number = hello.at("number").as_int64();
  }
  void add(const json::value& entry) {
    open[entry.at("table").as_string().c_str()] = entry.at("seats");
  }
  void fold(const json::object& change) {
    if (change.contains("open")) return add(change.at("open"));
    if (change.contains("close")) {
      EXPECT_EQ(open.erase(change.at("close").as_string().c_str()), 1u);
      return;
    }
    open.at(change.at("table").as_string().c_str()) = change.at("seats");
  }
};

class LobbyTest : public testing::Test {
 protected:
  static Seek seek(const std::string& table, const std::string& name = "Ada", int players = 2) {
    Seek seek{.table = table, .game = "pyramix"};
    seek.seats.resize(static_cast<std::size_t>(players));
    seek.seats[0] = name;
    return seek;
  }
  void come(const Seek& seek, const std::string& client = "192.0.2.1") {
    lobby_.follow(seek.table, seek, &client);
  }
  void go(const Seek& seek) { lobby_.follow(seek.table, seek, nullptr); }
  void end(const std::string& table) { lobby_.follow(table, std::nullopt, nullptr); }
  void pass(seconds time) {
    clock_.advance(time);
    lobby_.tick();
  }

  Limits limits_;
  ManualClock clock_;
  Lobby lobby_{limits_, clock_.clock(), "run-1"};
  LobbyFold fold_;
};

TEST_F(LobbyTest, ATableStandsThereWhileItsPeopleAre) {
  lobby_.watch(fold_, {});
  come(seek("a"));
  EXPECT_EQ(fold_.names("a"), R"(["Ada",null])");
  go(seek("a"));
  pass(seconds(29));
  EXPECT_TRUE(lobby_.has("a"));
  come(seek("a"));
  pass(seconds(3000));
  EXPECT_TRUE(lobby_.has("a")) << "they were back in time";
  go(seek("a"));
  pass(seconds(30));
  EXPECT_FALSE(lobby_.has("a"));
  EXPECT_TRUE(fold_.open.empty());
  go(seek("a"));
  EXPECT_FALSE(lobby_.has("a"));
  come(seek("a"));
  EXPECT_TRUE(lobby_.has("a"));
}

TEST_F(LobbyTest, WhoIsOnTheWayIsAwaitedForAMoment) {
  lobby_.expect(seek("a"), "192.0.2.1");
  go(seek("a"));
  EXPECT_EQ(lobby_.plain("pyramix", 2), std::vector<std::string>{"a"});
  pass(seconds(30));
  EXPECT_FALSE(lobby_.has("a"));
  lobby_.expect(seek("b"), "192.0.2.1");
  come(seek("b"));
  pass(seconds(60));
  EXPECT_TRUE(lobby_.has("b"));
}

TEST_F(LobbyTest, NobodyStandsThereForHours) {
  come(seek("a"));
  pass(Lobby::kPatience);
  EXPECT_FALSE(lobby_.has("a"));
  come(seek("a"));
  EXPECT_FALSE(lobby_.has("a")) << "the same people are still there";
  go(seek("a"));
  come(seek("a"));
  EXPECT_TRUE(lobby_.has("a"));
}

TEST_F(LobbyTest, TellsWhoSitsDownAndWhatIsFull) {
  lobby_.watch(fold_, {});
  Seek three = seek("a", "Ada", 3);
  come(three);
  three.seats[2] = "Grace";
  come(three);
  clock_.advance(seconds(1));
  lobby_.tell_due();
  EXPECT_EQ(fold_.names("a"), R"(["Ada",null,"Grace"])");
  end("a");
  pass(seconds(1));
  EXPECT_TRUE(fold_.open.empty());
}

TEST_F(LobbyTest, ChangesOfAMomentAreOneMessage) {
  lobby_.watch(fold_, {});
  fold_.messages = 0;
  for (const char* table : {"a", "b", "c", "d"}) come(seek(table));
  EXPECT_EQ(fold_.messages, 1) << "the first goes out at once";
  EXPECT_EQ(fold_.open.size(), 1u);
  clock_.advance(seconds(1));
  lobby_.tell_due();
  EXPECT_EQ(fold_.messages, 2);
  EXPECT_EQ(fold_.open.size(), 4u);
}

TEST_F(LobbyTest, WhoComesInTheMidstOfAMomentFoldsTheSame) {
  lobby_.watch(fold_, {});
  come(seek("a"));
  come(seek("b"));
  LobbyFold late;
  lobby_.watch(late, {});
  EXPECT_EQ(late.open.size(), 2u) << "the hello has what others are told in a moment";
  end("b");
  pass(seconds(1));
  EXPECT_EQ(late.open, fold_.open);
  EXPECT_EQ(late.since.number, fold_.since.number);
}

TEST_F(LobbyTest, WhoComesBackHearsWhatWasMissed) {
  lobby_.watch(fold_, {});
  come(seek("a"));
  pass(seconds(1));
  lobby_.leave(fold_);
  come(seek("b"));
  end("a");
  pass(seconds(1));
  fold_.bytes = 0;
  lobby_.watch(fold_, LobbySince(fold_.since));
  EXPECT_EQ(fold_.open.size(), 1u);
  EXPECT_TRUE(fold_.open.contains("b"));
  LobbyFold other;
  other.since = {"run-0", fold_.since.number};
  lobby_.watch(other, LobbySince(other.since));
  EXPECT_EQ(other.open, fold_.open) << "another run: from the beginning";
  LobbyFold ahead;
  lobby_.watch(ahead, {"run-1", 1000});
  EXPECT_EQ(ahead.open, fold_.open);
}

TEST_F(LobbyTest, WhoWasAwayForTooLongBeginsAnew) {
  lobby_.watch(fold_, {});
  come(seek("a"));
  pass(seconds(1));
  lobby_.leave(fold_);
  for (std::size_t i = 0; i < Lobby::kKept; ++i) {
    come(seek("b"));
    end("b");
  }
  pass(seconds(1));
  lobby_.watch(fold_, LobbySince(fold_.since));
  EXPECT_EQ(fold_.open.size(), 1u);
  EXPECT_EQ(fold_.since.number, lobby_.number());
}

TEST_F(LobbyTest, AnAddressHasSoManyTablesThere) {
  for (int i = 0; i < 7; ++i) come(seek("mine" + std::to_string(i)));
  EXPECT_EQ(lobby_.size(), limits_.address_lobby_tables);
  EXPECT_FALSE(lobby_.has_room("192.0.2.1"));
  EXPECT_TRUE(lobby_.has_room("192.0.2.2"));
  end("mine0");
  EXPECT_TRUE(lobby_.has_room("192.0.2.1"));
  come(seek("mine6"));
  EXPECT_TRUE(lobby_.has("mine6")) << "it comes as soon as there is room";
}

TEST_F(LobbyTest, PlainTablesComeInTheOrderOfWaiting) {
  limits_.address_lobby_tables = 100;
  come(seek("three", "Ada", 3));
  come(seek("first"));
  Seek special = seek("special");
  special.options = {{"cobras", "all"}};
  come(special);
  Seek timed = seek("timed");
  timed.clock = "fischer 300 5";
  come(timed);
  come(seek("second"));
  Seek other = seek("other");
  other.game = "cubus";
  come(other);
  EXPECT_EQ(lobby_.plain("pyramix", 2), (std::vector<std::string>{"first", "second"}));
  EXPECT_EQ(lobby_.plain("pyramix", std::nullopt),
            (std::vector<std::string>{"three", "first", "second"}));
  go(seek("first"));
  EXPECT_EQ(lobby_.plain("pyramix", 2), std::vector<std::string>{"second"})
      << "nobody is there, or on the way";
}

TEST_F(LobbyTest, HoldsTwoThousandAndNoMore) {
  const auto client = [](int i) { return "client-" + std::to_string(i); };
  lobby_.watch(fold_, {});
  for (int i = 0; i < 2001; ++i) come(seek("table-" + std::to_string(i)), client(i));
  EXPECT_EQ(lobby_.size(), 2000u);
  pass(seconds(1));
  LobbyFold late;
  lobby_.watch(late, {});
  EXPECT_EQ(late.open, fold_.open);
  EXPECT_EQ(late.open.size(), 2000u);
  for (int i = 0; i < 2000; i += 2) end("table-" + std::to_string(i));
  pass(seconds(1));
  EXPECT_EQ(late.open, fold_.open);
  EXPECT_EQ(late.open.size(), 1000u);
}

}  // namespace
}  // namespace benben
