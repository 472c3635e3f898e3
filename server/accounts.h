// Accounts: who signs up, in and out, and what is kept of them (docs/protocol.md, Accounts).
//
// An account has a digest without a secret, which proves its seats; a device that is signed in has
// a secret of its own, and whoever shows it is taken to show the account's digest, too. So nothing
// at the tables knows of accounts.
//
// Passwords are hashed elsewhere (passwords.h). What is written goes into one transaction, tables
// in memory are told, the answer goes out, and then the sockets end whose proofs have changed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/account_texts.h"
#include "server/cookies.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/passwords.h"
#include "server/signed_in.h"
#include "server/store_care.h"

namespace benben {

// Who asks.
struct Visitor {
  Secrets own;    // of the browser's cookie; new seats are for the first
  Proofs proofs;  // the hashes of all that it shows
  std::string client;
};

// A device that comes in.
struct Arrival {
  Secrets person;               // what its cookie will hold
  Device device;                // without account and number
  std::optional<Digest> guest;  // who it was before
};

// What the store says of one that has come in.
struct LetIn {
  Account account;
  std::int64_t device = 0;
  std::vector<Digest> tokens;  // of all devices of the account
};

class Accounts {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;
  using Post = std::function<void(std::function<void()>)>;

  // Somebody who has come in: what the cookie holds now, and codes if there are new ones.
  struct Entered {
    Secrets person;
    std::string name;
    std::vector<std::string> codes;
  };
  // What is kept of somebody; without `account` only what they said of themselves.
  struct Description {
    Profile profile;
    std::optional<Account> account;
    std::vector<Device> devices;
    std::int64_t device = 0;  // this one
    int codes = 0;
    bool is_hidden = false;  // from who looks for players
    bool is_gone = false;    // this browser's own secret proves nobody any more
  };
  struct ExportedTable {
    std::string id;
    std::string record;
    std::vector<ChatMessage> messages = {};  // that the account has written there
  };
  struct Exported {
    Description description;
    std::vector<ExportedTable> tables;
    std::optional<int> next;
    std::vector<OwnedRating> ratings = {};
    std::vector<Mute> mutes = {};
    std::vector<Report> reports = {};
    std::vector<OwnTournament> tournaments = {};
    std::vector<std::string> notices = {};  // where push services take them
    std::vector<Sanction> sanctions = {};   // the operator's
    std::vector<Invite> invited = {};       // to tables of others
    std::vector<Invite> invites = {};       // of others
  };

  Accounts(StoreCare& store, Hall& hall, Passwords& passwords, Allowances& allowances, Clock clock,
           const std::vector<KnownDevice>& devices, Post post);

  // The proofs with those of accounts; notes that the devices were seen.
  Proofs proofs(const Proofs& shown);
  // What proves a new seat of a browser with this secret.
  Digest seat_proof(const std::string& own) const;
  bool is_signed_in(const Visitor& visitor) const { return who(visitor) != nullptr; }
  // The number of the account.
  std::optional<std::int64_t> account_of(const Visitor& visitor) const {
    const SignedIn::Who* const found = who(visitor);
    return found == nullptr ? std::nullopt : std::optional(found->account);
  }

  void sign_up(const Visitor& visitor, const std::string& name, const std::string& password,
               const std::string& label, Done<Entered> done);
  void sign_in(const Visitor& visitor, const std::string& name, const std::string& password,
               const std::string& label, Done<Entered> done);
  void enter_by_code(const Visitor& visitor, const std::string& code, const std::string& password,
                     const std::string& label, Done<Entered> done);
  void enter_by_link(const Visitor& visitor, const std::string& secret, const std::string& label,
                     Done<Entered> done);

  // What one who is signed in may do; anybody else is kNotYours.
  void make_link(const Visitor& visitor, Done<std::string> done);
  void renew_codes(const Visitor& visitor, const std::string& password,
                   Done<std::vector<std::string>> done);
  void change_password(const Visitor& visitor, const std::string& old, const std::string& fresh,
                       Done<void> done);
  // A device by its number, "this" or "others". Gives what the cookie holds now.
  void sign_out(const Visitor& visitor, const std::string& device, const Done<Secrets>& done);
  void erase(const Visitor& visitor, const std::string& password, Done<Secrets> done);
  // Whether others find the account among the players.
  void hide(const Visitor& visitor, bool is_hidden, Done<void> done);
  // The operator has closed this person's account, in the store.
  void closed(const Digest& person);
  // Devices have changed at another node: reads them anew, and ends the sockets of those that are
  // gone.
  void recall();
  void export_from(const Visitor& visitor, int from, Done<Exported> done);

  void describe(const Visitor& visitor, Done<Description> done);
  // Gives what the cookie holds now.
  void set_profile(const Visitor& visitor, const std::string& name, const std::string& figure,
                   const Done<Secrets>& done);

 private:
  struct Export;

  std::int64_t today() const { return clock_.unix_s() / (24 * 60 * 60); }
  const SignedIn::Who* who(const Visitor& visitor) const;
  // What hinders one who wants to come in.
  Status check_arrival(const Visitor& visitor, const std::string& label);
  // A device that comes in as the store's work and what follows it.
  Arrival arrive(const Visitor& visitor, const std::string& label) const;
  void let_in(const Arrival& arrival, std::function<Result<LetIn>(Store&)> work, Done<Entered> done,
              std::vector<std::string> codes = {});
  // Asks for the password of the account that one is signed in to.
  void confirm(const Visitor& visitor, const std::string& password, Done<Account> done);
  void check_password(const Account& account, const std::string& password, Done<Account> done);
  // Writes, then forgets the devices that have gone; gives the secrets that have ended.
  void change(std::int64_t account, std::function<Status(Store&)> work, Done<Proofs> done);
  void export_next(const std::shared_ptr<Export>& exported);

  StoreCare& store_;
  Hall& hall_;
  Passwords& passwords_;
  Allowances& allowances_;
  Clock clock_;
  SignedIn devices_;
  Post post_;
};

}  // namespace benben
