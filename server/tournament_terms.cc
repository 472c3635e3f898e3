#include "server/tournament_terms.h"

#include <algorithm>

#include "core/general_faults.h"
#include "core/json.h"
#include "core/text.h"
#include "games/registry.h"
#include "server/faults.h"

namespace benben {

std::string write_terms(const TournamentTerms& terms) {
  JsonWriter json;
  json.begin_object();
  if (!terms.name.empty()) json.member("name", terms.name);
  json.member("game", terms.game).member("seats", terms.seats);
  if (!terms.options.empty()) {
    json.key("options").begin_object();
    for (const auto& [name, value] : terms.options) json.member(name, value);
    json.end_object();
  }
  json.member("system", name_of(terms.system)).member("clock", clock_text(terms.clock));
  json.member("most", terms.most);
  const auto number = [&](std::string_view name, int value) {
    if (value > 0) json.member(name, value);
  };
  number("rounds", terms.rounds);
  number("minutes", terms.minutes);
  number("at", terms.at);
  if (terms.bots > 0) json.member("bots", terms.bots).member("level", terms.level);
  if (terms.starts_s) json.member("starts", *terms.starts_s);
  if (terms.listed) json.member("listed", true);
  return json.end_object().take();
}

Result<ContestOptions> contest_options(const TournamentTerms& terms, std::uint64_t seed) {
  const AnyGame* game = find_game(terms.game);
  if (game == nullptr) {
    return make_error(GeneralFault::kNoSuchGame, {{"game", terms.game, shortened(terms.game)}});
  }
  const int least = std::min(std::max(2, game->info().min_players), terms.seats);
  for (int seats = least; seats <= terms.seats; ++seats) {
    const auto position = game->start({seats, terms.options, {}});
    if (!position) return position.error();
  }
  using enum System;
  const bool has_minutes = terms.minutes > 0;
  if ((terms.system == kArena) != has_minutes || (terms.system != kSwiss && terms.rounds > 0)) {
    return refused(server::Fault::kTournamentLength);
  }
  if (terms.clock.then != ClockTerms::Then::kLose) {
    return refused(server::Fault::kTournamentClock);
  }
  const int most = terms.system == kRoundRobin ? kMostRoundRobin : kMostPlayers;
  if (std::max({terms.most, terms.bots, terms.at}) > most || terms.at > terms.most) {
    return refused(server::Fault::kTournamentSize, {{"most", std::to_string(most)}});
  }
  return ContestOptions{terms.system, terms.seats, least, terms.rounds,
                        terms.most,   terms.bots,  seed};
}

}  // namespace benben
