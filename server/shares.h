// Shares: what each client has lately used of the bots' processor time, and whose thought is next.
//
// Next is the one that has used least, so that whoever asks for little need not wait for who asks
// for much, in however many tables. What was used counts for half after each half-life. While
// others wait, a client has one thought running; a client's own come in the order in which it
// asked. Knows neither threads nor clocks: BotPool tells it what happens, and when.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "server/limits.h"

namespace benben {

// The number of a thought, in the order of asking.
using ThoughtNumber = std::uint64_t;

class Shares {
 public:
  using Used = std::chrono::duration<double>;

  explicit Shares(Used half_life) : half_life_(half_life) {}

  // The thought would run: it has just come, or it pauses.
  void wait(const std::string& client, ThoughtNumber thought);
  // A thought that waits is gone.
  void forget(const std::string& client, ThoughtNumber thought);
  // A thought that waits runs from now on.
  void start(const std::string& client, ThoughtNumber thought);
  // A running thought of the client ends, or pauses (then it waits as well).
  void stop(const std::string& client);
  void charge(const std::string& client, Used used, TimePoint now);

  // The waiting thought whose turn it is.
  std::optional<ThoughtNumber> next(TimePoint now) const;
  // Whether a running thought of the client is the first that should make room for the next one,
  // as one of two, or as one that has used more by this margin.
  bool gives_way(const std::string& client, Used margin, TimePoint now) const;
  // Whether anybody else waits.
  bool is_awaited(const std::string& client) const;
  Used used(const std::string& client, TimePoint now) const;
  // The clients that are remembered.
  std::size_t size() const { return accounts_.size(); }

 private:
  struct Account {
    Used used{0};  // as of `at`
    TimePoint at;
    std::set<ThoughtNumber> waiting;
    int running = 0;
  };
  using Accounts = std::map<std::string, Account>;
  // How badly a client stands that has one thought running, or would have: the lower, the better.
  struct Rank {
    bool is_crowded;  // it has another one running
    Used used;
    friend auto operator<=>(const Rank&, const Rank&) = default;
  };

  Used used(const Account& account, TimePoint now) const;
  Rank waiting_rank(const Account& account, TimePoint now) const;
  Rank running_rank(const Account& account, TimePoint now) const;
  Accounts::const_iterator best_waiting(TimePoint now) const;
  void sweep(TimePoint now);

  Used half_life_;
  // By name, so that what happens does not depend on an order of hashes. All are looked at for each
  // decision: 0.1 ms for a thousand clients, every few milliseconds.
  Accounts accounts_;
  TimePoint swept_;
};

}  // namespace benben
