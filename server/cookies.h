// Cookies: who a browser is. One cookie holds one random secret for a person; its hash stands at
// all the person's seats (P11), so that a browser never has more of them than it keeps.
//
// The secret's cookie is `person`, and `__Host-person` where the request came by https: another
// server on this host cannot plant that one, so no other is ever trusted with new seats then.
// Earlier versions gave a cookie `seat` for each table; it still proves, until a secret that the
// browser holds already takes its seats over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace benben {

// A browser that took over somebody's seats by a recovery link holds several secrets in its cookie,
// its own first. They are never united: who sends another person a link must not get their seats.
using Secrets = std::vector<std::string>;

// What a request's cookies say. All of them are tried: which of two comes first is up to whoever
// planted the other.
struct Cookies {
  Secrets own;     // of the cookie that this scheme writes: whom new seats are for
  Secrets others;  // of a `person` cookie from before the server had https, or planted: they prove
  Secrets seats;   // of old seat cookies: they prove

  // All of them, and their hashes.
  Secrets all() const;
  std::vector<Digest> proofs() const;
  // What the browser's cookie should hold: its own, or a new secret if it is nobody yet. New seats
  // are proved by the first.
  Secrets person() const;
};

enum class Scheme { kHttp, kHttps };

// Reads a Cookie header. What has not the form of a secret is passed over.
Cookies read_cookies(std::string_view header, Scheme scheme);

// The value of Set-Cookie that makes a browser this person for a year.
std::string person_cookie(const Secrets& person, Scheme scheme);

std::vector<Digest> digests_of(const Secrets& secrets);

// A cookie's value, and back; what has not the form of a secret is passed over.
std::string join_secrets(const Secrets& secrets);
Secrets split_secrets(std::string_view text);
// What a cookie holds that gains secrets: its first, then those, then the rest; each once, and the
// last ones go if there are too many. `own` is not empty.
Secrets with_secrets(const Secrets& own, const Secrets& added);

}  // namespace benben
