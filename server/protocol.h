// The table protocol as values (docs/protocol.md): what clients may say, what the server answers.
//
// Reading is strict: exactly the members of the page, each of its type and in its range; anything
// else is an error that names the member. Writing gives one spelling.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/result.h"
#include "core/seat.h"

namespace benben {

inline constexpr int kProtocolVersion = 1;

// What a client asks for.

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
  std::optional<std::chrono::seconds> window = std::chrono::seconds(30);  // nothing: no end
  Missed missed = Missed::kShown;  // whether the page may tell what was overlooked
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
};

struct MoveMessage {
  std::string move_id;
  Seat seat{};
  int expected_ply = 0;
  std::string text;
};

struct PingMessage {};

using ClientMessage = std::variant<MoveMessage, PingMessage>;

// A client that shows a recovery link (docs/protocol.md, People).
struct RecoverRequest {
  std::string secret;
};

Result<CreateRequest> read_create(std::string_view body);
Result<ClaimRequest> read_claim(std::string_view body);
Result<RecoverRequest> read_recover(std::string_view body);
// A request that says nothing: `{}`.
Status read_nothing(std::string_view body);
Result<ClientMessage> read_message(std::string_view text);

// What the server answers.

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
};

struct Invitation {
  Seat seat{};
  std::string secret;
};

struct Created {
  std::string table;
  SeatSet seats;
  std::vector<Invitation> invitations;
};

struct Claimed {
  std::string table;
  SeatSet seats;  // all that the client now holds
};

std::string write_created(const Created& created);
std::string write_claimed(const Claimed& claimed);
std::string write_table(const TableView& view);
std::string write_failure(const Error& error);
std::string write_deleted(std::string_view table);
std::string write_recovery(std::string_view secret);
// The tables at which somebody sits.
std::string write_tables(std::span<const TableView> tables);

std::string hello_message(const TableView& view);
std::string events_message(int from, std::span<const Event> events);
std::string seats_message(std::span<const SeatView> seats);
// `left` of `length`, both nothing where the window has no end.
std::string window_message(int ply, std::optional<std::chrono::seconds> length,
                           std::optional<std::chrono::milliseconds> left);
std::string noted_message(std::string_view move_id);
std::string accepted_message(std::string_view move_id, int ply);
std::string refused_message(std::string_view move_id, const Error& error);
std::string error_message(const Error& error);
std::string pong_message();

// The HTTP status that goes with an error.
int http_status(ErrorCode code);

}  // namespace benben
