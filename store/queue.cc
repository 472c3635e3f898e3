#include "store/queue.h"

#include <algorithm>
#include <iterator>

namespace benben {

StoreQueue::StoreQueue(std::unique_ptr<Store> store, Post post, Told told, Worker worker)
    : store_(std::move(store)), post_(std::move(post)), told_(std::move(told)) {
  if (worker == Worker::kOwnThread) thread_ = std::thread([this] { run(); });
}

StoreQueue::~StoreQueue() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void StoreQueue::push(Job job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void StoreQueue::tidy(std::function<void(const Status&)> done) {
  push({Kind::kTidy, [](Store&) {}, std::move(done)});
}

std::size_t StoreQueue::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

std::vector<StoreQueue::Job> StoreQueue::take_batch() {
  auto end = std::ranges::find(jobs_, Kind::kTidy, &Job::kind);
  if (end == jobs_.begin()) ++end;
  std::vector<Job> batch(std::move_iterator(jobs_.begin()), std::move_iterator(end));
  jobs_.erase(jobs_.begin(), end);
  return batch;
}

void StoreQueue::run() {
  while (true) {
    std::vector<Job> jobs;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
      if (jobs_.empty()) return;
      jobs = take_batch();
    }
    work_on(std::move(jobs));
  }
}

bool StoreQueue::work() {
  BENBEN_ASSERT(!thread_.joinable());
  if (waiting() == 0) return false;
  work_on(take_batch());
  return true;
}

void StoreQueue::work_on(std::vector<Job> jobs) {
  const auto begun = std::chrono::steady_clock::now();
  std::vector<Status> statuses = execute(jobs);
  const bool is_transaction = jobs.front().kind == Kind::kTransaction;
  if (told_ && is_transaction) told_(std::chrono::steady_clock::now() - begun, jobs.size());
  post_([jobs = std::move(jobs), statuses = std::move(statuses)] {
    for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].done(statuses[i]);
  });
}

std::vector<Status> StoreQueue::execute(const std::vector<Job>& jobs) {
  if (jobs.front().kind == Kind::kTidy) return {store_->tidy()};
  const Status all = store_->transaction([&] {
    for (const Job& job : jobs) job.work(*store_);
  });
  std::vector<Status> statuses(jobs.size(), all);
  if (all || jobs.size() == 1) return statuses;
  // A move is known again by its id; a message or a report would be stored a second time.
  if (store_->is_unsure()) return statuses;
  // One by one, so that what one job asked for is not refused to the others: on a full disk a table
  // can still be read.
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    statuses[i] = store_->transaction([&] { jobs[i].work(*store_); });
  }
  return statuses;
}

}  // namespace benben
