#include "server/tournament_session.h"

#include <utility>

namespace benben {

TournamentSession::TournamentSession(Tournaments& tournaments, const Limits& limits,
                                     Metrics& metrics, Admission admission, Line& line,
                                     TimePoint now)
    : ReaderSession(limits, metrics, std::move(admission), line, now), tournaments_(tournaments) {}

TournamentSession::~TournamentSession() { leave(); }

void TournamentSession::start(std::function<void()> ready) {
  if (!is_current()) return ready();
  tournaments_.find(*admission().tournament, [this, is_here = is_here_, ready = std::move(ready)](
                                                 const Result<LiveTournament*>& found) {
    if (!*is_here) return;
    if (found) {
      (*found)->watch(*this, static_cast<std::size_t>(admission().seen.events), admission().proofs);
    } else {
      dismiss(found.error());
    }
    ready();
  });
}

void TournamentSession::leave() {
  *is_here_ = false;
  tournaments_.unwatch(*admission().tournament, *this);
  give_place();
}

}  // namespace benben
