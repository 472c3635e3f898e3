// Moves of Cubus made in edits (research/editor.h).
#include <nanobind/ndarray.h>

#include "python/src/arrays.h"
#include "python/src/bindings.h"
#include "research/editor.h"

namespace benben::python {
namespace {

const EditSpace& edits_for(const Position& position) {
  space_of(position.at().game(), "edits");
  return *edits_of(position.at().game());
}

class Edits {
 public:
  explicit Edits(const Position& position)
      : position_(position), space_(&edits_for(position)), editor_(space_->begin(position.at())) {}
  Edits(const Edits& other)
      : position_(other.position_), space_(other.space_), editor_(other.editor_->clone()) {}

  std::vector<int> actions() const { return editor_->legal(); }

  auto mask() const {
    const auto size = static_cast<std::size_t>(space_->actions());
    auto array = new_array<bool>(size);
    editor_->mark({reinterpret_cast<std::uint8_t*>(array.data()), size});
    return array;
  }

  auto observation(std::optional<int> seat) const {
    const auto size = static_cast<std::size_t>(space_->observation_size());
    auto array = new_array<std::int8_t>(size);
    editor_->observe(position_.seat(seat), {array.data(), size});
    return array;
  }

  std::optional<std::string> act(int action) {
    if (!editor_->make(action)) throw nb::value_error("This edit is not allowed here.");
    return editor_->move();
  }

  std::optional<std::string> move() const { return editor_->move(); }

  std::string text(int action) const {
    if (action < 0 || action >= space_->actions()) throw nb::value_error("There is no such edit.");
    return space_->text(action);
  }

  static std::vector<int> to(const Position& position, const std::string& text) {
    return take(edits_for(position).edits_to(position.at(), text));
  }

 private:
  Position position_;
  const EditSpace* space_;
  std::unique_ptr<Editor> editor_;
};

}  // namespace

void bind_edits(nb::module_& module) {
  nb::class_<Edits>(module, "Edits",
                    "A move of Cubus in the making, edit by edit (docs/encodings/cubus.md). It is "
                    "of a copy of the position, which it leaves as it is.")
      .def(nb::init<const Position&>(), nb::arg("position"),
           "Begins a draft. ValueError for a position of a game without edits.")
      .def("actions", &Edits::actions,
           "The edits that are allowed, ascending; empty once there is a move, and where no seat "
           "decides.")
      .def("mask", &Edits::mask, "A new array of bool [87]: whether each edit is allowed.")
      .def("observation", &Edits::observation, nb::arg("seat") = nb::none(),
           "A new array of int8 [712]: table and draft as a seat sees the table, or the one that "
           "decides. The draft is in it for whichever seat; environments show it to its own alone. "
           "benben.encoding(\"cubus\", \"edits\").unpack() gives the parts their names.")
      .def("act", &Edits::act, nb::arg("action"),
           "Makes an edit; the text of the move, for Position.apply, if it was the last. "
           "ValueError, and all as it was, if it is not allowed.")
      .def_prop_ro("move", &Edits::move,
                   "The text of the move; None until the last edit has been made.")
      .def(
          "clone", [](const Edits& edits) { return Edits(edits); },
          "The same draft, which goes its own way from here.")
      .def("text", &Edits::text, nb::arg("action"),
           "What an edit does, for people: \"upon 3\". ValueError for a number that is none.")
      .def_static("to", &Edits::to, nb::arg("position"), nb::arg("text"),
                  "Edits that lead from a new draft of the position to a legal move of the seat "
                  "that decides. Raises Refused if the move is not legal.");
}

}  // namespace benben::python
