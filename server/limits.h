// Limits: what one client may ask for, and the buckets that count it (P10).
//
// Time is always given by the caller, from one injected clock, so that a test can let minutes pass.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <unordered_map>

#include "table/clock.h"

namespace benben {

// `per_second` on average, `at_once` after a pause.
struct Rate {
  double per_second;
  double at_once;
};

// The numbers of docs/operations.md, where each has its flag. "Address" is a client as access.h
// names it.
struct Limits {
  std::size_t head_bytes = 8 * 1024;  // of an HTTP request without its body
  std::size_t body_bytes = 16 * 1024;
  std::size_t message_bytes = 4 * 1024;
  std::size_t outgoing_bytes = 1024 * 1024;  // waiting for one slow socket

  std::size_t connections = 10'000;
  std::size_t address_connections = 100;
  std::size_t address_sockets = 64;
  std::size_t address_bot_tables = 60;  // watched tables at which bots play
  std::size_t address_lobby_tables = 5;
  std::size_t lobby_tables = 2'000;
  std::size_t tournaments = 200;        // that have not ended
  std::size_t address_tournaments = 5;  // those of them that one address has made
  std::size_t address_entrants = 50;    // in one tournament
  std::size_t tournament_bots = 32;     // in one tournament
  std::size_t address_stored_mib = 16;  // a day, written for it into the store
  std::size_t address_sign_ins = 60;    // an hour: passwords, codes and links
  std::size_t account_sign_ins = 30;    // an hour: passwords, from browsers that are new to it
  std::size_t address_accounts = 10;    // a day
  std::size_t hash_threads = 2;         // passwords that are hashed at a time, 64 MiB each
  std::size_t hashes_waiting = 32;
  std::size_t address_reports = 10;     // an hour, of what people wrote
  std::size_t address_invites = 20;     // an hour, of known people
  std::size_t notices_waiting = 1'000;  // to be sent to push services

  Rate requests{50, 200};  // to the API, per address
  Rate files{200, 2000};   // of the page, per address; each 64 KiB of one count as one more
  Rate tables{1, 60};      // made per address
  Rate messages{20, 40};   // per socket, WebSocket pings and pongs among them
  Rate phrases{1, 4};      // said, per socket
  Rate chats{1, 5};        // messages written, per socket
  Rate refusals{1, 40};    // of messages per socket until it is closed

  std::chrono::seconds request_time{20};  // for a request to come in whole
  std::chrono::seconds idle_time{60};     // of an HTTP connection between requests
  std::chrono::seconds silence{20};    // of a socket until it is pinged, and again until it is cut
  std::chrono::seconds close_time{5};  // for a connection to end in order
  std::chrono::seconds drain_time{0};  // of a server that is told to end, in which it still serves
  std::chrono::seconds stop_time{10};  // for the process to end, whatever hangs
  std::chrono::seconds table_time{600};  // that a table stays in memory when nobody asks for it
  std::chrono::seconds notice_time{30};  // that somebody is away before a notice of their turn
  std::chrono::hours unplayed_time{30 * 24};  // that a table without a move is kept; 0: for ever
};

// That a new table takes in the store beside its header, about.
inline constexpr double kTableBytes = 2048;

// A bucket that holds `at_once` tokens and gains `per_second`.
class TokenBucket {
 public:
  TokenBucket(Rate rate, TimePoint now) : rate_(rate), tokens_(rate.at_once), filled_(now) {}

  // Takes so many tokens; false, and takes none, if there are fewer. What is larger than the whole
  // bucket takes it all.
  bool take(TimePoint now, double amount = 1);
  // Takes what has been used already; who owes tokens gets none until they are paid.
  void charge(TimePoint now, double amount);
  bool full(TimePoint now) const { return level(now) >= rate_.at_once; }

 private:
  double level(TimePoint now) const;

  Rate rate_;
  double tokens_;
  TimePoint filled_;
};

// A bucket per address; forgets those that are full again.
class AddressLimiter {
 public:
  explicit AddressLimiter(Rate rate) : rate_(rate) {}

  bool take(const std::string& address, TimePoint now, double amount = 1);
  void charge(const std::string& address, TimePoint now, double amount);
  // Looks through all of them, but not more often than every few seconds.
  void sweep(TimePoint now);
  std::size_t size() const { return buckets_.size(); }

 private:
  Rate rate_;
  std::unordered_map<std::string, TokenBucket> buckets_;
  TimePoint swept_{};
};

// How many of something each address has at a time.
class Tally {
 public:
  // One of them, until the last copy goes. It must not outlive its tally.
  using Place = std::shared_ptr<void>;

  explicit Tally(std::size_t most) : most_(most) {}
  Tally(const Tally&) = delete;
  Tally& operator=(const Tally&) = delete;

  // Null if the address has as many as it may.
  Place take(const std::string& address);

 private:
  void give_back(const std::string& address);

  std::size_t most_;
  std::unordered_map<std::string, std::size_t> counts_;
};

// What is counted by address, for all ways in.
struct Allowances {
  explicit Allowances(const Limits& limits);
  void sweep(TimePoint now);

  AddressLimiter requests;
  AddressLimiter files;
  AddressLimiter tables;
  AddressLimiter stored;  // bytes
  AddressLimiter sign_ins;
  AddressLimiter accounts;
  AddressLimiter names;  // sign-ins by the key of an account's name, from wherever
  AddressLimiter reports;
  AddressLimiter invites;
  Tally sockets;
  Tally bot_tables;
};

}  // namespace benben
