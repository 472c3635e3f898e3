// What people are shown of Anubixx that the position does not say (ANX-58): the block and the
// numbers of the rules; of a position how far everybody is, and why it is over.
#include <algorithm>
#include <string>
#include <string_view>

#include "core/json.h"
#include "games/anubixx/rules.h"
#include "games/anubixx/scoring.h"
#include "games/anubixx/ways.h"

namespace benben::anubixx {
namespace {

void write_stones(JsonWriter& json, StoneSet stones) {
  json.begin_list();
  for (const Stone stone : stones) json.value(stone_name(stone));
  json.end_list();
}

void write_pyramid(JsonWriter& json, const Block& block) {
  json.begin_list();
  for (int row = 1; row <= block.pyramid_rows; ++row) {
    write_stones(json.begin_object().key("stones"), pyramid_row(row) & block.pyramid());
    json.member("points", int{block.row_points[static_cast<std::size_t>(row)]}).end_object();
  }
  json.end_list();
}

void write_arch(JsonWriter& json, const Block& block) {
  write_stones(json.begin_object().key("left"), kLeftColumn & block.arch());
  write_stones(json.key("right"), kRightColumn & block.arch());
  json.member("final", stone_name(kFinalStone)).key("levels").begin_list();
  for (int height = 1; height <= block.column_height; ++height) {
    json.value(int{block.height_points[static_cast<std::size_t>(height)]});
  }
  json.end_list().member("complete", int{block.arch_points}).end_object();
}

void write_mosaic(JsonWriter& json, const Block& block) {
  json.begin_object().key("rows").begin_list();
  for (int row = 1; row <= block.mosaic_rows; ++row) {
    const int first = static_cast<int>(index(mosaic_stone(row, 1)));
    write_stones(json, StoneSet::run(first, block.mosaic_columns));
  }
  json.end_list().key("points").begin_list();
  for (std::size_t pairs = 1; pairs < block.pair_points.size(); ++pairs) {
    if (block.pair_points[pairs] <= block.pair_points[pairs - 1]) continue;
    json.begin_object().member("stones", static_cast<int>(2 * pairs));
    json.member("points", int{block.pair_points[pairs]}).end_object();
  }
  json.end_list().end_object();
}

void write_block(JsonWriter& json, const Block& block) {
  write_pyramid(json.begin_object().key("pyramid"), block);
  write_arch(json.key("arch"), block);
  write_mosaic(json.key("mosaic"), block);
  json.key("quarry").begin_list();
  for (int n = 1; n <= block.quarry_stones(); ++n) json.value(payment_text(quarry_payment(n)));
  json.end_list().key("symbols").begin_list();
  for (int i = 0; i < block.symbols; ++i) {
    json.begin_object().member("name", block.name(symbol_at(i)));
    write_stones(json.key("stones"), block.stones_of(symbol_at(i)));
    json.end_object();
  }
  json.end_list().member("default", block == default_block());
  json.member("default_shape", has_shape_of(block, default_block())).end_object();
}

// What each stone rests on, and which stones lie beside it; only where there are some.
void write_places(JsonWriter& json, const Block& block) {
  json.key("supports").begin_object();
  for (const Stone stone : block.stones()) {
    const StoneSet below = supports(stone) & block.stones();
    if (!below.empty()) write_stones(json.key(stone_name(stone)), below);
  }
  json.end_object().key("neighbours").begin_object();
  for (const Stone stone : block.mosaic()) {
    StoneSet beside;
    for (const Stone other : block.mosaic()) {
      const auto [lower, higher] = std::minmax(stone, other);
      if (are_neighbours(lower, higher)) beside |= StoneSet::of(other);
    }
    write_stones(json.key(stone_name(stone)), beside);
  }
  json.end_object();
}

// The sheets that can be dealt, by letter.
void write_sheets(JsonWriter& json, const State& start) {
  json.begin_object();
  for (char c = 'A'; c <= 'Z'; ++c) {
    const auto sheet = sheet_in_use(start, sheet_letter(c));
    if (sheet) json.member(std::string(1, c), sheet_text(start.block, *sheet));
  }
  json.end_object();
}

// The highest row of the pyramid with a crossed stone; 0: none.
int highest_row(const Block& block, StoneSet crossed) {
  int highest = 0;
  for (int row = 1; row <= block.pyramid_rows; ++row) {
    if (!(crossed & pyramid_row(row)).empty()) highest = row;
  }
  return highest;
}

constexpr std::string_view kBuildingNames[kBuildings] = {"pyramid", "arch", "mosaic"};

void write_progress(JsonWriter& json, const Block& block, const Builder& builder) {
  const StoneSet crossed = builder.crossed;
  const int left = (crossed & kLeftColumn).size();
  const int right = (crossed & kRightColumn).size();
  json.begin_object().member("row", highest_row(block, crossed));
  json.member("level", std::min(left, right));
  json.member("mosaic", (crossed & kMosaic).size());
  json.member("quarry", block.quarry_stones() - builder.quarry).key("complete").begin_list();
  for (const Building building : kAllBuildings) {
    if (crossed.contains(block.stones(building))) json.value(kBuildingNames[index(building)]);
  }
  json.end_list().key("symbols").begin_object();
  for (int i = 0; i < block.symbols; ++i) {
    const Symbol symbol = symbol_at(i);
    json.member(block.name(symbol), (crossed & block.stones_of(symbol)).size());
  }
  json.end_object().end_object();
}

// What decided (ANX-46): points alone, or the pyramid among those with most of them.
std::string_view decision(const State& state) {
  const Scores total = Anubixx::scores(state);
  const SeatSet winners = Anubixx::winners(state);
  const int most = *std::max_element(total.begin(), total.begin() + state.players);
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (total[seat] == most && !winners.contains(seat_at(static_cast<int>(seat)))) return "pyramid";
  }
  return "points";
}

void write_end(JsonWriter& json, const State& state) {
  if (state.phase != Phase::kOver) {
    json.key("end").null().key("decided_by").null();
    return;
  }
  json.member("end", state.idle == kIdleRounds ? "idle" : "buildings");
  json.member("decided_by", decision(state));
}

void write_ways(JsonWriter& json, const State& state) {
  json.begin_list();
  if (state.phase == Phase::kBuild) {
    const MoveList moves = Anubixx::legal(state, seat_at(state.turn));
    for (const Move& move : unbeaten_ways(moves)) json.value(Anubixx::text(move));
  }
  json.end_list();
}

}  // namespace

void Anubixx::add_facts(JsonWriter& json, const Setup& setup) {
  const State start = Anubixx::start(setup);
  write_block(json.key("block"), start.block);
  write_places(json, start.block);
  write_sheets(json.key("sheets"), start);
  json.key("colours").begin_list();
  for (const Colour colour : kColours) {
    json.begin_object().member("letter", std::string(1, letter(colour)));
    json.member("name", name(colour)).end_object();
  }
  json.end_list();
  json.member("dice", dice_count(setup.players)).member("jokers", setup.players);
  json.member("stones_per_turn", kStonesPerTurn).member("idle_rounds", kIdleRounds);
  json.member("buildings_to_end", kBuildingsToEnd).member("bonus_points", kBonusPoints);
  json.member("joker_points", kJokerPoints).member("quarry_points", 1);
}

void Anubixx::add_derived(JsonWriter& json, const State& state) {
  write_end(json, state);
  // The order in which this round is built; the active builder first (ANX-10).
  json.key("order").begin_list();
  for (int i = 0; i < state.players; ++i) json.value((state.active + i) % state.players);
  json.end_list().key("builders").begin_list();
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    write_progress(json, state.block, state.builders[seat]);
  }
  json.end_list();
  const bool builds = state.phase == Phase::kBuild;
  json.member("stones_left", builds ? kStonesPerTurn - state.built : 0);
  json.member("may_build_pair", builds && state.built == 0);
  write_ways(json.key("ways"), state);
}

}  // namespace benben::anubixx
