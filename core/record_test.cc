#include "core/record.h"

#include <gtest/gtest.h>

#include <string>

#include "core/rng.h"

namespace benben {
namespace {

constexpr std::string_view kText =
    "[Game \"toy\"]\n[Seat0 \"A \\\"quoted\\\" back\\\\slash\"]\n\n* roll 3\n0 take 2\n11 take 1\n";

TEST(Record, ReadsTagsAndEvents) {
  const Result<Record> record = parse_record(kText);
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(*record->tag("Seat0"), "A \"quoted\" back\\slash");
  EXPECT_EQ(record->tag("Seat1"), nullptr);
  ASSERT_EQ(record->events.size(), 3u);
  EXPECT_EQ(record->events[0], (Event{kChance, "roll 3"}));
  EXPECT_EQ(record->events[2], (Event{seat_at(11), "take 1"}));
  EXPECT_EQ(record->event_line(0), 4);
}

TEST(Record, WritesWhatItRead) { EXPECT_EQ(write_record(*parse_record(kText)), kText); }

struct Fault {
  const char* text;
  int line;
};

TEST(Record, NamesTheLineOfAFault) {
  const Fault faults[] = {
      {"", 1},                                    // not even a blank line
      {"[Game \"toy\"]\n", 2},                    // no blank line
      {"[Game \"toy\"]", 1},                      // no line end
      {"[Game \"toy\"]\n\n* roll 3", 3},          // no line end behind an event
      {"[Game \"toy\"]\r\n\n", 1},                // CR
      {"[Game \"toy\"] \n\n", 1},                 // trailing blank
      {"[Game  \"toy\"]\n\n", 1},                 // two spaces
      {"[Game toy]\n\n", 1},                      // no quotes
      {"[Ga-me \"toy\"]\n\n", 1},                 // name
      {"[ \"toy\"]\n\n", 1},                      // empty name
      {"[Game \"a\"b\"]\n\n", 1},                 // bare quote
      {"[Game \"a\\n\"]\n\n", 1},                 // unknown escape
      {"[Game \"a\\\"]\n\n", 1},                  // the closing quote is escaped
      {"[Game \"a\"]\n[Game \"a\"]\n\n", 2},      // twice
      {"\xEF\xBB\xBF[Game \"a\"]\n\n", 1},        // byte order mark
      {"[Game \"a\x80\"]\n\n", 1},                // not UTF-8
      {"[Game \"a\"]\n0 take 2\n", 2},            // event without blank line
      {"[Game \"a\"]\n\n0 take 2\n\n", 4},        // blank line behind
      {"[Game \"a\"]\n\n\n0 take 2\n", 3},        // second blank line
      {"[Game \"a\"]\n\n0  take\n", 3},           // two spaces
      {"[Game \"a\"]\n\n0 take \n", 3},           // trailing blank
      {"[Game \"a\"]\n\n 0 take\n", 3},           // leading blank
      {"[Game \"a\"]\n\n0\n", 3},                 // no text
      {"[Game \"a\"]\n\n0 \n", 3},                // empty text
      {"[Game \"a\"]\n\n00 take\n", 3},           // leading zero
      {"[Game \"a\"]\n\nx take\n", 3},            // no actor
      {"[Game \"a\"]\n\n0\ttake\n", 3},           // tab
      {"[Game \"a\"]\n\n0 take\n[B \"c\"]\n", 4}  // tag behind events
  };
  for (const Fault& fault : faults) {
    const Result<Record> record = parse_record(fault.text);
    ASSERT_FALSE(record.ok()) << fault.text;
    EXPECT_EQ(record.error().line, fault.line) << fault.text;
    EXPECT_EQ(record.error().code, ErrorCode::kMalformed);
    EXPECT_FALSE(record.error().message.empty());
  }
}

TEST(Record, RefusesMoreEventsThanATableCanHave) {
  std::string text = "[Game \"a\"]\n\n";
  for (std::size_t i = 0; i <= kMaxEvents; ++i) text += "0 take\n";
  EXPECT_EQ(parse_record(text).error().line, static_cast<int>(kMaxEvents) + 3);
}

TEST(Record, RefusesMoreTagsThanARecordCanHave) {
  std::string text;
  for (std::size_t i = 0; i <= kMaxTags; ++i) text += "[T" + std::to_string(i) + " \"\"]\n";
  EXPECT_EQ(parse_record(text + "\n").error().line, static_cast<int>(kMaxTags) + 1);
}

// Cut, flip and insert at every position: what is still read is written back to the byte.
TEST(Record, EveryDamageIsRefusedOrKept) {
  const std::string text(kText);
  const auto expect_exact = [](const std::string& damaged) {
    const Result<Record> record = parse_record(damaged);
    if (record.ok()) {
      EXPECT_EQ(write_record(*record), damaged);
    } else {
      EXPECT_GE(record.error().line, 1);
    }
  };
  for (std::size_t i = 0; i <= text.size(); ++i) {
    expect_exact(text.substr(0, i));
    for (const char c : {'\n', ' ', '"', '\\', '0', '*', '\x80', '\0'}) {
      std::string inserted = text;
      inserted.insert(i, 1, c);
      expect_exact(inserted);
      if (i == text.size()) continue;
      std::string flipped = text;
      flipped[i] = c;
      expect_exact(flipped);
    }
  }
}

// Characters that have to be escaped, and some of each length in UTF-8. No event may have two
// spaces in a row.
std::string some_text(Rng& rng) {
  constexpr std::string_view kPieces[] = {"a", " b", "\"",     "\\",     "]",
                                          "*", "[",  "\u00e9", "\u2028", "\U0001f40d"};
  std::string text = "a";
  for (std::uint32_t i = rng.below(10); i > 0; --i) text += kPieces[rng.below(std::size(kPieces))];
  return text + "z";
}

TEST(Record, RoundTrips) {
  Rng rng(7);
  for (int i = 0; i < 10'000; ++i) {
    Record record;
    record.tags = {{"Game", some_text(rng)}};
    record.events = {{seat_at(1), some_text(rng)}};
    const std::string text = write_record(record);
    const Result<Record> read = parse_record(text);
    ASSERT_TRUE(read.ok()) << text;
    EXPECT_EQ(*read, record) << text;
  }
}

}  // namespace
}  // namespace benben
