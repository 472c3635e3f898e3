// Incident: what happens to a seat of a table beside its game, as a value and as the text that
// messages and the tag Incident.<number> of a record have (docs/protocol.md, Coming and going).
//
// There is exactly one spelling of each: incident_text(parse_incident(text)) == text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/record.h"
#include "core/seat.h"

namespace benben {

struct Incident {
  enum class Kind : std::uint8_t {
    kLeave,
    kAbsent,
    kReturn,
    kResign,
    kRematch,
    kTime,
    kUndo,
    kDraw,
    kAdjourn,
    kResume,
    kSwap,
  };

  Incident() = default;
  Incident(int before, Seat of, Kind what, std::string opened = "")
      : ply(before), seat(of), kind(what), table(std::move(opened)) {}

  int ply = 0;  // how many events stood before it
  Seat seat{};
  Kind kind = Kind::kLeave;
  std::string table;  // that a rematch opened
  int to = 0;         // how many events an undo left standing
  Seat other{};       // with which a swap changed places
  // The Unix time of a pause; nothing in those of earlier versions.
  std::optional<std::int64_t> unix_s = std::nullopt;

  friend bool operator==(const Incident&, const Incident&) = default;
};

// "leave"
std::string_view incident_word(Incident::Kind kind);
// "17 1 leave", "40 0 rematch p3Zk...", "17 1 undo 15", "1 0 swap 2",
// "8 0 adjourn 1772236800"
std::string incident_text(const Incident& incident);
std::optional<Incident> parse_incident(std::string_view text);

// From so many on at a table, who runs out of time has lost, whatever its terms say.
inline constexpr int kManyIncidents = 200;

// Of the tags Incident.0, Incident.1, ... of a record; what is none there is left out.
std::vector<Incident> incidents_of(const Record& record);

// Who does not play to the end of a game, by its record.
struct Gone {
  SeatSet resigned;   // or have lost by time
  SeatSet stand_ins;  // for whom a bot plays, be it for that
};
Gone gone_at_end(const Record& record);
// Whether its people have agreed that it is a draw.
bool is_agreed_draw(const Record& record);

}  // namespace benben
