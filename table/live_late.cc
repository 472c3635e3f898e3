// Who watches a live table late: without a seat, where the table's terms have it so
// (docs/protocol.md, The lobby).
//
// What is published at once they do not hear, but for who sits and who is here; they are told what
// has become old enough, events and incidents in their order, so that they see a prefix, too.
#include <algorithm>
#include <utility>

#include "table/live_table.h"

namespace benben {

bool LiveTable::watches_late(const Watcher& watcher, SeatSet seats) const {
  return watcher.is_person() && table_.is_late(seats);
}

bool LiveTable::has_late_watchers() const {
  return std::ranges::any_of(watchers_,
                             [](const Seated& seated) { return seated.late.has_value(); });
}

// What everybody may know at once: nothing that says where the game stands.
std::optional<News> LiveTable::known_at_once(const Seated& seated, const News& news) const {
  if (const auto* presence = std::get_if<NewPresence>(&news)) {
    return NewPresence{presence->here, presence->watchers, {}};
  }
  if (std::holds_alternative<NewSeats>(news)) return NewSeats{table_.seat_views(*seated.late)};
  if (std::holds_alternative<NewFill>(news)) return news;
  return std::nullopt;
}

void LiveTable::greet_late(Seated& seated, int since, TimePoint now) {
  Watcher& watcher = *seated.watcher;
  const Table::Shown shown = table_.shown_late(effects_.unix_s());
  seated.late = shown;
  watcher.publish(effects_.write(table_.late_view(shown)));
  int from = since > shown.ply ? 0 : since;
  for (const StoredIncident& stored :
       table_.incidents().from(0).first(static_cast<std::size_t>(shown.incidents))) {
    if (stored.incident.kind == Incident::Kind::kUndo) from = std::min(from, stored.incident.to);
  }
  tell_events(watcher, from, shown.ply);
  presence_.follow(company(), now);
  for (const News& news : presence_.all()) {
    if (const auto known = known_at_once(seated, news)) watcher.publish(effects_.write(*known));
  }
  if (const auto fill = fill_news(now)) watcher.publish(effects_.write(*fill));
}

void LiveTable::tell_events(Watcher& watcher, int from, int to) {
  if (from >= to) return;
  const auto count = static_cast<std::size_t>(to - from);
  watcher.publish(effects_.write(NewEvents{from, table_.events_from(from).first(count)}));
}

// Up to the last undo first: the events stand behind what it left.
void LiveTable::tell_late(Seated& seated, const Table::Shown& shown) {
  Watcher& watcher = *seated.watcher;
  Table::Shown& told = *seated.late;
  const std::span<const StoredIncident> all = table_.incidents().from(0);
  const auto tell_incident = [&] {
    const Incident& incident = all[static_cast<std::size_t>(told.incidents)].incident;
    watcher.publish(effects_.write(NewIncident{told.incidents++, incident}));
    if (incident.kind == Incident::Kind::kUndo) told.ply = std::min(told.ply, incident.to);
  };
  int last_undo = 0;
  for (int number = 0; number < shown.incidents; ++number) {
    const bool is_undo =
        all[static_cast<std::size_t>(number)].incident.kind == Incident::Kind::kUndo;
    if (is_undo) last_undo = number + 1;
  }
  while (told.incidents < last_undo) tell_incident();
  tell_events(watcher, told.ply, shown.ply);
  told.ply = std::max(told.ply, shown.ply);
  while (told.incidents < shown.incidents) tell_incident();
}

// Once the game has ended, or they have a seat, they are told everything.
void LiveTable::follow_late(TimePoint now) {
  if (closed_ || is_busy() || !has_late_watchers()) return;
  const Table::Shown late = table_.shown_late(effects_.unix_s());
  for (Seated& seated : watchers_) {
    if (!seated.late) continue;
    if (watches_late(*seated.watcher, seated.seats)) {
      tell_late(seated, late);
      continue;
    }
    tell_late(seated, table_.whole());
    seated.late.reset();
    for (const News& news : presence_.all()) seated.watcher->publish(effects_.write(news));
    if (table_.clocks()) seated.watcher->publish(effects_.write(clock_news(now)));
    if (window_) seated.watcher->publish(effects_.write(window_news(now)));
    if (const auto asked = consent_.news(now)) seated.watcher->publish(effects_.write(*asked));
  }
}

}  // namespace benben
