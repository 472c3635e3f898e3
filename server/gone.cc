#include "server/gone.h"

#include "server/faults.h"

namespace benben {

Result<bool> find_gone(Store& store, const Digest& person) {
  store.accounts().touch(person);
  return store.accounts().is_gone(person);
}

Status check_not_gone(Store& store, const Digest& person) {
  const Result<bool> is_gone = find_gone(store, person);
  if (!is_gone) return is_gone.error();
  return *is_gone ? refused(server::Fault::kNewPerson) : Status();
}

Status check_seats(Store& store, const StoredTable& table) {
  for (const StoredSeat& seat : table.seats) {
    if (!seat.token) continue;
    if (Status status = check_not_gone(store, *seat.token); !status) return status;
  }
  return {};
}

Status clear_gone(Store& store, StoredTable& table) {
  for (StoredSeat& seat : table.seats) {
    if (!seat.token) continue;
    const Result<bool> is_gone = find_gone(store, *seat.token);
    if (!is_gone) return is_gone.error();
    if (!*is_gone) continue;
    seat.token = kNobody;
    seat.name.clear();
  }
  return {};
}

Status append_without_gone(Store& store, AppendFacts append) {
  for (const StoredFact& fact : append.facts) {
    if (!fact.person) continue;
    if (Status status = check_not_gone(store, *fact.person); !status) return status;
  }
  for (StoredTable& table : append.tables) {
    if (Status status = clear_gone(store, table); !status) return status;
  }
  return store.tournaments().append(append);
}

}  // namespace benben
