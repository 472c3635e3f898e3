#include "search/puzzle_line.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "core/json.h"
#include "core/seat.h"
#include "core/text.h"

namespace benben {
namespace {

// No share or number of points comes near it; what does not fit a whole number is far beyond.
constexpr double kMostValue = 1e9;

// By whole numbers, as printing rounds differently on some platforms.
std::string three_digits(double number) {
  constexpr std::int64_t kUnit = 1000;
  const auto parts = static_cast<std::int64_t>(std::floor(std::abs(number) * kUnit + 0.5));
  const std::string digits = std::to_string(kUnit + parts % kUnit).substr(1);
  return (number < 0 && parts > 0 ? "-" : "") + std::to_string(parts / kUnit) + "." + digits;
}

// With the short escape of the line feed, as a record has many.
std::string quoted_record(const std::string& record) {
  std::string quoted;
  for (const std::string_view line : split(record, '\n')) {
    if (!quoted.empty()) quoted += "\\n";
    const std::string part = json_quote(line);
    quoted += std::string_view(part).substr(1, part.size() - 2);
  }
  return '"' + quoted + '"';
}

void add_value(JsonWriter& json, std::string_view name, const PuzzleValue& value) {
  json.key(name).begin_object().key("win");
  value.win ? json.raw(three_digits(*value.win)) : json.null();
  json.key("points").raw(three_digits(value.points)).end_object();
}

// Reads what puzzle_line() writes, from the front; after a failure nothing more is read.
class LineReader {
 public:
  explicit LineReader(std::string_view line) : rest_(line) {}

  bool failed() const { return failed_; }
  bool at_end() const { return rest_.empty(); }

  bool skip_if(std::string_view text) {
    if (failed_ || !rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }
  void skip(std::string_view text) { failed_ = !skip_if(text); }

  std::string text() {
    skip("\"");
    std::string text;
    while (!failed_ && !skip_if("\"")) text += character();
    return text;
  }

  int number(int least, int most) {
    const auto number = parse_number(take("0123456789"), most);
    failed_ = failed_ || !number || *number < least;
    return number.value_or(least);
  }

  double decimal() {
    const double number = std::strtod(std::string(take("-.0123456789")).c_str(), nullptr);
    // Not true of what is no number either.
    if (std::abs(number) <= kMostValue) return number;
    failed_ = true;
    return 0;
  }

 private:
  char character() {
    if (skip_if("\\n")) return '\n';
    skip_if("\\");
    if (rest_.empty()) {
      failed_ = true;
      return ' ';
    }
    const char character = rest_.front();
    rest_.remove_prefix(1);
    return character;
  }

  std::string_view take(std::string_view alphabet) {
    const std::string_view taken = rest_.substr(0, rest_.find_first_not_of(alphabet));
    rest_.remove_prefix(taken.size());
    return taken;
  }

  std::string_view rest_;
  bool failed_ = false;
};

PuzzleValue read_value(LineReader& reader) {
  PuzzleValue value;
  reader.skip("{\"win\":");
  if (!reader.skip_if("null")) value.win = reader.decimal();
  reader.skip(",\"points\":");
  value.points = reader.decimal();
  reader.skip("}");
  return value;
}

std::vector<std::string> read_list(LineReader& reader) {
  std::vector<std::string> list;
  reader.skip("[");
  do list.push_back(reader.text());
  while (reader.skip_if(","));
  reader.skip("]");
  return list;
}

}  // namespace

std::string puzzle_line(const Puzzle& puzzle) {
  JsonWriter json;
  json.begin_object().member("id", puzzle.id).member("game", puzzle.game);
  json.key("record").raw(quoted_record(puzzle.record)).member("seat", puzzle.seat);
  json.key("solution").list(puzzle.solution);
  json.member("theme", puzzle.theme).member("difficulty", puzzle.difficulty);
  add_value(json, "best", puzzle.best);
  add_value(json, "second", puzzle.second);
  json.member("nodes", puzzle.nodes).member("exact", puzzle.is_exact);
  return json.end_object().take();
}

std::optional<Puzzle> parse_puzzle(std::string_view line) {
  Puzzle puzzle;
  LineReader reader(line);
  reader.skip("{\"id\":");
  puzzle.id = reader.text();
  reader.skip(",\"game\":");
  puzzle.game = reader.text();
  reader.skip(",\"record\":");
  puzzle.record = reader.text();
  reader.skip(",\"seat\":");
  puzzle.seat = reader.number(0, kMaxSeats - 1);
  reader.skip(",\"solution\":");
  puzzle.solution = read_list(reader);
  reader.skip(",\"theme\":");
  puzzle.theme = reader.text();
  reader.skip(",\"difficulty\":");
  puzzle.difficulty = reader.number(1, kMaxDifficulty);
  reader.skip(",\"best\":");
  puzzle.best = read_value(reader);
  reader.skip(",\"second\":");
  puzzle.second = read_value(reader);
  reader.skip(",\"nodes\":");
  puzzle.nodes = reader.number(1, kMaxPuzzleEffort);
  reader.skip(",\"exact\":");
  puzzle.is_exact = reader.skip_if("true");
  if (!puzzle.is_exact) reader.skip("false");
  reader.skip("}");
  if (reader.failed() || !reader.at_end() || puzzle_line(puzzle) != line) return std::nullopt;
  return puzzle;
}

}  // namespace benben
