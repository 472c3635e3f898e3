#include "store/sqlite.h"

#include <sodium.h>

#include <utility>

#include "store/database.h"

namespace benben {
namespace {

constexpr int kSchemaVersion = 1;
constexpr int kApplicationId = 0x426E626E;  // "Bnbn", which the tool `file` shows

// Seats and events name their table by a number that grows, not by its random id: so the tables in
// play lie side by side in the file, and a sync writes half as many pages.
constexpr const char* kSchema = R"sql(
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
)sql";

// The first 64 bits of SHA-256; no word of it can contain the line feeds that part them.
std::int64_t checksum(std::string_view table, int ply, std::string_view move_id,
                      std::string_view line) {
  const std::string ply_text = std::to_string(ply);
  std::string text;
  for (const std::string_view part : {table, std::string_view(ply_text), move_id, line}) {
    text.append(part) += '\n';
  }
  Digest digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size());
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8; ++i) value = value << 8 | digest[i];
  return static_cast<std::int64_t>(value);
}

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(Database database) : database_(std::move(database)) {}

  // Whether all statements could be prepared, so whether the file has the tables it should have.
  bool prepared() const { return !database_.failed(); }

  Status transaction(const std::function<void()>& work) override;
  Status create(const StoredTable& table) override;
  Result<StoredTable> load(std::string_view table) override;
  Status append(const Append& append) override;
  Result<std::optional<int>> find_move(std::string_view table, std::string_view move_id) override;
  Status claim(const Claim& claim) override;
  Status set_aside(std::string_view table, std::string_view reason) override;

 private:
  Error failure() const;
  Status done() const { return database_.failed() ? Status(failure()) : Status(); }
  // The number of a table; kUnknown if there is none.
  Result<std::int64_t> number_of(std::string_view table);
  void insert(std::int64_t number, std::string_view table, int ply, const StoredEvent& event);
  // What is stored, as far as the database does not fail.
  Result<StoredTable> read(std::string_view table);
  Status read_seats(std::int64_t number, StoredTable& table);
  Status read_events(std::int64_t number, StoredTable& table);
  std::optional<int> ply_of(std::int64_t number, std::string_view move_id);

  Database database_;
  int changes_before_ = 0;  // total_changes() when the transaction began
  Statement insert_table_{database_, "INSERT INTO tables (id, header) VALUES (?, ?)"};
  Statement insert_seat_{database_,
                         "INSERT INTO seats (table_number, seat, bot, name, invitation, token) "
                         "VALUES (?, ?, ?, ?, ?, ?)"};
  Statement insert_event_{database_,
                          "INSERT INTO events (table_number, ply, line, move_id, checksum) "
                          "VALUES (?, ?, ?, nullif(?, ''), ?)"};
  Statement select_table_{database_, "SELECT number, header, damaged FROM tables WHERE id = ?"};
  Statement select_seats_{database_,
                          "SELECT seat, bot, name, invitation, token FROM seats "
                          "WHERE table_number = ? ORDER BY seat"};
  Statement select_events_{database_,
                           "SELECT ply, line, coalesce(move_id, ''), checksum FROM events "
                           "WHERE table_number = ? ORDER BY ply"};
  Statement select_move_{database_,
                         "SELECT ply FROM events WHERE table_number = ? AND move_id = ?"};
  Statement select_length_{database_,
                           "SELECT coalesce(max(ply) + 1, 0) FROM events WHERE table_number = ?"};
  Statement update_seat_{database_,
                         "UPDATE seats SET token = ?, name = ? WHERE table_number = ? AND seat = ? "
                         "AND token IS NULL AND bot = ''"};
  Statement update_damaged_{database_, "UPDATE tables SET damaged = ? WHERE id = ?"};
};

Error SqliteStore::failure() const {
  return {ErrorCode::kReadOnly, "The server cannot store anything now: " + database_.reason() + ".",
          "", 0};
}

Status SqliteStore::transaction(const std::function<void()>& work) {
  database_.execute("BEGIN IMMEDIATE");
  changes_before_ = database_.total_changes();
  if (!database_.failed()) work();
  // An error of the disk ends the transaction; what came after it must not have gone on alone.
  if (database_.in_transaction()) database_.execute("COMMIT");
  const Status status = done();
  database_.forget_failure();
  if (database_.in_transaction()) database_.execute("ROLLBACK");
  return status;
}

Status SqliteStore::create(const StoredTable& table) {
  Query(insert_table_, table.id, table.header).run();
  const Result<std::int64_t> number = number_of(table.id);
  if (!number) return number.error();
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const StoredSeat& stored = table.seats[seat];
    Query(insert_seat_, *number, static_cast<std::int64_t>(seat), stored.bot, stored.name,
          stored.invitation, stored.token)
        .run();
  }
  for (std::size_t ply = 0; ply < table.events.size(); ++ply) {
    insert(*number, table.id, static_cast<int>(ply), table.events[ply]);
  }
  return done();
}

Result<std::int64_t> SqliteStore::number_of(std::string_view table) {
  Query query(select_table_, table);
  if (query.next()) return query.number(0);
  if (database_.failed()) return failure();
  return Error{ErrorCode::kUnknown, "There is no such table.", "", 0};
}

void SqliteStore::insert(std::int64_t number, std::string_view table, int ply,
                         const StoredEvent& event) {
  const std::string line = event_line(event.event);
  Query(insert_event_, number, ply, line, event.move_id, checksum(table, ply, event.move_id, line))
      .run();
}

Result<StoredTable> SqliteStore::load(std::string_view table) {
  Result<StoredTable> stored = read(table);
  if (!database_.failed()) return stored;
  if (!database_.found_corruption()) return failure();
  const Error error{ErrorCode::kDamaged, "The file is damaged: " + database_.reason() + ".", "", 0};
  database_.forget_failure();
  // SQLite writes no more once it found corruption, until a rollback. A transaction that only reads
  // goes on without; one that also writes fails, and the queue does its jobs again one by one.
  const bool wrote = database_.total_changes() != changes_before_;
  if (database_.in_transaction() && !wrote) database_.execute("ROLLBACK; BEGIN IMMEDIATE");
  return error;
}

Result<StoredTable> SqliteStore::read(std::string_view table) {
  Query query(select_table_, table);
  if (!query.next()) return Error{ErrorCode::kUnknown, "There is no such table.", "", 0};
  if (!query.is_null(2)) return Error{ErrorCode::kDamaged, query.text(2), "", 0};
  StoredTable stored;
  stored.id = table;
  stored.header = query.text(1);
  if (Status status = read_seats(query.number(0), stored); !status) return status.error();
  if (Status status = read_events(query.number(0), stored); !status) return status.error();
  return stored;
}

Status SqliteStore::read_seats(std::int64_t number, StoredTable& table) {
  Query query(select_seats_, number);
  while (query.next()) {
    if (query.number(0) != static_cast<std::int64_t>(table.seats.size())) {
      return Error{ErrorCode::kDamaged,
                   "Seat " + std::to_string(table.seats.size()) + " is missing.", "", 0};
    }
    table.seats.push_back({query.text(1), query.text(2), query.digest(3), query.digest(4)});
  }
  return {};
}

Status SqliteStore::read_events(std::int64_t number, StoredTable& table) {
  Query query(select_events_, number);
  while (query.next()) {
    const int ply = static_cast<int>(table.events.size());
    const std::string line = query.text(1);
    const std::string move_id = query.text(2);
    Result<Event> event = parse_event(line);
    if (query.number(0) != ply || !event ||
        query.number(3) != checksum(table.id, ply, move_id, line)) {
      return Error{ErrorCode::kDamaged,
                   "Event " + std::to_string(ply) + " is missing or not what was written.", "", 0};
    }
    table.events.push_back({std::move(*event), move_id});
  }
  return {};
}

Status SqliteStore::append(const Append& append) {
  const Result<std::int64_t> number = number_of(append.table);
  if (!number) return number.error();
  for (const StoredEvent& event : append.events) {
    if (!event.move_id.empty() && ply_of(*number, event.move_id)) {
      return Error{ErrorCode::kRepeated, "This move_id was used before.", "", 0};
    }
  }
  {
    Query length(select_length_, *number);
    if (length.next() && length.number(0) != append.ply) {
      return Error{ErrorCode::kConflict, "The position has moved on.", "", 0};
    }
  }
  int ply = append.ply;
  for (const StoredEvent& event : append.events) insert(*number, append.table, ply++, event);
  return done();
}

std::optional<int> SqliteStore::ply_of(std::int64_t number, std::string_view move_id) {
  Query query(select_move_, number, move_id);
  if (!query.next()) return std::nullopt;
  return static_cast<int>(query.number(0));
}

Result<std::optional<int>> SqliteStore::find_move(std::string_view table,
                                                  std::string_view move_id) {
  const Result<std::int64_t> number = number_of(table);
  if (!number) return number.error();
  const std::optional<int> ply = ply_of(*number, move_id);
  if (database_.failed()) return failure();
  return ply;
}

Status SqliteStore::claim(const Claim& claim) {
  const Result<std::int64_t> number = number_of(claim.table);
  if (!number) return number.error();
  Query(update_seat_, claim.token, claim.name, *number, index(claim.seat)).run();
  if (!database_.failed() && database_.changes() == 0) {
    return Error{ErrorCode::kConflict, "Somebody has this seat already.", "", 0};
  }
  return done();
}

Status SqliteStore::set_aside(std::string_view table, std::string_view reason) {
  Query(update_damaged_, reason, table).run();
  return done();
}

Error cannot_open(const SqliteOptions& options, const std::string& reason) {
  return {ErrorCode::kInput, options.path.string() + ": " + reason + ".", "", 0};
}

// Makes the tables in a new file; refuses a file that is not ours.
Status prepare_schema(Database& database, const SqliteOptions& options) {
  const std::int64_t version = database.number("PRAGMA user_version");
  const std::int64_t tables = database.number("SELECT count(*) FROM sqlite_schema");
  const std::int64_t application = database.number("PRAGMA application_id");
  if (version == 0 && tables == 0 && !database.failed()) {
    database.execute("BEGIN IMMEDIATE; " + std::string(kSchema) +
                     "PRAGMA application_id=" + std::to_string(kApplicationId) +
                     "; PRAGMA user_version=" + std::to_string(kSchemaVersion) + "; COMMIT");
  } else if (application != kApplicationId && !database.failed()) {
    return cannot_open(options, "this is another program's database");
  } else if (version > kSchemaVersion) {
    return cannot_open(options, "a newer Benben made this; please update");
  }
  if (database.failed()) return cannot_open(options, database.reason());
  return {};
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const SqliteOptions& options) {
  Result<Database> database = Database::open(options.path);
  if (!database) return database.error();
  database->execute(
      "PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
      "PRAGMA wal_autocheckpoint=4000");
  if (options.max_pages > 0) {
    database->execute("PRAGMA max_page_count=" + std::to_string(options.max_pages));
  }
  if (Status status = prepare_schema(*database, options); !status) return status.error();
  // A file that can be read alone is found now and not at the first move.
  database->execute("BEGIN IMMEDIATE; PRAGMA user_version=" + std::to_string(kSchemaVersion) +
                    "; COMMIT");
  if (database->failed()) return cannot_open(options, database->reason());
  auto store = std::make_unique<SqliteStore>(std::move(*database));
  if (!store->prepared()) return cannot_open(options, "the database lacks a table");
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace benben
