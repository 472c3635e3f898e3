// What people are shown of Cubus that the position does not say (docs/rules/cubus.md, "Facts"): the
// cards and the numbers of the rules; of a position whose cards a build uses, what the next boxes
// cost, and why it is over.
#include <algorithm>
#include <string>
#include <string_view>

#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/json.h"

namespace benben::cubus {
namespace {

void add_kinds(JsonWriter& json) {
  json.member("cards", kSupply.total()).key("kinds").begin_list();
  for (const Kind kind : kKinds) {
    json.begin_object().member("code", kKindLetters.substr(index(kind), 1));
    json.member("name", kind_name(kind)).member("plural", kind_name(kind, 2));
    json.member("count", kSupply[kind]).end_object();
  }
  json.end_list();
}

void add_numbers(JsonWriter& json) {
  json.key("points").begin_object().member("box", kBoxPoints).member("card", kCardPoints);
  json.key("one_box").begin_list();
  for (int cards = 0; cards <= kBoxPoints; ++cards) json.value(kBoxPoints - cards * kCardPoints);
  json.end_list().member("least", kLeastPoints).member("false_knock", kFalseKnockPoints);
  json.member("card_taken", kCardPoints).end_object();
  json.key("limits").begin_object().member("columns", kMaxColumns);
  json.member("height", kMaxHeight).member("more_boxes", 1).end_object();
  json.member("first_build_round", kFirstBuildRound).member("drawn", 1);
}

// The refusals of a stack that no picture could show (CUB-03).
void add_no_picture(JsonWriter& json) {
  json.key("no_picture").begin_list();
  for (const FaultInfo& fault : Cubus::faults()) {
    if (fault.rule == "CUB-03") json.value(fault.code);
  }
  json.end_list();
}

// What a stack costs and wins in place of the one on the table.
void write_price(JsonWriter& json, const Stack& before, const Stack& after) {
  const Exchange cards = exchange(before, after);
  write_cards(json.key("added"), cards.added);
  write_cards(json.key("gained"), cards.gained);
}

void add_builds(JsonWriter& json, const State& state) {
  const Cards cards = usable_cards(state);
  write_cards(json.key("usable"), cards);
  json.member("pooled", uses_all_hands(state)).key("builds").begin_list();
  for (const Stack& after : local_builds(state.stack, cards)) {
    json.begin_object().member("stack", text(after));
    write_price(json, state.stack, after);
    json.member("points", points(state.stack, after)).end_object();
  }
  json.end_list();
}

void add_takes(JsonWriter& json, const State& state) {
  json.key("takes").begin_list();
  for (const Place at : removable(state.stack)) {
    const Exchange cards = exchange(state.stack, *without_box(state.stack, at));
    json.begin_object().member("column", text(at));
    write_cards(json.key("gained"), cards.gained);
    json.member("points", kCardPoints * cards.gained.total()).end_object();
  }
  json.end_list();
}

// The free places beside a column, and how high a new column there must be to be seen: as high as
// those before it (CUB-03).
void add_free_places(JsonWriter& json, const Stack& stack) {
  const Grid grid(stack);
  // A place that a grid does not reach has no column.
  const auto height = [&](Place at) {
    const bool inside = std::min(at.i, at.j) >= 0 && std::max(at.i, at.j) < kMaxColumns;
    return inside ? grid.height(at) : 0;
  };
  json.key("free").begin_list();
  for (int j = -1; j <= depth(stack); ++j) {
    for (int i = -1; i <= width(stack); ++i) {
      if (height({i, j}) > 0) continue;
      const int before = std::max(height({i + 1, j}), height({i, j + 1}));
      const int behind = std::max(height({i - 1, j}), height({i, j - 1}));
      if (std::max(before, behind) == 0) continue;
      json.begin_object().member("i", i).member("j", j);
      json.member("boxes", std::max(before, 1)).end_object();
    }
  }
  json.end_list();
}

// What ended the game (CUB-30, CUB-32, CUB-44).
std::string_view end_name(const State& state) {
  if (state.mode != Mode::kBuild) return "taken_down";
  switch (state.ending) {
    case Ending::kPlain:
      return "all_passed";
    case Ending::kLowest:
      return "lowest_built";
    case Ending::kBest:
      return "best_named";
  }
  return "";
}

}  // namespace

void Cubus::add_facts(JsonWriter& json, const Setup& setup) {
  const State state = start(setup);
  add_kinds(json);
  write_cards(json.member("start", cubus::text(state.stack)).key("deck"), state.deck);
  add_numbers(json);
  add_no_picture(json);
  for (const OptionInfo& option : kInfo.options) {
    json.member(option.name, setup.option(option.name, option.values[0]));
  }
}

void Cubus::add_derived(JsonWriter& json, const State& state) {
  write_cards(json.key("shown"), cards_shown(state.stack));
  write_cards(json.key("unknown"), state.deck);
  if (state.phase == Phase::kOver) {
    json.member("end", end_name(state));
    return;
  }
  if (state.phase == Phase::kDemolish) return add_takes(json, state);
  add_free_places(json, state.stack);
  if (state.phase != Phase::kDraw) add_builds(json, state);
}

}  // namespace benben::cubus
