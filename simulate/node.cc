#include "simulate/node.h"

#include <utility>

#include "search/bot.h"
#include "simulate/wire.h"
#include "store/sqlite.h"
#include "table/promise.h"

namespace benben::simulate {
namespace {

// Rates are for strangers; the people here are few, and come again as often as it takes.
Limits limits() {
  Limits limits;
  limits.tables = {1, 1e6};
  limits.address_stored_mib = 100'000;
  limits.address_lobby_tables = 1'000;
  // What nobody has played at is still looked at.
  limits.unplayed_time = std::chrono::hours(0);
  return limits;
}

}  // namespace

Result<std::unique_ptr<Node>> Node::start(const std::string& path, Surroundings surroundings) {
  throw_broken_promises();
  SqliteOptions options{path};
  options.now_s = surroundings.clock.unix_s();
  Result<std::unique_ptr<Store>> store = open_sqlite(options);
  if (!store) return store.error();
  return std::unique_ptr<Node>(new Node(std::move(*store), std::move(surroundings)));
}

std::unique_ptr<Node> Node::join(std::unique_ptr<Store> store, Surroundings surroundings,
                                 Mesh& mesh, std::string name) {
  throw_broken_promises();
  auto node = std::unique_ptr<Node>(new Node(std::move(store), std::move(surroundings)));
  node->bus_ = std::make_unique<MeshBus>(mesh);
  node->hall_.join(*node->bus_, std::move(name));
  return node;
}

Node::Node(std::unique_ptr<Store> store, Surroundings surroundings)
    : surroundings_(std::move(surroundings)),
      limits_(simulate::limits()),
      allowances_(limits_),
      store_(store.get()),
      queue_(std::move(store), post(), {}, StoreQueue::Worker::kCaller),
      care_(queue_, surroundings_.clock, surroundings_.log),
      bots_(pool(), post()),
      hall_(care_, bots_, limits_, surroundings_.clock, surroundings_.log, surroundings_.entropy) {}

Node::~Node() {
  for (const std::shared_ptr<Wire>& wire : wires_) wire->silence();
  for (const std::shared_ptr<Wire>& wire : wires_) wire->lose_server();
}

std::function<void(std::function<void()>)> Node::post() {
  return [this](std::function<void()> letter) { letters_.push_back(std::move(letter)); };
}

// Whatever the level, a bot plays at random: what it plays is all the same here.
BotPoolOptions Node::pool() {
  BotPoolOptions options;
  options.worker = BotPoolOptions::Worker::kCaller;
  options.now = surroundings_.clock.now;
  options.thread_time = [] { return std::chrono::nanoseconds(0); };
  options.think = [this](const ThoughtRequest& request, Pace& pace) -> Result<std::string> {
    const AnyPosition& position = *request.position;
    const Result<std::unique_ptr<Bot>> bot = make_bot(position.game(), "random");
    if (!bot) return bot.error();
    return (*bot)->choose(position, surroundings_.dice.rng(), pace);
  };
  return options;
}

void Node::open_letter() {
  const std::function<void()> letter = std::move(letters_.front());
  letters_.pop_front();
  letter();
}

void Node::begin_sweep() {
  std::erase_if(wires_, [](const std::shared_ptr<Wire>& wire) { return wire->end_if_over(); });
  hall_.begin_sweep();
  allowances_.sweep(surroundings_.clock.now());
}

// One table at a time, where a server takes more: there are few.
bool Node::sweep_on() {
  const bool is_more = hall_.sweep_on(1);
  if (!is_more) hall_.pulse();
  return is_more;
}

void Node::stop(std::function<void()> quiet) {
  is_stopping_ = true;
  hall_.stop(std::move(quiet));
}

}  // namespace benben::simulate
