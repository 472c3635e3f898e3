// A game that pauses and whose people do not all come back (docs/protocol.md, Consent).
#include "table/faults.h"
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using Do = MoveMessage::Kind;
using table::Fault;

class LivePauseTest : public LiveIncidentsTest {
 protected:
  static constexpr std::int64_t kDay = 24 * 60 * 60;

  // Ada and Grace pause; only Ada is here.
  void pause() {
    people(2);
    watch(socket(0), 1);
    MoveMessage asks{"ask", seat_at(0), ply(), "", Do::kAsk};
    asks.wish = Incident::Kind::kAdjourn;
    live_->move({proof_of(0)}, asks, [](const auto&) {}, now_);
    MoveMessage agrees{"agree", seat_at(1), ply(), "", Do::kAgree};
    live_->move({proof_of(1)}, agrees, [](const auto&) {}, now_);
    stored();
    story();
  }
  Error not_resumed() {
    std::optional<Error> error;
    live_->move(
        {proof_of(0)}, {"resume-0", seat_at(0), 0, "", Do::kResume},
        [&](const auto& answer) { error = answer.error(); }, now_);
    return error.value();
  }
};

TEST_F(LivePauseTest, SaysHowLongItBinds) {
  pause();
  const auto left = [&](std::string days) {
    return refused(Fault::kNotAllHereYet,
                   {seat_place("seat", seat_at(1)), {"days", std::move(days)}});
  };
  EXPECT_EQ(not_resumed(), left("14"));
  effects_.wall_s += 1;
  EXPECT_EQ(not_resumed(), left("14")) << "begun days count";
  effects_.wall_s += kDay;
  EXPECT_EQ(not_resumed(), left("13"));
  effects_.wall_s += 13 * kDay - 2;
  EXPECT_EQ(not_resumed().message,
            "It goes on when all are here: seat 2 is missing. Days until one alone may resume it: "
            "1.");
}

TEST_F(LivePauseTest, ThenOneAloneEndsIt) {
  pause();
  effects_.wall_s += 14 * kDay;
  told(0, Do::kResume, "resume");
  EXPECT_EQ(story(), (Story{"append 1; incident 1: 1 0 resume (resume)", "resume: done",
                            "Ada hears incident 1: 1 0 resume"}));
  plays(0, "a-move-1");
  stored();
  EXPECT_EQ(ply(), 2);
}

TEST_F(LivePauseTest, TheNextOneCountsFromItsOwnTime) {
  pause();
  effects_.wall_s += 14 * kDay;
  told(0, Do::kResume, "resume");
  MoveMessage asks{"ask-2", seat_at(0), ply(), "", Do::kAsk};
  asks.wish = Incident::Kind::kAdjourn;
  live_->move({proof_of(0)}, asks, [](const auto&) {}, now_);
  live_->move(
      {proof_of(1)}, {"agree-2", seat_at(1), 0, "", Do::kAgree, {}, {}, {}, 0, {}, 1},
      [](const auto&) {}, now_);
  stored();
  EXPECT_EQ(not_resumed().fault, "not_all_here_yet");
}

TEST_F(LivePauseTest, OfAnEarlierVersionWaitsForAll) {
  people(2);
  stored_.incidents = {{{1, seat_at(0), Incident::Kind::kAdjourn}, "ask"}};
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(socket(0), 1);
  effects_.wall_s += 1000 * kDay;
  EXPECT_EQ(not_resumed(), refused(Fault::kNotAllHere, {seat_place("seat", seat_at(1))}));
}

}  // namespace
}  // namespace benben
