// The bus within one process, for tests: what is published lies in a room until somebody delivers
// it, so a test says when it is heard, loses it or doubles it. Without threads and clocks, the same
// calls come to the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bus/bus.h"
#include "bus/listeners.h"

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
    std::function<void()> open;
  };

  void publish(const LocalBus& from, const std::string& subject, const std::string& text);
  // Hands a question to one of those who serve its subject, to each in turn.
  void hand_out(LocalBus& from, std::uint64_t number, const std::string& subject,
                const std::string& text);
  bool has(const LocalBus& bus) const;

  std::deque<Letter> letters_;
  std::vector<LocalBus*> members_;
  std::map<std::string, std::size_t> handed_out_;  // questions, by subject
};

class LocalBus final : public Bus {
 public:
  explicit LocalBus(LocalRoom& room);
  ~LocalBus() override;
  LocalBus(const LocalBus&) = delete;
  LocalBus& operator=(const LocalBus&) = delete;

  void publish(const std::string& subject, const std::string& text) override;
  std::unique_ptr<Subscription> subscribe(const std::string& subject, Heard heard) override;
  std::unique_ptr<Subscription> ask(const std::string& subject, const std::string& text,
                                    Answered answered) override;
  std::unique_ptr<Service> serve(const std::string& subject, Asked asked) override;
  bool is_connected() const override { return is_connected_; }
  void follow(Told told) override { told_ = std::move(told); }

  // Leaves the room, and comes back.
  void cut();
  void mend();

 private:
  friend class LocalRoom;
  class Question;
  class Desk;

  void hear(const std::string& subject, const std::string& text);
  void hear_answer(std::uint64_t number, const std::optional<std::string>& text);
  void send(std::function<void()> open);

  LocalRoom& room_;
  Listeners listeners_;
  std::vector<Desk*> desks_;
  std::map<std::uint64_t, Answered> questions_;
  std::uint64_t asked_ = 0;
  Told told_;
  bool is_connected_ = true;
};

}  // namespace benben
