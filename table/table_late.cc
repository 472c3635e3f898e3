// What somebody without a seat is told of a table that is watched late (docs/protocol.md, The
// lobby).
#include <algorithm>

#include "core/replay.h"
#include "table/table.h"

namespace benben {

bool Table::is_late(SeatSet seats) const {
  const bool has_ended = is_over() || is_given_up();
  return opening_.watch == OpeningTerms::Watch::kDelayed && seats.empty() && !has_ended;
}

// An undo is told when it is old enough, and all before it: the turns that it took back are gone,
// and nobody will see them. Of what came after it an incident waits for its events.
Table::Shown Table::shown_late(std::int64_t unix_s) const {
  const auto is_fresh = [&](std::int64_t time) { return time > unix_s - kWatchDelay.count(); };
  const auto old = std::ranges::find_if(times_, is_fresh) - times_.begin();
  Shown shown{std::min(static_cast<int>(old), turn_begin()), 0};
  const std::span<const StoredIncident> incidents = incidents_.from(0);
  int aged = 0;
  while (aged < incidents_.count() && !is_fresh(incidents[static_cast<std::size_t>(aged)].unix_s)) {
    ++aged;
    const StoredIncident& last = incidents[static_cast<std::size_t>(aged - 1)];
    if (last.incident.kind == Incident::Kind::kUndo) shown.incidents = aged;
  }
  // After the calendar was turned back, what came behind an undo may be older than it.
  for (const StoredIncident& fresh : incidents.subspan(static_cast<std::size_t>(aged))) {
    const Incident& incident = fresh.incident;
    if (incident.kind == Incident::Kind::kUndo) shown.ply = std::min(shown.ply, incident.to);
  }
  while (shown.incidents < aged &&
         incidents[static_cast<std::size_t>(shown.incidents)].incident.ply <= shown.ply) {
    ++shown.incidents;
  }
  return shown;
}

// Behind the last event of a seat that is not to act now the turn begins with the first of one that
// is. Who plays alone has no turn to hide.
int Table::turn_begin() const {
  const Next next = position_->next();
  if (!next.is_seats() || position_->players() == 1) return ply();
  const auto is_others = [&](const Event& event) {
    return event.actor && !next.seats.contains(*event.actor);
  };
  const auto is_own = [&](const Event& event) { return event.actor && !is_others(event); };
  const auto& events = record_.events;
  const auto behind = std::find_if(events.rbegin(), events.rend(), is_others).base();
  return static_cast<int>(std::find_if(behind, events.end(), is_own) - events.begin());
}

std::vector<SeatView> Table::seat_views(const Shown& shown) const {
  std::vector<SeatView> views = seat_views();
  Incidents told;
  if (clocks_) told.set_end_of_time(clocks_->terms().then);
  for (const StoredIncident& stored :
       incidents_.from(0).first(static_cast<std::size_t>(shown.incidents))) {
    told.add(stored);
  }
  for (SeatView& view : views) view.stand_in.clear();
  for (const Seat seat : told.stand_ins()) views[at(seat)].stand_in = stand_in_;
  return views;
}

TableView Table::late_view(const Shown& shown) const {
  TableView view = this->view(SeatSet());
  view.seats = seat_views(shown);
  view.ply = shown.ply;
  view.turn = {};
  view.incidents.resize(static_cast<std::size_t>(shown.incidents));
  return view;
}

std::string Table::late_record(const Shown& shown) const {
  Record record = record_;
  record.events.resize(static_cast<std::size_t>(shown.ply));
  add_seats(record);
  for (int number = 0; number < shown.incidents; ++number) add_incident(record, number);
  add_chance_tags(record, shown.ply);
  return write_record(record);
}

}  // namespace benben
