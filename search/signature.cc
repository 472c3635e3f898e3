#include "search/signature.h"

#include <string_view>

#include "core/erased.h"
#include "games/all.h"
#include "search/alpha_beta.h"
#include "search/match.h"
#include "search/mcts.h"

namespace benben {
namespace {

constexpr int kSimulations = 300;
constexpr std::int64_t kNodes = 1'000;
constexpr std::uint64_t kSeed = 20'260'704;

// FNV-1a, 64 bits.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<unsigned char>(c));
    add_byte(0);
  }
  void add(std::uint32_t number) {
    for (int shift = 0; shift < 32; shift += 8) add_byte(number >> shift & 0xFFu);
  }
  std::uint64_t value() const { return value_; }

 private:
  void add_byte(std::uint32_t byte) { value_ = (value_ ^ byte) * 0x100000001B3u; }
  std::uint64_t value_ = 0xCBF29CE484222325u;
};

// What alpha-beta finds in a position; the game goes on as the tree search plays.
template <AlphaBetaGame G>
void add_alpha_beta(Hash& hash, const typename G::State& state, const Rng& rng) {
  AlphaBeta<G> search(state, rng);
  search.run(kNodes);
  hash.add(static_cast<std::uint32_t>(search.value()));
  hash.add(G::text(search.best()));
}

template <Game G>
void add_game(Hash& hash, const Setup& setup, const GameSeed& seed) {
  typename G::State state = G::start(setup);
  for (int ply = 0; !G::next(state).is_over(); ++ply) {
    if (G::next(state).is_chance()) {
      Rng rng = seed.chance(ply);
      const auto outcome = G::sample(state, rng);
      hash.add(G::text(outcome));
      G::apply(state, outcome);
      continue;
    }
    if constexpr (AlphaBetaGame<G>) add_alpha_beta<G>(hash, state, seed.bot(ply));
    Mcts<G> search(state, seed.bot(ply));
    search.run(kSimulations);
    for (const auto& move : search.statistics()) hash.add(move.visits);
    hash.add(G::text(search.best()));
    G::apply(state, search.best());
  }
  hash.add(G::state_json(state));
}

}  // namespace

std::uint64_t signature(const AnyGame& game) {
  Hash hash;
  visit_game(game, [&]<class G>() {
    for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players) {
      const Rng key = Rng(kSeed).split(static_cast<std::uint64_t>(players));
      add_game<G>(hash, Setup{players, {}}, GameSeed(key));
    }
  });
  return hash.value();
}

}  // namespace benben
