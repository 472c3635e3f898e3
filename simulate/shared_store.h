// SharedStore: the database that several nodes have in common, as a PostgreSQL is: it goes on when
// they end, and each reaches it by a link of its own, which may be cut or lose what it carries.
//
// Behind it is SQLite on the simulated disk, with one connection: transactions come one after the
// other, each with all that was stored before it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include "core/result.h"
#include "simulate/dice.h"
#include "simulate/simulation.h"
#include "store/store.h"
#include "store/unreliable_disk.h"

namespace benben::simulate {

// The way of one node to the store.
struct Link {
  enum class State : std::uint8_t {
    kSound,
    kRefused,  // the store is not reached, and the node knows
    kUnsure,   // what is asked, or its answer, gets lost: the node does not know which
  };
  explicit Link(Dice its_dice) : dice(its_dice) {}

  State state = State::kSound;
  Dice dice;
};

class SharedStore {
 public:
  // What a transaction that is stored has written to.
  using Wrote = std::function<void(const std::set<std::string>& tables)>;

  SharedStore(const UnreliableDisk& disk, Plant plant, Wrote wrote)
      : disk_(disk), plant_(plant), wrote_(std::move(wrote)) {}

  // Its process begins on this file, and ends.
  Status open(const std::string& path, std::int64_t now_s);
  void close() { store_.reset(); }
  bool is_up() const { return store_ != nullptr; }
  // While it is up.
  Store& store() { return *store_; }
  // For one node; the link outlives it, as the SharedStore does.
  std::unique_ptr<Store> connect(Link& link);

 private:
  class Connection;

  const UnreliableDisk& disk_;
  Plant plant_;
  Wrote wrote_;
  std::unique_ptr<Store> store_;
  std::set<std::string> written_;  // in this transaction
};

}  // namespace benben::simulate
