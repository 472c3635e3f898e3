// Anubixx as JSON: the position (ANX-51), and the points if the game ended now (ANX-54).
#include "core/json.h"

#include <string>
#include <string_view>
#include <utility>

#include "games/anubixx/rules.h"
#include "games/anubixx/scoring.h"

namespace benben::anubixx {
namespace {

// `[...]` of what `write` writes for each builder.
template <class Write>
void write_builders(JsonWriter& json, const State& state, Write write) {
  json.begin_list();
  for (std::size_t seat = 0; seat < state.players; ++seat) write(state.builders[seat]);
  json.end_list();
}

// `[...]` of the names of stones.
void write_stones(JsonWriter& json, StoneSet stones) {
  json.begin_list();
  for (const Stone stone : stones) json.value(stone_name(stone));
  json.end_list();
}

// Names in the order of ANX-07, without brackets.
void write_symbols(JsonWriter& json, const Block& block, SymbolSet symbols) {
  for (int i = 0; i < block.symbols; ++i) {
    if (symbols.contains(symbol_at(i))) json.value(block.name(symbol_at(i)));
  }
}

void write_bonuses(JsonWriter& json, const State& state, const Builder& builder) {
  json.begin_list();
  write_symbols(json, state.block, builder.bonuses);
  const bool over = state.phase == Phase::kOver;
  if (over && earns_end_bonus(state.block, builder)) json.value(kEndBonusName);
  json.end_list();
}

std::string letters(const State& state) {
  std::string letters;
  for (const Builder& builder : state.builders) {
    if (builder.sheet != SheetLetter::kNone) letters += letter(builder.sheet);
  }
  return letters;
}

// ANX-31: who has won a bonus, and whether it is open, closes with this round, or is closed.
template <class Holds>
void write_race(JsonWriter& json, const State& state, std::string_view name, bool closed,
                Holds holds) {
  bool is_held = false;
  json.key(name).begin_object().key("holders").begin_list();
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (!holds(state.builders[seat])) continue;
    json.value(static_cast<int>(seat));
    is_held = true;
  }
  json.end_list().member("state", closed ? "closed" : is_held ? "closing" : "open").end_object();
}

void write_races(JsonWriter& json, const State& state) {
  json.begin_object();
  for (int i = 0; i < state.block.symbols; ++i) {
    const Symbol symbol = symbol_at(i);
    write_race(json, state, state.block.name(symbol), state.closed.contains(symbol),
               [&](const Builder& builder) { return builder.bonuses.contains(symbol); });
  }
  write_race(json, state, kEndBonusName, state.phase == Phase::kOver,
             [&](const Builder& builder) { return earns_end_bonus(state.block, builder); });
  json.end_object();
}

void write_parts(JsonWriter& json, const State& state) {
  constexpr std::pair<std::string_view, int Points::*> kParts[] = {
      {"pyramid", &Points::pyramid}, {"arch", &Points::arch},     {"mosaic", &Points::mosaic},
      {"bonuses", &Points::bonuses}, {"quarry", &Points::quarry}, {"jokers", &Points::jokers}};
  json.begin_list();
  for (const auto& [name, part] : kParts) {
    json.begin_object().member("name", name).key("points");
    write_builders(json, state, [&](const Builder& builder) {
      json.value(points(state.block, builder, EndBonus::kAwarded).*part);
    });
    json.end_object();
  }
  json.end_list();
}

}  // namespace

std::string Anubixx::state_json(const State& state) {
  JsonWriter json;
  json.begin_object().member("sheets", letters(state));
  write_builders(json.key("crossed"), state,
                 [&](const Builder& builder) { write_stones(json, builder.crossed); });
  write_builders(json.key("quarry"), state,
                 [&](const Builder& builder) { json.value(int{builder.quarry}); });
  write_builders(json.key("jokers"), state,
                 [&](const Builder& builder) { json.value(int{builder.jokers}); });
  write_builders(json.key("bonuses"), state,
                 [&](const Builder& builder) { write_bonuses(json, state, builder); });
  json.key("closed").begin_list();
  write_symbols(json, state.block, state.closed);
  json.end_list();
  json.member("active", int{state.active}).member("turn", int{state.turn});
  json.member("built", int{state.built}).member("rolled", state.rolled.text());
  json.member("blocked", state.blocked.text()).member("taken", state.taken.text());
  json.member("available", state.available().text()).member("round", int{state.round});
  json.member("idle", int{state.idle}).member("round_built", int{state.round_built});
  return json.end_object().take();
}

std::string Anubixx::standing_json(const State& state) {
  JsonWriter json;
  write_parts(json.begin_object().key("parts"), state);
  json.key("total").points(standing(state), state.players);
  write_races(json.key("bonuses"), state);
  json.key("sheets").begin_list();
  if (state.phase != Phase::kSheets) {
    for (std::size_t seat = 0; seat < state.players; ++seat) {
      json.value(sheet_text(state.block, state.sheets[seat]));
    }
  }
  json.end_list();
  return json.end_object().take();
}

}  // namespace benben::anubixx
