#include "store/sql_invites.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace benben {
namespace {

bool contains(const std::vector<Digest>& persons, const Digest& person) {
  return std::ranges::find(persons, person) != persons.end();
}

KnownSeat read_known(const Query& query) {
  return {query.digest(1).value_or(kNobody),
          query.text(2),
          seat_at(static_cast<int>(query.number(3))),
          query.text(4),
          query.text(5),
          query.text(6),
          query.number(7)};
}

}  // namespace

Status SqlInvites::done() const {
  return database_.failed() ? Status(cannot_store(database_)) : Status();
}

// One host alone cannot fill what a person sees, nor call them again and again.
bool SqlInvites::is_enough(const Invite& invite) {
  Query query(count_of_host_, invite.person, invite.host);
  return query.next() && query.number(0) >= kMostInvitesOfHost;
}

Result<bool> SqlInvites::invite(const Invite& invite) {
  bool is_known = false;
  {
    Query query(select_one_, invite.table, invite.person);
    is_known = query.next();
  }
  if (is_known) return false;
  std::int64_t count = 0;
  {
    Query query(count_, invite.table);
    if (query.next()) count = query.number(0);
  }
  if (count >= kMostInvitesOfTable) {
    return Error{ErrorCode::kConflict, "As many as can be are invited to this table.", "", 0};
  }
  const bool is_shown = invite.is_shown && !is_enough(invite);
  Query(insert_, invite.table, invite.person, invite.host, invite.at, is_shown ? 1 : 0).run();
  const bool is_new = !database_.failed() && database_.changes() > 0;
  Query(delete_surplus_, invite.person, kMostInvitesOfPerson).run();
  if (Status status = done(); !status) return status.error();
  return is_new && is_shown;
}

Result<std::vector<ShownInvite>> SqlInvites::shown_to(const std::vector<Digest>& persons) {
  std::vector<ShownInvite> found;
  for (const Digest& person : persons) {
    Query query(select_shown_, person);
    while (query.next()) {
      const std::string table = query.text(0);
      // Of two digests of one browser both may be invited.
      if (std::ranges::find(found, table, &ShownInvite::table) != found.end()) continue;
      found.push_back({table, query.text(1), query.text(2), query.number(3)});
    }
  }
  if (Status status = done(); !status) return status.error();
  std::ranges::sort(found, [](const ShownInvite& one, const ShownInvite& other) {
    return std::tie(other.at, one.table) < std::tie(one.at, other.table);
  });
  if (found.size() > kMostInvitesOfPerson) found.resize(kMostInvitesOfPerson);
  return found;
}

Result<bool> SqlInvites::is_invited(std::string_view table, const std::vector<Digest>& persons) {
  bool is_invited = false;
  for (const Digest& person : persons) {
    Query query(select_one_, table, person);
    if (query.next() && query.number(0) == 1) is_invited = true;
  }
  if (Status status = done(); !status) return status.error();
  return is_invited;
}

Status SqlInvites::decline(std::string_view table, const std::vector<Digest>& persons) {
  for (const Digest& person : persons) Query(hide_, table, person).run();
  return done();
}

Status SqlInvites::end_invites(std::string_view table) {
  Query(delete_of_id_, table).run();
  return done();
}

Result<std::vector<Invite>> SqlInvites::invites_about(const Digest& person) {
  std::vector<Invite> found;
  Query query(select_about_, person);
  while (query.next()) {
    found.push_back({query.text(0), query.digest(1).value_or(kNobody),
                     query.digest(2).value_or(kNobody), query.number(3), query.number(4) == 1});
  }
  if (Status status = done(); !status) return status.error();
  return found;
}

// By the number of the table, so that of several digests of one browser the latest table counts.
Result<std::vector<KnownSeat>> SqlInvites::known_to(const std::vector<Digest>& persons) {
  std::multimap<std::int64_t, KnownSeat, std::greater<>> met;
  for (const Digest& person : persons) {
    Query query(select_known_, person, kTablesWithKnown);
    while (query.next()) met.emplace(query.number(0), read_known(query));
  }
  if (Status status = done(); !status) return status.error();
  std::vector<KnownSeat> known;
  for (auto& [number, seat] : met) {
    const bool is_other = seat.person != kNobody && !contains(persons, seat.person);
    const bool is_new = std::ranges::find(known, seat.person, &KnownSeat::person) == known.end();
    if (is_other && is_new) known.push_back(std::move(seat));
  }
  return known;
}

void SqlInvites::follow_claim(std::int64_t number, const Digest& person) {
  Query(delete_taken_, number, person).run();
}

void SqlInvites::move(const Digest& from, const Digest& to) {
  Query(delete_twice_, from, to).run();
  Query(move_person_, from, to).run();
  Query(move_host_, from, to).run();
  Query(delete_own_).run();
}

}  // namespace benben
