// The bus within one process, for tests: what is published lies in a room until somebody delivers
// it, so a test says when it is heard, loses it or doubles it. Without threads and clocks, the same
// calls come to the same.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "bus/bus.h"

namespace benben {

class LocalBus;

// What the nodes of a test have in common; it outlives their buses.
class LocalRoom {
 public:
  // Lets the oldest message be heard; false if there is none.
  bool deliver();
  // Until there is none, those that are published meanwhile too.
  void deliver_all();
  // The oldest message is lost, or will be heard once more than it would be.
  void lose();
  void repeat();
  std::size_t waiting() const { return letters_.size(); }

 private:
  friend class LocalBus;
  struct Letter {
    const LocalBus* from;
    std::string subject;
    std::string text;
  };

  std::deque<Letter> letters_;
  std::vector<LocalBus*> members_;
};

class LocalBus final : public Bus {
 public:
  explicit LocalBus(LocalRoom& room);
  ~LocalBus() override;
  LocalBus(const LocalBus&) = delete;
  LocalBus& operator=(const LocalBus&) = delete;

  void publish(const std::string& subject, const std::string& text) override;
  std::unique_ptr<Subscription> subscribe(const std::string& subject, Heard heard) override;
  bool is_connected() const override { return is_connected_; }
  void follow(Told told) override { told_ = std::move(told); }

  // Leaves the room, and comes back.
  void cut();
  void mend();

 private:
  friend class LocalRoom;
  class Place;

  void hear(const std::string& subject, const std::string& text);

  LocalRoom& room_;
  std::vector<Place*> places_;
  Told told_;
  bool is_connected_ = true;
};

}  // namespace benben
