// SqlAccounts: the AccountStore on an open database, which SqlStore owns.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/accounts.h"
#include "store/sql.h"
#include "store/sql_invites.h"
#include "store/sql_speech.h"

namespace benben {

class SqlAccounts final : public AccountStore {
 public:
  SqlAccounts(SqlDatabase& database, SqlSpeech& speech, SqlInvites& invites)
      : database_(database), speech_(speech), invites_(invites) {}

  Result<std::int64_t> add_account(const Account& account) override;
  Result<Account> find_account(std::string_view key) override;
  Result<Account> account(std::int64_t number) override;
  Status set_password(std::int64_t account, std::string_view hash) override;
  Status set_figure(std::int64_t account, std::string_view figure) override;
  Status erase_account(std::int64_t number) override;
  Result<bool> is_gone(const Digest& person) override;
  void touch(const Digest& person) override;
  Result<std::vector<KnownDevice>> all_devices() override;
  Result<std::vector<Device>> devices_of(std::int64_t account) override;
  Result<std::int64_t> add_device(const Device& device) override;
  Result<std::vector<Digest>> tokens_of(std::int64_t account) override;
  Status see_device(const Digest& token, std::int64_t day) override;
  Status remove_device(const Digest& token) override;
  Status remove_devices_but(std::int64_t account, std::int64_t kept) override;
  Status remove_devices_unseen_since(std::int64_t day) override;
  Status keep_codes(std::int64_t account, const std::vector<Digest>& codes) override;
  Result<int> codes_of(std::int64_t account) override;
  Result<std::int64_t> code_owner(const Digest& code) override;
  Status spend_code(const Digest& code) override;
  Status keep_link(const DeviceLink& link) override;
  Result<std::int64_t> use_link(const Digest& secret, std::int64_t now_s) override;
  Status void_link(std::int64_t account) override;
  Status keep_profile(const Digest& person, const Profile& profile) override;
  Result<Profile> find_profile(const std::vector<Digest>& persons) override;
  Result<std::vector<std::string>> tables_held(const Digest& person, int skip, int most) override;

  // It proves nobody from now on.
  void retire(const Digest& person);

 private:
  Status done() const;
  Result<Account> read_account(Query& query) const;

  SqlDatabase& database_;
  SqlSpeech& speech_;  // of which something is theirs, as of the next
  SqlInvites& invites_;

  Statement insert_account_{database_,
                            "INSERT INTO accounts (person, key, name, figure, password, made) "
                            "VALUES (?, ?, ?, ?, ?, ?) RETURNING number"};
  Statement select_by_key_{database_,
                           "SELECT number, person, key, name, figure, password, made "
                           "FROM accounts WHERE key = ?"};
  Statement select_account_{database_,
                            "SELECT number, person, key, name, figure, password, made "
                            "FROM accounts WHERE number = ?"};
  Statement update_password_{database_, "UPDATE accounts SET password = ?2 WHERE number = ?1"};
  Statement update_figure_{database_, "UPDATE accounts SET figure = ?2 WHERE number = ?1"};
  Statement delete_account_{database_, "DELETE FROM accounts WHERE number = ?"};
  // A seat that was damaged before it is changed keeps a checksum that does not agree.
  Statement forget_seats_{
      database_,
      "UPDATE seats SET token = ?2, name = '', figure = '', "
      "checksum = CASE WHEN seats.checksum = benben_checksum(id, seat, bot, name, invitation, "
      "token) THEN "
      "benben_checksum(id, seat, bot, '', invitation, ?2) ELSE seats.checksum END "
      "FROM tables WHERE number = table_number "
      "AND token = (SELECT person FROM accounts WHERE number = ?1)"};
  // The same of places in tournaments, and of those that they opened.
  Statement forget_facts_{
      database_,
      "UPDATE tournament_facts SET person = ?2, name = '', "
      "checksum = CASE WHEN tournament_facts.checksum = "
      "benben_checksum(id, tournament_facts.number, happened, name, person, text) THEN "
      "benben_checksum(id, tournament_facts.number, happened, '', ?2, text) ELSE "
      "tournament_facts.checksum END "
      "FROM tournaments WHERE tournaments.number = tournament_number "
      "AND person = (SELECT person FROM accounts WHERE number = ?1)"};
  Statement forget_organiser_{
      database_,
      "UPDATE tournaments SET organiser = ?2, "
      "checksum = CASE WHEN checksum = benben_checksum(id, seed, organiser, created, terms) THEN "
      "benben_checksum(id, seed, ?2, created, terms) ELSE checksum END "
      "WHERE organiser = (SELECT person FROM accounts WHERE number = ?1)"};

  Statement insert_gone_{database_, "INSERT INTO gone (person) VALUES (?) ON CONFLICT DO NOTHING"};
  Statement select_gone_{database_, "SELECT 1 FROM gone WHERE person = ?"};

  // The games stay, as somebody's who is gone (schema.cc).
  Statement forget_rated_{database_,
                          "UPDATE rated_seats SET before = NULL, mean = NULL, deviation = NULL "
                          "WHERE player = (SELECT number FROM players WHERE account = ?)"};
  Statement delete_ratings_{database_,
                            "DELETE FROM ratings "
                            "WHERE player = (SELECT number FROM players WHERE account = ?)"};
  Statement forget_player_{database_,
                           "UPDATE players SET account = NULL, hidden = 1 WHERE account = ?"};

  Statement insert_device_{database_,
                           "INSERT INTO devices (account, token, label, made, seen, signed_in) "
                           "VALUES (?, ?, ?, ?, ?, ?) RETURNING number"};
  Statement select_all_devices_{
      database_,
      "SELECT devices.number, account, token, label, devices.made, seen, signed_in, person "
      "FROM devices JOIN accounts ON accounts.number = account ORDER BY devices.number"};
  Statement select_devices_{database_,
                            "SELECT number, account, token, label, made, seen, signed_in "
                            "FROM devices WHERE account = ? AND signed_in = 1 "
                            "ORDER BY seen DESC, number DESC"};
  Statement select_tokens_{database_,
                           "SELECT token FROM devices WHERE account = ? ORDER BY number"};
  Statement delete_surplus_{
      database_,
      "DELETE FROM devices WHERE number IN (SELECT number FROM devices "
      "WHERE account = ? ORDER BY seen DESC, number DESC LIMIT 1000000000 OFFSET ?)"};
  Statement update_seen_{database_, "UPDATE devices SET seen = ?2 WHERE token = ?1"};
  Statement delete_device_{database_, "DELETE FROM devices WHERE token = ?"};
  Statement delete_devices_but_{database_, "DELETE FROM devices WHERE account = ? AND number <> ?"};
  Statement delete_unseen_{database_, "DELETE FROM devices WHERE seen < ?"};

  Statement insert_code_{database_, "INSERT INTO recovery_codes (code, account) VALUES (?, ?)"};
  Statement delete_codes_{database_, "DELETE FROM recovery_codes WHERE account = ?"};
  Statement select_code_count_{database_, "SELECT count(*) FROM recovery_codes WHERE account = ?"};
  Statement select_code_{database_, "SELECT account FROM recovery_codes WHERE code = ?"};
  Statement delete_code_{database_, "DELETE FROM recovery_codes WHERE code = ?"};
  Statement insert_link_{database_,
                         "INSERT INTO device_links (account, secret, expires) "
                         "VALUES (?, ?, ?) ON CONFLICT (account) DO UPDATE SET "
                         "secret = excluded.secret, expires = excluded.expires"};
  Statement select_link_{database_,
                         "SELECT account FROM device_links WHERE secret = ? AND expires > ?"};
  Statement delete_link_{database_, "DELETE FROM device_links WHERE account = ?"};

  Statement insert_profile_{
      database_,
      "INSERT INTO profiles (person, name, figure) VALUES (?, ?, ?) "
      "ON CONFLICT (person) DO UPDATE SET name = excluded.name, figure = excluded.figure"};
  // Whoever stores something for a person, and whoever ends what proves them, changes the same row:
  // of two at a time one fails, and is done again. There is one of everybody who has a seat, also
  // of those who have said nothing of themselves.
  Statement touch_person_{database_,
                          "INSERT INTO profiles (person, name, figure) VALUES (?, '', '') "
                          "ON CONFLICT (person) DO UPDATE SET figure = profiles.figure"};
  Statement select_profile_{database_, "SELECT name, figure FROM profiles WHERE person = ?"};
  Statement delete_profile_{database_, "DELETE FROM profiles WHERE person = ?"};
  Statement select_held_{database_,
                         "SELECT id FROM tables WHERE number IN (SELECT table_number FROM seats "
                         "WHERE token = ?) ORDER BY number DESC LIMIT ?3 OFFSET ?2"};
};

}  // namespace benben
