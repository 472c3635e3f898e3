// Edits: every legal move can be reached, nothing else, and no draft is without a legal end.
#include "games/cubus/edits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/cubus/boxes.h"
#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

std::uint32_t below(Rng& rng, int bound) { return rng.below(static_cast<std::uint32_t>(bound)); }

// A draft as edits see it, but for how many there were.
std::string name_of(const Draft& draft) {
  return text(draft.stack) + " " + std::to_string(static_cast<int>(draft.stage));
}

bool is_legal(const State& state, const Move& move) {
  return !Cubus::fault(state, seat_to_act(state), move);
}

// All drafts that edits lead to, each by as few as possible, and what they end in.
class Graph {
 public:
  Graph(const State& state, const std::set<Tool>& without) {
    std::vector<Draft> drafts = {first_draft(state)};
    number_[name_of(drafts[0])] = 0;
    for (std::size_t n = 0; n < drafts.size(); ++n) {
      const EditList list = legal_edits(state, drafts[n]);
      EXPECT_FALSE(list.empty());
      ends_.push_back(false);
      before_.resize(drafts.size());
      for (const Edit edit : list) {
        if (without.contains(edit.tool)) continue;
        Draft draft = drafts[n];
        const std::optional<Move> move = apply_edit(state, draft, edit);
        if (move) {
          EXPECT_TRUE(is_legal(state, *move)) << Cubus::text(*move);
          texts_.insert(Cubus::text(*move));
          if (edit.tool != Tool::kWayOut && edit.tool != Tool::kKnockFalse) ends_[n] = true;
          continue;
        }
        const auto [at, is_new] = number_.emplace(name_of(draft), drafts.size());
        if (is_new) drafts.push_back(draft);
        before_.resize(drafts.size());
        before_[at->second].push_back(n);
      }
    }
  }

  const std::set<std::string>& texts() const { return texts_; }
  std::size_t size() const { return ends_.size(); }
  // How many drafts have a way to a build or to a box taken off.
  std::size_t completable() const {
    std::vector<bool> met = ends_;
    std::vector<std::size_t> todo;
    for (std::size_t n = 0; n < met.size(); ++n) {
      if (met[n]) todo.push_back(n);
    }
    std::size_t count = todo.size();
    while (!todo.empty()) {
      const std::size_t n = todo.back();
      todo.pop_back();
      for (const std::size_t from : before_[n]) {
        if (met[from]) continue;
        met[from] = true;
        ++count;
        todo.push_back(from);
      }
    }
    return count;
  }

 private:
  std::map<std::string, std::size_t> number_;
  std::vector<std::vector<std::size_t>> before_;
  std::vector<bool> ends_;
  std::set<std::string> texts_;
};

// All closed stacks within the cards, grown by whoever tries every place of a grid.
std::vector<Stack> shapes_within(const Cards& cards) {
  std::vector<Stack> shapes = {stack("1")};
  std::set<std::string> seen = {"1"};
  for (std::size_t n = 0; n < shapes.size(); ++n) {
    Grid room;
    for (const Column& column : columns_of(shapes[n])) {
      room.set({column.place.i + 1, column.place.j + 1}, column.height, false);
    }
    for (int j = 0; j <= 9; ++j) {
      for (int i = 0; i <= 9; ++i) {
        Grid grid = room;
        grid.set({i, j}, room.height({i, j}) + 1, false);
        const auto more = stack_of(grid);
        if (!more) continue;
        const Cards shown = cards_shown(*more);
        if (shown.tops() > cards.tops() || shown[Kind::kLeft] > cards[Kind::kLeft] ||
            shown[Kind::kRight] > cards[Kind::kRight]) {
          continue;
        }
        if (seen.insert(text(*more)).second) shapes.push_back(*more);
      }
    }
  }
  return shapes;
}

// The texts of all legal moves: every shape with every choice of open tops is asked for.
std::set<std::string> all_legal(const State& state) {
  std::set<std::string> texts;
  const auto consider = [&](const Move& move) {
    if (is_legal(state, move)) texts.insert(Cubus::text(move));
  };
  for (const Act act : {Act::kPass, Act::kWaive, Act::kKnockFalse}) consider({act, 0, 0, {}});
  for (Stack shape : shapes_within(cards_shown(state.stack) + usable_cards(state))) {
    for (unsigned open = 0; open < 1u << columns(shape); ++open) {
      if (std::popcount(open) > kSupply[Kind::kOpenTop]) continue;
      shape.open = static_cast<std::uint16_t>(open);
      consider(build_move(state, shape));
    }
  }
  return texts;
}

// A position whose legal moves can all be tried: a small stack with open tops, a hand of few cards.
State small_position(Rng& rng) {
  constexpr int kTops = 6;
  constexpr int kSides = 5;
  static const std::vector<Stack> kShapes = shapes_within({{4, 4, 5, 0}});
  Stack before = kShapes[below(rng, static_cast<int>(kShapes.size()))];
  for (std::uint32_t open = below(rng, 4); open > 0; --open) {
    before.open = static_cast<std::uint16_t>(before.open | 1u << below(rng, columns(before)));
  }
  State state = table(3, "1", {"", "", ""});
  state.stack = before;
  const Cards shown = cards_shown(before);
  Cards& hand = state.hands[0];
  hand.add(Kind::kLeft, static_cast<int>(below(rng, kSides - shown[Kind::kLeft] + 1)));
  hand.add(Kind::kRight, static_cast<int>(below(rng, kSides - shown[Kind::kRight] + 1)));
  const auto tops = static_cast<int>(below(rng, kTops - shown.tops() + 1));
  const auto open = std::min(static_cast<int>(below(rng, tops + 1)),
                             kSupply[Kind::kOpenTop] - shown[Kind::kOpenTop]);
  hand.add(Kind::kOpenTop, open);
  hand.add(Kind::kLid, tops - open);
  if (below(rng, 4) == 0) state.phase = Phase::kKnock;
  return state;
}

TEST(CubusEdits, TheyReachTheLegalMovesAndNoOthers) {  // CUB-12 CUB-13 CUB-14 CUB-15 CUB-16
  Rng rng(5);
  std::size_t most = 0;
  int with_builds = 0;
  for (int n = 0; n < 120; ++n) {
    const State state = small_position(rng);
    const std::set<std::string> legal = all_legal(state);
    SCOPED_TRACE(text(state.stack));
    const Graph graph(state, {});
    ASSERT_EQ(graph.texts(), legal);
    // Without the shortcuts, too.
    const Graph by_boxes(state, {Tool::kClear, Tool::kRestart});
    ASSERT_EQ(by_boxes.texts(), legal);
    const bool has_build = legal.size() > (state.phase == Phase::kKnock ? 2u : 1u);
    EXPECT_EQ(graph.completable(), has_build ? graph.size() : 0);
    EXPECT_EQ(by_boxes.completable(), has_build ? by_boxes.size() : 0);
    with_builds += has_build ? 1 : 0;
    most = std::max(most, legal.size());
  }
  EXPECT_GT(with_builds, 60);
  EXPECT_GT(most, 200u);
}

// Edits drawn at random until there is a move; every one is looked up as its number.
Move walk(const State& state, Rng& rng, Tool instead_of) {
  Draft draft = first_draft(state);
  for (int made = 0; made <= kMostShapeEdits + 6; ++made) {
    const EditList list = legal_edits(state, draft);
    Edit edit = list[static_cast<int>(below(rng, list.size()))];
    for (const Edit other : list) {
      EXPECT_EQ(edit_of(number_of(other)), other);
      EXPECT_LT(number_of(other), kEditNumbers);
      // A build that is there is not given up, so that there are builds.
      if (other.tool == Tool::kDone && edit.tool == instead_of) edit = other;
    }
    if (const auto move = apply_edit(state, draft, edit)) return *move;
    EXPECT_LE(draft.edits, kMostShapeEdits);
  }
  ADD_FAILURE() << "the walk has no end: " << text(state.stack);
  return way_out(state);
}

// The move that edits to another one make.
std::string replayed(const State& state, const Move& move) {
  const std::vector<Edit> edits = edits_to(state, move);
  Draft draft = first_draft(state);
  std::optional<Move> made;
  for (const Edit edit : edits) {
    EXPECT_FALSE(made) << Cubus::text(move);
    const EditList list = legal_edits(state, draft);
    if (std::ranges::find(list, edit) == list.end()) return "an edit is not allowed";
    made = apply_edit(state, draft, edit);
  }
  EXPECT_LE(std::ssize(edits), 71);
  return made ? Cubus::text(*made) : "no move";
}

TEST(CubusEdits, WalksEndInLegalMovesThatEditsLeadTo) {
  Rng rng(6);
  int builds = 0;
  int moves = 0;
  for_each_position(18, [&](const State& state) {
    if (!Cubus::next(state).is_seats()) return;
    for (const Tool instead_of : {Tool::kWayOut, Tool::kClear, Tool::kTake}) {
      const Move move = walk(state, rng, instead_of);
      ASSERT_TRUE(is_legal(state, move)) << Cubus::text(move);
      ASSERT_EQ(replayed(state, move), Cubus::text(move)) << text(state.stack);
      ++moves;
      builds += move.stack.empty() ? 0 : 1;
    }
  });
  EXPECT_GT(moves, 1000);
  EXPECT_GT(builds, 200);
}

TEST(CubusEdits, TheyLeadToWhatBotsPlayAndToEveryBuildOfOneBox) {
  for_each_position(18, [&](const State& state) {
    if (!Cubus::next(state).is_seats()) return;
    std::vector<Move> moves;
    for (const auto& candidate : Cubus::candidates(state, seat_to_act(state))) {
      moves.push_back(candidate.move);
    }
    if (is_building(state)) {
      for (const Stack& stack : local_builds(state.stack, usable_cards(state))) {
        moves.push_back(build_move(state, stack));
      }
    }
    for (const Move& move : moves) {
      ASSERT_EQ(replayed(state, move), Cubus::text(move)) << text(state.stack);
    }
  });
}

TEST(CubusEdits, InTheDemolitionTheFirstIsTheMove) {  // CUB-41 CUB-43
  for_each_position(6, [&](const State& state) {
    if (state.phase != Phase::kDemolish) return;
    const Draft draft = first_draft(state);
    std::set<std::string> texts;
    for (const Edit edit : legal_edits(state, draft)) {
      Draft copy = draft;
      texts.insert(Cubus::text(*apply_edit(state, copy, edit)));
    }
    std::set<std::string> legal;
    const auto moves = Cubus::legal(state, seat_to_act(state));
    for (const Move& move : *moves) legal.insert(Cubus::text(move));
    ASSERT_EQ(texts, legal);
  });
}

TEST(CubusEdits, AfterTheLastEditOfAShapeOnlyTheEndIsLeft) {
  const State state = table(2, "2,1/1,1*", {"LLLRRRTT", ""});
  Draft draft = first_draft(state);
  const auto allows = [&](Tool tool) {
    return std::ranges::any_of(legal_edits(state, draft),
                               [&](Edit edit) { return edit.tool == tool; });
  };
  for (int n = 0; n < kMostShapeEdits; ++n) {
    ASSERT_TRUE(allows(n % 2 == 0 ? Tool::kClear : Tool::kRestart));
    apply_edit(state, draft, {n % 2 == 0 ? Tool::kClear : Tool::kRestart, 0});
  }
  EXPECT_EQ(draft.stack, stack("1"));
  const EditList list = legal_edits(state, draft);
  ASSERT_EQ(list.size(), 1);
  EXPECT_EQ(list[0].tool, Tool::kWayOut);
}

// Small stacks, box by box, against grids that try every column.
TEST(CubusEdits, ABoxLessIsTakenWhereverARestIsProper) {  // CUB-03
  for (const Stack& stack : shapes_within({{5, 5, 6, 0}})) {
    std::map<int, Stack> found;
    for_each_box_less(stack, [&](const Stack& after, int n) {
      EXPECT_TRUE(found.emplace(n, after).second) << text(stack);
    });
    std::map<int, Stack> tried;
    const Columns columns = columns_of(stack);
    for (int n = 0; boxes(stack) > 1 && n < columns.size(); ++n) {
      if (const auto after = without_box(stack, columns[n].place)) tried[n] = *after;
    }
    ASSERT_EQ(found, tried) << text(stack);
    EXPECT_EQ(found.empty(), boxes(stack) == 1) << text(stack);
  }
}

}  // namespace
}  // namespace benben::cubus
