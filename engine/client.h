// Client: the host's side of the engine protocol (docs/engine.md). It runs an engine as a program
// of its own and asks it for moves.
//
// It believes nothing: every answer is checked for its form, and what is wrong is an error that
// says what the engine did. After an error the engine is of no use any more.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "engine/child.h"
#include "engine/protocol.h"

namespace benben::engine {

struct Settings {
  std::optional<int> nodes = {};    // that an engine is told for each move
  std::optional<int> time_ms = {};  // the same, by the clock
  NamedTexts options = {};          // that it is told at its start
  // How long an answer may take; to `go` so much longer than the time that the engine is told.
  std::chrono::milliseconds patience{60'000};
};

// A game as far as it has come, at a position in which a seat is to act.
struct GameSoFar {
  const Setup& setup;
  std::span<const Event> events;
  const AnyPosition& position;

  // Of those that may act the lowest, as in bots.
  Seat seat() const { return position.next().seats.first(); }
};

// What an engine has said of itself.
struct About {
  struct Played {
    std::string game;
    int rules = 0;
    int least_seats = 0;
    int most_seats = 0;
  };
  std::string name = {};
  std::string author = {};
  std::vector<Played> games = {};
  std::vector<std::string> options = {};  // their names
};

// Whether an engine plays this game by the rules that we have, with so many seats.
Status check_plays(const About& about, const AnyGame& game, int players);

class Client {
 public:
  // Starts the program (command_line.h) and shakes hands.
  static Result<std::unique_ptr<Client>> start(std::string_view command, const Settings& settings);
  // Lets it leave in order.
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  const About& about() const { return about_; }
  Status check_plays(const AnyGame& game, int players) const {
    return engine::check_plays(about_, game, players);
  }

  // Its move for the seat that is to act, which is legal. It is told what it does not know of the
  // game.
  Result<std::string> best(const GameSoFar& game, std::uint64_t seed);

 private:
  Client(std::unique_ptr<Child> child, Settings settings)
      : child_(std::move(child)), settings_(std::move(settings)) {}

  Status shake_hands();
  Status note(std::string_view line);
  Status note_game(std::string_view rest);
  Status set_options();
  Status tell(const GameSoFar& game);
  Status tell_start(const AnyGame& game, const Setup& setup);
  bool knows_start_of(const GameSoFar& game) const;

  Limit limit() const { return limit_of(settings_.patience); }
  // The line that answers a command, behind all that only tells something.
  Result<std::string> ask(std::string_view command, const Limit& limit);
  Result<std::string> answer(std::string_view command, const Limit& limit);
  Status expect_ok(std::string_view command);

  std::unique_ptr<Child> child_;
  Settings settings_;
  About about_;
  // What it knows; no game at first.
  const AnyGame* game_ = nullptr;
  Setup setup_;
  std::vector<Event> events_;
};

}  // namespace benben::engine
