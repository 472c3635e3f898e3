// What the two files of Accounts share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/account_texts.h"
#include "server/cookies.h"
#include "store/store.h"
#include "table/secret.h"

namespace benben {

inline constexpr int kRecoveryCodes = 10;

// The secrets of a cookie, its own replaced by a new one.
inline Secrets fresh_secrets(const Secrets& own) {
  Secrets secrets{random_text(kSecretBytes)};
  if (!own.empty()) secrets.insert(secrets.end(), own.begin() + 1, own.end());
  return secrets;
}

inline std::vector<std::string> random_codes() {
  std::vector<std::string> codes;
  for (int i = 0; i < kRecoveryCodes; ++i) codes.push_back(random_code());
  return codes;
}

inline std::vector<Digest> code_digests(const std::vector<std::string>& codes) {
  std::vector<Digest> digests;
  for (const std::string& code : codes) digests.push_back(code_digest(code));
  return digests;
}

inline Result<Account> owner_of(Store& store, const Digest& code) {
  const Result<std::int64_t> owner = store.accounts().code_owner(code);
  return owner ? store.accounts().account(*owner) : Result<Account>(owner.error());
}

// A new password ends all that may have come by the old one, but the device that says it.
inline Status renew_password(Store& store, std::int64_t account, std::string_view hash,
                             std::int64_t kept) {
  AccountStore& accounts = store.accounts();
  if (Status status = accounts.set_password(account, hash); !status) return status;
  if (Status status = accounts.void_link(account); !status) return status;
  return accounts.remove_devices_but(account, kept);
}

}  // namespace benben
