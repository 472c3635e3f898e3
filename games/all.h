// The list of all games: adding one is its include and its name here.
//
// A build may be for one game alone, as the browser's modules are: BENBEN_ONLY_GAME is then its
// type (pyramix::Pyramix), and what goes through the list sees no other.
#pragma once

#include <type_traits>

#include "core/erased.h"
#include "games/ankhor/rules.h"
#include "games/anubixx/rules.h"
#include "games/ascension/rules.h"
#include "games/cubus/rules.h"
#include "games/pyramix/rules.h"

namespace benben {

// Whether this build has the game.
#ifdef BENBEN_ONLY_GAME
template <class G>
inline constexpr bool kIsBuilt = std::is_same_v<G, BENBEN_ONLY_GAME>;
#else
template <class G>
inline constexpr bool kIsBuilt = true;
#endif

template <class... Games>
struct GameList {
  // Calls visit.template operator()<G>() for every game built, in the order in which they are
  // shown.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit_built<Games>(visit), ...);
  }
  static constexpr int kSize = (int{kIsBuilt<Games>} + ...);

 private:
  template <class G, class Visit>
  static void visit_built(Visit& visit) {
    if constexpr (kIsBuilt<G>) visit.template operator()<G>();
  }
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
