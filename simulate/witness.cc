#include "simulate/witness.h"

#include <algorithm>
#include <set>
#include <utility>

#include "server/protocol.h"
#include "simulate/heard.h"
#include "table/table.h"

namespace benben::simulate {
namespace {

bool is_of(std::string_view message, std::string_view type) {
  return message.starts_with("{\"type\":\"" + std::string(type) + "\"");
}

// What a clock shows that it does not where that is stored.
std::optional<std::string> fault_of_clock(const Heard& heard, const StoredTable& stored) {
  if (!stored.clocks) return std::nullopt;
  const Result<Table> table = Table::fold(stored);
  if (!table || !table->clocks() || heard.ply != table->ply()) return std::nullopt;
  const Clocks& clocks = *table->clocks();
  for (int i = 0; i < clocks.players(); ++i) {
    const Seat seat = seat_at(i);
    const auto at = static_cast<std::size_t>(i);
    if (at >= heard.left_ms.size()) return "a clock is missing";
    const std::int64_t bank = clocks.bank(seat).count();
    const bool is_live = clocks.is_live();
    const std::int64_t told = is_live ? heard.left_ms[at] : heard.bank_ms[at];
    const bool is_running = heard.running.contains(seat);
    const bool is_right = is_live && is_running ? told <= bank : told == bank;
    if (is_right) continue;
    return "the clock of seat " + std::to_string(i) + " shows " + std::to_string(told) +
           " ms, and stored are " + std::to_string(bank);
  }
  return std::nullopt;
}

}  // namespace

void Witness::fail(std::string promise, std::string what) {
  if (!breach_) breach_ = Breach{std::move(promise), std::move(what)};
}

void Witness::keep(const MaybeBreach& breach, const std::string& table) {
  if (breach) fail(breach->promise, "table " + table + ": " + breach->what);
}

void Witness::send(const std::string& move_id, const Sent& sent) {
  sent_.try_emplace(move_id, sent);
}

void Witness::arrive(const std::string& move_id, TimePoint now) {
  const auto found = sent_.find(move_id);
  if (found != sent_.end()) found->second.arrivals.push_back(now);
}

void Witness::told(const Listener& listener, const Message& message, TimePoint now,
                   std::int64_t unix_s) {
  search_secrets(*message, "a message");
  told_.push_back({listener, message, now, unix_s});
}

void Witness::created(const std::string& table) { histories_.try_emplace(table); }

void Witness::claimed(const std::string& table, SeatSet seats, const Digest& person) {
  seated_.push_back({table, seats, person});
}

void Witness::logged(std::string_view line) {
  search_secrets(line, "the log");
  for (const auto& [table, history] : histories_) {
    if (line.find(table) == std::string_view::npos) continue;
    fail("P7", "the id of table " + table + ", by which one may look on, stands in the log");
  }
}

void Witness::search_secrets(std::string_view text, const std::string& where) {
  for (const auto& [table, seed] : seeds_) {
    if (text.find(seed) == std::string_view::npos) continue;
    fail("P7", "the seed of table " + table + ", which is being played, stands in " + where);
  }
}

// What other nodes have told is as true as ever.
void Witness::ended_process() {
  if (!has_nodes_) told_.clear();
  for (auto& [table, history] : histories_) history.clocks().forget();
}

void Witness::heard(const std::string& table, const Fold& fold,
                    const std::optional<std::string>& fault) {
  if (fault) return fail("P4", "table " + table + ": a client heard " + *fault);
  const auto found = histories_.find(table);
  if (found == histories_.end() || !fold.is_greeted()) return;
  keep(found->second.check_prefix(fold.lines(), fold.incidents(), fold.undone()), table);
}

// Stored, and as it must be.
void Witness::look(const std::string& table, const Load& load) {
  const Result<StoredTable> stored = load(table);
  if (!stored) return fail("P1", "table " + table + " cannot be read: " + stored.error().message);
  History& history = histories_[table];
  keep(history.go_on(*stored, sent_), table);
  if (breach_) return;
  const Result<Table> folded = Table::fold(*stored);
  if (!folded) return fail("P5", "table " + table + " does not fold: " + folded.error().message);
  const bool has_ended = folded->is_over() || folded->is_given_up();
  if (has_ended && folded->opening().rated) has_rated_end_ |= rated_ends_.insert(table).second;
  if (has_ended || !stored->seed) {
    seeds_.erase(table);
  } else {
    seeds_[table] = fair_hex(*stored->seed);
  }
}

void Witness::wrote(const std::set<std::string>& tables, const Load& load, TimePoint now) {
  for (const std::string& table : tables) {
    if (breach_) return;
    look(table, load);
    histories_[table].keep_version(now);
  }
}

const StoredTable* Witness::stood(const std::string& table, TimePoint then) const {
  const auto history = histories_.find(table);
  if (history == histories_.end()) return nullptr;
  for (const History::Version& version : history->second.versions()) {
    if (version.since <= then) return &version.stored;
  }
  return nullptr;
}

const StoredTable* Witness::stored(const std::string& table) const {
  const auto history = histories_.find(table);
  return history == histories_.end() ? nullptr : &history->second.stored();
}

void Witness::review(const Load& load, const StandingOf& standing) {
  const std::vector<Told> told = std::exchange(told_, {});
  const std::vector<Seated> seated = std::exchange(seated_, {});
  std::set<std::string> tables;
  for (const Told& each : told) tables.insert(each.listener.table);
  for (const Seated& each : seated) tables.insert(each.table);
  for (const std::string& table : tables) {
    if (!breach_) look(table, load);
  }
  for (const Told& each : told) {
    if (!breach_) judge(each, standing(each.listener.node));
  }
  for (const auto& [table, seats, person] : seated) {
    if (breach_) return;
    const StoredTable& stored = histories_[table].stored();
    for (const Seat seat : seats) {
      if (stored.seats[static_cast<std::size_t>(index(seat))].token == person) continue;
      fail("P1", "table " + table + ": a seat that was taken is not stored");
    }
  }
}

void Witness::review_all(const Load& load) {
  for (const std::string& table : tables()) {
    if (!breach_) look(table, load);
  }
}

void Witness::judge(const Told& told, Standing standing) {
  History& history = histories_[told.listener.table];
  const std::string_view message = *told.message;
  judge_age(told, history);
  if (is_of(message, "hello") && standing == Standing::kSettled) judge_hello(told, history);
  if (is_of(message, "clock")) judge_clock(told, history, standing);
  if (is_of(message, "seats")) history.clocks().forget();
  judge_answer(told, history);
}

// The fold of what is stored is what was published, to the letter; of several nodes each may have
// read it a while ago.
void Witness::judge_hello(const Told& told, const History& history) {
  const auto hello_of = [&](const StoredTable& stored) -> std::string {
    const Result<Table> table = Table::fold(stored);
    if (!table) return "";
    const SeatSet mine = table->seats_of(told.listener.proofs);
    return hello_message(table->is_late(mine) ? table->late_view(table->shown_late(told.unix_s))
                                              : table->view(mine));
  };
  const std::string folded = hello_of(history.stored());
  if (folded.empty()) return fail("P5", "table " + told.listener.table + " does not fold");
  if (folded == *told.message) return;
  for (const History::Version& version : history.versions()) {
    if (hello_of(version.stored) == *told.message) return;
  }
  fail("P5", "table " + told.listener.table + ": the hello " + *told.message +
                 " is not what is stored, " + folded);
}

// From then on the clock runs that it shows.
void Witness::note_clock(const Told& told, const Heard& heard, History& history) {
  if (heard.ply != history.ply() || heard.running.size() != 1) return;
  const Listener& listener = told.listener;
  if (has_nodes_) {
    const std::string process =
        std::to_string(listener.node) + "." + std::to_string(listener.process);
    history.clocks().told_by(process, heard.ply, told.now);
  } else if (listener.is_greeted) {
    history.clocks().told(heard.ply, told.now);
  }
}

// A clock that stands shows what is stored.
void Witness::judge_clock(const Told& told, History& history, Standing standing) {
  const std::optional<Heard> heard = read_heard(*told.message);
  if (heard) note_clock(told, *heard, history);
  if (!heard || standing != Standing::kSettled) return;
  const std::optional<std::string> fault = fault_of_clock(*heard, history.stored());
  if (!fault) return;
  for (const History::Version& version : history.versions()) {
    if (!fault_of_clock(*heard, version.stored)) return;
  }
  fail("P9", "table " + told.listener.table + ": " + *fault);
}

// Who looks on at a table that is watched late sees nothing that is younger than three minutes.
void Witness::judge_age(const Told& told, const History& history) {
  const bool is_events = is_of(*told.message, "events");
  const bool is_incident = is_of(*told.message, "incident");
  if (!is_events && !is_incident && !is_of(*told.message, "hello")) return;
  const StoredTable& stored = history.stored();
  const Result<Table> table = Table::fold(stored);
  if (!table || !table->is_late(table->seats_of({told.listener.person}))) return;
  const std::optional<Heard> heard = read_heard(*told.message);
  if (!heard) return;
  const auto judge = [&](std::string_view what, std::size_t number, std::int64_t unix_s) {
    const std::int64_t age_s = told.unix_s - unix_s;
    if (unix_s == 0 || age_s >= kWatchDelay.count()) return;
    fail("P7", "table " + told.listener.table + ": an onlooker saw " + std::string(what) + " " +
                   std::to_string(number) + " when it was " + std::to_string(age_s) + " s old");
  };
  for (std::size_t nth = 0; nth < heard->events.size(); ++nth) {
    const std::size_t ply = static_cast<std::size_t>(heard->from) + nth;
    if (ply >= stored.events.size()) break;
    const StoredEvent& event = stored.events[ply];
    // A node may tell what another has taken back.
    if (event_line(event.event) == heard->events[nth]) judge("event", ply, event.unix_s);
  }
  const std::size_t first = is_incident ? static_cast<std::size_t>(heard->number) : 0;
  const std::size_t last = is_incident ? first + 1 : heard->incidents.size();
  for (std::size_t number = first; number < std::min(last, stored.incidents.size()); ++number) {
    judge("incident", number, stored.incidents[number].unix_s);
  }
}

void Witness::judge_answer(const Told& told, History& history) {
  const std::string_view message = *told.message;
  const std::string& table = told.listener.table;
  const bool is_accepted = is_of(message, "accepted");
  if (!is_accepted && !is_of(message, "done") && !is_of(message, "claimed")) return;
  const std::optional<Heard> heard = read_heard(message);
  if (!heard) return fail("P1", "an answer that cannot be read");
  if (is_accepted) return keep(history.check_accepted(heard->move_id, heard->ply), table);
  if (is_of(message, "claimed")) return keep(history.check_claimed(heard->move_id), table);
  static const std::set<std::string> kStored = {"resign", "leave", "return", "rematch", "resume"};
  const auto sent = sent_.find(heard->move_id);
  const bool is_stored = sent != sent_.end() && kStored.contains(sent->second.type);
  if (is_stored) keep(history.check_stored(heard->move_id), table);
}

std::vector<std::string> Witness::tables() const {
  std::vector<std::string> tables;
  for (const auto& [table, history] : histories_) tables.push_back(table);
  return tables;
}

int Witness::exact_clocks() const {
  int exact = 0;
  for (const auto& [table, history] : histories_) exact += history.clocks().exact();
  return exact;
}

int Witness::events() const {
  int events = 0;
  for (const auto& [table, history] : histories_) events += history.ply();
  return events;
}

}  // namespace benben::simulate
