// Nodes that lose what they stand on while people play: PostgreSQL is killed, or the way to it or
// to NATS swallows everything. They say so, acknowledge nothing meanwhile, and go on by themselves;
// what was acknowledged stands in the store once.
//
// Whatever takes time is waited for until it is so, or until it should have been long since. One
// kill is enough here; BENBEN_KILLS asks for more of them (scripts/nightly.sh).
#include "cli/testing/node_faults.h"

#include <gtest/gtest.h>

#include <atomic>
#include <deque>
#include <string>
#include <thread>
#include <vector>

#include "cli/testing/nodes.h"
#include "cli/testing/proxy.h"

namespace benben {
namespace {

namespace json = boost::json;

// Sends a move until it is acknowledged, under one id; false if it is refused for another reason
// than that nothing can be stored.
bool move_at_last(Player& player, int seat, int ply, const std::string& text, const std::string& id,
                  std::atomic<int>& refused) {
  return becomes([&] {
    player.socket().send(move_text(id, seat, ply, text));
    const json::value answer = player.answer(id);
    if (type_of(answer) == "accepted") return true;
    EXPECT_TRUE(is_read_only(answer)) << json::serialize(answer);
    ++refused;
    return false;
  });
}

// Somebody who plays at many tables of a node, one move at each by turns, until it is enough.
class Load {
 public:
  Load(std::uint16_t port, Acknowledged& acknowledged) : acknowledged_(acknowledged) {
    for (std::size_t number = 0; number < kTables; ++number) {
      tables_.push_back(make_table(port, {"me", "me"}));
      players_.emplace_back(port, tables_.back(), tables_.back().cookie);
    }
    thread_ = std::thread([this] { play(); });
  }
  ~Load() { stop(); }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  void stop() {
    is_over_ = true;
    if (thread_.joinable()) thread_.join();
  }
  int moves() const { return moves_; }
  int refused() const { return refused_; }
  // Waits until some more were acknowledged.
  bool goes_on() {
    const int before = moves_;
    return becomes([&] { return moves_ > before + kSome || is_at_end_; });
  }

 private:
  static constexpr std::size_t kTables = 12;
  static constexpr int kSome = 5;

  void play() {
    for (bool has_played = true; has_played && !is_over_;) {
      has_played = false;
      for (std::size_t at = 0; at < kTables && !is_over_; ++at) {
        Player& player = players_[at];
        ASSERT_TRUE(player.sync());
        if (player.is_over()) continue;
        has_played = true;
        const std::string id = "load-at-" + std::to_string(player.ply());
        ASSERT_TRUE(move_at_last(player, player.seat_to_act(), player.ply(), player.some_move(), id,
                                 refused_));
        acknowledged_.add(tables_[at].id, id);
        ++moves_;
      }
    }
    is_at_end_ = true;
  }

  Acknowledged& acknowledged_;
  std::vector<TestTable> tables_;
  std::deque<Player> players_;
  std::atomic<int> moves_ = 0;
  std::atomic<int> refused_ = 0;
  std::atomic<bool> is_over_ = false;
  std::atomic<bool> is_at_end_ = false;
  std::thread thread_;
};

class NodeFaultsPostgresTest : public NodesPostgresTest {
 protected:
  struct Watched {
    Node node;
    std::uint16_t operators;

    int ready() const { return ask(operators, "GET", "/ready").status; }
    bool counts(const std::string& sample) const {
      const std::string all = ask(operators, "GET", "/metrics").body;
      return all.find("\n" + sample + "\n") != std::string::npos;
    }
  };
  Watched watched(const std::string& store, const std::string& bus) {
    // A way that is cut is mended before a slow machine has waited so long.
    Node made = node_at(store, bus, {"--operator-port", "0", "--store-patience-s", "600"});
    const std::uint16_t operators = made.process->port();
    return {std::move(made), operators};
  }
  Watched watched() { return watched(url_, nats_.url()); }

  // The next move of a game, by one of those who see it; all see it then.
  void play(std::vector<Player*> players, std::size_t mover, const TestTable& table) {
    Player& player = *players[mover % players.size()];
    for (Player* other : players) ASSERT_TRUE(player.wait_for_ply(other->ply()));
    ASSERT_TRUE(player.sync());
    if (player.is_over()) return;
    const int ply = player.ply();
    const std::string id = "move-at-" + std::to_string(ply);
    ASSERT_TRUE(move_at_last(player, player.seat_to_act(), ply, player.some_move(), id, refused_));
    acknowledged_.add(table.id, id);
    for (Player* other : players) ASSERT_TRUE(other->wait_for_ply(ply + 1));
  }
  void play_to_the_end(const std::vector<Player*>& players, const TestTable& table) {
    for (std::size_t move = 0; !players[0]->is_over(); ++move) {
      ASSERT_NO_FATAL_FAILURE(play(players, move, table));
      for (Player* player : players) ASSERT_TRUE(player->sync());
    }
    for (Player* player : players) {
      ASSERT_TRUE(player->wait_for_ply(players[0]->ply()));
      EXPECT_EQ(player->events(), players[0]->events());
    }
  }

  Acknowledged acknowledged_;
  std::atomic<int> refused_ = 0;
};

TEST_F(NodeFaultsPostgresTest, P5NothingIsLostOrDoubledWhenTheDatabaseIsKilled) {
  std::deque<Watched> nodes;
  for (int count = 0; count < 3; ++count) nodes.push_back(watched());
  for (int kill = 0; kill < kills(); ++kill) {
    const TestTable table = make_table(nodes[0].node.port, {"me", "me"});
    std::deque<Player> all;
    std::vector<Player*> players;
    for (const Watched& one : nodes) {
      all.emplace_back(one.node.port, table, table.cookie);
      players.push_back(&all.back());
      ASSERT_TRUE(all.back().sync());
    }
    for (std::size_t move = 0; move < 5; ++move) {
      ASSERT_NO_FATAL_FAILURE(play(players, move, table));
    }
    Load one(nodes[1].node.port, acknowledged_);
    Load other(nodes[2].node.port, acknowledged_);
    ASSERT_TRUE(one.goes_on() && other.goes_on());

    // Under load, and with a move under way.
    ASSERT_TRUE(players[0]->sync());
    const int ply = players[0]->ply();
    const std::string id = "move-at-" + std::to_string(ply);
    const int seat = players[0]->seat_to_act();
    const std::string text = players[0]->some_move();
    players[0]->socket().send(move_text(id, seat, ply, text));
    PostgresServer::shared().kill();
    const json::value answer = players[0]->answer(id);
    ASSERT_TRUE(type_of(answer) == "accepted" || is_read_only(answer)) << json::serialize(answer);
    for (const Watched& node : nodes) {
      EXPECT_TRUE(becomes([&] { return node.ready() == 503; }));
      EXPECT_TRUE(node.counts("benben_store_read_only 1"));
    }
    // Nobody is told that something is stored which cannot be.
    if (type_of(answer) != "accepted") {
      players[1]->socket().send(move_text(id, seat, ply, text));
      EXPECT_TRUE(is_read_only(players[1]->answer(id)));
    }
    EXPECT_EQ(outcome(post(nodes[2].node.port, "/api/tables", kTable)), "503 read_only");

    PostgresServer::shared().start();
    for (const Watched& node : nodes) {
      EXPECT_TRUE(becomes([&] { return node.ready() == 200; }));
      EXPECT_TRUE(node.counts("benben_store_read_only 0"));
    }
    ASSERT_TRUE(move_at_last(*players[0], seat, ply, text, id, refused_));
    acknowledged_.add(table.id, id);
    ASSERT_TRUE(one.goes_on() && other.goes_on());
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(players, table));
    one.stop();
    other.stop();
    EXPECT_GT(one.refused() + other.refused(), 0) << "nobody noticed";
    RecordProperty("moves beside", one.moves() + other.moves());
  }
  acknowledged_.expect_in(url_);
}

// A network that swallows what is sent tells nobody that it does.
TEST_F(NodeFaultsPostgresTest, P5ANodeThatIsCutFromTheStoreStopsAndComesBack) {
  Proxy way{postgres()};
  const Watched cut = watched(store_by(way), nats_.url());
  const Watched whole = watched();
  for (int count = 0; count < kills(); ++count) {
    const TestTable table = make_table(whole.node.port, {"me", "me"});
    const TestTable other_table = make_table(cut.node.port, {"me", "me"});
    Player here(cut.node.port, table, table.cookie);
    Player there(whole.node.port, table, table.cookie);
    Player beside(cut.node.port, other_table, other_table.cookie);
    const std::vector<Player*> players = {&here, &there};
    ASSERT_TRUE(here.sync() && there.sync() && beside.sync());
    for (std::size_t move = 0; move < 4; ++move) {
      ASSERT_NO_FATAL_FAILURE(play(players, move, table));
    }

    way.cut();
    const std::uint64_t forwarded = way.forwarded();
    ASSERT_TRUE(here.sync());
    const int ply = here.ply();
    const int seat = here.seat_to_act();
    const std::string text = here.some_move();
    here.socket().send(move_text("into-nothing", seat, ply, text));
    // Others play on.
    for (int move = 0; move < 3; ++move) {
      ASSERT_NO_FATAL_FAILURE(play({&there}, 0, table));
    }
    EXPECT_TRUE(becomes([&] { return cut.ready() == 503; }));
    EXPECT_TRUE(cut.counts("benben_store_read_only 1"));
    EXPECT_EQ(whole.ready(), 200);
    beside.socket().send(
        move_text("not-now-please", beside.seat_to_act(), beside.ply(), beside.some_move()));
    const json::value refused = beside.answer("not-now-please");
    EXPECT_TRUE(is_read_only(refused)) << json::serialize(refused);
    EXPECT_EQ(outcome(post(cut.node.port, "/api/tables", kTable)), "503 read_only");
    EXPECT_EQ(way.forwarded(), forwarded);

    way.mend();
    EXPECT_TRUE(becomes([&] { return cut.ready() == 200; }));
    // Somebody else has played at that position meanwhile.
    const json::value answer = here.answer("into-nothing");
    ASSERT_EQ(type_of(answer), "refused") << json::serialize(answer);
    EXPECT_EQ(answer.at("error").at("code"), "conflict");
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(players, table));
    ASSERT_NO_FATAL_FAILURE(play({&beside}, 0, other_table));
  }
  acknowledged_.expect_in(url_);
}

TEST_F(NodeFaultsPostgresTest, P4ANodeThatIsCutFromTheBusHealsWhatItMissed) {
  Proxy way{nats_.port()};
  const Watched cut = watched(url_, bus_by(way));
  const Watched whole = watched();
  for (int count = 0; count < kills(); ++count) {
    const TestTable table = make_table(whole.node.port, {"me", "open"});
    Player here(cut.node.port, table, table.cookie);
    Player there(whole.node.port, table, table.cookie);
    ASSERT_TRUE(here.sync() && there.sync());

    way.cut();
    // A seat is taken where this node hears nothing of it.
    const std::string cookie = claim(whole.node.port, table, 1);
    ASSERT_FALSE(hear(here, "seats", [](const json::value&) { return true; }).is_null());
    EXPECT_TRUE(becomes([&] { return cut.counts("benben_bus_lost 1"); }));
    EXPECT_EQ(ask(cut.operators, "GET", "/ready").body, "ready, but the bus is lost\n");
    EXPECT_TRUE(whole.counts("benben_bus_lost 0"));
    Player grace(whole.node.port, table, cookie);
    ASSERT_TRUE(grace.sync());
    // Moves are seen all the same, and count wherever they come in.
    for (int move = 0; move < 4; ++move) {
      Player& mover = grace.seat_to_act() == 1 ? grace : (move % 4 < 2 ? here : there);
      ASSERT_TRUE(mover.wait_for_ply(grace.ply()));
      ASSERT_NO_FATAL_FAILURE(play({&mover}, 0, table));
      for (Player* player : {&here, &there, &grace}) {
        ASSERT_TRUE(player->wait_for_ply(mover.ply()) && player->sync());
      }
    }
    EXPECT_EQ(here.events(), there.events());

    way.mend();
    EXPECT_TRUE(becomes([&] { return cut.counts("benben_bus_lost 0"); }));
    EXPECT_EQ(ask(cut.operators, "GET", "/ready").body, "ready\n");
    // Who is at the other node is known again, and heard.
    ASSERT_FALSE(hear(here, "presence", [](const json::value& it) {
                   return it.at("here").as_array().size() == 2;
                 }).is_null());
    grace.socket().send(R"({"type":"say","seat":1,"phrase":"hello"})");
    EXPECT_FALSE(hear(here, "said", [](const json::value&) { return true; }).is_null());
  }
  acknowledged_.expect_in(url_);
}

}  // namespace
}  // namespace benben
