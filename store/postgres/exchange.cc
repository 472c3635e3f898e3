#include "store/postgres/exchange.h"

#include <algorithm>

namespace benben {
namespace {

constexpr int kBinary = 1;

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
// there will be nothing more: the connection is lost.
std::vector<PostgresAnswer> answers_up_to_sync(PGconn* connection) {
  std::vector<PostgresAnswer> answers;
  for (int ends = 0; ends < 2;) {
    PostgresAnswer answer(PQgetResult(connection));
    if (!answer) {
      ++ends;
      continue;
    }
    ends = 0;
    if (PQresultStatus(answer.get()) == PGRES_PIPELINE_SYNC) break;
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace

// What was sent but for the sync would be waited for in vain.
std::vector<PostgresAnswer> exchange(PGconn* connection, const std::vector<Sending>& statements) {
  if (PQenterPipelineMode(connection) != 1) return {};
  const bool is_sent =
      std::ranges::all_of(statements,
                          [&](const Sending& statement) { return send(connection, statement); }) &&
      PQpipelineSync(connection) == 1;
  if (!is_sent) return {};
  std::vector<PostgresAnswer> answers = answers_up_to_sync(connection);
  if (PQexitPipelineMode(connection) != 1) answers.clear();
  return answers;
}

}  // namespace benben
