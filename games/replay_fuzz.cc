// libFuzzer target: any record is replayed or refused with a reason, whatever its events say.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/record.h"
#include "core/replay.h"
#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benben;
  const Result<Record> record = parse_record({reinterpret_cast<const char*>(data), size});
  if (!record.ok()) return 0;
  const auto position = replay(*record, find_game);
  if (!position.ok()) BENBEN_ASSERT(position.error().line > 0 && !position.error().message.empty());
  return 0;
}
