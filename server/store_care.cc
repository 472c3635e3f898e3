#include "server/store_care.h"

#include <string>

namespace benben {
namespace {

// So long after a write the store is known to take one.
constexpr std::chrono::seconds kFresh{5};
// The store's log is folded back when nothing was written for a moment, or after a while.
constexpr std::chrono::seconds kQuiet{2};
constexpr std::chrono::seconds kLongest{60};

}  // namespace

StoreCare::StoreCare(StoreQueue& store, Clock clock, Log log)
    : store_(store), clock_(std::move(clock)), log_(std::move(log)), folded_(clock_.now()) {}

void StoreCare::note(const Status& status) {
  if (status) {
    stored_ = clock_.now();
    is_folded_ = false;
    if (!can_store_) log_({LogEvent::kStoreWritable, "the store can be written again"});
    can_store_ = true;
  } else if (status.error().code == ErrorCode::kReadOnly) {
    const std::string& reason = status.error().message;
    if (can_store_) {
      log_({LogEvent::kStoreReadOnly, "nothing can be stored: " + reason, {{"reason", reason}}});
    }
    can_store_ = false;
  }
}

void StoreCare::health(Done<void> done) {
  if (can_store_ && clock_.now() - stored_ < kFresh) return done({});
  probing_.push_back(std::move(done));
  if (probing_.size() > 1) return;
  write<void>([](Store& store) { return store.probe(); },
              [this](const Status& status) { tell_health(status); });
}

// Also to those who had asked when it was not known yet that nothing is answered.
void StoreCare::tell_health(const Status& status) {
  for (const Done<void>& done : std::exchange(probing_, {})) done(status);
}

Error StoreCare::silence() {
  return {ErrorCode::kReadOnly,
          "The server cannot store anything now: its store has not answered for " +
              std::to_string(kPatience.count()) + " seconds.",
          "", 0};
}

// Counted from one look to the next: a machine that has slept has not waited.
void StoreCare::listen(TimePoint now) {
  if (under_way_ == 0) return silent_since_.reset();
  if (!silent_since_) silent_since_ = now;
  if (is_silent_ || now - *silent_since_ < kPatience) return;
  is_silent_ = true;
  note(silence());
  tell_health(silence());
}

void StoreCare::end_work() {
  --under_way_;
  silent_since_.reset();
  is_silent_ = false;
  if (under_way_ == 0 && quiet_) std::exchange(quiet_, nullptr)();
}

void StoreCare::when_quiet(std::function<void()> quiet) {
  quiet_ = std::move(quiet);
  if (under_way_ == 0) std::exchange(quiet_, nullptr)();
}

void StoreCare::tidy() {
  const TimePoint now = clock_.now();
  listen(now);
  if (is_folded_ || (now - stored_ < kQuiet && now - folded_ < kLongest)) return;
  is_folded_ = true;
  folded_ = now;
  store_.tidy([this](const Status& status) {
    if (!status) is_folded_ = false;  // it is tried again
  });
}

}  // namespace benben
