#include "engine/thought.h"

#include <utility>

#include "core/erased.h"
#include "engine/protocol.h"
#include "games/all.h"
#include "search/alpha_beta.h"
#include "search/mcts.h"
#include "search/playout.h"

namespace benben::engine {
namespace {

constexpr std::int64_t kFirstTold = 1'024;
// As often as the search itself asks.
constexpr std::int64_t kAskEvery = 64;

// What the end of a simulation is worth to each seat.
template <Game G>
Values values_of(const typename G::State& reached) {
  if constexpr (GuidedGame<G>) {
    if (!G::next(reached).is_over()) return estimated_values<G>(reached);
  }
  return final_values<G>(reached);
}

template <Game G>
class TreeThought {
 public:
  TreeThought(const typename G::State& state, Seat seat, const Rng& rng)
      : seat_(seat), search_(state, rng.split(0), seat) {}

  std::string think(std::int64_t nodes, Pace& pace, const Tell& tell) {
    std::int64_t due = kFirstTold;
    while (done_ < nodes) {
      step();
      if (done_ == due && done_ < nodes) {
        tell(info());
        due *= 2;
      }
      if (done_ % kAskEvery == 0 && pace.stop()) break;
    }
    tell(info());
    return G::text(search_.best());
  }

 private:
  void step() {
    search_.run(1);
    ++done_;
    const Values values = values_of<G>(search_.reached());
    for (std::size_t seat = 0; seat < values.size(); ++seat) sum_[seat] += values[seat];
  }

  Info info() const {
    Info info{.nodes = done_};
    for (std::size_t seat = 0; seat < sum_.size(); ++seat) {
      info.values[seat] = sum_[seat] / static_cast<double>(done_);
    }
    for (const auto& [seat, move] : search_.variation()) {
      info.variation.push_back({seat, G::text(move)});
    }
    if (info.variation.empty()) info.variation.push_back({seat_, G::text(search_.best())});
    return info;
  }

  Seat seat_;
  Mcts<G> search_;
  std::int64_t done_ = 0;
  Values sum_{};
};

template <AlphaBetaGame G>
std::string think_by_alpha_beta(const typename G::State& state, Seat seat, std::int64_t nodes,
                                const Rng& rng, Pace& pace, const Tell& tell) {
  AlphaBeta<G> search(state, rng.split(0));
  search.run(nodes, AlphaBeta<G>::kMaxDepth, pace);
  const std::string best = G::text(search.best());
  Info info{.nodes = search.nodes(), .depth = search.depth(), .variation = {{seat, best}}};
  const int value = search.value();
  const double share = !search.is_decided() ? win_chance(value, G::kWinSpread) : value > 0 ? 1 : 0;
  info.values[static_cast<std::size_t>(index(seat))] = share;
  info.values[static_cast<std::size_t>(1 - index(seat))] = 1 - share;
  tell(info);
  return best;
}

template <Game G>
std::string think_in(const typename G::State& state, Seat seat, std::int64_t nodes, const Rng& rng,
                     Pace& pace, const Tell& tell) {
  if constexpr (AlphaBetaGame<G>) {
    return think_by_alpha_beta<G>(state, seat, nodes, rng, pace, tell);
  } else {
    return TreeThought<G>(state, seat, rng).think(nodes, pace, tell);
  }
}

}  // namespace

std::string think(const AnyPosition& position, Seat seat, std::int64_t nodes, const Rng& rng,
                  Pace& pace, const Tell& tell) {
  std::string move;
  visit_game(position.game(), [&]<class G>() {
    move = think_in<G>(state_of<G>(position), seat, nodes, rng, pace, tell);
  });
  return move;
}

std::string think_on(const AnyPosition& position, Seat seat, const Rng& rng, Pace& pace,
                     const Tell& tell) {
  return think(position, seat, kMostNodes, rng, pace, tell);
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
