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
  timeline_.after(is_awake() ? faults_.ms(3000, 50'000) : faults_.ms(600'000, 7'200'000), [this] {
    chaos();
    plan_chaos();
  });
}

// Most often what is most common.
void World::chaos() {
  if (has_nodes() && faults_.percent(40)) return part(some_host(faults_));
  const int kind = faults_.below(100);
  if (kind < 34) return cut_some();
  if (kind < 42) return be_slow();
  if (kind < 68) {
    const End end = faults_.percent(50) ? End::kProcess : End::kMachine;
    if (has_nodes() && faults_.percent(60)) return die(some_host(faults_), end);
    if (!faults_.percent(30)) return die_at_a_write(end);
    return has_nodes() ? lose_store(end) : die(*hosts_.front(), end);
  }
  if (kind < 75) return fill_disk();
  if (kind < 82) return break_disk();
  if (kind < 90) return turn_clock();
  if (kind < 98 || !is_awake()) return stop_in_order(some_host(faults_));
  fall_asleep();
}

void World::cut_some() {
  const Host& host = some_host(faults_);
  if (host.node == nullptr) return;
  const std::vector<std::shared_ptr<Wire>> wires = host.node->wires();
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

// The process is gone; of the machine's disk what was not synced may be. Of several nodes none has
// anything on its disk.
void World::die(Host& host, End end) {
  if (host.node == nullptr) return;
  if (!has_nodes()) dying_.reset();
  note(end == End::kProcess ? "the process is killed" : "the machine loses its power");
  count(end == End::kProcess ? "processes killed" : "power cuts");
  if (!has_nodes()) disk_.cut_power();
  if (end == End::kMachine) {
    for (const std::shared_ptr<Wire>& wire : host.node->wires()) wire->lose_all();
  }
  host.node.reset();
  witness_.ended_process();
  if (!has_nodes()) restore_disk(end);
  plan_boot(host);
}

// The nodes go on without it.
void World::lose_store(End end) {
  if (!shared_.is_up()) return;
  dying_.reset();
  note(end == End::kProcess ? "the store is killed" : "the store's machine loses its power");
  count(end == End::kProcess ? "stores killed" : "power cuts of the store");
  disk_.cut_power();
  shared_.close();
  restore_disk(end);
  plan_boot_store();
}

void World::restore_disk(End end) {
  if (end == End::kProcess) {
    disk_.restart_process();
  } else {
    using Loss = UnreliableDisk::Loss;
    const Loss loss =
        faults_.pick(std::vector{Loss::kAll, Loss::kNothing, Loss::kTail, Loss::kSome});
    disk_.restore_power(options_.plant == Plant::kLyingDisk ? Loss::kAll : loss, faults_.rng());
  }
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
void World::stop_in_order(Host& host) {
  if (!host.is_open()) return;
  count("stops in order");
  note("the server is asked to stop");
  host.node->stop([this, &host] {
    when_up(host, Ms(1), [this, &host] {
      for (const std::shared_ptr<Wire>& wire : host.node->wires()) {
        wire->close(CloseCode::kGoingAway);
      }
      host.node.reset();
      witness_.ended_process();
      if (!has_nodes()) {
        disk_.cut_power();
        disk_.restart_process();
      }
      note("the server has stopped");
      plan_boot(host);
    });
  });
}

// One of several nodes does not reach what they share.
void World::part(Host& host) { faults_.percent(40) ? cut_bus(host) : cut_store(host); }

// What it tells and would hear is lost from now on; sometimes it never notices.
void World::cut_bus(Host& host) {
  if (host.node == nullptr) return;
  count("nodes cut off from the bus");
  note("node " + std::to_string(host.number) + " is cut off from the bus");
  host.node->bus()->cut();
  when_up(host, faults_.ms(100, 20'000), [&host] { host.node->bus()->notice(); });
  when_up(host, faults_.ms(1000, 40'000), [this, &host] {
    note("node " + std::to_string(host.number) + " is back on the bus");
    host.node->bus()->mend();
  });
}

// It is refused, gets no answer, or does not know what has become of what it asked.
void World::cut_store(Host& host) {
  const TimePoint until = timeline_.now() + faults_.ms(500, 40'000);
  count("nodes cut off from the store");
  note("node " + std::to_string(host.number) + " is cut off from the store");
  host.sound_since = std::max(host.sound_since, until);
  const int kind = faults_.below(100);
  if (kind < 30) {
    host.silent_until = std::max(host.silent_until, until);
    return;
  }
  host.link.state = kind < 60 ? Link::State::kRefused : Link::State::kUnsure;
  host.parted_until = std::max(host.parted_until, until);
  timeline_.after(std::chrono::duration_cast<Ms>(until - timeline_.now()), [this, &host] {
    if (timeline_.now() < host.parted_until) return;  // it has been cut off again
    note("node " + std::to_string(host.number) + " reaches the store");
    host.link.state = Link::State::kSound;
  });
}

// Nobody is there for some hours, and clocks by days go on.
void World::fall_asleep() {
  count("nights");
  const Ms night = std::chrono::minutes(faults_.between(60, 60 * 20));
  note("everybody sleeps");
  asleep_until_ = timeline_.now() + night;
  woken_ = asleep_until_;
  end_ += night;
  for (TimePoint& opened : opened_) opened += night;
  for (const std::unique_ptr<Client>& client : clients_) client->go_away(night);
}

}  // namespace benben::simulate
