// Anubixx as JSON: the position (ANX-51), and the points if the game ended now (ANX-54).
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/anubixx/rules.h"
#include "games/anubixx/scoring.h"

namespace benben::anubixx {
namespace {

std::string number(int n) { return std::to_string(n); }

// `[...]` of what `member` writes for each seat.
template <class Member>
std::string seats_json(const State& state, Member member) {
  std::string out = "[";
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (seat > 0) out += ',';
    out += member(state.builders[seat]);
  }
  return out += ']';
}

std::string stones_json(StoneSet stones) {
  std::vector<std::string> names;
  for (const Stone stone : stones) names.push_back(stone_name(stone));
  return json_list(names);
}

std::vector<std::string> bonus_names(const Block& block, SymbolSet bonuses) {
  std::vector<std::string> names;
  for (int i = 0; i < block.symbols; ++i) {
    if (bonuses.contains(symbol_at(i))) names.emplace_back(block.name(symbol_at(i)));
  }
  return names;
}

bool has_end_bonus(const State& state, const Builder& builder) {
  return state.phase == Phase::kOver && earns_end_bonus(state.block, builder);
}

std::string bonuses_json(const State& state, const Builder& builder) {
  std::vector<std::string> names = bonus_names(state.block, builder.bonuses);
  if (has_end_bonus(state, builder)) names.emplace_back(kEndBonusName);
  return json_list(names);
}

std::string letters(const State& state) {
  std::string letters;
  for (const Builder& builder : state.builders) {
    if (builder.sheet != SheetLetter::kNone) letters += letter(builder.sheet);
  }
  return letters;
}

// The seats for which `holds` is true.
template <class Holds>
std::string holders_json(const State& state, Holds holds) {
  std::string out = "[";
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (!holds(state.builders[seat])) continue;
    if (out.size() > 1) out += ',';
    out += std::to_string(seat);
  }
  return out += ']';
}

std::string bonus_json(std::string_view state, const std::string& holders) {
  return "{\"holders\":" + holders + ",\"state\":" + json_quote(state) + "}";
}

// ANX-31: who has won a symbol's bonus, and whether it is open, closes with this round, or is
// closed.
std::string symbol_json(const State& state, Symbol symbol) {
  const std::string holders =
      holders_json(state, [&](const Builder& builder) { return builder.bonuses.contains(symbol); });
  if (state.closed.contains(symbol)) return bonus_json("closed", holders);
  return bonus_json(holders == "[]" ? "open" : "closing", holders);
}

std::string race_json(const State& state) {
  std::string out = "{";
  for (int i = 0; i < state.block.symbols; ++i) {
    const Symbol symbol = symbol_at(i);
    out += json_quote(state.block.name(symbol)) + ":" + symbol_json(state, symbol) + ",";
  }
  const std::string holders = holders_json(
      state, [&](const Builder& builder) { return earns_end_bonus(state.block, builder); });
  const bool over = state.phase == Phase::kOver;
  const std::string_view phase = over ? "closed" : holders == "[]" ? "open" : "closing";
  return out + json_quote(kEndBonusName) + ":" + bonus_json(phase, holders) + "}";
}

std::string part_json(const State& state, std::string_view part_name, int Points::* part) {
  return "{\"name\":" + json_quote(part_name) + ",\"points\":" +
         seats_json(state,
                    [&](const Builder& builder) {
                      return number(points(state.block, builder, EndBonus::kAwarded).*part);
                    }) +
         "}";
}

std::string sheets_json(const State& state) {
  std::vector<std::string> texts;
  if (state.phase != Phase::kSheets) {
    for (int seat = 0; seat < state.players; ++seat) {
      texts.push_back(sheet_text(state.block, state.sheet(seat_at(seat))));
    }
  }
  return json_list(texts);
}

}  // namespace

std::string Anubixx::state_json(const State& state) {
  std::string out = "{\"sheets\":" + json_quote(letters(state));
  out += ",\"crossed\":" +
         seats_json(state, [](const Builder& builder) { return stones_json(builder.crossed); });
  out += ",\"quarry\":" +
         seats_json(state, [](const Builder& builder) { return number(builder.quarry); });
  out += ",\"jokers\":" +
         seats_json(state, [](const Builder& builder) { return number(builder.jokers); });
  out += ",\"bonuses\":" +
         seats_json(state, [&](const Builder& builder) { return bonuses_json(state, builder); });
  out += ",\"closed\":" + json_list(bonus_names(state.block, state.closed));
  out += ",\"active\":" + number(state.active);
  out += ",\"turn\":" + number(state.turn);
  out += ",\"built\":" + number(state.built);
  out += ",\"rolled\":" + json_quote(state.rolled.text());
  out += ",\"blocked\":" + json_quote(state.blocked.text());
  out += ",\"taken\":" + json_quote(state.taken.text());
  out += ",\"available\":" + json_quote(state.available().text());
  out += ",\"round\":" + number(state.round);
  out += ",\"idle\":" + number(state.idle);
  out += ",\"round_built\":" + number(state.round_built);
  return out += '}';
}

std::string Anubixx::standing_json(const State& state) {
  std::string out = "{\"parts\":[" + part_json(state, "pyramid", &Points::pyramid);
  out += "," + part_json(state, "arch", &Points::arch);
  out += "," + part_json(state, "mosaic", &Points::mosaic);
  out += "," + part_json(state, "bonuses", &Points::bonuses);
  out += "," + part_json(state, "quarry", &Points::quarry);
  out += "," + part_json(state, "jokers", &Points::jokers);
  out += "],\"total\":" + json_points(standing(state), state.players);
  out += ",\"bonuses\":" + race_json(state);
  out += ",\"sheets\":" + sheets_json(state);
  return out += '}';
}

}  // namespace benben::anubixx
