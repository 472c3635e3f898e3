#include "server/engines.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "core/json.h"
#include "core/text.h"
#include "server/faults.h"
#include "table/secret.h"

namespace benben {
namespace {

Error named(const std::string& name, Error error) {
  error.message = "The engine \"" + name + "\": " + error.message;
  return error;
}

}  // namespace

struct Engines::Job {
  Question question;
  Done done;  // empty once it is called or dropped; only who asks touches it
  std::atomic<bool> is_dropped = false;
};

// An engine, and who waits for it.
class Engines::Desk {
 public:
  Desk(Offer offer, engine::Settings settings, std::unique_ptr<engine::Client> client)
      : offer_(std::move(offer)),
        settings_(std::move(settings)),
        known_{offer_.name, client->about()},
        client_(std::move(client)) {}

  ~Desk() {
    {
      const std::lock_guard lock(mutex_);
      is_stopping_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
  }

  void run(const Post& post) {
    thread_ = std::thread([this, post] { work(post); });
  }

  const Known& known() const { return known_; }
  Status check(const AnyGame& game, int players) const {
    const Status status = engine::check_plays(known_.about, game, players);
    return status ? Status()
                  : refused(server::Fault::kEngineCannot,
                            {{"engine", known_.name}, {"reason", status.error().message}});
  }

  void add(std::shared_ptr<Job> job) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(job));
    }
    wake_.notify_all();
  }

 private:
  std::shared_ptr<Job> next() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return is_stopping_ || !waiting_.empty(); });
    if (is_stopping_) return nullptr;
    std::shared_ptr<Job> job = std::move(waiting_.front());
    waiting_.pop_front();
    return job;
  }

  void work(const Post& post) {
    while (const std::shared_ptr<Job> job = next()) {
      if (job->is_dropped) continue;
      post([job, move = think(job->question)] {
        if (const Done done = std::exchange(job->done, nullptr)) done(move);
      });
    }
  }

  Result<std::string> think(const Question& question) {
    if (client_ == nullptr) {
      Result<std::unique_ptr<engine::Client>> client =
          engine::Client::start(offer_.command, settings_);
      if (!client) return named(offer_.name, client.error());
      client_ = std::move(*client);
    }
    const GameCourse& course = *question.course;
    Result<std::string> move =
        client_->best({course.setup, course.events, *question.position}, random_key());
    if (move) return move;
    client_ = nullptr;
    return named(offer_.name, move.error());
  }

  const Offer offer_;
  const engine::Settings settings_;
  const Known known_;
  std::unique_ptr<engine::Client> client_;  // its own thread's; none once it has failed
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::shared_ptr<Job>> waiting_;
  bool is_stopping_ = false;
  std::thread thread_;
};

Engines::Engines() = default;
Engines::~Engines() = default;

Engines::Thought::~Thought() {
  job_->done = nullptr;
  job_->is_dropped = true;
}

Result<std::unique_ptr<Engines>> Engines::start(const std::vector<Offer>& offers,
                                                const engine::Settings& settings) {
  std::unique_ptr<Engines> engines(new Engines);
  for (const Offer& offer : offers) {
    if (engines->find(offer.name) != nullptr) {
      return named(offer.name, {ErrorCode::kInput, "There are two of this name."});
    }
    Result<std::unique_ptr<engine::Client>> client = engine::Client::start(offer.command, settings);
    if (!client) return named(offer.name, client.error());
    engines->desks_.push_back(std::make_unique<Desk>(offer, settings, std::move(*client)));
  }
  return engines;
}

void Engines::run(Post post) {
  post_ = std::move(post);
  for (const auto& desk : desks_) desk->run(post_);
}

std::vector<Engines::Known> Engines::known() const {
  std::vector<Known> all;
  for (const auto& desk : desks_) all.push_back(desk->known());
  return all;
}

Engines::Desk* Engines::find(std::string_view name) const {
  const auto found =
      std::ranges::find_if(desks_, [&](const auto& desk) { return desk->known().name == name; });
  return found == desks_.end() ? nullptr : found->get();
}

Status Engines::check(std::string_view name, const AnyGame& game, int players) const {
  const Desk* desk = find(name);
  if (desk != nullptr) return desk->check(game, players);
  return refused(server::Fault::kNoSuchEngine, {{"engine", std::string(name), shortened(name)}});
}

std::unique_ptr<Engines::Thought> Engines::ask(std::string_view name, const Question& question,
                                               Done done) {
  const auto job = std::make_shared<Job>();
  job->question = question;
  job->done = std::move(done);
  if (Desk* desk = find(name)) {
    desk->add(job);
  } else {
    post_([job, fault = refused(server::Fault::kNoSuchEngine,
                                {{"engine", std::string(name), shortened(name)}})] {
      if (const Done told = std::exchange(job->done, nullptr)) told(fault);
    });
  }
  return std::make_unique<Thought>(job);
}

std::string write_engines(const std::vector<Engines::Known>& engines) {
  JsonWriter json;
  json.begin_object().key("engines").begin_list();
  for (const auto& [name, about] : engines) {
    json.begin_object().member("engine", name).member("title", about.name);
    if (!about.author.empty()) json.member("author", about.author);
    json.key("games").begin_list();
    for (const engine::About::Played& played : about.games) {
      json.begin_object().member("game", played.game);
      json.key("seats").begin_list().value(played.least_seats).value(played.most_seats).end_list();
      json.end_object();
    }
    json.end_list().end_object();
  }
  return json.end_list().end_object().take();
}

}  // namespace benben
