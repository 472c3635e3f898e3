// Incident: what happens to a seat of a table beside its game, as a value and as the text that
// messages and the tag Incident.<number> of a record have (docs/protocol.md, Coming and going).
//
// There is exactly one spelling of each: incident_text(parse_incident(text)) == text.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/record.h"
#include "core/seat.h"

namespace benben {

struct Incident {
  enum class Kind : std::uint8_t { kLeave, kAbsent, kReturn, kResign, kRematch, kTime };

  Incident() = default;
  Incident(int before, Seat of, Kind what, std::string opened = "")
      : ply(before), seat(of), kind(what), table(std::move(opened)) {}

  int ply = 0;  // how many events stood before it
  Seat seat{};
  Kind kind = Kind::kLeave;
  std::string table;  // that a rematch opened

  friend bool operator==(const Incident&, const Incident&) = default;
};

// "17 1 leave", "40 0 rematch p3Zk..."
std::string incident_text(const Incident& incident);
std::optional<Incident> parse_incident(std::string_view text);
// Of the tags Incident.0, Incident.1, ... of a record; what is none there is left out.
std::vector<Incident> incidents_of(const Record& record);
// The seats that bots play for people after these.
SeatSet stand_ins_after(std::span<const Incident> incidents);

}  // namespace benben
