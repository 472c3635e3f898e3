// Cookies: who a browser is. One cookie holds one random secret for a person; its hash stands at
// all the person's seats (P11), so that a browser never has more of them than it keeps.
//
// The secret's cookie is `person`, and `__Host-person` where the request came by https: another
// server on this host cannot plant that one. Earlier versions gave a cookie `seat` for each table;
// it still proves, until the person's own takes over.
#pragma once

#include <optional>
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
  Secrets persons;  // `__Host-` ones first
  Secrets seats;    // of old seat cookies

  // The hashes of all.
  std::vector<Digest> proofs() const;
  // What the browser's cookie should hold: never nothing. New seats are proved by the first, which
  // is new if the browser is nobody yet.
  Secrets person() const;
};

// Reads a Cookie header. What has not the form of a secret is passed over.
Cookies read_cookies(std::string_view header);

enum class Scheme { kHttp, kHttps };

// The value of Set-Cookie that makes a browser this person for a year.
std::string person_cookie(const Secrets& person, Scheme scheme);

// A cookie's value, and back; what has not the form of a secret is passed over.
std::string join_secrets(const Secrets& secrets);
Secrets split_secrets(std::string_view text);
// The secrets of both, each once, the older ones first; the last ones go if there are too many.
Secrets with_secrets(const Secrets& own, const Secrets& added);

}  // namespace benben
