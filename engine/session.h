// Session: the engine's side of the protocol (docs/engine.md), with the games, the search and the
// bots of our own.
//
// One thread reads and answers: while it thinks, alone or with others that grow trees for it, the
// search asks now and then how to go on (search/pace.h), and there the lines are read that have
// come meanwhile. `stop` and `ping` are
// obeyed at once; the others wait until the move is told. After an error nothing has changed.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "engine/line_source.h"
#include "engine/protocol.h"
#include "engine/thought.h"

namespace benben::engine {

// The value of the option `play` by which it searches as far as it is told.
inline constexpr std::string_view kSearch = "search";

struct SessionOptions {
  std::string version = {};   // of the program
  std::string play{kSearch};  // or a bot (search/bot.h)
  int threads = 1;            // of its search, 1 to kMostThreads
  int moves = 0;              // of which it tells what its search found, 0 to kMostMoves
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

class Session {
 public:
  Session(LineSource& in, std::ostream& out, SessionOptions options)
      : in_(in), out_(out), options_(std::move(options)) {}

  // Obeys until it is told to quit, or its input ends.
  void run();

 private:
  struct Command;
  static const Command kCommands[];
  class ThinkingPace;

  std::optional<std::string> next_line();
  void say(const std::string& line) { out_ << line << std::endl; }
  void obey(std::string_view line);

  Status greet(std::string_view rest);
  Status set(std::string_view rest);
  Status set_play(std::string_view value);
  Status set_threads(std::string_view value);
  Status set_moves(std::string_view value);
  Status begin(std::string_view rest);
  Status read_record(std::string_view rest);
  Status add_event(std::string_view rest);
  Status undo(std::string_view rest);
  Status go(std::string_view rest);
  Status list_legal(std::string_view rest);
  Status sample(std::string_view rest);
  Status show_state(std::string_view rest);
  Status ping(std::string_view rest);
  Status stop(std::string_view rest);
  Status quit(std::string_view rest);
  Status help(std::string_view rest);

  // Of what a command asks for: the seat that may act, or why it may not.
  Result<Seat> seat_of(const Order& order) const;
  Status need_game() const;
  void tell(const Info& info, Seat mover);

  LineSource& in_;
  std::ostream& out_;
  SessionOptions options_;
  bool is_over_ = false;
  std::deque<std::string> waiting_;  // lines that came while it thought
  Record record_;
  std::unique_ptr<AnyPosition> position_;  // none before the first game
};

}  // namespace benben::engine
