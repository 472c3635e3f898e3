// EditedCubus: Cubus with the draft of whoever decides in its state, so that every decision is an
// edit (core/edits.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/edits.h"
#include "games/cubus/encoding.h"

namespace benben::cubus {

struct EditedCubus {
  struct State {
    cubus::State table;
    Draft draft;  // of the seat that decides, begun anew where nothing has been edited
  };
  using Table = Cubus;
  using Move = Edit;
  using Outcome = Kind;

  static const cubus::State& table(const State& state) { return state.table; }
  static State begun(const cubus::State& table) { return {table, first_draft(table)}; }
  static State start(const Setup& setup) { return begun(Cubus::start(setup)); }
  static Next next(const State& state) { return Cubus::next(state.table); }
  static Kind sample(const State& state, Rng& rng) { return Cubus::sample(state.table, rng); }
  static FinalResult result(const State& state) { return Cubus::result(state.table); }

  static void apply(State& state, Kind drawn) {
    Cubus::apply(state.table, drawn);
    state.draft = first_draft(state.table);
  }
  // Both require an edit that is allowed.
  static std::optional<cubus::Move> edit(State& state, Edit edit) {
    return apply_edit(state.table, state.draft, edit);
  }
  static void apply(State& state, Edit edit) {
    const auto move = EditedCubus::edit(state, edit);
    if (!move) return;
    Cubus::apply(state.table, *move);
    state.draft = first_draft(state.table);
  }
};

// The numbers of edits.
struct EditedEncoding {
  using Game = EditedCubus;
  using Kept = NothingKept;
  static constexpr int kActions = EditEncoding::kActions;
  static constexpr auto kParts = EditEncoding::kParts;

  static Kept keep(const EditedCubus::State&) { return {}; }
  static void legal(const EditedCubus::State& state, const Kept&, ActionList& list) {
    for (const Edit edit : legal_edits(state.table, state.draft)) {
      list.push_back(action_number(number_of(edit)));
    }
  }
  static Edit move(const EditedCubus::State&, const Kept&, int action) { return edit_of(action); }
  static void observe(const EditedCubus::State& state, const Kept&, Seat seat, Observation out) {
    EditEncoding::observe(state.table, state.draft, seat, out);
  }
  static std::string text(int action) { return cubus::text(edit_of(action)); }
  static std::vector<int> edits_to(const cubus::State& table, const cubus::Move& move) {
    std::vector<int> numbers;
    for (const Edit edit : cubus::edits_to(table, move)) numbers.push_back(number_of(edit));
    return numbers;
  }
};
static_assert(EditsOf<EditedEncoding>);

}  // namespace benben::cubus
