// SqlRatings: the RatingStore on an open database, which SqlStore owns. What writes is in
// sql_ratings.cc, what only reads for others to look at in sql_ratings_read.cc.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "store/ratings.h"
#include "store/sql.h"

namespace benben {

class SqlRatings final : public RatingStore {
 public:
  explicit SqlRatings(SqlDatabase& database) : database_(database) {}

  Result<std::optional<std::int64_t>> player_of(const Digest& person) override;
  Result<std::int64_t> player_of_bot(std::string_view bot) override;
  Status hide(std::int64_t account, bool is_hidden) override;
  Result<bool> is_hidden(std::int64_t player) override;
  Result<bool> is_rated(std::string_view table) override;
  Result<std::optional<StoredRating>> rating(std::int64_t player, const RatedPool& pool) override;
  Status keep(const OwnedRating& rating) override;
  Status add(const RatedTable& table) override;
  Result<std::vector<RatedTable>> games_after(std::int64_t number, int most) override;
  Result<std::vector<OwnedRating>> all_ratings() override;
  Result<std::vector<KnownPlayer>> all_players() override;
  Status forget_ratings() override;
  Status replace(const RatedTable& table) override;
  Result<KnownPlayer> find_player(std::string_view key) override;
  Result<KnownPlayer> find_bot(std::string_view bot) override;
  Result<KnownPlayer> player_of_account(std::int64_t account) override;
  Result<std::vector<OwnedRating>> ratings_of(std::int64_t player) override;
  Result<std::vector<double>> course_of(std::int64_t player, const RatedPool& pool,
                                        int most) override;
  Result<std::vector<PlayedGame>> history(std::int64_t player, const HistoryQuery& query,
                                          int most) override;
  Result<std::vector<HeadToHead>> encounters(std::int64_t player, std::int64_t other) override;
  Result<std::vector<LeaderRow>> leaders(const RatedPool& pool, bool is_provisional, int skip,
                                         int most) override;
  Result<RatedTable> rated_table(std::string_view table) override;

 private:
  Status done() const;
  void write_seats(const RatedTable& table);
  void read_seats(RatedTable& table);
  PlayedGame read_played(std::int64_t player, RatedTable table);
  static RatedTable read_table(const Query& query);
  // The columns of select_rating_ from the fourth on.
  static StoredRating read_rating(const Query& query);
  Result<KnownPlayer> read_player(Query& query) const;
  std::vector<OwnedRating> read_ratings(Query& query) const;

  SqlDatabase& database_;

  Statement select_account_player_{database_,
                                   "SELECT accounts.number, players.number FROM accounts "
                                   "LEFT JOIN players ON account = accounts.number "
                                   "WHERE person = ?"};
  Statement insert_player_{database_,
                           "INSERT INTO players (account, bot, hidden) "
                           "VALUES (nullif(?, 0), nullif(?, ''), 0) RETURNING number"};
  Statement select_bot_{database_, "SELECT number FROM players WHERE bot = ?"};
  Statement upsert_hidden_{database_,
                           "INSERT INTO players (account, bot, hidden) VALUES (?1, NULL, ?2) "
                           "ON CONFLICT (account) DO UPDATE SET hidden = ?2"};
  Statement select_hidden_{database_, "SELECT 1 FROM players WHERE number = ? AND hidden = 0"};
  Statement select_is_rated_{database_, "SELECT 1 FROM rated_games WHERE id = ?"};
  Statement select_rating_{database_,
                           "SELECT player, game, seats, mean, deviation, volatility, games, wins, "
                           "last_day, provisional FROM ratings "
                           "WHERE player = ? AND game = ? AND seats = ?"};
  Statement select_ratings_{database_,
                            "SELECT player, game, seats, mean, deviation, volatility, games, wins, "
                            "last_day, provisional FROM ratings WHERE player = ? "
                            "ORDER BY game, seats"};
  Statement select_all_ratings_{
      database_,
      "SELECT player, game, seats, mean, deviation, volatility, games, wins, "
      "last_day, provisional FROM ratings ORDER BY player, game, seats"};
  Statement insert_rating_{
      database_,
      "INSERT INTO ratings (player, game, seats, mean, deviation, volatility, games, "
      "wins, last_day, provisional) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
      "ON CONFLICT (player, game, seats) DO UPDATE SET mean = excluded.mean, "
      "deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, "
      "wins = excluded.wins, last_day = excluded.last_day, provisional = excluded.provisional"};
  Statement delete_ratings_{database_, "DELETE FROM ratings"};
  Statement insert_game_{database_,
                         "INSERT INTO rated_games (id, game, seats, day, ended) "
                         "VALUES (?, ?, ?, ?, ?) RETURNING number"};
  Statement insert_seat_{
      database_,
      "INSERT INTO rated_seats (game_number, seat, player, rank, "
      "before, mean, deviation) VALUES (?, ?, ?, ?, ?, ?, ?) "
      "ON CONFLICT (game_number, seat) DO UPDATE SET player = excluded.player, rank = "
      "excluded.rank, "
      "before = excluded.before, mean = excluded.mean, deviation = excluded.deviation"};
  Statement update_game_{database_,
                         "UPDATE rated_games SET game = ?2, seats = ?3, day = ?4 "
                         "WHERE number = ?1"};
  Statement delete_game_{database_, "DELETE FROM rated_games WHERE number = ?"};
  Statement delete_seats_{database_, "DELETE FROM rated_seats WHERE game_number = ?"};
  Statement select_games_{database_,
                          "SELECT number, id, game, seats, day, ended FROM rated_games "
                          "WHERE number > ? ORDER BY number LIMIT ?"};
  Statement select_game_{database_,
                         "SELECT number, id, game, seats, day, ended FROM rated_games "
                         "WHERE id = ?"};
  Statement select_seats_{database_,
                          "SELECT player, rank, before, mean, deviation FROM rated_seats "
                          "WHERE game_number = ? ORDER BY seat"};
  Statement select_all_players_{
      database_,
      "SELECT players.number, coalesce(account, 0), coalesce(name, bot, ''), "
      "coalesce(figure, ''), bot IS NOT NULL, coalesce(made, 0), hidden FROM players "
      "LEFT JOIN accounts ON accounts.number = account ORDER BY players.number"};
  Statement select_by_key_{
      database_,
      "SELECT coalesce(players.number, 0), accounts.number, name, figure, 0, made, "
      "coalesce(hidden, 0) FROM accounts LEFT JOIN players ON account = accounts.number "
      "WHERE key = ?"};
  Statement select_by_account_{
      database_,
      "SELECT coalesce(players.number, 0), accounts.number, name, figure, 0, made, "
      "coalesce(hidden, 0) FROM accounts LEFT JOIN players ON account = accounts.number "
      "WHERE accounts.number = ?"};
  Statement select_by_bot_{database_,
                           "SELECT number, 0, bot, '', 1, 0, 0 FROM players WHERE bot = ?"};
  Statement select_course_{database_,
                           "SELECT mean FROM rated_seats JOIN rated_games ON number = game_number "
                           "WHERE player = ? AND game = ? AND seats = ? AND mean IS NOT NULL "
                           "ORDER BY game_number DESC LIMIT ?"};
  // Reads the games of one player, the latest first, until there are enough.
  Statement select_history_{
      database_,
      "SELECT number, id, game, seats, day, ended FROM rated_seats AS own "
      "JOIN rated_games ON number = game_number "
      "WHERE own.player = ?1 AND (?2 = '' OR game = ?2) AND (?3 = 0 OR seats = ?3) "
      "AND (?4 = 0 OR EXISTS (SELECT 1 FROM rated_seats AS other "
      "WHERE other.game_number = number AND other.player = ?4)) "
      "AND (?5 = 0 OR (?5 = 1) = (own.rank = 0)) AND (?6 = 0 OR own.game_number < ?6) "
      "ORDER BY own.game_number DESC LIMIT ?7"};
  Statement select_shown_{
      database_,
      "SELECT CASE WHEN hidden = 0 THEN coalesce(name, bot, '') ELSE '' END, "
      "CASE WHEN hidden = 0 THEN coalesce(figure, '') ELSE '' END, bot IS NOT NULL FROM players "
      "LEFT JOIN accounts ON accounts.number = account WHERE players.number = ?"};
  Statement select_encounters_{database_,
                               "SELECT game, seats, count(*), "
                               "sum(CASE WHEN own.rank < other.rank THEN 1 ELSE 0 END), "
                               "sum(CASE WHEN own.rank > other.rank THEN 1 ELSE 0 END) "
                               "FROM rated_seats AS own JOIN rated_seats AS other "
                               "ON other.game_number = own.game_number AND other.player = ?2 "
                               "JOIN rated_games ON number = own.game_number "
                               "WHERE own.player = ?1 GROUP BY game, seats ORDER BY game, seats"};
  Statement select_leaders_{
      database_,
      "SELECT player, game, seats, mean, deviation, volatility, games, wins, last_day, "
      "provisional, coalesce(name, bot, ''), coalesce(figure, ''), bot IS NOT NULL "
      "FROM ratings JOIN players ON players.number = player "
      "LEFT JOIN accounts ON accounts.number = account "
      "WHERE game = ?1 AND seats = ?2 AND provisional = ?3 AND hidden = 0 "
      "ORDER BY mean DESC LIMIT ?5 OFFSET ?4"};
};

}  // namespace benben
