// A live table beside those of other nodes: what they have stored, who is there, and what counts
// there without being stored (docs/operations.md, Many nodes).
#include <algorithm>
#include <utility>

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {
namespace {

// Of what one node is enough for, the one that leads has so long before another does it.
constexpr std::chrono::seconds kLead{2};
// Below this it is the way of a message that makes two nodes differ.
constexpr std::chrono::milliseconds kWay{250};
// At a position: more than people can want there, so that a node that floods costs no memory.
constexpr std::size_t kMostUnstored = 64;

}  // namespace

// What is stored.

void LiveTable::look() {
  if (closed_) return;
  if (is_busy()) {
    is_to_look_ = true;
    return;
  }
  is_looking_ = true;
  effects_.reload();
}

// Either its own move has met what somebody else stored, or others were heard of. What a person
// asked for is decided again; what the server wanted itself, it wants anew if it still does: that a
// time is over, say, is stored by whoever comes first.
void LiveTable::reloaded(Result<Table> table, TimePoint now) {
  std::optional<Storing> storing = std::exchange(storing_, std::nullopt);
  is_looking_ = false;
  if (closed_) {
    if (storing) tell(storing->pending, *closed_);
    return;
  }
  if (!table && table.error().code == ErrorCode::kReadOnly) {
    // The next move finds out again that others wrote to the store.
    if (storing) guarded([&] { not_stored(std::move(*storing), table.error()); });
    return go_on(now);
  }
  if (!table) {
    // What is in memory is not what is stored: nobody may go on with it.
    const bool is_gone = table.error().code == ErrorCode::kUnknown;
    const Error reason = is_gone ? refused(table::Fault::kDeleted) : table.error();
    if (storing) tell(storing->pending, reason);
    return close(reason);
  }
  if (storing) {
    Pending& pending = storing->pending;
    const bool is_wanted_anew =
        pending.author == Author::kServer && pending.message.kind != MoveMessage::Kind::kMove;
    if (!is_wanted_anew) line_.push_front(std::move(pending));
  }
  guarded([&] { take_over(std::move(*table), now); });
  go_on(now);
}

// Nothing that goes on where nothing was played is disturbed: no thought, no clock that runs.
void LiveTable::take_over(Table table, TimePoint now) {
  const bool is_same =
      table.ply() == table_.ply() && table.incidents().count() == table_.incidents().count();
  if (is_same) table.keep_time(table_);
  const Table before = std::exchange(table_, std::move(table));
  if (is_same) {
    drop_needless_thought();
  } else {
    drop_thought();
    unstored_.clear();
    const bool is_undone = table_.incidents().undone() > before.incidents().undone();
    // Of a race that is over, or was taken back, nothing is left.
    if (window_ && (is_undone || window_->ply() != table_.ply())) window_.reset();
  }
  publish_taken_over(before, now);
}

void LiveTable::publish_taken_over(const Table& before, TimePoint now) {
  const int incidents = before.incidents().count();
  const bool is_undone = before.incidents().undone() < table_.incidents().undone();
  int ply = before.ply();
  for (const StoredIncident& stored : table_.incidents().from(incidents)) {
    if (stored.incident.kind == Incident::Kind::kUndo) ply = std::min(ply, stored.incident.to);
  }
  const bool is_played = ply < table_.ply();
  if (is_undone) publish_incidents(incidents);
  if (is_played) publish(NewEvents{ply, table_.events_from(ply)});
  if (!is_undone) publish_incidents(incidents);
  follow_wish(before, ply);
  seat_watchers();
  for (const StoredIncident& stored : table_.incidents().from(incidents)) {
    const bool is_swap = stored.incident.kind == Incident::Kind::kSwap;
    if (is_swap) follow_swap(stored.incident);
  }
  if (!table_.has_seats_of(before)) {
    for (int number = 0; window_ && number < table_.seat_count(); ++number) {
      const Seat seat = seat_at(number);
      if (before.is_open(seat) && !table_.is_open(seat)) window_->seat_person(seat);
    }
    publish(NewSeats{table_.seat_views()});
  }
  publish_contributions(before.contributions().size());
  const bool is_same = ply == table_.ply() && incidents == table_.incidents().count();
  if (!is_same && has_live_terms() && !watchers_.empty()) table_.run_clocks(moment(now));
  if (!is_same) publish_clocks(now);
  follow_late(now);
}

// A wish that was granted elsewhere, or that what was played elsewhere ends.
void LiveTable::follow_wish(const Table& before, int ply) {
  Append played{table_.id(), ply, {}};
  if (ply < table_.ply()) {
    for (const Event& event : table_.events_from(ply)) played.events.push_back({event, ""});
  }
  std::vector<Append> all;
  for (const StoredIncident& stored : table_.incidents().from(before.incidents().count())) {
    all.push_back({table_.id(), ply, {}});
    all.back().incident = stored;
  }
  if (!played.events.empty()) all.push_back(std::move(played));
  for (const Append& append : all) {
    if (const std::optional<NewAsked> ended = consent_.follow(append)) publish(*ended);
  }
  if (consent_.is_open() && table_.is_over()) publish(consent_.end(NewAsked::End::kLapsed));
}

// Who is there.

NodeCompany LiveTable::own_company() const {
  NodeCompany company{{}, 0, static_cast<int>(watchers_.size())};
  for (const Seated& seated : watchers_) {
    company.here |= seated.seats;
    if (seated.seats.empty() && seated.watcher->is_person()) ++company.watchers;
  }
  return company;
}

void LiveTable::hear_company(const std::string& node, const NodeCompany& company, TimePoint now) {
  if (closed_) return;
  others_.hear(node, company, now);
  if (!leads()) drop_thought();
  guarded([&] {
    follow_presence(now);
    follow_fill(now);
    replace_absent(now);
    ask_bot();
  });
}

void LiveTable::forget_others(TimePoint now) {
  others_.forget_all();
  if (closed_) return;
  guarded([&] {
    follow_presence(now);
    ask_bot();
  });
}

void LiveTable::hear_phrase(const NewPhrase& said) {
  if (closed_ || index(said.seat) >= table_.seat_count()) return;
  const Digest author = table_.person(said.seat).value_or(kNobody);
  guarded([&] {
    const Message message = effects_.write(said);
    for (const Seated& seated : watchers_) {
      // Who sees the game late would hear what is said of a position they do not see.
      if (!seated.late && seated.watcher->hears(author)) seated.watcher->publish(message);
    }
  });
}

// What is not stored.

// What another node has told is kept already, and told nobody again.
void LiveTable::keep_unstored(const Pending& pending, const std::string& wish_id) {
  if (node_.empty()) return;
  Unstored unstored{pending.message, pending.mine, wish_id};
  if (std::ranges::find(unstored_, unstored) != unstored_.end()) return;
  effects_.tell_others(unstored);
  remember(std::move(unstored));
}

// The oldest goes: what it was about has most likely come to something.
void LiveTable::remember(Unstored unstored) {
  if (unstored_.size() >= kMostUnstored) unstored_.erase(unstored_.begin());
  unstored_.push_back(std::move(unstored));
}

// By the same door as what comes from people here, but that nobody waits for an answer. Whoever
// agrees, agrees to the same wish, whatever its number is here.
void LiveTable::hear(Unstored unstored, TimePoint now) {
  MoveMessage& message = unstored.message;
  if (closed_ || index(message.seat) >= table_.seat_count()) return;
  if (std::ranges::find(unstored_, unstored) != unstored_.end()) return;
  remember(unstored);
  if (message.expected_ply > table_.ply()) look();
  if (!unstored.wish_id.empty()) {
    if (!consent_.is_open() || consent_.asked_by() != unstored.wish_id) return;
    message.number = consent_.number();
  }
  line_.push_back({std::move(message), unstored.mine, nullptr, Author::kPerson, moment(now)});
  advance(now);
  guarded([&] { close_window(now); });
}

// Time.

// One that leads has asked the bots, and closes a race in time.
TimePoint LiveTable::race_time(TimePoint now) const { return leads() ? now : now - kLead; }

bool LiveTable::has_live_terms() const { return table_.clocks() && table_.clocks()->is_live(); }

std::optional<LiveTable::Turn> LiveTable::running_turn(TimePoint now) const {
  Turn turn{table_.ply(), table_.incidents().count(), {}};
  if (closed_) return std::nullopt;
  if (window_) {
    turn.elapsed = window_->elapsed(now);
  } else if (has_live_clock()) {
    turn.elapsed = table_.clocks()->elapsed(table_.clocks()->running().first(), moment(now));
  } else {
    return std::nullopt;
  }
  return turn;
}

// Whoever came to the table later than others may have begun to count later.
void LiveTable::hear_turn(const Turn& turn, TimePoint now) {
  const std::optional<Turn> own = running_turn(now);
  const bool is_same = own && own->ply == turn.ply && own->incidents == turn.incidents;
  if (!is_same || turn.elapsed < own->elapsed + kWay) return;
  guarded([&] {
    if (window_) {
      window_->begin_by(now - turn.elapsed);
      publish(window_news(now));
    } else {
      table_.begin_clocks_by(now - turn.elapsed);
      publish_clocks(now);
    }
  });
}

}  // namespace benben
