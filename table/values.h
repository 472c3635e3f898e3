// What people ask of a table and what it tells them, as values; docs/protocol.md has their texts.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/seat.h"
#include "store/stored.h"
#include "table/clock_terms.h"

namespace benben {

// The hashes of all secrets that a client shows.
using Proofs = std::vector<Digest>;

// What is asked.

struct SeatRequest {
  enum class Kind { kMe, kOpen, kBot, kEngine };
  Kind kind = Kind::kOpen;
  std::string name;         // of a seat of the creator, or of an engine
  int level = 0;            // of a bot
  std::string figure = {};  // that the creator is known by
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

// How long somebody may be away, in seconds.
inline constexpr int kMinAbsentS = 10;
inline constexpr int kMaxAbsentS = 7 * 24 * 60 * 60;

// What becomes of who is away, and which bot stands in (docs/protocol.md, Coming and going).
struct AbsentTerms {
  enum class Then { kVote, kBot, kWait };
  std::chrono::seconds after = std::chrono::minutes(2);
  Then then = Then::kVote;
  int level = 4;  // of the bot

  std::string stand_in() const { return "bot:" + std::to_string(level); }
  friend bool operator==(const AbsentTerms&, const AbsentTerms&) = default;
};

// How long seats may stay free until bots take them, in seconds.
inline constexpr int kMinFillS = 5;
inline constexpr int kMaxFillS = 60 * 60;

// When bots take the seats that are still free, and which.
struct FillTerms {
  std::chrono::seconds after = std::chrono::minutes(1);
  int level = 4;

  std::string bot() const { return "bot:" + std::to_string(level); }
  friend bool operator==(const FillTerms&, const FillTerms&) = default;
};

// How late those see a game who have no seat, where the table's terms have it so.
inline constexpr std::chrono::seconds kWatchDelay{180};

// How a table finds its people, and who may look on (docs/protocol.md, The lobby).
struct OpeningTerms {
  enum class Watch { kAnyone, kPlayers, kDelayed };
  enum class Chat { kNone, kAccounts, kEveryone };
  bool listed = false;  // in the lobby
  std::optional<FillTerms> fill = std::nullopt;
  Watch watch = Watch::kAnyone;
  bool rated = false;       // its result counts for ratings (docs/protocol.md, Ratings)
  Chat chat = Chat::kNone;  // who may write (docs/protocol.md, Chat)

  friend bool operator==(const OpeningTerms&, const OpeningTerms&) = default;
};

struct CreateRequest {
  std::string game;
  int players = 0;
  NamedTexts options;
  NamedTexts tags;                 // data of the game's own
  std::optional<RaceTerms> race;   // for a game with races; nothing: the defaults
  std::vector<SeatRequest> seats;  // one per player
  AbsentTerms absent = {};
  std::optional<ClockTerms> clock = std::nullopt;  // nothing: nobody is timed
  OpeningTerms opening = {};
  std::string account = {};  // the name of who asks, if they have one; the server knows
};

struct ClaimRequest {
  std::string invitation;
  std::string name;
  std::optional<Seat> seat;  // nothing: the next that is free
  std::string account = {};  // the name of who asks, if they have one; the server knows
  std::string figure = {};   // that who asks is known by
  std::optional<FairBytes> contribution = std::nullopt;  // to chance, of the seat that is taken
};

// A game as far as it has come.
struct GameCourse {
  Setup setup;
  std::vector<Event> events;
};

// How the move_ids of machines begin; no client can send such a one.
inline constexpr std::string_view kBotMoveId = "bot:";

// What a person does with a seat: a move, or something beside the game.
struct MoveMessage {
  // kClock is the server's alone: a clock begins, or is over. kContribute is of all seats of a
  // client.
  enum class Kind {
    kMove,
    kRaceClaim,
    kLeave,
    kReturn,
    kResign,
    kReplace,
    kRematch,
    kClock,
    kResume,
    kAsk,
    kAgree,
    kDecline,
    kContribute,
  };

  std::string move_id;
  Seat seat{};
  int expected_ply = 0;
  std::string text;  // of a move
  Kind kind = Kind::kMove;
  Seat absent{};  // whom a vote to replace is about
  // Why nothing is done for its author now, but to answer again what was answered before.
  std::optional<Error> hindrance = std::nullopt;
  // What its person says that a move needed.
  std::optional<std::chrono::milliseconds> took = std::nullopt;
  int undone = 0;                               // how many undos its author knew of
  Incident::Kind wish = Incident::Kind::kUndo;  // what is asked for
  int number = 0;                               // of what is agreed to or declined
  Seat other{};                                 // with which places are to be changed
  FairBytes contribution = {};                  // to chance

  // Whether it asks for an incident, which nobody's position decides on.
  bool is_of_seats() const { return kind != Kind::kMove && kind != Kind::kRaceClaim; }
  // Whether it is about what needs the others' consent (table/consent.h).
  bool is_of_consent() const {
    return kind == Kind::kAsk || kind == Kind::kAgree || kind == Kind::kDecline;
  }
  // Whether it counts for the position alone that its author saw.
  bool is_of_position() const { return !is_of_seats() || kind == Kind::kAsk; }
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

// A table that waits for somebody, as the lobby shows it.
struct Seek {
  std::string table;
  std::string game;
  std::vector<std::optional<std::string>> seats = {};  // who sits there; nothing: free
  NamedTexts options = {};                             // those that are not the defaults
  bool own_data = false;
  OpeningTerms opening = {};
  std::string clock = {};  // the tag of that name; empty if there is none

  friend bool operator==(const Seek&, const Seek&) = default;
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
// the race closes; or the race is the seat's alone (docs/protocol.md, Races); or what was asked for
// beside the game has happened, or counts as a vote.
struct Accepted {
  int ply = 0;
};
struct Noted {};
struct FirstInRace {};
struct Happened {
  std::size_t opened_bytes = 0;  // of the header of the table that it opened
  bool is_stored = true;         // a vote that does not decide is not
};
using MoveAnswer = std::variant<Accepted, Noted, FirstInRace, Happened>;

// What whoever watches is told.

struct SeatView {
  bool is_bot = false;
  std::string name;
  bool claimed = false;
  std::string stand_in = {};  // the bot that plays for its person, if one does
  std::string figure = {};    // that its person is known by; empty: none
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
  bool given_up = false;
  SeatSet turn;  // the seats that are to act, without those that stand-ins play
  std::vector<std::string> incidents;
  // Until the first running clock of one's own seats is over.
  std::optional<std::chrono::milliseconds> left = std::nullopt;
  bool draws = false;  // whether a draw can be offered
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

// Who is here: people's seats by their sockets, and how many sockets are nobody's.
struct NewPresence {
  SeatSet here;
  int watchers = 0;
  SeatSet absent;  // for whom the game has waited too long

  friend bool operator==(const NewPresence&, const NewPresence&) = default;
};

struct NewIncident {
  int number = 0;
  Incident incident;
};

// Who wants a seat replaced, and how many have to.
struct NewVotes {
  Seat absent{};
  SeatSet seats;
  int needed = 0;

  friend bool operator==(const NewVotes&, const NewVotes&) = default;
};

// Something is asked of all (table/consent.h), or that is over.
struct NewAsked {
  enum class End { kOpen, kGranted, kDeclined, kWithdrawn, kLapsed };
  int number = 0;
  Incident::Kind wish = Incident::Kind::kUndo;
  Seat seat{};
  int to = 0;  // of an undo
  SeatSet awaited = {};
  SeatSet agreed = {};
  std::chrono::milliseconds left{};
  End end = End::kOpen;
  Seat by{};     // who declined
  Seat other{};  // of a swap

  friend bool operator==(const NewAsked&, const NewAsked&) = default;
};

// What a seat adds to the chance of the game from now on (docs/fair.md).
struct NewContribution {
  Contribution contribution;
};

// Somebody says one of kPhrases (phrases.h), with a seat.
struct NewPhrase {
  Seat seat{};
  std::string phrase;
};

// What the clocks show (docs/protocol.md, Clocks).
struct NewClocks {
  int ply = 0;
  std::vector<std::chrono::milliseconds> left;  // by seat
  SeatSet running;
  std::chrono::milliseconds standing{};              // before those that run are charged
  std::vector<std::chrono::milliseconds> bank = {};  // by days
};

// How long the free seats still wait for people until bots take them.
struct NewFill {
  std::chrono::milliseconds left{};
  int level = 0;
};

using News = std::variant<TableView, NewEvents, NewSeats, OpenWindow, NewPresence, NewIncident,
                          NewVotes, NewPhrase, NewClocks, NewFill, NewAsked, NewContribution>;

// News as they are sent, once for all who get them.
using Message = std::shared_ptr<const std::string>;

}  // namespace benben
