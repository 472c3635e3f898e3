// Mailbox: what other threads answer, kept until the test lets it in.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace benben {

class Mailbox {
 public:
  void post(std::function<void()> letter) {
    const std::lock_guard lock(mutex_);
    letters_.push_back(std::move(letter));
    arrived_.notify_one();
  }
  // Waits for the next letter and opens it; false if none comes.
  bool open_next() {
    std::unique_lock lock(mutex_);
    if (!arrived_.wait_for(lock, std::chrono::seconds(20), [&] { return !letters_.empty(); })) {
      return false;
    }
    const std::function<void()> letter = std::move(letters_.front());
    letters_.pop_front();
    lock.unlock();
    letter();
    return true;
  }
  // Opens letters until something is so; false if it does not become so.
  bool until(const std::function<bool()>& is_so) {
    while (!is_so()) {
      if (!open_next()) return false;
    }
    return true;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> letters_;
};

}  // namespace benben
