#include "server/table.h"

#include <algorithm>
#include <utility>

#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"
#include "search/bot.h"
#include "server/secret.h"

namespace benben {
namespace {

constexpr std::string_view kDateTag = "Date";
constexpr std::string_view kWindowTag = "Window";
constexpr std::string_view kMissedTag = "Missed";
constexpr std::string_view kNoEnd = "none";

Error error_of(ErrorCode code, std::string message) { return {code, std::move(message), "", 0}; }

Error repeated_error() {
  return error_of(ErrorCode::kRepeated, "This move_id was used before, for another move.");
}

// Draws all chance events that are due, each from a key of its own.
void draw_chance(AnyPosition& position, std::vector<StoredEvent>& events) {
  while (position.next().is_chance()) {
    Rng rng(random_key());
    Event event{kChance, position.sample(rng)};
    BENBEN_ASSERT(position.apply(kChance, event.text).ok());
    events.push_back({std::move(event), ""});
  }
}

// The seats as they are stored; what is secret about them goes into `created` alone.
std::vector<StoredSeat> make_seats(const std::vector<SeatRequest>& requests, const Digest& person,
                                   Created& created) {
  std::vector<StoredSeat> seats;
  for (const SeatRequest& request : requests) {
    const Seat seat = seat_at(static_cast<int>(seats.size()));
    StoredSeat stored;
    switch (request.kind) {
      case SeatRequest::Kind::kMe:
        stored.token = person;
        stored.name = request.name;
        created.seats = created.seats.with(seat);
        break;
      case SeatRequest::Kind::kOpen:
        created.invitations.push_back({seat, random_text(kSecretBytes)});
        stored.invitation = digest_of(created.invitations.back().secret);
        break;
      case SeatRequest::Kind::kBot:
        stored.bot = "bot:" + std::to_string(request.level);
        break;
    }
    seats.push_back(std::move(stored));
  }
  return seats;
}

bool is_bot(const SeatRequest& seat) { return seat.kind == SeatRequest::Kind::kBot; }

// Whether one of the proofs is that of the seat's person; all are compared, found or not.
bool proves(const Proofs& proofs, const StoredSeat& seat) {
  bool is_proved = false;
  for (const Digest& proof : proofs) {
    if (seat.token && same_digest(*seat.token, proof)) is_proved = true;
  }
  return is_proved;
}

// The terms of races as tags, so that everybody who reads the record knows them.
void add_race_tags(Record& record, const RaceTerms& terms) {
  const bool is_hidden = terms.missed == RaceTerms::Missed::kHidden;
  record.tags.push_back({std::string(kWindowTag), terms.window
                                                      ? std::to_string(terms.window->count())
                                                      : std::string(kNoEnd)});
  record.tags.push_back({std::string(kMissedTag), is_hidden ? "hidden" : "shown"});
}

RaceWindow::Length window_length(const Record& record) {
  const auto tag = std::ranges::find(record.tags, kWindowTag, &Tag::name);
  if (tag == record.tags.end()) return RaceTerms().window;
  const std::optional<int> seconds = parse_number(tag->value, kMaxWindowS);
  return seconds ? RaceWindow::Length(*seconds) : std::nullopt;
}

}  // namespace

Result<NewTable> create_table(const CreateRequest& request, const Digest& person,
                              const Clock& clock) {
  const AnyGame* game = find_game(request.game);
  if (game == nullptr) {
    return error_of(ErrorCode::kUnknown, "There is no game \"" + request.game + "\".");
  }
  const Setup setup{request.players, request.options, request.tags};
  Result<std::unique_ptr<AnyPosition>> position = game->start(setup);
  if (!position) return position.error();
  Record record = new_record(*game, setup);
  if (request.race && !game->has_races()) {
    return error_of(ErrorCode::kUnknown,
                    std::string(game->info().title) + " has no races: leave out \"race\".");
  }
  if (request.race) add_race_tags(record, *request.race);
  if (std::ranges::all_of(request.seats, is_bot)) {
    return error_of(ErrorCode::kMalformed,
                    "A table needs a person: at least one seat must be \"me\" or \"open\".");
  }
  record.tags.push_back({std::string(kDateTag), clock.today()});
  NewTable table;
  table.created.table = random_text(kTableIdBytes);
  table.stored.id = table.created.table;
  table.stored.header = write_record(record);
  table.stored.seats = make_seats(request.seats, person, table.created);
  table.stored.created_s = clock.unix_s();
  draw_chance(**position, table.stored.events);
  return table;
}

Result<Table> Table::fold(StoredTable stored) {
  Table table;
  Result<Record> record = parse_record(stored.header);
  if (!record) return error_of(ErrorCode::kDamaged, "Header: " + describe(record.error()));
  table.record_ = std::move(*record);
  Result<std::unique_ptr<AnyPosition>> start = start_of(table.record_, find_game);
  if (!start) return error_of(ErrorCode::kDamaged, "Header: " + describe(start.error()));
  table.position_ = std::move(*start);
  if (stored.seats.size() != static_cast<std::size_t>(table.position_->players())) {
    return error_of(ErrorCode::kDamaged, "The seats are not as many as the players.");
  }
  for (const StoredSeat& seat : stored.seats) {
    if (!seat.bot.empty() && !make_bot(table.position_->game(), seat.bot)) {
      return error_of(ErrorCode::kDamaged, "There is no bot \"" + seat.bot + "\".");
    }
  }
  table.id_ = std::move(stored.id);
  table.header_ = std::move(stored.header);
  table.seats_ = std::move(stored.seats);
  if (Status status = table.replay(stored.events); !status) return status.error();
  return table;
}

Status Table::replay(const std::vector<StoredEvent>& events) {
  for (const StoredEvent& event : events) {
    if (Status status = position_->apply(event.event.actor, event.event.text); !status) {
      return error_of(ErrorCode::kDamaged,
                      "Event " + std::to_string(ply()) + ": " + describe(status.error()));
    }
    add(event);
  }
  if (position_->next().is_chance()) {
    return error_of(ErrorCode::kDamaged,
                    "Event " + std::to_string(ply()) + ", which chance decided, is missing.");
  }
  return {};
}

void Table::add(const StoredEvent& event) {
  if (!event.move_id.empty()) plies_.emplace(event.move_id, ply());
  record_.events.push_back(event.event);
}

TableView Table::view(SeatSet you) const {
  // The header without the blank line that ends it as a record.
  return {.table = id_,
          .game = std::string(position_->game().info().name),
          .header = header_.substr(0, header_.size() - 1),
          .seats = seat_views(),
          .you = you,
          .ply = ply(),
          .over = position_->next().is_over()};
}

std::vector<SeatView> Table::seat_views() const {
  std::vector<SeatView> views;
  for (const StoredSeat& seat : seats_) {
    const bool is_bot = !seat.bot.empty();
    views.push_back({is_bot, is_bot ? seat.bot : seat.name, is_bot || seat.token.has_value()});
  }
  return views;
}

std::string Table::record() const {
  Record record = record_;
  auto place = std::ranges::find(record.tags, kDateTag, &Tag::name);
  for (int seat = 0; const SeatView& view : seat_views()) {
    const std::string name = "Seat" + std::to_string(seat++);
    if (!view.name.empty()) place = record.tags.insert(place, {name, view.name}) + 1;
  }
  set_result(record, *position_);
  return write_record(record);
}

SeatSet Table::seats_of(const Proofs& proofs) const {
  SeatSet mine;
  for (int seat = 0; const StoredSeat& stored : seats_) {
    if (proves(proofs, stored)) mine = mine.with(seat_at(seat));
    ++seat;
  }
  return mine;
}

SeatSet Table::seats_of_others(const Proofs& proofs) const {
  SeatSet others;
  for (int seat = 0; const StoredSeat& stored : seats_) {
    if (stored.token && !proves(proofs, stored)) others = others.with(seat_at(seat));
    ++seat;
  }
  return others;
}

void Table::move_seats(const Digest& from, const Digest& to) {
  for (StoredSeat& stored : seats_) {
    if (stored.token == from) stored.token = to;
  }
}

std::optional<Seat> Table::invited(const Digest& invitation) const {
  for (int seat = 0; const StoredSeat& stored : seats_) {
    if (stored.invitation && same_digest(*stored.invitation, invitation)) return seat_at(seat);
    ++seat;
  }
  return std::nullopt;
}

void Table::seat_person(Seat seat, const Digest& token, std::string name) {
  seats_[at(seat)].token = token;
  seats_[at(seat)].name = std::move(name);
}

std::optional<Seat> Table::bot_to_act() const {
  const Next next = position_->next();
  if (!next.is_seats() || bot(next.seats.first()).empty()) return std::nullopt;
  return next.seats.first();
}

RaceWindow Table::open_window(TimePoint now) const {
  const std::optional<Race> race = position_->race();
  BENBEN_ASSERT(race.has_value());
  Racers racers;
  const std::unique_ptr<AnyPosition> position = position_->clone();
  for (int i = 0; i < race->seats.size(); ++i) {
    const Seat seat = position->next().seats.first();
    racers.order.push_back(seat);
    if (!bot(seat).empty()) {
      racers.bots = racers.bots.with(seat);
    } else if (is_open(seat)) {
      racers.absent = racers.absent.with(seat);
    }
    BENBEN_ASSERT(position->apply(seat, race->yield).ok());
  }
  return {std::move(racers), std::string(race->yield), ply(), now, window_length(record_)};
}

std::unique_ptr<AnyPosition> Table::position_of(Seat seat) const {
  Proposal proposal{{}, ply(), position_->clone()};
  add_yields(proposal, seat, std::nullopt);
  return std::move(proposal.position);
}

// In a record the racing seats answer one by one: those before a seat have yielded to it.
void Table::add_yields(Proposal& proposal, Seat until,
                       const std::optional<RaceWindow>& window) const {
  const std::optional<Race> race = position_->race();
  if (!race || !race->seats.contains(until)) return;
  while (proposal.position->next().seats.first() != until) {
    const Seat seat = proposal.position->next().seats.first();
    const std::string yield(race->yield);
    BENBEN_ASSERT(proposal.position->apply(seat, yield).ok());
    const MoveMessage* sent = window ? window->yield_of(seat) : nullptr;
    proposal.append.events.push_back({{seat, yield}, sent != nullptr ? sent->move_id : ""});
    ++proposal.ply;
  }
}

Result<Table::Decision> Table::decide(const MoveMessage& move, SeatSet mine,
                                      const std::optional<RaceWindow>& window) const {
  const auto known = plies_.find(move.move_id);
  if (known != plies_.end()) return repeated(move, known->second);
  if (window && window->is_repeated(move)) return repeated_error();
  if (!mine.contains(move.seat)) {
    return error_of(ErrorCode::kNotYours,
                    "Seat " + std::to_string(index(move.seat)) + " is not yours.");
  }
  if (move.expected_ply != ply()) {
    return error_of(ErrorCode::kConflict, "The table has " + std::to_string(ply()) +
                                              " events, not " + std::to_string(move.expected_ply) +
                                              ": look again before you move.");
  }
  Proposal proposal{{id_, ply(), {}}, ply(), position_->clone()};
  add_yields(proposal, move.seat, window);
  if (Status status = proposal.position->apply(move.seat, move.text); !status) {
    return status.error();
  }
  proposal.append.events.push_back({{move.seat, move.text}, move.move_id});
  draw_chance(*proposal.position, proposal.append.events);
  return Decision(std::move(proposal));
}

Result<Table::Decision> Table::repeated(const MoveMessage& move, int ply) const {
  if (record_.events[static_cast<std::size_t>(ply)] == Event{move.seat, move.text}) {
    return Decision(ply);
  }
  return repeated_error();
}

void Table::adopt(Proposal proposal) {
  position_ = std::move(proposal.position);
  for (const StoredEvent& event : proposal.append.events) add(event);
}

}  // namespace benben
