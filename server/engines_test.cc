// Engines at tables: who may play, and what happens when one fails.
#include "server/engines.h"

#include "core/text.h"
#include "server/test_hall.h"
#include "table/faults.h"

namespace benben {
namespace {

// The command line of an engine for Pyramix that does this with what it reads in `go`.
std::string engine_that(const std::string& go) {
  return "sh -c \"while read verb rest; do case $verb in "
         "benben) echo name Fake; echo author Ada; echo game pyramix 1 2-3; echo ready 1;; go) " +
         go + ";; quit) exit;; *) echo ok;; esac; done\"";
}

engine::Settings settings() {
  engine::Settings settings;
  settings.patience = std::chrono::seconds(20);
  return settings;
}

class EnginesTest : public HallTest {
 protected:
  void offer(const std::vector<Engines::Offer>& offers) {
    engines_ = std::move(Engines::start(offers, settings()).value());
    engines_->run([this](std::function<void()> letter) { thoughts_.post(std::move(letter)); });
    hall_.let_play(*engines_);
  }
  Result<Created> create(const std::string& engine, const std::string& game = "pyramix",
                         bool rated = false) {
    CreateRequest request;
    request.game = game;
    request.players = 2;
    request.seats = {{SeatRequest::Kind::kEngine, engine}, {SeatRequest::Kind::kMe, "", 0}};
    if (rated) request.seats.back().name = request.account = "Ada";
    request.opening.rated = rated;
    return result<Created>(
        [&](auto done) { hall_.create(request, person_of_test(), "192.0.2.1", done); });
  }
  // A game of Pyramix that has just begun, as an engine is asked about it.
  static Question question() {
    std::shared_ptr<AnyPosition> position = find_game("pyramix")->start({2, {}}).value();
    Rng rng(1);
    const std::string outcome = position->sample(rng);
    EXPECT_TRUE(position->apply(kChance, outcome));
    return {position, "engine:mine", "",
            std::make_shared<const GameCourse>(GameCourse{{2, {}}, {{kChance, outcome}}})};
  }
  // What it answers.
  Result<std::string> ask(const std::string& name, const Question& question) {
    std::optional<Result<std::string>> got;
    const auto thought =
        engines_->ask(name, question, [&](const Result<std::string>& text) { got.emplace(text); });
    while (!got) BENBEN_ASSERT(thoughts_.open_next());
    return *got;
  }

  std::unique_ptr<Engines> engines_;
};

TEST_F(EnginesTest, AnEngineIsAskedAndItsMoveIsLegal) {
  const Question asked = question();
  const std::string legal = asked.position->legal(seat_at(0))->front();
  offer({{"mine", engine_that("echo best " + legal)}});
  EXPECT_EQ(ask("mine", asked).value(), legal);
  EXPECT_EQ(ask("mine", asked).value(), legal) << "the same process, a second time";
  EXPECT_EQ(write_engines(engines_->known()),
            R"({"engines":[{"engine":"mine","title":"Fake","author":"Ada",)"
            R"("games":[{"game":"pyramix","seats":[2,3]}]}]})");
}

TEST_F(EnginesTest, WhatFailsIsSaidAndStartedAnew) {
  const Question asked = question();
  const std::string legal = asked.position->legal(seat_at(0))->front();
  // It plays nonsense in its first life, and well in the next.
  const std::string mark = (directory_.path() / "mark").string();
  offer({{"mine", engine_that("if [ -e " + mark + " ]; then echo best " + legal + "; else : > " +
                              mark + "; echo best nonsense; fi")}});
  const Result<std::string> first = ask("mine", asked);
  ASSERT_FALSE(first);
  EXPECT_TRUE(first.error().message.starts_with("The engine \"mine\": It plays \"nonsense\": "))
      << first.error().message;
  EXPECT_EQ(ask("mine", asked).value(), legal);
  EXPECT_EQ(ask("other", asked).error().message, "This server has no engine \"other\".");
}

TEST_F(EnginesTest, WhoDropsAThoughtHearsNothing) {
  const Question asked = question();
  offer({{"mine", engine_that("echo best nonsense")}});
  bool heard = false;
  {
    const auto thought = engines_->ask("mine", asked, [&](const auto&) { heard = true; });
  }
  EXPECT_FALSE(ask("mine", asked)) << "behind it";
  EXPECT_FALSE(heard);
}

TEST_F(EnginesTest, WhereAnEngineFailsABotMoves) {
  offer({{"mine", engine_that("exit 3")}});
  let_think();
  table_ = create("mine")->table;
  EXPECT_EQ(describe()->seats[0].name, "engine:mine");
  EXPECT_TRUE(describe()->seats[0].is_bot);
  watch();
  ASSERT_TRUE(open_thought()) << "the engine's";
  ASSERT_TRUE(open_thought()) << "the bot's";
  ASSERT_TRUE(open_stored());
  EXPECT_GT(ply(), 1);
  EXPECT_FALSE(onlooker_.dismissed);
  EXPECT_EQ(log_, "table " + log_id(table_) +
                      ": The engine \"mine\": It has ended, with exit code 3. bot:4 moves "
                      "instead.\n");
}

TEST_F(EnginesTest, ATableOutlivesItsEngine) {
  offer({{"mine", engine_that("echo best nonsense")}});
  table_ = create("mine")->table;
  offer({});
  let_think();
  watch();
  ASSERT_TRUE(open_thought());
  ASSERT_TRUE(open_thought());
  ASSERT_TRUE(open_stored());
  EXPECT_GT(ply(), 1);
}

TEST_F(EnginesTest, OnlyWhoIsOfferedAndPlaysTheGameHasASeat) {
  using server::Fault;
  EXPECT_EQ(create("mine").error(),
            refused(Fault::kNoSuchEngine, {{"engine", "mine", "\"mine\""}}));
  offer({{"mine", engine_that("echo best nonsense")}});
  EXPECT_EQ(create("other").error().message, "This server has no engine \"other\".");
  EXPECT_EQ(
      create("mine", "cubus").error(),
      refused(Fault::kEngineCannot, {{"engine", "mine"}, {"reason", "It does not play cubus."}}));
  EXPECT_EQ(create("mine", "pyramix", true).error(), refused(table::Fault::kRatedEngine));
}

TEST(Engines, AreStartedWithTheServer) {
  const auto fault = [](const std::vector<Engines::Offer>& offers) {
    const auto engines = Engines::start(offers, settings());
    return engines ? "" : engines.error().message;
  };
  EXPECT_EQ(fault({{"mine", "false"}}), "The engine \"mine\": It has ended, with exit code 1.");
  const std::string works = engine_that("exit");
  EXPECT_EQ(fault({{"mine", works}, {"mine", works}}),
            "The engine \"mine\": There are two of this name.");
  EXPECT_EQ(fault({{"mine", works}, {"yours", works}}), "");
}

}  // namespace
}  // namespace benben
