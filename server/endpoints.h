// The endpoints of the protocol (docs/protocol.md): a path, what it answers, and which route that
// is. A request finds its route in this table and nowhere else, so a test that walks it has seen
// all that the server answers (private_test.cc).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace benben {

enum class Route : std::uint8_t {
  kHealth,
  kPerson,
  kRecovery,
  kRecover,
  kTables,
  kTable,
  kRecord,
  kInvitation,
  kClaim,
  kSocket,
  kAccount,
  kSignIn,
  kEnterByCode,
  kEnterByLink,
  kDeviceLink,
  kCodes,
  kPassword,
  kSignOut,
  kErase,
  kExport,
  kHide,
  kPlayer,
  kHistory,
  kAgainst,
  kLeaders,
  kTableRatings,
  kSit,
  kContribution,
  kLobby,
  kPlay,
  kLobbySocket,
  kTournaments,
  kTournament,
  kJoin,
  kLeave,
  kStart,
  kCancel,
  kTournamentSocket,
  kNotices,
  kMutes,
  kUnmute,
  kKnown,
  kInvite,
  kDecline,
  kEngines,
};

struct Endpoint {
  Route route;
  std::string_view path;     // "*" stands for a part that is not empty: a table's id, a name
  std::string_view methods;  // as Allow lists them
};

// In the order of the routes.
std::span<const Endpoint> endpoints();

// What a path asks for; `table` is its first "*".
struct Target {
  Route route;
  std::string table;
};
std::optional<Target> find_endpoint(std::string_view path);

std::string_view methods_of(Route route);

}  // namespace benben
