#include "server/rating.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "core/record.h"
#include "people/ratings.h"
#include "table/promise.h"
#include "table/table.h"

namespace benben {
namespace {

constexpr int kGamesAtOnce = 500;

Error not_rated() { return {ErrorCode::kInput, "The game is not rated.", "", 0}; }

// What a table's record says of its game.
Result<GameResult> result_in(StoredTable stored) {
  try {
    const Result<Table> table = Table::fold(std::move(stored));
    if (!table) return table.error();
    if (!table->opening().rated) return not_rated();
    return result_of(parse_record(table->record()).value(), table->position());
  } catch (const BrokenPromise&) {
    return not_rated();
  }
}

// The players of a table by seat; an error if a seat has none or one has two.
Result<std::vector<std::int64_t>> players_at(Store& store, const std::vector<StoredSeat>& seats) {
  std::vector<std::int64_t> players;
  for (const StoredSeat& seat : seats) {
    if (!seat.bot.empty()) {
      const Result<std::int64_t> bot = store.ratings().player_of_bot(seat.bot);
      if (!bot) return bot.error();
      players.push_back(*bot);
      continue;
    }
    if (!seat.token) return not_rated();
    const auto player = store.ratings().player_of(*seat.token);
    if (!player) return player.error();
    if (!*player) return not_rated();
    players.push_back(**player);
  }
  // Bots of one level are one player: against itself it is not rated.
  const std::set<std::int64_t> distinct(players.begin(), players.end());
  if (distinct.size() < players.size()) return not_rated();
  return players;
}

PlayerRating player_rating(const std::optional<StoredRating>& stored) {
  if (!stored) return {};
  PlayerRating rating{{stored->mean, stored->deviation, stored->volatility},
                      stored->games,
                      stored->wins,
                      std::nullopt};
  if (stored->last_day) rating.last_day = static_cast<int>(*stored->last_day);
  return rating;
}

StoredRating stored_rating(const PlayerRating& rating) {
  return {rating.rating.mean, rating.rating.deviation, rating.rating.volatility, rating.games,
          rating.wins,        rating.last_day,         rating.is_provisional()};
}

RatedTable table_of(const std::string& id, const GameResult& result,
                    std::span<const std::int64_t> players, std::int64_t ended_s) {
  RatedTable table{0, id, {result.pool.game, result.pool.seats}, result.day, ended_s};
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    table.seats.push_back({players[seat], result.ranks[seat]});
  }
  return table;
}

// Counts a game: for what its players were rated before it, and what they are after it.
void count(RatedTable& table, std::span<PlayerRating> players) {
  GameResult result{{table.pool.game, table.pool.seats}, {}, std::nullopt};
  if (table.day) result.day = static_cast<int>(*table.day);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    result.ranks.push_back(table.seats[seat].rank);
    table.seats[seat].before = players[seat].rating.mean;
  }
  rate_game(players, result);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    table.seats[seat].mean = players[seat].rating.mean;
    table.seats[seat].deviation = players[seat].rating.deviation;
  }
}

bool is_of_the_game(const Error& error) { return error.code != ErrorCode::kReadOnly; }

// A game that has ended, as it is to be counted; an error where it is not, or of the database.
Result<RatedTable> ended(Store& store, const std::string& id, std::int64_t now_s) {
  Result<StoredTable> stored = store.load(id);
  if (!stored) return stored.error();
  const std::vector<StoredSeat> seats = stored->seats;
  const Result<GameResult> result = result_in(std::move(*stored));
  if (!result) return result.error();
  const Result<std::vector<std::int64_t>> players = players_at(store, seats);
  if (!players) return players.error();
  return table_of(id, *result, *players, now_s);
}

}  // namespace

Status rate_ended(Store& store, const std::string& id, std::int64_t now_s) {
  RatingStore& ratings = store.ratings();
  const Result<bool> is_known = ratings.is_rated(id);
  if (!is_known) return is_known.error();
  if (*is_known) return {};
  Result<RatedTable> table = ended(store, id, now_s);
  if (!table) return is_of_the_game(table.error()) ? Status() : Status(table.error());
  std::vector<PlayerRating> players;
  for (const RatedSeat& seat : table->seats) {
    const auto stored = ratings.rating(seat.player, table->pool);
    if (!stored) return stored.error();
    players.push_back(player_rating(*stored));
  }
  count(*table, players);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const OwnedRating owned{table->seats[seat].player, table->pool, stored_rating(players[seat])};
    if (Status status = ratings.keep(owned); !status) return status;
  }
  return ratings.add(*table);
}

// Counting anew.

namespace {

// By player, game and seats.
using Key = std::tuple<std::int64_t, std::string, int>;

Key key_of(const OwnedRating& owned) { return {owned.player, owned.pool.game, owned.pool.seats}; }

class Counting {
 public:
  explicit Counting(Store& store) : store_(store) {}

  Result<Recount> run(const std::vector<std::string>& ids);

 private:
  Status read_kept();
  Status look_again(RatedTable& table);
  Status find_left_out(const std::vector<std::string>& ids);
  void count_all();
  void compare();

  Store& store_;
  Recount recount_;
  std::vector<RatedTable> kept_;
  std::vector<OwnedRating> kept_ratings_;
  std::set<std::int64_t> gone_;  // players without an account who are no bots
  std::map<Key, PlayerRating> book_;
};

// What is kept at one moment; records of games that have ended do not change any more.
Status Counting::read_kept() {
  Status status;
  const Status read = store_.transaction([&] {
    // It may be done again, if the connection to the database is lost.
    status = {};
    kept_.clear();
    gone_.clear();
    std::int64_t last = 0;
    while (status) {
      auto tables = store_.ratings().games_after(last, kGamesAtOnce);
      if (!tables) status = tables.error();
      if (!tables || tables->empty()) break;
      last = tables->back().number;
      std::ranges::move(*tables, std::back_inserter(kept_));
    }
    auto ratings = store_.ratings().all_ratings();
    if (ratings) kept_ratings_ = std::move(*ratings);
    const auto players = store_.ratings().all_players();
    if (!players) status = players.error();
    if (!players) return;
    for (const KnownPlayer& player : *players) {
      if (player.account == 0 && !player.shown.is_bot) gone_.insert(player.player);
    }
  });
  return read ? status : read;
}

// What the record says takes the place of what was kept, but for players who are gone: of them
// nothing but the number is left.
Status Counting::look_again(RatedTable& table) {
  Result<StoredTable> stored = store_.load(table.id);
  if (!stored && stored.error().code == ErrorCode::kReadOnly) return stored.error();
  if (!stored) {
    ++recount_.without_record;
    return {};
  }
  const std::vector<StoredSeat> seats = stored->seats;
  const Result<GameResult> result = result_in(std::move(*stored));
  if (!result || result->ranks.size() != table.seats.size()) {
    table.seats.clear();  // it should not have been counted
    return {};
  }
  table.pool = {result->pool.game, result->pool.seats};
  table.day = result->day;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    table.seats[seat].rank = result->ranks[seat];
    if (seats[seat].token == kNobody) continue;
    const auto players = players_at(store_, {seats[seat]});
    if (players) table.seats[seat].player = players->front();
  }
  return {};
}

Status Counting::find_left_out(const std::vector<std::string>& ids) {
  std::set<std::string> known;
  for (const RatedTable& table : kept_) known.insert(table.id);
  for (const std::string& id : ids) {
    if (known.contains(id)) continue;
    Result<RatedTable> table = ended(store_, id, 0);
    if (!table && !is_of_the_game(table.error())) return table.error();
    // What a server has counted since then is as it should be.
    const Result<bool> is_counted = store_.ratings().is_rated(id);
    if (!is_counted) return is_counted.error();
    if (!table || *is_counted) continue;
    ++recount_.left_out;
    recount_.tables.push_back(std::move(*table));
  }
  return {};
}

void Counting::count_all() {
  for (RatedTable& table : recount_.tables) {
    std::vector<PlayerRating> players;
    const auto key = [&](const RatedSeat& seat) {
      return Key{seat.player, table.pool.game, table.pool.seats};
    };
    for (const RatedSeat& seat : table.seats) players.push_back(book_[key(seat)]);
    if (!players.empty()) count(table, players);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      RatedSeat& rated = table.seats[seat];
      book_[key(rated)] = players[seat];
      if (gone_.contains(rated.player)) rated = {rated.player, rated.rank};
    }
  }
  for (const auto& [key, rating] : book_) {
    const auto& [player, game, seats] = key;
    if (gone_.contains(player)) continue;
    recount_.ratings.push_back({player, {game, seats}, stored_rating(rating)});
  }
}

void Counting::compare() {
  for (std::size_t at = 0; at < kept_.size(); ++at) {
    if (recount_.tables[at] != kept_[at]) ++recount_.differing_tables;
  }
  std::map<Key, StoredRating> kept;
  for (const OwnedRating& owned : kept_ratings_) kept.emplace(key_of(owned), owned.rating);
  for (const OwnedRating& owned : recount_.ratings) {
    const auto found = kept.find(key_of(owned));
    if (found == kept.end() || found->second != owned.rating) ++recount_.differing_ratings;
    if (found != kept.end()) kept.erase(found);
  }
  recount_.differing_ratings += static_cast<int>(kept.size());
}

Result<Recount> Counting::run(const std::vector<std::string>& ids) {
  if (Status status = read_kept(); !status) return status.error();
  recount_.tables = kept_;
  for (RatedTable& table : recount_.tables) {
    if (Status status = look_again(table); !status) return status.error();
  }
  if (Status status = find_left_out(ids); !status) return status.error();
  count_all();
  compare();
  return std::move(recount_);
}

}  // namespace

Result<Recount> recount(Store& store, const std::vector<std::string>& ids) {
  return Counting(store).run(ids);
}

Status keep(Store& store, const Recount& recount) {
  RatingStore& ratings = store.ratings();
  Status status;
  const Status stored = store.transaction([&] {
    status = ratings.forget_ratings();
    for (const OwnedRating& rating : recount.ratings) {
      if (status) status = ratings.keep(rating);
    }
    for (const RatedTable& table : recount.tables) {
      if (!status) return;
      status = table.number == 0 ? ratings.add(table) : ratings.replace(table);
    }
  });
  return stored ? status : stored;
}

}  // namespace benben
