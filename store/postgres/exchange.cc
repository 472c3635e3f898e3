#include "store/postgres/exchange.h"

#include <poll.h>

#include <algorithm>
#include <cerrno>

namespace benben {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kBinary = 1;

// What is waited for on one way, and until when.
class Way {
 public:
  Way(PGconn* connection, const Patience& patience)
      : connection_(connection), patience_(patience) {}

  bool is_silent() const { return is_silent_; }

  // The next answer. A null pointer is the end of those to one statement, or of all, if nothing
  // more comes.
  PostgresAnswer next() {
    while (!is_over_ && is_awaited()) wait();
    return PostgresAnswer(is_over_ ? nullptr : PQgetResult(connection_));
  }

 private:
  // Also sends what could not be sent yet: the server may read no more until somebody reads it.
  bool is_awaited() {
    const int unsent = PQflush(connection_);
    is_over_ = unsent < 0;
    is_sending_ = unsent > 0;
    return !is_over_ && PQisBusy(connection_) == 1;
  }

  void wait() {
    const short events = is_sending_ ? POLLIN | POLLOUT : POLLIN;
    pollfd socket{PQsocket(connection_), events, 0};
    const int ready = poll(&socket, 1, left_ms());
    if (ready < 0 && errno == EINTR) return;
    is_silent_ = ready == 0;
    is_over_ = ready <= 0 || PQconsumeInput(connection_) != 1;
  }

  // Rounded up, so that the end is past when poll() says that it has waited for it.
  int left_ms() const {
    if (!patience_) return -1;
    const auto left = begun_ + *patience_ - Clock::now();
    const auto left_ms = std::chrono::ceil<std::chrono::milliseconds>(left).count();
    return static_cast<int>(std::clamp<std::int64_t>(left_ms, 0, 1 << 30));
  }

  PGconn* connection_;
  const Patience& patience_;
  Clock::time_point begun_ = Clock::now();
  bool is_sending_ = false;
  bool is_silent_ = false;
  bool is_over_ = false;  // nothing more comes
};

bool send(PGconn* connection, const Sending& statement) {
  if (statement.name.empty()) {
    return PQsendQueryParams(connection, statement.sql.c_str(), 0, nullptr, nullptr, nullptr,
                             nullptr, kBinary) == 1;
  }
  std::vector<const char*> contents;
  std::vector<int> sizes;
  for (const std::optional<std::string>& value : statement.values) {
    contents.push_back(value ? value->data() : nullptr);
    sizes.push_back(value ? static_cast<int>(value->size()) : 0);
  }
  const std::vector<int> forms(statement.values.size(), kBinary);
  return PQsendQueryPrepared(connection, statement.name.c_str(),
                             static_cast<int>(statement.values.size()), contents.data(),
                             sizes.data(), forms.data(), kBinary) == 1;
}

// A null pointer ends the answers to each statement, so two of them one after the other say that
// there will be nothing more: the connection is lost, or silent.
Exchanged answers_up_to_sync(PGconn* connection, const Patience& patience) {
  Way way(connection, patience);
  Exchanged exchanged;
  for (int ends = 0; ends < 2;) {
    PostgresAnswer answer = way.next();
    if (!answer) {
      ++ends;
      continue;
    }
    ends = 0;
    if (PQresultStatus(answer.get()) == PGRES_PIPELINE_SYNC) break;
    exchanged.answers.push_back(std::move(answer));
  }
  exchanged.is_silent = way.is_silent();
  return exchanged;
}

// Outside the pipeline one null pointer ends everything.
Exchanged last_answer(PGconn* connection, const Patience& patience) {
  Way way(connection, patience);
  PostgresAnswer last;
  while (PostgresAnswer answer = way.next()) last = std::move(answer);
  Exchanged exchanged;
  exchanged.is_silent = way.is_silent();
  if (last && !exchanged.is_silent) exchanged.answers.push_back(std::move(last));
  return exchanged;
}

}  // namespace

// What was sent but for the sync would be waited for in vain.
Exchanged exchange(PGconn* connection, const std::vector<Sending>& statements, Patience patience) {
  if (PQenterPipelineMode(connection) != 1) return {};
  const bool is_sent =
      std::ranges::all_of(statements,
                          [&](const Sending& statement) { return send(connection, statement); }) &&
      PQpipelineSync(connection) == 1;
  if (!is_sent) return {};
  Exchanged exchanged = answers_up_to_sync(connection, patience);
  if (PQexitPipelineMode(connection) != 1) exchanged.answers.clear();
  return exchanged;
}

Exchanged exchange_texts(PGconn* connection, const std::string& sql, Patience patience) {
  if (PQsendQuery(connection, sql.c_str()) != 1) return {};
  return last_answer(connection, patience);
}

Exchanged exchange_preparing(PGconn* connection, const std::string& name, const std::string& sql,
                             const std::vector<Oid>& types, Patience patience) {
  const int count = static_cast<int>(types.size());
  if (PQsendPrepare(connection, name.c_str(), sql.c_str(), count, types.data()) != 1) return {};
  return last_answer(connection, patience);
}

}  // namespace benben
