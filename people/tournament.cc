#include "people/tournament.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>

#include "core/result.h"

namespace benben {
namespace {

constexpr int kMostPlayers = 1'000;
constexpr int kMostSeats = 6;
constexpr int kMostRounds = 1'000;
// So many games of an arena back nobody should be met again.
constexpr std::size_t kJustMet = 3;
// Meeting again is worse than any difference in score.
constexpr double kMetAgain = 1'000;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

Error out_of_range(std::string what, int least, int most) {
  return {ErrorCode::kOutOfRange,
          "The " + std::move(what) + " must be from " + std::to_string(least) + " to " +
              std::to_string(most) + ".",
          "", 0};
}

bool is_within(int number, int least, int most) { return number >= least && number <= most; }

// To and fro, so that the first meet the last, and as late as can be each other.
std::vector<Seating> dealt(std::span<const int> players, std::span<const int> sizes) {
  std::vector<Seating> tables(sizes.size());
  auto next = players.begin();
  for (int seat = 0; next != players.end(); ++seat) {
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      const std::size_t table = seat % 2 == 0 ? i : sizes.size() - 1 - i;
      if (sizes[table] > seat) tables[table].push_back(*next++);
    }
  }
  return tables;
}

}  // namespace

std::string_view name_of(System system) {
  constexpr std::string_view kNames[] = {"round-robin", "swiss", "knock-out", "arena"};
  return kNames[static_cast<std::size_t>(system)];
}

Result<Tournament> Tournament::make(const TournamentOptions& options) {
  if (!is_within(options.players, 2, kMostPlayers)) {
    return out_of_range("number of players", 2, kMostPlayers);
  }
  const int most = std::min(kMostSeats, options.players);
  if (!is_within(options.seats, 2, most)) return out_of_range("number of seats", 2, most);
  if (!is_within(options.least, 2, options.seats)) {
    return out_of_range("least number of seats", 2, options.seats);
  }
  if (!is_within(options.rounds, 0, kMostRounds)) {
    return out_of_range("number of rounds", 0, kMostRounds);
  }
  return Tournament(options);
}

Tournament::Tournament(const TournamentOptions& options)
    : options_(options),
      players_(at(options.players)),
      encounters_(options.players, options.seats) {}

// As many as part so many players by halves; in a round robin those that everybody needs to meet
// everybody, or as many again where no plan brings all together.
int Tournament::wanted_rounds() const {
  const int players = options_.players;
  if (options_.system == System::kRoundRobin) {
    if (options_.seats == 2) return players + players % 2 - 1;
    return 2 * players;
  }
  if (options_.rounds > 0) return options_.rounds;
  return static_cast<int>(std::bit_width(static_cast<unsigned>(players - 1)));
}

bool Tournament::is_over() const {
  BENBEN_ASSERT(unfinished_ == 0);
  const std::vector<int> players = playing();
  if (static_cast<int>(players.size()) < options_.least) return true;
  if (options_.system == System::kKnockOut) return false;
  if (options_.system == System::kRoundRobin && options_.seats > 2 &&
      encounters_.all_met(players)) {
    return true;
  }
  return rounds_ >= wanted_rounds();
}

// Those who are still in, in the order of their seeds.
std::vector<int> Tournament::left() const {
  std::vector<int> left;
  for (int player = 0; player < options_.players; ++player) {
    if (players_[at(player)].left_in == 0) left.push_back(player);
  }
  return left;
}

// Those of them who have not withdrawn.
std::vector<int> Tournament::playing() const {
  std::vector<int> players = left();
  std::erase_if(players, [this](int player) { return !players_[at(player)].is_in; });
  return players;
}

std::vector<int> Tournament::by_score() const {
  std::vector<int> order = playing();
  std::ranges::sort(order, {},
                    [&](int player) { return std::pair(-players_[at(player)].score, player); });
  return order;
}

Round Tournament::next_round() {
  BENBEN_ASSERT(unfinished_ == 0 && !is_over());
  switch (options_.system) {
    case System::kKnockOut:
      retire_withdrawn();
      return begin(knock_out_round());
    case System::kRoundRobin:
      return begin(options_.seats == 2 ? berger_round() : split_round(playing()));
    case System::kSwiss:
    case System::kArena:
      break;
  }
  return begin(split_round(by_score()));
}

Round Tournament::pair_free(std::span<const int> free) {
  return begin(split_round({free.begin(), free.end()}));
}

// The circle method: one stays, the others go round, and who sits first changes with the place, so
// that everybody does so half of the time. Of an odd number one plays nobody, as does who would
// have met somebody who has withdrawn.
Round Tournament::berger_round() const {
  const int players = options_.players;
  const int places = players + players % 2;
  const auto place = [&](int number) { return (number + rounds_) % (places - 1); };
  Round round;
  const auto plays = [&](int player) { return player < players && players_[at(player)].is_in; };
  const auto meet = [&](int one, int other) {
    if (plays(one) && plays(other)) return round.tables.push_back({one, other});
    if (plays(one) || plays(other)) round.byes.push_back(plays(one) ? one : other);
  };
  rounds_ % 2 == 0 ? meet(places - 1, place(0)) : meet(place(0), places - 1);
  for (int i = 1; i < places / 2; ++i) {
    const int back = place(places - 1 - i);
    i % 2 == 0 ? meet(back, place(i)) : meet(place(i), back);
  }
  return round;
}

// The tables are filled to and fro, so that the first seeds meet the last ones, and as late as can
// be each other. Who has a bye are the first seeds.
Round Tournament::knock_out_round() const {
  std::vector<int> players = left();
  const auto count = static_cast<int>(players.size());
  Round round;
  std::vector<int> sizes;
  if (count <= options_.seats) {
    sizes = {count};
  } else if (options_.seats == 2) {
    const int free = static_cast<int>(std::bit_ceil(static_cast<unsigned>(count))) - count;
    sizes.assign(at((count - free) / 2), 2);
  } else {
    sizes = table_sizes(count, options_.seats, options_.least);
  }
  const int seated = std::accumulate(sizes.begin(), sizes.end(), 0);
  round.byes.assign(players.begin(), players.end() - seated);
  players.erase(players.begin(), players.end() - seated);
  round.tables = dealt(players, sizes);
  return round;
}

// Those who come last have the byes, who has had none before all others.
Round Tournament::split_round(std::vector<int> players) const {
  const auto sizes = table_sizes(static_cast<int>(players.size()), options_.seats, options_.least);
  auto free = static_cast<int>(players.size()) - std::accumulate(sizes.begin(), sizes.end(), 0);
  Round round;
  while (free-- > 0) {
    const auto next = std::min_element(players.rbegin(), players.rend(), [&](int one, int other) {
      return players_[at(one)].byes < players_[at(other)].byes;
    });
    round.byes.push_back(*next);
    players.erase(std::next(next).base());
  }
  if (options_.system == System::kSwiss && rounds_ == 0) {
    round.tables = dealt(players, sizes);
    return round;
  }
  const Rng rng = Rng(options_.seed).split(static_cast<std::uint64_t>(rounds_));
  round.tables = split(players, sizes, [&](int one, int other) { return cost(one, other); }, rng);
  return round;
}

// Who has withdrawn from a knock-out goes out in the round that begins.
void Tournament::retire_withdrawn() {
  for (Player& player : players_) {
    if (!player.is_in && player.left_in == 0) player.left_in = rounds_ + 1;
  }
}

double Tournament::cost(int one, int other) const {
  const double met = encounters_.met(one, other);
  if (options_.system == System::kRoundRobin) return met;
  const double apart = players_[at(one)].score - players_[at(other)].score;
  if (options_.system == System::kSwiss) return kMetAgain * met + apart * apart;
  const std::vector<int>& last = players_[at(one)].met;
  const std::size_t back = std::min(last.size(), kJustMet * at(options_.seats - 1));
  const bool just_met =
      std::find(last.end() - static_cast<std::ptrdiff_t>(back), last.end(), other) != last.end();
  return (just_met ? kMetAgain : 0) + apart * apart;
}

Round Tournament::begin(Round round) {
  // The circle method has its own seats.
  const bool is_seated = options_.system == System::kRoundRobin && options_.seats == 2;
  for (Seating& table : round.tables) {
    if (!is_seated) table = seated(table, encounters_);
    encounters_.add(table);
  }
  note(round);
  return round;
}

void Tournament::resume(const Round& round) {
  if (options_.system == System::kKnockOut) retire_withdrawn();
  for (const Seating& table : round.tables) encounters_.add(table);
  note(round);
}

void Tournament::note(const Round& round) {
  ++rounds_;
  tables_ = static_cast<int>(round.tables.size());
  unfinished_ += tables_;
  for (const int player : round.byes) {
    ++players_[at(player)].byes;
    // Who waits in an arena is paired the next time.
    if (options_.system != System::kArena) players_[at(player)].score += 1;
  }
}

void Tournament::finish(const Seating& table, std::span<const int> ranks) {
  --unfinished_;
  for (std::size_t seat = 0; seat < table.size(); ++seat) {
    Player& player = players_[at(table[seat])];
    ++player.games;
    double ahead = 0;
    for (std::size_t other = 0; other < table.size(); ++other) {
      if (other == seat) continue;
      player.met.push_back(table[other]);
      if (ranks[seat] < ranks[other]) player.beaten.push_back(table[other]);
      ahead += ranks[seat] < ranks[other] ? 1 : ranks[seat] == ranks[other] ? 0.5 : 0;
    }
    player.score += ahead / static_cast<double>(table.size() - 1);
    if (ranks[seat] == 0 && std::ranges::count(ranks, 0) == 1) ++player.first;
  }
  if (options_.system == System::kKnockOut) knock_out(table, ranks);
}

// Half of a table goes on, of the last table one; of equals the better seed.
void Tournament::knock_out(const Seating& table, std::span<const int> ranks) {
  std::vector<std::pair<int, int>> order;
  for (std::size_t seat = 0; seat < table.size(); ++seat)
    order.emplace_back(ranks[seat], table[seat]);
  std::ranges::sort(order);
  const std::size_t on =
      tables_ == 1 && static_cast<int>(left().size()) <= options_.seats ? 1 : table.size() / 2;
  for (std::size_t i = on; i < order.size(); ++i) players_[at(order[i].second)].left_in = rounds_;
}

std::vector<Standing> Tournament::standings() const {
  std::vector<Standing> standings;
  for (int number = 0; number < options_.players; ++number) {
    const Player& player = players_[at(number)];
    Standing standing{number, player.left_in, player.score, 0, 0, player.first, player.games};
    const bool is_leaving = options_.system == System::kKnockOut && !player.is_in;
    if (is_leaving && player.left_in == 0) standing.left_in = rounds_ + 1;
    for (const int other : player.met) standing.strength += players_[at(other)].score;
    if (!player.met.empty()) standing.strength /= static_cast<double>(player.met.size());
    for (const int other : player.beaten) standing.quality += players_[at(other)].score;
    standings.push_back(standing);
  }
  const auto key = [](const Standing& it) {
    const int stayed = it.left_in == 0 ? kMostRounds + 1 : it.left_in;
    return std::tuple(-stayed, -it.score, -it.strength, -it.quality, -it.first, it.player);
  };
  std::ranges::sort(standings, {}, key);
  return standings;
}

}  // namespace benben
