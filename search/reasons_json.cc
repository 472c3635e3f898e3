#include "search/reasons_json.h"

#include <string_view>

#include "search/review_json.h"

namespace benben {
namespace {

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

}  // namespace

void add_facts(JsonWriter& json, const std::vector<ToldFact>& facts) {
  json.key("facts").begin_list();
  for (const ToldFact& told : facts) {
    json.begin_object().member("name", name_of(told.fact));
    json.key("number").raw(six_digits(told.number)).end_object();
  }
  json.end_list();
}

void add_grounds(JsonWriter& json, const Grounds& grounds) {
  add_reasons(json, "reasons", grounds.reasons);
  add_reasons(json, "costs", grounds.costs);
}

}  // namespace benben
