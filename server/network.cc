#include "server/network.h"

#include <algorithm>
#include <exception>

#include "server/net.h"

namespace benben {
namespace {

// How soon the end of the last connection is noticed.
constexpr std::chrono::milliseconds kHurry{10};

// A deploy does not wait for who does not answer: what was due to them has been sent.
constexpr std::chrono::seconds kLastWait{1};

// So many at a time are told that the server is full; more are cut without a word.
constexpr std::size_t kMaxRefused = 256;

}  // namespace

struct Loop::Core {
  asio::io_context context{1};
};

Loop::Loop() : core_(std::make_unique<Core>()) {}
Loop::~Loop() = default;
void Loop::post(std::function<void()> work) { asio::post(core_->context, std::move(work)); }

class Network::Impl {
 public:
  Impl(Loop& loop, Hall& hall, Api& api, Allowances& allowances, const AccessRules& access,
       const Limits& limits, Clock clock)
      : context_(loop.core().context),
        acceptor_(context_.get_executor()),
        timer_(context_.get_executor()),
        pulse_timer_(context_.get_executor()),
        hub_{hall,
             api,
             allowances,
             access,
             limits,
             std::move(clock),
             Connections(limits),
             Connections(limits),
             false} {}

  Status listen(const NetworkOptions& options);
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void run();
  std::size_t connections() const { return hub_.connections.size(); }
  void stop_accepting() { acceptor_.close(); }
  void shut_down();

 private:
  Task<void> accept();
  void serve(Tcp socket);
  // All that are open and those on their way out.
  template <class Tell>
  void tell_all(Tell tell);
  Task<void> sweep_regularly();
  Task<void> pulse_regularly();
  void sweep();

  asio::io_context& context_;
  Acceptor acceptor_;
  Timer timer_;
  Timer pulse_timer_;
  Hub hub_;
  std::chrono::milliseconds sweep_interval_{};
  std::chrono::milliseconds pulse_interval_{};
  TimePoint cut_at_{};
};

Status Network::Impl::listen(const NetworkOptions& options) {
  sweep_interval_ = options.sweep_interval;
  pulse_interval_ = options.pulse_interval;
  const std::string where = options.host + ":" + std::to_string(options.port);
  NetError error;
  const asio::ip::address address = asio::ip::make_address(options.host, error);
  if (error) return Error{ErrorCode::kInput, options.host + " is not an IP address."};
  const asio::ip::tcp::endpoint endpoint(address, options.port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error) return Error{ErrorCode::kInput, where + ": " + error.message() + "."};
  return {};
}

void Network::Impl::run() {
  // Without these the server would go on as if nothing were wrong: it had better end.
  const auto fail = [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  };
  asio::co_spawn(context_, accept(), fail);
  asio::co_spawn(context_, sweep_regularly(), fail);
  asio::co_spawn(context_, pulse_regularly(), fail);
  context_.run();
}

Task<void> Network::Impl::accept() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(context_.get_executor(), kTuple);
    if (!error) {
      serve(std::move(socket));
    } else if (acceptor_.is_open()) {
      // Out of file descriptors, most likely: those who wait are served when others have gone.
      Timer pause(context_.get_executor(), std::chrono::milliseconds(50));
      co_await pause.async_wait(kTuple);
    }
  }
}

void Network::Impl::serve(Tcp socket) {
  NetError error;
  const asio::ip::tcp::endpoint endpoint = socket.remote_endpoint(error);
  if (error) return;  // gone already
  socket.set_option(asio::ip::tcp::no_delay(true), error);
  const Address peer = address_of(endpoint.address());
  const bool is_proxy = hub_.access.is_named_proxy(peer);
  const auto from = is_proxy ? Connections::From::kProxy : Connections::From::kClient;
  if (hub_.connections.make_room(peer.client(), from)) {
    asio::co_spawn(context_, serve_http(std::move(socket), peer, hub_), asio::detached);
  } else if (hub_.refused.size() < kMaxRefused) {
    asio::co_spawn(context_, serve_refusal(std::move(socket), hub_), asio::detached);
  }
}

Task<void> Network::Impl::sweep_regularly() {
  while (!hub_.is_shutting_down || hub_.connections.size() + hub_.refused.size() > 0) {
    timer_.expires_after(hub_.is_shutting_down ? kHurry : sweep_interval_);
    co_await timer_.async_wait(kTuple);
    sweep();
  }
}

Task<void> Network::Impl::pulse_regularly() {
  while (!hub_.is_shutting_down) {
    pulse_timer_.expires_after(pulse_interval_);
    co_await pulse_timer_.async_wait(kTuple);
    hub_.hall.pulse();
    hub_.api.tournaments().pulse();
  }
}

template <class Tell>
void Network::Impl::tell_all(Tell tell) {
  for (Connections* connections : {&hub_.connections, &hub_.refused}) {
    for (Connection* connection : connections->all()) {
      if (connections->contains(connection)) tell(*connection);
    }
  }
}

void Network::Impl::sweep() {
  const TimePoint now = hub_.clock.now();
  hub_.hall.sweep();
  hub_.api.tournaments().sweep();
  hub_.allowances.sweep(now);
  tell_all([&](Connection& connection) {
    if (hub_.is_shutting_down && now >= cut_at_) {
      connection.cut();
    } else {
      connection.sweep(now);
    }
  });
}

void Network::Impl::shut_down() {
  hub_.is_shutting_down = true;
  cut_at_ = hub_.clock.now() + std::min<std::chrono::seconds>(hub_.limits.close_time, kLastWait);
  tell_all([](Connection& connection) { connection.shut_down(); });
  timer_.cancel();
  pulse_timer_.cancel();
}

Address address_of(const asio::ip::address& address) {
  return Address(address.is_v4()
                     ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()
                     : address.to_v6().to_bytes());
}

Network::Network(Loop& loop, Hall& hall, Api& api, Allowances& allowances,
                 const AccessRules& access, const Limits& limits, Clock clock)
    : impl_(std::make_unique<Impl>(loop, hall, api, allowances, access, limits, std::move(clock))) {
}
Network::~Network() = default;
Status Network::listen(const NetworkOptions& options) { return impl_->listen(options); }
std::uint16_t Network::port() const { return impl_->port(); }
void Network::run() { impl_->run(); }
std::size_t Network::connections() const { return impl_->connections(); }
void Network::stop_accepting() { impl_->stop_accepting(); }
void Network::shut_down() { impl_->shut_down(); }

}  // namespace benben
