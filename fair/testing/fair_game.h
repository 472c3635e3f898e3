// Whole games whose chance is drawn from a seed, for tests and for the vectors of docs/fair.md.
#pragma once

#include <string>

#include "core/record.h"
#include "core/replay.h"
#include "core/rng.h"
#include "core/setup.h"
#include "fair/draws.h"
#include "fair/tags.h"
#include "games/registry.h"
#include "search/bot.h"

namespace benben {

// 32 bytes that count up from a first one.
inline FairBytes counting_bytes(int first) {
  FairBytes bytes;
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(first++);
  return bytes;
}

// Who contributes in such a game: of more than three seats the second as well.
inline SeatSet contributors(int players) {
  const SeatSet ends = SeatSet::of(seat_at(0)).with(seat_at(players - 1));
  return players > 3 ? ends.with(seat_at(1)) : ends;
}

// A game of one machine against itself. Seat 0 contributes after the opening, the others that do
// some events later.
inline Record fair_game(const std::string& name, const Setup& setup,
                        const std::string& player = "random") {
  const AnyGame& game = *find_game(name);
  const std::unique_ptr<AnyPosition> position = game.start(setup).value();
  const std::unique_ptr<Bot> bot = make_bot(game, player).value();
  FairDraws draws(fair_table(name + "-table-of-the-tests"), counting_bytes(0x20), setup.players);
  Record record = new_record(game, setup);
  add_commitment_tags(record, draws);
  const auto contribute = [&](int seat) {
    if (draws.of(seat_at(seat)) != nullptr) return;
    draws.add({static_cast<int>(record.events.size()), seat_at(seat), counting_bytes(100 + seat)});
  };
  int decisions = 0;
  while (!position->next().is_over()) {
    const int ply = static_cast<int>(record.events.size());
    Event event{kChance, ""};
    if (position->next().is_chance()) {
      Rng rng(draws.key(ply));
      event.text = position->sample(rng);
    } else {
      if (++decisions == 1) contribute(0);
      if (decisions == 4 && setup.players > 3) contribute(1);
      if (decisions == 8) contribute(setup.players - 1);
      event.actor = position->next().seats.first();
      event.text = bot->choose(*position, Rng(static_cast<std::uint64_t>(ply)));
    }
    BENBEN_ASSERT(position->apply(event.actor, event.text).ok());
    record.events.push_back(event);
  }
  add_contribution_tags(record, draws);
  add_seed_tag(record, draws);
  set_result(record, *position);
  return record;
}

}  // namespace benben
