// The writing half of protocol.h.
#include "core/text.h"
#include "server/protocol.h"

namespace benben {
namespace {

std::string_view yes_no(bool value) { return value ? "true" : "false"; }

// `[0,2]`
std::string seat_numbers(SeatSet seats) {
  std::string out = "[";
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (!seats.contains(seat_at(seat))) continue;
    if (out.size() > 1) out += ',';
    out += std::to_string(seat);
  }
  return out += ']';
}

std::string seat_list(std::span<const SeatView> seats) {
  std::string out = "[";
  for (const SeatView& seat : seats) {
    if (out.size() > 1) out += ',';
    out += R"({"kind":")";
    out += seat.is_bot ? "bot" : "human";
    out += R"(","name":)" + json_quote(seat.name) + R"(,"claimed":)";
    out.append(yes_no(seat.claimed)) += '}';
  }
  return out += ']';
}

// The members of a table's description, without braces.
std::string table_members(const TableView& view) {
  std::string out = R"("table":)" + json_quote(view.table);
  out += R"(,"header":)" + json_quote(view.header);
  out += R"(,"seats":)" + seat_list(view.seats);
  out += R"(,"you":)" + seat_numbers(view.you);
  out += R"(,"ply":)" + std::to_string(view.ply);
  return out.append(R"(,"over":)").append(yes_no(view.over));
}

std::string error_member(const Error& error) {
  std::string out = R"("error":{"code":)" + json_quote(error_name(error.code));
  out += R"(,"message":)" + json_quote(error.message);
  if (!error.rule.empty()) out += R"(,"rule":)" + json_quote(error.rule);
  return out += '}';
}

}  // namespace

std::string write_created(const Created& created) {
  std::string out = R"({"table":)" + json_quote(created.table);
  out += R"(,"seats":)" + seat_numbers(created.seats) + R"(,"invitations":[)";
  for (const Invitation& invitation : created.invitations) {
    if (out.back() != '[') out += ',';
    out += R"({"seat":)" + std::to_string(index(invitation.seat)) + R"(,"path":)" +
           json_quote("/join/" + created.table + "#" + invitation.secret) + '}';
  }
  return out += "]}";
}

std::string write_claimed(const Claimed& claimed) {
  return R"({"table":)" + json_quote(claimed.table) + R"(,"seats":)" + seat_numbers(claimed.seats) +
         '}';
}

std::string write_table(const TableView& view) { return '{' + table_members(view) + '}'; }

std::string write_failure(const Error& error) { return '{' + error_member(error) + '}'; }

std::string write_deleted(std::string_view table) {
  return R"({"deleted":)" + json_quote(table) + '}';
}

std::string write_recovery(std::string_view secret) {
  return R"({"path":)" + json_quote("/recover#" + std::string(secret)) + '}';
}

std::string write_tables(std::span<const TableView> tables) {
  std::string out = R"({"tables":[)";
  for (const TableView& view : tables) {
    if (out.back() != '[') out += ',';
    out += R"({"table":)" + json_quote(view.table) + R"(,"game":)" + json_quote(view.game);
    out += R"(,"you":)" + seat_numbers(view.you) + R"(,"ply":)" + std::to_string(view.ply);
    out.append(R"(,"over":)").append(yes_no(view.over)) += '}';
  }
  return out += "]}";
}

std::string news_message(const News& news) {
  if (const auto* view = std::get_if<TableView>(&news)) return hello_message(*view);
  if (const auto* events = std::get_if<NewEvents>(&news)) {
    return events_message(events->from, events->events);
  }
  if (const auto* seats = std::get_if<NewSeats>(&news)) return seats_message(seats->seats);
  const auto& window = std::get<OpenWindow>(news);
  return window_message(window.ply, window.length, window.left);
}

std::string hello_message(const TableView& view) {
  return R"({"type":"hello","protocol":)" + std::to_string(kProtocolVersion) + ',' +
         table_members(view) + '}';
}

std::string events_message(int from, std::span<const Event> events) {
  std::string out = R"({"type":"events","from":)" + std::to_string(from) + R"(,"events":[)";
  for (const Event& event : events) {
    if (out.back() != '[') out += ',';
    out += json_quote(event_line(event));
  }
  return out += "]}";
}

std::string seats_message(std::span<const SeatView> seats) {
  return R"({"type":"seats","seats":)" + seat_list(seats) + '}';
}

std::string window_message(int ply, std::optional<std::chrono::seconds> length,
                           std::optional<std::chrono::milliseconds> left) {
  const auto number = [](std::optional<std::chrono::milliseconds> time) {
    return time ? std::to_string(time->count()) : std::string("null");
  };
  return R"({"type":"window","ply":)" + std::to_string(ply) + R"(,"length_ms":)" + number(length) +
         R"(,"left_ms":)" + number(left) + '}';
}

std::string noted_message(std::string_view move_id) {
  return R"({"type":"noted","move_id":)" + json_quote(move_id) + '}';
}

std::string accepted_message(std::string_view move_id, int ply) {
  return R"({"type":"accepted","move_id":)" + json_quote(move_id) + R"(,"ply":)" +
         std::to_string(ply) + '}';
}

std::string refused_message(std::string_view move_id, const Error& error) {
  return R"({"type":"refused","move_id":)" + json_quote(move_id) + ',' + error_member(error) + '}';
}

std::string error_message(const Error& error) {
  return R"({"type":"error",)" + error_member(error) + '}';
}

std::string pong_message() { return R"({"type":"pong"})"; }

int http_status(ErrorCode code) {
  switch (code) {
    case ErrorCode::kMalformed:
    case ErrorCode::kOutOfRange:
    case ErrorCode::kUnsupported:
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
