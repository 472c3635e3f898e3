// Alpha-beta search for games of two without chance, by iterative deepening.
//
// A player may make several moves in a row, so a node's value is that of the seat that acts there,
// and its sign changes only where the seat does. The search works on positions without their past
// (cheap to copy) and asks the game how often one has stood before. It counts nodes, never time,
// and calculates with integers: the same seed and number of nodes give the same move everywhere.
//
// What is in it: principal variation search, a table of positions met before (transpositions: two
// moves of a turn in either order), moves ordered by the evaluation behind them (near the leaves by
// what refuted others there, the killer moves), late ones searched less deep until one proves good,
// and forced moves and unquiet positions searched on. See Marsland, "A review of game-tree
// pruning", 1986. What each is worth was measured by matches (bench/README.md).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/rng.h"
#include "search/pace.h"

namespace benben {

template <AlphaBetaGame G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Position = typename G::Position;
  using Move = typename G::Move;

  static constexpr int kMaxDepth = 60;
  // So many nodes take about as long as a simulation of the tree search in other games.
  static constexpr std::int64_t kNodesPerSimulation = 20;

  // The order of the root's moves is drawn, so that of equal ones not always the same is played.
  AlphaBeta(const State& root, Rng rng) : root_(root), rng_(rng) {}

  // Searches deeper and deeper until so many nodes have been visited, or so deep, or the pace says
  // stop; one move deep at least, if then without looking much further where a position is not
  // quiet.
  void run(std::int64_t nodes, int max_depth = kMaxDepth, Pace& pace = endless) {
    pace_ = &pace;
    prepare(nodes);
    for (int depth = 1; depth <= max_depth && root_moves_.size() > 1; ++depth) {
      const int before = value_;
      if (!search_root(depth)) break;
      change_ = depth > 1 ? value_ - before : 0;
      depth_ = depth;
      if (is_decided()) break;
    }
  }

  Move best() const { return root_moves_.front(); }
  // Each of the root's moves with its value for the seat to move, searched as deep as the last
  // whole iteration, or less when kMostForValues times the nodes of run() are spent.
  std::vector<std::pair<Move, int>> values() {
    limit_ = nodes_ + kMostForValues * limit_;
    const Seat seat = seat_of(G::position(root_));
    std::vector<std::pair<Move, int>> list;
    for (const Move& move : root_moves_) {
      const Position after = applied(G::position(root_), move);
      list.emplace_back(move, signed_search(after, seat, {-kInfinity, kInfinity}, depth_ - 1, 1));
    }
    return list;
  }
  // The value for the seat to move, and the depth of the last whole iteration.
  int value() const { return value_; }
  int depth() const { return depth_; }
  // By how much the last whole iteration changed the value.
  int change() const { return change_; }
  // Whether the value is that of a forced win or loss. No evaluation is as large (core/game.h), so
  // it is proved: by one move wherever the winner is to move, and by all where the loser is.
  bool is_decided() const { return value_ > kWinValue / 2 || value_ < -kWinValue / 2; }
  // In how many moves of both, at most, the winner has won; requires a decided value.
  int moves_to_end() const { return kWinValue - std::abs(value_); }
  std::int64_t nodes() const { return nodes_; }

 private:
  // About as long as 64 simulations of the tree search.
  static constexpr int kAskEvery = 1024;
  // Forced moves and unquiet positions cost no depth; a path is cut here all the same.
  static constexpr int kMaxPly = 120;
  static constexpr int kInfinity = kWinValue + 1;
  static constexpr std::int64_t kMostForValues = 8;

  enum class Bound : std::uint8_t { kNone, kExact, kLower, kUpper };
  struct Entry {
    std::uint64_t key = 0;
    std::int32_t value = 0;
    std::int16_t depth = 0;
    std::uint8_t move = 0;  // its place in the list of legal moves
    Bound bound = Bound::kNone;
  };

  // The moves of a node, best guess first.
  struct Ordered {
    int guess;
    int move;
  };

  void prepare(std::int64_t nodes) {
    limit_ = nodes;
    nodes_ = 0;
    killers_.fill({});
    // Most nodes are leaves, which are not kept.
    std::size_t size = 1 << 10;
    while (static_cast<std::int64_t>(size) < nodes / 4 && size < kMaxEntries) size *= 2;
    table_.assign(size, Entry{});
    const auto moves = G::legal(G::position(root_), seat_of(G::position(root_)));
    root_moves_.clear();
    for (int i = 0; i < static_cast<int>(moves.size()); ++i) root_moves_.push_back(moves[i]);
    rng_.shuffle(root_moves_);
    path_[0] = G::key(G::position(root_));
  }

  // The position behind a move; making one is what is counted. Whoever is stopped has no nodes
  // left, and leaves as one who has spent them: what is under way is neither believed nor kept.
  Position applied(const Position& position, const Move& move) {
    if (++nodes_ % kAskEvery == 0 && pace_->stop()) limit_ = nodes_;
    Position after = position;
    G::apply(after, move);
    return after;
  }

  static Seat seat_of(const Position& position) { return G::next(position).seats.first(); }

  // One iteration; whether it was finished. The best move found stands first, also if it was not.
  bool search_root(int depth) {
    int alpha = -kInfinity;
    for (std::size_t i = 0; i < root_moves_.size(); ++i) {
      const Seat seat = seat_of(G::position(root_));
      const Position after = applied(G::position(root_), root_moves_[i]);
      const int value =
          child_value(after, seat, {alpha, kInfinity}, depth - 1, 1, static_cast<int>(i));
      if (is_spent() && depth > 1) return false;
      if (value <= alpha) continue;
      alpha = value;
      std::rotate(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(i),
                  root_moves_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    value_ = alpha;
    return true;
  }

  bool is_spent() const { return nodes_ >= limit_; }

  struct Window {
    int alpha;
    int beta;
  };

  // The value for `seat` of the position behind its n-th move: the first is searched with the whole
  // window, the others with an empty one, until one proves to be better.
  int child_value(const Position& after, Seat seat, Window window, int depth, int ply, int nth) {
    if (nth > 0) {
      const int value = signed_search(after, seat, {window.alpha, window.alpha + 1}, depth, ply);
      if (value <= window.alpha || value >= window.beta) return value;
    }
    return signed_search(after, seat, window, depth, ply);
  }

  int signed_search(const Position& after, Seat seat, Window window, int depth, int ply) {
    const Next next = G::next(after);
    if (next.is_over()) return final_value(after, seat, ply);
    if (next.seats.contains(seat)) return search(after, seat, window, depth, ply);
    return -search(after, next.seats.first(), {-window.beta, -window.alpha}, depth, ply);
  }

  static int final_value(const Position& position, Seat seat, int ply) {
    const SeatSet winners = G::winners(position);
    if (winners.size() > 1) return 0;
    return winners.contains(seat) ? kWinValue - ply : ply - kWinValue;
  }

  // A position that stands on the path already leads nowhere; one that has stood twice is a draw.
  bool is_drawn(const Position& position, std::uint64_t key, int ply) const {
    for (int i = 0; i < ply; ++i) {
      if (path_[static_cast<std::size_t>(i)] == key) return true;
    }
    return G::occurrences(root_, position) >= 2;
  }

  int search(const Position& position, Seat seat, Window window, int depth, int ply) {
    const bool is_leaf = (depth <= 0 && G::is_quiet(position)) || ply >= kMaxPly || is_spent();
    // Repetition is looked for where the search goes on, and behind every move of the root.
    if (is_leaf && ply > 1) return G::evaluate(position, seat);
    const std::uint64_t key = G::key(position);
    if (is_drawn(position, key, ply)) return 0;
    if (is_leaf) return G::evaluate(position, seat);
    path_[static_cast<std::size_t>(ply)] = key;
    Entry& entry = table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
    int hinted = -1;
    if (entry.key == key && entry.bound != Bound::kNone) {
      const int value = seen_from_root(entry.value, ply);
      if (entry.depth >= depth && cuts(entry.bound, value, window)) return value;
      hinted = entry.move;
    }
    return search_moves(position, seat, window, depth, ply, hinted);
  }

  static bool cuts(Bound bound, int value, Window window) {
    return bound == Bound::kExact || (bound == Bound::kLower && value >= window.beta) ||
           (bound == Bound::kUpper && value <= window.alpha);
  }

  // A won game is worth less the later it is won, counted from the root (final_value); the table
  // counts from the position, which may stand at another ply as well.
  static int seen_from_root(int value, int ply) {
    if (value > kWinValue / 2) return value - ply;
    return value < -kWinValue / 2 ? value + ply : value;
  }
  static int seen_from_here(int value, int ply) { return seen_from_root(value, -ply); }

  int search_moves(const Position& position, Seat seat, Window window, int depth, int ply,
                   int hinted) {
    const auto moves = G::legal(position, seat);
    const auto count = static_cast<int>(moves.size());
    // Forced moves cost no depth, nor do those of unquiet positions.
    const int below = count == 1 || !G::is_quiet(position) ? depth : depth - 1;
    const auto order = ordered(position, seat, moves, {depth, ply, hinted});
    const int alpha = window.alpha;
    int best = -kInfinity;
    int best_move = 0;
    for (int i = 0; i < count; ++i) {
      const int move = order[static_cast<std::size_t>(i)].move;
      const Position after = applied(position, moves[move]);
      const int value = reduced_value(after, seat, window, {depth, below}, ply + 1, i);
      if (value > best) {
        best = value;
        best_move = move;
      }
      window.alpha = std::max(window.alpha, value);
      if (window.alpha >= window.beta) {
        remember_killer(moves[move], ply);
        break;
      }
    }
    if (!is_spent()) store(ply, best, depth, best_move, {alpha, window.beta});
    return best;
  }

  struct Depths {
    int here;
    int below;
  };

  // The value of the n-th move: a late one must first prove, one less deep, that it may be better.
  int reduced_value(const Position& after, Seat seat, Window window, Depths depths, int ply,
                    int nth) {
    const bool is_late = nth >= kFirstLate && depths.below >= 2 && depths.below < depths.here;
    if (is_late) {
      const Window empty = {window.alpha, window.alpha + 1};
      const int value = signed_search(after, seat, empty, depths.below - 1, ply);
      if (value <= window.alpha) return value;
    }
    return child_value(after, seat, window, depths.below, ply, nth);
  }

  void remember_killer(const Move& move, int ply) {
    auto& [last, before] = killers_[static_cast<std::size_t>(ply)];
    if (last == move) return;
    before = last;
    last = move;
  }

  struct Hints {
    int depth;
    int ply;
    int table_move;  // its place in the list of legal moves, or -1
  };

  // A guess at a move's worth, for the order alone.
  int guess(const Position& position, Seat seat, const Move& move, Hints hints) {
    if (hints.depth >= 2) return G::evaluate(applied(position, move), seat);
    const auto& [last, before] = killers_[static_cast<std::size_t>(hints.ply)];
    if (move == last) return 2;
    return move == before ? 1 : 0;
  }

  auto ordered(const Position& position, Seat seat, const auto& moves, Hints hints) {
    std::array<Ordered, kMaxMoves> order;
    const auto count = static_cast<int>(moves.size());
    BENBEN_ASSERT(count <= kMaxMoves);
    for (int i = 0; i < count; ++i) {
      const bool is_hinted = i == hints.table_move;
      order[static_cast<std::size_t>(i)] = {
          is_hinted ? kInfinity : guess(position, seat, moves[i], hints), i};
    }
    std::sort(order.begin(), order.begin() + count, [](const Ordered& a, const Ordered& b) {
      return a.guess != b.guess ? a.guess > b.guess : a.move < b.move;
    });
    return order;
  }

  void store(int ply, int value, int depth, int move, Window window) {
    const std::uint64_t key = path_[static_cast<std::size_t>(ply)];
    const Bound bound = value >= window.beta   ? Bound::kLower
                        : value > window.alpha ? Bound::kExact
                                               : Bound::kUpper;
    table_[static_cast<std::size_t>(key) & (table_.size() - 1)] = {
        key, seen_from_here(value, ply), static_cast<std::int16_t>(depth),
        static_cast<std::uint8_t>(move), bound};
  }

  static constexpr int kMaxMoves = 128;
  // So many moves of a node are never late.
  static constexpr int kFirstLate = 6;
  static constexpr std::size_t kMaxEntries = 1 << 22;

  const State root_;
  Rng rng_;
  Pace* pace_ = &endless;
  std::int64_t limit_ = 0;
  std::int64_t nodes_ = 0;
  int value_ = 0;
  int change_ = 0;
  int depth_ = 0;
  std::vector<Move> root_moves_;
  std::vector<Entry> table_;
  // The last two moves at each ply that were too good for the other side to allow.
  std::array<std::pair<Move, Move>, kMaxPly> killers_{};
  std::array<std::uint64_t, kMaxPly> path_{};  // the keys of the positions above
};

}  // namespace benben
