// Whose seats are whose once places were changed (docs/protocol.md, Consent).
#pragma once

#include "core/incident.h"
#include "core/seat.h"

namespace benben {

// Of who held these seats before; the same where the incident is another one.
inline SeatSet after_swap(SeatSet seats, const Incident& incident) {
  if (incident.kind != Incident::Kind::kSwap) return seats;
  const SeatSet rest = seats.without(incident.seat).without(incident.other);
  const SeatSet moved = seats.contains(incident.seat) ? rest.with(incident.other) : rest;
  return seats.contains(incident.other) ? moved.with(incident.seat) : moved;
}

}  // namespace benben
