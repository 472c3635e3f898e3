// The list of all games: adding one is its include and its name here.
#pragma once

#include "core/erased.h"
#include "games/ankhor/rules.h"
#include "games/anubixx/rules.h"
#include "games/ascension/rules.h"
#include "games/cubus/rules.h"
#include "games/pyramix/rules.h"

namespace benben {

template <class... Games>
struct GameList {
  // Calls visit.template operator()<G>() for every game, in the order in which they are shown.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit.template operator()<Games>(), ...);
  }
  static constexpr int kSize = sizeof...(Games);
};

using AllGames = GameList<pyramix::Pyramix, anubixx::Anubixx, ankhor::Ankhor, cubus::Cubus,
                          ascension::Ascension>;

// Calls visit.template operator()<G>() for the game that this one is.
template <class Visit>
void visit_game(const AnyGame& game, Visit&& visit) {
  AllGames::each([&]<class G>() {
    if (&game == &ErasedGame<G>::instance()) visit.template operator()<G>();
  });
}

}  // namespace benben
