// How tables stand, in every store there is: whatever others write is seen in a stamp.
#include "store/testing/store_test.h"

namespace benben {
namespace {

class StampsTest : public EveryStoreTest {
 protected:
  StampsTest() {
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->create(example_table()); }));
  }
  TableStamp stamp() { return store_->stamps({"table-1"}).value().at(0); }
  template <class Change>
  void expect_change(Change change) {
    const TableStamp before = stamp();
    EXPECT_EQ(before, stamp());
    ASSERT_TRUE(in_transaction(*store_, change));
    EXPECT_NE(before, stamp());
  }

  std::unique_ptr<Store> store_ = open();
};

TEST_P(StampsTest, SayHowManyThereAre) {
  const TableStamp first = stamp();
  EXPECT_EQ(first.table, "table-1");
  EXPECT_EQ(first.ply, 1);
  EXPECT_EQ(first.incidents, 0);
  EXPECT_EQ(first.contributed, 0);
  EXPECT_EQ(first.claimed, 0);
  EXPECT_EQ(first.clocks, "");
  Append claim{"table-1", 1, {}};
  claim.race_claim = RaceClaim{1, seat_at(0), "claim-01"};
  expect_change([&] { return store_->append(claim); });
  Append move{"table-1", 1, {move_event(0, "000", "move-0001")}};
  move.clocks = StoredClocks{"300000 300000", std::nullopt};
  expect_change([&] { return store_->append(move); });
  Append leave{"table-1", 2, {}};
  leave.incident = StoredIncident{{2, seat_at(0), Incident::Kind::kLeave}, "leave-01"};
  expect_change([&] { return store_->append(leave); });
  Append own{"table-1", 2, {}};
  own.incidents = 1;
  own.contributions = {{2, seat_at(0), digest_of(9)}};
  expect_change([&] { return store_->append(own); });
  const TableStamp last = stamp();
  EXPECT_EQ(last.ply, 2);
  EXPECT_EQ(last.incidents, 1);
  EXPECT_EQ(last.contributed, 1);
  EXPECT_EQ(last.claimed, 2);
  EXPECT_EQ(last.clocks, "300000 300000");
}

TEST_P(StampsTest, DifferWhenSeatsDo) {
  expect_change([&] { return store_->claim({"table-1", seat_at(1), digest_of(3), "Grace"}); });
  expect_change([&]() -> Status {
    const Result<int> moved = store_->move_seats(digest_of(3), digest_of(4));
    return moved ? Status() : Status(moved.error());
  });
}

TEST_P(StampsTest, AreOfThoseThatAreThere) {
  std::vector<std::string> asked = {"table-0", "table-1"};
  while (asked.size() < Store::kStampsAtOnce)
    asked.push_back("no-table-" + std::to_string(asked.size()));
  EXPECT_EQ(store_->stamps(asked).value(), std::vector{stamp()});
  EXPECT_TRUE(store_->stamps({}).value().empty());
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->set_aside("table-1", "Ply 3."); }));
  EXPECT_TRUE(store_->stamps({"table-1"}).value().empty());
}

BENBEN_EVERY_STORE(StampsTest);

}  // namespace
}  // namespace benben
