#include "store/postgres/database.h"

#include <bit>
#include <climits>
#include <utility>

#include "core/text.h"
#include "store/postgres/translation.h"

namespace benben {
namespace {

// Of the advisory locks that Benben takes, each beside the schema's hash.
constexpr int kHeldLock = 0x426E6201;
constexpr int kNumberLock = 0x426E6202;

constexpr int kMostTries = 8;
// Statements that wait to be sent with the next one: enough for all that a move brings, few enough
// for memory where many rows are copied.
constexpr std::size_t kMostWaiting = 64;
constexpr const char* kBegin = "BEGIN ISOLATION LEVEL REPEATABLE READ";
constexpr const char* kUnreachable = "PostgreSQL cannot be reached";
constexpr const char* kSilent = "PostgreSQL does not answer";
constexpr const char* kLost = "the connection to PostgreSQL was lost";

std::string big_endian(std::uint64_t value) {
  std::string bytes(8, '\0');
  for (int at = 7; at >= 0; --at) {
    bytes[static_cast<std::size_t>(at)] = static_cast<char>(value & 0xFF);
    value >>= 8;
  }
  return bytes;
}

std::uint64_t from_big_endian(const char* bytes, int size) {
  std::uint64_t value = 0;
  for (int at = 0; at < size; ++at) value = value << 8 | static_cast<unsigned char>(bytes[at]);
  return value;
}

// The numbers by which PostgreSQL knows its types.
Oid type_of(ValueKind kind) {
  switch (kind) {
    case ValueKind::kNumber:
      return 20;  // int8
    case ValueKind::kReal:
      return 701;  // float8
    case ValueKind::kText:
      return 25;  // text
    case ValueKind::kBytes:
      break;
  }
  return 17;  // bytea
}

std::string lock_sql(const char* function, int lock) {
  return std::string("SELECT ") + function + "(" + std::to_string(lock) +
         ", hashtext(current_schema()))";
}

// What may be a password in an address, also in one that was put together wrongly: all between its
// first colon and its last @, in pieces, as libpq may take one of them for something else.
std::vector<std::string> secrets_of(const std::string& url, const PGconn* connection) {
  std::vector<std::string> secrets;
  if (const char* given = PQpass(connection)) secrets.emplace_back(given);
  const std::size_t user = url.find("//") + 2;
  const std::size_t first = url.find(':', user);
  const std::size_t last = url.rfind('@');
  if (first == url.npos || last == url.npos || last < first) return secrets;
  std::string piece;
  for (const char sign : url.substr(first + 1, last - first)) {
    const bool is_end = std::string_view("@/:?#[]").find(sign) != std::string_view::npos;
    if (!is_end) piece += sign;
    if (is_end) secrets.push_back(std::exchange(piece, ""));
  }
  return secrets;
}

// libpq's own words, one line of them, without what the address keeps secret.
std::string told(const PGconn* connection, const std::string& url) {
  std::string message = PQerrorMessage(connection);
  message = message.substr(0, message.find('\n'));
  for (const std::string& secret : secrets_of(url, connection)) {
    for (std::size_t at = 0; !secret.empty() && (at = message.find(secret, at)) != message.npos;) {
      message.replace(at, secret.size(), "...");
      at += 3;
    }
  }
  while (message.ends_with('.')) message.pop_back();
  return message;
}

}  // namespace

// A statement is prepared when it is used first: then it is known what types its values have.
class PostgresPrepared final : public Prepared {
 public:
  PostgresPrepared(PostgresDatabase& database, std::string sql, std::string name)
      : database_(database), sql_(std::move(sql)), name_(std::move(name)) {}

  void bind(int position, std::int64_t value) override {
    put(position, ValueKind::kNumber, big_endian(static_cast<std::uint64_t>(value)));
  }
  void bind(int position, std::string_view value) override {
    put(position, ValueKind::kText, std::string(value));
  }
  void bind(int position, Bytes value) override {
    put(position, ValueKind::kBytes, std::string(value.content));
  }
  void bind(int position, Real value) override {
    put(position, ValueKind::kReal, big_endian(std::bit_cast<std::uint64_t>(value.value)));
  }
  void bind_null(int position, ValueKind kind) override { put(position, kind, std::nullopt); }

  bool next() override {
    if (!answer_ && prepare()) answer_ = database_.send(sending());
    return answer_ && ++row_ < PQntuples(answer_.get());
  }
  void run() override {
    if (prepare()) database_.send_later(sending());
  }
  void reset() override {
    answer_.reset();
    row_ = -1;
    values_.clear();
  }

  bool is_null(int column) const override { return PQgetisnull(answer_.get(), row_, column) != 0; }
  // Whole numbers come in three sizes, a truth value as one byte.
  std::int64_t number(int column) const override {
    const char* bytes = PQgetvalue(answer_.get(), row_, column);
    const int size = is_null(column) ? 0 : PQgetlength(answer_.get(), row_, column);
    const std::uint64_t value = from_big_endian(bytes, size);
    if (size == 2) return static_cast<std::int16_t>(value);
    if (size == 4) return static_cast<std::int32_t>(value);
    return static_cast<std::int64_t>(value);
  }
  double real(int column) const override {
    if (is_null(column)) return 0;
    return std::bit_cast<double>(from_big_endian(PQgetvalue(answer_.get(), row_, column), 8));
  }
  std::string text(int column) const override { return bytes(column); }
  std::string bytes(int column) const override {
    return std::string(PQgetvalue(answer_.get(), row_, column),
                       static_cast<std::size_t>(PQgetlength(answer_.get(), row_, column)));
  }

 private:
  struct Value {
    ValueKind kind;
    std::optional<std::string> content;
  };

  void put(int position, ValueKind kind, std::optional<std::string> content) {
    BENBEN_ASSERT(position == static_cast<int>(values_.size()) + 1);
    values_.push_back({kind, std::move(content)});
  }

  bool prepare() {
    if (prepared_for_ == database_.connections_) return true;
    ++database_.ways_;
    std::vector<Oid> types;
    for (const Value& value : values_) types.push_back(type_of(value.kind));
    const auto answer = database_.only(
        exchange_preparing(database_.connection_.get(), name_, sql_, types, database_.patience_));
    if (answer) prepared_for_ = database_.connections_;
    return answer != nullptr;
  }

  Sending sending() const {
    Sending statement{name_, "", {}};
    for (const Value& value : values_) statement.values.push_back(value.content);
    return statement;
  }

  PostgresDatabase& database_;
  std::string sql_;
  std::string name_;
  int prepared_for_ = 0;  // which connection
  std::vector<Value> values_;
  PostgresAnswer answer_;
  int row_ = -1;
};

Result<std::unique_ptr<PostgresDatabase>> PostgresDatabase::open(const PostgresOptions& options,
                                                                 Holding holding) {
  char* complaint = nullptr;
  PQconninfoOption* parts = PQconninfoParse(options.url.c_str(), &complaint);
  PQconninfoFree(parts);
  PQfreemem(complaint);  // it may hold the password
  if (parts == nullptr) {
    return Error{ErrorCode::kInput,
                 "The address of the PostgreSQL database makes no sense to libpq. It has the form "
                 "postgres://USER@HOST:PORT/DATABASE, with % signs for what is special in a URL."};
  }
  auto database = std::unique_ptr<PostgresDatabase>(new PostgresDatabase(options, holding));
  if (const std::optional<std::string> wrong = database->connect()) {
    return Error{ErrorCode::kInput, "PostgreSQL: " + *wrong + "."};
  }
  return database;
}

// What is not said in the URL is chosen so that a server that is gone without a word is missed
// within seconds.
std::optional<std::string> PostgresDatabase::connect() {
  const char* names[] = {
      "connect_timeout",  "tcp_user_timeout", "keepalives_idle", "keepalives_count",
      "application_name", "dbname",           "client_encoding", nullptr};
  const char* values[] = {"5", "10000", "10", "3", "benben", options_.url.c_str(), "UTF8", nullptr};
  constexpr int kIsUrl = 1;
  connection_.reset(PQconnectdbParams(names, values, kIsUrl));
  ++connections_;
  tried_ = std::chrono::steady_clock::now();
  if (PQstatus(connection_.get()) != CONNECTION_OK) {
    const std::string message = told(connection_.get(), options_.url);
    connection_.reset();
    return message.empty() ? kUnreachable : message;
  }
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  PQsetnonblocking(connection_.get(), 1);
  std::optional<std::string> wrong = set_up();
  if (!connection_) return "the server does not answer";
  if (wrong) connection_.reset();
  return wrong;
}

std::optional<std::string> PostgresDatabase::ask(const char* sql) {
  if (!connection_) return std::nullopt;
  const Exchanged exchanged = exchange_texts(connection_.get(), sql, options_.patience);
  if (exchanged.is_silent) connection_.reset();
  if (exchanged.answers.empty()) return std::nullopt;
  const PGresult* answer = exchanged.answers.front().get();
  if (PQresultStatus(answer) != PGRES_TUPLES_OK || PQntuples(answer) == 0) return std::nullopt;
  return PQgetvalue(answer, 0, 0);
}

// A commit that is not on the disk when it is answered would be acknowledged all the same. Whoever
// hangs in a transaction must not keep its locks for ever.
std::optional<std::string> PostgresDatabase::set_up() {
  if (ask("SHOW server_encoding") != "UTF8") return "the database is not encoded as UTF8";
  if (!ask("SELECT current_schema()")) return "the URL's search_path names no schema that exists";
  if (ask("SHOW synchronous_commit") == "off") ask("SET synchronous_commit = on");
  ask("SET idle_in_transaction_session_timeout = '60s'");
  ask("SET lock_timeout = '10s'");
  if (std::optional<std::string> wrong = hold()) return wrong;
  look_at_version();
  return outdated_;
}

// A lock that others hold is not the only reason why there is none.
PostgresDatabase::Held PostgresDatabase::ask_for_lock(const char* function) {
  unheld_ = kLost;
  if (!connection_) return Held::kUnknown;
  const Exchanged exchanged =
      exchange_texts(connection_.get(), lock_sql(function, kHeldLock), options_.patience);
  if (exchanged.is_silent) connection_.reset();
  if (exchanged.answers.empty()) return Held::kUnknown;
  const PGresult* answer = exchanged.answers.front().get();
  if (PQresultStatus(answer) == PGRES_TUPLES_OK) return Held::kYes;
  constexpr std::string_view kLockNotAvailable = "55P03";
  const char* code = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
  if (code != nullptr && code == kLockNotAvailable) return Held::kByOthers;
  const char* reason = PQresultErrorField(answer, PG_DIAG_MESSAGE_PRIMARY);
  if (connection_ && PQstatus(connection_.get()) == CONNECTION_OK && reason != nullptr) {
    unheld_ = "PostgreSQL gives no lock: " + std::string(reason);
  }
  return Held::kUnknown;
}

// Whoever held it a moment ago has closed their connection, which the server may not have noticed.
std::optional<std::string> PostgresDatabase::hold() {
  if (holding_ == Holding::kLooking) return std::nullopt;
  ask("SET lock_timeout = '2s'");
  const bool is_moving = holding_ == Holding::kMoving;
  const Held held = ask_for_lock(is_moving ? "pg_advisory_lock" : "pg_advisory_lock_shared");
  if (held == Held::kUnknown) return unheld_;
  ask("SET lock_timeout = '10s'");
  if (held == Held::kYes) return std::nullopt;
  return is_moving ? "a server uses the database" : "the database is being moved";
}

void PostgresDatabase::let_go() { ask(lock_sql("pg_advisory_unlock_shared", kHeldLock).c_str()); }

PostgresDatabase::Held PostgresDatabase::hold_alone() {
  execute("SET LOCAL lock_timeout = '2s'");
  if (failed()) return Held::kUnknown;
  const Held held = ask_for_lock("pg_advisory_xact_lock");
  if (held == Held::kUnknown) {
    connection_.reset();
    fail(unheld_);
  }
  if (held == Held::kYes) execute("SET LOCAL lock_timeout = 0");
  return held;
}

// Whoever gave them that version may have changed what they mean.
void PostgresDatabase::look_at_version() {
  if (!version_ || outdated_) return;
  const std::optional<std::string> now = ask("SELECT version FROM benben_schema");
  const std::string own = std::to_string(*version_);
  if (!now || *now == own) return;
  outdated_ = "its database is of version " + *now + " now, and it knows version " + own;
  options_.outdated("PostgreSQL: another Benben has brought the tables to version " + *now +
                    "; this one knows version " + own +
                    " and stores nothing more. Start the other in its place.");
}

Status PostgresDatabase::tidy() {
  look_at_version();
  return {};
}

// To players it is not said where the database is.
void PostgresDatabase::reconnect() {
  const bool is_time = std::chrono::steady_clock::now() - tried_ >= options_.pause;
  if (is_time && !connect()) return;
  failure_ = Failure::kFinal;
  fail(kUnreachable);
}

void PostgresDatabase::stay_at_this_moment() {
  execute(kBegin);
  stays_at_moment_ = true;
}

Status PostgresDatabase::transaction(const std::function<void()>& work) {
  if (stays_at_moment_) {
    work();
    return failed() ? Status(cannot_store(*this)) : Status();
  }
  for (int tries = kMostTries;; --tries) {
    begin();
    if (!failed()) work();
    commit();
    if (!failed()) return {};
    const Status status = cannot_store(*this);
    const bool is_hopeful = failure_ == Failure::kCrossed || failure_ == Failure::kLost;
    abandon();
    if (failure_ == Failure::kFinal) look_at_version();
    if (!is_hopeful || tries == 1) return status;
  }
}

// It begins with the first that is asked.
void PostgresDatabase::begin() {
  failure_ = Failure::kFinal;
  if (!connection_ && !outdated_) reconnect();
  if (outdated_) return fail(*outdated_);
  is_in_transaction_ = true;
  send_later({"", kBegin, {}});
}

// Lost here, a transaction that wrote may be stored or not. What it is called must be known before
// it is asked to be stored, so these are two ways.
void PostgresDatabase::commit() {
  if (failed()) return;
  const std::string transaction = [&] {
    Query query(transaction_);
    return query.next() ? query.text(0) : std::string();
  }();
  is_in_transaction_ = false;
  execute("COMMIT");
  const bool is_open = failure_ == Failure::kLost || failure_ == Failure::kSilent;
  if (failed() && is_open && !transaction.empty()) find_out(transaction);
}

void PostgresDatabase::find_out(const std::string& transaction) {
  std::optional<std::string> end;
  if (!connect()) end = ask(("SELECT pg_xact_status('" + transaction + "')").c_str());
  if (end == "committed") return forget_failure();
  if (end == "aborted") {
    failure_ = Failure::kLost;
    return;
  }
  failure_ = Failure::kUnknown;
  fail("nobody knows whether PostgreSQL has stored what it was sent last");
}

void PostgresDatabase::abandon() {
  forget_failure();
  is_in_transaction_ = false;
  waiting_.clear();
  if (!connection_ || PQtransactionStatus(connection_.get()) == PQTRANS_IDLE) return;
  execute("ROLLBACK");
  if (failed()) connection_.reset();
  forget_failure();
}

void PostgresDatabase::execute(const std::string& sql) {
  send_waiting();
  if (failed()) return;
  ++ways_;
  only(exchange_texts(connection_.get(), sql, patience_));
}

void PostgresDatabase::send_later(Sending statement) {
  if (failed()) return;
  waiting_.push_back(std::move(statement));
  if (!is_in_transaction_ || waiting_.size() >= kMostWaiting) send_waiting();
}

void PostgresDatabase::send_waiting() {
  if (waiting_.empty() || failed()) return;
  Sending last = std::move(waiting_.back());
  waiting_.pop_back();
  send(std::move(last));
}

PostgresAnswer PostgresDatabase::send(Sending last) {
  waiting_.push_back(std::move(last));
  const std::vector<Sending> statements = std::exchange(waiting_, {});
  ++ways_;
  Exchanged exchanged = exchange(connection_.get(), statements, patience_);
  changes_ = 0;
  if (exchanged.is_silent) return note_silence();
  std::vector<PostgresAnswer>& answers = exchanged.answers;
  for (PostgresAnswer& answer : answers) {
    answer = checked(answer.release());
    if (!answer) return nullptr;
  }
  if (answers.size() < statements.size()) {
    connection_.reset();
    return checked(nullptr);
  }
  // Of what changes no rows it is empty.
  changes_ = parse_number(PQcmdTuples(answers.back().get()), INT_MAX).value_or(0);
  return std::move(answers.back());
}

int PostgresDatabase::changes() {
  send_waiting();
  return changes_;
}

std::unique_ptr<Prepared> PostgresDatabase::prepare(std::string_view sql) {
  return std::make_unique<PostgresPrepared>(*this, to_postgres(sql),
                                            "s" + std::to_string(++statements_));
}

void PostgresDatabase::number_in_order(Numbered what) {
  execute(lock_sql("pg_advisory_xact_lock", kNumberLock + static_cast<int>(what)));
}

PostgresAnswer PostgresDatabase::only(Exchanged exchanged) {
  if (exchanged.is_silent) return note_silence();
  return checked(exchanged.answers.empty() ? nullptr : exchanged.answers.front().release());
}

// What is missing may still come, and would be taken for the answer to something else.
PostgresAnswer PostgresDatabase::note_silence() {
  connection_.reset();
  failure_ = Failure::kSilent;
  fail(kSilent);
  return nullptr;
}

PostgresAnswer PostgresDatabase::checked(PGresult* result) {
  PostgresAnswer answer(result);
  const ExecStatusType status = PQresultStatus(result);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return answer;
  note_failure(result);
  return nullptr;
}

// The first two signs of a code of five are its class. What the server adds in detail may hold
// values of rows, and is not said.
void PostgresDatabase::note_failure(const PGresult* result) {
  const char* given = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view code = given == nullptr ? "" : given;
  const bool is_lost = !connection_ || PQstatus(connection_.get()) != CONNECTION_OK ||
                       code.starts_with("08") || code.starts_with("57P");
  if (is_lost) {
    connection_.reset();
    failure_ = Failure::kLost;
    return fail(kLost);
  }
  constexpr std::string_view kUniqueViolation = "23505";
  const bool is_crossed = code.starts_with("40") || code == kUniqueViolation;
  failure_ = is_crossed ? Failure::kCrossed : Failure::kFinal;
  const char* message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  fail(message == nullptr ? "PostgreSQL gave no answer" : message);
}

}  // namespace benben
