#include "store/sql_store.h"

#include <algorithm>

#include "store/checksum.h"

namespace benben {
namespace {

std::int64_t event_checksum(std::string_view table, int ply, std::string_view move_id,
                            std::string_view line) {
  return checksum({table, std::to_string(ply), move_id, line});
}

Error unknown_table() { return {ErrorCode::kUnknown, "There is no such table.", "", 0}; }

Error damage(std::string message) { return {ErrorCode::kDamaged, std::move(message), "", 0}; }

bool is_move(const StoredEvent& event) { return !event.move_id.empty(); }

}  // namespace

Status SqlStore::create(const StoredTable& table) {
  const bool is_unplayed = !std::ranges::any_of(table.events, is_move);
  Query(insert_table_, table.id, table.header, table.created_s, is_unplayed ? 1 : 0).run();
  const Result<Row> row = row_of(table.id);
  if (!row) return row.error();
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const StoredSeat& stored = table.seats[seat];
    Query(insert_seat_, row->number, static_cast<std::int64_t>(seat), stored.bot, stored.name,
          stored.invitation, stored.token, table.id, stored.figure)
        .run();
  }
  for (std::size_t ply = 0; ply < table.events.size(); ++ply) {
    insert(row->number, table.id, static_cast<int>(ply), table.events[ply]);
  }
  for (std::size_t place = 0; place < table.incidents.size(); ++place) {
    insert(row->number, table.id, static_cast<int>(place), table.incidents[place]);
  }
  if (table.clocks) keep_clocks(row->number, table.id, *table.clocks);
  if (table.seed) keep_seed(row->number, table.id, *table.seed);
  for (const Contribution& own : table.contributions) insert(row->number, table.id, own);
  return done();
}

Result<SqlStore::Row> SqlStore::row_of(std::string_view table) {
  Query query(select_row_, table);
  if (query.next()) {
    Row row{query.number(0), std::nullopt, query.number(2) != 0};
    if (!query.is_null(1)) row.damaged = query.text(1);
    return row;
  }
  if (database_.failed()) return failure();
  return unknown_table();
}

Result<SqlStore::Row> SqlStore::row_to_write(std::string_view table) {
  Result<Row> row = row_of(table);
  if (row && row->damaged) return damage(*row->damaged);
  if (row && database_.is_shared()) Query(touch_table_, row->number).run();
  return row;
}

void SqlStore::insert(std::int64_t number, std::string_view table, int ply,
                      const StoredEvent& event) {
  const std::string line = event_line(event.event);
  Query(insert_event_, number, ply, line, event.move_id,
        event_checksum(table, ply, event.move_id, line), event.unix_s)
      .run();
}

Result<StoredTable> SqlStore::load(std::string_view table) {
  Result<StoredTable> stored = read(table);
  if (!database_.failed()) return stored;
  if (!database_.found_corruption()) return failure();
  const Error error = damage("The file is damaged: " + database_.reason() + ".");
  database_.read_on();
  return error;
}

Result<StoredTable> SqlStore::read(std::string_view table) {
  Query query(select_table_, table);
  if (!query.next()) return unknown_table();
  if (!query.is_null(1)) return damage(query.text(1));
  if (query.number(4) == 0) return damage("The header is not what was written.");
  StoredTable stored;
  stored.id = table;
  stored.header = query.text(2);
  stored.created_s = query.number(3);
  if (Status status = read_seats(query.number(0), stored); !status) return status.error();
  if (Status status = read_events(query.number(0), stored); !status) return status.error();
  if (Status status = read_race_claim(query.number(0), stored); !status) return status.error();
  if (Status status = read_incidents(query.number(0), stored); !status) return status.error();
  if (Status status = read_clocks(query.number(0), stored); !status) return status.error();
  if (Status status = read_fair(query.number(0), stored); !status) return status.error();
  return stored;
}

Status SqlStore::read_seats(std::int64_t number, StoredTable& table) {
  Query query(select_seats_, number, table.id);
  while (query.next()) {
    const std::size_t seat = table.seats.size();
    if (query.number(0) != static_cast<std::int64_t>(seat)) {
      return damage("Seat " + std::to_string(seat) + " is missing.");
    }
    if (query.number(5) == 0) {
      return damage("Seat " + std::to_string(seat) + " is not what was written.");
    }
    table.seats.push_back(
        {query.text(1), query.text(2), query.digest(3), query.digest(4), query.text(6)});
  }
  return {};
}

Status SqlStore::read_events(std::int64_t number, StoredTable& table) {
  Query query(select_events_, number);
  while (query.next()) {
    const int ply = static_cast<int>(table.events.size());
    const std::string line = query.text(1);
    const std::string move_id = query.text(2);
    Result<Event> event = parse_event(line);
    if (query.number(0) != ply || !event ||
        query.number(3) != event_checksum(table.id, ply, move_id, line)) {
      return damage("Event " + std::to_string(ply) + " is missing or not what was written.");
    }
    table.events.push_back({std::move(*event), move_id, query.number(4)});
  }
  return {};
}

Status SqlStore::read_race_claim(std::int64_t number, StoredTable& table) {
  Query query(select_race_claim_, number, table.id);
  if (!query.next()) return {};
  const auto is_among = [](std::int64_t index, std::size_t size) {
    return index >= 0 && index < static_cast<std::int64_t>(size);
  };
  const std::int64_t ply = query.number(0);
  const std::int64_t seat = query.number(1);
  const bool is_whole = query.number(3) != 0 && is_among(ply, table.events.size() + 1) &&
                        is_among(seat, table.seats.size());
  if (!is_whole) return damage("The claim of the race is not what was written.");
  table.race_claim =
      RaceClaim{static_cast<int>(ply), seat_at(static_cast<int>(seat)), query.text(2)};
  return {};
}

std::optional<int> SqlStore::ply_of(std::int64_t number, std::string_view move_id) {
  Query query(select_move_, number, move_id);
  if (!query.next()) return std::nullopt;
  return static_cast<int>(query.number(0));
}

Result<std::optional<int>> SqlStore::find_move(std::string_view table, std::string_view move_id) {
  const Result<Row> row = row_of(table);
  if (!row) return row.error();
  const std::optional<int> ply = ply_of(row->number, move_id);
  if (database_.failed()) return failure();
  return ply;
}

Status SqlStore::set_aside(std::string_view table, std::string_view reason) {
  Query(update_damaged_, reason, table).run();
  return done();
}

}  // namespace benben
