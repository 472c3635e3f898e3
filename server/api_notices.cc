// The API's answers about notices (docs/protocol.md, Notices).
#include <algorithm>
#include <utility>

#include "core/json.h"
#include "server/api.h"
#include "server/faults.h"
#include "server/protocol.h"
#include "table/secret.h"

namespace benben {
namespace {

// That a subscription takes in the store beside its texts.
constexpr double kSubscriptionBytes = 512;

std::optional<Digest> browser_of(const Request& request) {
  const Cookies cookies = read_cookies(request.cookie, request.scheme);
  return cookies.own.empty() ? std::nullopt : std::optional(digest_of(cookies.own.front()));
}

}  // namespace

void Api::answer_notices(const Request& request, Answer done) {
  if (request.method == "POST") return keep_notices(request, std::move(done));
  if (request.method == "DELETE") {
    return notices_.forget(browser_of(request), [done = std::move(done)](const Status& status) {
      done(status ? json_answer(200, "{}") : refusal(status.error()));
    });
  }
  notices_.describe(
      browser_of(request), [done = std::move(done)](const Result<Notices::Description>& notices) {
        if (!notices) return done(refusal(notices.error()));
        JsonWriter json;
        json.begin_object().member("key", notices->key).member("kept", notices->is_kept);
        done(json_answer(200, json.end_object().take()));
      });
}

// For the browser's own person, its account's, and those of the links that it has followed.
void Api::keep_notices(const Request& request, Answer done) {
  const auto texts = read_texts(request.body, {"endpoint", "p256dh", "auth"});
  if (!texts) return done(refusal(texts.error()));
  const double bytes = kSubscriptionBytes + static_cast<double>(request.body.size());
  if (!allowances_.stored.take(request.address, clock_.now(), bytes)) {
    return done(refusal(refused(server::Fault::kTooMuchStored)));
  }
  const Secrets person = read_cookies(request.cookie, request.scheme).person();
  Notices::Wish wish{
      digest_of(person.front()), proofs_of(request), (*texts)[0], (*texts)[1], (*texts)[2],
      "https://" + request.host};
  if (std::ranges::find(wish.persons, wish.browser) == wish.persons.end()) {
    wish.persons.push_back(wish.browser);
  }
  notices_.keep(wish, [person, scheme = request.scheme,
                       done = std::move(done)](const Status& status) {
    done(status ? with_person(json_answer(200, "{}"), person, scheme) : refusal(status.error()));
  });
}

}  // namespace benben
