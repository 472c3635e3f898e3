// What `serve` and `bots` have in common as services: their log, how they are told to end, and that
// they end.
#pragma once

#include <signal.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "server/log.h"

namespace benben::cli {

// How the log is written: sentences, or lines of JSON.
enum class LogForm { kText, kJson };

// A line of the log, in the form that the operator wants, on standard error.
using Tell = std::function<void(const LogLine&)>;
Tell tell_as(LogForm form);

// SIGINT and SIGTERM, blocked in all threads to come, until somebody asks for them.
class StopSignals {
 public:
  StopSignals();
  // As if somebody had sent one; from any thread.
  static void send();
  void wait() const;
  // For so long, unless one comes sooner.
  void wait_for(std::chrono::seconds time) const;

 private:
  sigset_t signals_;
};

// Ends the process when its time is over, with the exit code of failure.
class Watchdog {
 public:
  Watchdog(std::chrono::seconds time, const Tell& tell);
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

 private:
  std::mutex mutex_;
  std::condition_variable called_off_;
  bool is_called_off_ = false;
  std::thread thread_;
};

}  // namespace benben::cli
