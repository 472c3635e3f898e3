// `benben check` as an operator calls it: what it prints, and its exit code.
#include <gtest/gtest.h>

#include <fstream>

#include "cli/testing/process.h"
#include "server/test_server.h"
#include "store/database.h"
#include "store/sqlite.h"

namespace benben {
namespace {

struct Ended {
  int code = 0;
  std::string output;
  friend bool operator==(const Ended&, const Ended&) = default;
};
std::ostream& operator<<(std::ostream& out, const Ended& ended) {
  return out << ended.code << ": " << ended.output;
}

Ended check(const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {"check"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  Process process(arguments);
  const std::string output = process.rest();
  return {process.end(), output};
}

class CheckCommandTest : public testing::Test {
 protected:
  CheckCommandTest() {
    std::filesystem::create_directories(folder());
    StoredTable table{"one",
                      "[Game \"ascension\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n",
                      {{"", "Ada", std::nullopt, Digest{1}}, {"", "Bob", std::nullopt, Digest{2}}},
                      {{{kChance, "colours 1"}, ""}},
                      1'767'268'800};
    const auto store = open_sqlite({database()}).value();
    EXPECT_TRUE(store->transaction([&] { EXPECT_TRUE(store->create(table)); }));
  }
  std::filesystem::path folder() const { return directory_.path() / "data"; }
  std::filesystem::path database() const { return folder() / "benben.db"; }
  void tamper(const std::string& sql) const {
    Result<Database> database = Database::open(this->database());
    database->execute(sql);
    EXPECT_FALSE(database->failed()) << database->reason();
  }

  TemporaryDirectory directory_;
};

constexpr const char* kSound =
    "1 tables, 0 rated games, 0 tournaments: all is as it was written.\n";
constexpr const char* kDamaged =
    "table one, ply 0: row: The event is not what was written.\n"
    "1 tables, 0 rated games, 0 tournaments: 1 findings.\n";

TEST_F(CheckCommandTest, EndsWith0WhereAllIsSound) {
  EXPECT_EQ(check({folder()}), (Ended{0, kSound}));
  EXPECT_EQ(check({"--data", folder()}), (Ended{0, kSound}));
  EXPECT_EQ(check({folder(), "--json"}),
            (Ended{0, "{\"tables\":1,\"rated_games\":0,\"tournaments\":0,\"findings\":[]}\n"}));
}

TEST_F(CheckCommandTest, EndsWith1WhereSomethingIsDamaged) {
  tamper("UPDATE events SET line = '* colours 2'");
  EXPECT_EQ(check({folder()}), (Ended{1, kDamaged}));
  EXPECT_EQ(check({folder(), "--json"}),
            (Ended{1,
                   "{\"tables\":1,\"rated_games\":0,\"tournaments\":0,\"findings\":[{\"code\":"
                   "\"row\",\"table\":\"one\",\"ply\":0,\"what\":\"The event is not what was "
                   "written.\"}]}\n"}));
}

TEST_F(CheckCommandTest, EndsWith2WhereNothingCanBeRead) {
  const std::string nowhere = (directory_.path() / "nowhere").string();
  EXPECT_EQ(check({nowhere}), (Ended{2, "benben: " + nowhere + ": No such file.\n"}));
  // Nor repeats an address, which may have a password in it.
  const Ended misplaced = {2, "benben: An address stands where a folder or a file is needed.\n"};
  EXPECT_EQ(check({"postgress://ada:secret@db/benben"}), misplaced);
  EXPECT_EQ(check({"--data", "postgress://ada:secret@db/benben"}), misplaced);
  EXPECT_EQ(check({directory_.path()}),
            (Ended{2, "benben: " + directory_.path().string() + ": There are no tables here.\n"}));
  std::ofstream(database()) << std::string(8192, 'x');
  EXPECT_EQ(check({folder()}),
            (Ended{2, "benben: " + database().string() + ": file is not a database.\n"}));
}

TEST_F(CheckCommandTest, LooksAtABackup) {
  const std::string backup = (directory_.path() / "backup").string();
  Process making({"backup", backup, "--data", folder()});
  making.rest();
  ASSERT_EQ(making.end(), 0);
  EXPECT_EQ(check({backup}), (Ended{0, kSound}));
}

TEST_F(CheckCommandTest, LooksAtTheFolderOfAServerThatServes) {
  Process server({"serve", "--port", "0", "--data", folder(), "--name", "benben.test"});
  const std::uint16_t port = server.port();
  ASSERT_NE(port, 0);
  const TestTable table = make_table(port, {"me", "me"});
  Player player(port, table, table.cookie);
  ASSERT_TRUE(player.sync());
  for (int i = 0; i < 5; ++i) {
    player.move(player.seat_to_act(), player.some_move());
    ASSERT_TRUE(player.sync());
  }
  EXPECT_EQ(check({folder()}),
            (Ended{0, "2 tables, 0 rated games, 0 tournaments: all is as it was written.\n"}));
  EXPECT_EQ(server.end(SIGTERM), 0);
}

}  // namespace
}  // namespace benben
