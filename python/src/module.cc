// The module benben._core: games, generators and errors; the other files add the rest.
#include "core/facts.h"
#include "core/fault.h"
#include "core/general_faults.h"
#include "core/text.h"
#include "games/registry.h"
#include "python/src/bindings.h"
#include "search/match.h"

namespace benben::python {

const AnyGame& game_named(std::string_view name) {
  const AnyGame* game = find_game(name);
  if (game != nullptr) return *game;
  if (!is_clean_utf8(name)) throw nb::value_error("A name of a game has control characters.");
  throw RefusedError{make_error(GeneralFault::kNoSuchGame, {quoted_place("game", name)})};
}

Setup setup_from(const AnyGame& game, std::optional<int> players, const Texts& options,
                 const Texts& tags) {
  Setup setup{players.value_or(game.info().min_players), {}, {}};
  for (const auto* texts : {&options, &tags}) {
    for (const auto& [name, value] : *texts) {
      if (!is_clean_utf8(name) || !is_clean_utf8(value)) {
        throw nb::value_error("An option or a tag has control characters.");
      }
      (texts == &options ? setup.options : setup.tags).emplace_back(name, value);
    }
  }
  return setup;
}

nb::object loads(const std::string& json) {
  return nb::module_::import_("json").attr("loads")(json);
}

nb::object refused(const Error& error) {
  return nb::module_::import_("benben.errors").attr("refused")(loads(error_json(error)));
}

Rng& generator(const Chance& chance, Rng& own) {
  if (const auto* seed = std::get_if<std::uint64_t>(&chance)) {
    own = Rng(*seed);
    return own;
  }
  Rng* given = *std::get_if<Rng*>(&chance);
  if (given == nullptr) throw nb::value_error("A seed or a Rng is needed.");
  return *given;
}

std::vector<int> numbers_of(SeatSet seats) {
  std::vector<int> numbers;
  for (const Seat seat : seats) numbers.push_back(index(seat));
  return numbers;
}

std::vector<int> points_of(const Scores& scores, int players) {
  return {scores.begin(), scores.begin() + players};
}

namespace {

nb::list games() {
  nb::list list;
  for (const AnyGame* game : all_games()) list.append(loads(info_json(*game)));
  return list;
}

nb::object facts(const std::string& game, std::optional<int> players, const Texts& options,
                 const Texts& tags) {
  const AnyGame& found = game_named(game);
  return loads(take(facts_json(found, setup_from(found, players, options, tags))));
}

Texts read_tags(const std::string& game, const std::string& file) {
  Texts tags;
  for (const auto& [name, value] : take(game_named(game).read_tags(file))) tags[name] = value;
  return tags;
}

std::uint64_t playouts(const std::string& game, int players, int games, std::uint64_t seed) {
  const AnyGame& found = game_named(game);
  const GameInfo& info = found.info();
  if (players < info.min_players || players > info.max_players) {
    throw nb::value_error("The game has no such number of players.");
  }
  if (games < 1) throw nb::value_error("At least one game is played.");
  const nb::gil_scoped_release released;
  return count_playouts(found, players, games, seed);
}

std::uint32_t below(Rng& rng, std::uint32_t bound) {
  if (bound < 1) throw nb::value_error("The bound is at least 1.");
  return rng.below(bound);
}

void bind_rng(nb::module_& module) {
  nb::class_<Rng>(module, "Rng",
                  "A random generator, the same bits on every platform (docs/random.md).")
      .def(nb::init<std::uint64_t>(), nb::arg("seed"),
           "A generator of its own for each seed in [0, 2**64).")
      .def("next64", &Rng::next64, "The next 64 random bits, in [0, 2**64).")
      .def("below", &below, nb::arg("bound"),
           "A whole number in [0, bound), all equally likely; bound is in [1, 2**32).")
      .def("split", &Rng::split, nb::arg("purpose"),
           "The generator of a purpose, in [0, 2**64); depends on the seed alone, not on what was "
           "drawn.")
      .def_prop_ro("key", &Rng::key,
                   "The seed of a generator that draws what this one has drawn from its start: "
                   "Rng(s).split(g).key is the seed of game g of `benben selfplay --seed s`.")
      .def("__copy__", [](const Rng& rng) { return Rng(rng); });
}

}  // namespace
}  // namespace benben::python

NB_MODULE(_core, module) {
  using namespace benben::python;
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const RefusedError& refusal) {
      const nb::object instance = refused(refusal.error);
      PyErr_SetObject(instance.type().ptr(), instance.ptr());
    }
  });
  // OpenSpiel keeps what is registered with it, and so us, until the process has ended.
  nb::set_leak_warnings(false);
  module.attr("__version__") = BENBEN_VERSION;
  module.def(
      "games", &games, nb::sig("def games() -> list[dict[str, typing.Any]]"),
      "What is known of each game before it is played, in the order in which they are shown.");
  module.def(
      "facts", &facts, nb::arg("game"), nb::arg("players") = nb::none(),
      nb::arg("options") = Texts{}, nb::arg("tags") = Texts{},
      nb::sig("def facts(game: str, players: int | None = None, options: dict[str, str] = {}, "
              "tags: dict[str, str] = {}) -> dict[str, typing.Any]"),
      "What holds in every position of such a setup: boards, points, limits, and every reason for "
      "which a move is refused. Raises Refused for a setup that the game does not have.");
  module.def("read_tags", &read_tags, nb::arg("game"), nb::arg("file"),
             "The tags that a person's file of a board, a block or a box describes; Refused names "
             "the line.");
  module.def(
      "playouts", &playouts, nb::arg("game"), nb::arg("players"), nb::arg("games"),
      nb::arg("seed") = 0,
      "Plays whole games at random within C++, in one thread, and gives the number of decisions: "
      "what the rules cost without Python.");
  bind_rng(module);
  bind_position(module);
  bind_edits(module);
  bind_record(module);
  bind_search(module);
  bind_batch(module);
}
