#include "cli/service.h"

#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "cli/exit.h"

namespace benben::cli {

Tell tell_as(LogForm form) {
  if (form == LogForm::kText) {
    return [](const LogLine& line) { std::fprintf(stderr, "benben: %s\n", line.text.c_str()); };
  }
  return [](const LogLine& line) {
    std::fprintf(stderr, "%s\n", log_json(line, std::time(nullptr)).c_str());
  };
}

StopSignals::StopSignals() {
  sigemptyset(&signals_);
  sigaddset(&signals_, SIGINT);
  sigaddset(&signals_, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
}

void StopSignals::send() { kill(getpid(), SIGTERM); }

void StopSignals::wait() const {
  int signal = 0;
  sigwait(&signals_, &signal);
}

void StopSignals::wait_for(std::chrono::seconds time) const {
  const auto end = std::chrono::steady_clock::now() + time;
  int signal = -1;
  do {
    const auto left = std::max(std::chrono::nanoseconds(end - std::chrono::steady_clock::now()),
                               std::chrono::nanoseconds(0));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(left);
    const timespec rest{seconds.count(), (left - seconds).count()};
    signal = sigtimedwait(&signals_, nullptr, &rest);
  } while (signal < 0 && errno == EINTR);  // a debugger, or a process that was halted
}

// What was acknowledged is stored, and what was asked is asked again, so nothing is lost.
Watchdog::Watchdog(std::chrono::seconds time, const Tell& tell)
    : thread_([this, time, tell] {
        std::unique_lock lock(mutex_);
        if (called_off_.wait_for(lock, time, [this] { return is_called_off_; })) return;
        tell({LogEvent::kHangs, "something hangs; ending without it"});
        std::_Exit(kExitFailed);
      }) {}

Watchdog::~Watchdog() {
  {
    const std::lock_guard lock(mutex_);
    is_called_off_ = true;
  }
  called_off_.notify_one();
  thread_.join();
}

}  // namespace benben::cli
