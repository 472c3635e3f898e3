// Secrets: random bits of the system, how they are written, and the hash that is kept of them.
//
// Table ids, invitations and seat tokens are random bits in base64url; only the SHA-256 of the last
// two is ever stored, so that whoever reads the disk or a backup can take no seat.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/stored.h"

namespace benben {

inline constexpr std::size_t kTableIdBytes = 16;
inline constexpr std::size_t kSecretBytes = 32;  // of an invitation or a token

// Fills bytes with random ones: the system's, or those of a simulation's seed.
using Entropy = std::function<void(std::span<std::uint8_t>)>;
void system_entropy(std::span<std::uint8_t> bytes);

// Random bytes as base64url without padding: 22 characters for 16 bytes, 43 for 32.
std::string random_text(std::size_t bytes, const Entropy& entropy = system_entropy);

// Whether a text has the form that random_text(bytes) gives.
bool is_random_text(std::string_view text, std::size_t bytes);

// The seed of a table's chance.
FairBytes random_bytes(const Entropy& entropy = system_entropy);

// The key of a new stream of chance.
std::uint64_t random_key(const Entropy& entropy = system_entropy);

Digest digest_of(std::string_view secret);

// Encrypts a text so that only who has the secret can read it (libsodium's secretbox), and back;
// nothing if it is not what the secret sealed.
std::string seal(std::string_view text, std::string_view secret);
std::optional<std::string> unseal(std::string_view sealed, std::string_view secret);

// Compares in a time that does not depend on where the difference lies.
bool same_digest(const Digest& a, const Digest& b);

}  // namespace benben
