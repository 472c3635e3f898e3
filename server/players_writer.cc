#include "server/players_writer.h"

#include <cmath>

#include "people/rating.h"

namespace benben {
namespace {

constexpr std::int64_t kDayS = 24 * 60 * 60;

std::int64_t whole(double number) { return std::llround(number); }

void write_numbers(JsonWriter& json, const StoredRating& rating) {
  json.member("mean", whole(rating.mean)).member("deviation", whole(rating.deviation));
  json.member("provisional", rating.is_provisional);
  json.member("games", rating.games).member("wins", rating.wins);
}

void write_pool(JsonWriter& json, const RatedPool& pool) {
  json.member("game", pool.game).member("seats", pool.seats);
}

void write_shown(JsonWriter& json, const ShownPlayer& player) {
  json.member("name", player.name);
  if (!player.figure.empty()) json.member("figure", player.figure);
  if (player.is_bot) json.member("bot", true);
}

void write_rated_seat(JsonWriter& json, const RatedSeat& seat) {
  if (!seat.before || !seat.mean || !seat.deviation) return;
  json.member("before", whole(*seat.before)).member("mean", whole(*seat.mean));
  json.member("deviation", whole(*seat.deviation));
  json.member("provisional", *seat.deviation > kProvisional);
}

void write_game(JsonWriter& json, const PlayedGame& game) {
  const RatedTable& table = game.table;
  json.begin_object().member("number", table.number).member("table", table.id);
  write_pool(json, table.pool);
  json.member("day", table.ended_s / kDayS).member("own", static_cast<int>(game.own));
  json.key("players").begin_list();
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    write_shown(json.begin_object(), game.players[seat]);
    json.member("rank", table.seats[seat].rank);
    if (seat == game.own) write_rated_seat(json, table.seats[seat]);
    json.end_object();
  }
  json.end_list().end_object();
}

void write_rows(JsonWriter& json, std::span<const LeaderRow> rows) {
  json.begin_list();
  for (const LeaderRow& row : rows) {
    write_shown(json.begin_object(), row.shown);
    write_numbers(json, row.rating);
    json.end_object();
  }
  json.end_list();
}

}  // namespace

void write_ratings(JsonWriter& json, std::span<const OwnedRating> ratings) {
  json.key("ratings").begin_list();
  for (const OwnedRating& owned : ratings) {
    write_pool(json.begin_object(), owned.pool);
    write_numbers(json, owned.rating);
    json.end_object();
  }
  json.end_list();
}

std::string write_profile(const ShownProfile& profile) {
  const KnownPlayer& player = profile.player;
  JsonWriter json;
  write_shown(json.begin_object(), player.shown);
  if (player.account != 0) json.member("made", player.made);
  if (player.is_hidden) json.member("hidden", true);
  json.key("ratings").begin_list();
  for (const ShownRating& rating : profile.ratings) {
    write_pool(json.begin_object(), rating.owned.pool);
    write_numbers(json, rating.owned.rating);
    json.key("course").begin_list();
    for (const double mean : rating.course) json.value(whole(mean));
    json.end_list().end_object();
  }
  return json.end_list().end_object().take();
}

std::string write_history(std::span<const PlayedGame> games, std::optional<std::int64_t> next) {
  JsonWriter json;
  json.begin_object().key("games").begin_list();
  for (const PlayedGame& game : games) write_game(json, game);
  json.end_list();
  if (next) json.member("next", *next);
  return json.end_object().take();
}

std::string write_encounters(std::span<const HeadToHead> encounters) {
  JsonWriter json;
  json.begin_object().key("pools").begin_list();
  for (const HeadToHead& met : encounters) {
    write_pool(json.begin_object(), met.pool);
    json.member("games", met.games).member("before", met.before).member("behind", met.behind);
    json.end_object();
  }
  return json.end_list().end_object().take();
}

std::string write_leaders(const LeaderPage& page) {
  JsonWriter json;
  write_pool(json.begin_object(), page.pool);
  json.member("from", page.from);
  write_rows(json.key("ranked"), page.ranked);
  if (page.next) json.member("next", *page.next);
  write_rows(json.key("provisional"), page.provisional);
  return json.end_object().take();
}

std::string write_table_ratings(const RatedTable& table) {
  JsonWriter json;
  json.begin_object().key("seats").begin_list();
  for (const RatedSeat& seat : table.seats) {
    json.begin_object().member("rank", seat.rank);
    write_rated_seat(json, seat);
    json.end_object();
  }
  return json.end_list().end_object().take();
}

}  // namespace benben
