#include "research/crew.h"

#include "core/result.h"

namespace benben {

Crew::Crew(int threads) {
  BENBEN_ASSERT(threads >= 1);
  for (int number = 1; number < threads; ++number) {
    threads_.emplace_back([this, number] { serve(number); });
  }
}

Crew::~Crew() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
  }
  begun_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Crew::share(Piece piece) {
  {
    const std::lock_guard lock(mutex_);
    piece_ = piece;
    ++shared_;
    busy_ = static_cast<int>(threads_.size());
  }
  begun_.notify_all();
  piece.call(piece.work, 0);
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return busy_ == 0; });
}

void Crew::serve(int number) {
  std::uint64_t served = 0;
  for (;;) {
    Piece piece;
    {
      std::unique_lock lock(mutex_);
      begun_.wait(lock, [&] { return ends_ || shared_ != served; });
      if (ends_) return;
      served = shared_;
      piece = piece_;
    }
    piece.call(piece.work, number);
    const std::lock_guard lock(mutex_);
    if (--busy_ == 0) done_.notify_one();
  }
}

}  // namespace benben
