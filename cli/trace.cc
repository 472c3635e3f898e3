// `benben trace FILE`: replays a record and prints one JSON object per position.
#include <iostream>
#include <string>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/replay.h"
#include "games/registry.h"

namespace benben::cli {

int trace(const TraceOptions& options) {
  const Result<std::string> content = read_file(options.file);
  if (!content) return complain("", content.error());
  const Result<Record> record = parse_record(*content);
  if (!record) return complain(options.file, record.error());
  std::string lines;  // a faulty record prints no trace, so all is checked first
  const auto position = replay(*record, find_game, [&](int ply, const AnyPosition& at) {
    lines += trace_line(ply, at) + '\n';
  });
  if (!position) return complain(options.file, position.error());
  std::cout << lines;
  return kExitOk;
}

}  // namespace benben::cli
