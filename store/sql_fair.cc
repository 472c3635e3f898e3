// The part of SqlStore that keeps the chance of a table: its seed and what seats have
// contributed.
#include <optional>
#include <utility>

#include "store/sql_store.h"

namespace benben {
namespace {

Error damage(const char* message) { return {ErrorCode::kDamaged, message, "", 0}; }

}  // namespace

void SqlStore::keep_seed(std::int64_t number, std::string_view table, const FairBytes& seed) {
  Query(insert_seed_, number, seed, table).run();
}

void SqlStore::insert(std::int64_t number, std::string_view table,
                      const Contribution& contribution) {
  Query(insert_contribution_, number, index(contribution.seat), contribution.ply,
        contribution.bytes, table)
      .run();
}

Status SqlStore::read_fair(std::int64_t number, StoredTable& table) {
  {
    Query query(select_seed_, number, table.id);
    if (query.next()) {
      table.seed = query.digest(0);
      if (query.number(1) == 0 || !table.seed) return damage("The seed is not what was written.");
    }
  }
  Query query(select_contributions_, number, table.id);
  while (query.next()) {
    const std::int64_t seat = query.number(0);
    const std::optional<Digest> bytes = query.digest(2);
    const bool is_seat = seat >= 0 && seat < static_cast<std::int64_t>(table.seats.size());
    if (query.number(3) == 0 || !is_seat || !bytes) {
      return damage("A contribution to chance is not what was written.");
    }
    table.contributions.push_back(
        {static_cast<int>(query.number(1)), seat_at(static_cast<int>(seat)), *bytes});
  }
  return {};
}

void SqlStore::erase_fair(std::int64_t number) {
  Query(delete_contributions_, number).run();
  Query(delete_seed_, number).run();
}

}  // namespace benben
