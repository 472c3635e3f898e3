// What follows from a position of Ascension (ASC-73), as JSON: what steps lead to, what is due, and
// why the game is over.
#include <algorithm>
#include <string>
#include <string_view>

#include "core/json.h"
#include "games/ascension/moves.h"
#include "games/ascension/names.h"
#include "games/ascension/powers.h"
#include "games/ascension/rules.h"
#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

// What a stone or a stack does where it lands (ASC-23, ASC-51, ASC-62).
std::string_view effect_of(const Board& board, Stack lands, Stack there, Outer space) {
  const Colour colour = lands.top_colour();
  const bool completes = std::ranges::all_of(kSizes, [&](Size size) {
    return lands.contains(colour, size) || there.contains(colour, size);
  });
  if (completes && board.portal[colour].contains(space)) return "off";
  if (there.empty()) return "stands";
  if (there.top_colour() == colour) return "stacks";
  return lands.bottom() < there.top() ? "traps" : "bumps";
}

// What the piece of a Move does where it lands; a figure bumps an enemy (ASC-24).
std::string_view effect_of(const Position& position, const Board& board, const Step& step) {
  const Colour player = colour_to_move(position);
  if (moves_figure(step)) {
    InnerSet enemies;
    for (const InnerSet at : position.figures[other(player)]) enemies |= at;
    return enemies.contains(step.inner()) ? "bumps" : "stands";
  }
  const Stack lands = step.kind() == StepKind::kEnterStone
                          ? Stack::of(player, step.size())
                          : Stack::at(position, step.from()).top_stone();
  return effect_of(board, lands, Stack::at(position, step.to()), step.to());
}

// Where a pushed stack comes to, or the stones of a scattered one, each judged when those before it
// have landed (ASC-53). A stone that another one bumps in the end comes to Limbo.
void write_arrivals(JsonWriter& json, const State& state, const Step& step) {
  const Board& board = state.board;
  const bool pushes = step.kind() == StepKind::kPush;
  const Outer from = step.target();
  Position end = state.position;
  use_power(end, board, step);
  Position now = state.position;
  json.key(Ascension::text(step)).begin_list();
  for (int n = 0; n < (pushes ? 1 : step.count()); ++n) {
    if (now.ending != Ending::kNone) break;
    const Stack stack = Stack::at(now, from);
    const Stack lands = pushes ? stack : stack.top_stone();
    const Outer to = *landing_of(now, board, lands, from, step.direction(n));
    const Stack there = Stack::at(now, to);
    const std::string_view effect = effect_of(board, lands, there, to);
    const bool stays = end.stones[lands.top_colour()][lands.top()].contains(to);
    json.begin_object().member("stones", letters_of(lands));
    json.member("to", effect == "off" ? "off" : stays ? name_of(to) : "limbo");
    json.member("effect", effect).key("met");
    if (there.empty()) {
      json.null();
    } else {
      json.value(letters_of(there.top_stone()));
    }
    json.end_object();
    const bool clockwise = step.direction(n) == Direction::kClockwise;
    use_power(now, board, pushes ? step : Step::scatter(from, 1, clockwise ? 1 : 0));
  }
  json.end_list();
}

// The sizes that Cleopatra's stacks still need, from the next one on (ASC-54).
void write_needs(JsonWriter& json, const State& state) {
  const auto& position = state.position;
  json.begin_object();
  if (position.figure == Figure::kCleopatra) {
    const Stacks stacks = stacks_of(position, state.board);
    const OuterSet open = open_to_powers(stacks, state.board, colour_to_move(position));
    for (const Outer space : position.targets& open) {
      const Stack stack = Stack::at(position, space);
      if (stack.bottom() != Size::kLarge || stack.top() == Size::kSmall) continue;
      const std::string_view sizes = stack.top() == Size::kLarge ? "MS" : "S";
      json.member(number_of(space), sizes);
    }
  }
  json.end_object();
}

// Why the only step is a forfeit: a stone has to leave Limbo (ASC-30), or no piece can move.
void write_lack(JsonWriter& json, const Position& position, const StepList& steps) {
  if (steps.size() == 1 && steps[0].kind() == StepKind::kForfeit) {
    json.value(is_duty_open(position) ? "entry" : "pieces");
  } else {
    json.null();
  }
}

std::string_view reason_of(const Position& position) {
  if (position.ending == Ending::kWon) return "pyramids";
  return position.turns == kMaxTurns ? "turns" : "repetition";
}

}  // namespace

void Ascension::add_derived(JsonWriter& json, const State& state) {
  const auto& position = state.position;
  const Next due = next(state);
  const StepList steps = due.is_seats() ? legal_steps(position, state.board) : StepList();
  json.member("owes_entry", due.is_seats() && !position.entered &&
                                has_stone_in_limbo(position, colour_to_move(position)));
  json.key("landings").begin_object();
  for (const Step& step : steps) {
    if (is_move(step)) json.member(text(step), effect_of(position, state.board, step));
  }
  json.end_object().key("arrivals").begin_object();
  for (const Step& step : steps) {
    if (step.kind() == StepKind::kPush || step.kind() == StepKind::kScatter) {
      write_arrivals(json, state, step);
    }
  }
  write_needs(json.end_object().key("needs"), state);
  write_lack(json.key("lack"), position, steps);
  json.key("reason");
  if (due.is_over()) {
    json.value(reason_of(position));
  } else {
    json.null();
  }
}

}  // namespace benben::ascension
