// What is PostgreSQL's alone: several who write at a time, a connection that is lost, a server that
// is killed, what is said of an address.
#include "store/postgres.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "store/database.h"
#include "store/postgres/database.h"
#include "store/postgres/schema.h"
#include "store/queue.h"
#include "store/sqlite.h"
#include "store/testing/postgres_server.h"
#include "store/testing/store_test.h"

namespace benben {
namespace {

using std::chrono_literals::operator""ms;

// Whoever has lost the server tries again at once.
std::unique_ptr<Store> open_at(const std::string& url) {
  auto store = open_postgres({url, 0ms});
  EXPECT_TRUE(store) << store.error().message;
  return std::move(*store);
}

std::unique_ptr<PostgresDatabase> look_at(const std::string& url) {
  return std::move(PostgresDatabase::open({url}, Holding::kLooking)).value();
}

class PostgresTest : public testing::Test {
 protected:
  std::unique_ptr<Store> open() { return open_at(url_); }

  std::string message_of(const std::string& url) {
    const auto store = open_postgres({url, 0ms});
    EXPECT_FALSE(store);
    return store ? "" : store.error().message;
  }

  std::string url_ = PostgresServer::shared().fresh_url();
};

StoredTable table_of(const std::string& id) {
  StoredTable table = example_table();
  table.id = id;
  return table;
}

Append move_at(const std::string& table, int ply, const std::string& move_id) {
  return {table, ply, {move_event(0, "000", move_id)}};
}

TEST_F(PostgresTest, P3OfTwoThatAppendAtATimeOneLearnsThatItCameLate) {
  const auto one = open();
  const auto other = open();
  ASSERT_TRUE(in_transaction(*one, [&] { return one->create(table_of("a")); }));
  // The other has looked at the table, as it was before, when the one appends.
  int times = 0;
  const Status late = in_transaction(*other, [&] {
    EXPECT_TRUE(other->load("a"));
    if (++times == 1) {
      EXPECT_TRUE(in_transaction(*one, [&] { return one->append(move_at("a", 1, "move-one")); }));
    }
    return other->append(move_at("a", 1, "move-other"));
  });
  EXPECT_EQ(times, 2) << "done again from the beginning";
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, ErrorCode::kConflict);
  EXPECT_EQ(one->load("a")->events.size(), 2u);
  EXPECT_EQ(one->load("a")->events[1].move_id, "move-one");
}

TEST_F(PostgresTest, P3AMoveAndAnIncidentAtATimeAreNotBothTaken) {
  const auto one = open();
  const auto other = open();
  ASSERT_TRUE(in_transaction(*one, [&] { return one->create(table_of("a")); }));
  bool is_first = true;
  const Status late = in_transaction(*other, [&] {
    EXPECT_TRUE(other->load("a"));
    if (std::exchange(is_first, false)) {
      EXPECT_TRUE(in_transaction(*one, [&] { return one->append(move_at("a", 1, "move-one")); }));
    }
    Append leaves{"a", 1, {}};
    leaves.incident = StoredIncident{{1, seat_at(0), Incident::Kind::kLeave}, "leave-01"};
    return other->append(leaves);
  });
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, ErrorCode::kConflict);
  EXPECT_TRUE(one->load("a")->incidents.empty());
}

TEST_F(PostgresTest, P4ManyWritersMakeOneOrder) {
  constexpr int kWriters = 4;
  constexpr int kMoves = 50;
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(table_of("a")); }));
  std::atomic<int> conflicts = 0;
  std::vector<std::thread> writers;
  for (int writer = 0; writer < kWriters; ++writer) {
    writers.emplace_back([&, writer] {
      const auto own = open();
      for (int move = 0; move < kMoves;) {
        const int ply = static_cast<int>(own->load("a")->events.size());
        const std::string id = std::to_string(writer) + ":" + std::to_string(move);
        Status status;
        const Status stored =
            own->transaction([&] { status = own->append(move_at("a", ply, id)); });
        if (stored && status) {
          ++move;
        } else {
          ++conflicts;
        }
      }
    });
  }
  for (std::thread& writer : writers) writer.join();
  const StoredTable table = store->load("a").value();
  std::map<std::string, int> next;
  for (const StoredEvent& event : table.events) {
    if (event.move_id.empty()) continue;
    const std::string writer = event.move_id.substr(0, 1);
    EXPECT_EQ(event.move_id, writer + ":" + std::to_string(next[writer]++));
  }
  EXPECT_EQ(table.events.size(), 1u + kWriters * kMoves);
  RecordProperty("conflicts", conflicts);
}

TEST_F(PostgresTest, P11OneNameIsOnesWhoeverAsksAtATime) {
  const auto one = open();
  const auto other = open();
  const Account ada{0, digest_of(1), "ada", {"Ada", ""}, "hash", 1};
  Account eve = ada;
  eve.person = digest_of(2);
  bool is_first = true;
  const auto late = in_transaction(*other, [&] {
    (void)other->accounts().find_account("ada");
    if (std::exchange(is_first, false)) {
      EXPECT_TRUE(in_transaction(*one, [&] { return one->accounts().add_account(ada); }));
    }
    return other->accounts().add_account(eve);
  });
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, ErrorCode::kConflict);
}

// The one draws its number first, and is stored last: until then the other waits.
TEST_F(PostgresTest, NumbersAreStoredInTheirOrder) {
  const auto one = open();
  const auto other = open();
  const ModeratorAct act{0, kCreated, std::string(kActMute), "Eve", "", digest_of(1), ""};
  std::thread waits;
  std::atomic<bool> is_stored = false;
  EXPECT_TRUE(one->transaction([&] {
    EXPECT_TRUE(one->speech().log(act));
    if (waits.joinable()) return;
    waits = std::thread([&] {
      EXPECT_TRUE(other->transaction([&] { EXPECT_TRUE(other->speech().log(act)); }));
      is_stored = true;
    });
    const auto past = look_at(url_);
    Statement waiting(*past,
                      "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
    while (Query(waiting).run_for_number() == 0) std::this_thread::sleep_for(1ms);
    EXPECT_FALSE(is_stored);
  }));
  waits.join();
  EXPECT_EQ(one->speech().acts_after(0)->size(), 2u);
}

TEST_F(PostgresTest, P1AfterALostConnectionTheNextTransactionConnectsAnew) {
  const auto store = open();
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(table_of("a")); }));
  const auto cut = [&] {
    look_at(url_)->number(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND application_name = 'benben'");
  };
  cut();
  EXPECT_TRUE(in_transaction(*store, [&] { return store->append(move_at("a", 1, "move-0001")); }));
  // In the middle of a transaction: it begins again.
  int times = 0;
  EXPECT_TRUE(in_transaction(*store, [&] {
    const Status status = store->append(move_at("a", 2, "move-0002"));
    if (++times == 1) cut();
    return status;
  }));
  EXPECT_EQ(times, 2);
  EXPECT_EQ(store->load("a")->events.size(), 3u);
}

TEST_F(PostgresTest, AServerAndWhoMovesItsTablesKeepEachOtherOut) {
  {
    const auto store = open();
    const auto moving = PostgresDatabase::open({url_}, Holding::kMoving);
    ASSERT_FALSE(moving);
    EXPECT_EQ(moving.error().message, "PostgreSQL: a server uses the database.");
    EXPECT_TRUE(open()) << "others may serve, too";
  }
  const auto moving = PostgresDatabase::open({url_}, Holding::kMoving);
  ASSERT_TRUE(moving);
  EXPECT_EQ(message_of(url_), "PostgreSQL: the database is being moved.");
}

TEST_F(PostgresTest, TwoThatMakeTheTablesAtATimeMakeThemOnce) {
  std::vector<std::thread> makers;
  for (int i = 0; i < 4; ++i) {
    makers.emplace_back([&] {
      const auto store = open_postgres({url_});
      EXPECT_TRUE(store) << store.error().message;
    });
  }
  for (std::thread& maker : makers) maker.join();
  EXPECT_EQ(look_at(url_)->number("SELECT count(*) FROM benben_schema"), 1);
}

// Each believes that the next number is its own: the second has to see what the first wrote.
TEST_F(PostgresTest, TwoWhoWriteAtATimeGiveNoNumberTwice) {
  const auto one = open();
  const auto other = open();
  ASSERT_TRUE(in_transaction(*one, [&] { return one->create(table_of("a")); }));
  const ChatMessage message{0, seat_at(0), digest_of(1), "Ada", "Hello!", 7};
  int times = 0;
  const auto late = in_transaction(*other, [&] {
    EXPECT_TRUE(other->load("a"));
    if (++times == 1) {
      const auto first = in_transaction(*one, [&] { return one->speech().write("a", message, 9); });
      EXPECT_EQ(first.value(), 1);
    }
    return other->speech().write("a", message, 9);
  });
  EXPECT_EQ(late.value(), 2);
  EXPECT_EQ(times, 2);
}

TEST_F(PostgresTest, RefusesWhatIsNotItsOwn) {
  look_at(url_)->execute("CREATE TABLE tables (x text)");
  EXPECT_EQ(message_of(url_), "PostgreSQL: this is another program's database.");
  const std::string newer = PostgresServer::shared().fresh_url();
  EXPECT_TRUE(open_at(newer));
  look_at(newer)->execute("UPDATE benben_schema SET version = 99");
  EXPECT_EQ(message_of(newer),
            "PostgreSQL: a newer Benben made the tables in the database; please update.");
}

// P7: the password of an address is said by nobody, wherever the address is wrong.
TEST_F(PostgresTest, P7ErrorsKeepTheSecretOfTheAddress) {
  for (const char* url : {"postgres://benben:hunter2@127.0.0.1:1/benben",
                          "postgres://benben:hunter2@nowhere.invalid/benben",
                          "postgres://benben:hunter2@127.0.0.1:hunter2/benben",
                          "postgres://benben:hunter2@[127.0.0.1/benben",
                          "postgres://benben:a@hunter2@nowhere.invalid/benben",
                          "postgres://benben:hunter2/x@nowhere.invalid/benben",
                          "postgres://benben:hunter2@127.0.0.1:1/benben?hunter2=1",
                          "postgres://benben:hunter2@/benben?host=/hunter2"}) {
    const std::string message = message_of(url);
    EXPECT_FALSE(message.empty());
    EXPECT_EQ(message.find("hunter2"), std::string::npos) << message;
  }
}

// The columns of SQLite's file and of these tables are the same, so that a row of one is a row of
// the other.
TEST_F(PostgresTest, TablesHaveTheColumnsOfSqlites) {
  const TemporaryDirectory directory;
  const auto path = directory.path() / "test.db";
  ASSERT_TRUE(open_sqlite({path}));
  (void)open();
  Database sqlite = Database::open(path).value();
  const auto postgres = look_at(url_);
  const auto columns = [](SqlDatabase& database, const char* sql) {
    std::set<std::string> found;
    Statement statement(database, sql);
    Query query(statement);
    while (query.next()) {
      found.insert(query.text(0) + "." + query.text(1) + " " + query.text(2) +
                   (query.number(3) != 0 ? " needed" : ""));
    }
    EXPECT_FALSE(database.failed()) << database.reason();
    return found;
  };
  const auto here = columns(
      sqlite,
      "SELECT m.name, c.name, CASE c.type WHEN 'INTEGER' THEN 'bigint' WHEN 'TEXT' THEN 'text' "
      "WHEN 'BLOB' THEN 'bytea' ELSE 'double precision' END, "
      "c.\"notnull\" = 1 OR c.pk > 0 FROM sqlite_schema AS m "
      "JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'");
  const auto there = columns(*postgres,
                             "SELECT table_name, column_name, data_type, is_nullable = 'NO' FROM "
                             "information_schema.columns WHERE table_schema = current_schema() "
                             "AND table_name NOT IN ('benben_schema', 'gone')");
  EXPECT_EQ(here, there);
}

// A server of its own, as it is killed.
class PostgresKillTest : public testing::Test {
 protected:
  PostgresServer server_;
  std::string url_ = server_.url_of("benben");
};

TEST_F(PostgresKillTest, WhileItIsGoneNothingIsAcknowledgedAndThenPlayGoesOn) {
  const auto store = open_at(url_);
  ASSERT_TRUE(in_transaction(*store, [&] { return store->create(table_of("a")); }));
  server_.kill();
  const Status gone =
      store->transaction([&] { (void)store->append(move_at("a", 1, "move-0001")); });
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().code, ErrorCode::kReadOnly);
  EXPECT_EQ(gone.error().message,
            "The server cannot store anything now: PostgreSQL cannot be reached.");
  server_.start();
  EXPECT_TRUE(in_transaction(*store, [&] { return store->append(move_at("a", 1, "move-0001")); }));
  EXPECT_EQ(store->load("a")->events.size(), 2u);
}

// Plays many tables at once through the queue, as a server does, and looks at the end at what was
// acknowledged. Whoever hears of a failure or a conflict reads the table again, as a live table
// does, and goes on from there.
class Players {
 public:
  Players(const std::string& url, int tables)
      : tables_(static_cast<std::size_t>(tables)),
        queue_(open_at(url), [](const std::function<void()>& work) { work(); }) {}

  // Keeps playing until each table has so many moves that were acknowledged.
  void play(int moves) {
    moves_ = moves;
    open_ = static_cast<int>(tables_.size());
    for (std::size_t table = 0; table < tables_.size(); ++table) create(table);
  }
  void wait() const {
    for (int left = open_; left > 0; left = open_) open_.wait(left);
  }
  int acknowledged() const { return acknowledged_; }
  void wait_for(int acknowledged) const {
    for (int now = acknowledged_; now < acknowledged; now = acknowledged_) acknowledged_.wait(now);
  }
  int failures() const { return failures_; }

  static std::string id_of(std::size_t table) { return "table-" + std::to_string(table); }
  const std::vector<std::string>& moves_of(std::size_t table) const { return tables_[table].moves; }

 private:
  struct Played {
    int ply = 1;
    std::vector<std::string> moves;  // that were acknowledged
  };

  // A table that was made without an answer is there all the same.
  void create(std::size_t table) {
    queue_.submit<int>(
        [table](Store& store) -> Result<int> {
          if (store.load(id_of(table))) return 1;
          const Status status = store.create(table_of(id_of(table)));
          return status ? Result<int>(1) : Result<int>(status.error());
        },
        [this, table](const Result<int>& made) {
          if (made) return move(table);
          ++failures_;
          create(table);
        });
  }

  void move(std::size_t table) {
    const int ply = tables_[table].ply;
    const std::string id =
        std::to_string(table) + ":" + std::to_string(tables_[table].moves.size());
    queue_.submit<int>(
        [table, ply, id](Store& store) -> Result<int> {
          const Status status = store.append(move_at(id_of(table), ply, id));
          if (status) return ply + 1;
          if (status.error().code == ErrorCode::kReadOnly) return status.error();
          const Result<StoredTable> stored = store.load(id_of(table));
          if (!stored) return stored.error();
          const int length = static_cast<int>(stored->events.size());
          const bool is_there = stored->events.back().move_id == id;
          return is_there ? length : -length;  // below 0: not stored, and it stands there
        },
        [this, table, id](const Result<int>& stands) { heard(table, id, stands); });
  }

  void heard(std::size_t table, const std::string& id, const Result<int>& stands) {
    Played& played = tables_[table];
    if (!stands) ++failures_;
    if (stands) played.ply = std::abs(*stands);
    if (stands && *stands > 0) {
      played.moves.push_back(id);
      ++acknowledged_;
      acknowledged_.notify_all();
    }
    if (static_cast<int>(played.moves.size()) < moves_) return move(table);
    --open_;
    open_.notify_all();
  }

  int moves_ = 0;
  std::atomic<int> open_ = 0;
  std::atomic<int> acknowledged_ = 0;
  std::atomic<int> failures_ = 0;
  std::vector<Played> tables_;
  StoreQueue queue_;  // goes first, with its thread
};

TEST_F(PostgresKillTest, P1P2UnderLoadNothingAcknowledgedIsLostOrDoubled) {
  constexpr int kTables = 20;
  constexpr int kMoves = 100;
  constexpr int kKills = 5;
  {
    Players players(url_, kTables);
    players.play(kMoves);
    for (int kill = 1; kill <= kKills; ++kill) {
      players.wait_for(kill * kTables * kMoves / (kKills + 1));
      server_.kill();
      server_.start();
    }
    players.wait();
    EXPECT_GT(players.failures(), 0) << "it was noticed";
    EXPECT_EQ(players.acknowledged(), kTables * kMoves);
    const auto store = open_at(url_);
    for (std::size_t table = 0; table < kTables; ++table) {
      std::vector<std::string> stored;
      const auto loaded = store->load(Players::id_of(table));
      ASSERT_TRUE(loaded);
      for (const StoredEvent& event : loaded->events) {
        if (!event.move_id.empty()) stored.push_back(event.move_id);
      }
      EXPECT_EQ(stored, players.moves_of(table)) << table;
    }
  }
}

}  // namespace
}  // namespace benben
