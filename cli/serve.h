// `benben serve`: the server in this process, until it is told to stop.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/service.h"
#include "server/assets.h"
#include "server/bots.h"
#include "server/engines.h"
#include "server/limits.h"
#include "server/workers.h"

namespace benben::cli {

// The processors that are there, less one for the network's thread.
int default_bot_threads();

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  // Of whoever runs it, on this machine alone; nothing: there is none.
  std::optional<std::uint16_t> operator_port = std::nullopt;
  LogForm log = LogForm::kText;
  std::filesystem::path data;  // empty: default_data_folder()
  std::string store;           // the address of a PostgreSQL database, instead of `data`
  std::chrono::seconds store_patience{30};
  std::string bus;                   // the address of NATS servers; empty: it is the only node
  std::vector<std::string> proxies;  // blocks of addresses, which have been checked
  std::vector<std::string> names;
  bool no_notices = false;
  std::vector<std::string> push_services;  // origins, which have been checked
  Limits limits;
  int bot_threads = default_bot_threads();
  std::vector<Engines::Offer> engines;
  engine::Settings engine_settings{.time_ms = 1'000, .patience = std::chrono::seconds(5)};
  std::chrono::milliseconds busy_thought = BotPoolOptions().busy_thought;
  std::chrono::milliseconds longest_thought = BotPoolOptions().longest_thought;
  std::chrono::milliseconds worker_patience = WorkerTerms().patience;
};

// $XDG_DATA_HOME/benben, or ~/.local/share/benben.
std::filesystem::path default_data_folder();

// Prints the address on standard output once it listens, and below it the operator's, then serves
// until SIGINT or SIGTERM; gives the exit code. Call it from the main thread while there is no
// other.
int serve(const ServeOptions& options, Assets assets);

}  // namespace benben::cli
