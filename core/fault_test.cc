// Faults: a table, the sentence with its places filled, the same as data.
#include "core/fault.h"

#include <gtest/gtest.h>

#include <string>

namespace benben {
namespace {

enum class Fault { kOver, kTooFar };

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kOver, {"over", ErrorCode::kOutOfTurn, "", "The game is over."}},
    {Fault::kTooFar,
     {"too_far", ErrorCode::kIllegal, "PYX-11", "From {from} seat {seat} reaches {from} alone."}},
});

TEST(Fault, ASentenceHasItsPlacesFilledInWords) {
  const Error error = make_error(
      kFaults,
      Refused(Fault::kTooFar, {{"from", "014", "the corner"}, seat_place("seat", seat_at(0))}));
  EXPECT_EQ(describe(error), "From the corner seat 1 reaches the corner alone. (PYX-11)");
  EXPECT_EQ(error.code, ErrorCode::kIllegal);
}

TEST(Fault, DataCountsSeatsFromNoughtAndKeepsCodes) {
  Error error = make_error(kFaults, Refused(Fault::kTooFar, {{"from", "014", "the corner"},
                                                             seat_place("seat", seat_at(0))}));
  error.line = 9;
  EXPECT_EQ(error_json(error),
            R"({"code":"illegal","message":"From the corner seat 1 reaches the corner alone.",)"
            R"("rule":"PYX-11","line":9,"fault":"too_far","params":{"from":"014","seat":"0"}})");
  EXPECT_EQ(error_json(make_error(kFaults, Refused(Fault::kOver))),
            R"({"code":"out_of_turn","message":"The game is over.","fault":"over","params":{}})");
  EXPECT_EQ(error_json(Error{ErrorCode::kUnknown, "No \"x\"."}),
            R"({"code":"unknown","message":"No \"x\"."})");
}

TEST(Fault, ATableIsListedWithItsSentences) {
  EXPECT_EQ(faults_json(kFaults),
            R"([{"fault":"over","code":"out_of_turn","sentence":"The game is over."},)"
            R"({"fault":"too_far","code":"illegal","rule":"PYX-11",)"
            R"("sentence":"From {from} seat {seat} reaches {from} alone."}])");
}

TEST(FaultDeathTest, APlaceThatIsNotFilledIsABrokenPromise) {
  EXPECT_DEATH(static_cast<void>(make_error(kFaults, Refused(Fault::kTooFar))), "places.end");
}

TEST(Parsed, HoldsAValueOrARefusal) {
  const Parsed<int, Fault> value = 7;
  ASSERT_TRUE(value);
  EXPECT_EQ(*value, 7);
  const Parsed<int, Fault> refused = Fault::kOver;
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.refused().fault, Fault::kOver);
}

}  // namespace
}  // namespace benben
