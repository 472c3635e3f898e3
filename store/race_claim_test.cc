// The claim of a race: the first is kept, through a restart, until the next race is claimed.
#include "store/testing/store_test.h"

namespace benben {
namespace {

class RaceClaimTest : public EveryStoreTest {
 protected:
  RaceClaimTest() {
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->create(example_table()); }));
  }
  Status claim(int ply, int seat, std::string move_id) {
    const RaceClaim race_claim{ply, seat_at(seat), std::move(move_id)};
    return in_transaction(*store_,
                          [&] { return store_->append({"table-1", ply, {}, race_claim}); });
  }
  std::optional<RaceClaim> kept() { return store_->load("table-1").value().race_claim; }

  std::unique_ptr<Store> store_ = open();
};

TEST_P(RaceClaimTest, IsKeptThroughARestart) {  // CUB-22, P1
  EXPECT_FALSE(kept());
  ASSERT_TRUE(claim(1, 2, "claim-0002"));
  EXPECT_EQ(kept(), (RaceClaim{1, seat_at(2), "claim-0002"}));
  store_.reset();
  store_ = open();
  EXPECT_EQ(kept(), (RaceClaim{1, seat_at(2), "claim-0002"}));
}

TEST_P(RaceClaimTest, TheFirstOfAPositionStays) {  // P3
  ASSERT_TRUE(claim(1, 2, "claim-0002"));
  EXPECT_EQ(claim(1, 1, "claim-0001").error().code, ErrorCode::kConflict);
  EXPECT_EQ(claim(7, 1, "claim-0001").error().code, ErrorCode::kConflict);
  EXPECT_EQ(kept(), (RaceClaim{1, seat_at(2), "claim-0002"}));
}

TEST_P(RaceClaimTest, IsKeptBeyondItsPositionAndGivesWayToTheNext) {  // P2
  ASSERT_TRUE(claim(1, 2, "claim-0002"));
  ASSERT_TRUE(append(*store_, 1, {move_event(0, "000", "move-0001")}));
  EXPECT_EQ(kept(), (RaceClaim{1, seat_at(2), "claim-0002"}));
  ASSERT_TRUE(claim(2, 1, "claim-0001"));
  EXPECT_EQ(kept(), (RaceClaim{2, seat_at(1), "claim-0001"}));
}

TEST_P(RaceClaimTest, GoesWithItsTable) {
  ASSERT_TRUE(claim(1, 2, "claim-0002"));
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->remove("table-1"); }));
  EXPECT_EQ(number("SELECT count(*) FROM race_claims"), 0);
}

TEST_P(RaceClaimTest, P5DamageIsNamed) {
  ASSERT_TRUE(claim(1, 2, "claim-0002"));
  for (const char* fault : {"UPDATE race_claims SET seat = 1", "UPDATE race_claims SET seat = 2",
                            "DELETE FROM events",  // the claim is of a position that never was
                            "UPDATE race_claims SET seat = 9, checksum = 0"}) {
    tamper(fault);
    const bool is_whole = std::string(fault).ends_with("= 2");
    EXPECT_EQ(store_->load("table-1").ok(), is_whole) << fault;
  }
  EXPECT_EQ(store_->load("table-1").error(),
            (Error{ErrorCode::kDamaged, "The claim of the race is not what was written.", "", 0}));
}

BENBEN_EVERY_STORE(RaceClaimTest);

}  // namespace
}  // namespace benben
