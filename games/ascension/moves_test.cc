// The board, stacks, Moves and Limbo, by their rules (ASC-01 to ASC-32), and protection (ASC-40 to
// ASC-42) as far as it concerns landings.
#include "games/ascension/moves.h"

#include <gtest/gtest.h>

#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

TEST(Ascension, ASC_01_EveryFigureSpaceLiesBetweenTwo) {  // ASC-01
  const Board& board = board_named("ring24");
  EXPECT_EQ(board.outer_size, 24);
  EXPECT_EQ(board.inner_size, 24);
  for (int n = 0; n < 24; ++n) {
    const OuterSet expected = OuterSet::of(outer_at(n)) | OuterSet::of(outer_at((n + 1) % 24));
    EXPECT_EQ(board.next_to_inner[inner_at(n)], expected);
    const InnerSet sides = InnerSet::of(inner_at((n + 23) % 24)) | InnerSet::of(inner_at(n));
    EXPECT_EQ(board.next_to_outer[outer_at(n)], sides);
  }
  EXPECT_EQ(refusal(opening(), "O22>24"), "ASC-01");
  EXPECT_EQ(refusal(opening(), "mason>24"), "ASC-01");
  EXPECT_EQ(refusal(opening("hex18"), "cleopatra>12"), "ASC-01");
}

TEST(Ascension, ASC_02_And_03_TheStart) {  // ASC-02 ASC-03
  const State state = opening();
  const Board& board = board_named("ring24");
  EXPECT_EQ(board.blue.bits(), 1u << 0 | 1u << 8 | 1u << 16);
  EXPECT_EQ(board.portal[Colour::kGold], OuterSet::of(outer_at(8)));
  EXPECT_EQ(board.portal[Colour::kOnyx], OuterSet::of(outer_at(16)));
  for (const int number : {18, 20, 22}) EXPECT_EQ(stack(state, number), "LMS");
  for (const int number : {6, 4, 2}) EXPECT_EQ(stack(state, number), "lms");
  EXPECT_EQ(stacks_of(state.position, board).any.size(), 6);
  const std::string json = Ascension::state_json(state);
  EXPECT_NE(json.find(R"("inner":{"1":"m","3":"a","5":"c","18":"C","20":"A","22":"M"})"), json.npos)
      << json;
}

TEST(Ascension, ASC_04_EntrySpacesAreWherePiecesBegan) {  // ASC-04
  for (const std::string_view name : kBoardNames) {
    const Board& board = board_named(name);
    for (const Colour colour : kColours) {
      EXPECT_EQ(board.stone_entries[colour], board.pyramid_starts[colour]);
      InnerSet starts;
      for (const Inner start : board.figure_starts[colour]) starts |= InnerSet::of(start);
      EXPECT_EQ(board.figure_entries[colour], starts);
    }
  }
  const State state = scene("limbo=L O10=S I3=M");
  EXPECT_EQ(legal_texts(state, "limbo L"), (Texts{"limbo L>18", "limbo L>20", "limbo L>22"}));
  EXPECT_EQ(refusal(state, "limbo L>19"), "ASC-04");
  EXPECT_EQ(legal_texts(state, "limbo anubis"),
            (Texts{"limbo anubis>18", "limbo anubis>20", "limbo anubis>22"}));
  EXPECT_EQ(refusal(state, "limbo anubis>21"), "ASC-04");
  const State onyx = scene("limbo=l turn=onyx");
  EXPECT_EQ(legal_texts(onyx, "limbo l"), Texts{}) << "a letter is a capital";
  EXPECT_EQ(legal_texts(onyx, "limbo L"), (Texts{"limbo L>2", "limbo L>4", "limbo L>6"}));
}

TEST(Ascension, ASC_05_GoldGoesUpAndOnyxDown) {  // ASC-05
  const State gold = scene("O23=L I23=M O5=l");
  EXPECT_EQ(legal_texts(gold, "O"), (Texts{"O23>0", "O23>1", "O23>2"}));
  EXPECT_EQ(legal_texts(gold, "mason"), (Texts{"mason>0", "mason>1", "mason>2"}));
  EXPECT_EQ(refusal(gold, "O23>22"), "ASC-05");
  EXPECT_EQ(refusal(gold, "mason>22"), "ASC-05");
  const State onyx = scene("O1=l I1=m turn=onyx");
  EXPECT_EQ(legal_texts(onyx, "O"), (Texts{"O1>0", "O1>22", "O1>23"}));
  EXPECT_EQ(legal_texts(onyx, "mason"), (Texts{"mason>0", "mason>22", "mason>23"}));
  EXPECT_EQ(refusal(onyx, "O1>2"), "ASC-05");
}

TEST(Ascension, ASC_06_ChanceDrawsTheColours) {  // ASC-06
  const State start = Ascension::start({2, {}});
  EXPECT_TRUE(Ascension::next(start).is_chance());
  Rng rng(1);
  int second = 0;
  for (int i = 0; i < 1000; ++i) second += index(Ascension::sample(start, rng).gold);
  EXPECT_NEAR(second, 500, 50);
  EXPECT_EQ(Ascension::read_move(start, seat_at(0), "O22>23").error().rule, "ASC-06");
  State state = start;
  Ascension::apply(state, Colours{seat_at(1)});
  EXPECT_EQ(Ascension::next(state), Next::seat(seat_at(1)));
  EXPECT_EQ(state.position.moves_left, 1);
  play(state, {"O22>23"});
  EXPECT_EQ(Ascension::next(state), Next::seat(seat_at(0))) << "one Move in the first turn";
  EXPECT_EQ(state.position.moves_left, 2);
  EXPECT_EQ(Ascension::read_outcome(state, "colours 0").error().rule, "ASC-06");
  EXPECT_EQ(Ascension::read_move(state, seat_at(1), "O22>23").error().rule, "ASC-20");
}

TEST(Ascension, ASC_10_StacksDescendAndTheTopMoves) {  // ASC-10
  EXPECT_EQ(stack(after(scene("O10=S O11=L"), {"O10>11"}), 11), "LS") << "small on large";
  EXPECT_EQ(stack(after(scene("O10=S O11=Lm"), {"O10>11"}), 11), "LmS");
  EXPECT_EQ(refusal(scene("O10=S O11=LMS"), "O10>11"), "ASC-10") << "full";
  EXPECT_EQ(refusal(scene("O10=S O11=Lms"), "O10>11"), "ASC-10") << "full, and mixed";
  const State trapped = scene("O10=Lm O20=S");
  EXPECT_EQ(refusal(trapped, "O10>11"), "ASC-10");
  EXPECT_EQ(refusal(scene("O10=l O20=S"), "O10>11"), "ASC-20") << "an enemy's, nothing trapped";
  EXPECT_EQ(refusal(scene("O20=S"), "O10>11"), "ASC-20") << "nothing there";
  State freed = scene("O10=Lm O20=s turn=onyx");
  play(freed, {"O10>9", "O20>19"});
  EXPECT_EQ(legal_texts(freed, "O"), (Texts{"O10>11", "O10>12", "O10>13"}));
}

TEST(Ascension, ASC_11_OneFigureToASpace) {  // ASC-11
  visit_game(setup_of("ring24"), Manner::kRandom, 1, [](const State& state, const Step*) {
    InnerSet seen;
    for (const auto& figures : state.position.figures) {
      for (const InnerSet at : figures) {
        ASSERT_LE(at.size(), 1);
        ASSERT_TRUE((seen & at).empty());
        seen |= at;
      }
    }
  });
}

TEST(Ascension, ASC_20_TwoPiecesOneToThreeSpacesPastEverything) {  // ASC-20
  State state = scene("O10=S O11=LMS O12=lms O4=l O20=M I3=m");
  EXPECT_EQ(legal_texts(state, "O10"), (Texts{"O10>13"})) << "what it passes does not matter";
  EXPECT_EQ(refusal(state, "O10>14"), "ASC-20");
  EXPECT_EQ(refusal(state, "O10>10"), "ASC-20");
  EXPECT_EQ(refusal(scene("I10=M"), "mason>14"), "ASC-20");
  play(state, {"O10>13"});
  EXPECT_EQ(state.position.moves_left, 1);
  EXPECT_EQ(seat_to_move(state), seat_at(0));
  play(state, {"O20>21"});
  EXPECT_EQ(seat_to_move(state), seat_at(1)) << "after two Moves";
  EXPECT_EQ(state.position.moves_left, 2);
}

TEST(Ascension, ASC_21_WhatCanBeMovedMustBe) {  // ASC-21
  EXPECT_EQ(refusal(scene("O10=S"), "forfeit"), "ASC-21");
  EXPECT_EQ(refusal(scene("O10=S O4=M moved=O4"), "forfeit"), "ASC-21");
  State stuck = scene(kGoldIsStuck);
  EXPECT_EQ(legal_texts(stuck), Texts{"forfeit"});
  play(stuck, {"forfeit"});
  EXPECT_EQ(seat_to_move(stuck), seat_at(1)) << "one forfeit ends the turn";
  EXPECT_EQ(stuck.position.moves_left, 2);
  // Nobody need look ahead: the first Move may be one after which there is no second.
  State one = scene(std::string(kGoldIsStuck) + " O4=S");
  play(one, {"O4>5"});
  EXPECT_EQ(legal_texts(one), Texts{"forfeit"});
}

TEST(Ascension, ASC_22_OnePieceOneMove) {  // ASC-22
  State state = scene("O10=S O20=M I3=M");
  play(state, {"O10>11"});
  EXPECT_EQ(refusal(state, "O11>12"), "ASC-22");
  EXPECT_EQ(legal_texts(state, "O"), (Texts{"O20>21", "O20>22", "O20>23"}));
  State figure = scene("O20=M I3=M");
  play(figure, {"mason>4", "done"});
  EXPECT_EQ(refusal(figure, "mason>5"), "ASC-22");
  // A stone that the Mason has pushed may still move, also onto the space of the first Move.
  State pushed = scene("O10=S I9=M O23=L");
  play(pushed, {"mason>10", "push 10 +"});
  EXPECT_EQ(stack(pushed, 11), "S");
  play(pushed, {"done", "O11>12"});
  EXPECT_EQ(stack(pushed, 12), "S");
}

TEST(Ascension, ASC_22_TheStoneUnderTheMovedOneWaits) {  // ASC-22
  State state = scene("O10=S O11=L");
  play(state, {"O10>11"});
  EXPECT_EQ(legal_texts(state, "O"), Texts{}) << "the top of O11 has moved";
}

TEST(Ascension, ASC_23_StonesThatAreBumped) {  // ASC-23
  for (const std::string_view words :
       {"O10=M O11=m", "O10=M O11=s", "O10=L O11=l", "O10=S O11=s"}) {
    const State state = after(scene(words), {"O10>11"});
    EXPECT_EQ(stack(state, 11).size(), 1u) << words;
    EXPECT_EQ(stack(state, 11)[0], words[4]) << words;
    EXPECT_EQ(limbo(state), words.substr(10, 1)) << words;
  }
}

TEST(Ascension, ASC_23_StonesThatAreStackedOn) {  // ASC-23
  EXPECT_EQ(stack(after(scene("O10=M O11=L"), {"O10>11"}), 11), "LM");
  EXPECT_EQ(stack(after(scene("O10=M O11=l"), {"O10>11"}), 11), "lM") << "an enemy is trapped";
  EXPECT_EQ(stack(after(scene("O10=S O11=lm"), {"O10>11"}), 11), "lmS");
  EXPECT_EQ(stack(after(scene("O10=S O11=lM"), {"O10>11"}), 11), "lMS");
  EXPECT_EQ(limbo(after(scene("O10=S O11=lm"), {"O10>11"})), "");
}

TEST(Ascension, ASC_23_LandingsThatAreNone) {  // ASC-23
  EXPECT_EQ(refusal(scene("O10=L O11=M"), "O10>11"), "ASC-23") << "an own smaller one";
  EXPECT_EQ(refusal(scene("O10=M O11=M"), "O10>11"), "ASC-23") << "an own equal one";
  EXPECT_EQ(refusal(scene("O10=M O11=LM"), "O10>11"), "ASC-23");
  EXPECT_EQ(refusal(scene("O10=M O11=lS"), "O10>11"), "ASC-23");
}

TEST(Ascension, ASC_24_FiguresBumpWhatIsNotBigger) {  // ASC-24
  const State all = scene("I10=A I11=m I12=a I13=c I1=M I2=C");
  EXPECT_EQ(legal_texts(all, "anubis"), (Texts{"anubis>11", "anubis>12"}));
  EXPECT_EQ(refusal(all, "anubis>13"), "ASC-24");
  EXPECT_EQ(limbo_figures(after(all, {"anubis>11"})), "m");
  EXPECT_EQ(limbo_figures(after(all, {"anubis>12"})), "a") << "as big";
  EXPECT_EQ(legal_texts(all, "mason"), (Texts{"mason>3", "mason>4"})) << "own figures block";
  EXPECT_EQ(refusal(all, "mason>2"), "ASC-24");
  EXPECT_EQ(limbo_figures(after(scene("I10=C I11=c I1=M I2=A I3=m I4=a"), {"cleopatra>11"})), "c");
}

TEST(Ascension, ASC_25_FiguresReturnWhenTheirOwnerLikes) {  // ASC-25
  const State state = scene("O10=S O5=L O23=M I22=m I20=A I18=C");
  EXPECT_EQ(legal_texts(state, "limbo"), Texts{"limbo mason>22"}) << "it bumps; own ones block";
  EXPECT_EQ(refusal(state, "mason>3"), "ASC-25") << "it is in Limbo";
  EXPECT_EQ(refusal(state, "limbo anubis>22"), "ASC-25") << "it is not";
  State back = after(state, {"limbo mason>22"});
  EXPECT_EQ(legal_texts(back), (Texts{"done", "push 23 +", "push 23 -"})) << "with its power";
  EXPECT_EQ(limbo_figures(back), "acm");
  State stays = after(state, {"O10>11", "O5>6"});
  EXPECT_EQ(seat_to_move(stays), seat_at(1)) << "it need not return";
  EXPECT_EQ(refusal(after(state, {"limbo mason>22", "done"}), "mason>23"), "ASC-22")
      << "it has made its Move";
}

TEST(Ascension, ASC_30_TheDutyBindsTheLastMove) {  // ASC-30
  State state = scene("limbo=LL O10=S O4=M I1=M");
  EXPECT_EQ(legal_texts(state, "O10").size(), 3u) << "the first Move is free";
  State late = after(state, {"O10>11"});
  EXPECT_EQ(legal_texts(late), (Texts{"limbo L>18", "limbo L>20", "limbo L>22"}));
  EXPECT_EQ(refusal(late, "O4>5"), "ASC-30");
  EXPECT_EQ(refusal_of(late, "O4>5").message,
            "A stone of yours waits in Limbo: this Move, the last of the turn, has to bring one "
            "back.");
  EXPECT_EQ(refusal(late, "mason>2"), "ASC-30");
  EXPECT_EQ(refusal(late, "limbo S>18"), "ASC-30") << "there is none";
  State early = after(state, {"limbo L>18"});
  EXPECT_EQ(limbo(early), "L");
  EXPECT_EQ(legal_texts(early, "O10").size(), 3u) << "one is enough";
  EXPECT_EQ(seat_to_move(after(early, {"limbo L>20"})), seat_at(1)) << "two may enter as well";
}

TEST(Ascension, ASC_30_AnEntryLandsLikeAnyMove) {  // ASC-30
  const State state = scene("limbo=M O18=L O20=l O22=s");
  EXPECT_EQ(stack(after(state, {"limbo M>18"}), 18), "LM");
  EXPECT_EQ(stack(after(state, {"limbo M>20"}), 20), "lM");
  EXPECT_EQ(limbo(after(state, {"limbo M>22"})), "s");
}

TEST(Ascension, ASC_30_WhatCannotEnterForfeits) {  // ASC-30
  State state = scene("limbo=M O18=LMS O20=lms O22=LM O10=S O4=L");
  EXPECT_EQ(legal_texts(state, "limbo M"), Texts{});
  play(state, {"O10>11"});
  EXPECT_EQ(legal_texts(state), Texts{"forfeit"});
  EXPECT_EQ(describe(refusal_of(state, "O4>5")),
            "A stone of yours waits in Limbo and none can return now: this Move, the last of the "
            "turn, is forfeited. (ASC-30)");
  play(state, {"forfeit"});
  EXPECT_EQ(seat_to_move(state), seat_at(1));
  EXPECT_EQ(limbo(state), "M");
}

TEST(Ascension, ASC_30_TheDutyIsThereAtOnceForTheOwnPower) {  // ASC-30
  // The Anubis throws the onyx stone at O11 onto Gold's own at O12.
  State state = scene("O11=l O12=M O4=S I9=A");
  play(state, {"anubis>10", "scatter 11 +", "done"});
  EXPECT_EQ(limbo(state), "M");
  EXPECT_EQ(legal_texts(state), (Texts{"limbo M>18", "limbo M>20", "limbo M>22"}));
}

TEST(Ascension, ASC_31_AnEntryIsAWholeMove) {  // ASC-31
  State state = scene("limbo=L O10=S");
  play(state, {"limbo L>18"});
  EXPECT_EQ(state.position.moves_left, 1);
  EXPECT_EQ(refusal(state, "O18>19"), "ASC-22");
}

TEST(Ascension, ASC_31_CleopatraMayDoTheDuty) {  // ASC-31
  State state = scene("limbo=S O10=LM O20=S I8=C I1=M moved=O3");
  EXPECT_EQ(legal_texts(state), (Texts{"cleopatra>10", "cleopatra>9", "limbo S>18", "limbo S>22"}));
  EXPECT_EQ(refusal(state, "cleopatra>11"), "ASC-31") << "nothing to complete there";
  EXPECT_EQ(refusal(state, "mason>2"), "ASC-30");
  play(state, {"cleopatra>9"});
  EXPECT_EQ(legal_texts(state), Texts{"collect 10 < limbo"}) << "that comes first";
  EXPECT_EQ(refusal(state, "done"), "ASC-31");
  EXPECT_EQ(refusal(state, "collect 10 < 20"), "ASC-31");
  play(state, {"collect 10 < limbo"});
  EXPECT_TRUE(state.position.entered);
  EXPECT_EQ(stack(state, 10), "LMS");
  EXPECT_EQ(legal_texts(state), Texts{"done"});
}

TEST(Ascension, ASC_31_ThePlaceOfTheLimboStoneDoesNotMatter) {  // ASC-31
  // Only a small stone waits, and it is placed after one from the board.
  State second = scene("limbo=S O10=L O4=M O3=S I8=C moved=O12");
  EXPECT_EQ(legal_texts(second, "cleopatra"), (Texts{"cleopatra>10", "cleopatra>9"}));
  play(second, {"cleopatra>9"});
  EXPECT_EQ(legal_texts(second), Texts{"collect 10 < 4,limbo"});
  EXPECT_EQ(refusal(second, "collect 10 < 4,3"), "ASC-31");
  play(second, {"collect 10 < 4,limbo"});
  EXPECT_TRUE(second.position.entered);
  // Only a medium stone waits, and it is placed first.
  State first = scene("limbo=M O10=L O4=M O3=S I8=C moved=O12");
  EXPECT_EQ(legal_texts(first, "cleopatra"), (Texts{"cleopatra>10", "cleopatra>9"}));
  play(first, {"cleopatra>9"});
  EXPECT_EQ(legal_texts(first), Texts{"collect 10 < limbo,3"});
  EXPECT_EQ(refusal(first, "collect 10 < 4,3"), "ASC-31");
  play(first, {"collect 10 < limbo,3"});
  EXPECT_TRUE(first.position.entered);
}

TEST(Ascension, ASC_31_CleopatraFromLimboToo) {  // ASC-31
  State state = scene("limbo=S O18=LMS O19=LM O20=LMS O22=LMS moved=O3 I1=A I2=M");
  EXPECT_EQ(legal_texts(state), Texts{"limbo cleopatra>18"});
  // With the first Move she may do as she likes.
  State first = scene("limbo=S O10=LM O20=S I8=C I1=M");
  play(first, {"cleopatra>9"});
  EXPECT_EQ(legal_texts(first), (Texts{"collect 10 < 20", "collect 10 < limbo", "done"}));
  play(first, {"collect 10 < 20", "done"});
  EXPECT_EQ(legal_texts(first), (Texts{"limbo S>18", "limbo S>20", "limbo S>22"}));
}

TEST(Ascension, ASC_31_BumpingTheGuardOpensTheWay) {  // ASC-31
  // The onyx Mason protects nothing any more once Cleopatra has bumped it.
  State state = scene("limbo=S O10=lm I10=m I8=C moved=O3");
  EXPECT_EQ(legal_texts(state, "cleopatra"), Texts{"cleopatra>10"});
  EXPECT_EQ(refusal(state, "cleopatra>9"), "ASC-31") << "the stack is protected there";
}

TEST(Ascension, ASC_32_NoDutyInTheFirstTurn) {  // ASC-32
  const State start = opening();
  for (const Step& step : Ascension::legal(start, seat_to_move(start))) {
    State state = start;
    Ascension::apply(state, step);
    EXPECT_FALSE(is_duty_open(state.position)) << Ascension::text(step);
    EXPECT_FALSE(is_duty_open(start.position));
  }
}

TEST(Ascension, ASC_40_StonesBesideTheirFigureAreProtected) {  // ASC-40
  EXPECT_EQ(refusal(scene("O10=M O11=s I11=m"), "O10>11"), "ASC-40") << "no bump";
  EXPECT_EQ(refusal(scene("O10=M O11=l I10=c"), "O10>11"), "ASC-40") << "no stacking";
  EXPECT_EQ(refusal(scene("O10=S O11=lm I11=a"), "O10>11"), "ASC-40") << "a stack of one colour";
  EXPECT_EQ(refusal(scene("O10=S O11=Lm I11=a I10=m"), "O10>11"), "") << "a mixed one is not";
  EXPECT_EQ(refusal(scene("O10=M O11=s I11=M"), "O10>11"), "") << "not by an enemy figure";
  EXPECT_EQ(refusal(scene("O10=M O11=s I12=m I9=a"), "O10>11"), "") << "not from further off";
  EXPECT_EQ(refusal(scene("O10=M O11=L I11=M"), "O10>11"), "") << "never against the own colour";
}

// The option `protection`, read as the section on protection is printed.
TEST(Ascension, ASC_40_WithAnyAFigureOfEitherColourProtects) {  // ASC-40
  const benben::Setup any = setup_of("ring24", "any");
  EXPECT_EQ(refusal(scene("O10=M O11=s I11=M", any), "O10>11"), "ASC-40") << "the mover's own";
  EXPECT_EQ(refusal(scene("O10=M O11=s I11=m", any), "O10>11"), "ASC-40");
  EXPECT_EQ(refusal(scene("O10=S O11=lm I10=C", any), "O10>11"), "ASC-40") << "no stacking";
  EXPECT_EQ(refusal(scene("O10=S O11=Lm I10=C", any), "O10>11"), "") << "nothing mixed";
  EXPECT_EQ(refusal(scene("O10=M O11=L I11=m", any), "O10>11"), "") << "not against its own player";
  EXPECT_EQ(refusal(scene("O10=M O11=s I12=M", any), "O10>11"), "") << "not from further off";
  EXPECT_EQ(refusal_of(scene("O10=M O11=s I11=M", any), "O10>11").message,
            "What stands on O11 is protected by the Gold Mason on I11.");
  EXPECT_EQ(refusal_of(scene("O10=M O11=s I11=M I10=a", any), "O10>11").message,
            "What stands on O11 is protected by the Onyx Anubis on I10.");
  // So a figure protects an enemy stack from its own player's power as well.
  const State landed = after(scene("O10=l O11=S I9=M", any), {"mason>10"});
  EXPECT_EQ(legal_texts(landed), (Texts{"done", "push 11 +", "push 11 -"}));
  EXPECT_EQ(refusal(landed, "push 10 +"), "ASC-55");
  EXPECT_EQ(refusal(after(scene("O10=l O11=S I9=M"), {"mason>10"}), "push 10 +"), "");
}

TEST(Ascension, ASC_40_TheMomentOfUseCounts) {  // ASC-40
  State state = scene("O11=s O10=M O4=S I11=m I9=A I8=M");
  EXPECT_EQ(refusal(state, "O10>11"), "ASC-40");
  play(state, {"anubis>11", "done"});  // it bumps the Mason
  EXPECT_EQ(refusal(state, "O10>11"), "");
}

TEST(Ascension, ASC_41_FullStacksShieldFigures) {  // ASC-41
  EXPECT_EQ(refusal(scene("I10=A I11=m O11=lms"), "anubis>11"), "ASC-41");
  EXPECT_EQ(refusal(scene("I10=A I11=m O12=LMS"), "anubis>11"), "ASC-41") << "of either colour";
  EXPECT_EQ(refusal(scene("I10=A I11=m O12=LmS"), "anubis>11"), "") << "not a mixed one";
  EXPECT_EQ(refusal(scene("I10=A I11=m O12=lm"), "anubis>11"), "") << "not a lower one";
  EXPECT_EQ(refusal(scene("I10=A I11=m O13=lms O10=lms"), "anubis>11"), "") << "not from afar";
}

TEST(Ascension, ASC_41_TheStartHasSixImpenetrablePairs) {  // ASC-41 ASC-40
  for (const std::string_view name : kBoardNames) {
    const State state = opening(name);
    const Stacks stacks = stacks_of(state.position, board_named(name));
    for (const Colour colour : kColours) {
      EXPECT_EQ(stacks.protected_from[other(colour)], stacks.holds[colour]);
      for (const Figure figure : kFigures) {
        const InnerSet at = state.position.figures[colour][figure];
        const auto landings =
            figure_landings(state.position, board_named(name), stacks, other(colour));
        EXPECT_TRUE((at & landings[Figure::kCleopatra]).empty());
      }
    }
  }
}

TEST(Ascension, ASC_42_StonesInStacksAreNotBumped) {  // ASC-42
  EXPECT_EQ(refusal(scene("O10=L O11=ls"), "O10>11"), "ASC-42");
  EXPECT_EQ(refusal(scene("O10=M O11=Lm"), "O10>11"), "ASC-42");
  EXPECT_EQ(refusal(scene("O10=M O11=ms"), "O10>11"), "ASC-42");
  EXPECT_EQ(limbo(after(scene("limbo=s O10=M O20=S"), {"O10>11", "O20>21"})), "s")
      << "those in Limbo stay as well";
}

}  // namespace
}  // namespace benben::ascension
