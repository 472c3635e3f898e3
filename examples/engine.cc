// An engine (docs/engine.md) that plays each move's games out at random, with the rules of the
// installed library: benben arena pyramix --bots "cmd:./engine,random"
#include <core/record.h>
#include <games/registry.h>
#include <search/bot.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>

namespace {

using benben::AnyPosition, benben::Bot, benben::Rng, benben::Seat;
using Position = std::unique_ptr<AnyPosition>;

// What a seat has of a game that is played out at random: 1 if it wins alone.
double played_out(Position position, Seat seat, const Bot& bot, Rng rng) {
  for (std::uint64_t ply = 0; !position->next().is_over(); ++ply) {
    const benben::Next next = position->next();
    const benben::Actor actor = next.is_chance() ? benben::kChance : next.seats.first();
    const std::string text = actor ? bot.choose(*position, rng.split(ply)) : position->sample(rng);
    (void)position->apply(actor, text);
  }
  const auto winners = position->winners();
  return winners.contains(seat) ? 1.0 / winners.size() : 0;
}

// The order is "seat 0 nodes 500 seed 7". Each move has as many of the nodes, which are games.
std::string best(const AnyPosition& position, const Bot& bot, std::istringstream& words) {
  std::map<std::string, std::uint64_t> order = {{"seat", 0}, {"nodes", 200}, {"seed", 0}};
  for (std::string name; words >> name >> order[name];) continue;
  const Seat seat = benben::seat_at(static_cast<int>(order["seat"]));
  const Rng rng(order["seed"]);
  std::vector<std::string> moves = position.legal(seat).value_or(std::vector<std::string>());
  // Where they are too many to be listed, a few must do.
  for (std::uint64_t i = 0; moves.size() < 16 && !position.legal(seat); ++i) {
    moves.push_back(bot.choose(position, rng.split(i)));
  }
  std::vector<double> won(moves.size());
  for (std::uint64_t game = 0; game < std::max(order["nodes"], moves.size()); ++game) {
    const std::size_t which = game % moves.size();
    Position behind = position.clone();
    (void)behind->apply(seat, moves[which]);
    won[which] += played_out(std::move(behind), seat, bot, rng.split(1).split(game));
  }
  return moves[static_cast<std::size_t>(std::ranges::max_element(won) - won.begin())];
}

std::string error_of(const benben::Status& status, const std::string& where) {
  return status ? "ok" : "error malformed " + where + ": " + describe(status.error());
}

void greet() {
  std::cout << "name Games at random 1\n";
  for (const benben::AnyGame* game : benben::all_games()) {
    const benben::GameInfo& info = game->info();
    std::cout << "game " << info.name << ' ' << info.rules_version << ' ' << info.min_players << '-'
              << info.max_players << '\n';
  }
  std::cout << "ready 1" << std::endl;
}

benben::Status begin(std::istringstream& words, Position& position) {
  std::string name;
  benben::Setup setup;
  words >> name >> setup.players;
  for (std::string option; words >> option;) {
    setup.options.emplace_back(option.substr(0, option.find('=')),
                               option.substr(option.find('=') + 1));
  }
  const benben::AnyGame* game = benben::find_game(name);
  if (game == nullptr) return benben::Error{benben::ErrorCode::kUnknown, "There is no such game."};
  auto start = game->start(setup);
  if (!start) return start.error();
  position = std::move(*start);
  return {};
}

}  // namespace

int main() {
  Position position;
  for (std::string line; std::getline(std::cin, line) && line != "quit";) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "benben") {
      greet();
    } else if (word == "game") {
      std::cout << error_of(begin(words, position), word) << std::endl;
    } else if (word == "event" && position) {
      const auto event = benben::parse_event(line.substr(6));
      const auto status = event ? position->apply(event->actor, event->text) : event.error();
      std::cout << error_of(status, word) << std::endl;
    } else if (word == "go" && position && position->next().is_seats()) {
      const auto bot = benben::make_bot(position->game(), "random");
      std::cout << "best " << best(*position, **bot, words) << std::endl;
    } else if (word == "ping") {
      std::cout << "pong" << line.substr(4) << std::endl;
    } else if (word != "stop") {
      std::cout << "error unknown " << word << ": It is too simple for that." << std::endl;
    }
  }
}
