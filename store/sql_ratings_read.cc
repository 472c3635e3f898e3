// What SqlRatings tells those who look.
#include <algorithm>
#include <utility>

#include "store/sql_ratings.h"

namespace benben {
namespace {

Error nobody() { return {ErrorCode::kUnknown, "There is no such player.", "", 0}; }

}  // namespace

Result<KnownPlayer> SqlRatings::read_player(Query& query) const {
  if (query.next()) {
    return KnownPlayer{query.number(0),
                       query.number(1),
                       {query.text(2), query.text(3), query.number(4) != 0},
                       query.number(5),
                       query.number(6) != 0};
  }
  if (Status status = done(); !status) return status.error();
  return nobody();
}

Result<std::vector<KnownPlayer>> SqlRatings::all_players() {
  std::vector<KnownPlayer> players;
  Query query(select_all_players_);
  for (Result<KnownPlayer> player = read_player(query); player; player = read_player(query)) {
    players.push_back(std::move(*player));
  }
  if (Status status = done(); !status) return status.error();
  return players;
}

Result<KnownPlayer> SqlRatings::find_player(std::string_view key) {
  Query query(select_by_key_, key);
  return read_player(query);
}

Result<KnownPlayer> SqlRatings::find_bot(std::string_view bot) {
  Query query(select_by_bot_, bot);
  return read_player(query);
}

Result<KnownPlayer> SqlRatings::player_of_account(std::int64_t account) {
  Query query(select_by_account_, account);
  return read_player(query);
}

Result<std::vector<OwnedRating>> SqlRatings::ratings_of(std::int64_t player) {
  Query query(select_ratings_, player);
  std::vector<OwnedRating> ratings = read_ratings(query);
  if (Status status = done(); !status) return status.error();
  return ratings;
}

Result<std::vector<double>> SqlRatings::course_of(std::int64_t player, const RatedPool& pool,
                                                  int most) {
  std::vector<double> means;
  Query query(select_course_, player, pool.game, pool.seats, most);
  while (query.next()) means.push_back(query.real(0));
  if (Status status = done(); !status) return status.error();
  std::ranges::reverse(means);
  return means;
}

PlayedGame SqlRatings::read_played(std::int64_t player, RatedTable table) {
  read_seats(table);
  PlayedGame played{std::move(table), {}};
  for (const RatedSeat& seat : played.table.seats) {
    if (seat.player == player) played.own = played.players.size();
    Query query(select_shown_, seat.player);
    played.players.push_back(query.next()
                                 ? ShownPlayer{query.text(0), query.text(1), query.number(2) != 0}
                                 : ShownPlayer());
  }
  return played;
}

Result<std::vector<PlayedGame>> SqlRatings::history(std::int64_t player, const HistoryQuery& asked,
                                                    int most) {
  std::vector<RatedTable> tables;
  {
    Query query(select_history_, player, asked.game, asked.seats, asked.against,
                static_cast<int>(asked.outcome), asked.before, most);
    while (query.next()) tables.push_back(read_table(query));
  }
  std::vector<PlayedGame> games;
  for (RatedTable& table : tables) games.push_back(read_played(player, std::move(table)));
  if (Status status = done(); !status) return status.error();
  return games;
}

Result<std::vector<HeadToHead>> SqlRatings::encounters(std::int64_t player, std::int64_t other) {
  std::vector<HeadToHead> all;
  Query query(select_encounters_, player, other);
  const auto number = [&](int column) { return static_cast<int>(query.number(column)); };
  while (query.next()) {
    all.push_back({{query.text(0), number(1)}, number(2), number(3), number(4)});
  }
  if (Status status = done(); !status) return status.error();
  return all;
}

Result<std::vector<LeaderRow>> SqlRatings::leaders(const RatedPool& pool, bool is_provisional,
                                                   int skip, int most) {
  std::vector<LeaderRow> rows;
  Query query(select_leaders_, pool.game, pool.seats, is_provisional ? 1 : 0, skip, most);
  while (query.next()) {
    rows.push_back({{query.text(10), query.text(11), query.number(12) != 0}, read_rating(query)});
  }
  if (Status status = done(); !status) return status.error();
  return rows;
}

Result<RatedTable> SqlRatings::rated_table(std::string_view id) {
  RatedTable table;
  {
    Query query(select_game_, id);
    if (query.next()) table = read_table(query);
  }
  read_seats(table);
  if (Status status = done(); !status) return status.error();
  if (table.number == 0) return Error{ErrorCode::kUnknown, "No rated game ended here.", "", 0};
  return table;
}

}  // namespace benben
