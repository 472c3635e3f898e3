// One way to PostgreSQL and back, for as many statements as wait for it (libpq's pipeline mode).
//
// The statements are done one after the other, as if each had been waited for; behind the first
// that fails none is done.
#pragma once

#include <libpq-fe.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace benben {

struct AnswerClearer {
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresAnswer = std::unique_ptr<PGresult, AnswerClearer>;

// A prepared statement with its values, in libpq's binary forms, or a text of SQL without any.
struct Sending {
  std::string name;  // of the prepared one; empty: `sql` is sent
  std::string sql;
  std::vector<std::optional<std::string>> values;
};

// The answers in the order of the statements. Fewer than statements: the connection is of no use
// any more.
std::vector<PostgresAnswer> exchange(PGconn* connection, const std::vector<Sending>& statements);

}  // namespace benben
