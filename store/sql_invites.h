// SqlInvites: the InviteStore on an open database, which SqlStore owns.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "store/invites.h"
#include "store/sql.h"

namespace benben {

inline constexpr int kMostInvitesOfHost = 3;  // that one person sees

class SqlInvites final : public InviteStore {
 public:
  explicit SqlInvites(SqlDatabase& database) : database_(database) {}

  Result<bool> invite(const Invite& invite) override;
  Result<std::vector<ShownInvite>> shown_to(const std::vector<Digest>& persons) override;
  Result<bool> is_invited(std::string_view table, const std::vector<Digest>& persons) override;
  Status decline(std::string_view table, const std::vector<Digest>& persons) override;
  Status end_invites(std::string_view table) override;
  Result<std::vector<Invite>> invites_about(const Digest& person) override;
  Result<std::vector<KnownSeat>> known_to(const std::vector<Digest>& persons) override;

  // That go with a table that is deleted.
  void forget_table(std::int64_t number) { Query(delete_of_table_, number).run(); }
  // A seat of it was taken: by this person, or kNobody.
  void follow_claim(std::int64_t number, const Digest& person);
  // Of a person whose account is deleted.
  void forget_person(const Digest& person) { Query(delete_of_person_, person).run(); }
  // One person had two digests.
  void move(const Digest& from, const Digest& to);

 private:
  Status done() const;
  bool is_enough(const Invite& invite);

  SqlDatabase& database_;

  Statement insert_{
      database_,
      "INSERT INTO invites (table_number, person, host, at, shown) "
      "SELECT number, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1 AND damaged IS NULL "
      "AND EXISTS (SELECT 1 FROM seats WHERE table_number = number AND token = ?3) "
      "AND EXISTS (SELECT 1 FROM seats WHERE table_number = number AND token IS NULL AND bot = '') "
      "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_number = number AND token = ?2) "
      "ON CONFLICT DO NOTHING"};
  Statement select_one_{database_,
                        "SELECT shown FROM invites JOIN tables ON number = table_number "
                        "WHERE id = ? AND person = ?"};
  Statement count_{database_,
                   "SELECT count(*) FROM invites JOIN tables ON number = table_number "
                   "WHERE id = ?"};
  Statement count_of_host_{
      database_, "SELECT count(*) FROM invites WHERE person = ? AND host = ? AND shown = 1"};
  Statement delete_surplus_{
      database_,
      "DELETE FROM invites WHERE person = ?1 AND table_number IN (SELECT table_number FROM invites "
      "WHERE person = ?1 AND shown = 1 ORDER BY at DESC, table_number DESC LIMIT 1000000000 OFFSET "
      "?2)"};
  // A host with several seats there is named by the first.
  Statement select_shown_{
      database_,
      "SELECT id, name, figure, at FROM invites JOIN tables ON number = invites.table_number "
      "JOIN seats ON seats.table_number = number AND seat = (SELECT min(seat) FROM seats "
      "WHERE seats.table_number = number AND token = host) "
      "WHERE person = ? AND shown = 1 AND damaged IS NULL ORDER BY at DESC, number DESC"};
  Statement hide_{database_,
                  "UPDATE invites SET shown = 0 WHERE person = ?2 "
                  "AND table_number = (SELECT number FROM tables WHERE id = ?1)"};
  Statement delete_of_id_{database_,
                          "DELETE FROM invites WHERE table_number = "
                          "(SELECT number FROM tables WHERE id = ?)"};
  Statement delete_of_table_{database_, "DELETE FROM invites WHERE table_number = ?"};
  Statement delete_of_person_{database_, "DELETE FROM invites WHERE person = ?1 OR host = ?1"};
  Statement delete_taken_{
      database_,
      "DELETE FROM invites WHERE table_number = ?1 AND (person = ?2 OR NOT EXISTS (SELECT 1 "
      "FROM seats WHERE seats.table_number = ?1 AND token IS NULL AND bot = ''))"};
  Statement select_about_{database_,
                          "SELECT id, person, host, at, shown FROM invites "
                          "JOIN tables ON number = table_number "
                          "WHERE person = ?1 OR host = ?1 ORDER BY at, number"};
  // What both digests were invited to, only the first is.
  Statement delete_twice_{database_,
                          "DELETE FROM invites WHERE person = ?2 AND table_number IN "
                          "(SELECT table_number FROM invites WHERE person = ?1)"};
  Statement move_person_{database_, "UPDATE invites SET person = ?2 WHERE person = ?1"};
  Statement move_host_{database_, "UPDATE invites SET host = ?2 WHERE host = ?1"};
  Statement delete_own_{database_, "DELETE FROM invites WHERE person = host"};

  Statement select_known_{
      database_,
      "SELECT number, token, id, seat, name, figure, header, created "
      "FROM tables JOIN seats ON table_number = number WHERE number IN (SELECT DISTINCT "
      "table_number FROM seats WHERE token = ?1 ORDER BY table_number DESC LIMIT ?2) "
      "AND token IS NOT NULL AND token <> ?1 AND bot = '' AND name <> '' AND damaged IS NULL "
      "ORDER BY number DESC, seat"};
};

}  // namespace benben
