// What the address and the headers of a request say beside its path: the readers of all queries,
// and of what in a path is escaped. They see what anybody sends, before it is known who asks.
//
// read_socket_query(), of the same kind, is declared with the API (api.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/lobby.h"
#include "store/ratings.h"

namespace benben {

// What the query of the lobby's socket says.
struct LobbyQuery {
  int protocol = 1;
  LobbySince since = {};
};
Result<LobbyQuery> read_lobby_query(std::string_view query);

// Which of somebody's games are asked for; of `against` the name as it stands in the query.
struct HistoryAsked {
  HistoryQuery query;
  std::string against;
};
Result<HistoryAsked> read_history(std::string_view query);

// From which place on leaders are asked for: `from=N`, or nothing for the first.
Result<int> read_leaders_query(std::string_view query);
// From which table on an export goes: `from=N`, or nothing for the first.
Result<int> read_export_query(std::string_view query);
// For paths that take none.
Status read_no_query(std::string_view query);

// The pool of `<game>/<seats>`, these being the parts of a path.
Result<RatedPool> read_pool(const std::vector<std::string_view>& parts);

// A part of an address without its `%41`; nothing if one is not of that form, or if the whole is
// no clean UTF-8: what it names is asked for in the store, and PostgreSQL fails at other bytes.
std::optional<std::string> decoded(std::string_view part);

// `application/json`, in any case and with any parameters.
bool is_json_type(std::string_view content_type);

}  // namespace benben
