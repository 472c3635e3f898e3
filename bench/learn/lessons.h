// What each game is learned from: games that bots played with themselves. The other half of a
// lesson is the trainer's.
#pragma once

#include <string_view>
#include <vector>

#include "bench/learn/example.h"
#include "games/learned.h"

namespace benben {

// Positions before a roll, each with how its game ended. Of four games one has 2, 3, 4 and 5 seats,
// of eight so; the rest has two. A seat now and then plays any candidate, so that there is
// something to learn of what search would not play.
struct AnubixxLesson {
  static constexpr std::string_view kGame = "anubixx";
  static constexpr std::size_t kSeats = kMaxSeats;
  using Net = anubixx::LearnedNet;
  static const Net& net() { return anubixx::learned_net(); }
  // The examples of each game, in order.
  static std::vector<std::vector<Example<kSeats>>> play_games(const Games& games);
};

// Positions in which alpha-beta was asked, each with what it found, and a little of how its game
// ended: results alone teach which games are won, but hardly which of two moves is better. The
// games begin with random steps, and now and then have another. The search goes by the weights this
// program was built with, or, where all of these are 0, by the evaluation.
struct AscensionLesson {
  static constexpr std::string_view kGame = "ascension";
  static constexpr std::size_t kSeats = 2;
  using Net = ascension::LearnedNet;
  static const Net& net() { return ascension::learned_net(); }
  static std::vector<std::vector<Example<kSeats>>> play_games(const Games& games);
};

}  // namespace benben
