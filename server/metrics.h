// Metrics: what happens in a server, counted for whoever runs it (docs/operations.md, Metrics).
//
// Numbers alone: what is counted has no id, no name and no address. Any thread may count; a reader
// sees each number as it stood at some moment, not all at the same one.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "core/result.h"

namespace benben {

class Counter {
 public:
  void add(std::uint64_t amount = 1) { value_.fetch_add(amount, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_{0};
};

// How long something took, from half a millisecond to ten seconds.
class Durations {
 public:
  static constexpr std::array<double, 14> kBounds = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                                     0.1,    0.2,   0.5,   1,     2,    5,    10};

  void add(std::chrono::nanoseconds time);
  // How many took at most as long as the bound; behind the last one, all.
  std::uint64_t within(std::size_t bound) const;
  double sum_s() const;

 private:
  std::array<Counter, kBounds.size() + 1> counts_;  // by the least bound that is not exceeded
  Counter nanoseconds_;
};

// Whatever was refused, by the code of its fault. What the rules of a game, or the form of a text,
// have against something is counted together: `rules`.
class Refusals {
 public:
  Refusals();
  void add(std::string_view fault);
  const std::map<std::string_view, Counter>& counts() const { return counts_; }

 private:
  std::map<std::string_view, Counter> counts_;  // all that can be counted, from the beginning
};

struct Metrics {
  enum class NoticeEnd : std::uint8_t { kSent, kGone, kFailed, kDropped };
  static constexpr std::array<std::string_view, 4> kNoticeEnds = {"sent", "gone", "failed",
                                                                  "dropped"};

  // What became of a question to bot workers.
  enum class WorkerEnd : std::uint8_t { kMoved, kNoWorker, kSilent, kBusy, kFailed };
  static constexpr std::array<std::string_view, 5> kWorkerEnds = {"moved", "nobody", "silent",
                                                                  "busy", "failed"};

  Counter moves_acknowledged;
  Counter socket_messages;
  Counter sockets_opened;
  Counter sockets_closed;
  std::array<Counter, 6> requests;  // by the first digit of the status
  Refusals refused;
  Counter rate_limited;
  Durations transactions;
  Counter store_jobs;
  Durations thoughts;
  Counter thoughts_failed;
  Durations sweep_pieces;
  std::array<Counter, kNoticeEnds.size()> notices;
  std::array<Counter, kWorkerEnds.size()> worker_questions;

  // An answer that is an error, by whichever way it goes out.
  void refuse(const Error& error);
  void end_question(WorkerEnd end) { worker_questions[static_cast<std::size_t>(end)].add(); }
  void end_notice(NoticeEnd end) { notices[static_cast<std::size_t>(end)].add(); }
};

// What stands in a server at the moment when it is asked.
struct Gauges {
  std::string version;
  std::size_t tables = 0;
  std::size_t lobby_tables = 0;
  std::size_t connections = 0;
  std::size_t jobs_waiting = 0;
  std::size_t thoughts_waiting = 0;
  bool is_read_only = false;
  bool is_bus_lost = false;
  std::uint64_t bus_dropped = 0;
};

// In the text format of Prometheus, version 0.0.4.
std::string write_metrics(const Metrics& metrics, const Gauges& gauges);

}  // namespace benben
