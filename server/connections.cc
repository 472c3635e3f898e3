#include "server/connections.h"

namespace benben {

bool Connections::make_room(const std::string& address, From from) {
  const auto group = groups_.find(address);
  if (from == From::kClient && group != groups_.end() &&
      group->second.count >= limits_.address_connections) {
    if (group->second.idle.empty()) return false;
    group->second.idle.front()->cut();
  }
  if (size() >= limits_.connections) {
    if (idle_.empty()) return false;
    idle_.front()->cut();
  }
  return true;
}

std::vector<Connection*> Connections::all() const {
  std::vector<Connection*> list;
  list.reserve(places_.size());
  for (const auto& [connection, place] : places_) list.push_back(connection);
  return list;
}

void Connections::enter(Connection& connection, const std::string& address) {
  places_.emplace(&connection, Place{address, std::nullopt});
  ++groups_[address].count;
  set_idle(connection);
}

void Connections::leave(Connection& connection) {
  const auto place = places_.find(&connection);
  if (place == places_.end()) return;
  set_busy(connection);
  const auto group = groups_.find(place->second.address);
  if (--group->second.count == 0) groups_.erase(group);
  places_.erase(place);
}

void Connections::set_idle(Connection& connection) {
  const auto place = places_.find(&connection);
  if (place == places_.end() || place->second.idle) return;
  Idle& own = groups_.at(place->second.address).idle;
  place->second.idle = {own.insert(own.end(), &connection), idle_.insert(idle_.end(), &connection)};
}

void Connections::set_busy(Connection& connection) {
  const auto place = places_.find(&connection);
  if (place == places_.end() || !place->second.idle) return;
  groups_.at(place->second.address).idle.erase(place->second.idle->own);
  idle_.erase(place->second.idle->all);
  place->second.idle.reset();
}

Registration::Registration(Connections& connections, Connection& connection,
                           const std::string& address)
    : connections_(connections), connection_(connection) {
  connections_.enter(connection, address);
}

}  // namespace benben
