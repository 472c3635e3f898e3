#include "store/sql_tournaments.h"

#include <utility>

namespace benben {
namespace {

Error damage(std::string message) { return {ErrorCode::kDamaged, std::move(message), "", 0}; }

Error unknown_tournament() { return {ErrorCode::kUnknown, "There is no such tournament.", "", 0}; }

}  // namespace

Status SqlTournaments::done() const {
  return database_.failed() ? Status(cannot_store(database_)) : Status();
}

Status SqlTournaments::create(const StoredTournament& tournament) {
  Query(insert_, tournament.id, tournament.terms, static_cast<std::int64_t>(tournament.seed),
        tournament.organiser, tournament.created_s)
      .run();
  return done();
}

Status SqlTournaments::append(const AppendFacts& append) {
  std::int64_t tournament = 0;
  {
    Query query(select_count_, append.tournament);
    if (!query.next()) {
      const Status status = done();
      return status ? Status(unknown_tournament()) : status;
    }
    tournament = query.number(0);
    if (query.number(1) != append.number) {
      return Error{ErrorCode::kConflict, "The tournament has gone on.", "", 0};
    }
  }
  // The tables are of those who have the places now; whoever signs in changes the same rows
  // (move()): of two at a time one is done again, and sees what the other has stored.
  if (!append.tables.empty() && database_.is_shared()) Query(touch_places_, tournament).run();
  for (int number = append.number; const StoredFact& fact : append.facts) {
    Query(insert_fact_, tournament, number++, fact.text, fact.at_s, fact.name, fact.person,
          append.tournament)
        .run();
  }
  if (append.ended_s) Query(end_, tournament, *append.ended_s).run();
  for (const StoredTable& table : append.tables) {
    if (Status status = tables_.create(table); !status) return status;
  }
  return done();
}

Result<StoredTournament> SqlTournaments::load(std::string_view id) {
  StoredTournament tournament;
  std::int64_t number = 0;
  {
    Query query(select_, id);
    if (!query.next()) {
      const Status status = done();
      return status ? unknown_tournament() : status.error();
    }
    if (query.number(6) == 0) return damage("The terms are not what was written.");
    number = query.number(0);
    tournament = {std::string(id), query.text(1), static_cast<std::uint64_t>(query.number(2)),
                  query.digest(3).value_or(kNobody), query.number(4)};
    if (!query.is_null(5)) tournament.ended_s = query.number(5);
  }
  Query query(select_facts_, number, id);
  while (query.next()) {
    if (query.number(0) != static_cast<std::int64_t>(tournament.facts.size()) ||
        query.number(5) == 0) {
      return damage("Fact " + std::to_string(tournament.facts.size()) +
                    " is missing or not what was written.");
    }
    tournament.facts.push_back({query.text(1), query.number(2), query.text(3), query.digest(4)});
  }
  if (Status status = done(); !status) return status.error();
  return tournament;
}

Result<std::vector<std::string>> SqlTournaments::open() {
  std::vector<std::string> ids;
  Query query(select_open_);
  while (query.next()) ids.push_back(query.text(0));
  if (Status status = done(); !status) return status.error();
  return ids;
}

Result<std::vector<OwnTournament>> SqlTournaments::of_person(const Digest& person) {
  std::vector<OwnTournament> own;
  Query query(select_of_person_, person);
  while (query.next()) own.push_back({query.text(0), query.number(1) != 0});
  if (Status status = done(); !status) return status.error();
  return own;
}

Result<std::vector<std::string>> SqlTournaments::ended(int most) {
  std::vector<std::string> ids;
  Query query(select_ended_, most);
  while (query.next()) ids.push_back(query.text(0));
  if (Status status = done(); !status) return status.error();
  return ids;
}

int SqlTournaments::move(const Digest& from, const Digest& to) {
  Query(move_facts_, from, to).run();
  const int moved = database_.changes();
  Query(move_organiser_, from, to).run();
  return moved + database_.changes();
}

}  // namespace benben
