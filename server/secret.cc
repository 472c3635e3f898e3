#include "server/secret.h"

#include <sodium.h>

#include <algorithm>
#include <vector>

#include "core/result.h"

namespace benben {
namespace {

constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

void fill_randomly(void* bytes, std::size_t size) {
  static const bool ready = sodium_init() >= 0;
  BENBEN_ASSERT(ready);
  randombytes_buf(bytes, size);
}

bool is_base64url(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

}  // namespace

std::string random_text(std::size_t bytes) {
  std::vector<unsigned char> random(bytes);
  fill_randomly(random.data(), random.size());
  std::string text(sodium_base64_encoded_len(bytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), random.data(), random.size(), kVariant);
  text.pop_back();  // the terminating zero, which libsodium counts
  return text;
}

bool is_random_text(std::string_view text, std::size_t bytes) {
  return text.size() == (bytes * 8 + 5) / 6 && std::ranges::all_of(text, is_base64url);
}

std::uint64_t random_key() {
  std::uint64_t key = 0;
  fill_randomly(&key, sizeof key);
  return key;
}

Digest digest_of(std::string_view secret) {
  Digest digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(secret.data()),
                     secret.size());
  return digest;
}

bool same_digest(const Digest& a, const Digest& b) {
  return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace benben
