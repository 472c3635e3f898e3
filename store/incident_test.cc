// Who has come and gone at a table: kept in one order with its moves, through a restart.
#include "store/testing/store_test.h"

namespace benben {
namespace {

using Kind = Incident::Kind;

class IncidentTest : public EveryStoreTest {
 protected:
  IncidentTest() {
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->create(example_table()); }));
  }
  Status happen(int ply, int incidents, StoredIncident incident,
                std::optional<StoredTable> rematch = std::nullopt) {
    Append append{"table-1", ply, {}};
    append.incidents = incidents;
    append.incident = std::move(incident);
    append.rematch = std::move(rematch);
    return in_transaction(*store_, [&] { return store_->append(append); });
  }
  Status move(int ply, int incidents, const std::string& move_id) {
    Append append{"table-1", ply, {move_event(0, "000", move_id)}};
    append.incidents = incidents;
    return in_transaction(*store_, [&] { return store_->append(append); });
  }
  std::vector<StoredIncident> kept() { return store_->load("table-1").value().incidents; }
  static StoredIncident leave(int seat, std::string move_id) {
    return {{1, seat_at(seat), Kind::kLeave}, std::move(move_id)};
  }

  std::unique_ptr<Store> store_ = open();
};

TEST_P(IncidentTest, IsKeptThroughARestart) {  // P1
  EXPECT_TRUE(kept().empty());
  const StoredIncident absent{{1, seat_at(1), Kind::kAbsent}, ""};  // of the server's
  ASSERT_TRUE(happen(1, 0, leave(0, "leave-0001")));
  ASSERT_TRUE(happen(1, 1, absent));
  store_.reset();
  store_ = open();
  EXPECT_EQ(kept(), (std::vector<StoredIncident>{leave(0, "leave-0001"), absent}));
}

TEST_P(IncidentTest, IsComparedOnBothNumbersAndSoIsAMove) {  // P3 P4
  EXPECT_EQ(happen(0, 0, leave(0, "leave-0001")).error().code, ErrorCode::kConflict);
  EXPECT_EQ(happen(1, 1, leave(0, "leave-0001")).error().code, ErrorCode::kConflict);
  ASSERT_TRUE(happen(1, 0, leave(0, "leave-0001")));
  EXPECT_EQ(happen(1, 0, leave(1, "leave-0002")).error().code, ErrorCode::kConflict);
  EXPECT_EQ(move(1, 0, "move-0001").error().code, ErrorCode::kConflict)
      << "its author did not know who had gone";
  EXPECT_TRUE(move(1, 1, "move-0001"));
  EXPECT_EQ(kept().size(), 1u);
}

TEST_P(IncidentTest, AMoveIdStandsOnceAmongMovesAndIncidents) {  // P2
  ASSERT_TRUE(happen(1, 0, leave(0, "the-same")));
  EXPECT_EQ(happen(1, 1, leave(1, "the-same")).error().code, ErrorCode::kRepeated);
  EXPECT_EQ(move(1, 1, "the-same").error().code, ErrorCode::kRepeated);
  ASSERT_TRUE(move(1, 1, "a-move"));
  EXPECT_EQ(happen(2, 1, leave(1, "a-move")).error().code, ErrorCode::kRepeated);
}

TEST_P(IncidentTest, IsNoMove) {
  ASSERT_TRUE(happen(1, 0, leave(0, "leave-0001")));
  const auto expired =
      in_transaction(*store_, [&] { return store_->expire(kCreated + 1, 9); }).value();
  EXPECT_EQ(expired, std::vector<std::string>{"table-1"}) << "nobody ever played there";
  EXPECT_EQ(number("SELECT count(*) FROM incidents"), 0);
}

TEST_P(IncidentTest, ARematchIsMadeWithItsTable) {
  StoredTable rematch = example_table();
  rematch.id = "table-2";
  const StoredIncident incident{{1, seat_at(0), Kind::kRematch, "table-2"}, "rematch-1"};
  EXPECT_FALSE(happen(2, 0, incident, rematch));
  EXPECT_EQ(store_->load("table-2").error().code, ErrorCode::kUnknown) << "neither or both";
  ASSERT_TRUE(happen(1, 0, incident, rematch));
  EXPECT_EQ(store_->load("table-2").value(), rematch);
  EXPECT_EQ(kept(), std::vector<StoredIncident>{incident});
  EXPECT_EQ(store_->tables_of({digest_of(1)}, 9).value(),
            (std::vector<std::string>{"table-2", "table-1"}));
}

TEST_P(IncidentTest, P11ARematchIsOfWhoHasTheSeatsNow) {
  StoredTable rematch = example_table();
  rematch.id = "table-2";
  const StoredIncident incident{{1, seat_at(0), Kind::kRematch, "table-2"}, "rematch-1"};
  ASSERT_TRUE(
      in_transaction(*store_, [&] { return store_->move_seats(digest_of(1), digest_of(3)); }));
  EXPECT_EQ(happen(1, 0, incident, rematch).error().code, ErrorCode::kConflict);
  // Whoever opens it may have heard that this proves nobody any more.
  rematch.seats[0].token = kNobody;
  EXPECT_EQ(happen(1, 0, incident, rematch).error().code, ErrorCode::kConflict);
  EXPECT_TRUE(kept().empty());
  EXPECT_EQ(store_->load("table-2").error().code, ErrorCode::kUnknown);
  rematch.seats[0].token = digest_of(3);
  ASSERT_TRUE(happen(1, 0, incident, rematch));
  EXPECT_EQ(store_->tables_of({digest_of(3)}, 9).value(),
            (std::vector<std::string>{"table-2", "table-1"}));
}

TEST_P(IncidentTest, AnUndoTakesEventsAwayOrNothingHappens) {
  ASSERT_TRUE(move(1, 0, "move-0001"));
  ASSERT_TRUE(move(2, 0, "move-0002"));
  StoredIncident undo{{3, seat_at(0), Kind::kUndo}, "undo-0001"};
  undo.incident.to = 2;
  EXPECT_EQ(happen(2, 0, undo).error().code, ErrorCode::kConflict);
  EXPECT_EQ(store_->load("table-1")->events.size(), 3u);
  ASSERT_TRUE(happen(3, 0, undo));
  EXPECT_EQ(happen(2, 1, undo).error().code, ErrorCode::kRepeated);
  store_.reset();
  store_ = open();
  const StoredTable stored = store_->load("table-1").value();
  EXPECT_EQ(stored.events.size(), 2u);
  EXPECT_EQ(stored.incidents, std::vector<StoredIncident>{undo});
  EXPECT_EQ(move(2, 0, "move-0003").error().code, ErrorCode::kConflict)
      << "its author did not know of the undo";
  EXPECT_TRUE(move(2, 1, "move-0003"));
}

TEST_P(IncidentTest, ASwapChangesAllOfTwoSeatsOrNothing) {
  const std::vector<StoredSeat> before = example_table().seats;
  ASSERT_NE(before[0], before[1]);
  StoredIncident swap{{1, seat_at(0), Kind::kSwap}, "swap-0001"};
  swap.incident.other = seat_at(1);
  EXPECT_EQ(happen(1, 1, swap).error().code, ErrorCode::kConflict);
  EXPECT_EQ(store_->load("table-1")->seats, before);
  ASSERT_TRUE(happen(1, 0, swap));
  store_.reset();
  store_ = open();
  std::vector<StoredSeat> after = before;
  std::swap(after[0], after[1]);
  EXPECT_EQ(store_->load("table-1")->seats, after);
  EXPECT_EQ(kept(), std::vector<StoredIncident>{swap});
  tamper("UPDATE seats SET name = 'Mallory' WHERE seat = 0");
  swap.move_id = "swap-0002";
  ASSERT_TRUE(happen(1, 1, swap));
  EXPECT_EQ(store_->load("table-1").error().message, "Seat 1 is not what was written.")
      << "damage goes along";
}

TEST_P(IncidentTest, GoesWithItsTable) {
  ASSERT_TRUE(happen(1, 0, leave(0, "leave-0001")));
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->remove("table-1"); }));
  EXPECT_EQ(number("SELECT count(*) FROM incidents"), 0);
}

TEST_P(IncidentTest, P5DamageIsNamed) {
  ASSERT_TRUE(happen(1, 0, leave(0, "leave-0001")));
  ASSERT_TRUE(happen(1, 1, leave(1, "leave-0002")));
  const std::pair<const char*, const char*> cases[] = {
      {"UPDATE incidents SET line = '1 1 resign' WHERE number = 1",
       "UPDATE incidents SET line = '1 1 leave' WHERE number = 1"},
      {"UPDATE incidents SET move_id = 'leave-0003' WHERE number = 1",
       "UPDATE incidents SET move_id = 'leave-0002' WHERE number = 1"},
      {"UPDATE incidents SET line = 'nonsense' WHERE number = 1",
       "UPDATE incidents SET line = '1 1 leave' WHERE number = 1"},
  };
  for (const auto& [fault, cure] : cases) {
    tamper(fault);
    EXPECT_EQ(store_->load("table-1").error(),
              (Error{ErrorCode::kDamaged, "Incident 1 is missing or not what was written.", "", 0}))
        << fault;
    tamper(cure);
    EXPECT_TRUE(store_->load("table-1")) << cure;
  }
  tamper("DELETE FROM incidents WHERE number = 0");
  EXPECT_EQ(store_->load("table-1").error().message,
            "Incident 0 is missing or not what was written.");
}

BENBEN_EVERY_STORE(IncidentTest);

}  // namespace
}  // namespace benben
