// One way to PostgreSQL and back, for as many statements as wait for it (libpq's pipeline mode).
//
// The statements are done one after the other, as if each had been waited for; behind the first
// that fails none is done.
//
// No way takes longer than its patience: a server that is stopped, or a network that swallows what
// is sent, would otherwise hold whoever asks for ever, as the other machine's kernel still says
// that it has everything (no keepalive notices that). A connection is of no use after that: what is
// missing may still come.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace benben {

struct AnswerClearer {
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresAnswer = std::unique_ptr<PGresult, AnswerClearer>;

// How long a way may take; nothing: as long as it takes.
using Patience = std::optional<std::chrono::milliseconds>;

// A prepared statement with its values, in libpq's binary forms, or a text of SQL without any.
struct Sending {
  std::string name;  // of the prepared one; empty: `sql` is sent
  std::string sql;
  std::vector<std::optional<std::string>> values;
};

// What came back within the patience: fewer answers than statements: the connection is of no use
// any more.
struct Exchanged {
  std::vector<PostgresAnswer> answers;  // in the order of the statements
  bool is_silent = false;               // the patience has ended
};

// For connections that do not block (PQsetnonblocking).
Exchanged exchange(PGconn* connection, const std::vector<Sending>& statements, Patience patience);

// One answer at most: that of the last of the texts of SQL, or of the first that fails.
Exchanged exchange_texts(PGconn* connection, const std::string& sql, Patience patience);

// Has a statement prepared under a name, for values of these types.
Exchanged exchange_preparing(PGconn* connection, const std::string& name, const std::string& sql,
                             const std::vector<Oid>& types, Patience patience);

}  // namespace benben
