#include "games/cubus/plan_memory.h"

namespace benben::cubus {

PlanMemory& PlanMemory::of_thread() {
  static thread_local PlanMemory memory;
  return memory;
}

PlanMemory::Key PlanMemory::key_of(const OpenTops& tops, const PlanSearch::Task& task) {
  Key key{};
  std::size_t n = 0;
  const auto put = [&](int number) { key[n++] = static_cast<std::uint8_t>(number); };
  put(task.budget.tops);
  put(task.budget.lefts);
  put(task.budget.rights);
  put(task.boxes);
  put(task.worth);
  put(task.worth >> 8);
  for (const OpenTops::OpenTop& top : tops) {
    put(top.place.i);
    put(top.place.j);
    put(top.height);
  }
  return key;
}

// The hash is FNV-1a.
PlanMemory::Entry& PlanMemory::entry_for(const Key& key) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const std::uint8_t byte : key) hash = (hash ^ byte) * 0x100000001b3u;
  return entries_[static_cast<std::size_t>((hash ^ hash >> 32) % entries_.size())];
}

std::optional<Stack> PlanMemory::best(const OpenTops& tops, const PlanSearch::Task& task) {
  const Key key = key_of(tops, task);
  Entry& entry = entry_for(key);
  if (entry.key != key) {
    ++searches_;
    entry = {key, PlanSearch(tops, task).best()};
  }
  return entry.best;
}

}  // namespace benben::cubus
