// A tournament at several servers as processes: its rounds begin, its clocks end and its results
// count once, whichever of them is killed meanwhile. Its pauses and clocks are real ones, a minute
// in all, so it is played at night alone (scripts/nightly.sh); server/tournament_nodes_test.cc has
// the same with a clock of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cli/testing/node_faults.h"
#include "cli/testing/nodes.h"
#include "people/contest.h"

namespace benben {
namespace {

namespace json = boost::json;

constexpr const char* kTerms =
    R"({"name":"Cup","game":"ascension","seats":2,"system":"knock-out","clock":"live 10 0 lose","most":4})";

class NodeTournamentPostgresTest : public NodesPostgresTest {
 protected:
  static constexpr std::size_t kNodes = 3;
  static constexpr int kPeople = 4;

  NodeTournamentPostgresTest() {
    for (std::size_t count = 0; count < kNodes; ++count) nodes_.push_back(node());
  }

  std::uint16_t port(std::size_t number) const { return nodes_.at(number % nodes_.size()).port; }
  void kill(std::size_t number) {
    EXPECT_EQ(nodes_[number].process->end(SIGKILL), 128 + SIGKILL);
    nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(number));
  }

  // Each comes in at a node of their own.
  void begin() {
    const HttpReply made = post(port(0), "/api/tournaments", kTerms);
    ASSERT_EQ(made.status, 201) << made.body;
    path_ = "/api/tournaments/" +
            std::string(json::parse(made.body).at("tournament").as_string().c_str());
    for (int entrant = 0; entrant < kPeople; ++entrant) {
      const HttpReply joined = post(port(static_cast<std::size_t>(entrant)), path_ + "/join",
                                    R"({"name":"P)" + std::to_string(entrant) + R"("})");
      ASSERT_EQ(joined.body, R"({"entrant":)" + std::to_string(entrant) + "}");
      cookies_.push_back(cookie_of(joined));
    }
    const HttpReply started = post(port(1), path_ + "/start", "{}", {{"Cookie", cookie_of(made)}});
    ASSERT_EQ(started.status, 200) << started.body;
  }

  std::vector<Fact> facts(std::size_t number) const {
    std::vector<Fact> facts;
    const json::value told = json::parse(ask(port(number), "GET", path_).body);
    for (const json::value& fact : told.at("facts").as_array()) {
      facts.push_back(parse_fact(fact.at("text").as_string().c_str()).value());
    }
    return facts;
  }
  int count(std::size_t number, Fact::Kind kind) const {
    const std::vector<Fact> all = facts(number);
    return static_cast<int>(std::ranges::count(all, kind, &Fact::kind));
  }
  // All nodes come to know of so many.
  bool all_know(Fact::Kind kind, int times) {
    return becomes([&] {
      for (std::size_t number = 0; number < nodes_.size(); ++number) {
        if (count(number, kind) != times) return false;
      }
      return true;
    });
  }
  // The tables of the last round that has begun.
  std::vector<ContestTable> tables() const {
    std::vector<ContestTable> tables;
    for (const Fact& fact : facts(0)) {
      if (fact.kind == Fact::Kind::kRound) tables = fact.tables;
    }
    return tables;
  }

  // Whoever sits there on that seat, at a node.
  std::unique_ptr<Player> player(const ContestTable& table, int seat, std::size_t number) const {
    const int entrant = table.entrants.at(static_cast<std::size_t>(seat));
    return std::make_unique<Player>(port(number), TestTable{table.id, "", {}},
                                    cookies_.at(static_cast<std::size_t>(entrant)));
  }
  void resign(const ContestTable& table, std::size_t number) const {
    const auto loser = player(table, 0, number);
    ASSERT_TRUE(loser->sync());
    loser->socket().send(R"({"type":"resign","move_id":"resign-01","seat":0})");
    EXPECT_EQ(type_of(loser->answer("resign-01")), "done");
  }

  std::deque<Node> nodes_;
  std::string path_;
  std::vector<std::string> cookies_;
};

TEST_F(NodeTournamentPostgresTest, P9ClocksAndRoundsComeToTheirEndsOnceWhateverNodeDies) {
  if (std::getenv("BENBEN_NIGHTLY") == nullptr) GTEST_SKIP() << "scripts/nightly.sh plays it";
  ASSERT_NO_FATAL_FAILURE(begin());
  ASSERT_TRUE(all_know(Fact::Kind::kRound, 1));
  const std::vector<ContestTable> first = tables();
  ASSERT_EQ(first.size(), 2u);

  // At one table both decide once, which is not charged; then the clock of the first runs, and the
  // node that took these moves is killed.
  {
    const auto one = player(first[0], 0, 0);
    const auto other = player(first[0], 1, 0);
    std::set<int> decided;
    while (decided.size() < 2) {
      ASSERT_TRUE(one->wait_for_turn({0, 1}));
      const int seat = one->seat_to_act();
      Player& mover = seat == 0 ? *one : *other;
      ASSERT_TRUE(mover.wait_for_ply(one->ply()));
      const json::value made = mover.move(seat, mover.some_move());
      ASSERT_EQ(type_of(made), "accepted") << json::serialize(made);
      ASSERT_TRUE(one->wait_for_ply(static_cast<int>(made.at("ply").as_int64()) + 1));
      decided.insert(seat);
    }
  }
  kill(0);
  ASSERT_NO_FATAL_FAILURE(resign(first[1], 1));
  ASSERT_TRUE(all_know(Fact::Kind::kResult, 2));

  // Another is killed between the rounds, and a new one comes.
  kill(0);
  nodes_.push_back(node());
  ASSERT_TRUE(all_know(Fact::Kind::kRound, 2));
  const std::vector<ContestTable> last = tables();
  ASSERT_EQ(last.size(), 1u);
  ASSERT_NO_FATAL_FAILURE(resign(last[0], 1));
  ASSERT_TRUE(all_know(Fact::Kind::kEnd, 1));
  for (std::size_t number = 0; number < nodes_.size(); ++number) {
    EXPECT_EQ(count(number, Fact::Kind::kRound), 2);
    EXPECT_EQ(count(number, Fact::Kind::kResult), 3);
  }
  const Result<std::unique_ptr<Store>> store = open_postgres({url_});
  ASSERT_TRUE(store) << store.error().message;
  const Result<StoredTable> timed = (*store)->load(first[0].id);
  ASSERT_TRUE(timed) << timed.error().message;
  ASSERT_EQ(timed->incidents.size(), 1u);
  EXPECT_EQ(timed->incidents[0].incident.kind, Incident::Kind::kTime);
}

}  // namespace
}  // namespace benben
