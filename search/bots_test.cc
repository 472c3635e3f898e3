#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/general_faults.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/bot.h"
#include "search/exact.h"
#include "search/playout.h"
#include "search/test_pace.h"

namespace benben {
namespace {

TEST(Bots, NamesThatDoNotExistAreRefused) {
  const AnyGame& game = *all_games().front();
  for (const char* spec : {"",
                           "bot",
                           "bot:",
                           "bot:0",
                           "bot:9",
                           "bot:01",
                           "bot: 1",
                           "mcts:0",
                           "mcts:",
                           "mcts:-1",
                           "mcts:10000001",
                           "alphabeta:0",
                           "alphabeta",
                           "Random",
                           "greedy ",
                           "erring",
                           "erring:5",
                           "erring:5:0",
                           "erring:0:5",
                           "erring:5:1001",
                           "erring:5:5:5",
                           "erring::5",
                           "erring:5:",
                           "erring:5:short",
                           "erring:5:5:short:middle",
                           "erring:5:5:full"}) {
    const auto bot = make_bot(game, spec);
    ASSERT_FALSE(bot.ok()) << spec;
    EXPECT_FALSE(is_bot_name(spec)) << spec;
    EXPECT_EQ(bot.error().code, ErrorCode::kUnknown);
  }
}

TEST(Bots, OverlookSomethingOnlyWhereMovesAreTooManyToBeListed) {
  EXPECT_TRUE(make_bot(*find_game("cubus"), "erring:5:5:short"));
  EXPECT_TRUE(make_bot(*find_game("cubus"), "erring:5:5:middle"));
  EXPECT_EQ(make_bot(*find_game("pyramix"), "erring:5:5:short").error().code, ErrorCode::kUnknown);
}

TEST(Bots, WhyThereIsNone) {
  const auto error = [](const char* game, const char* spec) {
    const auto bot = make_bot(*find_game(game), spec);
    return bot ? Error() : bot.error();
  };
  const auto code = [](GeneralFault fault) {
    return general_faults()[static_cast<std::size_t>(fault)].code;
  };
  const Error unknown = error("pyramix", "bot:9");
  EXPECT_EQ(unknown.fault, code(GeneralFault::kNoBot));
  EXPECT_EQ(unknown.params, (std::vector<Param>{{"bot", "bot:9"}}));
  EXPECT_TRUE(unknown.message.starts_with("There is no bot \"bot:9\"; there are random, greedy, "));
  const Error other = error("ankhor", "alphabeta:5");
  EXPECT_EQ(other.fault, code(GeneralFault::kNoAlphaBeta));
  EXPECT_EQ(other.params, (std::vector<Param>{{"game", "ankhor"}}));
  EXPECT_EQ(other.message, "Ankh'or is not played by alpha-beta search.");
}

// Every bot gives a legal move, the same for the same seed, and does not depend on other calls.
TEST(Bots, MovesAreLegalAndRepeatable) {
  for (const AnyGame* game : all_games()) {
    const auto position = std::move(game->start({game->info().max_players, {}})).value();
    Rng rng(3);
    while (position->next().is_chance()) {
      ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
    }
    std::vector<std::string> specs = {"random",  "greedy",     "mcts:1",
                                      "mcts:50", "erring:1:1", "erring:50:200"};
    if (make_bot(*game, "alphabeta:1").ok()) {
      specs.insert(specs.end(), {"alphabeta:1", "alphabeta:500"});
    }
    for (int level = 1; level <= 5; ++level) specs.push_back("bot:" + std::to_string(level));
    for (const std::string& spec : specs) {
      EXPECT_TRUE(is_bot_name(spec)) << spec;
      const auto bot = std::move(make_bot(*game, spec)).value();
      const std::string move = bot->choose(*position, Rng(8));
      const Seat seat = position->next().seats.first();
      EXPECT_TRUE(position->check(seat, move).ok()) << spec;
      bot->choose(*position, Rng(9));
      EXPECT_EQ(bot->choose(*position, Rng(8)), move) << spec;
    }
  }
}

// A bot that is stopped as soon as it asks plays a legal move, and at once.
TEST(Bots, WhoeverIsStoppedPlaysALegalMove) {
  for (const AnyGame* game : all_games()) {
    const auto position = std::move(game->start({game->info().min_players, {}})).value();
    Rng rng(3);
    while (position->next().is_chance()) {
      ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
    }
    StopAtAsk pace(1);
    const std::string move = make_bot(*game, "bot:8").value()->choose(*position, Rng(8), pace);
    EXPECT_TRUE(position->check(position->next().seats.first(), move).ok());
    EXPECT_LE(pace.asked(), 2);  // the alpha-beta search may ask again on its way out
  }
}

// Endings of games at random, with so many cubes of Pyramix still to be taken.
template <class Visit>
void for_each_ending(int games, int to_come, Visit visit) {
  using G = pyramix::Pyramix;
  for (int game = 1; game <= games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    G::State state = G::start(benben::Setup{2, {}});
    while (pyramix::kRemovals - state.removals > to_come || !G::next(state).is_seats()) {
      random_step<G>(state, rng);
    }
    visit(state);
  }
}

// It may be stopped at any time, and then plays what it has found until then.
TEST(Bots, TheHighestPlaysASolvedEndingAndElseWhatItsSearchHasFound) {
  using G = pyramix::Pyramix;
  constexpr int kFirstAsks = 10'000 / 64;
  const auto bot = std::move(make_bot(ErasedGame<G>::instance(), "bot:8")).value();
  const auto first = std::move(make_bot(ErasedGame<G>::instance(), "mcts:10000")).value();
  int otherwise = 0;
  for_each_ending(12, 8, [&](const G::State& state) {
    const ErasedPosition<G> position(state);
    if (G::legal(state, G::next(state).seats.first()).size() == 1) return;
    const auto solved = ExactSolver<G>(1'000'000).solve(state);
    ASSERT_TRUE(solved && solved->best);
    StopAtAsk late(1'000'000);
    EXPECT_EQ(bot->choose(position, Rng(5), late), G::text(*solved->best));
    EXPECT_GT(late.asked(), kFirstAsks) << "it has searched before";
    const std::string searched = first->choose(position, Rng(5));
    StopAtAsk early(kFirstAsks + 1);
    EXPECT_EQ(bot->choose(position, Rng(5), early), searched);
    EXPECT_EQ(early.asked(), kFirstAsks + 1);
    otherwise += searched == G::text(*solved->best) ? 0 : 1;
  });
  EXPECT_GT(otherwise, 0) << "a search alone plays all of them as well";
}

// Only games of two without chance are searched by alpha-beta; others say so.
TEST(Bots, AlphaBetaIsForTheGamesItSuits) {
  EXPECT_TRUE(is_bot_name("alphabeta:500"));
  const auto bot = make_bot(*find_game("pyramix"), "alphabeta:500");
  ASSERT_FALSE(bot.ok());
  EXPECT_EQ(bot.error().code, ErrorCode::kUnknown);
  EXPECT_EQ(bot.error().message, "Pyramix is not played by alpha-beta search.");
  EXPECT_TRUE(make_bot(*find_game("ascension"), "alphabeta:500").ok());
}

// What a bot plays, seed by seed, when it is first to move.
std::vector<std::string> first_moves(const AnyGame& game, const std::string& spec,
                                     const NamedTexts& options = {}) {
  const auto position = std::move(game.start({2, options})).value();
  Rng rng(3);
  while (position->next().is_chance()) {
    EXPECT_TRUE(position->apply(kChance, position->sample(rng)).ok());
  }
  std::vector<std::string> moves;
  const auto bot = std::move(make_bot(game, spec)).value();
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    moves.push_back(bot->choose(*position, Rng(seed)));
  }
  return moves;
}

// A position that can be valued, so that nothing is played before it is.
template <class G>
typename G::State valued_position() {
  Rng rng(4);
  typename G::State state = G::start({2, {}});
  for (int step = 0; step < 40 || !can_be_valued(state); ++step) random_step<G>(state, rng);
  return state;
}

template <class G>
void expect_that_rollout_ends_at_what_is_learned() {
  const typename G::State before = valued_position<G>();
  typename G::State reached = before;
  Rng rng(5);
  EXPECT_EQ(rollout<G>(reached, rng, Leaf::kLearned), learned_values<G>(before));
  EXPECT_EQ(reached, before);
  EXPECT_NE(rollout<G>(reached, rng), learned_values<G>(before));
}

TEST(Rollout, EndsAtWhatIsLearned) {
  expect_that_rollout_ends_at_what_is_learned<anubixx::Anubixx>();
  expect_that_rollout_ends_at_what_is_learned<ankhor::Ankhor>();
}

TEST(Bots, WhatIsLearnedCountsWhereSomethingIs) {
  EXPECT_EQ(first_moves(*find_game("pyramix"), "learned:30"),
            first_moves(*find_game("pyramix"), "mcts:30"));
  for (const char* game : {"anubixx", "ankhor"}) {
    EXPECT_NE(first_moves(*find_game(game), "learned:30"), first_moves(*find_game(game), "mcts:30"))
        << game;
  }
  // Alpha-beta of 20 nodes for each simulation, as a level has.
  const AnyGame& ascension = *find_game("ascension");
  EXPECT_NE(first_moves(ascension, "learned:100"), first_moves(ascension, "alphabeta:2000"));
  EXPECT_EQ(first_moves(ascension, "learned:100", {{"board", "ring18"}}),
            first_moves(ascension, "alphabeta:2000", {{"board", "ring18"}}));
  EXPECT_FALSE(is_bot_name("learned:0"));
  EXPECT_FALSE(is_bot_name("learned"));
}

}  // namespace
}  // namespace benben
