// Texts of Anubixx: canonical forms, the order and the words of refusals, JSON.
#include <gtest/gtest.h>

#include <string>

#include "games/anubixx/scoring.h"
#include "games/anubixx/test_site.h"

namespace benben::anubixx {
namespace {

TEST(AnubixxText, ANX_50_Steps) {  // ANX-50
  EXPECT_EQ(Anubixx::text(Move::end()), "end");
  EXPECT_EQ(Anubixx::text(Move::single(stone("P21"), Payment::kDie)), "P21<die");
  EXPECT_EQ(Anubixx::text(Move::single(stone("K"), quarry_payment(12))), "K<Q12");
  EXPECT_EQ(Anubixx::text(Move::pair(stone("M11"), Payment::kDie, stone("M12"), quarry_payment(4))),
            "M11+M12<die,Q4");
  const State state = rolled(2, "rgo");
  for (const char* wrong : {"",
                            "End",
                            "end ",
                            " end",
                            "P11",
                            "P11<",
                            "P11<dice",
                            "P11<d",
                            "<die",
                            "P11<<die",
                            "P11<die,die",
                            "P11 <die",
                            "P17<die",
                            "P11<Q0",
                            "P11<Q13",
                            "P11<Q01",
                            "P11<q1",
                            "P11<j",
                            "M11+M12<die",
                            "M11+M12<die,die,die",
                            "M11+M12+M13<die,die",
                            "M11+<die,die",
                            "+M12<die,die",
                            "M12+M11<die,die",
                            "M11+M11<die,die",
                            "M11,M12<die,die",
                            "roll rgo",
                            "nonsense"}) {
    EXPECT_EQ(refusal(state, wrong), "ANX-50") << wrong;
  }
}

TEST(AnubixxText, ANX_50_ChanceEvents) {  // ANX-50
  State state = Anubixx::start({2});
  for (const char* wrong : {"", "sheets", "Sheets AC", "roll rgb", "AC", "sheet AC"}) {
    EXPECT_EQ(chance_refusal(state, wrong), "ANX-50") << wrong;
  }
  for (const char* wrong : {"sheets ", "sheets A", "sheets  A", "sheets ACB", "sheets AC "}) {
    EXPECT_NE(chance_refusal(state, wrong), "") << wrong;
  }
  chance(state, "sheets AC");
  for (const char* wrong : {"", "roll", "roll ", "roll rgx", "roll grb", "roll RGB", "roll rgb ",
                            "roll  rgb", "rgb", "sheets AC"}) {
    EXPECT_EQ(chance_refusal(state, wrong), "ANX-50") << wrong;
  }
  const Result<Outcome> roll = Anubixx::read_outcome(state, "roll ryo");
  ASSERT_TRUE(roll.ok());
  EXPECT_EQ(Anubixx::text(*roll), "roll ryo");
}

TEST(AnubixxText, ANX_53_TheFirstRuleBrokenIsNamed) {  // ANX-53
  State state = Anubixx::start({2});
  EXPECT_EQ(refusal(state, 1, "nonsense"), "ANX-08") << "the sheets before all else";
  for (const char* wrong : {"sheets A-B", "sheets A BC", "sheets \xC3\xA9", "sheets ab"}) {
    EXPECT_EQ(chance_refusal(state, wrong), "ANX-50") << "the form before the number";
  }
  EXPECT_EQ(chance_refusal(state, "sheets ABC"), "ANX-08") << "the number before the letters";
  EXPECT_EQ(chance_refusal(state, "sheets GG"), "ANX-02") << "the letters in use before doubles";
  chance(state, "sheets AB");
  EXPECT_EQ(refusal(state, 1, "nonsense"), "ANX-10") << "the roll before the text";
  EXPECT_EQ(chance_refusal(state, "roll gr"), "ANX-50") << "the form before the number";
  EXPECT_EQ(chance_refusal(state, "roll rg"), "ANX-01");
  chance(state, "roll rgb");
  EXPECT_EQ(refusal(state, 1, "nonsense"), "ANX-10") << "the turn before the text";
  EXPECT_EQ(refusal(state, "M12+M22<Q1,Q1"), "ANX-12") << "one stone for two before its colour";
  EXPECT_EQ(refusal(state, 200, "end"), "ANX-10");
  EXPECT_EQ(refusal(state, "P21+P13<J,J"), "ANX-50") << "the form before the mosaic";
  EXPECT_EQ(refusal(state, "P21<Q1"), "ANX-21") << "the place before the payment";
  EXPECT_EQ(refusal(state, "M11+M33<J,J"), "ANX-20") << "neighbours before the payment";
  play(state, {"P11<die"});
  EXPECT_EQ(refusal(state, "P11<Q1"), "ANX-11") << "crossed out before the payment";
  EXPECT_EQ(chance_refusal(state, "nonsense"), "ANX-10") << "none is due, before the form";
}

TEST(AnubixxText, ErrorsSayWhatAndWhy) {
  State state = rolled(2, "ryg");
  EXPECT_EQ(message(state, "P21<J"),
            "The stone P21 rests on P11 and P12; P11 and P12 are not "
            "crossed out yet.");
  EXPECT_EQ(message(state, "L3<J"), "The stone L3 rests on L2; L2 is not crossed out yet.");
  EXPECT_EQ(message(state, "P11<Q6"),
            "A red die is available and must be taken for the red stone P11, not Q6.");
  EXPECT_EQ(message(state, "P11<J"),
            "A red die is available and must be taken for the red stone P11, not a joker.");
  EXPECT_EQ(message(state, "P14<die"), "No blue die was rolled for the blue stone P14.");
  EXPECT_EQ(message(state, "P14<Q3"),
            "The quarry stone Q3 is green and cannot pay the blue stone P14.");
  EXPECT_EQ(message(state, "M11<die"),
            "Of the mosaic always two neighbours are crossed out at once, not M11 alone.");
  play(state, {"P14<Q7"});
  EXPECT_EQ(message(state, "P15<Q4"),
            "The quarry stone Q4 is not to the right of Q7, the last one crossed out.");
  EXPECT_EQ(message(state, "P14<J"), "The stone P14 is crossed out already.");
  state.builders[0].jokers = 0;
  EXPECT_EQ(message(state, "P15<J"), "No joker is left for the lilac stone P15.");
  play(state, {"P11<die", "end"});
  EXPECT_EQ(Anubixx::read_move(state, seat_at(0), "end").error().message,
            "The dice are rolled before the next turn.");
}

TEST(AnubixxText, ANX_51_StateJson) {  // ANX-51
  State state = Anubixx::start({2});
  EXPECT_EQ(
      Anubixx::state_json(state),
      "{\"sheets\":\"\",\"crossed\":[[],[]],\"quarry\":[0,0],\"jokers\":[2,2],\"bonuses\":[[],"
      "[]],\"closed\":[],\"active\":0,\"turn\":0,\"built\":0,\"rolled\":\"\",\"blocked\":\"\","
      "\"taken\":\"\",\"available\":\"\",\"round\":1,\"idle\":0,\"round_built\":0}");
  chance(state, "sheets AC");
  chance(state, "roll rrg");
  play(state, {"P11<die"});
  EXPECT_NE(Anubixx::state_json(state).find(
                "\"built\":1,\"rolled\":\"rrg\",\"blocked\":\"\",\"taken\":\"r\",\"available\":"
                "\"rg\",\"round\":1,\"idle\":0,\"round_built\":1}"),
            std::string::npos)
      << Anubixx::state_json(state);
  play(state, {"L1<Q5"});
  state.builders[1].crossed = stones({"P13", "P16"});
  play(state, {"P11<die"});
  EXPECT_EQ(
      Anubixx::state_json(state),
      "{\"sheets\":\"AC\",\"crossed\":[[\"L1\",\"P11\"],[\"P11\",\"P13\",\"P16\"]],\"quarry\":"
      "[5,0],\"jokers\":[2,2],\"bonuses\":[[],[\"scarab\"]],\"closed\":[],\"active\":0,"
      "\"turn\":1,\"built\":1,\"rolled\":\"rrg\",\"blocked\":\"r\",\"taken\":\"g\","
      "\"available\":\"r\",\"round\":1,\"idle\":0,\"round_built\":3}");
  play(state, {"end"});
  EXPECT_NE(Anubixx::state_json(state).find(
                "\"closed\":[\"scarab\"],\"active\":1,\"turn\":1,\"built\":0,\"rolled\":\"\","
                "\"blocked\":\"\",\"taken\":\"\",\"available\":\"\",\"round\":2,\"idle\":0,"
                "\"round_built\":0}"),
            std::string::npos)
      << Anubixx::state_json(state);
}

TEST(AnubixxText, ANX_51_StateJsonOfAFinishedGame) {  // ANX-51
  State state = rolled(2, "rrr");
  state.builders[0].crossed = (mosaic() | arch()) - stones({"K"});
  play(state, {"K<J", "P11<die", "end"});
  const std::string json = Anubixx::state_json(state);
  EXPECT_NE(json.find("\"bonuses\":[[\"sun\",\"end\"],[]],\"closed\":[\"sun\"],\"active\":0,"
                      "\"turn\":1,\"built\":0,\"rolled\":\"\",\"blocked\":\"\",\"taken\":\"\","
                      "\"available\":\"\",\"round\":1,\"idle\":0,\"round_built\":2}"),
            std::string::npos)
      << json;
}

TEST(AnubixxText, ANX_54_StandingJson) {  // ANX-54
  State state = Anubixx::start({2});
  EXPECT_TRUE(Anubixx::standing_json(state).ends_with("\"sheets\":[]}"));
  chance(state, "sheets AC");
  chance(state, "roll rrg");
  state.builders[0].crossed = stones({"P11", "P13"}) | mosaic() | columns();
  state.builders[1].crossed = stones({"P13", "P16"});
  play(state, {"K<die", "end", "P11<J"});
  const std::string json = Anubixx::standing_json(state);
  EXPECT_TRUE(json.starts_with(
      "{\"parts\":[{\"name\":\"pyramid\",\"points\":[1,1]},{\"name\":\"arch\",\"points\":[10,0]},"
      "{\"name\":\"mosaic\",\"points\":[15,0]},{\"name\":\"bonuses\",\"points\":[6,3]},{\"name\":"
      "\"quarry\",\"points\":[12,12]},{\"name\":\"jokers\",\"points\":[4,2]}],\"total\":[48,18],"
      "\"bonuses\":{\"scarab\":{\"holders\":[1],\"state\":\"closing\"},\"falcon\":{\"holders\":[],"
      "\"state\":\"open\"},"))
      << json;
  EXPECT_NE(json.find("\"end\":{\"holders\":[0],\"state\":\"closing\"}},\"sheets\":[\"rygblobor"),
            std::string::npos)
      << json;
  play(state, {"end"});
  const std::string over = Anubixx::standing_json(state);
  EXPECT_NE(over.find("\"scarab\":{\"holders\":[1],\"state\":\"closed\"}"), std::string::npos);
  EXPECT_NE(over.find("\"end\":{\"holders\":[0],\"state\":\"closed\"}"), std::string::npos);
}

}  // namespace
}  // namespace benben::anubixx
