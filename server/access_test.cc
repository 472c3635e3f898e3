// Who asks, how many connections are theirs, and what people may be called.
#include "server/access.h"

#include <gtest/gtest.h>

#include "server/connections.h"
#include "server/names.h"

namespace benben {
namespace {

std::string client(const std::string& text) {
  const std::optional<Address> address = Address::parse(text);
  return address ? address->client() : "none";
}

TEST(Address, IsAClientByItsNetwork) {
  EXPECT_EQ(client("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(client("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(client("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
  EXPECT_EQ(client("2001:DB8:1:2::"), "2001:db8:1:2::");
  EXPECT_EQ(client("::1"), "::");
  for (const char* wrong : {"", "a", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.256", "1.2.3.4 ",
                            ":::", "2001:db8::g", "1.2.3.4:80", "[::1]"}) {
    EXPECT_EQ(client(wrong), "none") << wrong;
  }
  EXPECT_EQ(client(std::string("127.0.0.1\0.evil", 15)), "none");
}

TEST(Address, MayHaveAPortWhereProxiesWriteOne) {
  const auto parsed = [](const std::string& text) {
    const std::optional<Address> address = Address::parse_with_port(text);
    return address ? address->client() : "none";
  };
  EXPECT_EQ(parsed("192.0.2.7:80"), "192.0.2.7");
  EXPECT_EQ(parsed("[2001:db8::1]:80"), "2001:db8::");
  EXPECT_EQ(parsed("[2001:db8::1]"), "2001:db8::");
  EXPECT_EQ(parsed("2001:db8::1"), "2001:db8::");
  for (const char* wrong : {"192.0.2.7:", "192.0.2.7:99999", "[::1", "[::1]x", "[::1]:x", "[]"}) {
    EXPECT_EQ(parsed(wrong), "none") << wrong;
  }
}

TEST(AddressRange, HoldsWhatBeginsAlike) {
  const auto holds = [](const std::string& range, const std::string& address) {
    return AddressRange::parse(range).value().contains(*Address::parse(address));
  };
  EXPECT_TRUE(holds("10.0.0.0/8", "10.255.1.2"));
  EXPECT_FALSE(holds("10.0.0.0/8", "11.0.0.0"));
  EXPECT_TRUE(holds("192.0.2.128/25", "192.0.2.200"));
  EXPECT_FALSE(holds("192.0.2.128/25", "192.0.2.127"));
  EXPECT_TRUE(holds("192.0.2.1", "::ffff:192.0.2.1"));
  EXPECT_FALSE(holds("192.0.2.1", "192.0.2.2"));
  EXPECT_TRUE(holds("0.0.0.0/0", "192.0.2.2"));
  EXPECT_FALSE(holds("0.0.0.0/0", "2001:db8::1"));
  EXPECT_TRUE(holds("2001:db8::/32", "2001:db8:ffff::1"));
  EXPECT_TRUE(holds("::/0", "192.0.2.2"));
  for (const char* wrong :
       {"", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/x", "::/129", "proxy", "/8"}) {
    EXPECT_FALSE(AddressRange::parse(wrong)) << wrong;
  }
}

// A connection that does what it is told.
class Scripted final : public Connection {
 public:
  Scripted(Connections& connections, const std::string& address)
      : registration(connections, *this, address) {}
  void sweep(TimePoint /*now*/) override {}
  void shut_down() override {}
  void cut() override {
    is_cut = true;
    registration.leave();
  }

  Registration registration;
  bool is_cut = false;
};

class ConnectionsTest : public testing::Test {
 protected:
  bool make_room(const std::string& address, Connections::From from = Connections::From::kClient) {
    return connections_.make_room(address, from);
  }

  Limits limits_ = [] {
    Limits limits;
    limits.connections = 4;
    limits.address_connections = 2;
    return limits;
  }();
  Connections connections_{limits_};
};

TEST_F(ConnectionsTest, TheOldestIdleOneOfAnAddressGoes) {
  Scripted first(connections_, "a");
  Scripted second(connections_, "a");
  Scripted other(connections_, "b");
  first.registration.set_busy();
  first.registration.set_idle();
  EXPECT_TRUE(make_room("a"));
  EXPECT_TRUE(second.is_cut);
  EXPECT_FALSE(first.is_cut || other.is_cut);
  EXPECT_TRUE(make_room("a"));
  EXPECT_FALSE(first.is_cut);
}

TEST_F(ConnectionsTest, BusyOnesAreLeftAlone) {
  Scripted first(connections_, "a");
  Scripted second(connections_, "a");
  first.registration.set_busy();
  second.registration.set_busy();
  EXPECT_FALSE(make_room("a"));
  EXPECT_TRUE(make_room("b"));
  EXPECT_TRUE(make_room("a", Connections::From::kProxy));
  second.registration.leave();
  EXPECT_TRUE(make_room("a"));
  EXPECT_FALSE(connections_.contains(&second));
  second.registration.set_idle();  // it has left: nothing happens
  EXPECT_TRUE(make_room("a"));
  EXPECT_FALSE(second.is_cut);
}

TEST_F(ConnectionsTest, WhenAllAreTakenTheOldestIdleOneOfAllGoes) {
  Scripted a(connections_, "a");
  Scripted b(connections_, "b");
  Scripted c(connections_, "c");
  Scripted d(connections_, "d");
  a.registration.set_busy();
  EXPECT_EQ(connections_.size(), 4u);
  EXPECT_TRUE(make_room("e"));
  EXPECT_TRUE(b.is_cut);
  EXPECT_EQ(connections_.size(), 3u);
  EXPECT_TRUE(make_room("e"));
  EXPECT_FALSE(a.is_cut || c.is_cut || d.is_cut);
}

TEST(Tally, CountsByAddressUntilThePlaceGoes) {
  Tally tally(2);
  Tally::Place first = tally.take("a");
  const Tally::Place second = tally.take("a");
  ASSERT_TRUE(first && second);
  EXPECT_FALSE(tally.take("a"));
  EXPECT_TRUE(tally.take("b"));
  Tally::Place copy = first;
  first.reset();
  EXPECT_FALSE(tally.take("a"));
  copy.reset();
  EXPECT_TRUE(tally.take("a"));
}

std::string named(std::string_view text) {
  const Result<std::string> name = read_name(text);
  return name ? *name : "refused";
}

TEST(Names, OfAllScriptsAreThemselves) {
  for (const char* name :
       {"Ada", "Ada Lovelace", "\u00C5ngstr\u00F6m", "\u0414\u0430\u0440\u044C\u044F",
        "\u5C0F\u6797", "\u0645\u0631\u064A\u0645", "\u05D0\u05B8\u05D3\u05B8\u05DD",
        "\u0928\u093F\u0924\u093F\u0928", "O'Neill-2", "J.R.", "\u263A",
        "\U0001F468\u200D\U0001F469", "\u2764\uFE0F",
        "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645", "Bot Eight", "Robot", "Bob: 8",
        "\uFDFA", ""}) {
    EXPECT_EQ(named(name), name);
  }
}

TEST(Names, HaveOneSpelling) {
  EXPECT_EQ(named("A\u030Angstro\u0308m"), "\u00C5ngstr\u00F6m");
  EXPECT_EQ(named("  Ada "), "Ada");
  EXPECT_EQ(named("\u00A0Ada\u3000"), "Ada");
  EXPECT_EQ(named(" \u00A0 "), "");
}

TEST(Names, HideTurnAndPileUpNothing) {
  for (const char* character :
       {"\u200B", "\u200E", "\u200F", "\u061C", "\u00AD", "\u2060",     "\u2062",    "\u206A",
        "\u3164", "\uFFA0", "\u2800", "\u034F", "\u180E", "\U000E0041", "\uFFF9",    "\uFFFF",
        "\u202E", "\u2066", "\u2028", "\uFEFF", "\u115F", "\uE000",     "\U0010FFFE"}) {
    EXPECT_EQ(named(std::string("A") + character + "da"), "refused") << character;
    EXPECT_EQ(named(std::string("Ada") + character), "refused");
    EXPECT_EQ(named(character), "refused");
  }
  for (const char* name : {"A  da", "A\u00A0da", "a\nb", "\x7f", "\xff", "\u0301a", "\u200Dab",
                           "ab\u200C", "a \u0301", "a\u0301\u0302\u0303\u0304", "\uFE0F"}) {
    EXPECT_EQ(named(name), "refused") << name;
  }
}

TEST(Names, PassForNoBot) {
  for (const char* name : {"bot:8", "BOT:1", "bot:8 ", "b\u043Et:8", "b0t:8",
                           "\uFF42\uFF4F\uFF54\uFF1A\uFF18", "bot\uA7898", "b\u00F6t:3", "bot: 8",
                           "b\u200Cot:8", "bot:99", "random", "Greedy", "mcts:100", "\u24D1ot:8"}) {
    EXPECT_EQ(named(name), "refused") << name;
  }
}

TEST(Names, HaveFortyCharacters) {
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += "\u263A";
  EXPECT_EQ(named(forty), forty);
  EXPECT_EQ(named(forty + "x"), "refused");
  EXPECT_EQ(named(std::string(100'000, 'x')), "refused");
}

}  // namespace
}  // namespace benben
