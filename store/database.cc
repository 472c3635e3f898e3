#include "store/database.h"

#include <algorithm>
#include <cerrno>

namespace benben {
namespace {

int flags_of(Access access) {
  switch (access) {
    case Access::kMake:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Access::kExisting:
      return SQLITE_OPEN_READWRITE;
    case Access::kReading:
      break;
  }
  return SQLITE_OPEN_READONLY;
}

}  // namespace

Result<Database> Database::open(const std::filesystem::path& path, Access access) {
  sqlite3* handle = nullptr;
  const int flags = flags_of(access) | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  Database database(handle);
  if (code != SQLITE_OK) {
    return Error{ErrorCode::kInput, path.string() + ": " + sqlite3_errstr(code) + ".", "", 0};
  }
  sqlite3_extended_result_codes(handle, 1);
  return database;
}

void Database::execute(const std::string& sql) {
  if (failed()) return;
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  Query query(statement);
  return query.next() ? query.number(0) : 0;
}

std::string Database::text(const std::string& sql) {
  Statement statement(*this, sql);
  Query query(statement);
  return query.next() ? query.text(0) : "";
}

// SQLite tells a full disk from a broken one only where it writes, not where it makes a file or its
// shared memory; there the system's own reason decides.
void Database::fail() {
  if (failed()) return;
  code_ = sqlite3_extended_errcode(handle_.get());
  reason_ = sqlite3_errmsg(handle_.get());
  const int kind = code_ & 0xff;
  const int cause = sqlite3_system_errno(handle_.get());
  no_room_ = kind == SQLITE_FULL || ((kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) &&
                                     (cause == ENOSPC || cause == EDQUOT));
}

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
  if (database.failed()) return;
  sqlite3_stmt* handle = nullptr;
  const int code =
      sqlite3_prepare_v3(database.handle_.get(), sql.data(), static_cast<int>(sql.size()),
                         SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) database.fail();
}

Query::~Query() {
  if (handle_ == nullptr) return;  // the statement could not be prepared
  sqlite3_reset(handle_);
  sqlite3_clear_bindings(handle_);
}

bool Query::next() {
  if (database_.failed()) return false;
  const int code = sqlite3_step(handle_);
  if (code != SQLITE_ROW && code != SQLITE_DONE) database_.fail();
  return code == SQLITE_ROW;
}

bool Query::is_null(int column) const {
  return sqlite3_column_type(handle_, column) == SQLITE_NULL;
}

std::int64_t Query::number(int column) const { return sqlite3_column_int64(handle_, column); }

double Query::real(int column) const { return sqlite3_column_double(handle_, column); }

std::string Query::text(int column) const {
  const unsigned char* bytes = sqlite3_column_text(handle_, column);
  if (bytes == nullptr) return "";
  return std::string(reinterpret_cast<const char*>(bytes),
                     static_cast<std::size_t>(sqlite3_column_bytes(handle_, column)));
}

std::string Query::bytes(int column) const {
  const void* bytes = sqlite3_column_blob(handle_, column);
  if (bytes == nullptr) return "";
  return std::string(static_cast<const char*>(bytes),
                     static_cast<std::size_t>(sqlite3_column_bytes(handle_, column)));
}

std::optional<Digest> Query::digest(int column) const {
  Digest digest;
  const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(handle_, column));
  if (sqlite3_column_bytes(handle_, column) != static_cast<int>(digest.size())) return std::nullopt;
  std::copy_n(bytes, digest.size(), digest.begin());
  return digest;
}

void Query::bind(int position, std::int64_t value) { sqlite3_bind_int64(handle_, position, value); }

// SQLite copies what is bound, so that a value may go before its query does.
void Query::bind(int position, std::string_view value) {
  sqlite3_bind_text(handle_, position, value.data(), static_cast<int>(value.size()),
                    SQLITE_TRANSIENT);
}

void Query::bind(int position, Bytes value) {
  const std::string_view content = value.content;
  sqlite3_bind_blob(handle_, position, content.empty() ? "" : content.data(),
                    static_cast<int>(content.size()), SQLITE_TRANSIENT);
}

void Query::bind(int position, Real value) { sqlite3_bind_double(handle_, position, value.value); }

void Query::bind(int position, const Digest& value) {
  bind(position, Bytes{{reinterpret_cast<const char*>(value.data()), value.size()}});
}

}  // namespace benben
