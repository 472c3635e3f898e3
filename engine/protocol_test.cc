#include "engine/protocol.h"

#include <gtest/gtest.h>

#include "engine/command_line.h"
#include "engine/line_buffer.h"

namespace benben::engine {
namespace {

std::string fault_of(std::string_view text) {
  const auto order = parse_order(text, {"seat", "nodes", "time", "seed"});
  return order ? "" : order.error().message;
}

TEST(EngineOrder, IsReadAsItIsWritten) {
  const Order order{seat_at(1), 500, 2'000, 18'446'744'073'709'551'615u};
  EXPECT_EQ(go_line(order), "go seat 1 nodes 500 time 2000 seed 18446744073709551615");
  const auto read = parse_order(go_line(order).substr(3), {"seed", "seat", "nodes", "time"});
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, order);
  EXPECT_EQ(*parse_order("", {}), Order());
  EXPECT_EQ(go_line({}), "go seed 0");
}

TEST(EngineOrder, SaysWhichWordIsWrong) {
  EXPECT_EQ(fault_of("nodes"), "A number is missing behind nodes.");
  EXPECT_EQ(fault_of("nodes 0"), "nodes is a whole number from 1 to 1000000000, not \"0\".");
  EXPECT_EQ(fault_of("time 1.5"), "time is a whole number from 1 to 86400000, not \"1.5\".");
  EXPECT_EQ(fault_of("seat 6"), "seat is a whole number from 0 to 5, not \"6\".");
  EXPECT_EQ(fault_of("seat 0"), "");
  EXPECT_EQ(fault_of("seed 18446744073709551616"),
            "seed is a whole number below 2^64, not \"18446744073709551616\".");
  EXPECT_EQ(fault_of("seed 01"), "seed is a whole number below 2^64, not \"01\".");
  EXPECT_EQ(fault_of("nodes 1 nodes 2"), "nodes stands twice.");
  EXPECT_EQ(fault_of("depth 3"), "\"depth\" is none of: seat, nodes, time, seed.");
  EXPECT_EQ(parse_order("nodes 3", {"seat"}).error().message, "\"nodes\" is none of: seat.");
}

TEST(EngineError, NamesCodeCommandAndRule) {
  EXPECT_EQ(error_line("event", {ErrorCode::kIllegal, "It stays.", "PYX-11", 7}),
            "error illegal event: line 7: It stays. (PYX-11)");
}

TEST(EngineCommand, IsTheFirstWord) {
  EXPECT_EQ(split_command("ping a b").name, "ping");
  EXPECT_EQ(split_command("ping a b").rest, "a b");
  EXPECT_EQ(split_command("ping").name, "ping");
  EXPECT_EQ(split_command("ping").rest, "");
}

using Words = std::vector<std::string>;

TEST(CommandLine, IsPartedAsByAShellThatDoesNothing) {
  EXPECT_EQ(*parse_command_line("python3  mine.py "), (Words{"python3", "mine.py"}));
  EXPECT_EQ(*parse_command_line("a 'b c' \"d'e\" f\\ g ''"), (Words{"a", "b c", "d'e", "f g", ""}));
  EXPECT_EQ(*parse_command_line("a'b'\"c\"d $HOME * ; |"), (Words{"abcd", "$HOME", "*", ";", "|"}));
  EXPECT_EQ(*parse_command_line("\"a\\\"b\" 'a\\b'"), (Words{"a\"b", "a\\b"}));
}

TEST(CommandLine, CommasPartPlayersButNotWhatIsQuoted) {
  EXPECT_EQ(split_players("bot:1,greedy"), (Words{"bot:1", "greedy"}));
  EXPECT_EQ(split_players(""), Words{""});
  EXPECT_EQ(split_players("me,"), (Words{"me", ""}));
  EXPECT_EQ(split_players("cmd:a 'b,c' \"d\\\",e\" f\\,g,cmd:h,it's,x"),
            (Words{"cmd:a 'b,c' \"d\\\",e\" f\\,g", "cmd:h", "it's", "x"}));
}

TEST(CommandLine, SaysWhatDoesNotEnd) {
  EXPECT_EQ(parse_command_line("  ").error().message, "A command is missing.");
  EXPECT_EQ(parse_command_line("a\nb").error().message,
            "A command is UTF-8 text without control characters.");
  EXPECT_EQ(parse_command_line("a 'b").error().message, "The quote ' does not end.");
  EXPECT_EQ(parse_command_line("a \"b\\\"").error().message, "The quote \" does not end.");
  EXPECT_EQ(parse_command_line("a\\").error().message, "Nothing stands behind the last backslash.");
}

TEST(LineBuffer, GivesWholeLines) {
  LineBuffer lines;
  lines.add("one\ntw");
  EXPECT_EQ(lines.take(), "one");
  EXPECT_FALSE(lines.has_line());
  lines.add("o\n\nrest");
  EXPECT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines.take(), "two");
  EXPECT_EQ(lines.take(), "");
  EXPECT_EQ(lines.take(), std::nullopt);
  EXPECT_EQ(lines.take_rest(), "rest");
  EXPECT_EQ(lines.take_rest(), "");
}

TEST(LineBuffer, KeepsOfALongLineOnlyThatItIsTooLong) {
  LineBuffer lines;
  for (int i = 0; i < 3; ++i) lines.add(std::string(kMostLineBytes, 'x'));
  lines.add("\nnext\n" + std::string(kMostLineBytes, 'y') + "\n");
  EXPECT_EQ(lines.take()->size(), kMostLineBytes + 1);
  EXPECT_EQ(lines.take(), "next");
  EXPECT_EQ(lines.take()->size(), kMostLineBytes);
}

}  // namespace
}  // namespace benben::engine
