// `benben play`: a game in the terminal, new or resumed from a record.
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "cli/history.h"
#include "cli/line_editor.h"
#include "cli/local_table.h"
#include "cli/play_session.h"
#include "cli/terminal.h"
#include "core/replay.h"
#include "core/text.h"
#include "engine/command_line.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

constexpr std::string_view kUsualBot = "bot:4";

volatile std::sig_atomic_t interrupted = 0;

// Without SA_RESTART: it interrupts the reading of a line.
void catch_signal(int signal, void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  sigaction(signal, &action, nullptr);
}

void interrupt(int signal) {
  if (interrupted != 0) {
    restore_terminal();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  interrupted = 1;
}

// Leaves the terminal as it was to whoever comes after the program: also when a promise of ours
// breaks (SIGABRT).
void end_at_once(int signal) {
  restore_terminal();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void go_on(int) { take_terminal_back(); }

// Ctrl-Z. The program stops where the signal is let through, and goes on there.
void stop(int signal) {
  end_at_once(signal);
  sigset_t stopping;
  sigemptyset(&stopping);
  sigaddset(&stopping, signal);
  sigprocmask(SIG_UNBLOCK, &stopping, nullptr);
  catch_signal(signal, stop);
  take_terminal_back();
}

// As nohup leaves SIGHUP.
bool is_ignored(int signal) {
  struct sigaction action{};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

// The first Ctrl-C ends the game in order: it interrupts the reading of a line. A second one, while
// a bot thinks long, stops the program at once.
void catch_signals() {
  for (const int signal : {SIGINT, SIGTERM}) catch_signal(signal, interrupt);
  for (const int signal : {SIGHUP, SIGQUIT, SIGABRT}) {
    if (!is_ignored(signal)) catch_signal(signal, end_at_once);
  }
  if (!is_ignored(SIGTSTP)) catch_signal(SIGTSTP, stop);
  catch_signal(SIGCONT, go_on);
}

// Who sits there, by --seats.
std::vector<std::string> seat_texts(const std::string& seats) {
  return seats.empty() ? std::vector<std::string>() : engine::split_players(seats);
}

// Short enough to be typed again.
std::uint64_t system_seed() { return std::random_device()(); }

bool wants_colour(const std::string& colour) {
  if (colour != "auto") return colour == "always";
  const char* const no_colour = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || *no_colour == '\0');
}

// Every terminal but the oldest and those within other programs moves its cursor by the same codes.
bool addresses_cursor() {
  const char* const term = std::getenv("TERM");
  return term != nullptr && *term != '\0' && std::string_view(term) != "dumb";
}

PlayStyle style_of_terminal(const PlayOptions& options) {
  PlayStyle style;
  style.colour = wants_colour(options.colour);
  style.waiting = isatty(STDOUT_FILENO) != 0;
  style.echo = isatty(STDIN_FILENO) == 0;
  const TerminalSize size = terminal_size();
  const bool has_room = size.rows > 0 && size.columns > 0;
  style.in_place = style.waiting && !style.echo && addresses_cursor() && has_room;
  if (options.compact) style.board = BoardChoice::kCompact;
  style.size = terminal_size;
  return style;
}

// A table, or a fault that has been said.
using Opened = std::optional<LocalTable>;

Opened fail(const std::string& where, const Error& error) {
  complain(where, error);
  return std::nullopt;
}

Opened open_new(const PlayOptions& options) {
  if (options.game.empty()) {
    return fail("", {ErrorCode::kMalformed, "Name a game (see `benben games`), or --resume FILE."});
  }
  std::vector<std::string> texts = seat_texts(options.seats);
  const int named = texts.empty() ? GameOptions().players : static_cast<int>(texts.size());
  const auto chosen =
      choose_game({options.game, options.players.value_or(named), options.options, options.tags});
  if (!chosen) return fail("", chosen.error());
  const int players = chosen->setup.players;
  if (texts.empty()) {
    texts.assign(static_cast<std::size_t>(players), std::string(kUsualBot));
    texts[0] = kPerson;
  }
  const auto engines = engine_settings(options.engines);
  if (!engines) return fail("--engine-set", engines.error());
  auto seats = make_seats(*chosen->game, players, texts, *engines);
  if (!seats) return fail("--seats", seats.error());
  return LocalTable(new_record(*chosen->game, chosen->setup), std::move(*seats),
                    options.seed ? *options.seed : system_seed());
}

Opened open_saved(const PlayOptions& options) {
  const Result<std::string> content = read_file(options.resume);
  if (!content) return fail("", content.error());
  const Result<Record> record = parse_record(*content);
  if (!record) return fail(options.resume, record.error());
  const auto position = replay(*record, find_game);
  if (!position) return fail(options.resume, position.error());
  const AnyGame& game = (*position)->game();
  if (!options.game.empty() && options.game != game.info().name) {
    return fail(options.resume,
                {ErrorCode::kUnknown, "This is a game of " + std::string(game.info().name) +
                                          ", not of " + options.game + "."});
  }
  const std::vector<std::string> texts = seat_texts(options.seats);
  const auto engines = engine_settings(options.engines);
  if (!engines) return fail("--engine-set", engines.error());
  auto seats = texts.empty() ? seats_of(*record, **position)
                             : make_seats(game, (*position)->players(), texts, *engines);
  if (!seats) return fail(texts.empty() ? options.resume : "--seats", seats.error());
  const auto seed = seed_of(*record);
  if (!seed) return fail(options.resume, seed.error());
  const std::optional<std::uint64_t> given = options.seed ? options.seed : *seed;
  return LocalTable(*record, std::move(*seats), given ? *given : system_seed());
}

}  // namespace

int play(const PlayOptions& options) {
  Opened table = options.resume.empty() ? open_new(options) : open_saved(options);
  if (!table) return kExitBadInput;
  catch_signals();
  const PlayStyle style = style_of_terminal(options);
  History history(history_file(table->position().game().info().name));
  StreamReader plain(std::cin, std::cout);
  const std::unique_ptr<LineReader> editor = style.in_place ? make_line_editor(history) : nullptr;
  PlaySession session(std::move(*table), {options.save, options.resume}, style,
                      editor ? *editor : plain, std::cout, [] { return interrupted != 0; });
  const int code = session.run();
  history.save();
  return code;
}

}  // namespace benben::cli
