#include "search/luck.h"

#include <cstddef>

#include "core/erased.h"
#include "core/replay.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/evaluator.h"

namespace benben {
namespace {

template <Game G>
void add_luck(const typename G::State& before, const std::string& text, int effort, const Rng& rng,
              Values& luck) {
  const Evaluator<G> evaluator(effort);
  const Outlook came =
      evaluator.evaluate_outcome(before, *G::read_outcome(before, text), rng).outlook;
  const Outlook brought = came - evaluator.evaluate(before, rng).outlook;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) luck[seat] += brought.win[seat];
}

}  // namespace

Result<Values> luck_of(const Record& record, int effort, std::uint64_t seed) {
  // What is played is looked at only where all of it was.
  if (const auto whole = replay(record, find_game); !whole) return whole.error();
  Values luck{};
  const Rng rng(seed);
  (void)replay(record, find_game, [&](int ply, const AnyPosition& at) {
    const auto place = static_cast<std::size_t>(ply);
    if (place == record.events.size() || record.events[place].actor) return;
    visit_game(at.game(), [&]<class G>() {
      add_luck<G>(state_of<G>(at), record.events[place].text, effort, rng.split(place), luck);
    });
  });
  return luck;
}

}  // namespace benben
