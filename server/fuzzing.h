// What the libFuzzer targets of this folder ask of all readers.
#pragma once

#include <string_view>

#include "core/result.h"
#include "core/text.h"
#include "server/protocol.h"

namespace benben::fuzzing {

// Well-formed UTF-8, as JSON may have it: the controls from DEL on stand there as they are.
inline bool is_utf8(std::string_view text) {
  while (true) {
    text.remove_prefix(clean_size(text));
    if (text.empty()) return true;
    const auto second = static_cast<unsigned char>(text.size() > 1 ? text[1] : 0);
    const bool is_high = text[0] == '\xc2' && second >= 0x80 && second <= 0x9f;
    if (text[0] != '\x7f' && !is_high) return false;
    text.remove_prefix(is_high ? 2 : 1);
  }
}

// Whoever is refused is told why, in a body that is JSON.
template <class T>
bool has_reason(const Result<T>& result) {
  const ErrorCode code = result.error().code;
  return (code == ErrorCode::kMalformed || code == ErrorCode::kOutOfRange ||
          code == ErrorCode::kUnknown) &&
         !result.error().message.empty() && is_utf8(write_failure(result.error()));
}

// What was read once is in its one spelling: reading that gives it again.
template <class Reader>
void check_one_spelling(Reader read, std::string_view text) {
  const auto once = read(text);
  if (!once) {
    BENBEN_ASSERT(has_reason(once));
    return;
  }
  const auto again = read(*once);
  BENBEN_ASSERT(again && *again == *once && is_clean_utf8(*once));
}

}  // namespace benben::fuzzing
