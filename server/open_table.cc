#include "server/open_table.h"

#include <utility>

#include "search/bot.h"
#include "server/faults.h"
#include "table/engine_name.h"

namespace benben {
namespace {

Result<Table> open_trusting(StoredTable stored) {
  Result<Table> table = Table::fold(std::move(stored));
  if (!table) return table;
  const AnyPosition& position = table->position();
  std::vector<std::string> bots{table->stand_in()};
  for (int seat = 0; seat < position.players(); ++seat) bots.push_back(table->bot(seat_at(seat)));
  for (const std::string& bot : bots) {
    // An engine that is not offered any more is missed when it is to move.
    if (is_engine(bot)) continue;
    if (!bot.empty() && !make_bot(position.game(), bot)) {
      return refused(server::Fault::kNoSuchBot, {{"bot", bot}});
    }
  }
  return table;
}

}  // namespace

Result<Table> open_table(StoredTable stored, const Log& log) {
  const std::string id = stored.id;
  return opened_or_logged(id, log, [&] { return open_trusting(std::move(stored)); });
}

}  // namespace benben
