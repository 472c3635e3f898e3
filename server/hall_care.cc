// What the hall does unasked: it minds the store, time, and what nobody uses.
#include <utility>

#include "server/hall.h"
#include "server/hall_guard.h"

namespace benben {
namespace {

// So long after a write the store is known to take one.
constexpr std::chrono::seconds kFresh{5};
// The store's log is folded back when nothing was written for a moment, or after a while.
constexpr std::chrono::seconds kQuiet{2};
constexpr std::chrono::seconds kLongest{60};
// Between two looks for tables that are too old, and how many go at a time.
constexpr std::chrono::hours kExpiryPause{1};
constexpr int kExpiredAtOnce = 100;

Error expired() {
  return {ErrorCode::kUnknown, "Nobody ever played at this table; it was cleared away.", "", 0};
}

}  // namespace

// The state of the store.

void Hall::note_storage(const Status& status) {
  if (status) {
    stored_ = clock_.now();
    is_folded_ = false;
    if (!can_store_) log_("the store can be written again");
    can_store_ = true;
  } else if (status.error().code == ErrorCode::kReadOnly) {
    if (can_store_) log_("nothing can be stored: " + status.error().message);
    can_store_ = false;
  }
}

void Hall::health(Done<void> done) {
  if (can_store_ && clock_.now() - stored_ < kFresh) return done({});
  store_.submit<void>([](Store& store) { return store.probe(); },
                      [this, done = std::move(done)](const Status& status) {
                        note_storage(status);
                        done(status);
                      });
}

void Hall::end_write() {
  --writes_;
  if (writes_ == 0 && quiet_) std::exchange(quiet_, nullptr)();
}

void Hall::stop(std::function<void()> quiet) {
  is_stopping_ = true;
  quiet_ = std::move(quiet);
  if (writes_ == 0) std::exchange(quiet_, nullptr)();
}

// What is due.

void Hall::sweep() {
  const TimePoint now = clock_.now();
  for (const std::string& id : std::vector(racing_.begin(), racing_.end())) {
    Entry& entry = entries_.at(id);
    guarded(id, [&] { close_window(id, entry); });
  }
  for (const std::string& id : std::exchange(stalled_, {})) {
    const auto found = entries_.find(id);
    if (found == entries_.end()) continue;
    guarded(id, [&] { ask_bot(id, found->second); });
  }
  forget_idle(now);
  if (is_stopping_) return;
  expire_unplayed(now);
  tidy_store(now);
}

void Hall::forget_idle(TimePoint now) {
  while (!by_use_.empty()) {
    const std::string id = by_use_.front();
    Entry& entry = entries_.at(id);
    if (now - entry.used < limits_.table_time) return;
    if (entry.is_busy()) {
      entry_of(id);  // looked at again after as long a time
      continue;
    }
    racing_.erase(id);
    by_use_.pop_front();
    entries_.erase(id);
  }
}

void Hall::expire_unplayed(TimePoint now) {
  const bool is_due = !expired_ || now - *expired_ >= kExpiryPause;
  if (limits_.unplayed_time == limits_.unplayed_time.zero() || !is_due) return;
  expired_ = now;
  const std::int64_t before = clock_.unix_s() - std::chrono::seconds(limits_.unplayed_time).count();
  using Ids = std::vector<std::string>;
  write<Ids>([before](Store& store) { return store.expire(before, kExpiredAtOnce); },
             [this](const Result<Ids>& ids) {
               if (!ids) return;
               for (const std::string& id : *ids) {
                 const auto found = entries_.find(id);
                 if (found != entries_.end()) close(id, found->second, expired());
               }
               if (ids->size() == kExpiredAtOnce) expired_.reset();  // there may be more
             });
}

void Hall::tidy_store(TimePoint now) {
  if (is_folded_ || (now - stored_ < kQuiet && now - folded_ < kLongest)) return;
  is_folded_ = true;
  folded_ = now;
  store_.tidy([this](const Status& status) {
    if (!status) is_folded_ = false;  // it is tried again
  });
}

}  // namespace benben
