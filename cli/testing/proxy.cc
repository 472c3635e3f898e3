#include "cli/testing/proxy.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstring>
#include <vector>

#include "core/result.h"

namespace benben {
namespace {

constexpr std::size_t kMostWaiting = 1 << 16;

sockaddr_in at_port(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

template <class Address>
const sockaddr* general(const Address& address) {
  return reinterpret_cast<const sockaddr*>(&address);
}

}  // namespace

Proxy::Proxy(Target target)
    : target_(std::move(target)), listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address = at_port(0);
  socklen_t size = sizeof address;
  BENBEN_ASSERT(bind(listener_, general(address), size) == 0);
  BENBEN_ASSERT(listen(listener_, SOMAXCONN) == 0);
  BENBEN_ASSERT(getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) == 0);
  port_ = ntohs(address.sin_port);
  BENBEN_ASSERT(pipe2(wake_, O_CLOEXEC) == 0);
  thread_ = std::thread([this] { run(); });
}

Proxy::~Proxy() {
  tell(State::kOver);
  thread_.join();
  for (const Connection& connection : connections_) {
    close(connection.there.from);
    close(connection.there.to);
  }
  for (const int file : {listener_, wake_[0], wake_[1]}) close(file);
}

void Proxy::tell(State state) {
  const char sign = static_cast<char>(state);
  BENBEN_ASSERT(write(wake_[1], &sign, 1) == 1);
  for (State now = state_; now != state; now = state_) state_.wait(now);
}

int Proxy::connect() const {
  if (const auto* port = std::get_if<std::uint16_t>(&target_)) {
    const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = at_port(*port);
    if (::connect(made, general(address), sizeof address) == 0) return made;
    close(made);
    return -1;
  }
  const int made = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string& path = std::get<std::string>(target_);
  BENBEN_ASSERT(path.size() < sizeof address.sun_path);
  std::memcpy(address.sun_path, path.c_str(), path.size());
  if (::connect(made, general(address), sizeof address) == 0) return made;
  close(made);
  return -1;
}

void Proxy::accept() {
  const int client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
  if (client < 0) return;
  const int server = connect();
  if (server < 0) {
    close(client);
    return;
  }
  const int yes = 1;
  setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  for (const int end : {client, server}) fcntl(end, F_SETFL, O_NONBLOCK);
  connections_.push_back({{client, server}, {server, client}});
}

// Each end of a connection is asked about by the lane that reads from it.
bool Proxy::forward(Lane& lane, short events) {
  if ((events & (POLLIN | POLLHUP | POLLERR)) != 0 && lane.waiting.size() < kMostWaiting) {
    char bytes[16384];
    const ssize_t size = recv(lane.from, bytes, sizeof bytes, 0);
    if (size > 0) lane.waiting.append(bytes, static_cast<std::size_t>(size));
    if (size == 0 || (size < 0 && errno != EAGAIN)) lane.has_ended = true;
  }
  if (!lane.waiting.empty()) {
    const ssize_t sent = send(lane.to, lane.waiting.data(), lane.waiting.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN) return false;
    if (sent > 0) {
      lane.waiting.erase(0, static_cast<std::size_t>(sent));
      forwarded_ += static_cast<std::uint64_t>(sent);
    }
  }
  return !lane.has_ended || !lane.waiting.empty();
}

void Proxy::run() {
  while (state_ != State::kOver) {
    std::vector<pollfd> files = {{wake_[0], POLLIN, 0}};
    if (state_ == State::kOpen) {
      files.push_back({listener_, POLLIN, 0});
      for (const Connection& connection : connections_) {
        for (const Lane* lane : {&connection.there, &connection.back}) {
          files.push_back({lane->from, POLLIN, 0});
          const short wanted = lane->waiting.empty() ? short{0} : short{POLLOUT};
          files.push_back({lane->to, wanted, 0});
        }
      }
    }
    if (poll(files.data(), files.size(), -1) < 0) continue;
    if (files[0].revents != 0) {
      char sign = 0;
      BENBEN_ASSERT(read(wake_[0], &sign, 1) == 1);
      state_ = static_cast<State>(sign);
      state_.notify_all();
      continue;
    }
    std::size_t at = 2;
    for (auto connection = connections_.begin(); connection != connections_.end();) {
      const bool goes_there = forward(connection->there, files[at].revents);
      const bool goes_back = forward(connection->back, files[at + 2].revents);
      const bool goes_on = goes_there && goes_back;
      at += 4;
      if (!goes_on) {
        close(connection->there.from);
        close(connection->there.to);
      }
      connection = goes_on ? std::next(connection) : connections_.erase(connection);
    }
    if (files[1].revents != 0) accept();
  }
}

}  // namespace benben
