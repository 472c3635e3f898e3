// Ascension as JSON (ASC-71), and the letters of stacks and of Limbo.
#include <string>
#include <vector>

#include "core/text.h"
#include "games/ascension/names.h"
#include "games/ascension/rules.h"
#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

std::string outer_json(const Position& position, const Stacks& stacks) {
  std::string out = "{";
  for (const Outer space : stacks.any) {
    if (out.size() > 1) out += ',';
    out += json_quote(number_of(space)) + ":" + json_quote(letters_of(Stack::at(position, space)));
  }
  return out += '}';
}

std::string inner_json(const Position& position) {
  ByInner<std::string> letters;
  for (const Colour colour : kColours) {
    for (const Figure figure : kFigures) {
      const InnerSet at = position.figures[colour][figure];
      if (!at.empty()) letters[at.first()] = letter_of(colour, figure);
    }
  }
  std::string out = "{";
  for (const Inner space : InnerSet::all()) {
    if (letters[space].empty()) continue;
    if (out.size() > 1) out += ',';
    out += json_quote(number_of(space)) + ":" + json_quote(letters[space]);
  }
  return out += '}';
}

// Upper case sorts before lower case by byte, so Gold's letters come first.
std::string letters_json(const std::string& gold, const std::string& onyx) {
  std::vector<std::string> list;
  for (const char letter : gold + onyx) list.emplace_back(1, letter);
  return json_list(list);
}

std::string moved_json(const Position& position) {
  if (!position.moved_stone.empty()) return json_quote(name_of(position.moved_stone.first()));
  if (!position.moved_figure.empty()) return json_quote(name_of(position.moved_figure.first()));
  return "null";
}

std::string targets_json(const Position& position) {
  std::vector<std::string> list;
  for (const Outer space : position.targets) list.push_back(number_of(space));
  return json_list(list);
}

std::string seat_json(const Position& position, Colour colour) {
  return position.gold ? std::to_string(benben::index(seat_of(position, colour))) : "null";
}

// What the enemy's Moves and powers cannot reach: stacks beside a figure of their colour (ASC-40)
// or on a blue space (ASC-60), and figures beside a full stack of one colour (ASC-41).
std::string protected_json(const Position& position, const Board& board, const Stacks& stacks) {
  InnerSet shielded;
  for (const Outer space : stacks.full - stacks.mixed) {
    shielded |= board.next_to_outer[space];
  }
  InnerSet figures;
  for (const ByFigure<InnerSet>& of_colour : position.figures) {
    for (const InnerSet at : of_colour) figures |= at;
  }
  std::vector<std::string> list;
  const OuterSet guarded_stacks =
      stacks.protected_from[Colour::kGold] | stacks.protected_from[Colour::kOnyx];
  for (const Outer space : guarded_stacks | (stacks.any & board.blue)) {
    list.push_back(name_of(space));
  }
  for (const Inner space : (figures & shielded)) list.push_back(name_of(space));
  return json_list(list);
}

template <class Space>
std::string numbers_json(SetOf<Space> spaces) {
  std::string out = "[";
  for (const Space space : spaces) out += (out.size() > 1 ? "," : "") + number_of(space);
  return out += ']';
}

// Of Gold and of Onyx.
template <class Spaces>
std::string both_json(const ByColour<Spaces>& spaces) {
  return "[" + numbers_json(spaces[Colour::kGold]) + "," + numbers_json(spaces[Colour::kOnyx]) +
         "]";
}

std::string figures_json(const ByFigure<Inner>& figures) {
  std::string out = "[";
  for (const Inner space : figures) out += (out.size() > 1 ? "," : "") + number_of(space);
  return out += ']';
}

// A board of one's own (ASC-07), so that it can be drawn.
std::string table_json(const Board& board) {
  const OuterSet neutral = board.blue - board.portal[Colour::kGold] - board.portal[Colour::kOnyx];
  std::string out = "{\"outer\":" + std::to_string(board.outer_size);
  out += ",\"inner\":" + numbers_json(board.gaps) + ",\"neutral\":" + number_of(neutral.first());
  out += ",\"portals\":[" + number_of(board.portal[Colour::kGold].first()) + "," +
         number_of(board.portal[Colour::kOnyx].first()) + "]";
  out += ",\"pyramids\":" + both_json(board.pyramid_starts);
  out += ",\"figures\":[" + figures_json(board.figure_starts[Colour::kGold]) + "," +
         figures_json(board.figure_starts[Colour::kOnyx]) + "]";
  out += ",\"entries\":" + both_json(board.stone_entries);
  return out += ",\"figure_entries\":" + both_json(board.figure_entries) + "}";
}

// A number of each colour, by seat.
template <class Count>
std::string by_seat_json(const Position& position, Count count) {
  Scores points{};
  for (const Colour colour : kColours) {
    if (!position.gold) break;
    points[static_cast<std::size_t>(benben::index(seat_of(position, colour)))] = count(colour);
  }
  return json_points(points, 2);
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
    if (position.figures[colour][figure].empty()) {
      letters += letter_of(colour, figure);
    }
  }
  return letters;
}

std::string Ascension::state_json(const State& state) {
  const auto& position = state.position;
  std::string out = "{\"gold\":" + seat_json(position, Colour::kGold);
  out += ",\"outer\":" + outer_json(position, stacks_of(position, state.board)) +
         ",\"inner\":" + inner_json(position);
  out += ",\"limbo\":" + letters_json(stones_in_limbo(position, Colour::kGold),
                                      stones_in_limbo(position, Colour::kOnyx));
  out += ",\"off\":" + json_points(scores(state), 2);
  out += ",\"turn\":" + seat_json(position, colour_to_move(position));
  out += ",\"moves_left\":" + std::to_string(position.moves_left);
  out += ",\"moved\":" + moved_json(position);
  out += ",\"phase\":" + json_quote(position.figure ? "power" : "move");
  out += ",\"figure\":" +
         (position.figure ? json_quote(name_of(*position.figure)) : std::string("null"));
  out += ",\"limbo_figures\":" + letters_json(figures_in_limbo(position, Colour::kGold),
                                              figures_in_limbo(position, Colour::kOnyx));
  out += ",\"targets\":" + targets_json(position);
  out += std::string(",\"entered\":") + (position.entered ? "true" : "false");
  return out += ",\"turns\":" + std::to_string(position.turns) + "}";
}

std::string Ascension::standing_json(const State& state) {
  const auto& position = state.position;
  const std::string off = json_points(standing(state), 2);
  std::string out = R"({"parts":[{"name":"borne_off","points":)" + off + R"(}],"total":)" + off;
  const Stacks stacks = stacks_of(position, state.board);
  out += ",\"limbo\":" + by_seat_json(position, [&](Colour colour) {
           return static_cast<int>(stones_in_limbo(position, colour).size());
         });
  out += ",\"trapped\":" + by_seat_json(position, [&](Colour colour) {
           return (stacks.holds[colour] & owned(position, stacks, other(colour))).size();
         });
  out += ",\"protected\":" + protected_json(position, state.board, stacks);
  out += ",\"board\":" + json_quote(state.board.name);
  if (state.board.name == kOwnBoard) out += ",\"table\":" + table_json(state.board);
  return out += '}';
}

}  // namespace benben::ascension
