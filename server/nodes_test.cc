// Two nodes side by side on one store, with a bus of the test's own: what each hears of the other,
// and what becomes of it when nothing is heard.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "games/registry.h"
#include "server/faults.h"
#include "server/test_nodes.h"
#include "store/database.h"
#include "store/temporary_directory.h"
#include "table/clock_terms.h"
#include "table/promise.h"
#include "table/secret.h"

namespace benben {
namespace {

using std::chrono_literals::operator""s;

class NodesTest : public testing::Test {
 protected:
  NodesTest() { throw_broken_promises(); }

  enum class Hints { kHeard, kLost };
  void settle(Hints hints = Hints::kHeard) {
    bool is_busy = true;
    while (is_busy) {
      is_busy = one_.work() || other_.work();
      if (!is_busy && hints == Hints::kHeard) is_busy = room_.deliver();
    }
    while (hints == Hints::kLost && room_.waiting() > 0) room_.lose();
  }
  template <class T, class Ask>
  Result<T> result(Ask ask, Hints hints = Hints::kHeard) {
    std::optional<Result<T>> got;
    ask([&](Result<T> answered) { got.emplace(std::move(answered)); });
    settle(hints);
    return std::move(*got);
  }

  void make(std::initializer_list<SeatRequest::Kind> kinds, bool is_listed = false,
            std::optional<ClockTerms> clock = std::nullopt,
            OpeningTerms::Watch watch = OpeningTerms::Watch::kAnyone) {
    CreateRequest request;
    request.game = "pyramix";
    request.players = static_cast<int>(kinds.size());
    request.opening.listed = is_listed;
    request.opening.watch = watch;
    request.clock = clock;
    for (const auto kind : kinds) request.seats.push_back({kind, "", 1});
    created_ = result<Created>([&](auto done) {
                 one_.hall.create(request, person_, "192.0.2.1", done);
               }).value();
    table_ = created_.table;
  }
  void watch(Node& node, Onlooker& onlooker, const Seen& since = {}) {
    ASSERT_TRUE(
        result<void>([&](auto done) { node.hall.watch(table_, since, onlooker, done); }).ok());
  }
  TableView view(Node& node) {
    return result<TableView>([&](auto done) { node.hall.describe(table_, proofs_, done); }).value();
  }
  std::string some_move(Node& node) {
    const std::string record =
        result<std::string>([&](auto done) { node.hall.record(table_, proofs_, done); }).value();
    const auto position = replay(parse_record(record).value(), find_game).value();
    return position->legal(position->next().seats.first())->front();
  }
  MoveMessage next_move(Node& node, const std::string& id) {
    const TableView now = view(node);
    return {id, now.turn.first(), now.ply, some_move(node)};
  }
  Result<MoveAnswer> move(Node& node, const MoveMessage& message, Hints hints = Hints::kHeard) {
    return result<MoveAnswer>([&](auto done) { node.hall.move(table_, proofs_, message, done); },
                              hints);
  }
  StoredTable stored() {
    return open_sqlite({directory_.path() / "test.db"}).value()->load(table_).value();
  }
  // From then on no node can look at tables, and then all can again.
  void change_store(const std::string& sql) {
    Result<Database> database = Database::open(directory_.path() / "test.db");
    database->execute(sql);
    ASSERT_FALSE(database->failed()) << database->reason();
  }
  void lose_store() { change_store("ALTER TABLE tables RENAME TO out_of_reach"); }
  void find_store() { change_store("ALTER TABLE out_of_reach RENAME TO tables"); }
  void sweep(std::chrono::seconds time) {
    clock_.advance(time);
    one_.hall.sweep();
    other_.hall.sweep();
    settle();
  }

  using Kind = SeatRequest::Kind;
  TemporaryDirectory directory_;
  ManualClock clock_;
  LocalRoom room_;
  Node one_{directory_.path() / "test.db", room_, clock_, "a"};
  Node other_{directory_.path() / "test.db", room_, clock_, "b"};
  Digest person_ = digest_of("a person");
  Proofs proofs_{person_};
  Onlooker here_{proofs_};
  Onlooker there_{proofs_};
  Created created_;
  std::string table_;
};

TEST_F(NodesTest, P4WhatIsStoredByOneIsToldByTheOther) {
  make({Kind::kMe, Kind::kMe});
  watch(one_, here_);
  watch(other_, there_);
  for (int turn = 0; turn < 6; ++turn) {
    Node& mover = turn % 2 == 0 ? one_ : other_;
    ASSERT_TRUE(move(mover, next_move(mover, "move-" + std::to_string(turn))));
    EXPECT_EQ(view(one_).ply, view(other_).ply);
  }
  EXPECT_EQ(here_.count("\"type\":\"events\""), 7);
  EXPECT_EQ(there_.count("\"type\":\"events\""), 7);
}

TEST_F(NodesTest, P3OfTwoMovesAtOnePlyTheFirstCounts) {
  make({Kind::kMe, Kind::kMe});
  watch(one_, here_);
  watch(other_, there_);
  const MoveMessage message = next_move(one_, "first-one");
  MoveMessage rival = message;
  rival.move_id = "other-one";
  std::optional<Result<MoveAnswer>> first;
  std::optional<Result<MoveAnswer>> second;
  const auto into = [](auto& place) {
    return [&place](Result<MoveAnswer> answer) { place.emplace(std::move(answer)); };
  };
  one_.hall.move(table_, proofs_, message, into(first));
  other_.hall.move(table_, proofs_, rival, into(second));
  settle();
  ASSERT_TRUE(first && second);
  EXPECT_TRUE(*first);
  ASSERT_FALSE(*second);
  EXPECT_EQ(second->error().code, ErrorCode::kConflict);
  // P2: the same move again is answered the same, by whichever node.
  for (Node* node : {&one_, &other_}) {
    const Result<MoveAnswer> again = move(*node, message);
    ASSERT_TRUE(again);
    EXPECT_EQ(std::get<Accepted>(*again).ply, message.expected_ply);
  }
}

TEST_F(NodesTest, P2OneMoveAtTwoNodesAtOnceHappensOnce) {
  make({Kind::kMe, Kind::kMe});
  watch(one_, here_);
  watch(other_, there_);
  const MoveMessage message = next_move(one_, "only-once");
  int accepted = 0;
  for (Node* node : {&one_, &other_}) {
    node->hall.move(table_, proofs_, message,
                    [&](const Result<MoveAnswer>& answer) { accepted += answer.ok() ? 1 : 0; });
  }
  settle();
  EXPECT_EQ(accepted, 2);
  EXPECT_EQ(view(one_).ply, view(other_).ply);
  EXPECT_EQ(there_.count("\"type\":\"events\""), 2);
}

TEST_F(NodesTest, ALostHintIsMadeUpForByALook) {
  make({Kind::kMe, Kind::kMe});
  watch(one_, here_);
  watch(other_, there_);
  sweep(1s);
  ASSERT_TRUE(move(one_, next_move(one_, "not-heard"), Hints::kLost));
  EXPECT_EQ(there_.count("\"type\":\"events\""), 1);
  sweep(1s);
  EXPECT_EQ(there_.count("\"type\":\"events\""), 1) << "not yet";
  sweep(5s);
  EXPECT_EQ(there_.count("\"type\":\"events\""), 2);
  sweep(5s);
  EXPECT_EQ(there_.count("\"type\":\"events\""), 2);
}

TEST_F(NodesTest, P6WhoeverComesSeesWhatIsStoredWhetherItWasHeardOfOrNot) {
  make({Kind::kMe, Kind::kMe});
  watch(other_, there_);
  ASSERT_TRUE(move(one_, next_move(one_, "not-heard"), Hints::kLost));
  const int ply = view(one_).ply;
  watch(other_, here_, {ply});
  EXPECT_EQ(here_.count("\"type\":\"events\""), 0) << here_.heard;
  EXPECT_EQ(here_.count("\"ply\":" + std::to_string(ply)), 1);
}

TEST_F(NodesTest, P6WhoComesToANodeWithoutTheStoreIsToldThatItMayBeOld) {
  make({Kind::kMe, Kind::kMe});
  watch(other_, there_);
  lose_store();
  watch(other_, here_);
  EXPECT_EQ(here_.count("\"type\":\"hello\""), 1);
  EXPECT_EQ(here_.count("\"fault\":\"may_be_old\""), 1) << here_.heard;
  sweep(5s);
  EXPECT_FALSE(here_.dismissed) << "it still cannot look";
  find_store();
  sweep(5s);
  ASSERT_TRUE(here_.dismissed) << "they come again, and see what there is";
  EXPECT_EQ(*here_.dismissed, refused(server::Fault::kMayBeOld));
  EXPECT_EQ(here_.dismissed->code, ErrorCode::kReadOnly);
  EXPECT_FALSE(there_.dismissed);
  EXPECT_EQ(there_.count("may_be_old"), 0);
  Onlooker again{proofs_};
  watch(other_, again);
  EXPECT_EQ(again.count("may_be_old"), 0);
}

// Of what is taken back there are fewer events than the node knows.
TEST_F(NodesTest, P6WhoHasSeenMoreBesideTheGameIsNotGreetedWithoutTheStore) {
  make({Kind::kMe, Kind::kMe});
  watch(other_, there_);
  const int ply = view(one_).ply;
  MoveMessage resigns{"resigns-0", seat_at(0), 0, ""};
  resigns.kind = MoveMessage::Kind::kResign;
  ASSERT_TRUE(move(one_, resigns, Hints::kLost));
  lose_store();
  const auto comes = [&](const Seen& seen) {
    Onlooker onlooker{proofs_};
    const Status status =
        result<void>([&](auto done) { other_.hall.watch(table_, seen, onlooker, done); });
    other_.hall.leave(table_, onlooker);
    return status ? "greeted" : std::string(error_name(status.error().code));
  };
  EXPECT_EQ(comes({ply, 1}), "read_only");
  EXPECT_EQ(comes({ply - 1, 1}), "read_only");
  EXPECT_EQ(comes({ply + 1, 0}), "read_only");
  EXPECT_EQ(comes({ply, 0}), "greeted");
  EXPECT_EQ(comes({ply}), "greeted") << "older clients do not say it";
  EXPECT_EQ(comes({ply + 1}), "read_only");
}

// Who watches late may be shown less than they have seen: the calendar was turned back, or a turn
// was taken back that they know.
TEST_F(NodesTest, P6WhoWatchesLateIsGreetedWithoutTheStoreByANodeThatKnowsAsMuch) {
  make({Kind::kMe, Kind::kMe}, false, std::nullopt, OpeningTerms::Watch::kDelayed);
  watch(other_, there_);
  ASSERT_TRUE(move(one_, next_move(one_, "move-0")));
  const int ply = view(other_).ply;
  lose_store();
  Onlooker stranger{{}};
  const auto comes = [&](const Seen& seen) {
    const Status status =
        result<void>([&](auto done) { other_.hall.watch(table_, seen, stranger, done); });
    other_.hall.leave(table_, stranger);
    return status.ok();
  };
  EXPECT_TRUE(comes({ply, 0}));
  EXPECT_EQ(stranger.count("\"ply\":" + std::to_string(ply - 1)), 1) << "and is shown what is old";
  EXPECT_FALSE(comes({ply + 1, 0}));
}

TEST_F(NodesTest, ADoubledHintChangesNothing) {
  make({Kind::kMe, Kind::kMe});
  watch(one_, here_);
  watch(other_, there_);
  const MoveMessage message = next_move(one_, "twice-heard");
  one_.hall.move(table_, proofs_, message, [](const Result<MoveAnswer>&) {});
  while (one_.work()) {
  }
  ASSERT_GT(room_.waiting(), 0u);
  room_.repeat();
  settle();
  EXPECT_EQ(there_.count("\"type\":\"events\""), 2);
}

TEST_F(NodesTest, SeatsAreTakenOnceAndToldEverywhere) {
  make({Kind::kMe, Kind::kOpen});
  watch(one_, here_);
  const ClaimRequest request{created_.invitations.front().secret, "Grace", std::nullopt};
  const auto claim = [&](Node& node, const char* who) {
    return result<Claimed>([&](auto done) {
      node.hall.claim(table_, request, {digest_of(who)}, digest_of(who), done);
    });
  };
  watch(other_, there_);
  ASSERT_TRUE(claim(other_, "Grace"));
  EXPECT_EQ(here_.count("\"type\":\"seats\""), 1);
  EXPECT_EQ(here_.count("Grace"), 1);
  const Result<Claimed> late = claim(one_, "Edsger");
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, ErrorCode::kConflict);
}

TEST_F(NodesTest, ASeatThatIsTakenUnheardIsSeenByALook) {
  make({Kind::kMe, Kind::kOpen});
  watch(one_, here_);
  const ClaimRequest request{created_.invitations.front().secret, "Grace", std::nullopt};
  ASSERT_TRUE(result<Claimed>(
      [&](auto done) { other_.hall.claim(table_, request, {}, digest_of("Grace"), done); },
      Hints::kLost));
  EXPECT_EQ(here_.count("\"type\":\"seats\""), 0);
  sweep(5s);
  EXPECT_EQ(here_.count("\"type\":\"seats\""), 1);
}

TEST_F(NodesTest, ATableThatIsDeletedIsGoneEverywhere) {
  make({Kind::kMe, Kind::kMe});
  watch(other_, there_);
  ASSERT_TRUE(result<void>([&](auto done) { one_.hall.remove(table_, proofs_, done); }).ok());
  ASSERT_TRUE(there_.dismissed);
  EXPECT_EQ(there_.dismissed->code, ErrorCode::kUnknown);
}

TEST_F(NodesTest, PeopleWhoBecomeOthersDoSoEverywhere) {
  make({Kind::kMe, Kind::kMe});
  watch(other_, there_);
  const Digest account = digest_of("an account");
  one_.hall.move_seats({person_}, account);
  settle();
  EXPECT_EQ(result<TableView>([&](auto done) {
              other_.hall.describe(table_, {account}, done);
            })->you.size(),
            2);
  one_.hall.end({person_});
  settle();
  ASSERT_TRUE(there_.dismissed);
  EXPECT_EQ(there_.dismissed->code, ErrorCode::kNotYours);
}

TEST_F(NodesTest, TheLobbyIsTheSameEverywhere) {
  make({Kind::kMe, Kind::kOpen}, true);
  EXPECT_TRUE(one_.hall.lobby().has(table_));
  watch(one_, here_);
  EXPECT_TRUE(other_.hall.lobby().has(table_));
  const ClaimRequest request{"", "Grace", std::nullopt};
  ASSERT_TRUE(result<Claimed>(
      [&](auto done) { other_.hall.sit(table_, request, {}, digest_of("Grace"), done); }));
  EXPECT_EQ(here_.count("\"type\":\"seats\""), 1);
  EXPECT_FALSE(one_.hall.lobby().has(table_));
  EXPECT_FALSE(other_.hall.lobby().has(table_));
}

// Anybody on the bus may name tables that nobody has: each would be looked up in the store.
TEST_F(NodesTest, P10OfTheTablesThatAreNamedSoManyAreLookedUp) {
  make({Kind::kMe, Kind::kOpen}, true);
  LocalBus stranger(room_);
  const auto name = [&](int count) {
    for (int table = 0; table < count; ++table) {
      const std::string number = std::to_string(1'000 + table);
      stranger.publish("benben.lobby", number + std::string(22 - number.size(), 'A'));
    }
    settle();
  };
  name(1'100);
  EXPECT_EQ(one_.hall.dropped(), 100U);
  sweep(1s);
  name(1'000);
  EXPECT_EQ(one_.hall.dropped(), 100U) << "a second later there is room again";
}

TEST_F(NodesTest, WhoseNodeIsSilentLeavesTheLobby) {
  make({Kind::kMe, Kind::kOpen}, true);
  watch(one_, here_);
  ASSERT_TRUE(other_.hall.lobby().has(table_));
  one_.bus.cut();
  for (int second = 0; second < 60; ++second) sweep(1s);
  EXPECT_TRUE(one_.hall.lobby().has(table_));
  EXPECT_FALSE(other_.hall.lobby().has(table_));
  one_.bus.mend();
  for (int second = 0; second < 10; ++second) sweep(1s);
  EXPECT_TRUE(other_.hall.lobby().has(table_));
}

TEST_F(NodesTest, WithoutTheBusTheStoreIsLookedAtOften) {
  make({Kind::kMe, Kind::kMe});
  watch(one_, here_);
  watch(other_, there_);
  EXPECT_FALSE(other_.hall.is_bus_lost());
  other_.bus.cut();
  EXPECT_TRUE(other_.hall.is_bus_lost());
  EXPECT_NE(other_.log.find("the bus is lost"), std::string::npos);
  sweep(5s);
  ASSERT_TRUE(move(one_, next_move(one_, "not-heard")));
  sweep(1s);
  EXPECT_EQ(there_.count("\"type\":\"events\""), 2);
  one_.bus.cut();
  ASSERT_TRUE(move(other_, next_move(other_, "nor-this")));
  one_.bus.mend();
  other_.bus.mend();
  sweep(1s);
  EXPECT_EQ(here_.count("\"type\":\"events\""), 3) << "whoever is back looks at once";
  EXPECT_NE(other_.log.find("the bus is back"), std::string::npos);
}

// Both see it in the same second, before either has heard of the other.
TEST_F(NodesTest, P9ALiveDeadlineIsOverOnce) {
  make({Kind::kMe, Kind::kMe}, false, parse_clock("live 60 0 lose"));
  watch(one_, here_);
  watch(other_, there_);
  ASSERT_TRUE(move(one_, next_move(one_, "first-move")));
  ASSERT_TRUE(move(other_, next_move(other_, "second-move")));
  sweep(59s);
  EXPECT_TRUE(stored().incidents.empty());
  sweep(2s);
  for (int second = 0; second < 10; ++second) sweep(1s);
  const std::vector<StoredIncident> once = {{{3, seat_at(0), Incident::Kind::kTime}, ""}};
  EXPECT_EQ(stored().incidents, once);
  for (const Onlooker* onlooker : {&here_, &there_}) {
    EXPECT_EQ(onlooker->count("\"text\":\"3 0 time\""), 1) << onlooker->heard;
  }
}

// Nobody looks at the table; each node finds it in the store by itself.
TEST_F(NodesTest, P9ADeadlineByDaysIsOverOnce) {
  make({Kind::kMe, Kind::kMe}, false, parse_clock("days 86400 0 count lose"));
  watch(one_, here_);
  one_.hall.leave(table_, here_);
  ASSERT_TRUE(stored().clocks && stored().clocks->due_s);
  for (int minute = 0; minute < 3; ++minute) sweep(60s);
  EXPECT_TRUE(stored().incidents.empty());
  sweep(std::chrono::hours(24));
  for (int minute = 0; minute < 3; ++minute) sweep(60s);
  const std::vector<StoredIncident> once = {{{1, seat_at(0), Incident::Kind::kTime}, ""}};
  EXPECT_EQ(stored().incidents, once);
  EXPECT_FALSE(stored().clocks->due_s);
}

// More than are looked for at a time: the next ones do not wait for the next minute.
TEST_F(NodesTest, P9ManyDeadlinesThatAreOverWaitForNoOther) {
  std::vector<std::string> tables;
  for (int table = 0; table < 120; ++table) {
    make({Kind::kMe, Kind::kMe}, false, parse_clock("days 86400 0 count lose"));
    watch(one_, here_);
    one_.hall.leave(table_, here_);
    tables.push_back(table_);
  }
  // One node alone: two look one behind the other, and the second finds what the first has left.
  const auto sweep_one = [&](std::chrono::seconds time) {
    clock_.advance(time);
    one_.hall.sweep();
    settle();
  };
  sweep_one(std::chrono::hours(25));
  sweep_one(1s);
  for (const std::string& table : tables) {
    table_ = table;
    EXPECT_EQ(stored().incidents.size(), 1u) << table;
  }
}

TEST_F(NodesTest, OnePersonsPresenceIsToldAtBoth) {
  make({Kind::kMe, Kind::kOpen});
  watch(one_, here_);
  Onlooker guest;
  watch(other_, guest);
  sweep(2s);  // who is here is told once a second
  EXPECT_EQ(guest.count("\"here\":[0],\"watchers\":1"), 1) << guest.heard;
  ASSERT_TRUE(result<void>([&](auto done) {
                one_.hall.say(table_, proofs_, {seat_at(0), "hello"}, done);
              }).ok());
  EXPECT_EQ(guest.count("\"said\""), 1);
}

}  // namespace
}  // namespace benben
