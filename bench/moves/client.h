// A client that costs little, so that the server is what is measured: HTTP in one piece, WebSocket
// frames, no parsing beyond what the server of the same program writes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben::bench {

// Connects to this machine and gives the descriptor; ends the program if it cannot.
int connect_to(std::uint16_t port);

// Sends a request and gives all that is answered until the server ends the connection.
std::string ask(std::uint16_t port, std::string_view request);

class Socket {
 public:
  // Opens a WebSocket at the path.
  Socket(std::uint16_t port, std::string_view path, std::string_view cookie);
  Socket(Socket&& other) noexcept;
  Socket& operator=(Socket&&) = delete;
  ~Socket();

  int descriptor() const { return descriptor_; }
  void send(std::string_view text);
  // Takes in what has come; call it when the descriptor is readable.
  void receive();
  // The next text that came in whole.
  std::optional<std::string> next();

 private:
  int descriptor_;
  std::string buffer_;
};

}  // namespace benben::bench
