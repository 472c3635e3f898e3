#include "bench/moves/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <utility>

#include "core/result.h"

namespace benben::bench {
namespace {

void send_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    BENBEN_ASSERT(sent > 0);
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

// False at the end of the connection.
bool receive_some(int descriptor, std::string& buffer) {
  char chunk[8192];
  const ssize_t size = recv(descriptor, chunk, sizeof chunk, 0);
  if (size <= 0) return false;
  buffer.append(chunk, static_cast<std::size_t>(size));
  return true;
}

}  // namespace

int connect_to(std::uint16_t port) {
  const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  BENBEN_ASSERT(descriptor >= 0);
  const int yes = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  BENBEN_ASSERT(connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) ==
                0);
  return descriptor;
}

std::string ask(std::uint16_t port, std::string_view request) {
  const int descriptor = connect_to(port);
  send_all(descriptor, request);
  std::string answer;
  while (receive_some(descriptor, answer)) {
  }
  close(descriptor);
  return answer;
}

Socket::Socket(std::uint16_t port, std::string_view path, std::string_view cookie)
    : descriptor_(connect_to(port)) {
  send_all(descriptor_, "GET " + std::string(path) +
                            " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: " +
                            std::string(cookie) + "\r\n\r\n");
  std::size_t end = 0;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos) {
    BENBEN_ASSERT(receive_some(descriptor_, buffer_));
  }
  BENBEN_ASSERT(buffer_.starts_with("HTTP/1.1 101"));
  buffer_.erase(0, end + 4);
}

Socket::Socket(Socket&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), buffer_(std::move(other.buffer_)) {}

Socket::~Socket() {
  if (descriptor_ >= 0) close(descriptor_);
}

void Socket::send(std::string_view text) {
  BENBEN_ASSERT(text.size() < 126 + 65536);
  std::string frame = "\x81";
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += '\xfe';
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size());
  }
  frame.append(4, '\0');  // a mask of zeros leaves the text as it is
  send_all(descriptor_, frame.append(text));
}

void Socket::receive() { BENBEN_ASSERT(receive_some(descriptor_, buffer_)); }

std::optional<std::string> Socket::next() {
  if (buffer_.size() < 2) return std::nullopt;
  std::size_t size = static_cast<unsigned char>(buffer_[1]);
  std::size_t head = 2;
  if (size == 126) {
    if (buffer_.size() < 4) return std::nullopt;
    size = static_cast<std::size_t>(static_cast<unsigned char>(buffer_[2])) << 8 |
           static_cast<unsigned char>(buffer_[3]);
    head = 4;
  }
  if (buffer_.size() < head + size) return std::nullopt;
  std::string text = buffer_.substr(head, size);
  buffer_.erase(0, head + size);
  return text;
}

}  // namespace benben::bench
