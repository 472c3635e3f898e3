// Mesh: the bus between the nodes of a simulation (bus/bus.h), as NATS is: each message is late by
// its own time, gets lost or comes twice; from one node to another they keep their order, between
// pairs they do not.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "bus/bus.h"
#include "bus/listeners.h"
#include "simulate/dice.h"
#include "simulate/timeline.h"

namespace benben::simulate {

class MeshBus;

// What they have in common; it outlives their buses.
class Mesh {
 public:
  Mesh(Timeline& timeline, Dice dice) : timeline_(timeline), dice_(dice) {}

  // From now on nothing arrives.
  void lose_all() { is_lossy_ = true; }
  std::int64_t delivered() const { return delivered_; }

 private:
  friend class MeshBus;

  void publish(const MeshBus& from, const std::string& subject, const std::string& text);
  void send(int from, int to, const std::string& subject, const std::string& text);

  Timeline& timeline_;
  Dice dice_;
  std::map<int, MeshBus*> members_;
  std::map<std::pair<int, int>, TimePoint> last_;  // when the last one arrives, by the pair
  int joined_ = 0;
  std::int64_t delivered_ = 0;
  bool is_lossy_ = false;
};

class MeshBus final : public Bus {
 public:
  explicit MeshBus(Mesh& mesh);
  ~MeshBus() override;
  MeshBus(const MeshBus&) = delete;
  MeshBus& operator=(const MeshBus&) = delete;

  void publish(const std::string& subject, const std::string& text) override;
  std::unique_ptr<Subscription> subscribe(const std::string& subject, Heard heard) override;
  // No node serves anything: workers do, and there are none here.
  std::unique_ptr<Subscription> ask(const std::string& subject, const std::string& text,
                                    Answered answered) override;
  std::unique_ptr<Service> serve(const std::string& subject, Asked asked) override;
  bool is_connected() const override { return is_connected_; }
  void follow(Told told) override { told_ = std::move(told); }

  // Nothing goes in or out; then the node notices; then it is there again.
  void cut() { is_cut_ = true; }
  void notice();
  void mend();

 private:
  friend class Mesh;

  Mesh& mesh_;
  const int number_;
  Listeners listeners_;
  Told told_;
  bool is_cut_ = false;
  bool is_connected_ = true;
};

}  // namespace benben::simulate
