// Bots, searches and exact values.
#include "python/src/bindings.h"
#include "python/src/signals.h"
#include "research/exact.h"
#include "search/bot.h"
#include "search/match.h"
#include "search/tree_search.h"

namespace benben::python {
namespace {

// The most that a search of 32-bit counts is asked for at one go.
constexpr int kMaxSimulations = 100'000'000;

std::unique_ptr<Bot> bot_of(const AnyGame& game, const std::string& spec) {
  return take(make_bot(game, spec));
}

struct PythonBot {
  PythonBot(const std::string& game_name, std::string spec_text)
      : game(&game_named(game_name)), spec(std::move(spec_text)), bot(bot_of(*game, spec)) {}

  std::string choose(const Position& position, std::uint64_t seed) const {
    const AnyGame& played = position.at().game();
    if (played.info().name != game->info().name) {
      throw nb::value_error("The bot plays another game.");
    }
    if (!position.at().next().is_seats()) throw nb::value_error("No seat decides here.");
    const nb::gil_scoped_release released;
    if (&played == game) return bot->choose(position.at(), Rng(seed));
    // By an older version of its rules.
    return bot_of(played, spec)->choose(position.at(), Rng(seed));
  }

  const AnyGame* game;
  std::string spec;
  std::unique_ptr<Bot> bot;
};

// One bot a seat; as many seats as bots.
Record match(const std::string& game, const std::vector<std::string>& specs, std::uint64_t seed,
             const Texts& options, const Texts& tags) {
  const AnyGame& found = game_named(game);
  const Setup setup = setup_from(found, static_cast<int>(specs.size()), options, tags);
  take(found.start(setup));
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& spec : specs) bots.push_back(bot_of(found, spec));
  const nb::gil_scoped_release released;
  return play_match(found, setup, bots, GameSeed(Rng(seed)));
}

class Search {
 public:
  Search(const Position& position, std::uint64_t seed, bool is_learned) {
    if (!position.at().next().is_seats()) throw nb::value_error("No seat decides here.");
    search_ = make_tree_search(position.at(), Rng(seed));
    if (is_learned) search_->use_learned_value();
  }

  void run(int simulations) {
    if (simulations < 1 || simulations > kMaxSimulations) {
      throw nb::value_error("A search runs from 1 to 100,000,000 simulations at one go.");
    }
    Signals signals;
    {
      const nb::gil_scoped_release released;
      search_->run(simulations, signals);
    }
    signals.raise();
  }

  std::vector<nb::tuple> statistics() const {
    std::vector<nb::tuple> list;
    for (const SearchedMove& move : search_->statistics()) {
      list.push_back(nb::make_tuple(move.text, move.visits, move.value));
    }
    return list;
  }

  int seat() const { return index(search_->seat()); }
  std::uint64_t simulations() const { return search_->simulations(); }

 private:
  std::unique_ptr<TreeSearch> search_;
};

// (shares of the win, points, best move), or None.
nb::object solved(const Position& position, std::int64_t positions) {
  if (positions < 1) throw nb::value_error("At least one position is looked at.");
  std::optional<Solved> found;
  {
    const nb::gil_scoped_release released;
    found = solve(position.at(), positions);
  }
  if (!found) return nb::none();
  const auto players = position.at().players();
  const auto first = [&](const Values& values) {
    return std::vector<double>(values.begin(), values.begin() + players);
  };
  return nb::make_tuple(first(found->outlook.win), first(found->outlook.points), found->best);
}

}  // namespace

void bind_search(nb::module_& module) {
  nb::class_<PythonBot>(
      module, "Bot",
      "Who plays a seat by machine: `random`, `greedy`, `bot:1` to `bot:8`, `mcts:N` with N "
      "simulations a move, `learned:N`, which goes by what the game has learned, in "
      "Ascension `alphabeta:N` with N nodes, or `erring:N:L`, which errs by L thousandths of the "
      "win as the lower levels do.")
      .def(nb::init<std::string, std::string>(), nb::arg("game"), nb::arg("spec"),
           "Raises Refused if there is no such game or bot.")
      .def_ro("spec", &PythonBot::spec, "As it was named.")
      .def("choose", &PythonBot::choose, nb::arg("position"), nb::arg("seed") = 0,
           "The text of a legal move of the seat that decides: the same for the same position and "
           "seed.");
  nb::class_<Search>(
      module, "Search",
      "Monte Carlo tree search with chance nodes, from a position in which a seat decides.")
      .def(nb::init<const Position&, std::uint64_t, bool>(), nb::arg("position"),
           nb::arg("seed") = 0, nb::kw_only(), nb::arg("learned") = false,
           "With `learned` simulations end at what the game has learned positions to be worth, as "
           "those of the bot `learned:N`. ValueError if no seat decides there.")
      .def("run", &Search::run, nb::arg("simulations"),
           "So many simulations more, from 1 to 100,000,000. Each adds a node: some 100 to 600 "
           "bytes. Ctrl-C ends it at once, and what was found by then stays.")
      .def_prop_ro("seat", &Search::seat, "The seat whose moves are searched.")
      .def_prop_ro("simulations", &Search::simulations, "Simulations run until now.")
      .def(
          "statistics", &Search::statistics,
          nb::sig("def statistics(self) -> list[tuple[str, int, float]]"),
          "Text, visits and mean value in [0, 1] of each of the root's moves; empty before run().");
  module.def("match", &match, nb::arg("game"), nb::arg("bots"), nb::arg("seed") = 0,
             nb::arg("options") = Texts{}, nb::arg("tags") = Texts{},
             "Plays a whole game, a bot for each seat, and gives its record.");
  module.def(
      "solve", &solved, nb::arg("position"), nb::arg("positions"),
      nb::sig(
          "def solve(position: Position, positions: int) -> tuple[list[float], list[float], str "
          "| None] | None"),
      "What a position is worth if all play as well as they can: each seat's share of the win and "
      "its points, and the best move; None if that takes a look at more positions.");
}

}  // namespace benben::python
