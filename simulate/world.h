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
#include "server/rating.h"
#include "simulate/client.h"
#include "simulate/host.h"
#include "simulate/mesh.h"
#include "simulate/node.h"
#include "simulate/party.h"
#include "simulate/simulation.h"
#include "simulate/witness.h"
#include "store/unreliable_disk.h"

namespace benben::simulate {

// Of the store, on the simulated disk.
inline constexpr const char* kStorePath = "/memory/benben.db";

class World {
 public:
  explicit World(const Options& options);
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  Report run();

  // For its parts.
  Timeline& timeline() { return timeline_; }
  bool has_nodes() const { return hosts_.size() > 1; }
  // Whose node somebody who comes now reaches; null if there is none that runs.
  Host* door();
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
  void sent(const std::string& move_id, const Sent& sent);
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
  void add_accounts();
  void plan_parties();
  void open_party();
  void close_parties();
  void after_step();
  void review();
  void log(const LogLine& line);
  void note(std::string text);
  void finish();
  void follow_ratings();
  void check_ratings(const Recount& counted);
  Clock clock();

  // world_nodes.cc
  void boot(Host& host);
  Result<std::unique_ptr<Node>> start(Host& host);
  void plan_boot(Host& host);
  void boot_store();
  void plan_boot_store();
  void plan_sweep();
  void sweep(Host& host);
  void sweep_on(Host& host);
  void pump(Host& host);
  void work(Host& host);
  void when_up(Host& host, Ms after, std::function<void()> work);
  void check_news(const Host& host);
  bool is_awake() const;
  // What is stored, as somebody outside reads it; null while nobody can.
  Store* store();
  Result<StoredTable> load(const std::string& table);
  // Of which something can happen: any that runs; else the first.
  Host& some_host(Dice& dice);

  // chaos.cc
  void plan_chaos();
  void chaos();
  void cut_some();
  void be_slow();
  void die(Host& host, End end);
  void die_at_a_write(End end);
  void lose_store(End end);
  void restore_disk(End end);
  void part(Host& host);
  void cut_bus(Host& host);
  void cut_store(Host& host);
  void fill_disk();
  void break_disk();
  void turn_clock();
  void stop_in_order(Host& host);
  void fall_asleep();

  // plant.cc
  void plant();
  void give_time();
  void write_rating();
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
  Dice ways_;    // between nodes, and between them and the store
  UnreliableDisk disk_;
  Witness witness_;
  // What several nodes share.
  SharedStore shared_;
  Mesh mesh_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::vector<TimePoint> opened_;  // parties_, by number
  std::vector<std::unique_ptr<Client>> clients_;
  std::vector<std::unique_ptr<Host>> hosts_;
  std::optional<End> dying_;  // at the next write or so
  std::int64_t calendar_s_ = 0;
  TimePoint slow_until_{};
  TimePoint asleep_until_{};
  TimePoint woken_{};  // when the last night was over
  int people_so_far_ = 0;
  int planted_ = 0;
};

template <class T>
void World::ask(std::function<void(Node&, const Done<T>&)> request, Done<T> answer) {
  constexpr int kLost = 3;  // of a hundred
  if (network_.percent(kLost)) return;
  timeline_.after(latency(), [this, request = std::move(request), answer = std::move(answer)] {
    Host* host = door();
    if (host == nullptr) return;
    request(*host->node, [this, answer](const Result<T>& result) {
      if (network_.percent(kLost)) return;
      timeline_.after(latency(), [answer, result] { answer(result); });
    });
  });
}

}  // namespace benben::simulate
