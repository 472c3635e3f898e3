#include "search/advice.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/erased.h"
#include "games/all.h"
#include "search/evaluator.h"
#include "search/sort_short.h"
#include "search/turn_ahead.h"

namespace benben {
namespace {

// As many moves are looked into.
constexpr std::size_t kMovesTold = 4;
// A difference counts from so many standard errors on.
constexpr double kStandsOut = 2;
// No search that has not seen the end knows more exactly what a position is worth.
constexpr double kLeastError = 0.01;
// What the second best move must leave less of the win for the best one to be the only one.
constexpr double kOnlyMargin = 0.15;
// One of more than half of the favourite's visits rivals it.
constexpr std::uint32_t kRivalVisits = 2;
// Of the effort of a position: where all moves must be sieved first, and for the rest of a turn.
constexpr int kSieveShare = 8;
constexpr int kRestShare = 4;
constexpr int kLeastEffort = 16;

template <Game G>
class AdviserOf {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  AdviserOf(const State& state, Seat seat, const AdviceOptions& options, Pace& pace)
      : state_(state), seat_(seat), options_(options), rng_(options.seed), pace_(pace) {}

  Advice advice() {
    find();
    Advice advice;
    advice.seat = seat_;
    advice.players = G::players(state_);
    advice.is_exact = is_exact_;
    for (std::size_t i = 0; i < looked_.size(); ++i) {
      Looked& looked = looked_[i];
      look_ahead(looked, i);
      advice.moves.push_back(told(looked));
    }
    add_facts(advice);
    add_reasons(advice);
    return advice;
  }

 private:
  // A move that is looked into.
  struct Looked {
    Move move;
    Evaluation<Move> found;    // of the position behind it
    std::uint32_t visits = 0;  // of the search that chose it; 0 if they were not counted
    TurnAhead<G> turn = {};
  };

  Evaluator<G> evaluator(int share) const {
    return Evaluator<G>(std::max(options_.effort / share, std::min(options_.effort, kLeastEffort)),
                        pace_);
  }
  std::size_t own() const { return static_cast<std::size_t>(index(seat_)); }
  double win(const Looked& looked) const { return looked.found.outlook.win[own()]; }
  double worth_of(const Looked& looked) const {
    return worth(looked.found.outlook, seat_, G::players(state_));
  }
  // Of the difference of their shares of the win.
  double error(const Looked& one, const Looked& other) const {
    return hypotenuse(one.found.error[own()], other.found.error[own()]);
  }
  bool is_close(const Looked& best, const Looked& other) const {
    constexpr double kRounding = 1e-9;
    return win(best) - win(other) <= kStandsOut * error(best, other) + kRounding;
  }

  Looked look(const Move& move, int share) const {
    State behind = state_;
    G::apply(behind, move);
    // The same random numbers for all: what they do to one they do to the other.
    return {move, evaluator(share).evaluate(behind, rng_.split(1))};
  }

  // The moves that are looked into, the best first.
  void find() {
    const auto found = evaluator(1).evaluate(state_, rng_.split(0), seat_);
    is_exact_ = found.is_exact;
    proof_ = found.proof;
    const Move favourite = found.moves.front().move;
    if (found.is_exact || AlphaBetaGame<G>) {
      sieve(found.is_exact ? Looked{favourite, found} : look(favourite, kSieveShare));
    } else {
      for (const auto& ranked : found.moves) {
        if (looked_.size() == kMovesTold || is_stopped()) break;
        looked_.push_back(look(ranked.move, 1));
        looked_.back().visits = ranked.visits;
        widen(looked_.back(), ranked.outlook);
      }
    }
    order();
  }

  // Where the search tells of one move only: all are looked at, and the best of them well.
  void sieve(const Looked& favourite) {
    const auto moves = searched_moves<G>(state_, seat_, Sight::kFull);
    looked_.push_back(favourite);
    for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
      const Move move = move_of(moves[i]);
      if (is_stopped()) break;
      if (!(move == favourite.move)) looked_.push_back(look(move, is_exact_ ? 1 : kSieveShare));
    }
    sort_others();
    if (looked_.size() > kMovesTold) looked_.erase(looked_.begin() + kMovesTold, looked_.end());
    if (is_exact_) return;
    for (Looked& looked : looked_) {
      if (pace_.stopped()) return;
      const Outlook sieved = looked.found.outlook;
      looked = look(looked.move, 1);
      widen(looked, sieved);
    }
  }

  // One move is looked into whatever the pace says.
  bool is_stopped() const { return pace_.stopped() && !looked_.empty(); }

  // Two searches of a move that lie further apart than each says it wavers know less than they say.
  void widen(Looked& looked, const Outlook& other) const {
    if (looked.found.is_exact || looked.found.proof) return;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::players(state_)); ++seat) {
      const double apart = looked.found.outlook.win[seat] - other.win[seat];
      looked.found.error[seat] = std::max(hypotenuse(looked.found.error[seat], apart), kLeastError);
    }
  }

  void sort_others() {
    sort_short(looked_.begin() + 1, looked_.end(),
               [&](const auto& one, const auto& other) { return worth_of(one) > worth_of(other); });
  }

  // The search's favourite comes first, unless another one is worth more and is better beyond
  // doubt, or was tried about as often, so that the look into each is the better witness.
  void order() {
    sort_others();
    for (std::size_t i = 1; i < looked_.size(); ++i) {
      if (worth_of(looked_[i]) <= worth_of(looked_[0])) return;
      const bool is_rival = kRivalVisits * looked_[i].visits > looked_[0].visits;
      if (!is_rival && is_close(looked_[i], looked_[0])) continue;
      std::swap(looked_[0], looked_[i]);
      return sort_others();
    }
  }

  // How the turn goes on behind the move.
  void look_ahead(Looked& looked, std::size_t nth) const {
    looked.turn = turn_ahead<G>(state_, looked.move, seat_, evaluator(kRestShare),
                                rng_.split(2 + nth), pace_);
  }

  AdvisedMove told(const Looked& looked) const {
    return {G::text(looked.move),
            looked.found.outlook,
            looked.found.error,
            looked.found.is_exact,
            looked.found.proof.has_value(),
            &looked != &looked_[0] && is_close(looked_[0], looked),
            whereabouts(state_, looked.move),
            looked.turn.rest};
  }

  void add_facts(Advice& advice) const {
    const auto add = [&](AdviceFact fact, double number = 0) {
      advice.facts.push_back({fact, number});
    };
    if (is_forced()) add(AdviceFact::kForced);
    if (is_exact_) add(AdviceFact::kSolved);
    if (const auto fact = proof_fact()) advice.facts.push_back(*fact);
    if (looked_.size() > 1) {
      const Looked& best = looked_[0];
      const Looked& second = *std::max_element(
          looked_.begin() + 1, looked_.end(),
          [&](const auto& one, const auto& other) { return win(one) < win(other); });
      const bool close = is_close(best, second);
      if (!close && win(best) - win(second) >= kOnlyMargin) add(AdviceFact::kOnly, win(second));
      if (close) add(AdviceFact::kClose);
    }
    if (const auto fact = points_fact<G>(state_, seat_, looked_[0].move)) {
      advice.facts.push_back(*fact);
    }
  }

  // That the best move wins, or that no move helps.
  std::optional<ToldFact> proof_fact() const {
    const Looked& best = looked_[0];
    const std::optional<Proof> behind = best.found.proof;
    if (behind && behind->winner == seat_) return ToldFact{AdviceFact::kWins, 1.0 + behind->moves};
    if (!proof_) return std::nullopt;
    const auto moves = static_cast<double>(proof_->moves);
    if (proof_->winner != seat_) return ToldFact{AdviceFact::kLoses, moves};
    // It wins at once, or what is behind it is solved.
    const bool wins = best.found.is_exact && win(best) == 1;
    return wins ? std::optional(ToldFact{AdviceFact::kWins, moves}) : std::nullopt;
  }

  // As far as the moves are listed.
  bool is_forced() const {
    const auto legal = G::legal(state_, seat_);
    if constexpr (kAlwaysListed<G>) {
      return legal.size() == 1;
    } else {
      return legal && legal->size() == 1;
    }
  }

  void add_reasons(Advice& advice) const {
    std::vector<TurnAhead<G>> others;
    for (std::size_t i = 1; i < looked_.size(); ++i) others.push_back(looked_[i].turn);
    advice.grounds = grounds_among<G>(state_, seat_, looked_[0].turn, others);
  }

  const State& state_;
  const Seat seat_;
  const AdviceOptions options_;
  const Rng rng_;
  mutable LastingStop pace_;
  bool is_exact_ = false;
  std::optional<Proof> proof_;  // of the position
  std::vector<Looked> looked_;
};

}  // namespace

std::optional<Advice> advise(const AnyPosition& position, Actor seat, const AdviceOptions& options,
                             Pace& pace) {
  BENBEN_ASSERT(options.effort >= 1 && options.effort <= kMaxAdviceEffort);
  const Next next = position.next();
  if (!next.is_seats()) return std::nullopt;
  const Seat asked = seat.value_or(next.seats.first());
  if (!next.seats.contains(asked)) return std::nullopt;
  std::optional<Advice> advice;
  visit_game(position.game(), [&]<class G>() {
    advice = AdviserOf<G>(state_of<G>(position), asked, options, pace).advice();
  });
  return advice;
}

}  // namespace benben
