// The refusals of Ascension (ASC-70): the table, who may act, what stands in the places of a
// sentence.
#include "games/ascension/faults.h"

#include <initializer_list>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/ascension/changes.h"
#include "games/ascension/names.h"
#include "games/ascension/refusals.h"
#include "games/ascension/rules.h"

namespace benben::ascension {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;
constexpr auto kIllegal = ErrorCode::kIllegal;
constexpr auto kOutOfTurn = ErrorCode::kOutOfTurn;

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kGameWon,
     {"game_won", kOutOfTurn, "ASC-63", "The game is over: a third pyramid has been borne off."}},
    {Fault::kGameDrawn,
     {"game_drawn", kOutOfTurn, "ASC-64",
      "The game is over: it is drawn, by a position that stood for the third time or after 600 "
      "turns."}},
    {Fault::kColoursDue,
     {"colours_due", kOutOfTurn, "ASC-06", "The draw for colours comes first."}},
    {Fault::kOtherSeat,
     {"other_seat", kOutOfTurn, "ASC-20",
      "It is the turn of {player}, seat {turn}, not of seat {seat}."}},
    {Fault::kColoursDrawn,
     {"colours_drawn", kOutOfTurn, "ASC-06", "The colours are drawn already; a seat is to move."}},
    {Fault::kNoStepText,
     {"no_step_text", kMalformed, "ASC-70",
      "A step has one of the forms: O18>20, mason>23, limbo L>18, limbo mason>22, push 23 +, "
      "scatter 23 +-+, collect 23 < 4,limbo, done, forfeit."}},
    {Fault::kNoSuchSpace,
     {"no_such_space", kIllegal, "ASC-01",
      "The board has no space {missing}: it has O0 to {last_outer} and I0 to {last_inner}."}},
    {Fault::kNoColoursText,
     {"no_colours_text", kMalformed, "ASC-70",
      "The draw for colours names the seat that is Gold: colours 0 or colours 1."}},
    {Fault::kPowerIsDue,
     {"power_is_due", kIllegal, "ASC-50",
      "The {power} has just landed: use its power or end the Move by done."}},
    {Fault::kNoPowerIsDue,
     {"no_power_is_due", kIllegal, "ASC-50",
      "A power is used after a landing of its figure, and no figure has just landed."}},
    {Fault::kMoveIsPossible,
     {"move_is_possible", kIllegal, "ASC-21", "A Move is possible, so none is forfeited."}},
    {Fault::kNoStone, {"no_stone", kIllegal, "ASC-20", "There is no stone on {from}."}},
    {Fault::kEnemyStone,
     {"enemy_stone", kIllegal, "ASC-20", "On {from} stands {on_from}, and {player} is to move."}},
    {Fault::kTrapped,
     {"trapped", kIllegal, "ASC-10",
      "Your stone on {from} is trapped under {on_from}: only the top stone of a stack moves."}},
    {Fault::kFigureInLimbo,
     {"figure_in_limbo", kIllegal, "ASC-25",
      "Your {figure} is in Limbo; it returns onto one of your figures' entry spaces "
      "({figure_entries})."}},
    {Fault::kFigureOnRing,
     {"figure_on_ring", kIllegal, "ASC-25", "Your {figure} is not in Limbo."}},
    {Fault::kNoStoneInLimbo,
     {"no_stone_in_limbo", kIllegal, "ASC-30", "No {size} stone of yours waits in Limbo."}},
    {Fault::kHasMoved,
     {"has_moved", kIllegal, "ASC-22",
      "This piece made the first Move; the second is made with another."}},
    {Fault::kWrongDirection,
     {"wrong_direction", kIllegal, "ASC-05", "{player} moves {direction}."}},
    {Fault::kWrongDistance,
     {"wrong_distance", kIllegal, "ASC-20", "A Move goes 1, 2 or 3 spaces."}},
    {Fault::kNoStoneEntry,
     {"no_stone_entry", kIllegal, "ASC-04",
      "{to} is none of your entry spaces for stones ({stone_entries})."}},
    {Fault::kNoFigureEntry,
     {"no_figure_entry", kIllegal, "ASC-04",
      "{inner} is none of your entry spaces for figures ({figure_entries})."}},
    {Fault::kEnemyPortal,
     {"enemy_portal", kIllegal, "ASC-61",
      "{to} is the portal of {enemy}: no {player} stone lands there."}},
    {Fault::kClosedBlue,
     {"closed_blue", kIllegal, "ASC-60",
      "Stones of {enemy} stand on the blue space {to} and close it."}},
    {Fault::kProtected,
     {"protected", kIllegal, "ASC-40", "What stands on {to} is protected by {guard_to}."}},
    {Fault::kFullStack, {"full_stack", kIllegal, "ASC-10", "The stack on {to} is full."}},
    {Fault::kStackedEnemy,
     {"stacked_enemy", kIllegal, "ASC-42",
      "{On_to} on {to} is part of a stack and cannot be bumped, and it is no bigger than "
      "yours, so that yours could land on it."}},
    {Fault::kNotSmaller,
     {"not_smaller", kIllegal, "ASC-23", "Only a smaller stone lands on {on_to} on {to}."}},
    {Fault::kOwnFigure,
     {"own_figure", kIllegal, "ASC-24", "Another figure of yours stands on {inner}."}},
    {Fault::kBiggerFigure,
     {"bigger_figure", kIllegal, "ASC-24",
      "The {standing} on {inner} is bigger than your {figure}."}},
    {Fault::kShieldedFigure,
     {"shielded_figure", kIllegal, "ASC-41",
      "The {standing} on {inner} is protected by a full stack of one colour next to it."}},
    {Fault::kDutyOfLastMove,
     {"duty_of_last_move", kIllegal, "ASC-30",
      "A stone of yours waits in Limbo: this Move, the last of the turn, has to bring one back."}},
    {Fault::kDutyForfeits,
     {"duty_forfeits", kIllegal, "ASC-30",
      "A stone of yours waits in Limbo and none can return now: this Move, the last of the turn, "
      "is "
      "forfeited."}},
    {Fault::kDutyOfCleopatra,
     {"duty_of_cleopatra", kIllegal, "ASC-31",
      "A stone of yours waits in Limbo: with the last Move of the turn Cleopatra may land only "
      "where "
      "she can collect one out of Limbo at once."}},
    {Fault::kCollectComesFirst,
     {"collect_comes_first", kIllegal, "ASC-31",
      "First Cleopatra has to collect a stone of yours out of Limbo, for which she made this "
      "Move."}},
    {Fault::kOtherPowerPush,
     {"other_power_push", kIllegal, "ASC-51",
      "Only the Mason pushes, and the {power} has landed."}},
    {Fault::kOtherPowerScatter,
     {"other_power_scatter", kIllegal, "ASC-53",
      "Only the Anubis scatters, and the {power} has landed."}},
    {Fault::kOtherPowerCollect,
     {"other_power_collect", kIllegal, "ASC-54",
      "Only the Cleopatra collects, and the {power} has landed."}},
    {Fault::kNoTarget,
     {"no_target", kIllegal, "ASC-50",
      "{from} is no target: these are the spaces next to the {power} that were occupied when it "
      "landed, each once."}},
    {Fault::kTargetLeft, {"target_left", kIllegal, "ASC-50", "No stone is left on {from}."}},
    {Fault::kTargetProtected,
     {"target_protected", kIllegal, "ASC-55",
      "What stands on {from} is protected by {guard_from}."}},
    {Fault::kTargetOnBlue,
     {"target_on_blue", kIllegal, "ASC-55",
      "The stones of {enemy} on the blue space {from} are out of reach of your powers."}},
    {Fault::kPushedNowhere,
     {"pushed_nowhere", kIllegal, "ASC-51", "The stack on {from} can land nowhere else."}},
    {Fault::kWrongCount,
     {"wrong_count", kIllegal, "ASC-53",
      "Each stone on {from} needs a direction, from the top: {height}, not {count}."}},
    {Fault::kStranded,
     {"stranded", kIllegal, "ASC-53", "A stone scattered so would find no space to land on."}},
    {Fault::kNeverFull,
     {"never_full", kIllegal, "ASC-54",
      "No full stack can be collected on {from}: that needs a large stone alone or with a medium "
      "one on it."}},
    {Fault::kNotFull,
     {"not_full", kIllegal, "ASC-54", "A collect makes a stack of exactly three."}},
    {Fault::kNoSource,
     {"no_source", kIllegal, "ASC-54",
      "At {source} is no stone of the size that the stack on {from} needs next."}},
    {Fault::kSourceTrapped,
     {"source_trapped", kIllegal, "ASC-54",
      "Two stones together come off a full stack alone, and there is none on {source}."}},
    {Fault::kSourceProtected,
     {"source_protected", kIllegal, "ASC-54",
      "What stands on {source} is protected by {guard_source}."}},
    {Fault::kSourceOnBlue,
     {"source_on_blue", kIllegal, "ASC-54",
      "The stones of {enemy} on the blue space {source} cannot be collected."}},
    {Fault::kEnemyOntoBlue,
     {"enemy_onto_blue", kIllegal, "ASC-54",
      "Only your own stones are collected onto the blue space {from}, not that at {source}."}},
    {Fault::kNoSourceInLimbo,
     {"no_source_in_limbo", kIllegal, "ASC-54",
      "No stone of yours of the size that the stack on {from} needs next waits in Limbo."}},
    {Fault::kOutcomeIsNoDraw,
     {"outcome_is_no_draw", kMalformed, "ASC-64",
      "The tag Outcome has the value \"draw\" or is left out, not {value}."}},
    {Fault::kNotDrawn,
     {"not_drawn", kMalformed, "ASC-64", "The tag Outcome stands only in a drawn game."}},
});

std::string cat(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

Place colour_place(std::string_view name, Colour colour) {
  return {name, colour == Colour::kGold ? "gold" : "onyx", std::string(name_of(colour))};
}

Place figure_place(std::string_view name, Figure figure) {
  return {name, std::string(name_of(figure)), std::string(title_of(figure))};
}

template <class Space>
Place space_place(std::string_view name, Space space) {
  return {name, name_of(space)};
}

Place number_place(std::string_view name, int number) { return {name, std::to_string(number)}; }

// Words for what stands somewhere, and its letter (ASC-71).

// "the medium Onyx stone"
Place stone_place(std::string_view name, const Position& position, Outer space,
                  std::string_view article = "the ") {
  const Stack stack = Stack::at(position, space);
  return {name, std::string(1, letter_of(stack.top_colour(), stack.top())),
          cat({article, name_of(stack.top()), " ", name_of(stack.top_colour()), " stone"})};
}

// "Onyx Cleopatra"
Place standing_place(std::string_view name, const Position& position, Inner space) {
  for (const Colour colour : kColours) {
    for (const Figure figure : kFigures) {
      if (!position.figures[colour][figure].contains(space)) continue;
      return {name, std::string(1, letter_of(colour, figure)),
              cat({name_of(colour), " ", title_of(figure)})};
    }
  }
  BENBEN_ASSERT(false);
}

// "the Onyx Mason on I4", which protects what stands on a space: first one of the stones' colour.
Place guard_place(std::string_view name, const Position& position, const Board& board,
                  Outer space) {
  const Colour own = Stack::at(position, space).top_colour();
  for (const Colour colour : {own, other(own)}) {
    for (const Figure figure : kFigures) {
      const InnerSet at = position.figures[colour][figure];
      if ((at & board.next_to_outer[space]).empty()) continue;
      return {name, name_of(at.first()),
              cat({"the ", name_of(colour), " ", title_of(figure), " on ", name_of(at.first())})};
    }
  }
  BENBEN_ASSERT(false);
}

template <class Space>
Place spaces_place(std::string_view name, SetOf<Space> spaces) {
  std::string text;
  for (const Space space : spaces) text += (text.empty() ? "" : " ") + name_of(space);
  return {name, text};
}

Place direction_place(std::string_view name, Colour colour) {
  return direction_of(colour) == Direction::kCounterclockwise
             ? Place{name, "+", "counterclockwise, to higher numbers"}
             : Place{name, "-", "clockwise, to lower numbers"};
}

// What stands in a place of a sentence about a step: about its piece or its spaces, ...
std::optional<Place> step_place(std::string_view name, const Position& position, const Step& step) {
  if (name == "figure") return figure_place(name, step.figure());
  if (name == "size") {
    return Place{name, std::string(1, kSizeLetters[index(step.size())]),
                 std::string(name_of(step.size()))};
  }
  if (name == "from") return space_place(name, step.from());
  if (name == "to") return space_place(name, step.to());
  if (name == "inner") return space_place(name, step.inner());
  if (name == "on_from") return stone_place(name, position, step.from());
  if (name == "on_to") return stone_place(name, position, step.to());
  if (name == "On_to") return stone_place(name, position, step.to(), "The ");
  if (name == "standing") return standing_place(name, position, step.inner());
  if (name == "height") return number_place(name, Stack::at(position, step.from()).height());
  if (name == "count") return number_place(name, step.count());
  return std::nullopt;
}

// ... or about what is around.
Place scene_place(std::string_view name, const Position& position, const Board& board,
                  const Step& step) {
  const Colour player = colour_to_move(position);
  if (name == "player") return colour_place(name, player);
  if (name == "enemy") return colour_place(name, other(player));
  if (name == "power") return figure_place(name, *position.figure);
  if (name == "direction") return direction_place(name, player);
  if (name == "guard_from") return guard_place(name, position, board, step.from());
  if (name == "guard_to") return guard_place(name, position, board, step.to());
  if (name == "stone_entries") return spaces_place(name, board.stone_entries[player]);
  if (name == "figure_entries") return spaces_place(name, board.figure_entries[player]);
  const Outer source = faulty_source(position, board, step)->space;
  if (name == "guard_source") return guard_place(name, position, board, source);
  BENBEN_ASSERT(name == "source");
  return space_place(name, source);
}

// The fault with all places that its sentence has.
Refused<Fault> refused(Fault fault, const Position& position, const Board& board,
                       const Step& step) {
  std::vector<Place> places;
  std::string_view rest = kFaults[static_cast<std::size_t>(fault)].sentence;
  for (std::size_t open = rest.find('{'); open != rest.npos; open = rest.find('{')) {
    const std::size_t close = rest.find('}');
    const std::string_view name = rest.substr(open + 1, close - open - 1);
    const std::optional<Place> place = step_place(name, position, step);
    places.push_back(place ? *place : scene_place(name, position, board, step));
    rest.remove_prefix(close + 1);
  }
  return {fault, std::move(places)};
}

}  // namespace

std::span<const FaultInfo> Ascension::faults() { return kFaults; }

MaybeRefused<Fault> Ascension::fault(const State& state, Actor actor) {
  const auto& position = state.position;
  if (position.ending == Ending::kWon) return Refused(Fault::kGameWon);
  if (position.ending == Ending::kDrawn) return Refused(Fault::kGameDrawn);
  if (!actor) {
    if (position.gold) return Refused(Fault::kColoursDrawn);
    return std::nullopt;
  }
  if (!position.gold) return Refused(Fault::kColoursDue);
  const Colour player = colour_to_move(position);
  if (*actor == seat_of(position, player)) return std::nullopt;
  return Refused(Fault::kOtherSeat,
                 {colour_place("player", player), seat_place("turn", seat_of(position, player)),
                  seat_place("seat", *actor)});
}

MaybeRefused<Fault> Ascension::fault(const State& state, Seat, const Step& step) {
  const auto fault = find_fault(state.position, state.board, step);
  if (!fault) return std::nullopt;
  return refused(*fault, state.position, state.board, step);
}

Status Ascension::check_outcome_tag(const State& state, std::string_view name,
                                    std::string_view value) {
  if (name != "Outcome") return {};
  if (value != "draw") {
    return error_of(
        Refused(Fault::kOutcomeIsNoDraw, {{"value", std::string(value), shortened(value)}}));
  }
  if (state.position.ending != Ending::kDrawn) return error_of(Refused(Fault::kNotDrawn));
  return {};
}

}  // namespace benben::ascension
