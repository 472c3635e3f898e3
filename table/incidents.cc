#include "table/incidents.h"

#include <algorithm>
#include <utility>

#include "table/faults.h"

namespace benben {

using Kind = Incident::Kind;
using table::Fault;

const StoredIncident* Incidents::find(std::string_view move_id) const {
  const auto found = std::ranges::find(all_, move_id, &StoredIncident::move_id);
  return move_id.empty() || found == all_.end() ? nullptr : &*found;
}

Status Incidents::check(Kind kind, Seat seat) const {
  const Place place = seat_place("seat", seat);
  if (kind == Kind::kRematch) {
    if (rematch_) return refused(Fault::kRematchOpen, {{"table", *rematch_}});
    return {};
  }
  if (resigned_.contains(seat)) return refused(Fault::kResigned, {place});
  if (kind == Kind::kResign) return {};
  if (kind == Kind::kAdjourn && is_adjourned_) return refused(Fault::kAdjourned);
  if (kind == Kind::kResume && !is_adjourned_) return refused(Fault::kNotAdjourned);
  const bool is_away = away_.contains(seat);
  if (kind == Kind::kReturn && !is_away) return refused(Fault::kNoStandIn, {place});
  if (kind != Kind::kReturn && is_away) return refused(Fault::kStandIn, {place});
  if (kind == Kind::kTime) return {};
  if (kind == Kind::kSwap && swaps_ >= kMostSwaps) return refused(Fault::kTooManySwaps);
  // Whoever is away can always be replaced, lest somebody make themselves irreplaceable.
  const bool is_free = kind == Kind::kDraw || kind == Kind::kResume;
  const bool is_spent = !is_free && (kind != Kind::kReturn || returned_late_.contains(seat));
  if (count() >= kMost && kind != Kind::kAbsent && is_spent) {
    return refused(Fault::kTooManyIncidents);
  }
  return {};
}

void Incidents::run_out(const Incident& incident) {
  using Then = ClockTerms::Then;
  const Then then = count() >= kMost ? Then::kLose : end_of_time_;
  if (then == Then::kLose) resigned_ = resigned_.with(incident.seat);
  if (then == Then::kBot) away_ = away_.with(incident.seat);
  if (then != Then::kMove) return;
  forced_ = forced(incident.ply).with(incident.seat);
  forced_ply_ = incident.ply;
}

std::optional<std::chrono::seconds> Incidents::bound(std::int64_t unix_s) const {
  if (!adjourned_s_) return std::nullopt;
  return std::chrono::seconds(*adjourned_s_ - unix_s) + kPause;
}

void Incidents::add(StoredIncident stored) {
  const Incident& incident = stored.incident;
  switch (incident.kind) {
    case Kind::kLeave:
    case Kind::kAbsent:
      away_ = away_.with(incident.seat);
      break;
    case Kind::kReturn:
      away_ = away_.without(incident.seat);
      if (count() >= kMost) returned_late_ = returned_late_.with(incident.seat);
      break;
    case Kind::kResign:
      resigned_ = resigned_.with(incident.seat);
      break;
    case Kind::kRematch:
      rematch_ = incident.table;
      break;
    case Kind::kTime:
      run_out(incident);
      break;
    case Kind::kUndo:
      ++undone_;
      least_kept_ = std::min(least_kept_, incident.to);
      forced_ = {};
      break;
    case Kind::kDraw:
      is_drawn_ = true;
      break;
    case Kind::kAdjourn:
      is_adjourned_ = true;
      adjourned_s_ = incident.unix_s;
      break;
    case Kind::kResume:
      is_adjourned_ = false;
      break;
    case Kind::kSwap:
      ++swaps_;
      break;
  }
  all_.push_back(std::move(stored));
}

}  // namespace benben
