#include "server/push_sender.h"

#include <openssl/ssl.h>

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "server/net.h"

namespace benben {
namespace {

constexpr std::size_t kAtOnce = 32;
constexpr std::size_t kAtOneService = 4;
constexpr std::uint32_t kMostHead = 8 * 1024;
constexpr const char* kKeptFor = "259200";  // seconds, by the service for a browser that is off

using Stream = beast::basic_stream<asio::ip::tcp, Executor>;
using SecureStream = asio::ssl::stream<Stream&>;
using Endpoints = std::vector<asio::ip::tcp::endpoint>;

bool is_public(const asio::ip::address& address) {
  const auto bytes =
      address.is_v4() ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()
                      : address.to_v6().to_bytes();
  std::uint8_t plain[16];
  std::ranges::copy(bytes, plain);
  return is_public_address(plain);
}

PushOutcome failed(std::string reason) { return {PushOutcome::Kind::kFailed, std::move(reason)}; }
PushOutcome failed(const NetError& error) { return failed(error.message()); }

http::request<http::string_body> message_of(const PushRequest& request) {
  http::request<http::string_body> message(http::verb::post, request.url.path, 11);
  const std::string origin = request.url.origin();
  message.set(http::field::host, origin.substr(origin.find("//") + 2));
  message.set(http::field::authorization, request.authorization);
  message.set(http::field::content_type, "application/octet-stream");
  message.set(http::field::content_encoding, "aes128gcm");
  message.set("TTL", kKeptFor);
  message.set("Urgency", "normal");
  message.set("Topic", request.topic);
  message.set(http::field::connection, "close");
  message.body() = request.body;
  message.prepare_payload();
  return message;
}

PushOutcome outcome_of(unsigned status) {
  if (status / 100 == 2) return {PushOutcome::Kind::kSent};
  if (status == 404 || status == 410) return {PushOutcome::Kind::kGone};
  return failed("the service answers " + std::to_string(status));
}

// The coroutines below take and give plain variables: g++ 12 destroys some temporaries of one
// expression with co_await twice.

// One request on a stream that is ready.
template <class AnyStream>
Task<PushOutcome> exchange(AnyStream& stream, const PushRequest& request) {
  const auto message = message_of(request);
  auto [not_written, written] = co_await http::async_write(stream, message, kTuple);
  PushOutcome outcome = failed(not_written);
  if (not_written) co_return outcome;
  beast::flat_buffer buffer;
  http::response_parser<http::empty_body> parser;
  parser.header_limit(kMostHead);
  auto [not_read, read] = co_await http::async_read_header(stream, buffer, parser, kTuple);
  outcome = not_read ? failed(not_read) : outcome_of(parser.get().result_int());
  co_return outcome;
}

Task<PushOutcome> exchange_securely(Stream& stream, asio::ssl::context& tls,
                                    const PushRequest& request) {
  SecureStream secure(stream, tls);
  secure.set_verify_callback(asio::ssl::host_name_verification(request.url.host));
  PushOutcome outcome = failed("the name cannot be sent");
  if (SSL_set_tlsext_host_name(secure.native_handle(), request.url.host.c_str()) != 1) {
    co_return outcome;
  }
  auto [error] = co_await secure.async_handshake(asio::ssl::stream_base::client, kTuple);
  outcome = failed(error);
  if (error) co_return outcome;
  outcome = co_await exchange(secure, request);
  co_return outcome;
}

// By what services are reached.
struct Ways {
  Executor executor;
  asio::ssl::context& tls;
  PushNames& names;
  std::chrono::milliseconds deadline;
};

// A name that is being asked for: the timer ends with the answer, or without one.
struct Asked {
  explicit Asked(const Executor& executor) : timer(executor) {}

  Timer timer;
  std::optional<std::vector<std::string>> addresses;
};

// The addresses of a service that may be asked; nothing if the name is not found in time.
Task<std::optional<Endpoints>> find(const Ways& ways, const PushRequest& request) {
  const auto asked = std::make_shared<Asked>(ways.executor);
  asked->timer.expires_after(ways.deadline);
  ways.names.find(request.url.host,
                  [asked, executor = ways.executor](const std::vector<std::string>& addresses) {
                    asio::post(executor, [asked, addresses] {
                      asked->addresses = addresses;
                      asked->timer.cancel();
                    });
                  });
  [[maybe_unused]] auto [ended] = co_await asked->timer.async_wait(kTuple);
  std::optional<Endpoints> endpoints;
  if (!asked->addresses) co_return endpoints;
  endpoints.emplace();
  for (const std::string& text : *asked->addresses) {
    NetError error;
    const asio::ip::address address = asio::ip::make_address(text, error);
    const bool may_ask = request.reach == PushRequest::Reach::kAnywhere || is_public(address);
    if (!error && may_ask) endpoints->emplace_back(address, request.url.port);
  }
  co_return endpoints;
}

Task<PushOutcome> deliver(const Ways& ways, const PushRequest& request) {
  const std::optional<Endpoints> found = co_await find(ways, request);
  PushOutcome late = failed("its name was not found in time");
  if (!found) co_return late;
  const Endpoints& endpoints = *found;
  PushOutcome outcome = failed("it has no address that may be asked");
  if (endpoints.empty()) co_return outcome;
  Stream stream(ways.executor);
  stream.expires_after(ways.deadline);
  auto [error, chosen] = co_await stream.async_connect(endpoints, kTuple);
  outcome = failed(error);
  if (error) co_return outcome;
  if (request.url.is_secure) {
    outcome = co_await exchange_securely(stream, ways.tls, request);
  } else {
    outcome = co_await exchange(stream, request);
  }
  co_return outcome;
}

}  // namespace

// All but `waiting_` is used by the thread alone.
class PushSender::Core {
 public:
  Core(std::size_t most, Post post, std::unique_ptr<PushNames> names,
       std::chrono::milliseconds deadline)
      : post_(std::move(post)),
        most_(most),
        deadline_(deadline),
        names_(std::move(names)),
        thread_([this] { context_.run(); }) {
    NetError error;
    tls_.set_default_verify_paths(error);  // without certificates no service is believed
    tls_.set_verify_mode(asio::ssl::verify_peer);
  }
  ~Core() {
    context_.stop();
    thread_.join();
    names_.reset();  // who still waits for an answer is of the context
  }
  Core(const Core&) = delete;
  Core& operator=(const Core&) = delete;

  bool take(PushRequest request, Done done) {
    if (waiting_ >= most_) return false;
    ++waiting_;
    asio::post(context_, [this, request = std::move(request), done = std::move(done)]() mutable {
      jobs_.push_back({std::move(request), std::move(done)});
      start();
    });
    return true;
  }

 private:
  struct Job {
    PushRequest request;
    Done done;
  };

  // Those that wait, as far as there are places for them.
  void start() {
    for (auto job = jobs_.begin(); job != jobs_.end() && under_way_ < kAtOnce;) {
      std::size_t& at_service = at_service_[job->request.url.host];
      if (at_service >= kAtOneService) {
        ++job;
        continue;
      }
      ++at_service;
      ++under_way_;
      --waiting_;
      asio::co_spawn(context_, run(std::move(*job)), asio::detached);
      job = jobs_.erase(job);
    }
  }

  Task<void> run(Job job) {
    const Ways ways{context_.get_executor(), tls_, *names_, deadline_};
    const PushOutcome outcome = co_await deliver(ways, job.request);
    post_([done = std::move(job.done), outcome] { done(outcome); });
    --under_way_;
    const auto at_service = at_service_.find(job.request.url.host);
    if (--at_service->second == 0) at_service_.erase(at_service);
    start();
  }

  const Post post_;
  const std::size_t most_;
  const std::chrono::milliseconds deadline_;
  std::atomic<std::size_t> waiting_ = 0;
  asio::ssl::context tls_{asio::ssl::context::tls_client};
  asio::io_context context_{1};
  asio::executor_work_guard<Executor> guard_ = asio::make_work_guard(context_);
  std::deque<Job> jobs_;
  std::size_t under_way_ = 0;
  std::map<std::string, std::size_t> at_service_;
  std::unique_ptr<PushNames> names_;
  std::thread thread_;
};

PushSender::PushSender(std::size_t waiting, Post post, std::unique_ptr<PushNames> names,
                       std::chrono::milliseconds deadline)
    : core_(std::make_unique<Core>(waiting, std::move(post), std::move(names), deadline)) {}
PushSender::~PushSender() = default;

bool PushSender::send(PushRequest request, Done done) {
  return core_->take(std::move(request), std::move(done));
}

}  // namespace benben
