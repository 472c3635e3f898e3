#include "server/push_crypto.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/json.h"
#include "core/result.h"

namespace benben {
namespace {

constexpr std::size_t kPrivateKeyBytes = 32;
constexpr int kBase64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::size_t kMostText = 3'800;
constexpr std::uint32_t kRecordBytes = 4096;
constexpr std::size_t kTagBytes = 16;

template <auto kFree>
struct Freed {
  template <class T>
  void operator()(T* value) const {
    kFree(value);
  }
};
template <class T, auto kFree>
using Owned = std::unique_ptr<T, Freed<kFree>>;
using Context = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using Number = Owned<BIGNUM, BN_free>;

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

EVP_PKEY* key_of(const std::shared_ptr<void>& key) { return static_cast<EVP_PKEY*>(key.get()); }

std::shared_ptr<void> shared(EVP_PKEY* key) {
  return {key, [](EVP_PKEY* k) { EVP_PKEY_free(k); }};
}

std::string number_bytes(const BIGNUM* number, std::size_t size) {
  std::string bytes(size, '\0');
  BENBEN_ASSERT(BN_bn2binpad(number, bytes_of(bytes), static_cast<int>(size)) >= 0);
  return bytes;
}

// A key of the curve; null if the bytes are none. Without a private part it is a public one.
EVP_PKEY* import_key(std::string_view public_key, std::string_view private_key) {
  const Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free> build(OSSL_PARAM_BLD_new());
  const Number secret(
      BN_bin2bn(bytes_of(private_key), static_cast<int>(private_key.size()), nullptr));
  OSSL_PARAM_BLD_push_utf8_string(build.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
  OSSL_PARAM_BLD_push_octet_string(build.get(), OSSL_PKEY_PARAM_PUB_KEY, public_key.data(),
                                   public_key.size());
  if (!private_key.empty()) {
    OSSL_PARAM_BLD_push_BN(build.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret.get());
  }
  const Owned<OSSL_PARAM, OSSL_PARAM_free> parameters(OSSL_PARAM_BLD_to_param(build.get()));
  const Context context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  BENBEN_ASSERT(EVP_PKEY_fromdata_init(context.get()) == 1);
  EVP_PKEY* key = nullptr;
  const int selection = private_key.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  if (EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get()) != 1) return nullptr;
  const Context check(EVP_PKEY_CTX_new(key, nullptr));
  const bool is_good = private_key.empty() ? EVP_PKEY_public_check(check.get()) == 1
                                           : EVP_PKEY_check(check.get()) == 1;
  if (is_good) return key;
  EVP_PKEY_free(key);
  return nullptr;
}

std::shared_ptr<void> import_public(std::string_view bytes) {
  if (bytes.size() != kPublicKeyBytes || bytes.front() != '\x04') return nullptr;
  EVP_PKEY* key = import_key(bytes, {});
  return key == nullptr ? nullptr : shared(key);
}

std::string hmac(std::string_view key, std::string_view text) {
  std::string mac(32, '\0');
  unsigned size = 0;
  BENBEN_ASSERT(HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(text),
                     text.size(), bytes_of(mac), &size) != nullptr);
  return mac;
}

// HKDF (RFC 5869) with SHA-256, for what fits into one block.
std::string derive(std::string_view salt, std::string_view key, std::string_view info,
                   std::size_t size) {
  return hmac(hmac(salt, key), std::string(info) + '\x01').substr(0, size);
}

std::string encrypt_record(std::string_view text, std::string_view key, std::string_view nonce) {
  const Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free> context(EVP_CIPHER_CTX_new());
  std::string sealed(text.size() + kTagBytes, '\0');
  int size = 0;
  int rest = 0;
  const bool is_done = EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key),
                                          bytes_of(nonce)) == 1 &&
                       EVP_EncryptUpdate(context.get(), bytes_of(sealed), &size, bytes_of(text),
                                         static_cast<int>(text.size())) == 1 &&
                       EVP_EncryptFinal_ex(context.get(), bytes_of(sealed) + size, &rest) == 1 &&
                       EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes,
                                           sealed.data() + text.size()) == 1;
  BENBEN_ASSERT(is_done);
  return sealed;
}

// With the zero that ends them in the specification.
template <std::size_t kSize>
std::string_view with_zero(const char (&text)[kSize]) {
  return {text, kSize};
}

}  // namespace

std::string to_base64url(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kBase64), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), kBase64);
  text.pop_back();  // the zero at its end
  return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  if (sodium_base642bin(bytes_of(bytes), bytes.size(), text.data(), text.size(), nullptr, &size,
                        nullptr, kBase64) != 0) {
    return std::nullopt;
  }
  bytes.resize(size);
  // libsodium takes some bytes that are no ASCII for digits.
  if (to_base64url(bytes) != text) return std::nullopt;
  return bytes;
}

PushKey PushKey::make() {
  EVP_PKEY* const key = EVP_EC_gen("P-256");
  BENBEN_ASSERT(key != nullptr);
  std::shared_ptr<void> owned = shared(key);
  BIGNUM* number = nullptr;
  BENBEN_ASSERT(EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
  const Number secret(number);
  std::string point(kPublicKeyBytes, '\0');
  std::size_t size = 0;
  BENBEN_ASSERT(EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, bytes_of(point),
                                                point.size(), &size) == 1 &&
                size == kPublicKeyBytes);
  return {std::move(owned), number_bytes(secret.get(), kPrivateKeyBytes), std::move(point)};
}

std::optional<PushKey> PushKey::read(std::string_view bytes) {
  if (bytes.size() != kPrivateKeyBytes + kPublicKeyBytes) return std::nullopt;
  const std::string_view secret = bytes.substr(0, kPrivateKeyBytes);
  const std::string_view point = bytes.substr(kPrivateKeyBytes);
  EVP_PKEY* const key = import_key(point, secret);
  if (key == nullptr) return std::nullopt;
  return PushKey(shared(key), std::string(secret), std::string(point));
}

bool is_public_key(std::string_view bytes) { return import_public(bytes) != nullptr; }

std::optional<std::string> PushKey::shared_secret(std::string_view public_key) const {
  const std::shared_ptr<void> other = import_public(public_key);
  if (!other) return std::nullopt;
  const Context context(EVP_PKEY_CTX_new(key_of(key_), nullptr));
  std::string secret(kPrivateKeyBytes, '\0');
  std::size_t size = secret.size();
  const bool is_done = EVP_PKEY_derive_init(context.get()) == 1 &&
                       EVP_PKEY_derive_set_peer(context.get(), key_of(other)) == 1 &&
                       EVP_PKEY_derive(context.get(), bytes_of(secret), &size) == 1;
  BENBEN_ASSERT(is_done && size == secret.size());
  return secret;
}

// OpenSSL writes the two numbers of a signature as DER, JOSE wants them side by side.
std::string PushKey::sign(std::string_view text) const {
  const Owned<EVP_MD_CTX, EVP_MD_CTX_free> context(EVP_MD_CTX_new());
  std::array<unsigned char, 128> der{};
  std::size_t size = der.size();
  const bool is_done =
      EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_of(key_)) == 1 &&
      EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) == 1;
  BENBEN_ASSERT(is_done);
  const unsigned char* from = der.data();
  const Owned<ECDSA_SIG, ECDSA_SIG_free> signature(
      d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(size)));
  BENBEN_ASSERT(signature != nullptr);
  return number_bytes(ECDSA_SIG_get0_r(signature.get()), kPrivateKeyBytes) +
         number_bytes(ECDSA_SIG_get0_s(signature.get()), kPrivateKeyBytes);
}

std::string encrypt_content(std::string_view text, std::string_view key, std::string_view salt,
                            std::string_view key_id, std::size_t padded) {
  BENBEN_ASSERT(std::max(text.size(), padded) <= kMostText && salt.size() == kPushSaltBytes &&
                key_id.size() < 256);
  const std::string secret = derive(salt, key, with_zero("Content-Encoding: aes128gcm"), 16);
  const std::string nonce = derive(salt, key, with_zero("Content-Encoding: nonce"), 12);
  std::string content(salt);
  for (int shift = 24; shift >= 0; shift -= 8) {
    content += static_cast<char>((kRecordBytes >> shift) & 0xff);
  }
  content += static_cast<char>(key_id.size());
  content += key_id;
  std::string record = std::string(text) + '\x02';  // the last one
  record.resize(std::max(text.size(), padded) + 1);
  return content + encrypt_record(record, secret, nonce);
}

std::optional<std::string> encrypt_push(std::string_view text, std::string_view browser_key,
                                        std::string_view auth, const PushKey& own,
                                        std::string_view salt, std::size_t padded) {
  const std::optional<std::string> shared = own.shared_secret(browser_key);
  if (!shared) return std::nullopt;
  std::string info(with_zero("WebPush: info"));
  info.append(browser_key).append(own.public_key());
  return encrypt_content(text, derive(auth, *shared, info, 32), salt, own.public_key(), padded);
}

std::string vapid(const PushKey& key, std::string_view service, std::string_view contact,
                  std::int64_t until_s) {
  JsonWriter claims;
  claims.begin_object().member("aud", service).member("exp", until_s).member("sub", contact);
  const std::string token = to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." +
                            to_base64url(claims.end_object().take());
  return "vapid t=" + token + "." + to_base64url(key.sign(token)) +
         ", k=" + to_base64url(key.public_key());
}

}  // namespace benben
