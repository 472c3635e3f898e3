// Ratings: the fold of rated games, one after the other, into ratings of players.
//
// A game counts for its pool: the game and its number of seats. Games of two are rated as pairs,
// larger ones as fields (rating.h). The same games in the same order give the same ratings, so they
// can always be made anew from the records.
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "core/seat.h"
#include "people/rating.h"

namespace benben {

struct Pool {
  std::string game;
  int seats = 0;

  friend auto operator<=>(const Pool&, const Pool&) = default;
};

// What a game came to.
struct GameResult {
  Pool pool;
  std::vector<int> ranks;  // by seat; 0 is best, equal ranks are tied
  std::optional<int> day;  // days since 1970

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// And for whom.
struct RatedGame : GameResult {
  std::vector<std::string> players;  // by seat, no two alike
};

struct PlayerRating {
  Rating rating;
  int games = 0;
  int wins = 0;  // also shared ones
  std::optional<int> last_day;

  bool is_provisional() const { return rating.deviation > kProvisional; }
};

// One game more, for the players by seat.
void rate_game(std::span<PlayerRating> players, const GameResult& game);

class Ratings {
 public:
  using Players = std::map<std::string, PlayerRating>;

  void add(const RatedGame& game);
  const std::map<Pool, Players>& pools() const { return pools_; }

 private:
  std::map<Pool, Players> pools_;
};

// The winners of a finished game are first; the others follow by their points, and equal points are
// tied. Last of all, and tied, are those who did not play to the end.
std::vector<int> ranks_of(const AnyPosition& end, SeatSet gone = {});
// Of an agreed draw: whoever played on has tied with the others who did, before those who have
// gone.
std::vector<int> ranks_of_draw(int players, SeatSet gone);

// A finished game's record and its last position as a result. Whoever has a bot play for them at
// the end comes last. Why it cannot be rated: it is not over (nor given up by one of two), nobody
// played to the end, or it goes on from another game's middle.
Result<GameResult> result_of(const Record& record, const AnyPosition& end);
// The same with its players, who are called by `Seat<n>`; each seat needs a name of its own.
Result<RatedGame> rated_game(const Record& record, const AnyPosition& end);

}  // namespace benben
