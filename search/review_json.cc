#include "search/review_json.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>

#include "core/json.h"
#include "search/reasons_json.h"

namespace benben {
namespace {

void add_outlook(JsonWriter& json, std::string_view name, const Outlook& outlook, int players) {
  json.key(name).begin_object();
  add_numbers(json, "win", outlook.win, players);
  add_numbers(json, "points", outlook.points, players);
  json.end_object();
}

void add_decision(JsonWriter& json, const ReviewedEvent& event, int players) {
  json.key("loss").raw(six_digits(event.loss()));
  json.member("best", event.best);
  json.key("moves").begin_list();
  for (const ReviewedMove& move : event.moves) {
    json.begin_object().member("text", move.text);
    json.member("visits", std::int64_t{move.visits});
    add_numbers(json, "win", move.outlook.win, players);
    add_numbers(json, "points", move.outlook.points, players);
    json.end_object();
  }
  json.end_list().key("rest").list(event.rest);
  add_facts(json, event.facts);
  add_grounds(json, event.grounds);
}

void add_texts(JsonWriter& json, std::string_view name,
               const std::array<std::string, kMaxSeats>& texts, int players) {
  json.key(name).begin_list();
  for (const std::string& text : std::span(texts).first(static_cast<std::size_t>(players))) {
    json.value(text);
  }
  json.end_list();
}

void add_possible(JsonWriter& json, const std::optional<Possible>& possible, int players) {
  json.key("possible");
  if (!possible) {
    json.null();
    return;
  }
  json.begin_object().member("outcomes", possible->outcomes);
  add_numbers(json, "as_good", possible->as_good, players);
  add_numbers(json, "as_bad", possible->as_bad, players);
  add_texts(json, "best", possible->best, players);
  add_texts(json, "worst", possible->worst, players);
  json.end_object();
}

void add_sums(JsonWriter& json, std::string_view name, const SeatAccount::Sums& sums) {
  json.key(name).begin_object();
  json.key("win").raw(six_digits(sums.win)).key("points").raw(six_digits(sums.points));
  json.end_object();
}

void add_account(JsonWriter& json, const SeatAccount& account) {
  json.begin_object();
  add_sums(json, "start", account.start);
  add_sums(json, "result", account.result);
  add_sums(json, "luck", account.luck);
  add_sums(json, "losses", account.losses);
  add_sums(json, "given", account.given);
  add_sums(json, "drift", account.drift);
  add_sums(json, "adjusted", account.adjusted());
  json.key("wavering").raw(six_digits(account.wavering));
  json.member("decisions", account.decisions).member("lossy", account.lossy).end_object();
}

}  // namespace

void add_numbers(JsonWriter& json, std::string_view name, const Values& values, int players) {
  json.key(name).begin_list();
  for (const double value : std::span(values).first(static_cast<std::size_t>(players))) {
    json.raw(six_digits(value));
  }
  json.end_list();
}

std::string event_json(const ReviewedEvent& event, int players) {
  JsonWriter json;
  json.begin_object().member("ply", event.ply).key("actor");
  if (event.is_decision()) {
    json.value(*event.event.actor);
  } else {
    json.null();
  }
  json.member("text", event.event.text).member("exact", event.is_exact).key("proved");
  if (event.proved) {
    json.value(*event.proved);
  } else {
    json.null();
  }
  add_outlook(json, "before", event.before, players);
  add_numbers(json, "error", event.error, players);
  add_outlook(json, event.is_decision() ? "change" : "luck", event.change, players);
  add_numbers(json, "change_error", event.change_error, players);
  add_outlook(json, "drift", event.drift, players);
  if (event.is_decision()) {
    add_decision(json, event, players);
  } else {
    add_possible(json, event.possible, players);
  }
  return json.end_object().take();
}

std::string sums_json(const Review& review) {
  JsonWriter json;
  json.begin_object().key("seats").begin_list();
  for (const SeatAccount& account : accounts_of(review.events(), review.end(), review.players())) {
    add_account(json, account);
  }
  json.end_list().key("turning_points").list(turning_points(review.events()));
  add_outlook(json, "end", review.end(), review.players());
  return json.end_object().take();
}

std::string six_digits(double number) {
  constexpr std::int64_t kUnit = 1'000'000;
  const auto millionths = static_cast<std::int64_t>(std::floor(std::abs(number) * kUnit + 0.5));
  const std::string digits = std::to_string(kUnit + millionths % kUnit).substr(1);
  const bool is_negative = number < 0 && millionths > 0;
  return (is_negative ? "-" : "") + std::to_string(millionths / kUnit) + "." + digits;
}

}  // namespace benben
