// What holds in every position of Ascension, on all boards: conservation, the code, the mirror law.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/ascension/moves.h"
#include "games/ascension/powers.h"
#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

void check_conservation(const Position& position) {
  for (const Colour colour : kColours) {
    for (const Size size : kSizes) {
      ASSERT_EQ(position.stones[colour][size].size() + in_limbo(position, colour, size) +
                    position.borne_off[colour],
                kPyramids);
    }
  }
}

void check_spaces(const Position& position, const Board& board) {
  const Stacks stacks = stacks_of(position, board);
  ASSERT_TRUE((stacks.mixed & board.blue).empty()) << "nothing mixed on blue (ASC-52)";
  ASSERT_EQ(stacks.any & ring<Outer>(board.outer_size), stacks.any);
  for (const Colour colour : kColours) {
    const OuterSet enemy_portal = board.portal[other(colour)];
    ASSERT_TRUE((stacks.holds[colour] & enemy_portal).empty()) << "ASC-61";
    const BySize<OuterSet>& own = position.stones[colour];
    ASSERT_TRUE(
        (own[Size::kSmall] & own[Size::kMedium] & own[Size::kLarge] & board.portal[colour]).empty())
        << "ASC-62";
  }
  for (const Size size : kSizes) {
    ASSERT_TRUE(
        (position.stones[Colour::kGold][size] & position.stones[Colour::kOnyx][size]).empty())
        << "stacks strictly descend (ASC-10)";
  }
}

TEST(AscensionLaws, NothingIsLostOrMisplaced) {
  visit_games(6, [](const State& state, const Step*) {
    const Board& board = state.board;
    check_conservation(state.position);
    check_spaces(state.position, board);
  });
}

// ASC-64: any two different sets of at most three spaces have different keys.
TEST(AscensionLaws, ASC_64_CodesOfStonesAreExact) {  // ASC-64
  const auto& keys = kSpaceKeys.values;
  std::set<int> sums = {0};
  int sets = 1;
  const auto add = [&](int sum) {
    sums.insert(sum);
    ++sets;
  };
  for (std::size_t a = 0; a < kMaxRing; ++a) {
    add(keys[a]);
    for (std::size_t b = 0; b < a; ++b) {
      add(keys[a] ^ keys[b]);
      for (std::size_t c = 0; c < b; ++c) add(keys[a] ^ keys[b] ^ keys[c]);
    }
  }
  EXPECT_EQ(sets, 1 + 24 + 276 + 2024);
  EXPECT_EQ(static_cast<int>(sums.size()), sets);
  EXPECT_LT(*sums.rbegin(), 1 << 12) << "they fit their field";
}

// The code is kept step by step; here it is counted anew at every node, and the past with it.
TEST(AscensionLaws, ASC_64_TheCodeIsKeptRightInPlay) {  // ASC-64
  visit_games(4, [past = std::vector<std::pair<Code, int>>(), last = -1](const State& state,
                                                                         const Step*) mutable {
    ASSERT_EQ(state.position.code, full_code(state.position));
    if (state.position.turns == 0) {
      past.clear();
      last = -1;
    }
    if (state.position.turns == last) return;
    last = state.position.turns;
    int before = 0;
    for (const auto& [code, turn] : past) {
      before += code == state.position.code && turn % 2 == last % 2 ? 1 : 0;
    }
    if (state.position.ending == Ending::kNone) {
      ASSERT_LT(before, 2) << "a third occurrence has drawn the game";
      ASSERT_EQ(state.past.occurrences_before(last, state.position.code), before);
    }
    past.emplace_back(state.position.code, last);
  });
}

// What ASC-64 calls the position, in words.
std::string position_words(const Position& position, const Board& board) {
  std::string words(name_of(colour_to_move(position)));
  for (int n = 0; n < board.outer_size; ++n) {
    words += ' ' + letters_of(Stack::at(position, outer_at(n)));
  }
  for (const Colour colour : kColours) {
    for (const InnerSet at : position.figures[colour]) {
      words += ' ' + (at.empty() ? "limbo" : name_of(at.first()));
    }
    words += ' ' + stones_in_limbo(position, colour);
    words += ' ' + std::to_string(position.borne_off[colour]);
  }
  return words;
}

// Different positions of a board have different codes, and equal ones equal ones.
TEST(AscensionLaws, ASC_64_CodesAndPositionsAgree) {  // ASC-64
  using Words = std::array<std::uint16_t, 8>;
  std::map<std::string, Words> codes;
  std::map<Words, std::string> positions;
  visit_games(3, [&](const State& state, const Step*) {
    if (state.board.name != "ring24") return;
    const std::string words = position_words(state.position, state.board);
    const Words code = state.position.code.words();
    ASSERT_EQ(codes.emplace(words, code).first->second, code);
    ASSERT_EQ(positions.emplace(code, words).first->second, words);
  });
  EXPECT_GT(codes.size(), 1000u);
}

Outer mirrored(Outer space, const Board& board) {
  return moved_on(outer_at(0), Direction::kClockwise, static_cast<int>(index(space)),
                  board.outer_size);
}
Inner mirrored(Inner space, const Board& board) {
  return inner_at(board.inner_size - 1 - static_cast<int>(index(space)));
}
template <class Space>
SetOf<Space> mirrored(SetOf<Space> set, const Board& board) {
  SetOf<Space> image;
  for (const Space space : set) image |= SetOf<Space>::of(mirrored(space, board));
  return image;
}

// The image in the mirror with the colours changed; turns keep their number, so Gold's become
// Onyx's by one more.
Position mirrored(const Position& position, const Board& board) {
  Position image = position;
  for (const Colour colour : kColours) {
    const Colour from = other(colour);
    for (const Size size : kSizes) {
      image.stones[colour][size] = mirrored(position.stones[from][size], board);
    }
    for (const Figure figure : kFigures) {
      image.figures[colour][figure] = mirrored(position.figures[from][figure], board);
    }
    image.limbo[colour] = position.limbo[from];
    image.borne_off[colour] = position.borne_off[from];
  }
  image.targets = mirrored(position.targets, board);
  image.moved_stone = mirrored(position.moved_stone, board);
  image.moved_figure = mirrored(position.moved_figure, board);
  image.turns = static_cast<std::uint16_t>(position.turns + 1);
  image.code = full_code(image);
  return image;
}

Source mirrored(Source source, const Board& board) {
  if (source.kind == SourceKind::kLimbo) return source;
  return {source.kind, mirrored(source.space, board)};
}

Step mirrored(const Step& step, const Board& board) {
  switch (step.kind()) {
    case StepKind::kStone:
      return Step::stone(mirrored(step.from(), board), mirrored(step.to(), board));
    case StepKind::kFigure:
      return Step::figure(step.figure(), mirrored(step.inner(), board));
    case StepKind::kEnterStone:
      return Step::enter(step.size(), mirrored(step.to(), board));
    case StepKind::kEnterFigure:
      return Step::enter(step.figure(), mirrored(step.inner(), board));
    case StepKind::kPush:
      return Step::push(mirrored(step.target(), board), step.direction(0) == Direction::kClockwise
                                                            ? Direction::kCounterclockwise
                                                            : Direction::kClockwise);
    case StepKind::kScatter: {
      unsigned clockwise = 0;
      for (int n = 0; n < step.count(); ++n) {
        clockwise |= (step.direction(n) == Direction::kClockwise ? 0u : 1u) << n;
      }
      return Step::scatter(mirrored(step.target(), board), step.count(), clockwise);
    }
    case StepKind::kCollect:
      if (step.count() == 1) {
        return Step::collect(mirrored(step.target(), board), mirrored(step.source(0), board));
      }
      return Step::collect(mirrored(step.target(), board), mirrored(step.source(0), board),
                           mirrored(step.source(1), board));
    case StepKind::kDone:
    case StepKind::kForfeit:
      return step;
  }
  BENBEN_ASSERT(false);
}

// ASC-05: the legal steps of the mirrored position are the mirrored steps, and lead to the mirrored
// positions. (Powers in either order matter for this.)
TEST(AscensionLaws, ASC_05_TheMirrorLaw) {  // ASC-05 ASC-50
  visit_games(3, [](const State& state, const Step* step) {
    if (step == nullptr || state.position.turns + 2 >= kMaxTurns) return;
    const Board& board = state.board;
    const SearchPosition image = {mirrored(state.position, board), &board};
    std::vector<std::string> expected;
    for (const Step& legal : Ascension::legal(state, seat_at(0))) {
      expected.push_back(Ascension::text(mirrored(legal, board)));
    }
    std::ranges::sort(expected);
    std::vector<std::string> found;
    for (const Step& legal : Ascension::legal(image, seat_at(0))) {
      found.push_back(Ascension::text(legal));
    }
    ASSERT_EQ(found, expected);
    SearchPosition after = Ascension::position(state);
    SearchPosition after_image = image;
    Ascension::apply(after, *step);
    Ascension::apply(after_image, mirrored(*step, board));
    ASSERT_TRUE(mirrored(after.position, board) == after_image.position) << Ascension::text(*step);
  });
}

TEST(AscensionLaws, ASC_05_TheStartIsItsOwnImage) {  // ASC-05
  for (const benben::Setup& setup : all_kinds()) {
    const State state = Ascension::start(setup);
    Position image = mirrored(state.position, state.board);
    image.turns = state.position.turns;
    image.code = state.position.code;
    EXPECT_TRUE(image == state.position) << state.board.name;
  }
}

// The evaluation is as good for either colour as for the other.
TEST(AscensionLaws, TheEvaluationHasNoFavourite) {
  visit_games(2, [](const State& state, const Step*) {
    const Position image = mirrored(state.position, state.board);
    for (const Colour colour : kColours) {
      ASSERT_EQ(progress(state.position, state.board)[colour],
                progress(image, state.board)[other(colour)]);
    }
  });
}

// What is listed without a trial (never_strands) is what a trial of every choice would list.
TEST(AscensionLaws, ASC_53_EveryScatterListedCanBeDone) {  // ASC-53
  visit_games(2, [](const State& state, const Step* step) {
    if (step == nullptr || state.position.figure != Figure::kAnubis) return;
    for (const Step& legal : Ascension::legal(state, seat_to_move(state))) {
      if (legal.kind() != StepKind::kScatter) continue;
      ASSERT_TRUE(can_scatter(state.position, state.board, legal));
    }
  });
}

// Two lone large stones beside Cleopatra and six stones of either other size to choose from.
TEST(AscensionLaws, TheListOfStepsIsLongEnough) {
  const State state =
      scene("O10=L O11=l O1=M O2=m O3=M O4=m O5=M O6=m O12=S O13=s O14=S O15=s O17=S O18=s I9=C");
  const State landed = after(state, {"cleopatra>10"});
  EXPECT_EQ(legal_texts(landed).size(), static_cast<std::size_t>(kMaxSteps));
}

// ASC-30: with the duty open no other Move is listed than those that fulfil it, unless none does.
TEST(AscensionLaws, ASC_30_TheDutyIsKept) {  // ASC-30
  int open = 0;
  visit_games(4, [&](const State& state, const Step* step) {
    if (step == nullptr || state.position.figure || !is_duty_open(state.position)) return;
    ++open;
    for (const Step& legal : Ascension::legal(state, seat_to_move(state))) {
      const bool cleopatra = legal.figure() == Figure::kCleopatra;
      ASSERT_TRUE(legal.kind() == StepKind::kEnterStone || legal.kind() == StepKind::kForfeit ||
                  cleopatra)
          << Ascension::text(legal);
    }
  });
  EXPECT_GT(open, 100);
}

}  // namespace
}  // namespace benben::ascension
