#include "games/ankhor/policy.h"

#include <algorithm>
#include <optional>

#include "games/ankhor/buyer.h"
#include "games/ankhor/rules.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {
namespace {

constexpr int kAnkhWorth = 6;
// The weight of a step halves with each of these steps below the best one.
constexpr int kHalving = 6;
constexpr std::uint32_t kFullWeight = 1024;

// What these three tokens are worth to the seat to move.
int worth_of_take(const State& state, const Buyer& buyer, Tokens taken) {
  const Player& player = current(state);
  const int ankh_room = kAnkhLimit - player.tokens[Token::kAnkh];
  const int ankhs = std::min(taken[Token::kAnkh], ankh_room);
  const int resources = std::min(taken.resources(), std::max(room(player), 0));
  return kTokenWorth * resources + kAnkhWorth * ankhs + buyer.outlook(buyer.purse() + taken) -
         buyer.outlook(buyer.purse());
}

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

void add_buys(const State& state, const Buyer& buyer, Steps& steps) {
  constexpr std::size_t kPlacesPerTile = 3;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot]) continue;
    Best<kPlacesPerTile> best;
    buyer.for_each_offer(slot, [&](const Offer& offer) {
      if (offer.lacking == 0) best.add(buy_of(offer), offer.net);
    });
    merge(steps, best);
  }
}

void add_takes(const State& state, const Buyer& buyer, Steps& steps) {
  constexpr std::size_t kTakes = 8;
  Best<kTakes> best;
  const Takes takes(state.supply);
  for (int i = 0; i < takes.size(); ++i) {
    best.add({.step = Step::kTake, .tokens = takes[i]}, worth_of_take(state, buyer, takes[i]));
  }
  merge(steps, best);
}

void add_moves(const State& state, const Buyer& buyer, int handicap, Steps& steps) {
  constexpr std::size_t kMoves = 4;
  const City& city = current(state).city;
  Best<kMoves> best;
  for (const std::size_t from : city.all() - city.covered) {
    for (int n = 0; n < buyer.place_count(); ++n) {
      const OpenPlace& open = buyer.place(n);
      if (!may_move_to(city, from, open)) continue;
      const int gain = buyer.worth().gain_by_move(from, buyer.neighbours(n)) - kAnkhWorth;
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

void add_ankh_actions_before(const State& state, const Buyer& buyer, Steps& steps) {
  if (!may_act_with_ankh(state)) return;
  const int best = steps.begin()->value;
  // A move can as well come after the main action, when more is known; a refresh cannot.
  add_moves(state, buyer, kHalving * 2 - best, steps);
  const int gaps = static_cast<int>(kSlots) - tiles_in_row(state);
  add_refreshes(state, best - kHalving * std::max(4 - gaps, 0), steps);
}

CandidateList main_candidates(const State& state) {
  Buyer buyer(state);
  buyer.find_targets();
  Steps steps;
  add_buys(state, buyer, steps);
  add_takes(state, buyer, steps);
  add_ankh_actions_before(state, buyer, steps);
  return weighed(steps);
}

CandidateList after_candidates(const State& state) {
  Steps steps;
  steps.add({.step = Step::kEnd}, 0);
  if (may_act_with_ankh(state)) {
    const Buyer buyer(state);
    add_moves(state, buyer, 0, steps);
    add_refreshes(state, steps.begin()->value - kHalving * 4, steps);
  }
  return weighed(steps);
}

CandidateList return_candidates(const State& state) {
  Buyer buyer(state);
  buyer.find_targets();
  const LegalMoves moves(state);
  constexpr std::size_t kReturns = 6;
  Best<kReturns> best;
  for (int i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    best.add(move, buyer.outlook(buyer.purse() - move.tokens));
  }
  Steps steps;
  merge(steps, best);
  return weighed(steps);
}

}  // namespace

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
    scores[seat] = worth_of(state, state.players[seat]) + kTurnWorth * tiles_left(state);
  }
  return scores;
}

}  // namespace benben::ankhor
