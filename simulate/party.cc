#include "simulate/party.h"

#include <algorithm>

#include "core/any_game.h"
#include "games/registry.h"

namespace benben::simulate {
namespace {

using Kind = SeatRequest::Kind;

std::optional<ClockTerms> draw_clock(Dice& dice) {
  using Then = ClockTerms::Then;
  const Then then = dice.pick(std::vector{Then::kLose, Then::kBot, Then::kMove});
  if (dice.percent(40)) {
    return ClockTerms{ClockTerms::Kind::kLive, std::chrono::seconds(dice.between(15, 240)),
                      std::chrono::seconds(dice.between(0, 5)), ClockTerms::Weekends::kCount, then};
  }
  if (!dice.percent(30)) return std::nullopt;
  const auto weekends =
      dice.percent(50) ? ClockTerms::Weekends::kCount : ClockTerms::Weekends::kFree;
  return ClockTerms{ClockTerms::Kind::kDays, std::chrono::hours(dice.between(0, 48)),
                    std::chrono::hours(dice.between(1, 24)), weekends, then};
}

OpeningTerms draw_opening(Dice& dice) {
  OpeningTerms opening;
  opening.listed = dice.percent(30);
  if (dice.percent(30)) opening.fill = FillTerms{std::chrono::seconds(dice.between(5, 60)), 1};
  const int watch = dice.below(10);
  if (watch < 4) opening.watch = OpeningTerms::Watch::kDelayed;
  if (watch == 9) opening.watch = OpeningTerms::Watch::kPlayers;
  return opening;
}

AbsentTerms draw_absent(Dice& dice) {
  using Then = AbsentTerms::Then;
  return {std::chrono::seconds(dice.between(10, 90)),
          dice.pick(std::vector{Then::kVote, Then::kBot, Then::kWait}), 1};
}

RaceTerms draw_race(Dice& dice, bool has_clock) {
  RaceTerms race;
  race.window = std::chrono::seconds(dice.between(kMinWindowS, 40));
  if (!has_clock && dice.percent(20)) race.window.reset();
  race.knock = dice.percent(60) ? RaceTerms::Knock::kClaim : RaceTerms::Knock::kShow;
  return race;
}

void draw_seats(Dice& dice, Party& party) {
  CreateRequest& request = party.request;
  request.seats.push_back({Kind::kMe, "Host", 0});
  while (static_cast<int>(request.seats.size()) < request.players) {
    const int kind = dice.below(10);
    if (kind < 6) {
      request.seats.push_back({Kind::kOpen, "", 0});
      ++party.guests;
    } else if (kind < 9) {
      request.seats.push_back({Kind::kBot, "", 1});
    } else {
      request.seats.push_back({Kind::kMe, "Host", 0});
    }
  }
}

// Accounts, one seat each, options as they are by themselves.
void make_rated(Dice& dice, Party& party) {
  party.request.opening.rated = true;
  party.request.options.clear();
  for (SeatRequest& seat : party.request.seats) {
    if (&seat != &party.request.seats.front() && seat.kind == Kind::kMe) {
      seat.kind = Kind::kBot;
      seat.level = dice.between(1, 3);
    }
  }
}

}  // namespace

Party draw_party(Dice& dice) {
  Party party;
  const std::vector<const AnyGame*> games(all_games().begin(), all_games().end());
  const AnyGame& game = *dice.pick(games);
  const GameInfo& info = game.info();
  CreateRequest& request = party.request;
  request.game = info.name;
  request.players = dice.between(info.min_players, std::min(info.max_players, 4));
  for (const OptionInfo& option : info.options) {
    if (!dice.percent(30)) continue;
    const std::vector<std::string_view> values(option.values.begin(), option.values.end());
    request.options.emplace_back(std::string(option.name), std::string(dice.pick(values)));
  }
  draw_seats(dice, party);
  request.clock = draw_clock(dice);
  if (game.has_races()) request.race = draw_race(dice, request.clock.has_value());
  request.absent = draw_absent(dice);
  request.opening = draw_opening(dice);
  if (party.guests == 0) {
    request.opening.listed = false;
    request.opening.fill.reset();
  }
  if (request.players > 1 && dice.percent(25)) make_rated(dice, party);
  party.onlookers = dice.below(3);
  party.pace_ms = dice.pick(std::vector{300, 1000, 2000, 6000});
  return party;
}

}  // namespace benben::simulate
