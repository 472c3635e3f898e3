// Texts of Pyramix both ways (PYX-31 to PYX-33): moves, reveals, refusals in words, JSON.
#include "core/text.h"

#include <algorithm>
#include <array>
#include <string>

#include "games/pyramix/rules.h"
#include "games/pyramix/scoring.h"

namespace benben::pyramix {
namespace {

constexpr std::string_view kRevealWord = "reveal";

// Three digits, whatever cell they name (PYX-31).
bool is_cell_text(std::string_view text) {
  return text.size() == 3 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// The cell of a three-digit text; nothing if the pyramid has no such cell (PYX-03).
std::optional<Cell> cell_of_digits(std::string_view text) {
  return find_cell({text[0] - '0', text[1] - '0', text[2] - '0'});
}

std::string cell_list(CellSet cells) {
  std::string text;
  for (const Cell cell : cells) {
    if (!text.empty()) text += ' ';
    text += cell_name(cell);
  }
  return text;
}

// "The green ankh at 014"
std::string cube_at(const State& state, Cell cell) {
  return "The " + cube_name(state.cubes[index(cell)]) + " at " + cell_name(cell);
}

std::string explain_turn(const State& state, Seat seat, std::string_view rule) {
  if (rule == "PYX-20") return "The game is over: only the tray's layer is left.";
  if (rule == "PYX-17") {
    return "Before the next turn is revealed: " + cell_list(due_reveal(state)) + ".";
  }
  return "It is the turn of seat " + std::to_string(index(seat_to_move(state))) + ", not of seat " +
         std::to_string(benben::index(seat)) + ".";
}

std::string explain_cell(const State& state, Cell cell, std::string_view rule) {
  if (rule == "PYX-10") return "There is no cube at " + cell_name(cell) + " any more.";
  if (rule == "PYX-11") {
    const bool one = visible_faces(state, cell) == 1;
    return cube_at(state, cell) + " shows " + (one ? "one face" : "no face") +
           "; a cube may be taken when two or three of its faces are visible.";
  }
  if (rule == "PYX-12") {
    return "No cube would slide into the place of the one at " + cell_name(cell) +
           ": the tray would lie open.";
  }
  const CellSet cobras = face_neighbours(cell) & state.cobras;
  return cube_at(state, cell) + " touches the cobra at " + cell_name(cobras.first()) +
         "; only a cobra may be taken beside a cobra.";
}

Error illegal(std::string_view rule, std::string message) {
  return {ErrorCode::kIllegal, std::move(message), std::string(rule), 0};
}

Error malformed(std::string_view rule, std::string message) {
  return {ErrorCode::kMalformed, std::move(message), std::string(rule), 0};
}

struct NamedCube {
  std::string_view cell;
  Cube cube;
};

// "014=bA"; nothing if the text is not of that form.
std::optional<NamedCube> parse_named_cube(std::string_view text) {
  if (text.size() < 5 || text[3] != '=' || !is_cell_text(text.substr(0, 3))) return std::nullopt;
  const std::optional<Cube> cube = find_cube(text.substr(4));
  if (!cube) return std::nullopt;
  return NamedCube{text.substr(0, 3), *cube};
}

// The words of a reveal behind `reveal`; nothing if one is not of its form.
std::optional<std::vector<NamedCube>> parse_reveal(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() < 2 || words[0] != kRevealWord) return std::nullopt;
  std::vector<NamedCube> named;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::optional<NamedCube> cube = parse_named_cube(words[i]);
    if (!cube) return std::nullopt;
    named.push_back(*cube);
  }
  return named;
}

bool names_exactly(const std::vector<NamedCube>& named, CellSet due) {
  if (static_cast<int>(named.size()) != due.size()) return false;
  auto cube = named.begin();
  for (const Cell cell : due) {
    if ((cube++)->cell != cell_name(cell)) return false;
  }
  return true;
}

std::string taken_json(const State& state, int seat) {
  std::vector<std::string> codes;
  for (std::size_t i = static_cast<std::size_t>(seat); i < state.removals; i += state.players) {
    codes.push_back(cube_code(state.taken[i]));
  }
  return json_list(codes);
}

std::string cells_json(CellSet cells) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(cell_name(cell));
  return json_list(names);
}

// `{"b":...,"p":...,"o":...,"g":...}` with the value that `member` writes for each colour.
template <class Member>
std::string colours_json(Member member) {
  std::string out = "{";
  for (const Colour colour : kColours) {
    if (out.size() > 1) out += ',';
    out += json_quote(kColourLetters.substr(index(colour), 1)) + ":" + member(colour);
  }
  return out += '}';
}

std::string awards_json(const Scoring& scoring) {
  return colours_json([&](Colour colour) {
    const std::optional<Seat> holder = scoring.awards[index(colour)].holder;
    return holder ? std::to_string(benben::index(*holder)) : std::string("null");
  });
}

std::string part_json(std::string_view name, const Scores& points, int players) {
  return "{\"name\":" + json_quote(name) + ",\"points\":" + json_points(points, players) + "}";
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
  std::string text(kRevealWord);
  std::size_t n = 0;
  for (const Cell cell : reveal.cells) {
    text += " " + cell_name(cell) + "=" + cube_code(reveal.cubes[n++]);
  }
  return text;
}

Result<Cell> Pyramix::read_move(const State& state, Seat seat, std::string_view text) {
  if (const Refusal rule = check_turn(state, seat)) {
    return Error{ErrorCode::kOutOfTurn, explain_turn(state, seat, *rule), std::string(*rule), 0};
  }
  if (!is_cell_text(text)) {
    return malformed("PYX-31", "A move is the name of a cell, three digits as in 014.");
  }
  const std::optional<Cell> cell = cell_of_digits(text);
  if (!cell) {
    return illegal("PYX-03", "There is no cell " + std::string(text) +
                                 ": the three digits of a cell add up to 5 at most.");
  }
  if (const Refusal rule = check(state, seat, *cell)) {
    return illegal(*rule, explain_cell(state, *cell, *rule));
  }
  return *cell;
}

Result<Reveal> Pyramix::read_outcome(const State& state, std::string_view text) {
  if (next(state).is_over()) return illegal("PYX-20", "The game is over: nothing is revealed.");
  const CellSet due = due_reveal(state);
  if (due.empty()) {
    return Error{ErrorCode::kOutOfTurn, "No reveal is due; a seat is to move.", "PYX-17", 0};
  }
  const auto named = parse_reveal(text);
  if (!named) {
    return malformed("PYX-31", "A reveal is due, of the form: reveal 000=bA 001=X ...");
  }
  if (!names_exactly(*named, due)) {
    return illegal("PYX-17", "The reveal names, in this order, exactly: " + cell_list(due) + ".");
  }
  Reveal reveal{due, {}};
  reveal.cubes.fill(Cube::kNone);
  std::array<std::uint8_t, kCubeKinds> hidden = state.hidden;
  for (std::size_t n = 0; n < named->size(); ++n) {
    const Cube cube = (*named)[n].cube;
    if (hidden[index(cube)]-- == 0) {
      return illegal("PYX-01", "No " + cube_name(cube) + " is left for the cell " +
                                   std::string((*named)[n].cell) + ".");
    }
    reveal.cubes[n] = cube;
  }
  return reveal;
}

std::string Pyramix::state_json(const State& state) {
  std::string out = "{\"cubes\":{";
  for (const Cell cell : state.occupied) {
    if (out.back() != '{') out += ',';
    out += json_quote(cell_name(cell)) + ":" + json_quote(cube_code(state.cubes[index(cell)]));
  }
  out += "},\"taken\":[";
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat > 0) out += ',';
    out += taken_json(state, seat);
  }
  out += "],\"turn\":" + std::to_string(benben::index(seat_to_move(state)));
  out += ",\"left\":" + std::to_string(kRemovals - state.removals);
  if (next(state).is_over()) {
    const Scoring scoring = score(state);
    out += ",\"out\":" + cells_json(scoring.out) + ",\"awards\":" + awards_json(scoring);
  }
  return out += '}';
}

std::string Pyramix::standing_json(const State& state) {
  const Scoring scoring = score(state);
  const int players = state.players;
  std::string out = "{\"parts\":[" + part_json("collected", scoring.collected, players);
  for (const Colour colour : kColours) {
    const ColourAward& award = scoring.awards[index(colour)];
    Scores points{};
    if (award.holder) points[static_cast<std::size_t>(*award.holder)] = award.points;
    out += "," + part_json(kColourLetters.substr(index(colour), 1), points, players);
  }
  out += "],\"total\":" + json_points(scoring.total, players);
  out += ",\"out\":" + cells_json(scoring.out);
  out += ",\"ankhs\":" + colours_json([&](Colour colour) {
           Scores ankhs{};
           std::ranges::copy(scoring.awards[index(colour)].ankhs, ankhs.begin());
           return json_points(ankhs, players);
         });
  out += ",\"awards\":" + awards_json(scoring);
  out += ",\"awarded\":" + colours_json([&](Colour colour) {
           return cells_json(scoring.awards[index(colour)].cells);
         });
  return out += '}';
}

}  // namespace benben::pyramix
