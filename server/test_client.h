// A client for tests, written against the RFCs and not against the server's library: bytes over
// TCP, HTTP answers, WebSocket frames. It can also say what no decent client would.
//
// Everything waits at most kPatience and then gives nothing, so a hanging server fails a test
// instead of stopping it.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace benben {

inline constexpr std::chrono::seconds kPatience{20};

// A TCP connection to this machine.
class TcpClient {
 public:
  // `receive_bytes` makes the receive buffer small, if not 0; `source` is another address of this
  // machine to come from, as 127.0.0.2.
  explicit TcpClient(std::uint16_t port, int receive_bytes = 0, const char* source = nullptr);
  ~TcpClient();
  TcpClient(const TcpClient&) = delete;
  TcpClient& operator=(const TcpClient&) = delete;

  // Whether everything could be sent.
  bool send(std::string_view bytes);
  // Exactly so many bytes, or all up to and including the mark; nothing if the connection ends
  // before.
  std::optional<std::string> read(std::size_t size);
  std::optional<std::string> read_until(std::string_view mark);
  // Whether the server ends the connection, after whatever it still sends.
  bool is_closed();
  // Ends the connection with a reset, as a process that dies does.
  void reset();

 private:
  bool receive();

  int socket_;
  std::string buffer_;
};

struct HttpReply {
  int status = 0;                              // 0: the connection ended before an answer
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  std::string header(const std::string& name) const;
};

std::string http_request(std::string_view method, std::string_view path,
                         const std::map<std::string, std::string>& headers = {},
                         std::string_view body = "");
HttpReply read_reply(TcpClient& client, bool has_body = true);
// One request on a connection of its own.
HttpReply ask(std::uint16_t port, std::string_view method, std::string_view path,
              const std::map<std::string, std::string>& headers = {}, std::string_view body = "");

// A WebSocket, from the upgrade on.
class SocketClient {
 public:
  enum class Opcode : std::uint8_t { kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10 };

  SocketClient(std::uint16_t port, const std::string& path,
               std::map<std::string, std::string> headers = {}, int receive_bytes = 0);

  // The answer to the upgrade; 101 if the socket is open.
  const HttpReply& reply() const { return reply_; }
  TcpClient& tcp() { return tcp_; }
  bool send(std::string_view text) { return send_frame(Opcode::kText, text); }
  bool send_frame(Opcode opcode, std::string_view payload);
  bool send_bytes(std::string_view bytes) { return tcp_.send(bytes); }
  struct Frame {
    Opcode opcode;
    std::string payload;
  };
  // The next frame as it is; nothing once the connection has ended.
  std::optional<Frame> next_frame();
  // The next text; pings are answered on the way. Nothing once the socket is closed.
  std::optional<std::string> next();
  // Reads to the end: the code of the server's close frame, 0 if there was none.
  int close_code();

 private:
  TcpClient tcp_;
  HttpReply reply_;
  int close_code_ = 0;
};

}  // namespace benben
