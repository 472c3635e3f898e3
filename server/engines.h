// Engines: programs of others that whoever runs the server lets play (docs/engine.md), each behind
// a name.
//
// Each has a process and a thread of its own and thinks for one table after the other, in the order
// of asking: no bot waits for it. The process stays from one question to the next; one that failed
// is started anew by the next.
//
// Ask, and drop what was asked, on the thread that runs what is posted.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"
#include "engine/client.h"
#include "table/live_table.h"

namespace benben {

class Engines {
 public:
  struct Offer {
    std::string name;     // is_engine_name()
    std::string command;  // engine/command_line.h
  };
  struct Known {
    std::string name;
    engine::About about;
  };
  using Post = std::function<void(std::function<void()>)>;
  using Done = std::function<void(Result<std::string> move)>;
  class Thought;

  // Starts each once and hears what it plays; the error names the one that failed. Thinks nothing
  // before run().
  static Result<std::unique_ptr<Engines>> start(const std::vector<Offer>& offers,
                                                const engine::Settings& settings);
  // All handles are gone by then; waits until the programs have answered what they think about.
  ~Engines();
  Engines(const Engines&) = delete;
  Engines& operator=(const Engines&) = delete;

  void run(Post post);

  // In the order of the offers.
  std::vector<Known> known() const;
  // Whether there is such an engine, and it plays this game with so many seats.
  Status check(std::string_view name, const AnyGame& game, int players) const;

  // Calls, by Post, done(move) of the seat that is to act, which is legal; never if the handle is
  // gone by then. The error says what the engine did, or that there is none of this name.
  [[nodiscard]] std::unique_ptr<Thought> ask(std::string_view name, const Question& question,
                                             Done done);

 private:
  struct Job;
  class Desk;

  Engines();
  Desk* find(std::string_view name) const;

  Post post_;
  std::vector<std::unique_ptr<Desk>> desks_;
};

// What a client is told of them (docs/protocol.md, Engines).
std::string write_engines(const std::vector<Engines::Known>& engines);

// A question that was asked. Whoever lets go of it drops it.
class Engines::Thought {
 public:
  explicit Thought(std::shared_ptr<Job> job) : job_(std::move(job)) {}
  ~Thought();
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;

 private:
  std::shared_ptr<Job> job_;
};

}  // namespace benben
