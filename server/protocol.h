// The table protocol as values (docs/protocol.md): what clients may say, what the server answers.
//
// Reading is strict: exactly the members of the page, each of its type and in its range; anything
// else is an error that names the member. Writing gives one spelling.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/record.h"
#include "core/result.h"
#include "people/contest.h"
#include "server/speech_protocol.h"
#include "store/invites.h"
#include "store/tournaments.h"
#include "table/values.h"

namespace benben {

inline constexpr int kProtocolVersion = 2;

// What a client asks for.

struct PingMessage {};

// Or one of a form that is right, but of which nothing else is.
struct WrongSpeech {
  Error error;
};

using ClientMessage = std::variant<MoveMessage, NewPhrase, PingMessage, SpeechMessage, WrongSpeech>;

// Somebody who wants to play now.
struct PlayRequest {
  std::string game;
  std::optional<int> players;  // nothing: any number
  std::string name;
  std::string figure = {};
  std::optional<FairBytes> contribution = std::nullopt;  // where a seat is taken
};

// Whoever sits there is to come to another table (docs/protocol.md, Known people).
struct InviteRequest {
  std::string table;
  Seat seat{};
};

// A client that shows a recovery link (docs/protocol.md, People).
struct RecoverRequest {
  std::string secret;
};

Result<CreateRequest> read_create(std::string_view body);
Result<ClaimRequest> read_claim(std::string_view body);
// A seat without an invitation.
Result<ClaimRequest> read_sit(std::string_view body);
Result<InviteRequest> read_invite(std::string_view body);
Result<PlayRequest> read_play(std::string_view body);
// What is added to chance (docs/fair.md).
Result<FairBytes> read_contribution(std::string_view body);
// Who enters a tournament: their name.
Result<std::string> read_join(std::string_view body);
Result<RecoverRequest> read_recover(std::string_view body);
// A request that consists of these members, all of them texts; in their order.
Result<std::vector<std::string>> read_texts(std::string_view body,
                                            std::initializer_list<std::string_view> names);
// A request that says nothing: `{}`.
Status read_nothing(std::string_view body);
Result<ClientMessage> read_message(std::string_view text);
// All that the "type" of one can be.
std::vector<std::string_view> message_types();

// What the server answers.

std::string write_created(const Created& created);
std::string write_claimed(const Claimed& claimed);
std::string write_invited(const Invited& invited);
std::string write_table(const TableView& view);
std::string write_failure(const Error& error);
std::string write_deleted(std::string_view table);
std::string write_recovery(std::string_view secret);

// An invitation to a table where a seat is free.
struct WaitingInvite {
  std::string table;
  std::string game;
  std::string by;
  std::string figure;
  std::int64_t at = 0;  // Unix time
};
// Somebody that one has sat with, where they were met last.
struct KnownPerson {
  std::string table;
  Seat seat{};
  std::string name;
  std::string figure;
  std::string game;
  std::int64_t at = 0;  // when the table was made, Unix time
};
// The tables at which somebody sits, and those to which they are invited.
std::string write_tables(std::span<const TableView> tables,
                         std::span<const WaitingInvite> invited = {});
std::string list_invited(std::span<const WaitingInvite> invited);
std::string write_known(std::span<const KnownPerson> known);
// As an export has them.
std::string list_invites(std::span<const Invite> invites);

// What whoever watches is told.
std::string news_message(const News& news);
std::string hello_message(const TableView& view);
std::string events_message(int from, std::span<const Event> events);
std::string seats_message(std::span<const SeatView> seats);
std::string window_message(const OpenWindow& window);
std::string presence_message(const NewPresence& presence);
std::string incident_message(const NewIncident& incident);
std::string votes_message(const NewVotes& votes);
std::string phrase_message(const NewPhrase& said);
std::string contribution_message(const Contribution& contribution);
std::string clock_message(const NewClocks& clocks);
std::string fill_message(const NewFill& fill);
std::string asked_message(const NewAsked& asked);
std::string first_message(std::string_view move_id);
std::string done_message(std::string_view move_id);
std::string noted_message(std::string_view move_id);
std::string accepted_message(std::string_view move_id, int ply);
std::string refused_message(std::string_view move_id, const Error& error);
std::string error_message(const Error& error);
std::string pong_message();

// What whoever watches the lobby is told (lobby_writer.cc).
struct LobbyEntry {
  const Seek* seek;
  std::int64_t since_s;  // Unix time
};
// One change.
std::string lobby_open(const Seek& seek, std::int64_t since_s);
std::string lobby_seats(const Seek& seek);
std::string lobby_close(std::string_view table);
// The last `count` changes, `from` standing before them.
std::string lobby_message(std::int64_t from, const std::deque<std::string>& changes,
                          std::int64_t count);
// With all entries, or null: the changes since the client's follow.
std::string lobby_hello(std::string_view run, std::int64_t number, std::int64_t now_s,
                        const std::vector<LobbyEntry>* entries);
// How many tables stand there.
std::string write_lobby(std::size_t tables);

// A tournament as somebody sees it (tournament_writer.cc).
struct TournamentTerms;
struct TournamentView {
  std::string id;
  const TournamentTerms* terms;
  const Contest* contest;
  const std::vector<StoredFact>* facts;
  std::optional<int> you;             // as an entrant
  std::optional<std::int64_t> due_s;  // when something begins or ends by itself
  bool is_organiser = false;
  std::int64_t now_s = 0;  // Unix time
};
std::string write_tournament(const TournamentView& view);
// With the facts from that one on.
std::string tournament_hello(const TournamentView& view, std::size_t from);
std::string facts_message(const TournamentView& view, std::size_t from);
std::string write_tournament_list(std::span<const TournamentView> views);
// Who enters, as which entrant.
std::string write_entered(int entrant);
std::string write_made(std::string_view tournament);

// The HTTP status that goes with an error.
int http_status(ErrorCode code);

}  // namespace benben
