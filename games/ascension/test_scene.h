// Positions of Ascension for tests: scenes written as text, steps by their texts, random games.
//
// A scene names what matters: "O4=lm I22=M limbo=Sma off=1,0 turn=onyx moved=O20". Seat 0 is Gold.
// Stones that it does not name are nowhere, so that no test has to care for them; Limbo holds what
// `limbo` says, and figures that are not named.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "core/text.h"
#include "games/ascension/changes.h"
#include "games/ascension/evaluation.h"
#include "games/ascension/names.h"
#include "games/ascension/own_board.h"
#include "games/ascension/rules.h"
#include "games/ascension/stacks.h"

namespace benben::ascension {

inline Outer outer_at(int number) { return static_cast<Outer>(number); }
inline Inner inner_at(int number) { return static_cast<Inner>(number); }

inline Colour colour_of(char letter) { return letter < 'a' ? Colour::kGold : Colour::kOnyx; }
inline char upper(char letter) {
  return letter < 'a' ? letter : static_cast<char>(letter - 'a' + 'A');
}

// The code counted anew from what lies on the board.
inline Code full_code(const Position& position) {
  Code code;
  for (const Colour colour : kColours) {
    for (const Size size : kSizes) {
      for (const Outer space : position.stones[colour][size]) {
        code.toggle(colour, size, space);
      }
    }
    for (const Figure figure : kFigures) {
      const InnerSet at = position.figures[colour][figure];
      if (!at.empty()) code.toggle(colour, figure, at.first());
    }
    code.replace_borne_off(colour, 0, position.borne_off[colour]);
  }
  if (position.turns % 2 != 0) code.pass_turn();
  return code;
}

inline void set_outer(Position& position, Outer space, std::string_view letters) {
  for (const char letter : letters) {
    const auto size = static_cast<Size>(kSizeLetters.find(upper(letter)));
    position.stones[colour_of(letter)][size] |= OuterSet::of(space);
  }
}

inline void set_word(Position& position, std::string_view name, std::string_view value) {
  if (name == "limbo") {
    for (const char letter : value) {
      ++position.limbo[colour_of(letter)][static_cast<Size>(kSizeLetters.find(upper(letter)))];
    }
  } else if (name == "off") {
    position.borne_off = {static_cast<std::uint8_t>(value[0] - '0'),
                          static_cast<std::uint8_t>(value[2] - '0')};
  } else if (name == "turn") {
    position.turns = value == "gold" ? 2 : 3;
  } else if (name == "moved") {
    position.moves_left = 1;
    const int number = *parse_number(value.substr(1), kMaxRing);
    if (value[0] == 'O') position.moved_stone = OuterSet::of(outer_at(number));
    if (value[0] == 'I') position.moved_figure = InnerSet::of(inner_at(number));
  } else {
    const int number = *parse_number(name.substr(1), kMaxRing);
    if (name[0] == 'O') set_outer(position, outer_at(number), value);
    if (name[0] == 'I') {
      const auto figure = static_cast<Figure>(kFigureLetters.find(upper(value[0])));
      position.figures[colour_of(value[0])][figure] = InnerSet::of(inner_at(number));
    }
  }
}

inline State scene(std::string_view words, const Setup& setup) {
  State state = Ascension::start(setup);
  Position& position = state.position;
  position.stones = {};
  position.figures = {};
  position.gold = seat_at(0);
  position.turns = 2;
  position.moves_left = 2;
  for (const std::string_view word : split(words, ' ')) {
    const std::size_t equals = word.find('=');
    if (equals != word.npos) set_word(position, word.substr(0, equals), word.substr(equals + 1));
  }
  position.code = full_code(position);
  state.past.set(position.turns, position.code);
  return state;
}

inline State scene(std::string_view words, std::string_view board = "ring24") {
  return scene(words, Setup{2, {{"board", std::string(board)}}});
}

// After the draw for colours; seat 0 is Gold.
inline State opening(std::string_view board = "ring24") {
  State state = Ascension::start({2, {{"board", std::string(board)}}});
  Ascension::apply(state, Colours{seat_at(0)});
  return state;
}

inline Seat seat_to_move(const State& state) {
  return seat_of(state.position, colour_to_move(state.position));
}

inline std::vector<std::string> legal_texts(const State& state) {
  std::vector<std::string> texts;
  for (const Step& step : Ascension::legal(state, seat_to_move(state))) {
    texts.push_back(Ascension::text(step));
  }
  return texts;
}
// Those that begin so.
inline std::vector<std::string> legal_texts(const State& state, std::string_view prefix) {
  std::vector<std::string> texts = legal_texts(state);
  std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(prefix); });
  return texts;
}
using Texts = std::vector<std::string>;

inline Error refusal_of(const State& state, std::string_view text) {
  const Result<Step> step = Ascension::read_move(state, seat_to_move(state), text);
  return step.ok() ? Error{} : step.error();
}
// The rule that refuses a step of the player to move ("" if none).
inline std::string refusal(const State& state, std::string_view text) {
  return refusal_of(state, text).rule;
}

// Steps, each of which must be legal.
inline void play(State& state, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    const Result<Step> step = Ascension::read_move(state, seat_to_move(state), text);
    ASSERT_TRUE(step.ok()) << text << ": " << describe(step.error());
    Ascension::apply(state, *step);
  }
}
inline State after(State state, std::initializer_list<std::string_view> texts) {
  play(state, texts);
  return state;
}

// "LmS": what stands there, "" for nothing.
inline std::string stack(const State& state, int number) {
  return letters_of(Stack::at(state.position, outer_at(number)));
}
// "SMm": what waits in Limbo, Gold's first.
inline std::string limbo(const State& state) {
  return stones_in_limbo(state.position, Colour::kGold) +
         stones_in_limbo(state.position, Colour::kOnyx);
}
inline std::string limbo_figures(const State& state) {
  return figures_in_limbo(state.position, Colour::kGold) +
         figures_in_limbo(state.position, Colour::kOnyx);
}

// How a test's game is played: at random, or mostly by the best-looking step, so that games end.
enum class Manner : std::uint8_t { kRandom, kGreedy };

inline Step greedy_step(const State& state, Rng& rng) {
  const Seat seat = seat_to_move(state);
  const StepList steps = Ascension::legal(state, seat);
  Step best = steps[static_cast<int>(rng.below(static_cast<std::uint32_t>(steps.size())))];
  if (rng.below(6) == 0) return best;
  int best_value = 0;
  bool first = true;
  for (const Step& step : steps) {
    SearchPosition next = Ascension::position(state);
    Ascension::apply(next, step);
    const int value = Ascension::evaluate(next, seat);
    if (first || value > best_value) best = step;
    best_value = first ? value : std::max(best_value, value);
    first = false;
  }
  return best;
}

// Calls visit(state, step) before every step of a game, and visit(state, nothing) at its end.
inline void visit_game(const Setup& setup, Manner manner, std::uint64_t seed,
                       const std::function<void(const State&, const Step*)>& visit) {
  Rng rng = Rng(23).split(seed);
  State state = Ascension::start(setup);
  Ascension::apply(state, Ascension::sample(state, rng));
  for (int ply = 0; !Ascension::next(state).is_over(); ++ply) {
    const StepList steps = Ascension::legal(state, seat_to_move(state));
    // Openings vary in either manner.
    const bool random = manner == Manner::kRandom || ply < 10;
    const Step step =
        random ? steps[static_cast<int>(rng.below(static_cast<std::uint32_t>(steps.size())))]
               : greedy_step(state, rng);
    visit(state, &step);
    Ascension::apply(state, step);
  }
  visit(state, nullptr);
}

// Gold's only stones are trapped and its figures wait behind shielded ones.
inline constexpr std::string_view kGoldIsStuck = "O10=Ls I18=m I20=a I22=c O18=lms O20=lms O22=lms";

// A board of one's own (ASC-07) that is like none of the others: 22 spaces and 16, unevenly, and
// pieces that enter elsewhere than where they began.
inline constexpr std::string_view kUnevenBoard =
    "outer 22; inner 0 1 3 4 5 7 8 10 11 13 14 16 17 18 20 21; neutral 11; gold-portal 5; "
    "onyx-portal 17; gold-pyramids 14 16 19; onyx-pyramids 8 6 3; gold-figures 13 9 8; "
    "onyx-figures 2 6 7; gold-entries 13 15 16; onyx-entries 9 7 6; gold-figure-entries 8 9 12; "
    "onyx-figure-entries 7 6 3";

inline Setup setup_of(std::string_view board, std::string_view protection = "own") {
  return {2, {{"board", std::string(board)}, {"protection", std::string(protection)}}};
}
inline Setup own_setup(std::string_view layout = kUnevenBoard) {
  return {2, {}, {{"Board.own", std::string(layout)}}};
}

// Every kind of setup whose play differs.
inline std::vector<Setup> all_kinds() {
  std::vector<Setup> setups;
  for (const std::string_view board : kBoardNames) setups.push_back(setup_of(board));
  setups.push_back(setup_of("ring24", "any"));
  setups.push_back(own_setup());
  return setups;
}

// Games of all kinds in both manners.
inline void visit_games(int games, const std::function<void(const State&, const Step*)>& visit) {
  for (const Setup& setup : all_kinds()) {
    for (int game = 0; game < games; ++game) {
      for (const Manner manner : {Manner::kRandom, Manner::kGreedy}) {
        visit_game(setup, manner, static_cast<std::uint64_t>(game), visit);
      }
    }
  }
}

}  // namespace benben::ascension
