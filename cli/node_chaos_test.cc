// Three nodes and two bot workers under load, of which each is killed once, as are NATS and
// PostgreSQL, and a way is cut: many tables are played to their ends all the while, by people who
// come in at any node, and every move that was acknowledged stands in the store once.
//
// What happens, and in which order, follows from one seed; when it does, from what is acknowledged
// meanwhile. BENBEN_KILLS asks for more rounds of all of it (scripts/nightly.sh).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cli/testing/node_faults.h"
#include "cli/testing/nodes.h"
#include "cli/testing/proxy.h"
#include "core/rng.h"

namespace benben {
namespace {

namespace json = boost::json;

constexpr std::uint64_t kSeed = 17;
constexpr std::uint32_t kNodes = 3;
constexpr std::uint32_t kWorkers = 2;
constexpr std::uint64_t kClients = 9;
// Who moved comes in elsewhere now and then.
constexpr std::uint32_t kMovesAtOneNode = 8;

// The ports of the nodes, which are others after each start.
using Ports = std::array<std::atomic<std::uint16_t>, kNodes>;

// What is told of all clients together; from any thread.
struct Tally {
  Acknowledged acknowledged;
  std::atomic<int> moves = 0;
  std::atomic<int> troubles = 0;  // answers that did not come, or said that nothing can be stored
  std::mutex mutex;
  std::vector<std::string> ended = {};  // tables
};

constexpr const char* kTwoWithClocks =
    R"({"game":"pyramix","players":2,"clock":{"kind":"live","base_s":3600,"increment_s":5,"then":"lose"},)"
    R"("seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})";
constexpr const char* kOneWithABot =
    R"({"game":"pyramix","players":2,"seats":[{"kind":"me","name":"Ada"},{"kind":"bot","level":1}]})";
constexpr const char* kTwoWithABot =
    R"({"game":"pyramix","players":3,"seats":[{"kind":"me","name":"Ada"},{"kind":"open"},)"
    R"({"kind":"bot","level":1}]})";
constexpr const char* kTwoAtAnkhor =
    R"({"game":"ankhor","players":2,"seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})";
constexpr const char* kAnubixxWithABot =
    R"({"game":"anubixx","players":2,"seats":[{"kind":"me","name":"Ada"},{"kind":"bot","level":1}]})";
constexpr const char* kTwoAtAscension =
    R"({"game":"ascension","players":2,"clock":{"kind":"days","move_s":86400,"bank_s":0,"weekends":true,"then":"lose"},)"
    R"("seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})";
constexpr const char* kTwoAtCubus =
    R"({"game":"cubus","players":2,"race":{"window_s":null,"missed":"shown"},)"
    R"("seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})";
constexpr std::array kRequests = {kTwoWithClocks,   kOneWithABot,    kTwoWithABot, kTwoAtAnkhor,
                                  kAnubixxWithABot, kTwoAtAscension, kTwoAtCubus};

// Plays one table after the other to its end, for all people there. Each of them comes in at a node
// by chance, at another when that does not answer or can store nothing, and sends again what was
// not acknowledged.
class Client {
 public:
  Client(std::uint64_t number, const Ports& ports, Tally& tally)
      : number_(number), ports_(ports), tally_(tally), rng_(Rng(kSeed).split(number + 1)) {
    thread_ = std::thread([this] { run(); });
  }
  ~Client() { stop(); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Begins no further table.
  void finish() { is_finishing_ = true; }
  void stop() {
    finish();
    if (thread_.joinable()) thread_.join();
  }

 private:
  struct Person {
    std::string cookie;
    std::unique_ptr<Player> player = nullptr;
  };

  void run() {
    for (std::uint64_t game = number_; !is_finishing_ && !testing::Test::HasFailure(); ++game) {
      ASSERT_TRUE(becomes([&] { return open(kRequests[game % kRequests.size()]); }));
      for (auto& [seat, person] : people_) ASSERT_TRUE(come(person));
      while (!is_over()) ASSERT_TRUE(play());
      const std::lock_guard lock(tally_.mutex);
      tally_.ended.push_back(table_.id);
    }
  }

  std::uint16_t any_port() { return ports_[rng_.below(kNodes)]; }

  // A table counts once both have been told that they sit there.
  bool open(const char* request) {
    const HttpReply made = post(any_port(), "/api/tables", request);
    if (made.status != 201) {
      ++tally_.troubles;
      return false;
    }
    const json::value answer = json::parse(made.body);
    table_ = {answer.at("table").as_string().c_str(), cookie_of(made), {}};
    people_.clear();
    people_[0].cookie = table_.cookie;
    if (answer.at("invitations").as_array().empty()) return true;
    const std::string path = answer.at("invitations").at(0).at("path").as_string().c_str();
    const json::value claim = {
        {"invitation", path.substr(path.find('#') + 1)}, {"name", "Grace"}, {"seat", 1}};
    const HttpReply taken = post(any_port(), table_.path("/claim"), json::serialize(claim));
    people_[1].cookie = cookie_of(taken);
    return taken.status == 200;
  }

  bool come(Person& person) {
    return becomes([&] {
      std::vector<std::string> known;
      if (person.player) known = person.player->events();
      auto player = std::make_unique<Player>(any_port(), table_, person.cookie, std::move(known));
      if (player->hello().is_null()) return false;
      person.player = std::move(player);
      return true;
    });
  }
  // Reads on until that is so, with another socket where this one gives nothing.
  template <class Wait>
  bool wait(Person& person, Wait wait) {
    return becomes([&] {
      if (wait(*person.player)) return true;
      ++tally_.troubles;
      come(person);
      return false;
    });
  }

  bool is_over() {
    return std::ranges::all_of(people_, [](const auto& each) {
      return each.second.player->ply() > 0 && each.second.player->is_over();
    });
  }

  // All know what any of them does; whoever of them is to act then, acts.
  bool play() {
    std::set<int> seats;
    int ply = 0;
    for (const auto& [seat, person] : people_) {
      seats.insert(seat);
      ply = std::max(ply, person.player->ply());
    }
    Person& first = people_.begin()->second;
    if (!wait(first, [&](Player& player) {
          return player.wait_for_ply(ply) && player.wait_for_turn(seats);
        })) {
      return false;
    }
    ply = first.player->ply();
    const bool is_end = first.player->is_over();
    const int seat = is_end ? 0 : first.player->seat_to_act();
    for (auto& [number, person] : people_) {
      if (!wait(person, [&](Player& player) { return player.wait_for_ply(ply); })) return false;
    }
    // Somebody who came in late may have heard of more by now; then it is looked at again.
    Person& mover = people_.at(seat);
    if (is_end || mover.player->ply() != ply) return true;
    return move(mover, seat, ply) && (rng_.below(kMovesAtOneNode) > 0 || come(mover));
  }

  bool move(Person& mover, int seat, int ply) {
    const std::string id = "move-at-" + std::to_string(ply);
    const std::string text = mover.player->some_move();
    const bool is_made = becomes([&] {
      mover.player->socket().send(move_text(id, seat, ply, text));
      const json::value answer = mover.player->answer(id);
      if (type_of(answer) == "accepted") {
        tally_.acknowledged.add(table_.id, id);
        return true;
      }
      // What is noted is stored once its race has ended (Cubus), which says more than the answer.
      const bool is_noted = type_of(answer) == "noted";
      if (is_noted && mover.player->wait_for_ply(ply + 1)) return true;
      EXPECT_TRUE(answer.is_null() || is_noted || is_read_only(answer)) << json::serialize(answer);
      ++tally_.troubles;
      come(mover);
      return false;
    });
    if (is_made) ++tally_.moves;
    return is_made;
  }

  const std::uint64_t number_;
  const Ports& ports_;
  Tally& tally_;
  Rng rng_;
  TestTable table_;
  std::map<int, Person> people_;  // by seat
  std::atomic<bool> is_finishing_ = false;
  std::thread thread_;
};

class NodeChaosPostgresTest : public NodesPostgresTest {
 protected:
  static constexpr int kSome = 12;  // moves by which play is known to go on

  enum class Fault { kNode, kWorker, kBus, kStore, kWayToBus, kWayToStore };

  void start_node(std::size_t number) {
    Ways& ways = ways_[number];
    nodes_[number].emplace(
        node_at(store_by(ways.store), bus_by(ways.bus), {"--store-patience-s", "600"}));
    ports_[number] = nodes_[number]->port;
  }
  void start_worker(std::size_t number) {
    workers_[number] = std::make_unique<Process>(
        std::vector<std::string>{"bots", "--bus", nats_.url(), "--threads", "1"});
    EXPECT_TRUE(says(*workers_[number], "thinks about 1 at a time"));
  }

  void goes_on() {
    const int before = tally_.moves;
    ASSERT_TRUE(becomes([&] { return tally_.moves >= before + kSome || HasFailure(); }));
    ASSERT_FALSE(HasFailure());
  }
  // Whoever has noticed it waits: no more troubles may come than those that came at once.
  void is_noticed(int before) {
    ASSERT_TRUE(becomes([&] { return tally_.troubles > before || HasFailure(); }));
  }

  // Something fails under load, others play on where anybody can, and it is there again.
  void happen(Fault fault, std::size_t number) {
    const int troubles = tally_.troubles;
    switch (fault) {
      case Fault::kNode:
        EXPECT_EQ(nodes_[number]->process->end(SIGKILL), 128 + SIGKILL);
        goes_on();
        return start_node(number);
      case Fault::kWorker:
        EXPECT_EQ(workers_[number % kWorkers]->end(SIGKILL), 128 + SIGKILL);
        goes_on();
        return start_worker(number % kWorkers);
      case Fault::kBus:
        nats_.kill();
        goes_on();
        return nats_.start();
      case Fault::kStore:
        PostgresServer::shared().kill_postmaster();
        is_noticed(troubles);
        return PostgresServer::shared().start();
      case Fault::kWayToBus:
        ways_[number].bus.cut();
        goes_on();
        return ways_[number].bus.mend();
      case Fault::kWayToStore:
        ways_[number].store.cut();
        goes_on();
        return ways_[number].store.mend();
    }
  }

  // The chance of each table that came to its end was what its seed says, and all rows are whole.
  void expect_whole() {
    const std::filesystem::path file = directory_.path() / "record";
    for (const std::string& table : tally_.ended) {
      const HttpReply record = ask(ports_[0], "GET", "/api/tables/" + table + "/record");
      ASSERT_EQ(record.status, 200) << table;
      std::ofstream(file) << record.body;
      Process verify({"verify", file.string()});
      const std::string told = verify.rest();
      EXPECT_EQ(verify.end(), 0) << table << ": " << told;
    }
    Process check({"check", url_});
    const std::string told = check.rest();
    EXPECT_EQ(check.end(), 0) << told;
  }

  struct Ways {
    Ways(std::string to_store, std::uint16_t to_bus) : store(std::move(to_store)), bus(to_bus) {}
    Proxy store;
    Proxy bus;
  };

  TemporaryDirectory directory_;
  std::array<Ways, kNodes> ways_ = {Ways(postgres(), nats_.port()), Ways(postgres(), nats_.port()),
                                    Ways(postgres(), nats_.port())};
  std::array<std::optional<Node>, kNodes> nodes_;
  std::array<std::unique_ptr<Process>, kWorkers> workers_;
  Ports ports_ = {};
  Tally tally_;
  std::deque<Client> clients_;
};

TEST_F(NodeChaosPostgresTest, P5EveryTableComesToItsEndWhateverFails) {
  for (std::size_t worker = 0; worker < kWorkers; ++worker) start_worker(worker);
  for (std::size_t node = 0; node < kNodes; ++node) start_node(node);
  for (std::uint64_t client = 0; client < kClients; ++client) {
    clients_.emplace_back(client, ports_, tally_);
  }
  goes_on();
  Rng rng(kSeed);
  std::vector<Fault> faults = {Fault::kNode,  Fault::kWorker,   Fault::kBus,
                               Fault::kStore, Fault::kWayToBus, Fault::kWayToStore};
  for (int round = 0; round < kills(); ++round) {
    rng.shuffle(faults);
    for (const Fault fault : faults) {
      const std::size_t number = rng.below(kNodes);
      SCOPED_TRACE("fault " + std::to_string(static_cast<int>(fault)) + " of " +
                   std::to_string(number));
      ASSERT_NO_FATAL_FAILURE(happen(fault, number));
      ASSERT_NO_FATAL_FAILURE(goes_on());
    }
  }
  for (Client& client : clients_) client.finish();
  for (Client& client : clients_) client.stop();
  ASSERT_FALSE(HasFailure());
  EXPECT_GE(tally_.ended.size(), kClients);
  tally_.acknowledged.expect_in(url_);
  expect_whole();
  for (std::optional<Node>& node : nodes_) EXPECT_EQ(node->process->end(SIGTERM), 0);
  for (std::unique_ptr<Process>& worker : workers_) EXPECT_EQ(worker->end(SIGTERM), 0);
  RecordProperty("moves", tally_.moves);
  RecordProperty("tables", static_cast<int>(tally_.ended.size()));
}

}  // namespace
}  // namespace benben
