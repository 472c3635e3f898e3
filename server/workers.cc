#include "server/workers.h"

#include <algorithm>

#include "engine/question.h"
#include "table/promise.h"

namespace benben {
namespace {

constexpr std::size_t kSecretLength = 16;
// Of a digest, enough that no two clients of a node have one share.
constexpr std::size_t kShareBytes = 8;

constexpr const char* kNobodyReason = "there is none any more";
constexpr const char* kSilentReason = "none answers in time";
constexpr const char* kBusyReason = "all that were asked are busy";

// What comes over the bus is asked as carefully as what people send: a promise that it breaks costs
// this answer alone.
Status checked(const AnyPosition& position, const std::string& move) {
  try {
    return position.check(position.next().seats.first(), move);
  } catch (const BrokenPromise& broken) {
    return Error{ErrorCode::kDamaged, broken.what()};
  }
}

}  // namespace

std::string workers_subject(const std::string& version) { return "benben.bots." + version; }

struct Workers::Job {
  std::shared_ptr<const AnyPosition> position;
  std::string text;
  Done done;
  int tries = 0;
  TimePoint sent = {};
  std::unique_ptr<Bus::Subscription> answer = nullptr;
};

Workers::Workers(Bus& bus, const std::string& version, const WorkerTerms& terms, Clock clock,
                 Log log, Metrics& metrics)
    : bus_(bus),
      subject_(workers_subject(version)),
      terms_(terms),
      clock_(std::move(clock)),
      log_(std::move(log)),
      metrics_(metrics),
      secret_(random_text(kSecretLength)) {}

Workers::~Workers() = default;

// Whom a question is asked for nobody learns by it, but which are the same one's.
std::string Workers::share_of(const std::string& client) const {
  constexpr std::string_view kHex = "0123456789abcdef";
  const Digest digest = digest_of(secret_ + client);
  std::string share;
  for (std::size_t at = 0; at < kShareBytes; ++at) {
    share += kHex[digest[at] >> 4U];
    share += kHex[digest[at] & 0x0FU];
  }
  return share;
}

std::unique_ptr<Workers::Asked> Workers::ask(const Question& question, std::uint64_t seed,
                                             Done done) {
  if (!bus_.is_connected()) return nullptr;
  if (rest_until_ && clock_.now() < *rest_until_) return nullptr;
  const GameCourse& course = *question.course;
  std::string text =
      engine::question_text({question.spec, seed, share_of(question.client), question.position},
                            course.setup, course.events);
  if (text.size() > engine::kMostQuestionBytes) return nullptr;
  jobs_.push_back(std::make_shared<Job>(Job{question.position, std::move(text), std::move(done)}));
  const std::shared_ptr<Job> job = jobs_.back();
  send(job);
  return std::make_unique<Asked>(*this, job);
}

void Workers::send(const std::shared_ptr<Job>& job) {
  ++job->tries;
  job->sent = clock_.now();
  const std::weak_ptr<Job> asked = job;
  job->answer = bus_.ask(subject_, job->text, [this, asked](const auto& text) {
    if (const std::shared_ptr<Job> answered = asked.lock()) hear(answered, text);
  });
}

void Workers::hear(const std::shared_ptr<Job>& job, const std::optional<std::string>& text) {
  if (!text) {
    if (are_well_ == true) tell_lost(kNobodyReason);
    return finish(job, End::kNoWorker, std::nullopt);
  }
  const engine::BotAnswer answer = engine::read_answer(*text);
  if (answer.kind == engine::BotAnswer::Kind::kBusy) {
    return try_again(job, End::kBusy, kBusyReason);
  }
  if (answer.kind == engine::BotAnswer::Kind::kFailed) {
    return try_again(job, End::kFailed, answer.text);
  }
  if (const Status status = checked(*job->position, answer.text); !status) {
    return try_again(job, End::kFailed, status.error().message);
  }
  tell_well();
  finish(job, End::kMoved, answer.text);
}

void Workers::try_again(const std::shared_ptr<Job>& job, End end, const std::string& reason) {
  if (job->tries < terms_.tries) return send(job);
  if (end != End::kBusy) tell_lost(reason);
  finish(job, end, std::nullopt);
}

void Workers::finish(const std::shared_ptr<Job>& job, End end, std::optional<std::string> move) {
  std::erase(jobs_, job);
  metrics_.end_question(end);
  job->answer.reset();
  const Done done = std::exchange(job->done, nullptr);
  done(std::move(move));
}

void Workers::drop(const std::shared_ptr<Job>& job) {
  job->answer.reset();
  std::erase(jobs_, job);
}

void Workers::sweep() {
  const TimePoint now = clock_.now();
  for (const std::shared_ptr<Job>& job : std::vector(jobs_)) {
    const bool is_waiting = std::ranges::find(jobs_, job) != jobs_.end();
    if (!is_waiting || now - job->sent < terms_.patience) continue;
    if (job->tries >= terms_.tries) rest_until_ = now + terms_.rest;
    try_again(job, End::kSilent, kSilentReason);
  }
}

void Workers::forget() {
  rest_until_.reset();
  for (const std::shared_ptr<Job>& job : std::vector(jobs_)) {
    const bool is_waiting = std::ranges::find(jobs_, job) != jobs_.end();
    if (is_waiting) finish(job, End::kSilent, std::nullopt);
  }
}

void Workers::tell_well() {
  if (are_well_ == true) return;
  are_well_ = true;
  log_({LogEvent::kWorkersThink, "bot workers think for this node"});
}

void Workers::tell_lost(const std::string& reason) {
  if (are_well_ == false) return;
  are_well_ = false;
  log_({LogEvent::kWorkersLost,
        "bot workers give no moves, and this node thinks itself: " + reason,
        {{"reason", reason}}});
}

}  // namespace benben
