// `benben bots`: a bot worker in this process (server/bot_worker.h), until it is told to stop.
#pragma once

#include <CLI/App.hpp>
#include <chrono>
#include <string>

#include "cli/service.h"
#include "server/bots.h"

namespace benben::cli {

// The processors that are there.
int default_worker_threads();

struct BotsOptions {
  std::string bus;                         // the address of NATS servers
  int threads = default_worker_threads();  // thoughts that run at a time
  std::chrono::milliseconds busy_thought = BotPoolOptions().busy_thought;
  std::chrono::milliseconds longest_thought = BotPoolOptions().longest_thought;
  std::chrono::seconds stop_time{10};
  LogForm log = LogForm::kText;
};

// Thinks until SIGINT or SIGTERM, and answers what it has before it ends; gives the exit code. Call
// it from the main thread while there is no other.
int work_as_bots(const BotsOptions& options);

void add_bots_command(CLI::App& app, BotsOptions& options, int& code);

}  // namespace benben::cli
