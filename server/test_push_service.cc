#include "server/test_push_service.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sodium.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <vector>

#include "core/result.h"
#include "server/test_client.h"

namespace benben {
namespace {

constexpr int kBase64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

unsigned char* raw(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
const unsigned char* raw(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string encoded(const std::string& bytes) {
  std::vector<char> text(sodium_base64_encoded_len(bytes.size(), kBase64));
  sodium_bin2base64(text.data(), text.size(), raw(bytes), bytes.size(), kBase64);
  return text.data();
}

std::string decoded(const std::string& text) {
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  if (sodium_base642bin(raw(bytes), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr,
                        kBase64) != 0) {
    return "";
  }
  return bytes.substr(0, size);
}

std::string hkdf(const std::string& salt, const std::string& key, const std::string& info,
                 std::size_t size) {
  EVP_PKEY_CTX* const context = EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nullptr);
  std::string out(size, '\0');
  const bool is_done =
      EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_CTX_set_hkdf_md(context, EVP_sha256()) == 1 &&
      EVP_PKEY_CTX_set1_hkdf_salt(context, raw(salt), static_cast<int>(salt.size())) == 1 &&
      EVP_PKEY_CTX_set1_hkdf_key(context, raw(key), static_cast<int>(key.size())) == 1 &&
      EVP_PKEY_CTX_add1_hkdf_info(context, raw(info), static_cast<int>(info.size())) == 1 &&
      EVP_PKEY_derive(context, raw(out), &size) == 1;
  EVP_PKEY_CTX_free(context);
  BENBEN_ASSERT(is_done);
  return out;
}

// A private key times a point: the x of it, or the whole point. Empty if there is no such point.
std::string multiplied(const std::string& private_key, const std::string* point) {
  EC_GROUP* const group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
  EC_POINT* const out = EC_POINT_new(group);
  BIGNUM* const number = BN_bin2bn(raw(private_key), static_cast<int>(private_key.size()), nullptr);
  std::string bytes(65, '\0');
  bool is_good = true;
  if (point == nullptr) {
    is_good = EC_POINT_mul(group, out, number, nullptr, nullptr, nullptr) == 1;
  } else {
    EC_POINT* const in = EC_POINT_new(group);
    is_good = EC_POINT_oct2point(group, in, raw(*point), point->size(), nullptr) == 1 &&
              EC_POINT_mul(group, out, nullptr, in, number, nullptr) == 1;
    EC_POINT_free(in);
  }
  is_good = is_good && EC_POINT_point2oct(group, out, POINT_CONVERSION_UNCOMPRESSED, raw(bytes),
                                          bytes.size(), nullptr) == bytes.size();
  BN_free(number);
  EC_POINT_free(out);
  EC_GROUP_free(group);
  if (!is_good) return "";
  return point == nullptr ? bytes : bytes.substr(1, 32);
}

// The content of one record (RFC 8188), without what ends and fills it.
std::optional<std::string> opened(const std::string& sealed, const std::string& key,
                                  const std::string& nonce) {
  if (sealed.size() < 17) return std::nullopt;
  std::string tag = sealed.substr(sealed.size() - 16);
  std::string text(sealed.size() - 16, '\0');
  EVP_CIPHER_CTX* const context = EVP_CIPHER_CTX_new();
  int size = 0;
  int rest = 0;
  const bool is_good =
      EVP_DecryptInit_ex(context, EVP_aes_128_gcm(), nullptr, raw(key), raw(nonce)) == 1 &&
      EVP_DecryptUpdate(context, raw(text), &size, raw(sealed), static_cast<int>(text.size())) ==
          1 &&
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, 16, tag.data()) == 1 &&
      EVP_DecryptFinal_ex(context, raw(text) + size, &rest) == 1;
  EVP_CIPHER_CTX_free(context);
  if (!is_good) return std::nullopt;
  while (!text.empty() && text.back() == '\0') text.pop_back();
  if (text.empty() || text.back() != '\x02') return std::nullopt;
  text.pop_back();
  return text;
}

}  // namespace

// A certificate for localhost that signs itself.
struct TestPushService::Tls {
  explicit Tls(const std::filesystem::path& file)
      : key(EVP_EC_gen("P-256")),
        certificate(X509_new()),
        context(SSL_CTX_new(TLS_server_method())) {
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
    X509_set_version(certificate, 2);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -3600);
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
    X509_set_pubkey(certificate, key);
    X509_NAME* const name = X509_get_subject_name(certificate);
    const std::string host = "localhost";
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, raw(host), -1, -1, 0);
    X509_set_issuer_name(certificate, name);
    X509_EXTENSION* const names =
        X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "DNS:localhost");
    X509_add_ext(certificate, names, -1);
    X509_EXTENSION_free(names);
    BENBEN_ASSERT(X509_sign(certificate, key, EVP_sha256()) > 0);
    std::FILE* const out = std::fopen(file.c_str(), "w");
    BENBEN_ASSERT(out != nullptr && PEM_write_X509(out, certificate) == 1);
    std::fclose(out);
    BENBEN_ASSERT(SSL_CTX_use_certificate(context, certificate) == 1 &&
                  SSL_CTX_use_PrivateKey(context, key) == 1);
  }
  ~Tls() {
    SSL_CTX_free(context);
    X509_free(certificate);
    EVP_PKEY_free(key);
  }
  Tls(const Tls&) = delete;
  Tls& operator=(const Tls&) = delete;

  EVP_PKEY* key;
  X509* certificate;
  SSL_CTX* context;
};

TestPushService::TestPushService(Kind kind) : kind_(kind) {
  if (kind == Kind::kSecure) tls_ = std::make_unique<Tls>(certificate());
  listening_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  BENBEN_ASSERT(bind(listening_, any, size) == 0 && listen(listening_, 64) == 0 &&
                getsockname(listening_, any, &size) == 0);
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { serve(); });
}

TestPushService::~TestPushService() {
  shutdown(listening_, SHUT_RDWR);
  thread_.join();
  close(listening_);
}

std::string TestPushService::origin() const {
  const std::string host = kind_ == Kind::kSecure ? "https://localhost:" : "http://127.0.0.1:";
  return host + std::to_string(port_);
}

void TestPushService::answer(int status) {
  const std::lock_guard lock(mutex_);
  status_ = status;
}

std::optional<PushedMessage> TestPushService::next() {
  std::unique_lock lock(mutex_);
  if (!came_.wait_for(lock, kPatience, [this] { return !messages_.empty(); })) return std::nullopt;
  PushedMessage message = std::move(messages_.front());
  messages_.pop_front();
  return message;
}

void TestPushService::serve() {
  while (true) {
    const int client = accept(listening_, nullptr, nullptr);
    if (client < 0) return;
    take(client);
    close(client);
  }
}

void TestPushService::take(int client) {
  SSL* const tls = tls_ ? SSL_new(tls_->context) : nullptr;
  const timeval patience{kPatience.count(), 0};
  setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  if (tls != nullptr) SSL_set_fd(tls, client);
  const auto receive = [&](char* into, int size) {
    return tls != nullptr ? SSL_read(tls, into, size)
                          : static_cast<int>(recv(client, into, static_cast<std::size_t>(size), 0));
  };
  std::string text;
  PushedMessage message;
  std::size_t wanted = std::string::npos;
  if (tls == nullptr || SSL_accept(tls) == 1) {
    std::array<char, 4096> chunk{};
    while (text.size() < wanted) {
      const int size = receive(chunk.data(), static_cast<int>(chunk.size()));
      if (size <= 0) break;
      text.append(chunk.data(), static_cast<std::size_t>(size));
      const std::size_t end = text.find("\r\n\r\n");
      if (end == text.npos || wanted != std::string::npos) continue;
      std::size_t line = text.find("\r\n") + 2;
      message.path = text.substr(5, text.find(' ', 5) - 5);
      while (line < end + 2) {
        const std::size_t stop = text.find("\r\n", line);
        const std::size_t colon = text.find(": ", line);
        std::string name = text.substr(line, colon - line);
        for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        message.headers[name] = text.substr(colon + 2, stop - colon - 2);
        line = stop + 2;
      }
      wanted = end + 4 + std::stoul(message.headers["content-length"]);
    }
  }
  ERR_clear_error();
  if (text.size() == wanted) {
    message.body = text.substr(text.find("\r\n\r\n") + 4);
    const std::lock_guard lock(mutex_);
    const std::string reply =
        "HTTP/1.1 " + std::to_string(status_) + " Whatever\r\nContent-Length: 0\r\n\r\n";
    if (tls != nullptr) {
      SSL_write(tls, reply.data(), static_cast<int>(reply.size()));
    } else {
      (void)send(client, reply.data(), reply.size(), MSG_NOSIGNAL);
    }
    messages_.push_back(std::move(message));
    came_.notify_all();
  }
  if (tls != nullptr) SSL_free(tls);
}

TestBrowser::TestBrowser() : private_key_(32, '\0'), auth_(16, '\0') {
  BENBEN_ASSERT(RAND_bytes(raw(private_key_), 32) == 1 && RAND_bytes(raw(auth_), 16) == 1);
  private_key_.front() = '\x01';  // below the order of the curve
  public_key_ = multiplied(private_key_, nullptr);
}

std::string TestBrowser::key() const { return encoded(public_key_); }
std::string TestBrowser::auth() const { return encoded(auth_); }

std::optional<std::string> TestBrowser::read(const std::string& body) const {
  if (body.size() < 86 || body.substr(16, 5) != std::string("\0\0\x10\0\x41", 5)) {
    return std::nullopt;
  }
  const std::string salt = body.substr(0, 16);
  const std::string sender = body.substr(21, 65);
  const std::string shared = multiplied(private_key_, &sender);
  if (shared.empty()) return std::nullopt;
  const std::string info = std::string("WebPush: info\0", 14) + public_key_ + sender;
  const std::string secret = hkdf(auth_, shared, info, 32);
  return opened(body.substr(86),
                hkdf(salt, secret, std::string("Content-Encoding: aes128gcm\0", 28), 16),
                hkdf(salt, secret, std::string("Content-Encoding: nonce\0", 24), 12));
}

std::string vapid_claims(const std::string& authorization, const std::string& key) {
  const std::string begin = "vapid t=";
  const std::size_t comma = authorization.find(", k=");
  if (!authorization.starts_with(begin) || comma == authorization.npos) return "";
  if (authorization.substr(comma + 4) != key) return "";
  const std::string token = authorization.substr(begin.size(), comma - begin.size());
  const std::size_t last = token.rfind('.');
  const std::string said = token.substr(0, last);
  const std::string numbers = decoded(token.substr(last + 1));
  if (numbers.size() != 64) return "";

  const std::string point = decoded(key);
  // SubjectPublicKeyInfo of a P-256 key, up to the point.
  const std::string info = decoded("MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgA") + point;
  const unsigned char* from = raw(info);
  EVP_PKEY* const public_key = d2i_PUBKEY(nullptr, &from, static_cast<long>(info.size()));
  ECDSA_SIG* const signature = ECDSA_SIG_new();
  ECDSA_SIG_set0(signature, BN_bin2bn(raw(numbers), 32, nullptr),
                 BN_bin2bn(raw(numbers) + 32, 32, nullptr));
  unsigned char* der = nullptr;
  const int size = i2d_ECDSA_SIG(signature, &der);
  EVP_MD_CTX* const context = EVP_MD_CTX_new();
  const bool is_right =
      public_key != nullptr &&
      EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, public_key) == 1 &&
      EVP_DigestVerify(context, der, static_cast<std::size_t>(size), raw(said), said.size()) == 1;
  EVP_MD_CTX_free(context);
  OPENSSL_free(der);
  ECDSA_SIG_free(signature);
  EVP_PKEY_free(public_key);
  return is_right ? decoded(said.substr(said.find('.') + 1)) : "";
}

}  // namespace benben
