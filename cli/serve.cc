#include "cli/serve.h"

#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "cli/exit.h"
#include "server/server.h"

namespace benben::cli {
namespace {

// Each client is a file descriptor, of which a process may have 1024 unless it asks for more.
void allow_many_connections() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Blocked in all threads to come, the signals wait until somebody asks for them.
sigset_t block_stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return signals;
}

void wait_for(const sigset_t& signals) {
  int signal = 0;
  sigwait(&signals, &signal);
}

int fail(const std::string& message) {
  std::fprintf(stderr, "benben: %s\n", message.c_str());
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

int serve(const ServeOptions& options, Assets assets) {
  allow_many_connections();
  umask(077);  // names and hashes of secrets are nobody else's on this machine
  const sigset_t signals = block_stop_signals();
  Result<DataFolder> data = open_data(options.data.empty() ? default_data_folder() : options.data);
  if (!data) return fail(data.error().message);
  ServerOptions all;
  all.network.host = options.host;
  all.network.port = options.port;
  all.bot_threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency() - 1));
  all.log = [](std::string_view line) {
    std::fprintf(stderr, "benben: %.*s\n", static_cast<int>(line.size()), line.data());
  };
  Result<std::unique_ptr<Server>> server = Server::start(std::move(data->store), assets, all);
  if (!server) return fail(server.error().message);
  std::printf("%s\n", address_of(options.host, (*server)->port()).c_str());
  std::fflush(stdout);
  std::thread network([&] { (*server)->run(); });
  wait_for(signals);
  (*server)->stop();
  network.join();
  return kExitOk;
}

}  // namespace benben::cli
