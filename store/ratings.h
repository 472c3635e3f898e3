// RatingStore: who plays rated games, what these came to, and how well each plays
// (docs/ratings.md). A part of the Store, and like it used by one thread and inside its
// transactions.
//
// A player is a number, of an account or of a bot. Names can change and accounts can go: the number
// stays at the seats of the games. Rated games are numbered in the order in which they ended, and
// what is kept of ratings is what comes of them in that order: it can always be made anew.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

struct RatedPool {
  std::string game;
  int seats = 0;

  friend bool operator==(const RatedPool&, const RatedPool&) = default;
};

// Numbers as they come of the fold, to the last bit.
struct StoredRating {
  double mean = 0;
  double deviation = 0;
  double volatility = 0;
  int games = 0;
  int wins = 0;
  std::optional<std::int64_t> last_day = std::nullopt;
  bool is_provisional = true;

  friend bool operator==(const StoredRating&, const StoredRating&) = default;
};

struct RatedSeat {
  std::int64_t player = 0;
  int rank = 0;  // 0 is best, equal ranks are tied
  // The mean before, and what came of the game; nothing of a player whose account is gone.
  std::optional<double> before = std::nullopt;
  std::optional<double> mean = std::nullopt;
  std::optional<double> deviation = std::nullopt;

  friend bool operator==(const RatedSeat&, const RatedSeat&) = default;
};

// A rated game that has ended.
struct RatedTable {
  std::int64_t number = 0;  // given by the store
  std::string id;           // of the table
  RatedPool pool;
  std::optional<std::int64_t> day = std::nullopt;  // of its record
  std::int64_t ended_s = 0;                        // Unix time
  std::vector<RatedSeat> seats = {};

  friend bool operator==(const RatedTable&, const RatedTable&) = default;
};

// Whose rating it is.
struct OwnedRating {
  std::int64_t player = 0;
  RatedPool pool;
  StoredRating rating;

  friend bool operator==(const OwnedRating&, const OwnedRating&) = default;
};

// What is shown of a player: nothing of one who hides or is gone.
struct ShownPlayer {
  std::string name = {};  // "bot:4" of a bot
  std::string figure = {};
  bool is_bot = false;
};

struct KnownPlayer {
  std::int64_t player = 0;   // 0: they never played a rated game, nor hid
  std::int64_t account = 0;  // 0: a bot
  ShownPlayer shown = {};
  std::int64_t made = 0;
  bool is_hidden = false;
};

struct LeaderRow {
  ShownPlayer shown;
  StoredRating rating;
};

// A game in somebody's history; the seats beside each other.
struct PlayedGame {
  RatedTable table;
  std::vector<ShownPlayer> players;
  std::size_t own = 0;  // the seat of whose history it is
};

// Which games of a history are asked for; what is empty or 0 filters nothing.
struct HistoryQuery {
  std::string game = {};
  int seats = 0;
  std::int64_t against = 0;  // a player
  enum class Outcome : std::uint8_t { kAny, kWon, kLost };
  Outcome outcome = Outcome::kAny;
  std::int64_t before = 0;  // the number of a game
};

// How often one came in before, behind and beside another, in a pool.
struct HeadToHead {
  RatedPool pool;
  int games = 0;
  int before = 0;
  int behind = 0;
};

class RatingStore {
 public:
  virtual ~RatingStore() = default;

  // The player whose seats this proves, if an account has it; made at the first call.
  virtual Result<std::optional<std::int64_t>> player_of(const Digest& person) = 0;
  virtual Result<std::int64_t> player_of_bot(std::string_view bot) = 0;
  virtual Status hide(std::int64_t account, bool is_hidden) = 0;

  // Whether a player shows nobody else their numbers; so does whoever is no more.
  virtual Result<bool> is_hidden(std::int64_t player) = 0;
  virtual Result<bool> is_rated(std::string_view table) = 0;
  // Nothing if they have not played there.
  virtual Result<std::optional<StoredRating>> rating(std::int64_t player,
                                                     const RatedPool& pool) = 0;
  virtual Status keep(const OwnedRating& rating) = 0;
  // Gives it the next number.
  virtual Status add(const RatedTable& table) = 0;

  // For whoever makes all anew: at most so many games after a number, in their order; all ratings,
  // by player, game and seats; whether a player has an account or is a bot.
  virtual Result<std::vector<RatedTable>> games_after(std::int64_t number, int most) = 0;
  virtual Result<std::vector<OwnedRating>> all_ratings() = 0;
  virtual Result<std::vector<KnownPlayer>> all_players() = 0;
  virtual Status forget_ratings() = 0;
  // A game is what is said here from now on; without seats it has not been rated.
  virtual Status replace(const RatedTable& table) = 0;

  // For whoever looks. kUnknown if there is nobody.
  virtual Result<KnownPlayer> find_player(std::string_view key) = 0;
  virtual Result<KnownPlayer> find_bot(std::string_view bot) = 0;
  virtual Result<KnownPlayer> player_of_account(std::int64_t account) = 0;
  virtual Result<std::vector<OwnedRating>> ratings_of(std::int64_t player) = 0;
  // The means after the last games in a pool, the latest last.
  virtual Result<std::vector<double>> course_of(std::int64_t player, const RatedPool& pool,
                                                int most) = 0;
  virtual Result<std::vector<PlayedGame>> history(std::int64_t player, const HistoryQuery& query,
                                                  int most) = 0;
  virtual Result<std::vector<HeadToHead>> encounters(std::int64_t player, std::int64_t other) = 0;
  virtual Result<std::vector<LeaderRow>> leaders(const RatedPool& pool, bool is_provisional,
                                                 int skip, int most) = 0;
  // kUnknown if no rated game has ended there.
  virtual Result<RatedTable> rated_table(std::string_view table) = 0;
};

}  // namespace benben
