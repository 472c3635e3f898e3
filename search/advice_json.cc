// Advice as JSON, one line (docs/analysis.md).
#include "core/json.h"
#include "search/advice.h"
#include "search/reasons_json.h"
#include "search/review_json.h"

namespace benben {
namespace {

void add_move(JsonWriter& json, const AdvisedMove& move, int players) {
  json.begin_object().member("text", move.text);
  add_numbers(json, "win", move.outlook.win, players);
  add_numbers(json, "points", move.outlook.points, players);
  add_numbers(json, "error", move.error, players);
  json.member("exact", move.is_exact).member("proved", move.is_proved);
  json.member("close", move.is_close);
  json.key("place").begin_object().member("name", move.place.name);
  json.member("subject", move.place.subject).member("sentence", move.place.sentence);
  json.member("on_board", move.place.on_board);
  json.end_object().key("rest").list(move.rest).end_object();
}

}  // namespace

std::string advice_json(const Advice& advice) {
  JsonWriter json;
  json.begin_object().member("seat", advice.seat).member("exact", advice.is_exact);
  json.key("moves").begin_list();
  for (const AdvisedMove& move : advice.moves) add_move(json, move, advice.players);
  json.end_list();
  add_facts(json, advice.facts);
  add_grounds(json, advice.grounds);
  return json.end_object().take();
}

}  // namespace benben
