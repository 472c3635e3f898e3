#include "server/signed_in.h"

#include <algorithm>
#include <utility>

namespace benben {

SignedIn::SignedIn(const std::vector<KnownDevice>& devices) {
  for (const auto& [device, person] : devices) {
    add(device.token, {device.account, device.number, person, device.seen, device.is_signed_in});
  }
}

const SignedIn::Who* SignedIn::find(const Digest& token, std::int64_t today) const {
  const auto found = devices_.find(token);
  if (found == devices_.end()) return nullptr;
  const Who& who = found->second;
  return who.is_signed_in && today - who.seen <= kUnseenDays ? &who : nullptr;
}

bool SignedIn::knows(const Proofs& tokens, std::int64_t account) const {
  return std::ranges::any_of(tokens, [&](const Digest& token) {
    const auto found = devices_.find(token);
    return found != devices_.end() && found->second.account == account;
  });
}

Proofs SignedIn::with_accounts(const Proofs& tokens, std::int64_t today) const {
  Proofs all = tokens;
  for (const Digest& token : tokens) {
    if (const Who* who = find(token, today)) all.push_back(who->person);
  }
  return all;
}

Proofs SignedIn::keep_only(std::int64_t account, const std::vector<Digest>& kept) {
  Proofs gone;
  for (const auto& [token, who] : devices_) {
    const bool goes = who.account == account && std::ranges::find(kept, token) == kept.end();
    if (goes) gone.push_back(token);
  }
  for (const Digest& token : gone) devices_.erase(token);
  return gone;
}

Proofs SignedIn::replace(const std::vector<KnownDevice>& devices) {
  const auto before = std::exchange(devices_, {});
  *this = SignedIn(devices);
  Proofs gone;
  for (const auto& [token, who] : before) {
    if (!devices_.contains(token)) gone.push_back(token);
  }
  return gone;
}

Proofs SignedIn::drop(const Digest& person) {
  Proofs gone;
  for (const auto& [token, who] : devices_) {
    if (who.person == person) gone.push_back(token);
  }
  for (const Digest& token : gone) devices_.erase(token);
  return gone;
}

bool SignedIn::see(const Digest& token, std::int64_t today) {
  const Who* const who = find(token, today);
  if (who == nullptr || who->seen >= today) return false;
  devices_.at(token).seen = today;
  return true;
}

}  // namespace benben
