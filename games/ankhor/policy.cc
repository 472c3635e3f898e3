#include "games/ankhor/policy.h"

#include <algorithm>
#include <optional>

#include "games/ankhor/offers.h"
#include "games/ankhor/rules.h"
#include "games/ankhor/survey.h"
#include "games/ankhor/view_memory.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {
namespace {

constexpr int kAnkhWorth = 6;
// The weight of a step halves with each of these steps below the best one.
constexpr int kHalving = 6;
constexpr std::uint32_t kFullWeight = 1024;

// What the seat to move has before it.
class Means {
 public:
  explicit Means(const State& state)
      : purse_(purse(current(state))),
        targets_(targets_of(state, current(state))),
        now_(outlook(purse_)),
        ankh_room_(kAnkhLimit - current(state).tokens[Token::kAnkh]),
        room_(std::max(room(current(state)), 0)) {}

  // How good the best target is without these tokens.
  int outlook_without(Tokens returned) const { return outlook(purse_ - returned); }

  // What these tokens are worth that are taken.
  int worth_of_take(Tokens taken) const {
    const int ankhs = std::min(taken[Token::kAnkh], ankh_room_);
    const int resources = std::min(taken.resources(), room_);
    return kTokenWorth * resources + kAnkhWorth * ankhs + outlook(purse_ + taken) - now_;
  }

 private:
  int outlook(Tokens purse) const {
    int best = -kTurnWorth;
    for (const Offer& target : targets_) {
      best = std::max(best, target.net - kMissingWorth * missing(target.price, purse));
    }
    return best;
  }

  Tokens purse_;
  Targets targets_;
  int now_;  // how good the best target is
  int ankh_room_;
  int room_;
};

// The best steps of one sort, best first.
template <std::size_t N>
class Best {
 public:
  void add(const Move& move, int value) {
    if (size_ == N && value <= ranked_[N - 1].value) return;
    std::size_t at = size_ < N ? size_++ : N - 1;
    for (; at > 0 && ranked_[at - 1].value < value; --at) ranked_[at] = ranked_[at - 1];
    ranked_[at] = {move, value};
  }

  struct Ranked {
    Move move;
    int value = 0;
  };
  const Ranked* begin() const { return ranked_.data(); }
  const Ranked* end() const { return ranked_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Ranked, N> ranked_{};
};

using Steps = Best<kMaxCandidates>;

CandidateList weighed(const Steps& steps) {
  CandidateList list;
  const int best = steps.begin()->value;
  for (const auto& [move, value] : steps) {
    const int halvings = std::min((best - value) / kHalving, 10);
    list.push_back({move, kFullWeight >> halvings});
  }
  return list;
}

void merge(Steps& steps, const auto& others) {
  for (const auto& [move, value] : others) steps.add(move, value);
}

void add_buys(const State& state, const Survey& survey, Steps& steps) {
  const Tokens owned = purse(current(state));
  constexpr std::size_t kPlacesPerTile = 3;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot]) continue;
    Best<kPlacesPerTile> best;
    const auto [ground, stack] = offers_of(state, slot, owned);
    survey.for_each_place(*state.row[slot], [&](Place place, int gain) {
      const Offer offer = (place.level > 0 ? stack : ground).on(place, gain);
      if (offer.lacking == 0) best.add(buy_of(offer), offer.net);
    });
    merge(steps, best);
  }
}

void add_takes(const State& state, Steps& steps) {
  const Means means(state);
  constexpr std::size_t kTakes = 8;
  Best<kTakes> best;
  each_take(state.supply, [&](Tokens taken) {
    best.add({.step = Step::kTake, .tokens = taken}, means.worth_of_take(taken));
  });
  merge(steps, best);
}

void add_moves(const State& state, const Survey& survey, int handicap, Steps& steps) {
  constexpr std::size_t kMoves = 4;
  const City& city = current(state).city;
  Best<kMoves> best;
  for (const std::size_t from : city.all() - city.covered) {
    for (int n = 0; n < survey.place_count(); ++n) {
      const OpenPlace& open = survey.place(n);
      if (!may_move_to(city, from, open)) continue;
      const int gain = survey.worth().gain_by_move(from, survey.neighbours(n)) - kAnkhWorth;
      if (gain <= 0) continue;
      best.add({.step = Step::kMove, .from = city.tiles[from].place, .to = open.place},
               gain - handicap);
    }
  }
  merge(steps, best);
}

void add_refreshes(const State& state, int value, Steps& steps) {
  if (!refresh_changes(state)) return;
  for (const PileName pile : kPileNames) {
    const bool empty = state.pile_sizes[pile] == 0;
    if (empty && (pile == PileName::kB || tiles_in_piles(state) > 0)) continue;
    steps.add({.step = Step::kRefresh, .pile = pile}, value);
  }
}

void add_ankh_actions_before(const State& state, const Survey& survey, Steps& steps) {
  if (!may_act_with_ankh(state)) return;
  const int best = steps.begin()->value;
  // A move can as well come after the main action, when more is known; a refresh cannot.
  add_moves(state, survey, kHalving * 2 - best, steps);
  const int gaps = static_cast<int>(kSlots) - tiles_in_row(state);
  add_refreshes(state, best - kHalving * std::max(4 - gaps, 0), steps);
}

Survey survey_of(const State& state) {
  return {current(state).city, state.bonus_supply, tiles_left(state)};
}

CandidateList main_candidates(const State& state) {
  const Survey survey = survey_of(state);
  Steps steps;
  add_buys(state, survey, steps);
  add_takes(state, steps);
  add_ankh_actions_before(state, survey, steps);
  return weighed(steps);
}

CandidateList after_candidates(const State& state) {
  Steps steps;
  steps.add({.step = Step::kEnd}, 0);
  if (may_act_with_ankh(state)) {
    add_moves(state, survey_of(state), 0, steps);
    add_refreshes(state, steps.begin()->value - kHalving * 4, steps);
  }
  return weighed(steps);
}

CandidateList return_candidates(const State& state) {
  const Means means(state);
  const LegalMoves moves(state);
  constexpr std::size_t kReturns = 6;
  Best<kReturns> best;
  moves.each([&](const Move& move, int) { best.add(move, means.outlook_without(move.tokens)); });
  Steps steps;
  merge(steps, best);
  return weighed(steps);
}

}  // namespace

int room(const Player& player) {
  return kResourceLimit - player.tokens.resources() + free_warehouses(player.city).size();
}

bool may_act_with_ankh(const State& state) {
  return current(state).tokens[Token::kAnkh] > 0 && state.ankhs_used < kAnkhActions;
}

CandidateList Ankhor::candidates(const State& state, Seat, Sight) {
  switch (state.phase) {
    case Phase::kMain:
      return main_candidates(state);
    case Phase::kAfter:
      return after_candidates(state);
    case Phase::kReturn:
      break;
  }
  return return_candidates(state);
}

Scores Ankhor::estimate(const State& state) {
  Scores scores{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    const Player& player = state.players[seat];
    const CityView& city = ViewMemory::of_thread().view(state, player);
    scores[seat] = worth_of(state, player, city) + kTurnWorth * tiles_left(state);
  }
  return scores;
}

}  // namespace benben::ankhor
