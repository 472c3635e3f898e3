#include "server/shares.h"

#include <cmath>
#include <utility>

#include "core/result.h"

namespace benben {
namespace {

// Whoever has used less is as good as new.
constexpr Shares::Used kNothing{0.001};

}  // namespace

void Shares::wait(const std::string& client, ThoughtNumber thought) {
  accounts_[client].waiting.insert(thought);
}

void Shares::forget(const std::string& client, ThoughtNumber thought) {
  accounts_.at(client).waiting.erase(thought);
}

void Shares::start(const std::string& client, ThoughtNumber thought) {
  forget(client, thought);
  ++accounts_.at(client).running;
}

void Shares::stop(const std::string& client) {
  Account& account = accounts_.at(client);
  BENBEN_ASSERT(account.running > 0);
  --account.running;
}

void Shares::charge(const std::string& client, Used used, TimePoint now) {
  Account& account = accounts_[client];
  account.used = this->used(account, now) + used;
  account.at = now;
  if (now - swept_ >= half_life_) sweep(now);
}

void Shares::sweep(TimePoint now) {
  swept_ = now;
  std::erase_if(accounts_, [&](const auto& item) {
    const Account& account = item.second;
    return account.waiting.empty() && account.running == 0 && used(account, now) < kNothing;
  });
}

Shares::Used Shares::used(const Account& account, TimePoint now) const {
  if (account.used.count() == 0) return account.used;
  return account.used * std::exp2(-(Used(now - account.at) / half_life_));
}

Shares::Used Shares::used(const std::string& client, TimePoint now) const {
  const auto account = accounts_.find(client);
  return account == accounts_.end() ? Used(0) : used(account->second, now);
}

Shares::Rank Shares::waiting_rank(const Account& account, TimePoint now) const {
  return {account.running > 0, used(account, now)};
}

Shares::Rank Shares::running_rank(const Account& account, TimePoint now) const {
  return {account.running > 1, used(account, now)};
}

// Among equals, the client that has waited longest.
Shares::Accounts::const_iterator Shares::best_waiting(TimePoint now) const {
  auto best = accounts_.end();
  std::pair<Rank, ThoughtNumber> best_rank;
  for (auto at = accounts_.begin(); at != accounts_.end(); ++at) {
    if (at->second.waiting.empty()) continue;
    const std::pair rank{waiting_rank(at->second, now), *at->second.waiting.begin()};
    if (best != accounts_.end() && best_rank <= rank) continue;
    best = at;
    best_rank = rank;
  }
  return best;
}

std::optional<ThoughtNumber> Shares::next(TimePoint now) const {
  const auto best = best_waiting(now);
  if (best == accounts_.end()) return std::nullopt;
  return *best->second.waiting.begin();
}

bool Shares::gives_way(const std::string& client, Used margin, TimePoint now) const {
  const auto best = best_waiting(now);
  if (best == accounts_.end() || best->first == client) return false;
  const Rank mine = running_rank(accounts_.at(client), now);
  for (const auto& [other, account] : accounts_) {
    if (account.running > 0 && running_rank(account, now) > mine) return false;
  }
  const Rank theirs = waiting_rank(best->second, now);
  if (theirs.is_crowded != mine.is_crowded) return mine.is_crowded;
  return theirs.used + margin < mine.used;
}

bool Shares::is_awaited(const std::string& client) const {
  for (const auto& [other, account] : accounts_) {
    if (other != client && !account.waiting.empty()) return true;
  }
  return false;
}

}  // namespace benben
