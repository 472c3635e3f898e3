// Tables and their events, in every store there is.
#include "store/testing/store_test.h"

namespace benben {
namespace {

class TablesTest : public EveryStoreTest {};

TEST_P(TablesTest, P1KeepsEverythingAcrossReopening) {
  StoredTable expected = example_table();
  {
    const auto store = open();
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(expected); }));
    ASSERT_TRUE(append(*store, 1, {move_event(0, "000", "move-0001"), chance_event("reveal x")}));
    ASSERT_TRUE(in_transaction(*store, [&] {
      return store->claim({"table-1", seat_at(1), digest_of(3), "Grace", "", "cat"});
    }));
  }
  expected.events.push_back(move_event(0, "000", "move-0001"));
  expected.events.push_back(chance_event("reveal x"));
  expected.seats[1].token = digest_of(3);
  expected.seats[1].name = "Grace";
  expected.seats[1].figure = "cat";
  const auto store = open();
  const Result<StoredTable> loaded = store->load("table-1");
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(*loaded, expected);
}

TEST_P(TablesTest, P2RefusesAMoveIdThatIsKnown) {
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
  ASSERT_TRUE(append(*store, 1, {move_event(0, "000", "move-0001")}));
  const Status again = append(*store, 1, {move_event(0, "000", "move-0001")});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, ErrorCode::kRepeated);
  EXPECT_EQ(store->load("table-1")->events.size(), 2u);
  EXPECT_EQ(store->find_move("table-1", "move-0001").value(), std::optional<int>(1));
  EXPECT_EQ(store->find_move("table-1", "move-0002").value(), std::nullopt);
  EXPECT_EQ(store->find_move("table-2", "move-0001").error().code, ErrorCode::kUnknown);
}

TEST_P(TablesTest, P3RefusesAnotherPly) {
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
  for (const int ply : {0, 2}) {
    const Status status = append(*store, ply, {move_event(0, "000", "move-0001")});
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::kConflict);
  }
  EXPECT_EQ(store->load("table-1")->events.size(), 1u);
}

TEST_P(TablesTest, P4TwoStoresOnOneFileMakeOneOrder) {
  const auto one = open();
  const auto other = open();
  ASSERT_TRUE(in_transaction(*one, [&] { return one->create(example_table()); }));
  ASSERT_TRUE(append(*one, 1, {move_event(0, "000", "move-0001")}));
  const Status late = append(*other, 1, {move_event(1, "100", "move-0002")});
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, ErrorCode::kConflict);
  ASSERT_TRUE(append(*other, 2, {move_event(1, "100", "move-0002")}));
  EXPECT_EQ(one->load("table-1")->events.size(), 3u);
}

TEST_P(TablesTest, P1ATransactionIsStoredWholeOrNotAtAll) {
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
  // The second event repeats the first one's id, which the database itself forbids; PostgreSQL may
  // say so only as the transaction ends.
  const Status status = store->transaction([&] {
    (void)store->append(
        {"table-1", 1, {move_event(0, "000", "move-0001"), move_event(1, "100", "move-0001")}});
  });
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, ErrorCode::kReadOnly);
  EXPECT_EQ(store->load("table-1")->events.size(), 1u);
  EXPECT_TRUE(append(*store, 1, {move_event(0, "000", "move-0001")}));
}

TEST_P(TablesTest, P11ASeatIsClaimedOnce) {
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
  const auto claim = [&](int seat, int token) {
    return in_transaction(*store, [&] {
      return store->claim({"table-1", seat_at(seat), digest_of(token), "Grace"});
    });
  };
  EXPECT_TRUE(claim(1, 3));
  for (const int seat : {0, 1, 2, 3}) {  // a person's, just claimed, a bot's, beyond the table
    const Status status = claim(seat, 4);
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::kConflict);
  }
  EXPECT_EQ(store->load("table-1")->seats[1].token, digest_of(3));
}

TEST_P(TablesTest, AnUnknownTableIsAnError) {
  const auto store = open();
  const Result<StoredTable> loaded = store->load("table-1");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().code, ErrorCode::kUnknown);
}

TEST_P(TablesTest, P5DamagedEventsAreReportedNeverSkipped) {
  const std::vector<std::string> faults = {
      "UPDATE events SET line = '0 001' WHERE ply = 1",
      "UPDATE events SET line = 'nonsense' WHERE ply = 1",
      "UPDATE events SET move_id = 'move-9999' WHERE ply = 1",
      "UPDATE events SET checksum = checksum + 1 WHERE ply = 0",
      "UPDATE events SET ply = 7 WHERE ply = 1",
      "DELETE FROM events WHERE ply = 0",
      "DELETE FROM seats WHERE seat = 1",
  };
  const auto store = open();
  for (const std::string& fault : faults) {
    tamper("DELETE FROM tables; DELETE FROM seats; DELETE FROM events");
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
    ASSERT_TRUE(append(*store, 1, {move_event(0, "000", "move-0001")}));
    ASSERT_TRUE(store->load("table-1"));
    tamper(fault);
    const Result<StoredTable> loaded = store->load("table-1");
    ASSERT_FALSE(loaded) << fault;
    EXPECT_EQ(loaded.error().code, ErrorCode::kDamaged) << fault;
  }
}

TEST_P(TablesTest, P5ADamagedHeaderOrSeatIsNamed) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"UPDATE tables SET header = replace(header, '2026', '2025')",
       "The header is not what was written."},
      {"UPDATE tables SET checksum = checksum - 1", "The header is not what was written."},
      {"UPDATE seats SET name = 'Bob' WHERE seat = 0", "Seat 0 is not what was written."},
      {"UPDATE seats SET token = zeroblob(32) WHERE seat = 0", "Seat 0 is not what was written."},
      {"UPDATE seats SET invitation = NULL WHERE seat = 1", "Seat 1 is not what was written."},
      {"UPDATE seats SET bot = 'bot:5' WHERE seat = 2", "Seat 2 is not what was written."},
      {"UPDATE seats SET checksum = checksum + 1 WHERE seat = 2",
       "Seat 2 is not what was written."},
      {"UPDATE seats SET seat = 9 - seat; UPDATE seats SET seat = seat - 7",
       "Seat 0 is not what was written."},
  };
  const auto store = open();
  for (const auto& [fault, message] : faults) {
    tamper("DELETE FROM tables; DELETE FROM seats; DELETE FROM events");
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
    ASSERT_TRUE(store->load("table-1"));
    tamper(fault);
    const Result<StoredTable> loaded = store->load("table-1");
    ASSERT_FALSE(loaded) << fault;
    EXPECT_EQ(loaded.error(), (Error{ErrorCode::kDamaged, message, "", 0})) << fault;
  }
}

TEST_P(TablesTest, P5WhatIsWrittenLaterHidesNoDamage) {
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
  tamper("UPDATE seats SET invitation = zeroblob(32) WHERE seat = 1");
  EXPECT_TRUE(in_transaction(
      *store, [&] { return store->claim({"table-1", seat_at(1), digest_of(3), "Grace"}); }));
  EXPECT_EQ(store->load("table-1").error().message, "Seat 1 is not what was written.");
}

TEST_P(TablesTest, P5NothingIsWrittenToATableSetAside) {
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
  ASSERT_TRUE(in_transaction(*store, [&] { return store->set_aside("table-1", "Ply 3."); }));
  const Error damage{ErrorCode::kDamaged, "Ply 3.", "", 0};
  EXPECT_EQ(append(*store, 1, {move_event(0, "000", "move-0001")}).error(), damage);
  const Status claimed = in_transaction(
      *store, [&] { return store->claim({"table-1", seat_at(1), digest_of(3), "Grace"}); });
  EXPECT_EQ(claimed.error(), damage);
  tamper("UPDATE tables SET damaged = NULL");
  EXPECT_EQ(*store->load("table-1"), example_table());
}

TEST_P(TablesTest, P5ATableSetAsideStaysAsItWas) {
  {
    const auto store = open();
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
    ASSERT_TRUE(in_transaction(*store, [&] { return store->set_aside("table-1", "Ply 3."); }));
  }
  const Result<StoredTable> loaded = open()->load("table-1");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().code, ErrorCode::kDamaged);
  EXPECT_EQ(loaded.error().message, "Ply 3.");
  tamper("UPDATE tables SET damaged = NULL");
  EXPECT_EQ(*open()->load("table-1"), example_table());
}

TEST_P(TablesTest, TablesAreFoundByHowTheirIdsBegin) {
  const auto store = open();
  StoredTable table = example_table();
  for (const char* id : {"Abc_1", "Abc_12", "abc_3", "Abd-4"}) {
    table.id = id;
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(table); }));
  }
  const auto like = [&](std::string_view begin, int most) {
    std::vector<std::string> ids;
    EXPECT_TRUE(in_transaction(*store, [&]() -> Status {
      const Result<std::vector<std::string>> found = store->tables_like(begin, most);
      if (!found) return found.error();
      ids = *found;
      return {};
    }));
    return ids;
  };
  using Ids = std::vector<std::string>;
  EXPECT_EQ(like("Abc_1", 9), (Ids{"Abc_1", "Abc_12"}));
  EXPECT_EQ(like("Abc_1", 1), (Ids{"Abc_1"}));
  EXPECT_EQ(like("Abc_12", 9), (Ids{"Abc_12"}));
  EXPECT_EQ(like("Ab", 9), (Ids{"Abc_1", "Abd-4", "Abc_12"}));
  for (const char* begin : {"Abc_2", "A%", "Ab_", "bc", "Abc_123"})
    EXPECT_EQ(like(begin, 9), Ids());
}

BENBEN_EVERY_STORE(TablesTest);

}  // namespace
}  // namespace benben
