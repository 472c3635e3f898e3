#include "server/hall.h"

#include <algorithm>
#include <utility>

#include "server/secret.h"

namespace benben {
namespace {

Error error_of(ErrorCode code, std::string message) { return {code, std::move(message), "", 0}; }

Error stopping() {
  return error_of(ErrorCode::kReadOnly, "The server is stopping; please try again in a moment.");
}

}  // namespace

Hall::Hall(StoreQueue& store, BotPool& bots, const Limits& limits, Clock clock, Log log)
    : store_(store), bots_(bots), limits_(limits), clock_(std::move(clock)), log_(std::move(log)) {}

// Reading.

void Hall::with_table(const std::string& id, Done<Entry*> use) {
  if (!is_random_text(id, kTableIdBytes)) {
    return use(error_of(ErrorCode::kUnknown, "There is no such table."));
  }
  Entry& entry = entries_[id];
  entry.used = clock_.now();
  if (entry.table) return use(&entry);
  entry.readers.push_back(std::move(use));
  if (entry.readers.size() > 1) return;
  store_.submit<StoredTable>([id](Store& store) { return store.load(id); },
                             [this, id](Result<StoredTable> stored) {
                               if (!stored) return read(id, stored.error());
                               read(id, Table::fold(std::move(*stored)));
                             });
}

void Hall::read(const std::string& id, Result<Table> table) {
  Entry& entry = entries_.at(id);
  const std::vector<Done<Entry*>> readers = std::exchange(entry.readers, {});
  if (table) {
    entry.table = std::move(*table);
    for (const Done<Entry*>& reader : readers) reader(&entry);
    return;
  }
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

void Hall::describe(const std::string& table, const Token& token, Done<TableView> done) {
  with_table(table, [token, done = std::move(done)](const Result<Entry*>& entry) {
    if (!entry) return done(entry.error());
    const Table& found = *(*entry)->table;
    done(found.view(found.seats_of(token)));
  });
}

void Hall::record(const std::string& table, Done<std::string> done) {
  with_table(table, [done = std::move(done)](const Result<Entry*>& entry) {
    if (!entry) return done(entry.error());
    done((*entry)->table->record());
  });
}

// Watching.

void Hall::watch(const std::string& table, const Token& token, int since, Watcher& watcher,
                 Done<void> done) {
  with_table(table, [this, table, token, since, &watcher,
                     done = std::move(done)](const Result<Entry*>& found) {
    if (!found) return done(found.error());
    Entry& entry = **found;
    const TableView view = entry.table->view(entry.table->seats_of(token));
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
    follow_race(entry);
    ask_bot(table, entry);
    done({});
  });
}

void Hall::leave(const std::string& table, Watcher& watcher) {
  const auto entry = entries_.find(table);
  if (entry != entries_.end()) std::erase(entry->second.watchers, &watcher);
}

void Hall::publish(const Entry& entry, std::string message) {
  const Message shared = std::make_shared<std::string>(std::move(message));
  for (Watcher* watcher : entry.watchers) watcher->publish(shared);
}

// Making tables and taking seats.

void Hall::create(const CreateRequest& request, Done<Created> done) {
  if (is_stopping_) return done(stopping());
  Result<NewTable> table = create_table(request, clock_.today());
  if (!table) return done(table.error());
  ++writes_;
  store_.submit<void>(
      [stored = std::move(table->stored)](Store& store) { return store.create(stored); },
      [this, created = std::move(table->created), done = std::move(done)](const Status& status) {
        done(status ? Result<Created>(created) : Result<Created>(status.error()));
        end_write();
      });
}

void Hall::claim(const std::string& table, const ClaimRequest& request, const Token& token,
                 Done<Claimed> done) {
  with_table(table, [this, table, request, token,
                     done = std::move(done)](const Result<Entry*>& entry) {
    if (!entry) return done(entry.error());
    const Table& found = *(*entry)->table;
    const std::optional<Seat> seat = found.invited(digest_of(request.invitation));
    if (!seat) {
      return done(error_of(ErrorCode::kNotYours, "This invitation is not valid here."));
    }
    const SeatSet mine = found.seats_of(token);
    if (mine.contains(*seat)) return done(Claimed{table, mine, std::nullopt});
    if (!found.is_open(*seat)) {
      return done(error_of(ErrorCode::kConflict, "Somebody has taken this seat already."));
    }
    if (is_stopping_) return done(stopping());
    Claimed answer{table, mine.with(*seat), std::nullopt};
    if (mine.empty()) answer.token = random_text(kSecretBytes);
    const Claim claim{table, *seat, mine.empty() ? digest_of(*answer.token) : *token, request.name};
    (*entry)->claims++;
    ++writes_;
    store_.submit<void>([claim](Store& store) { return store.claim(claim); },
                        [this, claim, answer, done](const Status& status) {
                          finish_claim(claim, answer, status, done);
                        });
  });
}

void Hall::finish_claim(const Claim& claim, const Claimed& answer, const Status& status,
                        const Done<Claimed>& done) {
  Entry& entry = entries_.at(claim.table);
  entry.claims--;
  if (status) {
    entry.table->seat_person(claim.seat, claim.token, claim.name);
    if (entry.window) entry.window->seat_person(claim.seat);
    done(answer);
    publish(entry, seats_message(entry.table->seat_views()));
  } else {
    done(status.error());
  }
  end_write();
}

// Moving.

void Hall::move(const std::string& table, const Token& token, MoveMessage message,
                Done<MoveAnswer> done) {
  with_table(table, [this, table, token, message = std::move(message),
                     done = std::move(done)](const Result<Entry*>& found) {
    if (!found) return done(found.error());
    Entry& entry = **found;
    entry.line.push_back({message, entry.table->seats_of(token), done, Origin::kSeat});
    advance(table, entry);
    close_window(table, entry);
  });
}

void Hall::advance(const std::string& id, Entry& entry) {
  while (!entry.is_storing && !entry.line.empty()) {
    Pending pending = std::move(entry.line.front());
    entry.line.pop_front();
    Result<Table::Decision> decision =
        entry.table->decide(pending.message, pending.mine, entry.window);
    if (!decision) {
      pending.done(decision.error());
    } else if (const int* ply = std::get_if<int>(&*decision)) {
      pending.done(MoveAnswer(Accepted{*ply}));
    } else if (note(entry, pending)) {
      continue;
    } else if (is_stopping_) {
      pending.done(stopping());
    } else {
      store(id, entry, std::move(pending), std::move(std::get<Table::Proposal>(*decision)));
    }
  }
}

void Hall::store(const std::string& id, Entry& entry, Pending pending, Table::Proposal proposal) {
  entry.is_storing = true;
  ++writes_;
  Append append = proposal.append;
  store_.submit<void>(
      [append = std::move(append)](Store& store) { return store.append(append); },
      [this, id, pending = std::move(pending),
       shared = std::make_shared<Table::Proposal>(std::move(proposal))](const Status& status) {
        stored(id, pending, std::move(*shared), status);
      });
}

void Hall::stored(const std::string& id, const Pending& pending, Table::Proposal proposal,
                  const Status& status) {
  Entry& entry = entries_.at(id);
  if (status) {
    const int ply = entry.table->ply();
    const int move_ply = proposal.ply;
    entry.table->adopt(std::move(proposal));
    pending.done(MoveAnswer(Accepted{move_ply}));
    publish(entry, events_message(ply, entry.table->events_from(ply)));
    follow_race(entry);
  } else if (status.error().code == ErrorCode::kReadOnly) {
    pending.done(status.error());
  } else {
    return reload(id, pending);
  }
  end_storing(id, entry);
  if (status) ask_bot(id, entry);
}

// Somebody else wrote to the store: reads what is there, publishes it, and decides the move again.
void Hall::reload(const std::string& id, const Pending& pending) {
  store_.submit<StoredTable>([id](Store& store) { return store.load(id); },
                             [this, id, pending](Result<StoredTable> stored) {
                               if (!stored) return reloaded(id, pending, stored.error());
                               reloaded(id, pending, Table::fold(std::move(*stored)));
                             });
}

void Hall::reloaded(const std::string& id, const Pending& pending, Result<Table> table) {
  Entry& entry = entries_.at(id);
  if (table) {
    const int ply = entry.table->ply();
    entry.table = std::move(*table);
    if (ply < entry.table->ply()) {
      publish(entry, events_message(ply, entry.table->events_from(ply)));
    }
    follow_race(entry);
    entry.line.push_front(pending);
  } else {
    report_damage(id, table.error());
    pending.done(table.error());
  }
  end_storing(id, entry);
  if (table) ask_bot(id, entry);
}

void Hall::end_storing(const std::string& id, Entry& entry) {
  entry.is_storing = false;
  end_write();
  advance(id, entry);
}

// A bot's move goes through the same door as a person's. If it cannot be stored, sweep() asks
// again.
void Hall::ask_bot(const std::string& id, Entry& entry) {
  if (is_stopping_ || entry.is_storing || entry.is_bot_thinking || entry.watchers.empty()) return;
  const std::optional<Seat> seat =
      entry.window ? entry.window->bot_to_ask() : entry.table->bot_to_act();
  if (!seat) return;
  entry.is_bot_thinking = true;
  const int ply = entry.table->ply();
  const std::string suffix = entry.window ? ":" + std::to_string(index(*seat)) : "";
  bots_.ask(entry.table->position_of(*seat), entry.table->bot(*seat),
            [this, id, seat = *seat, ply, suffix](const std::string& text) {
              bot_chose(id, {"bot:" + std::to_string(ply) + suffix, seat, ply, text});
            });
}

void Hall::bot_chose(const std::string& id, MoveMessage move) {
  Entry& entry = entries_.at(id);
  entry.is_bot_thinking = false;
  // The table has moved on meanwhile: perhaps another bot waits to be asked.
  if (move.expected_ply != entry.table->ply()) return ask_bot(id, entry);
  if (entry.window) return bot_raced(id, entry, move);
  const SeatSet seat = SeatSet::of(move.seat);
  entry.line.push_back({std::move(move), seat, [](const auto&) {}, Origin::kSeat});
  advance(id, entry);
}

// Ending.

void Hall::end_write() {
  --writes_;
  if (writes_ == 0 && quiet_) std::exchange(quiet_, nullptr)();
}

void Hall::stop(std::function<void()> quiet) {
  is_stopping_ = true;
  quiet_ = std::move(quiet);
  if (writes_ == 0) std::exchange(quiet_, nullptr)();
}

void Hall::sweep() {
  const TimePoint now = clock_.now();
  for (auto& [id, entry] : entries_) {
    if (!entry.table) continue;
    follow_race(entry);
    close_window(id, entry);
    ask_bot(id, entry);
  }
  std::erase_if(entries_, [&](const auto& item) {
    const Entry& entry = item.second;
    const bool busy = !entry.table || !entry.watchers.empty() || entry.is_storing ||
                      entry.is_bot_thinking || entry.claims > 0;
    return !busy && now - entry.used >= limits_.table_time;
  });
}

}  // namespace benben
