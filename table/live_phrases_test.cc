// What people at a live table say to each other.
#include "table/faults.h"
#include "table/phrases.h"
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using LivePhrasesTest = LiveIncidentsTest;
using Do = MoveMessage::Kind;

TEST_F(LivePhrasesTest, EverybodyHearsAndNothingIsStored) {
  people(2);
  watch(guest_);
  watch(socket(1));
  story();
  EXPECT_TRUE(live_->say({proof_of(0)}, {seat_at(0), "hello"}));
  EXPECT_EQ(story(), (Story{"guest hears seat 0 says hello", "Grace hears seat 0 says hello"}));
}

TEST_F(LivePhrasesTest, P11OnlyYouSpeakForYou) {
  people(3);
  watch(guest_);
  story();
  for (const Proofs& proofs :
       {Proofs(), Proofs{digest_of("an expired secret")}, Proofs{proof_of(2)}}) {
    EXPECT_EQ(live_->say(proofs, {seat_at(1), "hello"}).error().fault, "not_your_seat");
  }
  EXPECT_EQ(story(), Story{});
}

TEST_F(LivePhrasesTest, WhoLeftOrResignedMayStillSpeak) {
  people(3);
  told(1, Do::kLeave, "leave");
  told(2, Do::kResign, "resign");
  EXPECT_TRUE(live_->say({proof_of(1)}, {seat_at(1), "back"}));
  EXPECT_TRUE(live_->say({proof_of(2)}, {seat_at(2), "well_played"}));
}

TEST_F(LivePhrasesTest, AtAClosedTableNobodyDoes) {
  people(2);
  live_->close(refused(table::Fault::kDeleted));
  EXPECT_EQ(live_->say({proof_of(0)}, {seat_at(0), "hello"}).error().fault, "deleted");
}

TEST(Phrases, AreKnownByTheirNames) {
  for (const std::string_view name : kPhrases) EXPECT_TRUE(is_phrase(name)) << name;
  for (const char* other : {"", "Hello", "hello ", "rude"}) EXPECT_FALSE(is_phrase(other)) << other;
}

}  // namespace
}  // namespace benben
