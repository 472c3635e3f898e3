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
  write<void>([](Store& store) { return store.probe(); }, std::move(done));
}

void StoreCare::end_work() {
  --under_way_;
  if (under_way_ == 0 && quiet_) std::exchange(quiet_, nullptr)();
}

void StoreCare::when_quiet(std::function<void()> quiet) {
  quiet_ = std::move(quiet);
  if (under_way_ == 0) std::exchange(quiet_, nullptr)();
}

void StoreCare::tidy() {
  const TimePoint now = clock_.now();
  if (is_folded_ || (now - stored_ < kQuiet && now - folded_ < kLongest)) return;
  is_folded_ = true;
  folded_ = now;
  store_.tidy([this](const Status& status) {
    if (!status) is_folded_ = false;  // it is tried again
  });
}

}  // namespace benben
