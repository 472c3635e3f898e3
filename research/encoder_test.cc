// The numbers of all games hold what core/encoding.h promises, along random games of every setup.
#include "research/encoder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/registry.h"
#include "research/exact.h"

namespace benben {
namespace {

// Every setup that differs in players or in one option.
std::vector<Setup> setups_of(const GameInfo& info) {
  std::vector<Setup> setups;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    setups.push_back({players, {}, {}});
    for (const OptionInfo& option : info.options) {
      for (const std::string_view value : option.values.subspan(1)) {
        setups.push_back({players, {{std::string(option.name), std::string(value)}}, {}});
      }
    }
  }
  return setups;
}

// Calls `look(position)` where a seat decides, in a game whose actions are drawn: the first times,
// then now and then up to its end.
template <class Look>
void for_each_decision(const AnyGame& game, const Setup& setup, std::uint64_t seed, Look&& look) {
  const Encoder& encoder = encoder_of(game);
  auto position = std::move(game.start(setup)).value();
  Rng rng(seed);
  int met = 0;
  for (Next next = position->next(); !next.is_over(); next = position->next()) {
    if (next.is_chance()) {
      ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
      continue;
    }
    if (met < 40 || met % 9 == 0) look(*position);
    ++met;
    const std::vector<int> actions = encoder.legal(*position);
    ASSERT_FALSE(actions.empty());
    const auto drawn = rng.below(static_cast<std::uint32_t>(actions.size()));
    ASSERT_TRUE(encoder.play(*position, actions[drawn]));
  }
}

template <class Look>
void for_each_position(Look&& look) {
  for (const AnyGame* game : all_games()) {
    for (const Setup& setup : setups_of(game->info())) {
      SCOPED_TRACE(std::string(game->info().name) + " of " + std::to_string(setup.players));
      for_each_decision(*game, setup, 7,
                        [&](const AnyPosition& position) { look(*game, position); });
    }
  }
}

std::set<std::string> texts_of(const Encoder& encoder, const AnyPosition& position) {
  std::set<std::string> texts;
  for (const int action : encoder.legal(position)) {
    const auto text = encoder.text(position, action);
    EXPECT_TRUE(text.has_value());
    EXPECT_TRUE(texts.insert(*text).second) << *text << " has two numbers";
    const auto back = encoder.action(position, *text);
    EXPECT_TRUE(back.ok() && *back == action) << *text;
  }
  return texts;
}

TEST(Encoder, ActionsAndLegalMovesAreOneToOne) {
  for_each_position([](const AnyGame& game, const AnyPosition& position) {
    const auto texts = texts_of(encoder_of(game), position);
    const auto legal = position.legal(position.next().seats.first());
    if (!legal) return;  // Cubus, while stacks are built: see the next test
    EXPECT_EQ(texts, std::set<std::string>(legal->begin(), legal->end()));
  });
}

TEST(Encoder, WhereMovesCannotBeListedTheActionsAreLegalAndAWayOutIsAmongThem) {
  const AnyGame& cubus = *find_game("cubus");
  for (int players = 2; players <= 6; ++players) {
    for_each_decision(cubus, {players, {}, {}}, 11, [&](const AnyPosition& position) {
      const Seat seat = position.next().seats.first();
      if (position.legal(seat)) return;
      const auto texts = texts_of(encoder_of(cubus), position);
      for (const std::string& text : texts) EXPECT_TRUE(position.check(seat, text).ok()) << text;
      EXPECT_TRUE(texts.contains("pass") || texts.contains("waive"));
      EXPECT_EQ(encoder_of(cubus).legal(position).back(), encoder_of(cubus).actions() - 1);
    });
  }
}

TEST(Encoder, AnActionIsPlayedAsItsText) {
  for_each_position([](const AnyGame& game, const AnyPosition& position) {
    const Encoder& encoder = encoder_of(game);
    const std::vector<int> actions = encoder.legal(position);
    for (const int action : {actions.front(), actions.back()}) {
      const auto by_number = position.clone();
      const auto by_text = position.clone();
      ASSERT_TRUE(encoder.play(*by_number, action));
      ASSERT_TRUE(
          by_text->apply(position.next().seats.first(), *encoder.text(position, action)).ok());
      ASSERT_EQ(by_number->state_json(), by_text->state_json());
    }
  });
}

TEST(Encoder, WhatIsNotLegalIsNotPlayed) {
  for (const AnyGame* game : all_games()) {
    const Encoder& encoder = encoder_of(*game);
    auto position = std::move(game->start({2, {}, {}})).value();
    EXPECT_EQ(encoder.legal(*position).empty(), position->next().is_chance());
    Rng rng(1);
    while (position->next().is_chance()) {
      ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
    }
    const std::string before = position->state_json();
    const std::vector<int> legal = encoder.legal(*position);
    for (int action = -1; action <= encoder.actions(); ++action) {
      if (std::ranges::binary_search(legal, action)) continue;
      ASSERT_FALSE(encoder.play(*position, action)) << action;
      ASSERT_FALSE(encoder.text(*position, action).has_value());
    }
    EXPECT_EQ(position->state_json(), before);
    const auto refused = encoder.action(*position, "no such move");
    EXPECT_FALSE(refused.ok());
  }
}

// Whatever stood there before, each byte is written; and each seat sees something of its own.
TEST(Encoder, ObservationsAreWhole) {
  for_each_position([](const AnyGame& game, const AnyPosition& position) {
    const Encoder& encoder = encoder_of(game);
    const auto size = static_cast<std::size_t>(encoder.observation_size());
    std::set<std::vector<std::int8_t>> seen;
    for (int seat = 0; seat < position.players(); ++seat) {
      std::vector<std::int8_t> one(size, 0);
      std::vector<std::int8_t> other(size, 99);
      encoder.observe(position, seat_at(seat), one);
      encoder.observe(position, seat_at(seat), other);
      ASSERT_EQ(one, other);
      seen.insert(one);
    }
    ASSERT_EQ(seen.size(), static_cast<std::size_t>(position.players()));
  });
}

TEST(Encoder, PartsHaveNamesOfTheirOwn) {
  for (const AnyGame* game : all_games()) {
    std::set<std::string_view> names;
    for (const PartInfo& part : encoder_of(*game).parts()) {
      EXPECT_TRUE(names.insert(part.name).second) << part.name;
      EXPECT_GT(part.size(), 0);
      EXPECT_FALSE(part.summary.empty());
    }
  }
}

TEST(Encoder, ABlockOfOtherStonesHasNoNumbers) {
  const AnyGame& anubixx = *find_game("anubixx");
  const Encoder& encoder = encoder_of(anubixx);
  EXPECT_TRUE(encoder.covers({2, {}, {}}).ok());
  const benben::Setup symbols{2, {}, {{"Sheet.symbols", "scarab=P11"}}};
  ASSERT_TRUE(anubixx.start(symbols).ok());
  EXPECT_TRUE(encoder.covers(symbols).ok()) << "other symbols are no other stones";
  const benben::Setup smaller{
      2,
      {},
      {{"Sheet.pyramid", "1 3 6 10 15"},
       {"Sheet.symbols", "scarab=P11"},
       {"Sheet.G", "rygbloborygglbo yroblgrlyog rogblbyogyrl obglyrborylg"},
       {"Sheet.H", "ygblorlrygbbolr gyrlobyogrb yrblolgrbgyo rlbogylrygob"}}};
  ASSERT_TRUE(anubixx.start(smaller).ok());
  const Status refused = encoder.covers(smaller);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kUnsupported);
}

// Draws one by one until they are an outcome; each step's probabilities sum to 1.
std::vector<int> draw_all(const Encoder& encoder, const AnyPosition& position, Rng& rng) {
  std::vector<int> drawn;
  for (;;) {
    const auto next = encoder.draws(position, drawn);
    if (!next || next->empty()) return drawn;
    double sum = 0;
    std::set<std::string> texts;
    for (const auto& [draw, probability] : *next) {
      EXPECT_TRUE(draw >= 0 && draw < encoder.draw_numbers() && probability > 0);
      sum += probability;
      EXPECT_TRUE(texts.insert(*encoder.draw_text(position, drawn, draw)).second);
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_TRUE(std::ranges::is_sorted(*next, {}, &LikelyDraw::draw));
    drawn.push_back((*next)[rng.below(static_cast<std::uint32_t>(next->size()))].draw);
  }
}

// Draws the chance that is due and applies it.
void expect_drawn(const Encoder& encoder, AnyPosition& position, Rng& rng) {
  std::vector<int> drawn = draw_all(encoder, position, rng);
  const auto outcome = encoder.outcome(position, drawn);
  ASSERT_TRUE(outcome.has_value());
  ASSERT_TRUE(position.check(kChance, *outcome).ok()) << *outcome;
  drawn.back() = encoder.draw_numbers();
  EXPECT_FALSE(encoder.draws(position, drawn).has_value());
  EXPECT_FALSE(encoder.outcome(position, drawn).has_value());
  drawn.pop_back();
  EXPECT_FALSE(encoder.outcome(position, drawn).has_value()) << "not whole";
  EXPECT_FALSE(encoder.draw_text(position, drawn, -1).has_value());
  ASSERT_TRUE(position.apply(kChance, *outcome).ok());
}

TEST(Encoder, ChanceIsDrawnOneByOne) {
  for (const AnyGame* game : all_games()) {
    const Encoder& encoder = encoder_of(*game);
    for (const benben::Setup& setup : setups_of(game->info())) {
      SCOPED_TRACE(std::string(game->info().name) + " of " + std::to_string(setup.players));
      auto position = std::move(game->start(setup)).value();
      Rng rng(5);
      int events = 0;
      for (Next next = position->next(); !next.is_over() && events < 150;
           next = position->next(), ++events) {
        if (next.is_chance()) {
          expect_drawn(encoder, *position, rng);
          continue;
        }
        EXPECT_FALSE(encoder.draws(*position, {}).has_value());
        const std::vector<int> actions = encoder.legal(*position);
        const auto chosen = rng.below(static_cast<std::uint32_t>(actions.size()));
        ASSERT_TRUE(encoder.play(*position, actions[chosen]));
      }
    }
  }
}

// Where outcomes are listed, those that are drawn one by one are the same.
TEST(Encoder, DrawsAreAsLikelyAsTheOutcomesThatAreListed) {
  for (const AnyGame* game : all_games()) {
    const Encoder& encoder = encoder_of(*game);
    auto position = std::move(game->start({2, {}, {}})).value();
    Rng rng(9);
    for (int events = 0; events < 120 && !position->next().is_over(); ++events) {
      if (!position->next().is_chance()) {
        ASSERT_TRUE(encoder.play(*position, encoder.legal(*position).front()));
        continue;
      }
      const auto listed = outcomes(*position);
      const auto draws = *encoder.draws(*position, {});
      for (std::size_t i = 0; i < listed.size(); ++i) {
        ASSERT_EQ(listed.size(), draws.size());
        EXPECT_EQ(encoder.outcome(*position, {&draws[i].draw, 1}), listed[i].text);
        EXPECT_DOUBLE_EQ(draws[i].probability, listed[i].probability);
      }
      ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
    }
  }
}

}  // namespace
}  // namespace benben
