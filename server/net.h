// The networking library as the three files that may see it share it: types, the list of
// connections, and how a coroutine waits for a callback.
//
// One thread, a concrete executor type, errors as values (`kTask`).
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <utility>

#include "server/access.h"
#include "server/connections.h"
#include "server/metrics.h"
#include "server/network.h"
#include "server/operator_port.h"

namespace benben {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using NetError = boost::system::error_code;

using Executor = asio::io_context::executor_type;
using Tcp = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T>
using Task = asio::awaitable<T, Executor>;
inline constexpr asio::use_awaitable_t<Executor> kTask{};
// Gives (error, values...) instead of throwing.
inline constexpr auto kTuple = asio::as_tuple(kTask);

// Waits until the function that start() is given is called, on the loop's thread, and gives its
// argument; of several calls the first counts. The coroutine goes on later, not within that call,
// so that it may call whom it likes.
template <class T, class Start>
Task<T> answer_to(Start start) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(T)>(
      [start = std::move(start)](auto handler) mutable {
        auto shared = std::make_shared<std::optional<decltype(handler)>>(std::move(handler));
        start([shared](T value) {
          if (!*shared) return;
          auto waiting = std::move(**shared);
          shared->reset();
          const auto executor = asio::get_associated_executor(waiting);
          asio::post(executor, [waiting = std::move(waiting), value = std::move(value)]() mutable {
            waiting(std::move(value));
          });
        });
      },
      kTask);
}

// What connections share with the network.
struct Hub {
  Hall& hall;
  Api& api;
  Allowances& allowances;
  const AccessRules& access;
  const Limits& limits;
  Clock clock;
  Connections connections;
  Connections refused;    // told that the server is full, on their way out
  Connections operators;  // at the port of whoever runs the server
  Metrics& metrics;
  OperatorPort& operator_port;
  bool is_shutting_down = false;
};

// Who is at the other end of a connection.
Address address_of(const asio::ip::address& address);

using HttpRequest = http::request<http::string_body>;

// Which of the ports somebody came to.
enum class Door { kPublic, kOperator };

// Serves one connection to its end.
Task<void> serve_http(Tcp socket, Address peer, Door door, Hub& hub);
// Says on a connection that the server is full.
Task<void> serve_refusal(Tcp socket, Hub& hub);
// Reads until the client has closed, too: a close with unread input would throw the last answer
// away.
Task<void> drain(Tcp& socket);
// Answers an upgrade that was granted and serves the socket to its end.
Task<void> serve_socket(Tcp socket, Address peer, HttpRequest upgrade, Admission admission,
                        Hub& hub);

}  // namespace benben
