// What is told of players, as texts (docs/protocol.md, Ratings). Numbers are rounded to whole ones.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/json.h"
#include "store/ratings.h"

namespace benben {

// A rating with its course: the means after the last games, the latest last.
struct ShownRating {
  OwnedRating owned;
  std::vector<double> course;
};

struct ShownProfile {
  KnownPlayer player;
  std::vector<ShownRating> ratings;
};

struct LeaderPage {
  RatedPool pool;
  int from = 0;
  std::vector<LeaderRow> ranked;
  std::optional<int> next;
  std::vector<LeaderRow> provisional;
};

// The member "ratings" of an object.
void write_ratings(JsonWriter& json, std::span<const OwnedRating> ratings);
std::string write_profile(const ShownProfile& profile);
std::string write_history(std::span<const PlayedGame> games, std::optional<std::int64_t> next);
std::string write_encounters(std::span<const HeadToHead> encounters);
std::string write_leaders(const LeaderPage& page);
std::string write_table_ratings(const RatedTable& table);

}  // namespace benben
