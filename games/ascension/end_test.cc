// Blue spaces and the end, by their rules (ASC-60 to ASC-64).
#include <gtest/gtest.h>

#include <algorithm>

#include "core/replay.h"
#include "core/testing/source_file.h"
#include "games/ascension/test_scene.h"
#include "games/golden.h"
#include "games/registry.h"

namespace benben::ascension {
namespace {

TEST(Ascension, ASC_60_StonesOnBlueCloseIt) {  // ASC-60
  EXPECT_EQ(refusal(scene("O23=L O0=s O20=S"), "O23>0"), "ASC-60") << "no bump on neutral blue";
  EXPECT_EQ(refusal(scene("O23=S O0=l O20=S"), "O23>0"), "ASC-60") << "no stacking";
  EXPECT_EQ(refusal(scene("O1=l O0=S turn=onyx"), "O1>0"), "ASC-60");
  EXPECT_EQ(stack(after(scene("O23=S O0=L O20=S"), {"O23>0"}), 0), "LS") << "own ones go together";
  EXPECT_EQ(stack(after(scene("O7=S O8=L O20=S"), {"O7>8"}), 8), "LS");
}

TEST(Ascension, ASC_60_ASC_61_DisplacedStonesKeepToIt) {  // ASC-60 ASC-61
  const State closed = after(scene("O23=l O0=S I20=M O20=S"), {"mason>23"});
  EXPECT_EQ(stack(after(closed, {"push 23 +"}), 1), "l") << "past the neutral space";
  const State open = after(scene("O23=l I20=M O20=S"), {"mason>23"});
  EXPECT_EQ(stack(after(open, {"push 23 +"}), 0), "l") << "an enemy stone may come there";
}

TEST(Ascension, ASC_61_NoStoneOnTheOtherPortal) {  // ASC-61
  EXPECT_EQ(refusal(scene("O15=L O20=S"), "O15>16"), "ASC-61");
  EXPECT_EQ(refusal(scene("O9=l O20=s turn=onyx"), "O9>8"), "ASC-61");
  const State pushed = after(scene("O15=L I12=M O20=S"), {"mason>15"});
  EXPECT_EQ(stack(after(pushed, {"push 15 +"}), 17), "L");
  const State own = after(scene("O15=l I12=M O20=S"), {"mason>15"});
  EXPECT_EQ(stack(after(own, {"push 15 +"}), 16), "l") << "a power may take it to its own";
}

TEST(Ascension, ASC_62_CompleteOnItsPortalIsBorneOff) {  // ASC-62
  State moved = after(scene("O7=S O8=LM O20=S"), {"O7>8"});
  EXPECT_EQ(stack(moved, 8), "");
  EXPECT_EQ(moved.position.borne_off[Colour::kGold], 1);
  EXPECT_EQ(Ascension::scores(moved)[0], 1);
  EXPECT_EQ(moved.position.moved_stone, OuterSet::of(outer_at(8)));
  State pushed = after(scene("O7=LMS I4=M O20=S"), {"mason>7", "push 7 +"});
  EXPECT_EQ(pushed.position.borne_off[Colour::kGold], 1) << "as a whole";
  State theirs = after(scene("O15=lms I12=M O20=S"), {"mason>15", "push 15 +"});
  EXPECT_EQ(theirs.position.borne_off[Colour::kOnyx], 1) << "by the opponent's power, too";
  EXPECT_EQ(stack(after(scene("O7=S O8=L O20=S"), {"O7>8"}), 8), "LS") << "not incomplete";
  EXPECT_EQ(stack(after(scene("O23=S O0=LM O20=S"), {"O23>0"}), 0), "LMS") << "not elsewhere";
}

TEST(Ascension, ASC_62_ThePortalIsHitExactly) {  // ASC-62
  State state = scene("O7=S O8=LM O20=M");
  play(state, {"O7>9"});
  EXPECT_EQ(stack(state, 9), "S") << "it goes round again";
  EXPECT_EQ(state.position.borne_off[Colour::kGold], 0);
}

TEST(Ascension, ASC_63_TheThirdPyramidWinsAtOnce) {  // ASC-63
  State state = scene("O7=S O8=LM O20=S off=2,1");
  play(state, {"O7>8"});
  EXPECT_TRUE(Ascension::next(state).is_over());
  EXPECT_EQ(Ascension::winners(state), SeatSet::of(seat_at(0)));
  EXPECT_EQ(state.position.moves_left, 1) << "in the middle of the turn";
  EXPECT_EQ(Ascension::scores(state)[0], 3);
  EXPECT_EQ(Ascension::scores(state)[1], 1);
  EXPECT_EQ(Ascension::read_move(state, seat_at(0), "O20>21").error().rule, "ASC-63");
  EXPECT_EQ(Ascension::read_outcome(state, "colours 0").error().rule, "ASC-63");
}

TEST(Ascension, ASC_63_ByTheOtherPlayersPower) {  // ASC-63
  State state = scene("O15=lms I12=M O20=S off=1,2");
  play(state, {"mason>15", "push 15 +"});
  EXPECT_TRUE(Ascension::next(state).is_over());
  EXPECT_EQ(Ascension::winners(state), SeatSet::of(seat_at(1)));
  EXPECT_EQ(state.position.figure, std::nullopt);
  EXPECT_TRUE(state.position.targets.empty());
}

// A state one step before a turn that starts as those of the given numbers did.
State before_a_turn_like(std::initializer_list<int> turns) {
  State state = scene("O10=L O14=S O4=l I3=m moved=O14");
  state.position.turns = 20;
  State next = state;
  play(next, {"O10>11"});
  for (const int turn : turns) state.past.set(turn, next.position.code);
  return state;
}

TEST(Ascension, ASC_64_TheThirdOccurrenceDraws) {  // ASC-64
  const auto draws = [](std::initializer_list<int> turns) {
    const State state = after(before_a_turn_like(turns), {"O10>11"});
    EXPECT_EQ(state.position.turns, 21);
    return state.position.ending == Ending::kDrawn;
  };
  EXPECT_TRUE(draws({3, 9}));
  EXPECT_TRUE(draws({17, 19}));
  EXPECT_FALSE(draws({9})) << "the second";
  EXPECT_FALSE(draws({}));
  State state = after(before_a_turn_like({1, 19}), {"O10>11"});
  EXPECT_TRUE(Ascension::next(state).is_over());
  EXPECT_EQ(Ascension::winners(state).size(), 2);
  EXPECT_EQ(Ascension::scores(state)[0], 0);
  EXPECT_EQ(state.position.moves_left, 2) << "as the next turn starts";
  EXPECT_EQ(Ascension::read_move(state, seat_at(1), "O4>3").error().rule, "ASC-64");
}

// Whatever differs is another position: the player to move, pyramids borne off, one figure.
TEST(Ascension, ASC_64_OnlyTheSamePositionCounts) {  // ASC-64
  const State state = before_a_turn_like({});
  State next = after(state, {"O10>11"});
  for (int change = 0; change < 4; ++change) {
    Position other = next.position;
    if (change == 0) other.code.pass_turn();
    if (change == 1) other.code.replace_borne_off(Colour::kOnyx, 0, 1);
    if (change == 2) other.code.toggle(Colour::kOnyx, Figure::kMason, inner_at(3));
    if (change == 3) toggle_stone(other, Colour::kOnyx, Size::kLarge, outer_at(4));
    State before = state;
    for (const int turn : {1, 3, 5, 7}) before.past.set(turn, other.code);
    play(before, {"O10>11"});
    EXPECT_EQ(before.position.ending, Ending::kNone) << change;
  }
}

TEST(Ascension, ASC_64_DrawnAfter600Turns) {  // ASC-64
  State state = scene("O10=L O14=S O4=l moved=O14");
  state.position.turns = 598;
  play(state, {"O10>11"});
  EXPECT_FALSE(Ascension::next(state).is_over());
  state = scene("O10=L O14=s O4=l O8=LM O20=s turn=onyx moved=O20");
  state.position.turns = 599;
  play(state, {"O14>13"});
  EXPECT_EQ(state.position.turns, 600);
  EXPECT_TRUE(Ascension::next(state).is_over());
  EXPECT_EQ(Ascension::winners(state).size(), 2);
  EXPECT_EQ(Ascension::read_outcome(state, "colours 0").error().rule, "ASC-64");
}

TEST(Ascension, ASC_64_TheTagOutcome) {  // ASC-64
  const auto fault = [](std::string_view record, const std::string& tag) {
    std::string text(record);
    text.insert(text.find("\n\n") + 1, tag);
    const Result<Record> read = parse_record(text);
    EXPECT_TRUE(read.ok());
    const auto position = replay(*read, find_game);
    return position.ok() ? Error{} : position.error();
  };
  const std::string drawn =
      testing::read_text(testing::source_file("games/ascension/golden/third-occurrence.game"));
  EXPECT_EQ(fault(drawn, "[Outcome \"draw\"]\n"), Error{});
  EXPECT_EQ(fault(drawn, "[Outcome \"Draw\"]\n").rule, "ASC-64");
  const auto tags = std::ranges::count(drawn.substr(0, drawn.find("\n\n") + 1), '\n');
  EXPECT_EQ(fault(drawn, "[Outcome \"\"]\n").line, tags + 1) << "the tag's line";
  EXPECT_EQ(fault(drawn, "[Outcome \"win\"]\n").rule, "ASC-64");
  const std::string running =
      "[Game \"ascension\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n* colours 0\n0 O22>23\n";
  EXPECT_EQ(fault(running, "[Outcome \"draw\"]\n").rule, "ASC-64");
  EXPECT_EQ(fault(running, "[Outcome \"draw\"]\n").line, 4);
  EXPECT_EQ(fault(running, ""), Error{});
  EXPECT_EQ(fault("[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n", "[Outcome \"x\"]\n"),
            Error{})
      << "another game has no word on it";
}

// A search takes its copy back instead of copying anew: nothing of what was played is left.
TEST(Ascension, ASC_64_RewoundIsAsIfNothingHadBeenPlayed) {  // ASC-64
  visit_game(setup_of("ring24"), Manner::kRandom, 5,
             [n = 0](const State& root, const Step*) mutable {
               if (++n % 50 != 0) return;
               State state = root;
               Rng rng(static_cast<std::uint64_t>(n));
               for (int round = 0; round < 3; ++round) {
                 State fresh = root;
                 Rng same = rng;
                 for (int i = 0; i < 200 && !Ascension::next(state).is_over(); ++i) {
                   const auto any = [](const State& at, Rng& chance) {
                     const StepList steps = Ascension::legal(at, seat_to_move(at));
                     return steps[static_cast<int>(
                         chance.below(static_cast<std::uint32_t>(steps.size())))];
                   };
                   Ascension::apply(state, any(state, rng));
                   Ascension::apply(fresh, any(fresh, same));
                 }
                 ASSERT_TRUE(state == fresh);
                 Ascension::rewind(state, root);
                 ASSERT_TRUE(state == root);
               }
             });
}

}  // namespace
}  // namespace benben::ascension
