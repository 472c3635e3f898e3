#include "server/operator_port.h"

#include <utility>

#include "core/text.h"
#include "server/faults.h"

namespace benben {
namespace {

constexpr std::string_view kPlain = "text/plain; charset=utf-8";
constexpr std::string_view kMetricsType = "text/plain; version=0.0.4; charset=utf-8";

Response only_get(const std::string& method) {
  Response response = refusal(refused(server::Fault::kMethod, {{"method", method}}));
  response.headers.emplace_back("Allow", "GET, HEAD");
  return response;
}

}  // namespace

void OperatorPort::handle(const Request& request, const Api::Answer& done) {
  // A page on the web must not read this through a name of its own that points here.
  if (!access_.answers_for(request.host)) {
    return done(refusal(
        refused(server::Fault::kOtherHost, {{"host", request.host, json_quote(request.host)}})));
  }
  if (request.method != "GET" && request.method != "HEAD") return done(only_get(request.method));
  if (request.path == "/live") return done(text_answer(200, kPlain, "live\n"));
  if (request.path == "/metrics") {
    return done(text_answer(200, kMetricsType, write_metrics(metrics_, gauges_())));
  }
  if (request.path != "/ready") return done(refusal(refused(server::Fault::kNothingHere)));
  // Without the bus a node serves as rightly, only later than others: if all were taken out of the
  // balancer for that, nobody would be served.
  readiness_.ask([done, is_bus_lost = gauges_().is_bus_lost](const Readiness::Answer& answer) {
    switch (answer.state) {
      case Readiness::State::kReady:
        return done(
            text_answer(200, kPlain, is_bus_lost ? "ready, but the bus is lost\n" : "ready\n"));
      case Readiness::State::kReadOnly:
        return done(text_answer(503, kPlain, "read only: " + answer.reason + "\n"));
      case Readiness::State::kStopping:
        return done(text_answer(503, kPlain, "stopping\n"));
    }
  });
}

}  // namespace benben
