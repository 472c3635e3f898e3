// Connections on their way out: those for which there is no room, and the last answer of others.
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/write.hpp>

#include "server/faults.h"
#include "server/net.h"
#include "server/protocol.h"

namespace benben {
namespace {

constexpr int kHttp11 = 11;

// A connection for which there is no room: it is told so, which costs nobody else's.
class RefusedConnection final : public Connection {
 public:
  RefusedConnection(Tcp socket, Hub& hub)
      : socket_(std::move(socket)),
        hub_(hub),
        registration_(hub.refused, *this, ""),
        deadline_(hub.clock.now() + hub.limits.close_time) {}

  Task<void> serve() {
    const Error full = refused(server::Fault::kServerFull);
    hub_.metrics.refuse(full);
    const std::string body = write_failure(full);
    http::response<http::string_body> out(http::status::service_unavailable, kHttp11, body);
    out.set(http::field::content_type, "application/json");
    out.set(http::field::retry_after, "5");
    out.keep_alive(false);
    out.prepare_payload();
    auto [error, size] = co_await http::async_write(socket_, out, kTuple);
    if (!error) co_await drain(socket_);
  }

  void sweep(TimePoint now) override {
    if (now >= deadline_) cut();
  }
  void shut_down() override { cut(); }
  void cut() override {
    NetError ignored;
    socket_.close(ignored);
    registration_.leave();
  }

 private:
  Tcp socket_;
  Hub& hub_;
  Registration registration_;
  TimePoint deadline_;
};

}  // namespace

Task<void> drain(Tcp& socket) {
  NetError ignored;
  socket.shutdown(Tcp::shutdown_send, ignored);
  std::array<char, 4096> scratch;
  while (true) {
    auto [error, size] = co_await socket.async_read_some(asio::buffer(scratch), kTuple);
    if (error) co_return;
  }
}

Task<void> serve_refusal(Tcp socket, Hub& hub) {
  RefusedConnection connection(std::move(socket), hub);
  co_await connection.serve();
}

}  // namespace benben
