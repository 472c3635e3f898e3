// HTTP over one connection: requests in, answers out, in order; an upgrade goes on in socket.cc.
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "server/net.h"
#include "server/protocol.h"

namespace benben {
namespace {

constexpr int kHttp11 = 11;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// Who asks, as far as rates go: the address, of IPv6 the 64 bits that one household has.
std::string name_of(const asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  asio::ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return asio::ip::address_v6(bytes).to_string();
}

// A proxy on this machine names the client that it stands for, last in its list.
std::string client_of(const Tcp& socket, const HttpRequest& message) {
  NetError error;
  const asio::ip::address peer = socket.remote_endpoint(error).address();
  std::string_view forwarded = view(message["X-Forwarded-For"]);
  if (!peer.is_loopback() || forwarded.empty()) return name_of(peer);
  forwarded.remove_prefix(forwarded.rfind(',') + 1);
  forwarded.remove_prefix(std::min(forwarded.find_first_not_of(' '), forwarded.size()));
  return std::string(forwarded);
}

Request request_of(HttpRequest& message, std::string client) {
  const std::string_view target = view(message.target());
  const std::size_t question = std::min(target.find('?'), target.size());
  Request request;
  request.method = view(message.method_string());
  request.path = target.substr(0, question);
  request.query = target.substr(std::min(question + 1, target.size()));
  request.host = view(message[http::field::host]);
  request.origin = view(message[http::field::origin]);
  request.content_type = view(message[http::field::content_type]);
  request.cookie = view(message[http::field::cookie]);
  request.accept_encoding = view(message[http::field::accept_encoding]);
  request.if_none_match = view(message[http::field::if_none_match]);
  request.address = std::move(client);
  request.is_https = message["X-Forwarded-Proto"] == "https";
  request.body = std::move(message.body());
  return request;
}

// What to tell a client whose request could not be read; nothing if it only went away.
std::optional<Response> refusal_of(const NetError& error) {
  if (error == http::error::body_limit || error == http::error::header_limit) {
    return refusal({ErrorCode::kTooLarge, "The request is too large.", "", 0});
  }
  if (error.category() != make_error_code(http::error::end_of_stream).category() ||
      error == http::error::end_of_stream || error == http::error::partial_message) {
    return std::nullopt;
  }
  return refusal({ErrorCode::kMalformed, "This is not HTTP: " + error.message() + ".", "", 0});
}

class HttpConnection final : public Connection {
 public:
  HttpConnection(Tcp socket, Hub& hub)
      : socket_(std::move(socket)), hub_(hub), registration_(hub, *this) {}

  Task<void> serve();

  void sweep(TimePoint now) override {
    if (deadline_ && now >= *deadline_) cut();
  }
  void shut_down() override {
    if (is_idle_) cut();
  }
  void cut() override {
    NetError ignored;
    socket_.close(ignored);
  }

 private:
  // The next request; nothing when the connection is to end.
  Task<std::optional<HttpRequest>> read();
  Task<void> serve_upgrade(HttpRequest message);
  // Whether the connection goes on.
  Task<bool> write(Response response, const HttpRequest* message);
  template <class Message>
  Task<bool> send(Message message, const Response& response);
  Task<void> linger();
  void set_deadline(std::chrono::seconds time) { deadline_ = hub_.clock.now() + time; }

  Tcp socket_;
  Hub& hub_;
  Registration registration_;
  beast::flat_buffer buffer_;
  std::optional<TimePoint> deadline_;
  bool is_idle_ = true;
};

Task<void> HttpConnection::serve() {
  bool goes_on = true;
  // A request that has begun to come in is still answered.
  while (goes_on && (!hub_.is_shutting_down || buffer_.size() > 0)) {
    std::optional<HttpRequest> message = co_await read();
    if (!message) co_return;
    if (beast::websocket::is_upgrade(*message)) {
      co_return co_await serve_upgrade(std::move(*message));
    }
    const Request request = request_of(*message, client_of(socket_, *message));
    Response response = co_await answer_to<Response>(
        [&](std::function<void(Response)> done) { hub_.api.handle(request, std::move(done)); });
    goes_on = co_await write(std::move(response), &*message);
  }
  co_await linger();
}

Task<std::optional<HttpRequest>> HttpConnection::read() {
  if (buffer_.size() == 0) {
    is_idle_ = true;
    set_deadline(hub_.limits.idle_time);
    auto [error] = co_await socket_.async_wait(Tcp::wait_read, kTuple);
    if (error) co_return std::nullopt;
    is_idle_ = false;
  }
  set_deadline(hub_.limits.request_time);
  http::request_parser<http::string_body> parser;
  parser.header_limit(static_cast<std::uint32_t>(hub_.limits.head_bytes));
  parser.body_limit(hub_.limits.body_bytes);
  auto [error, size] = co_await http::async_read(socket_, buffer_, parser, kTuple);
  deadline_.reset();
  if (!error) co_return parser.release();
  if (std::optional<Response> response = refusal_of(error)) {
    co_await write(std::move(*response), nullptr);
    co_await linger();
  }
  co_return std::nullopt;
}

Task<void> HttpConnection::serve_upgrade(HttpRequest message) {
  const Request request = request_of(message, client_of(socket_, message));
  Result<Admission> admission = co_await answer_to<Result<Admission>>(
      [&](Hall::Done<Admission> done) { hub_.api.admit(request, std::move(done)); });
  if (!admission) {
    co_await write(refusal(admission.error()), nullptr);
    co_return co_await linger();
  }
  asio::co_spawn(socket_.get_executor(),
                 serve_socket(std::move(socket_), std::move(message), std::move(*admission), hub_),
                 asio::detached);
}

Task<bool> HttpConnection::write(Response response, const HttpRequest* message) {
  const std::string_view body = response.body();
  const bool has_body = message == nullptr || message->method() != http::verb::head;
  const bool keeps = message != nullptr && message->keep_alive() && !hub_.is_shutting_down;
  if (has_body && response.status != 304) {
    http::response<http::span_body<const char>> out(
        http::int_to_status(static_cast<unsigned>(response.status)), kHttp11,
        beast::span<const char>(body.data(), body.size()));
    out.keep_alive(keeps);
    co_return co_await send(std::move(out), response) && keeps;
  }
  http::response<http::empty_body> out(http::int_to_status(static_cast<unsigned>(response.status)),
                                       kHttp11);
  out.keep_alive(keeps);
  co_return co_await send(std::move(out), response) && keeps;
}

template <class Message>
Task<bool> HttpConnection::send(Message message, const Response& response) {
  for (const auto& [name, value] : response.headers) message.set(name, value);
  message.content_length(response.body().size());
  set_deadline(hub_.limits.request_time);
  auto [error, size] = co_await http::async_write(socket_, message, kTuple);
  deadline_.reset();
  co_return !error;
}

// Lets the client read the last answer before the connection is gone: a close with unread input
// would throw the answer away.
Task<void> HttpConnection::linger() {
  set_deadline(hub_.limits.close_time);
  NetError ignored;
  socket_.shutdown(Tcp::shutdown_send, ignored);
  std::array<char, 4096> scratch;
  while (true) {
    auto [error, size] = co_await socket_.async_read_some(asio::buffer(scratch), kTuple);
    if (error) co_return;
  }
}

}  // namespace

Task<void> serve_http(Tcp socket, Hub& hub) {
  HttpConnection connection(std::move(socket), hub);
  co_await connection.serve();
}

}  // namespace benben
