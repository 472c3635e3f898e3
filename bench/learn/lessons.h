// What each game is learned from: games that bots played with themselves. The other half of a
// lesson is the trainer's.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bench/learn/example.h"
#include "games/all.h"
#include "games/learned.h"

namespace benben {

// A lesson says
//
//   kGame       the name of the game, its folder and its namespace
//   kSeats      the most that it has
//   kEffort     what a search's effort is counted in
//   kRestPart   how much of what an example is worth a search of it has not found; of games that no
//               search has played it is 1
//   kRest       what that is
//   Net, net()  the network, and the one that the bots play by
//   play_games  the examples of each game, in order
//
// In Anubixx and Ankh'or: positions of the sort that is valued (games/learned.h). Of eight games
// four have 2, 3, 4 and so on seats, as many as the game allows, in turn; the rest has two. One
// decision of kStrayOneOf is any candidate, so that there is something to learn of what search
// would not play. What a position is worth is searched with as many simulations besides, where
// chance comes next.
struct AnubixxLesson {
  using Game = anubixx::Anubixx;
  static constexpr std::string_view kGame = "anubixx";
  static constexpr std::size_t kSeats = kMaxSeats;
  static constexpr std::string_view kEffort = "simulations";
  static constexpr float kRestPart = 0.4F;
  static constexpr Rest kRest = Rest::kNext;
  static constexpr std::uint32_t kStrayOneOf = 24;
  using Net = anubixx::LearnedNet;
  static const Net& net() { return anubixx::learned_net(); }
  static Setup setup(int players, int /*game*/) { return {players, {}}; }
  static std::array<InputList, kSeats> inputs(const anubixx::State& state);
  static std::vector<std::vector<Example<kSeats>>> play_games(const Games& games);
};

struct AnkhorLesson {
  using Game = ankhor::Ankhor;
  static constexpr std::string_view kGame = "ankhor";
  static constexpr std::size_t kSeats = kMaxSeats;
  static constexpr std::string_view kEffort = "simulations";
  static constexpr float kRestPart = 0.1F;
  static constexpr Rest kRest = Rest::kResult;
  static constexpr std::uint32_t kStrayOneOf = 12;
  using Net = ankhor::LearnedNet;
  static const Net& net() { return ankhor::learned_net(); }
  // Of two games of as many seats one has mixed prices.
  static Setup setup(int players, int game) {
    return {players, {{"prices", game / 24 % 2 == 0 ? "any" : "mixed"}}};
  }
  static std::array<InputList, kSeats> inputs(const ankhor::State& state) {
    return ankhor::learned_inputs(state);
  }
  static std::vector<std::vector<Example<kSeats>>> play_games(const Games& games);
};

// Positions in which alpha-beta was asked, each with what it found, and a little of how its game
// ended: results alone teach which games are won, but hardly which of two moves is better. The
// games begin with random steps, and now and then have another. The search goes by the weights this
// program was built with, or, where all of these are 0, by the evaluation.
struct AscensionLesson {
  static constexpr std::string_view kGame = "ascension";
  static constexpr std::size_t kSeats = 2;
  static constexpr std::string_view kEffort = "nodes";
  static constexpr float kRestPart = 0.1F;
  static constexpr Rest kRest = Rest::kResult;
  using Net = ascension::LearnedNet;
  static const Net& net() { return ascension::learned_net(); }
  static std::vector<std::vector<Example<kSeats>>> play_games(const Games& games);
};

}  // namespace benben
