// What goes wrong in a simulation, and when.
#include <algorithm>
#include <utility>

#include "simulate/wire.h"
#include "simulate/world.h"

namespace benben::simulate {

Ms World::latency() {
  if (timeline_.now() < slow_until_) return network_.ms(200, 6000);
  return network_.percent(4) ? network_.ms(100, 2500) : network_.ms(2, 60);
}

Ms World::notice() {
  return network_.percent(50) ? network_.ms(10, 500) : network_.ms(500, 40'000);
}

void World::plan_chaos() {
  const bool is_asleep = timeline_.now() < asleep_until_;
  timeline_.after(is_asleep ? faults_.ms(600'000, 7'200'000) : faults_.ms(3000, 50'000), [this] {
    chaos();
    plan_chaos();
  });
}

// Most often what is most common.
void World::chaos() {
  const int kind = faults_.below(100);
  if (kind < 34) return cut_some();
  if (kind < 42) return be_slow();
  if (kind < 68) {
    const End end = faults_.percent(50) ? End::kProcess : End::kMachine;
    return faults_.percent(30) ? die(end) : die_at_a_write(end);
  }
  if (kind < 75) return fill_disk();
  if (kind < 82) return break_disk();
  if (kind < 90) return turn_clock();
  if (kind < 98 || timeline_.now() < asleep_until_) return stop_in_order();
  fall_asleep();
}

void World::cut_some() {
  if (node_ == nullptr) return;
  const std::vector<std::shared_ptr<Wire>> wires = node_->wires();
  const int all = faults_.percent(20) ? 100 : 40;
  for (const std::shared_ptr<Wire>& wire : wires) {
    if (!faults_.percent(all)) continue;
    count("connections cut");
    wire->cut();
  }
}

void World::be_slow() {
  count("slow times of the network");
  note("the network is slow");
  slow_until_ = timeline_.now() + faults_.ms(2000, 40'000);
}

// The process is gone; of the machine's disk what was not synced may be.
void World::die(End end) {
  if (node_ == nullptr) return;
  dying_.reset();
  note(end == End::kProcess ? "the process is killed" : "the machine loses its power");
  count(end == End::kProcess ? "processes killed" : "power cuts");
  disk_.cut_power();
  if (end == End::kMachine) {
    for (const std::shared_ptr<Wire>& wire : node_->wires()) wire->lose_all();
  }
  node_.reset();
  witness_.ended_process();
  if (end == End::kProcess) {
    disk_.restart_process();
  } else {
    using Loss = UnreliableDisk::Loss;
    const Loss loss =
        faults_.pick(std::vector{Loss::kAll, Loss::kNothing, Loss::kTail, Loss::kSome});
    disk_.restore_power(options_.plant == Plant::kLyingDisk ? Loss::kAll : loss, faults_.rng());
  }
  plan_boot();
}

void World::die_at_a_write(End end) {
  dying_ = end;
  disk_.cut_power_at(disk_.operations() + faults_.between(1, 20));
}

void World::fill_disk() {
  count("full disks");
  note("the disk is full");
  disk_.fail_at(disk_.operations() + faults_.between(1, 10), 1'000'000'000,
                UnreliableDisk::Failure::kFull);
  timeline_.after(faults_.ms(1000, 60'000), [this] {
    note("the disk has room again");
    disk_.fail_at(0, 0, UnreliableDisk::Failure::kFull);
  });
}

void World::break_disk() {
  count("errors of the disk");
  note("the disk will fail");
  disk_.fail_at(disk_.operations() + faults_.between(1, 10), faults_.between(1, 3),
                UnreliableDisk::Failure::kBroken);
}

void World::turn_clock() {
  constexpr int kHour = 3600;
  const int most = faults_.percent(60) ? 300 : kHour;
  const int by_s = faults_.between(-most, most);
  count(by_s < 0 ? "clocks turned back" : "clocks turned forward");
  note("the calendar is turned by " + std::to_string(by_s) + " s");
  calendar_s_ += by_s;
}

// As SIGTERM does: what is under way is answered, then the connections end, then the store.
void World::stop_in_order() {
  if (node_ == nullptr || node_->is_stopping()) return;
  count("stops in order");
  note("the server is asked to stop");
  node_->stop([this] {
    when_up(Ms(1), [this] {
      for (const std::shared_ptr<Wire>& wire : node_->wires()) wire->close(CloseCode::kGoingAway);
      node_.reset();
      witness_.ended_process();
      disk_.cut_power();
      disk_.restart_process();
      note("the server has stopped");
      plan_boot();
    });
  });
}

// Nobody is there for some hours, and clocks by days go on.
void World::fall_asleep() {
  count("nights");
  const Ms night = std::chrono::minutes(faults_.between(60, 60 * 20));
  note("everybody sleeps");
  asleep_until_ = timeline_.now() + night;
  end_ += night;
  for (TimePoint& opened : opened_) opened += night;
  for (const std::unique_ptr<Client>& client : clients_) client->go_away(night);
}

}  // namespace benben::simulate
