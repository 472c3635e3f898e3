#include "core/text.h"

#include <gtest/gtest.h>

#include "core/data_file.h"

namespace benben {
namespace {

TEST(Text, SplitKeepsEmptyParts) {
  EXPECT_EQ(split("a b", ' '), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_EQ(split("", ' '), (std::vector<std::string_view>{""}));
  EXPECT_EQ(split(" a ", ' '), (std::vector<std::string_view>{"", "a", ""}));
}

TEST(Text, LinesOfAFileThatAPersonWrote) {
  EXPECT_EQ(without_byte_order_mark("\xEF\xBB\xBFone"), "one");
  EXPECT_EQ(without_byte_order_mark("\xEF\xBB"), "\xEF\xBB");
  EXPECT_EQ(words_of("a b"), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_EQ(words_of(" \ta  b\t\r"), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_EQ(words_of("a#b c"), (std::vector<std::string_view>{"a"}));
  for (const char* none : {"", " ", "\r", "# a", " \t # a"}) EXPECT_TRUE(words_of(none).empty());
}

TEST(Text, NumbersHaveOneSpelling) {
  EXPECT_EQ(parse_number("0", 9), 0);
  EXPECT_EQ(parse_number("255", 255), 255);
  for (const char* wrong :
       {"", "256", "00", "01", "+1", "-1", "1 ", " 1", "1a", "99999999999999"}) {
    EXPECT_FALSE(parse_number(wrong, 255)) << wrong;
  }
}

TEST(Text, CleanUtf8) {
  EXPECT_TRUE(is_clean_utf8("Zoë 漢字 🎲 \"\\"));
  const std::string_view wrong[] = {
      "\x80", "\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x82", "tab\there",
      "\x7F", "\xC2\x85", "\xE0\x80\xAF", "\xF0\x82\x82\xAC", "\r"};
  for (const std::string_view text : wrong) EXPECT_FALSE(is_clean_utf8(text)) << text;
}

TEST(Text, ADataFileHasTextAlone) {
  EXPECT_TRUE(check_data_file("").ok());
  EXPECT_TRUE(check_data_file("\xEF\xBB\xBFone\ttwo\r\n\n# Zoë\n").ok());
  EXPECT_EQ(describe(check_data_file("one\n\x01\n").error()),
            "line 2: Here is a control character (U+0001).");
  EXPECT_EQ(describe(check_data_file(std::string_view("\0", 1)).error()),
            "line 1: Here is a control character (U+0000).");
  EXPECT_EQ(describe(check_data_file("one\n\ntwo \xE9").error()),
            "line 3: Here is a byte that is not UTF-8.");
}

TEST(Text, ErrorsQuoteALongTextShortened) {
  EXPECT_EQ(shortened("chess"), "\"chess\"");
  EXPECT_EQ(shortened(std::string(1000, 'x')), "\"" + std::string(60, 'x') + "...\"");
  const std::string cut = shortened(std::string(59, 'x') + "é and more behind it");
  EXPECT_EQ(cut, "\"" + std::string(59, 'x') + "...\"") << "never inside a character";
}

TEST(Text, JsonQuotes) {
  EXPECT_EQ(json_quote("a\"b\\c\n"), "\"a\\\"b\\\\c\\u000a\"");
  EXPECT_EQ(json_list(std::vector<std::string>{"a", "b"}), "[\"a\",\"b\"]");
  EXPECT_EQ(json_points({3, -1, 2}, 2), "[3,-1]");
}

}  // namespace
}  // namespace benben
