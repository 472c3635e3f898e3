#include "people/contest.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/rng.h"
#include "core/text.h"

namespace benben {
namespace {

constexpr int kMostNumber = 1'000'000;
constexpr std::array<std::string_view, 8> kWords = {"enter", "leave",  "return", "start",
                                                    "round", "result", "end",    "cancel"};
constexpr std::string_view kByes = "byes";
constexpr int kNoSeed = -1;
constexpr std::uint64_t kOfSeeds = 1;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

std::string list(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

std::optional<std::vector<int>> parse_list(std::string_view text) {
  std::vector<int> numbers;
  for (const std::string_view part : split(text, ',')) {
    const std::optional<int> number = parse_number(part, kMostNumber);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

bool parse_table(std::string_view word, Fact& fact) {
  const std::size_t colon = word.find(':');
  if (colon == word.npos || colon == 0) return false;
  std::optional<std::vector<int>> entrants = parse_list(word.substr(colon + 1));
  if (!entrants || !fact.byes.empty()) return false;
  fact.tables.push_back({std::string(word.substr(0, colon)), std::move(*entrants)});
  return true;
}

bool parse_round(const std::vector<std::string_view>& words, Fact& fact) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] != kByes) {
      if (!parse_table(words[i], fact)) return false;
      continue;
    }
    if (i + 2 != words.size()) return false;
    std::optional<std::vector<int>> byes = parse_list(words[i + 1]);
    if (!byes) return false;
    fact.byes = std::move(*byes);
    return true;
  }
  return true;
}

bool parse_rest(const std::vector<std::string_view>& words, Fact& fact) {
  using Kind = Fact::Kind;
  if (fact.kind == Kind::kRound) return parse_round(words, fact);
  const bool has_number = fact.kind == Kind::kEnter || fact.kind == Kind::kLeave ||
                          fact.kind == Kind::kReturn || fact.kind == Kind::kResult;
  const std::size_t count = fact.kind == Kind::kResult ? 3 : has_number ? 2 : 1;
  if (words.size() != count) return false;
  if (!has_number) return true;
  const std::optional<int> number = parse_number(words[1], kMostNumber);
  if (!number) return false;
  fact.number = *number;
  if (fact.kind != Kind::kResult) return true;
  std::optional<std::vector<int>> ranks = parse_list(words[2]);
  if (!ranks) return false;
  fact.ranks = std::move(*ranks);
  return true;
}

}  // namespace

std::string fact_text(const Fact& fact) {
  using Kind = Fact::Kind;
  std::string text(kWords[static_cast<std::size_t>(fact.kind)]);
  if (fact.kind == Kind::kRound) {
    for (const ContestTable& table : fact.tables)
      text += ' ' + table.id + ':' + list(table.entrants);
    if (!fact.byes.empty()) text += ' ' + std::string(kByes) + ' ' + list(fact.byes);
  } else if (fact.kind == Kind::kResult) {
    text += ' ' + std::to_string(fact.number) + ' ' + list(fact.ranks);
  } else if (fact.kind < Kind::kStart) {
    text += ' ' + std::to_string(fact.number);
  }
  return text;
}

std::optional<Fact> parse_fact(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  const auto word = std::ranges::find(kWords, words.front());
  if (word == kWords.end()) return std::nullopt;
  Fact fact;
  fact.kind = static_cast<Fact::Kind>(word - kWords.begin());
  if (!parse_rest(words, fact) || fact_text(fact) != text) return std::nullopt;
  return fact;
}

// Who takes part.

bool Contest::is_entrant(int number) const {
  return number >= 0 && at(number) < entrants_.size() && !entrants_[at(number)].is_bot;
}

int Contest::people() const {
  return static_cast<int>(std::ranges::count_if(
      entrants_, [](const Entrant& entrant) { return entrant.is_in && !entrant.is_bot; }));
}

int Contest::players() const { return std::max(people(), options_.bots); }

bool Contest::can_start() const { return people() > 0 && players() >= options_.least; }

bool Contest::can_be_round(const Fact& fact) const {
  if (options_.system != System::kArena && (running_ > 0 || is_done())) return false;
  std::vector<bool> is_there(entrants_.size());
  const auto joins = [&](int number) {
    const bool is_fit = at(number) < entrants_.size() && seed_[at(number)] != kNoSeed &&
                        !is_there[at(number)] && !is_seated_[at(number)];
    if (is_fit) is_there[at(number)] = true;
    return is_fit;
  };
  return std::ranges::all_of(fact.byes, joins) &&
         std::ranges::all_of(fact.tables, [&](const ContestTable& table) {
           return table.entrants.size() >= 2 && std::ranges::all_of(table.entrants, joins);
         });
}

bool Contest::can_be(const Fact& fact) const {
  using Kind = Fact::Kind;
  const bool is_waiting = phase_ == Phase::kWaiting;
  const bool is_running = phase_ == Phase::kRunning;
  switch (fact.kind) {
    case Kind::kEnter:
      return is_waiting && at(fact.number) == entrants_.size() && people() < options_.most;
    case Kind::kLeave:
      return (is_waiting || is_running) && is_entrant(fact.number) &&
             entrants_[at(fact.number)].is_in;
    case Kind::kReturn:
      return is_entrant(fact.number) && !entrants_[at(fact.number)].is_in &&
             ((is_waiting && people() < options_.most) ||
              (is_running && seed_[at(fact.number)] != kNoSeed));
    case Kind::kStart:
      return is_waiting && can_start();
    case Kind::kRound:
      return is_running && can_be_round(fact);
    case Kind::kResult:
      return is_running && fact.number >= 0 && at(fact.number) < tables_.size() &&
             !tables_[at(fact.number)].is_over() &&
             fact.ranks.size() == tables_[at(fact.number)].entrants.size();
    case Kind::kEnd:
      return is_running && running_ == 0;
    case Kind::kCancel:
      return is_waiting || is_running;
  }
  return false;
}

void Contest::add(const Fact& fact, std::int64_t at_s) {
  using Kind = Fact::Kind;
  BENBEN_ASSERT(can_be(fact));
  ++facts_;
  switch (fact.kind) {
    case Kind::kEnter:
      entrants_.push_back({});
      break;
    case Kind::kLeave:
    case Kind::kReturn: {
      const bool is_in = fact.kind == Kind::kReturn;
      entrants_[at(fact.number)].is_in = is_in;
      if (!tournament_) break;
      const int player = seed_[at(fact.number)];
      is_in ? tournament_->come_back(player) : tournament_->withdraw(player);
      free_since_[at(fact.number)] = at_s;
      break;
    }
    case Kind::kStart:
      start(at_s);
      break;
    case Kind::kRound:
      tournament_->resume(seeded(fact));
      for (ContestTable table : fact.tables) {
        table.round = rounds();
        for (const int entrant : table.entrants) is_seated_[at(entrant)] = true;
        tables_.push_back(std::move(table));
        ++running_;
      }
      settled_s_ = at_s;
      break;
    case Kind::kResult:
      finish(fact, at_s);
      break;
    case Kind::kEnd:
      phase_ = Phase::kEnded;
      break;
    case Kind::kCancel:
      phase_ = Phase::kCancelled;
      break;
  }
}

// The seeds are drawn: nobody's strength is known.
void Contest::start(std::int64_t at_s) {
  phase_ = Phase::kRunning;
  settled_s_ = at_s;
  for (int bots = players() - people(); bots > 0; --bots) entrants_.push_back({.is_bot = true});
  seed_.assign(entrants_.size(), kNoSeed);
  free_since_.assign(entrants_.size(), at_s);
  is_seated_.assign(entrants_.size(), false);
  for (int entrant = 0; at(entrant) < entrants_.size(); ++entrant) {
    if (entrants_[at(entrant)].is_in) order_.push_back(entrant);
  }
  Rng rng = Rng(options_.seed).split(kOfSeeds);
  rng.shuffle(order_);
  for (int player = 0; at(player) < order_.size(); ++player) seed_[at(order_[at(player)])] = player;
  const auto count = static_cast<int>(order_.size());
  Result<Tournament> made =
      Tournament::make({options_.system, count, std::min(options_.seats, count), options_.least,
                        options_.rounds, options_.seed});
  BENBEN_ASSERT(made.ok());
  tournament_ = std::move(*made);
}

void Contest::finish(const Fact& fact, std::int64_t at_s) {
  ContestTable& table = tables_[at(fact.number)];
  table.ranks = fact.ranks;
  table.ended_s = at_s;
  --running_;
  settled_s_ = at_s;
  Seating players;
  for (const int entrant : table.entrants) {
    players.push_back(seed_[at(entrant)]);
    is_seated_[at(entrant)] = false;
    free_since_[at(entrant)] = at_s;
  }
  tournament_->finish(players, fact.ranks);
}

// What comes next.

bool Contest::is_done() const {
  return options_.system == System::kArena ? false : tournament_->is_over();
}

Fact Contest::round_of(const Round& round) const {
  Fact fact;
  fact.kind = Fact::Kind::kRound;
  for (const Seating& table : round.tables) {
    ContestTable& made = fact.tables.emplace_back();
    for (const int player : table) made.entrants.push_back(order_[at(player)]);
  }
  for (const int player : round.byes) fact.byes.push_back(order_[at(player)]);
  return fact;
}

Round Contest::seeded(const Fact& fact) const {
  Round round;
  for (const ContestTable& table : fact.tables) {
    Seating& made = round.tables.emplace_back();
    for (const int entrant : table.entrants) made.push_back(seed_[at(entrant)]);
  }
  for (const int entrant : fact.byes) round.byes.push_back(seed_[at(entrant)]);
  return round;
}

Fact Contest::next_round() const {
  Tournament next = *tournament_;
  return round_of(next.next_round());
}

std::optional<Fact> Contest::pair_free(std::int64_t since_s) const {
  std::vector<int> free;
  for (int entrant = 0; at(entrant) < entrants_.size(); ++entrant) {
    const bool is_free = seed_[at(entrant)] != kNoSeed && entrants_[at(entrant)].is_in &&
                         !is_seated_[at(entrant)] && free_since_[at(entrant)] <= since_s;
    if (is_free) free.push_back(entrant);
  }
  if (static_cast<int>(free.size()) < options_.least) return std::nullopt;
  std::ranges::sort(free, {},
                    [this](int entrant) { return std::pair(free_since_[at(entrant)], entrant); });
  std::vector<int> players;
  for (const int entrant : free) players.push_back(seed_[at(entrant)]);
  Tournament next = *tournament_;
  Fact fact = round_of(next.pair_free(players));
  if (fact.tables.empty()) return std::nullopt;
  return fact;
}

std::vector<Standing> Contest::standings() const {
  if (!tournament_) return {};
  std::vector<Standing> standings = tournament_->standings();
  for (Standing& standing : standings) standing.player = order_[at(standing.player)];
  return standings;
}

}  // namespace benben
