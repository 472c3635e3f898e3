// Workers: the bot workers of other machines (bot_worker.h), as a node asks them over the bus.
//
// A question goes to any of them (engine/question.h). One that is not answered in time, or not with
// a move, is asked again; in the end the node is told to think itself, with the same seed, so that
// nobody waits for a worker that died, and the move is the same whoever found it. Where no worker
// is, that is said at once.
//
// Lives on the thread of the bus.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bus/bus.h"
#include "server/log.h"
#include "server/metrics.h"
#include "table/clock.h"
#include "table/live_table.h"
#include "table/secret.h"

namespace benben {

// Where workers of that version of Benben are asked: those of another may play otherwise.
std::string workers_subject(const std::string& version);

struct WorkerTerms {
  // For one answer. The longest thought takes some two seconds, and before a worker is so full that
  // it says so, as many wait there at most.
  std::chrono::milliseconds patience{5000};
  int tries = 2;
  // Without a question, once nobody has answered one: else each move would take as long.
  std::chrono::seconds rest{30};
};

class Workers {
 public:
  // Nothing: the node has to think itself.
  using Done = std::function<void(std::optional<std::string> move)>;
  class Asked;

  // The bus and the metrics outlive it.
  Workers(Bus& bus, const std::string& version, const WorkerTerms& terms, Clock clock, Log log,
          Metrics& metrics);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Calls done(move), later; never if the handle is gone by then. The move is legal. Nothing if
  // there is no use in asking now. `course` of the question is there.
  [[nodiscard]] std::unique_ptr<Asked> ask(const Question& question, std::uint64_t seed, Done done);
  // Asks again whatever has waited for too long. Call it every second or so.
  void sweep();
  // The bus is lost: no answer comes any more. Call it whenever that is so.
  void forget();

 private:
  using End = Metrics::WorkerEnd;
  struct Job;

  std::string share_of(const std::string& client) const;
  void send(const std::shared_ptr<Job>& job);
  void hear(const std::shared_ptr<Job>& job, const std::optional<std::string>& text);
  void try_again(const std::shared_ptr<Job>& job, End end, const std::string& reason);
  void finish(const std::shared_ptr<Job>& job, End end, std::optional<std::string> move);
  void drop(const std::shared_ptr<Job>& job);
  void tell_well();
  void tell_lost(const std::string& reason);

  Bus& bus_;
  const std::string subject_;
  const WorkerTerms terms_;
  const Clock clock_;
  const Log log_;
  Metrics& metrics_;
  const std::string secret_;                // clients are told apart by it, and known to nobody
  std::vector<std::shared_ptr<Job>> jobs_;  // that wait for an answer
  std::optional<bool> are_well_;            // nothing was heard of any yet
  std::optional<TimePoint> rest_until_;
};

// A question that was asked. Whoever lets go of it drops it.
class Workers::Asked {
 public:
  Asked(Workers& workers, std::shared_ptr<Job> job) : workers_(workers), job_(std::move(job)) {}
  ~Asked() { workers_.drop(job_); }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

 private:
  Workers& workers_;
  std::shared_ptr<Job> job_;
};

}  // namespace benben
