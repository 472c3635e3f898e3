// What is broken on purpose, so that the tests see what watches over it find it.
#include <utility>

#include "fair/draws.h"
#include "simulate/world.h"

namespace benben::simulate {
namespace {

constexpr int kOften = 200;  // steps

}  // namespace

// A move of which its author has seen one event less than the server believes.
std::string World::tamper_up(std::string text) {
  constexpr std::string_view kMember = "\"expected_ply\":";
  const auto at = text.find(kMember);
  const bool is_move = text.starts_with("{\"type\":\"move\"") && at != std::string::npos;
  if (options_.plant != Plant::kStaleMove || !is_move || !faults_.percent(50)) return text;
  const auto digits = at + kMember.size();
  const auto end = text.find_first_not_of("0123456789", digits);
  const int ply = std::stoi(text.substr(digits, end - digits));
  return text.replace(digits, end - digits, std::to_string(ply + 1));
}

// How often a message arrives: once, in order, over a connection that holds.
int World::copies_of(std::string_view message, const Witness::Listener& listener) {
  const bool is_events = message.starts_with("{\"type\":\"events\"") && listener.is_greeted;
  if (!is_events || planted_ > 0) return 1;
  if (options_.plant == Plant::kLostMessage) return ++planted_, 0;
  if (options_.plant == Plant::kTwiceTold) return ++planted_, 2;
  return 1;
}

Proofs World::proofs_of(const Client& client) const {
  if (options_.plant == Plant::kEarlySight && !client.is_seated()) {
    for (const std::unique_ptr<Client>& other : clients_) {
      if (&other->party() == &client.party() && other->is_seated()) return other->proofs();
    }
  }
  return client.proofs();
}

void World::plant() {
  if (store() == nullptr || !disk_.has_power() || report_.steps % kOften != 0) return;
  if (options_.plant == Plant::kGivenTime) give_time();
  if (options_.plant == Plant::kLeakedSeed) leak_seed();
  if (options_.plant == Plant::kLeakedId) leak_id();
  if (options_.plant == Plant::kWrongRating) write_rating();
}

void World::give_time() {
  for (const std::string& table : witness_.tables()) {
    const Result<StoredTable> stored = load(table);
    if (!stored || !stored->clocks || stored->clocks->text.find('@') != std::string::npos) continue;
    Append append{table, static_cast<int>(stored->events.size()), {}};
    append.incidents = static_cast<int>(stored->incidents.size());
    append.contributed = static_cast<int>(stored->contributions.size());
    append.clocks = stored->clocks;
    append.clocks->text = "9" + append.clocks->text;
    (void)store()->transaction([&] { (void)store()->append(append); });
  }
  witness_.review_all([this](const std::string& table) { return load(table); });
}

// Of somebody who has been rated: what comes of the next game then is something else.
void World::write_rating() {
  const Result<Recount> counted = recount(*store(), witness_.tables());
  if (!counted || counted->ratings.empty() || planted_ > 0) return;
  OwnedRating rating = counted->ratings.front();
  rating.rating.mean += 1;
  ++planted_;
  (void)store()->transaction([&] { (void)store()->ratings().keep(rating); });
}

void World::leak_seed() {
  for (const std::string& table : witness_.tables()) {
    const Result<StoredTable> stored = load(table);
    if (stored && stored->seed) log("table " + log_id(table) + " has " + fair_hex(*stored->seed));
  }
}

void World::leak_id() {
  for (const std::string& table : witness_.tables()) log("table " + table + " is played");
}

}  // namespace benben::simulate
