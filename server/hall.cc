#include "server/hall.h"

#include <algorithm>
#include <utility>

#include "server/hall_guard.h"
#include "server/secret.h"

namespace benben {
namespace {

Error error_of(ErrorCode code, std::string message) { return {code, std::move(message), "", 0}; }

}  // namespace

Error stopping() {
  return error_of(ErrorCode::kReadOnly, "The server is stopping; please try again in a moment.");
}

Result<Table> fold_table(StoredTable stored) {
  try {
    return Table::fold(std::move(stored));
  } catch (const BrokenPromise& broken) {
    return error_of(ErrorCode::kDamaged, broken.what());
  }
}

Hall::Hall(StoreQueue& store, BotPool& bots, const Limits& limits, Clock clock, Log log)
    : store_(store),
      bots_(bots),
      limits_(limits),
      clock_(std::move(clock)),
      log_(std::move(log)),
      folded_(clock_.now()) {}

// Reading.

void Hall::with_table(const std::string& id, Done<Entry*> use) {
  if (!is_random_text(id, kTableIdBytes)) {
    return use(error_of(ErrorCode::kUnknown, "There is no such table."));
  }
  Entry& entry = entry_of(id);
  if (entry.table || entry.closed) return this->use(id, use);
  entry.readers.push_back(std::move(use));
  if (entry.readers.size() > 1) return;
  store_.submit<StoredTable>([id](Store& store) { return store.load(id); },
                             [this, id](Result<StoredTable> stored) {
                               if (!stored) return read(id, stored.error());
                               read(id, fold_table(std::move(*stored)));
                             });
}

// The table's entry, the last that may be forgotten.
Hall::Entry& Hall::entry_of(const std::string& id) {
  const auto [found, is_new] = entries_.try_emplace(id);
  Entry& entry = found->second;
  if (is_new) entry.place = by_use_.insert(by_use_.end(), id);
  by_use_.splice(by_use_.end(), by_use_, entry.place);
  entry.used = clock_.now();
  return entry;
}

// What somebody does at a table that is in memory, or was.
void Hall::use(const std::string& id, const Done<Entry*>& user) {
  Entry& entry = entries_.at(id);
  if (!entry.closed) guarded(id, [&] { user(&entry); });
  if (entry.closed) user(*entry.closed);
}

void Hall::read(const std::string& id, Result<Table> table) {
  Entry& entry = entries_.at(id);
  const std::vector<Done<Entry*>> readers = std::exchange(entry.readers, {});
  if (table) {
    entry.table = std::move(*table);
    for (const Done<Entry*>& reader : readers) use(id, reader);
    return;
  }
  by_use_.erase(entry.place);
  entries_.erase(id);
  report_damage(id, table.error());
  for (const Done<Entry*>& reader : readers) reader(table.error());
}

void Hall::report_damage(const std::string& id, const Error& error) {
  if (error.code != ErrorCode::kDamaged || !damaged_.insert(id).second) return;
  log_("table " + id + " is damaged and set aside: " + error.message);
  store_.submit<void>(
      [id, reason = error.message](Store& store) { return store.set_aside(id, reason); },
      [this, id](const Status& status) {
        if (!status) log_("table " + id + " could not be marked: " + status.error().message);
      });
}

void Hall::close(const std::string& id, Entry& entry, const Error& reason) {
  entry.closed = reason;
  entry.window.reset();
  entry.thought.reset();
  racing_.erase(id);
  stalled_.erase(id);
  for (const Pending& pending : std::exchange(entry.line, {})) pending.done(reason);
  for (Watcher* watcher : std::exchange(entry.watchers, {})) watcher->dismiss(reason);
}

void Hall::describe(const std::string& table, const Proofs& proofs, Done<TableView> done) {
  with_table(table, [proofs, done = std::move(done)](const Result<Entry*>& entry) {
    if (!entry) return done(entry.error());
    const Table& found = *(*entry)->table;
    done(found.view(found.seats_of(proofs)));
  });
}

void Hall::record(const std::string& table, Done<std::string> done) {
  with_table(table, [done = std::move(done)](const Result<Entry*>& entry) {
    if (!entry) return done(entry.error());
    done((*entry)->table->record());
  });
}

// Watching.

void Hall::watch(const std::string& table, int since, Watcher& watcher, Done<void> done) {
  with_table(
      table, [this, table, since, &watcher, done = std::move(done)](const Result<Entry*>& found) {
        if (!found) return done(found.error());
        Entry& entry = **found;
        const TableView view = entry.table->view(entry.table->seats_of(watcher.proofs()));
        watcher.publish(std::make_shared<std::string>(hello_message(view)));
        const int from = since > view.ply ? 0 : since;
        if (from < view.ply) {
          watcher.publish(
              std::make_shared<std::string>(events_message(from, entry.table->events_from(from))));
        }
        if (entry.window) {
          watcher.publish(std::make_shared<std::string>(window_message(*entry.window)));
        }
        entry.watchers.push_back(&watcher);
        follow_race(table, entry);
        ask_bot(table, entry);
        done({});
      });
}

void Hall::leave(const std::string& table, Watcher& watcher) {
  const auto found = entries_.find(table);
  if (found == entries_.end()) return;
  Entry& entry = found->second;
  std::erase(entry.watchers, &watcher);
  if (entry.watchers.empty()) entry.thought.reset();
}

void Hall::publish(const Entry& entry, std::string message) {
  const Message shared = std::make_shared<std::string>(std::move(message));
  for (Watcher* watcher : entry.watchers) watcher->publish(shared);
}

}  // namespace benben
