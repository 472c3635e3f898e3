// Server: all parts together, and the order in which they start and stop.
//
// Starting: the store, the tables, then the door. Stopping, of which balancers may have been told
// before: the door, then what is under way is
// stored and answered, then the connections, then the store (P12).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/access.h"
#include "server/assets.h"
#include "server/bots.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/network.h"
#include "server/passwords.h"
#include "server/push_services.h"
#include "server/workers.h"
#include "store/folder_lock.h"
#include "store/store.h"
#include "store/upgrade.h"

namespace benben {

struct ServerOptions {
  NetworkOptions network;
  AccessRules access;
  Limits limits;
  Clock clock = Clock::system();
  BotPoolOptions bots;
  std::vector<Engines::Offer> engines = {};
  engine::Settings engine_settings = {};
  HashCost hash_cost;                                    // of a password
  std::optional<PushServices> notices = PushServices();  // nothing: nobody is sent one
  Log log = [](const LogLine&) {};
  std::string version;  // as the operator's port tells it
  // What this node tells others of the same store, and hears of them; empty: it is alone.
  std::string bus = {};
  // How long bot workers there are waited for.
  WorkerTerms workers = {};
};

class Server {
 public:
  // Listens when this returns; an error if it cannot.
  static Result<std::unique_ptr<Server>> start(std::unique_ptr<Store> store, Assets assets,
                                               const ServerOptions& options);
  ~Server();

  std::uint16_t port() const;
  // Where NetworkOptions::operator_port wants one.
  std::uint16_t operator_port() const;
  // How many connections are open, while it serves; from any other thread.
  std::size_t connections();
  // Serves until stop() and the end of what was under way.
  void run();
  // From any thread: balancers are told that it is about to stop, and everybody is served as
  // before.
  void announce_stop();
  // From any thread.
  void stop();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

// A data folder that is this process's alone. The lock has to outlive the server.
struct DataFolder {
  FolderLock lock;
  std::unique_ptr<Store> store;
};

// Makes what is missing of a data folder; an error if another server uses it.
Result<DataFolder> open_data(
    const std::filesystem::path& folder, TellUpgrade upgraded = [](const Upgrade&) {});
// The folder itself.
Status make_folder(const std::filesystem::path& folder);
// Where the database of a folder lies.
std::filesystem::path database_of(const std::filesystem::path& folder);

}  // namespace benben
