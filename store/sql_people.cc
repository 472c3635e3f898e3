// The people's part of SqlStore: who holds a seat, and how they get their seats back.
#include <functional>
#include <map>
#include <utility>

#include "store/sql_store.h"

namespace benben {

Status SqlStore::claim(const Claim& claim) {
  const Result<Row> row = row_to_write(claim.table);
  if (!row) return row.error();
  const int seat = index(claim.seat);
  if (claim.bot.empty()) {
    Query(update_seat_, claim.token, claim.name, row->number, seat, claim.table, claim.figure)
        .run();
  } else {
    Query(update_bot_, claim.bot, row->number, seat, claim.table).run();
  }
  if (!database_.failed() && database_.changes() == 0) {
    return Error{ErrorCode::kConflict, "Somebody has this seat already.", "", 0};
  }
  invites_.follow_claim(row->number, claim.bot.empty() ? claim.token : kNobody);
  return done();
}

Result<int> SqlStore::move_seats(const Digest& from, const Digest& to) {
  if (from == to) return 0;
  accounts_.retire(from);
  Query(update_token_, from, to).run();
  const int moved = database_.changes() + tournaments_.move(from, to);
  Query(delete_recovery_, from).run();
  speech_.move(from, to);
  invites_.move(from, to);
  if (database_.failed()) return failure();
  return moved;
}

Result<std::vector<std::string>> SqlStore::tables_of(const std::vector<Digest>& persons, int most) {
  std::map<std::int64_t, std::string, std::greater<>> found;  // by number, the latest first
  for (const Digest& person : persons) {
    Query query(select_tables_of_, person, most);
    while (query.next()) found.emplace(query.number(0), query.text(1));
  }
  if (database_.failed()) return failure();
  std::vector<std::string> ids;
  for (auto& [number, id] : found) {
    if (static_cast<int>(ids.size()) < most) ids.push_back(std::move(id));
  }
  return ids;
}

Status SqlStore::keep_recovery(const Recovery& recovery) {
  const Result<Recovery> known = find_recovery(recovery.secret);
  if (known && known.value().person != recovery.person) {
    return Error{ErrorCode::kConflict, "Somebody else has this secret.", "", 0};
  }
  Query(insert_recovery_, recovery.person, recovery.secret, Bytes{recovery.sealed}).run();
  return done();
}

Result<Recovery> SqlStore::find_recovery(const Digest& secret) {
  Query query(select_recovery_, secret);
  if (query.next()) {
    return Recovery{query.digest(0).value_or(Digest{}), secret, query.bytes(2)};
  }
  if (database_.failed()) return failure();
  return Error{ErrorCode::kUnknown, "Nobody has this secret.", "", 0};
}

}  // namespace benben
