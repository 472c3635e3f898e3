// Looking back at a game, and advice: what `benben analyse` and `hint` say (docs/analysis.md).
#include "python/src/bindings.h"
#include "python/src/signals.h"
#include "search/advice.h"
#include "search/review.h"
#include "search/review_json.h"

namespace benben::python {
namespace {

void require_nodes(int nodes, int most) {
  if (nodes < 1 || nodes > most) throw nb::value_error("Nodes are from 1 to 100,000 a position.");
}

// The object of `benben analyse --json`.
nb::dict review(const Record& record, int nodes, std::uint64_t seed, int first) {
  require_nodes(nodes, kMaxReviewEffort);
  if (first < 0 || static_cast<std::size_t>(first) > record.events.size()) {
    throw nb::value_error("The record has no such number of events.");
  }
  const std::unique_ptr<Review> made = take(make_review(record, {nodes, seed, first}));
  Signals signals;
  {
    const nb::gil_scoped_release released;
    while (!made->is_done() && !signals.is_raised()) made->step(signals);
  }
  signals.raise();
  nb::list events;
  for (const ReviewedEvent& event : made->events()) {
    events.append(loads(event_json(event, made->players())));
  }
  nb::dict found;
  found["game"] = *record.tag("Game");
  found["players"] = made->players();
  found["nodes"] = nodes;
  found["seed"] = seed;
  found["events"] = events;
  found["sums"] = loads(sums_json(*made));
  return found;
}

nb::object advised(const Position& position, std::optional<int> seat, int nodes,
                   std::uint64_t seed) {
  require_nodes(nodes, kMaxAdviceEffort);
  if (!seat && !position.at().next().is_seats()) return nb::none();
  const Seat asked = position.seat(seat);
  Signals signals;
  std::optional<Advice> advice;
  {
    const nb::gil_scoped_release released;
    advice = advise(position.at(), asked, {nodes, seed}, signals);
  }
  signals.raise();
  return advice ? loads(advice_json(*advice)) : nb::none();
}

}  // namespace

void bind_analysis(nb::module_& module, nb::class_<Position>& position) {
  position.def(
      "advise", &advised, nb::arg("seat") = nb::none(), nb::arg("nodes") = AdviceOptions{}.effort,
      nb::arg("seed") = AdviceOptions{}.seed,
      nb::sig("def advise(self, seat: int | None = None, nodes: int = 400, seed: int = 1) -> "
              "dict[str, typing.Any] | None"),
      "What a seat (the one that decides, if none is named) might play, what that promises and "
      "why, "
      "as "
      "docs/analysis.md has the members (Hints): `seat`, `exact`, `moves` (the best first, one to "
      "some four: `text`, `win`, `points` and `error` by seat, `exact`, `proved`, `close`, "
      "`place`, "
      "`rest`), "
      "`facts`, "
      "`reasons`, `costs`. `win` are expected shares of the win in [0, 1], `points` expected final "
      "points, `error` an estimate of the standard error of `win`. `nodes`: simulations a "
      "position, from 1 to 100,000, of which a dozen and more are searched; `seed`: in [0, 2**64). "
      "The same position, nodes and seed give the same on every platform. None if the seat may not "
      "act; ValueError for a seat or nodes that there are not. Other threads run meanwhile, and "
      "Ctrl-C ends it with KeyboardInterrupt.");
  module.def(
      "review", &review, nb::arg("record"), nb::arg("nodes") = ReviewOptions{}.effort,
      nb::arg("seed") = ReviewOptions{}.seed, nb::arg("first") = ReviewOptions{}.first,
      nb::sig("def review(record: Record, nodes: int = 1000, seed: int = 1, first: int = 0) -> "
              "dict[str, typing.Any]"),
      "Looks back at a game: what luck brought to each seat, what each decision cost against the "
      "best "
      "move found, and why that is better. The object that `benben analyse --json` writes, as "
      "docs/analysis.md has the members: `game`, `players`, `nodes`, `seed`, `events` (one for "
      "each event from ply `first` on) and `sums` (`seats`, the accounts; `turning_points`, plies; "
      "`end`). `win` are shares of the win, expected values in [0, 1], of luck and costs in [-1, "
      "1]; "
      "`points` are final points; lists are by seat. `nodes`: simulations a position, from 1 to "
      "100,000, a loss with ten times as many; `seed`: in [0, 2**64); `first`: from 0 to the "
      "record's length. The same record, nodes and seed give the same on every platform. Raises "
      "Refused, with line and rule, for a record that is against the rules; ValueError for nodes "
      "or "
      "a ply that there are not. Other threads run meanwhile, and Ctrl-C ends it with "
      "KeyboardInterrupt.");
}

}  // namespace benben::python
