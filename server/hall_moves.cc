// Moves at the tables of the hall, of people and bots.
#include <utility>

#include "server/hall.h"
#include "server/hall_guard.h"

namespace benben {

void Hall::move(const std::string& table, const Proofs& proofs, MoveMessage message,
                Done<MoveAnswer> done) {
  with_table(table, [this, table, proofs, message = std::move(message),
                     done = std::move(done)](const Result<Entry*>& found) {
    if (!found) return done(found.error());
    Entry& entry = **found;
    entry.line.push_back({message, entry.table->seats_of(proofs), done, Origin::kSeat});
    advance(table, entry);
    close_window(table, entry);
  });
}

void Hall::advance(const std::string& id, Entry& entry) {
  while (!entry.is_storing && !entry.line.empty()) {
    const Pending pending = std::move(entry.line.front());
    entry.line.pop_front();
    if (!guarded(id, [&] { play(id, entry, pending); })) return pending.done(*entry.closed);
  }
}

void Hall::play(const std::string& id, Entry& entry, const Pending& pending) {
  Result<Table::Decision> decision =
      entry.table->decide(pending.message, pending.mine, entry.window);
  if (!decision) {
    pending.done(decision.error());
  } else if (const int* ply = std::get_if<int>(&*decision)) {
    pending.done(MoveAnswer(Accepted{*ply}));
  } else if (note(id, entry, pending)) {
    return;
  } else if (is_stopping_) {
    pending.done(stopping());
  } else {
    store(id, entry, pending, std::move(std::get<Table::Proposal>(*decision)));
  }
}

void Hall::store(const std::string& id, Entry& entry, const Pending& pending,
                 Table::Proposal proposal) {
  entry.is_storing = true;
  Append append = proposal.append;
  write<void>([append = std::move(append)](Store& store) { return store.append(append); },
              [this, id, pending, shared = std::make_shared<Table::Proposal>(std::move(proposal))](
                  const Status& status) { stored(id, pending, std::move(*shared), status); });
}

void Hall::stored(const std::string& id, const Pending& pending, Table::Proposal proposal,
                  const Status& status) {
  Entry& entry = entries_.at(id);
  if (entry.closed) {
    pending.done(*entry.closed);
  } else if (status) {
    const bool is_kept = guarded(id, [&] { adopt(entry, pending, std::move(proposal)); });
    if (is_kept) guarded(id, [&] { follow_race(id, entry); });
  } else if (status.error().code == ErrorCode::kReadOnly) {
    if (!entry.table->bot(pending.message.seat).empty()) stalled_.insert(id);
    pending.done(status.error());
  } else {
    return reload(id, pending);
  }
  end_storing(id, entry);
  if (status) guarded(id, [&] { ask_bot(id, entry); });
}

// What was stored has happened, whatever breaks from here on: it is answered first.
void Hall::adopt(Entry& entry, const Pending& pending, Table::Proposal proposal) {
  pending.done(MoveAnswer(Accepted{proposal.ply}));
  const int ply = entry.table->ply();
  entry.table->adopt(std::move(proposal));
  entry.thought.reset();
  publish(entry, events_message(ply, entry.table->events_from(ply)));
}

// Somebody else wrote to the store: reads what is there, publishes it, and decides the move again.
void Hall::reload(const std::string& id, const Pending& pending) {
  ++writes_;  // of the move, which is not answered yet
  store_.submit<StoredTable>([id](Store& store) { return store.load(id); },
                             [this, id, pending](Result<StoredTable> stored) {
                               if (!stored) return reloaded(id, pending, stored.error());
                               reloaded(id, pending, fold_table(std::move(*stored)));
                             });
}

void Hall::reloaded(const std::string& id, const Pending& pending, Result<Table> table) {
  Entry& entry = entries_.at(id);
  if (entry.closed) {
    pending.done(*entry.closed);
  } else if (table) {
    const int ply = entry.table->ply();
    entry.table = std::move(*table);
    entry.thought.reset();
    if (ply < entry.table->ply()) {
      publish(entry, events_message(ply, entry.table->events_from(ply)));
    }
    entry.line.push_front(pending);
    guarded(id, [&] { follow_race(id, entry); });
  } else {
    // What is in memory is not what is stored: nobody may go on with it.
    pending.done(table.error());
    report_damage(id, table.error());
    close(id, entry, table.error());
  }
  end_storing(id, entry);
  if (table) guarded(id, [&] { ask_bot(id, entry); });
  end_write();
}

void Hall::end_storing(const std::string& id, Entry& entry) {
  entry.is_storing = false;
  if (!entry.closed) guarded(id, [&] { advance(id, entry); });
}

// A bot's move goes through the same door as a person's. If it cannot be stored, sweep() asks
// again.
void Hall::ask_bot(const std::string& id, Entry& entry) {
  if (is_stopping_ || entry.closed || entry.is_storing || entry.thought || entry.watchers.empty()) {
    return;
  }
  const std::optional<Seat> seat =
      entry.window ? entry.window->bot_to_ask() : entry.table->bot_to_act();
  if (!seat) return;
  const int ply = entry.table->ply();
  const std::string suffix = entry.window ? ":" + std::to_string(index(*seat)) : "";
  entry.thought = bots_.ask(
      {entry.table->position_of(*seat), entry.table->bot(*seat), client_of(entry)},
      [this, id, move = MoveMessage{"bot:" + std::to_string(ply) + suffix, *seat, ply, ""}](
          Result<std::string> text) mutable {
        guarded(id, [&] {
          if (!text) throw BrokenPromise(text.error().message);
          move.text = std::move(*text);
          bot_chose(id, std::move(move));
        });
      });
}

// Who watches and sits at the table, else who only watches it, answers for the work of its bots.
const std::string& Hall::client_of(const Entry& entry) {
  for (const Watcher* watcher : entry.watchers) {
    if (!entry.table->seats_of(watcher->proofs()).empty()) return watcher->client();
  }
  return entry.watchers.front()->client();
}

// A thought that comes is of the position that stands: whatever ends a position drops it.
void Hall::bot_chose(const std::string& id, MoveMessage move) {
  Entry& entry = entries_.at(id);
  entry.thought.reset();
  if (entry.window) return bot_raced(id, entry, move);
  const SeatSet seat = SeatSet::of(move.seat);
  entry.line.push_back({std::move(move), seat, [](const auto&) {}, Origin::kSeat});
  advance(id, entry);
}

}  // namespace benben
