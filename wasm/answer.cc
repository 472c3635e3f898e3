// Strings in and answers out.
#include "wasm/answer.h"

#include <cstddef>
#include <cstdlib>

#include "core/fault.h"

namespace benben {

std::string& result() {
  static std::string text;
  return text;
}

void answer_error(const Error& error) { result() = "{\"error\":" + error_json(error) + "}"; }

}  // namespace benben

using benben::result;

BENBEN_EXPORT(benben_alloc) void* benben_alloc(std::size_t size) { return std::malloc(size + 1); }
BENBEN_EXPORT(benben_free) void benben_free(void* address) { std::free(address); }
BENBEN_EXPORT(benben_result) const char* benben_result() { return result().data(); }
BENBEN_EXPORT(benben_result_size) std::size_t benben_result_size() { return result().size(); }
