#include "engine/thought.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <ranges>

#include "core/erased.h"
#include "games/all.h"
#include "research/crew.h"
#include "search/alpha_beta.h"
#include "search/playout.h"
#include "search/trees.h"

namespace benben::engine {
namespace {

constexpr std::int64_t kFirstTold = 1'024;
// So many simulations each tree has before the pace is asked: one alone asks as often as the search
// itself; several do so less often, as they wait for each other there.
constexpr std::int64_t kAskEvery = 64;
constexpr std::int64_t kAskEveryOfSeveral = 256;

template <Game G>
class TreeThought {
 public:
  TreeThought(const typename G::State& state, Seat seat, int threads, const Rng& rng)
      : seat_(seat), crew_(threads), trees_(state, rng, threads, seat) {
    trees_.use_learned_value();
  }

  std::string think(const Effort& effort, Pace& pace, const Tell& tell) {
    const std::int64_t nodes = effort.nodes;
    const int trees = crew_.count();
    const std::int64_t round = trees == 1 ? kAskEvery : kAskEveryOfSeveral * trees;
    std::int64_t due = kFirstTold;
    while (done_ < nodes) {
      const std::int64_t before = done_;
      grow_to(std::min({done_ + round, due, nodes}));
      if (done_ == due && done_ < nodes) {
        tell(info());
        due *= 2;
      }
      const bool is_whole = trees > 1 || done_ - before == round;
      if (is_whole && pace.stop()) break;
    }
    Info last = info();
    last.moves = moves(effort.moves);
    tell(last);
    return G::text(trees_.best());
  }

 private:
  void grow_to(std::int64_t simulations) {
    trees_.grow_to(simulations, crew_);
    done_ = simulations;
  }

  Info info() const {
    Info info{.nodes = done_, .values = trees_.value()};
    for (const auto& [seat, move] : trees_.variation()) {
      info.variation.push_back({seat, G::text(move)});
    }
    if (info.variation.empty()) info.variation.push_back({seat_, G::text(trees_.best())});
    return info;
  }

  // Of equal ones first the one that the search looks at first.
  std::vector<SearchedMove> moves(int most) const {
    if (most == 0) return {};
    const auto found = trees_.statistics();
    std::vector<std::size_t> order(found.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t one, std::size_t other) {
      const auto visits = found[one].visits;
      return visits == found[other].visits ? one < other : visits > found[other].visits;
    });
    std::vector<SearchedMove> told;
    for (const std::size_t i : order | std::views::take(most)) {
      told.push_back({G::text(found[i].move), found[i].visits, found[i].value});
    }
    return told;
  }

  Seat seat_;
  Crew crew_;
  Trees<G> trees_;
  std::int64_t done_ = 0;
};

template <AlphaBetaGame G>
std::string think_by_alpha_beta(const typename G::State& state, Seat seat, std::int64_t nodes,
                                const Rng& rng, Pace& pace, const Tell& tell) {
  AlphaBeta<G> search(state, rng.split(0));
  search.run(nodes, AlphaBeta<G>::kMaxDepth, pace);
  const std::string best = G::text(search.best());
  Info info{.nodes = search.nodes(), .depth = search.depth(), .variation = {{seat, best}}};
  const double share = win_share<G>(search.value());
  info.values[static_cast<std::size_t>(index(seat))] = share;
  info.values[static_cast<std::size_t>(1 - index(seat))] = 1 - share;
  tell(info);
  return best;
}

template <Game G>
std::string think_in(const typename G::State& state, Seat seat, const Effort& effort,
                     const Rng& rng, Pace& pace, const Tell& tell) {
  if constexpr (AlphaBetaGame<G>) {
    return with_best_evaluation<G>(state, [&]<class S>() {
      return think_by_alpha_beta<S>(state, seat, effort.nodes, rng, pace, tell);
    });
  } else {
    return TreeThought<G>(state, seat, effort.threads, rng).think(effort, pace, tell);
  }
}

}  // namespace

std::string think(const AnyPosition& position, Seat seat, const Effort& effort, const Rng& rng,
                  Pace& pace, const Tell& tell) {
  std::string move;
  visit_game(position.game(), [&]<class G>() {
    move = think_in<G>(state_of<G>(position), seat, effort, rng, pace, tell);
  });
  return move;
}

std::vector<std::string> sample_moves(const AnyPosition& position, Seat seat, int count, Rng rng) {
  std::vector<std::string> texts;
  visit_game(position.game(), [&]<class G>() {
    const auto moves = known_moves<G>(state_of<G>(position), seat);
    for (int i = 0; i < count; ++i) texts.push_back(G::text(random_of(moves, rng)));
  });
  return texts;
}

}  // namespace benben::engine
