// Advice as JSON, one line (docs/analysis.md).
#include <cstddef>
#include <string_view>

#include "core/json.h"
#include "search/advice.h"
#include "search/review_json.h"

namespace benben {
namespace {

void add_move(JsonWriter& json, const AdvisedMove& move, int players) {
  json.begin_object().member("text", move.text);
  add_numbers(json, "win", move.outlook.win, players);
  add_numbers(json, "points", move.outlook.points, players);
  add_numbers(json, "error", move.error, players);
  json.member("exact", move.is_exact).member("close", move.is_close);
  json.key("place").begin_object().member("name", move.place.name);
  json.member("subject", move.place.subject).member("sentence", move.place.sentence);
  json.end_object().key("rest").list(move.rest).end_object();
}

void add_reason(JsonWriter& json, const Reason& reason) {
  const FeatureInfo& info = *reason.after.info;
  json.begin_object().member("name", info.name).member("subject", reason.after.subject);
  json.member("title", title_of(reason.after)).member("nudge", nudge_of(reason.after));
  json.key("after").raw(six_digits(reason.after.value)).key("before");
  if (info.span == Span::kChange) {
    json.raw(six_digits(reason.before));
  } else {
    json.null();
  }
  json.key("others");
  if (reason.others) {
    json.raw(six_digits(*reason.others));
  } else {
    json.null();
  }
  json.key("weight").raw(six_digits(reason.weight)).end_object();
}

void add_reasons(JsonWriter& json, std::string_view name, const std::vector<Reason>& reasons) {
  json.key(name).begin_list();
  for (const Reason& reason : reasons) add_reason(json, reason);
  json.end_list();
}

std::string with_word(std::string_view sentence, const Feature& feature) {
  constexpr std::string_view kPlace = "{what}";
  std::string text(sentence);
  const std::size_t at = text.find(kPlace);
  if (at != std::string::npos) text.replace(at, kPlace.size(), feature.word);
  return text;
}

}  // namespace

std::string title_of(const Feature& feature) { return with_word(feature.info->title, feature); }
std::string nudge_of(const Feature& feature) { return with_word(feature.info->nudge, feature); }

std::string advice_json(const Advice& advice) {
  JsonWriter json;
  json.begin_object().member("seat", advice.seat).member("exact", advice.is_exact);
  json.key("moves").begin_list();
  for (const AdvisedMove& move : advice.moves) add_move(json, move, advice.players);
  json.end_list().key("facts").begin_list();
  for (const ToldFact& told : advice.facts) {
    json.begin_object().member("name", name_of(told.fact));
    json.key("number").raw(six_digits(told.number)).end_object();
  }
  json.end_list();
  add_reasons(json, "reasons", advice.reasons);
  add_reasons(json, "costs", advice.costs);
  return json.end_object().take();
}

}  // namespace benben
