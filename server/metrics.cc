#include "server/metrics.h"

#include <algorithm>
#include <cstdio>

#include "core/fault.h"
#include "server/faults.h"
#include "table/faults.h"

namespace benben {
namespace {

constexpr std::string_view kOfRules = "rules";

std::string number(double value) {
  char text[32];
  return {text, static_cast<std::size_t>(std::snprintf(text, sizeof text, "%.10g", value))};
}

// One page of the text format: each metric has its help and its type before its samples.
class Page {
 public:
  void begin(std::string_view name, std::string_view type, std::string_view help) {
    name_ = name;
    text_.append("# HELP ").append(name).append(" ").append(help).append("\n");
    text_.append("# TYPE ").append(name).append(" ").append(type).append("\n");
  }
  // `labels` with their braces, or nothing.
  void sample(const std::string& value, std::string_view labels = "",
              std::string_view ending = "") {
    text_.append(name_).append(ending).append(labels).append(" ").append(value).append("\n");
  }
  void counter(std::string_view name, std::string_view help, const Counter& counter) {
    begin(name, "counter", help);
    sample(std::to_string(counter.value()));
  }
  void gauge(std::string_view name, std::string_view help, std::size_t value) {
    begin(name, "gauge", help);
    sample(std::to_string(value));
  }
  void durations(std::string_view name, std::string_view help, const Durations& durations) {
    begin(name, "histogram", help);
    constexpr std::size_t kAll = Durations::kBounds.size();
    // Read first: what comes in meanwhile must not make a bucket larger than all.
    std::array<std::uint64_t, kAll + 1> within{};
    for (std::size_t bound = 0; bound <= kAll; ++bound) within[bound] = durations.within(bound);
    const std::uint64_t all = std::max(within[kAll], *std::ranges::max_element(within));
    for (std::size_t bound = 0; bound < kAll; ++bound) {
      sample(std::to_string(within[bound]), label("le", number(Durations::kBounds[bound])),
             "_bucket");
    }
    sample(std::to_string(all), label("le", "+Inf"), "_bucket");
    sample(number(durations.sum_s()), "", "_sum");
    sample(std::to_string(all), "", "_count");
  }
  static std::string label(std::string_view name, std::string_view value) {
    return "{" + std::string(name) + "=\"" + std::string(value) + "\"}";
  }
  std::string take() { return std::move(text_); }

 private:
  std::string_view name_;
  std::string text_;
};

void write_gauges(Page& page, const Gauges& gauges) {
  page.begin("benben_info", "gauge", "Always 1, with the version of the server.");
  page.sample("1", Page::label("version", gauges.version));
  page.gauge("benben_tables_open", "Tables in memory.", gauges.tables);
  page.gauge("benben_lobby_tables", "Tables that wait for people in the lobby.",
             gauges.lobby_tables);
  page.gauge("benben_connections_open", "Connections, sockets among them.", gauges.connections);
  page.gauge("benben_store_jobs_waiting", "Jobs that wait for the store.", gauges.jobs_waiting);
  page.gauge("benben_store_read_only", "1 while nothing can be stored.",
             gauges.is_read_only ? 1 : 0);
  page.gauge("benben_bus_lost", "1 while other nodes of the same store cannot be told anything.",
             gauges.is_bus_lost ? 1 : 0);
  page.begin("benben_bus_dropped_total", "counter",
             "What came by the bus and was not looked at, as too much came at a time.");
  page.sample(std::to_string(gauges.bus_dropped));
  page.gauge("benben_thoughts_waiting",
             "Thoughts of bots that were asked for and have no move yet.", gauges.thoughts_waiting);
}

void write_refused(Page& page, const Metrics& metrics) {
  page.begin("benben_refused_total", "counter",
             "Requests and messages that were refused, by the code of the fault.");
  for (const auto& [fault, count] : metrics.refused.counts()) {
    if (count.value() > 0) page.sample(std::to_string(count.value()), Page::label("fault", fault));
  }
  page.counter("benben_rate_limited_total", "Those of them that came too often from one address.",
               metrics.rate_limited);
}

void write_ways_in(Page& page, const Metrics& metrics) {
  page.begin("benben_http_requests_total", "counter", "Answers over HTTP, by class of status.");
  for (std::size_t digit = 2; digit < metrics.requests.size(); ++digit) {
    page.sample(std::to_string(metrics.requests[digit].value()),
                Page::label("status", std::to_string(digit) + "xx"));
  }
  // Closed first: one that is opened and closed meanwhile must not make it less than none.
  const std::uint64_t closed = metrics.sockets_closed.value();
  const std::uint64_t opened = metrics.sockets_opened.value();
  page.gauge("benben_sockets_open", "WebSockets.", opened - closed);
  page.begin("benben_sockets_total", "counter", "WebSockets that were opened.");
  page.sample(std::to_string(opened));
  page.counter("benben_socket_messages_total", "Messages that came over WebSockets.",
               metrics.socket_messages);
}

template <std::size_t kCount>
void write_ends(Page& page, const std::array<Counter, kCount>& counters,
                const std::array<std::string_view, kCount>& ends) {
  for (std::size_t end = 0; end < kCount; ++end) {
    page.sample(std::to_string(counters[end].value()), Page::label("end", ends[end]));
  }
}

}  // namespace

void Durations::add(std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  const auto bound = std::ranges::lower_bound(kBounds, seconds);
  counts_[static_cast<std::size_t>(bound - kBounds.begin())].add();
  nanoseconds_.add(static_cast<std::uint64_t>(time.count()));
}

std::uint64_t Durations::within(std::size_t bound) const {
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at <= bound; ++at) sum += counts_[at].value();
  return sum;
}

double Durations::sum_s() const { return static_cast<double>(nanoseconds_.value()) / 1e9; }

Refusals::Refusals() {
  for (const auto faults : {server_faults(), table_faults()}) {
    for (const FaultInfo& fault : faults) counts_[fault.code];
  }
  counts_[kOfRules];
}

void Refusals::add(std::string_view fault) {
  const auto found = counts_.find(fault);
  (found == counts_.end() ? counts_.find(kOfRules) : found)->second.add();
}

void Metrics::refuse(const Error& error) {
  refused.add(error.fault);
  if (error.code == ErrorCode::kRateLimited) rate_limited.add();
}

std::string write_metrics(const Metrics& metrics, const Gauges& gauges) {
  Page page;
  write_gauges(page, gauges);
  page.counter("benben_moves_acknowledged_total",
               "Moves of people that were stored, and whose authors were told so.",
               metrics.moves_acknowledged);
  write_ways_in(page, metrics);
  write_refused(page, metrics);
  page.durations("benben_store_transaction_seconds",
                 "Transactions of the store, each with the sync that makes it durable.",
                 metrics.transactions);
  page.counter("benben_store_jobs_total", "Jobs that these transactions did.", metrics.store_jobs);
  page.durations("benben_thought_seconds",
                 "Processor time of thoughts of bots that came to an end.", metrics.thoughts);
  page.counter("benben_thoughts_failed_total", "Those of them that gave no move.",
               metrics.thoughts_failed);
  page.begin("benben_worker_questions_total", "counter",
             "Bots' moves that bot workers were asked for, by what became of that.");
  write_ends(page, metrics.worker_questions, Metrics::kWorkerEnds);
  page.durations("benben_sweep_piece_seconds",
                 "Processor time of the pieces in which tables and connections are looked after; "
                 "nobody is served during one.",
                 metrics.sweep_pieces);
  page.begin("benben_notices_total", "counter", "Notices to browsers, by what became of them.");
  write_ends(page, metrics.notices, Metrics::kNoticeEnds);
  return page.take();
}

}  // namespace benben
