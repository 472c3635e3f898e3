#include "engine/client.h"

#include <gtest/gtest.h>

#include "engine/match.h"
#include "engine/player.h"
#include "games/registry.h"

namespace benben::engine {
namespace {

const AnyGame& pyramix() { return *find_game("pyramix"); }

// The command line of an engine that answers line after line with what a shell does then.
std::string engine_that(const std::vector<std::string>& answers) {
  std::string script;
  for (const std::string& answer : answers) script += "read line; " + answer + "; ";
  return "sh -c \"" + script + "\"";
}
std::string echo(const std::string& line) { return "echo '" + line + "'"; }

std::string ready() {
  return echo("name Fake") + "; " + echo("game pyramix 1 2-3") + "; " +
         echo("option level 1 to 8") + "; " + echo("ready 1");
}

std::string start_fault(const std::string& command, const Settings& settings = {}) {
  const auto client = Client::start(command, settings);
  return client ? "" : client.error().message;
}

TEST(EngineClient, HearsWhatAnEngineSaysOfItself) {
  const auto client = std::move(
      Client::start(engine_that({echo("# hello") + "; " + echo("author Ada") + "; " + ready()}), {})
          .value());
  const About& about = client->about();
  EXPECT_EQ(about.name, "Fake");
  EXPECT_EQ(about.author, "Ada");
  EXPECT_EQ(about.options, std::vector<std::string>{"level"});
  ASSERT_EQ(about.games.size(), 1u);
  EXPECT_EQ(about.games[0].game, "pyramix");
  EXPECT_TRUE(client->check_plays(pyramix(), 3).ok());
  EXPECT_EQ(client->check_plays(pyramix(), 4).error().message,
            "It plays pyramix with 2 to 3 seats, not 4.");
  EXPECT_EQ(client->check_plays(*find_game("cubus"), 2).error().message, "It does not play cubus.");
}

TEST(EngineClient, AsksForTheRulesThatWeHave) {
  const auto client = std::move(
      Client::start(
          engine_that({echo("name A") + "; " + echo("game pyramix 9 2") + "; " + echo("ready 1")}),
          {})
          .value());
  EXPECT_EQ(client->check_plays(pyramix(), 2).error().message,
            "It plays pyramix by version 9 of the rules, not 1.");
}

TEST(EngineClient, MayPlayByMoreVersionsOfTheRules) {
  const auto client =
      std::move(Client::start(engine_that({echo("name A") + "; " + echo("game pyramix 9 2") + "; " +
                                           echo("game pyramix 1 2-3") + "; " + echo("ready 1")}),
                              {})
                    .value());
  EXPECT_TRUE(client->check_plays(pyramix(), 3).ok());
  EXPECT_EQ(client->check_plays(pyramix(), 4).error().message,
            "It plays pyramix with 2 to 3 seats, not 4.");
}

TEST(EngineClient, RefusesAWrongHandshake) {
  EXPECT_EQ(start_fault("cat"),
            "It has answered \"benben 1\" with \"benben 1\", not with name, author, game, option, "
            "can or ready.");
  EXPECT_EQ(start_fault("true"), "It has ended, with exit code 0.");
  EXPECT_EQ(start_fault("no-such-program"),
            "Cannot run \"no-such-program\": No such file or directory.");
  EXPECT_EQ(start_fault("sleep 1000", {.patience = std::chrono::milliseconds(30)}),
            "It has not answered within 30 ms.");
  EXPECT_EQ(start_fault(""), "A command is missing.");
  EXPECT_EQ(start_fault(engine_that({echo("ready 2")})),
            "It has answered \"benben 1\" with \"ready 2\", not with ready 1.");
  EXPECT_EQ(start_fault(engine_that({echo("ready 1")})), "It has not told its name before ready.");
  EXPECT_EQ(start_fault(engine_that({echo("name A") + "; " + echo("ready 1")})),
            "It has told no game that it plays before ready.");
  for (const char* const game : {"pyramix", "pyramix 1 0-2", "pyramix 1 3-2", "pyramix x 2"}) {
    EXPECT_EQ(start_fault(engine_that({echo("game " + std::string(game))})),
              "It has told \"game " + std::string(game) +
                  "\"; the form is: game NAME RULES SEATS, as in game pyramix 1 2-4.");
  }
  EXPECT_EQ(start_fault(engine_that({echo("error unsupported benben: Too new.")})),
            "It refuses \"benben 1\": unsupported benben: Too new.");
}

TEST(EngineClient, SetsOptionsThatThereAre) {
  EXPECT_EQ(start_fault(engine_that({ready(), "test \\\"$line\\\" = 'set level 3' && echo ok"}),
                        {.options = {{"level", "3"}}}),
            "");
  EXPECT_EQ(start_fault(engine_that({ready()}), {.options = {{"depth", "3"}}}),
            "It has no option \"depth\"; it has: level.");
  EXPECT_EQ(start_fault(engine_that({ready(), echo("yes")}), {.options = {{"level", "3"}}}),
            "It has answered \"set level 3\" with \"yes\", not with ok.");
}

// A game of Pyramix before the first move, and the client's answer to what the engine does then.
class AskedOnce {
 public:
  AskedOnce() : position_(std::move(pyramix().start(setup_)).value()) {
    Rng rng(1);
    events_.push_back({kChance, position_->sample(rng)});
    EXPECT_TRUE(position_->apply(kChance, events_[0].text).ok());
  }
  GameSoFar game() const { return {setup_, events_, *position_}; }
  Result<std::string> ask(const std::string& answer, const Settings& settings = {}) {
    const auto client = std::move(
        Client::start(engine_that({ready(), echo("ok"), echo("ok"), answer}), settings).value());
    return client->best(game(), 7);
  }
  std::string fault(const std::string& answer) {
    const auto move = ask(answer);
    return move ? "" : move.error().message;
  }
  std::string first_legal() const { return position_->legal(seat_at(0))->front(); }

 private:
  Setup setup_{2};
  std::unique_ptr<AnyPosition> position_;
  std::vector<Event> events_;
};

TEST(EngineClient, TakesALegalMove) {
  AskedOnce asked;
  const std::string best = echo("best " + asked.first_legal());
  EXPECT_EQ(*asked.ask(echo("info nodes 1") + "; " + echo("# so") + "; " + best),
            asked.first_legal());
  // What it is told.
  const std::string told = "test \\\"$line\\\" = 'go seat 0 nodes 5 time 10 seed 7' && ";
  EXPECT_EQ(*asked.ask(told + best, {.nodes = 5, .time_ms = 10}), asked.first_legal());
}

// "game" would begin its newest, so a record says which.
TEST(EngineClient, OneThatPlaysByMoreVersionsIsToldWhich) {
  const AskedOnce asked;
  const auto expect = [](const std::string& pattern) {
    return "case \\\"$line\\\" in " + pattern + ") ;; *) exit 3;; esac";
  };
  const auto client = std::move(
      Client::start(
          engine_that({echo("name A") + "; " + echo("game pyramix 2 2-4") + "; " +
                           echo("game pyramix 1 2-4") + "; " + echo("ready 1"),
                       expect("record"), expect("*Game*"), expect("*Rules*1*"), "true", "true",
                       expect("end") + "; " + echo("ok"), expect("event*") + "; " + echo("ok"),
                       echo("best " + asked.first_legal())}),
          {})
          .value());
  const Result<std::string> move = client->best(asked.game(), 7);
  ASSERT_TRUE(move) << move.error().message;
  EXPECT_EQ(*move, asked.first_legal());
}

TEST(EngineClient, TellsEveryWayToFail) {
  AskedOnce asked;
  EXPECT_EQ(asked.fault("exit 1"), "It has ended, with exit code 1.");
  EXPECT_EQ(
      asked.fault(echo("bestmove e2e4")),
      "It has answered \"go seat 0 seed 7\" with \"bestmove e2e4\", not with best and a move.");
  EXPECT_EQ(asked.fault(echo("error unknown go: No.")),
            "It refuses \"go seat 0 seed 7\": unknown go: No.");
  const auto illegal = asked.ask(echo("best 777"));
  ASSERT_FALSE(illegal.ok());
  EXPECT_TRUE(illegal.error().message.starts_with("It plays \"777\": "));
  EXPECT_FALSE(illegal.error().rule.empty());
}

// An engine that would play, but is asked by an engine player that has to start it again.
TEST(EnginePlayer, IsStartedAnewWhenItHasFailed) {
  AskedOnce asked;
  const std::string command = "cmd:" + engine_that({ready(), echo("ok"), echo("ok"),
                                                    echo("best " + asked.first_legal()), "exit 5"});
  const auto player = std::move(make_player(pyramix(), 2, command, {}).value());
  EXPECT_EQ(*player->choose(asked.game(), Rng(1)), asked.first_legal());
  EXPECT_EQ(player->choose(asked.game(), Rng(1)).error().message,
            "It has ended, with exit code 5.");
  EXPECT_EQ(*player->choose(asked.game(), Rng(1)), asked.first_legal());
}

TEST(EnginePlayer, IsRefusedWhereItDoesNotPlay) {
  const std::string command = engine_that({ready()});
  EXPECT_EQ(make_player(*find_game("cubus"), 2, "cmd:" + command, {}).error().message,
            "The engine " + command + ": It does not play cubus.");
  EXPECT_EQ(make_player(pyramix(), 2, "bot:9", {}).error().code, ErrorCode::kUnknown);
}

class Failing final : public Player {
 public:
  Result<std::string> choose(const GameSoFar& game, Rng) override {
    return Error{ErrorCode::kInput, "Failed at " + std::to_string(game.events.size()) + "."};
  }
  double now() const override { return 0; }
};

TEST(EngineMatch, IsThatOfTheBots) {
  std::vector<std::unique_ptr<Bot>> bots;
  std::vector<std::unique_ptr<Player>> players;
  std::vector<Player*> seats;
  for (const char* const spec : {"greedy", "bot:1", "random"}) {
    bots.push_back(std::move(make_bot(pyramix(), spec).value()));
    players.push_back(std::move(make_player(pyramix(), 3, spec, {}).value()));
    seats.push_back(players.back().get());
  }
  const GameSeed seed(Rng(5));
  const Match match = play_match(pyramix(), benben::Setup{3}, seats, seed);
  EXPECT_EQ(match.record, benben::play_match(pyramix(), benben::Setup{3}, bots, seed));
  EXPECT_FALSE(match.forfeit);
  EXPECT_TRUE(match.end->next().is_over());
}

TEST(EngineMatch, EndsWhereAPlayerFails) {
  const auto greedy = std::move(make_player(pyramix(), 2, "greedy", {}).value());
  Failing failing;
  const std::vector<Player*> seats = {greedy.get(), &failing};
  const Match match = play_match(pyramix(), benben::Setup{2}, seats, GameSeed(Rng(5)));
  ASSERT_TRUE(match.forfeit);
  EXPECT_EQ(match.forfeit->seat, seat_at(1));
  EXPECT_EQ(match.record.tag("Result"), nullptr);
  const Tag tag = forfeit_tag(*match.forfeit);
  EXPECT_EQ(tag.name, "Forfeit");
  EXPECT_EQ(tag.value, "1 Failed at " + std::to_string(match.record.events.size()) + ".");
}

}  // namespace
}  // namespace benben::engine
