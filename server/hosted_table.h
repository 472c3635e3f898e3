// HostedTable: a live table in a server, where the store and the bots answer in their time.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/bots.h"
#include "server/engines.h"
#include "server/node_news.h"
#include "server/store_care.h"
#include "server/workers.h"
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
    Workers* workers = nullptr;  // bots think here without, and where those give no move
    // Other nodes at this table have to hear it; nothing where there are none.
    std::function<void(const std::string& id, const NodeNews& news)> tell_others = nullptr;
  };

  // `seats` is what the store's stamp says of them, as far as that is known.
  HostedTable(Table table, Services& services, std::optional<std::int64_t> seats = std::nullopt);

  LiveTable& live() { return live_; }
  // Whether what is stored is what it holds.
  bool agrees(const TableStamp& stamp) const {
    return live_.agrees(stamp) && seats_ == stamp.seats;
  }
  // Whether what was stored last was so by this node, as far as it knows: then it is the one to
  // tell people who are away.
  bool is_own_turn() const { return is_own_turn_; }

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
  void tell_others(const Unstored& unstored) override;

 private:
  // Tells the live table what its asking came to. It is not idle until then, so it is still there.
  template <class Tell>
  void answer(Tell tell);

  void ask_engine(Question question);
  bool ask_workers(const Question& question, std::uint64_t seed);
  void think_here(Question question, std::optional<std::uint64_t> seed);

  Services& services_;
  std::string id_;
  LiveTable live_;
  std::unique_ptr<Thought> thought_;
  std::unique_ptr<Engines::Thought> engines_thought_;
  std::unique_ptr<Workers::Asked> workers_thought_;
  std::optional<std::int64_t> seats_;
  bool is_own_turn_ = true;
};

// A table as it is stored and, for who shares the store with others, its stamp.
struct LoadedTable {
  StoredTable table;
  std::optional<std::int64_t> seats = std::nullopt;
};
Result<LoadedTable> load_table(Store& store, const std::string& id, bool is_shared);

}  // namespace benben
