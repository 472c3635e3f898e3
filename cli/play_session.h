// PlaySession: a game between people and bots over a stream of typed lines and a stream of text.
//
// It reads a line, obeys it, and says what has happened; bots and chance act by themselves. What it
// writes depends on the lines alone (PlayStyle adds colours and what a terminal shows while one
// waits), so a game can be scripted through a pipe. Bad input is answered, and the game goes on.
// Where only bots play, every empty line shows the next move, and at the end of the input the game
// plays to its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/game_file.h"
#include "cli/local_table.h"

namespace benben::cli {

struct PlayStyle {
  bool colour = false;   // ANSI colours in the drawing
  bool waiting = false;  // while a bot thinks, say so, and erase it again: the output is a terminal
  bool echo = false;     // repeat what is typed: the input is no terminal
  int rows = 0;          // height of the terminal, 0 if there is none
};

struct PlayFiles {
  std::string save = {};     // written after every event; empty for none
  std::string resumed = {};  // what the table was read from; empty for a new game
};

// Whether the person wants to stop (Ctrl-C).
using Interrupted = std::function<bool()>;

class PlaySession {
 public:
  PlaySession(LocalTable table, const PlayFiles& files, PlayStyle style, std::istream& in,
              std::ostream& out, Interrupted interrupted);

  // Plays until the game is over or the person leaves; gives the exit code.
  int run();

 private:
  struct Command {
    std::string_view name;
    std::string_view argument;  // "FILE", or nothing
    std::string_view summary;
    void (PlaySession::*obey)(const std::string& argument);
  };
  static const Command kCommands[];
  static const Command* find_command(std::string_view name);

  // The rounds of the game.
  void greet();
  void prompt();
  void advance();
  void finish();
  // Whether the seat to act waits for a line.
  bool is_prompted() const;
  bool is_person(Seat seat) const { return table_.seat(seat).is_person(); }

  // A line.
  void obey(const std::string& line);
  bool obey_command(const std::string& line);
  void play(const std::string& typed);
  enum class Cut { kAnywhere, kAtWord };
  std::vector<std::string> moves_from(const std::string& start, Cut cut) const;

  // The commands.
  void help(const std::string& argument);
  void list_moves(const std::string& argument);
  void hint(const std::string& argument);
  void show_best(const std::string& argument);
  void draw(const std::string& argument);
  void show_parts(const std::string& argument);
  void print_record(const std::string& argument);
  void undo(const std::string& argument);
  void save_to(const std::string& path);
  void run_to_end(const std::string& argument);
  void quit(const std::string& argument);

  // Drawing, news, points, and who is to act.
  void show_turn();
  void show_news(std::size_t first);

  LocalTable table_;
  GameFile file_;
  PlayStyle style_;
  std::istream& in_;
  std::ostream& out_;
  Interrupted interrupted_;
  bool stepping_;  // only bots play, and each empty line shows one move
  bool leaving_ = false;
  bool turn_shown_ = false;
  std::size_t shown_events_;
};

}  // namespace benben::cli
