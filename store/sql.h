// SqlDatabase, Statement and Query: what the store needs of a database that speaks SQL, whichever
// it is. SQLite's is in database.h, PostgreSQL's in postgres/database.h.
//
// The statements of the store are written once, in what both understand: `?1` for values,
// `ON CONFLICT` instead of SQLite's `OR REPLACE`, `CASE` instead of `iif`, `RETURNING` for the
// number that a new row got. Columns are whole numbers, fractions, texts and bytes.
//
// The first error of a transaction sticks: later queries of it do nothing, and whoever ends the
// transaction asks failed() once. So a function that needs five queries reads like five queries.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

// A value that is bytes and not text.
struct Bytes {
  std::string_view content;
};

// A number with a fraction; a type of its own, as whole numbers would turn into one.
struct Real {
  double value = 0;
};

// What a value is, where there is none (NULL).
enum class ValueKind { kNumber, kReal, kText, kBytes };

// One statement as a database has prepared it. What it is bound to it copies.
class Prepared {
 public:
  virtual ~Prepared() = default;

  virtual void bind(int position, std::int64_t value) = 0;
  virtual void bind(int position, std::string_view value) = 0;
  virtual void bind(int position, Bytes value) = 0;
  virtual void bind(int position, Real value) = 0;
  virtual void bind_null(int position, ValueKind kind) = 0;

  // Steps to the first row, then to the next; false behind the last one or when the database
  // failed.
  virtual bool next() = 0;
  // For statements without rows: perhaps it is done only with the next whose rows or changes()
  // somebody asks for, or as the transaction ends, and fails then.
  virtual void run() { next(); }
  // Ready for the next use.
  virtual void reset() = 0;

  virtual bool is_null(int column) const = 0;
  // Of a truth value 1 or 0.
  virtual std::int64_t number(int column) const = 0;
  virtual double real(int column) const = 0;
  // The bytes of a text, too.
  virtual std::string text(int column) const = 0;
  virtual std::string bytes(int column) const = 0;
};

// What gets its numbers in the order in which it is stored, also where several write at a time:
// whoever has seen one number has seen all below it.
enum class Numbered { kRatedGames, kModeratorActs };

class SqlDatabase {
 public:
  virtual ~SqlDatabase() = default;

  // Store::transaction().
  virtual Status transaction(const std::function<void()>& work) = 0;
  // Store::is_unsure().
  virtual bool is_unsure() const { return false; }
  // Statements without values.
  virtual void execute(const std::string& sql) = 0;
  virtual std::unique_ptr<Prepared> prepare(std::string_view sql) = 0;

  bool failed() const { return failed_; }
  // What failed() is about, for a person.
  const std::string& reason() const { return reason_; }
  void forget_failure() { failed_ = false; }
  // Whoever is in a transaction lets it fail so.
  void fail(std::string reason) {
    failed_ = true;
    reason_ = std::move(reason);
  }
  // Whether the failure is that stored bytes make no sense, which concerns what was read alone.
  virtual bool found_corruption() const = 0;
  // Forgets that, so that other things can be read in this transaction.
  virtual void read_on() = 0;

  // Rows that the last query changed.
  virtual int changes() = 0;
  // Whether others may write at the same time as a transaction. What it reads is of one moment all
  // the same, and it fails if it changes a row that they have changed since.
  virtual bool is_shared() const = 0;
  // Until the transaction ends, nobody else gets such a number.
  virtual void number_in_order(Numbered what) = 0;
  // Store::tidy().
  virtual Status tidy() = 0;

  // The number that a query of one number gives.
  std::int64_t number(const std::string& sql);
  // The same for a text.
  std::string text(const std::string& sql);

 protected:
  SqlDatabase() = default;
  SqlDatabase(SqlDatabase&&) = default;
  SqlDatabase& operator=(SqlDatabase&&) = default;

 private:
  bool failed_ = false;
  std::string reason_;
};

// What a store answers while its database has failed (kReadOnly).
Error cannot_store(const SqlDatabase& database);

// A prepared statement; lives no longer than its database stays where it is.
class Statement {
 public:
  Statement(SqlDatabase& database, std::string_view sql)
      : database_(database), prepared_(database.prepare(sql)) {}

 private:
  friend class Query;

  SqlDatabase& database_;
  std::unique_ptr<Prepared> prepared_;
};

// One use of a statement: its values in the order of the `?`, then its rows. Ready for the next use
// when it goes.
class Query {
 public:
  template <class... Values>
  explicit Query(Statement& statement, const Values&... values)
      : database_(statement.database_), prepared_(*statement.prepared_) {
    int position = 0;
    (bind(++position, values), ...);
  }
  ~Query() { prepared_.reset(); }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  // Steps to the next row; false behind the last one or when the database failed.
  bool next() { return !database_.failed() && prepared_.next(); }
  // For statements without rows.
  void run() {
    if (!database_.failed()) prepared_.run();
  }
  // The number that a statement gives in its one row, 0 if it has none.
  std::int64_t run_for_number() { return next() ? number(0) : 0; }

  bool is_null(int column) const { return prepared_.is_null(column); }
  std::int64_t number(int column) const { return prepared_.number(column); }
  double real(int column) const { return prepared_.real(column); }
  std::string text(int column) const { return prepared_.text(column); }
  std::string bytes(int column) const { return prepared_.bytes(column); }
  std::optional<Digest> digest(int column) const;

 private:
  void bind(int position, std::int64_t value) { prepared_.bind(position, value); }
  void bind(int position, std::string_view value) { prepared_.bind(position, value); }
  void bind(int position, Bytes value) { prepared_.bind(position, value); }
  void bind(int position, Real value) { prepared_.bind(position, value); }
  void bind(int position, const Digest& value) {
    prepared_.bind(position, Bytes{{reinterpret_cast<const char*>(value.data()), value.size()}});
  }
  template <class Value>
  void bind(int position, const std::optional<Value>& value) {
    if (value) return bind(position, *value);
    prepared_.bind_null(position, kind_of(Value()));
  }
  static ValueKind kind_of(std::int64_t) { return ValueKind::kNumber; }
  static ValueKind kind_of(Real) { return ValueKind::kReal; }
  static ValueKind kind_of(const Digest&) { return ValueKind::kBytes; }

  SqlDatabase& database_;
  Prepared& prepared_;
};

}  // namespace benben
