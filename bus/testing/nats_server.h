// A NATS server of a test program's own, at a free port of this machine. It ends with the program.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace benben {

class NatsServer {
 public:
  NatsServer();
  ~NatsServer();
  NatsServer(const NatsServer&) = delete;
  NatsServer& operator=(const NatsServer&) = delete;

  std::uint16_t port() const { return port_; }
  std::string url() const { return "nats://127.0.0.1:" + std::to_string(port_); }

  void kill();
  // After kill(): begins again at the same port, and waits until it answers.
  void start();

 private:
  std::uint16_t port_ = 0;
  pid_t process_ = 0;
};

}  // namespace benben
