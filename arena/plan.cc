#include "arena/plan.h"

#include <cstdlib>
#include <memory>
#include <utility>

#include "core/result.h"
#include "core/text.h"
#include "engine/match.h"
#include "search/luck.h"

namespace benben {
namespace {

using engine::Player;

// Plays as another player does, and writes down what its moves took.
class TimedPlayer final : public Player {
 public:
  TimedPlayer(std::unique_ptr<Player> player, Effort& effort)
      : player_(std::move(player)), effort_(&effort) {}

  Result<std::string> choose(const engine::GameSoFar& game, Rng rng) override {
    const double started = now();
    Result<std::string> move = player_->choose(game, rng);
    effort_->seconds += now() - started;
    ++effort_->moves;
    return move;
  }
  double now() const override { return player_->now(); }

 private:
  std::unique_ptr<Player> player_;
  Effort* effort_;
};

// An engine that has played before, but cannot be started now.
class FailedPlayer final : public Player {
 public:
  explicit FailedPlayer(Error error) : error_(std::move(error)) {}
  Result<std::string> choose(const engine::GameSoFar&, Rng) override { return error_; }
  double now() const override { return 0; }

 private:
  Error error_;
};

TimedPlayer player_of(const ArenaPlan& plan, int which, Effort& effort) {
  auto player = engine::make_player(*plan.game, plan.setup.players,
                                    plan.bots[static_cast<std::size_t>(which)], plan.engines);
  if (player) return {std::move(*player), effort};
  return {std::make_unique<FailedPlayer>(player.error()), effort};
}

void add_forfeit(const ArenaPlan& plan, const engine::Forfeit& forfeit, bool challenges,
                 Observation& observation) {
  ++(challenges ? observation.challenger_forfeits : observation.opponent_forfeits);
  if (!challenges) observation.share += 1;
  const int which = challenges ? observation.challenger : observation.opponent;
  observation.told.push_back(plan.bots[static_cast<std::size_t>(which)] + ", " +
                             seat_name(forfeit.seat) + " of deal " +
                             std::to_string(observation.deal) + ": " + describe(forfeit.error));
}

// Apart from all that GameSeed draws.
constexpr std::uint64_t kLuckStream = 2;

double luck_in(const ArenaPlan& plan, const Record& record, const Rng& deal, int seat) {
  return luck_of(record, plan.luck, deal.split(kLuckStream).key())
      .value()[static_cast<std::size_t>(seat)];
}

// The game that the challenger plays from one seat is added to the observation.
void add_game(const ArenaPlan& plan, int seat, Player& challenger, Player& opponent,
              Observation& observation) {
  const int players = plan.setup.players;
  std::vector<Player*> seats(static_cast<std::size_t>(players), &opponent);
  seats[static_cast<std::size_t>(seat)] = &challenger;
  const Rng deal = Rng(plan.seed).split(static_cast<std::uint64_t>(observation.deal));
  const engine::Match match = engine::play_match(*plan.game, plan.setup, seats, GameSeed(deal));
  // Of a game that was forfeited, too: without those whose luck ended so it would have a mean.
  if (observation.luck) *observation.luck += luck_in(plan, match.record, deal, seat);
  if (match.forfeit) {
    return add_forfeit(plan, *match.forfeit, match.forfeit->seat == seat_at(seat), observation);
  }
  const SeatSet winners = match.end->winners();
  const Scores points = match.end->scores();
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
  if (plan.near > 0 && std::abs(bout.challenger - bout.opponent) > plan.near) return false;
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
  Observation observation{
      .challenger = bout.challenger, .opponent = bout.opponent, .deal = bout.deal};
  if (plan.luck > 0) observation.luck = 0;
  TimedPlayer challenger = player_of(plan, bout.challenger, observation.challenger_effort);
  TimedPlayer opponent = player_of(plan, bout.opponent, observation.opponent_effort);
  for (int seat = 0; seat < plan.setup.players; ++seat) {
    add_game(plan, seat, challenger, opponent, observation);
  }
  observation.share /= plan.setup.players;
  observation.margin /= plan.setup.players;
  if (observation.luck) *observation.luck /= plan.setup.players;
  return observation;
}

}  // namespace benben
