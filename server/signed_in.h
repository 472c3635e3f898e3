// SignedIn: which secrets are signed-in devices', in memory, so that every request can ask.
//
// The store has the same on its disk; a change is made there first. A device that nobody has seen
// for a year proves nothing any more.
#pragma once

#include <cstdint>
#include <cstring>
#include <unordered_map>
#include <vector>

#include "store/accounts.h"
#include "table/values.h"

namespace benben {

inline constexpr std::int64_t kUnseenDays = 365;

class SignedIn {
 public:
  struct Who {
    std::int64_t account = 0;
    std::int64_t device = 0;
    Digest person{};  // what proves the account's seats
    std::int64_t seen = 0;
    bool is_signed_in = true;  // else it has signed itself out, and is known
  };

  explicit SignedIn(const std::vector<KnownDevice>& devices);

  // The device of a secret, null if none is signed in by it today.
  const Who* find(const Digest& token, std::int64_t today) const;
  // Whether one of them is or was a device of the account.
  bool knows(const Proofs& tokens, std::int64_t account) const;
  // The proofs, and those of the accounts that they are signed in to.
  Proofs with_accounts(const Proofs& tokens, std::int64_t today) const;

  void add(const Digest& token, const Who& who) { devices_.insert_or_assign(token, who); }
  // Forgets all others of the account; gives them.
  Proofs keep_only(std::int64_t account, const std::vector<Digest>& kept);
  // These and no others from now on; gives those that are none any more.
  Proofs replace(const std::vector<KnownDevice>& devices);
  // Forgets all of a person; gives them.
  Proofs drop(const Digest& person);
  // Notes that it was seen today; whether that is new.
  bool see(const Digest& token, std::int64_t today);

 private:
  // A digest is as good as random.
  struct Hash {
    std::size_t operator()(const Digest& digest) const {
      std::size_t hash = 0;
      std::memcpy(&hash, digest.data(), sizeof(hash));
      return hash;
    }
  };

  std::unordered_map<Digest, Who, Hash> devices_;
};

}  // namespace benben
