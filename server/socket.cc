// A WebSocket: one coroutine reads, one writes; between them the session and the outgoing queue.
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <optional>

#include "server/lobby_session.h"
#include "server/net.h"
#include "server/session.h"
#include "server/tournament_session.h"

namespace benben {
namespace {

namespace websocket = boost::beast::websocket;

std::unique_ptr<Talk> talk_of(Admission admission, Line& line, Hub& hub) {
  const TimePoint now = hub.clock.now();
  if (admission.lobby) {
    return std::make_unique<LobbySession>(hub.hall, hub.limits, hub.metrics, std::move(admission),
                                          line, now);
  }
  if (admission.tournament) {
    return std::make_unique<TournamentSession>(hub.api.tournaments(), hub.limits, hub.metrics,
                                               std::move(admission), line, now);
  }
  return std::make_unique<Session>(hub.hall, hub.limits, hub.allowances, hub.metrics,
                                   std::move(admission), line, now);
}

// The library's operations can wait for each other when both sides close at once, with nothing left
// to wake them. So whoever cuts a socket ends both coroutines by a signal, and takes the socket out
// of all lists itself.
class Socket final : public Connection, public Line, public std::enable_shared_from_this<Socket> {
 public:
  Socket(Tcp socket, const Address& peer, Admission admission, Hub& hub);

  ~Socket() override { hub_.metrics.sockets_closed.add(); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  // Answers the upgrade; whether the socket is open then.
  Task<bool> accept(const HttpRequest& upgrade);
  // Reads and writes, each in a coroutine of its own, which keep the socket.
  void start();

  void send(const Message& message) override;
  void close(CloseCode code) override;

  void sweep(TimePoint now) override;
  void shut_down() override { close(CloseCode::kGoingAway); }
  void cut() override;

 private:
  Task<void> read();
  Task<void> write();
  void heard();
  void wake() { timer_.cancel(); }

  websocket::stream<Tcp> stream_;
  Hub& hub_;
  std::unique_ptr<Talk> talk_;
  Registration registration_;
  Timer timer_;  // never runs out: the writer sleeps on it until wake()
  std::deque<Message> outgoing_;
  std::size_t outgoing_bytes_ = 0;
  TimePoint heard_;
  asio::cancellation_signal reading_;
  asio::cancellation_signal writing_;
  bool is_cut_ = false;
  bool is_ping_due_ = false;
  std::optional<TimePoint> pinged_at_;  // empty once something is heard
  std::optional<CloseCode> closing_;
  std::optional<TimePoint> cut_at_;
};

Socket::Socket(Tcp socket, const Address& peer, Admission admission, Hub& hub)
    : stream_(std::move(socket)),
      hub_(hub),
      talk_(talk_of(std::move(admission), *this, hub)),
      registration_(hub.connections, *this, peer.client()),
      timer_(stream_.get_executor(), TimePoint::max()),
      heard_(hub.clock.now()) {
  stream_.read_message_max(hub.limits.message_bytes);
  stream_.auto_fragment(false);
  stream_.text(true);
  stream_.control_callback([this](websocket::frame_type type, beast::string_view) {
    heard();
    if (type != websocket::frame_type::close) talk_->receive_control(hub_.clock.now());
  });
  registration_.set_busy();
  hub_.metrics.sockets_opened.add();
}

Task<bool> Socket::accept(const HttpRequest& upgrade) {
  auto [error] = co_await stream_.async_accept(upgrade, kTuple);
  co_return !error;
}

void Socket::start() {
  const auto run = [this](Task<void> (Socket::*loop)(), asio::cancellation_signal& signal) {
    asio::co_spawn(
        stream_.get_executor(),
        [](std::shared_ptr<Socket> kept, Task<void> (Socket::*member)()) -> Task<void> {
          co_await asio::this_coro::throw_if_cancelled(false);
          co_await ((*kept).*member)();
        }(shared_from_this(), loop),
        asio::bind_cancellation_slot(signal.slot(), asio::detached));
  };
  run(&Socket::write, writing_);
  run(&Socket::read, reading_);
}

Task<void> Socket::read() {
  const auto wait_for = [](auto start) {
    return answer_to<std::monostate>(
        [start](const std::function<void(std::monostate)>& done) { start([done] { done({}); }); });
  };
  co_await wait_for([this](std::function<void()> ready) { talk_->start(std::move(ready)); });
  beast::flat_buffer buffer;
  while (!is_cut_) {
    auto [error, size] = co_await stream_.async_read(buffer, kTuple);
    if (error) break;
    heard();
    if (!stream_.got_text()) {
      close(CloseCode::kNotText);
    } else if (!closing_) {
      const std::string text = beast::buffers_to_string(buffer.data());
      hub_.metrics.socket_messages.add();
      co_await wait_for([&](std::function<void()> ready) {
        talk_->receive(text, hub_.clock.now(), std::move(ready));
      });
    }
    buffer.consume(buffer.size());
  }
  cut();  // whatever ended it: nobody will read what is still to be written
}

Task<void> Socket::write() {
  while (!is_cut_) {
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

void Socket::cut() {
  if (is_cut_) return;
  is_cut_ = true;
  NetError ignored;
  stream_.next_layer().close(ignored);
  registration_.leave();
  talk_->leave();
  wake();
  // Not at once: a coroutine that is ended by the signal goes on within the call.
  asio::post(stream_.get_executor(), [kept = shared_from_this()] {
    kept->reading_.emit(asio::cancellation_type::terminal);
    kept->writing_.emit(asio::cancellation_type::terminal);
  });
}

void Socket::send(const Message& message) {
  if (closing_ || is_cut_) return;
  outgoing_.push_back(message);
  outgoing_bytes_ += message->size();
  // What is on its way does not count: the list of a whole lobby may be larger than the limit.
  if (outgoing_bytes_ - outgoing_.front()->size() > hub_.limits.outgoing_bytes) {
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
  // Counted from the ping: a machine that has slept hears of nobody, and all may be there.
  if (pinged_at_ && now - *pinged_at_ >= hub_.limits.silence) return cut();
  if (now - heard_ < hub_.limits.silence || pinged_at_) return;
  pinged_at_ = now;
  is_ping_due_ = true;
  registration_.set_idle();
  wake();
}

void Socket::heard() {
  heard_ = hub_.clock.now();
  pinged_at_.reset();
  registration_.set_busy();
}

}  // namespace

Task<void> serve_socket(Tcp socket, Address peer, HttpRequest upgrade, Admission admission,
                        Hub& hub) {
  const auto shared = std::make_shared<Socket>(std::move(socket), peer, std::move(admission), hub);
  if (!co_await shared->accept(upgrade)) co_return;
  if (hub.is_shutting_down) shared->shut_down();
  shared->start();
}

}  // namespace benben
