// The hall without sockets: the test says when the bots' thoughts arrive, and who watches.
#include "server/hall.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/secret.h"
#include "server/test_server.h"
#include "store/sqlite.h"
#include "store/temporary_directory.h"

namespace benben {
namespace {

// What other threads answer, kept until the test lets it in.
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
    if (!arrived_.wait_for(lock, std::chrono::seconds(10), [&] { return !letters_.empty(); })) {
      return false;
    }
    const std::function<void()> letter = std::move(letters_.front());
    letters_.pop_front();
    lock.unlock();
    letter();
    return true;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> letters_;
};

class Onlooker : public Watcher {
 public:
  void publish(const Message& /*message*/) override {}
  void dismiss(const Error& /*reason*/) override {}
  const std::string& client() const override { return client_; }
  const Proofs& proofs() const override { return proofs_; }

 private:
  std::string client_;
  Proofs proofs_;
};

const Digest kPerson = digest_of("a person");

// A table of Cubus whose people are one client.
class HallTest : public testing::Test {
 protected:
  using Kind = SeatRequest::Kind;

  void make_table(const std::vector<Kind>& kinds) {
    CreateRequest request;
    request.game = "cubus";
    request.players = static_cast<int>(kinds.size());
    for (const Kind kind : kinds) request.seats.push_back({kind, "", 1});
    const Created created =
        answer<Created>([&](auto done) { hall_.create(request, kPerson, done); });
    table_ = created.table;
  }

  // Until then no thought ends.
  void let_think() { gate_.set_value(); }

  void watch() {
    std::optional<Status> done;
    hall_.watch(table_, 0, onlooker_, [&](const Status& status) { done = status; });
    while (!done) BENBEN_ASSERT(stored_.open_next());
    BENBEN_ASSERT(done->ok());
  }

  int ply() {
    return answer<TableView>([&](auto done) { hall_.describe(table_, proofs_, done); }).ply;
  }

  MoveAnswer move(int seat, const std::string& text) {
    const int expected = ply();
    const std::string id = "move-" + std::to_string(seat) + "-" + std::to_string(expected);
    return answer<MoveAnswer>(
        [&](auto done) { hall_.move(table_, proofs_, {id, seat_at(seat), expected, text}, done); });
  }

  bool open_thought() { return thoughts_.open_next(); }
  bool open_stored() { return stored_.open_next(); }

 private:
  BotPoolOptions pool_options() {
    BotPoolOptions options;
    options.think = [this](const AnyPosition& position, const std::string& spec, Pace& pace) {
      opened_.wait();
      return think_as_bot(position, spec, pace);
    };
    return options;
  }

  template <class T, class Ask>
  T answer(Ask ask) {
    std::optional<Result<T>> got;
    ask([&](Result<T> result) { got.emplace(std::move(result)); });
    while (!got) BENBEN_ASSERT(stored_.open_next());
    return std::move(**got);
  }

  TemporaryDirectory directory_;
  ManualClock clock_;
  Onlooker onlooker_;
  Mailbox stored_;
  Mailbox thoughts_;
  std::promise<void> gate_;
  std::shared_future<void> opened_ = gate_.get_future().share();
  StoreQueue store_{std::move(open_sqlite({directory_.path() / "test.db", 0}).value()),
                    [this](std::function<void()> letter) { stored_.post(std::move(letter)); }};
  BotPool bots_{pool_options(),
                [this](std::function<void()> letter) { thoughts_.post(std::move(letter)); }};
  Hall hall_{store_, bots_, test_limits(), clock_.clock(), [](std::string_view) {}};
  std::string table_;
  Proofs proofs_{kPerson};
};

TEST_F(HallTest, AYieldThatNobodyWatchesOpensTheWindow) {
  make_table({Kind::kMe, Kind::kMe, Kind::kMe});
  ASSERT_TRUE(std::holds_alternative<Accepted>(move(0, "pass")));
  ASSERT_EQ(ply(), 5);
  EXPECT_TRUE(std::holds_alternative<Noted>(move(2, "waive")));
  EXPECT_EQ(ply(), 5);  // seat 1 may still knock
  EXPECT_TRUE(std::holds_alternative<Noted>(move(1, "waive")));
  ASSERT_TRUE(open_stored());
  EXPECT_EQ(ply(), 8);
}

TEST_F(HallTest, AThoughtAboutARaceThatIsOverIsDropped) {
  make_table({Kind::kMe, Kind::kMe, Kind::kBot});
  watch();
  move(0, "pass");         // seats 1 and 2 race, and the bot thinks
  move(1, "knock false");  // it is over before the bot has answered
  move(1, "pass");         // seats 2 and 0 race
  const int before = ply();
  ASSERT_TRUE(std::holds_alternative<Noted>(move(0, "waive")));
  let_think();
  ASSERT_TRUE(open_thought());  // the one about the second race, which it ends
  ASSERT_TRUE(open_stored());
  EXPECT_GT(ply(), before);
}

}  // namespace
}  // namespace benben
