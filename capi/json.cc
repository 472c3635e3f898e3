#include "capi/json.h"

#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"

namespace benben::capi {
namespace {

std::string race_json(const Race& race) {
  std::string out = "{\"seats\":[";
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (!race.seats.contains(seat_at(seat))) continue;
    if (out.back() != '[') out += ',';
    out += std::to_string(seat);
  }
  return out + "],\"yield\":" + json_quote(race.yield) + "}";
}

std::string options_json(const GameInfo& info) {
  std::string out = "[";
  for (const OptionInfo& option : info.options) {
    if (out.size() > 1) out += ',';
    out += "{\"name\":" + json_quote(option.name) + ",\"summary\":" + json_quote(option.summary);
    out += ",\"values\":[";
    for (const std::string_view value : option.values) {
      if (out.back() != '[') out += ',';
      out += json_quote(value);
    }
    out += "]}";
  }
  return out += ']';
}

std::string tags_json(const GameInfo& info) {
  if (info.tag_prefix.empty()) return "null";
  return "{\"prefix\":" + json_quote(info.tag_prefix) +
         ",\"summary\":" + json_quote(info.tag_summary) + "}";
}

std::string game_json(const AnyGame& game) {
  const GameInfo& info = game.info();
  return "{\"name\":" + json_quote(info.name) + ",\"title\":" + json_quote(info.title) +
         ",\"summary\":" + json_quote(info.summary) +
         ",\"rules\":" + std::to_string(info.rules_version) +
         ",\"min_players\":" + std::to_string(info.min_players) +
         ",\"max_players\":" + std::to_string(info.max_players) +
         ",\"options\":" + options_json(info) + ",\"tags\":" + tags_json(info) +
         ",\"races\":" + (game.has_races() ? "true" : "false") + "}";
}

}  // namespace

std::string error_json(const Error& error) {
  std::string out = "{\"code\":" + json_quote(error_name(error.code));
  out += ",\"message\":" + json_quote(error.message);
  if (!error.rule.empty()) out += ",\"rule\":" + json_quote(error.rule);
  if (error.line > 0) out += ",\"line\":" + std::to_string(error.line);
  return out += '}';
}

std::string games_json() {
  std::string out = "[";
  for (const AnyGame* game : all_games()) {
    if (out.size() > 1) out += ',';
    out += game_json(*game);
  }
  return out += ']';
}

std::string texts_json(const NamedTexts& texts) {
  std::string out = "{";
  for (const auto& [name, value] : texts) {
    if (out.size() > 1) out += ',';
    out += json_quote(name) + ":" + json_quote(value);
  }
  return out += '}';
}

std::string view_json(int ply, const AnyPosition& position) {
  std::string out = trace_line(ply, position);
  out.pop_back();
  if (const std::optional<Race> race = position.race()) out += ",\"race\":" + race_json(*race);
  return out + ",\"standing\":" + position.standing_json() + "}";
}

}  // namespace benben::capi
