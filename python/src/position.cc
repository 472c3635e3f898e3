// Positions: what they are, what may happen in them, and why not.
#include "core/replay.h"
#include "python/src/bindings.h"
#include "research/exact.h"

namespace benben::python {

Actor Position::actor(std::optional<int> number) const {
  const Next next = at_->next();
  if (!number) return next.is_seats() ? Actor(next.seats.first()) : kChance;
  if (*number == -1) return kChance;
  if (*number < 0 || *number >= at_->players()) {
    throw nb::value_error("An actor is a seat of the game, or -1 for chance.");
  }
  return seat_at(*number);
}

Seat Position::seat(std::optional<int> number) const {
  const Actor found = actor(number);
  if (!found) throw nb::value_error("A seat is meant: no seat decides here, or chance was named.");
  return *found;
}

void Position::apply(Actor actor, std::string_view text) {
  take(at_->apply(actor, text));
  ++ply_;
}

namespace {

Position start(const std::string& game, std::optional<int> players, const Texts& options,
               const Texts& tags) {
  const AnyGame& found = game_named(game);
  auto setup = std::make_shared<const Setup>(setup_from(found, players, options, tags));
  auto at = take(found.start(*setup));
  return {std::move(setup), std::move(at), 0};
}

std::string_view kind(const Position& position) {
  const Next next = position.at().next();
  if (next.is_over()) return "over";
  return next.is_chance() ? "chance" : "seats";
}

std::optional<int> deciding_seat(const Position& position) {
  const Next next = position.at().next();
  return next.is_seats() ? std::optional(index(next.seats.first())) : std::nullopt;
}

std::optional<std::vector<int>> race(const Position& position) {
  const auto race = position.at().race();
  return race ? std::optional(numbers_of(race->seats)) : std::nullopt;
}

std::optional<std::vector<std::string>> legal(const Position& position, std::optional<int> seat) {
  if (!seat && !position.at().next().is_seats()) return std::vector<std::string>();
  return position.at().legal(position.seat(seat));
}

nb::object why_not(const Position& position, const std::string& text, std::optional<int> actor) {
  const Status status = position.at().check(position.actor(actor), text);
  return status ? nb::none() : refused(status.error());
}

std::string sample(const Position& position, const Chance& chance) {
  if (!position.at().next().is_chance()) throw nb::value_error("No chance is due.");
  Rng own(0);
  return position.at().sample(generator(chance, own));
}

std::string apply_chance(Position& position, const Chance& chance) {
  std::string text = sample(position, chance);
  position.apply(kChance, text);
  return text;
}

std::optional<std::vector<std::pair<std::string, double>>> listed_outcomes(
    const Position& position) {
  if (!position.at().next().is_chance()) throw nb::value_error("No chance is due.");
  std::vector<std::pair<std::string, double>> list;
  for (auto& [text, probability] : outcomes(position.at())) list.emplace_back(text, probability);
  if (list.empty()) return std::nullopt;
  return list;
}

std::optional<std::pair<std::string, int>> best(const Position& position, std::optional<int> seat) {
  if (!position.at().next().is_seats()) return std::nullopt;
  const auto found = position.at().best(position.seat(seat));
  if (!found) return std::nullopt;
  return std::pair(found->text, found->points);
}

std::optional<std::vector<float>> returns(const Position& position) {
  if (!position.at().next().is_over()) return std::nullopt;
  const auto all = returns_of(position.at());
  return std::vector<float>(all.begin(), all.begin() + position.at().players());
}

std::string draw(const Position& position, bool colour, bool compact) {
  return position.at().draw({colour, compact ? BoardForm::kCompact : BoardForm::kFull});
}

std::string svg(const nb::object& position) {
  return nb::cast<std::string>(nb::module_::import_("benben.drawing").attr("svg")(position));
}

Texts texts_of(const NamedTexts& texts) { return {texts.begin(), texts.end()}; }

bool equals(const Position& one, nb::object other) {
  return nb::isinstance<Position>(other) &&
         are_equal(one.at(), nb::cast<const Position&>(other).at());
}

void bind_events(nb::class_<Position>& position) {
  position
      .def(
          "legal", &legal, nb::arg("seat") = nb::none(),
          "Texts of the legal moves of a seat (of the one that decides, if none is named), in byte "
          "order; empty for one that may not act. None where they are too many to be listed "
          "(Cubus, "
          "while stacks are built): then any legal text is accepted, and actions() has some.")
      .def(
          "why_not", &why_not, nb::arg("text"), nb::arg("actor") = nb::none(),
          nb::sig("def why_not(self, text: str, actor: int | None = None) -> Refused | None"),
          "Why an event may not happen now, with the rule that forbids it; None if it may. `actor` "
          "is a seat, -1 for chance, or None for whoever is due.")
      .def(
          "apply",
          [](Position& at, const std::string& text, std::optional<int> actor) {
            at.apply(at.actor(actor), text);
          },
          nb::arg("text"), nb::arg("actor") = nb::none(),
          "Lets an event happen, a move or an outcome of chance. Raises Refused, and leaves all as "
          "it "
          "was, if it may not. `actor` as for why_not().")
      .def("sample", &sample, nb::arg("chance"),
           "The text of an outcome of the chance that is due, drawn as the rules have it; `chance` "
           "is "
           "a seed or a Rng, which is drawn from. ValueError if no chance is due.")
      .def("apply_chance", &apply_chance, nb::arg("chance"),
           "Draws an outcome as sample() does, applies it, and gives its text.")
      .def("outcomes", &listed_outcomes,
           "Every outcome of the chance that is due with its exact probability; these sum to 1. "
           "None "
           "where there are too many to be listed. ValueError if no chance is due.")
      .def("best", &best, nb::arg("seat") = nb::none(),
           "The move that wins most points at once, exact, and how many; None where the game does "
           "not "
           "say. Cubus does, while stacks are built.");
}

void bind_views(nb::class_<Position>& position) {
  position
      .def_prop_ro(
          "state", [](const Position& at) { return loads(at.at().state_json()); },
          nb::sig("def state(self) -> dict[str, typing.Any]"),
          "All that is public, as the game's page of rules defines it.")
      .def_prop_ro(
          "standing", [](const Position& at) { return loads(at.at().standing_json()); },
          nb::sig("def standing(self) -> dict[str, typing.Any]"),
          "The points if the game ended now, in parts.")
      .def_prop_ro(
          "derived", [](const Position& at) { return loads(at.at().derived_json()); },
          nb::sig("def derived(self) -> dict[str, typing.Any]"),
          "What follows from the state by the rules, for people to see.")
      .def(
          "trace", [](const Position& at) { return loads(trace_line(at.ply(), at.at())); },
          nb::sig("def trace(self) -> dict[str, typing.Any]"),
          "The position as a line of a trace (docs/record.md): ply, next, legal, state, scores.")
      .def("draw", &draw, nb::arg("colour") = false, nb::arg("compact") = false,
           "A picture in letters, of several lines; with ANSI colours, or at most 19 rows high.")
      .def("svg", &svg, nb::sig("def svg(self) -> str"),
           "A picture of plain shapes, an SVG document: what draw() shows, with a title and the "
           "points for who does not see it, and letters for whatever a colour says.")
      .def("_repr_svg_", &svg, nb::sig("def _repr_svg_(self) -> str"), "What Jupyter shows: svg().")
      .def("__str__", [](const Position& at) { return draw(at, false, false); });
}

void bind_facts(nb::class_<Position>& position) {
  position
      .def_prop_ro(
          "game", [](const Position& at) { return std::string(at.at().game().info().name); },
          "The name of the game: \"pyramix\".")
      .def_prop_ro(
          "players", [](const Position& at) { return at.at().players(); }, "The number of seats.")
      .def_prop_ro(
          "options", [](const Position& at) { return texts_of(at.setup().options); },
          "The options that were named; the others have their first values.")
      .def_prop_ro(
          "tags", [](const Position& at) { return texts_of(at.setup().tags); },
          "Data of the game's own, by full names.")
      .def_prop_ro("ply", &Position::ply, "The number of events that led here.")
      .def_prop_ro(
          "kind", [](const Position& at) { return std::string(kind(at)); },
          "What the position waits for: \"chance\", \"seats\" or, when it is over, \"over\".")
      .def_prop_ro(
          "is_over", [](const Position& at) { return at.at().next().is_over(); },
          "Whether the game is over.")
      .def_prop_ro(
          "is_chance", [](const Position& at) { return at.at().next().is_chance(); },
          "Whether an outcome of chance is due.")
      .def_prop_ro("seat", &deciding_seat,
                   "The seat that decides, from 0, of several the first; None if none does.")
      .def_prop_ro(
          "seats", [](const Position& at) { return numbers_of(at.at().next().seats); },
          "All seats that may act now.")
      .def_prop_ro("race", &race,
                   "The seats of which the first to answer counts; None where there is no race.")
      .def_prop_ro(
          "scores",
          [](const Position& at) { return points_of(at.at().scores(), at.at().players()); },
          "Points so far by seat, as the game counts them.")
      .def_prop_ro(
          "winners", [](const Position& at) { return numbers_of(at.at().winners()); },
          "The seats that have won; empty until the game is over.")
      .def_prop_ro(
          "returns", &returns,
          "Of a finished game by seat, 0 in sum: 1 for a sole winner, -1 / (players - 1) for "
          "who has not won; winners share. None until the game is over.")
      .def_prop_ro(
          "fingerprint", [](const Position& at) { return fingerprint(at.at()); },
          "64 bits of what people see of the position, the same on every platform.");
}

}  // namespace

void bind_position(nb::module_& module) {
  nb::class_<Position> position(
      module, "Position",
      "A position of a game. Copies go their own ways; equal ones compare equal.");
  module.def(
      "start", &start, nb::arg("game"), nb::arg("players") = nb::none(),
      nb::arg("options") = Texts{}, nb::arg("tags") = Texts{},
      "The position before the first event. Raises Refused for a setup that the game does not "
      "have; players default to the fewest it takes.");
  bind_facts(position);
  position
      .def(
          "clone", [](const Position& at) { return Position(at); },
          "A position like it, which goes its own way from here.")
      .def("__copy__", [](const Position& at) { return Position(at); })
      .def(
          "__deepcopy__", [](const Position& at, nb::dict) { return Position(at); },
          nb::arg("memo"))
      .def("__eq__", &equals, nb::arg("other"), nb::sig("def __eq__(self, other: object) -> bool"))
      .def("__hash__",
           [](const Position& at) { return static_cast<std::int64_t>(fingerprint(at.at()) >> 2); });
  bind_events(position);
  bind_views(position);
  bind_numbers(module, position);
  bind_analysis(module, position);
}

}  // namespace benben::python
