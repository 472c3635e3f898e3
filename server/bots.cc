#include "server/bots.h"

#include <algorithm>
#include <ctime>
#include <exception>
#include <system_error>
#include <utility>

#include "search/bot.h"
#include "server/faults.h"
#include "table/secret.h"

namespace benben {
namespace {

// So long a thought runs before it is looked at whether it is its turn still. Searches ask more
// often, but the mutex is everybody's.
constexpr std::chrono::milliseconds kSlice{2};

Error failed(const std::string& reason) {
  return refused(server::Fault::kBotFailed, {{"reason", reason}});
}

}  // namespace

std::chrono::nanoseconds thread_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

Result<std::string> think_as_bot(const ThoughtRequest& request, Pace& pace) {
  const AnyPosition& position = *request.position;
  const Result<std::unique_ptr<Bot>> bot = make_bot(position.game(), request.spec);
  if (!bot) return bot.error();
  return (*bot)->choose(position, Rng(request.seed ? *request.seed : random_key()), pace);
}

struct BotPool::Job {
  const ThoughtNumber number;
  const ThoughtRequest request;
  Done done;                   // empty once it is called or dropped; only who asks touches it
  Attempt* attempt = nullptr;  // while it has a slot or pauses
};

// One go at a thought, on a thread. All but the pace is the pool's, under its mutex.
class BotPool::Attempt final : public Pace {
 public:
  enum class State { kRunning, kPaused, kLeaving };

  Attempt(BotPool& owner, std::shared_ptr<Job> of) : pool(owner), job(std::move(of)) {}

  bool stop() override {
    if (must_stop) return true;
    return pool.options_.thread_time() - charged >= kSlice && pool.ends_here(*this);
  }

  Result<std::string> think() {
    charged = pool.options_.thread_time();
    if (must_stop) return std::string();
    try {
      return pool.options_.think(job->request, *this);
    } catch (const std::exception& error) {
      return failed(error.what());
    }
  }

  BotPool& pool;
  const std::shared_ptr<Job> job;
  std::atomic<bool> must_stop = false;
  State state = State::kRunning;  // leaving: it was paused, and is stopped
  bool is_wanted = true;          // else its move is thrown away
  std::condition_variable turn;
  // Only its own thread touches these.
  std::chrono::nanoseconds charged{0};  // until when, by the clock of its thread
  std::chrono::nanoseconds had{0};
};

Thought::Thought(BotPool& pool, std::shared_ptr<BotPool::Job> job)
    : pool_(pool), job_(std::move(job)) {}

Thought::~Thought() { pool_.drop(*job_); }

BotPool::BotPool(BotPoolOptions options, Post post)
    : options_(std::move(options)), post_(std::move(post)), shares_(options_.half_life) {
  BENBEN_ASSERT(options_.slots > 0 && options_.pauses >= 0);
  free_ = static_cast<std::size_t>(options_.slots);
  if (options_.worker == BotPoolOptions::Worker::kCaller) return;
  // Those for the slots at once: later the system may have none left.
  for (int i = 0; i < options_.slots; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    BENBEN_ASSERT(jobs_.empty());
    is_stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

std::unique_ptr<Thought> BotPool::ask(ThoughtRequest request, Done done) {
  const std::lock_guard lock(mutex_);
  const ThoughtNumber number = ++asked_;
  const auto job = std::make_shared<Job>(Job{number, std::move(request), std::move(done)});
  jobs_.emplace(number, job);
  shares_.wait(job->request.client, number);
  fill_slots();
  return std::make_unique<Thought>(*this, job);
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

void BotPool::drop(Job& job) {
  job.done = nullptr;
  const std::lock_guard lock(mutex_);
  const auto found = jobs_.find(job.number);
  if (found == jobs_.end()) return;  // it has its move
  const bool is_running = job.attempt != nullptr && job.attempt->state == Attempt::State::kRunning;
  if (!is_running) shares_.forget(job.request.client, job.number);
  if (job.attempt != nullptr) discard(*job.attempt);
  jobs_.erase(found);
}

void BotPool::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return is_stopping_ || !beginning_.empty(); });
    if (beginning_.empty()) return;
    think_next(lock);
  }
}

bool BotPool::work() {
  BENBEN_ASSERT(threads_.empty());
  std::unique_lock lock(mutex_);
  if (beginning_.empty()) return false;
  think_next(lock);
  return true;
}

void BotPool::think_next(std::unique_lock<std::mutex>& lock) {
  const std::unique_ptr<Attempt> attempt = std::move(beginning_.front());
  beginning_.pop_front();
  lock.unlock();
  Result<std::string> move = attempt->think();
  lock.lock();
  finish(lock, *attempt, std::move(move));
}

void BotPool::finish(std::unique_lock<std::mutex>& lock, Attempt& attempt,
                     Result<std::string> move) {
  charge(attempt);
  const std::shared_ptr<Job> job = attempt.job;
  if (attempt.state == Attempt::State::kRunning) {
    shares_.stop(job->request.client);
    --running_;
    ++free_;
  }
  if (attempt.is_wanted) jobs_.erase(job->number);
  fill_slots();
  if (!attempt.is_wanted) return;
  if (options_.told) options_.told(attempt.had, move.ok());
  lock.unlock();
  post_([job, move = std::move(move)] {
    if (const Done done = std::exchange(job->done, nullptr)) done(move);
  });
  lock.lock();
}

void BotPool::charge(Attempt& attempt) {
  const std::chrono::nanoseconds time = options_.thread_time();
  shares_.charge(attempt.job->request.client, time - attempt.charged, options_.now());
  attempt.had += time - attempt.charged;
  attempt.charged = time;
}

// Called at the end of a slice: whether the thought ends here. It may pause before it answers.
bool BotPool::ends_here(Attempt& attempt) {
  std::unique_lock lock(mutex_);
  const std::string& client = attempt.job->request.client;
  charge(attempt);
  const bool is_awaited = attempt.had >= options_.busy_thought && shares_.is_awaited(client);
  if (is_awaited || attempt.had >= options_.longest_thought) attempt.must_stop = true;
  if (!attempt.must_stop && gives_way(client)) pause(lock, attempt);
  return attempt.must_stop;
}

bool BotPool::gives_way(const std::string& client) const {
  const bool has_thread = free_ > 0 || threads_.size() < most_threads();
  const auto margin = has_thread ? options_.margin : options_.busy_thought;
  return shares_.gives_way(client, margin, options_.now());
}

void BotPool::pause(std::unique_lock<std::mutex>& lock, Attempt& attempt) {
  attempt.state = Attempt::State::kPaused;
  paused_.push_back(&attempt);
  shares_.stop(attempt.job->request.client);
  shares_.wait(attempt.job->request.client, attempt.job->number);
  --running_;
  fill_slots();
  attempt.turn.wait(lock, [&] { return attempt.state != Attempt::State::kPaused; });
}

void BotPool::fill_slots() {
  while (running_ < static_cast<std::size_t>(options_.slots)) {
    const std::optional<ThoughtNumber> next = shares_.next(options_.now());
    if (!next) return;
    begin(jobs_.at(*next));
  }
}

void BotPool::begin(const std::shared_ptr<Job>& job) {
  shares_.start(job->request.client, job->number);
  ++running_;
  if (job->attempt != nullptr) {
    std::erase(paused_, job->attempt);
    job->attempt->state = Attempt::State::kRunning;
    job->attempt->turn.notify_one();
    return;
  }
  beginning_.push_back(std::make_unique<Attempt>(*this, job));
  job->attempt = beginning_.back().get();
  find_thread();
  wake_.notify_one();
}

std::size_t BotPool::most_threads() const {
  return static_cast<std::size_t>(options_.slots) + static_cast<std::size_t>(options_.pauses);
}

// For each thought that begins there is a free thread, or a paused one that can be given up: there
// are as many as slots at least, and all that are not free run or pause.
void BotPool::find_thread() {
  if (free_ > 0) {
    --free_;
    return;
  }
  if (threads_.size() == most_threads()) return give_up_one();
  try {
    threads_.emplace_back([this] { run(); });
  } catch (const std::system_error&) {
    give_up_one();  // the system has no more
  }
}

// The thread of a thought of the client that has used most, its last: it goes to what begins now.
void BotPool::give_up_one() {
  const TimePoint now = options_.now();
  const auto rank = [&](const Attempt* attempt) {
    const Job& job = *attempt->job;
    return std::pair(shares_.used(job.request.client, now), job.number);
  };
  Attempt* const most = *std::ranges::max_element(paused_, {}, rank);
  discard(*most);
  --free_;
}

// Stops the attempt; its move is not wanted any more.
void BotPool::discard(Attempt& attempt) {
  attempt.is_wanted = false;
  attempt.must_stop = true;
  attempt.job->attempt = nullptr;
  if (attempt.state != Attempt::State::kPaused) return;
  attempt.state = Attempt::State::kLeaving;
  std::erase(paused_, &attempt);
  ++free_;
  attempt.turn.notify_one();
}

}  // namespace benben
