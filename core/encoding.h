// Encoding: positions and moves of a game as numbers, for whoever learns from them.
//
// The one idea: all positions of a game, of every number of seats, have one shape. What is seen is
// a row of bytes made of named parts; what can be done is a set of numbers below `kActions`, of
// which a mask says the legal ones. Seats are told from where one sits: entry 0 of an axis of seats
// is the seat that looks, entry 1 the one that acts after it, and entries beyond the players are 0.
// Chance has numbers, too: where many things come to light at once, it is drawn one by one, so that
// few can follow and each has its probability. The numbers of every game are written down in
// docs/encodings; each has, in its namespace, a struct `Encoding` that satisfies the concept below.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/seat.h"
#include "core/setup.h"

namespace benben {

// One named part of what is seen: an array of at most three axes, the last of which runs fastest.
struct PartInfo {
  std::string_view name;
  std::array<int, 3> shape;  // 0 where there is no axis; at least one
  std::string_view summary;

  constexpr int size() const {
    int product = 1;
    for (const int axis : shape) product *= axis > 0 ? axis : 1;
    return product;
  }
};

using Observation = std::span<std::int8_t>;
using ActionMask = std::span<std::uint8_t>;
// Some of the actions.
using ActionList = std::vector<std::uint16_t>;
template <class Number>
constexpr std::uint16_t action_number(Number number) {
  return static_cast<std::uint16_t>(number);
}

// One of the draws that may come next, by its number.
struct LikelyDraw {
  int draw = 0;
  double probability = 0;  // in (0, 1]

  friend bool operator==(const LikelyDraw&, const LikelyDraw&) = default;
};

// Draws of which each was one of those that could follow those before it.
using Draws = std::span<const int>;

// What a game without choices to keep keeps of a position.
struct NothingKept {};

template <class E>
concept EncodingOf =
    requires(const typename E::Game::State& state, const typename E::Kept& kept,
             const typename E::Game::Move& move, Seat seat, int action, ActionList& list,
             Observation out, Draws drawn, int draw, const Setup& setup) {
      // Actions are the numbers below it, whatever the seats and options.
      { E::kActions } -> std::convertible_to<int>;
      { E::kParts } -> std::convertible_to<std::span<const PartInfo>>;
      // Nothing if the positions of such a setup can be told in these numbers.
      { E::covers(setup) } -> std::same_as<Status>;
      // What is found once for a position in which a seat decides, and needed by all of the
      // following.
      { E::keep(state) } -> std::same_as<typename E::Kept>;
      // Adds the legal actions to a list, each once, in any order; a seat decides.
      { E::legal(state, kept, list) } -> std::same_as<void>;
      // The action of a legal move, or nothing where it has none (Cubus).
      { E::action(state, kept, move) } -> std::same_as<std::optional<int>>;
      // The move of a legal action.
      { E::move(state, kept, action) } -> std::same_as<typename E::Game::Move>;
      // Writes all that a seat sees, at any time; `kept` counts only where a seat decides.
      { E::observe(state, kept, seat, out) } -> std::same_as<void>;
      // Draws are the numbers below it.
      { E::kDraws } -> std::convertible_to<int>;
      // What may be drawn after these where chance is due, ascending, with probabilities that sum
      // to 1; empty once they are a whole outcome.
      { E::draws(state, drawn) } -> std::same_as<std::vector<LikelyDraw>>;
      // What the next draw, one of those, says; no two of them say the same.
      { E::draw_text(state, drawn, draw) } -> std::same_as<std::string>;
      // The outcome that draws make.
      { E::outcome(state, drawn) } -> std::same_as<typename E::Game::Outcome>;
    };

// An encoding that need not write what it shows anew at each step: it keeps in `Shown` what stands
// in an observation, and changes that alone which has changed. A new `Shown` knows of nothing.
template <class E>
concept RetouchedEncoding =
    EncodingOf<E> && requires(const typename E::Game::State& state, const typename E::Kept& kept,
                              Seat seat, typename E::Shown& shown, Observation out) {
      // As observe() does, into the bytes that `shown` tells of.
      { E::retouch(state, kept, seat, shown, out) } -> std::same_as<void>;
    };

// The bytes of all parts together.
constexpr int observation_size(std::span<const PartInfo> parts) {
  int size = 0;
  for (const PartInfo& part : parts) size += part.size();
  return size;
}

// Writes an observation, part by part in their order; each begins where the last has ended.
class ObservationWriter {
 public:
  // All is 0 until it is set.
  explicit ObservationWriter(Observation out) : out_(out) {
    std::fill(out.begin(), out.end(), std::int8_t{0});
  }

  // Goes over to the next part, of so many bytes; index 0 is its first.
  void begin(const PartInfo& part) {
    part_ = out_.subspan(next_, static_cast<std::size_t>(part.size()));
    next_ += part_.size();
  }
  // Values that no byte holds become the nearest that one does.
  void set(std::size_t at, int value) {
    part_[at] = static_cast<std::int8_t>(std::clamp(value, -128, 127));
  }
  void mark(std::size_t at) { part_[at] = 1; }

 private:
  Observation out_;
  Observation part_;
  std::size_t next_ = 0;
};

// Where the seat `at`, one of the players, stands for one that looks from `seat`: 0 for itself.
constexpr std::size_t seat_from(Seat seat, int at, int players) {
  const int after = at - index(seat);
  return static_cast<std::size_t>(after < 0 ? after + players : after);
}

}  // namespace benben
