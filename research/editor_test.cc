// Edits at the edge: the numbers of docs/encodings/cubus.md, and whole games played by them alone.
#include "research/editor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/registry.h"

namespace benben {
namespace {

std::unique_ptr<AnyPosition> start(int players) {
  return std::move(find_game("cubus")->start({players, {}, {}})).value();
}

const EditSpace& space() { return *edits_of(*find_game("cubus")); }

TEST(Editor, WholeGamesArePlayedByEditsAlone) {
  for (int players = 2; players <= 6; ++players) {
    auto position = start(players);
    Rng rng(static_cast<std::uint64_t>(players));
    for (Next next = position->next(); !next.is_over(); next = position->next()) {
      if (next.is_chance()) {
        ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
        continue;
      }
      const auto editor = space().begin(*position);
      while (!editor->move()) {
        const std::vector<int> legal = editor->legal();
        ASSERT_FALSE(legal.empty());
        ASSERT_TRUE(std::ranges::is_sorted(legal));
        ASSERT_TRUE(editor->make(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
      }
      EXPECT_TRUE(editor->legal().empty());
      ASSERT_TRUE(position->apply(next.seats.first(), *editor->move()).ok()) << *editor->move();
    }
    EXPECT_TRUE(space().begin(*position)->legal().empty());
  }
}

TEST(Editor, TheNumbersAreThoseOfThePage) {
  auto position = start(2);
  EXPECT_TRUE(space().begin(*position)->legal().empty()) << "a card is due";
  for (const char* draw : {"draw L", "draw R", "draw T"}) {
    ASSERT_TRUE(position->apply(kChance, draw).ok());
  }
  // One box, and seat 0 has L and T.
  const auto editor = space().begin(*position);
  std::vector<std::uint8_t> mask(static_cast<std::size_t>(space().actions()));
  editor->mark(mask);
  const std::vector<int> legal = editor->legal();
  for (int action = 0; action < space().actions(); ++action) {
    EXPECT_EQ(mask[static_cast<std::size_t>(action)] == 1,
              std::ranges::find(legal, action) != legal.end());
  }
  // A column more along i takes a left side and a top; nothing else is at hand.
  EXPECT_EQ(legal, (std::vector<int>{16, 32, 85}));
  EXPECT_FALSE(editor->make(0));
  EXPECT_FALSE(editor->make(-1));
  EXPECT_FALSE(editor->make(space().actions()));
  EXPECT_EQ(editor->legal(), legal);
  ASSERT_TRUE(editor->make(16));
  EXPECT_EQ(editor->legal(), (std::vector<int>{50, 51, 82, 83, 84, 85}));
  ASSERT_TRUE(editor->make(84));
  EXPECT_EQ(editor->move(), "build 1,1");
  const auto edits = space().edits_to(*position, "build 1,1");
  ASSERT_TRUE(edits.ok());
  EXPECT_EQ((*edits).back(), 84);
  const auto refused = space().edits_to(*position, "build 2,2");
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().rule, "CUB-13");
}

TEST(Editor, WhatIsSeenFollowsTheDraft) {
  auto position = start(2);
  for (const char* draw : {"draw L", "draw R", "draw T"}) {
    ASSERT_TRUE(position->apply(kChance, draw).ok());
  }
  const auto editor = space().begin(*position);
  ASSERT_TRUE(editor->make(32));
  std::vector<std::int8_t> seen(static_cast<std::size_t>(space().observation_size()));
  ASSERT_EQ(seen.size(), 712u);
  editor->observe(seat_at(0), seen);
  const auto part = [&](std::size_t from, std::size_t size) {
    return std::vector<int>(seen.begin() + static_cast<std::ptrdiff_t>(from),
                            seen.begin() + static_cast<std::ptrdiff_t>(from + size));
  };
  EXPECT_EQ(part(585, 10), (std::vector<int>{1, 0, 0, 1, 0, 1, 1, 0, 1, 0}));
  EXPECT_EQ(part(665, 4), (std::vector<int>{0, 2, 0, 0}));
  EXPECT_EQ(part(697, 9), (std::vector<int>{0, 0, 0, 1, 1, 1, 1, 0, 0}));
  EXPECT_EQ(part(706, 6), (std::vector<int>{1, 1, 0, 0, 0, 0}));
}

TEST(Editor, ACopyGoesItsOwnWay) {
  auto position = start(2);
  for (const char* draw : {"draw L", "draw R", "draw T"}) {
    ASSERT_TRUE(position->apply(kChance, draw).ok());
  }
  const auto editor = space().begin(*position);
  ASSERT_TRUE(editor->make(16));
  const auto copy = editor->clone();
  ASSERT_TRUE(copy->make(84));
  EXPECT_EQ(copy->move(), "build 1,1");
  EXPECT_EQ(editor->move(), std::nullopt);
  EXPECT_EQ(editor->legal(), (std::vector<int>{50, 51, 82, 83, 84, 85}));
}

TEST(Editor, EachEditHasATextOfItsOwn) {
  std::set<std::string> texts;
  for (int edit = 0; edit < space().actions(); ++edit) texts.insert(space().text(edit));
  EXPECT_EQ(static_cast<int>(texts.size()), space().actions());
  EXPECT_EQ(space().text(15), "upon 15");
  EXPECT_EQ(space().text(48), "behind");
  EXPECT_EQ(space().text(50), "take 0");
  EXPECT_EQ(space().text(85), "way out");
  EXPECT_EQ(space().text(86), "knock false");
}

TEST(Editor, OnlyCubusHasEdits) {
  for (const AnyGame* game : all_games()) {
    EXPECT_EQ(edits_of(*game) != nullptr, game->info().name == "cubus");
  }
}

}  // namespace
}  // namespace benben
