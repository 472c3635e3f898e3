#include "engine/question.h"

#include <gtest/gtest.h>

#include <iterator>

#include "core/replay.h"
#include "engine/protocol.h"
#include "games/registry.h"
#include "search/bot.h"

namespace benben::engine {
namespace {

constexpr const char* kOrder = "think bot:5 seed 7 share 1f\n";
constexpr const char* kRecord =
    "[Game \"cubus\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n"
    "* draw T\n* draw T\n* draw L\n0 build 1,1\n* draw L\n";

// Why a question is refused, as a node is told it; "" if it is not.
std::string refusal(const std::string& text) {
  const auto question = read_question(text);
  return question ? "" : error_line("think", question.error());
}

TEST(BotQuestion, HasBotSeedShareAndPosition) {
  const auto question = read_question(std::string(kOrder) + kRecord);
  ASSERT_TRUE(question.ok()) << question.error().message;
  EXPECT_EQ(question->bot, "bot:5");
  EXPECT_EQ(question->seed, 7u);
  EXPECT_EQ(question->share, "1f");
  EXPECT_EQ(question->position->next(), Next::seat(seat_at(1)));
}

TEST(BotQuestion, SaysWhatIsWrongWithIt) {
  const std::string record = kRecord;
  EXPECT_EQ(refusal(""), "error malformed think: Behind its first line a question has a record.");
  EXPECT_EQ(refusal("sing\n" + record),
            "error malformed think: A question begins as think bot:5 seed 7 share 1f, not with "
            "\"sing\".");
  EXPECT_EQ(refusal("\xff\n" + record), "error malformed think: The first line is no text.");
  for (const std::string bot : {"bot:0", "bot:9", "bot:", "greedy", "mcts:1000000", "bot:05"}) {
    EXPECT_EQ(refusal("think " + bot + " seed 7 share 1f\n" + record),
              "error unknown think: A worker plays as bot:1 to bot:8, not as \"" + bot + "\".");
  }
  EXPECT_EQ(refusal("think bot:5 seed -1 share 1f\n" + record),
            "error malformed think: seed is a whole number below 2^64, not \"-1\".");
  for (const std::string share : {"", "A", "192.0.2.1", "123456789012345678901234567890123"}) {
    EXPECT_TRUE(refusal("think bot:5 seed 7 share " + share + "\n" + record)
                    .starts_with("error malformed think: share is 1 to 32 of a-z and 0-9, not "))
        << share;
  }
  EXPECT_EQ(refusal(kOrder + record + "1 build 9,9\n").substr(0, 27),
            "error illegal think: line 1");
  EXPECT_EQ(refusal(kOrder + record + "1 build 1,1,1\n"),
            "error out_of_turn think: No seat is to act behind the last event.");
  EXPECT_TRUE(refusal(kOrder + record.substr(0, record.size() - 1)).starts_with("error malformed"));
  EXPECT_EQ(refusal(kOrder + std::string(kMostQuestionBytes, ' ')).substr(0, 22),
            "error too_large think:");
}

// Plays some events by the seed; which of the game's seats are to act is all the same.
struct Played {
  Setup setup;
  std::vector<Event> events;
  std::unique_ptr<AnyPosition> position;
};
Played play(const AnyGame& game, int plies) {
  Played played{{game.info().min_players, {}}, {}, nullptr};
  played.position = game.start(played.setup).value();
  Rng rng(11);
  const auto bot = make_bot(game, "random").value();
  while (plies > 0 || played.position->next().is_chance()) {
    const Next next = played.position->next();
    BENBEN_ASSERT(!next.is_over());
    const Actor actor = next.is_chance() ? kChance : Actor(next.seats.first());
    const std::string text = next.is_chance()
                                 ? played.position->sample(rng)
                                 : bot->choose(*played.position, Rng(rng.below(1'000'000)));
    BENBEN_ASSERT(played.position->apply(actor, text).ok());
    played.events.push_back({actor, text});
    --plies;
  }
  return played;
}

// Whoever thinks, the record goes on the same.
TEST(BotQuestion, WhoReadsItFindsTheMoveThatItsAuthorWould) {
  for (const AnyGame* game : all_games()) {
    const Played played = play(*game, 8);
    const auto bot = make_bot(*game, "bot:3").value();
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
      const BotQuestion asked{"bot:3", seed, "a",
                              std::shared_ptr<const AnyPosition>(played.position->clone())};
      const std::string text = question_text(asked, played.setup, played.events);
      EXPECT_LT(text.size(), kMostQuestionBytes / 10) << text;
      const auto read = read_question(text);
      ASSERT_TRUE(read.ok()) << game->info().name << ": " << read.error().message;
      EXPECT_EQ(trace_line(0, *read->position), trace_line(0, *played.position));
      EXPECT_EQ(read->seed, seed);
      EXPECT_EQ(bot->choose(*read->position, Rng(read->seed)),
                bot->choose(*played.position, Rng(seed)));
    }
  }
}

TEST(BotAnswer, IsAMoveOrSaysWhyThereIsNone) {
  using Kind = BotAnswer::Kind;
  EXPECT_EQ(read_answer(move_text("build 1,1")).kind, Kind::kMove);
  EXPECT_EQ(read_answer(move_text("build 1,1")).text, "build 1,1");
  EXPECT_EQ(read_answer("busy").kind, Kind::kBusy);
  const BotAnswer failed = read_answer(refusal(kOrder));
  EXPECT_EQ(failed.kind, Kind::kFailed);
  EXPECT_NE(failed.text.find("malformed think"), std::string::npos) << failed.text;
  for (const char* text : {"", "best", "best \x01", "busy ", "\xff"}) {
    EXPECT_EQ(read_answer(text).kind, Kind::kFailed) << text;
  }
}

}  // namespace
}  // namespace benben::engine
