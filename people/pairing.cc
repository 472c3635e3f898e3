#include "people/pairing.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace benben {
namespace {

constexpr int kStarts = 8;
constexpr double kLess = 1e-9;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

double cost_at(int player, const Seating& table, int without, const PairCost& cost) {
  double sum = 0;
  for (const int other : table) {
    if (other != player && other != without) sum += cost(player, other);
  }
  return sum;
}

double cost_of(const std::vector<Seating>& tables, const PairCost& cost) {
  double sum = 0;
  for (const Seating& table : tables) {
    for (const int player : table) sum += cost_at(player, table, player, cost);
  }
  return sum / 2;
}

// Exchanges two players of two tables if that costs less.
bool improve_two(Seating& one, Seating& other, const PairCost& cost) {
  bool improved = false;
  for (int& here : one) {
    for (int& there : other) {
      const double before = cost_at(here, one, here, cost) + cost_at(there, other, there, cost);
      const double after = cost_at(there, one, here, cost) + cost_at(here, other, there, cost);
      if (after >= before - kLess) continue;
      std::swap(here, there);
      improved = true;
    }
  }
  return improved;
}

void improve(std::vector<Seating>& tables, const PairCost& cost) {
  bool improved = true;
  while (improved) {
    improved = false;
    for (std::size_t one = 0; one < tables.size(); ++one) {
      for (std::size_t other = one + 1; other < tables.size(); ++other) {
        improved = improve_two(tables[one], tables[other], cost) || improved;
      }
    }
  }
}

std::vector<Seating> cut(std::span<const int> players, std::span<const int> sizes) {
  std::vector<Seating> tables;
  std::size_t begin = 0;
  for (const int size : sizes) {
    const auto part = players.subspan(begin, at(size));
    tables.emplace_back(part.begin(), part.end());
    begin += at(size);
  }
  return tables;
}

}  // namespace

Encounters::Encounters(int players, int seats)
    : players_(players),
      seats_(seats),
      met_(at(players) * at(players)),
      sat_(at(players) * at(seats)) {}

std::size_t Encounters::pair_at(int one, int other) const {
  return at(one) * at(players_) + at(other);
}

std::size_t Encounters::seat_at(int player, int seat) const {
  return at(player) * at(seats_) + at(seat);
}

void Encounters::add(const Seating& table) {
  for (std::size_t seat = 0; seat < table.size(); ++seat) {
    ++sat_[seat_at(table[seat], static_cast<int>(seat))];
    for (const int other : table) {
      if (other != table[seat]) ++met_[pair_at(table[seat], other)];
    }
  }
}

int Encounters::met(int one, int other) const { return met_[pair_at(one, other)]; }

int Encounters::sat(int player, int seat) const { return sat_[seat_at(player, seat)]; }

bool Encounters::all_met(std::span<const int> players) const {
  for (const int one : players) {
    for (const int other : players) {
      if (one != other && met(one, other) == 0) return false;
    }
  }
  return true;
}

std::vector<int> table_sizes(int players, int most, int least) {
  const int small = std::max(most - 1, least);
  // With as few tables as can be; of some sizes none fits, and then somebody has a bye.
  for (int seated = players; seated >= small; --seated) {
    const int tables = (seated + most - 1) / most;
    if (seated < tables * small) continue;
    std::vector<int> sizes(at(tables), seated / tables);
    for (int i = 0; i < seated % tables; ++i) ++sizes[at(i)];
    return sizes;
  }
  return {};
}

std::vector<Seating> split(std::span<const int> players, std::span<const int> sizes,
                           const PairCost& cost, Rng rng) {
  std::vector<Seating> best = cut(players, sizes);
  improve(best, cost);
  double least = cost_of(best, cost);
  std::vector<int> order(players.begin(), players.end());
  for (int start = 1; start < kStarts && least > kLess; ++start) {
    rng.shuffle(order);
    std::vector<Seating> tables = cut(order, sizes);
    improve(tables, cost);
    const double found = cost_of(tables, cost);
    if (found >= least - kLess) continue;
    least = found;
    best = std::move(tables);
  }
  return best;
}

Seating seated(const Seating& table, const Encounters& encounters) {
  Seating order = table;
  std::ranges::sort(order);
  Seating best = order;
  int least = -1;
  do {
    int sum = 0;
    for (std::size_t seat = 0; seat < order.size(); ++seat) {
      sum += encounters.sat(order[seat], static_cast<int>(seat));
    }
    if (least >= 0 && sum >= least) continue;
    least = sum;
    best = order;
  } while (std::ranges::next_permutation(order).found);
  return best;
}

}  // namespace benben
