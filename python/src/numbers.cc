// Positions and games in numbers (core/encoding.h).
#include <algorithm>

#include "core/json.h"
#include "python/src/arrays.h"
#include "python/src/bindings.h"
#include "research/editor.h"

namespace benben::python {

const Encoder& Position::encoder() const {
  const Encoder& found = encoder_of(at_->game());
  if (!is_covered_) take(found.covers(*setup_));
  is_covered_ = true;
  return found;
}

void Position::act(int action) {
  if (!encoder().play(*at_, action)) throw nb::value_error("This action is not legal here.");
  ++ply_;
}

ActionSpace space_of(const AnyGame& game, std::string_view space) {
  if (space == "actions") return ActionSpace::kActions;
  if (space != "edits") throw nb::value_error("A space is 'actions' or, in Cubus, 'edits'.");
  if (edits_of(game) != nullptr) return ActionSpace::kEdits;
  throw nb::value_error("Edits are a space of Cubus alone; other games list their moves.");
}

namespace {

auto observation(const Position& position, std::optional<int> seat) {
  const Encoder& encoder = position.encoder();
  const auto size = static_cast<std::size_t>(encoder.observation_size());
  auto array = new_array<std::int8_t>(size);
  encoder.observe(position.at(), position.seat(seat), {array.data(), size});
  return array;
}

auto mask(const Position& position) {
  const Encoder& encoder = position.encoder();
  const auto size = static_cast<std::size_t>(encoder.actions());
  auto array = new_array<bool>(size);
  encoder.mark(position.at(), {reinterpret_cast<std::uint8_t*>(array.data()), size});
  return array;
}

using Numbers = std::vector<int>;
constexpr const char* kNoSuchDraws = "No chance is due, or it cannot be drawn so.";

std::vector<std::pair<int, double>> draws(const Position& position, const Numbers& drawn) {
  const auto next = position.encoder().draws(position.at(), drawn);
  if (!next) throw nb::value_error(kNoSuchDraws);
  std::vector<std::pair<int, double>> list;
  for (const auto& [draw, probability] : *next) list.emplace_back(draw, probability);
  return list;
}

std::string draw_text(const Position& position, int draw, const Numbers& drawn) {
  const auto text = position.encoder().draw_text(position.at(), drawn, draw);
  if (!text) throw nb::value_error(kNoSuchDraws);
  return *text;
}

std::string apply_draws(Position& position, const Numbers& drawn) {
  const auto text = position.encoder().outcome(position.at(), drawn);
  if (!text) throw nb::value_error("No chance is due, or these draws are no whole outcome.");
  position.apply(kChance, *text);
  return *text;
}

std::string text_of(const Position& position, int action) {
  const auto text = position.encoder().text(position.at(), action);
  if (!text) throw nb::value_error("This action is not legal here.");
  return *text;
}

// What is fixed in the numbers of a game, as Python's encodings.py reads it.
nb::object encoding(const std::string& game, const std::string& space) {
  const AnyGame& found = game_named(game);
  const Encoder& encoder = encoder_of(found);
  const bool edits = space_of(found, space) == ActionSpace::kEdits;
  const EditSpace* of_edits = edits_of(found);
  const std::span<const PartInfo> shown = edits ? of_edits->parts() : encoder.parts();
  JsonWriter json;
  json.begin_object().member("actions", edits ? of_edits->actions() : encoder.actions());
  json.member("draws", encoder.draw_numbers());
  json.member("size", observation_size(shown)).key("parts").begin_list();
  for (const PartInfo& part : shown) {
    json.begin_object().member("name", part.name).key("shape").begin_list();
    for (const int axis : part.shape) {
      if (axis > 0) json.value(axis);
    }
    json.end_list().member("summary", part.summary).end_object();
  }
  return loads(json.end_list().end_object().take());
}

void bind_draws(nb::class_<Position>& position) {
  position
      .def("draws", &draws, nb::arg("drawn") = Numbers{},
           "What may be drawn next of the chance that is due, when `drawn` has been: numbers with "
           "exact probabilities that sum to 1, ascending; empty once they are a whole outcome. "
           "Things that come to light together are drawn one after the other. ValueError if no "
           "chance is due, or it cannot be drawn so.")
      .def("draw_text", &draw_text, nb::arg("draw"), nb::arg("drawn") = Numbers{},
           "What one of the numbers of draws(drawn) says; ValueError for any other.")
      .def("apply_draws", &apply_draws, nb::arg("drawn"),
           "Applies the outcome that draws make, and gives its text. ValueError, and all as it "
           "was, if they make none.");
}

}  // namespace

void bind_numbers(nb::module_& module, nb::class_<Position>& position) {
  module.def("encoding", &encoding, nb::arg("game"), nb::arg("space") = "actions",
             nb::sig("def encoding(game: str, space: str = 'actions') -> dict[str, typing.Any]"),
             "The numbers of actions and of draws, the bytes of an observation, and its parts in "
             "their order.");
  static_assert(sizeof(bool) == 1);
  position
      .def(
          "actions", [](const Position& at) { return at.encoder().legal(at.at()); },
          "The legal actions of the seat that decides, ascending; empty where none does.")
      .def("mask", &mask,
           "A new array of bool [actions]: whether each action is legal for the seat that decides.")
      .def("observation", &observation, nb::arg("seat") = nb::none(),
           "A new array of int8 [size]: what a seat sees, or the one that decides. docs/encodings "
           "says "
           "what stands where; benben.encoding(game).unpack() gives the parts their names.")
      .def("act", &Position::act, nb::arg("action"),
           "Plays an action of the seat that decides. ValueError, and all as it was, if it is not "
           "legal.")
      .def("action_text", &text_of, nb::arg("action"),
           "The text of a legal action; ValueError for any other.")
      .def(
          "action_of",
          [](const Position& at, const std::string& text) {
            return take(at.encoder().action(at.at(), text));
          },
          nb::arg("text"),
          "The action of a legal move; None if it has no number (Cubus: a build that is no "
          "candidate). "
          "Raises Refused if the move is not legal.");
  bind_draws(position);
}

}  // namespace benben::python
