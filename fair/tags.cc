#include "fair/tags.h"

#include <algorithm>
#include <utility>

#include "fair/faults.h"

namespace benben {
namespace {

using fair::Fault;

bool is_fair(const Tag& tag) { return tag.name.starts_with(kFairPrefix); }

// The seat whose contribution a tag is.
std::optional<Seat> seat_of(const Tag& tag, int players) {
  for (int seat = 0; seat < players; ++seat) {
    if (tag.name == fair_seat_tag(seat_at(seat))) return seat_at(seat);
  }
  return std::nullopt;
}

// Whether the tag is one of ours and of its form.
bool read(const Tag& tag, int players, FairTags& tags) {
  if (tag.name == kFairVersionTag) return tag.value == kFairVersion;
  if (const std::optional<Seat> seat = seat_of(tag, players)) {
    const std::optional<Contribution> contribution = parse_contribution(*seat, tag.value);
    if (contribution) tags.contributions.push_back(*contribution);
    return contribution.has_value();
  }
  const std::optional<FairBytes> bytes = parse_fair_hex(tag.value);
  if (!bytes) return false;
  if (tag.name == kFairSeedTag) {
    tags.seed = bytes;
    return true;
  }
  std::string* const place = tag.name == kFairTableTag        ? &tags.table
                             : tag.name == kFairCommitmentTag ? &tags.commitment
                                                              : nullptr;
  if (place != nullptr) *place = tag.value;
  return place != nullptr;
}

}  // namespace

std::string fair_seat_tag(Seat seat) { return "Fair.Seat" + std::to_string(index(seat)); }

void add_commitment_tags(Record& record, const FairDraws& draws) {
  record.tags.push_back({std::string(kFairVersionTag), std::string(kFairVersion)});
  record.tags.push_back({std::string(kFairTableTag), draws.table()});
  record.tags.push_back({std::string(kFairCommitmentTag), draws.commitment()});
}

void add_contribution_tags(Record& record, const FairDraws& draws, int ply) {
  std::vector<Contribution> ordered = draws.contributions();
  std::erase_if(ordered, [&](const Contribution& own) { return own.ply > ply; });
  std::ranges::sort(ordered, {}, &Contribution::seat);
  for (const Contribution& contribution : ordered) {
    record.tags.push_back({fair_seat_tag(contribution.seat), contribution_text(contribution)});
  }
}

void add_seed_tag(Record& record, const FairDraws& draws) {
  record.tags.push_back({std::string(kFairSeedTag), fair_hex(draws.seed())});
}

void drop_fair_tags(Record& record) { std::erase_if(record.tags, is_fair); }

Result<std::optional<FairTags>> fair_tags(const Record& record, int players) {
  if (std::ranges::none_of(record.tags, is_fair)) return std::optional<FairTags>();
  FairTags tags;
  for (int line = 1; const Tag& tag : record.tags) {
    if (is_fair(tag) && !read(tag, players, tags)) {
      Error error = refused(Fault::kTag, {quoted_place("tag", tag.name)});
      error.line = line;
      return error;
    }
    ++line;
  }
  for (const std::string_view name : {kFairVersionTag, kFairTableTag, kFairCommitmentTag}) {
    if (record.tag(name) != nullptr) continue;
    Error error = refused(Fault::kNoTag, {{"tag", std::string(name)}});
    error.line = record.blank_line();
    return error;
  }
  return std::optional(std::move(tags));
}

}  // namespace benben
