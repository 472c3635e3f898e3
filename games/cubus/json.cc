// Cubus as JSON (CUB-52, CUB-53): the position, what is legal in it, the standing.
#include "games/cubus/json.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/sort.h"
#include "games/cubus/building.h"
#include "games/cubus/rules.h"
#include "games/cubus/solver.h"

namespace benben::cubus {
namespace {

Scores points_of(const std::array<std::int16_t, kMaxPlayers>& points) {
  Scores scores{};
  std::ranges::copy(points, scores.begin());
  return scores;
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::kDraw:
    case Phase::kBuild:
    case Phase::kLowest:
      return "build";
    case Phase::kKnock:
      return "knock";
    case Phase::kName:
      return "name";
    case Phase::kDemolish:
      return "demolish";
    case Phase::kOver:
      return "over";
  }
  return "";
}

void write_hands(JsonWriter& json, const State& state) {
  json.begin_list();
  for (std::size_t seat = 0; seat < state.players; ++seat) write_cards(json, state.hands[seat]);
  json.end_list();
}

// The seats that have waived, ascending.
void write_waived(JsonWriter& json, const State& state) {
  SeatSet waived;
  for (int n = 1; n <= state.waived; ++n) {
    waived = waived.with(seat_at((state.turn + n) % state.players));
  }
  json.list(waived);
}

std::string build_text(const Stack& stack) {
  return Cubus::text(stack.empty() ? Move{} : Move::build(stack));
}

void write_named(JsonWriter& json, const State& state) {
  json.begin_list();
  for (std::size_t seat = 0; state.phase == Phase::kName && seat < state.players; ++seat) {
    if (seat < state.turn) {
      json.value(build_text(state.named[seat]));
    } else {
      json.null();
    }
  }
  json.end_list();
}

bool is_second_part(const State& state) {
  return state.mode == Mode::kBoth &&
         (state.phase == Phase::kDemolish || state.phase == Phase::kOver);
}

}  // namespace

void write_cards(JsonWriter& json, const Cards& cards) {
  json.begin_object();
  for (const Kind kind : kKinds) json.member(kKindLetters.substr(index(kind), 1), cards[kind]);
  json.end_object();
}

std::string Cubus::unlisted_json(const State& state) {
  const Cards cards = usable_cards(state);
  const std::optional<BestBuild> best = best_build(state.stack, cards);
  std::vector<std::string> local;
  for (const Stack& stack : local_builds(state.stack, cards)) local.push_back(build_text(stack));
  sort(local);
  JsonWriter json;
  json.begin_object().member("pass", !best).member("best", best ? best->points : 0);
  return json.key("local").list(local).end_object().take();
}

std::string Cubus::state_json(const State& state) {
  JsonWriter json;
  json.begin_object().member("stack", cubus::text(state.stack));
  write_hands(json.member("boxes", boxes(state.stack)).key("hands"), state);
  json.member("deck", state.deck.total()).key("scores");
  json.points(points_of(state.scores), state.players);
  json.member("phase", phase_name(state.phase)).member("turn", int{state.turn});
  json.member("round", int{state.round}).member("passes", int{state.passes});
  write_waived(json.key("waived"), state);
  write_named(json.key("named"), state);
  json.key("built");
  if (is_second_part(state)) {
    json.points(points_of(state.built), state.players);
  } else {
    json.null();
  }
  return json.end_object().take();
}

std::string Cubus::standing_json(const State& state) {
  const Scores points = points_of(state.scores);
  JsonWriter json;
  json.begin_object().key("parts").begin_list().begin_object().member("name", "points");
  json.key("points").points(points, state.players).end_object().end_list();
  return json.key("total").points(points, state.players).end_object().take();
}

}  // namespace benben::cubus
