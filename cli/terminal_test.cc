#include "cli/terminal.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace benben::cli {
namespace {

using Rows = std::vector<std::string>;

TEST(Terminal, CountsTheColumnsOfARow) {
  EXPECT_EQ(columns_of(""), 0);
  EXPECT_EQ(columns_of("one two"), 7);
  EXPECT_EQ(columns_of("\x1b[1;31mred\x1b[0m"), 3) << "codes take none";
  EXPECT_EQ(columns_of("\x1b["), 0) << "nor does one that is cut off";
  EXPECT_EQ(columns_of("\u68cb!"), 3) << "a wide character takes two";
}

TEST(Terminal, CountsTheRowsOfLines) {
  EXPECT_EQ(rows_of("0123456789", 10), 1);
  EXPECT_EQ(rows_of("0123456789+", 10), 2);
  EXPECT_EQ(rows_of("0123456789+\n\nthree", 10), 4);
}

TEST(Terminal, BreaksALineAtBlanks) {
  EXPECT_EQ(broken("0123456789", 10), Rows{"0123456789"});
  EXPECT_EQ(broken("one two three", 10), (Rows{"one two", "three"}));
  EXPECT_EQ(broken("0123456789 two", 10), (Rows{"0123456789", "two"}));
  EXPECT_EQ(broken("", 10), Rows{""});
}

TEST(Terminal, BreaksAWordThatIsTooLong) {
  EXPECT_EQ(broken("0123456789abcdefghij+", 10), (Rows{"0123456789", "abcdefghij", "+"}));
  EXPECT_EQ(broken("  0123456789", 10), (Rows{"  01234567", "89"}));
  EXPECT_EQ(broken("\u68cb\u68cb\u68cb", 5), (Rows{"\u68cb\u68cb", "\u68cb"}))
      << "between two characters";
}

}  // namespace
}  // namespace benben::cli
