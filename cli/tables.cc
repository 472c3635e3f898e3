// `benben tables`, `export` and `delete`: the tables of a data folder, for its operator.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <optional>

#include "cli/common.h"
#include "cli/data_folder.h"
#include "cli/exit.h"
#include "core/record.h"
#include "server/open_table.h"
#include "server/server.h"
#include "store/backup.h"

namespace benben::cli {
namespace {

constexpr char kRow[] = "%-22s  %-10s  %-10s  %6s  %-8s  %s\n";

void print_row(const std::string& id, const std::string& game, const std::string& created,
               const std::string& events, const char* state, const std::string& rest) {
  std::printf(kRow, id.c_str(), game.c_str(), created.c_str(), events.c_str(), state, rest.c_str());
}

// In UTC.
std::string date_of(std::int64_t unix_s) {
  const std::time_t time = unix_s;
  std::tm parts{};
  gmtime_r(&time, &parts);
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%F", &parts));
}

bool is_move(const StoredEvent& event) { return !event.move_id.empty(); }

std::string names_of(const TableView& view) {
  std::string names;
  for (const SeatView& seat : view.seats) {
    if (!names.empty()) names += ", ";
    names += !seat.claimed ? "(open)" : seat.name.empty() ? "(no name)" : seat.name;
  }
  return names;
}

std::string game_of(const std::string& header) {
  const Result<Record> record = parse_record(header + '\n');
  const std::string* game = record ? record.value().tag("Game") : nullptr;
  return game == nullptr ? "-" : *game;
}

void print_damaged(const std::string& id, const Error& error) {
  print_row(id, "-", "-", "-", "damaged", error.message);
}

// What only an operator is told of a table.
void complain_of(std::string_view line) { std::cerr << "benben: " << line << '\n'; }

void print_table(StoredTable stored) {
  const std::string id = stored.id;
  const std::string created = date_of(stored.created_s);
  const bool is_played = std::ranges::any_of(stored.events, is_move);
  const Result<Table> table = open_table(std::move(stored), complain_of);
  if (!table) return print_damaged(id, table.error());
  const TableView view = table.value().view({});
  print_row(id, game_of(view.header), created, std::to_string(view.ply),
            view.over   ? "over"
            : is_played ? "played"
                        : "unplayed",
            names_of(view));
}

// One that was deleted since the ids were read is left out.
Status print_all(Store& store, const std::vector<std::string>& ids) {
  print_row("TABLE", "GAME", "CREATED", "EVENTS", "STATE", "SEATS");
  for (const std::string& id : ids) {
    Result<StoredTable> table = store.load(id);
    if (table) {
      print_table(std::move(*table));
    } else if (table.error().code == ErrorCode::kDamaged) {
      print_damaged(id, table.error());
    } else if (table.error().code != ErrorCode::kUnknown) {
      return table.error();
    }
  }
  return {};
}

Result<std::string> record_of(Store& store, const std::string& id) {
  Result<StoredTable> stored = store.load(id);
  if (!stored) return stored.error();
  const Result<Table> table = open_table(std::move(*stored), complain_of);
  if (!table) return table.error();
  return table.value().record();
}

}  // namespace

// The ids first: on a full disk whoever opens the database may have it alone.
int list_tables(const DataOptions& options) {
  const Result<std::filesystem::path> database = existing_database(options);
  if (!database) return report(database.error());
  const Result<std::vector<std::string>> ids = table_ids(*database);
  if (!ids) return report(ids.error());
  const Result<std::unique_ptr<Store>> store = open_existing(options);
  if (!store) return report(store.error());
  const Status status = print_all(**store, *ids);
  return status ? kExitOk : report(status.error());
}

int export_table(const DataOptions& options) {
  const Result<std::unique_ptr<Store>> store = open_existing(options);
  if (!store) return report(store.error());
  const Result<std::string> record = record_of(**store, options.table);
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
  const Status stored = (*store)->transaction([&] { removed = (*store)->remove(options.table); });
  if (stored && removed) return kExitOk;
  return report(removed ? stored.error() : removed.error());
}

}  // namespace benben::cli
