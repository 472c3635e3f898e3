// Every fault of a table is answered with its name and what stands in its places.
#include "table/faults.h"

#include "table/test_live_table.h"

namespace benben {
namespace {

using table::Fault;

std::string name_of(Fault fault) {
  return std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

class TableFaultsTest : public LiveTableTest {
 protected:
  // What a request to make a table is refused for.
  static std::string not_made(const std::string& game, Kind second, bool has_race = false) {
    CreateRequest request;
    request.game = game;
    request.players = 2;
    request.seats = {{SeatRequest::Kind::kBot, "", 1}, {second, "", 1}};
    if (has_race) request.race = RaceTerms();
    return create_table(request, {}, fixed_clock(), counting_entropy()).error().fault;
  }
  Error not_moved(const MoveMessage& move) {
    std::optional<Error> error;
    live_->move({person_}, move, [&](const auto& answer) { error = answer.error(); }, now_);
    return error.value();
  }
  std::string not_claimed() {
    std::string fault;
    live_->claim({created_.invitations.front().secret, "", {}}, {}, digest_of("Edsger"),
                 [&](const auto& claimed) { fault = claimed.error().fault; });
    return fault;
  }
  std::string not_removed(const Proofs& proofs) {
    std::string fault;
    live_->remove(proofs, [&](const Status& status) { fault = status.error().fault; });
    return fault;
  }
  std::string damage(const StoredTable& stored) { return Table::fold(stored).error().fault; }
};

TEST_F(TableFaultsTest, OfTablesToMake) {
  EXPECT_EQ(not_made("checkers", Kind::kMe), "no_such_game");  // core/general_faults.h
  EXPECT_EQ(not_made("pyramix", Kind::kMe, true), name_of(Fault::kNoRaces));
  EXPECT_EQ(not_made("pyramix", Kind::kBot), name_of(Fault::kNoPerson));
  // What a promise that breaks on the way is answered by.
  EXPECT_EQ(refused(Fault::kNotMade).code, ErrorCode::kDamaged);
}

TEST_F(TableFaultsTest, OfMoves) {
  make({Kind::kMe, Kind::kOpen});
  const std::string text = some_move();
  EXPECT_EQ(not_moved({"move-1", seat_at(1), 1, text}),
            refused(Fault::kNotYourSeat, {seat_place("seat", seat_at(1))}));
  EXPECT_EQ(not_moved({"move-1", seat_at(1), 1, text}).params,
            (std::vector<Param>{{"seat", "1"}}));  // from 0; the sentence counts from 1
  EXPECT_EQ(not_moved({"move-1", seat_at(0), 7, text}).message,
            "The table stands at event 1, not 7: look again before you move.");
  EXPECT_EQ(not_moved({"move-1", seat_at(0), 7, text}).fault, name_of(Fault::kMovedOn));
  played("move-1", 0, text);
  EXPECT_EQ(not_moved({"move-1", seat_at(0), 2, text + "x"}).fault, name_of(Fault::kMoveIdTaken));
}

TEST_F(TableFaultsTest, OfRaces) {
  make({Kind::kMe, Kind::kMe, Kind::kMe}, "cubus");
  const MoveMessage claim{"claim-1", seat_at(1), 4, "", MoveMessage::Kind::kRaceClaim};
  EXPECT_EQ(not_moved(claim).fault, name_of(Fault::kNoClaim));
  played("pass", 0, "pass");
  EXPECT_EQ(not_moved(claim).fault, name_of(Fault::kMovedOn));
  const Error passed = not_moved({"claim-0", seat_at(0), 5, "", MoveMessage::Kind::kRaceClaim});
  EXPECT_EQ(passed.code, ErrorCode::kOutOfTurn);
  EXPECT_EQ(passed.rule, "CUB-22") << "there is a race, but not the passer's";
  claim_race("claim-2", 2);
  stored();
  const MoveMessage late{"claim-1", seat_at(1), 5, "", MoveMessage::Kind::kRaceClaim};
  EXPECT_EQ(not_moved(late), refused(Fault::kNotFirst, {seat_place("seat", seat_at(2))}));
  EXPECT_EQ(not_moved({"knock-1", seat_at(1), 5, "knock false"}).message,
            "Seat 3 was first, and alone may answer now.");
  EXPECT_EQ(not_moved({"waive-2", seat_at(2), 5, "waive"}).fault, name_of(Fault::kClaimStands));
}

TEST_F(TableFaultsTest, OfClocks) {
  CreateRequest request{"cubus", 2, {}, {}, RaceTerms{std::nullopt}, {{}, {}}};
  request.clock = ClockTerms{ClockTerms::Kind::kLive, std::chrono::seconds(60)};
  EXPECT_EQ(create_table(request, person_, fixed_clock()).error().fault,
            name_of(Fault::kClockNeedsEnd));
  make({Kind::kMe, Kind::kMe});
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"live 10 0 lose\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(ada_);
  now_ += std::chrono::seconds(30);
  EXPECT_EQ(not_moved({"move-1", seat_at(0), 1, some_move()}).fault, name_of(Fault::kTimeUp));
  StoredTable stored = stored_;
  stored.clocks = StoredClocks{"10", std::nullopt};
  EXPECT_EQ(damage(stored), name_of(Fault::kClocksDamaged));
}

TEST_F(TableFaultsTest, OfSeats) {
  make({Kind::kMe, Kind::kOpen});
  EXPECT_EQ(not_removed({}), name_of(Fault::kNotAtTable));
  claim(digest_of("Grace"));
  EXPECT_EQ(not_removed({person_}), name_of(Fault::kBeingTaken));
  live_->claimed({}, now_);
  EXPECT_EQ(not_removed({person_}), name_of(Fault::kOthersAtTable));
  EXPECT_EQ(not_claimed(), name_of(Fault::kSeatTaken));
  created_.invitations.front().secret = "another";
  EXPECT_EQ(not_claimed(), name_of(Fault::kInvalidInvitation));
}

TEST_F(TableFaultsTest, OfTablesThatNobodyCanUse) {
  make({Kind::kMe, Kind::kOpen});
  live_->stop();
  EXPECT_EQ(not_claimed(), name_of(Fault::kStopping));
  make({Kind::kMe, Kind::kOpen});
  remove();
  EXPECT_EQ(not_claimed(), name_of(Fault::kBeingDeleted));
  EXPECT_EQ(not_removed({person_}), name_of(Fault::kBeingDeleted));
  EXPECT_EQ(refused(Fault::kBeingDeleted).code, ErrorCode::kConflict) << "it may yet fail";
  live_->removed({});
  EXPECT_EQ(not_claimed(), name_of(Fault::kDeleted));
  make({Kind::kMe, Kind::kMe});
  ada_.breaks = true;
  watch(ada_);
  EXPECT_EQ(live_->view({}).error().fault, name_of(Fault::kFailed));
  // What the hall answers by.
  EXPECT_EQ(refused(Fault::kNoSuchTable).code, ErrorCode::kUnknown);
  EXPECT_EQ(refused(Fault::kExpired).code, ErrorCode::kUnknown);
}

TEST_F(TableFaultsTest, OfWhatTheStoreSays) {
  EXPECT_EQ(table::worded({ErrorCode::kUnknown, "gone"}).fault, name_of(Fault::kNoSuchTable));
  EXPECT_EQ(table::worded({ErrorCode::kReadOnly, "full"}).message, "full");
  make({Kind::kMe, Kind::kOpen});
  std::string fault;
  live_->claim({created_.invitations.front().secret, "", {}}, {}, digest_of("Grace"),
               [&](const auto& claimed) { fault = claimed.error().fault; });
  live_->claimed(Error{ErrorCode::kConflict, "faster"}, now_);
  EXPECT_EQ(fault, name_of(Fault::kSeatTaken));
}

TEST_F(TableFaultsTest, OfDamage) {
  make({Kind::kMe, Kind::kMe});
  StoredTable stored = stored_;
  stored.header = "nonsense";
  EXPECT_EQ(damage(stored), name_of(Fault::kHeaderDamaged));
  stored = stored_;
  stored.seats.pop_back();
  EXPECT_EQ(damage(stored), name_of(Fault::kSeatsDamaged));
  stored = stored_;
  stored.events.clear();
  EXPECT_EQ(damage(stored), name_of(Fault::kChanceMissing));
  stored = stored_;
  stored.race_claim = RaceClaim{1, seat_at(1), "claim-1"};
  EXPECT_EQ(damage(stored), name_of(Fault::kRaceClaimDamaged));
  stored = stored_;
  stored.seed.reset();
  EXPECT_EQ(damage(stored), name_of(Fault::kSeedDamaged));
  stored = stored_;
  stored.events.front().event.text = "nonsense";
  EXPECT_EQ(damage(stored), name_of(Fault::kEventDamaged));
}

}  // namespace
}  // namespace benben
