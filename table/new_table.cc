#include "table/new_table.h"

#include <algorithm>
#include <utility>

#include "core/general_faults.h"
#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"
#include "table/absent_terms.h"
#include "table/engine_name.h"
#include "table/faults.h"
#include "table/opening_terms.h"
#include "table/table.h"

namespace benben {
namespace {

// The seats as they are stored; what is secret about them goes into `created` alone.
std::vector<StoredSeat> make_seats(const CreateRequest& asked, const Digest& person,
                                   const Entropy& entropy, Created& created) {
  std::vector<StoredSeat> seats;
  // One for all that stand open, so that a table has one link to send.
  const std::string invitation = random_text(kSecretBytes, entropy);
  for (const SeatRequest& request : asked.seats) {
    const Seat seat = seat_at(static_cast<int>(seats.size()));
    StoredSeat stored;
    switch (request.kind) {
      case SeatRequest::Kind::kMe:
        stored.token = person;
        stored.name = asked.opening.rated ? asked.account : request.name;
        stored.figure = request.figure;
        created.seats = created.seats.with(seat);
        break;
      case SeatRequest::Kind::kOpen:
        created.invitations.push_back({seat, invitation});
        stored.invitation = digest_of(invitation);
        break;
      case SeatRequest::Kind::kBot:
        stored.bot = "bot:" + std::to_string(request.level);
        break;
      case SeatRequest::Kind::kEngine:
        stored.bot = std::string(kEnginePrefix) + request.name;
        break;
    }
    seats.push_back(std::move(stored));
  }
  return seats;
}

bool is_engine_seat(const SeatRequest& seat) { return seat.kind == SeatRequest::Kind::kEngine; }
bool is_bot(const SeatRequest& seat) {
  return seat.kind == SeatRequest::Kind::kBot || is_engine_seat(seat);
}
bool is_open(const SeatRequest& seat) { return seat.kind == SeatRequest::Kind::kOpen; }
bool is_own(const SeatRequest& seat) { return seat.kind == SeatRequest::Kind::kMe; }

// What hinders a rated game: those of a pool are all of one kind, and each seat is somebody's.
Status check_rated(const CreateRequest& request, const GameInfo& info) {
  if (!request.opening.rated) return {};
  if (request.account.empty()) return refused(table::Fault::kRatedNeedsAccount);
  if (std::ranges::count_if(request.seats, is_own) > 1) return refused(table::Fault::kRatedOneSeat);
  if (std::ranges::any_of(request.seats, is_engine_seat))
    return refused(table::Fault::kRatedEngine);
  const Setup setup{request.players, request.options, request.tags};
  const bool is_default = std::ranges::all_of(info.options, [&](const OptionInfo& option) {
    return setup.option(option.name, option.values.front()) == option.values.front();
  });
  const bool is_plain = is_default && request.tags.empty() && request.players > 1;
  return is_plain ? Status() : refused(table::Fault::kRatedPlain);
}

}  // namespace

Result<NewTable> create_table(const CreateRequest& request, const Digest& person,
                              const Clock& clock, const Entropy& entropy) {
  const AnyGame* game = find_game(request.game);
  if (game == nullptr)
    return make_error(GeneralFault::kNoSuchGame, {{"game", request.game, shortened(request.game)}});
  const Setup setup{request.players, request.options, request.tags};
  Result<std::unique_ptr<AnyPosition>> position = game->start(setup);
  if (!position) return position.error();
  Record record = new_record(*game, setup);
  if (request.race && !game->has_races())
    return refused(table::Fault::kNoRaces,
                   {{"game", request.game, std::string(game->info().title)}});
  if (game->has_races()) add_race_tags(record, request.race.value_or(RaceTerms()));
  record.tags.push_back({std::string(kAbsentTag), absent_text(request.absent)});
  if (request.clock) {
    const bool has_end = !game->has_races() || request.race.value_or(RaceTerms()).window;
    if (!has_end) return refused(table::Fault::kClockNeedsEnd);
    record.tags.push_back({std::string(kClockTag), clock_text(*request.clock)});
  }
  if (std::ranges::all_of(request.seats, is_bot)) return refused(table::Fault::kNoPerson);
  const bool waits = request.opening.listed || request.opening.fill;
  if (waits && std::ranges::none_of(request.seats, is_open)) {
    return refused(table::Fault::kNoOpenSeat);
  }
  if (Status status = check_rated(request, game->info()); !status) return status.error();
  add_opening_tags(record, request.opening);
  record.tags.push_back({std::string(kDateTag), clock.today()});
  NewTable table;
  table.created.table = random_text(kTableIdBytes, entropy);
  table.stored.id = table.created.table;
  table.stored.seats = make_seats(request, person, entropy, table.created);
  table.stored.created_s = clock.unix_s();
  open_chance(table.stored, std::move(record), random_bytes(entropy), **position);
  return table;
}

}  // namespace benben
