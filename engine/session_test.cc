#include "engine/session.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <set>

#include "core/replay.h"
#include "engine/test_lines.h"
#include "games/registry.h"
#include "search/bot.h"
#include "search/match.h"

namespace benben::engine {
namespace {

using testing::answers;
using testing::ScriptedLines;
using Lines = std::vector<std::string>;

// A game as far as `plies`, as lines that a session is told.
struct Told {
  Lines lines;
  std::unique_ptr<AnyPosition> position;
  Record record;
};
Told told_game(const std::string& name, int players, int plies) {
  const AnyGame& game = *find_game(name);
  Told told{{"game " + name + " " + std::to_string(players)},
            std::move(game.start(Setup{players})).value(),
            new_record(game, Setup{players})};
  const auto bot = std::move(make_bot(game, "random").value());
  const GameSeed seed(Rng(3));
  while (!told.position->next().is_over() && (static_cast<int>(told.record.events.size()) < plies ||
                                              told.position->next().is_chance())) {
    const Next next = told.position->next();
    const int ply = static_cast<int>(told.record.events.size());
    Rng rng = seed.chance(ply);
    Event event{kChance, {}};
    if (next.is_seats()) event.actor = next.seats.first();
    event.text =
        event.actor ? bot->choose(*told.position, seed.bot(ply)) : told.position->sample(rng);
    EXPECT_TRUE(told.position->apply(event.actor, event.text).ok());
    told.lines.push_back("event " + event_line(event));
    told.record.events.push_back(std::move(event));
  }
  return told;
}

std::string last_answer(Lines lines, const std::string& command, SessionOptions options = {}) {
  lines.push_back(command);
  return answers(std::move(lines), std::move(options)).back();
}

TEST(EngineSession, SaysWhatItIs) {
  const Lines said = answers({"benben 1"});
  EXPECT_EQ(said.front(), "name Benben 9");
  EXPECT_EQ(said.back(), "ready 1");
  for (const char* const line : {"game pyramix 1 2-4", "game ascension 1 2"}) {
    EXPECT_EQ(std::count(said.begin(), said.end(), line), 1) << line;
  }
  EXPECT_EQ(
      answers({"benben 2"}),
      Lines{"error unsupported benben: This engine speaks version 1 of the protocol, not 2."});
}

TEST(EngineSession, WithNodesIsThatBotOfOurs) {
  for (const auto& [name, spec] : {std::pair("pyramix", "mcts:300"),
                                   {"cubus", "mcts:300"},
                                   {"anubixx", "learned:300"},
                                   {"ankhor", "learned:300"},
                                   {"ascension", "learned:15"}}) {
    const Told told = told_game(name, 2, 3);
    const auto bot = std::move(make_bot(*find_game(name), spec).value());
    EXPECT_EQ(last_answer(told.lines, "go nodes 300 seed 7"),
              "best " + bot->choose(*told.position, Rng(7)))
        << name;
  }
}

TEST(EngineSession, PlaysAsTheBotThatItIsTold) {
  Told told = told_game("pyramix", 3, 4);
  const auto bot = std::move(make_bot(*find_game("pyramix"), "bot:2").value());
  const std::string best = "best " + bot->choose(*told.position, Rng(8));
  EXPECT_EQ(last_answer(told.lines, "go nodes 100000 seed 8", {.play = "bot:2"}), best);
  told.lines.push_back("set play bot:2");
  EXPECT_EQ(last_answer(told.lines, "go seed 8"), best);
  EXPECT_EQ(last_answer(told.lines, "set play bot:9"),
            "error unknown set: play is search or a bot, as bot:4, not \"bot:9\".");
  EXPECT_EQ(last_answer(told.lines, "set level 3"),
            "error unknown set: There is no option \"level\"; there are: play, threads, moves.");
}

TEST(EngineSession, TellsWhatItSearches) {
  const Told told = told_game("pyramix", 3, 4);
  Lines lines = told.lines;
  lines.push_back("go nodes 2100 seed 7");
  const Lines said = answers(lines);
  const std::size_t first = told.lines.size();
  ASSERT_EQ(said.size(), first + 4);
  EXPECT_TRUE(said[first].starts_with("info nodes 1024 value 0."));
  EXPECT_TRUE(said[first + 1].starts_with("info nodes 2048 value 0."));
  const std::string& last = said[first + 2];
  EXPECT_TRUE(last.starts_with("info nodes 2100 value 0."));
  // Three seats share the game, and the first move is the best.
  double sum = 0;
  const auto words = split(last, ' ');
  for (std::size_t i = 4; i < 7; ++i) sum += std::stod(std::string(words[i]));
  EXPECT_NEAR(sum, 1, 0.001);
  const std::string seat = std::to_string(index(told.position->next().seats.first()));
  const std::string move = said.back().substr(5);
  EXPECT_NE((last + ";").find(" pv " + seat + " " + move + ";"), std::string::npos) << last;
}

// What the threads find depends on how many they are, not on how they run (search/tree_test.cc).
TEST(EngineSession, SearchesWithAsManyTreesAsThreads) {
  const Told told = told_game("pyramix", 2, 4);
  Lines lines = told.lines;
  for (const char* const command :
       {"go nodes 900 seed 7", "set threads 3", "go nodes 900 seed 7", "go nodes 2 seed 7",
        "go nodes 900 seed 7", "set threads 1", "go nodes 900 seed 7"}) {
    lines.push_back(command);
  }
  const Lines said = answers(lines);
  const std::size_t first = told.lines.size();
  ASSERT_EQ(said.size(), first + 12);
  const auto answer = [&](std::size_t line) { return said[first + line] + said[first + line + 1]; };
  const std::size_t alone = 0;
  const std::size_t three = 3;
  EXPECT_TRUE(said[first + three].starts_with("info nodes 900 value 0."));
  EXPECT_NE(answer(three), answer(alone));
  EXPECT_TRUE(said[first + 5].starts_with("info nodes 2 value "));  // fewer than trees
  EXPECT_EQ(answer(7), answer(three));
  EXPECT_EQ(answer(10), answer(alone));
  EXPECT_EQ(answers({"benben 1"}, {.threads = 3})[8], "option threads default 3");
  EXPECT_EQ(answers({"benben 1"}, {.moves = 4})[9], "option moves default 4");
  for (const std::string wrong : {"0", "65", "two"}) {
    EXPECT_EQ(answers({"set threads " + wrong}).back(),
              "error out_of_range set: threads is 1 to 64, not \"" + wrong + "\".");
  }
}

TEST(EngineSession, TellsWhatItFoundOfEachMove) {
  const Told told = told_game("pyramix", 2, 4);
  for (const int threads : {1, 3}) {
    Lines lines = told.lines;
    lines.insert(lines.end(), {"go nodes 2000 seed 7", "set moves 3", "go nodes 2000 seed 7",
                               "set moves 1000", "go nodes 2000 seed 7"});
    const Lines said = answers(lines, {.threads = threads});
    const std::vector<std::string> moves =
        *told.position->legal(told.position->next().seats.first());
    const std::size_t all = moves.size();
    const std::size_t first = told.lines.size() + 3;  // behind what is told without them, and "ok"
    ASSERT_EQ(said.size(), first + 9 + all + 2);
    std::uint64_t visits = 0;
    std::uint64_t before = 2'000;
    std::set<std::string> seen;
    for (std::size_t rank = 1; rank <= all; ++rank) {
      const std::string& line = said[first + 8 + rank];
      const auto words = split(line, ' ');
      ASSERT_EQ(words.size(), 10u) << line;
      EXPECT_EQ(words[1], "rank");
      EXPECT_EQ(words[2], std::to_string(rank));
      const auto count = static_cast<std::uint64_t>(parse_number(words[4], 2'000).value());
      EXPECT_LE(count, before);
      before = count;
      visits += count;
      const double worth = std::stod(std::string(words[6]));
      EXPECT_TRUE(worth >= 0 && worth <= 1) << line;
      seen.emplace(words[9]);
      if (rank <= 3) {
        EXPECT_EQ(line, said[first + 1 + rank]);
      }
      if (rank == 1) {
        EXPECT_EQ(said.back(), "best " + std::string(words[9]));
      }
    }
    EXPECT_EQ(visits, 2'000u - static_cast<unsigned>(threads)) << "the first of a tree only looks";
    EXPECT_EQ(seen, std::set<std::string>(moves.begin(), moves.end()));
  }
  EXPECT_EQ(answers({"set moves 1001"}).back(),
            "error out_of_range set: moves is 0 to 1000, not \"1001\".");
}

TEST(EngineSession, SeveralThreadsStopTogether) {
  Lines lines = told_game("pyramix", 2, 2).lines;
  const std::size_t first = lines.size();
  lines.push_back("go nodes 1000000000 seed 7");
  ScriptedLines script(lines);
  script.come_at(3, {"ping 1", "stop"});
  const Lines said = answers(script, {.threads = 2});
  ASSERT_EQ(said.size(), first + 4);
  EXPECT_TRUE(said[first].starts_with("info nodes 1024 "));
  EXPECT_EQ(said[first + 1], "pong 1");
  EXPECT_TRUE(said[first + 2].starts_with("info nodes 1536 "));
  EXPECT_TRUE(said[first + 3].starts_with("best "));
}

TEST(EngineSession, StopsAtOnce) {
  Lines lines = told_game("pyramix", 2, 2).lines;
  const std::size_t first = lines.size();
  lines.push_back("go nodes 1000000000 seed 7");
  lines.push_back("ping behind");
  ScriptedLines script(lines);
  script.come_at(3, {"ping 1", "game cubus 3", "stop", "ping 2"});
  const Lines said = answers(script);
  EXPECT_EQ(script.asked(), 3);
  ASSERT_EQ(said.size(), first + 6);
  EXPECT_EQ(said[first], "pong 1");
  EXPECT_TRUE(said[first + 1].starts_with("info nodes 192 "));
  EXPECT_TRUE(said[first + 2].starts_with("best "));
  // What else came is obeyed in its order.
  EXPECT_EQ(said[first + 3], "ok");
  EXPECT_EQ(said[first + 4], "pong behind");
}

TEST(EngineSession, EndsItsThoughtWithItsTime) {
  std::chrono::steady_clock::time_point now{};
  const auto clock = [&] { return now += std::chrono::milliseconds(100); };
  for (const char* const play : {"search", "bot:8"}) {
    Lines lines = told_game("pyramix", 2, 2).lines;
    lines.push_back("go time 1000");
    ScriptedLines script(lines);
    EXPECT_TRUE(answers(script, {.play = play, .now = clock}).back().starts_with("best "));
    EXPECT_EQ(script.asked(), 10) << play;
  }
}

TEST(EngineSession, EndsItsThoughtWhenNobodyListens) {
  Lines lines = told_game("ascension", 2, 2).lines;
  lines.push_back("go nodes 1000000000");
  ScriptedLines script(lines);
  script.be_deserted_at(2);
  EXPECT_TRUE(answers(script).back().starts_with("best "));
  EXPECT_EQ(script.asked(), 2);
}

TEST(EngineSession, EveryGameIsPlayedThroughIt) {
  for (const AnyGame* game : all_games()) {
    const std::string name(game->info().name);
    const Told told = told_game(name, game->info().max_players, 40);
    const Lines said = answers(told.lines);
    EXPECT_EQ(said, Lines(told.lines.size(), "ok")) << name;
    EXPECT_EQ(last_answer(told.lines, "state"),
              "state " + trace_line(static_cast<int>(told.record.events.size()), *told.position));
    Lines record = {"record"};
    const std::string text = write_record(told.record);
    for (const std::string_view line :
         split(std::string_view(text).substr(0, text.size() - 1), '\n')) {
      record.emplace_back(line);
    }
    record.push_back("end");
    EXPECT_EQ(answers(record), Lines{"ok"}) << name;
    EXPECT_EQ(last_answer(record, "state"), last_answer(told.lines, "state"));
  }
}

TEST(EngineSession, ListsMovesOrSaysThatTheyAreMany) {
  const Told told = told_game("pyramix", 2, 3);
  Lines lines = told.lines;
  lines.push_back("legal");
  const auto legal = *told.position->legal(told.position->next().seats.first());
  const Lines said = answers(lines);
  ASSERT_EQ(said.size(), told.lines.size() + legal.size() + 1);
  EXPECT_EQ(said.back(), "moves " + std::to_string(legal.size()));
  EXPECT_EQ(said[told.lines.size()], "move " + legal.front());
  EXPECT_EQ(said[said.size() - 2], "move " + legal.back());
}

TEST(EngineSession, DrawsLegalMovesByTheSeed) {
  // In Cubus somebody who builds has too many moves to be listed.
  bool seen_many = false;
  for (int plies = 0; plies < 40 && !seen_many; ++plies) {
    Told told = told_game("cubus", 2, plies);
    seen_many = last_answer(told.lines, "legal") == "moves many";
    told.lines.push_back("sample 9 seed 4");
    const Lines said = answers(told.lines);
    EXPECT_EQ(said.back(), "moves 9");
    for (std::size_t i = said.size() - 10; i + 1 < said.size(); ++i) {
      EXPECT_TRUE(told.position->check(told.position->next().seats.first(), said[i].substr(5)).ok())
          << said[i];
    }
    EXPECT_EQ(answers(told.lines), said);
  }
  EXPECT_TRUE(seen_many);
}

TEST(EngineSession, TakesEventsBack) {
  const Told early = told_game("anubixx", 3, 10);
  Lines lines = told_game("anubixx", 3, 30).lines;
  const std::size_t more = lines.size() - early.lines.size();
  lines.push_back("undo " + std::to_string(more));
  EXPECT_EQ(last_answer(lines, "state"), last_answer(early.lines, "state"));
}

TEST(EngineSession, TakesTheEndBack) {
  const Told whole = told_game("pyramix", 2, 10'000);
  Record record = whole.record;
  set_result(record, *whole.position);
  Lines lines = {"record"};
  const std::string text = write_record(record);
  for (const std::string_view line :
       split(std::string_view(text).substr(0, text.size() - 1), '\n')) {
    lines.emplace_back(line);
  }
  lines.push_back("end");
  EXPECT_EQ(answers(lines), Lines{"ok"});
  EXPECT_TRUE(last_answer(lines, "go").starts_with("error out_of_turn go: ") ||
              last_answer(lines, "go").starts_with("error illegal go: "))
      << last_answer(lines, "go");
  EXPECT_EQ(last_answer(lines, "undo 1"), "ok");
}

TEST(EngineSession, SaysWhatIsWrong) {
  const auto fault = [](const std::string& command) { return last_answer({}, command); };
  EXPECT_EQ(fault("move"), "error unknown line: There is no command \"move\"; help lists them.");
  EXPECT_EQ(fault("go"), "error malformed go: There is no game yet: game or record comes first.");
  for (const char* const command : {"undo 1", "legal", "sample 3", "state", "event * x"}) {
    EXPECT_TRUE(fault(command).ends_with(": There is no game yet: game or record comes first."));
  }
  EXPECT_EQ(fault("benben x"), "error malformed benben: The form is: benben VERSION.");
  EXPECT_EQ(fault("game pyramix"),
            "error malformed game: The form is: game NAME SEATS [OPTION=VALUE]...");
  EXPECT_EQ(fault("game chess 2"), "error unknown game: There is no game \"chess\".");
  EXPECT_EQ(fault("game pyramix two"),
            "error malformed game: The number of seats is a whole number, not \"two\".");
  EXPECT_EQ(fault("game pyramix 9"),
            "error out_of_range game: Pyramix is for 2 to 4 players, not 9.");
  EXPECT_EQ(fault("game pyramix 2 cobras"),
            "error malformed game: An option has the form name=value, not \"cobras\".");
  EXPECT_EQ(fault("game pyramix 2 cobras=some").substr(0, 22), "error unknown game: Th");
  EXPECT_EQ(fault("go depth 3"),
            "error malformed go: \"depth\" is none of: seat, nodes, time, seed.");
  EXPECT_EQ(fault("quit now"), "error malformed quit: Nothing may stand behind it.");
  EXPECT_EQ(fault("stop now"), "error malformed stop: Nothing may stand behind it.");
  EXPECT_EQ(fault("state x"), "error malformed state: Nothing may stand behind it.");
  EXPECT_EQ(fault("ping\tx"),
            "error malformed line: Here is a tabulator; words are parted by blanks.");
  EXPECT_EQ(fault("ping\r"),
            "error malformed line: The line ends with a carriage return; lines end with a line "
            "feed alone.");
  EXPECT_EQ(fault(std::string(kMostLineBytes + 1, 'x')),
            "error too_large line: A line has at most 65536 bytes.");
  EXPECT_EQ(fault("record"), "error malformed record: The record has no line: end.");
}

TEST(EngineSession, SaysWhatIsWrongInAGame) {
  const Told told = told_game("pyramix", 2, 3);
  const auto fault = [&](const std::string& command) { return last_answer(told.lines, command); };
  const std::string seat = std::to_string(index(told.position->next().seats.first()));
  const std::string other = std::to_string(1 - index(told.position->next().seats.first()));
  EXPECT_TRUE(fault("event " + seat + " 777").starts_with("error ")) << fault("event 0 777");
  EXPECT_TRUE(fault("event " + other + " 000").starts_with("error out_of_turn event: "));
  EXPECT_TRUE(fault("go seat " + other).starts_with("error out_of_turn go: "));
  EXPECT_EQ(fault("event 000"),
            "error malformed event: An event has the form: actor, space, text.");
  EXPECT_EQ(fault("undo 99").substr(0, 55),
            "error out_of_range undo: So many events can be taken ba");
  EXPECT_EQ(
      fault("sample 0"),
      "error malformed sample: The form is: sample NUMBER [seat N] [seed N], the first from 1 "
      "to 1000.");
  EXPECT_EQ(last_answer({"game pyramix 2"}, "undo 1"),
            "error malformed undo: There is no event to take back.");
  EXPECT_TRUE(last_answer({"game pyramix 2"}, "go").starts_with("error out_of_turn go: "));
  Lines lines = told.lines;
  lines.insert(lines.end(), {"record", "[Game \"pyramix\"]", "", "end"});
  EXPECT_EQ(answers(lines).back(), "error malformed record: line 2: The tag Rules is missing.");
  // Nothing has changed.
  EXPECT_EQ(last_answer(lines, "state"), fault("state"));
}

TEST(EngineSession, HeedsNoCommentAndEndsWhereItIsTold) {
  EXPECT_EQ(answers({"# hello", "", "ping", "ping 1 2", "quit", "ping 3"}),
            (Lines{"pong", "pong 1 2"}));
  const Lines help = answers({"help"});
  EXPECT_EQ(help.back(), "ok");
  EXPECT_EQ(help.size(), 15u);
}

TEST(DescriptorSource, ReadsLinesAsTheyCome) {
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  ASSERT_EQ(pipe(in.data()), 0);
  ASSERT_EQ(pipe(out.data()), 0);
  DescriptorSource source(in[0], out[1]);
  EXPECT_EQ(source.next_at_once(), std::nullopt);
  ASSERT_EQ(write(in[1], "one\ntwo\nthr", 11), 11);
  EXPECT_EQ(source.next_at_once(), "one");
  EXPECT_EQ(source.next(), "two");
  EXPECT_EQ(source.next_at_once(), std::nullopt);
  EXPECT_FALSE(source.is_deserted());
  close(in[1]);
  EXPECT_EQ(source.next_at_once(), std::nullopt);
  EXPECT_EQ(source.next(), "thr");
  EXPECT_EQ(source.next(), std::nullopt);
  close(out[0]);
  EXPECT_TRUE(source.is_deserted());
  close(in[0]);
  close(out[1]);
}

}  // namespace
}  // namespace benben::engine
