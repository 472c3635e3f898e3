#include "server/cookies.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/text.h"
#include "table/secret.h"

namespace benben {
namespace {

constexpr int kCookieSeconds = 365 * 24 * 60 * 60;
// That a cookie is given to hold. Of those that come all are tried: a request's head has room for
// few, and who plants many must not crowd out the others.
constexpr std::size_t kMaxSecrets = 8;

std::string_view trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

// The secrets in cookies of this name, in their order.
Secrets secrets_of(std::string_view header, std::string_view name) {
  Secrets secrets;
  for (const std::string_view item : split(header, ';')) {
    const std::string_view cookie = trim(item);
    if (!cookie.starts_with(name)) continue;
    for (std::string& secret : split_secrets(cookie.substr(name.size()))) {
      secrets.push_back(std::move(secret));
    }
  }
  return secrets;
}

void add(Secrets& secrets, const std::string& secret) {
  const bool is_new = std::ranges::find(secrets, secret) == secrets.end();
  if (is_new && secrets.size() < kMaxSecrets) secrets.push_back(secret);
}

}  // namespace

Secrets Cookies::all() const {
  Secrets secrets = own;
  for (const Secrets* more : {&others, &seats}) {
    secrets.insert(secrets.end(), more->begin(), more->end());
  }
  return secrets;
}

std::vector<Digest> Cookies::proofs() const { return digests_of(all()); }

Secrets Cookies::person() const { return own.empty() ? Secrets{random_text(kSecretBytes)} : own; }

Cookies read_cookies(std::string_view header, Scheme scheme) {
  Secrets safe = secrets_of(header, "__Host-person=");
  Secrets plain = secrets_of(header, "person=");
  if (scheme == Scheme::kHttp) std::swap(safe, plain);
  return {std::move(safe), std::move(plain), secrets_of(header, "seat=")};
}

std::string person_cookie(const Secrets& person, Scheme scheme) {
  const bool is_https = scheme == Scheme::kHttps;
  std::string cookie = is_https ? "__Host-person=" : "person=";
  cookie += join_secrets(with_secrets(person, {}));
  cookie += "; Path=/; Max-Age=" + std::to_string(kCookieSeconds) + "; HttpOnly; SameSite=Strict";
  return is_https ? cookie + "; Secure" : cookie;
}

std::vector<Digest> digests_of(const Secrets& secrets) {
  std::vector<Digest> digests;
  std::ranges::transform(secrets, std::back_inserter(digests), digest_of);
  return digests;
}

std::string join_secrets(const Secrets& secrets) {
  std::string text;
  for (const std::string& secret : secrets) text += (text.empty() ? "" : ".") + secret;
  return text;
}

Secrets split_secrets(std::string_view text) {
  Secrets secrets;
  for (const std::string_view secret : split(text, '.')) {
    if (is_random_text(secret, kSecretBytes)) secrets.emplace_back(secret);
  }
  return secrets;
}

Secrets with_secrets(const Secrets& own, const Secrets& added) {
  Secrets all{own.front()};
  for (const Secrets* list : {&added, &own}) {
    for (const std::string& secret : *list) add(all, secret);
  }
  return all;
}

}  // namespace benben
