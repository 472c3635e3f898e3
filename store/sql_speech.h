// SqlSpeech: the SpeechStore on an open database, which SqlStore owns.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/speech.h"
#include "store/sql.h"

namespace benben {

class SqlSpeech final : public SpeechStore {
 public:
  explicit SqlSpeech(SqlDatabase& database) : database_(database) {}

  Result<std::int64_t> write(std::string_view table, const ChatMessage& message, int kept) override;
  Result<std::vector<ChatMessage>> messages(std::string_view table) override;
  Result<Digest> find_message(std::string_view table, std::int64_t number) override;
  Status delete_message(std::string_view table, std::int64_t number) override;
  Result<std::vector<Mute>> all_mutes() override;
  Result<std::vector<Mute>> mutes_of(const Digest& muter) override;
  Result<std::int64_t> mute(const Mute& mute) override;
  Status unmute(const Digest& muter, const Digest& muted) override;
  Status report(const Report& report, std::optional<std::int64_t> message, int most) override;
  Result<std::vector<Report>> open_reports() override;
  Result<std::vector<Report>> reports_of(const Digest& reporter) override;
  Status answer_report(std::int64_t number) override;
  Result<std::vector<Sanction>> sanctions() override;
  Result<bool> is_closed(const Digest& person) override;
  Status impose(const Sanction& sanction) override;
  Result<bool> lift(const Digest& person, Sanction::Kind kind) override;
  Status log(const ModeratorAct& act) override;
  Result<std::vector<ModeratorAct>> acts_after(std::int64_t number) override;
  Result<std::int64_t> last_act() override;
  Result<std::vector<Digest>> persons_like(std::string_view hex) override;

  // That goes with a table that is deleted.
  void forget_table(std::int64_t number) { Query(delete_messages_, number).run(); }
  // All that is theirs and of them, of a person whose account is deleted.
  void forget_person(const Digest& person);
  // One person had two digests.
  void move(const Digest& from, const Digest& to);

 private:
  Status done() const;
  std::vector<ChatMessage> read_messages(Query& query) const;
  std::vector<Mute> read_mutes(Query& query) const;

  SqlDatabase& database_;

  // Of two who write to a table at a time the second tries again, as in sql_store.h: both would
  // give one number.
  Statement touch_table_{database_, "UPDATE tables SET checksum = checksum WHERE id = ?"};
  // Who has changed places meanwhile writes at the seat that they have now.
  Statement insert_message_{
      database_,
      "INSERT INTO chat_messages (table_number, number, seat, person, name, text, at) "
      "SELECT tables.number, 1 + coalesce((SELECT max(chat.number) FROM chat_messages AS chat "
      "WHERE chat.table_number = tables.number), 0), "
      "coalesce((SELECT seat FROM seats WHERE table_number = tables.number AND token = ?3 "
      "ORDER BY seat <> ?2, seat LIMIT 1), ?2), ?3, ?4, ?5, ?6 FROM tables WHERE id = ?1 "
      "RETURNING number"};
  Statement delete_oldest_{
      database_,
      "DELETE FROM chat_messages WHERE (table_number, number) IN (SELECT chat.table_number, "
      "chat.number FROM chat_messages AS chat JOIN tables ON tables.number = chat.table_number "
      "WHERE id = ?1 ORDER BY chat.number DESC LIMIT 1000000000 OFFSET ?2)"};
  Statement select_messages_{database_,
                             "SELECT chat.number, seat, person, name, text, at FROM chat_messages "
                             "AS chat JOIN tables ON tables.number = table_number "
                             "WHERE id = ? AND text <> '' ORDER BY chat.number"};
  Statement select_message_{database_,
                            "SELECT person FROM chat_messages AS chat JOIN tables ON "
                            "tables.number = table_number WHERE id = ? AND chat.number = ? "
                            "AND text <> ''"};
  // What is deleted leaves its number, which is the last that was given, perhaps.
  Statement delete_message_{
      database_,
      "UPDATE chat_messages SET person = ?3, name = '', text = '' WHERE table_number = "
      "(SELECT tables.number FROM tables WHERE id = ?1) AND number = ?2"};
  Statement delete_messages_{database_, "DELETE FROM chat_messages WHERE table_number = ?"};
  Statement delete_messages_of_{
      database_, "UPDATE chat_messages SET person = ?2, name = '', text = '' WHERE person = ?1"};
  Statement move_messages_{database_, "UPDATE chat_messages SET person = ?2 WHERE person = ?1"};

  Statement select_mutes_{database_,
                          "SELECT number, muter, muted, name, day FROM mutes ORDER BY number"};
  Statement select_mutes_of_{
      database_,
      "SELECT number, muter, muted, name, day FROM mutes WHERE muter = ? ORDER BY number"};
  Statement insert_mute_{database_,
                         "INSERT INTO mutes (muter, muted, name, day) "
                         "VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"};
  Statement select_mute_{database_, "SELECT number FROM mutes WHERE muter = ? AND muted = ?"};
  Statement delete_mute_{database_, "DELETE FROM mutes WHERE muter = ? AND muted = ?"};
  Statement delete_mutes_of_{database_, "DELETE FROM mutes WHERE muter = ?1 OR muted = ?1"};
  // Whom both digests have muted, and who has muted both, only the first stays of.
  Statement delete_muter_twice_{database_,
                                "DELETE FROM mutes WHERE muter = ?2 AND muted IN "
                                "(SELECT muted FROM mutes WHERE muter = ?1)"};
  Statement delete_muted_twice_{database_,
                                "DELETE FROM mutes WHERE muted = ?2 AND muter IN "
                                "(SELECT muter FROM mutes WHERE muted = ?1)"};
  Statement move_muter_{database_, "UPDATE mutes SET muter = ?2 WHERE muter = ?1"};
  Statement move_muted_{database_, "UPDATE mutes SET muted = ?2 WHERE muted = ?1"};
  Statement delete_own_mute_{database_, "DELETE FROM mutes WHERE muter = muted"};

  Statement insert_report_{database_,
                           "INSERT INTO reports (reporter, accused, table_id, seat, name, reason, "
                           "words, at, open) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1) RETURNING number"};
  // With ?2 the message itself, else the last ?4 of its person.
  Statement copy_messages_{
      database_,
      "INSERT INTO reported_messages (report, number, seat, person, name, text, at) "
      "SELECT ?1, chat.number, seat, person, name, text, at FROM chat_messages AS chat "
      "JOIN tables ON tables.number = table_number WHERE id = ?2 AND person = ?3 "
      "AND text <> '' AND (?4 IS NULL OR chat.number = ?4) ORDER BY chat.number DESC LIMIT ?5"};
  Statement select_reports_{
      database_,
      "SELECT number, reporter, accused, table_id, seat, name, reason, words, "
      "at FROM reports WHERE open = 1 ORDER BY number"};
  Statement select_reports_of_{database_,
                               "SELECT number, reporter, accused, table_id, seat, name, reason, "
                               "words, at FROM reports WHERE reporter = ? ORDER BY number"};
  Statement select_reported_{database_,
                             "SELECT number, seat, person, name, text, at FROM reported_messages "
                             "WHERE report = ? ORDER BY number"};
  Statement close_report_{database_, "UPDATE reports SET open = 0 WHERE number = ? AND open = 1"};
  Statement forget_reported_{
      database_,
      "UPDATE reported_messages SET person = ?2, name = '', text = '' WHERE person = ?1"};
  Statement forget_accused_{database_,
                            "UPDATE reports SET accused = ?2, name = '' WHERE accused = ?1"};
  Statement forget_reporter_{database_,
                             "UPDATE reports SET reporter = ?2, words = '' WHERE reporter = ?1"};
  Statement move_reported_{database_, "UPDATE reported_messages SET person = ?2 WHERE person = ?1"};
  Statement move_accused_{database_, "UPDATE reports SET accused = ?2 WHERE accused = ?1"};
  Statement move_reporter_{database_, "UPDATE reports SET reporter = ?2 WHERE reporter = ?1"};

  Statement select_sanctions_{database_,
                              "SELECT kind, person, until FROM sanctions ORDER BY person, kind"};
  Statement select_closed_{database_, "SELECT 1 FROM sanctions WHERE person = ? AND kind = 1"};
  Statement insert_sanction_{database_,
                             "INSERT INTO sanctions (kind, person, until) VALUES (?, ?, ?) "
                             "ON CONFLICT (person, kind) DO UPDATE SET until = excluded.until"};
  Statement delete_sanction_{database_, "DELETE FROM sanctions WHERE person = ? AND kind = ?"};
  Statement delete_sanctions_{database_, "DELETE FROM sanctions WHERE person = ?"};
  Statement move_sanctions_{database_,
                            "UPDATE sanctions SET person = ?2 WHERE person = ?1 AND kind NOT IN "
                            "(SELECT kind FROM sanctions WHERE person = ?2)"};

  Statement insert_act_{database_,
                        "INSERT INTO moderation_log (at, what, whom, note, person, table_id) "
                        "VALUES (?, ?, ?, ?, ?, ?)"};
  Statement select_acts_{database_,
                         "SELECT number, at, what, whom, note, person, table_id "
                         "FROM moderation_log WHERE number > ? ORDER BY number"};
  Statement select_last_act_{database_, "SELECT coalesce(max(number), 0) FROM moderation_log"};
  Statement forget_acts_{database_,
                         "UPDATE moderation_log SET person = ?2, whom = '', note = '' "
                         "WHERE person = ?1"};
  Statement move_acts_{database_, "UPDATE moderation_log SET person = ?2 WHERE person = ?1"};

  Statement select_persons_{
      database_,
      "SELECT person FROM (SELECT token AS person FROM seats WHERE token >= ?1 AND token <= ?2 "
      "UNION SELECT person FROM accounts WHERE person >= ?1 AND person <= ?2 "
      "UNION SELECT accused FROM reports WHERE accused >= ?1 AND accused <= ?2) AS known LIMIT 2"};
};

}  // namespace benben
