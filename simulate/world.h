// World: everything of one simulation, and the order in which it happens. Its parts ask it for time
// and chance, and tell it what they do.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "simulate/client.h"
#include "simulate/node.h"
#include "simulate/party.h"
#include "simulate/simulation.h"
#include "simulate/witness.h"
#include "store/unreliable_disk.h"

namespace benben::simulate {

class World {
 public:
  explicit World(const Options& options);
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  Report run();

  // For its parts.
  Timeline& timeline() { return timeline_; }
  // The process that runs now; null while none does.
  Node* node() { return node_.get(); }
  // So long a message is on its way, and until somebody notices that nobody answers.
  Ms latency();
  Ms notice();
  // In this moment, behind what is under way.
  void soon(std::function<void()> work) { timeline_.after(Ms(0), std::move(work)); }
  // A request by HTTP and its answer, each of which may get lost.
  template <class T>
  using Done = std::function<void(Result<T>)>;
  template <class T>
  void ask(std::function<void(Node&, const Done<T>&)> request, Done<T> answer);

  // What they do.
  void sent(const std::string& move_id, Sent sent);
  void received(const Client& client, const std::string& text);
  void told(const Witness::Listener& listener, const Message& message);
  void heard(const Client& client, const std::string& table, const Fold& fold,
             const std::optional<std::string>& fault, const std::string& text);
  void answered(const std::string& type, const std::string& fault);
  void made(const Created& created, const Digest& person);
  void claimed(const Claimed& claimed, const Digest& person);
  void fail(std::string promise, std::string what);
  void count(const std::string& what, std::int64_t times = 1) { report_.counts[what] += times; }

  // What is broken on purpose (plant.cc).
  std::string tamper_up(std::string text);
  int copies_of(std::string_view message, const Witness::Listener& listener);
  Proofs proofs_of(const Client& client) const;

 private:
  enum class End { kProcess, kMachine };

  // world.cc
  void start_store();
  void boot();
  void plan_sweep();
  void sweep_on();
  void plan_parties();
  void open_party();
  void close_parties();
  void after_step();
  void review(Witness::Standing standing);
  void pump();
  void work();
  void when_up(Ms after, std::function<void()> work);
  void log(const LogLine& line);
  void note(std::string text);
  void finish();
  void check_ratings();
  Clock clock();
  Result<StoredTable> load(const std::string& table);

  // chaos.cc
  void plan_chaos();
  void chaos();
  void cut_some();
  void be_slow();
  void die(End end);
  void die_at_a_write(End end);
  void fill_disk();
  void break_disk();
  void turn_clock();
  void stop_in_order();
  void fall_asleep();
  void plan_boot();

  // plant.cc
  void plant();
  void give_time();
  void leak_seed();
  void leak_id();

  Options options_;
  Report report_;
  Timeline timeline_;
  TimePoint end_;
  Dice network_;
  Dice people_;
  Dice faults_;
  Dice threads_;
  Dice random_;  // the system's random numbers
  UnreliableDisk disk_;
  Witness witness_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::vector<TimePoint> opened_;  // parties_, by number
  std::vector<std::unique_ptr<Client>> clients_;
  std::unique_ptr<Node> node_;
  std::int64_t process_ = 0;  // counts those that have run
  std::optional<End> dying_;  // at the next write or so
  std::int64_t calendar_s_ = 0;
  TimePoint slow_until_{};
  TimePoint asleep_until_{};
  int people_so_far_ = 0;
  int planted_ = 0;
  bool is_working_ = false;   // the store's thread is about to
  bool is_thinking_ = false;  // a bot is
  bool is_answering_ = false;
  bool was_answering_ = false;  // in this step
};

template <class T>
void World::ask(std::function<void(Node&, const Done<T>&)> request, Done<T> answer) {
  constexpr int kLost = 3;  // of a hundred
  if (network_.percent(kLost)) return;
  timeline_.after(latency(), [this, request = std::move(request), answer = std::move(answer)] {
    if (node_ == nullptr || node_->is_stopping()) return;
    request(*node_, [this, answer](const Result<T>& result) {
      if (network_.percent(kLost)) return;
      timeline_.after(latency(), [answer, result] { answer(result); });
    });
  });
}

}  // namespace benben::simulate
