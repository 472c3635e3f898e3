// What people ask of a table and what it tells them, as values; docs/protocol.md has their texts.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/seat.h"
#include "store/stored.h"

namespace benben {

// The hashes of all secrets that a client shows.
using Proofs = std::vector<Digest>;

// What is asked.

struct SeatRequest {
  enum class Kind { kMe, kOpen, kBot };
  Kind kind = Kind::kOpen;
  std::string name;  // of a seat of the creator
  int level = 0;     // of a bot
};

// How long the window of a race may be open, in seconds.
inline constexpr int kMinWindowS = 5;
inline constexpr int kMaxWindowS = 600;

// How races are run at a table (docs/protocol.md, Races).
struct RaceTerms {
  enum class Missed { kShown, kHidden };
  enum class Knock { kClaim, kShow };
  std::optional<std::chrono::seconds> window = std::chrono::seconds(30);  // nothing: no end
  Missed missed = Missed::kShown;  // whether the page may tell what was overlooked
  Knock knock = Knock::kClaim;     // whether the first claims, or has to show at once
};

struct CreateRequest {
  std::string game;
  int players = 0;
  NamedTexts options;
  NamedTexts tags;                 // data of the game's own
  std::optional<RaceTerms> race;   // for a game with races; nothing: the defaults
  std::vector<SeatRequest> seats;  // one per player
};

struct ClaimRequest {
  std::string invitation;
  std::string name;
  std::optional<Seat> seat;  // nothing: the next that is free
};

struct MoveMessage {
  enum class Kind { kMove, kRaceClaim };

  std::string move_id;
  Seat seat{};
  int expected_ply = 0;
  std::string text;  // of a move
  Kind kind = Kind::kMove;
};

// What is answered.

struct Invitation {
  Seat seat{};
  std::string secret;
};

struct Created {
  std::string table;
  SeatSet seats;
  std::vector<Invitation> invitations;
};

// What an invitation is still good for.
struct Invited {
  SeatSet free;
};

struct Claimed {
  std::string table;
  SeatSet seats;  // all that the client now holds
};

// A move was played, as the event with this number; or it is a yield, noted until the window of
// the race closes; or the race is the seat's alone (docs/protocol.md, Races).
struct Accepted {
  int ply = 0;
};
struct Noted {};
struct FirstInRace {};
using MoveAnswer = std::variant<Accepted, Noted, FirstInRace>;

// What whoever watches is told.

struct SeatView {
  bool is_bot = false;
  std::string name;
  bool claimed = false;
};

struct TableView {
  std::string table;
  std::string game;
  std::string header;
  std::vector<SeatView> seats;
  SeatSet you;
  int ply = 0;
  bool over = false;
  std::optional<Seat> host;  // the first seat of who opened the table, if one is theirs
};

// The events that stand behind `from` others.
struct NewEvents {
  int from = 0;
  std::span<const Event> events;
};

struct NewSeats {
  std::vector<SeatView> seats;
};

// A race is run, or was claimed by a seat and is that seat's alone. `left` of `length`, both
// nothing where the window has no end.
struct OpenWindow {
  int ply = 0;
  std::optional<std::chrono::seconds> length;
  std::optional<std::chrono::milliseconds> left;
  std::optional<Seat> claimant;
};

using News = std::variant<TableView, NewEvents, NewSeats, OpenWindow>;

// News as they are sent, once for all who get them.
using Message = std::shared_ptr<const std::string>;

}  // namespace benben
