// HostedTable: a live table in a server, where the store and the bots answer in their time.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/bots.h"
#include "server/engines.h"
#include "server/store_care.h"
#include "table/live_table.h"
#include "table/secret.h"

namespace benben {

class HostedTable final : public TableEffects {
 public:
  // What the tables of a server share; it outlives them.
  struct Services {
    StoreCare& store;
    BotPool& bots;
    Clock clock;
    Log log;
    // What was asked for a table is answered: looks after it, and may destroy it.
    std::function<void(const std::string& id)> look_after;
    // A rematch was opened as that table.
    std::function<void(const std::string& id)> opened;
    Entropy entropy = system_entropy;
    Engines* engines = nullptr;  // nobody's programs play here without
  };

  HostedTable(Table table, Services& services);

  LiveTable& live() { return live_; }

  void append(const Append& append) override;
  void reload() override;
  void claim(const Claim& claim) override;
  void remove() override;
  void think(Question question) override;
  void drop_thought() override;
  TableBirth birth() override;
  std::int64_t unix_s() override { return services_.clock.unix_s(); }
  std::uint64_t random_key() override;
  Message write(const News& news) override;
  void log(std::string_view line) override;

 private:
  // Tells the live table what its asking came to. It is not idle until then, so it is still there.
  template <class Tell>
  void answer(Tell tell);

  void ask_engine(Question question);

  Services& services_;
  std::string id_;
  LiveTable live_;
  std::unique_ptr<Thought> thought_;
  std::unique_ptr<Engines::Thought> engines_thought_;
};

}  // namespace benben
