// What is sent to PostgreSQL together: what a move costs in ways there and back, that nothing is
// lost of what nobody waits for, and that nobody waits for ever.
#include "store/postgres/exchange.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "store/postgres.h"
#include "store/postgres/database.h"
#include "store/sql_store.h"
#include "store/testing/postgres_server.h"
#include "store/testing/store_test.h"

namespace benben {
namespace {

using std::chrono_literals::operator""ms;

// What never is answered is waited for so long.
constexpr std::chrono::milliseconds kShort = 50ms;

class PostgresExchangeTest : public testing::Test {
 protected:
  PostgresExchangeTest() {
    EXPECT_TRUE(open_postgres({url_}));
    database_ = std::move(PostgresDatabase::open({url_}, Holding::kServing)).value();
  }

  std::int64_t probes() {
    return PostgresDatabase::open({url_}, Holding::kLooking)
        .value()
        ->number("SELECT count(*) FROM probes");
  }

  std::string url_ = PostgresServer::shared().fresh_url();
  std::unique_ptr<PostgresDatabase> database_;
};

Append move_at(int ply, const std::string& move_id) {
  return {"table-1", ply, {move_event(0, "000", move_id)}};
}

// BEGIN with what is compared, the event with the transaction's number, COMMIT. In a transaction of
// many moves each takes one.
TEST_F(PostgresExchangeTest, AMoveTakesThreeWays) {
  const PostgresDatabase& seen = *database_;
  SqlStore store(std::move(database_));
  ASSERT_TRUE(in_transaction(store, [&] { return store.create(example_table()); }));
  ASSERT_TRUE(in_transaction(store, [&] { return store.append(move_at(1, "move-0001")); }));
  const int before = seen.ways();
  ASSERT_TRUE(in_transaction(store, [&] { return store.append(move_at(2, "move-0002")); }));
  EXPECT_EQ(seen.ways() - before, 3);
  ASSERT_TRUE(in_transaction(store, [&] {
    for (int ply = 3; ply < 12; ++ply) {
      if (Status status = store.append(move_at(ply, "move-1" + std::to_string(ply))); !status) {
        return status;
      }
    }
    return store.append(move_at(12, "move-0012"));
  }));
  EXPECT_EQ(seen.ways() - before, 3 + 10 + 2);
  EXPECT_EQ(store.load("table-1")->events.size(), 13u);
}

// Whoever looks sees what was written before, in its order.
TEST_F(PostgresExchangeTest, WhatIsWrittenIsThereForWhatIsAskedNext) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  Statement erase(*database_, "DELETE FROM probes");
  EXPECT_TRUE(database_->transaction([&] {
    for (int i = 0; i < 3; ++i) Query(insert, Bytes{"a"}).run();
    EXPECT_EQ(database_->number("SELECT count(*) FROM probes"), 3);
    Query(erase).run();
    EXPECT_EQ(database_->changes(), 3);
    Query(insert, Bytes{"b"}).run();
    database_->execute("UPDATE probes SET filler = 'c'");
    EXPECT_EQ(database_->text("SELECT filler FROM probes"), "c");
  }));
  EXPECT_EQ(probes(), 1);
}

TEST_F(PostgresExchangeTest, MoreThanWaitsIsSentOnTheWay) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  const int before = database_->ways();
  EXPECT_TRUE(database_->transaction([&] {
    for (int i = 0; i < 200; ++i) Query(insert, Bytes{"a"}).run();
  }));
  EXPECT_EQ(probes(), 200);
  EXPECT_LE(database_->ways() - before, 8);
}

// What fails that nobody waited for takes all of its transaction with it, and no more.
TEST_F(PostgresExchangeTest, P1WhatFailsLateFailsAll) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  const std::optional<Digest> nothing;
  Status status = database_->transaction([&] {
    Query(insert, Bytes{"a"}).run();
    Query(insert, nothing).run();
    Query(insert, Bytes{"b"}).run();
    EXPECT_FALSE(database_->failed()) << "nobody has asked yet";
    EXPECT_EQ(database_->number("SELECT count(*) FROM probes"), 0)
        << "nothing is answered any more";
    EXPECT_TRUE(database_->failed());
  });
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, ErrorCode::kReadOnly);
  status = database_->transaction([&] { Query(insert, nothing).run(); });
  EXPECT_FALSE(status) << "as it is stored";
  EXPECT_EQ(probes(), 0);
  EXPECT_TRUE(database_->transaction([&] { Query(insert, Bytes{"c"}).run(); }));
  EXPECT_EQ(probes(), 1);
}

// Without a transaction each is done at once.
TEST_F(PostgresExchangeTest, OutsideATransactionNothingWaits) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  Query(insert, Bytes{"a"}).run();
  EXPECT_EQ(probes(), 1);
}

constexpr const char* kNeverDone = "SELECT pg_sleep(3600)";
constexpr const char* kSilence =
    "The server cannot store anything now: PostgreSQL does not answer.";

// It is not tried again and again: each try would wait as long.
TEST_F(PostgresExchangeTest, AServerThatDoesNotAnswerIsGivenUpAndConnectedToAnew) {
  database_ = std::move(PostgresDatabase::open({url_, 0ms}, Holding::kServing)).value();
  database_->answer_within(kShort);
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  int tries = 0;
  for (const bool is_prepared : {false, true}) {
    tries = 0;
    const Status silent = database_->transaction([&] {
      ++tries;
      Query(insert, Bytes{"a"}).run();
      if (is_prepared) return void(database_->text(kNeverDone));
      database_->execute(kNeverDone);
    });
    ASSERT_FALSE(silent);
    EXPECT_EQ(silent.error().code, ErrorCode::kReadOnly);
    EXPECT_EQ(silent.error().message, kSilence);
    EXPECT_EQ(tries, 1);
    EXPECT_FALSE(database_->is_unsure()) << "nothing was committed";
  }
  database_->answer_within({});
  EXPECT_TRUE(database_->transaction([&] { Query(insert, Bytes{"b"}).run(); }));
  EXPECT_EQ(probes(), 1);
}

// The end of a transaction is another thing: it may still come.
TEST_F(PostgresExchangeTest, P2ACommitThatIsNotAnsweredMayBeStored) {
  database_ = std::move(PostgresDatabase::open({url_, 0ms}, Holding::kServing)).value();
  database_->execute(
      "CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS "
      "'BEGIN PERFORM pg_sleep(3600); RETURN NULL; END';"
      "CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON probes DEFERRABLE INITIALLY DEFERRED "
      "FOR EACH ROW EXECUTE FUNCTION never()");
  ASSERT_FALSE(database_->failed()) << database_->reason();
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  EXPECT_EQ(probes(), 0);
  const auto store = [&] { Query(insert, Bytes{"a"}).run(); };
  // On a slow machine what comes before the end may be too late, too, which leaves nothing in
  // doubt.
  for (auto patience = kShort; !database_->is_unsure(); patience *= 2) {
    database_->answer_within(patience);
    const Status silent = database_->transaction(store);
    ASSERT_FALSE(silent);
    EXPECT_EQ(silent.error().code, ErrorCode::kReadOnly);
  }
  EXPECT_EQ(probes(), 0) << "nor is it stored yet";
  database_->answer_within({});
  EXPECT_TRUE(database_->transaction([&] { EXPECT_EQ(database_->number("SELECT 1"), 1); }));
  EXPECT_FALSE(database_->is_unsure());
}

// Says what a server says to let somebody in, and nothing after that.
class Swallower {
 public:
  Swallower() : listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const general = reinterpret_cast<sockaddr*>(&address);
    BENBEN_ASSERT(bind(listener_, general, size) == 0 && listen(listener_, 8) == 0);
    BENBEN_ASSERT(getsockname(listener_, general, &size) == 0);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
  }
  ~Swallower() {
    shutdown(listener_, SHUT_RDWR);
    thread_.join();
    close(listener_);
  }
  Swallower(const Swallower&) = delete;
  Swallower& operator=(const Swallower&) = delete;

  std::string url() const {
    return "postgres://benben@127.0.0.1:" + std::to_string(port_) +
           "/benben?sslmode=disable&gssencmode=disable";
  }

 private:
  void run() {
    // "You are in", and "ready" with no transaction under way.
    constexpr std::string_view kWelcome("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", 15);
    for (int client = 0; (client = accept(listener_, nullptr, nullptr)) >= 0;) {
      char bytes[1024];
      BENBEN_ASSERT(recv(client, bytes, sizeof bytes, 0) > 0);
      BENBEN_ASSERT(send(client, kWelcome.data(), kWelcome.size(), MSG_NOSIGNAL) > 0);
      while (recv(client, bytes, sizeof bytes, 0) > 0) continue;
      close(client);
    }
  }

  int listener_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

TEST(PostgresSilenceTest, WhoIsLetInAndNotAnsweredSaysSo) {
  const Swallower server;
  const auto database = PostgresDatabase::open({server.url(), 0ms, kShort}, Holding::kServing);
  ASSERT_FALSE(database);
  EXPECT_EQ(database.error().message, "PostgreSQL: the server does not answer.");
}

}  // namespace
}  // namespace benben
