#include "store/sql_ratings.h"

#include <utility>

namespace benben {

Status SqlRatings::done() const {
  return database_.failed() ? Status(cannot_store(database_)) : Status();
}

Result<std::optional<std::int64_t>> SqlRatings::player_of(const Digest& person) {
  std::int64_t account = 0;
  std::int64_t player = 0;
  {
    Query query(select_account_player_, person);
    if (query.next()) {
      account = query.number(0);
      player = query.number(1);
    }
  }
  if (account != 0 && player == 0) {
    player = Query(insert_player_, account, "").run_for_number();
  }
  if (Status status = done(); !status) return status.error();
  return player == 0 ? std::nullopt : std::optional(player);
}

Result<std::int64_t> SqlRatings::player_of_bot(std::string_view bot) {
  std::int64_t player = 0;
  {
    Query query(select_bot_, bot);
    if (query.next()) player = query.number(0);
  }
  if (player == 0) {
    player = Query(insert_player_, 0, bot).run_for_number();
  }
  if (Status status = done(); !status) return status.error();
  return player;
}

Status SqlRatings::hide(std::int64_t account, bool is_hidden) {
  Query(upsert_hidden_, account, is_hidden ? 1 : 0).run();
  return done();
}

Result<bool> SqlRatings::is_hidden(std::int64_t player) {
  Query query(select_hidden_, player);
  const bool is_shown = query.next();
  if (Status status = done(); !status) return status.error();
  return !is_shown;
}

Result<bool> SqlRatings::is_rated(std::string_view table) {
  Query query(select_is_rated_, table);
  const bool is_there = query.next();
  if (Status status = done(); !status) return status.error();
  return is_there;
}

StoredRating SqlRatings::read_rating(const Query& query) {
  return {query.real(3),
          query.real(4),
          query.real(5),
          static_cast<int>(query.number(6)),
          static_cast<int>(query.number(7)),
          query.is_null(8) ? std::nullopt : std::optional(query.number(8)),
          query.number(9) != 0};
}

RatedTable SqlRatings::read_table(const Query& query) {
  return {query.number(0),
          query.text(1),
          {query.text(2), static_cast<int>(query.number(3))},
          query.is_null(4) ? std::nullopt : std::optional(query.number(4)),
          query.number(5)};
}

std::vector<OwnedRating> SqlRatings::read_ratings(Query& query) const {
  std::vector<OwnedRating> ratings;
  while (query.next()) {
    ratings.push_back(
        {query.number(0), {query.text(1), static_cast<int>(query.number(2))}, read_rating(query)});
  }
  return ratings;
}

Result<std::optional<StoredRating>> SqlRatings::rating(std::int64_t player, const RatedPool& pool) {
  Query query(select_rating_, player, pool.game, pool.seats);
  const std::vector<OwnedRating> found = read_ratings(query);
  if (Status status = done(); !status) return status.error();
  return found.empty() ? std::nullopt : std::optional(found.front().rating);
}

Status SqlRatings::keep(const OwnedRating& owned) {
  const StoredRating& rating = owned.rating;
  Query(insert_rating_, owned.player, owned.pool.game, owned.pool.seats, Real{rating.mean},
        Real{rating.deviation}, Real{rating.volatility}, rating.games, rating.wins, rating.last_day,
        rating.is_provisional ? 1 : 0)
      .run();
  return done();
}

void SqlRatings::write_seats(const RatedTable& table) {
  const auto real = [](const std::optional<double>& value) {
    return value ? std::optional(Real{*value}) : std::nullopt;
  };
  for (int place = 0; const RatedSeat& seat : table.seats) {
    Query(insert_seat_, table.number, place++, seat.player, seat.rank, real(seat.before),
          real(seat.mean), real(seat.deviation))
        .run();
  }
}

Status SqlRatings::add(const RatedTable& table) {
  database_.number_in_order(Numbered::kRatedGames);
  RatedTable added = table;
  added.number =
      Query(insert_game_, table.id, table.pool.game, table.pool.seats, table.day, table.ended_s)
          .run_for_number();
  write_seats(added);
  return done();
}

void SqlRatings::read_seats(RatedTable& table) {
  Query query(select_seats_, table.number);
  const auto real = [&](int column) {
    return query.is_null(column) ? std::nullopt : std::optional(query.real(column));
  };
  while (query.next()) {
    table.seats.push_back(
        {query.number(0), static_cast<int>(query.number(1)), real(2), real(3), real(4)});
  }
}

Result<std::vector<RatedTable>> SqlRatings::games_after(std::int64_t number, int most) {
  std::vector<RatedTable> tables;
  {
    Query query(select_games_, number, most);
    while (query.next()) tables.push_back(read_table(query));
  }
  for (RatedTable& table : tables) read_seats(table);
  if (Status status = done(); !status) return status.error();
  return tables;
}

Result<std::vector<OwnedRating>> SqlRatings::all_ratings() {
  Query query(select_all_ratings_);
  std::vector<OwnedRating> ratings = read_ratings(query);
  if (Status status = done(); !status) return status.error();
  return ratings;
}

Status SqlRatings::forget_ratings() {
  Query(delete_ratings_).run();
  return done();
}

Status SqlRatings::replace(const RatedTable& table) {
  Query(delete_seats_, table.number).run();
  if (table.seats.empty()) {
    Query(delete_game_, table.number).run();
  } else {
    Query(update_game_, table.number, table.pool.game, table.pool.seats, table.day).run();
    write_seats(table);
  }
  return done();
}

}  // namespace benben
