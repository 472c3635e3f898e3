// The server as a process on PostgreSQL: what it has acknowledged survives the killing of either,
// and tables move from a folder into a database and back.
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
  PostgresServer postgres_{Durability::kFull};
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

TEST_F(PostgresCommandTest, P7NoErrorHasThePasswordInIt) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"serve", "--port", "0", "--store",
                                 "postgres://benben:hunter2@127.0.0.1:1/benben"},
        {"serve", "--port", "0", "--store", "mysql://benben:hunter2@host/benben"},
        {"migrate", "--from", "postgres://benben:hunter2@127.0.0.1:1/benben", "--to",
         folder("other")}}) {
    const Ended ended = run(arguments);
    EXPECT_NE(ended.code, 0);
    EXPECT_FALSE(ended.output.empty());
    EXPECT_EQ(ended.output.find("hunter2"), std::string::npos) << ended.output;
  }
}

}  // namespace
}  // namespace benben
