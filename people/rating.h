// Rating: how well somebody plays a game, and how far that is known.
//
// Games of two are rated by Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2013), each
// game as a period of its own; games of more by the Plackett-Luce model of R. Weng and C.-J. Lin
// ("A Bayesian approximation method for online ranking", JMLR 12, 2011, algorithm 4). Both begin at
// the same mean and deviation, so that their numbers look alike; they are not one scale, as each
// number of seats is rated by itself.
#pragma once

#include <span>

namespace benben {

struct Rating {
  double mean = 1500;
  // Of what is believed: the true strength lies within two of them 95 times in 100.
  double deviation = 350;
  // How much the strength is expected to change from one period to the next (Glicko-2 alone).
  double volatility = 0.06;

  friend bool operator==(const Rating&, const Rating&) = default;
};

// Nobody is known better than this.
inline constexpr double kLeastDeviation = 45;
// Above it a rating is provisional: it still moves by leaps.
inline constexpr double kProvisional = 110;

// `score` of the first: 1 won, 0.5 drawn, 0 lost.
void rate_pair(Rating& one, Rating& other, double score);

// Two or more, each with its rank: 0 is best, equal ranks are tied. As many ranks as ratings.
void rate_field(std::span<Rating> field, std::span<const int> ranks);

// Time without games: what was known is known less well. After a year a deviation of 60 is one of
// 110.
void rest(Rating& rating, double days);

}  // namespace benben
