#include "cli/play_session.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cli/common.h"
#include "cli/exit.h"
#include "cli/testing/tables.h"
#include "core/record.h"
#include "core/replay.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

using testing::lines;
using testing::new_table;
using testing::script_of;
using testing::Seats;
using testing::table_of;

class PlaySessionTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* const test = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ =
        std::filesystem::path(::testing::TempDir()) / ("play_session_" + std::string(test->name()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string content(const std::string& name) const { return read_file(path(name)).value(); }

  struct Played {
    int code;
    std::string said;
    bool says(std::string_view text) const { return said.find(text) != std::string::npos; }
  };
  // What the session says to the input, and its exit code.
  static Played play(LocalTable table, const std::string& input, const PlayFiles& files = {},
                     PlayStyle style = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    StreamReader reader(in, out);
    PlaySession session(std::move(table), files, std::move(style), reader, out,
                        [] { return false; });
    const int code = session.run();
    return {code, out.str()};
  }

  std::filesystem::path folder_;
};

LocalTable two(std::uint64_t seed) { return new_table({"me", "greedy"}, seed); }

TEST_F(PlaySessionTest, PlaysAWholeGameAndSaysWhoHasWon) {
  const std::vector<std::string> script = script_of(two(7));
  const Played played = play(two(7), lines(script), {.save = path("a.game")});
  EXPECT_EQ(played.code, kExitOk);
  EXPECT_TRUE(played.says("Seed 7: "));
  EXPECT_TRUE(played.says("Seat 1 (me), your move (12 legal moves; help lists the commands).\n> "));
  EXPECT_TRUE(played.says("seat 2 (greedy) plays "));
  EXPECT_TRUE(played.says("chance: reveal "));
  EXPECT_TRUE(played.says("The game is over.\n\n  "));
  EXPECT_TRUE(played.says("The winner is seat "));
  EXPECT_TRUE(played.said.ends_with("The record is in " + path("a.game") + ".\n"));
  const Record record = parse_record(content("a.game")).value();
  EXPECT_TRUE(replay(record, find_game).value()->next().is_over());
  EXPECT_NE(record.tag("Result"), nullptr);
}

// Seat 1 has a left and a right side, and the start box is on the table.
LocalTable cubus(const std::string& events) {
  return table_of(
      "[Game \"cubus\"]\n[Rules \"1\"]\n[Players \"2\"]\n"
      "[Seat0 \"me\"]\n[Seat1 \"me\"]\n[Seed \"7\"]\n\n"
      "* draw L\n* draw L\n* draw R\n" +
      events);
}

TEST_F(PlaySessionTest, ShowsTheBestMoveWhereTheGameCanSay) {
  const Played built = play(cubus(""), "moves\nbest\nbest 1\n");
  EXPECT_TRUE(
      built.says("> The moves are too many to list; these add one box or none, with points:\n"
                 "  build 2 (1)  pass (0)\n"))
      << built.said;
  EXPECT_TRUE(built.says("> build 1,1 wins 1 point; no move wins more at once.\n") ||
              built.says("> build 1/1 wins 1 point; no move wins more at once.\n") ||
              built.says("> build 2 wins 1 point; no move wins more at once.\n"));
  EXPECT_TRUE(built.says("The command best is typed alone.\n"));
  const Played passed = play(cubus("0 build 2\n* draw L\n"), "best\n");
  EXPECT_TRUE(passed.says("> No move wins a point: pass.\n"));
  EXPECT_TRUE(play(two(7), "best\n")
                  .says("> Here Pyramix cannot say which move wins most points at once.\n"));
}

TEST_F(PlaySessionTest, HintsAtMoreEachTime) {
  LocalTable table = two(7);
  testing::play_on(table);
  const Advice advice = table.advice();
  EXPECT_EQ(advice_json(table.advice()), advice_json(advice));
  const std::string move = advice.moves.front().text;
  const std::string all = hint_words(advice, HintGrade::kMove);
  EXPECT_TRUE(all.starts_with("A bot would play " + move + ".\n")) << all;
  EXPECT_TRUE(table.move(move).ok());

  const Played once = play(two(7), "hint\n");
  EXPECT_TRUE(once.says("> " + hint_words(advice, HintGrade::kNudge)));
  EXPECT_FALSE(once.says("A bot would play"));
  const Played twice = play(two(7), "hint\nhint\n");
  EXPECT_TRUE(twice.says("> " + advice.moves.front().place.sentence));
  EXPECT_FALSE(twice.says("A bot would play"));
  EXPECT_TRUE(play(two(7), "hint\nhint\nhint\n").says("> " + all));
  EXPECT_TRUE(play(two(7), "hint move\n").says("> " + all));
  EXPECT_TRUE(play(two(7), "hint please\n").says("> hint alone begins with a nudge; "));
  EXPECT_TRUE(play(cubus(""), "hint move\n").says("> A bot would play build "));
}

// Of another position it begins anew.
TEST_F(PlaySessionTest, HintsAnewAfterAMove) {
  LocalTable table = two(7);
  testing::play_on(table);
  const std::string move = table.advice().moves.front().text;
  const Played played = play(two(7), "hint move\n" + move + "\nhint\n");
  EXPECT_TRUE(played.says("(hint again says where.)")) << played.said;
}

// As many events, and another position.
TEST_F(PlaySessionTest, HintsAnewAfterAStepIsTakenBack) {
  LocalTable table = table_of(
      "[Game \"anubixx\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Seat0 \"me\"]\n[Seat1 \"bot:1\"]\n\n"
      "* sheets AB\n* roll rgb\n");
  const std::vector<std::string> moves = *table.position().legal(*table.to_act());
  ASSERT_GE(moves.size(), 2u);
  const Played played =
      play(std::move(table), moves[0] + "\nhint\nundo\n" + moves[1] + "\nhint\nhint\n");
  EXPECT_TRUE(played.says("Taken back:"));
  const std::size_t undone = played.said.find("Taken back:");
  const std::size_t nudge = played.said.find("(hint again says where.)", undone);
  EXPECT_LT(nudge, played.said.find("(hint again says the move.)", undone)) << played.said;
}

TEST_F(PlaySessionTest, CountsASingleMove) {
  const Played played = play(table_of("[Game \"ascension\"]\n[Rules \"1\"]\n[Players \"2\"]\n"
                                      "[Seat0 \"me\"]\n[Seat1 \"me\"]\n\n"
                                      "* colours 0\n0 mason>23\n"),
                             "");
  EXPECT_TRUE(played.says("Seat 1 (me), your move (1 legal move; help lists the commands).\n> "))
      << "the Mason stands beside nothing, so there is only `done`";
}

TEST_F(PlaySessionTest, SaysTheSameToTheSameLines) {
  const std::string input = "help\nmoves\n" + lines(script_of(two(3)));
  EXPECT_EQ(play(two(3), input).said, play(two(3), input).said);
}

TEST_F(PlaySessionTest, ResumedAnywhereEndsInTheSameBytes) {
  const Seats seats = {"me", "bot:1", "random"};
  const std::vector<std::string> script = script_of(new_table(seats, 11));
  play(new_table(seats, 11), lines(script), {.save = path("whole.game")});
  for (std::size_t cut = 0; cut <= script.size(); ++cut) {
    const auto middle = script.begin() + static_cast<std::ptrdiff_t>(cut);
    play(new_table(seats, 11), lines({script.begin(), middle}), {.save = path("part.game")});
    const Played rest = play(table_of(content("part.game")), lines({middle, script.end()}),
                             {.save = path("part.game"), .resumed = path("part.game")});
    EXPECT_EQ(rest.code, kExitOk);
    EXPECT_EQ(content("part.game"), content("whole.game")) << "cut after " << cut << " moves";
  }
}

TEST_F(PlaySessionTest, EndsInOrderWhenTheInputEnds) {
  const Played played = play(two(7), "000\n0", {.save = path("a.game")});
  EXPECT_EQ(played.code, kExitOk);
  EXPECT_TRUE(played.said.ends_with("> \nThe record is in " + path("a.game") + ".\n"));
  EXPECT_EQ(parse_record(content("a.game"))->events[1], (Event{seat_at(0), "000"}));
}

TEST_F(PlaySessionTest, SaysThatNothingWasSaved) {
  const Played played = play(two(7), "000\nquit\n000\n");
  EXPECT_EQ(played.code, kExitOk);
  EXPECT_TRUE(played.said.ends_with("> The game was not saved.\n"));
}

TEST_F(PlaySessionTest, ShowsTheResultOfAFinishedGame) {
  play(two(7), lines(script_of(two(7))), {.save = path("a.game")});
  const Played played = play(table_of(content("a.game")), "000\n", {.resumed = path("a.game")});
  EXPECT_EQ(played.code, kExitOk);
  EXPECT_TRUE(played.says("The game is over."));
  EXPECT_TRUE(played.says("The winner is "));
  EXPECT_FALSE(played.says("> "));
  EXPECT_TRUE(played.said.ends_with("The record is in " + path("a.game") + ".\n"));
}

TEST_F(PlaySessionTest, AnswersBadInputWithTheRuleAndGoesOn) {
  const std::string long_line(5000, '0');
  const Played played = play(two(7), "hello\n111\n999\n0\x1b[2J\n" + long_line +
                                         "\nundo 3\nmoves  x\nsave\ngo\n  000 \r\n");
  EXPECT_TRUE(
      played.says("> A move is the name of a cell, three digits as in 014. (PYX-31)\n"
                  "Type help for the commands.\n"));
  EXPECT_TRUE(played.says("> The cube at 111 shows no face; "));
  EXPECT_TRUE(played.says(" (PYX-11)\n> There is no cell 999"));
  EXPECT_TRUE(
      played.says(" (PYX-03)\n> This line is no text of a move or command.\n"
                  "> This line is no text of a move or command.\n"
                  "> The command undo is typed alone.\n"
                  "> No listed move starts so.\n"
                  "> Name the file: save FILE.\n"
                  "> The command go is for games in which only bots play.\n"));
  EXPECT_TRUE(played.says("\nseat 2 (greedy) plays ")) << "the move at last is played";
}

TEST_F(PlaySessionTest, ObeysEveryCommand) {
  const Played played =
      play(two(7), "help\n?\nmoves\nscore\nrecord\nsave " + path("b c.game") + "\nquit\n");
  EXPECT_TRUE(played.says("  undo           take back your last step"));
  EXPECT_TRUE(played.says("> Type a move (the command moves lists them), or:\n"));
  EXPECT_TRUE(played.says(">   000  002  003  005  020  030  040  050  200  300  400  500\n"));
  EXPECT_TRUE(played.says("> If the game ended now:\n"));
  EXPECT_TRUE(played.says("> [Game \"pyramix\"]\n"));
  EXPECT_TRUE(played.says("> Saved in " + path("b c.game") + ".\n"));
  EXPECT_TRUE(played.said.ends_with("> The record is in " + path("b c.game") + ".\n"));
  EXPECT_TRUE(played.says(content("b c.game")));
}

TEST_F(PlaySessionTest, AMoveWithOneWayToGoOnMayBeCutShort) {
  const auto table = [] {
    return table_of(
        "[Game \"anubixx\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Seat0 \"me\"]\n[Seat1 \"greedy\"]\n"
        "[Seed \"1\"]\n\n* sheets AB\n* roll ryy\n");
  };
  EXPECT_TRUE(play(table(), "P11\n").says("> That is P11<die.\n"));
  EXPECT_TRUE(play(table(), "P1\n").says("> A step is a stone with its payment"))
      << "a word must not be cut";
  EXPECT_TRUE(play(table(), "P13\n")
                  .says("> There is more than one way:\n"
                        "  P13<J  P13<Q12  P13<Q3\n"));
  EXPECT_TRUE(play(table(), "moves P13\n").says(">   P13<J  P13<Q12  P13<Q3\n"));
}

TEST_F(PlaySessionTest, DrawsAgainForDrawAndForAnEmptyLine) {
  const std::string quiet = play(two(7), "quit\n").said;
  const std::string turn = quiet.substr(quiet.find("\n\n"), quiet.find("> ") - quiet.find("\n\n"));
  EXPECT_TRUE(play(two(7), "draw\n").says("> " + turn.substr(1)));
  EXPECT_TRUE(play(two(7), " \n").says("> " + turn.substr(1)));
}

TEST_F(PlaySessionTest, UndoTakesTheStepOutOfTheFileToo) {
  play(two(7), "000\n", {.save = path("once.game")});
  const Played played = play(two(7), "undo\n020\nundo\n000\n", {.save = path("undone.game")});
  EXPECT_TRUE(played.says("> There is no step of yours to take back.\n"));
  EXPECT_TRUE(played.says("Taken back:\n  seat 1 (me) plays 020\n  seat 2 (greedy) plays "));
  EXPECT_EQ(content("undone.game"), content("once.game"));
}

TEST_F(PlaySessionTest, UndoIsRefusedAfterAReveal) {
  std::vector<std::string> twice;
  for (const std::string& move : script_of(two(7))) {
    twice.insert(twice.end(), {move, "undo", move});
  }
  const Played played = play(two(7), lines(twice));
  EXPECT_TRUE(played.says("Taken back:\n"));
  const std::size_t refused = played.said.find("> Your last step, ");
  ASSERT_NE(refused, std::string::npos);
  EXPECT_NE(played.said.find(", stays: chance has shown something since (reveal ", refused),
            std::string::npos);
}

TEST_F(PlaySessionTest, BotsAlonePlayToTheEndOfTheGameWhenTheInputEnds) {
  const Seats bots = {"greedy", "random"};
  const Played whole = play(new_table(bots, 9), "", {.save = path("a.game")});
  EXPECT_EQ(whole.code, kExitOk);
  EXPECT_TRUE(whole.says("The winner is "));
  // `go`, and one move at a time, play the same game.
  play(new_table(bots, 9), "go\n", {.save = path("b.game")});
  play(new_table(bots, 9), std::string(35, '\n'), {.save = path("c.game")});
  EXPECT_EQ(content("b.game"), content("a.game"));
  EXPECT_EQ(content("c.game"), content("a.game"));
}

TEST_F(PlaySessionTest, BotsAloneShowOneMoveForAnEmptyLine) {
  const Played played =
      play(new_table({"greedy", "random"}, 9), "\nundo\nfoo\nquit\n", {.save = path("a.game")});
  EXPECT_TRUE(played.says("Seat 1 (greedy) is to move: Enter shows the move, "));
  EXPECT_TRUE(played.says("Seat 2 (random) is to move: "));
  EXPECT_TRUE(
      played.says("> There is no step of yours to take back.\n"
                  "> There is no command \"foo\"; help lists them.\n"));
  EXPECT_EQ(parse_record(content("a.game"))->events.size(), 2u);
}

TEST_F(PlaySessionTest, GoesOnWhereItCannotSave) {
  const std::string save = path("none/a.game");
  const Played played = play(two(7), "000\nsave " + path("no/b.game") + "\n", {.save = save});
  const std::string error = "Cannot write " + save + ": No such file or directory. ";
  EXPECT_TRUE(played.says(error + "The game goes on without being saved.\n"));
  EXPECT_EQ(played.said.find(error), played.said.rfind(error)) << "said once";
  EXPECT_TRUE(
      played.says("> Cannot write " + path("no/b.game") + ": No such file or directory.\n"));
  EXPECT_TRUE(played.says("seat 2 (greedy) plays "));
  EXPECT_TRUE(played.said.ends_with("The game was not saved.\n"));
  EXPECT_EQ(played.code, kExitFailed);
}

TEST_F(PlaySessionTest, SaysWhenItCanSaveAgain) {
  // An input that makes the folder when the session waits for its second line.
  class MakesFolder : public std::stringbuf {
   public:
    explicit MakesFolder(std::string folder)
        : std::stringbuf("000\n"), folder_(std::move(folder)) {}

   private:
    int_type underflow() override {
      std::filesystem::create_directories(folder_);
      if (std::exchange(extended_, true)) return traits_type::eof();
      str("020\n");
      return traits_type::to_int_type(*gptr());
    }
    std::string folder_;
    bool extended_ = false;
  };
  MakesFolder lines_in(path("late"));
  std::istream in(&lines_in);
  std::ostringstream out;
  StreamReader reader(in, out);
  PlaySession session(new_table({"me", "me"}, 7), {.save = path("late/a.game")}, {}, reader, out,
                      [] { return false; });
  EXPECT_EQ(session.run(), kExitOk);
  EXPECT_NE(out.str().find("The game is saved again in " + path("late/a.game")), std::string::npos);
  EXPECT_EQ(parse_record(content("late/a.game"))->events.size(), 3u);
}

TEST_F(PlaySessionTest, WritesToADeviceWithoutReplacingIt) {
  const Played played = play(two(7), "000\n", {.save = "/dev/full"});
  EXPECT_TRUE(played.says("Cannot write /dev/full: No space left on device. "));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
}

TEST_F(PlaySessionTest, PeopleWhoShareTheTerminalSeeWhatWasPlayedSinceTheirOwnStep) {
  const Played played = play(new_table({"me", "greedy", "me"}, 7), "000\n020\n");
  EXPECT_TRUE(played.says("\nSeat 3 (me), your move"));
  const std::size_t back = played.said.rfind("\nseat 2 (greedy) plays ");
  EXPECT_EQ(played.said.find("seat 1 (me) plays 000", back), std::string::npos);
  EXPECT_NE(played.said.find("seat 3 (me) plays 020"), std::string::npos);
}

TEST_F(PlaySessionTest, StopsInOrderWhenInterrupted) {
  for (int moment = 0; moment < 12; ++moment) {
    std::istringstream in("000\n020\n200\n");
    std::ostringstream out;
    int asked = 0;
    StreamReader reader(in, out);
    PlaySession session(two(7), {.save = path("a.game")}, {}, reader, out,
                        [&] { return asked++ == moment; });
    EXPECT_EQ(session.run(), kExitOk);
    EXPECT_TRUE(out.str().ends_with("The record is in " + path("a.game") + ".\n"));
    const auto record = parse_record(content("a.game"));
    EXPECT_TRUE(replay(*record, find_game).ok());
  }
}

TEST_F(PlaySessionTest, StyleAddsColourEchoAndWaitingOnly) {
  const std::string input = "000\nquit\n";
  const std::string plain = play(two(7), input).said;
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  EXPECT_TRUE(play(two(7), input, {}, {.colour = true}).says("\x1b[0;"));
  EXPECT_TRUE(play(two(7), input, {}, {.echo = true}).says("> 000\n"));
  std::string waiting = play(two(7), input, {}, {.waiting = true}).said;
  const std::string note = "seat 2 (greedy) is thinking…\r\x1b[K";
  ASSERT_NE(waiting.find(note), std::string::npos);
  EXPECT_EQ(waiting.erase(waiting.find(note), note.size()), plain);
}

int count(std::string_view text, std::string_view part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++n;
  return n;
}

TEST_F(PlaySessionTest, APipeHasTheBoardOnceAndThenWhatHappens) {
  const Played played = play(two(7), "000\n020\nquit\n");
  EXPECT_EQ(count(played.said, "\ncollected  "), 1) << played.said;
  EXPECT_EQ(count(played.said, "\nPoints (if it ended now):  seat 1 "), 2) << played.said;
  EXPECT_EQ(count(played.said, "\nPoints:  seat 1 0  seat 2 0\n"), 1) << "nothing is won yet";
  EXPECT_EQ(count(play(two(7), "000\ndraw\n").said, "\ncollected  "), 2);
}

TEST_F(PlaySessionTest, DrawsTheBoardThatFitsOrIsWished) {
  const std::string compact = "\n    0yz  ";
  PlayStyle style;
  EXPECT_FALSE(play(two(7), "", {}, style).says(compact)) << "a pipe has room";
  EXPECT_TRUE(play(two(7), "board compact\n", {}, style).says(compact));
  style.board = BoardChoice::kCompact;
  EXPECT_TRUE(play(two(7), "", {}, style).says(compact));
  EXPECT_EQ(count(play(two(7), "board full\n", {}, style).said, compact), 1);
  style.board = BoardChoice::kFitting;
  style.size = [] { return TerminalSize{80, 24}; };
  EXPECT_TRUE(play(two(7), "", {}, style).says(compact));
  style.size = [] { return TerminalSize{80, 42}; };
  EXPECT_TRUE(play(two(7), "", {}, style).says(compact)) << "36 rows and what is said below";
  style.size = [] { return TerminalSize{80, 43}; };
  EXPECT_FALSE(play(two(7), "", {}, style).says(compact));
  style.size = [] { return TerminalSize{60, 43}; };
  EXPECT_TRUE(play(two(7), "", {}, style).says(compact)) << "too narrow";
  EXPECT_TRUE(play(two(7), "board round\n").says("> A board is full, compact or fitting.\n"));
}

TEST_F(PlaySessionTest, TellsRulesAndMovesForPrograms) {
  const Played played = play(two(7), "rules\nrules pyx-11\nrules PYX-9\nmoves --json\n");
  EXPECT_TRUE(played.says("> rules ID tells a rule, rules TITLE a section:\n  In short\n"));
  EXPECT_TRUE(played.says("> PYX-11 You may take a cube only if two or three "));
  EXPECT_TRUE(played.says("> There is no rule \"PYX-9\", nor does a title start so; "));
  EXPECT_TRUE(played.says("> {\"seat\":0,\"complete\":true,\"moves\":[{\"text\":\"000\"},"));
}

TEST_F(PlaySessionTest, NamesThePartsOfThePointsInWords) {
  EXPECT_TRUE(play(two(7), "score\n").says("collected  blue  purple  orange  green  total\n"));
  EXPECT_TRUE(play(table_of("[Game \"ascension\"]\n[Rules \"1\"]\n[Players \"2\"]\n"
                            "[Seat0 \"me\"]\n[Seat1 \"me\"]\n\n* colours 0\n"),
                   "score\n")
                  .says("borne off  total\n"));
}

TEST_F(PlaySessionTest, FailsWhereItCannotSpeak) {
  std::istringstream in("000\n");
  std::ofstream out("/dev/full");
  StreamReader reader(in, out);
  PlaySession session(two(7), {}, {}, reader, out, [] { return false; });
  EXPECT_EQ(session.run(), kExitFailed);
}

}  // namespace
}  // namespace benben::cli
