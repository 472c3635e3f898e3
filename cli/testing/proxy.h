// A way between two programs of this machine that a test can cut: a proxy that forwards bytes.
//
// While it is cut it forwards nothing, and closes nothing: what is sent comes to nowhere, as in a
// network that lost its middle. Who connects then gets no word. When it is mended, all that was
// sent goes on.
#pragma once

#include <sys/un.h>

#include <atomic>
#include <cstdint>
#include <list>
#include <string>
#include <thread>
#include <variant>

namespace benben {

class Proxy {
 public:
  // To a port of this machine, or to a socket in the file system.
  using Target = std::variant<std::uint16_t, std::string>;
  explicit Proxy(Target target);
  ~Proxy();
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;

  std::uint16_t port() const { return port_; }
  // Once these return it is so: after cut() nothing goes on that was under way.
  void cut() { tell(State::kCut); }
  void mend() { tell(State::kOpen); }
  // The bytes that it has forwarded.
  std::uint64_t forwarded() const { return forwarded_; }

 private:
  enum class State : char { kOpen, kCut, kOver };
  // One direction of a connection.
  struct Lane {
    int from;
    int to;
    std::string waiting = {};  // read, and not yet written
    bool has_ended = false;
  };
  struct Connection {
    Lane there;
    Lane back;
  };

  // Wakes the thread, and waits until it heeds this.
  void tell(State state);
  void run();
  void accept();
  int connect() const;
  // False once there is nothing more to forward.
  bool forward(Lane& lane, short events);

  Target target_;
  int listener_;
  int wake_[2];
  std::uint16_t port_ = 0;
  std::atomic<State> state_ = State::kOpen;  // that the thread heeds
  std::atomic<std::uint64_t> forwarded_ = 0;
  std::list<Connection> connections_;
  std::thread thread_;
};

}  // namespace benben
