// What is told of the lobby, as texts (protocol.h).
#include "core/json.h"
#include "server/protocol.h"

namespace benben {
namespace {

void write_seats(JsonWriter& json, const Seek& seek) {
  json.key("seats").begin_list();
  for (const std::optional<std::string>& name : seek.seats) {
    name ? json.value(*name) : json.null();
  }
  json.end_list();
}

void write_entry(JsonWriter& json, const Seek& seek, std::int64_t since_s) {
  json.begin_object().member("table", seek.table).member("game", seek.game);
  write_seats(json, seek);
  json.member("since", since_s);
  if (!seek.options.empty()) {
    json.key("options").begin_object();
    for (const auto& [name, value] : seek.options) json.member(name, value);
    json.end_object();
  }
  if (seek.own_data) json.member("own_data", true);
  if (const std::optional<FillTerms>& fill = seek.opening.fill) {
    json.key("fill").begin_object().member("after_s", std::int64_t{fill->after.count()});
    json.member("level", fill->level).end_object();
  }
  if (seek.opening.watch == OpeningTerms::Watch::kPlayers) json.member("watch", "players");
  if (seek.opening.watch == OpeningTerms::Watch::kDelayed) json.member("watch", "delayed");
  if (seek.opening.rated) json.member("rated", true);
  if (!seek.clock.empty()) json.member("clock", seek.clock);
  json.end_object();
}

}  // namespace

std::string lobby_open(const Seek& seek, std::int64_t since_s) {
  JsonWriter json;
  json.begin_object().key("open");
  write_entry(json, seek, since_s);
  return json.end_object().take();
}

std::string lobby_seats(const Seek& seek) {
  JsonWriter json;
  json.begin_object().member("table", seek.table);
  write_seats(json, seek);
  return json.end_object().take();
}

std::string lobby_close(std::string_view table) {
  JsonWriter json;
  return json.begin_object().member("close", table).end_object().take();
}

std::string lobby_message(std::int64_t from, const std::deque<std::string>& changes,
                          std::int64_t count) {
  JsonWriter json;
  json.begin_object().member("type", "lobby").member("from", from).key("changes").begin_list();
  for (std::size_t at = changes.size() - static_cast<std::size_t>(count); at < changes.size();
       ++at) {
    json.raw(changes[at]);
  }
  return json.end_list().end_object().take();
}

std::string lobby_hello(std::string_view run, std::int64_t number, std::int64_t now_s,
                        const std::vector<LobbyEntry>* entries) {
  JsonWriter json;
  json.begin_object().member("type", "hello").member("protocol", kProtocolVersion);
  json.member("run", run).member("number", number).member("now", now_s);
  if (entries != nullptr) {
    json.key("open").begin_list();
    for (const LobbyEntry& entry : *entries) write_entry(json, *entry.seek, entry.since_s);
    json.end_list();
  }
  return json.end_object().take();
}

std::string write_lobby(std::size_t tables) {
  JsonWriter json;
  json.begin_object().member("tables", static_cast<std::int64_t>(tables));
  return json.end_object().take();
}

}  // namespace benben
