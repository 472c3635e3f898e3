// Themes against what the texts of moves and the scores say, in games played at random.
#include "games/themes.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/rng.h"
#include "games/all.h"
#include "games/pyramix/scoring.h"

namespace benben {
namespace {

struct Occurrence {
  std::string theme;
  std::string text;
  int points = 0;  // won by the move, as the game counts so far; 0 where it ends
};

// Some legal move; where none are listed a candidate.
template <Game G>
typename G::Move some_move(const typename G::State& state, Seat seat, Rng& rng) {
  const auto one_of = [&](const auto& moves) {
    return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
  };
  if constexpr (std::is_same_v<G, cubus::Cubus>) {
    return one_of(G::candidates(state, seat)).move;
  } else if constexpr (std::is_same_v<G, ankhor::Ankhor>) {
    // Without a plan nobody gets as far as to lay tiles upon tiles.
    return rng.below(2) == 0 ? G::rollout_move(state, seat, rng) : one_of(G::legal(state, seat));
  } else {
    return one_of(G::legal(state, seat));
  }
}

// What happens in a game at random.
template <Game G>
std::vector<Occurrence> occurrences(std::uint64_t seed) {
  constexpr int kLongest = 2'000;
  std::vector<Occurrence> list;
  Rng rng(seed);
  typename G::State state = G::start(Setup{2, {}});
  for (int ply = 0; ply < kLongest && !G::next(state).is_over(); ++ply) {
    const Next next = G::next(state);
    if (next.is_chance()) {
      G::apply(state, G::sample(state, rng));
      continue;
    }
    const Seat seat = next.seats.first();
    const auto at = static_cast<std::size_t>(index(seat));
    const auto move = some_move<G>(state, seat, rng);
    const auto before = state;
    G::apply(state, move);
    list.push_back({std::string(theme(before, seat, move, state)), G::text(move),
                    G::next(state).is_over() ? 0 : G::scores(state)[at] - G::scores(before)[at]});
  }
  return list;
}

// Looks at every occurrence of some games; the themes met must be these.
template <Game G, class Check>
void expect_themes(const std::set<std::string>& themes, Check check) {
  std::set<std::string> met;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (const Occurrence& occurrence : occurrences<G>(seed)) {
      SCOPED_TRACE(occurrence.theme + " of " + occurrence.text);
      met.insert(occurrence.theme);
      check(occurrence);
    }
  }
  EXPECT_EQ(met, themes);
}

TEST(Themes, OfPyramix) {
  expect_themes<pyramix::Pyramix>({"award", "cobra", "other", "tie", "value"},
                                  [](const Occurrence& at) {
                                    if (at.theme == "cobra") {
                                      EXPECT_EQ(at.points, 0);
                                    }
                                    if (at.theme == "value") {
                                      EXPECT_NE(at.points, 1);
                                    }
                                    if (at.theme == "tie") {
                                      EXPECT_LE(at.points, 1);
                                    }
                                    if (at.theme == "award") {
                                      EXPECT_LE(at.points, 1);
                                    }
                                  });
}

bool pays(const std::string& text, char with) {
  return text.find(std::string("<") + with) != text.npos ||
         text.find(std::string(",") + with) != text.npos;
}

TEST(Themes, OfAnubixx) {
  expect_themes<anubixx::Anubixx>({"bonus", "building", "joker", "pair", "quarry", "stone", "stop"},
                                  [](const Occurrence& at) {
                                    EXPECT_EQ(at.theme == "stop", at.text == "end");
                                    const bool has_joker = pays(at.text, 'J');
                                    const bool has_quarry = pays(at.text, 'Q');
                                    if (at.theme == "joker") {
                                      EXPECT_TRUE(has_joker);
                                    }
                                    if (at.theme == "quarry") {
                                      EXPECT_TRUE(has_quarry && !has_joker);
                                    }
                                    if (at.theme == "stone" || at.theme == "pair") {
                                      EXPECT_FALSE(has_quarry || has_joker);
                                    }
                                    if (at.theme == "building") {
                                      EXPECT_GE(at.points, 0);
                                    }
                                  });
}

TEST(Themes, OfAnkhor) {
  const std::map<std::string, std::string> words = {
      {"buy", "buy"},         {"stack", "buy"},     {"take", "take"}, {"move", "move"},
      {"refresh", "refresh"}, {"return", "return"}, {"stop", "end"}};
  expect_themes<ankhor::Ankhor>(
      {"buy", "move", "refresh", "return", "stack", "stop", "take"}, [&](const Occurrence& at) {
        EXPECT_EQ(at.text.substr(0, at.text.find(' ')), words.at(at.theme));
        const bool is_high = at.text.find("^1") != std::string::npos;
        if (at.theme == "buy") {
          EXPECT_FALSE(is_high);
        }
      });
}

TEST(Themes, OfAscension) {
  expect_themes<ascension::Ascension>({"enter", "figure", "limbo", "power", "pyramid", "stone"},
                                      [](const Occurrence& at) {
                                        if (at.points > 0) {
                                          EXPECT_EQ(at.theme, "pyramid");
                                        }
                                        if (at.theme == "enter") {
                                          EXPECT_EQ(at.text.substr(0, 5), "limbo");
                                        }
                                        const bool is_ring = at.text.find('>') != std::string::npos;
                                        if (at.theme == "stone" || at.theme == "figure") {
                                          EXPECT_TRUE(is_ring);
                                        }
                                        if (at.theme == "power") {
                                          EXPECT_FALSE(is_ring);
                                        }
                                      });
}

TEST(Themes, OfCubus) {
  expect_themes<cubus::Cubus>({"extend", "hand", "other", "rebuild"}, [](const Occurrence& at) {
    const bool is_build = at.text.find("build") != std::string::npos;
    EXPECT_EQ(at.theme != "other", is_build);
  });
}

}  // namespace
}  // namespace benben
