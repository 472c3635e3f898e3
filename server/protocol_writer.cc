// The writing half of protocol.h.
#include <array>

#include "core/fault.h"
#include "core/json.h"
#include "core/text.h"
#include "server/protocol.h"

namespace benben {
namespace {

// `[0,2]`
void write_seat_numbers(JsonWriter& json, SeatSet seats) {
  json.begin_list();
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.contains(seat_at(seat))) json.value(seat);
  }
  json.end_list();
}

void write_seats(JsonWriter& json, std::span<const SeatView> seats) {
  json.begin_list();
  for (const SeatView& seat : seats) {
    json.begin_object().member("kind", seat.is_bot ? "bot" : "human").member("name", seat.name);
    json.member("claimed", seat.claimed);
    if (!seat.stand_in.empty()) json.member("stand_in", seat.stand_in);
    if (!seat.figure.empty()) json.member("figure", seat.figure);
    json.end_object();
  }
  json.end_list();
}

// The members of a table's description.
void write_view(JsonWriter& json, const TableView& view) {
  json.member("table", view.table).member("header", view.header);
  write_seats(json.key("seats"), view.seats);
  write_seat_numbers(json.key("you"), view.you);
  json.member("ply", view.ply).member("over", view.over);
  if (view.host) json.member("host", *view.host);
  if (view.given_up) json.member("given_up", true);
  if (view.draws) json.member("draws", true);
  if (view.incidents.empty()) return;
  json.key("incidents").begin_list();
  for (const std::string& incident : view.incidents) json.value(incident);
  json.end_list();
}

// What has one member.
std::string object_of(std::string_view name, std::string_view value) {
  JsonWriter json;
  return json.begin_object().member(name, value).end_object().take();
}

// A message that has no member yet but its type.
JsonWriter message_of(std::string_view type) {
  JsonWriter json;
  json.begin_object().member("type", type);
  return json;
}

void write_time(JsonWriter& json, std::optional<std::chrono::milliseconds> time) {
  time ? json.value(std::int64_t{time->count()}) : json.null();
}

void write_times(JsonWriter& json, std::span<const std::chrono::milliseconds> times) {
  json.begin_list();
  for (const std::chrono::milliseconds time : times) json.value(std::int64_t{time.count()});
  json.end_list();
}

}  // namespace

std::string write_created(const Created& created) {
  JsonWriter json;
  json.begin_object().member("table", created.table);
  write_seat_numbers(json.key("seats"), created.seats);
  json.key("invitations").begin_list();
  for (const Invitation& invitation : created.invitations) {
    json.begin_object().member("seat", invitation.seat);
    json.member("path", "/join/" + created.table + "#" + invitation.secret).end_object();
  }
  return json.end_list().end_object().take();
}

std::string write_claimed(const Claimed& claimed) {
  JsonWriter json;
  json.begin_object().member("table", claimed.table);
  write_seat_numbers(json.key("seats"), claimed.seats);
  return json.end_object().take();
}

std::string write_invited(const Invited& invited) {
  JsonWriter json;
  write_seat_numbers(json.begin_object().key("free"), invited.free);
  return json.end_object().take();
}

std::string write_table(const TableView& view) {
  JsonWriter json;
  write_view(json.begin_object(), view);
  return json.end_object().take();
}

std::string write_failure(const Error& error) {
  JsonWriter json;
  return json.begin_object().key("error").raw(error_json(error)).end_object().take();
}

std::string write_deleted(std::string_view table) { return object_of("deleted", table); }

std::string write_recovery(std::string_view secret) {
  return object_of("path", "/recover#" + std::string(secret));
}

std::string write_tables(std::span<const TableView> tables,
                         std::span<const WaitingInvite> invited) {
  JsonWriter json;
  json.begin_object().key("tables").begin_list();
  for (const TableView& view : tables) {
    json.begin_object().member("table", view.table).member("game", view.game);
    write_seat_numbers(json.key("you"), view.you);
    json.member("ply", view.ply).member("over", view.over);
    if (view.given_up) json.member("given_up", true);
    write_seat_numbers(json.key("turn"), view.turn);
    if (view.left) json.member("left_ms", std::int64_t{view.left->count()});
    json.end_object();
  }
  json.end_list();
  if (!invited.empty()) json.key("invited").raw(list_invited(invited));
  return json.end_object().take();
}

std::string news_message(const News& news) {
  if (const auto* view = std::get_if<TableView>(&news)) return hello_message(*view);
  if (const auto* events = std::get_if<NewEvents>(&news)) {
    return events_message(events->from, events->events);
  }
  if (const auto* seats = std::get_if<NewSeats>(&news)) return seats_message(seats->seats);
  if (const auto* presence = std::get_if<NewPresence>(&news)) return presence_message(*presence);
  if (const auto* incident = std::get_if<NewIncident>(&news)) return incident_message(*incident);
  if (const auto* votes = std::get_if<NewVotes>(&news)) return votes_message(*votes);
  if (const auto* said = std::get_if<NewPhrase>(&news)) return phrase_message(*said);
  if (const auto* clocks = std::get_if<NewClocks>(&news)) return clock_message(*clocks);
  if (const auto* fill = std::get_if<NewFill>(&news)) return fill_message(*fill);
  if (const auto* asked = std::get_if<NewAsked>(&news)) return asked_message(*asked);
  if (const auto* own = std::get_if<NewContribution>(&news)) {
    return contribution_message(own->contribution);
  }
  return window_message(std::get<OpenWindow>(news));
}

std::string hello_message(const TableView& view) {
  JsonWriter json = message_of("hello");
  write_view(json.member("protocol", kProtocolVersion), view);
  return json.end_object().take();
}

std::string events_message(int from, std::span<const Event> events) {
  JsonWriter json = message_of("events");
  json.member("from", from).key("events").begin_list();
  for (const Event& event : events) json.value(event_line(event));
  return json.end_list().end_object().take();
}

std::string seats_message(std::span<const SeatView> seats) {
  JsonWriter json = message_of("seats");
  write_seats(json.key("seats"), seats);
  return json.end_object().take();
}

std::string window_message(const OpenWindow& window) {
  JsonWriter json = message_of("window");
  write_time(json.member("ply", window.ply).key("length_ms"), window.length);
  write_time(json.key("left_ms"), window.left);
  if (window.claimant) json.member("claimant", *window.claimant);
  return json.end_object().take();
}

std::string presence_message(const NewPresence& presence) {
  JsonWriter json = message_of("presence");
  write_seat_numbers(json.key("here"), presence.here);
  json.member("watchers", presence.watchers);
  if (!presence.absent.empty()) write_seat_numbers(json.key("absent"), presence.absent);
  return json.end_object().take();
}

std::string incident_message(const NewIncident& incident) {
  JsonWriter json = message_of("incident");
  json.member("number", incident.number).member("text", incident_text(incident.incident));
  return json.end_object().take();
}

std::string votes_message(const NewVotes& votes) {
  JsonWriter json = message_of("votes");
  write_seat_numbers(json.member("absent", votes.absent).key("seats"), votes.seats);
  return json.member("needed", votes.needed).end_object().take();
}

std::string phrase_message(const NewPhrase& said) {
  JsonWriter json = message_of("said");
  return json.member("seat", said.seat).member("phrase", said.phrase).end_object().take();
}

std::string contribution_message(const Contribution& contribution) {
  JsonWriter json = message_of("contribution");
  json.member("seat", contribution.seat).member("text", contribution_text(contribution));
  return json.end_object().take();
}

std::string clock_message(const NewClocks& clocks) {
  JsonWriter json = message_of("clock");
  write_times(json.member("ply", clocks.ply).key("left_ms"), clocks.left);
  write_seat_numbers(json.key("running"), clocks.running);
  if (clocks.standing.count() > 0) {
    json.member("standing_ms", std::int64_t{clocks.standing.count()});
  }
  if (!clocks.bank.empty()) write_times(json.key("bank_ms"), clocks.bank);
  return json.end_object().take();
}

std::string fill_message(const NewFill& fill) {
  JsonWriter json = message_of("fill");
  json.member("left_ms", std::int64_t{fill.left.count()}).member("level", fill.level);
  return json.end_object().take();
}

std::string asked_message(const NewAsked& asked) {
  constexpr std::array<std::string_view, 5> kEnds = {"", "granted", "declined", "withdrawn",
                                                     "lapsed"};
  JsonWriter json = message_of("asked");
  json.member("number", asked.number).member("for", incident_word(asked.wish));
  json.member("seat", asked.seat);
  if (asked.wish == Incident::Kind::kSwap) json.member("with", asked.other);
  if (asked.end != NewAsked::End::kOpen) {
    json.member("end", kEnds[static_cast<std::size_t>(asked.end)]);
    if (asked.end == NewAsked::End::kDeclined) json.member("by", asked.by);
    return json.end_object().take();
  }
  if (asked.wish == Incident::Kind::kUndo) json.member("to", asked.to);
  write_seat_numbers(json.key("awaited"), asked.awaited);
  write_seat_numbers(json.key("agreed"), asked.agreed);
  return json.member("left_ms", std::int64_t{asked.left.count()}).end_object().take();
}

std::string done_message(std::string_view move_id) {
  return message_of("done").member("move_id", move_id).end_object().take();
}

std::string noted_message(std::string_view move_id) {
  return message_of("noted").member("move_id", move_id).end_object().take();
}

std::string first_message(std::string_view move_id) {
  return message_of("claimed").member("move_id", move_id).end_object().take();
}

std::string accepted_message(std::string_view move_id, int ply) {
  return message_of("accepted").member("move_id", move_id).member("ply", ply).end_object().take();
}

std::string refused_message(std::string_view move_id, const Error& error) {
  JsonWriter json = message_of("refused");
  json.member("move_id", move_id).key("error").raw(error_json(error));
  return json.end_object().take();
}

std::string error_message(const Error& error) {
  return message_of("error").key("error").raw(error_json(error)).end_object().take();
}

std::string pong_message() { return message_of("pong").end_object().take(); }

int http_status(ErrorCode code) {
  switch (code) {
    case ErrorCode::kMalformed:
    case ErrorCode::kOutOfRange:
    case ErrorCode::kUnsupported:
    case ErrorCode::kOutdated:
      return 400;
    case ErrorCode::kNotYours:
    case ErrorCode::kBadOrigin:
      return 403;
    case ErrorCode::kUnknown:
      return 404;
    case ErrorCode::kNotAllowed:
      return 405;
    case ErrorCode::kIllegal:
    case ErrorCode::kOutOfTurn:
    case ErrorCode::kConflict:
    case ErrorCode::kRepeated:
      return 409;
    case ErrorCode::kTooLarge:
      return 413;
    case ErrorCode::kRateLimited:
      return 429;
    case ErrorCode::kInput:
    case ErrorCode::kDamaged:
      return 500;
    case ErrorCode::kReadOnly:
      return 503;
  }
  BENBEN_ASSERT(false);
}

}  // namespace benben
