// All that one database of the store's has, put into another that is empty, and compared.
//
// Nothing is remade on the way: rows are copied as they stand, numbers and checksums too, so that
// what is damaged is as damaged there. Then all rows of both are read again and compared, and every
// table is loaded from both as a server would load it, event by event.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/sql_store.h"

namespace benben {

// What was moved and found the same.
struct Moved {
  std::int64_t tables = 0;
  std::int64_t events = 0;
  std::int64_t incidents = 0;
  std::int64_t accounts = 0;
  std::int64_t rated_games = 0;
  std::int64_t tournaments = 0;
  std::int64_t rows = 0;     // of all kinds
  std::int64_t damaged = 0;  // tables that cannot be loaded, here as there

  friend bool operator==(const Moved&, const Moved&) = default;
};

struct MovedColumn {
  std::string name;
  ValueKind kind = ValueKind::kNumber;
  int key = 0;  // its place in the primary key, from 1; 0: none
};

struct MovedTable {
  std::string name;
  std::vector<MovedColumn> columns;
};

// What there is to move, as a database in SQLite describes it.
std::vector<MovedTable> tables_to_move(SqlDatabase& sqlite);

// One side of a move, inside a transaction of its own.
struct MovingSide {
  SqlDatabase& database;
  Store& store;  // on it
};

// Whether none of these tables has a row.
bool is_empty(SqlDatabase& database, const std::vector<MovedTable>& tables);
void copy_rows(SqlDatabase& from, SqlDatabase& to, const std::vector<MovedTable>& tables);
// An error that says what differs; else what there is.
Result<Moved> compare_sides(const MovingSide& from, const MovingSide& to,
                            const std::vector<MovedTable>& tables);

}  // namespace benben
