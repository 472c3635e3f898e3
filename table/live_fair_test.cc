// The chance of a live table: bound to a seed, joined by what people contribute, told at the end
// (docs/fair.md, P7, P8).
#include <algorithm>

#include "fair/tags.h"
#include "fair/verify.h"
#include "table/faults.h"
#include "table/table.h"
#include "table/test_live_table.h"

namespace benben {
namespace {

using table::Fault;

FairBytes bytes_of(std::uint8_t value) {
  FairBytes bytes;
  bytes.fill(value);
  return bytes;
}

class LiveFairTest : public LiveTableTest {
 protected:
  void contribute(const FairBytes& bytes) {
    live_->contribute(
        {person_}, bytes,
        [this](const Result<MoveAnswer>& answer) {
          story_.push_back(answer ? "contributed" : "not contributed: " + answer.error().fault);
        },
        now_);
  }
  Record record() { return parse_record(live_->record({}).value()).value(); }
  std::string tag(const std::string& name) {
    const Record now = record();
    const std::string* value = now.tag(name);
    return value == nullptr ? "none" : *value;
  }
  void resign(int seat) {
    send({"resign-01", seat_at(seat), ply(), "", MoveMessage::Kind::kResign});
    stored();
  }
  std::string contribution_of(int seat) { return tag(fair_seat_tag(seat_at(seat))); }
  // A legal move of the seat that is to act.
  void play_on() {
    const auto position = replay(record(), find_game).value();
    const Seat seat = position->next().seats.first();
    const std::vector<std::string> moves = position->legal(seat).value();
    ++moves_;
    MoveMessage message{"move-" + std::to_string(moves_), seat, ply(),
                        moves[static_cast<std::size_t>(moves_ * 7) % moves.size()]};
    message.undone = undone_;
    send(message);
    stored();
  }
  int moves_ = 0;
  int undone_ = 0;  // turns that were taken back
};

TEST_F(LiveFairTest, P7TheSeedIsToldWhenTheGameHasEnded) {
  make({Kind::kMe, Kind::kMe});
  const std::string seed = fair_hex(stored_.seed.value());
  EXPECT_EQ(tag("Fair.Table"), fair_table(stored_.id));
  EXPECT_EQ(tag("Fair.Commitment"), fair_commitment(fair_table(stored_.id), *stored_.seed));
  contribute(bytes_of(1));
  stored();
  for (int turn = 0; turn < 4; ++turn) play_on();
  EXPECT_EQ(tag("Fair.Seed"), "none");
  EXPECT_EQ(live_->record({}).value().find(seed), std::string::npos);
  EXPECT_FALSE(verify(record(), find_game)) << "nothing can be verified yet";
  resign(1);
  EXPECT_EQ(tag("Fair.Seed"), seed);
  const Verified verified = verify(record(), find_game).value();
  EXPECT_GE(verified.events, 1);
  EXPECT_EQ(verified.unshared, 1) << "the opening";
  EXPECT_EQ(verified.contributed, SeatSet::run(0, 2));
}

TEST_F(LiveFairTest, P7AtTheEndByTheRulesItIsTold) {
  make({Kind::kMe, Kind::kMe});
  while (!live_->view({}).value().over) {
    EXPECT_EQ(tag("Fair.Seed"), "none");
    play_on();
  }
  EXPECT_EQ(tag("Fair.Seed"), fair_hex(*stored_.seed));
  EXPECT_TRUE(verify(record(), find_game));
}

TEST_F(LiveFairTest, P8WhatIsContributedStandsAndIsToldToAll) {
  make({Kind::kMe, Kind::kMe, Kind::kOpen});
  watch(guest_);
  story();
  contribute(bytes_of(1));
  EXPECT_EQ(story(), (Story{"append 1; contribution of 0; contribution of 1"}));
  stored();
  EXPECT_EQ(story(), (Story{"contributed", "guest hears contribution of 0 from 1",
                            "guest hears contribution of 1 from 1"}));
  contribute(bytes_of(2));
  EXPECT_EQ(story(), Story{"contributed"}) << "nothing that could be changed";
  EXPECT_EQ(contribution_of(0), "1 " + fair_hex(bytes_of(1)));
  EXPECT_EQ(contribution_of(2), "none");
}

TEST_F(LiveFairTest, P8WithTheClaimItComesToTheNewSeatAlone) {
  make({Kind::kMe, Kind::kOpen});
  ClaimRequest request{created_.invitations.front().secret, "Grace", std::nullopt};
  request.contribution = bytes_of(5);
  live_->claim(request, {}, digest_of("Grace"),
               [this](const Result<Claimed>&) { story_.push_back("claimed"); });
  story();
  live_->claimed({}, now_);
  EXPECT_EQ(story(), (Story{"claimed", "append 1; contribution of 1"}));
  stored();
  EXPECT_EQ(contribution_of(0), "none");
  EXPECT_EQ(contribution_of(1), "1 " + fair_hex(bytes_of(5)));
}

TEST_F(LiveFairTest, P8WhoChangesPlacesTakesTheirsAlong) {
  make({Kind::kMe, Kind::kOpen});
  contribute(bytes_of(1));
  stored();
  MoveMessage swap{"swap-0001", seat_at(0), ply(), "", MoveMessage::Kind::kAsk};
  swap.wish = Incident::Kind::kSwap;
  swap.other = seat_at(1);
  send(swap);
  stored();
  EXPECT_EQ(contribution_of(0), "none") << "who comes to this seat has not contributed";
  EXPECT_EQ(contribution_of(1), "1 " + fair_hex(bytes_of(1)));
  ClaimRequest request{created_.invitations.front().secret, "Grace", std::nullopt};
  request.contribution = bytes_of(5);
  live_->claim(request, {}, digest_of("Grace"), [](const Result<Claimed>&) {});
  live_->claimed({}, now_);
  stored();
  EXPECT_EQ(contribution_of(0), "1 " + fair_hex(bytes_of(5)));
}

// What the server stores of its own accord knows of them too: else it would be in vain for ever.
TEST_F(LiveFairTest, P8ClocksBeginWhereSomebodyHasContributed) {
  make({Kind::kMe, Kind::kOpen});
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"days 86400 0 count lose\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  contribute(bytes_of(1));
  stored();
  claim(digest_of("Grace"));
  live_->claimed({}, now_);
  ASSERT_TRUE(effects_.appended->is_clock());
  EXPECT_EQ(effects_.appended->contributed, 1);
}

TEST_F(LiveFairTest, P8ASeatThatWasNotTakenContributesNothing) {
  make({Kind::kMe, Kind::kOpen});
  ClaimRequest request{created_.invitations.front().secret, "Grace", std::nullopt};
  request.contribution = bytes_of(5);
  live_->claim(request, {}, digest_of("Grace"), [](const Result<Claimed>&) {});
  story();
  live_->claimed(Error{ErrorCode::kReadOnly, "It is full.", "", 0}, now_);
  EXPECT_EQ(story(), Story{});
}

TEST_F(LiveFairTest, P8TheSameDrawComesToTheSame) {
  make({Kind::kMe, Kind::kMe});
  const std::string text = some_move();
  move("first-move", 0, text);
  const Append first = *effects_.appended;
  // After a crash that lost it.
  live_.emplace(Table::fold(stored_).value(), effects_);
  move("another-id", 0, text);
  Append again = *effects_.appended;
  ASSERT_EQ(again.events.size(), first.events.size());
  for (std::size_t i = 0; i < first.events.size(); ++i) {
    EXPECT_EQ(again.events[i].event, first.events[i].event);
  }
}

// Somebody contributed by another server: what was drawn without is drawn again.
TEST_F(LiveFairTest, P8AContributionElsewhereIsWaitedFor) {
  make({Kind::kMe, Kind::kMe});
  const std::string text = some_move();
  move("first-move", 0, text);
  EXPECT_EQ(effects_.appended->contributed, 0);
  stored_.contributions = {{1, seat_at(1), bytes_of(3)}};
  stored(Error{ErrorCode::kConflict, "Somebody has contributed to chance.", "", 0});
  live_->reloaded(Table::fold(stored_), now_);
  EXPECT_EQ(effects_.appended->contributed, 1);
  stored();
  EXPECT_EQ(contribution_of(1), "1 " + fair_hex(bytes_of(3)));
  while (!live_->view({}).value().over) play_on();
  EXPECT_EQ(verify(record(), find_game).value().contributed, SeatSet::of(seat_at(1)));
}

// What is drawn behind it has the numbers of events that were taken back, and the keys of these.
TEST_F(LiveFairTest, P8WhatWasTakenBackWasDrawnNowhere) {
  make({Kind::kMe, Kind::kMe}, "anubixx");
  contribute(bytes_of(1));
  stored();
  const auto draws = [&] {
    const Record now = record();
    return std::ranges::count(now.events, kChance, &Event::actor);
  };
  const auto undo_last = [&] {
    const int before = ply();
    const Seat seat = *record().events.back().actor;
    MoveMessage ask{"ask-" + std::to_string(10'000 + undone_), seat, ply(), "",
                    MoveMessage::Kind::kAsk};
    ask.undone = undone_;
    ask.wish = Incident::Kind::kUndo;
    send(ask);
    stored();
    ++undone_;
    EXPECT_LT(ply(), before);
  };
  for (int undone = 0; undone < 3; ++undone) {
    do play_on();
    while (!record().events.back().actor);  // the last event was drawn
    undo_last();
    const auto drawn = draws();
    while (draws() < drawn + 2) play_on();
  }
  resign(0);
  EXPECT_TRUE(verify(record(), find_game));
}

TEST_F(LiveFairTest, P8ARematchHasASeedOfItsOwn) {
  make({Kind::kMe, Kind::kMe});
  contribute(bytes_of(1));
  stored();
  resign(1);
  send({"rematch-1", seat_at(0), ply(), "", MoveMessage::Kind::kRematch});
  const StoredTable rematch = effects_.appended->rematch.value();
  const Record made = parse_record(rematch.header).value();
  EXPECT_NE(rematch.seed, stored_.seed);
  EXPECT_TRUE(rematch.contributions.empty());
  EXPECT_EQ(made.tag("Fair.Seed"), nullptr);
  EXPECT_EQ(made.tag("Fair.Seat0"), nullptr);
  EXPECT_EQ(*made.tag("Fair.Commitment"),
            fair_commitment(fair_table(rematch.id), rematch.seed.value()));
  EXPECT_TRUE(Table::fold(rematch));
}

// A table of schema version 6.
TEST_F(LiveFairTest, P14ATableOfAnEarlierVersionDrawsFromTheSystem) {
  make({Kind::kMe, Kind::kMe});
  forget_seed();
  contribute(bytes_of(1));
  EXPECT_EQ(story().back(), "not contributed: " + refused(Fault::kNotFair).fault);
  while (!live_->view({}).value().over) play_on();
  EXPECT_GT(effects_.keys_drawn(), 0u);
  EXPECT_EQ(verify(record(), find_game).error().fault, "no_proof");
  EXPECT_EQ(tag("Fair.Seed"), "none");
}

TEST_F(LiveFairTest, WhatCannotBeContributedIsRefused) {
  make({Kind::kMe, Kind::kMe});
  std::string fault;
  live_->contribute(
      {digest_of("nobody")}, bytes_of(1),
      [&](const Result<MoveAnswer>& answer) { fault = answer.error().fault; }, now_);
  EXPECT_EQ(fault, refused(Fault::kNotAtTable).fault);
  live_->stop();
  contribute(bytes_of(1));
  EXPECT_EQ(story().back(), "not contributed: stopping");
  live_.emplace(Table::fold(stored_).value(), effects_);
  resign(1);
  contribute(bytes_of(1));
  EXPECT_EQ(story().back(), "not contributed: given_up");
  live_->close(refused(Fault::kDeleted));
  contribute(bytes_of(1));
  EXPECT_EQ(story().back(), "not contributed: deleted");
}

TEST_F(LiveFairTest, P5AnotherSeedIsDamage) {
  make({Kind::kMe, Kind::kMe});
  const auto fault = [this] { return Table::fold(stored_).error().fault; };
  const FairBytes seed = *stored_.seed;
  stored_.seed = bytes_of(1);
  EXPECT_EQ(fault(), refused(Fault::kSeedDamaged).fault);
  stored_.seed.reset();
  EXPECT_EQ(fault(), refused(Fault::kSeedDamaged).fault);
  stored_.seed = seed;
  stored_.id += "x";
  EXPECT_EQ(fault(), refused(Fault::kSeedDamaged).fault);
}

}  // namespace
}  // namespace benben
