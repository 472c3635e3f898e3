// BotWorker: thinks for the nodes that ask on the bus (workers.h), and keeps nothing.
//
// A question is checked before it is thought about (engine/question.h); what is wrong with it is
// its answer. Who has as many thoughts as it may says that it is busy, so that nobody waits here
// while another is idle, and no node makes it hold more than that.
//
// Lives on the thread of the bus, where the pool answers, too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "bus/bus.h"
#include "core/result.h"
#include "server/bots.h"
#include "server/log.h"

namespace benben {

class BotWorker {
 public:
  struct Counts {
    std::size_t moves = 0;
    std::size_t refused = 0;  // what could not be read, and what gave no move
    std::size_t busy = 0;
  };

  // Serves nodes of that version from now on, with so many thoughts at once, those that wait among
  // them. Bus and pool outlive it.
  BotWorker(Bus& bus, BotPool& pool, const std::string& version, std::size_t most, Log log);
  // Drops what it still thinks about.
  ~BotWorker();
  BotWorker(const BotWorker&) = delete;
  BotWorker& operator=(const BotWorker&) = delete;

  // Takes nothing more from now on, and calls `quiet` once all that it has is answered.
  void stop(std::function<void()> quiet);
  const Counts& counts() const { return counts_; }

 private:
  void hear(const std::string& text, const Bus::Answer& answer);
  void refuse(const Error& error, const Bus::Answer& answer);
  void end_if_quiet();

  BotPool& pool_;
  const std::size_t most_;
  const Log log_;
  Counts counts_;
  bool refuses_ = false;  // the last question was refused, and that was told
  std::uint64_t asked_ = 0;
  std::map<std::uint64_t, std::unique_ptr<Thought>> thoughts_;
  bool has_left_ = false;
  std::function<void()> quiet_;
  std::unique_ptr<Bus::Service> service_;
};

}  // namespace benben
