// A tournament at several nodes (docs/operations.md, Many nodes): it is the same at all of them, a
// round begins once, whoever of them is left goes on with it, and what was not heard is read.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "games/registry.h"
#include "server/faults.h"
#include "server/test_nodes.h"
#include "store/database.h"
#include "store/temporary_directory.h"
#include "table/promise.h"
#include "table/secret.h"

namespace benben {
namespace {

using Phase = Contest::Phase;
using server::Fault;

constexpr const char* kHome = "192.0.2.1";

class TournamentNodesTest : public testing::Test {
 protected:
  TournamentNodesTest() {
    throw_broken_promises();
    limits_.address_entrants = 4;
    limits_.table_time = std::chrono::seconds(60);
    for (const char* name : {"a", "b", "c"}) start(name);
  }

  enum class Hints { kHeard, kLost };
  void start(const std::string& name) {
    nodes_.push_back(
        std::make_unique<Node>(directory_.path() / "test.db", room_, clock_, name, limits_));
  }
  // Nobody hears of it.
  void kill(std::size_t node) {
    nodes_[node]->bus.cut();
    nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(node));
  }
  void settle(Hints hints = Hints::kHeard) {
    for (bool is_busy = true; is_busy;) {
      is_busy = false;
      for (const auto& node : nodes_) is_busy = node->work() || is_busy;
      if (!is_busy && hints == Hints::kHeard) is_busy = room_.deliver();
    }
    while (hints == Hints::kLost && room_.waiting() > 0) room_.lose();
  }
  // A second passes at all nodes, before any of them hears of another.
  void sweep(Hints hints = Hints::kHeard) {
    clock_.advance(std::chrono::seconds(1));
    for (const auto& node : nodes_) {
      node->hall.sweep();
      node->tournaments.sweep();
    }
    settle(hints);
  }
  template <class Until>
  void run(Until until, Hints hints = Hints::kHeard) {
    for (int seconds = 0; seconds < 100 && !until(); ++seconds) sweep(hints);
    ASSERT_TRUE(until());
  }
  template <class T, class Ask>
  Result<T> result(Ask ask, Hints hints = Hints::kHeard) {
    std::optional<Result<T>> got;
    ask([&](Result<T> answered) { got.emplace(std::move(answered)); });
    settle(hints);
    return std::move(*got);
  }

  static Digest person(int number) { return digest_of("person " + std::to_string(number)); }
  void create(std::size_t node, Hints hints = Hints::kHeard) {
    TournamentTerms terms;
    terms.name = "Cup";
    terms.game = "pyramix";
    terms.rounds = 2;
    terms.clock = *parse_clock("live 600 0 lose");
    terms.listed = true;
    id_ = result<std::string>(
              [&](auto done) { nodes_[node]->tournaments.create(terms, person(0), kHome, done); },
              hints)
              .value();
  }
  LiveTournament& at(std::size_t node) {
    return *result<LiveTournament*>([&](auto done) {
              nodes_[node]->tournaments.find(id_, done);
            }).value();
  }
  const Contest& contest(std::size_t node) { return at(node).contest(); }
  Result<int> join(std::size_t node, int number, Hints hints = Hints::kHeard) {
    LiveTournament& live = at(node);
    return result<int>(
        [&](auto done) {
          live.join("P" + std::to_string(number), {person(number)}, person(number), kHome, done);
        },
        hints);
  }
  Status begin(std::size_t node, int number) {
    LiveTournament& live = at(node);
    return result<void>([&](auto done) { live.start({person(number)}, done); });
  }
  // One of four that is begun, where each came in at another node.
  void begin_with_four() {
    create(0);
    for (int number = 0; number < 4; ++number) {
      ASSERT_TRUE(join(static_cast<std::size_t>(number) % nodes_.size(), number));
    }
    ASSERT_TRUE(begin(1, 0));
  }
  Result<MoveAnswer> send(std::size_t node, const std::string& table, int entrant,
                          const MoveMessage& message) {
    return result<MoveAnswer>(
        [&](auto done) { nodes_[node]->hall.move(table, {person(entrant)}, message, done); });
  }
  // The next move at a table; behind its end a second passes.
  void play(std::size_t node, const ContestTable& table) {
    const Record record = parse_record(*result<std::string>([&](auto done) {
                            nodes_[node]->hall.record(table.id, {person(0)}, done);
                          })).value();
    const auto position = replay(record, find_game).value();
    if (position->next().is_over()) return sweep();
    const Seat seat = position->next().seats.first();
    const int ply = static_cast<int>(record.events.size());
    ASSERT_TRUE(
        send(node, table.id, table.entrants[static_cast<std::size_t>(index(seat))],
             {"move-at-" + std::to_string(ply), seat, ply, position->legal(seat)->front()}));
  }
  // Whoever sits first gives up every table that is played, at a node by turns.
  void resign_all() {
    std::size_t node = 0;
    for (const ContestTable& table : std::vector(contest(0).tables())) {
      if (table.is_over()) continue;
      MoveMessage message{"resign-" + table.id.substr(0, 8), seat_at(0), 0, ""};
      message.kind = MoveMessage::Kind::kResign;
      ASSERT_TRUE(send(node++ % nodes_.size(), table.id, table.entrants[0], message));
    }
  }
  bool is_in_round(int round) {
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
      if (contest(node).rounds() != round) return false;
    }
    return true;
  }
  bool has_ended() {
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
      if (contest(node).phase() != Phase::kEnded) return false;
    }
    return true;
  }
  StoredTournament stored() {
    return open_sqlite({directory_.path() / "test.db"}).value()->tournaments().load(id_).value();
  }
  int count(Fact::Kind kind) {
    const std::vector<StoredFact> facts = stored().facts;
    return static_cast<int>(std::ranges::count_if(
        facts, [&](const StoredFact& fact) { return parse_fact(fact.text)->kind == kind; }));
  }
  // Two rounds of two tables, each made once and with one result, and told the same everywhere.
  void expect_whole() {
    EXPECT_EQ(count(Fact::Kind::kRound), 2);
    EXPECT_EQ(count(Fact::Kind::kResult), 4);
    EXPECT_EQ(count(Fact::Kind::kEnd), 1);
    Result<Database> database = Database::open(directory_.path() / "test.db");
    EXPECT_EQ(database->number("SELECT count(*) FROM tables"), 4);
    const std::vector<Standing> standings = contest(0).standings();
    ASSERT_EQ(standings.size(), 4u);
    double shared = 0;
    for (const Standing& standing : standings) shared += standing.score;
    EXPECT_EQ(shared, 4) << "one at each table";
    for (std::size_t node = 1; node < nodes_.size(); ++node) {
      const std::vector<Standing> other = contest(node).standings();
      for (std::size_t place = 0; place < 4; ++place) {
        EXPECT_EQ(other[place].player, standings[place].player);
        EXPECT_EQ(other[place].score, standings[place].score);
      }
    }
  }

  TemporaryDirectory directory_;
  ManualClock clock_;
  LocalRoom room_;
  Limits limits_ = test_limits();
  std::vector<std::unique_ptr<Node>> nodes_;
  std::string id_;
};

TEST_F(TournamentNodesTest, IsSeenJoinedPlayedAndRankedAtAll) {
  create(0);
  for (const auto& node : nodes_) EXPECT_EQ(node->tournaments.list({}).size(), 1u);
  for (int number = 0; number < 4; ++number) {
    EXPECT_EQ(join(static_cast<std::size_t>(number) % 3, number).value(), number);
  }
  EXPECT_EQ(join(2, 1).value(), 1) << "who is in already, at another node";
  for (std::size_t node = 0; node < 3; ++node) EXPECT_EQ(contest(node).people(), 4);
  EXPECT_EQ(begin(1, 1).error(), refused(Fault::kNotOrganiser));
  ASSERT_TRUE(begin(1, 0));
  EXPECT_EQ(join(2, 4).error(), refused(Fault::kTournamentBegun));
  run([&] { return is_in_round(1); });
  EXPECT_EQ(count(Fact::Kind::kRound), 1) << "all nodes wanted to begin it in the same second";

  // One table is played to its end, at one node after the other.
  const ContestTable table = contest(0).tables().front();
  for (std::size_t move = 0; !contest(0).tables().front().is_over(); ++move) {
    ASSERT_NO_FATAL_FAILURE(play(move % 3, table));
  }
  resign_all();
  run([&] { return is_in_round(2); });
  resign_all();
  run([&] { return has_ended(); });
  expect_whole();
}

TEST_F(TournamentNodesTest, P5ANodeThatDiesBetweenRoundsStopsNothing) {
  begin_with_four();
  run([&] { return is_in_round(1); });
  resign_all();
  run([&] { return contest(1).running() == 0; });
  kill(0);
  run([&] { return is_in_round(2); });
  // Another dies in the midst of the round, and a new one comes.
  kill(0);
  start("d");
  resign_all();
  run([&] { return has_ended(); });
  expect_whole();
}

TEST_F(TournamentNodesTest, LateNewsAreMadeUpForByTheStore) {
  create(0, Hints::kLost);
  EXPECT_TRUE(nodes_[1]->tournaments.list({}).empty());
  run([&] { return !nodes_[1]->tournaments.list({}).empty(); }, Hints::kLost);
  for (int number = 0; number < 4; ++number) ASSERT_TRUE(join(0, number, Hints::kLost));
  EXPECT_EQ(contest(2).people(), 0) << "not yet";
  run([&] { return contest(1).people() == 4 && contest(2).people() == 4; }, Hints::kLost);
  ASSERT_TRUE(begin(2, 0));
  run([&] { return is_in_round(1); }, Hints::kLost);
  resign_all();
  run([&] { return is_in_round(2); }, Hints::kLost);
  resign_all();
  run([&] { return has_ended(); }, Hints::kLost);
  expect_whole();
}

// Two who come in the same moment: the second is decided anew, and counts once for their address.
TEST_F(TournamentNodesTest, WhoEntersAtTwoNodesAtOnceCountsOnce) {
  create(0);
  std::vector<Result<int>> entered;
  const std::vector<LiveTournament*> live = {&at(0), &at(1)};
  for (int number = 0; number < 2; ++number) {
    live[static_cast<std::size_t>(number)]->join(
        "P", {person(number)}, person(number), kHome,
        [&](Result<int> entrant) { entered.push_back(std::move(entrant)); });
  }
  settle();
  ASSERT_EQ(entered.size(), 2u);
  EXPECT_EQ(entered[0].value() + entered[1].value(), 1) << "0 and 1";
  for (int number = 2; number < 5; ++number) EXPECT_TRUE(join(1, number)) << number;
  EXPECT_EQ(join(1, 5).error(), refused(Fault::kTooManyEntrants));
}

// It has not ended because it cannot be read: it is read later.
TEST_F(TournamentNodesTest, ATableThatCannotBeReadNowIsNoDraw) {
  begin_with_four();
  ASSERT_TRUE(begin(0, 0));
  clock_.advance(std::chrono::seconds(LiveTournament::kPauseS + 1));
  nodes_[0]->tournaments.sweep();
  settle(Hints::kLost);
  ASSERT_EQ(contest(0).rounds(), 1);
  Result<Database> database = Database::open(directory_.path() / "test.db");
  database->execute("ALTER TABLE tables RENAME TO hidden");
  for (int second = 0; second < 40; ++second) sweep();
  ASSERT_EQ(contest(1).rounds(), 1) << "it has read of the round";
  database->execute("ALTER TABLE hidden RENAME TO tables");
  for (int second = 0; second < 40; ++second) sweep();
  EXPECT_EQ(count(Fact::Kind::kResult), 0);
  kill(0);
  resign_all();
  run([&] { return is_in_round(2); });
  resign_all();
  run([&] { return has_ended(); });
  expect_whole();
}

// A mistake of ours closes a table at the node that made it; the others play on.
TEST_F(TournamentNodesTest, ATableThatOneNodeHasClosedIsNoDraw) {
  begin_with_four();
  run([&] { return is_in_round(1); });
  const ContestTable table = contest(0).tables().front();
  for (int failure = 1; failure <= Umpires::kMostFailures; ++failure) {
    ASSERT_EQ(count(Fact::Kind::kResult), 0) << failure;
    Onlooker onlooker;
    ASSERT_TRUE(
        result<void>([&](auto done) { nodes_[1]->hall.watch(table.id, {}, onlooker, done); }));
    onlooker.breaks = true;
    ASSERT_NO_FATAL_FAILURE(play(0, table));
    ASSERT_TRUE(onlooker.dismissed);
    for (int second = 0; second < 40; ++second) sweep();
    if (failure == Umpires::kMostFailures) break;
    // It is opened anew and watched again.
    clock_.advance(limits_.table_time + Umpires::kPause);
    sweep();
    sweep();
  }
  EXPECT_EQ(count(Fact::Kind::kResult), 1) << "given up in the end";
}

// A node that is about to watch a table, and reads first what it missed there, hears meanwhile that
// nobody needs it to.
TEST_F(TournamentNodesTest, OneThatIsCancelledMeanwhileIsNotWatched) {
  begin_with_four();
  LiveTournament& here = at(0);
  LiveTournament& there = at(1);
  clock_.advance(std::chrono::seconds(LiveTournament::kPauseS + 1));
  nodes_[0]->tournaments.sweep();
  settle(Hints::kLost);
  ASSERT_EQ(here.contest().rounds(), 1);
  const ContestTable table = here.contest().tables().front();
  ASSERT_TRUE(result<TableView>([&](auto done) { nodes_[1]->hall.describe(table.id, {}, done); },
                                Hints::kLost));
  nodes_[1]->bus.cut();
  ASSERT_NO_FATAL_FAILURE(play(0, table));

  nodes_[1]->tournaments.look(std::nullopt);
  while (there.contest().rounds() == 0) ASSERT_TRUE(nodes_[1]->work());
  here.cancel({person(0)}, [](const Status& status) { EXPECT_TRUE(status); });
  while (nodes_[0]->work()) {
  }
  nodes_[1]->tournaments.look(std::nullopt);
  settle();
  EXPECT_EQ(there.contest().phase(), Phase::kCancelled);
  for (const auto& node : nodes_) node->tournaments.pulse();
  ASSERT_NO_FATAL_FAILURE(play(1, table));
}

// Who signed in has another proof; the node that did not hear of it makes them no table of the old.
TEST_F(TournamentNodesTest, WhoSignsInUnheardHasTheirPlaceAndTheirTable) {
  begin_with_four();
  const Digest account = digest_of("an account");
  {
    const std::unique_ptr<Store> past = open_sqlite({directory_.path() / "test.db"}).value();
    ASSERT_TRUE(past->transaction([&] { EXPECT_TRUE(past->move_seats(person(2), account)); }));
  }
  run([&] { return is_in_round(1); }, Hints::kLost);
  for (const ContestTable& table : contest(0).tables()) {
    const auto seat = std::ranges::find(table.entrants, 2);
    if (seat == table.entrants.end()) continue;
    const auto view =
        result<TableView>([&](auto done) { nodes_[1]->hall.describe(table.id, {account}, done); });
    EXPECT_EQ(view->you, SeatSet::of(seat_at(static_cast<int>(seat - table.entrants.begin()))));
  }
  run([&] { return at(0).view({account}).you && at(2).view({account}).you; });
  EXPECT_EQ(at(1).view({account}).you, 2);
}

}  // namespace
}  // namespace benben
