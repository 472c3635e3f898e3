#include "store/schema.h"

namespace benben {
namespace {

constexpr int kApplicationId = 0x426E626E;  // "Bnbn", which the tool `file` shows

// Seats and events name their table by a number that grows, not by its random id: so the tables in
// play lie side by side in the file, and a sync writes half as many pages.
//
// A table waits for its first move since `unplayed_since`, which is NULL from that move on. The
// index holds only those that wait, so looking for the oldest of them never reads the others.
constexpr const char* kTables = R"sql(
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  header TEXT NOT NULL,
  created INTEGER NOT NULL,
  unplayed_since INTEGER,
  damaged TEXT,
  checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_unplayed ON tables (unplayed_since)
  WHERE unplayed_since IS NOT NULL AND damaged IS NULL;
CREATE TABLE seats (
  table_number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  bot TEXT NOT NULL,
  name TEXT NOT NULL,
  invitation BLOB,
  token BLOB,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE TABLE recoveries (
  person BLOB PRIMARY KEY,
  secret BLOB NOT NULL UNIQUE,
  sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE probes (
  filler BLOB NOT NULL
) STRICT;
)sql";

constexpr const char* kEvents = R"sql(
CREATE TABLE events (
  table_number INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, ply)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_move ON events (table_number, move_id) WHERE move_id IS NOT NULL;
)sql";

// A table's last claim of a race. It counts while the table has as many events as it says.
constexpr const char* kRaceClaims = R"sql(
CREATE TABLE race_claims (
  table_number INTEGER PRIMARY KEY,
  ply INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  move_id TEXT NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;
)sql";

// Numbered for each table as its events are.
constexpr const char* kIncidents = R"sql(
CREATE TABLE incidents (
  table_number INTEGER NOT NULL,
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX incidents_by_move ON incidents (table_number, move_id)
  WHERE move_id IS NOT NULL;
)sql";

// What the clocks of a table show since its last event or incident. The index holds only those that
// run by the calendar, so looking for the one that is over first never reads the others.
constexpr const char* kClocks = R"sql(
CREATE TABLE clocks (
  table_number INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  due INTEGER,
  checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX clocks_by_due ON clocks (due) WHERE due IS NOT NULL;
)sql";

// Who has an account; the seats themselves say which are whose. `signed_in` is 0 for a device that
// signed out itself. A profile is what somebody without an account said of themselves.
constexpr const char* kAccounts = R"sql(
CREATE TABLE accounts (
  number INTEGER PRIMARY KEY,
  person BLOB NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  figure TEXT NOT NULL,
  password TEXT NOT NULL,
  made INTEGER NOT NULL
) STRICT;
CREATE TABLE devices (
  number INTEGER PRIMARY KEY,
  account INTEGER NOT NULL,
  token BLOB NOT NULL UNIQUE,
  label TEXT NOT NULL,
  made INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  signed_in INTEGER NOT NULL
) STRICT;
CREATE INDEX devices_by_account ON devices (account);
CREATE TABLE recovery_codes (
  code BLOB PRIMARY KEY,
  account INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_by_account ON recovery_codes (account);
CREATE TABLE device_links (
  account INTEGER PRIMARY KEY,
  secret BLOB NOT NULL UNIQUE,
  expires INTEGER NOT NULL
) STRICT;
CREATE TABLE profiles (
  person BLOB PRIMARY KEY,
  name TEXT NOT NULL,
  figure TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

// Who plays rated games, what these came to, and how well each is known to play. A player whose
// account has been deleted stays as a number without one, so that the games of others can be
// counted again; what they were rated goes (NULL). What is kept here needs no checksums: it can be
// made anew from the tables.
constexpr const char* kRatings = R"sql(
CREATE TABLE players (
  number INTEGER PRIMARY KEY,
  account INTEGER UNIQUE,
  bot TEXT UNIQUE,
  hidden INTEGER NOT NULL
) STRICT;
CREATE TABLE rated_games (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  day INTEGER,
  ended INTEGER NOT NULL
) STRICT;
CREATE TABLE rated_seats (
  game_number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  player INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  before REAL,
  mean REAL,
  deviation REAL,
  PRIMARY KEY (game_number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_seats_by_player ON rated_seats (player, game_number);
CREATE TABLE ratings (
  player INTEGER NOT NULL,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  mean REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  games INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  last_day INTEGER,
  provisional INTEGER NOT NULL,
  PRIMARY KEY (player, game, seats)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_mean ON ratings (game, seats, provisional, mean DESC);
)sql";

// A tournament and what has happened in it, numbered as events are. A fact may be about a person:
// who they are and what they call themselves stand beside its text, as they do at seats.
constexpr const char* kTournaments = R"sql(
CREATE TABLE tournaments (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  terms TEXT NOT NULL,
  seed INTEGER NOT NULL,
  organiser BLOB NOT NULL,
  created INTEGER NOT NULL,
  ended INTEGER,
  checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_by_end ON tournaments (ended);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);
CREATE TABLE tournament_facts (
  tournament_number INTEGER NOT NULL,
  number INTEGER NOT NULL,
  text TEXT NOT NULL,
  happened INTEGER NOT NULL,
  name TEXT NOT NULL,
  person BLOB,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (tournament_number, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_facts_by_person ON tournament_facts (person) WHERE person IS NOT NULL;
)sql";

// Which browsers are to be told when the game waits for their person (docs/protocol.md, Notices). A
// subscription goes with the device that is signed out, whoever deletes that. `notices_told` has
// the clocks of which it was said that little time is left, and `notices_key` at most one key.
constexpr const char* kNotices = R"sql(
CREATE TABLE notices (
  number INTEGER PRIMARY KEY,
  browser BLOB NOT NULL UNIQUE,
  endpoint TEXT NOT NULL UNIQUE,
  key BLOB NOT NULL,
  auth BLOB NOT NULL,
  contact TEXT NOT NULL
) STRICT;
CREATE TABLE notices_persons (
  person BLOB NOT NULL,
  notice INTEGER NOT NULL,
  PRIMARY KEY (person, notice)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_persons_by_notice ON notices_persons (notice);
CREATE TABLE notices_key (
  private BLOB NOT NULL
) STRICT;
CREATE TABLE notices_told (
  table_number INTEGER PRIMARY KEY,
  due INTEGER NOT NULL
) STRICT;
CREATE TRIGGER notices_end AFTER DELETE ON notices BEGIN
  DELETE FROM notices_persons WHERE notice = old.number;
END;
CREATE TRIGGER notices_of_device_end AFTER DELETE ON devices BEGIN
  DELETE FROM notices WHERE browser = old.token;
END;
)sql";

// What people are known by at their seats. It is a picture alone: no checksum holds it.
constexpr const char* kSeatFigures =
    "ALTER TABLE seats ADD COLUMN figure TEXT NOT NULL DEFAULT '';";
// The chance of a table (docs/fair.md): its seed, which nobody may see before the game has ended,
// and what its seats have contributed. A table of an earlier version has neither.
constexpr const char* kFair = R"sql(
CREATE TABLE fair_seeds (
  table_number INTEGER PRIMARY KEY,
  seed BLOB NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;
CREATE TABLE fair_contributions (
  table_number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
)sql";

// What people write at tables, whom they do not want to hear, what they report, and what the
// operator does (store/speech.h). A report holds copies: the messages may be gone when it is read.
// None of it is folded into anything, so it has no checksums: a flipped bit is a wrong letter. The
// kinds of sanctions are 0, from writing, and 1, from the account.
constexpr const char* kSpeech = R"sql(
CREATE TABLE mutes (
  number INTEGER PRIMARY KEY,
  muter BLOB NOT NULL,
  muted BLOB NOT NULL,
  name TEXT NOT NULL,
  day INTEGER NOT NULL,
  UNIQUE (muter, muted)
) STRICT;
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE TABLE reports (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  reporter BLOB NOT NULL,
  accused BLOB NOT NULL,
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  words TEXT NOT NULL,
  at INTEGER NOT NULL,
  open INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_open ON reports (number) WHERE open = 1;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_accused ON reports (accused);
CREATE TABLE reported_messages (
  report INTEGER NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  person BLOB NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (report, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX reported_messages_by_person ON reported_messages (person);
CREATE TABLE sanctions (
  person BLOB NOT NULL,
  kind INTEGER NOT NULL,
  until INTEGER,
  PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE moderation_log (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  what TEXT NOT NULL,
  whom TEXT NOT NULL,
  note TEXT NOT NULL,
  person BLOB NOT NULL,
  table_id TEXT NOT NULL
) STRICT;
CREATE INDEX moderation_log_by_person ON moderation_log (person);
)sql";

// Numbered for each table. One that was deleted stays as a row without its text, so that no number
// is given twice.
constexpr const char* kMessages = R"sql(
CREATE TABLE chat_messages (
  table_number INTEGER NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  person BLOB NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_messages_by_person ON chat_messages (person);
)sql";

// When events and incidents happened, at tables that onlookers see late.
constexpr const char* kTimes = R"sql(
ALTER TABLE events ADD COLUMN happened INTEGER;
ALTER TABLE incidents ADD COLUMN happened INTEGER;
)sql";

// Who is invited to a table by somebody they have sat with (store/invites.h). `shown` is 0 where
// the person has muted the host, or declined. It tells of no game, so it has no checksum.
constexpr const char* kInvites = R"sql(
CREATE TABLE invites (
  table_number INTEGER NOT NULL,
  person BLOB NOT NULL,
  host BLOB NOT NULL,
  at INTEGER NOT NULL,
  shown INTEGER NOT NULL,
  PRIMARY KEY (table_number, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invites_by_person ON invites (person, at);
CREATE INDEX invites_by_host ON invites (host);
)sql";

// Version 1 had no checksums but those of the events, and did not say when a table was made: the
// date in its header is the nearest that is known. Events stay where they are.
constexpr const char* kTablesBefore2 = R"sql(
ALTER TABLE tables RENAME TO tables_before;
ALTER TABLE seats RENAME TO seats_before;
)sql";
constexpr const char* kCopyTables2 = R"sql(
INSERT INTO tables (number, id, header, created, unplayed_since, damaged, checksum)
SELECT number, id, header,
  coalesce(unixepoch(substr(header, nullif(instr(header, '[Date "'), 0) + 7, 10)), ?1),
  iif(EXISTS (SELECT 1 FROM events WHERE table_number = number AND move_id IS NOT NULL), NULL, ?1),
  damaged, benben_checksum(id, header)
FROM tables_before ORDER BY number
)sql";
constexpr const char* kCopySeats2 = R"sql(
INSERT INTO seats (table_number, seat, bot, name, invitation, token, checksum)
SELECT table_number, seat, bot, name, invitation, token,
  benben_checksum(id, seat, bot, name, invitation, token)
FROM seats_before JOIN tables_before ON number = table_number ORDER BY table_number, seat;
DROP TABLE seats_before;
DROP TABLE tables_before;
)sql";

void migrate_from_1(Database& database, std::int64_t now_s) {
  database.execute(kTablesBefore2);
  database.execute(kTables);
  {
    Statement copy(database, kCopyTables2);
    Query(copy, now_s).run();
  }
  database.execute(kCopySeats2);
}

// Version 7 numbered the messages of all tables together, and had that as their key.
constexpr const char* kMessagesBefore8 = R"sql(
DROP INDEX chat_messages_by_table;
DROP INDEX chat_messages_by_person;
ALTER TABLE chat_messages RENAME TO chat_messages_before;
)sql";
constexpr const char* kCopyMessages8 = R"sql(
INSERT INTO chat_messages (table_number, number, seat, person, name, text, at)
SELECT table_number, number, seat, person, name, text, at
FROM chat_messages_before ORDER BY table_number, number;
-- Where messages were deleted, their numbers are not given again.
INSERT INTO chat_messages (table_number, number, seat, person, name, text, at)
SELECT tables.number, last.seq, 0, zeroblob(32), '', '', 0
FROM tables JOIN sqlite_sequence AS last ON last.name = 'chat_messages_before'
WHERE tables.number IN (SELECT table_number FROM chat_messages_before)
  OR tables.id IN (SELECT table_id FROM reports)
ON CONFLICT DO NOTHING;
DROP TABLE chat_messages_before;
)sql";

void migrate_from_7(Database& database) {
  database.execute(kMessagesBefore8);
  database.execute(kMessages);
  database.execute(kCopyMessages8);
}

// From any version but the newest: what came with each of those after it.
void migrate(Database& database, int version, std::int64_t now_s) {
  if (version == 1) migrate_from_1(database, now_s);
  if (version <= 2) database.execute(kRaceClaims);
  if (version <= 3) database.execute(kIncidents);
  if (version <= 4) database.execute(kClocks);
  if (version <= 4) database.execute(kAccounts);
  if (version <= 5) database.execute(kRatings);
  if (version <= 5) database.execute(kTournaments);
  if (version <= 5) database.execute(kNotices);
  if (version <= 6) database.execute(kSeatFigures);
  if (version <= 6) database.execute(kFair);
  if (version <= 6) database.execute(kSpeech);
  if (version <= 6) database.execute(kTimes);
  if (version <= 6) database.execute(kInvites);
  if (version <= 6) database.execute(kMessages);
  if (version == 7) migrate_from_7(database);
}

void make(Database& database) {
  database.execute(kTables);
  database.execute(kEvents);
  database.execute(kRaceClaims);
  database.execute(kIncidents);
  database.execute(kClocks);
  database.execute(kAccounts);
  database.execute(kRatings);
  database.execute(kTournaments);
  database.execute(kNotices);
  database.execute(kSeatFigures);
  database.execute(kFair);
  database.execute(kSpeech);
  database.execute(kTimes);
  database.execute(kInvites);
  database.execute(kMessages);
  database.execute("PRAGMA application_id=" + std::to_string(kApplicationId));
}

// Undoes what a failed transaction began, and says why it failed.
Error undone(Database& database, const std::filesystem::path& path, int version) {
  std::string reason = database.reason();
  if (version != 0) {
    reason += "; the tables of an older Benben could not be brought up to date and are unchanged";
  }
  database.forget_failure();
  if (database.in_transaction()) database.execute("ROLLBACK");
  return cannot_open(path, reason);
}

}  // namespace

Error cannot_open(const std::filesystem::path& path, const std::string& reason) {
  return {ErrorCode::kInput, path.string() + ": " + reason + ".", "", 0};
}

Result<int> schema_version(Database& database, const std::filesystem::path& path) {
  const std::int64_t version = database.number("PRAGMA user_version");
  const std::int64_t tables = database.number("SELECT count(*) FROM sqlite_schema");
  const std::int64_t application = database.number("PRAGMA application_id");
  if (database.failed()) return cannot_open(path, database.reason());
  if (version == 0 && tables == 0) return 0;
  if (application != kApplicationId) return cannot_open(path, "this is another program's database");
  if (version > kSchemaVersion) {
    return cannot_open(path, "a newer Benben made this; please update");
  }
  return static_cast<int>(version);
}

Status prepare_schema(Database& database, const std::filesystem::path& path, std::int64_t now_s,
                      const TellUpgrade& upgraded) {
  const Result<int> before = schema_version(database, path);
  if (!before) return before.error();
  if (*before == kSchemaVersion) return {};
  database.execute("BEGIN IMMEDIATE");
  // Somebody else may have been here between the first look and the lock.
  const int version = static_cast<int>(database.number("PRAGMA user_version"));
  version == 0 ? make(database) : migrate(database, version, now_s);
  database.execute("PRAGMA user_version=" + std::to_string(kSchemaVersion) + "; COMMIT");
  if (database.failed()) return undone(database, path, version);
  if (version > 0 && version < kSchemaVersion) upgraded({version, kSchemaVersion});
  return {};
}

}  // namespace benben
