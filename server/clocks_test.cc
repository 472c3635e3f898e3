// Clocks over real sockets (docs/protocol.md, Clocks), with a clock that the test turns.
#include "table/clocks.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "server/protocol.h"
#include "server/test_hall.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using std::chrono::hours;
using std::chrono::seconds;

constexpr const char* kLive = R"({"kind":"live","base_s":60,"increment_s":2,"then":"lose"})";
constexpr const char* kDays =
    R"({"kind":"days","move_s":86400,"bank_s":3600,"weekends":true,"then":"lose"})";

std::string type_of(const json::value& message) { return message.at("type").as_string().c_str(); }

json::value next_of(Player& player, const std::string& type) {
  while (true) {
    json::value message = player.next();
    if (message.is_null() || type_of(message) == type) return message;
  }
}

json::value next_clock_of(Player& player, int ply) {
  while (true) {
    json::value clock = next_of(player, "clock");
    if (clock.is_null() || clock.at("ply").as_int64() == ply) return clock;
  }
}

HttpReply make_with(std::uint16_t port, const std::string& clock) {
  return post(port, "/api/tables",
              R"({"game":"pyramix","players":2,"clock":)" + clock +
                  R"(,"seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})");
}

// Ada and Grace at a table with such clocks, who have not looked at it yet.
struct TimedTable {
  explicit TimedTable(const std::string& clock, seconds since_saturday = {}) {
    server.clock().advance(since_saturday);
    const HttpReply reply = make_with(server.port(), clock);
    BENBEN_ASSERT(reply.status == 201);
    const json::value answer = json::parse(reply.body);
    const std::string path = answer.at("invitations").at(0).at("path").as_string().c_str();
    table = {answer.at("table").as_string().c_str(),
             cookie_of(reply),
             {{1, path.substr(path.find('#') + 1)}}};
    grace_cookie = claim(server.port(), table, 1);
    mine(grace_cookie);  // the store has answered all that came before: the deadline is stored
  }
  Player ada() { return {server.port(), table, table.cookie}; }
  Player grace() { return {server.port(), table, grace_cookie}; }
  json::value mine(const std::string& cookie) {
    const HttpReply reply = ask(server.port(), "GET", "/api/person", {{"Cookie", cookie}});
    return json::parse(reply.body).at("tables").at(0);
  }
  StoredTable stored() {
    return open_sqlite({server.database(), 0}).value()->load(table.id).value();
  }

  TestServer server;
  TestTable table;
  std::string grace_cookie;
};

TEST(Clocks, TheTermsStandInTheHeader) {
  TimedTable game(kLive);
  EXPECT_NE(game.stored().header.find("[Clock \"live 60 2 lose\"]\n"), std::string::npos);
  const HttpReply refused = make_with(game.server.port(), R"({"kind":"live","base_s":5})");
  EXPECT_EQ(outcome(refused), "400 out_of_range");
}

TEST(Clocks, AreToldToAllAndToWhoeverComesLater) {
  TimedTable game(kLive);
  Player ada = game.ada();
  EXPECT_EQ(
      json::serialize(next_of(ada, "clock")),
      R"({"type":"clock","ply":1,"left_ms":[60000,60000],"running":[0],"standing_ms":20000})");
  game.server.clock().advance(seconds(30));
  Player guest(game.server.port(), game.table, "");
  EXPECT_EQ(json::serialize(next_of(guest, "clock")),
            R"({"type":"clock","ply":1,"left_ms":[50000,60000],"running":[0]})");
  EXPECT_EQ(game.mine(game.table.cookie).at("left_ms").as_int64(), 50'000);
  EXPECT_FALSE(game.mine(game.grace_cookie).as_object().contains("left_ms"));
}

TEST(Clocks, AMoveMaySayWhatItTook) {
  TimedTable game(kLive);
  Player ada = game.ada();
  ASSERT_TRUE(ada.sync());
  game.server.clock().advance(seconds(30));
  json::object move = json::parse(move_text("move-0001", 0, 1, ada.some_move())).as_object();
  move["took_ms"] = 29'400;
  ada.socket().send(json::serialize(move));
  ASSERT_EQ(type_of(ada.answer("move-0001")), "accepted");
  const json::value clock = next_clock_of(ada, 2);
  EXPECT_EQ(clock.at("left_ms").at(0).as_int64(), 52'600);
  EXPECT_EQ(clock.at("running").at(0).as_int64(), 1);
  EXPECT_EQ(game.stored().clocks, (StoredClocks{"52600 60000", std::nullopt}));
}

TEST(P9Clocks, TheServersClockEndsTheGame) {
  TimedTable game(R"({"kind":"live","base_s":10,"increment_s":2,"then":"lose"})");
  Player ada = game.ada();
  Player grace = game.grace();
  ASSERT_TRUE(grace.sync());
  game.server.clock().advance(seconds(31));  // sockets may be silent for longer
  EXPECT_EQ(next_of(grace, "incident").at("text").as_string(), "1 0 time");
  EXPECT_EQ(json::serialize(next_of(grace, "clock")),
            R"({"type":"clock","ply":1,"left_ms":[0,10000],"running":[]})");
  ASSERT_TRUE(ada.sync());
  const json::value late = ada.move(0, ada.some_move());
  EXPECT_EQ(late.at("error").at("fault").as_string(), "given_up");
  const std::string record = ask(game.server.port(), "GET", game.table.path("/record")).body;
  EXPECT_NE(record.find("[Incident.0 \"1 0 time\"]"), std::string::npos);
}

TEST(P9Clocks, ALiveClockRunsOnThoughNobodyWatches) {
  TimedTable game(kLive);
  {
    Player ada = game.ada();
    ASSERT_TRUE(ada.sync());
  }
  game.server.clock().advance(seconds(81));
  Player grace = game.grace();
  if (!grace.hello().as_object().contains("incidents")) next_of(grace, "incident");
  EXPECT_EQ(game.stored().incidents.size(), 1u);
}

TEST(P5Clocks, AfterARestartTheTurnBeginsAgain) {
  TimedTable game(kLive);
  {
    Player ada = game.ada();
    ASSERT_TRUE(ada.sync());
    game.server.clock().advance(seconds(15));
    ASSERT_EQ(type_of(ada.move(0, ada.some_move())), "accepted");
  }
  game.server.restart();
  game.server.clock().advance(hours(5));
  Player grace = game.grace();
  EXPECT_EQ(
      json::serialize(next_of(grace, "clock")),
      R"({"type":"clock","ply":2,"left_ms":[62000,60000],"running":[1],"standing_ms":20000})");
}

TEST(P9Clocks, ByDaysTimeEndsThoughNobodyHasLookedSinceARestart) {
  TimedTable game(kDays);
  EXPECT_TRUE(game.stored().clocks.value().due_s) << "it began when the last seat was taken";
  game.server.restart();
  game.server.clock().advance(hours(26));
  while (game.stored().incidents.empty()) game.server.clock().advance(seconds(1));
  EXPECT_EQ(game.stored().incidents.front().incident,
            (Incident{1, seat_at(0), Incident::Kind::kTime}));
  EXPECT_FALSE(game.stored().clocks->due_s);
}

// From a Friday at noon over a weekend that does not count to Monday at noon, with a restart each
// day.
TEST(P9Clocks, ByDaysADeadlineBehindAWeekendEndsTimeOnceAndOfTheRightSeat) {
  constexpr std::int64_t kDay = 24 * 3600;
  constexpr std::int64_t kStops = 600;  // a server that stops may let some seconds pass
  TimedTable game(R"({"kind":"days","move_s":86400,"bank_s":0,"weekends":false,"then":"lose"})",
                  hours(6 * 24 + 12));
  const std::int64_t friday = game.stored().clocks.value().due_s.value() - 3 * kDay;
  EXPECT_EQ(friday, 1772236800 + 6 * kDay + kDay / 2);
  {
    Player ada = game.ada();
    ASSERT_TRUE(ada.sync());
    game.server.clock().advance(seconds(60));
    ASSERT_EQ(type_of(ada.move(0, ada.some_move())), "accepted");
  }
  const std::int64_t due = friday + 3 * kDay + 60;
  const auto left = [&] {
    Player ada = game.ada();
    const json::value clock = next_of(ada, "clock");
    EXPECT_EQ(clock.at("running"), json::parse("[1]"));
    return clock.at("left_ms").at(1).as_int64() / 1000;
  };
  for (std::int64_t days = 3; days > 0; --days) {
    EXPECT_EQ(game.stored().clocks.value().due_s, due) << "days to go: " << days;
    EXPECT_LE(std::abs(left() - days * kDay), kStops) << "to its deadline, weekends too";
    game.server.restart();
    game.server.clock().advance(hours(days == 1 ? 23 : 24));
  }
  EXPECT_LE(std::abs(left() - 3600), kStops);
  EXPECT_TRUE(game.stored().incidents.empty());
  game.server.restart();
  game.server.clock().advance(hours(1));
  while (game.stored().incidents.empty()) game.server.clock().advance(seconds(1));
  const std::vector<StoredIncident> once = {{{2, seat_at(1), Incident::Kind::kTime}, ""}};
  EXPECT_EQ(game.stored().incidents, once);
  EXPECT_FALSE(game.stored().clocks->due_s);

  // Of a later deadline the server takes notice, of this one no more.
  const HttpReply made = make_with(game.server.port(), kDays);
  const std::string path =
      json::parse(made.body).at("invitations").at(0).at("path").as_string().c_str();
  const TestTable later{json::parse(made.body).at("table").as_string().c_str(),
                        cookie_of(made),
                        {{1, path.substr(path.find('#') + 1)}}};
  game.mine(claim(game.server.port(), later, 1));
  game.server.restart();
  game.server.clock().advance(hours(26));
  const auto open = [&] { return open_sqlite({game.server.database(), 0}).value(); };
  while (open()->load(later.id)->incidents.empty()) game.server.clock().advance(seconds(1));
  EXPECT_EQ(game.stored().incidents, once);
  Player ada = game.ada();
  ASSERT_TRUE(ada.sync());
  EXPECT_EQ(ada.move(0, "000").at("error").at("fault").as_string(), "given_up");
}

TEST(P9Clocks, ByDaysTheBankIsToldAndTheTimeToTheDeadline) {
  TimedTable game(kDays);
  const std::int64_t before = game.stored().clocks.value().due_s.value();
  Player early = game.ada();
  EXPECT_EQ(json::serialize(next_of(early, "clock")),
            R"({"type":"clock","ply":1,"left_ms":[90000000,90000000],"running":[0],)"
            R"("bank_ms":[3600000,3600000]})");
  game.server.clock().advance(hours(24) + seconds(1800));
  Player ada = game.ada();  // a socket that is silent for a day is closed
  ASSERT_TRUE(ada.sync());
  ASSERT_EQ(type_of(ada.move(0, ada.some_move())), "accepted");
  EXPECT_EQ(next_clock_of(ada, 2).at("bank_ms"), json::parse("[1800000,3600000]"));
  EXPECT_EQ(game.stored().clocks.value().due_s, before + 24 * 3600 + 1800);
}

class TimedHallTest : public HallTest {
 protected:
  void make_timed(const ClockTerms& terms) {
    CreateRequest request;
    request.game = "pyramix";
    request.players = 2;
    request.seats = {{Kind::kMe, "", 0}, {Kind::kMe, "", 0}};
    request.clock = terms;
    const Created created =
        answer<Created>([&](auto done) { hall_.create(request, person_of_test(), "", done); });
    table_ = created.table;
    watch();
  }
  void sweep_later(seconds time) {
    clock_.advance(time);
    hall_.sweep();
  }
};

TEST_F(TimedHallTest, ALiveClockKeepsItsTableInMemoryUntilItIsOver) {
  make_timed({ClockTerms::Kind::kLive, hours(3), seconds(0)});
  hall_.leave(table_, onlooker_);
  sweep_later(limits_.table_time);
  EXPECT_EQ(hall_.tables(), 1u);
  sweep_later(hours(4));
  while (describe().value().incidents.empty()) ASSERT_TRUE(open_stored());
  sweep_later(limits_.table_time);
  EXPECT_EQ(hall_.tables(), 0u);
}

TEST_F(TimedHallTest, AClockByDaysDoesNot) {
  make_timed({ClockTerms::Kind::kDays, seconds(0), hours(24)});
  ASSERT_TRUE(open_stored());  // the deadline
  hall_.leave(table_, onlooker_);
  sweep_later(limits_.table_time);
  EXPECT_EQ(hall_.tables(), 0u);
}

}  // namespace
}  // namespace benben
