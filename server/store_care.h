// StoreCare: minds the store for the whole server. It knows whether it can be written, what is
// under way when the server wants to stop, and when its log is to be folded back.
//
// A store may also say nothing: a database behind a network that swallows what is sent, a disk that
// hangs. What is under way then waits for it, as nobody knows what becomes of it; but what else is
// to be written is refused at once, and the server says that nothing can be stored.
//
// Lives on the thread where the store answers.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/log.h"
#include "store/queue.h"
#include "table/clock.h"

namespace benben {

class StoreCare {
 public:
  template <class T>
  using Work = std::function<Result<T>(Store&)>;
  template <class T>
  using Done = std::function<void(Result<T>)>;

  StoreCare(StoreQueue& store, Clock clock, Log log);

  // As StoreQueue::submit(), for what the server does not stop before.
  template <class T>
  void read(Work<T> work, Done<T> done);
  // The same, and what it comes to says whether the store can be written.
  template <class T>
  void write(Work<T> work, Done<T> done);

  // Whether the store can be written, as far as that is known since a moment ago; else it tries. A
  // store that says nothing cannot.
  void health(Done<void> done);
  // Calls `quiet` when all that is under way is done.
  void when_quiet(std::function<void()> quiet);
  // How long the store may say nothing to what it was asked.
  static constexpr std::chrono::seconds kPatience{10};
  // Folds the store's log, if it is time; notices a store that says nothing. Call it every second
  // or so.
  void tidy();
  // Whether it could be written when that was last tried.
  bool can_store() const { return can_store_; }

 private:
  void note(const Status& status);
  void end_work();
  void listen(TimePoint now);
  void tell_health(const Status& status);
  static Error silence();

  StoreQueue& store_;
  Clock clock_;
  Log log_;
  int under_way_ = 0;
  std::optional<TimePoint> silent_since_;  // at tidy(), something under way and no answer since
  bool is_silent_ = false;                 // for longer than it may be
  std::vector<Done<void>> probing_;        // who waits for health()
  bool can_store_ = true;
  bool is_folded_ = true;  // nothing was stored since the store's log was folded back
  TimePoint stored_;       // the last time
  TimePoint folded_;
  std::function<void()> quiet_;
};

template <class T>
void StoreCare::read(Work<T> work, Done<T> done) {
  ++under_way_;
  store_.submit<T>(std::move(work), [this, done = std::move(done)](Result<T> result) {
    done(std::move(result));
    end_work();
  });
}

template <class T>
void StoreCare::write(Work<T> work, Done<T> done) {
  if (is_silent_) return store_.soon([done = std::move(done)] { done(silence()); });
  read<T>(std::move(work), [this, done = std::move(done)](Result<T> result) {
    note(result ? Status() : Status(result.error()));
    done(std::move(result));
  });
}

}  // namespace benben
