// SqlTournaments: the TournamentStore on an open database, which SqlStore owns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/sql.h"
#include "store/store.h"
#include "store/tournaments.h"

namespace benben {

class SqlTournaments final : public TournamentStore {
 public:
  // `tables` makes those that facts open.
  SqlTournaments(SqlDatabase& database, Store& tables) : database_(database), tables_(tables) {}

  Status create(const StoredTournament& tournament) override;
  Status append(const AppendFacts& append) override;
  Result<StoredTournament> load(std::string_view id) override;
  Result<std::vector<std::string>> open() override;
  Result<std::vector<std::string>> ended(int most) override;
  Result<std::vector<OwnTournament>> of_person(const Digest& person) override;

  // What `from` proves is proved by `to`; how many facts that were.
  int move(const Digest& from, const Digest& to);

 private:
  Status done() const;

  SqlDatabase& database_;
  Store& tables_;

  Statement insert_{database_,
                    "INSERT INTO tournaments (id, terms, seed, organiser, created, checksum) "
                    "VALUES (?1, ?2, ?3, ?4, ?5, benben_checksum(?1, ?3, ?4, ?5, ?2))"};
  Statement select_{database_,
                    "SELECT number, terms, seed, organiser, created, ended, "
                    "checksum = benben_checksum(id, seed, organiser, created, terms) "
                    "FROM tournaments WHERE id = ?"};
  Statement select_count_{database_,
                          "SELECT number, (SELECT count(*) FROM tournament_facts "
                          "WHERE tournament_number = tournaments.number) "
                          "FROM tournaments WHERE id = ?"};
  Statement touch_places_{database_,
                          "UPDATE tournament_facts SET checksum = checksum "
                          "WHERE tournament_number = ? AND person IS NOT NULL"};
  Statement insert_fact_{
      database_,
      "INSERT INTO tournament_facts (tournament_number, number, text, happened, name, person, "
      "checksum) VALUES (?1, ?2, ?3, ?4, ?5, ?6, benben_checksum(?7, ?2, ?4, ?5, ?6, ?3))"};
  Statement select_facts_{database_,
                          "SELECT number, text, happened, name, person, "
                          "checksum = benben_checksum(?2, number, happened, name, person, text) "
                          "FROM tournament_facts WHERE tournament_number = ?1 ORDER BY number"};
  Statement end_{database_, "UPDATE tournaments SET ended = ?2 WHERE number = ?1"};
  Statement select_open_{database_,
                         "SELECT id FROM tournaments WHERE ended IS NULL ORDER BY number"};
  Statement select_ended_{database_,
                          "SELECT id FROM tournaments WHERE ended IS NOT NULL "
                          "ORDER BY ended DESC, number DESC LIMIT ?"};
  Statement select_of_person_{
      database_,
      "SELECT id, organiser = ?1 FROM tournaments WHERE organiser = ?1 OR number IN "
      "(SELECT tournament_number FROM tournament_facts WHERE person = ?1) ORDER BY number"};
  // What was damaged before it is changed keeps a checksum that does not agree.
  Statement move_facts_{
      database_,
      "UPDATE tournament_facts SET person = ?2, checksum = CASE WHEN tournament_facts.checksum = "
      "benben_checksum(id, tournament_facts.number, happened, name, person, text) THEN "
      "benben_checksum(id, tournament_facts.number, happened, name, ?2, text) ELSE "
      "tournament_facts.checksum END "
      "FROM tournaments WHERE tournaments.number = tournament_number AND person = ?1"};
  Statement move_organiser_{
      database_,
      "UPDATE tournaments SET organiser = ?2, "
      "checksum = CASE WHEN checksum = benben_checksum(id, seed, organiser, created, terms) THEN "
      "benben_checksum(id, seed, ?2, created, terms) ELSE checksum END WHERE organiser = ?1"};
};

}  // namespace benben
