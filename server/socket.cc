// A WebSocket: one coroutine reads, one writes; between them the session and the outgoing queue.
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <optional>

#include "server/net.h"

namespace benben {
namespace {

namespace websocket = boost::beast::websocket;

class Socket final : public Connection, public Line {
 public:
  Socket(Tcp socket, Admission admission, Hub& hub);

  // Answers the upgrade; whether the socket is open then.
  Task<bool> accept(const HttpRequest& upgrade);
  Task<void> read();
  Task<void> write();

  void send(const Message& message) override;
  void close(CloseCode code) override;

  void sweep(TimePoint now) override;
  void shut_down() override { close(CloseCode::kGoingAway); }
  void cut() override {
    NetError ignored;
    stream_.next_layer().close(ignored);
  }

 private:
  void heard();
  void wake() { timer_.cancel(); }

  websocket::stream<Tcp> stream_;
  Hub& hub_;
  Session session_;
  Registration registration_;
  Timer timer_;  // never runs out: the writer sleeps on it until wake()
  std::deque<Message> outgoing_;
  std::size_t outgoing_bytes_ = 0;
  TimePoint heard_;
  bool is_ping_due_ = false;
  bool is_pinged_ = false;
  std::optional<CloseCode> closing_;
  std::optional<TimePoint> cut_at_;
};

Socket::Socket(Tcp socket, Admission admission, Hub& hub)
    : stream_(std::move(socket)),
      hub_(hub),
      session_(hub.hall, hub.limits, std::move(admission), *this, hub.clock.now()),
      registration_(hub, *this),
      timer_(stream_.get_executor(), TimePoint::max()),
      heard_(hub.clock.now()) {
  stream_.read_message_max(hub.limits.message_bytes);
  stream_.auto_fragment(false);
  stream_.text(true);
  stream_.control_callback([this](websocket::frame_type, beast::string_view) { heard(); });
}

Task<bool> Socket::accept(const HttpRequest& upgrade) {
  auto [error] = co_await stream_.async_accept(upgrade, kTuple);
  co_return !error;
}

Task<void> Socket::read() {
  const auto wait_for = [](auto start) {
    return answer_to<std::monostate>(
        [start](const std::function<void(std::monostate)>& done) { start([done] { done({}); }); });
  };
  co_await wait_for([this](std::function<void()> ready) { session_.start(std::move(ready)); });
  beast::flat_buffer buffer;
  while (true) {
    auto [error, size] = co_await stream_.async_read(buffer, kTuple);
    if (error) break;
    heard();
    if (!stream_.got_text()) {
      close(CloseCode::kNotText);
    } else if (!closing_) {
      const std::string text = beast::buffers_to_string(buffer.data());
      co_await wait_for([&](std::function<void()> ready) {
        session_.receive(text, hub_.clock.now(), std::move(ready));
      });
    }
    buffer.consume(buffer.size());
  }
  // Whatever ended it: nobody will read what is still to be written.
  closing_ = closing_.value_or(CloseCode::kGoingAway);
  cut();
  wake();
}

Task<void> Socket::write() {
  while (true) {
    if (!outgoing_.empty()) {
      const Message message = outgoing_.front();
      auto [error, size] = co_await stream_.async_write(asio::buffer(*message), kTuple);
      if (error) co_return cut();
      if (!outgoing_.empty() && outgoing_.front() == message) {
        outgoing_bytes_ -= message->size();
        outgoing_.pop_front();
      }
    } else if (is_ping_due_) {
      is_ping_due_ = false;
      co_await stream_.async_ping({}, kTuple);
    } else if (closing_) {
      co_await stream_.async_close(static_cast<websocket::close_code>(*closing_), kTuple);
      co_return cut();
    } else {
      co_await timer_.async_wait(kTuple);
    }
  }
}

void Socket::send(const Message& message) {
  if (closing_) return;
  outgoing_.push_back(message);
  outgoing_bytes_ += message->size();
  if (outgoing_bytes_ > hub_.limits.outgoing_bytes) {
    // It asks for what it missed when it comes back; keeping it all would let one client fill the
    // memory.
    outgoing_.clear();
    close(CloseCode::kTooSlow);
  }
  wake();
}

void Socket::close(CloseCode code) {
  if (closing_) return;
  closing_ = code;
  cut_at_ = hub_.clock.now() + hub_.limits.close_time;
  wake();
}

void Socket::sweep(TimePoint now) {
  if (cut_at_ && now >= *cut_at_) return cut();
  if (now - heard_ >= 2 * hub_.limits.silence) return cut();
  if (now - heard_ < hub_.limits.silence || is_pinged_) return;
  is_pinged_ = true;
  is_ping_due_ = true;
  wake();
}

void Socket::heard() {
  heard_ = hub_.clock.now();
  is_pinged_ = false;
}

}  // namespace

Task<void> serve_socket(Tcp socket, HttpRequest upgrade, Admission admission, Hub& hub) {
  const auto shared = std::make_shared<Socket>(std::move(socket), std::move(admission), hub);
  if (!co_await shared->accept(upgrade)) co_return;
  if (hub.is_shutting_down) shared->shut_down();
  asio::co_spawn(
      co_await asio::this_coro::executor,
      [](std::shared_ptr<Socket> kept) -> Task<void> { co_await kept->write(); }(shared),
      asio::detached);
  co_await shared->read();
}

}  // namespace benben
