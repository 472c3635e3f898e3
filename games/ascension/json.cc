// Ascension as JSON: positions (ASC-71), the standing and the facts (ASC-73); and the letters of
// stacks and of Limbo.
#include "core/json.h"

#include <string>
#include <string_view>

#include "games/ascension/names.h"
#include "games/ascension/rules.h"
#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

void write_outer(JsonWriter& json, const Position& position, const Stacks& stacks) {
  json.begin_object();
  for (const Outer space : stacks.any) {
    json.member(number_of(space), letters_of(Stack::at(position, space)));
  }
  json.end_object();
}

void write_inner(JsonWriter& json, const Position& position) {
  ByInner<std::string> letters;
  for (const Colour colour : kColours) {
    for (const Figure figure : kFigures) {
      const InnerSet at = position.figures[colour][figure];
      if (!at.empty()) letters[at.first()] = letter_of(colour, figure);
    }
  }
  json.begin_object();
  for (const Inner space : InnerSet::all()) {
    if (!letters[space].empty()) json.member(number_of(space), letters[space]);
  }
  json.end_object();
}

// Each letter as a text of its own. Upper case sorts before lower case by byte, so Gold's come
// first.
void write_letters(JsonWriter& json, const std::string& gold, const std::string& onyx) {
  json.begin_list();
  for (const char letter : gold + onyx) json.value(std::string(1, letter));
  json.end_list();
}

void write_moved(JsonWriter& json, const Position& position) {
  if (!position.moved_stone.empty()) {
    json.value(name_of(position.moved_stone.first()));
  } else if (!position.moved_figure.empty()) {
    json.value(name_of(position.moved_figure.first()));
  } else {
    json.null();
  }
}

void write_seat(JsonWriter& json, const Position& position, Colour colour) {
  if (position.gold) {
    json.value(seat_of(position, colour));
  } else {
    json.null();
  }
}

// What the enemy's Moves and powers cannot reach: stacks beside a figure that protects them
// (ASC-40) or on a blue space (ASC-60), and figures beside a full stack of one colour (ASC-41).
void write_protected(JsonWriter& json, const Position& position, const Board& board,
                     const Stacks& stacks) {
  InnerSet shielded;
  for (const Outer space : stacks.full - stacks.mixed) shielded |= board.next_to_outer[space];
  InnerSet figures;
  OuterSet guarded;
  for (const Colour colour : kColours) {
    for (const InnerSet at : position.figures[colour]) figures |= at;
    guarded |= stacks.protected_from[colour];
  }
  json.begin_list();
  for (const Outer space : guarded | (stacks.any & board.blue)) json.value(name_of(space));
  for (const Inner space : (figures & shielded)) json.value(name_of(space));
  json.end_list();
}

template <class Space>
void write_numbers(JsonWriter& json, SetOf<Space> spaces) {
  json.begin_list();
  for (const Space space : spaces) json.value(static_cast<int>(index(space)));
  json.end_list();
}

// A list of Gold's and of Onyx's spaces.
template <class Space>
void write_both(JsonWriter& json, std::string_view name, const ByColour<SetOf<Space>>& spaces) {
  json.key(name).begin_list();
  for (const SetOf<Space> own : spaces) write_numbers(json, own);
  json.end_list();
}

// The parts of a board (ASC-07).
void write_board(JsonWriter& json, const Board& board) {
  json.begin_object().member("outer", board.outer_size);
  write_numbers(json.key("inner"), board.gaps);
  const OuterSet portals = board.portal[Colour::kGold] | board.portal[Colour::kOnyx];
  json.member("neutral", static_cast<int>(index((board.blue - portals).first())));
  json.key("portals").begin_list();
  for (const OuterSet portal : board.portal) json.value(static_cast<int>(index(portal.first())));
  json.end_list();
  write_both(json, "pyramids", board.pyramid_starts);
  json.key("figures").begin_list();
  for (const ByFigure<Inner>& starts : board.figure_starts) {
    json.begin_list();
    for (const Inner space : starts) json.value(static_cast<int>(index(space)));
    json.end_list();
  }
  json.end_list();
  write_both(json, "entries", board.stone_entries);
  write_both(json, "figure_entries", board.figure_entries);
  json.end_object();
}

// A number of each colour, by seat.
template <class Count>
void write_by_seat(JsonWriter& json, const Position& position, Count count) {
  Scores points{};
  for (const Colour colour : kColours) {
    if (!position.gold) break;
    points[static_cast<std::size_t>(benben::index(seat_of(position, colour)))] = count(colour);
  }
  json.points(points, 2);
}

void add_phase(JsonWriter& json, const Position& position) {
  json.member("phase", position.figure ? "power" : "move").key("figure");
  if (position.figure) {
    json.value(name_of(*position.figure));
  } else {
    json.null();
  }
}

}  // namespace

std::string letters_of(Stack stack) {
  std::string letters;
  for (const Size size : {Size::kLarge, Size::kMedium, Size::kSmall}) {
    for (const Colour colour : kColours) {
      if (stack.contains(colour, size)) letters += letter_of(colour, size);
    }
  }
  return letters;
}

std::string stones_in_limbo(const Position& position, Colour colour) {
  std::string letters;
  for (const Size size : {Size::kLarge, Size::kMedium, Size::kSmall}) {
    letters.append(static_cast<std::size_t>(in_limbo(position, colour, size)),
                   letter_of(colour, size));
  }
  return letters;
}

std::string figures_in_limbo(const Position& position, Colour colour) {
  std::string letters;
  for (const Figure figure : {Figure::kAnubis, Figure::kCleopatra, Figure::kMason}) {
    if (position.figures[colour][figure].empty()) letters += letter_of(colour, figure);
  }
  return letters;
}

std::string Ascension::state_json(const State& state) {
  const auto& position = state.position;
  JsonWriter json;
  write_seat(json.begin_object().key("gold"), position, Colour::kGold);
  write_outer(json.key("outer"), position, stacks_of(position, state.board));
  write_inner(json.key("inner"), position);
  write_letters(json.key("limbo"), stones_in_limbo(position, Colour::kGold),
                stones_in_limbo(position, Colour::kOnyx));
  json.key("off").points(scores(state), 2);
  write_seat(json.key("turn"), position, colour_to_move(position));
  json.member("moves_left", int{position.moves_left});
  write_moved(json.key("moved"), position);
  add_phase(json, position);
  write_letters(json.key("limbo_figures"), figures_in_limbo(position, Colour::kGold),
                figures_in_limbo(position, Colour::kOnyx));
  json.key("targets").begin_list();
  for (const Outer space : position.targets) json.value(number_of(space));
  json.end_list();
  json.member("entered", position.entered).member("turns", int{position.turns});
  return json.end_object().take();
}

std::string Ascension::standing_json(const State& state) {
  const auto& position = state.position;
  const Scores off = standing(state);
  JsonWriter json;
  json.begin_object().key("parts").begin_list().begin_object().member("name", "borne_off");
  json.key("points").points(off, 2).end_object().end_list().key("total").points(off, 2);
  const Stacks stacks = stacks_of(position, state.board);
  write_by_seat(json.key("limbo"), position, [&](Colour colour) {
    return static_cast<int>(stones_in_limbo(position, colour).size());
  });
  write_by_seat(json.key("trapped"), position, [&](Colour colour) {
    return (stacks.holds[colour] & owned(position, stacks, other(colour))).size();
  });
  write_protected(json.key("protected"), position, state.board, stacks);
  json.member("board", state.board.name);
  if (state.board.name == kOwnBoard) write_board(json.key("table"), state.board);
  return json.end_object().take();
}

void Ascension::add_facts(JsonWriter& json, const Setup& setup) {
  const State state = start(setup);
  json.member("board", state.board.name);
  write_board(json.key("table"), state.board);
  json.member("protection", setup.option("protection", "own"));
  json.key("ways").begin_list();
  for (const Colour colour : kColours) {
    json.value(direction_of(colour) == Direction::kCounterclockwise ? "+" : "-");
  }
  json.end_list().key("sizes").list(kSizeNames).key("figures").list(kFigureNames);
  json.member("longest_move", kLongestMove).member("pyramids", kPyramids);
  json.member("turns", kMaxTurns).member("occurrences", kDrawnOccurrence);
}

}  // namespace benben::ascension
