#include "server/agenda.h"

#include <algorithm>

namespace benben {

void Agenda::plan(const std::string& id, std::optional<TimePoint> due) {
  const auto found = planned_.find(id);
  if (due) due = std::max(*due, begun_);
  if (found != planned_.end()) {
    if (due == found->second.due) return;
    order_.erase({found->second.due, found->second.round, id});
    if (!due) planned_.erase(found);
  }
  if (!due) return;
  planned_[id] = {*due, round_};
  order_.emplace(*due, round_, id);
}

void Agenda::begin_round(TimePoint now) {
  begun_ = std::max(begun_, now);
  ++round_;
}

std::optional<std::string> Agenda::next() {
  if (order_.empty()) return std::nullopt;
  const auto [due, round, id] = *order_.begin();
  if (due > begun_ || round == round_) return std::nullopt;
  order_.erase(order_.begin());
  planned_.erase(id);
  return id;
}

}  // namespace benben
