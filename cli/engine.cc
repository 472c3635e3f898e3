// `benben engine`: our bots and our search for whoever speaks the engine protocol.
#include <unistd.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/text.h"
#include "engine/line_source.h"
#include "engine/session.h"
#include "search/bot.h"

namespace benben::cli {

int engine(const EngineOptions& options) {
  if (options.play != engine::kSearch && !is_bot_name(options.play)) {
    return complain("--play", {ErrorCode::kUnknown, "Name " + std::string(engine::kSearch) +
                                                        " or a bot, as bot:3, not " +
                                                        shortened(options.play) + "."});
  }
  if (isatty(STDIN_FILENO) != 0) {
    std::cerr << "The engine protocol (docs/engine.md): help lists the commands, quit ends.\n";
  }
  engine::DescriptorSource lines(STDIN_FILENO, STDOUT_FILENO);
  engine::Session(lines, std::cout,
                  {.version = BENBEN_VERSION, .play = options.play, .threads = options.threads})
      .run();
  return kExitOk;
}

}  // namespace benben::cli
