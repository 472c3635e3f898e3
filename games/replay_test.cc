// Records against the rules (core/replay.h), with Pyramix as the game.
#include "core/replay.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/registry.h"

namespace benben {
namespace {

Error fault_of(const std::string& text) {
  const Result<Record> record = parse_record(text);
  EXPECT_TRUE(record.ok());
  const auto position = replay(*record, find_game);
  EXPECT_FALSE(position.ok()) << text;
  return position.ok() ? Error{} : position.error();
}

TEST(Replay, NamesTheFaultyTag) {
  EXPECT_EQ(fault_of("[Rules \"1\"]\n[Players \"2\"]\n\n").line, 3) << "missing: the blank line";
  EXPECT_EQ(fault_of("\n").line, 1);
  EXPECT_EQ(fault_of("[Game \"chess\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n").code,
            ErrorCode::kUnknown);
  const Error rules = fault_of("[Game \"pyramix\"]\n[Rules \"2\"]\n[Players \"2\"]\n\n");
  EXPECT_EQ(rules.code, ErrorCode::kUnsupported);
  EXPECT_EQ(rules.line, 2);
  for (const char* players : {"1", "5", "02", "two", "", "-2", "999999999999"}) {
    const std::string tag = "[Players \"" + std::string(players) + "\"]";
    EXPECT_EQ(fault_of("[Game \"pyramix\"]\n" + tag + "\n[Rules \"1\"]\n\n").line, 2) << players;
  }
}

TEST(Replay, NamesTheFaultyOption) {
  const std::string head = "[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n";
  EXPECT_EQ(fault_of(head + "[Option.cobras \"none\"]\n\n").line, 4);
  EXPECT_EQ(fault_of(head + "[Option.cobra \"all\"]\n\n").line, 4);
  EXPECT_EQ(fault_of(head + "[Option.cobras \"all\"]\n[Option. \"all\"]\n\n").line, 5);
}

TEST(Replay, KeepsUnknownTags) {
  const auto record = parse_record(
      "[Game \"pyramix\"]\n[Note \"kept\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Seat7 \"x\"]\n\n");
  ASSERT_TRUE(record.ok());
  EXPECT_TRUE(replay(*record, find_game).ok());
}

TEST(Replay, NamesTheFaultyEvent) {
  const Error error =
      fault_of("[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n0 000\n0 000\n");
  EXPECT_EQ(error.line, 5);
  EXPECT_EQ(error.rule, "PYX-17");
}

TEST(Replay, ResultStandsOnlyInAFinishedGame) {
  const Error error =
      fault_of("[Game \"pyramix\"]\n[Result \"0 0\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n");
  EXPECT_EQ(error.line, 2);
}

TEST(Replay, TraceOfTheEmptyStart) {
  const auto record = parse_record("[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"3\"]\n\n");
  std::vector<std::string> lines;
  ASSERT_TRUE(replay(*record, find_game, [&](int ply, const AnyPosition& position) {
                lines.push_back(trace_line(ply, position));
              }).ok());
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_TRUE(lines[0].starts_with("{\"ply\":0,\"next\":\"chance\",\"legal\":null,\"state\":{"));
  EXPECT_TRUE(lines[0].ends_with("\"turn\":0,\"left\":35},\"scores\":[0,0,0]}")) << lines[0];
}

}  // namespace
}  // namespace benben
