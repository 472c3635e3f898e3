// What is stored of a table, as values: whoever makes a table or plays at one needs no store for
// it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/incident.h"
#include "core/record.h"
#include "core/seat.h"
#include "fair/draws.h"

namespace benben {

// SHA-256 of a secret.
using Digest = std::array<std::uint8_t, 32>;

// Proves the seats of people who are gone: nobody can have a secret of this digest, as far as is
// known of SHA-256.
inline constexpr Digest kNobody{};

struct StoredSeat {
  std::string bot;                   // what make_bot() takes; empty for a person's seat
  std::string name;                  // what a person calls themselves; may be empty
  std::optional<Digest> invitation;  // of a seat that stood open at first
  std::optional<Digest> token;       // of a seat that a person holds
  std::string figure = {};           // that the person is known by; may be empty

  friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

struct StoredEvent {
  Event event;
  std::string move_id;      // empty for what the server wrote
  std::int64_t unix_s = 0;  // when it was played, at tables that are watched late

  friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};

// Who was first in the race of a position, and alone may answer while it stands (docs/protocol.md,
// Races).
struct RaceClaim {
  int ply = 0;  // how many events stand before
  Seat seat{};
  std::string move_id;

  friend bool operator==(const RaceClaim&, const RaceClaim&) = default;
};

struct StoredIncident {
  Incident incident;
  std::string move_id;      // empty for what the server wrote
  std::int64_t unix_s = 0;  // as of an event

  friend bool operator==(const StoredIncident&, const StoredIncident&) = default;
};

// What the clocks of a table show, as table/clocks.h writes it, and the Unix time at which the
// first of them is over, by the calendar.
struct StoredClocks {
  std::string text;
  std::optional<std::int64_t> due_s;

  friend bool operator==(const StoredClocks&, const StoredClocks&) = default;
};

struct StoredTable {
  std::string id;
  std::string header;  // a record without events (docs/record.md): the tags and the blank line
  std::vector<StoredSeat> seats;
  std::vector<StoredEvent> events;
  std::int64_t created_s = 0;                          // Unix time
  std::optional<RaceClaim> race_claim = std::nullopt;  // the last; its race may be over
  std::vector<StoredIncident> incidents = {};
  std::optional<StoredClocks> clocks = std::nullopt;  // of a table with clocks that have run
  std::optional<FairBytes> seed = std::nullopt;  // secret until the game has ended (docs/fair.md)
  std::vector<Contribution> contributions = {};  // to its chance, by seat

  friend bool operator==(const StoredTable&, const StoredTable&) = default;
};

struct Append {
  std::string table;
  int ply = 0;  // how many events the author believes to stand
  std::vector<StoredEvent> events;
  std::optional<RaceClaim> race_claim = std::nullopt;  // instead of events
  int incidents = 0;  // how many of these the author believes to stand
  std::optional<StoredIncident> incident = std::nullopt;  // instead of events
  std::optional<StoredTable> rematch = std::nullopt;      // that the incident opens, made with it
  std::optional<StoredClocks> clocks = std::nullopt;      // as they stand then, perhaps alone
  bool ends_rated = false;  // the game, which counts for ratings (store/ratings.h)
  int contributed = 0;      // how many contributions the author believes to stand
  std::vector<Contribution> contributions = {};  // instead of events

  bool is_clock() const {
    return events.empty() && !race_claim && !incident && contributions.empty();
  }
};

struct Claim {
  std::string table;
  Seat seat{};
  Digest token{};
  std::string name;
  std::string bot = {};  // who takes the seat for good, instead of a person
  std::string figure = {};
};

}  // namespace benben
