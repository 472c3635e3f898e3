#include "table/contest_table.h"

#include <algorithm>
#include <utility>

#include "core/general_faults.h"
#include "core/replay.h"
#include "games/registry.h"
#include "table/absent_terms.h"
#include "table/table.h"

namespace benben {

// The clock ends the time of who does not come: nobody need be voted away.
Result<StoredTable> create_contest_table(const ContestTableRequest& request, const Clock& clock,
                                         const Entropy& entropy) {
  const AnyGame* game = find_game(request.game);
  if (game == nullptr) return make_error(GeneralFault::kNoSuchGame, {{"game", request.game}});
  const Setup setup{static_cast<int>(request.seats.size()), request.options, {}};
  Result<std::unique_ptr<AnyPosition>> position = game->start(setup);
  if (!position) return position.error();
  Record record = new_record(*game, setup);
  const auto add = [&](std::string_view name, std::string value) {
    if (!value.empty()) record.tags.push_back({std::string(name), std::move(value)});
  };
  if (game->has_races()) add_race_tags(record, RaceTerms());
  AbsentTerms absent;
  absent.then = AbsentTerms::Then::kWait;
  add(kAbsentTag, absent_text(absent));
  add(kClockTag, clock_text(request.clock));
  add(kEventTag, request.event);
  add(kRoundTag, std::to_string(request.round));
  add(kTournamentTag, request.tournament);
  add(kDateTag, clock.today());
  StoredTable table;
  table.id = random_text(kTableIdBytes, entropy);
  table.seats = request.seats;
  table.created_s = clock.unix_s();
  open_chance(table, std::move(record), random_bytes(entropy), **position);
  return table;
}

}  // namespace benben
