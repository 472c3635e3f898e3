// How much of Cubus is chance: what a search wins that sees the order of the deck before it is
// drawn.
//
//   build/release/bench/benben_bench_foresight SIMULATIONS DEALS [SEED]
//
// All cards come from one order, which is drawn for each deal; each pair of players plays a deal
// once from each seat. The player with foresight is no bot that anybody can meet: it is the tree
// search of the levels, in which every draw brings the card that will come. What it wins bounds
// what the same search may win that does not see it, as far as a search plays well.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <utility>

#include "core/rng.h"
#include "core/text.h"
#include "games/all.h"
#include "search/mcts.h"

namespace benben::cubus {
namespace {

// The cards of the deck, the last to be drawn first. As the deck alone says how many are left,
// searches need not carry it along.
class Order {
 public:
  explicit Order(Rng rng) {
    std::size_t count = 0;
    for (State state = Cubus::start({2, {}}); state.deck.total() > 0; ++count) {
      kinds_[count] = Cubus::sample(state, rng);
      state.deck.add(kinds_[count], -1);
    }
    std::reverse(kinds_.begin(), kinds_.begin() + static_cast<std::ptrdiff_t>(count));
  }
  Kind next(const State& state) const {
    return kinds_[static_cast<std::size_t>(state.deck.total() - 1)];
  }

 private:
  std::array<Kind, 48> kinds_{};
};

// Cubus, of which is known what comes.
struct Foreseen : Cubus {
  static inline std::optional<Order> order;
  static Kind sample(const State& state, Rng&) { return order->next(state); }
};

enum class Player : std::uint8_t { kForesight, kSearch, kPoints };
constexpr const char* kNames[] = {"foresight", "search", "points"};
const char* name(Player player) { return kNames[static_cast<std::size_t>(player)]; }

template <class G>
Move searched(const State& state, const Rng& rng, int simulations) {
  Mcts<G> search(state, rng);
  search.run(simulations);
  return search.best();
}

Move choose(Player player, const State& state, const Rng& rng, int simulations) {
  switch (player) {
    case Player::kForesight:
      return searched<Foreseen>(state, rng, simulations);
    case Player::kSearch:
      return searched<Cubus>(state, rng, simulations);
    case Player::kPoints:
      return Cubus::best_move(state, seat_to_act(state))->move;
  }
  BENBEN_ASSERT(false);
}

// What seat 0 has won of a game: 1, 1/2 or 0.
double play(std::array<Player, 2> players, const Rng& rng, int simulations) {
  State state = Cubus::start({2, {}});
  for (std::uint64_t ply = 0; !Cubus::next(state).is_over(); ++ply) {
    if (Cubus::next(state).is_chance()) {
      Cubus::apply(state, Foreseen::order->next(state));
      continue;
    }
    const auto seat = static_cast<std::size_t>(index(seat_to_act(state)));
    Cubus::apply(state, choose(players[seat], state, rng.split(ply), simulations));
  }
  const SeatSet winners = Cubus::winners(state);
  if (!winners.contains(seat_at(0))) return 0;
  return winners.contains(seat_at(1)) ? 0.5 : 1;
}

// A deal is one observation.
struct Tally {
  int deals = 0;
  double sum = 0;
  double squares = 0;

  void add(double share) {
    ++deals;
    sum += share;
    squares += share * share;
  }
  double mean() const { return sum / deals; }
  double half_width() const {
    const double variance = (squares - sum * mean()) / (deals - 1);
    return 1.96 * std::sqrt(std::max(variance, 0.0) / deals);
  }
};

void meet(Player one, Player other, int simulations, int deals, std::uint64_t seed) {
  Tally tally;
  for (int deal = 0; deal < deals; ++deal) {
    const Rng rng = Rng(seed).split(static_cast<std::uint64_t>(deal));
    Foreseen::order.emplace(rng.split(0));
    const double first = play({one, other}, rng.split(1), simulations);
    const double second = 1 - play({other, one}, rng.split(2), simulations);
    tally.add((first + second) / 2);
  }
  std::printf("%s wins %.1f%% (%.1f to %.1f) of %d games against %s\n", name(one),
              100 * tally.mean(), 100 * (tally.mean() - tally.half_width()),
              100 * (tally.mean() + tally.half_width()), 2 * deals, name(other));
  std::fflush(stdout);
}

}  // namespace
}  // namespace benben::cubus

int main(int argc, char** argv) {
  using namespace benben::cubus;
  const auto number = [&](int at, int otherwise) -> std::optional<int> {
    return argc > at ? benben::parse_number(argv[at], 1'000'000) : std::optional(otherwise);
  };
  const std::optional<int> simulations = number(1, 0);
  const std::optional<int> deals = number(2, 0);
  const std::optional<int> seed = number(3, 1);
  if (!simulations || *simulations < 1 || !deals || *deals < 2 || !seed) {
    std::puts("Simulations from 1 and deals from 2 are needed, and a seed may be given.");
    return 2;
  }
  for (const auto& [one, other] :
       {std::pair(Player::kForesight, Player::kPoints), std::pair(Player::kSearch, Player::kPoints),
        std::pair(Player::kForesight, Player::kSearch)}) {
    meet(one, other, *simulations, *deals, static_cast<std::uint64_t>(*seed));
  }
  return 0;
}
