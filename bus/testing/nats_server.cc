#include "bus/testing/nats_server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "core/result.h"

namespace benben {
namespace {

constexpr const char* kProgram = "/usr/sbin/nats-server";

sockaddr_in here(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

bool is_free(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = here(port);
  const bool is_free =
      bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  close(socket);
  return is_free;
}

// One that stays free while the server is dead: of those from 32768 on
// (net.ipv4.ip_local_port_range) the system gives one to whoever connects, and whoever tries to
// come back connects again and again.
std::uint16_t free_port() {
  constexpr int kFirst = 10'000;
  constexpr int kCount = 20'000;
  constexpr int kStride = 97;  // from one process to the next
  static int tried = 0;
  while (true) {
    const int at = (getpid() * kStride + tried++) % kCount;
    const auto port = static_cast<std::uint16_t>(kFirst + at);
    if (is_free(port)) return port;
  }
}

// It greets whoever connects.
bool answers(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = here(port);
  std::array<char, 4> greeting{};
  const bool is_up =
      connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
      recv(socket, greeting.data(), greeting.size(), 0) > 0;
  close(socket);
  return is_up;
}

}  // namespace

NatsServer::NatsServer() : port_(free_port()) {
  if (access(kProgram, X_OK) != 0) {
    std::fprintf(stderr, "There is no NATS to test with: apt-get install nats-server\n");
    std::abort();
  }
  start();
}

NatsServer::~NatsServer() { kill(); }

void NatsServer::start() {
  const std::string port = std::to_string(port_);
  process_ = fork();
  BENBEN_ASSERT(process_ >= 0);
  if (process_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execl(kProgram, kProgram, "-a", "127.0.0.1", "-p", port.c_str(), nullptr);
    std::_Exit(127);
  }
  while (!answers(port_)) {
    BENBEN_ASSERT(waitpid(process_, nullptr, WNOHANG) == 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void NatsServer::kill() {
  if (process_ == 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

}  // namespace benben
