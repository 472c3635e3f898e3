// libFuzzer target: what people choose as texts, in bodies and messages, is read into one spelling
// or refused with a reason; and what is written in digits or base64url has one spelling, too.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fair/draws.h"
#include "server/account_texts.h"
#include "server/chat_text.h"
#include "server/fuzzing.h"
#include "server/names.h"
#include "server/push_crypto.h"
#include "table/secret.h"

namespace benben {
namespace {

void check_names(std::string_view text) {
  fuzzing::check_one_spelling(read_name, text);
  const Result<AccountName> name = read_account_name(text);
  BENBEN_ASSERT(name || fuzzing::has_reason(name));
  if (!name) return;
  const Result<AccountName> again = read_account_name(name->name);
  BENBEN_ASSERT(again && again->name == name->name && again->key == name->key);
  BENBEN_ASSERT(!name->key.empty() && is_clean_utf8(name->key));
  const Result<std::string> own = read_password(text, name->key);
  BENBEN_ASSERT(!own);  // nobody's password is their name
}

void check_digits(std::string_view text) {
  if (const std::optional<FairBytes> bytes = parse_fair_hex(text)) {
    BENBEN_ASSERT(fair_hex(*bytes) == text);
  }
  const std::optional<std::string> bytes = from_base64url(text);
  BENBEN_ASSERT(!bytes || to_base64url(*bytes) == text);
  // 32 bytes are 43 digits; of the last one it is not asked whether random_text() could have given
  // it.
  BENBEN_ASSERT(!is_random_text(text, kSecretBytes) || (text.size() == 43 && is_clean_utf8(text)));
  BENBEN_ASSERT(!bytes || !is_public_key(*bytes) || bytes->size() == kPublicKeyBytes);
  // However a code is typed, its small letters are its large ones.
  std::string upper(text);
  for (char& c : upper) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  BENBEN_ASSERT(code_digest(text) == code_digest(upper + "- "));
}

}  // namespace
}  // namespace benben

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benben;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check_names(text);
  fuzzing::check_one_spelling([](std::string_view it) { return read_password(it, ""); }, text);
  fuzzing::check_one_spelling(read_chat_text, text);
  fuzzing::check_one_spelling(read_report_words, text);
  check_digits(text);
  return 0;
}
