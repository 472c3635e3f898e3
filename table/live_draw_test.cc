// A draw that is asked for at a live table: Ascension knows one.
#include "table/test_live_consent.h"

namespace benben {
namespace {

using std::chrono::minutes;
using table::Fault;

class LiveDrawTest : public LiveConsentTest {};

TEST_F(LiveDrawTest, ADrawIsAgreedWhereTheRulesKnowOne) {
  people(2);
  EXPECT_FALSE(view().draws);
  ask(0, Wish::kDraw);
  EXPECT_EQ(story(), Story{says("ask", Fault::kNoDraw)});
  people(2, {}, "ascension");
  EXPECT_TRUE(view().draws);
  watch(socket(1), 1);
  story();
  ask(0, Wish::kDraw);
  EXPECT_EQ(story(), (Story{"ask: done", "Grace hears asked 0: draw by 0 of 1, agreed none"}));
  now_ += minutes(9);
  tick_at(now_);
  answers(1, Do::kAgree, 0);
  stored();
  EXPECT_EQ(story(),
            (Story{"append 1; incident 0: 1 0 draw (answer)", "answer: done",
                   "Grace hears incident 0: 1 0 draw", "Grace hears asked 0: draw by 0, granted"}));
  EXPECT_TRUE(view().given_up);
  EXPECT_TRUE(view().turn.empty());
  EXPECT_TRUE(is_agreed_draw(parse_record(record()).value()));
  ask(0, Wish::kDraw, "again");
  plays(0, "move");
  tell(0, Do::kRematch, "rematch");
  stored();
  EXPECT_EQ(story(), (Story{"again: given_up", "move: given_up",
                            "append 1; incident 1: 1 0 rematch a-new-table (rematch)",
                            "rematch: done", "Grace hears incident 1: 1 0 rematch a-new-table"}));
}

TEST_F(LiveDrawTest, ADrawOfferStandsUntilAnotherPlaysOn) {
  people(2, {}, "ascension");
  const int first = index(view().turn.first());
  watch(socket(0), 1);
  ask(first, Wish::kDraw);
  story();
  while (view().turn.contains(seat_at(first))) turn(first);
  const Story own = story();
  EXPECT_TRUE(std::ranges::none_of(own, [](const std::string& it) {
    return it.find("lapsed") != std::string::npos;
  })) << "one offers and plays on";
  const int played = ply();
  answers(1 - first, Do::kAgree, 0);
  EXPECT_EQ(effects_.appended->incident->incident, (Incident{played, seat_at(first), Wish::kDraw}));
  stored(full());
  EXPECT_FALSE(view().given_up) << "P12: it can be agreed to again";
  story();
  turn(1 - first);
  EXPECT_EQ(story().back(), "Ada hears asked 0: draw by " + std::to_string(first) + ", lapsed");
}

TEST_F(LiveDrawTest, NoDrawIsAgreedWithABot) {
  people(2, {}, "ascension");
  told(1, Do::kLeave, "leave");
  story();
  ask(0, Wish::kDraw);
  EXPECT_EQ(story(), Story{says("ask", Fault::kDrawWithBot)});
}

}  // namespace
}  // namespace benben
