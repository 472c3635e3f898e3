// SqlNotices: the NoticeStore on an open database, which SqlStore owns.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/notices.h"
#include "store/sql.h"

namespace benben {

class SqlNotices final : public NoticeStore {
 public:
  explicit SqlNotices(SqlDatabase& database) : database_(database) {}

  Result<std::optional<std::string>> key() override;
  Status keep_key(std::string_view key) override;
  Status keep(const Subscription& subscription, const std::vector<Digest>& persons) override;
  Result<bool> has(const Digest& browser) override;
  Status forget(const Digest& browser) override;
  Status forget_endpoint(std::string_view endpoint) override;
  Result<std::vector<Subscription>> of_person(const Digest& person, int most) override;
  Status move(const Digest& from, const Digest& to, const Digest& person) override;
  Result<std::vector<DueClock>> untold_clocks(std::int64_t after_s, std::int64_t before_s,
                                              int most) override;
  Status tell_clock(const DueClock& clock) override;

  // That goes with a table that is deleted.
  void forget_table(std::int64_t number) { Query(delete_told_, number).run(); }

 private:
  Status done() const;

  SqlDatabase& database_;

  Statement select_key_{database_, "SELECT private FROM notices_key"};
  Statement delete_key_{database_, "DELETE FROM notices_key"};
  Statement insert_key_{database_, "INSERT INTO notices_key (private) VALUES (?)"};
  Statement insert_{database_,
                    "INSERT INTO notices (browser, endpoint, key, auth, contact) "
                    "VALUES (?, ?, ?, ?, ?)"};
  Statement insert_person_{database_,
                           "INSERT INTO notices_persons (person, notice) "
                           "SELECT ?1, number FROM notices WHERE browser = ?2 "
                           "ON CONFLICT DO NOTHING"};
  Statement delete_surplus_{database_,
                            "DELETE FROM notices WHERE number IN (SELECT notice "
                            "FROM notices_persons WHERE person = ? "
                            "ORDER BY notice DESC LIMIT 1000000000 OFFSET ?)"};
  Statement select_browser_{database_, "SELECT 1 FROM notices WHERE browser = ?"};
  Statement delete_browser_{database_, "DELETE FROM notices WHERE browser = ?"};
  Statement delete_endpoint_{database_, "DELETE FROM notices WHERE endpoint = ?"};
  Statement select_of_person_{database_,
                              "SELECT number, browser, endpoint, key, auth, contact FROM notices "
                              "JOIN notices_persons ON notice = number WHERE person = ? "
                              "ORDER BY number DESC LIMIT ?"};
  Statement update_browser_{database_, "UPDATE notices SET browser = ?2 WHERE browser = ?1"};
  Statement delete_person_{database_,
                           "DELETE FROM notices_persons WHERE person = ?1 AND notice = "
                           "(SELECT number FROM notices WHERE browser = ?2)"};
  Statement select_clocks_{
      database_,
      "SELECT id, clocks.due FROM clocks JOIN tables ON tables.number = clocks.table_number "
      "LEFT JOIN notices_told AS told ON told.table_number = clocks.table_number "
      "WHERE clocks.due > ?1 AND clocks.due <= ?2 AND damaged IS NULL "
      "AND (told.due IS NULL OR told.due <> clocks.due) ORDER BY clocks.due LIMIT ?3"};
  Statement insert_told_{database_,
                         "INSERT INTO notices_told (table_number, due) "
                         "SELECT number, ?2 FROM tables WHERE id = ?1 "
                         "ON CONFLICT (table_number) DO UPDATE SET due = excluded.due"};
  Statement delete_told_{database_, "DELETE FROM notices_told WHERE table_number = ?"};
};

}  // namespace benben
