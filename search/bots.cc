// The bots: random and greedy ones, and search behind the levels 1 to 8: alpha-beta where a game
// can be searched so, tree search elsewhere.
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/erased.h"
#include "core/general_faults.h"
#include "core/text.h"
#include "games/all.h"
#include "search/alpha_beta.h"
#include "search/bot.h"
#include "search/greedy.h"
#include "search/mcts.h"

namespace benben {
namespace {

// The most simulations or nodes that a bot may be asked for: minutes a move.
constexpr int kMaxEffort = 10'000'000;

enum class Style : std::uint8_t { kRandom, kGreedy, kTreeSearch, kAlphaBeta, kLevel };

// How a bot plays: it searches, but with probability random_percent / 100 moves at random; both
// among the moves that it sees.
struct Play {
  Style style = Style::kLevel;
  int effort = 0;  // simulations; of kAlphaBeta, nodes
  std::uint32_t random_percent = 0;
  Sight sight = Sight::kFull;
};

constexpr std::array<Play, kMaxBotLevel> kLevels = {{
    {Style::kLevel, 4, 60, Sight::kShort},
    {Style::kLevel, 12, 40, Sight::kShort},
    {Style::kLevel, 30, 25, Sight::kMiddle},
    {Style::kLevel, 80, 12, Sight::kMiddle},
    {Style::kLevel, 250, 5},
    {Style::kLevel, 1'200, 0},
    {Style::kLevel, 8'000, 0},
    {Style::kLevel, 60'000, 0},
}};

template <Game G>
class GameBot final : public Bot {
 public:
  explicit GameBot(Play play) : play_(play) {}

  std::string choose(const AnyPosition& position, Rng rng, Pace& pace) const override {
    return G::text(choose_move(state_of<G>(position), rng, pace));
  }

 private:
  typename G::Move choose_move(const typename G::State& state, Rng& rng, Pace& pace) const {
    if (play_.style == Style::kGreedy) return greedy_move<G>(state, rng);
    const Seat seat = G::next(state).seats.first();
    const auto moves = known_moves<G>(state, seat, play_.sight);
    if (play_.style == Style::kRandom || moves.size() == 1 ||
        rng.below(100) < play_.random_percent) {
      return random_of(moves, rng);
    }
    if constexpr (AlphaBetaGame<G>) {
      if (play_.style == Style::kAlphaBeta) return alpha_beta_move(state, rng, play_.effort, pace);
      if (play_.style == Style::kLevel) {
        // A level thinks for as long in every game.
        constexpr std::int64_t kNodes = AlphaBeta<G>::kNodesPerSimulation;
        return alpha_beta_move(state, rng, play_.effort * kNodes, pace);
      }
    }
    const auto searched = searched_moves<G>(state, seat, play_.sight);
    if (searched.size() == 1) return move_of(searched[0]);
    Mcts<G> search(state, rng.split(0), play_.sight);
    search.run(play_.effort, pace);
    return search.best();
  }

  static typename G::Move alpha_beta_move(const typename G::State& state, const Rng& rng,
                                          std::int64_t nodes, Pace& pace)
    requires AlphaBetaGame<G>
  {
    AlphaBeta<G> search(state, rng.split(0));
    search.run(nodes, AlphaBeta<G>::kMaxDepth, pace);
    return search.best();
  }

  Play play_;
};

// The number behind `prefix`, from 1 to `max`; nothing if the text is not of that form.
std::optional<int> number_behind(std::string_view prefix, std::string_view text, int max) {
  if (!text.starts_with(prefix)) return std::nullopt;
  const std::optional<int> number = parse_number(text.substr(prefix.size()), max);
  return number == 0 ? std::nullopt : number;
}

std::optional<Play> parse_play(std::string_view spec) {
  if (spec == "random") return Play{Style::kRandom};
  if (spec == "greedy") return Play{Style::kGreedy};
  if (const auto level = number_behind("bot:", spec, kMaxBotLevel)) {
    return kLevels[static_cast<std::size_t>(*level - 1)];
  }
  if (const auto simulations = number_behind("mcts:", spec, kMaxEffort)) {
    return Play{Style::kTreeSearch, *simulations, 0};
  }
  if (const auto nodes = number_behind("alphabeta:", spec, kMaxEffort)) {
    return Play{Style::kAlphaBeta, *nodes, 0};
  }
  return std::nullopt;
}

}  // namespace

bool is_bot_name(std::string_view text) { return parse_play(text).has_value(); }

Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view spec) {
  const std::optional<Play> play = parse_play(spec);
  if (!play) {
    return make_error(GeneralFault::kNoBot, {quoted_place("bot", spec)});
  }
  std::unique_ptr<Bot> bot;
  visit_game(game, [&]<class G>() {
    const bool can_play = AlphaBetaGame<G> || play->style != Style::kAlphaBeta;
    if (can_play) bot = std::make_unique<GameBot<G>>(*play);
  });
  if (bot == nullptr) {
    return make_error(GeneralFault::kNoAlphaBeta, {game_place(game.info())});
  }
  return bot;
}

}  // namespace benben
