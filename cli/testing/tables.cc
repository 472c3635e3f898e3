#include "cli/testing/tables.h"

#include <utility>

#include "core/replay.h"
#include "games/registry.h"

namespace benben::cli::testing {

LocalTable new_table(const Seats& seats, std::uint64_t seed) {
  const AnyGame& game = *find_game("pyramix");
  const int players = static_cast<int>(seats.size());
  return LocalTable(new_record(game, {players, {}}), make_seats(game, players, seats).value(),
                    seed);
}

LocalTable table_of(const std::string& record) {
  const Record parsed = parse_record(record).value();
  auto seats = seats_of(parsed, *replay(parsed, find_game).value());
  return LocalTable(parsed, std::move(seats).value(), seed_of(parsed).value().value_or(1));
}

void play_on(LocalTable& table) {
  while (!table.position().next().is_over()) {
    if (table.to_act() && table.seat(*table.to_act()).is_person()) return;
    BENBEN_ASSERT(table.advance().ok());
  }
}

std::vector<std::string> script_of(LocalTable table) {
  std::vector<std::string> script;
  for (play_on(table); !table.position().next().is_over(); play_on(table)) {
    script.push_back(table.position().legal(*table.to_act())->front());
    BENBEN_ASSERT(table.move(script.back()).ok());
  }
  return script;
}

std::string lines(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += text + '\n';
  return out;
}

}  // namespace benben::cli::testing
