// SqlStore: the Store on an open database, of SQLite or of PostgreSQL (store/sql.h).
//
// Its functions stand in eight files: tables in sql_store.cc, moves in sql_append.cc, incidents in
// sql_incidents.cc, clocks in sql_clocks.cc, fair chance in sql_fair.cc, people in
// sql_people.cc, care in sql_care.cc, stamps in sql_stamps.cc; accounts, invites, notices, ratings,
// speech and tournaments have classes of their own (sql_accounts.h, sql_invites.h, sql_notices.h,
// sql_ratings.h, sql_speech.h, sql_tournaments.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/sql.h"
#include "store/sql_accounts.h"
#include "store/sql_invites.h"
#include "store/sql_notices.h"
#include "store/sql_ratings.h"
#include "store/sql_speech.h"
#include "store/sql_tournaments.h"
#include "store/store.h"

namespace benben {

class SqlStore final : public Store {
 public:
  explicit SqlStore(std::unique_ptr<SqlDatabase> database) : owned_(std::move(database)) {}

  // Whether all statements could be prepared, so whether the file has the tables it should have.
  bool prepared() const { return !database_.failed(); }

  Status transaction(const std::function<void()>& work) override {
    return database_.transaction(work);
  }
  bool is_unsure() const override { return database_.is_unsure(); }
  Status create(const StoredTable& table) override;
  Result<StoredTable> load(std::string_view table) override;
  Status append(const Append& append) override;
  Result<std::optional<int>> find_move(std::string_view table, std::string_view move_id) override;
  Status claim(const Claim& claim) override;
  Status set_aside(std::string_view table, std::string_view reason) override;

  Result<int> move_seats(const Digest& from, const Digest& to) override;
  Result<std::vector<std::string>> tables_of(const std::vector<Digest>& persons, int most) override;
  Status keep_recovery(const Recovery& recovery) override;
  Result<Recovery> find_recovery(const Digest& secret) override;
  AccountStore& accounts() override { return accounts_; }
  InviteStore& invites() override { return invites_; }
  NoticeStore& notices() override { return notices_; }
  RatingStore& ratings() override { return ratings_; }
  SpeechStore& speech() override { return speech_; }
  TournamentStore& tournaments() override { return tournaments_; }

  Result<std::vector<std::string>> tables_like(std::string_view begin, int most) override;
  Status remove(std::string_view table) override;
  Result<std::vector<std::string>> expire(std::int64_t unplayed_before_s, int most) override;
  Result<std::vector<DueClock>> due_clocks(const DueClock& behind, std::int64_t unix_s,
                                           int most) override;
  Result<std::vector<TableStamp>> stamps(const std::vector<std::string>& tables) override;
  Status probe() override;
  Status tidy() override { return database_.tidy(); }

 private:
  // What those who write to a table need of it.
  struct Row {
    std::int64_t number = 0;
    std::optional<std::string> damaged = std::nullopt;
    bool is_unplayed = false;
  };
  // How a table stands that is to be written to.
  struct Found {
    std::int64_t number = 0;
    bool is_unplayed = false;
    int events = 0;
    int incidents = 0;
    int contributions = 0;
    std::optional<int> claimed = std::nullopt;  // the ply of the race that was claimed last
    bool is_repeated = false;                   // whether it knows one of the move_ids
  };

  Error failure() const { return cannot_store(database_); }
  Status done() const { return database_.failed() ? Status(failure()) : Status(); }
  // kUnknown if there is no such table; with row_to_write() kDamaged if it was set aside.
  Result<Row> row_of(std::string_view table);
  Result<Row> row_to_write(std::string_view table);
  void insert(std::int64_t number, std::string_view table, int ply, const StoredEvent& event);
  // What is stored, as far as the database does not fail.
  Result<StoredTable> read(std::string_view table);
  Status read_seats(std::int64_t number, StoredTable& table);
  Status read_events(std::int64_t number, StoredTable& table);
  Status read_race_claim(std::int64_t number, StoredTable& table);
  Status read_incidents(std::int64_t number, StoredTable& table);
  Status read_clocks(std::int64_t number, StoredTable& table);
  Status read_fair(std::int64_t number, StoredTable& table);
  // kUnknown and kDamaged as above.
  Result<Found> found_for(const Append& append);
  Error why_not_found(std::string_view table);
  // kRepeated or kConflict if the table does not stand as its author believes.
  static Status compare(const Found& found, const Append& append);
  Status compare_people(std::int64_t number, const StoredTable& rematch);
  void write(std::int64_t number, const Append& append);
  void insert(std::int64_t number, std::string_view table, int place,
              const StoredIncident& incident);
  void change_places(std::int64_t number, std::string_view table, const Incident& swap);
  void keep_clocks(std::int64_t number, std::string_view table, const StoredClocks& clocks);
  void keep_seed(std::int64_t number, std::string_view table, const FairBytes& seed);
  void insert(std::int64_t number, std::string_view table, const Contribution& contribution);
  void erase_fair(std::int64_t number);
  // Whether an event or an incident has it; an empty one is nobody's.
  bool is_known(std::int64_t number, std::string_view move_id);
  std::optional<int> ply_of(std::int64_t number, std::string_view move_id);
  void erase(std::int64_t number);
  std::vector<std::string> unplayed(std::int64_t before_s, int most);

  static std::string stamps_statement();
  std::string found_statement() const;

  std::unique_ptr<SqlDatabase> owned_;
  SqlDatabase& database_ = *owned_;
  SqlSpeech speech_{database_};
  SqlInvites invites_{database_};
  SqlAccounts accounts_{database_, speech_, invites_};
  SqlNotices notices_{database_};
  SqlRatings ratings_{database_};
  SqlTournaments tournaments_{database_, *this};

  Statement insert_table_{
      database_,
      "INSERT INTO tables (id, header, created, unplayed_since, checksum) "
      "VALUES (?1, ?2, ?3, CASE WHEN ?4 = 1 THEN ?3 ELSE NULL END, benben_checksum(?1, ?2))"};
  Statement insert_seat_{
      database_,
      "INSERT INTO seats (table_number, seat, bot, name, invitation, token, figure, checksum) "
      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?8, benben_checksum(?7, ?2, ?3, ?4, ?5, ?6))"};
  Statement insert_event_{
      database_,
      "INSERT INTO events (table_number, ply, line, move_id, checksum, happened) "
      "VALUES (?, ?, ?, nullif(?, ''), ?, nullif(?, 0))"};
  Statement select_row_{
      database_, "SELECT number, damaged, unplayed_since IS NOT NULL FROM tables WHERE id = ?"};
  Statement select_table_{database_,
                          "SELECT number, damaged, header, created, "
                          "checksum = benben_checksum(id, header) FROM tables WHERE id = ?"};
  Statement select_seats_{database_,
                          "SELECT seat, bot, name, invitation, token, "
                          "checksum = benben_checksum(?2, seat, bot, name, invitation, token), "
                          "figure FROM seats WHERE table_number = ?1 ORDER BY seat"};
  Statement select_events_{
      database_,
      "SELECT ply, line, coalesce(move_id, ''), checksum, coalesce(happened, 0) FROM events "
      "WHERE table_number = ? ORDER BY ply"};
  Statement insert_race_claim_{
      database_,
      "INSERT INTO race_claims (table_number, ply, seat, move_id, checksum) "
      "VALUES (?1, ?2, ?3, ?4, benben_checksum(?5, ?2, ?3, ?4)) ON CONFLICT (table_number) DO "
      "UPDATE "
      "SET ply = excluded.ply, seat = excluded.seat, move_id = excluded.move_id, "
      "checksum = excluded.checksum"};
  Statement select_race_claim_{database_,
                               "SELECT ply, seat, move_id, checksum = benben_checksum(?2, ply, "
                               "seat, move_id) FROM race_claims WHERE table_number = ?1"};
  Statement insert_incident_{
      database_,
      "INSERT INTO incidents (table_number, number, line, move_id, "
      "checksum, happened) VALUES (?, ?, ?, nullif(?, ''), ?, nullif(?, 0))"};
  Statement select_incidents_{
      database_,
      "SELECT number, line, coalesce(move_id, ''), checksum, coalesce(happened, 0) "
      "FROM incidents "
      "WHERE table_number = ? ORDER BY number"};
  Statement select_incident_{database_,
                             "SELECT 1 FROM incidents WHERE table_number = ? AND move_id = ?"};
  Statement insert_clocks_{
      database_,
      "INSERT INTO clocks (table_number, text, due, checksum) "
      "VALUES (?, ?, ?, ?) ON CONFLICT (table_number) DO UPDATE SET "
      "text = excluded.text, due = excluded.due, checksum = excluded.checksum"};
  Statement select_clocks_{database_,
                           "SELECT text, coalesce(due, -1), checksum FROM clocks "
                           "WHERE table_number = ?"};
  Statement select_due_clocks_{database_,
                               "SELECT id, due FROM clocks JOIN tables ON number = table_number "
                               "WHERE due BETWEEN ?1 AND ?2 AND (due > ?1 OR id > ?3) "
                               "AND damaged IS NULL ORDER BY due, id LIMIT ?4"};
  Statement insert_seed_{database_,
                         "INSERT INTO fair_seeds (table_number, seed, checksum) "
                         "VALUES (?1, ?2, benben_checksum('seed', ?3, ?2))"};
  Statement select_seed_{database_,
                         "SELECT seed, checksum = benben_checksum('seed', ?2, seed) "
                         "FROM fair_seeds WHERE table_number = ?1"};
  Statement insert_contribution_{
      database_,
      "INSERT INTO fair_contributions (table_number, seat, ply, bytes, checksum) "
      "VALUES (?1, ?2, ?3, ?4, benben_checksum('contribution', ?5, ?2, ?3, ?4))"};
  Statement select_contributions_{
      database_,
      "SELECT seat, ply, bytes, checksum = benben_checksum('contribution', ?2, seat, ply, bytes) "
      "FROM fair_contributions WHERE table_number = ?1 ORDER BY seat"};
  // Two seats change what they contributed, by way of numbers that no seat has: each row is unique.
  Statement lift_contributions_{
      database_,
      "UPDATE fair_contributions SET seat = -1 - CASE WHEN seat = ?2 THEN ?3 ELSE ?2 END, checksum "
      "= CASE WHEN checksum = "
      "benben_checksum('contribution', ?4, seat, ply, bytes) THEN benben_checksum('contribution', "
      "?4, "
      "CASE WHEN seat = ?2 THEN ?3 ELSE ?2 END, ply, bytes) ELSE checksum END "
      "WHERE table_number = ?1 AND seat IN (?2, ?3)"};
  Statement lay_contributions_{
      database_,
      "UPDATE fair_contributions SET seat = -1 - seat WHERE table_number = ? AND seat < 0"};
  Statement swap_messages_{
      database_,
      "UPDATE chat_messages SET seat = CASE WHEN seat = ?2 THEN ?3 ELSE ?2 END "
      "WHERE table_number = ?1 AND seat IN (?2, ?3)"};
  Statement delete_seed_{database_, "DELETE FROM fair_seeds WHERE table_number = ?"};
  Statement delete_contributions_{database_,
                                  "DELETE FROM fair_contributions WHERE table_number = ?"};
  Statement select_move_{database_,
                         "SELECT ply FROM events WHERE table_number = ? AND move_id = ?"};
  Statement select_found_{database_, found_statement()};
  Statement update_played_{database_, "UPDATE tables SET unplayed_since = NULL WHERE number = ?"};
  // Who writes to a table changes its row, even if nothing in it: of two at a time, each believing
  // the same, the second fails, tries again and then sees what the first wrote.
  Statement touch_table_{database_, "UPDATE tables SET checksum = checksum WHERE number = ?"};
  // The same for whoever goes by what proves the seats (move_seats()).
  Statement touch_proofs_{
      database_,
      "UPDATE seats SET checksum = checksum WHERE table_number = ? AND token IS NOT NULL"};
  Statement select_proofs_{database_,
                           "SELECT token FROM seats WHERE table_number = ? AND token IS NOT NULL"};
  Statement update_damaged_{database_,
                            "UPDATE tables SET damaged = ? WHERE id = ? AND damaged IS NULL"};

  // A seat that was damaged before it is changed keeps a checksum that does not agree.
  Statement update_seat_{database_,
                         "UPDATE seats SET token = ?1, name = ?2, figure = ?6, "
                         "checksum = CASE WHEN checksum = benben_checksum(?5, seat, bot, name, "
                         "invitation, token) THEN "
                         "benben_checksum(?5, seat, bot, ?2, invitation, ?1) ELSE checksum END "
                         "WHERE table_number = ?3 AND seat = ?4 AND token IS NULL AND bot = ''"};
  Statement update_bot_{database_,
                        "UPDATE seats SET bot = ?1, "
                        "checksum = CASE WHEN checksum = benben_checksum(?4, seat, bot, name, "
                        "invitation, token) THEN "
                        "benben_checksum(?4, seat, ?1, name, invitation, token) ELSE checksum END "
                        "WHERE table_number = ?2 AND seat = ?3 AND token IS NULL AND bot = ''"};
  // What stands at two seats changes places. A seat that was damaged before keeps its checksum.
  Statement swap_seats_{
      database_,
      "UPDATE seats SET bot = other.bot, name = other.name, invitation = other.invitation, "
      "token = other.token, figure = other.figure, checksum = CASE WHEN other.checksum = "
      "benben_checksum(?4, other.seat, "
      "other.bot, other.name, other.invitation, other.token) THEN benben_checksum(?4, seats.seat, "
      "other.bot, other.name, other.invitation, other.token) ELSE other.checksum END "
      "FROM seats AS other WHERE seats.table_number = ?1 AND other.table_number = ?1 AND "
      "((seats.seat = ?2 AND other.seat = ?3) OR (seats.seat = ?3 AND other.seat = ?2))"};
  Statement update_token_{
      database_,
      "UPDATE seats SET token = ?2, "
      "checksum = CASE WHEN seats.checksum = benben_checksum(id, seat, bot, name, invitation, "
      "token) THEN "
      "benben_checksum(id, seat, bot, name, invitation, ?2) ELSE seats.checksum END "
      "FROM tables WHERE number = table_number AND token = ?1"};
  Statement select_tables_of_{database_,
                              "SELECT number, id FROM tables WHERE number IN (SELECT table_number "
                              "FROM seats WHERE token = ?) "
                              "ORDER BY number DESC LIMIT ?"};
  Statement insert_recovery_{database_,
                             "INSERT INTO recoveries (person, secret, sealed) "
                             "VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET "
                             "secret = excluded.secret, sealed = excluded.sealed"};
  Statement select_recovery_{database_,
                             "SELECT person, secret, sealed FROM recoveries WHERE secret = ?"};
  Statement delete_recovery_{database_, "DELETE FROM recoveries WHERE person = ?"};

  Statement select_like_{database_,
                         "SELECT id FROM tables WHERE substr(id, 1, length(?1)) = ?1 "
                         "ORDER BY length(id), id LIMIT ?2"};
  Statement select_unplayed_{database_,
                             "SELECT id FROM tables WHERE unplayed_since < ? AND damaged IS NULL "
                             "ORDER BY unplayed_since LIMIT ?"};
  Statement delete_events_{database_, "DELETE FROM events WHERE table_number = ?"};
  Statement delete_events_from_{database_,
                                "DELETE FROM events WHERE table_number = ? AND ply >= ?"};
  Statement delete_race_claim_{database_, "DELETE FROM race_claims WHERE table_number = ?"};
  Statement delete_incidents_{database_, "DELETE FROM incidents WHERE table_number = ?"};
  Statement delete_clocks_{database_, "DELETE FROM clocks WHERE table_number = ?"};
  Statement delete_seats_{database_, "DELETE FROM seats WHERE table_number = ?"};
  Statement delete_table_{database_, "DELETE FROM tables WHERE number = ?"};
  Statement select_stamps_{database_, stamps_statement()};
  Statement insert_probe_{database_, "INSERT INTO probes (filler) VALUES (?)"};
  Statement delete_probe_{database_, "DELETE FROM probes"};
};

}  // namespace benben
