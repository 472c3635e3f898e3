// StoreQueue: the store behind a thread of its own, one disk sync for all that waits.
//
// While one batch is being synced, the next one gathers; so the more tables are busy, the more
// moves share a sync, and nobody waits longer than two of them. A job is answered after its
// transaction has ended, never before: what `done` hears is durable.
//
// A simulation has no threads: there the queue has none, and works when it is told to.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "core/result.h"
#include "store/store.h"

namespace benben {

class StoreQueue {
 public:
  // Runs a function on the thread of those who ask.
  using Post = std::function<void(std::function<void()>)>;

  // Told, on the queue's own thread, how long a transaction took and how many jobs it did.
  using Told = std::function<void(std::chrono::nanoseconds time, std::size_t jobs)>;

  // Who does the work: a thread of the queue's own, or whoever calls work().
  enum class Worker { kOwnThread, kCaller };

  StoreQueue(std::unique_ptr<Store> store, Post post, Told told = {},
             Worker worker = Worker::kOwnThread);
  // Does what is queued, then stops; without a thread of its own it forgets it.
  ~StoreQueue();
  StoreQueue(const StoreQueue&) = delete;
  StoreQueue& operator=(const StoreQueue&) = delete;

  // Calls work(store) in a transaction, then, by Post and in the order of submission,
  // done(Result<T>): what work() answered, or the error of a transaction that could not be stored.
  // `work` may run several times, all but the last without effect.
  template <class T>
  void submit(std::function<Result<T>(Store&)> work, std::function<void(Result<T>)> done);

  // Runs a function where answers are given, without the store.
  void soon(std::function<void()> work) const { post_(std::move(work)); }

  // Store::tidy(), after all that was submitted before it and in no transaction.
  void tidy(std::function<void(const Status&)> done);

  // Without a thread of its own: does what waits, as far as that can be done together; false if
  // nothing does.
  bool work();

  // Jobs that no transaction has begun with; from any thread.
  std::size_t waiting() const;

 private:
  enum class Kind { kTransaction, kTidy };
  struct Job {
    Kind kind = Kind::kTransaction;
    std::function<void(Store&)> work;
    std::function<void(const Status& stored)> done;
  };

  void push(Job job);
  void run();
  void work_on(std::vector<Job> jobs);
  // What can be done together next: one who tidies is alone.
  std::vector<Job> take_batch();
  // The statuses of the jobs, all tried in one transaction.
  std::vector<Status> execute(const std::vector<Job>& jobs);

  std::unique_ptr<Store> store_;
  Post post_;
  Told told_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> jobs_;
  bool stopping_ = false;
  std::thread thread_;
};

template <class T>
void StoreQueue::submit(std::function<Result<T>(Store&)> work,
                        std::function<void(Result<T>)> done) {
  auto answer = std::make_shared<std::optional<Result<T>>>();
  push({Kind::kTransaction,
        [work = std::move(work), answer](Store& store) { answer->emplace(work(store)); },
        [done = std::move(done), answer](const Status& stored) {
          done(stored ? std::move(**answer) : Result<T>(stored.error()));
        }});
}

}  // namespace benben
