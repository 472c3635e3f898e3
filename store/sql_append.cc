// The part of SqlStore that appends to a table what happens at it, if it stands as its author
// believes.
//
// All that is compared is asked for in one statement, as each is a way to a database elsewhere.
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "store/sql_store.h"

namespace benben {
namespace {

// Move_ids that the one statement compares; a move has one.
constexpr std::size_t kIdsAtOnce = 2;

constexpr std::string_view kFoundColumns =
    "number, unplayed_since IS NOT NULL, "
    "(SELECT coalesce(max(ply) + 1, 0) FROM events WHERE table_number = tables.number), "
    "(SELECT coalesce(max(incidents.number) + 1, 0) FROM incidents "
    "WHERE table_number = tables.number), "
    "(SELECT count(*) FROM fair_contributions WHERE table_number = tables.number), "
    "(SELECT ply FROM race_claims WHERE table_number = tables.number), "
    "EXISTS (SELECT 1 FROM events WHERE table_number = tables.number AND move_id IN (?2, ?3)) OR "
    "EXISTS (SELECT 1 FROM incidents WHERE table_number = tables.number AND move_id IN (?2, ?3))";

bool is_move(const StoredEvent& event) { return !event.move_id.empty(); }

std::vector<std::string_view> move_ids_of(const Append& append) {
  std::vector<std::string_view> ids;
  for (const StoredEvent& event : append.events) ids.push_back(event.move_id);
  if (append.incident) ids.push_back(append.incident->move_id);
  std::erase(ids, "");
  return ids;
}

Status conflict(const char* what) { return Error{ErrorCode::kConflict, what, "", 0}; }

}  // namespace

// Where others write at the same time, whoever will write changes the table's row, as with
// touch_table_; not that of one that was set aside, which whoever checks the tables may hold.
std::string SqlStore::found_statement() const {
  const std::string columns(kFoundColumns);
  if (!database_.is_shared()) {
    return "SELECT " + columns + " FROM tables WHERE id = ?1 AND damaged IS NULL";
  }
  return "UPDATE tables SET checksum = checksum WHERE id = ?1 AND damaged IS NULL RETURNING " +
         columns;
}

// An id that nothing has is empty: that is stored as none.
Result<SqlStore::Found> SqlStore::found_for(const Append& append) {
  std::vector<std::string_view> ids = move_ids_of(append);
  ids.resize(std::max(ids.size(), kIdsAtOnce), "");
  Found found;
  {
    Query query(select_found_, append.table, ids[0], ids[1]);
    if (!query.next()) return why_not_found(append.table);
    const auto number = [&](int column) { return static_cast<int>(query.number(column)); };
    found = {query.number(0), query.number(1) != 0, number(2),           number(3),
             number(4),       std::nullopt,         query.number(6) != 0};
    if (!query.is_null(5)) found.claimed = number(5);
  }
  for (std::size_t rare = kIdsAtOnce; rare < ids.size(); ++rare) {
    found.is_repeated = found.is_repeated || is_known(found.number, ids[rare]);
  }
  return found;
}

Error SqlStore::why_not_found(std::string_view table) {
  const Result<Row> row = row_of(table);
  if (!row) return row.error();
  return {ErrorCode::kDamaged, row->damaged.value_or(""), "", 0};
}

bool SqlStore::is_known(std::int64_t number, std::string_view move_id) {
  if (ply_of(number, move_id)) return true;
  Query query(select_incident_, number, move_id);
  return query.next();
}

Status SqlStore::compare(const Found& found, const Append& append) {
  if (found.is_repeated) {
    return Error{ErrorCode::kRepeated, "This move_id was used before.", "", 0};
  }
  if (found.events != append.ply) return conflict("The position has moved on.");
  if (found.incidents != append.incidents) return conflict("Somebody has come or gone.");
  if (found.contributions != append.contributed) {
    return conflict("Somebody has contributed to chance.");
  }
  const bool is_claimed = append.race_claim && found.claimed == append.race_claim->ply;
  return is_claimed ? conflict("The race is claimed.") : Status();
}

// Who has signed in at another node meanwhile has another proof, which whoever opens the rematch
// may not have heard of; their seat may even be taken for one of somebody who is gone. Whoever
// signs in changes the same rows: of two at a time one is done again.
Status SqlStore::compare_people(std::int64_t number, const StoredTable& rematch) {
  if (database_.is_shared()) Query(touch_proofs_, number).run();
  std::set<Digest> proofs;
  {
    Query query(select_proofs_, number);
    while (query.next()) proofs.insert(query.digest(0).value_or(kNobody));
  }
  std::set<Digest> believed;
  for (const StoredSeat& seat : rematch.seats) {
    if (seat.token) believed.insert(*seat.token);
  }
  return believed == proofs ? done() : conflict("Somebody has signed in.");
}

void SqlStore::write(std::int64_t number, const Append& append) {
  if (append.race_claim) {
    const RaceClaim& claim = *append.race_claim;
    Query(insert_race_claim_, number, claim.ply, index(claim.seat), claim.move_id, append.table)
        .run();
  }
  int ply = append.ply;
  for (const StoredEvent& event : append.events) insert(number, append.table, ply++, event);
  if (append.incident && append.incident->incident.kind == Incident::Kind::kUndo) {
    Query(delete_events_from_, number, append.incident->incident.to).run();
  }
  if (append.incident && append.incident->incident.kind == Incident::Kind::kSwap) {
    change_places(number, append.table, append.incident->incident);
  }
  if (append.incident) insert(number, append.table, append.incidents, *append.incident);
  if (append.clocks) keep_clocks(number, append.table, *append.clocks);
  for (const Contribution& own : append.contributions) insert(number, append.table, own);
}

Status SqlStore::append(const Append& append) {
  const Result<Found> found = found_for(append);
  if (!found) return found.error();
  if (Status status = compare(*found, append); !status) return status;
  if (append.rematch) {
    if (Status status = compare_people(found->number, *append.rematch); !status) return status;
  }
  if (found->is_unplayed && std::ranges::any_of(append.events, is_move)) {
    Query(update_played_, found->number).run();
  }
  write(found->number, append);
  return append.rematch ? create(*append.rematch) : done();
}

}  // namespace benben
