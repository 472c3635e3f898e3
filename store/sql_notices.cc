#include "store/sql_notices.h"

namespace benben {

Status SqlNotices::done() const {
  return database_.failed() ? Status(cannot_store(database_)) : Status();
}

Result<std::optional<std::string>> SqlNotices::key() {
  std::optional<std::string> key;
  Query query(select_key_);
  if (query.next()) key = query.bytes(0);
  if (Status status = done(); !status) return status.error();
  return key;
}

Status SqlNotices::keep_key(std::string_view key) {
  Query(delete_key_).run();
  Query(insert_key_, Bytes{key}).run();
  return done();
}

Status SqlNotices::keep(const Subscription& subscription, const std::vector<Digest>& persons) {
  Query(delete_browser_, subscription.browser).run();
  Query(delete_endpoint_, subscription.endpoint).run();
  Query(insert_, subscription.browser, subscription.endpoint, Bytes{subscription.key},
        Bytes{subscription.auth}, subscription.contact)
      .run();
  for (const Digest& person : persons) {
    Query(insert_person_, person, subscription.browser).run();
    Query(delete_surplus_, person, kMostBrowsers).run();
  }
  return done();
}

Result<bool> SqlNotices::has(const Digest& browser) {
  Query query(select_browser_, browser);
  const bool has = query.next();
  if (Status status = done(); !status) return status.error();
  return has;
}

Status SqlNotices::forget(const Digest& browser) {
  Query(delete_browser_, browser).run();
  return done();
}

Status SqlNotices::forget_endpoint(std::string_view endpoint) {
  Query(delete_endpoint_, endpoint).run();
  return done();
}

Result<std::vector<Subscription>> SqlNotices::of_person(const Digest& person, int most) {
  std::vector<Subscription> found;
  Query query(select_of_person_, person, most);
  while (query.next()) {
    found.push_back({query.number(0), query.digest(1).value_or(Digest{}), query.text(2),
                     query.bytes(3), query.bytes(4), query.text(5)});
  }
  if (Status status = done(); !status) return status.error();
  return found;
}

Status SqlNotices::move(const Digest& from, const Digest& to, const Digest& person) {
  Query(update_browser_, from, to).run();
  Query(delete_person_, from, to).run();
  Query(insert_person_, person, to).run();
  Query(delete_surplus_, person, kMostBrowsers).run();
  return done();
}

Result<std::vector<DueClock>> SqlNotices::untold_clocks(std::int64_t after_s, std::int64_t before_s,
                                                        int most) {
  std::vector<DueClock> clocks;
  Query query(select_clocks_, after_s, before_s, most);
  while (query.next()) clocks.push_back({query.text(0), query.number(1)});
  if (Status status = done(); !status) return status.error();
  return clocks;
}

Status SqlNotices::tell_clock(const DueClock& clock) {
  Query(insert_told_, clock.table, clock.due_s).run();
  return done();
}

}  // namespace benben
