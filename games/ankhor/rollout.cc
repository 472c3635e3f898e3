// How a simulated player plays on: the best it sees, give or take some chance.
#include <algorithm>

#include "games/ankhor/offers.h"
#include "games/ankhor/policy.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

// How much a simulated player's appraisals are off by chance.
constexpr std::uint32_t kNoise = 20;
// A simulated player refreshes a row of fewer tiles, if an ankh is at hand.
constexpr int kPoorRow = 3;

// Tokens for the best target, then a first ankh, then for the other tiles of the row.
Tokens take_for(const State& state, const Offer& target, Rng& rng) {
  const Tokens owned = purse(current(state));
  Tokens taken;
  const auto want = [&](Tokens price) {
    for (const Colour colour : kColours) {
      const Token token = token_of(colour);
      int lacking = price[token] - owned[token] - taken[token];
      lacking =
          std::min({lacking, kTokensTaken - taken.total(), state.supply[token] - taken[token]});
      if (lacking > 0) taken += Tokens::of(token, lacking);
    }
  };
  want(target.price);
  if (current(state).tokens[Token::kAnkh] == 0 && taken.total() < kTokensTaken &&
      state.supply[Token::kAnkh] > 0) {
    taken += Tokens::of(Token::kAnkh);
  }
  const std::size_t first = rng.below(static_cast<std::uint32_t>(kSlots));
  for (std::size_t i = 0; i < kSlots && taken.total() < kTokensTaken; ++i) {
    want(state.prices[(first + i) % kSlots]);
  }
  for (std::size_t i = 0; taken.total() < kTokensTaken; i = (i + 1) % kTokenCount) {
    if (state.supply[kTokens[i]] > taken[kTokens[i]]) taken += Tokens::of(kTokens[i]);
  }
  return taken;
}

Move rollout_main(const State& state, Rng& rng) {
  if (may_act_with_ankh(state) && tiles_in_row(state) < kPoorRow && tiles_to_draw(state) > 0) {
    const PileSizes& sizes = state.pile_sizes;
    const bool a = sizes[PileName::kA] > 0 && (sizes[PileName::kB] == 0 || rng.below(2) == 0);
    return {.step = Step::kRefresh, .pile = a ? PileName::kA : PileName::kB};
  }
  Offer best_buy;
  Offer best_target;
  int buy_value = -1000;
  int target_value = -1000;
  for (const Offer& offer : targets_of(state, current(state))) {
    const int value = offer.value() + static_cast<int>(rng.below(kNoise));
    if (offer.lacking == 0 && value > buy_value) {
      buy_value = value;
      best_buy = offer;
    }
    if (offer.lacking > 0 && value > target_value) {
      target_value = value;
      best_target = offer;
    }
  }
  const int take_value = kTokenWorth * std::clamp(room(current(state)), 0, kTokensTaken);
  if (buy_value > -1000 && buy_value >= take_value) return buy_of(best_buy);
  return {.step = Step::kTake, .tokens = take_for(state, best_target, rng)};
}

// What exceeds, of the resources that one has most of.
Move rollout_return(const State& state) {
  const Excess due = excess(current(state).tokens);
  Tokens left = current(state).tokens;
  for (int i = 0; i < due.resources; ++i) {
    Token most = Token::kFish;
    for (const Colour colour : kColours) {
      if (left[token_of(colour)] > left[most]) most = token_of(colour);
    }
    left -= Tokens::of(most);
  }
  left -= Tokens::of(Token::kAnkh, due.ankhs);
  return {.step = Step::kReturn, .tokens = current(state).tokens - left};
}

}  // namespace

Move Ankhor::rollout_move(const State& state, Seat, Rng& rng) {
  switch (state.phase) {
    case Phase::kMain:
      return rollout_main(state, rng);
    case Phase::kAfter:
      return {.step = Step::kEnd};
    case Phase::kReturn:
      break;
  }
  return rollout_return(state);
}

}  // namespace benben::ankhor
