// A node without sockets and threads, for tests of several side by side on one store: they say when
// anything is done, and what is heard of it.
#pragma once

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bus/local.h"
#include "server/hall.h"
#include "server/test_onlooker.h"
#include "server/test_server.h"
#include "server/tournaments.h"
#include "store/sqlite.h"

namespace benben {

// What a server is made of, without threads: the test says when anything is done.
class Node {
 public:
  std::string log;

  Node(const std::filesystem::path& database, LocalRoom& room, ManualClock& clock, std::string name,
       const Limits& limits = test_limits())
      : opened_(open_sqlite({database}).value()),
        read_(read_tournaments(*opened_, logging())),
        limits_(limits),
        store_(std::move(opened_), post(), {}, StoreQueue::Worker::kCaller),
        bus(room),
        clock_(clock.clock()),
        care_(store_, clock_, logging()),
        bots_(BotPoolOptions(), post()),
        hall(care_, bots_, limits_, clock_, logging()),
        tournaments(care_, hall, limits_, clock_, logging(), read_) {
    hall.join(bus, std::move(name));
  }

  // Does one thing that waits; false if nothing does.
  bool work() {
    if (letters_.empty()) return store_.work();
    const std::function<void()> letter = std::move(letters_.front());
    letters_.pop_front();
    letter();
    return true;
  }

 private:
  StoreQueue::Post post() {
    return [this](std::function<void()> letter) { letters_.push_back(std::move(letter)); };
  }
  Log logging() {
    return [this](const LogLine& line) { log += line.text + "\n"; };
  }

  std::deque<std::function<void()>> letters_;
  std::unique_ptr<Store> opened_;
  std::vector<StoredTournament> read_;
  Limits limits_;
  StoreQueue store_;

 public:
  LocalBus bus;

 private:
  Clock clock_;
  StoreCare care_;
  BotPool bots_;

 public:
  Hall hall;
  Tournaments tournaments;
};

}  // namespace benben
