#include "people/rating.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace benben {
namespace {

constexpr Rating kNew;
// A year takes the deviation from 60 to 110.
constexpr double kVariancePerDay = (110.0 * 110 - 60.0 * 60) / 365;

void keep_in_range(Rating& rating) {
  rating.deviation = std::clamp(rating.deviation, kLeastDeviation, kNew.deviation);
}

// Glicko-2. The names are the paper's; its scale is 173.7178 times finer.

constexpr double kScale = 173.7178;
// The system's constant: how much the volatility may change. The paper proposes 0.3 to 1.2.
constexpr double kTau = 0.5;
constexpr double kConverged = 0.000001;

double g(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

// Step 5: the root of f by the Illinois algorithm, as the paper has it.
double new_volatility(double sigma, double phi, double v, double delta) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kTau * kTau);
  };
  double lower = a;
  double upper = 0;
  if (delta * delta > phi * phi + v) {
    upper = std::log(delta * delta - phi * phi - v);
  } else {
    int k = 1;
    while (f(a - k * kTau) < 0) ++k;
    upper = a - k * kTau;
  }
  double at_lower = f(lower);
  double at_upper = f(upper);
  while (std::abs(upper - lower) > kConverged) {
    const double between = lower + (lower - upper) * at_lower / (at_upper - at_lower);
    const double at_between = f(between);
    if (at_between * at_upper <= 0) {
      lower = upper;
      at_lower = at_upper;
    } else {
      at_lower /= 2;
    }
    upper = between;
    at_upper = at_between;
  }
  return std::exp(lower / 2);
}

// Steps 2 to 8 for a period of one game.
Rating after_game(const Rating& own, const Rating& other, double score) {
  const double phi = own.deviation / kScale;
  const double weight = g(other.deviation / kScale);
  const double expected = 1 / (1 + std::exp(-weight * (own.mean - other.mean) / kScale));
  const double v = 1 / (weight * weight * expected * (1 - expected));
  const double delta = v * weight * (score - expected);
  Rating after = own;
  after.volatility = new_volatility(own.volatility, phi, v, delta);
  const double star = phi * phi + after.volatility * after.volatility;
  const double variance = 1 / (1 / star + 1 / v);
  after.deviation = std::sqrt(variance) * kScale;
  after.mean = own.mean + variance * weight * (score - expected) * kScale;
  keep_in_range(after);
  return after;
}

// Plackett-Luce. How far results scatter around the strength, and how much the strength itself
// moves from game to game, in the proportions that the paper and its followers use: half the
// deviation of a new player, and a hundredth.
constexpr double kBeta = kNew.deviation / 2;
constexpr double kDrift = kNew.deviation / 100;

// Sums over the places q that i came in at or behind (the paper's omega and delta).
struct Change {
  double mean = 0;
  double variance = 0;  // the share that is lost
};

Change change_of(std::size_t i, std::span<const Rating> field, std::span<const int> ranks,
                 double c) {
  const auto strength = [&](std::size_t s) { return std::exp((field[s].mean - kNew.mean) / c); };
  const double share = field[i].deviation * field[i].deviation / c;
  Change change;
  for (std::size_t q = 0; q < field.size(); ++q) {
    if (ranks[q] > ranks[i]) continue;
    double behind = 0;  // of all that were not yet placed when q was
    for (std::size_t s = 0; s < field.size(); ++s) {
      if (ranks[s] >= ranks[q]) behind += strength(s);
    }
    const auto tied = static_cast<double>(std::ranges::count(ranks, ranks[q]));
    const double chance = strength(i) / behind;
    change.mean += share * ((q == i ? 1 : 0) - chance) / tied;
    change.variance += field[i].deviation / c * share / c * chance * (1 - chance) / tied;
  }
  return change;
}

}  // namespace

void rate_pair(Rating& one, Rating& other, double score) {
  const Rating before = one;
  one = after_game(one, other, score);
  other = after_game(other, before, 1 - score);
}

void rate_field(std::span<Rating> field, std::span<const int> ranks) {
  double sum = 0;
  for (Rating& rating : field) {
    rating.deviation = std::hypot(rating.deviation, kDrift);
    sum += rating.deviation * rating.deviation + kBeta * kBeta;
  }
  const std::vector<Rating> before(field.begin(), field.end());
  const double c = std::sqrt(sum);
  for (std::size_t i = 0; i < field.size(); ++i) {
    const Change change = change_of(i, before, ranks, c);
    field[i].mean += change.mean;
    field[i].deviation *= std::sqrt(std::max(1 - change.variance, 0.0001));
    keep_in_range(field[i]);
  }
}

void rest(Rating& rating, double days) {
  rating.deviation =
      std::sqrt(rating.deviation * rating.deviation + kVariancePerDay * std::max(days, 0.0));
  keep_in_range(rating);
}

}  // namespace benben
