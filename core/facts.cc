#include "core/facts.h"

#include "core/fault.h"
#include "core/json.h"

namespace benben {
namespace {

void add_options(JsonWriter& json, const GameInfo& info) {
  json.key("options").begin_list();
  for (const OptionInfo& option : info.options) {
    json.begin_object().member("name", option.name).member("summary", option.summary);
    json.key("values").list(option.values).end_object();
  }
  json.end_list();
}

// The members of info_json().
void add_info(JsonWriter& json, const AnyGame& game) {
  const GameInfo& info = game.info();
  json.member("name", info.name).member("title", info.title).member("summary", info.summary);
  json.member("rules", info.rules_version);
  json.member("min_players", info.min_players).member("max_players", info.max_players);
  add_options(json, info);
  json.key("tags");
  if (info.tag_prefix.empty()) {
    json.null();
  } else {
    json.begin_object().member("prefix", info.tag_prefix).member("summary", info.tag_summary);
    json.end_object();
  }
  json.member("races", game.has_races());
}

}  // namespace

std::string info_json(const AnyGame& game) {
  JsonWriter json;
  json.begin_object();
  add_info(json, game);
  return json.end_object().take();
}

Result<std::string> facts_json(const AnyGame& game, const Setup& setup) {
  Result<std::string> own = game.facts_json(setup);
  if (!own) return own;
  JsonWriter json;
  json.begin_object();
  add_info(json, game);
  json.key("setup").begin_object().member("players", setup.players);
  json.key("options").begin_object();
  for (const auto& [name, value] : setup.options) json.member(name, value);
  json.end_object().key("tags").begin_object();
  for (const auto& [name, value] : setup.tags) json.member(name, value);
  json.end_object().end_object();
  json.key("faults").raw(faults_json(game.faults())).key("facts").raw(*own);
  return json.end_object().take();
}

}  // namespace benben
