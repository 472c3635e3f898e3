// PlaySession: a game between people and bots over lines that are typed and a stream of text.
//
// It reads a line, obeys it, and says what has happened; bots and chance act by themselves. In a
// pipe it writes the board once and then what happens; what it writes depends on the lines alone,
// so a game can be scripted. On a terminal the board stands, with what is said of it below, and
// only what changes is written (screen.h). Bad input is answered, and the game goes on. Where only
// bots play, every empty line shows the next move, and at the end of the input the game plays to
// its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game_file.h"
#include "cli/hint_text.h"
#include "cli/line_reader.h"
#include "cli/local_table.h"
#include "cli/screen.h"
#include "cli/terminal.h"

namespace benben::cli {

// Which form of the board is drawn; kFitting: the full one where there is room.
enum class BoardChoice { kFitting, kFull, kCompact };

struct PlayStyle {
  bool colour = false;   // ANSI colours in the drawing
  bool waiting = false;  // while a bot thinks, say so, and erase it again: the output is a terminal
  bool echo = false;     // repeat what is typed: the input is no terminal
  bool in_place = false;  // the board stands: both are terminals, and can address the cursor
  BoardChoice board = BoardChoice::kFitting;
  // Asked before every drawing, as a window may change.
  std::function<TerminalSize()> size = [] { return TerminalSize(); };
};

struct PlayFiles {
  std::string save = {};     // written after every event; empty for none
  std::string resumed = {};  // what the table was read from; empty for a new game
};

// Whether the person wants to stop (Ctrl-C).
using Interrupted = std::function<bool()>;

class PlaySession {
 public:
  PlaySession(LocalTable table, const PlayFiles& files, PlayStyle style, LineReader& in,
              std::ostream& out, Interrupted interrupted);
  PlaySession(const PlaySession&) = delete;
  PlaySession& operator=(const PlaySession&) = delete;

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
  void give_up(Seat seat, const Error& error);
  void finish();
  void show_end();
  // Whether the seat to act waits for a line.
  bool is_prompted() const;
  bool is_person(Seat seat) const { return table_.seat(seat).is_person(); }

  // A line.
  void take(const std::string& line);
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
  void choose_board(const std::string& argument);
  void tell_rules(const std::string& argument);
  void show_parts(const std::string& argument);
  void print_record(const std::string& argument);
  void undo(const std::string& argument);
  void save_to(const std::string& path);
  void run_to_end(const std::string& argument);
  void quit(const std::string& argument);

  // Whole lines that may follow from what is typed: commands with their arguments, moves.
  std::vector<std::string> ways_on(std::string_view typed) const;
  std::vector<std::string> arguments_of(std::string_view command) const;

  // Drawing, news, points, and who is to act; as a text that goes on, or as a picture that stands.
  using Lines = std::vector<std::string>;
  std::string drawing() const;
  Lines take_news();
  std::string turn_words() const;
  void show_turn();
  void show_picture();
  void show_on_screen(Lines picture, TerminalSize size);
  void say_long(const Lines& answer);
  void say_as_it_is(std::string_view text);

  LocalTable table_;
  GameFile file_;
  PlayStyle style_;
  LineReader& in_;
  std::ostream& out_;
  // What is said: at once in a pipe; where the board stands, with the next picture.
  std::ostringstream answer_;
  std::ostream& said_;
  Screen screen_;
  Interrupted interrupted_;
  bool stepping_;  // only bots play, and each empty line shows one move
  bool leaving_ = false;
  bool has_failed_ = false;  // an engine
  // The last hint that was given, and in which position.
  struct Hinted {
    std::size_t ply = 0;
    Advice advice;
    HintGrade grade = HintGrade::kNudge;
  };
  std::optional<Hinted> hinted_;
  bool turn_shown_ = false;
  bool board_due_ = true;  // in a pipe: the next turn shows the board, too
  Lines news_;             // of this turn, where the board stands
  std::size_t shown_events_;
};

}  // namespace benben::cli
