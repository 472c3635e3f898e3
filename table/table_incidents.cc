// The incidents of a table: what forbids them, and what they come to (docs/protocol.md, Coming and
// going).
#include <algorithm>
#include <utility>

#include "core/replay.h"
#include "fair/tags.h"
#include "games/registry.h"
#include "table/absent_terms.h"
#include "table/after_swap.h"
#include "table/consent.h"
#include "table/faults.h"
#include "table/opening_terms.h"
#include "table/table.h"

namespace benben {
namespace {

using table::Fault;
using Kind = MoveMessage::Kind;

// Whether an account that sat here was deleted.
bool somebody_is_gone(const std::vector<StoredSeat>& seats) {
  return std::ranges::any_of(seats, [](const StoredSeat& seat) { return seat.token == kNobody; });
}

// What a message comes to once it is taken.
Incident incident_of(const MoveMessage& message, int ply) {
  switch (message.kind) {
    case Kind::kLeave:
      return {ply, message.seat, Incident::Kind::kLeave};
    case Kind::kReturn:
      return {ply, message.seat, Incident::Kind::kReturn};
    case Kind::kResign:
      return {ply, message.seat, Incident::Kind::kResign};
    case Kind::kReplace:
      return {ply, message.absent, Incident::Kind::kAbsent};
    case Kind::kRematch:
      return {ply, message.seat, Incident::Kind::kRematch};
    case Kind::kClock:
      return {ply, message.seat, Incident::Kind::kTime};
    case Kind::kResume:
      return {ply, message.seat, Incident::Kind::kResume};
    case Kind::kAsk: {
      Incident wish{ply, message.seat, message.wish};
      wish.other = message.other;
      return wish;
    }
    case Kind::kAgree:
    case Kind::kDecline:
    case Kind::kMove:
    case Kind::kRaceClaim:
    case Kind::kContribute:
      break;
  }
  BENBEN_ASSERT(false);
}

// Where people sat before any of them changed places: the seats are stored as they are now.
SeatSet persons_before(SeatSet persons, const std::vector<StoredIncident>& incidents) {
  for (auto stored = incidents.rbegin(); stored != incidents.rend(); ++stored) {
    persons = after_swap(persons, stored->incident);
  }
  return persons;
}

// What begins now is played by the newest rules, if these know such a setup.
void take_newest_rules(Record& record) {
  Record newest = record;
  const AnyGame& game = *find_game(*record.tag("Game"));
  std::ranges::find(newest.tags, "Rules", &Tag::name)->value =
      std::to_string(game.info().rules_version);
  if (start_of(newest, find_game)) record = std::move(newest);
}

}  // namespace

// A table of an earlier version says nothing of it and has the defaults.
Status Table::read_terms() {
  if (const std::string* tag = record_.tag(kAbsentTag)) {
    const std::optional<AbsentTerms> terms = parse_absent(*tag);
    if (!terms) return refused(Fault::kHeaderDamaged, {{"reason", "Absent \"" + *tag + '"'}});
    absent_terms_ = *terms;
  }
  stand_in_ = absent_terms_.stand_in();
  if (const std::string* tag = record_.tag(kClockTag)) {
    const std::optional<ClockTerms> terms = parse_clock(*tag);
    if (!terms) return refused(Fault::kHeaderDamaged, {{"reason", "Clock \"" + *tag + '"'}});
    clocks_.emplace(*terms, position_->players());
    incidents_.set_end_of_time(terms->then);
  }
  const std::optional<OpeningTerms> opening = opening_terms(record_);
  if (!opening) return refused(Fault::kHeaderDamaged, {{"reason", "Listed, Fill, Watch or Rated"}});
  opening_ = *opening;
  if (opening_.listed) seek_ = bare_seek();
  return {};
}

Status Table::replay(const std::vector<StoredIncident>& incidents) {
  const auto is_undo = [](const StoredIncident& stored) {
    return stored.incident.kind == Incident::Kind::kUndo;
  };
  int undone = static_cast<int>(std::ranges::count_if(incidents, is_undo));
  SeatSet people = persons_before(persons(), incidents);
  int before = 0;
  for (const StoredIncident& stored : incidents) {
    const Incident& incident = stored.incident;
    const bool is_rematch = incident.kind == Incident::Kind::kRematch;
    // Of what was played before an undo more may have stood than stands now.
    const int most = undone > 0 ? static_cast<int>(kMaxEvents) : ply();
    if (is_undo(stored)) --undone;
    const bool stands = !is_undo(stored) || undone > 0 || incident.to <= ply();
    const bool can_happen = incident.ply >= before && incident.ply <= most && stands &&
                            people.contains(incident.seat) && (is_rematch || !is_given_up()) &&
                            index(incident.other) < position_->players() &&
                            incidents_.check(incident.kind, incident.seat).ok();
    if (!can_happen) {
      return refused(Fault::kIncidentDamaged, {number_place("number", incidents_.count()),
                                               {"text", incident_text(incident)}});
    }
    before = is_undo(stored) ? incident.to : incident.ply;
    people = after_swap(people, incident);
    incidents_.add(stored);
  }
  return {};
}

const std::string& Table::bot(Seat seat) const {
  return stand_ins().contains(seat) ? stand_in_ : seats_[at(seat)].bot;
}

// The seats that people have taken.
SeatSet Table::persons_of(const std::vector<StoredSeat>& seats) {
  SeatSet persons;
  for (int seat = 0; const StoredSeat& stored : seats) {
    if (stored.token) persons = persons.with(seat_at(seat));
    ++seat;
  }
  return persons;
}

SeatSet Table::players() const { return persons() - stand_ins(); }

// For whom one decision is made plays on.
bool Table::is_left() const {
  return !is_contest() && !persons().empty() && (persons() - incidents_.stand_ins()).empty();
}

// An open seat is somebody's to come.
bool Table::is_given_up() const { return is_given_up(*position_, incidents_); }

bool Table::is_given_up(const AnyPosition& position, const Incidents& incidents) const {
  if (incidents.is_drawn()) return true;
  const SeatSet resigned = incidents.resigned();
  if (resigned.empty() || position.next().is_over()) return false;
  const SeatSet left = SeatSet::run(0, position.players()) - resigned;
  const auto is_bots = [this](Seat seat) { return !seats_[at(seat)].bot.empty(); };
  return left.size() <= 1 || (!is_contest() && std::ranges::all_of(left, is_bots));
}

bool Table::ends_rated(const Proposal& proposal) const {
  if (!opening_.rated || is_over() || is_given_up()) return false;
  Incidents incidents = incidents_;
  if (proposal.append.incident) incidents.add(*proposal.append.incident);
  const AnyPosition& position = proposal.position ? *proposal.position : *position_;
  return position.next().is_over() || is_given_up(position, incidents);
}

SeatSet Table::turn() const {
  const Next next = position_->next();
  const bool is_played = next.is_seats() && !is_given_up() && !incidents_.is_adjourned();
  return is_played ? next.seats : SeatSet();
}

std::optional<Seat> Table::bot_to_act() const {
  const SeatSet seats = turn();
  if (seats.empty() || bot(seats.first()).empty()) return std::nullopt;
  return seats.first();
}

Result<MoveAnswer> Table::answer_again(const MoveMessage& message,
                                       const StoredIncident& stored) const {
  using Happens = Incident::Kind;
  const Happens kind = stored.incident.kind;
  if (message.kind == Kind::kAgree && is_wish(kind) && message.seat != stored.incident.seat) {
    return MoveAnswer(Happened());
  }
  const bool is_noted = message.kind == Kind::kAgree || message.kind == Kind::kDecline;
  if (message.is_of_seats() && !is_noted) {
    Incident again = incident_of(message, stored.incident.ply);
    again.table = stored.incident.table;
    again.to = stored.incident.to;
    again.unix_s = stored.incident.unix_s;
    if (again == stored.incident) return MoveAnswer(Happened());
  }
  return refused(Fault::kMoveIdTaken);
}

Status Table::check_person(const MoveMessage& message) const {
  if (message.kind == Kind::kRematch) {
    if (is_contest()) return refused(Fault::kInTournament);
    if (!is_over() && !is_given_up()) return refused(Fault::kNotOver);
    if (opening_.rated && somebody_is_gone(seats_)) return refused(Fault::kRatedGone);
    return incidents_.check(Incident::Kind::kRematch, message.seat);
  }
  if (is_given_up()) return refused(Fault::kGivenUp);
  const bool is_of_seats = message.is_of_seats();
  if (is_of_seats && is_over()) return refused(Fault::kGameOver);
  const Place place = seat_place("seat", message.seat);
  if (is_of_seats && message.kind != Kind::kReplace && !message.is_of_consent()) {
    return incidents_.check(incident_of(message, ply()).kind, message.seat);
  }
  // A move, a claim and a vote are for who plays.
  if (incidents_.resigned().contains(message.seat)) return refused(Fault::kResigned, {place});
  if (stand_ins().contains(message.seat)) return refused(Fault::kStandIn, {place});
  if (!is_of_seats && incidents_.is_adjourned()) return refused(Fault::kAdjourned);
  return {};
}

Table::Proposal Table::decide_incident(const MoveMessage& message) const {
  Proposal proposal = this->proposal();
  proposal.append.incident = StoredIncident{incident_of(message, ply()), message.move_id};
  return proposal;
}

Table::Proposal Table::decide_rematch(const MoveMessage& message, const TableBirth& birth) const {
  Proposal proposal = decide_incident(message);
  proposal.append.rematch = rematch_table(birth);
  proposal.append.incident->incident.table = birth.id;
  return proposal;
}

// The same game for the same people, each a seat further. What proves a seat, or would have opened
// it, goes with it.
StoredTable Table::rematch_table(const TableBirth& birth) const {
  Record record = parse_record(header_).value();
  drop_opening_tags(record);
  drop_fair_tags(record);
  take_newest_rules(record);
  const auto date = std::ranges::find(record.tags, kDateTag, &Tag::name);
  if (date != record.tags.end()) {
    date->value = birth.date;
  } else {
    record.tags.push_back({std::string(kDateTag), birth.date});
  }
  StoredTable rematch;
  rematch.id = birth.id;
  rematch.seats = seats_;
  std::ranges::rotate(rematch.seats, rematch.seats.end() - 1);
  rematch.created_s = birth.created_s;
  const std::unique_ptr<AnyPosition> start = start_of(record, find_game).value();
  open_chance(rematch, std::move(record), birth.seed, *start);
  return rematch;
}

}  // namespace benben
