#include "server/cookies.h"

#include <algorithm>

#include "core/text.h"
#include "server/secret.h"

namespace benben {
namespace {

constexpr int kCookieSeconds = 365 * 24 * 60 * 60;
// Each is hashed and compared with every seat; a browser has two or three.
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
    secrets = with_secrets(secrets, split_secrets(cookie.substr(name.size())));
  }
  return secrets;
}

}  // namespace

std::vector<Digest> Cookies::proofs() const {
  std::vector<Digest> digests;
  for (const auto* secrets : {&persons, &seats}) {
    std::ranges::transform(*secrets, std::back_inserter(digests), digest_of);
  }
  return digests;
}

Secrets Cookies::person() const {
  if (!persons.empty()) return persons;
  return {seats.empty() ? random_text(kSecretBytes) : seats.front()};
}

Cookies read_cookies(std::string_view header) {
  const Secrets safe = secrets_of(header, "__Host-person=");
  return {with_secrets(safe, secrets_of(header, "person=")), secrets_of(header, "seat=")};
}

std::string person_cookie(const Secrets& person, Scheme scheme) {
  const bool is_https = scheme == Scheme::kHttps;
  std::string cookie = (is_https ? "__Host-person=" : "person=") + join_secrets(person);
  cookie += "; Path=/; Max-Age=" + std::to_string(kCookieSeconds) + "; HttpOnly; SameSite=Strict";
  return is_https ? cookie + "; Secure" : cookie;
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
  Secrets all;
  for (const Secrets* list : {&own, &added}) {
    for (const std::string& secret : *list) {
      const bool is_new = std::ranges::find(all, secret) == all.end();
      if (is_new && all.size() < kMaxSecrets) all.push_back(secret);
    }
  }
  return all;
}

}  // namespace benben
