#include "core/fault.h"

#include <algorithm>

#include "core/json.h"
#include "core/text.h"

namespace benben {
namespace {

// The sentence with its places filled.
std::string fill(std::string_view sentence, std::span<const Place> places) {
  std::string text;
  while (!sentence.empty()) {
    const std::size_t open = std::min(sentence.find('{'), sentence.size());
    text += sentence.substr(0, open);
    sentence.remove_prefix(open);
    if (sentence.empty()) break;
    const std::size_t close = sentence.find('}');
    const auto place = std::ranges::find(places, sentence.substr(1, close - 1), &Place::name);
    BENBEN_ASSERT(close != sentence.npos && place != places.end());
    text += place->word.empty() ? place->value : place->word;
    sentence.remove_prefix(close + 1);
  }
  return text;
}

}  // namespace

Place quoted_place(std::string_view name, std::string_view text) {
  return {name, std::string(text), shortened(text)};
}

Error make_error(const FaultInfo& info, std::span<const Place> places) {
  Error error{info.kind, fill(info.sentence, places), std::string(info.rule)};
  error.fault = info.code;
  for (const Place& place : places) error.params.push_back({std::string(place.name), place.value});
  return error;
}

std::string error_json(const Error& error) {
  JsonWriter json;
  json.begin_object();
  json.member("code", error_name(error.code)).member("message", error.message);
  if (!error.rule.empty()) json.member("rule", error.rule);
  if (error.line > 0) json.member("line", error.line);
  if (!error.fault.empty()) {
    json.member("fault", error.fault).key("params").begin_object();
    for (const Param& param : error.params) json.member(param.name, param.value);
    json.end_object();
  }
  return json.end_object().take();
}

std::string faults_json(std::span<const FaultInfo> table) {
  JsonWriter json;
  json.begin_list();
  for (const FaultInfo& info : table) {
    json.begin_object().member("fault", info.code).member("code", error_name(info.kind));
    if (!info.rule.empty()) json.member("rule", info.rule);
    json.member("sentence", info.sentence).end_object();
  }
  return json.end_list().take();
}

}  // namespace benben
