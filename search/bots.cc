// The bots: random and greedy ones, and tree search behind the levels 1 to 8.
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/erased.h"
#include "core/text.h"
#include "games/all.h"
#include "search/bot.h"
#include "search/greedy.h"
#include "search/mcts.h"

namespace benben {
namespace {

// The most simulations that a bot `mcts:N` may be asked for: minutes a move, and memory to match.
constexpr int kMaxSimulations = 10'000'000;

enum class Style : std::uint8_t { kRandom, kGreedy, kSearch };

// How a bot plays: it searches, but with probability random_percent / 100 moves at random.
struct Play {
  Style style = Style::kSearch;
  int simulations = 0;
  std::uint32_t random_percent = 0;
};

constexpr std::array<Play, kMaxBotLevel> kLevels = {{
    {Style::kSearch, 4, 60},
    {Style::kSearch, 12, 40},
    {Style::kSearch, 30, 25},
    {Style::kSearch, 80, 12},
    {Style::kSearch, 250, 5},
    {Style::kSearch, 1'200, 0},
    {Style::kSearch, 8'000, 0},
    {Style::kSearch, 60'000, 0},
}};

template <Game G>
class GameBot final : public Bot {
 public:
  explicit GameBot(Play play) : play_(play) {}

  std::string choose(const AnyPosition& position, Rng rng) const override {
    return G::text(choose_move(state_of<G>(position), rng));
  }

 private:
  typename G::Move choose_move(const typename G::State& state, Rng& rng) const {
    if (play_.style == Style::kGreedy) return greedy_move<G>(state, rng);
    const auto moves = known_moves<G>(state, G::next(state).seats.first());
    if (play_.style == Style::kRandom || moves.size() == 1 ||
        rng.below(100) < play_.random_percent) {
      return random_of(moves, rng);
    }
    const auto searched = searched_moves<G>(state, G::next(state).seats.first());
    if (searched.size() == 1) return move_of(searched[0]);
    Mcts<G> search(state, rng.split(0));
    search.run(play_.simulations);
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
  if (const auto simulations = number_behind("mcts:", spec, kMaxSimulations)) {
    return Play{Style::kSearch, *simulations, 0};
  }
  return std::nullopt;
}

}  // namespace

bool is_bot_name(std::string_view text) { return parse_play(text).has_value(); }

Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view spec) {
  const std::optional<Play> play = parse_play(spec);
  if (!play) {
    return Error{ErrorCode::kUnknown, "There is no bot \"" + std::string(spec) +
                                          "\"; there are random, greedy, bot:1 to bot:8 and "
                                          "mcts:N with N simulations a move."};
  }
  std::unique_ptr<Bot> bot;
  AllGames::each([&]<class G>() {
    if (&game == &ErasedGame<G>::instance()) bot = std::make_unique<GameBot<G>>(*play);
  });
  BENBEN_ASSERT(bot != nullptr);
  return bot;
}

}  // namespace benben
