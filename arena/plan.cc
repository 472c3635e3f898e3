#include "arena/plan.h"

#include <ctime>
#include <memory>
#include <utility>

#include "core/replay.h"
#include "core/result.h"
#include "games/registry.h"
#include "search/bot.h"
#include "search/match.h"

namespace benben {
namespace {

double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

// Plays as another bot does, and writes down what its moves took.
class TimedBot final : public Bot {
 public:
  TimedBot(std::unique_ptr<Bot> bot, Effort& effort) : bot_(std::move(bot)), effort_(&effort) {}

  std::string choose(const AnyPosition& position, Rng rng, Pace& pace) const override {
    const double started = thread_seconds();
    std::string move = bot_->choose(position, rng, pace);
    effort_->seconds += thread_seconds() - started;
    ++effort_->moves;
    return move;
  }

 private:
  std::unique_ptr<Bot> bot_;
  Effort* effort_;
};

// The game that the challenger plays from one seat is added to the observation.
void add_game(const ArenaPlan& plan, int seat, const GameSeed& seed, Observation& observation) {
  const int players = plan.setup.players;
  std::vector<std::unique_ptr<Bot>> bots;
  for (int each = 0; each < players; ++each) {
    const bool challenges = each == seat;
    const int which = challenges ? observation.challenger : observation.opponent;
    Effort& effort = challenges ? observation.challenger_effort : observation.opponent_effort;
    auto bot = make_bot(*plan.game, plan.bots[static_cast<std::size_t>(which)]);
    BENBEN_ASSERT(bot.ok());
    bots.push_back(std::make_unique<TimedBot>(std::move(*bot), effort));
  }
  const Record record = play_match(*plan.game, plan.setup, bots, seed);
  const auto end = replay(record, find_game);
  BENBEN_ASSERT(end.ok());
  const SeatSet winners = (*end)->winners();
  const Scores points = (*end)->scores();
  double others = 0;
  for (int each = 0; each < players; ++each) {
    if (each != seat) others += points[static_cast<std::size_t>(each)];
  }
  observation.margin += points[static_cast<std::size_t>(seat)] - others / (players - 1);
  if (winners.contains(seat_at(seat))) observation.share += 1.0 / winners.size();
}

}  // namespace

bool has_bout(const ArenaPlan& plan, const Bout& bout) {
  const int bots = static_cast<int>(plan.bots.size());
  if (bout.challenger >= bots || bout.opponent >= bots || bout.deal > plan.deals) return false;
  return plan.setup.players == 2 ? bout.challenger < bout.opponent
                                 : bout.challenger != bout.opponent;
}

std::vector<Bout> bouts_of(const ArenaPlan& plan) {
  const int bots = static_cast<int>(plan.bots.size());
  std::vector<Bout> bouts;
  for (int deal = 1; deal <= plan.deals; ++deal) {
    for (int challenger = 0; challenger < bots; ++challenger) {
      for (int opponent = 0; opponent < bots; ++opponent) {
        const Bout bout{challenger, opponent, deal};
        if (has_bout(plan, bout)) bouts.push_back(bout);
      }
    }
  }
  return bouts;
}

std::vector<Bout> shard_of(const std::vector<Bout>& bouts, const Shard& shard) {
  std::vector<Bout> part;
  for (auto at = static_cast<std::size_t>(shard.number - 1); at < bouts.size();
       at += static_cast<std::size_t>(shard.count)) {
    part.push_back(bouts[at]);
  }
  return part;
}

Observation play_bout(const ArenaPlan& plan, const Bout& bout) {
  const GameSeed seed(Rng(plan.seed).split(static_cast<std::uint64_t>(bout.deal)));
  Observation observation{
      .challenger = bout.challenger, .opponent = bout.opponent, .deal = bout.deal};
  for (int seat = 0; seat < plan.setup.players; ++seat) add_game(plan, seat, seed, observation);
  observation.share /= plan.setup.players;
  observation.margin /= plan.setup.players;
  return observation;
}

}  // namespace benben
