// The hall's part in what the operator does: tables and messages that are deleted while it runs.
#include <utility>

#include "server/hall.h"
#include "table/faults.h"

namespace benben {

void Hall::moderate(Moderation::Known known, std::function<void(const Digest& person)> closed) {
  closed_ = std::move(closed);
  moderation_.begin(std::move(known), [this](const ModeratorAct& act) { follow_act(act); });
}

void Hall::follow_act(const ModeratorAct& act) {
  if (act.what == kActClose) closed_(act.person);
  if (act.what == kActDeleteMessage) speech_.retell(act.table);
  if (act.what != kActDeleteTable) return;
  const auto found = entries_.find(act.table);
  if (found == entries_.end() || !found->second.table) return;
  found->second.table->live().close(refused(table::Fault::kDeleted));
  look_after(act.table);
}

}  // namespace benben
