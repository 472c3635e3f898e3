// The laws of every game, tested by random play; a game gets them all by one line:
//   BENBEN_GAME_PROPERTIES(pyramix::Pyramix);
//
// For every number of players and every option value, from fixed seeds: legal moves are unique, in
// byte order, accepted by every check and never empty; whatever is not listed is refused with a
// rule or a reason; texts round-trip; a copy stays what it was; the erased edge says the same as
// the types; what a game tells the search is legal; outcomes are listed as they are drawn; games
// end; the record of a game replays to the same position. Where moves cannot be listed, the
// candidates stand for them: what is accepted besides has its one spelling.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/erased.h"
#include "core/record.h"
#include "core/replay.h"
#include "games/registry.h"

namespace benben::testing {

// Every setup that differs in players or in one option.
inline std::vector<Setup> all_setups(const GameInfo& info) {
  std::vector<Setup> setups;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    setups.push_back({players, {}});
    for (const OptionInfo& option : info.options) {
      for (const std::string_view value : option.values.subspan(1)) {
        setups.push_back({players, {{std::string(option.name), std::string(value)}}});
      }
    }
  }
  return setups;
}

// Games played for each setup; a game whose moves take long to find may play fewer.
template <Game G>
inline constexpr int kPropertyGames = 20;

template <Game G>
class PropertySuite : public ::testing::Test {
 protected:
  using State = typename G::State;
  using Move = typename G::Move;

  // All legal moves; of a game that cannot list them, those it would search.
  static std::vector<Move> known_moves(const State& state, Seat seat) {
    std::vector<Move> moves;
    if constexpr (kAlwaysListed<G>) {
      const auto legal = G::legal(state, seat);
      for (int i = 0; i < static_cast<int>(legal.size()); ++i) moves.push_back(legal[i]);
    } else {
      const auto candidates = G::candidates(state, seat, Sight::kFull);
      for (int i = 0; i < static_cast<int>(candidates.size()); ++i) {
        moves.push_back(candidates[i].move);
      }
    }
    return moves;
  }

  // Texts near a legal one: cut, doubled, with a character changed.
  static std::vector<std::string> near_misses(const std::string& text, Rng& rng) {
    std::vector<std::string> texts = {"", " ", text + " ", " " + text, text + text, text + "\n"};
    texts.push_back(text.substr(0, text.size() - 1));
    std::string changed = text;
    changed[rng.below(static_cast<std::uint32_t>(text.size()))] =
        static_cast<char>(' ' + rng.below(95));
    texts.push_back(changed);
    return texts;
  }

  void check_moves(const State& state, Seat seat, Rng& rng) {
    const std::vector<Move> moves = known_moves(state, seat);
    ASSERT_FALSE(moves.empty()) << "nobody is ever stuck";
    std::vector<std::string> texts;
    for (const Move& move : moves) {
      texts.push_back(G::text(move));
      EXPECT_TRUE(is_legal(state, seat, move)) << texts.back();
      const auto read = G::read_move(state, seat, texts.back());
      ASSERT_TRUE(read.ok()) << texts.back() << ": " << describe(read.error());
      EXPECT_TRUE(*read == move);
    }
    if constexpr (kAlwaysListed<G>) {
      EXPECT_TRUE(std::ranges::is_sorted(texts));
    } else {
      std::ranges::sort(texts);
    }
    EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end()) << "a move is listed twice";
    most_moves_ = std::max(most_moves_, texts.size());
    for (const std::string& text :
         near_misses(texts[rng.below(static_cast<std::uint32_t>(texts.size()))], rng)) {
      const auto read = G::read_move(state, seat, text);
      if (kAlwaysListed<G> || !read.ok()) {
        EXPECT_EQ(read.ok(), std::ranges::binary_search(texts, text)) << '"' << text << '"';
      }
      if (read.ok()) {
        EXPECT_EQ(G::text(*read), text) << "a text has one spelling";
        EXPECT_TRUE(is_legal(state, seat, *read)) << text;
      } else {
        EXPECT_FALSE(read.error().message.empty() || read.error().rule.empty());
      }
    }
    for (int other = 0; other < G::players(state) + 2; ++other) {
      if (seat_at(other) == seat) continue;
      EXPECT_FALSE(G::read_move(state, seat_at(other), texts.front()).ok()) << "not their turn";
    }
    EXPECT_FALSE(G::read_outcome(state, texts.front()).ok()) << "chance is not to act";
  }

  // Only legal moves, each once and with a weight.
  static void check_candidates(const State& state, Seat seat, const auto& candidates) {
    ASSERT_GT(static_cast<int>(candidates.size()), 0);
    std::vector<std::string> texts;
    for (int i = 0; i < static_cast<int>(candidates.size()); ++i) {
      if constexpr (!MoveListOf<decltype(candidates), Move>) {
        EXPECT_GT(candidates[i].weight, 0u);
      }
      EXPECT_TRUE(is_legal(state, seat, move_of(candidates[i])));
      texts.push_back(G::text(move_of(candidates[i])));
    }
    std::ranges::sort(texts);
    EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end()) << "a candidate stands twice";
  }

  // What a game tells the search holds.
  static void check_hints(const State& state, Seat seat, Rng& rng) {
    if constexpr (GuidedGame<G>) {
      for (const Sight sight : kSights) {
        check_candidates(state, seat, G::candidates(state, seat, sight));
      }
      const auto move = G::rollout_move(state, seat, rng);
      EXPECT_TRUE(is_legal(state, seat, move)) << G::text(move);
    }
  }

  static bool is_legal(const State& state, Seat seat, const Move& move) {
    return !G::fault(state, Actor(seat)) && !G::fault(state, seat, move);
  }
  static Move move_of(const Move& move) { return move; }
  static Move move_of(const Candidate<Move>& candidate) { return candidate.move; }

  void check_outcome(const State& state, const typename G::Outcome& outcome, Rng& rng) {
    const std::string text = G::text(outcome);
    const auto read = G::read_outcome(state, text);
    ASSERT_TRUE(read.ok()) << text << ": " << describe(read.error());
    EXPECT_TRUE(*read == outcome);
    for (const std::string& near : near_misses(text, rng)) {
      const auto other = G::read_outcome(state, near);
      if (other.ok()) {
        EXPECT_EQ(G::text(*other), near) << "a text has one spelling";
      } else {
        EXPECT_FALSE(other.error().message.empty() || other.error().rule.empty());
      }
    }
    EXPECT_FALSE(G::read_move(state, seat_at(0), text).ok()) << "chance is to act";
  }

  // Where outcomes are listed they are those that are drawn, each as often as its probability says.
  static void check_outcomes(const State& state, Rng& rng) {
    constexpr int kDraws = 2000;
    const auto list = G::outcomes(state);
    std::vector<std::string> texts;
    std::vector<int> drawn(list.size());
    double sum = 0;
    for (const auto& [outcome, probability] : list) {
      texts.push_back(G::text(outcome));
      EXPECT_TRUE(G::read_outcome(state, texts.back()).ok()) << texts.back();
      sum += probability;
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    for (int draw = 0; draw < kDraws; ++draw) {
      const auto found = std::ranges::find(texts, G::text(G::sample(state, rng)));
      ASSERT_NE(found, texts.end()) << "an outcome is missing";
      ++drawn[static_cast<std::size_t>(found - texts.begin())];
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      const double mean = kDraws * list[i].probability;
      // Five standard deviations, and one draw for the rarest.
      const double far = 5 * std::sqrt(mean * (1 - list[i].probability)) + 1;
      EXPECT_NEAR(drawn[i], mean, far) << texts[i];
    }
    std::ranges::sort(texts);
    EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end()) << "an outcome is listed twice";
  }

  static void check_edge(const State& state, const AnyPosition& erased) {
    EXPECT_TRUE(G::next(state) == erased.next());
    EXPECT_EQ(G::state_json(state), erased.state_json());
    EXPECT_EQ(G::scores(state), erased.scores());
    EXPECT_TRUE(state_of<G>(erased) == state);
    check_edge_moves(state, erased);
  }

  // What the edge lists, and calls the best, are legal moves.
  static void check_edge_moves(const State& state, const AnyPosition& erased) {
    const Next next = erased.next();
    if (!next.is_seats()) return;
    const Seat seat = next.seats.first();
    const auto listed = erased.legal(seat);
    EXPECT_TRUE(listed.has_value() || !kAlwaysListed<G>);
    if (const auto best = erased.best(seat)) {
      EXPECT_TRUE(erased.check(seat, best->text).ok()) << best->text;
    }
    if (!listed || kAlwaysListed<G>) return;
    EXPECT_TRUE(std::ranges::is_sorted(*listed));
    for (const std::string& text : *listed) EXPECT_TRUE(erased.check(seat, text).ok()) << text;
    for (const Move& move : known_moves(state, seat)) {
      EXPECT_TRUE(std::ranges::binary_search(*listed, G::text(move)));
    }
  }

  // One event, chosen at random and checked on the way.
  Event step(State& state, Rng& rng) {
    const State before = state;
    Event event{kChance, ""};
    if (G::next(state).is_chance()) {
      const auto outcome = G::sample(state, rng);
      check_outcome(state, outcome, rng);
      event.text = G::text(outcome);
      EXPECT_TRUE(before == state) << "looking changes nothing";
      G::apply(state, outcome);
    } else {
      event.actor = G::next(state).seats.first();
      check_moves(state, *event.actor, rng);
      check_hints(state, *event.actor, rng);
      const std::vector<Move> moves = known_moves(state, *event.actor);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      event.text = G::text(move);
      EXPECT_TRUE(before == state) << "looking changes nothing";
      G::apply(state, move);
    }
    EXPECT_FALSE(before == state) << "an event changes the position";
    return event;
  }

  void check_end(const State& state, const AnyPosition& end, Record record) {
    const SeatSet winners = G::winners(state);
    EXPECT_FALSE(winners.empty());
    EXPECT_FALSE(G::read_move(state, seat_at(0), record.events.back().text).ok());
    EXPECT_FALSE(G::read_outcome(state, record.events.front().text).ok());
    EXPECT_EQ(end.legal_json(), "[]");
    set_result(record, end);
    const Result<Record> read = parse_record(write_record(record));
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(*read == record);
    const auto replayed = replay(*read, find_game);
    ASSERT_TRUE(replayed.ok()) << describe(replayed.error());
    check_edge(state, **replayed);
  }

  void play(const benben::Setup& setup, Rng rng) {
    State state = G::start(setup);
    const AnyGame& game = ErasedGame<G>::instance();
    const std::unique_ptr<AnyPosition> erased = std::move(game.start(setup)).value();
    Record record = new_record(game, setup);
    while (!G::next(state).is_over()) {
      ASSERT_LT(record.events.size(), kMaxEvents) << "games end";
      const Event event = step(state, rng);
      if (HasFatalFailure()) return;
      const Status status = erased->apply(event.actor, event.text);
      ASSERT_TRUE(status.ok()) << describe(status.error());
      check_edge(state, *erased);
      record.events.push_back(event);
    }
    most_events_ = std::max(most_events_, record.events.size());
    check_end(state, *erased, std::move(record));
  }

  std::size_t most_moves_ = 0;
  std::size_t most_events_ = 0;
};

TYPED_TEST_SUITE_P(PropertySuite);

TYPED_TEST_P(PropertySuite, LawsHoldInRandomPlay) {
  const Rng seed(1);
  std::uint64_t purpose = 0;
  for (const benben::Setup& setup : all_setups(TypeParam::kInfo)) {
    for (int game = 0; game < kPropertyGames<TypeParam>; ++game)
      this->play(setup, seed.split(purpose++));
  }
  std::cout << TypeParam::kInfo.name << ": at most " << this->most_moves_ << " legal moves, "
            << this->most_events_ << " events\n";
}

TYPED_TEST_P(PropertySuite, SetupsThatDoNotExistAreRefused) {
  const AnyGame& game = ErasedGame<TypeParam>::instance();
  const GameInfo& info = game.info();
  EXPECT_EQ(find_game(info.name), &game) << "stands in games/all.h";
  EXPECT_FALSE(game.start({info.min_players - 1, {}}).ok());
  EXPECT_FALSE(game.start({info.max_players + 1, {}}).ok());
  EXPECT_FALSE(game.start({info.min_players, {{"no_such_option", "x"}}}).ok());
  for (const OptionInfo& option : info.options) {
    EXPECT_FALSE(game.start({info.min_players, {{std::string(option.name), ""}}}).ok());
  }
}

TYPED_TEST_P(PropertySuite, OutcomesAreListedAsTheyAreDrawn) {
  using G = TypeParam;
  Rng rng(2);
  for (const benben::Setup& setup : all_setups(G::kInfo)) {
    typename G::State state = G::start(setup);
    int lists = 0;  // of them not all are checked: drawing takes its time
    while (!G::next(state).is_over()) {
      if (G::next(state).is_chance()) {
        if (!G::outcomes(state).empty() && ++lists <= 8) this->check_outcomes(state, rng);
        G::apply(state, G::sample(state, rng));
        continue;
      }
      const auto moves = this->known_moves(state, G::next(state).seats.first());
      G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

REGISTER_TYPED_TEST_SUITE_P(PropertySuite, LawsHoldInRandomPlay, SetupsThatDoNotExistAreRefused,
                            OutcomesAreListedAsTheyAreDrawn);

#define BENBEN_GAME_PROPERTIES(Game) INSTANTIATE_TYPED_TEST_SUITE_P(Properties, PropertySuite, Game)

}  // namespace benben::testing
