#include "server/network.h"

#include <algorithm>
#include <exception>
#include <vector>

#include "server/bots.h"
#include "server/net.h"

namespace benben {
namespace {

// How soon the end of the last connection is noticed.
constexpr std::chrono::milliseconds kHurry{10};

// A deploy does not wait for who does not answer: what was due to them has been sent.
constexpr std::chrono::seconds kLastWait{1};

// Connections that are looked after in one turn of the loop.
constexpr std::size_t kSweptAtOnce = 256;

// So many at a time are told that the server is full; more are cut without a word.
constexpr std::size_t kMaxRefused = 256;

constexpr const char* kThisMachine = "127.0.0.1";

Status listen_at(Acceptor& acceptor, const std::string& host, std::uint16_t port) {
  const std::string where = host + ":" + std::to_string(port);
  NetError error;
  const asio::ip::address address = asio::ip::make_address(host, error);
  if (error) return Error{ErrorCode::kInput, host + " is not an IP address."};
  const asio::ip::tcp::endpoint endpoint(address, port);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return Error{ErrorCode::kInput, where + ": " + error.message() + "."};
  return {};
}

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
       const Limits& limits, Clock clock, const Insight& insight)
      : context_(loop.core().context),
        acceptor_(context_.get_executor()),
        operators_(context_.get_executor()),
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
             Connections(limits),
             insight.metrics,
             insight.operator_port,
             false} {}

  Status listen(const NetworkOptions& options);
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  std::uint16_t operator_port() const { return operators_.local_endpoint().port(); }
  void run();
  std::size_t connections() const { return hub_.connections.size(); }
  void stop_accepting() {
    acceptor_.close();
    operators_.close();
  }
  void shut_down();

 private:
  Task<void> accept(Acceptor& acceptor, Door door);
  void serve(Tcp socket, Door door);
  // All that are open and those on their way out.
  std::vector<Connections*> all() { return {&hub_.connections, &hub_.refused, &hub_.operators}; }
  Task<void> sweep_regularly();
  Task<void> pulse_regularly();
  Task<void> sweep();
  Task<void> sweep_connections();
  void sweep(Connection& connection, TimePoint now);
  template <class Work>
  void measured(Work work);
  // Whatever else is due on the loop comes first.
  Task<void> let_others() { return asio::post(context_.get_executor(), kTask); }
  std::size_t open() const {
    return hub_.connections.size() + hub_.refused.size() + hub_.operators.size();
  }

  asio::io_context& context_;
  Acceptor acceptor_;
  Acceptor operators_;  // closed where there is no such port
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
  Status status = listen_at(acceptor_, options.host, options.port);
  if (!status || !options.operator_port) return status;
  return listen_at(operators_, kThisMachine, *options.operator_port);
}

void Network::Impl::run() {
  // Without these the server would go on as if nothing were wrong: it had better end.
  const auto fail = [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  };
  asio::co_spawn(context_, accept(acceptor_, Door::kPublic), fail);
  asio::co_spawn(context_, accept(operators_, Door::kOperator), fail);
  asio::co_spawn(context_, sweep_regularly(), fail);
  asio::co_spawn(context_, pulse_regularly(), fail);
  context_.run();
}

Task<void> Network::Impl::accept(Acceptor& acceptor, Door door) {
  while (acceptor.is_open()) {
    auto [error, socket] = co_await acceptor.async_accept(context_.get_executor(), kTuple);
    if (!error) {
      serve(std::move(socket), door);
    } else if (acceptor.is_open()) {
      // Out of file descriptors, most likely: those who wait are served when others have gone.
      Timer pause(context_.get_executor(), std::chrono::milliseconds(50));
      co_await pause.async_wait(kTuple);
    }
  }
}

void Network::Impl::serve(Tcp socket, Door door) {
  NetError error;
  const asio::ip::tcp::endpoint endpoint = socket.remote_endpoint(error);
  if (error) return;  // gone already
  socket.set_option(asio::ip::tcp::no_delay(true), error);
  const Address peer = address_of(endpoint.address());
  if (door == Door::kOperator) {
    // Nobody else can come here: who has too many open makes room for the next.
    if (!hub_.operators.make_room(peer.client(), Connections::From::kClient)) return;
    asio::co_spawn(context_, serve_http(std::move(socket), peer, door, hub_), asio::detached);
    return;
  }
  const bool is_proxy = hub_.access.is_named_proxy(peer);
  const auto from = is_proxy ? Connections::From::kProxy : Connections::From::kClient;
  if (hub_.connections.make_room(peer.client(), from)) {
    asio::co_spawn(context_, serve_http(std::move(socket), peer, door, hub_), asio::detached);
  } else if (hub_.refused.size() < kMaxRefused) {
    asio::co_spawn(context_, serve_refusal(std::move(socket), hub_), asio::detached);
  }
}

Task<void> Network::Impl::sweep_regularly() {
  while (!hub_.is_shutting_down || open() > 0) {
    timer_.expires_after(hub_.is_shutting_down ? kHurry : sweep_interval_);
    co_await timer_.async_wait(kTuple);
    co_await sweep();
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

// In pieces, so that a move that comes meanwhile does not wait for all of them.
Task<void> Network::Impl::sweep() {
  hub_.hall.begin_sweep();
  for (bool is_more = true; is_more;) {
    measured([&] { is_more = hub_.hall.sweep_on(); });
    co_await let_others();
  }
  measured([&] {
    hub_.api.tournaments().sweep();
    hub_.allowances.sweep(hub_.clock.now());
  });
  co_await let_others();
  co_await sweep_connections();
}

// What one of them is told, and whatever else happens meanwhile, may end others.
Task<void> Network::Impl::sweep_connections() {
  for (Connections* connections : all()) {
    const std::vector<Connection*> listed = connections->all();
    for (std::size_t at = 0; at < listed.size();) {
      measured([&] {
        const TimePoint now = hub_.clock.now();
        for (const std::size_t end = std::min(listed.size(), at + kSweptAtOnce); at < end; ++at) {
          if (connections->contains(listed[at])) sweep(*listed[at], now);
        }
      });
      co_await let_others();
    }
  }
}

void Network::Impl::sweep(Connection& connection, TimePoint now) {
  if (hub_.is_shutting_down && now >= cut_at_) {
    connection.cut();
  } else {
    connection.sweep(now);
  }
}

template <class Work>
void Network::Impl::measured(Work work) {
  const std::chrono::nanoseconds begun = thread_time();
  work();
  hub_.metrics.sweep_pieces.add(thread_time() - begun);
}

void Network::Impl::shut_down() {
  hub_.is_shutting_down = true;
  cut_at_ = hub_.clock.now() + std::min<std::chrono::seconds>(hub_.limits.close_time, kLastWait);
  for (Connections* connections : all()) {
    for (Connection* connection : connections->all()) {
      if (connections->contains(connection)) connection->shut_down();
    }
  }
  timer_.cancel();
  pulse_timer_.cancel();
}

Address address_of(const asio::ip::address& address) {
  return Address(address.is_v4()
                     ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()
                     : address.to_v6().to_bytes());
}

Network::Network(Loop& loop, Hall& hall, Api& api, Allowances& allowances,
                 const AccessRules& access, const Limits& limits, Clock clock,
                 const Insight& insight)
    : impl_(std::make_unique<Impl>(loop, hall, api, allowances, access, limits, std::move(clock),
                                   insight)) {}
Network::~Network() = default;
Status Network::listen(const NetworkOptions& options) { return impl_->listen(options); }
std::uint16_t Network::port() const { return impl_->port(); }
std::uint16_t Network::operator_port() const { return impl_->operator_port(); }
void Network::run() { impl_->run(); }
std::size_t Network::connections() const { return impl_->connections(); }
void Network::stop_accepting() { impl_->stop_accepting(); }
void Network::shut_down() { impl_->shut_down(); }

}  // namespace benben
