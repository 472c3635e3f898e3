#include "store/sql.h"

#include <algorithm>

namespace benben {

std::int64_t SqlDatabase::number(const std::string& sql) {
  Statement statement(*this, sql);
  return Query(statement).run_for_number();
}

std::string SqlDatabase::text(const std::string& sql) {
  Statement statement(*this, sql);
  Query query(statement);
  return query.next() ? query.text(0) : "";
}

Error cannot_store(const SqlDatabase& database) {
  return {ErrorCode::kReadOnly, "The server cannot store anything now: " + database.reason() + ".",
          "", 0};
}

std::optional<Digest> Query::digest(int column) const {
  Digest digest;
  const std::string content = bytes(column);
  if (content.size() != digest.size()) return std::nullopt;
  std::ranges::transform(content, digest.begin(),
                         [](char byte) { return static_cast<std::uint8_t>(byte); });
  return digest;
}

}  // namespace benben
