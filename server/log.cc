#include "server/log.h"

#include <ctime>

#include "core/json.h"

namespace benben {
namespace {

// "2026-02-28T12:00:00Z"
std::string time_text(std::int64_t unix_s) {
  const std::time_t time = unix_s;
  std::tm parts{};
  gmtime_r(&time, &parts);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%FT%TZ", &parts)};
}

}  // namespace

std::string_view level_name(LogLevel level) {
  constexpr std::array<std::string_view, 3> kNames = {"info", "warning", "error"};
  return kNames[static_cast<std::size_t>(level)];
}

std::string log_json(const LogLine& line, std::int64_t unix_s) {
  const LogEventInfo& event = kLogEvents[static_cast<std::size_t>(line.event)];
  JsonWriter json;
  json.begin_object().member("time", time_text(unix_s)).member("level", level_name(event.level));
  json.member("event", event.name).member("text", line.text);
  for (const auto& [name, value] : line.members) json.member(name, value);
  return json.end_object().take();
}

}  // namespace benben
