// The nodes of a simulation: how they start, when their threads work, and what they share.
#include <utility>

#include "simulate/wire.h"
#include "simulate/world.h"

namespace benben::simulate {
namespace {

// A node that reaches the store looks at its tables every five seconds, whatever it hears; some of
// it is slow here.
constexpr std::chrono::seconds kLongestNews{20};

}  // namespace

Result<std::unique_ptr<Node>> World::start(Host& host) {
  const Entropy entropy = [this](std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_.below(256));
  };
  const auto log = [this](const LogLine& line) { this->log(line); };
  Node::Surroundings surroundings{clock(), log, entropy, Dice(random_.rng())};
  if (!has_nodes()) return Node::start(kStorePath, std::move(surroundings));
  if (!shared_.is_up() || host.link.state != Link::State::kSound) {
    return Error{ErrorCode::kReadOnly, "the store is not reached", "", 0};
  }
  const std::string name = std::to_string(host.number) + "." + std::to_string(host.process + 1);
  return Node::join(shared_.connect(host.link), std::move(surroundings), mesh_, name);
}

void World::boot(Host& host) {
  Result<std::unique_ptr<Node>> node = start(host);
  if (!node) {
    note("the server cannot start: " + node.error().message);
    count("starts that failed");
    if (!has_nodes()) {
      disk_.cut_power();
      disk_.restart_process();
    }
    return plan_boot(host);
  }
  host.node = std::move(*node);
  ++host.process;
  host.sound_since = std::max(host.sound_since, timeline_.now());
  host.is_working = host.is_thinking = host.is_answering = false;
  note(has_nodes() ? "node " + std::to_string(host.number) + " has started"
                   : "the server has started");
  if (!has_nodes()) witness_.review_all([this](const std::string& table) { return load(table); });
}

void World::plan_boot(Host& host) {
  timeline_.after(faults_.ms(100, 6000), [this, &host] {
    if (host.node == nullptr) boot(host);
  });
}

// All that is stored is there again.
void World::boot_store() {
  const Status status = shared_.open(kStorePath, clock().unix_s());
  if (!status) {
    note("the store cannot start: " + status.error().message);
    count("starts of the store that failed");
    disk_.cut_power();
    disk_.restart_process();
    return plan_boot_store();
  }
  note("the store has started");
  for (const std::unique_ptr<Host>& host : hosts_) {
    host->sound_since = std::max(host->sound_since, timeline_.now());
  }
  const std::vector<std::string> tables = witness_.tables();
  witness_.wrote(
      {tables.begin(), tables.end()}, [this](const std::string& table) { return load(table); },
      timeline_.now());
}

void World::plan_boot_store() {
  timeline_.after(faults_.ms(100, 6000), [this] {
    if (!shared_.is_up()) boot_store();
  });
}

bool World::is_awake() const { return timeline_.now() >= asleep_until_; }

void World::plan_sweep() {
  timeline_.after(is_awake() ? std::chrono::seconds(1) : std::chrono::minutes(1), [this] {
    for (const std::unique_ptr<Host>& host : hosts_) sweep(*host);
    plan_sweep();
  });
}

void World::sweep(Host& host) {
  if (host.node == nullptr) return;
  if (has_nodes()) check_news(host);
  host.node->begin_sweep();
  sweep_on(host);
}

// Whatever else happens may come between the pieces.
void World::sweep_on(Host& host) {
  if (host.node->sweep_on()) when_up(host, threads_.ms(0, 3), [this, &host] { sweep_on(host); });
}

// What was lost on the bus is found in the store: whoever watches has been told what stood there a
// while ago.
void World::check_news(const Host& host) {
  const TimePoint then = timeline_.now() - kLongestNews;
  const bool is_sound =
      is_awake() && woken_ <= then && host.sound_since <= then && host.is_open() && shared_.is_up();
  if (!is_sound) return;
  for (const std::shared_ptr<Wire>& wire : host.node->wires()) {
    const StoredTable* stood = witness_.stood(wire->table(), then);
    if (stood == nullptr || wire->greeted() > then || !wire->is_behind(*stood)) continue;
    return fail("news", "table " + wire->table() + ": node " + std::to_string(host.number) +
                            " has not told what has been stored for " +
                            std::to_string(kLongestNews.count()) + " s");
  }
}

Store* World::store() {
  if (has_nodes()) return shared_.is_up() ? &shared_.store() : nullptr;
  Node* node = hosts_.front()->node.get();
  return node == nullptr ? nullptr : &node->store();
}

Result<StoredTable> World::load(const std::string& table) {
  if (store() != nullptr) return store()->load(table);
  const StoredTable* known = witness_.stored(table);
  if (known != nullptr) return *known;
  return Error{ErrorCode::kUnknown, "nobody has seen it", "", 0};
}

// As a balancer does: any node that runs.
Host* World::door() {
  if (!has_nodes()) return hosts_.front()->is_open() ? hosts_.front().get() : nullptr;
  std::vector<Host*> open;
  for (const std::unique_ptr<Host>& host : hosts_) {
    if (host->is_open()) open.push_back(host.get());
  }
  return open.empty() ? nullptr : ways_.pick(open);
}

// Of which something can happen: any that runs; else the first.
Host& World::some_host(Dice& dice) {
  if (!has_nodes()) return *hosts_.front();
  std::vector<Host*> running;
  for (const std::unique_ptr<Host>& host : hosts_) {
    if (host->node) running.push_back(host.get());
  }
  return running.empty() ? *hosts_.front() : *dice.pick(running);
}

// What a server's threads do, when the dice say.
void World::when_up(Host& host, Ms after, std::function<void()> work) {
  timeline_.after(after, [&host, process = host.process, work = std::move(work)] {
    if (host.node != nullptr && process == host.process) work();
  });
}

void World::pump(Host& host) {
  if (host.node == nullptr) return;
  if (host.node->has_letters() && !std::exchange(host.is_answering, true)) {
    when_up(host, threads_.ms(0, 2), [&host] {
      host.is_answering = false;
      host.was_answering = true;
      host.node->open_letter();
    });
  }
  if (host.node->has_jobs() && !std::exchange(host.is_working, true)) {
    const bool is_slow = threads_.percent(3);
    when_up(host, is_slow ? threads_.ms(100, 2000) : threads_.ms(1, 12),
            [this, &host] { work(host); });
  }
  if (host.node->has_thoughts() && !std::exchange(host.is_thinking, true)) {
    when_up(host, threads_.ms(5, 400), [&host] {
      host.is_thinking = false;
      host.node->think();
    });
  }
}

// A store that says nothing keeps who has asked it waiting.
void World::work(Host& host) {
  const TimePoint now = timeline_.now();
  if (now < host.silent_until) {
    const Ms rest = std::chrono::duration_cast<Ms>(host.silent_until - now);
    return when_up(host, rest + Ms(1), [this, &host] { work(host); });
  }
  host.is_working = false;
  host.node->do_jobs();
  if (disk_.has_power()) return;
  const End end = dying_.value_or(End::kProcess);
  has_nodes() ? lose_store(end) : die(host, end);
}

}  // namespace benben::simulate
