#include "server/test_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>

#include "core/result.h"

namespace benben {

TcpClient::TcpClient(std::uint16_t port, int receive_bytes, const char* source)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  BENBEN_ASSERT(socket_ >= 0);
  const int yes = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (receive_bytes > 0) {
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  if (source != nullptr) {
    BENBEN_ASSERT(inet_pton(AF_INET, source, &address.sin_addr) == 1);
    BENBEN_ASSERT(bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  }
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  // A connection that is refused shows as one that ends at once.
  (void)connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
}

TcpClient::~TcpClient() { close(socket_); }

bool TcpClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool TcpClient::receive() {
  pollfd waiting{socket_, POLLIN, 0};
  const auto patience = std::chrono::milliseconds(kPatience);
  if (poll(&waiting, 1, static_cast<int>(patience.count())) <= 0) return false;
  char chunk[16384];
  const ssize_t size = recv(socket_, chunk, sizeof chunk, 0);
  if (size <= 0) return false;
  buffer_.append(chunk, static_cast<std::size_t>(size));
  return true;
}

std::optional<std::string> TcpClient::read(std::size_t size) {
  while (buffer_.size() < size) {
    if (!receive()) return std::nullopt;
  }
  std::string bytes = buffer_.substr(0, size);
  buffer_.erase(0, size);
  return bytes;
}

std::optional<std::string> TcpClient::read_until(std::string_view mark) {
  std::size_t found = 0;
  while ((found = buffer_.find(mark)) == std::string::npos) {
    if (!receive()) return std::nullopt;
  }
  return read(found + mark.size());
}

void TcpClient::reset() {
  const linger at_once{1, 0};
  setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  close(socket_);
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);  // not connected to anything
}

bool TcpClient::is_closed() {
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (receive()) {
  }
  return std::chrono::steady_clock::now() < deadline;
}

std::string HttpReply::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? "" : found->second;
}

std::string http_request(std::string_view method, std::string_view path,
                         const std::map<std::string, std::string>& headers, std::string_view body) {
  std::string request = std::string(method) + " " + std::string(path) + " HTTP/1.1\r\n";
  if (!headers.contains("Host")) request += "Host: benben.test\r\n";
  for (const auto& [name, value] : headers) request += name + ": " + value + "\r\n";
  if (!body.empty()) request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return request + "\r\n" + std::string(body);
}

HttpReply read_reply(TcpClient& client, bool has_body) {
  HttpReply reply;
  const std::optional<std::string> head = client.read_until("\r\n\r\n");
  if (!head || !head->starts_with("HTTP/1.1 ")) return reply;
  for (std::size_t start = head->find("\r\n") + 2; start + 2 < head->size();) {
    const std::size_t end = head->find("\r\n", start);
    const std::size_t colon = head->find(": ", start);
    std::string name = head->substr(start, colon - start);
    std::ranges::transform(name, name.begin(), [](char c) {
      return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    reply.headers[name] = head->substr(colon + 2, end - colon - 2);
    start = end + 2;
  }
  const std::string length = reply.header("content-length");
  if (has_body && !length.empty()) {
    const std::optional<std::string> body = client.read(std::stoul(length));
    if (!body) return reply;
    reply.body = *body;
  }
  reply.status = std::stoi(head->substr(9, 3));
  return reply;
}

HttpReply ask(std::uint16_t port, std::string_view method, std::string_view path,
              const std::map<std::string, std::string>& headers, std::string_view body) {
  TcpClient client(port);
  client.send(http_request(method, path, headers, body));
  return read_reply(client, method != "HEAD");
}

SocketClient::SocketClient(std::uint16_t port, const std::string& path,
                           std::map<std::string, std::string> headers, int receive_bytes)
    : tcp_(port, receive_bytes) {
  headers.insert({{"Connection", "Upgrade"},
                  {"Upgrade", "websocket"},
                  {"Sec-WebSocket-Version", "13"},
                  {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}});
  tcp_.send(http_request("GET", path, headers));
  reply_ = read_reply(tcp_);
  // The answer that RFC 6455 gives for its sample key.
  BENBEN_ASSERT(reply_.status != 101 ||
                reply_.header("sec-websocket-accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

bool SocketClient::send_frame(Opcode opcode, std::string_view payload) {
  constexpr std::string_view kMask = "mask";
  std::string frame;
  frame += static_cast<char>(0x80 | static_cast<int>(opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    BENBEN_ASSERT(payload.size() < 65536);
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size());
  }
  frame += kMask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    frame += static_cast<char>(payload[i] ^ kMask[i % 4]);
  }
  return tcp_.send(frame);
}

std::optional<SocketClient::Frame> SocketClient::next_frame() {
  const std::optional<std::string> head = tcp_.read(2);
  if (!head) return std::nullopt;
  std::size_t size = static_cast<unsigned char>((*head)[1]);
  if (size >= 126) {
    const std::optional<std::string> more = tcp_.read(size == 126 ? 2 : 8);
    if (!more) return std::nullopt;
    size = 0;
    for (const char byte : *more) size = size << 8 | static_cast<unsigned char>(byte);
  }
  std::optional<std::string> payload = tcp_.read(size);
  if (!payload) return std::nullopt;
  return Frame{static_cast<Opcode>((*head)[0] & 0x0f), std::move(*payload)};
}

std::optional<std::string> SocketClient::next() {
  while (std::optional<Frame> frame = next_frame()) {
    if (frame->opcode == Opcode::kText) return std::move(frame->payload);
    if (frame->opcode == Opcode::kPing) send_frame(Opcode::kPong, frame->payload);
    if (frame->opcode == Opcode::kClose) {
      close_code_ = static_cast<unsigned char>(frame->payload.at(0)) << 8 |
                    static_cast<unsigned char>(frame->payload.at(1));
      send_frame(Opcode::kClose, frame->payload);
      return std::nullopt;
    }
  }
  return std::nullopt;
}

int SocketClient::close_code() {
  while (next()) {
  }
  return close_code_;
}

}  // namespace benben
