// Hashes come from other threads, so many at a time, and say themselves how they were made.
#include "server/passwords.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <optional>

#include "server/faults.h"

namespace benben {
namespace {

constexpr HashCost kCheap{1, 8192};

// What was posted, run by the test.
class Posts {
 public:
  Passwords::Post post() {
    return [this](std::function<void()> work) {
      const std::lock_guard lock(mutex_);
      work_.push_back(std::move(work));
      wake_.notify_one();
    };
  }
  void run_one() {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return !work_.empty(); });
      work = std::move(work_.front());
      work_.pop_front();
    }
    work();
  }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> work_;
};

std::string hash_with(const HashCost& cost, const std::string& password) {
  Posts posts;
  Passwords passwords({1, 1, cost}, posts.post());
  std::string made;
  passwords.hash(password, [&](const Result<std::string>& hash) { made = hash.value(); });
  posts.run_one();
  return made;
}

Passwords::Checked check_with(const HashCost& cost, const std::string& password,
                              const std::string& hash) {
  Posts posts;
  Passwords passwords({1, 1, cost}, posts.post());
  Passwords::Checked found;
  passwords.check(password, hash,
                  [&](const Result<Passwords::Checked>& checked) { found = checked.value(); });
  posts.run_one();
  return found;
}

TEST(Passwords, AreCheckedByTheirHash) {
  const std::string hash = hash_with(kCheap, "correct horse");
  EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
  EXPECT_EQ(hash.find("correct"), hash.npos);
  EXPECT_NE(hash_with(kCheap, "correct horse"), hash) << "a salt of its own";
  EXPECT_TRUE(check_with(kCheap, "correct horse", hash).is_right);
  EXPECT_FALSE(check_with(kCheap, "correct horsf", hash).is_right);
  EXPECT_FALSE(check_with(kCheap, "", hash).is_right);
  EXPECT_FALSE(check_with(kCheap, "correct horse", "no hash").is_right);
}

TEST(Passwords, AreHashedAnewWhereTheCostHasRisen) {
  const std::string hash = hash_with(kCheap, "correct horse");
  EXPECT_EQ(check_with(kCheap, "correct horse", hash).rehash, "");
  const HashCost dearer{2, 16'384};
  const std::string better = check_with(dearer, "correct horse", hash).rehash;
  EXPECT_NE(better, "");
  EXPECT_EQ(check_with(dearer, "correct horse", better).rehash, "");
  EXPECT_EQ(check_with(dearer, "wrong", hash).rehash, "");
}

TEST(Passwords, OnlySoManyWait) {
  // The one thread is held in a post, so what comes later waits.
  std::mutex mutex;
  std::condition_variable wake;
  bool is_held = false;
  bool may_go = false;
  Passwords passwords({1, 2, kCheap}, [&](const std::function<void()>&) {
    std::unique_lock lock(mutex);
    is_held = true;
    wake.notify_all();
    wake.wait(lock, [&] { return may_go; });
  });
  std::optional<std::string> refused;
  const auto ask = [&] {
    passwords.hash("correct horse", [&](const Result<std::string>& hash) {
      if (!hash) refused = hash.error().fault;
    });
  };
  ask();
  {
    std::unique_lock lock(mutex);
    wake.wait(lock, [&] { return is_held; });
  }
  ask();
  ask();
  EXPECT_FALSE(refused);
  ask();
  const auto busy = static_cast<std::size_t>(server::Fault::kPasswordsBusy);
  EXPECT_EQ(refused, server_faults()[busy].code);
  const std::lock_guard lock(mutex);
  may_go = true;
  wake.notify_all();
}

}  // namespace
}  // namespace benben
