#include "server/bots.h"

#include <utility>

#include "search/bot.h"
#include "server/secret.h"

namespace benben {

BotPool::BotPool(int threads, Post post) : post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::ask(std::shared_ptr<const AnyPosition> position, std::string spec,
                  std::function<void(std::string text)> done) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back({std::move(position), std::move(spec), std::move(done)});
  }
  wake_.notify_one();
}

void BotPool::run() {
  while (true) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
      if (stopping_) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    const Result<std::unique_ptr<Bot>> bot = make_bot(job.position->game(), job.spec);
    BENBEN_ASSERT(bot.ok());  // the level was checked when the table was made
    std::string text = (*bot)->choose(*job.position, Rng(random_key()));
    post_([done = std::move(job.done), text = std::move(text)] { done(text); });
  }
}

}  // namespace benben
