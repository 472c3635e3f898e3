// `benben tables`, `export` and `delete`: the tables of a data folder or a PostgreSQL database, for
// its operator.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/common.h"
#include "cli/data_folder.h"
#include "cli/exit.h"
#include "core/json.h"
#include "core/record.h"
#include "server/open_table.h"

namespace benben::cli {
namespace {

constexpr char kDamaged[] = "damaged";

// What is told of a table.
struct Row {
  std::string id;
  std::string state;  // "unplayed", "played", "over", also if it was given up, or "damaged"
  std::string game = {};
  std::string created = {};
  int events = 0;
  std::vector<SeatView> seats = {};
  std::string damage = {};  // what is wrong with a damaged one, of which the id alone is known
};

// In UTC.
std::string date_of(std::int64_t unix_s) {
  const std::time_t time = unix_s;
  std::tm parts{};
  gmtime_r(&time, &parts);
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%F", &parts));
}

bool is_move(const StoredEvent& event) { return !event.move_id.empty(); }

std::string names_of(const std::vector<SeatView>& seats) {
  std::string names;
  for (const SeatView& seat : seats) {
    if (!names.empty()) names += ", ";
    names += !seat.claimed ? "(open)" : seat.name.empty() ? "(no name)" : seat.name;
  }
  return names;
}

void print_line(const char* id, const char* game, const char* created, const char* events,
                const char* state, const char* rest) {
  std::printf("%-22s  %-10s  %-10s  %6s  %-8s  %s\n", id, game, created, events, state, rest);
}

void print_rows(const std::vector<Row>& rows) {
  print_line("TABLE", "GAME", "CREATED", "EVENTS", "STATE", "SEATS");
  for (const Row& row : rows) {
    if (row.state == kDamaged) {
      print_line(row.id.c_str(), "-", "-", "-", kDamaged, row.damage.c_str());
    } else {
      print_line(row.id.c_str(), row.game.c_str(), row.created.c_str(),
                 std::to_string(row.events).c_str(), row.state.c_str(),
                 names_of(row.seats).c_str());
    }
  }
}

void print_json(const std::vector<Row>& rows) {
  JsonWriter json;
  json.begin_list();
  for (const Row& row : rows) {
    json.begin_object().member("id", row.id).member("state", row.state);
    if (row.state == kDamaged) {
      json.member("damage", row.damage).end_object();
      continue;
    }
    json.member("game", row.game).member("created", row.created).member("events", row.events);
    json.key("seats").begin_list();
    for (const SeatView& seat : row.seats) {
      json.begin_object().member("name", seat.name).member("claimed", seat.claimed).end_object();
    }
    json.end_list().end_object();
  }
  std::printf("%s\n", json.end_list().take().c_str());
}

std::string game_of(const std::string& header) {
  const Result<Record> record = parse_record(header + '\n');
  const std::string* game = record ? record.value().tag("Game") : nullptr;
  return game == nullptr ? "-" : *game;
}

// What only an operator is told of a table.
void complain_of(std::string_view line) { std::cerr << "benben: " << line << '\n'; }

Row row_of(StoredTable stored) {
  Row row = {.id = stored.id, .state = kDamaged};
  row.created = date_of(stored.created_s);
  const bool is_played = std::ranges::any_of(stored.events, is_move);
  const Result<Table> table = open_table(std::move(stored), complain_of);
  if (!table) {
    row.damage = table.error().message;
    return row;
  }
  const TableView view = table.value().view({});
  row.state = view.over || view.given_up ? "over" : is_played ? "played" : "unplayed";
  row.game = game_of(view.header);
  row.events = static_cast<int>(view.ply);
  row.seats = view.seats;
  return row;
}

Result<StoredTable> load(Store& store, const DataOptions& options, const std::string& id) {
  std::optional<Result<StoredTable>> table;
  const Status read = look(store, options, [&] { table = store.load(id); });
  return read ? std::move(*table) : Result<StoredTable>(read.error());
}

Result<StoredTable> load_meant(Store& store, const DataOptions& options) {
  std::optional<Result<StoredTable>> table;
  const Status read = look(store, options, [&] {
    const Result<std::string> id = table_meant(store, options.table);
    table = id ? store.load(*id) : Result<StoredTable>(id.error());
  });
  return read ? std::move(*table) : Result<StoredTable>(read.error());
}

// One that was deleted since the ids were read is left out.
Result<std::vector<Row>> rows_of(Store& store, const DataOptions& options,
                                 const std::vector<std::string>& ids) {
  std::vector<Row> rows;
  for (const std::string& id : ids) {
    Result<StoredTable> table = load(store, options, id);
    if (table) {
      rows.push_back(row_of(std::move(*table)));
    } else if (table.error().code == ErrorCode::kDamaged) {
      rows.push_back({.id = id, .state = kDamaged, .damage = table.error().message});
    } else if (table.error().code != ErrorCode::kUnknown) {
      return table.error();
    }
  }
  return rows;
}

Result<std::string> record_of(Store& store, const DataOptions& options) {
  Result<StoredTable> stored = load_meant(store, options);
  if (!stored) return stored.error();
  const Result<Table> table = open_table(std::move(*stored), complain_of);
  if (!table) return table.error();
  return table.value().record();
}

}  // namespace

int list_tables(const DataOptions& options) {
  const Result<std::vector<std::string>> ids = existing_ids(options);
  if (!ids) return report(ids.error());
  const Result<std::unique_ptr<Store>> store = open_existing(options);
  if (!store) return report(store.error());
  const Result<std::vector<Row>> rows = rows_of(**store, options, *ids);
  if (!rows) return report(rows.error());
  options.json ? print_json(*rows) : print_rows(*rows);
  return kExitOk;
}

int export_table(const DataOptions& options) {
  const Result<std::unique_ptr<Store>> store = open_existing(options);
  if (!store) return report(store.error());
  const Result<std::string> record = record_of(**store, options);
  if (!record) return report(record.error());
  if (options.out.empty()) {
    std::cout << *record;
    return kExitOk;
  }
  const Status status = write_file(options.out, *record);
  return status ? kExitOk : report(status.error());
}

int delete_table(const DataOptions& options) {
  const Result<std::unique_ptr<Store>> store = open_existing(options);
  if (!store) return report(store.error());
  Status removed;
  const Status stored = (*store)->transaction([&] {
    const Result<std::string> id = table_meant(**store, options.table);
    removed = id ? (*store)->remove(*id) : Status(id.error());
  });
  if (stored && removed) return kExitOk;
  return report(removed ? stored.error() : removed.error());
}

}  // namespace benben::cli
