// Network: the listening socket, the connections, and the one thread on which tables live.
//
// A plain interface: the networking library is seen by http.cc, socket.cc and network.cc alone.
// Every connection has a deadline on the injected clock; sweep() ends those that are past it, so
// that half-open and dawdling clients go without a timer for each (P6, P10).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/access.h"
#include "server/api.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/operator_port.h"

namespace benben {

struct NetworkOptions {
  std::string host = "127.0.0.1";  // an IP address of this machine
  std::uint16_t port = 8080;       // 0: any free one
  // Of whoever runs the server, on this machine alone; nothing: there is none.
  std::optional<std::uint16_t> operator_port = std::nullopt;
  std::chrono::milliseconds sweep_interval{1000};
  std::chrono::milliseconds pulse_interval{200};
};

// The thread's list of things to do; made before the hall, which posts to it.
class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // From any thread.
  void post(std::function<void()> work);

  struct Core;
  Core& core() { return *core_; }

 private:
  std::unique_ptr<Core> core_;
};

class Network {
 public:
  // What is told at the operator's port, and counted.
  struct Insight {
    Metrics& metrics;
    OperatorPort& operator_port;
  };

  Network(Loop& loop, Hall& hall, Api& api, Allowances& allowances, const AccessRules& access,
          const Limits& limits, Clock clock, const Insight& insight);
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  // An error if the host is not an address here or the port is taken.
  Status listen(const NetworkOptions& options);
  // The port that listens.
  std::uint16_t port() const;
  std::uint16_t operator_port() const;
  // Serves until shut_down() and the end of the last connection.
  void run();

  // On the loop's thread: how many connections are open.
  std::size_t connections() const;

  // On the loop's thread: accepts nobody any more.
  void stop_accepting();
  // On the loop's thread: lets answers that are due go out, closes sockets with 1001, and after
  // Limits::close_time cuts what is left.
  void shut_down();

  class Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace benben
