#include "simulate/heard.h"

#include <boost/json.hpp>

namespace benben::simulate {
namespace {

namespace json = boost::json;

std::string text_of(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : "";
}

int number_of(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_int64() ? static_cast<int>(value->get_int64()) : 0;
}

bool truth_of(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}

const json::array& list_of(const json::object& object, std::string_view name) {
  static const json::array kNone;
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_array() ? value->get_array() : kNone;
}

std::vector<std::string> texts_of(const json::object& object, std::string_view name) {
  std::vector<std::string> texts;
  for (const json::value& entry : list_of(object, name)) {
    texts.emplace_back(entry.as_string());
  }
  return texts;
}

std::vector<std::int64_t> numbers_of(const json::object& object, std::string_view name) {
  std::vector<std::int64_t> numbers;
  for (const json::value& entry : list_of(object, name)) numbers.push_back(entry.as_int64());
  return numbers;
}

SeatSet seats_of(const json::object& object, std::string_view name) {
  SeatSet seats;
  for (const std::int64_t seat : numbers_of(object, name)) {
    seats = seats.with(seat_at(static_cast<int>(seat)));
  }
  return seats;
}

Heard heard_of(const json::object& object) {
  Heard heard;
  heard.type = text_of(object, "type");
  heard.move_id = text_of(object, "move_id");
  heard.header = text_of(object, "header");
  heard.text = text_of(object, "text");
  heard.wish = text_of(object, "for");
  heard.end = text_of(object, "end");
  heard.ply = number_of(object, "ply");
  heard.from = number_of(object, "from");
  heard.number = number_of(object, "number");
  heard.over = truth_of(object, "over");
  heard.given_up = truth_of(object, "given_up");
  heard.events = texts_of(object, "events");
  heard.incidents = texts_of(object, "incidents");
  heard.left_ms = heard.type == "clock" ? numbers_of(object, "left_ms") : heard.left_ms;
  heard.bank_ms = numbers_of(object, "bank_ms");
  heard.you = seats_of(object, "you");
  // In a message `votes` it is one seat.
  if (heard.type == "presence") heard.absent = seats_of(object, "absent");
  heard.awaited = seats_of(object, "awaited");
  heard.running = seats_of(object, "running");
  if (object.contains("claimant")) heard.claimant = number_of(object, "claimant");
  const json::value* error = object.if_contains("error");
  if (error != nullptr && error->is_object()) heard.fault = text_of(error->get_object(), "fault");
  return heard;
}

}  // namespace

std::optional<Heard> read_heard(std::string_view text) {
  json::error_code error;
  const json::value value = json::parse(text, error);
  if (error || !value.is_object()) return std::nullopt;
  return heard_of(value.get_object());
}

}  // namespace benben::simulate
