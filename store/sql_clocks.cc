// The clocks' part of SqlStore: what they show, and which are over.
#include <optional>
#include <string>
#include <utility>

#include "store/checksum.h"
#include "store/sql_store.h"

namespace benben {
namespace {

// Where no clock runs by the calendar.
constexpr std::int64_t kNotDue = -1;

std::int64_t clocks_checksum(std::string_view table, std::string_view text, std::int64_t due) {
  return checksum({"clocks", table, text, std::to_string(due)});
}

}  // namespace

void SqlStore::keep_clocks(std::int64_t number, std::string_view table,
                           const StoredClocks& clocks) {
  const std::int64_t checksum = clocks_checksum(table, clocks.text, clocks.due_s.value_or(kNotDue));
  Query(insert_clocks_, number, clocks.text, clocks.due_s, checksum).run();
}

Status SqlStore::read_clocks(std::int64_t number, StoredTable& table) {
  Query query(select_clocks_, number);
  if (!query.next()) return {};
  const std::string text = query.text(0);
  const std::int64_t due = query.number(1);
  if (query.number(2) != clocks_checksum(table.id, text, due)) {
    return Error{ErrorCode::kDamaged, "The clocks are not what was written.", "", 0};
  }
  table.clocks = StoredClocks{text, due == kNotDue ? std::nullopt : std::optional(due)};
  return {};
}

Result<std::vector<DueClock>> SqlStore::due_clocks(const DueClock& behind, std::int64_t unix_s,
                                                   int most) {
  std::vector<DueClock> clocks;
  Query query(select_due_clocks_, behind.due_s, unix_s, behind.table, most);
  while (query.next()) clocks.push_back({query.text(0), query.number(1)});
  if (database_.failed()) return failure();
  return clocks;
}

}  // namespace benben
