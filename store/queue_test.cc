// The store's thread: answers come after the transaction, in order, and one job's failure is not
// another's.
#include "store/queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

namespace benben {
namespace {

// A store that counts transactions and fails those in which poison() was called; its first
// transaction waits until released, so that the jobs behind it gather in one batch.
class ScriptedStore final : public Store {
 public:
  explicit ScriptedStore(std::shared_future<void> release, std::vector<std::string>& journal)
      : release_(std::move(release)), journal_(journal) {}

  Status transaction(const std::function<void()>& work) override {
    release_.wait();
    poisoned_ = false;
    unsure_ = false;
    work();
    journal_.push_back(poisoned_ ? "rolled back" : "synced");
    if (poisoned_) return Error{ErrorCode::kReadOnly, "full", "", 0};
    return {};
  }
  Status set_aside(std::string_view table, std::string_view) override {
    if (table == "poison" || table == "lost") poisoned_ = true;
    if (table == "lost") unsure_ = true;
    return {};
  }
  bool is_unsure() const override { return unsure_; }

  Status create(const StoredTable&) override { return {}; }
  Result<StoredTable> load(std::string_view) override { return StoredTable(); }
  Status append(const Append&) override { return {}; }
  Result<std::optional<int>> find_move(std::string_view, std::string_view) override {
    return std::optional<int>();
  }
  Status claim(const Claim&) override { return {}; }
  Result<int> move_seats(const Digest&, const Digest&) override { return 0; }
  Result<std::vector<std::string>> tables_of(const std::vector<Digest>&, int) override {
    return std::vector<std::string>();
  }
  Status keep_recovery(const Recovery&) override { return {}; }
  Result<Recovery> find_recovery(const Digest&) override { return Recovery(); }
  AccountStore& accounts() override { std::abort(); }  // nobody here has one
  NoticeStore& notices() override { std::abort(); }
  SpeechStore& speech() override { std::abort(); }
  InviteStore& invites() override { std::abort(); }
  RatingStore& ratings() override { std::abort(); }
  TournamentStore& tournaments() override { std::abort(); }  // nor any of these
  Result<std::vector<std::string>> tables_like(std::string_view, int) override {
    return std::vector<std::string>();
  }
  Status remove(std::string_view) override { return {}; }
  Result<std::vector<std::string>> expire(std::int64_t, int) override {
    return std::vector<std::string>();
  }
  Result<std::vector<DueClock>> due_clocks(const DueClock&, std::int64_t, int) override {
    return std::vector<DueClock>();
  }
  Result<std::vector<TableStamp>> stamps(const std::vector<std::string>&) override {
    return std::vector<TableStamp>();
  }
  Status probe() override { return {}; }
  Status tidy() override {
    journal_.push_back("tidied");
    return {};
  }

 private:
  std::shared_future<void> release_;
  std::vector<std::string>& journal_;
  bool poisoned_ = false;
  bool unsure_ = false;
};

class QueueTest : public testing::Test {
 protected:
  void submit(const std::string& table) {
    queue_->submit<void>([table](Store& store) { return store.set_aside(table, ""); },
                         [this, table](const Status& status) {
                           journal_.push_back(table + (status ? " stored" : " refused"));
                         });
  }

  // All that happened once the queue has stopped.
  std::vector<std::string> finish() {
    release_.set_value();
    queue_.reset();
    return journal_;
  }

  std::promise<void> release_;
  std::vector<std::string> journal_;  // the queue's thread writes it, read after its end
  std::unique_ptr<StoreQueue> queue_ = std::make_unique<StoreQueue>(
      std::make_unique<ScriptedStore>(release_.get_future().share(), journal_),
      [](const std::function<void()>& answer) { answer(); });
};

TEST_F(QueueTest, P1AnswersAfterTheSyncAndInOrder) {
  for (const char* table : {"a", "b", "c"}) submit(table);
  std::vector<std::string> journal = finish();
  EXPECT_EQ(journal.front(), "synced");
  EXPECT_NE(journal.back(), "synced");
  std::erase(journal, "synced");
  EXPECT_EQ(journal, (std::vector<std::string>{"a stored", "b stored", "c stored"}));
}

TEST_F(QueueTest, ManyJobsShareOneSync) {
  for (int i = 0; i < 100; ++i) submit("table");
  const std::vector<std::string> journal = finish();
  // The first job may have gone alone before the others came.
  EXPECT_LE(std::ranges::count(journal, "synced"), 2);
  EXPECT_EQ(std::ranges::count(journal, "table stored"), 100);
}

TEST_F(QueueTest, P10OneJobsFailureIsNotAnothers) {
  for (const char* table : {"a", "b", "poison", "c"}) submit(table);
  const std::vector<std::string> journal = finish();
  for (const char* entry : {"a stored", "b stored", "poison refused", "c stored"}) {
    EXPECT_EQ(std::ranges::count(journal, entry), 1) << entry;
  }
}

TEST_F(QueueTest, TidiesInNoTransactionAndInTurn) {
  submit("a");
  submit("b");
  queue_->tidy([this](const Status& status) {
    journal_.push_back(status ? "answered: tidied" : "answered: refused");
  });
  submit("c");
  std::vector<std::string> journal = finish();
  const auto end = std::ranges::find(journal, "tidied");
  EXPECT_EQ(std::vector(end, journal.end()),
            (std::vector<std::string>{"tidied", "answered: tidied", "synced", "c stored"}));
  // What stood before was stored and answered before, in one transaction or two.
  std::vector<std::string> before(journal.begin(), end);
  std::erase(before, "synced");
  EXPECT_EQ(before, (std::vector<std::string>{"a stored", "b stored"}));
}

TEST_F(QueueTest, StoppingDoesWhatIsQueued) {
  for (int i = 0; i < 10; ++i) submit("table");
  EXPECT_EQ(std::ranges::count(finish(), "table stored"), 10);
}

TEST(QueueWithoutThreadTest, WorksWhenItIsToldToAndForgetsTheRest) {
  std::promise<void> release;
  release.set_value();
  std::vector<std::string> journal;
  std::vector<std::function<void()>> letters;
  {
    StoreQueue queue(
        std::make_unique<ScriptedStore>(release.get_future().share(), journal),
        [&](std::function<void()> letter) { letters.push_back(std::move(letter)); }, {},
        StoreQueue::Worker::kCaller);
    EXPECT_FALSE(queue.work());
    const auto submit = [&](const std::string& name) {
      queue.submit<void>([](Store&) { return Status(); },
                         [&journal, name](const Status&) { journal.push_back(name); });
    };
    submit("one");
    submit("two");
    EXPECT_EQ(journal, std::vector<std::string>{});
    EXPECT_TRUE(queue.work());
    EXPECT_EQ(journal, std::vector<std::string>{"synced"});
    ASSERT_EQ(letters.size(), 1U) << "both in one transaction";
    letters.front()();
    submit("three");
  }
  EXPECT_EQ(journal, (std::vector<std::string>{"synced", "one", "two"}));
}

// What may be stored is not done again one by one: that would write a message twice.
TEST(QueueWithoutThreadTest, P2WhatMayBeStoredIsRefusedAndNotDoneAgain) {
  std::promise<void> release;
  release.set_value();
  std::vector<std::string> journal;
  StoreQueue queue(
      std::make_unique<ScriptedStore>(release.get_future().share(), journal),
      [](const std::function<void()>& letter) { letter(); }, {}, StoreQueue::Worker::kCaller);
  int done = 0;
  for (const std::string table : {"message", "lost", "report"}) {
    queue.submit<void>(
        [table, &done](Store& store) {
          ++done;
          return store.set_aside(table, "");
        },
        [table, &journal](const Status& status) {
          journal.push_back(table + (status ? " stored" : " refused"));
        });
  }
  EXPECT_TRUE(queue.work());
  EXPECT_EQ(done, 3);
  EXPECT_EQ(journal, (std::vector<std::string>{"rolled back", "message refused", "lost refused",
                                               "report refused"}));
}

}  // namespace
}  // namespace benben
