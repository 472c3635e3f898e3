// Who sits at a table, and what is told of it.
#include <algorithm>
#include <utility>

#include "core/replay.h"
#include "games/registry.h"
#include "table/clock_terms.h"
#include "table/secret.h"
#include "table/table.h"

namespace benben {
namespace {

// Whether one of the proofs is that of the seat's person; all are compared, found or not.
bool proves(const Proofs& proofs, const StoredSeat& seat) {
  bool is_proved = false;
  for (const Digest& proof : proofs) {
    if (seat.token && same_digest(*seat.token, proof)) is_proved = true;
  }
  return is_proved;
}

}  // namespace

TableView Table::view(SeatSet you) const {
  std::vector<std::string> texts;
  for (const StoredIncident& stored : told_to(you)) {
    texts.push_back(incident_text(stored.incident));
  }
  // The header without the blank line that ends it as a record.
  return {.table = id_,
          .game = std::string(position_->game().info().name),
          .header = header_.substr(0, header_.size() - 1),
          .seats = seat_views(),
          .you = you,
          .ply = ply(),
          .over = is_over(),
          .host = host(),
          .given_up = is_given_up(),
          .turn = turn() - stand_ins(),
          .incidents = std::move(texts),
          .draws = position_->game().info().draws == GameInfo::Draws::kKnown};
}

std::vector<SeatView> Table::seat_views() const {
  std::vector<SeatView> views;
  for (const StoredSeat& seat : seats_) {
    const bool is_bot = !seat.bot.empty();
    views.push_back({is_bot, is_bot ? seat.bot : seat.name, is_bot || seat.token.has_value()});
    if (!is_bot) views.back().figure = seat.figure;
  }
  for (const Seat seat : incidents_.stand_ins()) views[at(seat)].stand_in = stand_in_;
  return views;
}

// The address of the table that goes on is for who sits at this one: a record is shown around. It
// is the last that can happen.
std::span<const StoredIncident> Table::told_to(SeatSet reader) const {
  const std::span<const StoredIncident> all = incidents_.from(0);
  const bool has_rematch = !all.empty() && all.back().incident.kind == Incident::Kind::kRematch;
  return has_rematch && reader.empty() ? all.first(all.size() - 1) : all;
}

std::string Table::record() const { return record_with(incidents_.from(0)); }

std::string Table::record(SeatSet reader) const { return record_with(told_to(reader)); }

std::string Table::record_with(std::span<const StoredIncident> incidents) const {
  Record record = record_;
  add_seats(record);
  for (int number = 0; number < std::ssize(incidents); ++number) add_incident(record, number);
  add_chance_tags(record, ply());
  set_result(record, *position_);
  return write_record(record);
}

void Table::add_seats(Record& record) const {
  auto place = std::ranges::find(record.tags, kDateTag, &Tag::name);
  for (int seat = 0; const SeatView& view : seat_views()) {
    const std::string name = "Seat" + std::to_string(seat++);
    if (!view.name.empty()) place = record.tags.insert(place, {name, view.name}) + 1;
  }
}

void Table::add_incident(Record& record, int number) const {
  const StoredIncident& stored = incidents_.from(number).front();
  record.tags.push_back({"Incident." + std::to_string(number), incident_text(stored.incident)});
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

void Table::forget(const Digest& person) {
  for (StoredSeat& stored : seats_) {
    if (stored.token != person) continue;
    stored.token = kNobody;
    stored.name.clear();
    stored.figure.clear();
  }
}

SeatSet Table::invited(const Digest& invitation) const {
  SeatSet invited;
  for (int seat = 0; const StoredSeat& stored : seats_) {
    if (stored.invitation && same_digest(*stored.invitation, invitation)) {
      invited = invited.with(seat_at(seat));
    }
    ++seat;
  }
  return invited;
}

// Once the game has ended nobody comes any more.
SeatSet Table::open_among(SeatSet seats) const {
  SeatSet open;
  if (is_over() || is_given_up()) return open;
  for (const Seat seat : seats) {
    if (is_open(seat)) open = open.with(seat);
  }
  return open;
}

SeatSet Table::guests() const {
  SeatSet guests;
  for (int seat = 0; const StoredSeat& stored : seats_) {
    if (stored.invitation && stored.bot.empty()) guests = guests.with(seat_at(seat));
    ++seat;
  }
  return guests;
}

std::optional<Seek> Table::seek() const {
  if (!opening_.listed || open_among(guests()).empty()) return std::nullopt;
  Seek seek = seek_;
  for (const StoredSeat& seat : seats_) {
    const bool is_taken = seat.token || !seat.bot.empty();
    seek.seats.push_back(is_taken ? std::optional(seat.bot.empty() ? seat.name : seat.bot)
                                  : std::nullopt);
  }
  return seek;
}

// What the lobby shows of the table itself.
Seek Table::bare_seek() const {
  const GameInfo& info = position_->game().info();
  Seek seek{.table = id_, .game = std::string(info.name), .opening = opening_};
  const Setup setup = setup_of(record_, find_game).value();
  for (const OptionInfo& option : info.options) {
    const std::string_view value = setup.option(option.name, option.values.front());
    if (value != option.values.front()) seek.options.emplace_back(option.name, value);
  }
  seek.own_data = !setup.tags.empty();
  if (const std::string* clock = record_.tag(kClockTag)) seek.clock = *clock;
  return seek;
}

// A seat of the creator's never stood open, so it has no invitation.
std::optional<Seat> Table::host() const {
  const auto is_creators = [](const StoredSeat& seat) {
    return seat.bot.empty() && !seat.invitation;
  };
  const auto found = std::ranges::find_if(seats_, is_creators);
  if (found == seats_.end()) return std::nullopt;
  return seat_at(static_cast<int>(found - seats_.begin()));
}

void Table::seat_person(const Claim& claim) {
  StoredSeat& seat = seats_[at(claim.seat)];
  seat.token = claim.token;
  seat.name = claim.name;
  seat.figure = claim.figure;
}

}  // namespace benben
