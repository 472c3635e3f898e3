// The chance of a table (docs/fair.md): its seed and what was contributed are kept, and go with it.
#include "store/testing/store_test.h"

namespace benben {
namespace {

class StoredFairTest : public EveryStoreTest {
 protected:
  StoredFairTest() {
    StoredTable table = example_table();
    table.seed = digest_of(77);
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->create(table); }));
  }
  Status contribute(int seat, int value, int believed, int incidents = 0) {
    Append append{"table-1", 1, {}};
    append.contributed = believed;
    append.incidents = incidents;
    append.contributions = {{1, seat_at(seat), digest_of(value)}};
    return in_transaction(*store_, [&] { return store_->append(append); });
  }
  StoredTable loaded() { return store_->load("table-1").value(); }
  std::string damage() { return store_->load("table-1").error().message; }

  std::unique_ptr<Store> store_ = open();
};

TEST_P(StoredFairTest, IsKeptThroughARestart) {  // P1
  ASSERT_TRUE(contribute(1, 9, 0));
  ASSERT_TRUE(contribute(0, 8, 1));
  store_.reset();
  store_ = open();
  EXPECT_EQ(loaded().seed, digest_of(77));
  const std::vector<Contribution> all = {{1, seat_at(0), digest_of(8)},
                                         {1, seat_at(1), digest_of(9)}};
  EXPECT_EQ(loaded().contributions, all);
  EXPECT_EQ(loaded().events.size(), 1u);
}

TEST_P(StoredFairTest, WhoeverDidNotKnowOfAContributionWritesNothing) {  // P3
  ASSERT_TRUE(contribute(1, 9, 0));
  EXPECT_EQ(contribute(0, 8, 0).error().code, ErrorCode::kConflict);
  Append move{"table-1", 1, {move_event(0, "000", "move-0001")}};
  const auto append = [&] { return in_transaction(*store_, [&] { return store_->append(move); }); };
  EXPECT_EQ(append().error().message, "Somebody has contributed to chance.");
  EXPECT_EQ(loaded().events.size(), 1u);
  move.contributed = 1;
  EXPECT_TRUE(append());
}

TEST_P(StoredFairTest, GoesWithWhoChangesPlaces) {
  const auto swap = [&](int incidents, int contributed) {
    StoredIncident incident{{1, seat_at(0), Incident::Kind::kSwap},
                            "swap-000" + std::to_string(incidents)};
    incident.incident.other = seat_at(1);
    Append append{"table-1", 1, {}};
    append.incidents = incidents;
    append.incident = incident;
    append.contributed = contributed;
    return in_transaction(*store_, [&] { return store_->append(append); });
  };
  ASSERT_TRUE(contribute(0, 8, 0));
  ASSERT_TRUE(swap(0, 1));
  EXPECT_EQ(loaded().contributions, (std::vector<Contribution>{{1, seat_at(1), digest_of(8)}}));
  ASSERT_TRUE(contribute(0, 9, 1, 1)) << "the seat is free for whoever comes";
  ASSERT_TRUE(swap(1, 2));
  EXPECT_EQ(loaded().contributions, (std::vector<Contribution>{{1, seat_at(0), digest_of(8)},
                                                               {1, seat_at(1), digest_of(9)}}));
}

TEST_P(StoredFairTest, DamageIsFound) {  // P5
  ASSERT_TRUE(contribute(1, 9, 0));
  tamper("UPDATE fair_contributions SET ply = 0");
  EXPECT_EQ(damage(), "A contribution to chance is not what was written.");
  tamper("DELETE FROM fair_contributions; UPDATE fair_seeds SET seed = zeroblob(32)");
  EXPECT_EQ(damage(), "The seed is not what was written.");
}

TEST_P(StoredFairTest, GoesWithItsTable) {
  ASSERT_TRUE(contribute(1, 9, 0));
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->remove("table-1"); }));
  EXPECT_EQ(number("SELECT count(*) FROM fair_seeds"), 0);
  EXPECT_EQ(number("SELECT count(*) FROM fair_contributions"), 0);
}

TEST_P(StoredFairTest, OfARematchIsMadeWithIt) {
  Append append{"table-1", 1, {}};
  append.incident =
      StoredIncident{{1, seat_at(0), Incident::Kind::kRematch, "table-2"}, "again-01"};
  append.rematch = example_table();
  append.rematch->id = "table-2";
  append.rematch->seed = digest_of(78);
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->append(append); }));
  EXPECT_EQ(store_->load("table-2").value().seed, digest_of(78));
  EXPECT_EQ(loaded().seed, digest_of(77));
}

BENBEN_EVERY_STORE(StoredFairTest);

}  // namespace
}  // namespace benben
