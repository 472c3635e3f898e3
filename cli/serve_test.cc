// The server as a process of its own: it says where it listens, ends when told to, and what it has
// acknowledged survives SIGKILL (P1, P2, P5, P12).
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "cli/testing/process.h"
#include "core/testing/source_file.h"
#include "server/test_server.h"
#include "store/database.h"

namespace benben {
namespace {

namespace json = boost::json;

class ServeTest : public ::testing::Test {
 protected:
  std::vector<std::string> arguments() const {
    return {"serve", "--port", "0", "--data", directory_.path().string(), "--name", "benben.test"};
  }

  TemporaryDirectory directory_;
};

// Plays a few moves, then sends one and does not wait for its answer.
std::string play_and_leave(Player& player, int moves) {
  for (int i = 0; i < moves && !player.is_over(); ++i) {
    EXPECT_EQ(player.move(player.seat_to_act(), player.some_move()).at("type"), "accepted");
    EXPECT_TRUE(player.sync());
  }
  if (player.is_over()) return "";
  std::string last = move_text("in-flight-" + std::to_string(player.ply()), player.seat_to_act(),
                               player.ply(), player.some_move());
  player.socket().send(last);
  return last;
}

TEST_F(ServeTest, P5KilledAgainAndAgainTheGameGoesOn) {
  TestTable table;
  std::vector<std::string> acknowledged;
  std::string in_flight;
  bool is_over = false;
  for (int kills = 0; !is_over; ++kills) {
    Process server(arguments());
    const std::uint16_t port = server.port();
    ASSERT_NE(port, 0);
    if (kills == 0) table = make_table(port, {"me", "me"});
    Player player(port, table, table.cookie);
    ASSERT_TRUE(player.sync());
    ASSERT_GE(player.events().size(), acknowledged.size());
    for (std::size_t i = 0; i < acknowledged.size(); ++i) {
      EXPECT_EQ(player.events()[i], acknowledged[i]);
    }
    if (!in_flight.empty()) {  // stored or not before the kill, sent again it happens once
      const json::value sent = json::parse(in_flight);
      player.socket().send(in_flight);
      const json::value answer = player.answer(sent.at("move_id").as_string().c_str());
      EXPECT_EQ(answer.at("type"), "accepted");
      EXPECT_EQ(answer.at("ply"), sent.at("expected_ply"));
      ASSERT_TRUE(player.sync());
    }
    in_flight = play_and_leave(player, kills % 4);
    acknowledged = player.events();
    is_over = player.is_over();
    EXPECT_EQ(server.end(SIGKILL), 128 + SIGKILL);
  }
  EXPECT_GE(acknowledged.size(), 36u);
}

TEST_F(ServeTest, P5ABotGoesOnAfterAKill) {
  TestTable table;
  int ply = 0;
  for (int kills = 0; kills < 3; ++kills) {
    Process server(arguments());
    const std::uint16_t port = server.port();
    ASSERT_NE(port, 0);
    if (kills == 0) table = make_table(port, {"me", "1"});
    Player player(port, table, table.cookie);
    ASSERT_TRUE(player.wait_for_turn({0}));
    EXPECT_GT(player.ply(), ply);
    EXPECT_EQ(player.move(0, player.some_move()).at("type"), "accepted");
    ply = player.ply();  // perhaps before the bot has answered
    server.end(SIGKILL);
  }
}

TEST_F(ServeTest, P12StopsInOrderWhenTold) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Process server(arguments());
    const std::uint16_t port = server.port();
    ASSERT_NE(port, 0);
    const TestTable table = make_table(port, {"me", "me"});
    auto player = std::make_unique<Player>(port, table, table.cookie);
    ASSERT_TRUE(player->sync());
    std::thread closer([&] {
      EXPECT_EQ(player->socket().close_code(), 1001);
      player.reset();  // or the server would wait for it to leave
    });
    EXPECT_EQ(server.end(signal), 0);
    closer.join();
  }
}

// Far longer than any test waits: it is the second signal that ends it.
TEST_F(ServeTest, P12ServesOnForAWhileThatASecondSignalEnds) {
  for (const int second : {SIGTERM, SIGINT}) {
    std::vector<std::string> words = arguments();
    words.insert(words.end(), {"--operator-port", "0", "--drain-s", "36000"});
    Process server(words);
    const std::uint16_t port = server.port();
    const std::uint16_t operators = server.port();
    ASSERT_NE(port, 0);
    EXPECT_EQ(ask(operators, "GET", "/ready").status, 200);
    const TestTable table = make_table(port, {"me", "me"});
    auto player = std::make_unique<Player>(port, table, table.cookie);
    ASSERT_TRUE(player->sync());
    kill(server.number(), SIGTERM);
    EXPECT_EQ(server.line(), "benben: about to stop: nobody is to be sent here any more");
    const HttpReply ready = ask(operators, "GET", "/ready");
    EXPECT_EQ(ready.status, 503);
    EXPECT_EQ(ready.body, "stopping\n");
    EXPECT_EQ(player->move(player->seat_to_act(), player->some_move()).at("type"), "accepted");
    EXPECT_FALSE(make_table(port, {"me", "me"}).id.empty());
    std::thread closer([&] {
      EXPECT_EQ(player->socket().close_code(), 1001);
      player.reset();
    });
    EXPECT_EQ(server.end(second), 0);
    closer.join();
  }
}

TEST_F(ServeTest, P12ServesOnForNoLongerThanItIsToldTo) {
  std::vector<std::string> words = arguments();
  words.insert(words.end(), {"--drain-s", "1"});
  Process drained(words);
  ASSERT_NE(drained.port(), 0);
  kill(drained.number(), SIGTERM);
  EXPECT_EQ(drained.rest(), "benben: about to stop: nobody is to be sent here any more\n");
  EXPECT_EQ(drained.end(), 0);
  Process at_once(arguments());
  ASSERT_NE(at_once.port(), 0);
  kill(at_once.number(), SIGTERM);
  EXPECT_EQ(at_once.rest(), "");
  EXPECT_EQ(at_once.end(), 0);
}

// What a process of this shell may dump while this lives: as much as the system lets it.
class LargestDumps {
 public:
  LargestDumps() {
    getrlimit(RLIMIT_CORE, &before_);
    rlimit most = before_;
    most.rlim_cur = most.rlim_max;
    setrlimit(RLIMIT_CORE, &most);
  }
  ~LargestDumps() { setrlimit(RLIMIT_CORE, &before_); }
  LargestDumps(const LargestDumps&) = delete;
  LargestDumps& operator=(const LargestDumps&) = delete;

 private:
  rlimit before_{};
};

// P7: chance that is not drawn yet follows from the seed, which the server has in its memory.
TEST_F(ServeTest, P7ACrashInTheMidstOfAGameLeavesNoDump) {
  const LargestDumps dumps;
  const std::filesystem::path here = std::filesystem::current_path();
  std::filesystem::current_path(directory_.path());  // where a dump would most likely come to lie
  Process server(arguments());
  std::filesystem::current_path(here);
  const std::uint16_t port = server.port();
  ASSERT_NE(port, 0);
  const TestTable table = make_table(port, {"me", "me"});
  Player player(port, table, table.cookie);
  ASSERT_TRUE(player.sync());
  play_and_leave(player, 3);
  const std::string process = "/proc/" + std::to_string(server.number());
  std::ifstream file(process + "/limits");
  const std::string limits{std::istreambuf_iterator<char>(file), {}};
  const std::regex least("Max core file size +[01] +[01] +bytes");
  EXPECT_TRUE(std::regex_search(limits, least)) << limits;
  EXPECT_EQ(server.end(SIGABRT), 128 + SIGABRT);
  EXPECT_FALSE(server.has_dumped());
  for (const auto& left : std::filesystem::directory_iterator(directory_.path())) {
    EXPECT_FALSE(left.path().filename().string().starts_with("core")) << left.path();
  }
}

// Somebody who holds the database keeps the store waiting, and the stop with it.
TEST_F(ServeTest, P12WhatHangsIsEndedWhenItsTimeIsOver) {
  std::vector<std::string> words = arguments();
  words.insert(words.end(), {"--stop-s", "1"});
  Process server(words);
  const std::uint16_t port = server.port();
  ASSERT_NE(port, 0);
  const TestTable table = make_table(port, {"me", "me"});
  Player player(port, table, table.cookie);
  ASSERT_TRUE(player.sync());
  Result<Database> database = Database::open(directory_.path() / "benben.db");
  ASSERT_TRUE(database);
  database->execute("BEGIN IMMEDIATE");
  ASSERT_FALSE(database->failed());
  player.socket().send(move_text("move-0001", 0, player.ply(), "000"));
  ASSERT_TRUE(player.sync()) << "the move is read, and waits for the store";
  kill(server.number(), SIGTERM);
  const std::string said = server.rest();
  EXPECT_TRUE(said.ends_with("benben: something hangs; ending without it\n")) << said;
  EXPECT_EQ(server.end(), 1);
}

TEST_F(ServeTest, FaultyLimitsAreClearErrors) {
  const auto fault = [&](const std::string& flag, const std::string& value) {
    Process server({"serve", flag, value});
    const std::string line = server.line();
    EXPECT_EQ(server.end(), 2) << flag;
    return line;
  };
  EXPECT_NE(fault("--proxy", "10.0.0.0/33").find("must have a number from 0 to 32 behind /"),
            std::string::npos);
  EXPECT_NE(fault("--requests", "50").find("two whole numbers are needed, as in 50:200"),
            std::string::npos);
  EXPECT_NE(fault("--connections", "0").find("from 1 to 1000000"), std::string::npos);
  EXPECT_NE(fault("--stop-s", "-1").find("a whole number"), std::string::npos);
}

// What an operator can set is in the page for operators, with its default.
TEST_F(ServeTest, EachFlagIsInTheOperatorsPage) {
  Process help({"serve", "--help"});
  std::ifstream file(testing::source_file("docs/operations.md"));
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  int flags = 0;
  for (std::string line = help.line(); !line.starts_with("Exit codes"); line = help.line()) {
    // "  --name TYPE=DEFAULT  what it is for"
    std::istringstream words(line);
    std::string flag;
    std::string type;
    words >> flag >> type;
    if (!line.starts_with("  --") || flag == "--data") continue;
    ++flags;
    // A flag without a value ends there.
    const std::size_t row = std::min(page.find("| `" + flag + " "), page.find("| `" + flag + "`"));
    ASSERT_NE(row, page.npos) << line;
    if (type.find('=') == type.npos || flag == "--bot-threads") continue;  // as the machine has
    const std::string told = page.substr(row, page.find('\n', row) - row);
    const std::string value = type.substr(type.find('=') + 1);
    EXPECT_NE(told.find("| " + value + " |"), told.npos) << line << "\n" << told;
  }
  EXPECT_GT(flags, 20);
  EXPECT_EQ(help.end(), 0);
}

TEST_F(ServeTest, ThePageIsInTheBinary) {
  Process server(arguments());
  const std::uint16_t port = server.port();
  const HttpReply page = ask(port, "GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.body.find("<title>"), std::string::npos);
  EXPECT_EQ(ask(port, "GET", "/", {{"Accept-Encoding", "br"}}).header("content-encoding"), "br");
}

TEST_F(ServeTest, APortThatIsTakenIsAClearError) {
  Process first(arguments());
  const std::string port = std::to_string(first.port());
  TemporaryDirectory other;
  Process second({"serve", "--port", port, "--data", other.path().string()});
  EXPECT_EQ(second.line(), "benben: 127.0.0.1:" + port + ": Address already in use.");
  EXPECT_EQ(second.end(), 1);
}

TEST_F(ServeTest, TheOperatorsPortIsPrintedBelowTheAddress) {
  std::vector<std::string> with_port = arguments();
  with_port.insert(with_port.end(), {"--operator-port", "0"});
  Process server(with_port);
  ASSERT_NE(server.port(), 0);
  const std::string line = server.line();
  ASSERT_TRUE(line.starts_with("http://127.0.0.1:")) << line;
  const auto port = static_cast<std::uint16_t>(std::stoi(line.substr(line.rfind(':') + 1)));
  EXPECT_EQ(ask(port, "GET", "/live").body, "live\n");
  EXPECT_NE(ask(port, "GET", "/metrics").body.find("benben_info{version=\""), line.npos);
}

TEST_F(ServeTest, TheLogCanBeData) {
  Process first(arguments());
  ASSERT_NE(first.port(), 0);
  std::vector<std::string> as_data = arguments();
  as_data.insert(as_data.end(), {"--log", "json"});
  Process second(as_data);
  const std::string line = second.line();
  EXPECT_TRUE(line.starts_with("{\"time\":\"20")) << line;
  EXPECT_NE(line.find("\"level\":\"error\",\"event\":\"failed\",\"text\":\""), line.npos) << line;
  EXPECT_EQ(second.end(), 1);
}

TEST_F(ServeTest, AFolderThatAnotherServerUsesIsAClearError) {
  Process first(arguments());
  ASSERT_NE(first.port(), 0);
  Process second(arguments());
  EXPECT_EQ(second.line(), "benben: " + directory_.path().string() +
                               " is in use by another Benben server (process " +
                               std::to_string(first.number()) + ").");
  EXPECT_EQ(second.end(), 1);
  EXPECT_EQ(first.end(SIGKILL), 128 + SIGKILL);
  Process third(arguments());
  EXPECT_NE(third.port(), 0);
}

TEST_F(ServeTest, P12AFolderThatCannotBeWrittenIsAClearError) {
  const std::filesystem::path file = directory_.path() / "file";
  std::ofstream(file) << "not a folder";
  Process server({"serve", "--port", "0", "--data", (file / "data").string()});
  EXPECT_EQ(server.line(), "benben: " + (file / "data").string() + ": Not a directory.");
  EXPECT_EQ(server.end(), 1);
}

// Our own program is an engine like another's.
TEST_F(ServeTest, AnEngineOfTheOperatorsPlaysAtATable) {
  std::vector<std::string> with = arguments();
  with.insert(with.end(),
              {"--engine", std::string("mine=") + Process::binary() + " engine --play greedy"});
  Process server(with);
  const std::uint16_t port = server.port();
  ASSERT_NE(port, 0);
  const HttpReply known = ask(port, "GET", "/api/engines");
  EXPECT_EQ(json::parse(known.body).at("engines").at(0).at("engine"), "mine");
  const HttpReply reply = post(
      port, "/api/tables",
      R"({"game":"pyramix","players":2,"seats":[{"kind":"me"},{"kind":"engine","engine":"mine"}]})");
  ASSERT_EQ(reply.status, 201) << reply.body;
  const TestTable table{
      json::parse(reply.body).at("table").as_string().c_str(), cookie_of(reply), {}};
  Player player(port, table, table.cookie);
  ASSERT_TRUE(player.sync());
  for (int turn = 0; turn < 4; ++turn) {
    while (player.seat_to_act() != 0) ASSERT_FALSE(player.next().is_null());
    ASSERT_EQ(player.move(0, player.some_move()).at("type"), "accepted");
    ASSERT_TRUE(player.sync());
  }
  EXPECT_EQ(server.end(SIGTERM), 0);
}

TEST_F(ServeTest, AnEngineThatCannotIsAClearError) {
  std::vector<std::string> with = arguments();
  with.insert(with.end(), {"--engine", "mine=false"});
  Process server(with);
  EXPECT_EQ(server.line(), "benben: The engine \"mine\": It has ended, with exit code 1.");
  EXPECT_EQ(server.end(), 1);
}

TEST_F(ServeTest, AHostThatIsNoAddressIsAClearError) {
  Process server(
      {"serve", "--port", "0", "--host", "somewhere", "--data", directory_.path().string()});
  EXPECT_EQ(server.line(), "benben: somewhere is not an IP address.");
  EXPECT_EQ(server.end(), 1);
}

}  // namespace
}  // namespace benben
