#include "server/passwords.h"

#include <sodium.h>

#include <array>
#include <utility>

#include "server/faults.h"

namespace benben {
namespace {

static_assert(HashCost{}.operations >= crypto_pwhash_OPSLIMIT_INTERACTIVE);
static_assert(HashCost{}.memory >= crypto_pwhash_MEMLIMIT_INTERACTIVE);

// An error only where there is no memory for it.
Result<std::string> hash_of(const std::string& password, const HashCost& cost) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), cost.operations,
                        cost.memory) != 0) {
    return refused(server::Fault::kPasswordsBusy);
  }
  return std::string(hash.data());
}

Passwords::Checked check_hash(const std::string& password, const std::string& hash,
                              const HashCost& cost) {
  Passwords::Checked checked;
  checked.is_right = crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
  if (!checked.is_right) return checked;
  if (crypto_pwhash_str_needs_rehash(hash.c_str(), cost.operations, cost.memory) == 0) {
    return checked;
  }
  if (Result<std::string> better = hash_of(password, cost)) checked.rehash = std::move(*better);
  return checked;
}

}  // namespace

Passwords::Passwords(const PasswordOptions& options, Post post)
    : options_(options), post_(std::move(post)) {
  BENBEN_ASSERT(sodium_init() >= 0);
  for (std::size_t i = 0; i < options_.threads; ++i) threads_.emplace_back([this] { work(); });
}

Passwords::~Passwords() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Passwords::hash(const std::string& password, const Done<std::string>& done) {
  const bool is_taken = push([password, done, cost = options_.cost] {
    return [done, hash = hash_of(password, cost)] { done(hash); };
  });
  if (!is_taken) done(refused(server::Fault::kPasswordsBusy));
}

void Passwords::check(const std::string& password, const std::string& hash,
                      const Done<Checked>& done) {
  const bool is_taken = push([password, hash, done, cost = options_.cost] {
    return [done, checked = check_hash(password, hash, cost)] { done(checked); };
  });
  if (!is_taken) done(refused(server::Fault::kPasswordsBusy));
}

bool Passwords::push(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (jobs_.size() >= options_.waiting) return false;
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
  return true;
}

void Passwords::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return is_stopping_ || !jobs_.empty(); });
    if (is_stopping_) return;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    post_(job());
    lock.lock();
  }
}

}  // namespace benben
