// The exports that the page and its Workers call (wasm/README.md): text in, JSON out, no logic.
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/any_game.h"
#include "core/facts.h"
#include "core/record.h"
#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"
#include "search/bot.h"
#include "wasm/answer.h"

namespace {

using namespace benben;

struct Entry {
  std::unique_ptr<AnyPosition> position;
  int ply = 0;
};

std::map<int, Entry>& entries() {
  static std::map<int, Entry> map;
  return map;
}

Entry& entry(int handle) {
  const auto found = entries().find(handle);
  BENBEN_ASSERT(found != entries().end());
  return found->second;
}

int add_entry(Entry fresh) {
  static int last = 0;
  entries().emplace(++last, std::move(fresh));
  return last;
}

void answer_handle(int handle) {
  result() = "{\"handle\":" + std::to_string(handle) +
             ",\"ply\":" + std::to_string(entry(handle).ply) + "}";
}

void answer_text(std::string_view text) { result() = "{\"text\":" + json_quote(text) + "}"; }

std::string race_json(const Race& race) {
  std::string out = "{\"seats\":[";
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (!race.seats.contains(seat_at(seat))) continue;
    if (out.back() != '[') out += ',';
    out += std::to_string(seat);
  }
  return out + "],\"yield\":" + json_quote(race.yield) + "}";
}

Actor actor_of(int actor) { return actor < 0 ? kChance : Actor(seat_at(actor)); }

}  // namespace

BENBEN_EXPORT(benben_games) void benben_games() {
  std::string& out = result();
  out = "[";
  for (const AnyGame* game : all_games()) {
    if (out.size() > 1) out += ',';
    out += info_json(*game);
  }
  out += ']';
}

BENBEN_EXPORT(benben_facts)
void benben_facts(const char* text, std::size_t size) {
  const Result<Record> record = parse_record({text, size});
  if (!record) return answer_error(record.error());
  const Result<Setup> setup = setup_of(*record, find_game);
  if (!setup) return answer_error(setup.error());
  const Result<std::string> facts = facts_json(*find_game(*record->tag("Game")), *setup);
  if (!facts) return answer_error(facts.error());
  result() = *facts;
}

BENBEN_EXPORT(benben_read_tags)
void benben_read_tags(const char* game, std::size_t game_size, const char* text, std::size_t size) {
  const AnyGame* found = find_game({game, game_size});
  if (found == nullptr) return answer_error({ErrorCode::kUnknown, "There is no such game."});
  const Result<NamedTexts> tags = found->read_tags({text, size});
  if (!tags) return answer_error(tags.error());
  std::string out = "{\"tags\":{";
  for (const auto& [name, value] : *tags) {
    if (out.back() != '{') out += ',';
    out += json_quote(name) + ":" + json_quote(value);
  }
  result() = out + "}}";
}

BENBEN_EXPORT(benben_open) void benben_open(const char* text, std::size_t size) {
  const Result<Record> record = parse_record({text, size});
  if (!record) return answer_error(record.error());
  Result<std::unique_ptr<AnyPosition>> position = replay(*record, find_game);
  if (!position) return answer_error(position.error());
  const int ply = static_cast<int>(record->events.size());
  answer_handle(add_entry({std::move(*position), ply}));
}

BENBEN_EXPORT(benben_clone) void benben_clone(int handle) {
  const Entry& original = entry(handle);
  answer_handle(add_entry({original.position->clone(), original.ply}));
}

BENBEN_EXPORT(benben_close) void benben_close(int handle) {
  BENBEN_ASSERT(entries().erase(handle) == 1);
  result() = "{}";
}

BENBEN_EXPORT(benben_view) void benben_view(int handle) {
  const Entry& at = entry(handle);
  std::string& out = result();
  out = trace_line(at.ply, *at.position);
  out.pop_back();
  if (const std::optional<Race> race = at.position->race()) out += ",\"race\":" + race_json(*race);
  out += ",\"standing\":" + at.position->standing_json();
  out += ",\"derived\":" + at.position->derived_json() + "}";
}

BENBEN_EXPORT(benben_check)
void benben_check(int handle, int actor, const char* text, std::size_t size) {
  const Status status = entry(handle).position->check(actor_of(actor), {text, size});
  if (!status) return answer_error(status.error());
  result() = "{}";
}

BENBEN_EXPORT(benben_apply)
void benben_apply(int handle, int actor, const char* text, std::size_t size) {
  Entry& at = entry(handle);
  const Status status = at.position->apply(actor_of(actor), {text, size});
  if (!status) return answer_error(status.error());
  result() = "{\"ply\":" + std::to_string(++at.ply) + "}";
}

BENBEN_EXPORT(benben_sample) void benben_sample(int handle, std::uint64_t seed) {
  Rng rng(seed);
  answer_text(entry(handle).position->sample(rng));
}

BENBEN_EXPORT(benben_choose)
void benben_choose(int handle, const char* spec, std::size_t size, std::uint64_t seed) {
  const AnyPosition& position = *entry(handle).position;
  const Result<std::unique_ptr<Bot>> bot = make_bot(position.game(), {spec, size});
  if (!bot) return answer_error(bot.error());
  answer_text((*bot)->choose(position, Rng(seed)));
}

BENBEN_EXPORT(benben_best) void benben_best(int handle, int seat) {
  const std::optional<BestMove> best = entry(handle).position->best(seat_at(seat));
  if (!best) return void(result() = "{}");
  result() =
      "{\"text\":" + json_quote(best->text) + ",\"points\":" + std::to_string(best->points) + "}";
}
