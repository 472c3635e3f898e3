#include "table/others.h"

#include <algorithm>

namespace benben {

// Who has nobody there any more need not be remembered.
void Others::hear(const std::string& node, const NodeCompany& company, TimePoint now) {
  if (company.sockets == 0) {
    nodes_.erase(node);
  } else {
    nodes_[node] = {company, now};
  }
}

bool Others::forget_silent(TimePoint now) {
  return std::erase_if(nodes_,
                       [&](const auto& item) { return now - item.second.heard >= kPatience; }) > 0;
}

std::optional<TimePoint> Others::next_silence() const {
  std::optional<TimePoint> next;
  for (const auto& [name, node] : nodes_) {
    const TimePoint silent = node.heard + kPatience;
    next = std::min(next.value_or(silent), silent);
  }
  return next;
}

SeatSet Others::here() const {
  SeatSet here;
  for (const auto& [name, node] : nodes_) here |= node.company.here;
  return here;
}

int Others::watchers() const {
  int watchers = 0;
  for (const auto& [name, node] : nodes_) watchers += node.company.watchers;
  return watchers;
}

bool Others::leads_before(const std::string& own) const {
  return !nodes_.empty() && nodes_.begin()->first < own;
}

}  // namespace benben
