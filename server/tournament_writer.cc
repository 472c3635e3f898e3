// What is told of tournaments, as texts (protocol.h).
#include <cmath>

#include "core/json.h"
#include "server/protocol.h"
#include "server/tournament_terms.h"

namespace benben {
namespace {

constexpr double kThousandths = 1000;

std::int64_t thousandths(double value) { return std::llround(value * kThousandths); }

std::string_view phase_name(Contest::Phase phase) {
  constexpr std::string_view kNames[] = {"waiting", "running", "ended", "cancelled"};
  return kNames[static_cast<std::size_t>(phase)];
}

void write_facts(JsonWriter& json, const TournamentView& view, std::size_t from) {
  json.member("from", static_cast<std::int64_t>(from)).key("facts").begin_list();
  for (std::size_t number = from; number < view.facts->size(); ++number) {
    const StoredFact& fact = (*view.facts)[number];
    json.begin_object().member("at", fact.at_s).member("text", fact.text);
    if (!fact.name.empty()) json.member("name", fact.name);
    json.end_object();
  }
  json.end_list();
}

void write_state(JsonWriter& json, const TournamentView& view) {
  json.member("phase", phase_name(view.contest->phase()));
  if (view.due_s) json.member("due", *view.due_s);
  const std::vector<Standing> standings = view.contest->standings();
  if (standings.empty()) return;
  json.key("standings").begin_list();
  for (const Standing& row : standings) {
    json.begin_list().value(row.player).value(thousandths(row.score));
    json.value(thousandths(row.strength)).value(thousandths(row.quality));
    json.value(row.first).value(row.games).value(row.left_in).end_list();
  }
  json.end_list();
}

void write_members(JsonWriter& json, const TournamentView& view, std::size_t from) {
  json.member("tournament", view.id).key("terms").raw(write_terms(*view.terms));
  if (view.is_organiser) json.member("organiser", true);
  if (view.you) json.member("you", *view.you);
  json.member("now", view.now_s);
  write_facts(json, view, from);
  write_state(json, view);
}

}  // namespace

std::string write_tournament(const TournamentView& view) {
  JsonWriter json;
  json.begin_object();
  write_members(json, view, 0);
  return json.end_object().take();
}

std::string tournament_hello(const TournamentView& view, std::size_t from) {
  JsonWriter json;
  json.begin_object().member("type", "hello").member("protocol", kProtocolVersion);
  write_members(json, view, from);
  return json.end_object().take();
}

std::string facts_message(const TournamentView& view, std::size_t from) {
  JsonWriter json;
  json.begin_object().member("type", "facts");
  write_facts(json, view, from);
  write_state(json, view);
  return json.end_object().take();
}

std::string write_entered(int entrant) {
  JsonWriter json;
  return json.begin_object().member("entrant", entrant).end_object().take();
}

std::string write_made(std::string_view tournament) {
  JsonWriter json;
  return json.begin_object().member("tournament", tournament).end_object().take();
}

std::string write_tournament_list(std::span<const TournamentView> views) {
  JsonWriter json;
  json.begin_object().key("tournaments").begin_list();
  for (const TournamentView& view : views) {
    json.begin_object().member("tournament", view.id).key("terms").raw(write_terms(*view.terms));
    json.member("phase", phase_name(view.contest->phase()));
    json.member("people", view.contest->people()).member("round", view.contest->rounds());
    json.member("players", view.contest->players());
    if (view.is_organiser) json.member("organiser", true);
    if (view.you) json.member("you", *view.you);
    json.end_object();
  }
  return json.end_list().end_object().take();
}

}  // namespace benben
