// Texts of Pyramix (PYX-31, PYX-33): moves, reveals, cubes, JSON. What texts mean: faults.cc.
#include <array>
#include <span>
#include <string>

#include "core/json.h"
#include "games/pyramix/rules.h"
#include "games/pyramix/scoring.h"

namespace benben::pyramix {
namespace {

void write_cells(JsonWriter& json, CellSet cells) {
  json.begin_list();
  for (const Cell cell : cells) json.value(cell_name(cell));
  json.end_list();
}

// `{"b":...,"p":...,"o":...,"g":...}` with the value that `write` writes for each colour.
template <class Write>
void write_by_colour(JsonWriter& json, Write write) {
  json.begin_object();
  for (const Colour colour : kColours) {
    json.key(colour_letter(colour));
    write(colour);
  }
  json.end_object();
}

void write_awards(JsonWriter& json, const Scoring& scoring) {
  json.key("awards");
  write_by_colour(json, [&](Colour colour) {
    const std::optional<Seat> holder = scoring.awards[colour].holder;
    holder ? json.value(*holder) : json.null();
  });
}

void write_out(JsonWriter& json, const Scoring& scoring) {
  write_cells(json.key("out"), scoring.out);
}

void write_part(JsonWriter& json, std::string_view name, const Scores& points, int players) {
  json.begin_object().member("name", name).key("points").points(points, players).end_object();
}

}  // namespace

std::string cell_name(Cell cell) {
  const Coordinates at = coordinates(cell);
  return std::to_string(at.x) + std::to_string(at.y) + std::to_string(at.z);
}

std::string cube_code(Cube cube) {
  if (cube == Cube::kCobra) return "X";
  if (!is_coloured(cube)) return "?";
  return {kColourLetters[index(colour_of(cube))],
          kSymbolLetters[static_cast<std::size_t>(symbol_of(cube))]};
}

std::optional<Cube> find_cube(std::string_view code) {
  for (int kind = 0; kind < kCubeKinds; ++kind) {
    if (cube_code(static_cast<Cube>(kind)) == code) return static_cast<Cube>(kind);
  }
  return std::nullopt;
}

std::string cube_name(Cube cube) {
  constexpr std::array kColourNames = {"blue", "purple", "orange", "green"};
  constexpr std::array kSymbolNames = {"ankh", "crane", "eye"};
  if (cube == Cube::kCobra) return "cobra";
  if (!is_coloured(cube)) return "cube";
  return std::string(kColourNames[index(colour_of(cube))]) + " " +
         kSymbolNames[static_cast<std::size_t>(symbol_of(cube))];
}

std::string Pyramix::text(Cell cell) { return cell_name(cell); }

std::string Pyramix::text(const Reveal& reveal) {
  std::string text = "reveal";
  std::size_t n = 0;
  for (const Cell cell : reveal.cells) {
    text += " " + cell_name(cell) + "=" + cube_code(reveal.cubes[n++]);
  }
  return text;
}

std::string Pyramix::state_json(const State& state) {
  JsonWriter json;
  json.begin_object().key("cubes").begin_object();
  for (const Cell cell : state.occupied) {
    json.member(cell_name(cell), cube_code(state.cubes[index(cell)]));
  }
  json.end_object().key("taken").begin_list();
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    json.begin_list();
    for (std::size_t i = seat; i < state.removals; i += state.players) {
      json.value(cube_code(state.taken[i]));
    }
    json.end_list();
  }
  json.end_list().member("turn", seat_to_move(state)).member("left", kRemovals - state.removals);
  if (next(state).is_over()) {
    const Scoring scoring = score(state);
    write_out(json, scoring);
    write_awards(json, scoring);
  }
  return json.end_object().take();
}

std::string Pyramix::standing_json(const State& state) {
  const Scoring scoring = score(state);
  const int players = state.players;
  JsonWriter json;
  json.begin_object().key("parts").begin_list();
  write_part(json, "collected", scoring.collected, players);
  for (const Colour colour : kColours) {
    const ColourAward& award = scoring.awards[colour];
    Scores points{};
    if (award.holder) points[static_cast<std::size_t>(*award.holder)] = award.points;
    write_part(json, colour_letter(colour), points, players);
  }
  json.end_list().key("total").points(scoring.total, players);
  write_out(json, scoring);
  json.key("ankhs");
  write_by_colour(json, [&](Colour colour) {
    json.list(std::span(scoring.awards[colour].ankhs).first(state.players));
  });
  write_awards(json, scoring);
  json.key("awarded");
  write_by_colour(json, [&](Colour colour) { write_cells(json, scoring.awards[colour].cells); });
  return json.end_object().take();
}

void Pyramix::add_facts(JsonWriter& json, const Setup&) {
  json.member("removals", kRemovals).key("cubes").begin_list();
  for (int kind = 0; kind < kCubeKinds; ++kind) {
    const auto cube = static_cast<Cube>(kind);
    json.begin_object().member("code", cube_code(cube)).member("name", cube_name(cube));
    json.member("points", value(cube)).member("count", int{kSupply[index(cube)]}).end_object();
  }
  json.end_list().key("cells").begin_object();
  for (const Cell cell : CellSet::all()) {
    json.key(cell_name(cell)).begin_object().key("uppers");
    write_cells(json, uppers(cell));
    write_cells(json.key("lowers"), lowers(cell));
    write_cells(json.key("edges"), edge_neighbours(cell));
    json.end_object();
  }
  json.end_object();
  write_cells(json.key("tray"), kTray);
}

void Pyramix::add_derived(JsonWriter& json, const State& state) {
  json.key("faces").begin_object();
  for (const Cell cell : state.occupied) json.member(cell_name(cell), visible_faces(state, cell));
  json.end_object();
  const Scoring scoring = score(state);
  json.key("leaders");
  write_by_colour(json, [&](Colour colour) { json.list(leaders(scoring.awards[colour])); });
}

}  // namespace benben::pyramix
