// The list of all games: adding one is its include and its name here.
//
// When rules have to change, the game as it was stays beside the new one, as a type of its own with
// its own version and the member `Newest`, the game that took its place (docs/releases.md): what
// began by it goes on by it.
//
// A build may be for one game alone, as the browser's modules are: BENBEN_ONLY_GAME is then its
// type (pyramix::Pyramix), and what goes through the list sees no other. A test may have older
// games of its own: BENBEN_OLDER_GAMES is then the header that lists them.
#pragma once

#include <type_traits>

#include "core/erased.h"
#include "games/ankhor/rules.h"
#include "games/anubixx/rules.h"
#include "games/ascension/rules.h"
#include "games/cubus/rules.h"
#include "games/pyramix/rules.h"

namespace benben {

// The game itself, or the one that took its place.
template <class G>
struct NewestOf {
  using Type = G;
};
template <class G>
  requires requires { typename G::Newest; }
struct NewestOf<G> {
  using Type = typename G::Newest;
};

// Whether this build has the game.
#ifdef BENBEN_ONLY_GAME
template <class G>
inline constexpr bool kIsBuilt = std::is_same_v<typename NewestOf<G>::Type, BENBEN_ONLY_GAME>;
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
  static constexpr int kSize = (0 + ... + int{kIsBuilt<Games>});

 private:
  template <class G, class Visit>
  static void visit_built(Visit& visit) {
    if constexpr (kIsBuilt<G>) visit.template operator()<G>();
  }
};

// By their newest rules.
using AllGames = GameList<pyramix::Pyramix, anubixx::Anubixx, ankhor::Ankhor, cubus::Cubus,
                          ascension::Ascension>;
#ifndef BENBEN_OLDER_GAMES
// By older ones, under which something may have begun; none until today.
using OlderGames = GameList<>;
#endif

}  // namespace benben

#ifdef BENBEN_OLDER_GAMES
#include BENBEN_OLDER_GAMES
#endif

namespace benben {

// Calls visit.template operator()<G>() for the game and the version of its rules that this one is.
template <class Visit>
void visit_game(const AnyGame& game, Visit&& visit) {
  const auto visit_this = [&]<class G>() {
    if (&game == &ErasedGame<G>::instance()) visit.template operator()<G>();
  };
  AllGames::each(visit_this);
  OlderGames::each(visit_this);
}

}  // namespace benben
