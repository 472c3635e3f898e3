// The binding of the core to Python (nanobind): what its files share.
//
// Nothing of a game is decided here. Texts and numbers go in, are checked for what C++ would take
// as a broken promise, and come out of the core; JSON comes out as Python's own objects. What the
// core refuses is raised as benben.Refused (errors.py), with the rule that forbids it.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/rng.h"
#include "research/batch.h"
#include "research/encoder.h"

namespace benben::python {

namespace nb = nanobind;

// An error of the core on its way to Python.
struct RefusedError {
  Error error;
};

// A value, or RefusedError.
template <class T>
T take(Result<T> result) {
  if (!result) throw RefusedError{result.error()};
  return std::move(result).value();
}
inline void take(const Status& status) {
  if (!status) throw RefusedError{status.error()};
}

using Texts = std::map<std::string, std::string>;

// The game of that name; an error if there is none.
const AnyGame& game_named(std::string_view name);
// A setup out of what Python has; players default to the fewest that the game takes.
Setup setup_from(const AnyGame& game, std::optional<int> players, const Texts& options,
                 const Texts& tags);

// What a game is stepped by; ValueError for a space that it does not have.
ActionSpace space_of(const AnyGame& game, std::string_view space);

// What json.loads makes of a text.
nb::object loads(const std::string& json);
// An instance of benben.Refused.
nb::object refused(const Error& error);

// An integer is the seed of a generator of its own; a generator is drawn from.
using Chance = std::variant<std::uint64_t, Rng*>;
// The generator that is meant: `own` if a seed was given.
Rng& generator(const Chance& chance, Rng& own);

// A position and how it came about. A value: copies go their own ways.
class Position {
 public:
  Position(std::shared_ptr<const Setup> setup, std::unique_ptr<AnyPosition> at, int ply)
      : setup_(std::move(setup)), at_(std::move(at)), ply_(ply) {}
  Position(const Position& other)
      : setup_(other.setup_), at_(other.at_->clone()), ply_(other.ply_) {}
  Position(Position&&) = default;

  const AnyPosition& at() const { return *at_; }
  const Setup& setup() const { return *setup_; }
  const std::shared_ptr<const Setup>& shared_setup() const { return setup_; }
  int ply() const { return ply_; }

  // Who is meant: a seat of the game, -1 for chance, nothing for whoever is due (of several seats
  // the first). ValueError for any other number.
  Actor actor(std::optional<int> number) const;
  // A seat of the game, or nothing for the one that is due; ValueError if that is none.
  Seat seat(std::optional<int> number) const;

  void apply(Actor actor, std::string_view text);
  // Plays a legal action; ValueError for any other number.
  void act(int action);
  // The numbers of its game; an error if they do not cover its setup.
  const Encoder& encoder() const;

 private:
  std::shared_ptr<const Setup> setup_;
  std::unique_ptr<AnyPosition> at_;
  int ply_;
  mutable bool is_covered_ = false;  // its setup has been asked
};

// Seats as a list of numbers.
std::vector<int> numbers_of(SeatSet seats);
// The first `players` entries.
std::vector<int> points_of(const Scores& scores, int players);

// Each adds a part of the module.
void bind_position(nb::module_& module);
void bind_numbers(nb::module_& module, nb::class_<Position>& position);
void bind_analysis(nb::module_& module, nb::class_<Position>& position);
void bind_edits(nb::module_& module);
void bind_record(nb::module_& module);
void bind_search(nb::module_& module);
void bind_batch(nb::module_& module);

}  // namespace benben::python
