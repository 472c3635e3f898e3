// The hall's part in who comes to watch a table and goes again. One of several nodes looks into the
// store first, as more may have happened there than it has heard of.
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "server/faults.h"
#include "server/hall.h"
#include "server/protocol.h"

namespace benben {
namespace {

// Whether somebody has seen what has happened since then. What is taken back is an incident, so of
// these there are never fewer than there were.
bool knows_less(const Table::Shown& known, const Seen& seen) {
  if (seen.incidents && known.incidents != *seen.incidents)
    return known.incidents < *seen.incidents;
  return known.ply < seen.events;
}

}  // namespace

// Whoever comes may have seen more of it at another node than this one knows.
void Hall::watch(const std::string& table, const Seen& seen, Watcher& watcher, Done<void> done) {
  if (bus_ == nullptr || in_memory(table) == nullptr) {
    return let_watch(table, seen.events, watcher, done);
  }
  look_at({table}, [this, table, seen, &watcher, done = std::move(done)](const Status& looked) {
    looked ? let_watch(table, seen.events, watcher, done)
           : watch_unsure(table, seen, watcher, looked.error(), done);
  });
}

void Hall::let_watch(const std::string& table, int since, Watcher& watcher,
                     const Done<void>& done) {
  find(table, [this, table, since, &watcher, done](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    watchers_[&watcher] = table;
    done((*found)->watch(watcher, since, services_.clock.now()));
  });
}

// Nobody could look. Who has seen more would start over with what is old.
void Hall::watch_unsure(const std::string& table, const Seen& seen, Watcher& watcher,
                        const Error& reason, const Done<void>& done) {
  const LiveTable* live = in_memory(table);
  if (live != nullptr && knows_less(live->whole(), seen)) return done(reason);
  let_watch(table, seen.events, watcher, [this, &watcher, done](const Status& status) {
    if (status && watcher.is_person()) {
      unsure_.insert(&watcher);
      watcher.publish(
          std::make_shared<std::string>(error_message(refused(server::Fault::kMayBeOld))));
    }
    done(status);
  });
}

// These tables hold what is stored: who was told that they may not comes again, and is greeted
// anew.
void Hall::end_doubt(const std::vector<std::string>& ids) {
  std::vector<std::pair<Watcher*, std::string>> ended;
  for (Watcher* watcher : unsure_) {
    const std::string& table = watchers_.at(watcher);
    if (std::ranges::find(ids, table) != ids.end()) ended.emplace_back(watcher, table);
  }
  for (const auto& [watcher, table] : ended) {
    leave(table, *watcher);
    watcher->dismiss(refused(server::Fault::kMayBeOld));
  }
}

void Hall::leave(const std::string& table, Watcher& watcher) {
  watchers_.erase(&watcher);
  unsure_.erase(&watcher);
  speech_.leave(table, watcher);
  const auto found = entries_.find(table);
  if (found == entries_.end() || !found->second.table) return;
  LiveTable& live = found->second.table->live();
  live.leave(watcher, services_.clock.now());
  // It is not looked after here, as it would be forgotten where others still use it.
  follow_lobby(table);
  if (bus_ != nullptr) tell_company(table, found->second);
  follow_turns(table);
  plan(table);
}

}  // namespace benben
