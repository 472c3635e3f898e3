#include "server/notices.h"

#include <utility>

#include "core/json.h"
#include "server/faults.h"
#include "server/gone.h"
#include "table/secret.h"

namespace benben {
namespace {

// To one browser: as many at once, and as many an hour.
constexpr double kAtOnce = 5;
constexpr double kAnHour = 20;
constexpr double kSecondsAnHour = 3600;
constexpr std::size_t kPadded = 256;
constexpr std::size_t kTopicBytes = 24;  // 32 characters, the most there may be
// So long a service may take the signature for ours (RFC 8292 has a day at most).
constexpr std::int64_t kSignedSeconds = 12 * 60 * 60;

Error no_notices() { return refused(server::Fault::kNoNotices); }

std::string_view word_of(Notice::Kind kind) {
  switch (kind) {
    case Notice::Kind::kTurn:
      return "turn";
    case Notice::Kind::kLow:
      return "low";
    case Notice::Kind::kInvited:
      return "invited";
  }
  return "";
}

std::string text_of(const Notice& notice) {
  JsonWriter json;
  json.begin_object().member("kind", word_of(notice.kind));
  return json.member("game", notice.game).member("table", notice.table).end_object().take();
}

std::string random_salt() {
  std::string salt(kPushSaltBytes, '\0');
  system_entropy({reinterpret_cast<std::uint8_t*>(salt.data()), salt.size()});
  return salt;
}

// The same for all that one browser is told of a table; what it stands for nobody can tell.
std::string topic_of(const Notice& notice, const Subscription& to) {
  const Digest digest = digest_of(to.auth + notice.table);
  return to_base64url({reinterpret_cast<const char*>(digest.data()), kTopicBytes});
}

}  // namespace

Notices::Notices(StoreCare& store, std::optional<PushServices> services, std::size_t waiting,
                 Clock clock, Log log, PushSender::Post post)
    : store_(store),
      services_(std::move(services)),
      clock_(std::move(clock)),
      log_(std::move(log)),
      allowed_({kAnHour / kSecondsAnHour, kAtOnce}),
      sender_(waiting, std::move(post)) {}

void Notices::with_key(Done<PushKey> done) {
  if (key_) return done(*key_);
  using Kept = std::optional<std::string>;
  const auto take = [this, done = std::move(done)](const Result<Kept>& kept) {
    if (!kept) return done(kept.error());
    key_ = PushKey::read(kept->value_or(""));
    if (!key_) return done(Error{ErrorCode::kDamaged, "The server's key is damaged.", "", 0});
    done(*key_);
  };
  store_.write<Kept>(
      [](Store& store) -> Result<Kept> {
        Result<Kept> kept = store.notices().key();
        if (!kept || *kept) return kept;
        std::string fresh = PushKey::make().bytes();
        if (Status status = store.notices().keep_key(fresh); !status) return status.error();
        return Kept(std::move(fresh));
      },
      take);
}

void Notices::describe(const std::optional<Digest>& browser, Done<Description> done) {
  if (!services_) return done(no_notices());
  with_key([this, browser, done = std::move(done)](const Result<PushKey>& key) {
    if (!key) return done(key.error());
    Description description{to_base64url(key->public_key())};
    if (!browser) return done(description);
    store_.read<bool>([browser](Store& store) { return store.notices().has(*browser); },
                      [description, done](const Result<bool>& has) mutable {
                        if (!has) return done(has.error());
                        description.is_kept = *has;
                        done(description);
                      });
  });
}

void Notices::keep(const Wish& wish, Done<void> done) {
  if (!services_) return done(no_notices());
  const std::optional<PushUrl> url = read_push_url(wish.endpoint);
  const bool is_form_good = url && (url->is_secure || services_->is_named(*url));
  if (!is_form_good) return done(refused(server::Fault::kEndpoint));
  if (!services_->knows(*url)) {
    return done(refused(server::Fault::kPushService, {{"service", url->host}}));
  }
  const std::optional<std::string> key = from_base64url(wish.key);
  const std::optional<std::string> auth = from_base64url(wish.auth);
  if (!key || !is_public_key(*key) || !auth || auth->size() != kPushAuthBytes) {
    return done(refused(server::Fault::kPushKeys));
  }
  const Subscription subscription{0, wish.browser, wish.endpoint, *key, *auth, wish.contact};
  store_.write<void>(
      [subscription, persons = wish.persons](Store& store) -> Status {
        for (const Digest& person : persons) {
          if (Status status = check_not_gone(store, person); !status) return status;
        }
        return store.notices().keep(subscription, persons);
      },
      std::move(done));
}

void Notices::forget(const std::optional<Digest>& browser, Done<void> done) {
  if (!services_) return done(no_notices());
  if (!browser) return done({});
  store_.write<void>([browser](Store& store) { return store.notices().forget(*browser); },
                     std::move(done));
}

void Notices::tell(const Notice& notice) {
  using Found = std::vector<Subscription>;
  store_.read<Found>([person = notice.person](
                         Store& store) { return store.notices().of_person(person, kMostBrowsers); },
                     [this, notice](const Result<Found>& found) {
                       if (!found || found->empty()) return;
                       with_key([this, notice, found = *found](const Result<PushKey>& key) {
                         if (!key) return;
                         for (const Subscription& to : found) send(notice, to, *key);
                       });
                     });
}

void Notices::send(const Notice& notice, const Subscription& to, const PushKey& key) {
  const std::optional<PushUrl> url = read_push_url(to.endpoint);
  // The operator may have named other services when it was kept.
  if (!url || !services_ || !services_->knows(*url)) return;
  const TimePoint now = clock_.now();
  allowed_.sweep(now);
  if (!allowed_.take(to.endpoint, now)) return;
  const std::optional<std::string> body =
      encrypt_push(text_of(notice), to.key, to.auth, PushKey::make(), random_salt(), kPadded);
  if (!body) return;
  const PushRequest request{
      *url, services_->is_named(*url) ? PushRequest::Reach::kAnywhere : PushRequest::Reach::kPublic,
      vapid(key, url->origin(), to.contact, clock_.unix_s() + kSignedSeconds), topic_of(notice, to),
      *body};
  const bool is_taken = sender_.send(
      request,
      [this, to, host = url->host](const PushOutcome& outcome) { sent(to, host, outcome); });
  if (is_taken) return;
  count(Metrics::NoticeEnd::kDropped);
  log_({LogEvent::kNoticeDropped, "too many notices wait: one is not sent"});
}

void Notices::count(Metrics::NoticeEnd end) {
  if (metrics_ != nullptr) metrics_->end_notice(end);
}

void Notices::sent(const Subscription& to, const std::string& host, const PushOutcome& outcome) {
  if (outcome.kind == PushOutcome::Kind::kFailed) {
    count(Metrics::NoticeEnd::kFailed);
    if (failing_.insert(host).second) {
      log_({LogEvent::kNoticesFailing,
            "notices cannot be sent to " + host + ": " + outcome.reason,
            {{"service", host}, {"reason", outcome.reason}}});
    }
    return;
  }
  if (failing_.erase(host) > 0) {
    log_({LogEvent::kNoticesWorking,
          "notices can be sent to " + host + " again",
          {{"service", host}}});
  }
  const bool is_gone = outcome.kind == PushOutcome::Kind::kGone;
  count(is_gone ? Metrics::NoticeEnd::kGone : Metrics::NoticeEnd::kSent);
  if (!is_gone) return;
  store_.write<void>(
      [endpoint = to.endpoint](Store& store) { return store.notices().forget_endpoint(endpoint); },
      [](const Status&) {});
}

}  // namespace benben
