// Bot workers as processes, for a server as a process: a whole game goes on whoever of them dies,
// and NATS with them.
#include "server/workers.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bus/nats.h"
#include "bus/testing/nats_server.h"
#include "cli/testing/process.h"
#include "core/testing/mailbox.h"
#include "server/test_server.h"
#include "store/testing/postgres_server.h"

namespace benben {
namespace {

namespace json = boost::json;

// As `benben --version` says it.
std::string version() {
  Process process({"--version"});
  const std::string line = process.line();
  return line.substr(line.rfind(' ') + 1);
}

class WorkersPostgresTest : public testing::Test {
 protected:
  std::unique_ptr<Process> worker(const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments = {"bots", "--bus", nats_.url(), "--threads", "1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    auto made = std::make_unique<Process>(arguments);
    EXPECT_TRUE(says(*made, "thinks about 1 at a time"));
    return made;
  }
  // Until a worker of those that are there answers: then NATS knows of it. What is asked of none,
  // or of one that is dead, is asked again.
  bool is_answered() {
    std::string answer;
    for (int tries = 0; tries < 3'000 && answer.empty(); ++tries) {
      bool has_ended = false;
      const auto asked = bus_->ask(workers_subject(version_), "hello", [&](const auto& text) {
        has_ended = true;
        answer = text.value_or("");
      });
      if (!letters_.until([&] { return has_ended; })) return false;
    }
    return answer.starts_with("error malformed think:");
  }

  std::size_t ended(const std::string& end) {
    const std::string page = ask(operators_, "GET", "/metrics").body;
    const std::string name = "\nbenben_worker_questions_total{end=\"" + end + "\"} ";
    const std::size_t at = page.find(name);
    return at == page.npos ? 0 : std::stoul(page.substr(at + name.size()));
  }
  std::size_t questions() {
    std::size_t sum = 0;
    for (const std::string_view end : Metrics::kWorkerEnds) sum += ended(std::string(end));
    return sum;
  }

  // Moves, and waits until it is this person's turn again, so often.
  void play(Player& player, int moves) {
    for (int move = 0; move < moves && !player.is_over(); ++move) {
      const json::value answer = player.move(0, player.some_move());
      ASSERT_FALSE(answer.is_null());
      ASSERT_EQ(answer.at("type"), "accepted") << json::serialize(answer);
      ASSERT_TRUE(player.wait_for_ply(static_cast<int>(answer.at("ply").as_int64()) + 1));
      ASSERT_TRUE(player.wait_for_turn({0}));
    }
  }

  void start_node() {
    std::vector<std::string> arguments = {"serve",       "--port",          "0",  "--name",
                                          "benben.test", "--store",         url_, "--bus",
                                          nats_.url(),   "--operator-port", "0"};
    for (const char* rate : {"--requests", "--messages", "--tables"}) {
      arguments.insert(arguments.end(), {rate, "1000:100000"});
    }
    node_ = std::make_unique<Process>(arguments);
    port_ = node_->port();
    operators_ = node_->port();
    ASSERT_NE(port_, 0);
    ASSERT_NE(operators_, 0);
  }

  NatsServer nats_;
  std::string url_ = PostgresServer::shared().fresh_url();
  std::string version_ = version();
  Mailbox letters_;
  std::unique_ptr<Bus> bus_ = open_nats(nats_.url(), [this](std::function<void()> letter) {
                                letters_.post(std::move(letter));
                              }).value();
  std::unique_ptr<Process> node_;
  std::uint16_t port_ = 0;
  std::uint16_t operators_ = 0;
};

TEST_F(WorkersPostgresTest, AGameGoesOnWhateverDies) {
  bus_->follow([] {});
  auto first = worker();
  auto second = worker();
  ASSERT_TRUE(is_answered());
  start_node();
  const TestTable table = make_table(port_, {"me", "1"});
  Player player(port_, table, table.cookie);
  ASSERT_TRUE(player.wait_for_turn({0}));
  play(player, 4);
  EXPECT_GE(ended("moved"), 4u);
  EXPECT_EQ(ended("moved"), questions());
  ASSERT_TRUE(says(*node_, "bot workers think for this node"));

  // One is told to end, and has answered all it had by then.
  ASSERT_EQ(kill(second->number(), SIGTERM), 0);
  EXPECT_TRUE(says(*second, "benben: ends, after "));
  EXPECT_EQ(second->end(), 0);
  play(player, 2);
  EXPECT_EQ(ended("moved"), questions());

  // The other dies with a question in its hands: it sleeps when that comes, and never wakes.
  ASSERT_EQ(kill(first->number(), SIGSTOP), 0);
  const std::size_t before = questions();
  const json::value answer = player.move(0, player.some_move());
  ASSERT_EQ(answer.at("type"), "accepted") << json::serialize(answer);
  EXPECT_EQ(first->end(SIGKILL), 128 + SIGKILL);
  auto third = worker();
  ASSERT_TRUE(is_answered());
  ASSERT_TRUE(player.wait_for_ply(static_cast<int>(answer.at("ply").as_int64()) + 1));
  ASSERT_TRUE(player.wait_for_turn({0}));
  EXPECT_GT(questions(), before);

  // Without any the node thinks itself, at once.
  EXPECT_EQ(third->end(SIGKILL), 128 + SIGKILL);
  play(player, 2);
  EXPECT_GE(ended("nobody"), 1u);

  // And when NATS is gone; with it they come back.
  auto fourth = worker();
  ASSERT_TRUE(is_answered());
  nats_.kill();
  ASSERT_TRUE(says(*node_, "the bus is lost"));
  ASSERT_TRUE(says(*fourth, "the bus is lost"));
  const std::size_t without = questions();
  play(player, 2);
  EXPECT_EQ(questions(), without);
  nats_.start();
  ASSERT_TRUE(says(*node_, "the bus is back"));
  ASSERT_TRUE(says(*fourth, "the bus is back"));
  ASSERT_TRUE(letters_.until([&] { return bus_->is_connected(); }));
  ASSERT_TRUE(is_answered());
  const std::size_t moved = ended("moved");
  while (!player.is_over()) play(player, 1);
  EXPECT_GT(ended("moved"), moved);
  EXPECT_GE(player.events().size(), 36u);
  EXPECT_EQ(fourth->end(SIGTERM), 0);
}

TEST_F(WorkersPostgresTest, EndsWhetherNatsIsThereOrNot) {
  auto here = worker();
  EXPECT_EQ(here->end(SIGTERM), 0);
  nats_.kill();
  Process lost({"bots", "--bus", nats_.url(), "--log", "json"});
  EXPECT_TRUE(says(lost, R"("event":"worker_ready")"));
  ASSERT_EQ(kill(lost.number(), SIGTERM), 0);
  EXPECT_TRUE(says(lost, R"("event":"worker_ends")"));
  EXPECT_EQ(lost.end(), 0);
}

TEST_F(WorkersPostgresTest, P7NoErrorHasThePasswordOfTheBusInIt) {
  for (const std::string bus :
       {"http://benben:hunter2@host", "nats://benben:hunter2@host:no-port"}) {
    Process process({"bots", "--bus", bus});
    const std::string output = process.rest();
    EXPECT_NE(process.end(), 0);
    EXPECT_FALSE(output.empty());
    EXPECT_EQ(output.find("hunter2"), std::string::npos) << output;
  }
}

}  // namespace
}  // namespace benben
