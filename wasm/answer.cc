// Strings in and answers out.
#include "wasm/answer.h"

#include <cstddef>
#include <cstdlib>

#include "core/text.h"

namespace benben {

std::string& result() {
  static std::string text;
  return text;
}

void answer_error(const Error& error) {
  std::string& out = result();
  out = "{\"error\":{\"code\":" + json_quote(error_name(error.code));
  out += ",\"message\":" + json_quote(error.message);
  if (!error.rule.empty()) out += ",\"rule\":" + json_quote(error.rule);
  if (error.line > 0) out += ",\"line\":" + std::to_string(error.line);
  out += "}}";
}

}  // namespace benben

using benben::result;

BENBEN_EXPORT(benben_alloc) void* benben_alloc(std::size_t size) { return std::malloc(size + 1); }
BENBEN_EXPORT(benben_free) void benben_free(void* address) { std::free(address); }
BENBEN_EXPORT(benben_result) const char* benben_result() { return result().data(); }
BENBEN_EXPORT(benben_result_size) std::size_t benben_result_size() { return result().size(); }
