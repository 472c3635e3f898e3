#include "server/push_names.h"

#include <netdb.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace benben {
namespace {

// There are few services: one whose name is not answered holds one thread, and the others go on.
constexpr int kThreads = 4;
constexpr std::size_t kMostWaiting = 64;

std::vector<std::string> addresses_of(const std::string& host) {
  addrinfo hints{};
  hints.ai_flags = AI_ADDRCONFIG;
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(host.c_str(), nullptr, &hints, &found) != 0) return {};
  std::vector<std::string> addresses;
  for (const addrinfo* next = found; next != nullptr; next = next->ai_next) {
    char text[NI_MAXHOST];
    const int error =
        getnameinfo(next->ai_addr, next->ai_addrlen, text, sizeof text, nullptr, 0, NI_NUMERICHOST);
    if (error == 0) addresses.emplace_back(text);
  }
  freeaddrinfo(found);
  return addresses;
}

class SystemNames final : public PushNames {
 public:
  SystemNames() {
    for (int number = 0; number < kThreads; ++number) threads_.emplace_back([this] { work(); });
  }
  // Waits for names that are being asked for: the system cannot be told to stop.
  ~SystemNames() override {
    {
      const std::lock_guard lock(mutex_);
      is_over_ = true;
      waiting_.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  void find(const std::string& host, Found found) override {
    {
      const std::lock_guard lock(mutex_);
      if (waiting_.size() < kMostWaiting) {
        waiting_.push_back({host, std::move(found)});
        found = nullptr;
      }
    }
    if (found) return found({});
    changed_.notify_one();
  }

 private:
  struct Asked {
    std::string host;
    Found found;
  };

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [this] { return is_over_ || !waiting_.empty(); });
      if (is_over_) return;
      const Asked next = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      next.found(addresses_of(next.host));
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Asked> waiting_;
  bool is_over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace

std::unique_ptr<PushNames> system_names() { return std::make_unique<SystemNames>(); }

}  // namespace benben
