// The bots: random and greedy ones, and search behind the levels 1 to 8: alpha-beta where a game
// can be searched so, tree search elsewhere. The lower levels err (erring.h), the highest plays
// endings exactly where a game has a solver for them (games/endings.h).
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/erased.h"
#include "core/general_faults.h"
#include "core/text.h"
#include "games/all.h"
#include "games/endings.h"
#include "games/learned.h"
#include "games/levels.h"
#include "search/alpha_beta.h"
#include "search/bot.h"
#include "search/erring.h"
#include "search/exact.h"
#include "search/greedy.h"
#include "search/mcts.h"
#include "search/playout.h"
#include "search/values.h"

namespace benben {
namespace {

// The most simulations or nodes that a bot may be asked for: minutes a move.
constexpr int kMaxEffort = 10'000'000;
// Thousandths of the win.
constexpr int kMaxHalfLoss = 1'000;

enum class Style : std::uint8_t { kRandom, kGreedy, kTreeSearch, kAlphaBeta, kErring };

// How a bot plays.
struct Play {
  Style style = Style::kRandom;
  int effort = 0;          // simulations; of kAlphaBeta, nodes
  HalfLoss half_loss = 0;  // of kErring; 0: it plays the best
  Leaf leaf = Leaf::kPlayedOut;
  int ending = 0;  // positions that may be looked at to solve an ending
  Sight sight = Sight::kFull;
};

template <Game G>
class GameBot final : public Bot {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit GameBot(Play play) : play_(play) {}

  std::string choose(const AnyPosition& position, Rng rng, Pace& pace) const override {
    return G::text(choose_move(state_of<G>(position), rng, pace));
  }

 private:
  Move choose_move(const State& state, Rng& rng, Pace& pace) const {
    if (play_.style == Style::kGreedy) return greedy_move<G>(state, rng);
    const Seat seat = G::next(state).seats.first();
    if (play_.style == Style::kRandom) return random_move<G>(state, seat, rng);
    if constexpr (AlphaBetaGame<G>) {
      const bool is_played_out = play_.leaf == Leaf::kPlayedOut;
      if (play_.style != Style::kTreeSearch || !is_played_out) {
        return alpha_beta_move(state, rng, pace);
      }
    }
    const auto searched = searched_moves<G>(state, seat, play_.sight);
    const bool errs = half_loss(state) > 0;
    if (searched.size() == 1 && (!errs || known_moves<G>(state, seat, play_.sight).size() == 1)) {
      return move_of(searched[0]);
    }
    Mcts<G> search(state, rng.split(0));
    search.limit_sight(play_.sight);
    if (play_.leaf == Leaf::kLearned) search.use_learned_value();
    if constexpr (kHasEnding<G>) {
      if (play_.ending > 0 && G::players(state) == 2) return best_or_exact(search, state, pace);
    }
    search.run(play_.effort, pace);
    return errs ? erring_move(search, state, rng) : search.best();
  }

  // The move of a solved ending, else the search's, which goes on only where none was solved. It
  // begins before: who is stopped at the ending has at least searched.
  Move best_or_exact(Mcts<G>& search, const State& state, Pace& pace) const
    requires kHasEnding<G>
  {
    LastingStop lasting(pace);
    const int first = std::min(play_.effort, kBeforeEnding);
    search.run(first, lasting);
    if (lasting.stopped()) return search.best();
    const auto solved = ExactSolver<G>(play_.ending, lasting).solve(state);
    if (solved) return *solved->best;
    if (!lasting.stopped()) search.run(play_.effort - first, lasting);
    return search.best();
  }

  // Among all moves that it knows. What the search has not tried it takes to be worse than all it
  // has, and what it has tried seldom it believes as if kDoubts more tries had turned out so badly:
  // of a hundred simulations, many moves have one or two.
  Move erring_move(const Mcts<G>& search, const State& state, Rng& rng) const {
    const auto tried = search.statistics();
    double worst = 1;
    for (const auto& [move, visits, value] : tried) {
      if (visits > 0) worst = std::min(worst, value);
    }
    worst -= kUntriedLoss;
    const auto known = known_moves<G>(state, G::next(state).seats.first(), play_.sight);
    std::vector<Move> moves;
    std::vector<double> values;
    for (int i = 0; i < static_cast<int>(known.size()); ++i) {
      moves.push_back(move_of(known[i]));
      values.push_back(worst);
    }
    for (const auto& [move, visits, value] : tried) {
      if (visits == 0) continue;
      const auto at = std::ranges::find(moves, move) - moves.begin();
      BENBEN_ASSERT(at < std::ssize(moves));  // what was tried is known: the sight is the same
      values[static_cast<std::size_t>(at)] =
          (visits * value + kDoubts * worst) / (visits + kDoubts);
    }
    return moves[erring_choice(values, half_loss(state), rng)];
  }

  Move alpha_beta_move(const State& state, Rng& rng, Pace& pace) const
    requires AlphaBetaGame<G>
  {
    if (play_.leaf == Leaf::kPlayedOut) return alpha_beta_move_as<G>(state, rng, pace);
    return with_best_evaluation<G>(
        state, [&]<class S>() { return alpha_beta_move_as<S>(state, rng, pace); });
  }

  // S is the game as it is searched: by its evaluation, or by what was learned.
  template <class S>
  Move alpha_beta_move_as(const State& state, Rng& rng, Pace& pace) const {
    // A level thinks for as long in every game.
    const bool counts_nodes = play_.style == Style::kAlphaBeta;
    AlphaBeta<S> search(state, rng.split(0));
    search.run(play_.effort * (counts_nodes ? 1 : AlphaBeta<S>::kNodesPerSimulation),
               AlphaBeta<S>::kMaxDepth, pace);
    if (half_loss(state) == 0) return search.best();
    std::vector<Move> moves;
    std::vector<double> values;
    for (const auto& [move, value] : search.values()) {
      moves.push_back(move);
      values.push_back(win_share<S>(value));
    }
    return moves[erring_choice(values, half_loss(state), rng)];
  }

  // Simulations: an eighth of level 8's, so that a slow phone whose time the solver has taken still
  // plays well.
  static constexpr int kBeforeEnding = 10'000;
  // By how much, as a share of the win, a move that was not tried is worse than the worst that was.
  static constexpr double kUntriedLoss = 0.05;
  // With 20, a level that errs as little as it can wins as much as the search's own choice, 8 less.
  static constexpr double kDoubts = 20;

  double half_loss(const State& state) const {
    return play_.half_loss.at(G::players(state)) / 1000.0;
  }

  Play play_;
};

static_assert(std::tuple_size_v<Levels> == kMaxBotLevel);

template <Game G>
Play play_of_level(int level) {
  const Level how = LevelsOf<G>::kLevels[static_cast<std::size_t>(level - 1)];
  return {Style::kErring, how.simulations, how.half_loss, how.leaf, how.ending, how.sight};
}

// The number behind `prefix`, from 1 to `max`; nothing if the text is not of that form.
std::optional<int> number_behind(std::string_view prefix, std::string_view text, int max) {
  if (!text.starts_with(prefix)) return std::nullopt;
  const std::optional<int> number = parse_number(text.substr(prefix.size()), max);
  return number == 0 ? std::nullopt : number;
}

// What is named behind the last colon, and cut off there; a full sight has no name.
Sight take_sight(std::string_view& spec) {
  constexpr std::array<std::pair<std::string_view, Sight>, 2> kNamed = {
      {{":short", Sight::kShort}, {":middle", Sight::kMiddle}}};
  for (const auto& [name, sight] : kNamed) {
    if (!spec.ends_with(name)) continue;
    spec.remove_suffix(name.size());
    return sight;
  }
  return Sight::kFull;
}

// `erring:N:L`, or of a limited sight `erring:N:L:short`.
std::optional<Play> parse_erring(std::string_view spec) {
  constexpr std::string_view kPrefix = "erring:";
  if (!spec.starts_with(kPrefix)) return std::nullopt;
  spec.remove_prefix(kPrefix.size());
  const Sight sight = take_sight(spec);
  const std::size_t colon = spec.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto simulations = number_behind("", spec.substr(0, colon), kMaxEffort);
  const auto half_loss = number_behind("", spec.substr(colon + 1), kMaxHalfLoss);
  if (!simulations || !half_loss) return std::nullopt;
  Play play{Style::kErring, *simulations, *half_loss};
  play.sight = sight;
  return play;
}

std::optional<int> parse_level(std::string_view spec) {
  return number_behind("bot:", spec, kMaxBotLevel);
}

// Whoever plays in the same way in every game.
std::optional<Play> parse_play(std::string_view spec) {
  if (spec == "random") return Play{Style::kRandom};
  if (spec == "greedy") return Play{Style::kGreedy};
  if (const auto simulations = number_behind("mcts:", spec, kMaxEffort)) {
    return Play{Style::kTreeSearch, *simulations};
  }
  if (const auto simulations = number_behind("learned:", spec, kMaxEffort)) {
    return Play{Style::kTreeSearch, *simulations, 0, Leaf::kLearned};
  }
  if (const auto nodes = number_behind("alphabeta:", spec, kMaxEffort)) {
    return Play{Style::kAlphaBeta, *nodes};
  }
  return parse_erring(spec);
}

}  // namespace

bool is_bot_name(std::string_view text) {
  return parse_level(text).has_value() || parse_play(text).has_value();
}

Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view spec) {
  const std::optional<int> level = parse_level(spec);
  const std::optional<Play> play = parse_play(spec);
  if (!level && !play) return make_error(GeneralFault::kNoBot, {quoted_place("bot", spec)});
  std::unique_ptr<Bot> bot;
  bool has_sights = true;  // where all moves are listed, nothing is overlooked
  visit_game(game, [&]<class G>() {
    const Play how = level ? play_of_level<G>(*level) : *play;
    has_sights = !kAlwaysListed<G> || how.sight == Sight::kFull;
    const bool can_play = AlphaBetaGame<G> || how.style != Style::kAlphaBeta;
    if (can_play) bot = std::make_unique<GameBot<G>>(how);
  });
  if (!has_sights) return make_error(GeneralFault::kNoBot, {quoted_place("bot", spec)});
  if (bot == nullptr) {
    return make_error(GeneralFault::kNoAlphaBeta, {game_place(game.info())});
  }
  return bot;
}

}  // namespace benben
