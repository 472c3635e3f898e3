#include "search/review.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/erased.h"
#include "core/replay.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/evaluator.h"
#include "search/turn_ahead.h"

namespace benben {
namespace {

// How much more effort goes into a loss before it is told.
constexpr int kConfirmation = 10;
// A difference counts from so many standard errors on.
constexpr double kStandsOut = 2;
// Shares of the win that differ by less are equal.
constexpr double kRounding = 1e-9;
// As many moves as are told of a decision.
constexpr std::size_t kMovesTold = 5;

// Where the least and the largest share of the win of a seat stand first.
std::pair<std::size_t, std::size_t> extremes(const std::vector<LikelyOutlook>& outlooks,
                                             std::size_t seat) {
  std::pair<std::size_t, std::size_t> found{0, 0};
  for (std::size_t i = 1; i < outlooks.size(); ++i) {
    const double share = outlooks[i].outlook.win[seat];
    if (share < outlooks[found.first].outlook.win[seat] - kRounding) found.first = i;
    if (share > outlooks[found.second].outlook.win[seat] + kRounding) found.second = i;
  }
  return found;
}

template <Game G>
class ReviewOf final : public Review {
 public:
  ReviewOf(const Record& record, std::vector<typename G::State> states,
           const ReviewOptions& options)
      : record_(record), states_(std::move(states)), options_(options), seed_(options.seed) {
    // Without an event there is a position all the same.
    if (size() == 0) here_ = evaluate(Evaluator<G>(options_.effort), next_ply());
  }

  int players() const override { return G::players(states_[0]); }
  int size() const override { return static_cast<int>(record_.events.size()) - options_.first; }
  const std::vector<ReviewedEvent>& events() const override { return events_; }
  const Outlook& end() const override { return here_.outlook; }

  void step(Pace& pace) override {
    BENBEN_ASSERT(!is_done());
    const Evaluator<G> evaluator(options_.effort, pace);
    const std::size_t ply = next_ply();
    if (events_.empty()) here_ = evaluate(evaluator, ply);
    const Found before = std::move(here_);
    const int effort_before = std::exchange(here_effort_, options_.effort);
    here_ = evaluate(evaluator, ply + 1);
    ReviewedEvent reviewed;
    reviewed.ply = static_cast<int>(ply);
    reviewed.event = record_.events[ply];
    reviewed.before = before.outlook;
    reviewed.error = before.error;
    reviewed.is_exact = before.is_exact;
    if (before.proof) reviewed.proved = before.proof->winner;
    if (reviewed.is_decision()) {
      add_decision(reviewed, before, evaluator, pace);
    } else {
      add_luck(reviewed, before, Evaluator<G>(effort_before, pace));
    }
    reviewed.drift = here_.outlook - before.outlook - reviewed.change;
    events_.push_back(std::move(reviewed));
  }

 private:
  using Move = typename G::Move;
  using Found = Evaluation<Move>;

  std::size_t next_ply() const { return static_cast<std::size_t>(options_.first) + events_.size(); }

  // Every position has random numbers of its own, and every purpose in it.
  Rng random(std::size_t ply, std::uint64_t purpose) const {
    return seed_.split(ply).split(purpose);
  }

  Found evaluate(const Evaluator<G>& evaluator, std::size_t ply) const {
    const Actor actor = ply < record_.events.size() ? record_.events[ply].actor : kChance;
    return evaluator.evaluate(states_[ply], random(ply, 0), actor);
  }

  void add_luck(ReviewedEvent& reviewed, const Found& before, const Evaluator<G>& evaluator) const {
    const std::size_t ply = next_ply();
    const auto outcome = G::read_outcome(states_[ply], reviewed.event.text);
    const Found came = evaluator.evaluate_outcome(states_[ply], *outcome, random(ply, 0));
    reviewed.change = came.outlook - before.outlook;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      reviewed.change_error[seat] = hypotenuse(came.error[seat], before.error[seat]);
    }
    if (!before.outcomes.empty()) {
      reviewed.possible = possible(G::outcomes(states_[ply]), before.outcomes, came.outlook);
    }
  }

  Possible possible(const std::vector<LikelyOutcome<typename G::Outcome>>& outcomes,
                    const std::vector<LikelyOutlook>& behind, const Outlook& came) const {
    Possible told;
    told.outcomes = static_cast<int>(outcomes.size());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players()); ++seat) {
      const double share = came.win[seat];
      for (const auto& [outlook, probability] : behind) {
        if (outlook.win[seat] >= share - kRounding) told.as_good[seat] += probability;
        if (outlook.win[seat] <= share + kRounding) told.as_bad[seat] += probability;
      }
      const auto [worst, best] = extremes(behind, seat);
      told.best[seat] = G::text(outcomes[best].outcome);
      told.worst[seat] = G::text(outcomes[worst].outcome);
    }
    return told;
  }

  void add_decision(ReviewedEvent& reviewed, const Found& before, const Evaluator<G>& evaluator,
                    Pace& pace) {
    const std::size_t ply = next_ply();
    for (const auto& found : before.moves) {
      if (reviewed.moves.size() == kMovesTold) break;
      reviewed.moves.push_back({G::text(found.move), found.visits, found.outlook});
    }
    reviewed.best = reviewed.event.text;
    const Move best = before.moves.front().move;
    if (G::text(best) == reviewed.event.text) return;
    typename G::State behind = states_[ply];
    G::apply(behind, best);
    if (needs_confirmation(reviewed, evaluator.evaluate(behind, random(ply, 1)), here_)) {
      // Whoever is in a hurry hears of no loss that nobody has looked into.
      reviewed.change = {};
      if (pace.stop()) return;
      here_effort_ = kConfirmation * options_.effort;
      const Evaluator<G> thorough(here_effort_, pace);
      // What is known better now counts from here on.
      here_ = evaluate(thorough, ply + 1);
      needs_confirmation(reviewed, thorough.evaluate(behind, random(ply, 2)), here_);
    }
    if (reviewed.change == Outlook()) return;
    reviewed.best = G::text(best);
    add_reasons(reviewed, best, before, pace);
  }

  // Why the better move is better.
  void add_reasons(ReviewedEvent& reviewed, const Move& best, const Found& before,
                   Pace& pace) const {
    const std::size_t ply = next_ply();
    const auto& state = states_[ply];
    const Seat seat = *reviewed.event.actor;
    LastingStop lasting(pace);
    const Evaluator<G> evaluator(options_.effort, lasting);
    // The same random numbers for both: what they do to one they do to the other.
    const auto turn_behind = [&](const Move& move) {
      return turn_ahead<G>(state, move, seat, evaluator, random(ply, 3), lasting);
    };
    const TurnAhead<G> better = turn_behind(best);
    const TurnAhead<G> played = turn_behind(*G::read_move(state, seat, reviewed.event.text));
    reviewed.rest = better.rest;
    if (before.is_exact) reviewed.facts.push_back({AdviceFact::kSolved});
    if (before.proof && before.proof->winner == seat) {
      reviewed.facts.push_back({AdviceFact::kWins, static_cast<double>(before.proof->moves)});
    }
    if (const auto fact = points_fact<G>(state, seat, best)) reviewed.facts.push_back(*fact);
    reviewed.grounds = grounds_among<G>(state, seat, better, {played});
  }

  // Compares the best move with the one that was played: what the better one would have brought
  // beyond the noise is the event's change, else there is none. Gives whether there is a change
  // that more effort may undo.
  bool needs_confirmation(ReviewedEvent& reviewed, const Found& best, const Found& played) const {
    const Seat seat = *reviewed.event.actor;
    const auto own = static_cast<std::size_t>(index(seat));
    reviewed.change = {};
    reviewed.change_error = {};
    const double noise = kStandsOut * hypotenuse(best.error[own], played.error[own]);
    const double less = best.outlook.win[own] - played.outlook.win[own];
    const bool both_exact = best.is_exact && played.is_exact;
    // Exact values need no threshold; the solver goes by worth.
    const int players = G::players(states_[0]);
    const bool is_better =
        both_exact ? worth(best.outlook, seat, players) > worth(played.outlook, seat, players)
                   : less > noise;
    if (!is_better) return false;
    reviewed.change = played.outlook - best.outlook;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      reviewed.change_error[i] = hypotenuse(best.error[i], played.error[i]);
    }
    return !both_exact;
  }

  const Record record_;
  const std::vector<typename G::State> states_;  // one more than events
  const ReviewOptions options_;
  const Rng seed_;
  Found here_;                         // of the position behind the last reviewed event
  int here_effort_ = options_.effort;  // and what it was searched with
  std::vector<ReviewedEvent> events_;
};

SeatAccount::Sums sums_of(const Outlook& outlook, std::size_t seat) {
  return {outlook.win[seat], outlook.points[seat]};
}

void add(SeatAccount::Sums& sums, const Outlook& outlook, std::size_t seat, double sign) {
  sums.win += sign * outlook.win[seat];
  sums.points += sign * outlook.points[seat];
}

void add(SeatAccount& account, const ReviewedEvent& event, std::size_t seat) {
  add(account.drift, event.drift, seat, 1);
  account.wavering += std::abs(event.drift.win[seat]);
  if (!event.is_decision()) return add(account.luck, event.change, seat, 1);
  if (static_cast<std::size_t>(index(*event.event.actor)) != seat) {
    return add(account.given, event.change, seat, 1);
  }
  add(account.losses, event.change, seat, -1);
  ++account.decisions;
  if (event.loss() > 0) ++account.lossy;
}

// How much an event decided.
struct Moment {
  double size;
  int ply;
};

// Sorts the largest to the front and gives so many of them, if there are.
std::vector<Moment> cut(std::vector<Moment>& moments, std::size_t count) {
  std::ranges::sort(moments, [](const Moment& one, const Moment& other) {
    return one.size == other.size ? one.ply < other.ply : one.size > other.size;
  });
  const std::size_t taken = std::min(count, moments.size());
  return {moments.begin(), moments.begin() + static_cast<std::ptrdiff_t>(taken)};
}

}  // namespace

double ReviewedEvent::loss() const {
  if (!is_decision()) return 0;
  return std::max(-change.win[static_cast<std::size_t>(index(*event.actor))], 0.0);
}

double ReviewedEvent::luck() const {
  double largest = 0;
  if (is_decision()) return largest;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    const double size = std::abs(change.win[seat]);
    if (size > kStandsOut * change_error[seat]) largest = std::max(largest, size);
  }
  return largest;
}

std::vector<SeatAccount> accounts_of(const std::vector<ReviewedEvent>& events, const Outlook& end,
                                     int players) {
  std::vector<SeatAccount> accounts(static_cast<std::size_t>(players));
  for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
    SeatAccount& account = accounts[seat];
    account.start = sums_of(events.empty() ? end : events.front().before, seat);
    account.result = sums_of(end, seat);
    for (const ReviewedEvent& event : events) add(account, event, seat);
    if (!events.empty()) account.wavering /= static_cast<double>(events.size());
  }
  return accounts;
}

std::vector<int> turning_points(const std::vector<ReviewedEvent>& events) {
  constexpr std::size_t kMoments = 3;
  constexpr std::size_t kDecisions = 2;
  std::vector<Moment> decisions;
  std::vector<Moment> luck;
  for (const ReviewedEvent& event : events) {
    if (event.loss() > 0) decisions.push_back({event.loss(), event.ply});
    if (event.luck() > 0) luck.push_back({event.luck(), event.ply});
  }
  const std::vector<Moment> kept = cut(decisions, kDecisions);
  std::vector<Moment> others(decisions.begin() + static_cast<std::ptrdiff_t>(kept.size()),
                             decisions.end());
  others.insert(others.end(), luck.begin(), luck.end());
  std::vector<int> plies;
  for (const Moment& moment : kept) plies.push_back(moment.ply);
  for (const Moment& moment : cut(others, kMoments - kept.size())) plies.push_back(moment.ply);
  std::ranges::sort(plies);
  return plies;
}

Result<std::unique_ptr<Review>> make_review(const Record& record, const ReviewOptions& options) {
  std::unique_ptr<Review> review;
  BENBEN_ASSERT(options.first >= 0 && options.first <= static_cast<int>(record.events.size()));
  const AnyGame* game = nullptr;
  std::vector<std::unique_ptr<AnyPosition>> positions;
  const auto last = replay(record, find_game, [&](int, const AnyPosition& at) {
    game = &at.game();
    positions.push_back(at.clone());
  });
  if (!last) return last.error();
  visit_game(*game, [&]<class G>() {
    std::vector<typename G::State> states;
    for (const auto& position : positions) states.push_back(state_of<G>(*position));
    review = std::make_unique<ReviewOf<G>>(record, std::move(states), options);
  });
  return review;
}

}  // namespace benben
