// Store: what a table must not forget, kept durably.
//
// A table is its header, its seats and its list of events; events are only ever appended. Functions
// that write are called inside transaction(), which makes everything that one call did durable
// together or not at all: that is how one disk sync carries the moves of many tables (queue.h).
//
// Invariants, kept by the store itself whoever else writes to it: the events of a table are
// numbered 0, 1, 2, ... without gaps; a move_id stands at most once in a table; a seat is claimed
// at most once. Secrets never come here, only their SHA-256.
//
// A Store is used by one thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "core/result.h"
#include "core/seat.h"

namespace benben {

// SHA-256 of a secret.
using Digest = std::array<std::uint8_t, 32>;

struct StoredSeat {
  std::string bot;                   // what make_bot() takes; empty for a person's seat
  std::string name;                  // what a person calls themselves; may be empty
  std::optional<Digest> invitation;  // of a seat that stood open at first
  std::optional<Digest> token;       // of a seat that a person holds

  friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

struct StoredEvent {
  Event event;
  std::string move_id;  // empty for what the server wrote

  friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};

struct StoredTable {
  std::string id;
  std::string header;  // a record without events (docs/record.md): the tags and the blank line
  std::vector<StoredSeat> seats;
  std::vector<StoredEvent> events;

  friend bool operator==(const StoredTable&, const StoredTable&) = default;
};

struct Append {
  std::string table;
  int ply = 0;  // how many events the author believes to stand
  std::vector<StoredEvent> events;
};

struct Claim {
  std::string table;
  Seat seat{};
  Digest token{};
  std::string name;
};

// A function about one table answers kUnknown if there is no such table.
class Store {
 public:
  virtual ~Store() = default;

  // Runs `work`, which may call the functions below. On success all that it wrote is durable; on an
  // error (kReadOnly) none of it is stored, whatever the functions in it answered.
  virtual Status transaction(const std::function<void()>& work) = 0;

  virtual Status create(const StoredTable& table) = 0;
  // kDamaged if the table was set aside or what is stored of it is not what was written.
  virtual Result<StoredTable> load(std::string_view table) = 0;
  // Compare-and-append: kRepeated if a move_id is known at the table, otherwise kConflict if the
  // number of its events is not `ply`; then nothing is written.
  virtual Status append(const Append& append) = 0;
  // The ply of the move with that id, if the table has one.
  virtual Result<std::optional<int>> find_move(std::string_view table,
                                               std::string_view move_id) = 0;
  // kConflict if the seat is not open.
  virtual Status claim(const Claim& claim) = 0;
  // Marks a table as damaged: load() then answers kDamaged with this reason. Its events stay as
  // they are, for whoever wants to repair them.
  virtual Status set_aside(std::string_view table, std::string_view reason) = 0;
};

}  // namespace benben
