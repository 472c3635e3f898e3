// Records: read, written, built and folded into positions.
#include "core/record.h"

#include <algorithm>

#include "core/general_faults.h"
#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"
#include "python/src/bindings.h"

namespace benben::python {
namespace {

using PythonEvent = std::pair<std::optional<int>, std::string>;

PythonEvent event_of(const Event& event) {
  return {event.actor ? std::optional(index(*event.actor)) : std::nullopt, event.text};
}

Record started(const std::string& game, std::optional<int> players, const Texts& options,
               const Texts& tags) {
  const AnyGame& found = game_named(game);
  const Setup setup = setup_from(found, players, options, tags);
  take(found.start(setup));
  return new_record(found, setup);
}

// The position behind the first `plies` events; all, and the tags that tell of the result, if none
// are named.
Position replayed(const Record& record, std::optional<int> plies) {
  const auto length = static_cast<int>(record.events.size());
  if (plies && (*plies < 0 || *plies > length)) {
    throw nb::value_error("The record has no such number of events.");
  }
  auto setup = std::make_shared<const Setup>(take(setup_of(record, find_game)));
  if (!plies) return {std::move(setup), take(replay(record, find_game)), length};
  Position position(std::move(setup), take(start_of(record, find_game)), 0);
  for (int ply = 0; ply < *plies; ++ply) {
    const Event& event = record.events[static_cast<std::size_t>(ply)];
    try {
      position.apply(event.actor, event.text);
    } catch (RefusedError& refusal) {
      refusal.error.line = record.event_line(static_cast<std::size_t>(ply));
      throw;
    }
  }
  return position;
}

// Every position of a record, the start first.
std::vector<Position> positions(const Record& record) {
  auto setup = std::make_shared<const Setup>(take(setup_of(record, find_game)));
  std::vector<Position> list;
  take(replay(record, find_game,
              [&](int ply, const AnyPosition& at) { list.emplace_back(setup, at.clone(), ply); }));
  return list;
}

void append(Record& record, const std::string& text, std::optional<int> actor) {
  if (actor && (*actor < 0 || *actor >= kMaxSeats)) {
    throw nb::value_error("An actor is a seat, or None for chance.");
  }
  if (record.events.size() >= kMaxEvents) throw nb::value_error("The record is full.");
  const Actor who = actor ? Actor(seat_at(*actor)) : kChance;
  record.events.push_back(take(parse_event(event_line({who, text}))));
}

void set_tag(Record& record, const std::string& name, const std::string& value) {
  if (!is_tag_name(name)) {
    throw RefusedError{make_error(GeneralFault::kTagName, {quoted_place("tag", name)})};
  }
  Record changed{record.tags, {}};
  const auto found = std::ranges::find(changed.tags, name, &Tag::name);
  if (found != changed.tags.end()) {
    found->value = value;
  } else {
    changed.tags.push_back({name, value});
  }
  // What cannot be written down is no tag.
  record.tags = take(parse_record(write_record(changed))).tags;
}

nb::dict tags(const Record& record) {
  nb::dict all;
  for (const Tag& tag : record.tags) all[tag.name.c_str()] = tag.value;
  return all;
}

std::vector<PythonEvent> events(const Record& record) {
  std::vector<PythonEvent> list;
  for (const Event& event : record.events) list.push_back(event_of(event));
  return list;
}

}  // namespace

void bind_record(nb::module_& module) {
  nb::class_<Record>(
      module, "Record",
      "A game as text: its tags and its events (docs/record.md). Appended events are checked "
      "when they are replayed.")
      .def_static(
          "parse", [](const std::string& text) { return take(parse_record(text)); },
          nb::arg("text"), "Reads a record; the form alone is checked. Refused names the line.")
      .def_static("start", &started, nb::arg("game"), nb::arg("players") = nb::none(),
                  nb::arg("options") = Texts{}, nb::arg("tags") = Texts{},
                  "A record without events of such a setup.")
      .def("write", &write_record, "The record as text, in its only spelling.")
      .def("__str__", &write_record)
      .def("__len__", [](const Record& record) { return record.events.size(); })
      .def(
          "__eq__",
          [](const Record& one, nb::object other) {
            return nb::isinstance<Record>(other) && one == nb::cast<const Record&>(other);
          },
          nb::arg("other"), nb::sig("def __eq__(self, other: object) -> bool"))
      .def(
          "clone", [](const Record& record) { return Record(record); }, "A copy.")
      .def_prop_ro("tags", &tags, nb::sig("def tags(self) -> dict[str, str]"),
                   "Names and values, in their order; a copy.")
      .def_prop_ro("events", &events,
                   "Actor (a seat, or None for chance) and text of each event; a copy.")
      .def("set_tag", &set_tag, nb::arg("name"), nb::arg("value"),
           "Sets a tag, or adds it as the last. Raises Refused if it cannot be written down.")
      .def("append", &append, nb::arg("text"), nb::arg("actor").none(),
           "Adds an event of a seat, or of chance (None). Raises Refused for the form of its text.")
      .def(
          "set_result",
          [](Record& record, const Position& position) { set_result(record, position.at()); },
          nb::arg("position"),
          "Sets the tag Result of a finished game, as the position tells it; removes it otherwise.")
      .def("replay", &replayed, nb::arg("plies") = nb::none(),
           "The position behind the first `plies` events; behind all, and with the result checked, "
           "if "
           "none are named. Refused names line and rule.")
      .def("positions", &positions, "Every position, the start first.");
}

}  // namespace benben::python
