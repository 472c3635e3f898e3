#include "arena/strengths.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "core/rng.h"

namespace benben {
namespace {

constexpr int kArenas = 200;
constexpr int kMostSweeps = 500;
constexpr double kClose = 1e-7;  // in natural logarithms of odds
constexpr std::uint64_t kSeed = 20'261'129;
constexpr double kEloOfOdds = 173.71779276130073;  // 400 / ln 10

struct Sum {
  double deals = 0;
  double share = 0;
};
using Sums = std::map<std::pair<int, int>, Sum>;

// The slope of the likelihood along one bot's strength, and its bend.
struct Slope {
  double first = 0;
  double second = 0;
};

class Fit {
 public:
  Fit(int bots, int players, const Sums& sums)
      : log_others_(std::log(players - 1)), strengths_(static_cast<std::size_t>(bots)) {
    for (const auto& [pair, sum] : sums) {
      results_.emplace_back(pair, Sum{sum.deals + 1, sum.share + 1.0 / players});
    }
  }

  // One bot after the other goes up its slope, until nobody moves any more.
  std::vector<double> solve(std::optional<int> zero) {
    double moved = 1;
    for (int sweep = 0; sweep < kMostSweeps && moved > kClose; ++sweep) {
      moved = 0;
      for (std::size_t bot = 0; bot < strengths_.size(); ++bot) {
        const Slope slope = slope_of(static_cast<int>(bot));
        if (slope.second == 0) continue;
        const double step = std::clamp(slope.first / slope.second, -1.0, 1.0);
        strengths_[bot] += step;
        moved = std::max(moved, std::abs(step));
      }
    }
    const double from = zero ? strength(*zero) : mean_of(strengths_);
    for (double& each : strengths_) each = (each - from) * kEloOfOdds;
    return strengths_;
  }

 private:
  Slope slope_of(int bot) const {
    Slope slope;
    for (const auto& [pair, sum] : results_) {
      if (pair.first != bot && pair.second != bot) continue;
      const double share =
          1 / (1 + std::exp(log_others_ + strength(pair.second) - strength(pair.first)));
      const double more = sum.share - sum.deals * share;
      slope.first += pair.first == bot ? more : -more;
      slope.second += sum.deals * share * (1 - share);
    }
    return slope;
  }
  double strength(int bot) const { return strengths_[static_cast<std::size_t>(bot)]; }

  double log_others_;
  std::vector<double> strengths_;
  std::vector<std::pair<std::pair<int, int>, Sum>> results_;
};

void add(Sums& sums, const Observation& it) {
  Sum& sum = sums[{it.challenger, it.opponent}];
  ++sum.deals;
  sum.share += it.share;
}

// The observations of each deal that was played.
std::vector<std::vector<Observation>> by_deal(std::span<const Observation> observations) {
  std::map<int, std::vector<Observation>> deals;
  for (const Observation& it : observations) deals[it.deal].push_back(it);
  std::vector<std::vector<Observation>> list;
  for (auto& [deal, played] : deals) list.push_back(std::move(played));
  return list;
}

}  // namespace

std::vector<Strength> strengths_of(int bots, int players, std::span<const Observation> observations,
                                   std::optional<int> zero) {
  Sums sums;
  for (const Observation& it : observations) add(sums, it);
  const std::vector<double> fitted = Fit(bots, players, sums).solve(zero);

  const auto deals = by_deal(observations);
  std::vector<std::vector<double>> drawn(fitted.size());
  Rng rng(kSeed);
  for (int arena = 0; arena < kArenas && !deals.empty(); ++arena) {
    Sums resampled;
    for (std::size_t i = 0; i < deals.size(); ++i) {
      for (const Observation& it : deals[rng.below(static_cast<std::uint32_t>(deals.size()))])
        add(resampled, it);
    }
    const std::vector<double> again = Fit(bots, players, resampled).solve(zero);
    for (std::size_t bot = 0; bot < again.size(); ++bot) drawn[bot].push_back(again[bot]);
  }

  std::vector<Strength> strengths;
  for (std::size_t bot = 0; bot < fitted.size(); ++bot) {
    Interval interval{fitted[bot], fitted[bot]};
    if (!drawn[bot].empty()) {
      std::ranges::sort(drawn[bot]);
      interval = {drawn[bot][kArenas / 40], drawn[bot][kArenas - 1 - kArenas / 40]};
    }
    strengths.push_back({fitted[bot], interval});
  }
  return strengths;
}

}  // namespace benben
