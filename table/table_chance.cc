// The chance of a table: how it is bound to its seed, and what its seats contribute (docs/fair.md).
#include <utility>

#include "core/rng.h"
#include "fair/tags.h"
#include "table/faults.h"
#include "table/table.h"

namespace benben {

using table::Fault;

void draw_chance(AnyPosition& position, int ply, std::vector<StoredEvent>& events,
                 const ChanceKeys& keys) {
  while (position.next().is_chance()) {
    Rng rng(keys(ply++));
    Event event{kChance, position.sample(rng)};
    BENBEN_ASSERT(position.apply(kChance, event.text).ok());
    events.push_back({std::move(event), ""});
  }
}

void open_chance(StoredTable& table, Record record, const FairBytes& seed, AnyPosition& position) {
  const FairDraws draws(fair_table(table.id), seed, position.players());
  add_commitment_tags(record, draws);
  table.header = write_record(record);
  table.seed = seed;
  draw_chance(position, 0, table.events, [&](int ply) { return draws.key(ply); });
}

// What it is bound to, its header says: the seed has to be that one.
Status Table::restore_chance(const StoredTable& stored) {
  const int players = position_->players();
  const Result<std::optional<FairTags>> tags = fair_tags(record_, players);
  if (!tags) return refused(Fault::kHeaderDamaged, {{"reason", describe(tags.error())}});
  if (!*tags && !stored.seed) return {};
  if (!*tags || !stored.seed) return refused(Fault::kSeedDamaged);
  draws_.emplace(fair_table(stored.id), *stored.seed, players);
  const bool is_bound =
      draws_->table() == (*tags)->table && draws_->commitment() == (*tags)->commitment;
  if (!is_bound) return refused(Fault::kSeedDamaged);
  for (const Contribution& own : stored.contributions) draws_->add(own);
  return {};
}

std::span<const Contribution> Table::contributions() const {
  return draws_ ? std::span(draws_->contributions()) : std::span<const Contribution>();
}

// The seed is told when chance has nothing to decide any more.
void Table::add_chance_tags(Record& record, int ply) const {
  if (!draws_) return;
  add_contribution_tags(record, *draws_, ply);
  if (is_over() || is_given_up()) add_seed_tag(record, *draws_);
}

Result<std::optional<Table::Proposal>> Table::decide_contribution(SeatSet seats,
                                                                  const FairBytes& bytes) const {
  using Decided = std::optional<Proposal>;
  if (!draws_) return refused(Fault::kNotFair);
  if (is_given_up()) return refused(Fault::kGivenUp);
  if (is_over()) return refused(Fault::kGameOver);
  Proposal proposal = this->proposal();
  for (const Seat seat : seats) {
    if (draws_->of(seat) == nullptr) {
      proposal.append.contributions.push_back({ply(), seat, bytes});
    }
  }
  return proposal.append.contributions.empty() ? Decided() : Decided(std::move(proposal));
}

}  // namespace benben
