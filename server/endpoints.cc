#include "server/endpoints.h"

#include <array>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/text.h"

namespace benben {
namespace {

constexpr std::string_view kGet = "GET, HEAD";
constexpr std::string_view kPost = "POST";
constexpr std::string_view kGetPost = "GET, HEAD, POST";

constexpr auto kEndpoints = std::to_array<Endpoint>({
    {Route::kHealth, "/api/health", kGet},
    {Route::kPerson, "/api/person", kGetPost},
    {Route::kRecovery, "/api/person/recovery", kPost},
    {Route::kRecover, "/api/person/recover", kPost},
    {Route::kTables, "/api/tables", kPost},
    {Route::kTable, "/api/tables/*", "GET, HEAD, DELETE"},
    {Route::kRecord, "/api/tables/*/record", kGet},
    {Route::kInvitation, "/api/tables/*/invitation", kPost},
    {Route::kClaim, "/api/tables/*/claim", kPost},
    {Route::kSocket, "/api/tables/*/socket", kGet},
    {Route::kAccount, "/api/account", kGetPost},
    {Route::kSignIn, "/api/account/sign-in", kPost},
    {Route::kEnterByCode, "/api/account/recover", kPost},
    {Route::kEnterByLink, "/api/account/enter", kPost},
    {Route::kDeviceLink, "/api/account/link", kPost},
    {Route::kCodes, "/api/account/codes", kPost},
    {Route::kPassword, "/api/account/password", kPost},
    {Route::kSignOut, "/api/account/sign-out", kPost},
    {Route::kErase, "/api/account/delete", kPost},
    {Route::kExport, "/api/account/export", kGet},
    {Route::kHide, "/api/account/profile", kPost},
    {Route::kPlayer, "/api/players/*", kGet},
    {Route::kHistory, "/api/players/*/games", kGet},
    {Route::kAgainst, "/api/players/*/against/*", kGet},
    {Route::kLeaders, "/api/ratings/*/*", kGet},
    {Route::kTableRatings, "/api/tables/*/ratings", kGet},
    {Route::kSit, "/api/tables/*/sit", kPost},
    {Route::kContribution, "/api/tables/*/contribution", kPost},
    {Route::kLobby, "/api/lobby", kGet},
    {Route::kPlay, "/api/lobby/play", kPost},
    {Route::kLobbySocket, "/api/lobby/socket", kGet},
    {Route::kTournaments, "/api/tournaments", kGetPost},
    {Route::kTournament, "/api/tournaments/*", kGet},
    {Route::kJoin, "/api/tournaments/*/join", kPost},
    {Route::kLeave, "/api/tournaments/*/leave", kPost},
    {Route::kStart, "/api/tournaments/*/start", kPost},
    {Route::kCancel, "/api/tournaments/*/cancel", kPost},
    {Route::kTournamentSocket, "/api/tournaments/*/socket", kGet},
    {Route::kNotices, "/api/person/push", "GET, HEAD, POST, DELETE"},
    {Route::kMutes, "/api/person/mutes", kGet},
    {Route::kUnmute, "/api/person/unmute", kPost},
    {Route::kKnown, "/api/person/known", kGet},
    {Route::kInvite, "/api/tables/*/invite", kPost},
    {Route::kDecline, "/api/tables/*/decline", kPost},
    {Route::kEngines, "/api/engines", kGet},
});

constexpr bool stand_in_order() {
  for (std::size_t at = 0; at < kEndpoints.size(); ++at) {
    if (kEndpoints[at].route != static_cast<Route>(at)) return false;
  }
  return true;
}
static_assert(stand_in_order(), "every route has one endpoint, in the order of the enum");
static_assert(kEndpoints.back().route == Route::kEngines, "the last route has one");

// The path's first "*", "" if it has none; nothing if the path is another one.
std::optional<std::string> match(std::string_view pattern,
                                 const std::vector<std::string_view>& parts) {
  const std::vector<std::string_view> expected = split(pattern, '/');
  if (expected.size() != parts.size()) return std::nullopt;
  std::optional<std::string> first;
  for (std::size_t at = 0; at < parts.size(); ++at) {
    const bool is_free = expected[at] == "*";
    if (is_free ? parts[at].empty() : parts[at] != expected[at]) return std::nullopt;
    if (is_free && !first) first = parts[at];
  }
  return first.value_or("");
}

}  // namespace

std::span<const Endpoint> endpoints() { return kEndpoints; }

std::optional<Target> find_endpoint(std::string_view path) {
  const std::vector<std::string_view> parts = split(path, '/');
  for (const Endpoint& endpoint : kEndpoints) {
    if (std::optional<std::string> table = match(endpoint.path, parts)) {
      return Target{endpoint.route, std::move(*table)};
    }
  }
  return std::nullopt;
}

std::string_view methods_of(Route route) {
  return kEndpoints[static_cast<std::size_t>(route)].methods;
}

}  // namespace benben
