// Passwords: argon2id in a few threads of its own.
//
// A hash takes some tens of milliseconds and 64 MiB on purpose, so it never runs where tables live;
// so many at once that memory is bounded, and only so many wait. Salt and parameters stand in the
// hash (libsodium's crypto_pwhash_str).
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/result.h"

namespace benben {

// What one hash costs: libsodium's INTERACTIVE. A test takes less.
struct HashCost {
  unsigned long long operations = 2;
  std::size_t memory = 64 * 1024 * 1024;  // bytes
};

struct PasswordOptions {
  std::size_t threads = 2;
  std::size_t waiting = 32;  // that may wait for a thread
  HashCost cost = {};
};

class Passwords {
 public:
  struct Checked {
    bool is_right = false;
    std::string rehash = {};  // instead of one whose parameters are others than today's
  };
  template <class T>
  using Done = std::function<void(Result<T>)>;
  // Runs a function on the thread of those who ask.
  using Post = std::function<void(std::function<void()>)>;

  Passwords(const PasswordOptions& options, Post post);
  // Forgets what waits.
  ~Passwords();
  Passwords(const Passwords&) = delete;
  Passwords& operator=(const Passwords&) = delete;

  // Call `done` by Post; at once, with kRateLimited, if too many wait.
  void hash(const std::string& password, const Done<std::string>& done);
  void check(const std::string& password, const std::string& hash, const Done<Checked>& done);

 private:
  // Gives what is posted.
  using Job = std::function<std::function<void()>()>;
  // False if too many wait.
  bool push(Job job);
  void work();

  const PasswordOptions options_;
  const Post post_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace benben
