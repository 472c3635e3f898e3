// What is damaged one after the other in a store that is filled (filled_store.h), and what is found
// then, in SQLite as in PostgreSQL.
#pragma once

#include <optional>
#include <ostream>
#include <vector>

#include "store/inspect.h"

namespace benben {

inline void PrintTo(const Finding& finding, std::ostream* out) {
  *out << finding.code << " table '" << finding.table << "' tournament '" << finding.tournament;
  if (finding.ply) *out << "' ply " << *finding.ply;
  *out << ": " << finding.what;
}

using Findings = std::vector<Finding>;

struct InspectCase {
  const char* sql;
  Findings found;
};

inline Finding of_table(const char* code, const char* what, std::optional<int> ply = std::nullopt) {
  return {.code = code, .table = "table-1", .ply = ply, .what = what};
}
inline Finding of_cup(const char* code, const char* what) {
  return {.code = code, .tournament = "cup", .what = what};
}
inline Finding stray(const char* what) { return {.code = "stray", .what = what}; }

// One for each of row_checks(), in their order.
inline std::vector<InspectCase> inspect_cases() {
  return {
      {"UPDATE tables SET header = header || 'x'",
       {of_table("row", "The header is not what was written.")}},
      {"UPDATE seats SET name = 'Eve' WHERE seat = 1",
       {of_table("row", "Seat 2 is not what was written.")}},
      {"UPDATE events SET line = '0 001' WHERE ply = 1",
       {of_table("row", "The event is not what was written.", 1)}},
      {"UPDATE race_claims SET seat = 1",
       {of_table("row", "The race that was claimed there is not what was written.", 2)}},
      {"UPDATE incidents SET line = '2 1 leave' WHERE number = 0",
       {of_table("row", "Incident 0 is not what was written.")}},
      {"UPDATE clocks SET due = NULL", {of_table("row", "The clocks are not what was written.")}},
      {"UPDATE fair_seeds SET seed = zeroblob(32)",
       {of_table("row", "The seed of chance is not what was written.")}},
      {"UPDATE fair_contributions SET ply = 0",
       {of_table("row", "What seat 1 contributed to chance is not what was written.")}},
      {"UPDATE tournaments SET seed = 8", {of_cup("row", "The terms are not what was written.")}},
      {"UPDATE tournament_facts SET name = 'Eve' WHERE number = 0",
       {of_cup("row", "Fact 0 is not what was written.")}},
      {"DELETE FROM seats WHERE seat = 1", {of_table("gap", "Seat 2 is missing.")}},
      {"DELETE FROM events WHERE ply = 0", {of_table("gap", "The event is missing.", 0)}},
      {"DELETE FROM incidents WHERE number = 0", {of_table("gap", "Incident 0 is missing.")}},
      {"DELETE FROM tournament_facts WHERE number = 0", {of_cup("gap", "Fact 0 is missing.")}},
      {"UPDATE seats SET table_number = 2", {stray("3 seats are of tables that are not there.")}},
      {"UPDATE events SET table_number = 2", {stray("2 events are of tables that are not there.")}},
      {"UPDATE race_claims SET table_number = 2",
       {stray("1 claims of races are of tables that are not there.")}},
      {"UPDATE incidents SET table_number = 2",
       {stray("2 incidents are of tables that are not there.")}},
      {"UPDATE clocks SET table_number = 2", {stray("1 clocks are of tables that are not there.")}},
      {"UPDATE fair_seeds SET table_number = 2",
       {stray("1 seeds of chance are of tables that are not there.")}},
      {"UPDATE fair_contributions SET table_number = 2",
       {stray("1 contributions to chance are of tables that are not there.")}},
      {"UPDATE chat_messages SET table_number = 2",
       {stray("1 messages are of tables that are not there.")}},
      {"UPDATE invites SET table_number = 2",
       {stray("1 invites are to tables that are not there.")}},
      {"UPDATE tournament_facts SET tournament_number = 2",
       {stray("2 facts are of tournaments that are not there.")}},
      {"UPDATE devices SET account = 2", {stray("1 devices are of accounts that are not there.")}},
      {"UPDATE recovery_codes SET account = 2",
       {stray("1 recovery codes are of accounts that are not there.")}},
      {"UPDATE device_links SET account = 2",
       {stray("1 links of devices are of accounts that are not there.")}},
      {"UPDATE players SET account = 2", {stray("1 players are of accounts that are not there.")}},
      {"UPDATE ratings SET player = 2", {stray("1 ratings are of players that are not there.")}},
      {"UPDATE rated_seats SET player = 2",
       {stray("1 seats of rated games are of games or players that are not there.")}},
      {"UPDATE notices_persons SET notice = 2",
       {stray("1 people are told by browsers that are not there.")}},
      {"UPDATE tables SET damaged = 'Ply 3.'", {of_table("set_aside", "It was set aside: Ply 3.")}},
      {"UPDATE incidents SET move_id = 'move-0001', checksum = -1 WHERE number = 1",
       {of_table("row", "Incident 1 is not what was written."),
        of_table("repeat", "The move has the move_id of incident 1.", 1)}},
      {"UPDATE tables SET unplayed_since = 1",
       {of_table("expiry", "It waits for its first move, which was made.", 1)}},
  };
}

}  // namespace benben
