// The nodes of one database are restarted in turn, as an upgrade does it (docs/operations.md, Many
// nodes), while people play at all of them: nothing that was acknowledged is lost or doubled, and
// nobody has to wait for a node that is away.
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/testing/nodes.h"

namespace benben {
namespace {

namespace json = boost::json;

// A node that balancers ask whether it is ready, and that serves until it is told twice to stop.
struct WatchedNode : Node {
  explicit WatchedNode(Node made) : Node(std::move(made)), operators(process->port()) {}
  HttpReply ready() const { return ask(operators, "GET", "/ready"); }
  std::uint16_t operators;
};

// One person at both seats of a table, who comes to another node where theirs has gone and sends
// again what was not answered, as the page does.
class Wanderer {
 public:
  explicit Wanderer(std::uint16_t port) : table_(make_table(port, {"me", "me"})) { come_to(port); }

  void come_to(std::uint16_t port) {
    std::vector<std::string> known = player_ ? player_->events() : std::vector<std::string>();
    player_ = std::make_unique<Player>(port, table_, table_.cookie, std::move(known));
    ASSERT_EQ(player_->socket().reply().status, 101);
    ASSERT_TRUE(player_->sync());
  }

  // A move of which nobody knows yet what becomes of it.
  void send() {
    ASSERT_TRUE(player_->sync());  // with the chance behind the last one
    sent_ = Sent{player_->ply(), player_->seat_to_act(), player_->some_move()};
    send_again();
  }
  void send_again() {
    player_->socket().send(
        move_text("move-at-" + std::to_string(sent_->ply), sent_->seat, sent_->ply, sent_->text));
  }
  // Whether it is acknowledged; not, if the node refuses it or closes the socket before.
  bool hear() {
    const json::value answer = player_->answer("move-at-" + std::to_string(sent_->ply));
    if (type_of(answer) != "accepted") return false;
    EXPECT_EQ(answer.at("ply"), sent_->ply);
    acknowledged_[sent_->ply] = std::to_string(sent_->seat) + " " + sent_->text;
    return player_->wait_for_ply(sent_->ply + 1);
  }
  void play(int moves) {
    for (int move = 0; move < moves; ++move) {
      ASSERT_NO_FATAL_FAILURE(send());
      ASSERT_TRUE(hear());
    }
  }
  // All that was acknowledged stands where it was, once, and nothing else but chance.
  void compare(std::uint16_t port) const {
    Player guest(port, table_, "");
    ASSERT_TRUE(guest.sync());
    std::map<int, std::string> moves;
    for (int ply = 0; ply < guest.ply(); ++ply) {
      const std::string& line = guest.events()[static_cast<std::size_t>(ply)];
      if (parse_event(line)->actor != kChance) moves[ply] = line;
    }
    EXPECT_EQ(moves, acknowledged_);
  }

 private:
  struct Sent {
    int ply;
    int seat;
    std::string text;
  };
  TestTable table_;
  std::unique_ptr<Player> player_;
  std::optional<Sent> sent_;
  std::map<int, std::string> acknowledged_;  // by ply
};

class RollingRestartTest : public NodesPostgresTest {
 protected:
  RollingRestartTest() {
    for (std::size_t at = 0; at < 3; ++at) {
      nodes_.push_back(begin());
      people_.emplace_back(nodes_.back().port);
      place_.push_back(at);
    }
  }
  // So long that only the second signal ends it.
  WatchedNode begin() { return WatchedNode(node({"--operator-port", "0", "--drain-s", "36000"})); }
  std::size_t after(std::size_t node) const { return (node + 1) % nodes_.size(); }
  void play(int moves) {
    for (Wanderer& person : people_) ASSERT_NO_FATAL_FAILURE(person.play(moves));
  }
  void announce_stop(std::size_t victim);
  void stop_with_moves_under_way(std::size_t victim);

  std::deque<WatchedNode> nodes_;
  std::deque<Wanderer> people_;
  std::vector<std::size_t> place_;  // of each of the people
};

void RollingRestartTest::announce_stop(std::size_t victim) {
  kill(nodes_[victim].process->number(), SIGTERM);
  ASSERT_TRUE(says(*nodes_[victim].process, "about to stop"));
  EXPECT_EQ(nodes_[victim].ready().body, "stopping\n");
  EXPECT_EQ(nodes_[after(victim)].ready().body, "ready\n");
}

void RollingRestartTest::stop_with_moves_under_way(std::size_t victim) {
  for (Wanderer& person : people_) ASSERT_NO_FATAL_FAILURE(person.send());
  kill(nodes_[victim].process->number(), SIGTERM);
  for (std::size_t at = 0; at < people_.size(); ++at) {
    bool is_acknowledged = people_[at].hear();
    if (place_[at] == victim) {
      place_[at] = after(victim);
      ASSERT_NO_FATAL_FAILURE(people_[at].come_to(nodes_[after(victim)].port));
      if (!is_acknowledged) people_[at].send_again();
      is_acknowledged = is_acknowledged || people_[at].hear();
    }
    ASSERT_TRUE(is_acknowledged);
  }
  EXPECT_EQ(nodes_[victim].process->end(), 0);
}

TEST_F(RollingRestartTest, P5P12NothingIsLostAndPlayGoesOn) {
  for (std::size_t victim = 0; victim < nodes_.size(); ++victim) {
    ASSERT_NO_FATAL_FAILURE(play(1));
    ASSERT_NO_FATAL_FAILURE(announce_stop(victim));
    ASSERT_NO_FATAL_FAILURE(play(2));
    ASSERT_NO_FATAL_FAILURE(stop_with_moves_under_way(victim));
    ASSERT_NO_FATAL_FAILURE(play(2));
    nodes_[victim] = begin();
    EXPECT_EQ(nodes_[victim].ready().body, "ready\n");
    for (const Wanderer& person : people_) person.compare(nodes_[victim].port);
  }
}

}  // namespace
}  // namespace benben
