// Positions of Ankh'or for tests: a dealt table, cities and tokens at will, steps by their texts.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {

inline Place place(std::string_view text) { return find_place(text).value(); }
inline Tile tile(std::string_view code) { return find_tile(code).value(); }
inline Tokens tokens(std::string_view text) { return find_tokens(text).value(); }

// What a table of tests is dealt, if a test does not say more.
inline constexpr std::string_view kTestPrices = "prices FI CP FT ICP FCT IPT";
inline constexpr std::string_view kTestRow = "row Fj Ij Cj Pj Tj Fb";
inline constexpr std::string_view kTestBacks = "backs a=F b=T";

// The rule that refuses a step or a chance event ("" if none).
inline std::string refusal(const State& state, std::string_view text) {
  const Result<Move> move = Ankhor::read_move(state, seat_at(state.turn), text);
  return move.ok() ? "" : move.error().rule;
}
inline std::string chance_refusal(const State& state, std::string_view text) {
  const Result<Outcome> outcome = Ankhor::read_outcome(state, text);
  return outcome.ok() ? "" : outcome.error().rule;
}

inline void happen(State& state, std::string_view text) {
  ASSERT_EQ(chance_refusal(state, text), "") << text;
  Ankhor::apply(state, *Ankhor::read_outcome(state, text));
}

inline void step(State& state, std::string_view text) {
  const Result<Move> move = Ankhor::read_move(state, seat_at(state.turn), text);
  ASSERT_TRUE(move.ok()) << text << ": " << describe(move.error());
  Ankhor::apply(state, *move);
}
inline void steps(State& state, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) step(state, text);
}

inline State table(int players, std::string_view prices = kTestPrices,
                   std::string_view row = kTestRow, std::string_view backs = kTestBacks) {
  State state = Ankhor::start({players, {}});
  for (const std::string_view event : {prices, row, backs}) happen(state, event);
  return state;
}

// Gives a player tokens from the supply.
inline void give(State& state, std::size_t seat, std::string_view text) {
  ASSERT_TRUE(state.supply.contains(tokens(text)));
  state.supply -= tokens(text);
  state.players[seat].tokens += tokens(text);
}

// "2,0^0 Fw+"
struct TestTile {
  Place place;
  Tile tile{};
  bool loaded = false;

  explicit TestTile(std::string_view text) {
    const std::size_t space = text.find(' ');
    place = ankhor::place(text.substr(0, space));
    tile = ankhor::tile(text.substr(space + 1, 2));
    loaded = text.ends_with('+');
  }
};

// Tiles of a city, in an order in which they can be placed; looks at the list it is made from.
class TestCity {
 public:
  TestCity(std::initializer_list<std::string_view> tiles) : tiles_(tiles.begin(), tiles.size()) {}
  template <std::size_t N>
  TestCity(const std::array<std::string_view, N>& tiles) : tiles_(tiles) {}
  auto begin() const { return tiles_.begin(); }
  auto end() const { return tiles_.end(); }

 private:
  std::span<const std::string_view> tiles_;
};

inline City city(const TestCity& tiles) {
  City built;
  for (const std::string_view text : tiles) {
    const TestTile added(text);
    place_tile(built, added.place, added.tile);
    if (added.loaded) set_loaded(built, *find_tile_at(built, added.place));
  }
  return built;
}

// Lays these tiles into a player's city, as if they had come from the piles, without any effects.
inline void build(State& state, std::size_t seat, const TestCity& tiles) {
  for (const std::string_view text : tiles) {
    const TestTile added(text);
    place_tile(state.players[seat].city, added.place, added.tile);
    if (state.unseen[added.tile] > 0) --state.unseen[added.tile];
    if (!added.loaded) continue;
    set_loaded(state.players[seat].city, *find_tile_at(state.players[seat].city, added.place));
    state.supply -= Tokens::of(token_of(colour_of(added.tile)));
  }
}

// A square of four table tiles and what it needs for a tile upon it at 1,1^1.
inline constexpr std::array<std::string_view, 4> kSquare = {"0,0^0 Fd", "2,0^0 Id", "0,2^0 Cd",
                                                            "2,2^0 Pd"};

inline bool is_loaded(const State& state, std::size_t seat, std::string_view at) {
  const City& own = state.players[seat].city;
  return own.loaded.contains(*find_tile_at(own, place(at)));
}

inline std::vector<std::string> legal_texts(const State& state) {
  std::vector<std::string> texts;
  const LegalMoves moves = Ankhor::legal(state, seat_at(state.turn));
  for (int i = 0; i < moves.size(); ++i) texts.push_back(Ankhor::text(moves[i]));
  return texts;
}

// How random games choose: any step, or by sorts, so that cities grow and pile up.
enum class Habit : std::uint8_t { kAny, kBuild };

// A step as a player would take it who buys and moves upwards when possible, and takes ankhs.
inline Move building_step(const State& state, Rng& rng) {
  const LegalMoves moves = Ankhor::legal(state, seat_at(state.turn));
  const auto random = [&] {
    return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
  };
  Move best = random();
  const auto rank = [](const Move& move) {
    if (move.step == Step::kBuy) return move.saved ? 3 : 2;
    return move.step == Step::kMove && move.to.level == 0 ? 0 : 1;
  };
  for (int i = 0; i < 12; ++i) {
    const Move other = random();
    if (rank(other) > rank(best)) best = other;
  }
  return best;
}

// Calls visit(state) for every position of random games with 2, 3 and 4 players.
template <class Visit>
void for_each_position(std::uint64_t games, Habit habit, Visit visit) {
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng rng = Rng(11).split(game);
    State state = Ankhor::start({2 + static_cast<int>(game % 3), {}});
    visit(state);
    while (!Ankhor::next(state).is_over()) {
      if (Ankhor::next(state).is_chance()) {
        Ankhor::apply(state, Ankhor::sample(state, rng));
      } else if (habit == Habit::kBuild) {
        Ankhor::apply(state, building_step(state, rng));
      } else {
        const LegalMoves moves = Ankhor::legal(state, seat_at(state.turn));
        Ankhor::apply(state,
                      moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
      }
      visit(state);
    }
  }
}

}  // namespace benben::ankhor
