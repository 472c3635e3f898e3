// The care of SqlStore: deleting, asking whether the disk can be written, folding the log.
#include "store/sql_store.h"

namespace benben {

void SqlStore::erase(std::int64_t number) {
  Query(delete_events_, number).run();
  Query(delete_race_claim_, number).run();
  Query(delete_incidents_, number).run();
  Query(delete_clocks_, number).run();
  erase_fair(number);
  notices_.forget_table(number);
  speech_.forget_table(number);
  invites_.forget_table(number);
  Query(delete_seats_, number).run();
  Query(delete_table_, number).run();
}

Result<std::vector<std::string>> SqlStore::tables_like(std::string_view begin, int most) {
  std::vector<std::string> ids;
  Query query(select_like_, begin, most);
  while (query.next()) ids.push_back(query.text(0));
  if (database_.failed()) return failure();
  return ids;
}

Status SqlStore::remove(std::string_view table) {
  const Result<Row> row = row_of(table);
  if (!row) return row.error();
  erase(row->number);
  return done();
}

std::vector<std::string> SqlStore::unplayed(std::int64_t before_s, int most) {
  std::vector<std::string> ids;
  Query query(select_unplayed_, before_s, most);
  while (query.next()) ids.push_back(query.text(0));
  return ids;
}

// Each is read before any is deleted: SQLite writes no more once it has met a damaged page, and one
// such page must not keep all others alive for ever.
Result<std::vector<std::string>> SqlStore::expire(std::int64_t unplayed_before_s, int most) {
  std::vector<std::string> expired;
  std::vector<std::pair<std::string, std::string>> damaged;
  for (const std::string& id : unplayed(unplayed_before_s, most)) {
    const Result<StoredTable> table = load(id);
    if (table) {
      expired.push_back(id);
    } else if (table.error().code == ErrorCode::kDamaged) {
      damaged.emplace_back(id, table.error().message);
    }
  }
  for (const auto& [id, reason] : damaged) (void)set_aside(id, reason);
  for (const std::string& id : expired) (void)remove(id);
  if (database_.failed()) return failure();
  return expired;
}

// A page of its own, so that there must be room for one more; gone again with the same transaction.
Status SqlStore::probe() {
  const std::string filler(4096, '\0');
  Query(insert_probe_, Bytes{filler}).run();
  Query(delete_probe_).run();
  return done();
}

}  // namespace benben
