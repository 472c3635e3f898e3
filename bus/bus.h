// Bus: what the nodes that serve one store tell each other, and nothing more than hints: whoever
// hears one looks into the store. So a message may be lost, doubled or late and does no harm; what
// decides is the store alone.
//
// A subject is a text of letters, digits and `.`; who has subscribed to it hears what others
// publish there, in the order in which each of them did, and never what it published itself. While
// the bus is not connected nothing is heard, and what is published is lost.
//
// Work is handed out by questions: each goes to one of those who serve its subject, whichever, and
// that one answers. Question and answer may be lost like everything else; who asks knows how long
// it waits, and asks again.
//
// Lives on one thread: everything is called, and everybody is told, there.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
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

  // Who serves a subject answers what is asked there, once each, as soon as it can; the bus
  // outlives what it was given to answer with.
  using Answer = std::function<void(const std::string& text)>;
  using Asked = std::function<void(const std::string& text, Answer answer)>;
  // Nothing: nobody serves that subject.
  using Answered = std::function<void(const std::optional<std::string>& text)>;

  class Service : public Subscription {
   public:
    // Nothing more is sent here; what is on its way is still heard. Then `left` is called, once.
    virtual void leave(Told left) = 0;
  };

  virtual ~Bus() = default;

  virtual void publish(const std::string& subject, const std::string& text) = 0;
  // The bus outlives the subscription.
  virtual std::unique_ptr<Subscription> subscribe(const std::string& subject, Heard heard) = 0;
  // Asks one of the others that serve the subject. `answered` is called once at most, and never
  // after the end of the subscription.
  virtual std::unique_ptr<Subscription> ask(const std::string& subject, const std::string& text,
                                            Answered answered) = 0;
  virtual std::unique_ptr<Service> serve(const std::string& subject, Asked asked) = 0;
  // Whether what is published reaches others, as far as that is known.
  virtual bool is_connected() const = 0;
  // How often what came was not heard, as too much of it waited already; from any thread.
  virtual std::uint64_t dropped() const { return 0; }
  // `told` is called whenever that has changed. There is one at most.
  virtual void follow(Told told) = 0;
};

}  // namespace benben
