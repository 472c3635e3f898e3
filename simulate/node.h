// Node: the process of a server, as it starts on a data folder and ends, without sockets and
// threads. Its store's thread and its bots' threads work when the world lets them, and what they
// answer waits as letters until it lets them in.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "core/result.h"
#include "server/bots.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/store_care.h"
#include "simulate/dice.h"
#include "simulate/mesh.h"
#include "store/queue.h"

namespace benben::simulate {

class Wire;

class Node {
 public:
  struct Surroundings {
    Clock clock;
    Log log;
    Entropy entropy;
    Dice dice;  // of what bots play
  };

  // On this file of the disk, by the steps of a server's start; an error if it cannot.
  static Result<std::unique_ptr<Node>> start(const std::string& path, Surroundings surroundings);
  // One of several at a store, under that name.
  static std::unique_ptr<Node> join(std::unique_ptr<Store> store, Surroundings surroundings,
                                    Mesh& mesh, std::string name);
  // As if killed: what is under way comes to nothing.
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  // What its threads have to do, and what they have answered.
  bool has_jobs() const { return queue_.waiting() > 0; }
  void do_jobs() { (void)queue_.work(); }
  bool has_thoughts() const { return bots_.waiting() > 0; }
  void think() { (void)bots_.work(); }
  bool has_letters() const { return !letters_.empty(); }
  void open_letter();
  // Once a second; then piece by piece, while there may be more.
  void begin_sweep();
  bool sweep_on();
  // Ends in order: what is under way is stored and answered first.
  void stop(std::function<void()> quiet);
  bool is_stopping() const { return is_stopping_; }

  Hall& hall() { return hall_; }
  // As its thread reads, but from outside: for who looks on.
  Store& store() { return *store_; }
  const Clock& clock() const { return surroundings_.clock; }
  const Limits& limits() const { return limits_; }
  Allowances& allowances() { return allowances_; }
  Metrics& metrics() { return metrics_; }
  // Of one of several; else null.
  MeshBus* bus() { return bus_.get(); }

  void keep(std::shared_ptr<Wire> wire) { wires_.push_back(std::move(wire)); }
  std::vector<std::shared_ptr<Wire>>& wires() { return wires_; }

 private:
  Node(std::unique_ptr<Store> store, Surroundings surroundings);
  std::function<void(std::function<void()>)> post();
  BotPoolOptions pool();

  Surroundings surroundings_;
  Limits limits_;
  Allowances allowances_;
  Metrics metrics_;
  std::deque<std::function<void()>> letters_;
  Store* store_;
  StoreQueue queue_;
  StoreCare care_;
  BotPool bots_;
  std::unique_ptr<MeshBus> bus_;
  Hall hall_;
  std::vector<std::shared_ptr<Wire>> wires_;
  bool is_stopping_ = false;
};

}  // namespace benben::simulate
