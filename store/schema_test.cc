// A database of an older version becomes one of this version, with all that it held.
#include "store/schema.h"

#include "store/testing/store_test.h"
#include "store/testing/version3.h"
#include "store/testing/version4_table.h"
#include "store/testing/version5.h"
#include "store/testing/version6.h"

namespace benben {
namespace {

// What version 1 wrote, to the letter, with the example table, one that was never played and one
// that was set aside.
constexpr const char* kVersion1 = R"sql(
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  header TEXT NOT NULL,
  damaged TEXT
) STRICT;
CREATE TABLE seats (
  table_number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  bot TEXT NOT NULL,
  name TEXT NOT NULL,
  invitation BLOB,
  token BLOB,
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
  table_number INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, ply)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_move ON events (table_number, move_id) WHERE move_id IS NOT NULL;
PRAGMA application_id=1114530414;
PRAGMA user_version=1;
PRAGMA journal_mode=WAL;
INSERT INTO tables VALUES
  (1, 'table-1', '[Game "pyramix"]
[Rules "1"]
[Players "3"]
[Date "2026-02-28"]

', NULL),
  (2, 'unplayed', '[Game "pyramix"]

', NULL),
  (3, 'damaged', '[Game "pyramix"]

', 'Ply 3.');
INSERT INTO seats VALUES
  (1, 0, '', 'Ada', NULL, x'0100000000000000000000000000000000000000000000000000000000000000'),
  (1, 1, '', '', x'0200000000000000000000000000000000000000000000000000000000000000', NULL),
  (1, 2, 'bot:4', '', NULL, NULL),
  (2, 0, '', 'Grace', NULL, x'0100000000000000000000000000000000000000000000000000000000000000');
INSERT INTO events VALUES
  (1, 0, '* reveal 000=bA', NULL, 7831390677825071674),
  (1, 1, '0 000', 'move-0001', -3312202024997258882),
  (2, 0, '* reveal 000=bA', NULL, 1),
  (3, 0, '* reveal 000=bA', NULL, 1);
)sql";

constexpr std::int64_t kNow = kCreated + 1000;

// How version 7 had messages, with some at the first two tables.
constexpr const char* kMessagesOfVersion7 = R"sql(
DROP TABLE chat_messages;
CREATE TABLE chat_messages (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  table_number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  person BLOB NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_messages_by_table ON chat_messages (table_number, number);
CREATE INDEX chat_messages_by_person ON chat_messages (person);
PRAGMA user_version=7;
INSERT INTO chat_messages (table_number, seat, person, name, text, at) VALUES
  (1, 0, x'0100000000000000000000000000000000000000000000000000000000000000', 'Ada', 'Hello!', 7),
  (2, 1, x'0200000000000000000000000000000000000000000000000000000000000000', 'Bob', 'Hello?', 8),
  (1, 0, x'0100000000000000000000000000000000000000000000000000000000000000', 'Ada', 'Again', 9),
  (2, 1, x'0200000000000000000000000000000000000000000000000000000000000000', 'Bob', 'Bad', 9);
DELETE FROM chat_messages WHERE number = 4;
)sql";

std::string schema_of(const std::filesystem::path& file) {
  Result<Database> database = Database::open(file);
  return database->text(
      "SELECT group_concat(sql) FROM (SELECT sql FROM sqlite_schema "
      "WHERE sql IS NOT NULL ORDER BY name)");
}

class SchemaTest : public StoreTest {
 protected:
  SchemaTest() { tamper(kVersion1); }

  Result<std::unique_ptr<Store>> migrate(int max_pages = 0) {
    return open_sqlite({path(), max_pages, Opening::kMake, kNow});
  }
};

TEST_F(SchemaTest, KeepsTablesSeatsAndEvents) {
  const auto store = migrate().value();
  StoredTable expected = example_table();
  expected.seats[0].figure = "";                 // which it did not know
  expected.seats[0].figure = "";                 // which it did not know
  expected.created_s = kCreated - 12 * 60 * 60;  // the day of its header is all that was known
  expected.events.push_back(move_event(0, "000", "move-0001"));
  const Result<StoredTable> loaded = store->load("table-1");
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(*loaded, expected);
  EXPECT_EQ(store->load("damaged").error(), (Error{ErrorCode::kDamaged, "Ply 3.", "", 0}));
  EXPECT_EQ(number("SELECT created FROM tables WHERE id = 'unplayed'"), kNow);
  EXPECT_EQ(store->tables_of({digest_of(1)}, 9).value(),
            (std::vector<std::string>{"unplayed", "table-1"}));
  EXPECT_TRUE(append(*store, 2, {move_event(1, "100", "move-0002")}));
}

TEST_F(SchemaTest, GivesUnplayedTablesTheirFullTime) {
  const auto store = migrate().value();
  EXPECT_EQ(number("SELECT unplayed_since FROM tables WHERE id = 'unplayed'"), kNow);
  EXPECT_EQ(number("SELECT count(*) FROM tables WHERE unplayed_since IS NULL"), 1);
}

TEST_F(SchemaTest, HasTheTablesOfANewDatabase) {
  {
    const auto store = migrate().value();
  }
  const std::filesystem::path fresh = directory_.path() / "fresh.db";
  {
    const auto store = open_sqlite({fresh}).value();
  }
  EXPECT_EQ(schema_of(path()), schema_of(fresh));
  EXPECT_EQ(number("PRAGMA user_version"), kSchemaVersion);
  EXPECT_EQ(Database::open(path())->text("PRAGMA integrity_check"), "ok");
}

TEST_F(SchemaTest, Version2GetsItsClaimsOfRaces) {
  {
    const auto store = migrate().value();
  }
  tamper(
      "DROP TABLE race_claims; DROP TABLE incidents; DROP TABLE clocks; DROP TABLE accounts; "
      "DROP TABLE devices; DROP TABLE recovery_codes; DROP TABLE device_links; "
      "DROP TABLE profiles; DROP TABLE players; DROP TABLE rated_games; DROP TABLE rated_seats; "
      "DROP TABLE ratings; DROP TABLE tournaments; DROP TABLE tournament_facts; "
      "DROP TABLE notices; DROP TABLE notices_persons; DROP TABLE notices_key; "
      "DROP TABLE notices_told; ALTER TABLE seats DROP COLUMN figure; DROP TABLE fair_seeds; "
      "DROP TABLE fair_contributions; DROP TABLE chat_messages; DROP TABLE mutes; "
      "DROP TABLE reports; DROP TABLE reported_messages; DROP TABLE sanctions; "
      "DROP TABLE moderation_log; DROP TABLE invites; ALTER TABLE events DROP COLUMN happened; "
      "PRAGMA user_version = "
      "2");
  const auto store = migrate().value();
  EXPECT_EQ(number("PRAGMA user_version"), kSchemaVersion);
  EXPECT_EQ(number("SELECT count(*) FROM race_claims"), 0);
  EXPECT_FALSE(store->load("table-1").value().race_claim);
}

TEST(Schema, Version3GetsItsIncidents) {
  const TemporaryDirectory directory;
  const std::filesystem::path old = directory.path() / "old.db";
  Database::open(old)->execute(kVersion3);
  const std::filesystem::path fresh = directory.path() / "fresh.db";
  {
    const auto made = open_sqlite({fresh}).value();
    const auto store = open_sqlite({old}).value();
    const StoredTable played = store->load(kPlayedInVersion3).value();
    EXPECT_EQ(played.race_claim, (RaceClaim{5, seat_at(1), "claim-001"}));
    EXPECT_EQ(played.events.back(), move_event(0, "pass", "move-0001"));
    EXPECT_TRUE(played.incidents.empty());
    EXPECT_TRUE(store->load(kUnplayedInVersion3));
    Append append{kPlayedInVersion3, 5, {}};
    append.incident = StoredIncident{{5, seat_at(1), Incident::Kind::kLeave}, "leave-001"};
    EXPECT_TRUE(in_transaction(*store, [&] { return store->append(append); }));
    EXPECT_EQ(store->load(kPlayedInVersion3).value().incidents.size(), 1u);
    const auto expired =
        in_transaction(*store, [&] { return store->expire(1'795'440'802, 9); }).value();
    EXPECT_EQ(expired, std::vector<std::string>{kUnplayedInVersion3}) << "its time goes on";
  }
  EXPECT_EQ(schema_of(old), schema_of(fresh));
}

TEST(Schema, Version4GetsItsClocks) {
  const TemporaryDirectory directory;
  const std::filesystem::path old = directory.path() / "old.db";
  Database::open(old)->execute(kVersion4Table);
  const std::filesystem::path fresh = directory.path() / "fresh.db";
  {
    const auto made = open_sqlite({fresh}).value();
    const auto store = open_sqlite({old}).value();
    const StoredTable left = store->load(kLeftInVersion4).value();
    EXPECT_EQ(left.events.back(), move_event(0, "000", "move-0001"));
    EXPECT_EQ(left.incidents.size(), 1u);
    EXPECT_FALSE(left.clocks);
    Append append{kLeftInVersion4, 2, {move_event(1, "001", "move-0002")}};
    append.incidents = 1;
    append.clocks = StoredClocks{"0 0", 7};
    EXPECT_TRUE(in_transaction(*store, [&] { return store->append(append); }));
    EXPECT_EQ(store->load(kLeftInVersion4).value().clocks, append.clocks);
  }
  EXPECT_EQ(schema_of(old), schema_of(fresh));
}

TEST(Schema, Version5GetsItsRatingsTournamentsAndNotices) {
  const TemporaryDirectory directory;
  const std::filesystem::path old = directory.path() / "old.db";
  Database::open(old)->execute(kVersion5);
  const std::filesystem::path fresh = directory.path() / "fresh.db";
  {
    const auto made = open_sqlite({fresh}).value();
    std::vector<Upgrade> upgrades;
    SqliteOptions place{old};
    place.upgraded = [&](const Upgrade& upgrade) { upgrades.push_back(upgrade); };
    const auto store = open_sqlite(place).value();
    EXPECT_EQ(upgrades, (std::vector<Upgrade>{{5, kSchemaVersion}}));
    EXPECT_TRUE(open_sqlite(place));
    EXPECT_EQ(upgrades.size(), 1u) << "once";
    const StoredTable played = store->load(kPlayedInVersion5).value();
    EXPECT_EQ(played.seats[0].name, "Ada");
    EXPECT_EQ(store->accounts().find_account("ada")->profile.name, "Ada");
    const Digest ada = played.seats[0].token.value();
    const DueClock clock{kPlayedInVersion5, kDueInVersion5};
    EXPECT_EQ(store->notices().untold_clocks(0, kDueInVersion5, 9).value(),
              std::vector<DueClock>{clock});
    EXPECT_TRUE(store->notices().of_person(ada, 9)->empty());
    const Subscription kept{1, digest_of(7), "https://push.test/1", "key", "auth", "https://b"};
    EXPECT_TRUE(in_transaction(*store, [&] { return store->notices().keep(kept, {ada}); }));
    EXPECT_EQ(store->notices().of_person(ada, 9).value(), std::vector<Subscription>{kept});
    const auto player = in_transaction(*store, [&] { return store->ratings().player_of(ada); });
    EXPECT_EQ(player.value(), 1);
    EXPECT_EQ(store->ratings().find_player("ada")->shown.name, "Ada");
    EXPECT_TRUE(store->ratings().all_ratings()->empty());
    EXPECT_TRUE(store->tournaments().open()->empty());
  }
  EXPECT_EQ(schema_of(old), schema_of(fresh));
}

TEST(Schema, Version6GetsItsSpeech) {
  const TemporaryDirectory directory;
  const std::filesystem::path old = directory.path() / "old.db";
  Database::open(old)->execute(kVersion6);
  const std::filesystem::path fresh = directory.path() / "fresh.db";
  {
    const auto made = open_sqlite({fresh}).value();
    const auto store = open_sqlite({old}).value();
    const StoredTable left = store->load(kLeftInVersion6).value();
    EXPECT_EQ(left.seats[1].name, "Grace");
    EXPECT_EQ(left.incidents.size(), 1u);
    EXPECT_TRUE(store->load(kRatedInVersion6));
    EXPECT_EQ(store->tournaments().open().value(), std::vector<std::string>{kTournamentInVersion6});
    const Digest ada = left.seats[0].token.value();
    EXPECT_EQ(store->accounts().find_account("ada")->person, ada);
    EXPECT_EQ(store->notices().of_person(ada, 9)->size(), 1u);
    EXPECT_EQ(store->speech().last_act().value(), 0);
    const ChatMessage hello{0, seat_at(0), ada, "Ada", "Hello!", kNow};
    EXPECT_TRUE(
        in_transaction(*store, [&] { return store->speech().write(kLeftInVersion6, hello, 200); }));
    EXPECT_EQ(store->speech().messages(kLeftInVersion6)->front().text, "Hello!");
    EXPECT_TRUE(store->invites().shown_to({ada})->empty());
    EXPECT_EQ(store->invites().known_to({ada})->size(), 2u) << "Grace and Bob";
  }
  EXPECT_EQ(schema_of(old), schema_of(fresh));
}

TEST(Schema, Version7GetsItsMessagesByTable) {
  const TemporaryDirectory directory;
  const std::filesystem::path old = directory.path() / "old.db";
  const std::filesystem::path fresh = directory.path() / "fresh.db";
  const ChatMessage hello{0, seat_at(0), digest_of(1), "Ada", "Hello!", kNow};
  const auto write = [&](Store& store, const char* table) {
    return in_transaction(store, [&] { return store.speech().write(table, hello, 200); }).value();
  };
  {
    const auto made = open_sqlite({fresh}).value();
    const auto store = open_sqlite({old}).value();
    for (const char* id : {"table-1", "table-2", "table-3"}) {
      StoredTable table = example_table();
      table.id = id;
      EXPECT_TRUE(in_transaction(*store, [&] { return store->create(table); }));
    }
  }
  Database::open(old)->execute(kMessagesOfVersion7);
  {
    const auto store = open_sqlite({old}).value();
    const auto numbers = [&](const char* table) {
      std::vector<std::int64_t> found;
      const std::vector<ChatMessage> messages = store->speech().messages(table).value();
      for (const ChatMessage& message : messages) {
        found.push_back(message.number);
      }
      return found;
    };
    EXPECT_EQ(numbers("table-1"), (std::vector<std::int64_t>{1, 3}));
    EXPECT_EQ(numbers("table-2"), std::vector<std::int64_t>{2});
    EXPECT_EQ(store->speech().messages("table-1")->back(),
              (ChatMessage{3, seat_at(0), digest_of(1), "Ada", "Again", 9}));
    // Number 4 was deleted.
    EXPECT_EQ(write(*store, "table-1"), 5);
    EXPECT_EQ(write(*store, "table-2"), 5);
    EXPECT_EQ(write(*store, "table-3"), 1);
    EXPECT_EQ(numbers("table-2"), (std::vector<std::int64_t>{2, 5}));
  }
  EXPECT_EQ(schema_of(old), schema_of(fresh));
}

TEST_F(SchemaTest, HappensOnce) {
  {
    const auto store = migrate().value();
  }
  const auto store = open_sqlite({path(), 0, Opening::kMake, kNow + 1}).value();
  EXPECT_EQ(number("SELECT unplayed_since FROM tables WHERE id = 'unplayed'"), kNow);
}

TEST_F(SchemaTest, P12WithoutRoomTheOldVersionStays) {
  const Result<std::unique_ptr<Store>> store =
      migrate(static_cast<int>(number("PRAGMA page_count")));
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().message,
            path().string() +
                ": database or disk is full; the tables of an older Benben could not "
                "be brought up to date and are unchanged.");
  EXPECT_EQ(number("PRAGMA user_version"), 1);
  EXPECT_EQ(number("SELECT count(*) FROM seats"), 4);
  EXPECT_TRUE(migrate());
}

TEST_F(SchemaTest, OnlyWhoeverHasTheFolderMigrates) {
  const Result<std::unique_ptr<Store>> store = open_sqlite({path(), 0, Opening::kAsItIs});
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().message.find("an older Benben made this"), std::string::npos);
  EXPECT_EQ(number("PRAGMA user_version"), 1);
}

TEST_F(SchemaTest, WithoutMakingAMissingFileIsAnError) {
  const std::filesystem::path missing = directory_.path() / "missing.db";
  EXPECT_FALSE(open_sqlite({missing, 0, Opening::kAsItIs}));
  EXPECT_FALSE(exists(missing));
}

}  // namespace
}  // namespace benben
