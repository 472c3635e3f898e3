// Cubus as JSON (CUB-52, CUB-53): the position, what is legal in it, the standing.
#include <algorithm>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/rules.h"
#include "games/cubus/solver.h"

namespace benben::cubus {
namespace {

std::string cards_json(const Cards& cards) {
  std::string out = "{";
  for (const Kind kind : kKinds) {
    if (out.size() > 1) out += ',';
    out += json_quote(kKindLetters.substr(index(kind), 1)) + ":" + std::to_string(cards[kind]);
  }
  return out += '}';
}

std::string hands_json(const State& state) {
  std::string out = "[";
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (seat > 0) out += ',';
    out += cards_json(state.hands[seat]);
  }
  return out += ']';
}

std::string points_json(const State& state, const std::array<std::int16_t, kMaxPlayers>& points) {
  Scores scores{};
  std::ranges::copy(points, scores.begin());
  return json_points(scores, state.players);
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

// The seats that have waived, ascending.
std::string waived_json(const State& state) {
  std::array<bool, kMaxPlayers> waived{};
  for (int n = 1; n <= state.waived; ++n) {
    waived[static_cast<std::size_t>((state.turn + n) % state.players)] = true;
  }
  std::string out = "[";
  for (std::size_t seat = 0; seat < waived.size(); ++seat) {
    if (!waived[seat]) continue;
    if (out.size() > 1) out += ',';
    out += std::to_string(seat);
  }
  return out += ']';
}

std::string build_text(const Stack& stack) {
  return Cubus::text(stack.empty() ? Move{} : Move::build(stack));
}

std::string named_json(const State& state) {
  if (state.phase != Phase::kName) return "[]";
  std::string out = "[";
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (seat > 0) out += ',';
    out += seat < state.turn ? json_quote(build_text(state.named[seat])) : "null";
  }
  return out += ']';
}

bool is_second_part(const State& state) {
  return state.mode == Mode::kBoth &&
         (state.phase == Phase::kDemolish || state.phase == Phase::kOver);
}

}  // namespace

std::string Cubus::unlisted_json(const State& state) {
  const Cards cards = usable_cards(state);
  const std::optional<BestBuild> best = best_build(state.stack, cards);
  std::vector<std::string> local;
  for (const Stack& stack : local_builds(state.stack, cards)) local.push_back(build_text(stack));
  std::ranges::sort(local);
  return std::string("{\"pass\":") + (best ? "false" : "true") +
         ",\"best\":" + std::to_string(best ? best->points : 0) + ",\"local\":" + json_list(local) +
         "}";
}

std::string Cubus::state_json(const State& state) {
  std::string out = "{\"stack\":" + json_quote(cubus::text(state.stack));
  out += ",\"boxes\":" + std::to_string(boxes(state.stack));
  out += ",\"hands\":" + hands_json(state);
  out += ",\"deck\":" + std::to_string(state.deck.total());
  out += ",\"scores\":" + points_json(state, state.scores);
  out += ",\"phase\":" + json_quote(phase_name(state.phase));
  out += ",\"turn\":" + std::to_string(state.turn);
  out += ",\"round\":" + std::to_string(state.round);
  out += ",\"passes\":" + std::to_string(state.passes);
  out += ",\"waived\":" + waived_json(state);
  out += ",\"named\":" + named_json(state);
  out += ",\"built\":" + (is_second_part(state) ? points_json(state, state.built) : "null");
  return out += '}';
}

std::string Cubus::standing_json(const State& state) {
  const std::string points = points_json(state, state.scores);
  return "{\"parts\":[{\"name\":\"points\",\"points\":" + points + "}],\"total\":" + points + "}";
}

}  // namespace benben::cubus
