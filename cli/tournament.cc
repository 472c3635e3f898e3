// `benben tournament GAME`: many bots, one table after the other, and who is ahead in the end.
#include "people/tournament.h"

#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/json.h"
#include "engine/match.h"
#include "engine/player.h"
#include "people/ratings.h"
#include "search/review_json.h"

namespace benben::cli {
namespace {

struct Entrant {
  std::string name;
  std::string bot;
};

// "bot:2", or of several "bot:2 #1", "bot:2 #2"; the copies of a bot are seeds that lie apart.
std::vector<Entrant> entrants_of(const TournamentFlags& flags) {
  std::vector<Entrant> entrants;
  for (int copy = 1; copy <= flags.copies; ++copy) {
    for (const std::string& bot : flags.bots) {
      const bool alone = flags.copies == 1 && std::ranges::count(flags.bots, bot) == 1;
      const auto same = 1 + std::ranges::count(entrants, bot, &Entrant::bot);
      entrants.push_back({alone ? bot : bot + " #" + std::to_string(same), bot});
    }
  }
  return entrants;
}

// The tables of a tournament, played one after the other.
class BotTables {
 public:
  BotTables(const TournamentFlags& flags, const Chosen& chosen, std::vector<Entrant> entrants)
      : flags_(flags), chosen_(chosen), entrants_(std::move(entrants)) {}

  // One player for all entrants that are the same bot or engine; the error says which cannot play.
  Status make_players(const engine::Settings& settings) {
    for (const auto& [name, bot] : entrants_) {
      if (players_.contains(bot)) continue;
      auto player = engine::make_player(*chosen_.game, chosen_.setup.players, bot, settings);
      if (!player) return player.error();
      players_.emplace(bot, std::move(*player));
    }
    return {};
  }

  // The ranks at the table, by seat. Whoever fails is behind all others, who are level.
  Result<std::vector<int>> play(const Seating& table, int round, Progress& progress) {
    std::vector<engine::Player*> players;
    for (const int player : table) players.push_back(players_.at(entrant(player).bot).get());
    Setup setup = chosen_.setup;
    setup.players = static_cast<int>(table.size());
    const Rng key = Rng(flags_.seed).split(static_cast<std::uint64_t>(++played_));
    engine::Match match = engine::play_match(*chosen_.game, setup, players, GameSeed(key));
    if (match.forfeit) {
      const auto failed = static_cast<std::size_t>(index(match.forfeit->seat));
      progress.say("game " + std::to_string(played_) + ": " + entrant(table[failed]).name +
                   " forfeits: " + describe(match.forfeit->error));
      match.record.tags.push_back(engine::forfeit_tag(*match.forfeit));
    }
    name_seats(match.record, table, round);
    if (const Status status = keep(match.record); !status) return status.error();
    return match.forfeit ? ranks_behind(match.forfeit->seat, table.size()) : ranks_of(*match.end);
  }

  const Entrant& entrant(int player) const { return entrants_[static_cast<std::size_t>(player)]; }
  int played() const { return played_; }

 private:
  static std::vector<int> ranks_behind(Seat seat, std::size_t seats) {
    std::vector<int> ranks(seats, 0);
    ranks[static_cast<std::size_t>(index(seat))] = static_cast<int>(seats) - 1;
    return ranks;
  }

  void name_seats(Record& record, const Seating& table, int round) const {
    std::vector<Tag> tags;
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
      tags.push_back({"Seat" + std::to_string(seat), entrant(table[seat]).name});
    }
    tags.push_back({"Round", std::to_string(round)});
    record.tags.insert(std::ranges::find(record.tags, "Result", &Tag::name), tags.begin(),
                       tags.end());
  }

  Status keep(const Record& record) const {
    if (flags_.out.empty()) return {};
    std::string number = std::to_string(played_);
    if (number.size() < 5) number.insert(0, 5 - number.size(), '0');
    const auto path =
        std::filesystem::path(flags_.out) / (flags_.game.game + "-" + number + ".game");
    return write_file(path.string(), write_record(record), Keeping::kThroughEnd);
  }

  const TournamentFlags& flags_;
  const Chosen& chosen_;
  std::vector<Entrant> entrants_;
  std::map<std::string, std::unique_ptr<engine::Player>> players_;  // by what they are
  int played_ = 0;
};

Status play_all(Tournament& tournament, BotTables& tables) {
  while (!tournament.is_over()) {
    const Round round = tournament.next_round();
    Progress progress("table of round " + std::to_string(tournament.rounds()),
                      static_cast<int>(round.tables.size()));
    for (const Seating& table : round.tables) {
      const auto ranks = tables.play(table, tournament.rounds(), progress);
      if (!ranks) return ranks.error();
      tournament.finish(table, *ranks);
      progress.step();
    }
  }
  return {};
}

std::string decimal(double number) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(2) << number;
  return text.str();
}

void print_text(const Tournament& tournament, const BotTables& tables) {
  std::cout << "place   score strength quality first games  player\n";
  int place = 0;
  for (const Standing& it : tournament.standings()) {
    std::cout << std::setw(5) << ++place << std::setw(8) << decimal(it.score) << std::setw(9)
              << decimal(it.strength) << std::setw(8) << decimal(it.quality) << std::setw(6)
              << it.first << std::setw(6) << it.games << "  " << tables.entrant(it.player).name
              << '\n';
  }
  std::cout << tournament.rounds() << " rounds, " << tables.played() << " games\n";
}

void print_json(const Tournament& tournament, const BotTables& tables) {
  JsonWriter json;
  json.begin_object().member("rounds", tournament.rounds()).member("games", tables.played());
  json.key("standings").begin_list();
  for (const Standing& it : tournament.standings()) {
    json.begin_object().member("player", tables.entrant(it.player).name);
    json.key("score").raw(six_digits(it.score)).key("strength").raw(six_digits(it.strength));
    json.key("quality").raw(six_digits(it.quality)).member("first", it.first);
    json.member("games", it.games).member("left_in", it.left_in).end_object();
  }
  std::cout << json.end_list().end_object().text() << '\n';
}

}  // namespace

int tournament(const TournamentFlags& flags) {
  const Result<Chosen> chosen = choose_game(flags.game);
  if (!chosen) return complain("", chosen.error());
  std::vector<Entrant> entrants = entrants_of(flags);
  TournamentOptions options;
  for (const System system : kSystems) {
    if (name_of(system) == flags.system) options.system = system;
  }
  options.players = static_cast<int>(entrants.size());
  options.seats = flags.game.players;
  options.least = std::min(chosen->game->info().min_players, flags.game.players);
  options.rounds = flags.rounds;
  options.seed = flags.seed;
  auto tournament = Tournament::make(options);
  if (!tournament) return complain("", tournament.error());
  if (!flags.out.empty()) {
    std::error_code failure;
    std::filesystem::create_directories(flags.out, failure);
    if (failure) {
      return complain("--out",
                      {ErrorCode::kInput, "Cannot make the folder: " + failure.message() + "."});
    }
  }
  const Result<engine::Settings> engines = engine_settings(flags.engines);
  if (!engines) return complain("--engine-set", engines.error());
  BotTables tables(flags, *chosen, std::move(entrants));
  if (const Status status = tables.make_players(*engines); !status) {
    return complain("--bots", status.error());
  }
  if (const Status status = play_all(*tournament, tables); !status) {
    return complain("", status.error());
  }
  (flags.json ? print_json : print_text)(*tournament, tables);
  return kExitOk;
}

}  // namespace benben::cli
