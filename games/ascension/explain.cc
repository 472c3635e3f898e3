// The sentences that tell a person why a step is refused, and the rules that they stand for.
//
// One table has them all. A word in braces is filled in from the position and the step.
#include <array>
#include <initializer_list>
#include <string>

#include "core/result.h"
#include "games/ascension/changes.h"
#include "games/ascension/names.h"
#include "games/ascension/refusals.h"

namespace benben::ascension {
namespace {

struct Explanation {
  Fault fault;
  std::string_view rule;
  std::string_view sentence;
};

// In the order of the faults.
constexpr Explanation kExplanations[] = {
    {Fault::kGameWon, "ASC-63", "The game is over: a third pyramid has been borne off."},
    {Fault::kGameDrawn, "ASC-64",
     "The game is over: it is drawn, by a position that stood for the third time or after 600 "
     "turns."},
    {Fault::kColoursDue, "ASC-06", "The draw for colours comes first."},
    {Fault::kOtherSeat, "ASC-20", "It is the turn of {player}, seat {seat}."},
    {Fault::kPowerIsDue, "ASC-50",
     "The {power} has just landed: use its power or end the Move by done."},
    {Fault::kNoPowerIsDue, "ASC-50",
     "A power is used after a landing of its figure, and no figure has just landed."},
    {Fault::kMoveIsPossible, "ASC-21", "A Move is possible, so none is forfeited."},
    {Fault::kNoSuchSpace, "ASC-01",
     "The board has no space {missing}: it has O0 to {last_outer} and I0 to {last_inner}."},
    {Fault::kNoStone, "ASC-20", "There is no stone on {from}."},
    {Fault::kEnemyStone, "ASC-20", "On {from} stands {on_from}, and {player} is to move."},
    {Fault::kTrapped, "ASC-10",
     "Your stone on {from} is trapped under {on_from}: only the top stone of a stack moves."},
    {Fault::kFigureInLimbo, "ASC-25",
     "Your {figure} is in Limbo; it returns onto one of your figures' entry spaces "
     "({figure_entries})."},
    {Fault::kFigureOnRing, "ASC-25", "Your {figure} is not in Limbo."},
    {Fault::kNoStoneInLimbo, "ASC-30", "No {size} stone of yours waits in Limbo."},
    {Fault::kHasMoved, "ASC-22",
     "This piece made the first Move; the second is made with another."},
    {Fault::kWrongDirection, "ASC-05", "{player} moves {direction}."},
    {Fault::kWrongDistance, "ASC-20", "A Move goes 1, 2 or 3 spaces."},
    {Fault::kNoStoneEntry, "ASC-04",
     "{to} is none of your entry spaces for stones ({stone_entries})."},
    {Fault::kNoFigureEntry, "ASC-04",
     "{inner} is none of your entry spaces for figures ({figure_entries})."},
    {Fault::kEnemyPortal, "ASC-61",
     "{to} is the portal of {enemy}: no {player} stone lands there."},
    {Fault::kClosedBlue, "ASC-60", "Stones of {enemy} stand on the blue space {to} and close it."},
    {Fault::kProtected, "ASC-40", "What stands on {to} is protected by {guard_to}."},
    {Fault::kFullStack, "ASC-10", "The stack on {to} is full."},
    {Fault::kStackedEnemy, "ASC-42",
     "{on_to_capital} on {to} is part of a stack and cannot be bumped, and it is no bigger than "
     "yours, so that yours could land on it."},
    {Fault::kNotSmaller, "ASC-23", "Only a smaller stone lands on {on_to} on {to}."},
    {Fault::kOwnFigure, "ASC-24", "Another figure of yours stands on {inner}."},
    {Fault::kBiggerFigure, "ASC-24", "The {standing} on {inner} is bigger than your {figure}."},
    {Fault::kShieldedFigure, "ASC-41",
     "The {standing} on {inner} is protected by a full stack of one colour next to it."},
    {Fault::kDutyOfLastMove, "ASC-30",
     "A stone of yours waits in Limbo: this Move, the last of the turn, has to bring one back."},
    {Fault::kDutyForfeits, "ASC-30",
     "A stone of yours waits in Limbo and none can return now: this Move, the last of the turn, is "
     "forfeited."},
    {Fault::kDutyOfCleopatra, "ASC-31",
     "A stone of yours waits in Limbo: with the last Move of the turn Cleopatra may land only "
     "where "
     "she can collect one out of Limbo at once."},
    {Fault::kCollectComesFirst, "ASC-31",
     "First Cleopatra has to collect a stone of yours out of Limbo, for which she made this Move."},
    {Fault::kOtherPowerPush, "ASC-51", "Only the Mason pushes, and the {power} has landed."},
    {Fault::kOtherPowerScatter, "ASC-53", "Only the Anubis scatters, and the {power} has landed."},
    {Fault::kOtherPowerCollect, "ASC-54",
     "Only the Cleopatra collects, and the {power} has landed."},
    {Fault::kNoTarget, "ASC-50",
     "{from} is no target: these are the spaces next to the {power} that were occupied when it "
     "landed, each once."},
    {Fault::kTargetLeft, "ASC-50", "No stone is left on {from}."},
    {Fault::kTargetProtected, "ASC-55", "What stands on {from} is protected by {guard_from}."},
    {Fault::kTargetOnBlue, "ASC-55",
     "The stones of {enemy} on the blue space {from} are out of reach of your powers."},
    {Fault::kPushedNowhere, "ASC-51", "The stack on {from} can land nowhere else."},
    {Fault::kWrongCount, "ASC-53",
     "Each stone on {from} needs a direction, from the top: {height}, not {count}."},
    {Fault::kStranded, "ASC-53", "A stone scattered so would find no space to land on."},
    {Fault::kNeverFull, "ASC-54",
     "No full stack can be collected on {from}: that needs a large stone alone or with a medium "
     "one on it."},
    {Fault::kNotFull, "ASC-54", "A collect makes a stack of exactly three."},
    {Fault::kNoSource, "ASC-54",
     "At {source} is no stone of the size that the stack on {from} needs next."},
    {Fault::kSourceTrapped, "ASC-54",
     "Two stones together come off a full stack alone, and there is none on {source}."},
    {Fault::kSourceProtected, "ASC-54", "What stands on {source} is protected by {guard_source}."},
    {Fault::kSourceOnBlue, "ASC-54",
     "The stones of {enemy} on the blue space {source} cannot be collected."},
    {Fault::kEnemyOntoBlue, "ASC-54",
     "Only your own stones are collected onto the blue space {from}, not that at {source}."},
    {Fault::kNoSourceInLimbo, "ASC-54",
     "No stone of yours of the size that the stack on {from} needs next waits in Limbo."},
};

const Explanation& explanation_of(Fault fault) {
  const Explanation& explanation = kExplanations[static_cast<std::size_t>(fault)];
  BENBEN_ASSERT(explanation.fault == fault);
  return explanation;
}

std::string cat(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

// "the medium Onyx stone"
std::string top_stone(const Position& position, Outer space) {
  const Stack stack = Stack::at(position, space);
  return cat({"the ", name_of(stack.top()), " ", name_of(stack.top_colour()), " stone"});
}

// "the Onyx Mason on I4", which protects what stands on a space: first one of the stones' colour.
std::string protector(const Position& position, const Board& board, Outer space) {
  const Colour own = Stack::at(position, space).top_colour();
  for (const Colour colour : {own, other(own)}) {
    for (const Figure figure : kFigures) {
      const InnerSet at = position.figures[colour][figure];
      if ((at & board.next_to_outer[space]).empty()) continue;
      return cat({"the ", name_of(colour), " ", title_of(figure), " on ", name_of(at.first())});
    }
  }
  BENBEN_ASSERT(false);
}

// "Onyx Cleopatra"
std::string figure_on(const Position& position, Inner space) {
  for (const Colour colour : kColours) {
    for (const Figure figure : kFigures) {
      if (position.figures[colour][figure].contains(space)) {
        return cat({name_of(colour), " ", title_of(figure)});
      }
    }
  }
  BENBEN_ASSERT(false);
}

template <class Space>
std::string names_of(SetOf<Space> spaces) {
  std::string text;
  for (const Space space : spaces) text += (text.empty() ? "" : " ") + name_of(space);
  return text;
}

Outer source_space(const Position& position, const Board& board, const Step& step) {
  return faulty_source(position, board, step)->space;
}

template <class Space>
std::string missing_name(Space space) {
  // A step has no field for a higher number.
  if (index(space) >= kNoBoardHas) return "with so high a number";
  return name_of(space);
}

// The first space of a step that the board lacks.
std::string missing_space(const Board& board, const Step& step) {
  const auto outer = static_cast<std::size_t>(board.outer_size);
  if (moves_figure(step)) return missing_name(step.inner());
  for (const Outer space : {step.from(), step.to(), step.source(0).space, step.source(1).space}) {
    if (index(space) >= outer) return missing_name(space);
  }
  BENBEN_ASSERT(false);
}

std::string direction_name(Colour colour) {
  return direction_of(colour) == Direction::kCounterclockwise
             ? "counterclockwise, to higher numbers"
             : "clockwise, to lower numbers";
}

std::string capital(std::string text) {
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// What stands for a word in braces.
std::string filling(const Position& position, const Board& board, const Step& step,
                    std::string_view word) {
  const Colour player = colour_to_move(position);
  if (word == "player") return std::string(name_of(player));
  if (word == "enemy") return std::string(name_of(other(player)));
  if (word == "seat") return std::to_string(benben::index(seat_of(position, player)) + 1);
  if (word == "power") return std::string(title_of(*position.figure));
  if (word == "figure") return std::string(title_of(step.figure()));
  if (word == "size") return std::string(name_of(step.size()));
  if (word == "direction") return direction_name(player);
  if (word == "from") return name_of(step.from());
  if (word == "to") return name_of(step.to());
  if (word == "inner") return name_of(step.inner());
  if (word == "on_from") return top_stone(position, step.from());
  if (word == "on_to") return top_stone(position, step.to());
  if (word == "on_to_capital") return capital(top_stone(position, step.to()));
  if (word == "guard_from") return protector(position, board, step.from());
  if (word == "guard_to") return protector(position, board, step.to());
  if (word == "source") return name_of(source_space(position, board, step));
  if (word == "guard_source") {
    return protector(position, board, source_space(position, board, step));
  }
  if (word == "standing") return figure_on(position, step.inner());
  if (word == "stone_entries") return names_of(board.stone_entries[player]);
  if (word == "figure_entries") return names_of(board.figure_entries[player]);
  if (word == "missing") return missing_space(board, step);
  if (word == "last_outer") return name_of(static_cast<Outer>(board.outer_size - 1));
  if (word == "last_inner") return name_of(static_cast<Inner>(board.inner_size - 1));
  if (word == "height") return std::to_string(Stack::at(position, step.from()).height());
  BENBEN_ASSERT(word == "count");
  return std::to_string(step.count());
}

}  // namespace

std::string_view rule_of(Fault fault) { return explanation_of(fault).rule; }

std::string explain(const Position& position, const Board& board, const Step& step, Fault fault) {
  std::string_view rest = explanation_of(fault).sentence;
  std::string text;
  for (std::size_t open = rest.find('{'); open != rest.npos; open = rest.find('{')) {
    const std::size_t close = rest.find('}');
    text += rest.substr(0, open);
    text += filling(position, board, step, rest.substr(open + 1, close - open - 1));
    rest.remove_prefix(close + 1);
  }
  return text += rest;
}

}  // namespace benben::ascension
