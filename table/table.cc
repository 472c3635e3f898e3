#include "table/table.h"

#include <algorithm>
#include <utility>

#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"
#include "table/faults.h"
#include "table/secret.h"

namespace benben {
namespace {

constexpr std::string_view kWindowTag = "Window";
constexpr std::string_view kMissedTag = "Missed";
constexpr std::string_view kNoEnd = "none";
constexpr std::string_view kKnockTag = "Knock";
constexpr std::string_view kClaims = "claim";

}  // namespace

void add_race_tags(Record& record, const RaceTerms& terms) {
  const bool is_hidden = terms.missed == RaceTerms::Missed::kHidden;
  record.tags.push_back({std::string(kWindowTag), terms.window
                                                      ? std::to_string(terms.window->count())
                                                      : std::string(kNoEnd)});
  record.tags.push_back({std::string(kMissedTag), is_hidden ? "hidden" : "shown"});
  const bool is_claimed = terms.knock == RaceTerms::Knock::kClaim;
  record.tags.push_back({std::string(kKnockTag), is_claimed ? std::string(kClaims) : "show"});
}

Result<Table> Table::fold(StoredTable stored) {
  Table table;
  Result<Record> record = parse_record(stored.header);
  if (!record) return refused(table::Fault::kHeaderDamaged, {{"reason", describe(record.error())}});
  table.record_ = std::move(*record);
  Result<std::unique_ptr<AnyPosition>> start = start_of(table.record_, find_game);
  if (!start) return refused(table::Fault::kHeaderDamaged, {{"reason", describe(start.error())}});
  table.position_ = std::move(*start);
  if (stored.seats.size() != static_cast<std::size_t>(table.position_->players())) {
    return refused(table::Fault::kSeatsDamaged);
  }
  if (Status status = table.restore_chance(stored); !status) return status.error();
  table.id_ = std::move(stored.id);
  table.header_ = std::move(stored.header);
  table.seats_ = std::move(stored.seats);
  if (Status status = table.read_terms(); !status) return status.error();
  if (Status status = table.replay(stored.events); !status) return status.error();
  table.claim_ = std::move(stored.race_claim);
  if (table.claimant() && !table.may_claim(*table.claimant())) {
    return refused(table::Fault::kRaceClaimDamaged, {{"ply", std::to_string(table.ply())}});
  }
  if (Status status = table.replay(stored.incidents); !status) return status.error();
  if (Status status = table.restore_clocks(stored.clocks); !status) return status.error();
  return table;
}

Status Table::replay(const std::vector<StoredEvent>& events) {
  for (const StoredEvent& event : events) {
    if (Status status = position_->apply(event.event.actor, event.event.text); !status) {
      return refused(table::Fault::kEventDamaged,
                     {{"ply", std::to_string(ply())}, {"reason", describe(status.error())}});
    }
    add(event);
  }
  if (position_->next().is_chance()) {
    return refused(table::Fault::kChanceMissing, {{"ply", std::to_string(ply())}});
  }
  return {};
}

void Table::add(const StoredEvent& event) {
  if (!event.move_id.empty()) plies_.emplace(event.move_id, ply());
  record_.events.push_back(event.event);
  times_.push_back(event.unix_s);
}

std::vector<Seat> Table::racers() const {
  const std::optional<Race> race = position_->race();
  if (!race) return {};
  std::vector<Seat> order;
  const std::unique_ptr<AnyPosition> position = position_->clone();
  for (int i = 0; i < race->seats.size(); ++i) {
    order.push_back(position->next().seats.first());
    BENBEN_ASSERT(position->apply(order.back(), race->yield).ok());
  }
  return order;
}

std::optional<std::chrono::seconds> Table::window_length() const {
  const auto tag = std::ranges::find(record_.tags, kWindowTag, &Tag::name);
  if (tag == record_.tags.end()) return RaceTerms().window;
  const std::optional<int> seconds = parse_number(tag->value, kMaxWindowS);
  return seconds ? std::optional(std::chrono::seconds(*seconds)) : std::nullopt;
}

// A table that says nothing of it is from the time when all had to show at once.
bool Table::allows_claims() const {
  const auto tag = std::ranges::find(record_.tags, kKnockTag, &Tag::name);
  return tag != record_.tags.end() && tag->value == kClaims;
}

bool Table::may_claim(Seat seat) const {
  const std::optional<Race> race = position_->race();
  return allows_claims() && race && race->seats.contains(seat);
}

std::optional<Seat> Table::claimant() const {
  return claim_ && claim_->ply == ply() ? std::optional(claim_->seat) : std::nullopt;
}

bool Table::is_claim_again(const MoveMessage& message) const {
  return claim_ && message.kind == MoveMessage::Kind::kRaceClaim && claim_->seat == message.seat &&
         claim_->move_id == message.move_id;
}

std::unique_ptr<AnyPosition> Table::position_after(std::span<const MoveMessage> moves) const {
  std::unique_ptr<AnyPosition> position = position_->clone();
  for (const MoveMessage& move : moves) {
    BENBEN_ASSERT(position->apply(move.seat, move.text).ok());
  }
  return position;
}

GameCourse Table::course_with(std::span<const MoveMessage> moves) const {
  GameCourse course{setup_of(record_, find_game).value(), record_.events};
  for (const MoveMessage& move : moves) course.events.push_back({move.seat, move.text});
  return course;
}

std::optional<Result<MoveAnswer>> Table::first_answer(const MoveMessage& message) const {
  using Again = Result<MoveAnswer>;
  if (is_claim_again(message)) return Again(FirstInRace());
  if (claim_ && claim_->move_id == message.move_id) return refused(table::Fault::kMoveIdTaken);
  if (const StoredIncident* stored = incidents_.find(message.move_id)) {
    return answer_again(message, *stored);
  }
  const auto known = plies_.find(message.move_id);
  if (known == plies_.end()) return std::nullopt;
  const Event& event = record_.events[static_cast<std::size_t>(known->second)];
  const bool is_same =
      message.kind == MoveMessage::Kind::kMove && event == Event{message.seat, message.text};
  return is_same ? Again(Accepted{known->second}) : Again(refused(table::Fault::kMoveIdTaken));
}

Status Table::check_ply(const MoveMessage& message) const {
  if (message.expected_ply == ply() && message.undone == incidents_.undone()) return {};
  return refused(table::Fault::kMovedOn, {{"ply", std::to_string(ply())},
                                          {"expected_ply", std::to_string(message.expected_ply)}});
}

// Once a race is claimed the others can only yield, which changes nothing, and the claimant cannot.
Result<std::unique_ptr<AnyPosition>> Table::play(std::span<const MoveMessage> moves) const {
  const MoveMessage& last = moves.back();
  if (Status status = check_ply(last); !status) return status.error();
  if (const std::optional<Seat> first = claimant()) {
    const bool is_first = last.seat == *first;
    const bool yields = last.text == position_->race()->yield;
    if (!is_first && !yields) return refused(table::Fault::kNotFirst, {seat_place("seat", *first)});
    if (is_first && yields) return refused(table::Fault::kClaimStands);
  }
  std::unique_ptr<AnyPosition> position = position_after(moves.first(moves.size() - 1));
  if (Status status = position->apply(last.seat, last.text); !status) return status.error();
  return position;
}

Status Table::check(std::span<const MoveMessage> moves) const {
  const Result<std::unique_ptr<AnyPosition>> position = play(moves);
  return position ? Status() : Status(position.error());
}

Result<Table::Proposal> Table::decide(std::span<const MoveMessage> moves,
                                      const std::function<std::uint64_t()>& random_key) const {
  Result<std::unique_ptr<AnyPosition>> position = play(moves);
  if (!position) return position.error();
  Proposal proposal = this->proposal();
  proposal.position = std::move(*position);
  proposal.ply = ply() - 1;
  for (const MoveMessage& move : moves) {
    proposal.append.events.push_back({{move.seat, move.text}, move.move_id});
    ++proposal.ply;
  }
  draw_chance(*proposal.position, proposal.ply + 1, proposal.append.events,
              [&](int ply) { return draws_ ? draws_->key(ply) : random_key(); });
  return proposal;
}

Result<Table::Proposal> Table::decide_claim(const MoveMessage& claim) const {
  if (Status status = check_ply(claim); !status) return status.error();
  const std::optional<Race> race = position_->race();
  if (!allows_claims() || !race) return refused(table::Fault::kNoClaim);
  if (const std::optional<Seat> first = claimant()) {
    return refused(table::Fault::kNotFirst, {seat_place("seat", *first)});
  }
  // Why a seat has no part in its race the game knows.
  if (!may_claim(claim.seat)) return position_->check(claim.seat, race->yield).error();
  const RaceClaim stored{ply(), claim.seat, claim.move_id};
  Proposal proposal = this->proposal();
  proposal.append.race_claim = stored;
  return proposal;
}

Table::Proposal Table::proposal() const {
  Proposal proposal{{id_, ply(), {}}, ply()};
  proposal.append.incidents = incidents_.count();
  proposal.append.contributed = contributed();
  return proposal;
}

}  // namespace benben
