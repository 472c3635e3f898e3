// Bus: what the nodes that serve one store tell each other, and nothing more than hints: whoever
// hears one looks into the store. So a message may be lost, doubled or late and does no harm; what
// decides is the store alone.
//
// A subject is a text of letters, digits and `.`; who has subscribed to it hears what others
// publish there, in the order in which each of them did, and never what it published itself. While
// the bus is not connected nothing is heard, and what is published is lost.
//
// Lives on one thread: everything is called, and everybody is told, there.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace benben {

class Bus {
 public:
  using Heard = std::function<void(const std::string& text)>;
  using Told = std::function<void()>;

  // Ends with its destruction: nothing is heard any more.
  class Subscription {
   public:
    virtual ~Subscription() = default;

   protected:
    Subscription() = default;
    Subscription(const Subscription&) = delete;
    Subscription& operator=(const Subscription&) = delete;
  };

  virtual ~Bus() = default;

  virtual void publish(const std::string& subject, const std::string& text) = 0;
  // The bus outlives the subscription.
  virtual std::unique_ptr<Subscription> subscribe(const std::string& subject, Heard heard) = 0;
  // Whether what is published reaches others, as far as that is known.
  virtual bool is_connected() const = 0;
  // `told` is called whenever that has changed. There is one at most.
  virtual void follow(Told told) = 0;
};

}  // namespace benben
