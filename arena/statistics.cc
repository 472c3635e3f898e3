#include "arena/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "core/result.h"
#include "core/rng.h"

namespace benben {
namespace {

constexpr std::uint64_t kSeed = 20'261'128;
constexpr int kLeastResults = 10;
constexpr double kMostWorth = 1e6;
// What is left of a sum of squares whose numbers are all alike.
constexpr double kNought = 1e-12;

// Of pairs: what covariance and means are made of.
struct Sums {
  double count = 0;
  double value = 0;
  double known = 0;
  double value_squared = 0;
  double known_squared = 0;
  double product = 0;

  void add(double one, double other) {
    ++count;
    value += one;
    known += other;
    value_squared += one * one;
    known_squared += other * other;
    product += one * other;
  }
  // These times the number of pairs.
  double value_variance() const { return value_squared - value * value / count; }
  double known_variance() const { return known_squared - known * known / count; }
  double covariance() const { return product - value * known / count; }
  double factor() const { return known_variance() < kNought ? 0 : covariance() / known_variance(); }
  double mean() const { return (value - factor() * known) / count; }
};

Interval middle_of(std::vector<double>& means) {
  std::ranges::sort(means);
  return {means[kResamples / 40], means[kResamples - 1 - kResamples / 40]};
}

}  // namespace

double mean_of(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

Interval bootstrap_mean(std::span<const double> values) {
  BENBEN_ASSERT(!values.empty());
  Rng rng(kSeed);
  std::vector<double> means(kResamples);
  for (double& mean : means) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      mean += values[rng.below(static_cast<std::uint32_t>(values.size()))];
    }
    mean /= static_cast<double>(values.size());
  }
  return middle_of(means);
}

std::optional<Controlled> controlled(std::span<const double> values,
                                     std::span<const double> known) {
  BENBEN_ASSERT(values.size() == known.size());
  Sums sums;
  for (std::size_t i = 0; i < values.size(); ++i) sums.add(values[i], known[i]);
  if (values.size() < kLeastControlled || sums.value_variance() < kNought ||
      sums.known_variance() < kNought) {
    return std::nullopt;
  }
  Rng rng(kSeed);
  std::vector<double> means(kResamples);
  for (double& mean : means) {
    Sums sample;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::uint32_t at = rng.below(static_cast<std::uint32_t>(values.size()));
      sample.add(values[at], known[at]);
    }
    mean = sample.mean();
  }
  // The factor has taken a degree of freedom.
  const double left =
      (sums.value_variance() - sums.factor() * sums.covariance()) / (sums.count - 2);
  const double before = sums.value_variance() / (sums.count - 1);
  const double worth = left * kMostWorth > before ? before / left : kMostWorth;
  return Controlled{sums.mean(), middle_of(means), sums.factor(), worth};
}

double share_of_elo(double elo, int players) {
  return 1 / (1 + (players - 1) * std::pow(10, -elo / 400));
}

double elo_of_share(double share, int games, int players) {
  const double least = 0.5 / (games + 1.0);
  const double kept = std::clamp(share, least, 1 - least);
  return 400 * std::log10(kept * (players - 1) / (1 - kept));
}

Sprt::Sprt(double elo0, double elo1, int players)
    : share0_(share_of_elo(elo0, players)), share1_(share_of_elo(elo1, players)) {
  BENBEN_ASSERT(elo0 < elo1);
}

void Sprt::add(double share) {
  ++count_;
  sum_ += share;
  squares_ += share * share;
}

double Sprt::ratio() const {
  if (count_ < kLeastResults) return 0;
  const double mean = sum_ / count_;
  const double variance = squares_ / count_ - mean * mean;
  if (variance < kNought) return 0;
  return count_ * (share1_ - share0_) * (2 * mean - share0_ - share1_) / (2 * variance);
}

double Sprt::bound() { return std::log(0.95 / 0.05); }

Sprt::Verdict Sprt::verdict() const {
  if (ratio() >= bound()) return Verdict::kSecond;
  return ratio() <= -bound() ? Verdict::kFirst : Verdict::kOpen;
}

}  // namespace benben
