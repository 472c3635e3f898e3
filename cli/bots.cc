#include "cli/bots.h"

#include <signal.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "bus/nats.h"
#include "cli/core_dumps.h"
#include "cli/exit.h"
#include "cli/service_flags.h"
#include "server/bot_worker.h"
#include "table/promise.h"

namespace benben::cli {
namespace {

// For each thought that runs one may pause, and one may wait: whoever comes last waits for as long
// as one thought, and no more than two trees of 70 MB are held.
constexpr int kPausesForEach = 1;
constexpr std::size_t kMostForEach = 2;

// What the one thread on which the bus and the worker live has to do, in its order.
class Desk {
 public:
  void post(std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    work_.push_back(std::move(work));
    arrived_.notify_one();
  }
  // Until somebody posts the end.
  void run() {
    while (!is_over_) take()();
  }
  void end() { is_over_ = true; }

 private:
  std::function<void()> take() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return !work_.empty(); });
    std::function<void()> work = std::move(work_.front());
    work_.pop_front();
    return work;
  }

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> work_;
  bool is_over_ = false;  // the running thread's own
};

BotPoolOptions pool_options(const BotsOptions& options) {
  BotPoolOptions pool;
  pool.slots = options.threads;
  pool.pauses = options.threads * kPausesForEach;
  pool.busy_thought = options.busy_thought;
  pool.longest_thought = options.longest_thought;
  return pool;
}

std::string number(std::size_t value) { return std::to_string(value); }

LogLine end_line(const BotWorker::Counts& counts) {
  return {LogEvent::kWorkerEnds,
          "ends, after " + number(counts.moves) + " moves; refused " + number(counts.refused) +
              ", too busy for " + number(counts.busy),
          {{"moves", number(counts.moves)},
           {"refused", number(counts.refused)},
           {"busy", number(counts.busy)}}};
}

// Says whenever the bus is lost, or back.
void follow(Bus& bus, const Tell& tell) {
  const auto is_lost = std::make_shared<bool>(!bus.is_connected());
  if (*is_lost) tell({LogEvent::kBusLost, "the bus cannot be reached"});
  bus.follow([&bus, tell, is_lost] {
    if (*is_lost == !bus.is_connected()) return;
    *is_lost = !bus.is_connected();
    *is_lost ? tell({LogEvent::kBusLost, "the bus is lost"})
             : tell({LogEvent::kBusBack, "the bus is back"});
  });
}

}  // namespace

int default_worker_threads() {
  return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

int work_as_bots(const BotsOptions& options) {
  forbid_core_dumps();
  signal(SIGPIPE, SIG_IGN);  // a log that nobody reads any more is no reason to end
  const StopSignals signals;
  const Tell tell = tell_as(options.log);
  throw_broken_promises();
  Desk desk;
  const auto post = [&desk](std::function<void()> work) { desk.post(std::move(work)); };
  // It ends after the bus, whose threads post to it, and the pool after the worker.
  Result<std::unique_ptr<Bus>> bus = open_nats(options.bus, post);
  if (!bus) {
    tell({LogEvent::kFailed, bus.error().message});
    return kExitFailed;
  }
  follow(**bus, tell);
  BotPool pool(pool_options(options), post);
  BotWorker worker(**bus, pool, BENBEN_VERSION,
                   kMostForEach * static_cast<std::size_t>(options.threads), tell);
  tell({LogEvent::kWorkerReady, "thinks about " + std::to_string(options.threads) + " at a time"});
  std::thread thinking([&] { desk.run(); });
  signals.wait();
  const Watchdog watchdog(options.stop_time, tell);
  desk.post([&] { worker.stop([&] { desk.end(); }); });
  thinking.join();
  tell(end_line(worker.counts()));
  return kExitOk;
}

void add_bots_command(CLI::App& app, BotsOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand(
      "bots", "Think for servers that play at tables, as one of their bot workers");
  add_bus_flag(command, options.bus,
               "The NATS server that the servers have, too, as nats://HOST:PORT")
      ->envname("BENBEN_BUS")
      ->required();
  add_log_flag(command, options.log);
  add_number(command, "--threads", "Bots that think at a time (default: the processors)", 1, 1024,
             static_cast<std::uint64_t>(options.threads),
             [&](std::uint64_t value) { options.threads = static_cast<int>(value); });
  add_milliseconds(command, "--busy-thought-ms", options.busy_thought,
                   "Milliseconds of processor time for a move while others wait");
  add_milliseconds(command, "--longest-thought-ms", options.longest_thought,
                   "Milliseconds of processor time for a move at most");
  add_number(command, "--stop-s", "Seconds to end when it is told to, whatever hangs", 1,
             kMaxSeconds, static_cast<std::uint64_t>(options.stop_time.count()),
             [&](std::uint64_t value) { options.stop_time = std::chrono::seconds(value); });
  command.callback([&] { code = work_as_bots(options); });
}

}  // namespace benben::cli
