// The tags of fair chance in a record (docs/fair.md, The tags).
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "core/result.h"
#include "fair/draws.h"

namespace benben {

inline constexpr std::string_view kFairPrefix = "Fair.";
inline constexpr std::string_view kFairVersionTag = "Fair.Version";
inline constexpr std::string_view kFairVersion = "1";
inline constexpr std::string_view kFairTableTag = "Fair.Table";
inline constexpr std::string_view kFairCommitmentTag = "Fair.Commitment";
inline constexpr std::string_view kFairSeedTag = "Fair.Seed";
std::string fair_seat_tag(Seat seat);

// Those that a table has from the first moment; nothing of the seed but its commitment.
void add_commitment_tags(Record& record, const FairDraws& draws);
// What has been contributed, until that ply.
void add_contribution_tags(Record& record, const FairDraws& draws,
                           int ply = std::numeric_limits<int>::max());
// Once the game has ended.
void add_seed_tag(Record& record, const FairDraws& draws);
void drop_fair_tags(Record& record);

// What the tags of a record say.
struct FairTags {
  std::string table;
  std::string commitment;
  std::vector<Contribution> contributions;
  std::optional<FairBytes> seed;
};
// Nothing if none of the tags is there; an error that names the line if they are not of their form.
Result<std::optional<FairTags>> fair_tags(const Record& record, int players);

}  // namespace benben
