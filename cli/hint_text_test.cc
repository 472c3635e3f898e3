// What a hint says is what the advice found, and no more than was asked for.
#include "cli/hint_text.h"

#include <gtest/gtest.h>

#include <string>

namespace benben::cli {
namespace {

constexpr FeatureInfo kQuarry = {
    "quarry", Wish::kMore, Span::kChange, 1, "Stones in your quarry", "Think of your quarry."};
constexpr FeatureInfo kOffer = {"offer",
                                Wish::kLess,
                                Span::kAfterwards,
                                1,
                                "Best {what} cube that is open",
                                "Think of the {what} cubes."};

Advice advice() {
  Advice advice;
  advice.players = 2;
  AdvisedMove best;
  best.text = "P11<die";
  best.outlook.win = {0.55, 0.45};
  best.outlook.points = {31.25, 20};
  best.error = {0.035, 0.035};
  best.place = {"building", "pyramid", "Look at the pyramid."};
  best.rest = {"end"};
  AdvisedMove other = best;
  other.text = "end";
  other.outlook.win = {0.5, 0.5};
  other.is_close = true;
  AdvisedMove last = other;
  last.text = "L1<J";
  last.outlook.win = {0.02, 0.98};
  last.is_close = false;
  advice.moves = {best, other, last};
  advice.facts = {{AdviceFact::kClose}};
  advice.grounds.reasons = {{{&kQuarry, 6}, 6, 4.5, 1.5}};
  advice.grounds.costs = {{{&kOffer, 3, "b", "blue"}, 1, 2, -1}};
  return advice;
}

TEST(HintText, GivesALittleMoreAwayEachTime) {
  EXPECT_EQ(hint_words(advice(), HintGrade::kNudge),
            "There is more than one good move. Think of your quarry. (hint again says where.)\n");
  EXPECT_EQ(hint_words(advice(), HintGrade::kPlace),
            "Look at the pyramid. (hint again says the move.)\n");
  EXPECT_EQ(hint_words(advice(), HintGrade::kMove),
            "A bot would play P11<die.\n"
            "  55% to win (48% to 62%), 31.3 points expected\n"
            "  then end\n"
            "  why: Stones in your quarry: 6 -> 6 (other moves: 4.5)\n"
            "  but: Best blue cube that is open: 3 (other moves: 2)\n"
            "  It is not alone: another move is about as good.\n"
            "  as good: end, 50% to win (43% to 57%), 31.3 points expected\n"
            "  less good: L1<J, 2% to win (0% to 9%), 31.3 points expected\n");
}

TEST(HintText, SaysWhatTheSearchFound) {
  Advice found = advice();
  found.moves.erase(found.moves.begin() + 1, found.moves.end());
  found.moves.front().is_exact = true;
  found.facts = {{AdviceFact::kForced}, {AdviceFact::kSolved}, {AdviceFact::kAtOnce, 1}};
  EXPECT_TRUE(hint_words(found, HintGrade::kNudge).starts_with("There is one move only. ("));
  const std::string said = hint_words(found, HintGrade::kMove);
  for (const char* part : {"55% to win (exact), ", "There is no other move.", "Solved: all ",
                           "It wins 1 point, and no move wins more at once."}) {
    EXPECT_NE(said.find(part), std::string::npos) << part;
  }
  found.moves.front().is_exact = false;
  found.moves.front().is_proved = true;
  found.facts = {{AdviceFact::kWins, 1}, {AdviceFact::kLoses, 6}};
  const std::string proved = hint_words(found, HintGrade::kMove);
  for (const char* part :
       {"55% to win (exact), ",
        "Proved: this wins, whatever is answered, in 1 move of both at most.",
        "Proved: the other player wins, whatever is played, in 6 moves of both at most."}) {
    EXPECT_NE(proved.find(part), std::string::npos) << part;
  }
  found.facts = {{AdviceFact::kOnly, 0.31}, {AdviceFact::kPatient, 4}};
  found.grounds.reasons.clear();
  EXPECT_TRUE(hint_words(found, HintGrade::kNudge)
                  .starts_with("One move is clearly better than the others that were looked into. "
                               "Nothing stands out"));
  const std::string only = hint_words(found, HintGrade::kMove);
  EXPECT_NE(only.find("leaves 31% at most."), std::string::npos);
  EXPECT_NE(only.find("would win 4 points at once, but"), std::string::npos);
}

}  // namespace
}  // namespace benben::cli
