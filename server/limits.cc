#include "server/limits.h"

#include <algorithm>

namespace benben {
namespace {

// Between two looks through all addresses.
constexpr std::chrono::seconds kSweepPause{10};

Rate rate_of_stored(std::size_t mib_a_day) {
  constexpr double kMib = 1024 * 1024;
  constexpr double kDayS = 24 * 60 * 60;
  const double bytes = static_cast<double>(mib_a_day) * kMib;
  return {bytes / kDayS, bytes};
}

// So many within such a time, and no more at once.
Rate rate_within(std::size_t count, std::chrono::seconds time) {
  const auto most = static_cast<double>(count);
  return {most / static_cast<double>(time.count()), most};
}

}  // namespace

bool TokenBucket::take(TimePoint now, double amount) {
  tokens_ = level(now);
  filled_ = now;
  amount = std::min(amount, rate_.at_once);
  if (tokens_ < amount) return false;
  tokens_ -= amount;
  return true;
}

void TokenBucket::charge(TimePoint now, double amount) {
  tokens_ = level(now) - amount;
  filled_ = now;
}

double TokenBucket::level(TimePoint now) const {
  const std::chrono::duration<double> passed = now - filled_;
  return std::min(rate_.at_once, tokens_ + passed.count() * rate_.per_second);
}

bool AddressLimiter::take(const std::string& address, TimePoint now, double amount) {
  return buckets_.try_emplace(address, rate_, now).first->second.take(now, amount);
}

void AddressLimiter::charge(const std::string& address, TimePoint now, double amount) {
  buckets_.try_emplace(address, rate_, now).first->second.charge(now, amount);
}

void AddressLimiter::sweep(TimePoint now) {
  if (now - swept_ < kSweepPause) return;
  swept_ = now;
  std::erase_if(buckets_, [now](const auto& entry) { return entry.second.full(now); });
}

Tally::Place Tally::take(const std::string& address) {
  const auto found = counts_.find(address);
  const std::size_t count = found == counts_.end() ? 0 : found->second;
  if (count >= most_) return nullptr;
  counts_[address] = count + 1;
  return {this, [address](void* tally) { static_cast<Tally*>(tally)->give_back(address); }};
}

void Tally::give_back(const std::string& address) {
  const auto found = counts_.find(address);
  if (--found->second == 0) counts_.erase(found);
}

Allowances::Allowances(const Limits& limits)
    : requests(limits.requests),
      files(limits.files),
      tables(limits.tables),
      stored(rate_of_stored(limits.address_stored_mib)),
      sign_ins(rate_within(limits.address_sign_ins, std::chrono::hours(1))),
      accounts(rate_within(limits.address_accounts, std::chrono::hours(24))),
      names(rate_within(limits.account_sign_ins, std::chrono::hours(1))),
      reports(rate_within(limits.address_reports, std::chrono::hours(1))),
      invites(rate_within(limits.address_invites, std::chrono::hours(1))),
      sockets(limits.address_sockets),
      bot_tables(limits.address_bot_tables) {}

void Allowances::sweep(TimePoint now) {
  for (AddressLimiter* limiter :
       {&requests, &files, &tables, &stored, &sign_ins, &accounts, &names, &reports, &invites})
    limiter->sweep(now);
}

}  // namespace benben
