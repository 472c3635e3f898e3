// Texts of Pyramix: canonical forms, the order of refusals, JSON.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/pyramix/test_heap.h"

namespace benben::pyramix {
namespace {

TEST(PyramixText, PYX_31_MovesAndReveals) {  // PYX-31
  EXPECT_EQ(Pyramix::text(cell("014")), "014");
  State state = heap(2, {{"111", "gE"}});
  take(state, {"000", "010", "100", "110"});
  const Result<Reveal> reveal = Pyramix::read_outcome(state, "reveal 111=gE");
  ASSERT_TRUE(reveal.ok());
  EXPECT_EQ(Pyramix::text(*reveal), "reveal 111=gE");
  for (const char* wrong : {"reveal", "reveal ", "reveal 111", "reveal 111=", "reveal 111=gX",
                            "reveal 111=?", "reveal 111=ge", "reveal 111=gE ", "reveal  111=gE",
                            "Reveal 111=gE", "111=gE", "reveal 11=gE", "reveal 111=gE=", "005"}) {
    EXPECT_EQ(chance_refusal(state, wrong), "PYX-31") << wrong;
  }
}

TEST(PyramixText, PYX_32_TheFirstRuleBrokenIsNamed) {  // PYX-32
  State state = Pyramix::start({2, {}});
  EXPECT_EQ(refusal(state, 1, "nonsense"), "PYX-17") << "a reveal before the turn and the text";
  state = heap(2, {{"001", "X"}});
  EXPECT_EQ(refusal(state, 1, "nonsense"), "PYX-06") << "the turn before the text";
  EXPECT_EQ(refusal(state, 200, "000"), "PYX-06");
  for (const char* text : {"", "0", "00", "0000", "0x0", "nonsense", "000 ", "-01", "٠٠٠"}) {
    EXPECT_EQ(refusal(state, text), "PYX-31") << text;
  }
  EXPECT_EQ(refusal(state, "006"), "PYX-03");
  EXPECT_EQ(refusal(state, "999"), "PYX-03");
  EXPECT_EQ(refusal(state, "011"), "PYX-11") << "one face, before the cobra that it touches";
  EXPECT_EQ(refusal(state, "000"), "PYX-13");
  EXPECT_EQ(chance_refusal(state, "nonsense"), "PYX-17") << "none is due, before the form";
}

TEST(PyramixText, PYX_32_RevealsAreRefusedInOrder) {  // PYX-32 PYX-01
  State state = heap(2, {{"000", "gE"}, {"111", "gA"}});
  take(state, {"000", "010", "100", "110"});
  EXPECT_EQ(chance_refusal(state, "reveal 112=gX"), "PYX-31") << "the form before the cells";
  EXPECT_EQ(chance_refusal(state, "reveal 112=gE"), "PYX-17") << "the cells before the supply";
  EXPECT_EQ(chance_refusal(state, "reveal 999=gA"), "PYX-17");
  EXPECT_EQ(chance_refusal(state, "reveal 111=gE"), "PYX-01") << "the green eye was taken";
}

TEST(PyramixText, ErrorsSayWhatAndWhere) {
  const State state = heap(2, {{"000", "gA"}, {"001", "X"}, {"012", "bE"}});
  const auto message = [&](std::string_view text) {
    return Pyramix::read_move(state, seat_at(0), text).error().message;
  };
  EXPECT_EQ(message("000"),
            "The green ankh at 000 touches the cobra at 001; only a cobra may be taken beside a "
            "cobra.");
  EXPECT_EQ(
      message("012"),
      "The blue eye at 012 shows one face; a cube may be taken when two or three of its faces "
      "are visible.");
}

TEST(PyramixText, PYX_33_StateJson) {  // PYX-33
  State state = heap(3, {{"000", "gE"}, {"005", "X"}});
  take(state, {"000"});
  const std::string json = Pyramix::state_json(state);
  EXPECT_TRUE(json.starts_with("{\"cubes\":{\"001\":\"")) << json;
  EXPECT_NE(json.find("\"005\":\"X\""), std::string::npos);
  EXPECT_NE(json.find("\"111\":\"?\""), std::string::npos);
  EXPECT_TRUE(json.ends_with("},\"taken\":[[\"gE\"],[],[]],\"turn\":1,\"left\":34}")) << json;
}

TEST(PyramixText, StandingJsonNamesItsParts) {
  State state = heap(2, {{"000", "bA"}, {"500", "X"}});
  take(state, {"000"});
  const std::string json = Pyramix::standing_json(state);
  EXPECT_TRUE(
      json.starts_with("{\"parts\":[{\"name\":\"collected\",\"points\":[1,0]},{\"name\":\"b\""))
      << json;
  EXPECT_NE(json.find("\"out\":[\"401\",\"410\",\"500\"],\"ankhs\":{\"b\":[1,0],"),
            std::string::npos)
      << json;
}

TEST(PyramixText, DrawingShowsEveryVisibleFace) {
  const State state = heap(2, {{"000", "gE"}, {"050", "X"}});
  const std::string plain = Pyramix::draw(state, {false});
  EXPECT_GE(std::ranges::count(plain, '\n'), 33);
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  EXPECT_NE(plain.find("gE"), std::string::npos);
  EXPECT_NE(plain.find("000"), std::string::npos) << "a cube that may be taken shows its name";
  EXPECT_NE(Pyramix::draw(state, {true}).find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace benben::pyramix
