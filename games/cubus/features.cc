#include "games/cubus/features.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "games/cubus/advice.h"
#include "games/cubus/demolition.h"

namespace benben::cubus {
namespace {

constexpr FeatureInfo kFeatures[] = {
    {"score", Wish::kMore, Span::kChange, 1, "Your points",
     "Think of the points that you can win at once: many boxes, few cards."},
    {"next", Wish::kLess, Span::kAfterwards, 0.9, "Points that the next player may win, on average",
     "Think of what you leave to the next player."},
    {"later", Wish::kMore, Span::kAfterwards, 0.3,
     "Points that your hand could still win on that stack",
     "Think of what your hand can still do afterwards."},
    {"tops", Wish::kMore, Span::kChange, 0.35, "Lids and open tops in your hand",
     "Think of your lids: a flat stack needs many."},
    {"sides", Wish::kMore, Span::kChange, 0.25, "Sides in your hand",
     "Think of your sides: a high stack needs many."},
};

constexpr std::size_t kNext = 1;
static_assert(kFeatures[kNext].name == "next");

constexpr double kSixteenths = 16;

// What may be won at once by whoever is to take a box off.
int most_by_taking(const State& state) {
  int most = 0;
  const Seat seat = seat_to_act(state);
  const auto at = static_cast<std::size_t>(benben::index(seat));
  for (const Place place : removable(state.stack)) {
    State after = state;
    Cubus::apply(after, Move::take(place));
    most = std::max(most, after.scores[at] - state.scores[at]);
  }
  return most;
}

// What whoever is to act may win. Nothing where all hands are used, which this does not count.
std::optional<double> gain_of_turn(const State& state) {
  if (state.phase == Phase::kLowest || state.phase == Phase::kName) return std::nullopt;
  if (state.phase == Phase::kDemolish) return most_by_taking(state);
  return expected_gain(state) / kSixteenths;
}

// After a pass somebody knocks and builds with the cards of who has passed, or nobody does and the
// turn goes on.
std::optional<double> gain_of_next(const State& state) {
  if (state.phase != Phase::kKnock) return gain_of_turn(state);
  State knocked = state;
  knocked.phase = Phase::kBuild;
  State waived = state;
  while (waived.phase == Phase::kKnock) Cubus::apply(waived, {Act::kWaive, 0, 0, {}});
  const std::optional<double> next = gain_of_turn(waived);
  if (!next) return std::nullopt;
  return std::max(*next, *gain_of_turn(knocked));
}

// As if it were this seat's turn to build, without a card more.
double own_gain(const State& state, Seat seat) {
  if (state.phase == Phase::kDemolish || state.phase == Phase::kOver) return 0;
  State own = state;
  own.phase = Phase::kBuild;
  own.turn = static_cast<std::uint8_t>(benben::index(seat));
  return expected_gain(own) / kSixteenths;
}

std::string sentence_of_stack(int boxes) {
  return "Think of a stack of " + std::to_string(boxes) + (boxes == 1 ? " box." : " boxes.");
}

}  // namespace

std::span<const FeatureInfo> feature_infos(const State&) { return kFeatures; }

std::vector<Feature> features(const State& state, Seat seat) {
  const auto at = static_cast<std::size_t>(benben::index(seat));
  const Cards& hand = state.hands[at];
  const std::optional<double> next = gain_of_next(state);
  const std::array<double, std::size(kFeatures)> values = {
      static_cast<double>(state.scores[at]), next.value_or(0), own_gain(state, seat),
      static_cast<double>(hand.tops()), static_cast<double>(hand.total() - hand.tops())};
  std::vector<Feature> list;
  for (std::size_t i = 0; i < values.size(); ++i) list.push_back({&kFeatures[i], values[i]});
  if (!next) list[kNext].goal.reset();
  return list;
}

Whereabouts whereabouts(const State&, const Move& move) {
  switch (move.act) {
    case Act::kBuild:
    case Act::kKnockBuild: {
      const int all = boxes(move.stack);
      return {"build", std::to_string(all), sentence_of_stack(all)};
    }
    case Act::kTake: {
      const std::string row = std::to_string(move.j + 1);
      return {"take", row, "Look at row " + row + ", counted from the back."};
    }
    case Act::kPass:
    case Act::kWaive:
    case Act::kKnockFalse:
      return {"pass", "", "Think of whether to build at all.", false};
  }
  BENBEN_ASSERT(false);
}

}  // namespace benben::cubus
