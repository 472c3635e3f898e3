#include "search/match.h"

#include <utility>

#include "core/erased.h"
#include "core/replay.h"
#include "games/all.h"
#include "search/playout.h"

namespace benben {

Record play_match(const AnyGame& game, const Setup& setup,
                  std::span<const std::unique_ptr<Bot>> bots, const GameSeed& seed) {
  Record record = new_record(game, setup);
  const std::unique_ptr<AnyPosition> position = std::move(game.start(setup)).value();
  while (!position->next().is_over()) {
    const Next next = position->next();
    const int ply = static_cast<int>(record.events.size());
    Event event{kChance, {}};
    if (next.is_chance()) {
      Rng rng = seed.chance(ply);
      event.text = position->sample(rng);
    } else {
      event.actor = next.seats.first();
      const auto& bot = bots[static_cast<std::size_t>(index(*event.actor))];
      event.text = bot->choose(*position, seed.bot(ply));
    }
    BENBEN_ASSERT(position->apply(event.actor, event.text).ok());
    record.events.push_back(std::move(event));
  }
  set_result(record, *position);
  return record;
}

std::uint64_t count_playouts(const AnyGame& game, int players, int games, std::uint64_t seed) {
  std::uint64_t decisions = 0;
  Rng rng(seed);
  visit_game(game, [&]<class G>() {
    typename G::State start = G::start(Setup{players, {}});
    // The set-up is drawn once: what is timed is play.
    while (G::next(start).is_chance()) G::apply(start, G::sample(start, rng));
    for (int i = 0; i < games; ++i) {
      typename G::State state = start;
      decisions += static_cast<std::uint64_t>(random_playout<G>(state, rng));
    }
  });
  return decisions;
}

}  // namespace benben
