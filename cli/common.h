// What several commands share: finding a game, reading files, saying errors, showing progress.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "search/bot.h"

namespace benben::cli {

// "benben: where: sentence (PYX-12)" on standard error; gives kExitBadInput.
int complain(std::string_view where, const Error& error);

// A whole file, or standard input for "-".
Result<std::string> read_file(const std::string& path);
// Replaces the file in one step, so that a crash leaves the old or the new one.
Status write_file(const std::string& path, std::string_view content);

struct Chosen {
  const AnyGame* game;
  Setup setup;
};
// The game and its valid setup; errors name what there is.
Result<Chosen> choose_game(const GameOptions& options);

// One bot per seat from one text per seat, or one text for all.
Result<std::vector<std::unique_ptr<Bot>>> make_bots(const AnyGame& game, int players,
                                                    const std::vector<std::string>& specs);

// A counter on a terminal's standard error; silent in a pipe.
class Progress {
 public:
  Progress(std::string_view what, int total);
  ~Progress();
  void step();

 private:
  std::string what_;
  int total_;
  int done_ = 0;
  bool shown_;
};

}  // namespace benben::cli
