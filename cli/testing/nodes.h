// What the tests of several servers as processes share: each is a node on one PostgreSQL database
// and one NATS server, or comes to these by ways of its own.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bus/testing/nats_server.h"
#include "cli/testing/process.h"
#include "cli/testing/proxy.h"
#include "server/test_server.h"
#include "store/testing/postgres_server.h"

namespace benben {

struct Node {
  explicit Node(const std::vector<std::string>& arguments)
      : process(std::make_unique<Process>(arguments)), port(process->port()) {}
  std::unique_ptr<Process> process;
  std::uint16_t port;
};

class NodesPostgresTest : public testing::Test {
 protected:
  Node node(const std::vector<std::string>& more = {}) { return node_at(url_, nats_.url(), more); }
  // Each has its own way to the store and the bus.
  Node node_at(const std::string& store, const std::string& bus,
               const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments = {"serve",   "--port", "0",     "--name", "benben.test",
                                          "--store", store,    "--bus", bus};
    for (const char* rate : {"--requests", "--messages", "--tables", "--phrases"}) {
      arguments.insert(arguments.end(), {rate, "1000:100000"});
    }
    arguments.insert(arguments.end(), more.begin(), more.end());
    Node made(arguments);
    EXPECT_NE(made.port, 0);
    return made;
  }

  // Their addresses with a proxy between, and where that leads to.
  std::string store_by(const Proxy& proxy) const {
    const std::size_t at = url_.find('@');
    const std::size_t options = url_.find("&options");
    return url_.substr(0, at) + "@127.0.0.1:" + std::to_string(proxy.port()) + "/postgres?" +
           url_.substr(options + 1);
  }
  static std::string bus_by(const Proxy& proxy) {
    return "nats://127.0.0.1:" + std::to_string(proxy.port());
  }
  std::string postgres() const {
    const std::size_t begin = url_.find("host=") + 5;
    return url_.substr(begin, url_.find('&') - begin) + "/.s.PGSQL.5432";
  }

  NatsServer nats_;
  std::string url_ = PostgresServer::shared().fresh_url();
};

// Reads what a server writes until it says that; false if it ends before.
inline bool says(Process& process, std::string_view text) {
  for (std::string line = process.line(); !line.empty(); line = process.line()) {
    if (line.find(text) != line.npos) return true;
  }
  return false;
}

inline std::string type_of(const boost::json::value& answer) {
  return answer.is_null() ? "" : std::string(answer.at("type").as_string());
}

// Reads until a message of that type says what is wanted; null if the socket closes before.
template <class Is>
boost::json::value hear(Player& player, std::string_view type, Is is) {
  while (true) {
    boost::json::value message = player.next();
    if (message.is_null() || (type_of(message) == type && is(message))) return message;
  }
}

}  // namespace benben
