#include "server/absences.h"

#include <algorithm>

namespace benben {

void AbsenceKeeper::leave(const std::string& table, const Absences& absences) {
  const auto is_waited = [](const auto& since) { return since.has_value(); };
  if (std::ranges::none_of(absences, is_waited)) return;
  places_[table] = kept_.insert(kept_.end(), {table, absences});
  if (kept_.size() <= most_) return;
  places_.erase(kept_.front().first);
  kept_.pop_front();
}

std::optional<Absences> AbsenceKeeper::take(const std::string& table) {
  const auto found = places_.find(table);
  if (found == places_.end()) return std::nullopt;
  const Absences absences = found->second->second;
  kept_.erase(found->second);
  places_.erase(found);
  return absences;
}

}  // namespace benben
