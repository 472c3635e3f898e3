// HTTP over one connection: requests in, answers out, in order; an upgrade goes on in socket.cc.
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "server/faults.h"
#include "server/net.h"

namespace benben {
namespace {

constexpr int kHttp11 = 11;
constexpr std::size_t kReadBytes = 4096;  // at a time
constexpr const char* kContinue = "100-continue";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// The last field of a name: the proxy next to us has written it.
std::string_view last_of(const HttpRequest& message, std::string_view name) {
  std::string_view value;
  const auto [begin, end] = message.equal_range(beast::string_view(name.data(), name.size()));
  for (auto field = begin; field != end; ++field) value = view(field->value());
  return value;
}

Request request_of(HttpRequest& message, const Address& peer, const AccessRules& access) {
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
  request.address = access.client_of(peer, last_of(message, "X-Forwarded-For"));
  const bool is_https = access.is_trusted(peer) && last_of(message, "X-Forwarded-Proto") == "https";
  request.scheme = is_https ? Scheme::kHttps : Scheme::kHttp;
  request.body = std::move(message.body());
  return request;
}

// What to tell a client whose request could not be read; nothing if it only went away.
std::optional<Response> refusal_of(const NetError& error) {
  if (error == http::error::body_limit || error == http::error::header_limit ||
      error == http::error::buffer_overflow) {
    return refusal(refused(server::Fault::kRequestTooLarge));
  }
  if (error.category() != make_error_code(http::error::end_of_stream).category() ||
      error == http::error::end_of_stream || error == http::error::partial_message) {
    return std::nullopt;
  }
  return refusal(refused(server::Fault::kNotHttp, {{"reason", error.message()}}));
}

// What is wrong with a head that could be read; nothing if its body may come. A proxy in front and
// we must never differ on where a request ends, nor on whom it is for.
std::optional<Response> refusal_of(const HttpRequest& head) {
  const auto hosts = head.count(http::field::host);
  if (hosts > 1 || (head.version() >= kHttp11 && view(head[http::field::host]).empty())) {
    return refusal(refused(server::Fault::kOneHost));
  }
  const auto codings = head.count(http::field::transfer_encoding);
  if (codings > 1 ||
      (codings == 1 && !beast::iequals(head[http::field::transfer_encoding], "chunked"))) {
    Response response = refusal(refused(server::Fault::kTransferEncoding));
    response.status = 501;
    return response;
  }
  const beast::string_view expected = head[http::field::expect];
  if (!expected.empty() && !beast::iequals(expected, kContinue)) {
    Response response = refusal(refused(server::Fault::kExpect));
    response.status = 417;
    return response;
  }
  return std::nullopt;
}

class HttpConnection final : public Connection {
 public:
  HttpConnection(Tcp socket, Address peer, Door door, Hub& hub)
      : socket_(std::move(socket)),
        peer_(peer),
        door_(door),
        hub_(hub),
        registration_(door == Door::kPublic ? hub.connections : hub.operators, *this,
                      peer.client()),
        buffer_(hub.limits.head_bytes + hub.limits.body_bytes) {}

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
    registration_.leave();
  }

 private:
  using Parser = http::request_parser<http::string_body>;

  // The next request; nothing when the connection is to end.
  Task<std::optional<HttpRequest>> read();
  // What is wrong with the request, if anything is: a refusal to send, or the end.
  struct Fault {
    std::optional<Response> refusal;
  };
  Task<std::optional<Fault>> read_into(Parser& parser);
  Task<NetError> read_until(Parser& parser, bool (Parser::*is_far_enough)() const);
  Task<void> serve_upgrade(HttpRequest message);
  void handle(const Request& request, Api::Answer done);
  void count(const Response& response);
  // Whether the connection goes on.
  Task<bool> write(Response response, const HttpRequest* message);
  template <class Message>
  Task<bool> send(Message message, const Response& response);
  Task<void> linger();
  void set_deadline(std::chrono::seconds time) { deadline_ = hub_.clock.now() + time; }

  Tcp socket_;
  Address peer_;
  Door door_;
  Hub& hub_;
  Registration registration_;
  beast::flat_buffer buffer_;  // its maximum bounds what framing alone can fill: an endless line
  std::optional<TimePoint> deadline_;
  bool is_idle_ = true;
};

Task<void> HttpConnection::serve() {
  bool goes_on = true;
  // A request that has begun to come in is still answered.
  while (goes_on && (!hub_.is_shutting_down || buffer_.size() > 0)) {
    std::optional<HttpRequest> message = co_await read();
    if (!message) co_return;
    if (door_ == Door::kPublic && beast::websocket::is_upgrade(*message)) {
      co_return co_await serve_upgrade(std::move(*message));
    }
    registration_.set_busy();
    const Request request = request_of(*message, peer_, hub_.access);
    Response response = co_await answer_to<Response>(
        [&](std::function<void(Response)> done) { handle(request, std::move(done)); });
    goes_on = co_await write(std::move(response), &*message);
  }
  co_await linger();
}

Task<std::optional<HttpRequest>> HttpConnection::read() {
  registration_.set_idle();
  if (buffer_.size() == 0) {
    is_idle_ = true;
    set_deadline(hub_.limits.idle_time);
    auto [error] = co_await socket_.async_wait(Tcp::wait_read, kTuple);
    if (error) co_return std::nullopt;
    is_idle_ = false;
  }
  set_deadline(hub_.limits.request_time);
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(hub_.limits.head_bytes));
  parser.body_limit(hub_.limits.body_bytes);
  std::optional<Fault> fault = co_await read_into(parser);
  deadline_.reset();
  if (!fault) co_return parser.release();
  if (fault->refusal) {
    co_await write(std::move(*fault->refusal), nullptr);
    co_await linger();
  }
  co_return std::nullopt;
}

Task<std::optional<HttpConnection::Fault>> HttpConnection::read_into(Parser& parser) {
  NetError error = co_await read_until(parser, &Parser::is_header_done);
  if (error) co_return Fault{refusal_of(error)};
  if (std::optional<Response> refused = refusal_of(parser.get())) {
    co_return Fault{std::move(refused)};
  }
  if (parser.is_done()) co_return std::nullopt;
  if (!parser.get()[http::field::expect].empty() && buffer_.size() == 0) {
    const http::response<http::empty_body> go_on(http::status::continue_, kHttp11);
    co_await http::async_write(socket_, go_on, kTuple);
  }
  parser.eager(true);
  // Trailers would stand among the headers, behind what a proxy added last: they are left out.
  const http::request_header<> head = parser.get().base();
  error = co_await read_until(parser, &Parser::is_done);
  if (error) co_return Fault{refusal_of(error)};
  parser.get().base() = head;
  co_return std::nullopt;
}

// Parses, and reads on as long as that needs more, but not for ever: what a body in chunks is
// wrapped in may be as much again as the body.
Task<NetError> HttpConnection::read_until(Parser& parser, bool (Parser::*is_far_enough)() const) {
  std::size_t left = hub_.limits.head_bytes + 2 * hub_.limits.body_bytes;
  while (!(parser.*is_far_enough)()) {
    NetError error = http::error::need_more;
    if (buffer_.size() > 0) buffer_.consume(parser.put(buffer_.data(), error));
    if (error && error != http::error::need_more) co_return error;
    if (!error) continue;
    const std::size_t room = std::min({kReadBytes, left, buffer_.max_size() - buffer_.size()});
    if (room == 0) co_return make_error_code(http::error::buffer_overflow);
    auto [end, size] = co_await socket_.async_read_some(buffer_.prepare(room), kTuple);
    if (end) co_return end;
    buffer_.commit(size);
    left -= size;
  }
  co_return NetError();
}

void HttpConnection::handle(const Request& request, Api::Answer done) {
  if (door_ == Door::kPublic) return hub_.api.handle(request, std::move(done));
  hub_.operator_port.handle(request, done);
}

// Whoever reads the numbers is not counted in them.
void HttpConnection::count(const Response& response) {
  if (door_ != Door::kPublic) return;
  const std::size_t digit = static_cast<std::size_t>(response.status) / 100;
  if (digit < hub_.metrics.requests.size()) hub_.metrics.requests[digit].add();
  if (response.refused) hub_.metrics.refuse(*response.refused);
}

Task<void> HttpConnection::serve_upgrade(HttpRequest message) {
  registration_.set_busy();
  const Request request = request_of(message, peer_, hub_.access);
  Result<Admission> admission = co_await answer_to<Result<Admission>>(
      [&](Hall::Done<Admission> done) { hub_.api.admit(request, std::move(done)); });
  if (!admission) {
    co_await write(refusal(admission.error()), nullptr);
    co_return co_await linger();
  }
  asio::co_spawn(
      socket_.get_executor(),
      serve_socket(std::move(socket_), peer_, std::move(message), std::move(*admission), hub_),
      asio::detached);
}

Task<bool> HttpConnection::write(Response response, const HttpRequest* message) {
  count(response);
  const std::string_view body = response.body();
  const bool has_body = message == nullptr || message->method() != http::verb::head;
  const bool keeps = message != nullptr && message->version() >= kHttp11 && message->keep_alive() &&
                     !hub_.is_shutting_down;
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
  if (response.status != 304) message.content_length(response.body().size());
  set_deadline(hub_.limits.request_time);
  auto [error, size] = co_await http::async_write(socket_, message, kTuple);
  deadline_.reset();
  co_return !error;
}

Task<void> HttpConnection::linger() {
  registration_.set_idle();
  set_deadline(hub_.limits.close_time);
  co_await drain(socket_);
}

}  // namespace

Task<void> serve_http(Tcp socket, Address peer, Door door, Hub& hub) {
  HttpConnection connection(std::move(socket), peer, door, hub);
  co_await connection.serve();
}

}  // namespace benben
