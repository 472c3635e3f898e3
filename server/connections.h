// Connections: all that are open, by the address that they count for, and which goes when there are
// too many (P10).
//
// A connection is idle while nothing is due to it: between requests, while a request dawdles in, or
// when a socket has not answered a ping. Where an address has as many as it may, its oldest idle
// one makes room; where the server has, the oldest idle one of all.
#pragma once

#include <cstddef>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/limits.h"

namespace benben {

// A connection as the network sees it: something that must end some day.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void sweep(TimePoint now) = 0;
  // Ends in order, soon.
  virtual void shut_down() = 0;
  // Ends now, and is out of the list when this returns.
  virtual void cut() = 0;
};

class Connections {
 public:
  explicit Connections(const Limits& limits) : limits_(limits) {}
  Connections(const Connections&) = delete;
  Connections& operator=(const Connections&) = delete;

  // Whether another one may come; cuts one for it if that helps. A proxy stands for many: nothing
  // counts against its own address.
  enum class From { kClient, kProxy };
  bool make_room(const std::string& address, From from);

  std::size_t size() const { return places_.size(); }
  // A list of its own, as telling a connection something may change this one. Those that have left
  // by then must not be told: ask contains().
  std::vector<Connection*> all() const;
  bool contains(Connection* connection) const { return places_.contains(connection); }

 private:
  friend class Registration;
  using Idle = std::list<Connection*>;  // the longest idle first
  struct Group {
    std::size_t count = 0;
    Idle idle;
  };
  struct Place {
    std::string address;
    struct InLists {
      Idle::iterator own;  // in its address's list
      Idle::iterator all;
    };
    std::optional<InLists> idle;
  };

  void enter(Connection& connection, const std::string& address);
  void leave(Connection& connection);
  void set_idle(Connection& connection);
  void set_busy(Connection& connection);

  const Limits& limits_;
  std::unordered_map<Connection*, Place> places_;
  std::unordered_map<std::string, Group> groups_;
  Idle idle_;
};

// A connection's place in the list, from its construction until leave() or its end. Idle at first.
class Registration {
 public:
  Registration(Connections& connections, Connection& connection, const std::string& address);
  ~Registration() { leave(); }
  Registration(const Registration&) = delete;
  Registration& operator=(const Registration&) = delete;

  void leave() { connections_.leave(connection_); }
  void set_idle() { connections_.set_idle(connection_); }
  void set_busy() { connections_.set_busy(connection_); }

 private:
  Connections& connections_;
  Connection& connection_;
};

}  // namespace benben
