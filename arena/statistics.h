// How sure a measurement is: means with intervals, Elo, and a test that ends as soon as it may.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace benben {

struct Interval {
  double low = 0;
  double high = 0;
};

double mean_of(std::span<const double> values);

// The 95% interval of the mean by the percentile bootstrap (B. Efron and R. Tibshirani, "An
// introduction to the bootstrap", 1993, chapter 13): `kResamples` samples drawn from the values
// with replacement, always the same ones. At least one value.
inline constexpr int kResamples = 1'000;
Interval bootstrap_mean(std::span<const double> values);

// The mean of values without what is known to have the mean 0 and goes with them, as luck does with
// results: that of value - factor * known, the factor being their covariance by the variance of
// what is known, which leaves least (a control variate, as in F. Dahl, "Variance reduction for
// Markov processes using state space evaluation for control variates", 1999).
struct Controlled {
  double mean = 0;
  Interval interval;  // 95%, by the bootstrap, which finds the factor anew in each sample
  double factor = 0;
  // As many times the observations would tell as much without: the ratio of the variances, from 0
  // to a million.
  double worth = 1;
};
// Nothing from fewer than `kLeastControlled` observations, whose factor would be found too well, or
// where all of one kind are alike. Both have the same length.
inline constexpr std::size_t kLeastControlled = 20;
std::optional<Controlled> controlled(std::span<const double> values, std::span<const double> known);

// The share of games that a bot wins which is `elo` points stronger than each of the others at a
// table of `players`, equal among themselves: 1 / (1 + (players - 1) * 10^(-elo / 400)). With two
// it is Elo's curve; with more the model of Bradley, Terry and Luce, in which 0 points stand for an
// equal's share everywhere.
double share_of_elo(double elo, int players);
// Its inverse. The share is of n games; those that won all or none count as if they had half a game
// of the other kind, so that the answer is a number.
double elo_of_share(double share, int games, int players);

// A sequential probability ratio test of two strengths, of which it says as early as it may which
// one the results speak for; 5% of its verdicts are wrong either way. The ratio is that of the
// normal approximation over observations of any spread (M. Van den Bergh, "A practical introduction
// to the GSPRT", 2017): n (s1 - s0) (2 m - s0 - s1) / (2 v), where m and v are the mean and the
// variance of n shares.
class Sprt {
 public:
  // That the strength is `elo0`, or `elo1`, which is more.
  Sprt(double elo0, double elo1, int players);

  void add(double share);
  // The logarithm of how much likelier the results are with elo1 than with elo0; 0 before 10
  // results and as long as all of them are alike.
  double ratio() const;

  enum class Verdict : std::uint8_t { kOpen, kFirst, kSecond };
  Verdict verdict() const;
  static double bound();  // where a verdict is given, on both sides of 0

 private:
  double share0_;
  double share1_;
  int count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace benben
