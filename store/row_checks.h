// The questions that inspect() asks of rows, as data, in what SQLite and PostgreSQL both
// understand. Each gives a row for each thing that is wrong: the id of a table, the id of a
// tournament, a ply, and the text that stands at `{}` in the sentence; any of them may be NULL.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "store/inspect.h"
#include "store/sql.h"

namespace benben {

struct RowCheck {
  const char* code;  // of the finding (docs/operations.md, Looking for damage)
  const char* what;  // the sentence
  const char* sql;
};

std::span<const RowCheck> row_checks();

// Adds what one of them finds; what it had found before the database failed, if it does.
void look(SqlDatabase& database, const RowCheck& check, std::vector<Finding>& findings);

// All ids in `tables` or `tournaments`, the oldest first.
std::vector<std::string> ids_of(SqlDatabase& database, const char* table);

// What was set aside is loaded as all others from now on; for a copy, or what is rolled back.
void read_what_was_set_aside(SqlDatabase& database);

}  // namespace benben
