// What several commands share: finding a game, reading files, saying errors, showing progress.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "engine/player.h"
#include "search/bot.h"

namespace benben::cli {

// A sentence that may repeat what stood on the command line, without the password of an address in
// it: what is between a colon and the last @ is not said.
std::string without_secrets(std::string text);

// "benben: where: sentence (PYX-12)" on standard error, without secrets; gives kExitBadInput.
int complain(std::string_view where, const Error& error);

// The most bytes that are read: of a record 600 and more for each event that it may have
// (kMaxEvents); files of a game's own data are written by hand.
inline constexpr std::size_t kMebibyte = 1 << 20;
inline constexpr std::size_t kMostRecordBytes = 64 * kMebibyte;
inline constexpr std::size_t kMostTagBytes = kMebibyte;

// A whole file, or standard input for "-", of at most so many bytes.
Result<std::string> read_file(const std::string& path, std::size_t most = kMostRecordBytes);
// Whether a file has to survive a crash of the machine, for which the disk is waited for.
enum class Keeping { kThroughCrash, kThroughEnd };
// Replaces the file in one step, so that whatever ends the program leaves the old or the new one.
Status write_file(const std::string& path, std::string_view content,
                  Keeping keeping = Keeping::kThroughCrash);
// Puts the file `fresh` in the place of `path`, through a crash; they lie in one folder.
Status replace_file(const std::string& fresh, const std::string& path);
// Until this ends the names of the files in a folder may change back when the machine crashes.
Status sync_folder_of(const std::string& path);

struct Chosen {
  const AnyGame* game;
  Setup setup;
};
// The game and its valid setup; errors name what there is.
Result<Chosen> choose_game(const GameOptions& options);

// What the flags tell engines; errors name the one that has no value.
Result<engine::Settings> engine_settings(const EngineFlags& flags);
// Players, one for all seats or one for each: bots, or engines (`cmd:COMMAND LINE`), which are
// started.
Result<std::vector<std::unique_ptr<engine::Player>>> make_players(
    const AnyGame& game, int players, const std::vector<std::string>& specs,
    const engine::Settings& settings);

// A counter on a terminal's standard error; silent in a pipe.
class Progress {
 public:
  Progress(std::string_view what, int total);
  ~Progress();
  void step();
  // A line on standard error, which the counter does not stand in.
  void say(std::string_view line);

 private:
  std::string what_;
  int total_;
  int done_ = 0;
  bool shown_;
};

}  // namespace benben::cli
