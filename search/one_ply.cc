#include "search/one_ply.h"

#include <utility>

#include "core/erased.h"
#include "core/general_faults.h"
#include "games/all.h"
#include "games/one_ply.h"
#include "search/playout.h"

namespace benben {
namespace {

template <Game G>
auto players_of() {
  return one_ply_players(static_cast<const G*>(nullptr));
}

template <Game G>
class OnePlyBot final : public Bot {
 public:
  explicit OnePlyBot(OnePly<G> player) : player_(player) {}

  std::string choose(const AnyPosition& position, Rng rng, Pace&) const override {
    const typename G::State& state = state_of<G>(position);
    return G::text(player_.choose(state, G::next(state).seats.first(), rng));
  }

 private:
  OnePly<G> player_;
};

// Somebody who knows the rules and little else: the beginner of the levels' scale
// (docs/strength.md).
constexpr OnePlyInfo kNovice = {"novice",
                                "every second move as the first of these, the others at random"};

template <Game G>
class NoviceBot final : public Bot {
 public:
  explicit NoviceBot(OnePly<G> player) : player_(player) {}

  std::string choose(const AnyPosition& position, Rng rng, Pace& pace) const override {
    if (rng.below(2) == 0) return player_.choose(position, rng, pace);
    const typename G::State& state = state_of<G>(position);
    return G::text(random_move<G>(state, G::next(state).seats.first(), rng));
  }

 private:
  OnePlyBot<G> player_;
};

}  // namespace

std::vector<OnePlyInfo> one_ply_players(const AnyGame& game) {
  std::vector<OnePlyInfo> list;
  visit_game(game, [&]<class G>() {
    for (const auto& player : players_of<G>()) list.push_back({player.name, player.about});
  });
  list.push_back(kNovice);
  return list;
}

Result<std::unique_ptr<Bot>> make_one_ply(const AnyGame& game, std::string_view spec) {
  std::unique_ptr<Bot> bot;
  visit_game(game, [&]<class G>() {
    if (!is_one_ply(spec)) return;
    const std::string_view name = spec.substr(kOnePlyPrefix.size());
    if (name == kNovice.name) bot = std::make_unique<NoviceBot<G>>(players_of<G>()[0]);
    for (const auto& player : players_of<G>()) {
      if (player.name == name) {
        bot = std::make_unique<OnePlyBot<G>>(player);
      }
    }
  });
  if (bot != nullptr) return bot;
  Error error = make_error(GeneralFault::kNoBot, {quoted_place("bot", spec)});
  error.message =
      "There is no one-ply player \"" + std::string(spec) + "\" of this game; there are";
  const char* between = " ";
  for (const OnePlyInfo& info : one_ply_players(game)) {
    error.message += std::exchange(between, ", ") + std::string(kOnePlyPrefix);
    error.message += info.name;
  }
  error.message += '.';
  return error;
}

}  // namespace benben
