// InviteStore: who is invited to a table by somebody they have sat with, and who that can be
// (docs/protocol.md, Known people). A part of the Store, and like it used by one thread and inside
// its transactions.
//
// People are what proves their seats. That two have met is kept nowhere: it is read off the seats.
// An invitation that its person does not see, as they have muted or declined it, stays until the
// table goes or is full, so that whoever invites again learns nothing and nobody is asked twice.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

struct Invite {
  std::string table;
  Digest person{};
  Digest host{};        // who invites
  std::int64_t at = 0;  // Unix time
  bool is_shown = true;

  friend bool operator==(const Invite&, const Invite&) = default;
};

// One that is shown to its person, with what the host's seat says.
struct ShownInvite {
  std::string table;
  std::string name;
  std::string figure;
  std::int64_t at = 0;

  friend bool operator==(const ShownInvite&, const ShownInvite&) = default;
};

// Where somebody sat when they were last met.
struct KnownSeat {
  Digest person{};
  std::string table;
  Seat seat{};
  std::string name;
  std::string figure;
  std::string header;   // of the table
  std::int64_t at = 0;  // when it was made, Unix time

  friend bool operator==(const KnownSeat&, const KnownSeat&) = default;
};

inline constexpr int kMostInvitesOfTable = 8;
inline constexpr int kMostInvitesOfPerson = 20;  // that are shown
inline constexpr int kTablesWithKnown = 100;     // the latest, in which people are looked for

class InviteStore {
 public:
  virtual ~InviteStore() = default;

  // Whether the person is to be told: not of what was asked before, and not who sits there already.
  // kConflict if the table has as many as it may. Of those that the person sees the oldest go.
  virtual Result<bool> invite(const Invite& invite) = 0;
  // Those that are shown to these people, the latest first, at most kMostInvitesOfPerson.
  virtual Result<std::vector<ShownInvite>> shown_to(const std::vector<Digest>& persons) = 0;
  virtual Result<bool> is_invited(std::string_view table, const std::vector<Digest>& persons) = 0;
  // They are not shown it any more.
  virtual Status decline(std::string_view table, const std::vector<Digest>& persons) = 0;
  // Nobody can sit down there any more.
  virtual Status end_invites(std::string_view table) = 0;
  // All that is kept of the person, as a guest and as a host.
  virtual Result<std::vector<Invite>> invites_about(const Digest& person) = 0;

  // The others at the latest tables of these people who have a name there, each once, where they
  // were met last, the latest first.
  virtual Result<std::vector<KnownSeat>> known_to(const std::vector<Digest>& persons) = 0;
};

}  // namespace benben
