// The games that a value is learned of, and what learning has to know of each.
#pragma once

#include <array>
#include <string_view>

#include "core/setup.h"
#include "core/small_net.h"
#include "games/all.h"
#include "games/learned.h"

namespace benben {

// Of a game: its network and the one that its bots play by, the inputs of all seats of a position
// that ends a rollout, and the setup of its n-th game.
template <class G>
struct Learner;

template <>
struct Learner<anubixx::Anubixx> {
  using Net = anubixx::LearnedNet;
  static constexpr std::string_view kFolder = "anubixx";
  static const Net& net() { return anubixx::learned_net(); }
  static Setup setup(int players, int) { return {players, {}}; }
  static std::array<InputList, kMaxSeats> inputs(const anubixx::State& state) {
    std::array<InputList, kMaxSeats> inputs;
    for (int seat = 0; seat < state.players; ++seat) {
      inputs[static_cast<std::size_t>(seat)] = anubixx::learned_inputs(state, seat_at(seat));
    }
    return inputs;
  }
};

template <>
struct Learner<ankhor::Ankhor> {
  using Net = ankhor::LearnedNet;
  static constexpr std::string_view kFolder = "ankhor";
  static const Net& net() { return ankhor::learned_net(); }
  // Of two games of as many seats one has mixed prices.
  static Setup setup(int players, int game) {
    return {players, {{"prices", game / 24 % 2 == 0 ? "any" : "mixed"}}};
  }
  static std::array<InputList, kMaxSeats> inputs(const ankhor::State& state) {
    return ankhor::learned_inputs(state);
  }
};

}  // namespace benben
