// The incidents' part of SqlStore: who has come and gone at a table.
#include <optional>
#include <utility>

#include "store/checksum.h"
#include "store/sql_store.h"

namespace benben {
namespace {

// The first part keeps an event from being taken for an incident.
std::int64_t incident_checksum(std::string_view table, int place, std::string_view move_id,
                               std::string_view line) {
  return checksum({"incident", table, std::to_string(place), move_id, line});
}

}  // namespace

void SqlStore::insert(std::int64_t number, std::string_view table, int place,
                      const StoredIncident& incident) {
  const std::string line = incident_text(incident.incident);
  Query(insert_incident_, number, place, line, incident.move_id,
        incident_checksum(table, place, incident.move_id, line), incident.unix_s)
      .run();
}

Status SqlStore::read_incidents(std::int64_t number, StoredTable& table) {
  Query query(select_incidents_, number);
  while (query.next()) {
    const int place = static_cast<int>(table.incidents.size());
    const std::string line = query.text(1);
    const std::string move_id = query.text(2);
    std::optional<Incident> incident = parse_incident(line);
    if (query.number(0) != place || !incident ||
        query.number(3) != incident_checksum(table.id, place, move_id, line)) {
      return Error{ErrorCode::kDamaged,
                   "Incident " + std::to_string(place) + " is missing or not what was written.", "",
                   0};
    }
    table.incidents.push_back({std::move(*incident), move_id, query.number(4)});
  }
  return {};
}

void SqlStore::change_places(std::int64_t number, std::string_view table, const Incident& swap) {
  Query(swap_seats_, number, index(swap.seat), index(swap.other), table).run();
  Query(lift_contributions_, number, index(swap.seat), index(swap.other), table).run();
  Query(lay_contributions_, number).run();
  Query(swap_messages_, number, index(swap.seat), index(swap.other)).run();
}

}  // namespace benben
