#include "cli/serve.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

#include "cli/core_dumps.h"
#include "cli/exit.h"
#include "cli/service.h"
#include "server/server.h"
#include "store/postgres.h"

namespace benben::cli {
namespace {

// File descriptors that are not a client's: the store, the log, the listening socket.
constexpr std::size_t kOwnFiles = 64;

// Each client is a file descriptor, of which a process may have 1024 unless it asks for more. Gives
// how many clients there may be: who comes when there is no descriptor left gets no answer.
std::size_t allowed_connections(std::size_t wanted) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  const auto files = static_cast<std::size_t>(limit.rlim_max);
  return files > 2 * kOwnFiles ? std::min(wanted, files - kOwnFiles) : kOwnFiles;
}

ServerOptions server_options(const ServeOptions& options) {
  ServerOptions all;
  all.network.host = options.host;
  all.network.port = options.port;
  all.network.operator_port = options.operator_port;
  all.version = BENBEN_VERSION;
  all.bus = options.bus;
  all.workers.patience = options.worker_patience;
  std::vector<AddressRange> proxies;
  for (const std::string& proxy : options.proxies) {
    proxies.push_back(AddressRange::parse(proxy).value());
  }
  all.access = AccessRules(std::move(proxies), options.names);
  all.limits = options.limits;
  all.limits.connections = allowed_connections(options.limits.connections);
  if (options.no_notices) {
    all.notices.reset();
  } else {
    all.notices = PushServices(options.push_services);
  }
  all.bots.slots = options.bot_threads;
  all.bots.busy_thought = options.busy_thought;
  all.bots.longest_thought = options.longest_thought;
  all.engines = options.engines;
  all.engine_settings = options.engine_settings;
  all.log = tell_as(options.log);
  return all;
}

// What is kept, and the lock of the folder where that lies in one.
struct Kept {
  std::unique_ptr<Store> store;
  std::optional<FolderLock> lock = std::nullopt;
};

Result<Kept> open_kept(const ServeOptions& options, const Tell& tell,
                       const std::function<void(const std::string&)>& outdated) {
  const TellUpgrade upgraded = [&tell](const Upgrade& upgrade) {
    const std::string from = std::to_string(upgrade.from);
    const std::string to = std::to_string(upgrade.to);
    tell({LogEvent::kStoreUpgraded,
          "The tables were of version " + from + ", of an older Benben, and are of version " + to +
              " now; no older Benben reads them any more.",
          {{"from", from}, {"to", to}}});
  };
  if (!options.store.empty()) {
    PostgresOptions place{options.store};
    place.patience = options.store_patience;
    place.outdated = outdated;
    place.upgraded = upgraded;
    Result<std::unique_ptr<Store>> store = open_postgres(place);
    if (!store) return store.error();
    return Kept{std::move(*store)};
  }
  Result<DataFolder> data =
      open_data(options.data.empty() ? default_data_folder() : options.data, upgraded);
  if (!data) return data.error();
  return Kept{std::move(data->store), std::move(data->lock)};
}

int fail(const std::string& message, const Tell& tell) {
  tell({LogEvent::kFailed, message});
  return kExitFailed;
}

// The address as a person types it: an IPv6 address stands in brackets.
std::string address_of(const std::string& host, std::uint16_t port) {
  const std::string name = host.find(':') == host.npos ? host : "[" + host + "]";
  return "http://" + name + ":" + std::to_string(port) + "/";
}

}  // namespace

std::filesystem::path default_data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0') {
    return std::filesystem::path(data) / "benben";
  }
  const char* home = std::getenv("HOME");
  return std::filesystem::path(home == nullptr ? "." : home) / ".local" / "share" / "benben";
}

int default_bot_threads() {
  return static_cast<int>(std::max(2u, std::thread::hardware_concurrency()) - 1);
}

int serve(const ServeOptions& options, Assets assets) {
  forbid_core_dumps();
  umask(077);                // names and hashes of secrets are nobody else's on this machine
  signal(SIGPIPE, SIG_IGN);  // a log that nobody reads any more is no reason to end
  const StopSignals signals;
  const Tell tell = tell_as(options.log);
  // It ends at once: nothing that it would still be asked for could be stored.
  std::atomic<bool> is_outdated = false;
  Result<Kept> kept = open_kept(options, tell, [&](const std::string& reason) {
    tell({LogEvent::kFailed, reason});
    is_outdated = true;
    StopSignals::send();
  });
  if (!kept) return fail(kept.error().message, tell);
  Result<std::unique_ptr<Server>> server =
      Server::start(std::move(kept->store), assets, server_options(options));
  if (!server) return fail(server.error().message, tell);
  std::printf("%s\n", address_of(options.host, (*server)->port()).c_str());
  if (options.operator_port) {
    std::printf("%s\n", address_of("127.0.0.1", (*server)->operator_port()).c_str());
  }
  std::fflush(stdout);
  std::thread network([&] { (*server)->run(); });
  signals.wait();
  if (options.limits.drain_time.count() > 0 && !is_outdated) {
    (*server)->announce_stop();
    signals.wait_for(options.limits.drain_time);
  }
  const Watchdog watchdog(options.limits.stop_time, tell);
  (*server)->stop();
  network.join();
  (*server).reset();
  return is_outdated ? kExitFailed : kExitOk;
}

}  // namespace benben::cli
