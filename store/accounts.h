// AccountStore: who has an account, which devices are signed in, and what people said of
// themselves (docs/protocol.md, Accounts). A part of the Store, and like it used by one thread and
// inside its transactions.
//
// Whose seats are an account's say the seats themselves: they hold its `person`, a digest without a
// secret. Secrets are kept as digests only, a password as its argon2id hash. Days are counted from
// 1970-01-01.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

// What people say of themselves; empty: nothing.
struct Profile {
  std::string name;
  std::string figure;

  friend bool operator==(const Profile&, const Profile&) = default;
};

struct Account {
  std::int64_t number = 0;  // given by the store
  Digest person{};          // that proves its seats
  std::string key;          // names that are taken for one have one key
  Profile profile;
  std::string password;  // its hash, with salt and parameters
  std::int64_t made = 0;

  friend bool operator==(const Account&, const Account&) = default;
};

struct Device {
  std::int64_t number = 0;  // given by the store
  std::int64_t account = 0;
  Digest token{};
  std::string label;
  std::int64_t made = 0;
  std::int64_t seen = 0;
  // Else it was, and signed out itself: it proves nothing, but is no stranger.
  bool is_signed_in = true;

  friend bool operator==(const Device&, const Device&) = default;
};

struct KnownDevice {
  Device device;
  Digest person{};  // of its account
};

// A link that signs one more device in.
struct DeviceLink {
  std::int64_t account = 0;
  Digest secret{};
  std::int64_t expires_s = 0;  // Unix time
};

inline constexpr int kMostDevices = 30;  // of one account

// A function about one account answers kUnknown if there is none. Whoever calls several of them in
// one transaction asks first what may refuse.
class AccountStore {
 public:
  virtual ~AccountStore() = default;

  // Gives it its number; kConflict if the key is taken.
  virtual Result<std::int64_t> add_account(const Account& account) = 0;
  virtual Result<Account> find_account(std::string_view key) = 0;
  virtual Result<Account> account(std::int64_t number) = 0;
  virtual Status set_password(std::int64_t account, std::string_view hash) = 0;
  virtual Status set_figure(std::int64_t account, std::string_view figure) = 0;
  // With all that belongs to it; its seats are nobody's and nameless from then on.
  virtual Status erase_account(std::int64_t number) = 0;
  // Whether nobody is proved by this any more: its account was erased, or it has become an
  // account's (Store::move_seats()), at least since the store was opened.
  virtual Result<bool> is_gone(const Digest& person) = 0;
  // Whoever is about to store something for a person says so in the same transaction: of this and
  // what ends the proof at the same time one is done again, and sees what the other has stored.
  virtual void touch(const Digest& person) = 0;

  // All that there are.
  virtual Result<std::vector<KnownDevice>> all_devices() = 0;
  // The signed-in ones of an account, the latest seen first.
  virtual Result<std::vector<Device>> devices_of(std::int64_t account) = 0;
  // Gives it its number. The longest unseen of the account go if there are too many.
  virtual Result<std::int64_t> add_device(const Device& device) = 0;
  // The digests of all devices of an account that are left.
  virtual Result<std::vector<Digest>> tokens_of(std::int64_t account) = 0;
  virtual Status see_device(const Digest& token, std::int64_t day) = 0;
  virtual Status remove_device(const Digest& token) = 0;
  virtual Status remove_devices_but(std::int64_t account, std::int64_t kept) = 0;
  virtual Status remove_devices_unseen_since(std::int64_t day) = 0;

  // Instead of the older ones.
  virtual Status keep_codes(std::int64_t account, const std::vector<Digest>& codes) = 0;
  virtual Result<int> codes_of(std::int64_t account) = 0;
  // Whose code it is, kUnknown if nobody's.
  virtual Result<std::int64_t> code_owner(const Digest& code) = 0;
  virtual Status spend_code(const Digest& code) = 0;
  // Instead of the older one.
  virtual Status keep_link(const DeviceLink& link) = 0;
  // Whose link it is; it is spent then. kUnknown as well if it is too old.
  virtual Result<std::int64_t> use_link(const Digest& secret, std::int64_t now_s) = 0;
  virtual Status void_link(std::int64_t account) = 0;

  // Of a person without an account; an empty one is forgotten.
  virtual Status keep_profile(const Digest& person, const Profile& profile) = 0;
  // The first that one of these people said; empty if none did.
  virtual Result<Profile> find_profile(const std::vector<Digest>& persons) = 0;
  // At most so many tables where the person has a seat, the latest first, after `skip` others.
  virtual Result<std::vector<std::string>> tables_held(const Digest& person, int skip,
                                                       int most) = 0;
};

}  // namespace benben
