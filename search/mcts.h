// Monte Carlo tree search with explicit chance nodes, for any number of seats.
//
// A simulation walks down the tree, adds one node, plays on (a rollout) and adds the result, a
// value per seat, to every edge it used; each seat maximizes its own entry (max^n). After a move
// that chance follows, the tree has a chance node whose children are the outcomes drawn so far, so
// that an outcome is met as often as the rules make it likely. Where all moves count alike,
// selection is UCB1 (Auer, Cesa-Bianchi, Fischer 2002) with the square root in place of the
// logarithm; where the game weighs its moves it is PUCT (Silver et al. 2017), so that of many moves
// the unlikely ones wait. Square roots are rounded alike on every platform: the same seed and
// number of simulations give the same move everywhere.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/rng.h"
#include "search/chunked_list.h"
#include "search/pace.h"
#include "search/playout.h"
#include "search/values.h"

namespace benben {

// What the search found about one move of the root.
template <class Move>
struct MoveStatistics {
  Move move;
  std::uint32_t visits = 0;
  double value = 0;  // mean value for the seat to move, in [0, 1]
};

// The same as sums, so that several searches can be taken together (trees.h).
template <class Move>
struct MoveTotal {
  Move move;
  std::uint32_t visits = 0;
  double sum = 0;  // of the values for the seat to move
};

template <class Move>
std::vector<MoveStatistics<Move>> means_of(const std::vector<MoveTotal<Move>>& totals) {
  std::vector<MoveStatistics<Move>> list;
  for (const auto& [move, visits, sum] : totals) {
    list.push_back({move, visits, visits > 0 ? sum / visits : 0.0});
  }
  return list;
}

// Which of them was visited most; among equals the first. Requires one.
template <class Move>
std::size_t most_visited(const std::vector<MoveTotal<Move>>& totals) {
  std::size_t most = 0;
  for (std::size_t i = 1; i < totals.size(); ++i) {
    if (totals[i].visits > totals[most].visits) most = i;
  }
  return most;
}

template <Game G>
class Mcts {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Outcome = typename G::Outcome;

  // Weight of exploration, measured by matches between values (bench/README.md).
  static constexpr double kExploration = 0.25;
  // The same where the game weighs its moves (where rollouts end at the learned value
  // kLearnedExploration), and how much worse than the mean of those tried a move is taken to be
  // before it is tried.
  static constexpr double kPriorExploration = 0.8;
  static constexpr double kUntriedLoss = 0.05;
  // What a tree may hold: more than twice what is counted for the highest level.
  static constexpr std::size_t kMostBytes = std::size_t{160} << 20;

  // The root's moves are those of `seat`, if several may act and it is given; else of the lowest.
  Mcts(const State& root, Rng rng, Actor seat = std::nullopt)
      : root_(root), state_(root), rng_(rng), root_seat_(seat) {
    nodes_.push_back({});
  }

  // From here on rollouts end at the learned value, if there is one for this root.
  void use_learned_value(double exploration = kLearnedExploration<G>) {
    if constexpr (LearnedGame<G>) {
      if (!has_learned_value(root_)) return;
      leaf_ = Leaf::kLearned;
      prior_exploration_ = exploration;
    }
  }

  bool ends_at_learned() const { return leaf_ == Leaf::kLearned; }

  // Whoever decides overlooks what such a sight does not find (Cubus); before the first simulation.
  void limit_sight(Sight sight) { sight_ = sight; }

  // So many simulations, or fewer if the pace says stop, but always one, so that there is a best
  // move.
  void run(int simulations, Pace& pace = endless) {
    for (int i = 1; i <= simulations; ++i) {
      simulate();
      if (i % kAskEvery == 0 && pace.stop()) return;
    }
  }

  // The root's moves in the order of searched_moves(); empty before the first simulation.
  std::vector<MoveTotal<Move>> totals() const {
    std::vector<MoveTotal<Move>> list;
    const Node& root = nodes_[0];
    for (std::uint32_t i = 0; i < root.children; ++i) {
      const Edge& edge = edges_[root.first + i];
      list.push_back({moves_[root.first + i], edge.visits, edge.sum});
    }
    return list;
  }
  std::vector<MoveStatistics<Move>> statistics() const { return means_of(totals()); }

  // The most visited move; among equals the first.
  Move best() const {
    const auto list = totals();
    return list[most_visited(list)].move;
  }

  // What each seat may expect, as the mean of all simulations; there was one.
  Values value() const {
    Values mean{};
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) mean[seat] = sum_[seat] / simulations_;
    return mean;
  }

  // What the search expects to be played: the most visited moves from the root on, with whoever
  // makes them, as far as something was tried and nothing is drawn. It begins with `first` of the
  // root's moves, as statistics() counts them, if that is given.
  std::vector<std::pair<Seat, Move>> variation(
      std::optional<std::size_t> first = std::nullopt) const {
    std::vector<std::pair<Seat, Move>> line;
    for (std::uint32_t at = 0; at != kNone && nodes_[at].kind == Kind::kDecision;) {
      const Node& node = nodes_[at];
      if (node.children == 0) break;
      std::uint32_t most = node.first;
      for (std::uint32_t i = node.first; i < node.first + node.children; ++i) {
        if (edges_[i].visits > edges_[most].visits) most = i;
      }
      if (at == 0 && first) most = node.first + static_cast<std::uint32_t>(*first);
      if (edges_[most].visits == 0) break;
      line.emplace_back(node.seat, moves_[most]);
      at = edges_[most].node;
    }
    return line;
  }

  std::size_t nodes() const { return nodes_.size(); }

  // What the tree holds. When it is as much as it may be, it grows no more: the search goes on in
  // it, and plays on by rollout from where it ends.
  std::size_t bytes() const {
    return nodes_.size() * sizeof(Node) + edges_.size() * (sizeof(Edge) + sizeof(Move)) +
           branches_.size() * sizeof(Branch);
  }
  void set_most_bytes(std::size_t bytes) { most_bytes_ = bytes; }

  // Of the last simulation: where it ended, and which of the root's moves it began with, as
  // statistics() counts them; none if it only looked what the moves are, or chance came first.
  const State& reached() const { return state_; }
  std::optional<std::size_t> first_move() const {
    if (path_.empty() || path_.front().first != 0) return std::nullopt;
    return path_.front().second - nodes_[0].first;
  }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;
  static constexpr bool kWeighsMoves =
      !MoveListOf<decltype(searched_moves<G>(std::declval<const State&>(), Seat{})), Move>;
  // About a millisecond.
  static constexpr int kAskEvery = 64;

  enum class Kind : std::uint8_t { kNew, kDecision, kOutcome, kOver };

  struct Node {
    Kind kind = Kind::kNew;
    Seat seat{};                 // who decides
    std::uint32_t first = 0;     // decision: its first edge; chance: root of its branches' tree
    std::uint32_t children = 0;  // decision: number of edges; 0 until it is met again
    std::uint32_t visits = 0;
    double sum = 0;  // of the values for the seat that decides
  };
  // Without its move, which stands apart: a choice among the edges looks at all of them.
  struct Edge {
    double prior = 0;  // share of the weights, if the game weighs its moves
    std::uint32_t node = kNone;
    std::uint32_t visits = 0;
    double sum = 0;  // of the values for the seat that decides
  };
  struct Branch {
    Outcome outcome;
    std::uint32_t node = kNone;
    // Of the same chance node those whose outcomes come before and behind.
    std::uint32_t less = kNone;
    std::uint32_t more = kNone;
  };

  void simulate() {
    G::rewind(state_, root_);
    path_.clear();
    is_full_ = is_full_ || bytes() >= most_bytes_;
    std::uint32_t at = 0;
    while (at != kNone && goes_on(at)) {
      at = nodes_[at].kind == Kind::kOutcome ? follow_chance(at, state_) : follow_best(at, state_);
    }
    if (at != kNone && nodes_[at].kind == Kind::kNew) expand(at, state_);
    add(rollout<G>(state_, rng_, leaf_));
  }

  // Whether the tree goes on behind the node that the simulation has come to. A decision gets its
  // edges when it is met again: most are met once. A full tree goes on only where it has some.
  bool goes_on(std::uint32_t at) {
    Node& node = nodes_[at];
    if (node.kind == Kind::kDecision && node.children == 0 && !is_full_) add_edges(node, state_);
    return node.kind == Kind::kOutcome || node.children > 0;
  }

  void expand(std::uint32_t at, const State& state) {
    const Next next = G::next(state);
    Node& node = nodes_[at];
    if (next.is_over()) {
      node.kind = Kind::kOver;
    } else if (next.is_chance()) {
      node.kind = Kind::kOutcome;
      node.first = kNone;
    } else {
      node.kind = Kind::kDecision;
      node.seat = at == 0 && root_seat_ ? *root_seat_ : next.seats.first();
      // At once, so that there is a best move after the first simulation.
      if (at == 0) add_edges(node, state);
    }
  }

  void add_edges(Node& node, const State& state) {
    const auto moves = searched_moves<G>(state, node.seat, sight_);
    const auto count = static_cast<int>(moves.size());
    node.children = static_cast<std::uint32_t>(count);
    node.first = static_cast<std::uint32_t>(edges_.extend(node.children));
    Edge* edges = &edges_[node.first];
    Move* listed = &moves_[moves_.extend(node.children)];
    for (int i = 0; i < count; ++i) listed[i] = move_of(moves[i]);
    if constexpr (kWeighsMoves) {
      double sum = 0;
      for (int i = 0; i < count; ++i) sum += moves[i].weight;
      for (int i = 0; i < count; ++i) {
        edges[i].prior = moves[i].weight / sum;
      }
    }
  }

  // kNone if the tree grows no more.
  std::uint32_t new_node() {
    if (is_full_) return kNone;
    nodes_.push_back({});
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  std::uint32_t follow_chance(std::uint32_t at, State& state) {
    const Outcome outcome = G::sample(state, rng_);
    G::apply(state, outcome);
    std::uint32_t* place = &nodes_[at].first;
    while (*place != kNone) {
      Branch& branch = branches_[*place];
      if (branch.outcome == outcome) return branch.node;
      place = comes_before(outcome, branch.outcome) ? &branch.less : &branch.more;
    }
    if (is_full_) return kNone;
    *place = static_cast<std::uint32_t>(branches_.size());
    const std::uint32_t node = new_node();
    branches_.push_back({outcome, node});
    return node;
  }

  // Where the game's outcomes have an order, one of thousands is found at once. Else they stand one
  // behind the other.
  static bool comes_before(const Outcome& one, const Outcome& other) {
    if constexpr (requires { one < other; }) {
      return one < other;
    } else {
      return false;
    }
  }

  std::uint32_t follow_best(std::uint32_t at, State& state) {
    std::uint32_t chosen;
    if constexpr (kWeighsMoves) {
      chosen = select_by_prior(nodes_[at]);
    } else {
      chosen = select(nodes_[at]);
    }
    path_.emplace_back(at, chosen);
    G::apply(state, moves_[chosen]);
    if (edges_[chosen].node == kNone) edges_[chosen].node = new_node();
    return edges_[chosen].node;
  }

  // The edge to try next: one never tried, drawn among them, else the best upper bound.
  std::uint32_t select(const Node& node) {
    if (node.visits < node.children) return pick_untried(node);
    const double numerator = std::sqrt(static_cast<double>(node.visits));
    const Edge* edges = &edges_[node.first];
    std::uint32_t best = 0;
    double best_bound = -1;
    for (std::uint32_t i = 0; i < node.children; ++i) {
      const Edge& edge = edges[i];
      const double visits = edge.visits;
      const double bound = edge.sum / visits + kExploration * std::sqrt(numerator / visits);
      if (bound > best_bound) {
        best_bound = bound;
        best = i;
      }
    }
    return node.first + best;
  }

  // The edge with the best upper bound, in which its prior stands for visits it has not had.
  std::uint32_t select_by_prior(const Node& node) const {
    const double scale = prior_exploration_ * std::sqrt(static_cast<double>(node.visits + 1));
    const double untried = node.visits > 0 ? node.sum / node.visits - kUntriedLoss : 0.5;
    const Edge* edges = &edges_[node.first];
    std::uint32_t best = 0;
    double best_bound = -1;
    for (std::uint32_t i = 0; i < node.children; ++i) {
      const Edge& edge = edges[i];
      const double value = edge.visits > 0 ? edge.sum / edge.visits : untried;
      const double bound = value + scale * edge.prior / (1.0 + edge.visits);
      if (bound > best_bound) {
        best_bound = bound;
        best = i;
      }
    }
    return node.first + best;
  }

  std::uint32_t pick_untried(const Node& node) {
    std::uint32_t skip = rng_.below(node.children - node.visits);
    std::uint32_t i = node.first;
    while (edges_[i].visits > 0 || skip-- > 0) ++i;
    return i;
  }

  void add(const Values& values) {
    ++simulations_;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) sum_[seat] += values[seat];
    for (const auto& [at, chosen] : path_) {
      const double value = values[static_cast<std::size_t>(index(nodes_[at].seat))];
      ++nodes_[at].visits;
      nodes_[at].sum += value;
      ++edges_[chosen].visits;
      edges_[chosen].sum += value;
    }
  }

  State root_;
  State state_;  // of the simulation under way
  Rng rng_;
  Actor root_seat_;
  Leaf leaf_ = Leaf::kPlayedOut;
  double prior_exploration_ = kPriorExploration;
  Sight sight_ = Sight::kFull;
  std::size_t most_bytes_ = kMostBytes;
  bool is_full_ = false;
  double simulations_ = 0;
  Values sum_{};  // of what they were worth
  ChunkedList<Node> nodes_;
  ChunkedList<Edge> edges_;
  ChunkedList<Move> moves_;  // of the edges
  ChunkedList<Branch> branches_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> path_;  // node and edge of each decision
};

}  // namespace benben
