// A short life of a store on a disk that fails at its n-th operation, for every n: what was
// acknowledged is there afterwards (P1), a move that is sent again happens once (P2), and a write
// that fails is refused and takes nothing with it (P12).
#include <functional>
#include <map>

#include "core/rng.h"
#include "store/testing/store_test.h"
#include "store/unreliable_disk.h"

namespace benben {
namespace {

using Loss = UnreliableDisk::Loss;
using Failure = UnreliableDisk::Failure;

constexpr const char* kPath = "/memory/tables.db";

// What the tables must be, by id.
using Tables = std::map<std::string, StoredTable>;

// One thing that a server asks of its store in one transaction, and what it does to the tables.
struct Step {
  std::function<std::vector<Status>(Store&)> ask;
  std::function<void(Tables&)> effect;
};

Step make_table(const std::string& id) {
  StoredTable table = example_table();
  table.id = id;
  return {[table](Store& store) { return std::vector{store.create(table)}; },
          [table](Tables& tables) { tables[table.id] = table; }};
}

Step move(const std::string& id, int ply, const std::string& move_id) {
  // Long enough that a few of them fill a page.
  const std::vector<StoredEvent> events = {move_event(0, std::string(600, 'm'), move_id),
                                           chance_event("reveal x")};
  return {[=](Store& store) { return std::vector{store.append({id, ply, events})}; },
          [=](Tables& tables) {
            auto& all = tables[id].events;
            all.insert(all.end(), events.begin(), events.end());
          }};
}

// Several that share a transaction, as the moves of busy tables do.
Step together(const Step& one, const Step& other) {
  return {[=](Store& store) {
            std::vector<Status> statuses = one.ask(store);
            for (Status& status : other.ask(store)) statuses.push_back(std::move(status));
            return statuses;
          },
          [=](Tables& tables) {
            one.effect(tables);
            other.effect(tables);
          }};
}

Step take_seat(const std::string& id) {
  return {[=](Store& store) {
            return std::vector{store.claim({id, seat_at(1), digest_of(3), "Grace"})};
          },
          [=](Tables& tables) {
            tables[id].seats[1].token = digest_of(3);
            tables[id].seats[1].name = "Grace";
          }};
}

Step claim_race(const std::string& id, int ply, const std::string& move_id) {
  const RaceClaim race_claim{ply, seat_at(0), move_id};
  return {[=](Store& store) { return std::vector{store.append({id, ply, {}, race_claim})}; },
          [=](Tables& tables) { tables[id].race_claim = race_claim; }};
}

Append happening(const std::string& id, int ply, int number, const Incident& incident) {
  Append append{id, ply, {}};
  append.incidents = number;
  append.incident = StoredIncident{incident, "incident-" + std::to_string(number)};
  return append;
}

Step resign(const std::string& id, int ply, int number) {
  const Append append = happening(id, ply, number, {ply, seat_at(0), Incident::Kind::kResign});
  return {[append](Store& store) { return std::vector{store.append(append)}; },
          [append](Tables& tables) { tables[append.table].incidents.push_back(*append.incident); }};
}

// Events go and the incident comes in one transaction.
Step undo(const std::string& id, int ply, int number, int to) {
  Append append = happening(id, ply, number, {ply, seat_at(0), Incident::Kind::kUndo});
  append.incident->incident.to = to;
  return {[append](Store& store) { return std::vector{store.append(append)}; },
          [append, to](Tables& tables) {
            tables[append.table].events.resize(static_cast<std::size_t>(to));
            tables[append.table].incidents.push_back(*append.incident);
          }};
}

// Two tables change in one transaction. Whoever has taken a seat has one at both.
Step rematch(const std::string& id, int ply, int number, const std::string& opened) {
  Append append = happening(id, ply, number, {ply, seat_at(0), Incident::Kind::kRematch, opened});
  append.rematch = example_table();
  append.rematch->id = opened;
  append.rematch->seats[1].token = digest_of(3);
  append.rematch->seats[1].name = "Grace";
  return {[append](Store& store) { return std::vector{store.append(append)}; },
          [append](Tables& tables) {
            tables[append.table].incidents.push_back(*append.incident);
            tables[append.rematch->id] = *append.rematch;
          }};
}

Step remove(const std::string& id) {
  return {[=](Store& store) { return std::vector{store.remove(id)}; },
          [=](Tables& tables) { tables.erase(id); }};
}

// Folds the log into the file.
Step fold() { return {}; }

const std::vector<Step>& life() {
  static const std::vector<Step> steps = {
      make_table("a"),
      move("a", 1, "move-0001"),
      take_seat("a"),
      make_table("b"),
      move("b", 1, "m-1"),
      fold(),
      move("a", 3, "m-2"),
      claim_race("a", 5, "claim-1"),
      together(move("a", 5, "m-3"), move("b", 3, "m-2")),
      make_table("c"),
      remove("b"),
      fold(),
      together(make_table("d"), take_seat("c")),
      move("d", 1, "m-1"),
      together(claim_race("a", 7, "claim-2"), claim_race("d", 3, "claim-1")),
      move("a", 7, "m-4"),
      together(resign("a", 9, 0), resign("d", 3, 0)),
      undo("a", 9, 1, 8),
      rematch("a", 8, 2, "e"),
      move("e", 1, "m-1"),
  };
  return steps;
}

Tables all_of(Store& store) {
  Tables tables;
  for (const char* id : {"a", "b", "c", "d", "e"}) {
    Result<StoredTable> table = store.load(id);
    if (table) {
      tables[id] = *table;
    } else {
      EXPECT_EQ(table.error().code, ErrorCode::kUnknown) << id << table.error().message;
    }
  }
  return tables;
}

Status run(Store& store, const Step& step, std::vector<Status>& answers) {
  answers.clear();
  if (!step.ask) return store.tidy();
  return store.transaction([&] { answers = step.ask(store); });
}

// A server with its store, and what it has told people so far.
class Life {
 public:
  explicit Life(UnreliableDisk& disk) : disk_(disk) {
    // The same random numbers for each life (they mark the parts of the log).
    sqlite3_test_control(SQLITE_TESTCTRL_PRNG_SEED, 7, nullptr);
  }

  bool open() {
    Result<std::unique_ptr<Store>> store = open_sqlite({.path = kPath, .now_s = kCreated});
    if (store) store_ = std::move(*store);
    return store.ok();
  }
  bool is_open() const { return store_ != nullptr; }
  void close() { store_.reset(); }
  Store& store() { return *store_; }

  bool is_over() const { return next_ == life().size(); }
  const Tables& acknowledged() const { return acknowledged_; }
  // The same with what is under way.
  Tables with_next() const {
    Tables tables = acknowledged_;
    if (!is_over() && life()[next_].effect) life()[next_].effect(tables);
    return tables;
  }

  // The next step; whether it was stored.
  bool step() {
    std::vector<Status> answers;
    const Status stored = run(*store_, life()[next_], answers);
    if (!stored) {
      if (disk_.has_power()) {
        EXPECT_EQ(stored.error().code, ErrorCode::kReadOnly);
      }
      return false;
    }
    for (const Status& answer : answers) {
      EXPECT_TRUE(answer) << next_ << ": " << answer.error().message;
    }
    acknowledge_next();
    return true;
  }

  // What was under way is sent again, although it was stored: nothing of it happens again.
  void send_again_what_was_stored() {
    std::vector<Status> answers;
    const Step& step = life()[next_];
    (void)store_->transaction([&] { answers = step.ask(*store_); });
    acknowledge_next();
    for (const Status& answer : answers) EXPECT_FALSE(answer) << next_;
    EXPECT_EQ(all_of(*store_), acknowledged_);
  }

  void run_to_the_end() {
    while (!is_over()) ASSERT_TRUE(step()) << next_;
    EXPECT_EQ(all_of(*store_), acknowledged_);
  }

 private:
  void acknowledge_next() {
    acknowledged_ = with_next();
    ++next_;
  }

  UnreliableDisk& disk_;
  std::unique_ptr<Store> store_;
  std::size_t next_ = 0;
  Tables acknowledged_;
};

// How many operations a life takes when nothing fails.
int operations_of_a_life() {
  UnreliableDisk disk;
  Life life(disk);
  EXPECT_TRUE(life.open());
  life.run_to_the_end();
  life.close();
  return disk.operations();
}

// A life whose power goes in the midst of an operation and comes back.
void live_through_a_power_cut(int operation, Loss loss, int seed) {
  SCOPED_TRACE("operation " + std::to_string(operation) + ", loss " +
               std::to_string(static_cast<int>(loss)) + ", seed " + std::to_string(seed));
  UnreliableDisk disk;
  disk.cut_power_at(operation);
  Life life(disk);
  if (life.open()) {
    while (!life.is_over() && life.step()) continue;
  }
  life.close();
  ASSERT_FALSE(disk.has_power());
  disk.restore_power(loss, Rng(static_cast<std::uint64_t>(seed)));

  ASSERT_TRUE(life.open());
  const Tables found = all_of(life.store());
  if (found != life.acknowledged()) {
    ASSERT_EQ(found, life.with_next()) << "neither without what was under way nor with all of it";
    life.send_again_what_was_stored();
  }
  life.run_to_the_end();
  life.close();
}

TEST(PowerTest, P1AndP2HoldWheneverThePowerGoes) {
  const int operations = operations_of_a_life();
  EXPECT_GT(operations, 100);
  for (int operation = 1; operation <= operations; ++operation) {
    for (const Loss loss : {Loss::kAll, Loss::kNothing}) {
      live_through_a_power_cut(operation, loss, 0);
    }
    // What is lost differs from one operation to the next; more of it in `benben simulate`.
    live_through_a_power_cut(operation, Loss::kTail, operation);
    live_through_a_power_cut(operation, Loss::kSome, operation);
    if (testing::Test::HasFailure()) return;
  }
}

// The power goes when all is acknowledged, in the midst of no operation.
TEST(PowerTest, P1AcknowledgedMeansDurable) {
  for (std::size_t steps = 1; steps <= life().size(); ++steps) {
    SCOPED_TRACE(steps);
    UnreliableDisk disk;
    Life life(disk);
    ASSERT_TRUE(life.open());
    for (std::size_t i = 0; i < steps; ++i) ASSERT_TRUE(life.step());
    disk.cut_power_at(disk.operations() + 1);
    life.close();
    disk.restore_power(Loss::kAll, Rng(1));
    ASSERT_TRUE(life.open());
    EXPECT_EQ(all_of(life.store()), life.acknowledged());
    life.close();
  }
}

// A disk without room keeps what it was asked to before: a sync needs none.
TEST(PowerTest, P1WhatIsSyncedOnAFullDiskIsDurable) {
  const int operations = operations_of_a_life();
  for (int operation = 1; operation <= operations; ++operation) {
    SCOPED_TRACE(operation);
    UnreliableDisk disk;
    disk.fail_at(operation, 1'000'000, Failure::kFull);
    Life life(disk);
    if (life.open()) {
      while (!life.is_over() && life.step()) continue;
    }
    const Tables acknowledged = life.acknowledged();
    disk.cut_power();
    life.close();
    disk.restore_power(Loss::kAll, Rng(1));
    disk.fail_at(0, 0, Failure::kFull);
    ASSERT_TRUE(life.open());
    EXPECT_EQ(all_of(life.store()), acknowledged);
    life.close();
  }
}

// The process alone is killed: the system goes on with what it was given, and a power cut after
// that takes no more than what was not synced.
TEST(PowerTest, P1AProcessThatIsKilledLosesNothingThatWasAcknowledged) {
  const int operations = operations_of_a_life();
  for (int operation = 1; operation <= operations; ++operation) {
    SCOPED_TRACE(operation);
    UnreliableDisk disk;
    disk.cut_power_at(operation);
    Life life(disk);
    if (life.open()) {
      while (!life.is_over() && life.step()) continue;
    }
    life.close();
    disk.restart_process();
    ASSERT_TRUE(life.open());
    const Tables found = all_of(life.store());
    EXPECT_TRUE(found == life.acknowledged() || found == life.with_next());
    disk.cut_power();
    life.close();
    disk.restore_power(Loss::kAll, Rng(1));
    ASSERT_TRUE(life.open());
    const Tables left = all_of(life.store());
    EXPECT_TRUE(left == life.acknowledged() || left == life.with_next());
    life.close();
  }
}

// One operation fails, then the disk is well again: what failed is refused and can be asked again.
TEST(PowerTest, P12AnOperationThatFailsTakesNothingWithIt) {
  const int operations = operations_of_a_life();
  for (int operation = 1; operation <= operations; ++operation) {
    for (const Failure failure : {Failure::kBroken, Failure::kFull}) {
      SCOPED_TRACE(operation);
      UnreliableDisk disk;
      disk.fail_at(operation, 1, failure);
      Life life(disk);
      ASSERT_TRUE(life.open() || life.open());
      while (!life.is_over()) {
        if (life.step()) continue;
        EXPECT_EQ(all_of(life.store()), life.acknowledged());
        ASSERT_TRUE(life.step()) << "it failed but once";
      }
      life.close();
      ASSERT_TRUE(life.open());
      EXPECT_EQ(all_of(life.store()), life.acknowledged());
      life.close();
    }
  }
}

// The disk is full from some operation on until somebody makes room: nothing is stored meanwhile,
// all can be read, and then everything goes on where it was.
TEST(PowerTest, P12AFullDiskIsReadOnlyUntilThereIsRoom) {
  const int operations = operations_of_a_life();
  for (int operation = 1; operation <= operations; ++operation) {
    SCOPED_TRACE(operation);
    UnreliableDisk disk;
    Life life(disk);
    disk.fail_at(operation, 1'000'000, Failure::kFull);
    if (life.open()) {
      while (!life.is_over() && life.step()) continue;
      EXPECT_EQ(all_of(life.store()), life.acknowledged());
      const bool is_full = disk.operations() >= operation;
      const Status probed = life.store().transaction([&] { (void)life.store().probe(); });
      EXPECT_FALSE(is_full && probed);
      EXPECT_EQ(all_of(life.store()), life.acknowledged());
    }
    disk.fail_at(0, 0, Failure::kFull);
    ASSERT_TRUE(life.is_open() || life.open());
    life.run_to_the_end();
    life.close();
  }
}

// One sync for each transaction, and no more than one: that of the log.
TEST(PowerTest, P1ATransactionIsOneSync) {
  UnreliableDisk disk;
  Life life(disk);
  ASSERT_TRUE(life.open());
  ASSERT_TRUE(life.step());  // makes the log, whose first lines are synced by themselves
  for (int i = 0; i < 4; ++i) {
    const int before = disk.syncs();
    ASSERT_TRUE(life.step());
    EXPECT_EQ(disk.syncs(), before + 1);
  }
  life.close();
}

}  // namespace
}  // namespace benben
