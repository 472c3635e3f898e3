// Records against the rules (core/replay.h), with Pyramix as the game.
#include "core/replay.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "core/general_faults.h"
#include "core/rng.h"
#include "core/testing/source_file.h"
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

// The error of a text that is no record of a game, in words.
void expect_fault(const std::string& text, GeneralFault fault, const std::string& words) {
  const Result<Record> record = parse_record(text);
  Error error = record ? Error() : record.error();
  if (record) error = fault_of(text);
  EXPECT_EQ(error.fault, general_faults()[static_cast<std::size_t>(fault)].code) << text;
  EXPECT_EQ(describe(error), words) << text;
}

TEST(GeneralFaults, OfTheBytesOfALine) {
  expect_fault("[Game \"a\"]\n\n0 take", GeneralFault::kNoLineEnd,
               "line 3: The line feed at the end of the last line is missing.");
  expect_fault("[Game \"é\"]\r\n\r\n", GeneralFault::kCarriageReturn,
               "line 1: The line ends with a carriage return; lines end with a line feed alone.");
  expect_fault("[Game\t\"é\"]\n\n", GeneralFault::kTabulator,
               "line 1: Here is a tabulator; words are parted by blanks.");
  expect_fault("[Game \"\x7f\"]\n\n", GeneralFault::kControlCharacter,
               "line 1: Here is a control character (U+007F).");
  expect_fault("[Game \"\xc2\x85\"]\n\n", GeneralFault::kControlCharacter,
               "line 1: Here is a control character (U+0085).");
  expect_fault("[Game \"a\rb\"]\n\n", GeneralFault::kControlCharacter,
               "line 1: Here is a control character (U+000D).");
  expect_fault("[Game \"\xe9\"]\n\n", GeneralFault::kNotUtf8,
               "line 1: Here is a byte that is not UTF-8.");
}

TEST(GeneralFaults, OfTheFormOfARecord) {
  const std::string tag = "[Game \"a\"]\n";
  expect_fault(tag + "0 take\n", GeneralFault::kNoTag,
               "line 2: A tag, or the blank line before the events, must stand here and nothing "
               "before it.");
  expect_fault("[Game a]\n\n", GeneralFault::kTagForm,
               "line 1: A tag has the form [Name \"value\"].");
  expect_fault("[Game \"\\n\"]\n\n", GeneralFault::kTagEscape,
               "line 1: In a tag's value a quote is written \\\" and a backslash \\\\.");
  expect_fault(tag + tag + "\n", GeneralFault::kTagTwice, "line 2: The tag Game stands twice.");
  expect_fault(tag + "\n[Rules \"1\"]\n", GeneralFault::kTagBehindBlank,
               "line 3: A tag stands behind the blank line here; all tags stand before it.");
  expect_fault(tag, GeneralFault::kNoBlankLine,
               "line 2: The blank line that parts the tags from the events is missing.");
  expect_fault(tag + "\n\n", GeneralFault::kBlankLineTwice,
               "line 3: Another blank line stands here; only one parts the tags from the events.");
  expect_fault(tag + "\n0\n", GeneralFault::kEventForm,
               "line 3: An event has the form: actor, space, text.");
  expect_fault(tag + "\n0  take\n", GeneralFault::kEventBlanks,
               "line 3: The words of an event are parted by one space, with none at the end.");
  expect_fault(tag + "\nx take\n", GeneralFault::kActor,
               "line 3: The actor of an event is * (chance) or the number of a seat.");
  std::string tags;
  for (std::size_t i = 0; i <= kMaxTags; ++i) tags += "[T" + std::to_string(i) + " \"\"]\n";
  expect_fault(tags + "\n", GeneralFault::kTooManyTags,
               "line " + std::to_string(kMaxTags + 1) + ": A record has at most " +
                   std::to_string(kMaxTags) + " tags.");
  std::string events = "\n";
  for (std::size_t i = 0; i <= kMaxEvents; ++i) events += "0 take\n";
  expect_fault(events, GeneralFault::kTooManyEvents,
               "line " + std::to_string(kMaxEvents + 2) + ": A record has at most " +
                   std::to_string(kMaxEvents) + " events.");
}

TEST(GeneralFaults, OfWhatTheTagsSay) {
  const std::string rest = "[Rules \"1\"]\n[Players \"2\"]\n";
  expect_fault("[Game \"pyramix\"]\n[Players \"2\"]\n\n", GeneralFault::kTagMissing,
               "line 3: The tag Rules is missing.");
  expect_fault("[Game \"chess\"]\n" + rest + "\n", GeneralFault::kNoSuchGame,
               "line 1: There is no game \"chess\".");
  expect_fault("[Game \"pyramix\"]\n[Rules \"9\"]\n[Players \"2\"]\n\n", GeneralFault::kOtherRules,
               "line 2: The rules of Pyramix are at version 1, not \"9\".");
  expect_fault("[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"two\"]\n\n",
               GeneralFault::kPlayersNoDigit,
               "line 3: The number of players is one digit, not \"two\".");
  expect_fault("[Game \"pyramix\"]\n[Result \"0 0\"]\n" + rest + "\n",
               GeneralFault::kResultTooEarly,
               "line 2: The tag Result stands only in a finished game.");
}

TEST(GeneralFaults, ResultMustBeTheFinalScores) {
  const AnyGame& game = *find_game("pyramix");
  auto position = std::move(game.start({2, {}})).value();
  Record record = new_record(game, {2, {}});
  Rng rng(1);
  while (!position->next().is_over()) {
    const Next next = position->next();
    Event event{kChance, ""};
    if (next.is_seats()) event.actor = next.seats.first();
    event.text = event.actor ? position->legal(*event.actor)->front() : position->sample(rng);
    ASSERT_TRUE(position->apply(event.actor, event.text).ok());
    record.events.push_back(event);
  }
  set_result(record, *position);
  const std::string scores = *record.tag("Result");
  for (Tag& tag : record.tags) {
    if (tag.name == "Result") tag.value = "99 99";
  }
  expect_fault(write_record(record), GeneralFault::kResultDiffers,
               "line 4: The final scores are \"" + scores + "\", not \"99 99\".");
}

TEST(GeneralFaults, OfASetup) {
  const auto error = [](std::string_view name, const benben::Setup& setup) {
    const auto start = find_game(name)->start(setup);
    return start ? Error() : start.error();
  };
  const auto expect = [](const Error& found, GeneralFault fault, const std::string& words) {
    EXPECT_EQ(found.fault, general_faults()[static_cast<std::size_t>(fault)].code);
    EXPECT_EQ(describe(found), words);
  };
  expect(error("pyramix", {5, {}}), GeneralFault::kPlayers,
         "Pyramix is for 2 to 4 players, not 5.");
  EXPECT_EQ(error("pyramix", {5, {}}).params,
            (std::vector<Param>{{"game", "pyramix"}, {"range", "2-4"}, {"players", "5"}}));
  expect(error("ascension", {3, {}}), GeneralFault::kPlayers, "Ascension is for 2 players, not 3.");
  expect(error("pyramix", {2, {{"cobra", "all"}}}), GeneralFault::kNoSuchOption,
         "Pyramix has no option \"cobra\".");
  expect(error("pyramix", {2, {{"cobras", "none"}}}), GeneralFault::kNoSuchValue,
         "The option cobras of Pyramix has no value \"none\".");
  expect(error("pyramix", {2, {{"cobras", "all"}, {"cobras", "all"}}}), GeneralFault::kOptionTwice,
         "The option \"cobras\" stands twice.");
  expect(error("pyramix", {2, {}, {{"Sheet.A", "x"}}}), GeneralFault::kNoSuchTag,
         "Pyramix takes no tag \"Sheet.A\".");
  const auto file = find_game("pyramix")->read_tags("x");
  ASSERT_FALSE(file.ok());
  expect(file.error(), GeneralFault::kNoFile, "Pyramix takes no data of its own.");
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

TEST(Replay, AWrongResultIsNamedWithTheRightOne) {
  std::ifstream file(testing::source_file("games/pyramix/golden/scoring-example.game"));
  std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::string right = "18 24 20";
  const std::size_t at = text.find(right);
  ASSERT_NE(at, text.npos);
  ASSERT_TRUE(replay(*parse_record(text), find_game).ok());
  for (const char* wrong : {"18 24 21", "24 18 20", "18 24", "18 24 20 0", ""}) {
    std::string changed = text;
    const Error error = fault_of(changed.replace(at, right.size(), wrong));
    EXPECT_EQ(error.code, ErrorCode::kMalformed);
    EXPECT_EQ(error.line, 5);
    EXPECT_NE(error.message.find("\"18 24 20\""), std::string::npos) << error.message;
  }
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
