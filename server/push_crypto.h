// What Web Push asks of cryptography: a message that only one browser can read (RFC 8291, on RFC
// 8188), and the signature by which a push service knows the server (VAPID, RFC 8292).
//
// Keys, salts and messages are bytes in strings. The curve is P-256; a public key is an
// uncompressed point of 65 bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace benben {

inline constexpr std::size_t kPublicKeyBytes = 65;
inline constexpr std::size_t kPushAuthBytes = 16;
inline constexpr std::size_t kPushSaltBytes = 16;

// Without padding.
std::string to_base64url(std::string_view bytes);
std::optional<std::string> from_base64url(std::string_view text);

class PushKey {
 public:
  static PushKey make();
  // From bytes(); nothing if they are none.
  static std::optional<PushKey> read(std::string_view bytes);

  // The private key and behind it the public one.
  std::string bytes() const { return private_key_ + public_key_; }
  const std::string& public_key() const { return public_key_; }
  // With the holder of another key; nothing if that is no point of the curve.
  std::optional<std::string> shared_secret(std::string_view public_key) const;
  // ES256: 64 bytes.
  std::string sign(std::string_view text) const;

 private:
  PushKey(std::shared_ptr<void> key, std::string private_key, std::string public_key)
      : key_(std::move(key)),
        private_key_(std::move(private_key)),
        public_key_(std::move(public_key)) {}

  std::shared_ptr<void> key_;
  std::string private_key_;
  std::string public_key_;
};

bool is_public_key(std::string_view bytes);

// The content coding aes128gcm in one record. The text has at most 3,800 bytes; a shorter one than
// `padded` is filled up to that.
std::string encrypt_content(std::string_view text, std::string_view key, std::string_view salt,
                            std::string_view key_id, std::size_t padded = 0);

// A message for the browser with that public key and secret. `own` is used for this message alone.
// Nothing if the browser's key is none.
std::optional<std::string> encrypt_push(std::string_view text, std::string_view browser_key,
                                        std::string_view auth, const PushKey& own,
                                        std::string_view salt, std::size_t padded = 0);

// The value of Authorization: the server is who has this key, towards a push service, until then.
std::string vapid(const PushKey& key, std::string_view service, std::string_view contact,
                  std::int64_t until_s);

}  // namespace benben
