#include "store/row_checks.h"

#include <array>
#include <cstddef>
#include <utility>

namespace benben {
namespace {

// Checksums (store/checksum.h), each over what the store writes beside it.
constexpr RowCheck kChecksums[] = {
    {"row", "The header is not what was written.",
     "SELECT id, NULL, NULL, NULL FROM tables WHERE checksum <> benben_checksum(id, header) "
     "ORDER BY number"},
    {"row", "Seat {} is not what was written.",
     "SELECT id, NULL, NULL, CAST(seat + 1 AS TEXT) FROM seats JOIN tables ON number = "
     "table_number "
     "WHERE seats.checksum <> benben_checksum(id, seat, bot, name, invitation, token) "
     "ORDER BY number, seat"},
    {"row", "The event is not what was written.",
     "SELECT id, NULL, ply, NULL FROM events JOIN tables ON number = table_number "
     "WHERE events.checksum <> benben_checksum(id, ply, move_id, line) ORDER BY number, ply"},
    {"row", "The race that was claimed there is not what was written.",
     "SELECT id, NULL, ply, NULL FROM race_claims JOIN tables ON number = table_number "
     "WHERE race_claims.checksum <> benben_checksum(id, ply, seat, move_id) ORDER BY number"},
    {"row", "Incident {} is not what was written.",
     "SELECT id, NULL, NULL, CAST(incidents.number AS TEXT) FROM incidents "
     "JOIN tables ON tables.number = table_number WHERE incidents.checksum <> "
     "benben_checksum('incident', id, incidents.number, move_id, line) "
     "ORDER BY tables.number, incidents.number"},
    {"row", "The clocks are not what was written.",
     "SELECT id, NULL, NULL, NULL FROM clocks JOIN tables ON number = table_number "
     "WHERE clocks.checksum <> benben_checksum('clocks', id, text, coalesce(due, -1)) "
     "ORDER BY number"},
    {"row", "The seed of chance is not what was written.",
     "SELECT id, NULL, NULL, NULL FROM fair_seeds JOIN tables ON number = table_number "
     "WHERE fair_seeds.checksum <> benben_checksum('seed', id, seed) ORDER BY number"},
    {"row", "What seat {} contributed to chance is not what was written.",
     "SELECT id, NULL, NULL, CAST(seat + 1 AS TEXT) FROM fair_contributions "
     "JOIN tables ON number = table_number WHERE fair_contributions.checksum <> "
     "benben_checksum('contribution', id, seat, ply, bytes) ORDER BY number, seat"},
    {"row", "The terms are not what was written.",
     "SELECT NULL, id, NULL, NULL FROM tournaments "
     "WHERE checksum <> benben_checksum(id, seed, organiser, created, terms) ORDER BY number"},
    {"row", "Fact {} is not what was written.",
     "SELECT NULL, id, NULL, CAST(facts.number AS TEXT) FROM tournament_facts AS facts "
     "JOIN tournaments ON tournaments.number = tournament_number WHERE facts.checksum <> "
     "benben_checksum(id, facts.number, happened, name, person, text) "
     "ORDER BY tournaments.number, facts.number"},
};

// What is numbered 0, 1, 2, ...: the first number that is missing.
constexpr RowCheck kGaps[] = {
    {"gap", "Seat {} is missing.",
     "SELECT id, NULL, NULL, CAST(min(due) + 1 AS TEXT) FROM (SELECT table_number, seat, "
     "row_number() OVER (PARTITION BY table_number ORDER BY seat) - 1 AS due FROM seats) AS placed "
     "JOIN tables ON number = table_number WHERE seat <> due GROUP BY number"},
    {"gap", "The event is missing.",
     "SELECT id, NULL, min(due), NULL FROM (SELECT table_number, ply, row_number() OVER "
     "(PARTITION BY table_number ORDER BY ply) - 1 AS due FROM events) AS placed "
     "JOIN tables ON number = table_number WHERE ply <> due GROUP BY number"},
    {"gap", "Incident {} is missing.",
     "SELECT id, NULL, NULL, CAST(min(due) AS TEXT) FROM (SELECT table_number, number AS place, "
     "row_number() OVER (PARTITION BY table_number ORDER BY number) - 1 AS due FROM incidents) "
     "AS placed JOIN tables ON number = table_number WHERE place <> due GROUP BY number"},
    {"gap", "Fact {} is missing.",
     "SELECT NULL, id, NULL, CAST(min(due) AS TEXT) FROM (SELECT tournament_number, "
     "number AS place, "
     "row_number() OVER (PARTITION BY tournament_number ORDER BY number) - 1 AS due "
     "FROM tournament_facts) AS placed JOIN tournaments ON number = tournament_number "
     "WHERE place <> due GROUP BY number"},
};

// Rows of what is not there.
constexpr RowCheck kStrays[] = {
    {"stray", "{} seats are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM seats "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} events are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM events "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} claims of races are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM race_claims "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} incidents are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM incidents "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} clocks are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM clocks "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} seeds of chance are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM fair_seeds "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} contributions to chance are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM fair_contributions "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} messages are of tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM chat_messages "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} invites are to tables that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM invites "
     "WHERE table_number NOT IN (SELECT number FROM tables)"},
    {"stray", "{} facts are of tournaments that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM tournament_facts "
     "WHERE tournament_number NOT IN (SELECT number FROM tournaments)"},
    {"stray", "{} devices are of accounts that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM devices "
     "WHERE account NOT IN (SELECT number FROM accounts)"},
    {"stray", "{} recovery codes are of accounts that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM recovery_codes "
     "WHERE account NOT IN (SELECT number FROM accounts)"},
    {"stray", "{} links of devices are of accounts that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM device_links "
     "WHERE account NOT IN (SELECT number FROM accounts)"},
    {"stray", "{} players are of accounts that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM players "
     "WHERE account NOT IN (SELECT number FROM accounts)"},
    {"stray", "{} ratings are of players that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM ratings "
     "WHERE player NOT IN (SELECT number FROM players)"},
    {"stray", "{} seats of rated games are of games or players that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM rated_seats "
     "WHERE game_number NOT IN (SELECT number FROM rated_games) "
     "OR player NOT IN (SELECT number FROM players)"},
    {"stray", "{} people are told by browsers that are not there.",
     "SELECT NULL, NULL, NULL, CAST(nullif(count(*), 0) AS TEXT) FROM notices_persons "
     "WHERE notice NOT IN (SELECT number FROM notices)"},
};

constexpr RowCheck kOthers[] = {
    {"set_aside", "It was set aside: {}",
     "SELECT id, NULL, NULL, damaged FROM tables WHERE damaged IS NOT NULL ORDER BY number"},
    {"repeat", "The move has the move_id of incident {}.",
     "SELECT id, NULL, ply, CAST(incidents.number AS TEXT) FROM events "
     "JOIN incidents USING (table_number, move_id) JOIN tables ON tables.number = table_number "
     "ORDER BY tables.number, ply"},
    // It would be deleted as one that was never played (docs/operations.md, Expiry).
    {"expiry", "It waits for its first move, which was made.",
     "SELECT id, NULL, min(ply), NULL FROM tables JOIN events ON number = table_number "
     "WHERE unplayed_since IS NOT NULL AND move_id IS NOT NULL GROUP BY number"},
};

template <std::size_t... kSizes>
constexpr auto joined(const RowCheck (&... lists)[kSizes]) {
  std::array<RowCheck, (kSizes + ...)> all{};
  std::size_t at = 0;
  (
      [&] {
        for (const RowCheck& check : lists) all[at++] = check;
      }(),
      ...);
  return all;
}

constexpr auto kAll = joined(kChecksums, kGaps, kStrays, kOthers);

std::string filled(std::string sentence, const std::string& value) {
  if (const std::size_t place = sentence.find("{}"); place != sentence.npos) {
    sentence.replace(place, 2, value);
  }
  return sentence;
}

}  // namespace

std::span<const RowCheck> row_checks() { return kAll; }

void look(SqlDatabase& database, const RowCheck& check, std::vector<Finding>& findings) {
  Statement statement(database, check.sql);
  Query query(statement);
  while (query.next()) {
    const bool says_nothing = query.is_null(0) && query.is_null(1) && query.is_null(3);
    if (says_nothing) continue;
    Finding finding{.code = check.code, .table = query.text(0), .tournament = query.text(1)};
    if (!query.is_null(2)) finding.ply = static_cast<int>(query.number(2));
    finding.what = filled(check.what, query.text(3));
    findings.push_back(std::move(finding));
  }
}

std::vector<std::string> ids_of(SqlDatabase& database, const char* table) {
  std::vector<std::string> ids;
  Statement statement(database, std::string("SELECT id FROM ") + table + " ORDER BY number");
  Query query(statement);
  while (query.next()) ids.push_back(query.text(0));
  return ids;
}

void read_what_was_set_aside(SqlDatabase& database) {
  database.execute("UPDATE tables SET damaged = NULL WHERE damaged IS NOT NULL");
}

}  // namespace benben
