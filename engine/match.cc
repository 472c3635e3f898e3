#include "engine/match.h"

#include <string>
#include <utility>

#include "core/replay.h"

namespace benben::engine {

Match play_match(const AnyGame& game, const Setup& setup, std::span<Player* const> players,
                 const GameSeed& seed) {
  Match match{new_record(game, setup), std::move(game.start(setup)).value()};
  AnyPosition& position = *match.end;
  while (!position.next().is_over()) {
    const Next next = position.next();
    const int ply = static_cast<int>(match.record.events.size());
    Event event{kChance, {}};
    if (next.is_chance()) {
      Rng rng = seed.chance(ply);
      event.text = position.sample(rng);
    } else {
      const GameSoFar so_far{setup, match.record.events, position};
      event.actor = so_far.seat();
      Player& player = *players[static_cast<std::size_t>(index(so_far.seat()))];
      Result<std::string> move = player.choose(so_far, seed.bot(ply));
      if (!move) {
        match.forfeit = {so_far.seat(), move.error()};
        return match;
      }
      event.text = std::move(*move);
    }
    BENBEN_ASSERT(position.apply(event.actor, event.text).ok());
    match.record.events.push_back(std::move(event));
  }
  set_result(match.record, position);
  return match;
}

Tag forfeit_tag(const Forfeit& forfeit) {
  return {"Forfeit", std::to_string(index(forfeit.seat)) + " " + describe(forfeit.error)};
}

}  // namespace benben::engine
