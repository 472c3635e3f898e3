// The ratings of a server (docs/ratings.md): a rated game that has ended is counted in the
// transaction that stores its end, and all of them can be counted again from the records.
//
// Both ask the records alone, through the same functions: so what is stored is what a count from
// the beginning comes to, to the last bit.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/store.h"

namespace benben {

// Inside the transaction that has stored the end of this table's game: counts it, once. Nothing
// happens where a game is not to be rated, as when an account has gone meanwhile.
Status rate_ended(Store& store, const std::string& table, std::int64_t now_s);

// All rated games, counted anew.
struct Recount {
  std::vector<RatedTable> tables;    // in their order; those that had been left out are the last
  std::vector<OwnedRating> ratings;  // by player, game and seats
  int without_record = 0;            // tables that are gone or damaged, taken as they were counted
  int left_out = 0;                  // of the tables: those that had not been counted
  int differing_tables = 0;          // where what was kept is something else
  int differing_ratings = 0;

  bool is_as_stored() const {
    return left_out == 0 && differing_tables == 0 && differing_ratings == 0;
  }
};

// `ids` are all tables. Changes no rating; a server may use the store meanwhile.
Result<Recount> recount(Store& store, const std::vector<std::string>& ids);
// Stores what a recount came to. For whoever has the store alone.
Status keep(Store& store, const Recount& recount);

}  // namespace benben
