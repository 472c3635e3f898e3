// Tournaments of the server without sockets: its own tables, store and bots, a clock that the test
// turns, and a server that goes down at any moment.
#include "server/tournaments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "search/bot.h"
#include "server/faults.h"
#include "server/test_hall.h"
#include "store/database.h"

namespace benben {
namespace {

using Phase = Contest::Phase;
using server::Fault;

constexpr const char* kHome = "192.0.2.1";

// Plays the first move that there is, or any where they cannot be listed: what matters here is that
// games end.
Result<std::string> think_first(const ThoughtRequest& request, Pace&) {
  const AnyPosition& position = *request.position;
  const auto legal = position.legal(position.next().seats.first());
  if (legal) return legal->front();
  return make_bot(position.game(), "random").value()->choose(position, Rng(1));
}

// All that a server is without its network, until it goes down.
struct World {
  World(const std::filesystem::path& file, ManualClock& time, const Limits& most)
      : limits(most), clock(time), opened(open_sqlite({file}).value()) {
    throw_broken_promises();
    const std::vector<StoredTournament> read = read_tournaments(*opened, log_to());
    store = std::make_unique<StoreQueue>(std::move(opened), post());
    BotPoolOptions options;
    options.think = think_first;
    bots = std::make_unique<BotPool>(options, post());
    care = std::make_unique<StoreCare>(*store, clock.clock(), log_to());
    hall = std::make_unique<Hall>(*care, *bots, limits, clock.clock(), log_to());
    tournaments =
        std::make_unique<Tournaments>(*care, *hall, limits, clock.clock(), log_to(), read);
  }
  ~World() {
    tournaments.reset();
    hall.reset();
    care.reset();
    bots.reset();
    store.reset();
  }

  std::function<void(std::function<void()>)> post() {
    return [this](std::function<void()> letter) { letters.post(std::move(letter)); };
  }
  Log log_to() {
    return [this](std::string_view line) { log.append(line) += '\n'; };
  }

  // Lets in what has arrived, up to the answer of a read that is asked now; a second passes.
  void step() {
    bool is_there = false;
    care->read<void>([](Store&) { return Status(); }, [&](const Status&) { is_there = true; });
    while (!is_there) BENBEN_ASSERT(letters.open_next());
    hall->sweep();
    tournaments->sweep();
    tournaments->pulse();
    clock.advance(std::chrono::seconds(1));
  }
  template <class Until>
  void run(Until until) {
    for (int steps = 0; steps < 1'000'000 && !until(); ++steps) step();
    ASSERT_TRUE(until()) << log;
  }
  template <class T, class Ask>
  Result<T> result(Ask ask) {
    std::optional<Result<T>> got;
    ask([&](Result<T> answered) { got.emplace(std::move(answered)); });
    while (!got) BENBEN_ASSERT(letters.open_next());
    return std::move(*got);
  }
  LiveTournament& at(const std::string& id) {
    return *result<LiveTournament*>([&](auto done) { tournaments->find(id, done); }).value();
  }

  Limits limits;
  ManualClock& clock;
  std::unique_ptr<Store> opened;
  Mailbox letters;
  std::string log;
  std::unique_ptr<StoreQueue> store;
  std::unique_ptr<BotPool> bots;
  std::unique_ptr<StoreCare> care;
  std::unique_ptr<Hall> hall;
  std::unique_ptr<Tournaments> tournaments;
};

class TournamentsRoomTest : public testing::Test {
 protected:
  TournamentsRoomTest() {
    limits_.tournament_bots = kMostPlayers;
    open();
  }

  void open() {
    world_.reset();
    world_ = std::make_unique<World>(directory_.path() / "test.db", clock_, limits_);
  }
  static TournamentTerms terms(System system, int seats, int bots, int rounds = 0) {
    TournamentTerms terms;
    terms.name = "Cup";
    terms.game = "pyramix";
    terms.seats = seats;
    terms.system = system;
    terms.rounds = rounds;
    terms.minutes = system == System::kArena ? kMinMinutes : 0;
    terms.clock = *parse_clock("live 10 0 lose");
    terms.bots = bots;
    terms.level = 1;
    return terms;
  }
  static Digest person(int number) { return digest_of("person " + std::to_string(number)); }

  Result<std::string> create(const TournamentTerms& terms) {
    return world_->result<std::string>(
        [&](auto done) { world_->tournaments->create(terms, person(0), kHome, done); });
  }
  // One that is begun, with so many people, the first of whom made it.
  void begin(const TournamentTerms& terms, int people) {
    id_ = create(terms).value();
    for (int number = 0; number < people; ++number) ASSERT_TRUE(join(number)) << number;
    ASSERT_TRUE(start(0));
  }
  Result<int> join(int number, const std::string& client = kHome) {
    return world_->result<int>([&](auto done) {
      live().join("P" + std::to_string(number), {person(number)}, person(number), client, done);
    });
  }
  Status start(int number) {
    return world_->result<void>([&](auto done) { live().start({person(number)}, done); });
  }
  Status leave(int number) {
    return world_->result<void>([&](auto done) { live().leave({person(number)}, done); });
  }
  Status cancel(int number) {
    return world_->result<void>([&](auto done) { live().cancel({person(number)}, done); });
  }
  LiveTournament& live() { return world_->at(id_); }
  const Contest& contest() { return live().contest(); }
  void run_to_the_end() {
    world_->run([&] { return live().has_ended(); });
    expect_whole();
  }
  void run_to_round(int round) {
    world_->run([&] { return contest().rounds() == round; });
  }
  Status resign(const std::string& table, int seat, int number) {
    MoveMessage message{"resign-" + table.substr(0, 8), seat_at(seat), 0, ""};
    message.kind = MoveMessage::Kind::kResign;
    const Result<MoveAnswer> answer = world_->result<MoveAnswer>(
        [&](auto done) { world_->hall->move(table, {person(number)}, message, done); });
    return answer ? Status() : Status(answer.error());
  }

  // Every table of every round was made once, and came to one result, as the store has it.
  void expect_whole() {
    std::set<std::string> ids;
    for (const ContestTable& table : contest().tables()) {
      EXPECT_TRUE(table.is_over());
      EXPECT_TRUE(ids.insert(table.id).second);
    }
    const auto stored = world_->result<StoredTournament>([&](auto done) {
      world_->care->read<StoredTournament>(
          [this](Store& store) { return store.tournaments().load(id_); }, done);
    });
    std::set<std::string> results;
    for (const StoredFact& fact : stored->facts) {
      const Fact parsed = parse_fact(fact.text).value();
      if (parsed.kind != Fact::Kind::kResult) continue;
      EXPECT_TRUE(results.insert(std::to_string(parsed.number)).second) << fact.text;
    }
    EXPECT_EQ(results.size(), ids.size());
    Result<Database> database = Database::open(directory_.path() / "test.db");
    EXPECT_EQ(database->number("SELECT count(*) FROM tables"),
              static_cast<std::int64_t>(ids.size()));
    EXPECT_TRUE(stored->ended_s);
  }

  TemporaryDirectory directory_;
  ManualClock clock_;
  Limits limits_ = test_limits();
  std::unique_ptr<World> world_;
  std::string id_;
};

TEST_F(TournamentsRoomTest, AHundredBotsAndOneWhoNeverComes) {
  begin(terms(System::kSwiss, 2, 101), 1);
  run_to_the_end();
  EXPECT_EQ(contest().rounds(), 7);
  const std::vector<Standing> standings = contest().standings();
  ASSERT_EQ(standings.size(), 101u);
  EXPECT_GE(standings.front().score, 6);
  EXPECT_FALSE(contest().entrants().front().is_in) << "whose time was over, without a move";
  const auto theirs = std::ranges::find(standings, 0, &Standing::player);
  EXPECT_LE(theirs->games, 1);
  for (const Standing& standing : standings) {
    EXPECT_GE(standing.games, standing.player == 0 ? 0 : 5);
  }
}

TEST_F(TournamentsRoomTest, EverySystemAtTablesOfEverySizeComesToItsEnd) {
  for (const System system : kSystems) {
    for (const int seats : {2, 4, 6}) {
      SCOPED_TRACE(std::string(name_of(system)) + " " + std::to_string(seats));
      limits_.tournaments = limits_.address_tournaments = 100;
      TournamentTerms chosen =
          terms(system, seats, seats > 4 ? 11 : 6, system == System::kSwiss ? 3 : 0);
      if (seats > 4) chosen.game = "cubus";
      begin(chosen, 1);
      world_->run([&] { return live().has_ended(); });
      EXPECT_EQ(contest().phase(), Phase::kEnded);
      EXPECT_EQ(contest().running(), 0);
      // How many games fit into an arena's time depends on how long they take.
      if (system == System::kArena) continue;
      EXPECT_GE(contest().tables().size(), 3u);
      std::size_t largest = 0;
      for (const ContestTable& table : contest().tables()) {
        EXPECT_LE(table.entrants.size(), static_cast<std::size_t>(seats));
        largest = std::max(largest, table.entrants.size());
      }
      EXPECT_GE(largest, static_cast<std::size_t>(seats) - 1);
    }
  }
}

TEST_F(TournamentsRoomTest, PeoplePlayAtTablesThatAreTheirsAlone) {
  begin(terms(System::kRoundRobin, 2, 0), 2);
  run_to_round(1);
  const ContestTable table = contest().tables().front();
  EXPECT_FALSE(resign(table.id, 0, 7)) << "a stranger";
  const int first = table.entrants[0];
  EXPECT_FALSE(resign(table.id, 0, 1 - first)) << "the other's seat";
  const auto view = world_->result<TableView>(
      [&](auto done) { world_->hall->describe(table.id, {person(first)}, done); });
  EXPECT_EQ(view->you, SeatSet::of(seat_at(0)));
  EXPECT_EQ(view->seats[0].name, "P" + std::to_string(first));
  EXPECT_NE(view->header.find("[Tournament \"" + id_ + "\"]"), std::string::npos);
  EXPECT_NE(view->header.find("[Event \"Cup\"]\n[Round \"1\"]"), std::string::npos);
  EXPECT_FALSE(world_->result<void>([&](auto done) {
    world_->hall->remove(table.id, {person(first)}, done);
  })) << "a result is waited for";
  ASSERT_TRUE(resign(table.id, 0, first));
  run_to_the_end();
  EXPECT_EQ(contest().standings().front().player, 1 - first);
  EXPECT_TRUE(contest().entrants()[static_cast<std::size_t>(first)].is_in) << "they were there";
}

TEST_F(TournamentsRoomTest, OnlyItsPeopleDoWhatIsTheirs) {
  id_ = create(terms(System::kSwiss, 2, 0)).value();
  EXPECT_EQ(join(1).value(), 0);
  EXPECT_EQ(join(1).value(), 0) << "once more is the same";
  EXPECT_EQ(join(2).value(), 1);
  EXPECT_EQ(start(1).error(), refused(Fault::kNotOrganiser));
  EXPECT_EQ(cancel(1).error(), refused(Fault::kNotOrganiser));
  EXPECT_EQ(leave(0).error(), refused(Fault::kNotEntered)) << "the organiser takes no part";
  EXPECT_EQ(leave(9).error(), refused(Fault::kNotEntered));
  ASSERT_TRUE(leave(2));
  EXPECT_EQ(start(0).error(), refused(Fault::kTooFewPlayers)) << "one alone";
  EXPECT_EQ(join(2).value(), 1) << "who comes back is who they were";
  ASSERT_TRUE(start(0));
  EXPECT_TRUE(start(0)) << "once more is the same";
  EXPECT_EQ(join(3).error(), refused(Fault::kTournamentBegun));
  ASSERT_TRUE(cancel(0));
  EXPECT_EQ(contest().phase(), Phase::kCancelled);
  EXPECT_EQ(leave(1).error(), refused(Fault::kTournamentOver));
  EXPECT_EQ(start(0).error(), refused(Fault::kTournamentOver));
}

TEST_F(TournamentsRoomTest, WhoComesAndGoesClosesItForNobody) {
  id_ = create(terms(System::kSwiss, 2, 0)).value();
  for (int number = 1; number <= 2; ++number) ASSERT_TRUE(join(number));
  for (int back = 0; back < LiveTournament::kMostReturns; ++back) {
    ASSERT_TRUE(leave(1));
    EXPECT_EQ(join(1).value(), 0) << back;
  }
  EXPECT_EQ(join(1).value(), 0) << "who is in already";
  ASSERT_TRUE(leave(1));
  for (int more = 0; more < 3; ++more) {
    EXPECT_EQ(join(1).error(), refused(Fault::kTooManyReturns)) << "and nothing is stored";
  }
  EXPECT_EQ(contest().facts(), 2 + 2 * LiveTournament::kMostReturns + 1);
  // Others come, and come back, as before; also after a restart they are who they were.
  open();
  EXPECT_EQ(join(1).error(), refused(Fault::kTooManyReturns));
  ASSERT_TRUE(leave(2));
  EXPECT_EQ(join(2).value(), 1);
  EXPECT_EQ(join(3).value(), 2);
  ASSERT_TRUE(start(0));
  EXPECT_EQ(join(1).error(), refused(Fault::kTournamentBegun));
}

TEST_F(TournamentsRoomTest, WhoSignsInKeepsTheirPlace) {
  id_ = create(terms(System::kSwiss, 2, 0)).value();
  ASSERT_TRUE(join(1));
  world_->hall->move_seats({person(1), person(0)}, person(5));
  EXPECT_FALSE(leave(1)) << "the old secret proves nothing";
  EXPECT_EQ(live().view({person(5)}).you, 0);
  EXPECT_TRUE(live().view({person(5)}).is_organiser);
  world_->hall->forget(person(5));
  EXPECT_FALSE(live().view({person(5)}).you);
  EXPECT_EQ(live().view({}).facts->front().name, "");
}

TEST_F(TournamentsRoomTest, ItBeginsWhenItIsFullOrTime) {
  TournamentTerms full = terms(System::kSwiss, 2, 0);
  full.at = 2;
  id_ = create(full).value();
  ASSERT_TRUE(join(1));
  world_->step();
  EXPECT_EQ(contest().phase(), Phase::kWaiting);
  ASSERT_TRUE(join(2));
  world_->run([&] { return contest().phase() == Phase::kRunning; });
  TournamentTerms timed = terms(System::kSwiss, 2, 2);
  timed.starts_s = clock_.clock().unix_s() + 60;
  id_ = create(timed).value();
  ASSERT_TRUE(join(1));
  const std::string alone = create(timed).value();
  world_->run([&] { return contest().phase() == Phase::kRunning; });
  EXPECT_GE(clock_.clock().unix_s(), *timed.starts_s);
  id_ = alone;
  world_->run([&] { return contest().phase() == Phase::kCancelled; });
}

TEST_F(TournamentsRoomTest, LimitsHold) {
  limits_.address_tournaments = 2;
  limits_.address_entrants = 2;
  limits_.tournament_bots = 4;
  open();
  EXPECT_EQ(create(terms(System::kSwiss, 2, 5)).error(),
            refused(Fault::kTournamentBots, {{"most", "4"}}));
  id_ = create(terms(System::kSwiss, 2, 4)).value();
  ASSERT_TRUE(create(terms(System::kSwiss, 2, 4)));
  EXPECT_EQ(create(terms(System::kSwiss, 2, 4)).error(), refused(Fault::kTooManyTournaments));
  ASSERT_TRUE(join(1));
  ASSERT_TRUE(join(2));
  EXPECT_EQ(join(3).error(), refused(Fault::kTooManyEntrants));
  EXPECT_TRUE(join(3, "192.0.2.2"));
  EXPECT_TRUE(join(2)) << "who is in already";
  TournamentTerms small = terms(System::kSwiss, 2, 0);
  ASSERT_TRUE(cancel(0));
  small.most = 2;
  id_ = create(small).value();
  ASSERT_TRUE(join(1));
  ASSERT_TRUE(join(2));
  EXPECT_EQ(join(3, "192.0.2.2").error(), refused(Fault::kTournamentFull));
  ASSERT_TRUE(cancel(0));
  // Asked for at once, each counts before any is stored.
  int made = 0;
  for (int asked = 0; asked < 9; ++asked) {
    world_->tournaments->create(
        terms(System::kSwiss, 2, 4), person(0), kHome,
        [&made](const Result<std::string>& tournament) { made += tournament ? 1 : 0; });
  }
  EXPECT_TRUE(world_->result<void>(
      [&](auto done) { world_->care->read<void>([](Store&) { return Status(); }, done); }));
  EXPECT_EQ(made, 1) << "one of two has ended";
}

TEST_F(TournamentsRoomTest, AnArenaThatNobodyPlaysInEnds) {
  TournamentTerms day = terms(System::kArena, 2, 6);
  day.minutes = kMostMinutes;
  begin(day, 1);
  run_to_round(1);
  const std::int64_t begun_s = clock_.clock().unix_s();
  ASSERT_TRUE(leave(0));
  run_to_the_end();
  // How much time passes meanwhile depends on how long the bots of the first round think.
  EXPECT_LT(clock_.clock().unix_s(), begun_s + kMostMinutes * 30) << "a day was agreed";
}

TEST_F(TournamentsRoomTest, WrongTermsAreRefused) {
  TournamentTerms wrong = terms(System::kSwiss, 2, 0);
  wrong.seats = 6;
  EXPECT_FALSE(create(wrong)) << "the game has no six seats";
  wrong = terms(System::kKnockOut, 2, 0, 3);
  EXPECT_EQ(create(wrong).error(), refused(Fault::kTournamentLength))
      << "rounds follow from players";
  wrong = terms(System::kSwiss, 2, 0);
  wrong.clock = *parse_clock("live 10 0 bot");
  EXPECT_EQ(create(wrong).error(), refused(Fault::kTournamentClock)) << "it would have no end";
  wrong = terms(System::kRoundRobin, 2, 0);
  wrong.most = kMostRoundRobin + 1;
  EXPECT_EQ(create(wrong).error(), refused(Fault::kTournamentSize, {{"most", "32"}}));
  wrong = terms(System::kSwiss, 2, 0);
  const std::int64_t now = clock_.clock().unix_s();
  constexpr std::int64_t kDay = 24 * 60 * 60;
  for (const std::int64_t starts :
       {now, now - 1, std::int64_t{-1}, now + 90 * kDay + 1, now + 20 * 365 * kDay,
        std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
    wrong.starts_s = starts;
    EXPECT_EQ(create(wrong).error(), refused(Fault::kStartPast)) << starts;
  }
  wrong.starts_s = now + 90 * kDay;
  EXPECT_TRUE(create(wrong));
}

// The server goes down after so many things that happened in it, and is started again.
TEST_F(TournamentsRoomTest, P5WhateverHappensNothingIsLostOrDoubled) {
  for (const System system : {System::kSwiss, System::kKnockOut, System::kRoundRobin}) {
    for (int letters = 0; letters < 100; letters += 19) {
      SCOPED_TRACE(std::string(name_of(system)) + " " + std::to_string(letters));
      world_.reset();
      std::filesystem::remove(directory_.path() / "test.db");
      open();
      begin(terms(system, 2, 4, system == System::kSwiss ? 2 : 0), 1);
      for (int passed = 0; passed < 20; ++passed) world_->step();
      for (int opened = 0; opened < letters && !live().has_ended(); ++opened) {
        world_->tournaments->sweep();
        world_->hall->sweep();
        clock_.advance(std::chrono::seconds(1));
        bool is_there = false;
        world_->care->read<void>([](Store&) { return Status(); },
                                 [&](const Status&) { is_there = true; });
        while (!is_there) ASSERT_TRUE(world_->letters.open_next());
      }
      open();
      run_to_the_end();
      const int players = static_cast<int>(contest().standings().size());
      EXPECT_EQ(players, 4);
    }
  }
}

}  // namespace
}  // namespace benben
