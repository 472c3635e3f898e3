// The part of SqlStore that says how tables stand, for whoever has them in memory.
#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "store/sql_store.h"

namespace benben {
namespace {

// The checksum of a seat is of all that is stored of it but the figure, which comes with a person.
// What is left of each is small enough for a sum that neither database finds too large.
constexpr std::string_view kColumns =
    "SELECT tables.id, "
    "(SELECT coalesce(max(ply) + 1, 0) FROM events WHERE table_number = tables.number), "
    "(SELECT count(*) FROM incidents WHERE table_number = tables.number), "
    "(SELECT count(*) FROM fair_contributions WHERE table_number = tables.number), "
    "(SELECT coalesce(max(ply) + 1, 0) FROM race_claims WHERE table_number = tables.number), "
    "(SELECT coalesce(max(text), '') FROM clocks WHERE table_number = tables.number), "
    "(SELECT coalesce(cast(sum((seat + 1) * (checksum % 1000000007)) AS bigint), 0) FROM seats "
    "WHERE table_number = tables.number) "
    "FROM tables WHERE damaged IS NULL AND tables.id IN (";

}  // namespace

std::string SqlStore::stamps_statement() {
  std::string sql(kColumns);
  for (std::size_t place = 1; place <= kStampsAtOnce; ++place) {
    sql += (place == 1 ? "?" : ", ?") + std::to_string(place);
  }
  return sql + ")";
}

// Where fewer are asked for, the last stands in the other places, too.
Result<std::vector<TableStamp>> SqlStore::stamps(const std::vector<std::string>& tables) {
  std::vector<TableStamp> stamps;
  if (tables.empty()) return stamps;
  BENBEN_ASSERT(tables.size() <= kStampsAtOnce);
  std::array<std::string_view, kStampsAtOnce> ids;
  ids.fill(tables.back());
  std::ranges::copy(tables, ids.begin());
  Query query = std::apply([&](const auto&... id) { return Query(select_stamps_, id...); }, ids);
  while (query.next()) {
    const auto number = [&](int column) { return static_cast<int>(query.number(column)); };
    stamps.push_back({query.text(0), number(1), number(2), number(3), number(4), query.text(5),
                      query.number(6)});
  }
  if (database_.failed()) return failure();
  return stamps;
}

}  // namespace benben
