#include "store/moving.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

namespace benben {
namespace {

constexpr std::int64_t kRowsAtOnce = 5'000;

using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;
using Row = std::vector<Cell>;

ValueKind kind_of(const std::string& type) {
  if (type == "INTEGER") return ValueKind::kNumber;
  if (type == "REAL") return ValueKind::kReal;
  return type == "TEXT" ? ValueKind::kText : ValueKind::kBytes;
}

void bind_cell(Prepared& prepared, int position, ValueKind kind, const Cell& cell) {
  if (cell.index() == 0) return prepared.bind_null(position, kind);
  switch (kind) {
    case ValueKind::kNumber:
      return prepared.bind(position, std::get<std::int64_t>(cell));
    case ValueKind::kReal:
      return prepared.bind(position, Real{std::get<double>(cell)});
    case ValueKind::kText:
      return prepared.bind(position, std::string_view(std::get<std::string>(cell)));
    case ValueKind::kBytes:
      return prepared.bind(position, Bytes{std::get<std::string>(cell)});
  }
}

Cell cell_of(const Prepared& prepared, int column, ValueKind kind) {
  if (prepared.is_null(column)) return {};
  switch (kind) {
    case ValueKind::kNumber:
      return prepared.number(column);
    case ValueKind::kReal:
      return prepared.real(column);
    case ValueKind::kText:
      return prepared.text(column);
    case ValueKind::kBytes:
      break;
  }
  return prepared.bytes(column);
}

// "a, b", or what `each` makes of every column.
template <class Each>
std::string list(const std::vector<MovedColumn>& columns, Each each) {
  std::string text;
  for (const MovedColumn& column : columns) text += (text.empty() ? "" : ", ") + each(column);
  return text;
}

std::string names(const std::vector<MovedColumn>& columns) {
  return list(columns, [](const MovedColumn& column) { return column.name; });
}

std::string places(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += i == 0 ? "?" : ", ?";
  return text;
}

// The columns that say which row is which, in their order; all of them where there is no key.
std::vector<MovedColumn> key_of(const MovedTable& table) {
  std::vector<MovedColumn> key;
  std::ranges::copy_if(table.columns, std::back_inserter(key),
                       [](const MovedColumn& column) { return column.key > 0; });
  std::ranges::sort(key, {}, &MovedColumn::key);
  return key.empty() ? table.columns : key;
}

// The rows of a table in the order of their key, so many at a time: no table has to fit into
// memory.
class Reader {
 public:
  Reader(SqlDatabase& database, const MovedTable& table)
      : database_(database), table_(table), key_(key_of(table)) {
    const std::string all = "SELECT " + names(table.columns) + " FROM " + table.name;
    const std::string order = " ORDER BY " + names(key_) + " LIMIT " + std::to_string(kRowsAtOnce);
    first_ = database.prepare(all + order);
    next_ = database.prepare(all + " WHERE (" + names(key_) + ") > (" + places(key_.size()) + ")" +
                             order);
  }

  // Nothing behind the last one, or if the database failed.
  std::optional<Row> next() {
    if (at_ == rows_.size() && !is_over_) fetch();
    if (at_ == rows_.size()) return std::nullopt;
    return rows_[at_++];
  }

 private:
  void fetch() {
    Prepared& prepared = rows_.empty() ? *first_ : *next_;
    if (!rows_.empty()) bind_key(prepared, rows_.back());
    rows_.clear();
    at_ = 0;
    while (!database_.failed() && prepared.next()) rows_.push_back(row(prepared));
    prepared.reset();
    is_over_ = rows_.size() < static_cast<std::size_t>(kRowsAtOnce);
  }

  Row row(const Prepared& prepared) const {
    Row row;
    for (int column = 0; const MovedColumn& described : table_.columns) {
      row.push_back(cell_of(prepared, column++, described.kind));
    }
    return row;
  }

  void bind_key(Prepared& prepared, const Row& last) const {
    for (int position = 1; const MovedColumn& column : key_) {
      const auto place = std::ranges::find(table_.columns, column.name, &MovedColumn::name);
      const auto index = static_cast<std::size_t>(place - table_.columns.begin());
      bind_cell(prepared, position++, column.kind, last[index]);
    }
  }

  SqlDatabase& database_;
  const MovedTable& table_;
  std::vector<MovedColumn> key_;
  std::unique_ptr<Prepared> first_;
  std::unique_ptr<Prepared> next_;
  std::vector<Row> rows_;
  std::size_t at_ = 0;
  bool is_over_ = false;
};

Error differs(const std::string& what) {
  return {ErrorCode::kDamaged, what + " is not the same in both; nothing was moved.", "", 0};
}

Result<std::int64_t> compare_rows(SqlDatabase& from, SqlDatabase& to, const MovedTable& table) {
  Reader here(from, table);
  Reader there(to, table);
  for (std::int64_t count = 0;; ++count) {
    const std::optional<Row> row = here.next();
    const bool is_same = row == there.next();
    if (from.failed()) return cannot_store(from);
    if (to.failed()) return cannot_store(to);
    if (!is_same) return differs("Row " + std::to_string(count + 1) + " of `" + table.name + "`");
    if (!row) return count;
  }
}

// As a server loads it; what is damaged is so in both, for the same reason.
Result<bool> compare_table(Store& from, Store& to, const std::string& id) {
  const Result<StoredTable> here = from.load(id);
  const Result<StoredTable> there = to.load(id);
  for (const Result<StoredTable>* loaded : {&here, &there}) {
    const bool is_told = *loaded || loaded->error().code == ErrorCode::kDamaged;
    if (!is_told) return loaded->error();
  }
  const bool is_same =
      here && there ? *here == *there : !here && !there && here.error() == there.error();
  if (!is_same) return differs("Table " + id);
  return here.ok();
}

std::int64_t* count_of(Moved& moved, const std::string& table) {
  const std::pair<const char*, std::int64_t*> counts[] = {
      {"tables", &moved.tables},           {"events", &moved.events},
      {"incidents", &moved.incidents},     {"accounts", &moved.accounts},
      {"rated_games", &moved.rated_games}, {"tournaments", &moved.tournaments}};
  for (const auto& [name, count] : counts) {
    if (table == name) return count;
  }
  return nullptr;
}

}  // namespace

// What is written as a probe is nobody's.
std::vector<MovedTable> tables_to_move(SqlDatabase& sqlite) {
  std::vector<MovedTable> tables;
  Statement statement(sqlite,
                      "SELECT m.name, c.name, c.type, c.pk FROM sqlite_schema AS m "
                      "JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table' "
                      "AND m.name NOT LIKE 'sqlite%' AND m.name <> 'probes' "
                      "ORDER BY m.name, c.cid");
  Query query(statement);
  while (query.next()) {
    if (tables.empty() || tables.back().name != query.text(0))
      tables.push_back({query.text(0), {}});
    tables.back().columns.push_back(
        {query.text(1), kind_of(query.text(2)), static_cast<int>(query.number(3))});
  }
  return tables;
}

bool is_empty(SqlDatabase& database, const std::vector<MovedTable>& tables) {
  return std::ranges::all_of(tables, [&](const MovedTable& table) {
    return database.number("SELECT count(*) FROM (SELECT 1 FROM " + table.name +
                           " LIMIT 1) AS one") == 0;
  });
}

void copy_rows(SqlDatabase& from, SqlDatabase& to, const std::vector<MovedTable>& tables) {
  for (const MovedTable& table : tables) {
    Reader rows(from, table);
    const auto insert = to.prepare("INSERT INTO " + table.name + " (" + names(table.columns) +
                                   ") VALUES (" + places(table.columns.size()) + ")");
    while (const std::optional<Row> row = rows.next()) {
      if (to.failed()) return;
      for (std::size_t column = 0; column < row->size(); ++column) {
        bind_cell(*insert, static_cast<int>(column) + 1, table.columns[column].kind,
                  (*row)[column]);
      }
      insert->next();
      insert->reset();
    }
  }
}

Result<Moved> compare_sides(const MovingSide& from, const MovingSide& to,
                            const std::vector<MovedTable>& tables) {
  Moved moved;
  for (const MovedTable& table : tables) {
    const Result<std::int64_t> rows = compare_rows(from.database, to.database, table);
    if (!rows) return rows.error();
    moved.rows += *rows;
    if (std::int64_t* count = count_of(moved, table.name)) *count = *rows;
  }
  Statement statement(from.database, "SELECT id FROM tables ORDER BY number");
  Query ids(statement);
  while (ids.next()) {
    const Result<bool> is_whole = compare_table(from.store, to.store, ids.text(0));
    if (!is_whole) return is_whole.error();
    if (!*is_whole) ++moved.damaged;
  }
  if (from.database.failed()) return cannot_store(from.database);
  return moved;
}

}  // namespace benben
