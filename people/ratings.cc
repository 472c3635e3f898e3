#include "people/ratings.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <set>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/incident.h"
#include "core/text.h"

namespace benben {
namespace {

// The digits from `begin` to `end` as a number, if there are only digits.
std::optional<int> digits(std::string_view text, std::size_t begin, std::size_t end) {
  int number = 0;
  const char* last = text.data() + end;
  const auto [stop, fault] = std::from_chars(text.data() + begin, last, number);
  if (fault != std::errc() || stop != last || number < 0) return std::nullopt;
  return number;
}

// "2026-11-23..." as days since 1970; nothing if a tag says something else.
std::optional<int> day_of(const std::string* date) {
  if (date == nullptr || date->size() < 10) return std::nullopt;
  const auto year = digits(*date, 0, 4);
  const auto month = digits(*date, 5, 7);
  const auto day = digits(*date, 8, 10);
  if (!year || !month || !day) return std::nullopt;
  const std::chrono::year_month_day ymd(std::chrono::year(*year),
                                        std::chrono::month(static_cast<unsigned>(*month)),
                                        std::chrono::day(static_cast<unsigned>(*day)));
  if (!ymd.ok()) return std::nullopt;
  return static_cast<int>(std::chrono::sys_days(ymd).time_since_epoch().count());
}

// The days since a player's last game count as time without games.
void arrive(PlayerRating& player, std::optional<int> day) {
  if (player.last_day && day) rest(player.rating, *day - *player.last_day);
  if (day) player.last_day = std::max(*day, player.last_day.value_or(*day));
  ++player.games;
}

double score_of(std::span<const int> ranks) {
  if (ranks[0] == ranks[1]) return 0.5;
  return ranks[0] < ranks[1] ? 1 : 0;
}

Error not_rated(std::string reason) { return {ErrorCode::kInput, std::move(reason), "", 0}; }

}  // namespace

void rate_game(std::span<PlayerRating> players, const GameResult& game) {
  for (PlayerRating& player : players) arrive(player, game.day);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (game.ranks[seat] == 0) ++players[seat].wins;
  }
  if (players.size() == 2) {
    return rate_pair(players[0].rating, players[1].rating, score_of(game.ranks));
  }
  std::vector<Rating> field;
  for (const PlayerRating& player : players) field.push_back(player.rating);
  rate_field(field, game.ranks);
  for (std::size_t seat = 0; seat < players.size(); ++seat) players[seat].rating = field[seat];
}

void Ratings::add(const RatedGame& game) {
  Players& pool = pools_[game.pool];
  std::vector<PlayerRating> players;
  for (const std::string& name : game.players) players.push_back(pool[name]);
  rate_game(players, game);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    pool[game.players[seat]] = players[seat];
  }
}

std::vector<int> ranks_of(const AnyPosition& end, SeatSet gone) {
  const Scores scores = end.scores();
  const SeatSet winners = end.winners();
  const auto is_before = [&](int one, int other) {
    const bool is_gone = gone.contains(seat_at(one));
    if (is_gone || gone.contains(seat_at(other))) return !is_gone;
    const bool won = winners.contains(seat_at(one));
    if (won != winners.contains(seat_at(other))) return won;
    return !won && scores[static_cast<std::size_t>(one)] > scores[static_cast<std::size_t>(other)];
  };
  std::vector<int> ranks;
  for (int seat = 0; seat < end.players(); ++seat) {
    int before = 0;
    for (int other = 0; other < end.players(); ++other) before += is_before(other, seat) ? 1 : 0;
    ranks.push_back(before);
  }
  return ranks;
}

std::vector<int> ranks_of_draw(int players, SeatSet gone) {
  std::vector<int> ranks;
  for (int seat = 0; seat < players; ++seat) {
    ranks.push_back(gone.contains(seat_at(seat)) ? players - gone.size() : 0);
  }
  return ranks;
}

Result<GameResult> result_of(const Record& record, const AnyPosition& end) {
  const auto [resigned, gone] = gone_at_end(record);
  const bool is_given_up = end.players() == 2 && resigned.size() == 1;
  const bool is_drawn = !end.next().is_over() && is_agreed_draw(record);
  if (!end.next().is_over() && !is_given_up && !is_drawn) {
    return not_rated("The game is not over.");
  }
  if (gone.size() == end.players()) return not_rated("Nobody played to the end.");
  if (record.tag("Continued") != nullptr)
    return not_rated("It goes on from another game's middle.");
  return GameResult{{std::string(end.game().info().name), end.players()},
                    is_drawn ? ranks_of_draw(end.players(), gone) : ranks_of(end, gone),
                    day_of(record.tag("Date"))};
}

Result<RatedGame> rated_game(const Record& record, const AnyPosition& end) {
  Result<GameResult> result = result_of(record, end);
  if (!result) return result.error();
  RatedGame game{std::move(*result), {}};
  for (int seat = 0; seat < end.players(); ++seat) {
    const std::string* name = record.tag("Seat" + std::to_string(seat));
    if (name == nullptr || name->empty()) {
      return not_rated("Nobody is named at " + seat_name(seat_at(seat)) + ".");
    }
    game.players.push_back(*name);
  }
  const std::set<std::string> names(game.players.begin(), game.players.end());
  if (names.size() < game.players.size()) return not_rated("Two seats have the same name.");
  return game;
}

}  // namespace benben
