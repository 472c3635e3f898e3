// Boards of one's own (ASC-07, ASC-72): what can be played on, what is wrong with the rest, and
// files.
#include "games/ascension/own_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/record.h"
#include "core/replay.h"
#include "core/testing/source_file.h"
#include "games/ascension/test_scene.h"
#include "games/golden.h"
#include "games/registry.h"

namespace benben::ascension {
namespace {

constexpr std::string_view kRing24 =
    "outer 24; inner 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23; neutral 0; "
    "gold-portal 8; onyx-portal 16; gold-pyramids 18 20 22; onyx-pyramids 6 4 2; "
    "gold-figures 22 20 18; onyx-figures 1 3 5";
constexpr std::string_view kHex18 =
    "outer 18; inner 0 2 3 5 6 8 9 11 12 14 15 17; neutral 0; gold-portal 6; onyx-portal 12; "
    "gold-pyramids 13 15 17; onyx-pyramids 5 3 1; gold-figures 11 10 8; onyx-figures 0 1 3";

// A board with one part changed; with nothing the part is left out.
std::string changed(std::string_view part, std::string_view numbers,
                    std::string_view board = kRing24) {
  std::string text;
  for (std::size_t at = 0; at <= board.size();) {
    const std::size_t end = std::min(board.find("; ", at), board.size());
    std::string word(board.substr(at, end - at));
    at = end + 2;
    if (word.starts_with(std::string(part) + " ")) {
      if (numbers.empty()) continue;
      word = std::string(part) + " " + std::string(numbers);
    }
    text += (text.empty() ? "" : "; ") + word;
  }
  return text;
}

// "ASC-03: gold-pyramids: ...", "" if one can play on the board.
std::string verdict(std::string_view board) {
  const Status status = Ascension::check_tag("Board.own", board);
  return status ? "" : status.error().rule + ": " + status.error().message;
}

TEST(AscensionOwnBoard, ASC_07_TheTablesCanBeWrittenAsTags) {  // ASC-07
  for (const auto& [text, name] : {std::pair(kRing24, "ring24"), std::pair(kHex18, "hex18")}) {
    ASSERT_EQ(verdict(text), "");
    State own = Ascension::start(own_setup(text));
    EXPECT_EQ(own.board.name, "own");
    own.board.name = name;
    EXPECT_TRUE(own == Ascension::start(setup_of(name))) << name;
  }
}

TEST(AscensionOwnBoard, ASC_07_ABoardLikeNoOther) {  // ASC-07 ASC-04
  ASSERT_EQ(verdict(kUnevenBoard), "");
  const benben::Setup setup = own_setup();
  const State state = Ascension::start(setup);
  const Board& board = state.board;
  EXPECT_EQ(board.outer_size, 22);
  EXPECT_EQ(board.inner_size, 16);
  EXPECT_EQ(board.blue.bits(), 1u << 5 | 1u << 11 | 1u << 17);
  EXPECT_EQ(board.next_to_inner[inner_at(2)].bits(), 1u << 3 | 1u << 4);
  EXPECT_EQ(stack(state, 19), "LMS");
  EXPECT_EQ(state.position.figures[Colour::kOnyx][Figure::kCleopatra], InnerSet::of(inner_at(7)));
  EXPECT_EQ(board.stone_entries[Colour::kGold].bits(), 1u << 13 | 1u << 15 | 1u << 16);
  EXPECT_EQ(board.figure_entries[Colour::kOnyx].bits(), 1u << 7 | 1u << 6 | 1u << 3);
  const State waiting = scene("limbo=L O20=S", setup);
  EXPECT_EQ(legal_texts(waiting, "limbo L"), (Texts{"limbo L>13", "limbo L>15", "limbo L>16"}));
}

TEST(AscensionOwnBoard, ASC_07_TheOptionAndTheTagDoNotGoTogether) {  // ASC-07
  const AnyGame& game = *find_game("ascension");
  benben::Setup setup = own_setup();
  setup.options = {{"protection", "any"}};
  EXPECT_TRUE(game.start(setup).ok());
  setup.options.emplace_back("board", "ring18");
  EXPECT_EQ(game.start(setup).error().rule, "ASC-07");
}

TEST(AscensionOwnBoard, ASC_07_WhereNoEntriesAreNamedPiecesEnterWhereTheyBegan) {  // ASC-07
  const State state = Ascension::start(own_setup(kRing24));
  EXPECT_EQ(state.board.stone_entries, state.board.pyramid_starts);
  EXPECT_EQ(state.board.figure_entries[Colour::kGold].bits(), 1u << 22 | 1u << 20 | 1u << 18);
}

TEST(AscensionOwnBoard, ASC_07_TheFormOfTheTag) {  // ASC-07
  EXPECT_EQ(Ascension::check_tag("Board.mine", kRing24).error().message,
            "The tag of a board of your own is called Board.own.");
  EXPECT_EQ(verdict(""), "ASC-07: A board has no part \"\".");
  EXPECT_EQ(verdict("rim 24"), "ASC-07: A board has no part \"rim\".");
  EXPECT_EQ(verdict(changed("neutral", "")),
            "ASC-07: The part neutral is missing before gold-portal.");
  EXPECT_EQ(verdict(changed("onyx-figures", "")), "ASC-07: The part onyx-figures is missing.");
  EXPECT_EQ(verdict("outer 24; outer 24"),
            "ASC-07: The part outer stands once, and in the order of the rules.");
  EXPECT_EQ(verdict(std::string(kRing24) + "; neutral 0"),
            "ASC-07: The part neutral stands once, and in the order of the rules.");
  EXPECT_EQ(verdict(changed("neutral", "zero")),
            "ASC-07: Behind neutral stand numbers, not \"zero\".");
  for (const char* wrong : {"outer", "outer ", "outer 24 ", "outer  24", "outer 024", "outer -4",
                            "outer 24;inner 0", "outer 1000", "outer 24\n"}) {
    EXPECT_TRUE(verdict(wrong).starts_with("ASC-07: ")) << wrong;
  }
}

// ASC-01 to ASC-05: each flaw is told with the part that has it, and by the rule that it breaks.
TEST(AscensionOwnBoard, ASC_07_FlawsNameThePartAndTheRule) {  // ASC-07 ASC-01 ASC-02 ASC-03 ASC-05
  struct Case {
    const char* part;
    const char* numbers;
    const char* verdict;
  };
  constexpr std::string_view kAll = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23";
  const std::string unsorted = "1 0 " + std::string(kAll.substr(4));
  for (const auto& [part, numbers, expected] : std::initializer_list<Case>{
           {"outer", "17", "ASC-01: outer: a board has 18 to 24 spaces for stones, not 17."},
           {"outer", "25", "ASC-01: outer: a board has 18 to 24 spaces for stones, not 25."},
           {"outer", "24 24", "ASC-01: outer: one number stands here, not 2."},
           {"inner", "0 1 24", "ASC-01: inner: the board has no space O24: it has O0 to O23."},
           {"inner", "0 1 1", "ASC-01: inner: O1 stands here twice."},
           {"inner", "0 3 7 8 15 16 20 23",
            "ASC-01: inner: a board has 9 spaces for figures or more, not 8."},
           {"inner", unsorted.c_str(), "ASC-01: inner: the numbers ascend, from I0 on."},
           {"inner", "0 1 3 5 7 8 15 16 18 22 23",
            "ASC-05: inner: the mirror image of 3 is 20, which is missing."},
           {"neutral", "24", "ASC-02: neutral: the board has no space O24: it has O0 to O23."},
           {"neutral", "0 12", "ASC-02: neutral: one number stands here, not 2."},
           {"neutral", "1",
            "ASC-05: neutral: the neutral space is its own mirror image, and that of O1 is O23."},
           {"gold-portal", "0", "ASC-02: gold-portal: O0 stands in neutral as well."},
           {"onyx-portal", "8", "ASC-02: onyx-portal: O8 stands in gold-portal as well."},
           {"onyx-portal", "15",
            "ASC-05: onyx-portal: the mirror image of gold-portal is O16, not O15."},
           {"gold-pyramids", "18 20", "ASC-03: gold-pyramids: three numbers stand here, not 2."},
           {"gold-pyramids", "18 20 20", "ASC-03: gold-pyramids: O20 stands here twice."},
           {"gold-pyramids", "18 20 99",
            "ASC-03: gold-pyramids: the board has no space O99: it has O0 to O23."},
           {"gold-pyramids", "18 20 8", "ASC-03: gold-pyramids: O8 stands in gold-portal as well."},
           {"onyx-pyramids", "6 4 16", "ASC-03: onyx-pyramids: O16 stands in onyx-portal as well."},
           {"onyx-pyramids", "6 4 18",
            "ASC-03: onyx-pyramids: O18 stands in gold-pyramids as well."},
           {"onyx-pyramids", "6 4 3",
            "ASC-05: onyx-pyramids: the mirror image of gold-pyramids is O6 O4 O2, not O6 O4 O3."},
           {"gold-figures", "22 20", "ASC-03: gold-figures: three numbers stand here, not 2."},
           {"gold-figures", "22 20 24",
            "ASC-03: gold-figures: the board has no space I24: it has I0 to I23."},
           {"onyx-figures", "1 3 18", "ASC-03: onyx-figures: I18 stands in gold-figures as well."},
           {"onyx-figures", "3 1 5",
            "ASC-05: onyx-figures: the mirror image of gold-figures is I1 I3 I5, not I3 I1 I5."}}) {
    EXPECT_EQ(verdict(changed(part, numbers)), expected);
  }
  EXPECT_EQ(verdict(changed("onyx-pyramids", "2 4 6")), "") << "stones may stand in any order";
}

TEST(AscensionOwnBoard, ASC_07_FiguresReachEveryBlueSpace) {  // ASC-07 ASC-02
  const std::string board = changed("inner", "0 1 2 3 4 5 6 9 10 11 12 13 14 17 18 19 20 21 22 23");
  EXPECT_EQ(verdict(board),
            "ASC-02: gold-portal: no figure can reach the side of O8: no space for figures lies "
            "next to it.");
}

TEST(AscensionOwnBoard, ASC_04_EntriesOfABoard) {  // ASC-04 ASC-07
  const auto with = [](std::string_view gold, std::string_view onyx) {
    return verdict(std::string(kRing24) + "; gold-entries " + std::string(gold) +
                   "; onyx-entries " + std::string(onyx));
  };
  EXPECT_EQ(with("17 19 21", "7 5 3"), "");
  EXPECT_EQ(with("17 19 21", "7 5 4"),
            "ASC-05: onyx-entries: the mirror image of gold-entries is O7 O5 O3, not O7 O5 O4.");
  EXPECT_EQ(with("17 19", "7 5"), "ASC-04: gold-entries: three numbers stand here, not 2.");
  EXPECT_EQ(with("17 19 0", "7 5 0"), "ASC-04: gold-entries: O0 stands in neutral as well.");
  EXPECT_EQ(verdict(std::string(kRing24) + "; gold-entries 17 19 21"),
            "ASC-04: onyx-entries: three numbers stand here, not 0.");
  EXPECT_EQ(
      verdict(std::string(kRing24) + "; gold-figure-entries 22 21 30; onyx-figure-entries 1 2 3"),
      "ASC-04: gold-figure-entries: the board has no space I30: it has I0 to I23.");
  EXPECT_EQ(
      verdict(std::string(kRing24) + "; gold-figure-entries 22 21 20; onyx-figure-entries 3 2 1"),
      "");
}

TEST(AscensionOwnBoard, ASC_07_ARecordNamesTheLineOfAFlaw) {  // ASC-07
  const std::string head = "[Game \"ascension\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Board.own \"";
  const auto replayed = [&](const std::string& board) {
    const Result<Record> record = parse_record(head + board + "\"]\n\n* colours 0\n");
    EXPECT_TRUE(record.ok());
    return replay(*record, find_game);
  };
  EXPECT_TRUE(replayed(std::string(kUnevenBoard)).ok());
  const auto flawed = replayed(changed("neutral", "3", kUnevenBoard));
  ASSERT_FALSE(flawed.ok());
  EXPECT_EQ(flawed.error().line, 4);
  EXPECT_EQ(flawed.error().rule, "ASC-05");
}

// "3: ASC-72: ...": what is wrong with a file, "" if nothing.
std::string file_verdict(std::string_view file) {
  const auto tags = Ascension::read_tags(file);
  if (tags.ok()) return "";
  const Error& error = tags.error();
  return std::to_string(error.line) + ": " + error.rule + ": " + error.message;
}

// A board as a file, a line for each part.
std::string as_file(std::string_view board) {
  std::string file;
  for (const char c : board) {
    if (c == ' ' && file.ends_with('\n')) continue;
    file += c == ';' ? '\n' : c;
  }
  return file;
}

TEST(AscensionOwnBoard, ASC_72_AFileGivesTheTag) {  // ASC-72
  const std::string lines = as_file(kRing24);
  const auto tags = Ascension::read_tags(lines);
  ASSERT_TRUE(tags.ok()) << describe(tags.error());
  EXPECT_EQ(*tags, (NamedTexts{{"Board.own", std::string(kRing24)}}));
  // In any order, with comments, blanks, and what editors add.
  const auto told = Ascension::read_tags("\xEF\xBB\xBF# my board\r\n\r\nneutral\t0  # on top\r\n" +
                                         as_file(changed("neutral", "")) +
                                         "\n\nonyx-entries 6 4 2\ngold-entries 18 20 22");
  ASSERT_TRUE(told.ok()) << describe(told.error());
  EXPECT_EQ(told->front().second,
            std::string(kRing24) + "; gold-entries 18 20 22; onyx-entries 6 4 2");
  EXPECT_EQ(verdict(told->front().second), "");
}

TEST(AscensionOwnBoard, ASC_72_TheFileOfTheRulesIsRing18) {  // ASC-72
  const std::string rules = testing::read_text(testing::source_file("docs/rules/ascension.md"));
  const std::size_t begin = rules.find("# The board of my box.");
  ASSERT_NE(begin, rules.npos);
  const auto tags = Ascension::read_tags(rules.substr(begin, rules.find("```", begin) - begin));
  ASSERT_TRUE(tags.ok()) << describe(tags.error());
  State own = Ascension::start({2, {}, *tags});
  own.board.name = "ring18";
  EXPECT_TRUE(own == Ascension::start(setup_of("ring18")));
}

TEST(AscensionOwnBoard, ASC_72_FaultsNameTheLine) {  // ASC-72 ASC-03 ASC-04
  const std::string lines = as_file(kRing24);
  EXPECT_EQ(file_verdict(""), "1: ASC-72: The file has no line outer.");
  EXPECT_EQ(file_verdict("outer 24\n\n"), "3: ASC-72: The file has no line inner.");
  EXPECT_EQ(file_verdict("outer 24\nrim 3\n"),
            "2: ASC-72: A line begins with the name of a part, as in: gold-pyramids 18 20 22; "
            "\"rim\" is none.");
  EXPECT_EQ(file_verdict("# one\nouter 24\nouter 24\n"),
            "3: ASC-72: The part outer stands in line 2 already.");
  EXPECT_EQ(file_verdict("outer\n"), "1: ASC-72: Behind outer stand numbers.");
  EXPECT_EQ(file_verdict("outer 2x\n"), "1: ASC-72: Behind outer stand numbers, not \"2x\".");
  EXPECT_EQ(file_verdict("\n" + as_file(changed("gold-pyramids", "18 20"))),
            "7: ASC-03: gold-pyramids: three numbers stand here, not 2.");
  EXPECT_EQ(file_verdict(lines + "\nonyx-entries 6 4 2"),
            "10: ASC-04: gold-entries: three numbers stand here, not 0.")
      << "at the line of the other one";
  EXPECT_EQ(file_verdict(lines + "\ngold-entries 18 20 22"),
            "10: ASC-04: onyx-entries: three numbers stand here, not 0.");
}

TEST(AscensionOwnBoard, ASC_71_TheStandingTellsTheBoard) {  // ASC-71
  const std::string json = Ascension::standing_json(Ascension::start(own_setup()));
  EXPECT_NE(json.find(R"("board":"own","table":{"outer":22,)"
                      R"("inner":[0,1,3,4,5,7,8,10,11,13,14,16,17,18,20,21],"neutral":11,)"
                      R"("portals":[5,17],"pyramids":[[14,16,19],[3,6,8]],)"
                      R"("figures":[[13,9,8],[2,6,7]],"entries":[[13,15,16],[6,7,9]],)"
                      R"("figure_entries":[[8,9,12],[3,6,7]]}})"),
            json.npos)
      << json;
}

}  // namespace
}  // namespace benben::ascension
