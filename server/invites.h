// Invites: who invites somebody they have sat with to a table, and who is invited
// (docs/protocol.md, Known people).
//
// There are no names for people here. Somebody is whoever sits at a seat of a table at which the
// one who asks sits, too, and who is not told of an invitation, as they have muted its host, is
// answered for as everybody else. Nothing of it is kept in memory: the store has the invitations,
// and whom somebody knows it reads off the seats.
//
// Lives on the hall's thread.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/notice.h"
#include "server/protocol.h"
#include "server/speech.h"
#include "server/store_care.h"
#include "table/live_table.h"

namespace benben {

inline constexpr std::size_t kMostKnown = 12;  // that are told of

class Invites {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;
  using Use = std::function<void(const Result<LiveTable*>&)>;
  using Find = std::function<void(const std::string& table, Use use)>;
  using Tell = std::function<void(const Notice&)>;

  // `find` gives a table, as the hall does; `tell` is called for who is to be told.
  Invites(StoreCare& store, const Speech& speech, Clock clock, Find find, Tell tell)
      : store_(store),
        speech_(speech),
        clock_(std::move(clock)),
        find_(std::move(find)),
        tell_(std::move(tell)) {}

  // Invites to that table; the answer says nothing of what comes of it.
  void invite(const std::string& table, const InviteRequest& request, const Proofs& proofs,
              Done<void> done);
  // What waits for these people at tables where they can still sit down.
  void waiting_for(const Proofs& proofs, Done<std::vector<WaitingInvite>> done);
  void is_invited(const std::string& table, const Proofs& proofs, Done<bool> done);
  void decline(const std::string& table, const Proofs& proofs, Done<void> done);
  // Whom they have sat with, without those whom this voice does not hear.
  void known_to(const Proofs& proofs, const Voice& voice, Done<std::vector<KnownPerson>> done);

 private:
  struct Listing;

  // Who invites, to what, and where they have met the guest.
  struct Draft {
    Invite invite;
    std::string game;
    std::string met;
    Seat seat;
  };

  void store(const Draft& draft, Done<void> done);
  static Result<Digest> guest_now(Store& store, const Draft& draft);
  bool hears(const Proofs& proofs, const Digest& host) const;
  void list_next(const std::shared_ptr<Listing>& listing);

  StoreCare& store_;
  const Speech& speech_;
  Clock clock_;
  Find find_;
  Tell tell_;
};

}  // namespace benben
