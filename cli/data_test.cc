// The commands on a data folder: what a backup holds and restore brings back, also from under a
// server that serves; what is listed, printed and deleted.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "cli/testing/process.h"
#include "server/test_server.h"
#include "store/database.h"
#include "store/sqlite.h"

namespace benben {
namespace {

using Path = std::filesystem::path;

struct Ended {
  int code = 0;
  std::string output;
  friend bool operator==(const Ended&, const Ended&) = default;
};
std::ostream& operator<<(std::ostream& out, const Ended& ended) {
  return out << ended.code << ": " << ended.output;
}

Ended run(const std::vector<std::string>& arguments) {
  Process process(arguments);
  const std::string output = process.rest();
  return {process.end(), output};
}

std::string content_of(const Path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// A table of two seats; 1.1.2026 at noon.
StoredTable table_of(const std::string& id, int moves) {
  StoredTable table{id,
                    "[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Date \"2026-01-01\"]\n\n",
                    {{"", "Ada", std::nullopt, Digest{1}}, {"", "", Digest{2}, std::nullopt}},
                    {},
                    1'767'268'800};
  for (int i = 0; i < moves; ++i) {
    table.events.push_back({{seat_at(0), "000"}, "move-" + std::to_string(1000 + i)});
  }
  return table;
}

constexpr const char* kMore = "; of an id at least the first 8 characters are needed.";

class DataTest : public testing::Test {
 protected:
  Path path(const std::string& name) const { return directory_.path() / name; }
  Path database() const { return path("data") / "benben.db"; }
  Path kept() const { return path("data") / "benben.db.before-restore"; }

  Ended command(const std::string& name, const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments = {name, "--data", path("data").string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }
  Ended back_up() const { return command("backup", {path("backup").string()}); }
  Ended restore() const { return command("restore", {path("backup").string()}); }
  Ended restore_over() const { return command("restore", {path("backup").string(), "--replace"}); }

  // A folder with these tables; the second form leaves them in the log, as a crash does.
  void make(const std::vector<StoredTable>& tables) const { (void)make_store(tables); }
  void make_crashed(const std::vector<StoredTable>& tables) const {
    const auto store = make_store(tables);
    std::filesystem::copy(path("data"), path("crashed"));
    std::filesystem::remove(path("crashed") / "benben.db-shm");
    std::filesystem::rename(path("data"), path("gone"));
    std::filesystem::rename(path("crashed"), path("data"));
  }
  std::unique_ptr<Store> make_store(const std::vector<StoredTable>& tables) const {
    std::filesystem::create_directories(path("data"));
    std::unique_ptr<Store> store = open_sqlite({database()}).value();
    EXPECT_TRUE(store->transaction([&] {
      for (const StoredTable& table : tables) EXPECT_TRUE(store->create(table));
    }));
    return store;
  }
  // The database of a server in this process, in the place where the commands look for one.
  void share(const TestServer& server) const {
    std::filesystem::create_directory(path("data"));
    std::filesystem::create_symlink(server.database(), database());
  }
  // Overwrites some pages from this one on, counted from 0.
  static void scribble(const Path& database, int page) {
    std::fstream file(database, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096 * page);
    file << std::string(4096 * 4, '\xA5');
  }
  static Result<StoredTable> load(const Path& database, const std::string& id) {
    const auto store = open_sqlite({database, 0, Opening::kAsItIs});
    return store ? store.value()->load(id) : store.error();
  }
  std::set<std::string> files() const {
    std::set<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(path("data"))) {
      names.insert(file.path().filename());
    }
    return names;
  }
  std::string line(const std::string& rest) const { return "benben: " + rest + "\n"; }

  TemporaryDirectory directory_;
};

TEST_F(DataTest, WhatWasBackedUpIsRestored) {
  make({table_of("one", 3), table_of("two", 0)});
  EXPECT_EQ(back_up(), (Ended{0, path("backup").string() + ": 2 tables\n"}));
  std::filesystem::remove_all(path("data"));
  EXPECT_EQ(restore(), (Ended{0, path("data").string() + ": 2 tables\n"}));
  EXPECT_EQ(load(database(), "one").value(), table_of("one", 3));
  EXPECT_EQ(load(database(), "two").value(), table_of("two", 0));
  EXPECT_EQ(files(), (std::set<std::string>{"benben.db", "lock"}));
}

TEST_F(DataTest, ABackupIsOneFileThatIsNobodyElses) {
  make_crashed({table_of("one", 3)});
  EXPECT_EQ(back_up().code, 0);
  EXPECT_EQ(std::filesystem::status(path("backup")).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  std::filesystem::create_directory(path("elsewhere"));
  std::filesystem::rename(path("backup"), path("elsewhere") / "backup");
  EXPECT_EQ(load(path("elsewhere") / "backup", "one").value(), table_of("one", 3));
}

TEST_F(DataTest, P5EachBackupOfAServerIsAPrefixWithAllThatWasAcknowledged) {
  TestServer server;
  share(server);
  const TestTable table = make_table(server.port(), {"me", "me"});
  Player player(server.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  while (!player.is_over()) {
    const std::size_t before = player.events().size();
    Process backup(
        {"backup", path("backup").string(), "--data", path("data").string(), "--replace"});
    for (int i = 0; i < 5 && !player.is_over(); ++i) {
      EXPECT_EQ(player.move(player.seat_to_act(), player.some_move()).at("type"), "accepted");
      ASSERT_TRUE(player.sync());
    }
    EXPECT_EQ(backup.rest(), path("backup").string() + ": 1 tables\n");
    ASSERT_EQ(backup.end(), 0);
    const Result<StoredTable> stored = load(path("backup"), table.id);
    ASSERT_TRUE(stored) << stored.error().message;
    ASSERT_GE(stored.value().events.size(), before);
    ASSERT_LE(stored.value().events.size(), player.events().size());
    for (std::size_t ply = 0; ply < stored.value().events.size(); ++ply) {
      EXPECT_EQ(event_line(stored.value().events[ply].event), player.events()[ply]);
    }
  }
}

TEST_F(DataTest, AnOlderBackupIsReplacedOnlyWhenToldTo) {
  make({table_of("one", 0)});
  std::ofstream(path("backup")) << "older";
  EXPECT_EQ(back_up(),
            (Ended{2, line(path("backup").string() + " exists; --replace writes over it.")}));
  EXPECT_EQ(content_of(path("backup")), "older");
  EXPECT_EQ(command("backup", {path("backup").string(), "--replace"}).code, 0);
  EXPECT_TRUE(load(path("backup"), "one"));
}

// A server goes on with the file that it has open: what was put in its place would be lost.
TEST_F(DataTest, NoBackupIsWrittenOverTheDatabaseItself) {
  make({table_of("one", 0)});
  for (const char* name : {"benben.db", "benben.db-wal", "other.db"}) {
    const std::string file = (database().parent_path() / name).string();
    EXPECT_EQ(
        command("backup", {file, "--replace"}),
        (Ended{2, line(file + " lies in the data folder itself; a backup belongs elsewhere.")}));
  }
  EXPECT_TRUE(load(database(), "one"));
}

TEST_F(DataTest, ADamagedDatabaseMakesNoBackup) {
  make({table_of("one", 0)});
  scribble(database(), 3);
  const Ended ended = back_up();
  EXPECT_EQ(ended.code, 1);
  EXPECT_EQ(
      ended.output.find(line(database().string() + ": the database is damaged: ").substr(0, 40)),
      0u)
      << ended;
  for (const auto& left : std::filesystem::directory_iterator(directory_.path())) {
    EXPECT_EQ(left.path(), path("data"));
  }
}

TEST_F(DataTest, AServerIsNotRestoredUnder) {
  make({table_of("one", 0)});
  ASSERT_EQ(back_up().code, 0);
  Process server(
      {"serve", "--port", "0", "--data", path("data").string(), "--name", "benben.test"});
  ASSERT_NE(server.port(), 0);
  EXPECT_EQ(restore_over(),
            (Ended{1, line(path("data").string() + " is in use by another Benben server (process " +
                           std::to_string(server.number()) + ").")}));
}

TEST_F(DataTest, RestoreKeepsTheOldTablesBeside) {
  make({table_of("one", 1)});
  ASSERT_EQ(back_up().code, 0);
  std::filesystem::remove_all(path("data"));
  make_crashed({table_of("two", 2)});
  EXPECT_EQ(restore(),
            (Ended{2, line(path("data").string() + " has tables; --replace keeps them in "
                                                   "benben.db.before-restore.")}));
  EXPECT_EQ(restore_over().code, 0);
  EXPECT_EQ(load(database(), "one").value(), table_of("one", 1));
  EXPECT_EQ(load(database(), "two").error().code, ErrorCode::kUnknown);
  EXPECT_EQ(load(kept(), "two").value(), table_of("two", 2));
  EXPECT_EQ(restore_over().code, 0);  // the kept one is the last one
  EXPECT_EQ(load(kept(), "one").value(), table_of("one", 1));
  EXPECT_EQ(files(), (std::set<std::string>{"benben.db", "benben.db.before-restore", "lock"}));
}

TEST_F(DataTest, ALogThatCannotBeFoldedIsKeptToo) {
  make({table_of("one", 1)});
  ASSERT_EQ(back_up().code, 0);
  const auto store = make_store({table_of("two", 2)});
  Database reader = Database::open(database()).value();
  reader.execute("BEGIN");
  EXPECT_EQ(reader.number("SELECT count(*) FROM tables"), 2);
  EXPECT_TRUE(store->transaction([&] { EXPECT_TRUE(store->create(table_of("three", 3))); }));
  EXPECT_EQ(restore_over().code, 0);
  EXPECT_TRUE(exists(Path(kept().string() + "-wal")));
  EXPECT_EQ(load(kept(), "three").value(), table_of("three", 3));
  EXPECT_EQ(load(database(), "one").value(), table_of("one", 1));
  EXPECT_EQ(load(database(), "two").error().code, ErrorCode::kUnknown);
}

// It had kept both, and removed the log, when it crashed.
TEST_F(DataTest, ALogThatACrashedRestoreHasKeptIsKept) {
  make({table_of("one", 1)});
  ASSERT_EQ(back_up().code, 0);
  std::filesystem::create_hard_link(database(), kept());
  std::ofstream(kept().string() + "-wal") << "the log";
  EXPECT_EQ(restore_over().code, 0);
  EXPECT_EQ(content_of(kept().string() + "-wal"), "the log");
  EXPECT_EQ(restore_over().code, 0);
  EXPECT_FALSE(exists(Path(kept().string() + "-wal"))) << "another database is kept now";
}

// A server has served the old tables in between.
TEST_F(DataTest, ALogThatACrashedRestoreHasKeptIsNotThatOfWhatWasPlayedSince) {
  make({table_of("one", 1)});
  ASSERT_EQ(back_up().code, 0);
  std::filesystem::create_hard_link(database(), kept());
  std::ofstream(kept().string() + "-wal") << "the log";
  make({table_of("two", 2)});
  std::filesystem::last_write_time(
      database(), std::filesystem::file_time_type::clock::now() + std::chrono::minutes(1));
  EXPECT_EQ(restore_over().code, 0);
  EXPECT_FALSE(exists(Path(kept().string() + "-wal")));
  EXPECT_EQ(load(kept(), "two").value(), table_of("two", 2));
}

TEST_F(DataTest, WhatIsNoDatabaseAtAllIsKept) {
  make({table_of("one", 1)});
  ASSERT_EQ(back_up().code, 0);
  std::ofstream(database()) << "no database";
  EXPECT_EQ(restore_over().code, 0);
  EXPECT_EQ(load(database(), "one").value(), table_of("one", 1));
  EXPECT_EQ(content_of(kept()), "no database");
}

TEST_F(DataTest, WhatACrashedRestoreLeftIsInNobodysWay) {
  make({table_of("one", 1)});
  ASSERT_EQ(back_up().code, 0);
  std::ofstream(database().string() + ".restoring") << "half";
  std::ofstream(kept().string() + ".new") << "half";
  EXPECT_EQ(restore_over().code, 0);
  EXPECT_EQ(load(database(), "one").value(), table_of("one", 1));
  EXPECT_EQ(files(), (std::set<std::string>{"benben.db", "benben.db.before-restore", "lock"}));
}

TEST_F(DataTest, WhatIsNoBackupIsRefusedAndChangesNothing) {
  make({table_of("one", 1)});
  const std::string before = content_of(database());
  EXPECT_EQ(restore_over(), (Ended{2, line(path("backup").string() + ": No such file.")}));
  std::ofstream(path("backup")) << std::string(8192, 'x');
  EXPECT_EQ(restore_over(),
            (Ended{2, line(path("backup").string() + ": file is not a database.")}));
  std::ofstream(path("backup")) << before;
  scribble(path("backup"), 3);
  const Ended damaged = restore_over();
  EXPECT_EQ(damaged.code, 2);
  EXPECT_NE(damaged.output.find("backup: the database is damaged: "), std::string::npos) << damaged;
  EXPECT_EQ(content_of(database()), before);
  EXPECT_EQ(files().count("benben.db.restoring"), 0u);
}

TEST_F(DataTest, ListsTables) {
  TestServer server;
  const TestTable played = make_table(server.port(), {"me", "open"});
  Player player(server.port(), played, played.cookie);
  ASSERT_TRUE(player.sync());
  player.move(0, player.some_move());
  server.stop();
  std::filesystem::create_directory(path("data"));
  std::filesystem::copy(server.database(), database());
  {
    const auto store = make_store({table_of("one", 0), table_of("two", 1)});
    ASSERT_TRUE(store->transaction([&] { (void)store->set_aside("two", "Ply 3."); }));
  }
  const Ended ended = command("tables");
  EXPECT_EQ(ended.code, 0);
  std::vector<std::string> lines;
  std::istringstream text(ended.output);
  for (std::string row; std::getline(text, row);) lines.push_back(row);
  ASSERT_EQ(lines.size(), 4u) << ended;
  EXPECT_EQ(lines[0], "TABLE                   GAME        CREATED     EVENTS  STATE     SEATS");
  EXPECT_EQ(lines[1].substr(0, 36), played.id + "  pyramix     ");
  EXPECT_EQ(lines[1].substr(46), "       2  played    Ada, (open)");
  // Nothing was drawn for it, so it does not fold.
  EXPECT_EQ(lines[2].substr(0, 66),
            "one                     -           -                -  damaged   ");
  EXPECT_EQ(lines[3], "two                     -           -                -  damaged   Ply 3.");
  const std::string json = command("tables", {"--json"}).output;
  EXPECT_TRUE(json.starts_with("[{\"id\":\"" + played.id +
                               "\",\"state\":\"played\",\"game\":\"pyramix\",\"created\":\""))
      << json;
  EXPECT_NE(json.find("\"events\":2,\"seats\":[{\"name\":\"Ada\",\"claimed\":true},"
                      "{\"name\":\"\",\"claimed\":false}]},{\"id\":\"one\","),
            json.npos)
      << json;
  EXPECT_TRUE(json.ends_with("{\"id\":\"two\",\"state\":\"damaged\",\"damage\":\"Ply 3.\"}]\n"))
      << json;
}

TEST_F(DataTest, ExportsTheRecordThatTheServerGives) {
  TestServer server;
  share(server);
  const TestTable table = make_table(server.port(), {"me", "me"});
  Player player(server.port(), table, table.cookie);
  ASSERT_TRUE(player.sync());
  while (!player.is_over()) {
    player.move(player.seat_to_act(), player.some_move());
    ASSERT_TRUE(player.sync());
  }
  const std::string record = ask(server.port(), "GET", table.path("/record")).body;
  EXPECT_NE(record.find("[Result "), std::string::npos);
  EXPECT_EQ(command("export", {"--", table.id}), (Ended{0, record}));
  EXPECT_EQ(command("export", {"--out", path("record").string(), "--", table.id}), (Ended{0, ""}));
  EXPECT_EQ(content_of(path("record")), record);
  EXPECT_EQ(command("export", {"--", log_id(table.id)}), (Ended{0, record})) << "as the log has it";
  EXPECT_EQ(command("export", {"nobody-here"}), (Ended{2, line("There is no table nobody-here.")}));
}

TEST_F(DataTest, DeletesOneTable) {
  make({table_of("one", 1), table_of("-two", 1)});
  EXPECT_EQ(command("delete", {"--", "-two"}), (Ended{0, ""}));
  EXPECT_EQ(load(database(), "-two").error().code, ErrorCode::kUnknown);
  EXPECT_TRUE(load(database(), "one"));
  EXPECT_EQ(command("delete", {"--", "-two"}),
            (Ended{2, line(std::string("There is no table -two") + kMore)}));
}

TEST_F(DataTest, DeletesOnlyWhatItsNameBeginsLikeAlone) {
  make({table_of("table-one", 1), table_of("table-one-more", 1), table_of("table-two", 1)});
  const auto fault = [&](const std::string& sentence) { return Ended{2, line(sentence)}; };
  EXPECT_EQ(command("delete", {"table-on"}), fault("More than one table begins like table-on."));
  EXPECT_EQ(command("delete", {"table-tw-"}), fault("There is no table table-tw-."));
  EXPECT_EQ(command("delete", {"table-t"}),
            fault(std::string("There is no table table-t") + kMore));
  EXPECT_EQ(command("delete", {""}), fault(std::string("There is no table ") + kMore));
  for (const char* id : {"table-one", "table-one-more", "table-two"}) {
    EXPECT_TRUE(load(database(), id)) << id;
  }
  EXPECT_EQ(command("delete", {"table-tw"}), (Ended{0, ""}));
  EXPECT_FALSE(load(database(), "table-two"));
  EXPECT_EQ(command("delete", {"table-one"}), (Ended{0, ""}))
      << "a whole id, though another goes on";
  EXPECT_FALSE(load(database(), "table-one"));
  EXPECT_TRUE(load(database(), "table-one-more"));
}

// A rated game that one of two accounts gave up, which was not counted.
TEST_F(DataTest, CountsRatedGamesAgain) {
  StoredTable table = table_of("rated", 1);
  table.header =
      "[Game \"ascension\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Rated \"yes\"]\n"
      "[Date \"2026-01-01\"]\n\n";
  table.seats[1] = {"", "Bob", std::nullopt, Digest{2}};
  table.events.front().event.actor = kChance;
  table.events.front().event.text = "colours 1";
  table.events.front().move_id.clear();
  table.incidents.push_back({{1, seat_at(1), Incident::Kind::kResign}, "resign-001"});
  const auto store = make_store({table});
  EXPECT_TRUE(store->transaction([&] {
    for (const auto& [name, person] : {std::pair("ada", Digest{1}), {"bob", Digest{2}}}) {
      EXPECT_TRUE(store->accounts().add_account({0, person, name, {name, ""}, "x", 20454}));
    }
  }));
  const std::string counted = "1 rated games, 2 ratings\n";
  const std::string wrong = "Stored otherwise: 2 ratings, 0 games; left out: 1 games.\n";
  EXPECT_EQ(command("recount"), (Ended{1, counted + wrong}));
  EXPECT_EQ(command("recount", {"--repair"}),
            (Ended{0, counted + wrong + "It is stored now as the records say.\n"}));
  EXPECT_EQ(command("recount"), (Ended{0, counted + "All is stored as the records say.\n"}));
}

TEST_F(DataTest, WithoutTablesThereIsNothingToDo) {
  const std::string nothing = line(path("data").string() + ": There are no tables here.");
  EXPECT_EQ(command("tables"), (Ended{2, nothing}));
  EXPECT_EQ(command("export", {"one"}), (Ended{2, nothing}));
  EXPECT_EQ(command("delete", {"one"}), (Ended{2, nothing}));
  EXPECT_EQ(command("recount"), (Ended{2, nothing}));
  EXPECT_EQ(command("recount", {"--repair"}), (Ended{2, nothing}));
  EXPECT_EQ(back_up(), (Ended{2, nothing}));
  EXPECT_FALSE(exists(path("data")));
}

}  // namespace
}  // namespace benben
