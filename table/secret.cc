#include "table/secret.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "core/result.h"

namespace benben {
namespace {

constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

// Another hash than the one that is stored, or the store could read what it keeps.
Digest sealing_key(std::string_view secret) { return digest_of("sealing " + std::string(secret)); }
static_assert(sizeof(Digest) == crypto_secretbox_KEYBYTES);

bool is_base64url(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

}  // namespace

void system_entropy(std::span<std::uint8_t> bytes) {
  static const bool ready = sodium_init() >= 0;
  BENBEN_ASSERT(ready);
  randombytes_buf(bytes.data(), bytes.size());
}

std::string random_text(std::size_t bytes, const Entropy& entropy) {
  std::vector<std::uint8_t> random(bytes);
  entropy(random);
  std::string text(sodium_base64_encoded_len(bytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), random.data(), random.size(), kVariant);
  text.pop_back();  // the terminating zero, which libsodium counts
  return text;
}

bool is_random_text(std::string_view text, std::size_t bytes) {
  return text.size() == (bytes * 8 + 5) / 6 && std::ranges::all_of(text, is_base64url);
}

FairBytes random_bytes(const Entropy& entropy) {
  FairBytes bytes;
  entropy(bytes);
  return bytes;
}

std::uint64_t random_key(const Entropy& entropy) {
  std::array<std::uint8_t, sizeof(std::uint64_t)> bytes;
  entropy(bytes);
  return std::bit_cast<std::uint64_t>(bytes);
}

Digest digest_of(std::string_view secret) {
  Digest digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(secret.data()),
                     secret.size());
  return digest;
}

std::string seal(std::string_view text, std::string_view secret) {
  const Digest key = sealing_key(secret);
  std::string sealed(crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES + text.size(), '\0');
  unsigned char* const nonce = bytes_of(sealed);
  system_entropy({nonce, crypto_secretbox_NONCEBYTES});
  crypto_secretbox_easy(nonce + crypto_secretbox_NONCEBYTES, bytes_of(text), text.size(), nonce,
                        key.data());
  return sealed;
}

std::optional<std::string> unseal(std::string_view sealed, std::string_view secret) {
  constexpr std::size_t kOverhead = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
  if (sealed.size() < kOverhead) return std::nullopt;
  const Digest key = sealing_key(secret);
  std::string text(sealed.size() - kOverhead, '\0');
  const unsigned char* const nonce = bytes_of(sealed);
  const int status =
      crypto_secretbox_open_easy(bytes_of(text), nonce + crypto_secretbox_NONCEBYTES,
                                 sealed.size() - crypto_secretbox_NONCEBYTES, nonce, key.data());
  return status == 0 ? std::optional(text) : std::nullopt;
}

bool same_digest(const Digest& a, const Digest& b) {
  return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace benben
