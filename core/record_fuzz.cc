// libFuzzer target: whatever the record reader accepts, it writes back to the byte.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const benben::Result<benben::Record> record = benben::parse_record(text);
  if (record.ok()) BENBEN_ASSERT(benben::write_record(*record) == text);
  return 0;
}
