// The server as a process on PostgreSQL: what it has acknowledged survives the killing of either,
// tables move from a folder into a database and back, and its operator's commands work beside it.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "cli/testing/process.h"
#include "server/test_server.h"
#include "store/sqlite.h"
#include "store/testing/postgres_server.h"

namespace benben {
namespace {

struct Ended {
  int code = 0;
  std::string output;
};

Ended run(const std::vector<std::string>& arguments) {
  Process process(arguments);
  const std::string output = process.rest();
  return {process.end(), output};
}

class PostgresCommandTest : public testing::Test {
 protected:
  std::string folder(const std::string& name) const { return (directory_.path() / name).string(); }
  Ended migrate(const std::string& from, const std::string& to) const {
    return run({"migrate", "--from", from, "--to", to});
  }

  TemporaryDirectory directory_;
  PostgresServer postgres_;
  std::string url_ = postgres_.url_of("benben");
};

// Plays the move until it is taken; how often it was refused because nothing can be stored.
int move_at_last(Player& player) {
  const std::string id = "move-at-" + std::to_string(player.ply());
  const std::string text = player.some_move();
  for (int refused = 0;; ++refused) {
    const auto answer = player.move(player.seat_to_act(), text, id);
    if (answer.at("type") == "accepted") return refused;
    EXPECT_EQ(answer.at("error").at("code"), "read_only") << boost::json::serialize(answer);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}

TEST_F(PostgresCommandTest, P5PlayGoesOnWhoeverIsKilled) {
  TestTable table;
  std::vector<std::string> acknowledged;
  bool is_over = false;
  int refused = 0;
  for (int life = 0; !is_over; ++life) {
    Process server({"serve", "--port", "0", "--name", "benben.test", "--store", url_});
    const std::uint16_t port = server.port();
    ASSERT_NE(port, 0);
    if (life == 0) table = make_table(port, {"me", "me"});
    Player player(port, table, table.cookie);
    ASSERT_TRUE(player.sync());
    ASSERT_GE(player.events().size(), acknowledged.size());
    for (std::size_t i = 0; i < acknowledged.size(); ++i) {
      EXPECT_EQ(player.events()[i], acknowledged[i]);
    }
    for (int move = 0; move < 6 && !player.is_over(); ++move) {
      if (move == 3) {
        postgres_.kill();
        const auto answer = player.move(player.seat_to_act(), player.some_move(),
                                        "gone-away-" + std::to_string(life));
        EXPECT_EQ(answer.at("error").at("code"), "read_only") << boost::json::serialize(answer);
        postgres_.start();
      }
      refused += move_at_last(player);
      ASSERT_TRUE(player.sync());
    }
    acknowledged = player.events();
    is_over = player.is_over();
    EXPECT_EQ(server.end(SIGKILL), 128 + SIGKILL);
  }
  EXPECT_GE(acknowledged.size(), 36u);
  RecordProperty("refused", refused);
}

// Nobody waits for it, however long its drain is: nothing could be stored.
TEST_F(PostgresCommandTest, P12ItEndsWhereAnotherVersionHasChangedTheTables) {
  Process server(
      {"serve", "--port", "0", "--name", "benben.test", "--store", url_, "--drain-s", "600"});
  const std::uint16_t port = server.port();
  ASSERT_NE(port, 0);
  postgres_.ask("benben", "UPDATE benben_schema SET version = 9");
  EXPECT_EQ(outcome(post(port, "/api/tables", kTable)), "201 ") << "that could be stored still";
  EXPECT_TRUE(says(server, "another Benben has brought the tables to version 9; this one knows"));
  EXPECT_EQ(server.end(), 1);
  const Ended again = run({"serve", "--port", "0", "--store", url_});
  EXPECT_EQ(again.code, 1);
  EXPECT_NE(again.output.find("a newer Benben made the tables in the database; please update"),
            std::string::npos)
      << again.output;
}

TEST_F(PostgresCommandTest, TablesMoveThereAndBack) {
  std::string id;
  {
    Process server({"serve", "--port", "0", "--name", "benben.test", "--data", folder("data")});
    const std::uint16_t port = server.port();
    const TestTable table = make_table(port, {"me", "me"});
    id = table.id;
    Player player(port, table, table.cookie);
    ASSERT_TRUE(player.sync());
    EXPECT_EQ(move_at_last(player), 0);
    const Ended used = migrate(folder("data"), url_);
    EXPECT_EQ(used.code, 1) << used.output;
    EXPECT_NE(used.output.find("is in use by another Benben server"), std::string::npos);
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  const Ended there = migrate(folder("data"), url_);
  EXPECT_EQ(there.code, 0) << there.output;
  EXPECT_NE(there.output.find("/data to PostgreSQL: 1 tables with "), std::string::npos)
      << there.output;
  EXPECT_NE(there.output.find(" rows are the same in both.\n"), std::string::npos);
  const Ended again = migrate(folder("data"), url_);
  EXPECT_EQ(again.code, 2);
  EXPECT_NE(again.output.find("it must be empty"), std::string::npos) << again.output;

  // What an interrupted one left is begun again.
  std::filesystem::create_directory(folder("back"));
  std::filesystem::copy_file(folder("data") + "/benben.db", folder("back") + "/benben.db.moving");
  const Ended back = migrate(url_, folder("back"));
  EXPECT_EQ(back.code, 0) << back.output;
  EXPECT_FALSE(std::filesystem::exists(folder("back") + "/benben.db.moving"));
  const auto load = [&](const std::string& name) {
    return open_sqlite({folder(name) + "/benben.db"}).value()->load(id).value();
  };
  EXPECT_EQ(load("back"), load("data"));
  EXPECT_EQ(migrate(url_, folder("back")).code, 2);
  EXPECT_EQ(run({"check", folder("back")}).code, 0);
  EXPECT_EQ(migrate(folder("data"), folder("other")).code, 2);
}

// What the command says of this database.
Ended on(const std::string& url, std::vector<std::string> words) {
  words.insert(words.begin() + 1, {"--store", url});
  return run(words);
}

bool holds(const Ended& ended, const std::string& part) {
  return ended.code == 0 && ended.output.find(part) != std::string::npos;
}

TEST_F(PostgresCommandTest, TheOperatorsCommandsWorkBesideItsServer) {
  Process server({"serve", "--port", "0", "--name", "benben.test", "--store", url_});
  const std::uint16_t port = server.port();
  const TestTable table = make_table(port, {"me", "me"});
  Player player(port, table, table.cookie);
  ASSERT_TRUE(player.sync());
  EXPECT_EQ(move_at_last(player), 0);
  ASSERT_TRUE(player.sync());

  const Ended listed = on(url_, {"tables"});
  EXPECT_TRUE(holds(listed, table.id)) << listed.output;
  EXPECT_TRUE(holds(listed, "played")) << listed.output;
  const Ended record = on(url_, {"export", "--", log_id(table.id)});
  EXPECT_TRUE(holds(record, "[Game \"pyramix\"]")) << record.output;
  EXPECT_TRUE(holds(record, player.events().back())) << record.output;
  EXPECT_TRUE(holds(on(url_, {"recount"}), "All is stored as the records say."));
  EXPECT_TRUE(
      holds(on(url_, {"check"}), "1 tables, 0 rated games, 0 tournaments: all is as it was"))
      << on(url_, {"check"}).output;
  EXPECT_EQ(run({"check", url_}).code, 0);

  EXPECT_TRUE(holds(on(url_, {"admin", "reports"}), "No reports are open."));
  EXPECT_EQ(on(url_, {"admin", "delete", "nowhere-here"}).output,
            "benben: There is no table nowhere-here.\n");
  EXPECT_EQ(on(url_, {"admin", "delete", "--", table.id}).code, 0);
  EXPECT_TRUE(holds(on(url_, {"admin", "log"}), "delete table  " + table.id));
  EXPECT_FALSE(holds(on(url_, {"tables"}), table.id));

  // Whoever repairs has it alone.
  const Ended used = on(url_, {"recount", "--repair"});
  EXPECT_EQ(used.code, 1) << used.output;
  EXPECT_NE(used.output.find("a server uses the database"), std::string::npos) << used.output;
  EXPECT_EQ(server.end(SIGTERM), 0);
  EXPECT_EQ(on(url_, {"recount", "--repair"}).code, 0);
}

TEST_F(PostgresCommandTest, WhatWasDamagedIsFound) {
  {
    Process server({"serve", "--port", "0", "--name", "benben.test", "--store", url_});
    make_table(server.port(), {"me", "me"});
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  postgres_.ask("benben", "UPDATE events SET line = '0 001'");
  const Ended found = on(url_, {"check"});
  EXPECT_EQ(found.code, 1) << found.output;
  EXPECT_NE(found.output.find("ply 0: row: The event is not what was written."), std::string::npos)
      << found.output;
}

// The pair of docs/operations.md: what pg_dump writes beside a server, pg_restore puts into a new
// database, with which a server goes on.
TEST_F(PostgresCommandTest, P5ADumpIsRestored) {
  TestTable table;
  std::vector<std::string> events;
  {
    Process server({"serve", "--port", "0", "--name", "benben.test", "--store", url_});
    const std::uint16_t port = server.port();
    table = make_table(port, {"me", "me"});
    Player player(port, table, table.cookie);
    ASSERT_TRUE(player.sync());
    EXPECT_EQ(move_at_last(player), 0);
    ASSERT_TRUE(player.sync());
    events = player.events();
    postgres_.dump(folder("dump"));
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  PostgresServer other;
  other.restore(folder("dump"));
  const std::string url = other.url_of("benben");
  EXPECT_EQ(on(url, {"check"}).code, 0) << on(url, {"check"}).output;
  Process server({"serve", "--port", "0", "--name", "benben.test", "--store", url});
  Player player(server.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  EXPECT_EQ(player.events(), events);
  EXPECT_EQ(move_at_last(player), 0);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

TEST_F(PostgresCommandTest, WhatIsNotThereIsSaid) {
  EXPECT_EQ(on(url_, {"tables"}).output,
            "benben: The PostgreSQL database has no tables of Benben's.\n");
  EXPECT_EQ(on(url_, {"check"}).code, 2);
  const Ended backup = on(url_, {"backup", folder("copy")});
  EXPECT_EQ(backup.code, 2);
  EXPECT_NE(backup.output.find("pg_dump"), std::string::npos) << backup.output;
  EXPECT_NE(on(url_, {"restore", folder("copy")}).output.find("pg_restore"), std::string::npos);
  EXPECT_EQ(run({"tables", "--store", url_, "--data", folder("data")}).code, 2);
}

TEST_F(PostgresCommandTest, P7NoErrorHasThePasswordInIt) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"serve", "--port", "0", "--store",
                                 "postgres://benben:hunter2@127.0.0.1:1/benben"},
        {"serve", "--port", "0", "--store", "mysql://benben:hunter2@host/benben"},
        {"tables", "--store", "postgres://benben:hunter2@127.0.0.1:1/benben"},
        {"check", "postgres://benben:hunter2@127.0.0.1:1/benben"},
        {"migrate", "--from", "postgres://benben:hunter2@127.0.0.1:1/benben", "--to",
         folder("other")},
        {"migrate", "--from", "postgre//benben:hunter2@host/benben", "--to", url_},
        {"admin", "reports", "postgres://benben:hunter2@host/benben"},
        {"tables", "postgres://benben:hunter2@host/benben"},
        {"postgres://benben:hunter2@host/benben"},
        {"postgres://benben:hunter2" + std::string(60, 'x') + "@host/benben"}}) {
    const Ended ended = run(arguments);
    EXPECT_NE(ended.code, 0);
    EXPECT_FALSE(ended.output.empty());
    EXPECT_EQ(ended.output.find("hunter2"), std::string::npos) << ended.output;
  }
}

}  // namespace
}  // namespace benben
