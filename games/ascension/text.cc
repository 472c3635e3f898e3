// Texts of Ascension both ways (ASC-70): steps, the draw for colours, and the tag of a draw
// (ASC-64).
#include "core/text.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/ascension/names.h"
#include "games/ascension/refusals.h"
#include "games/ascension/rules.h"

namespace benben::ascension {
namespace {

constexpr std::string_view kLimboWord = "limbo";
constexpr std::string_view kColoursWord = "colours";

// Whether the board has a space is for the rules to say (ASC-01).
constexpr int kLargestNumber = 999'999;

std::string source_text(Source source) {
  if (source.kind == SourceKind::kLimbo) return std::string(kLimboWord);
  return number_of(source.space) + (source.kind == SourceKind::kTopTwo ? "/2" : "");
}

std::string collect_text(const Step& step) {
  std::string text = "collect " + number_of(step.from()) + " < " + source_text(step.source(0));
  if (step.count() == 2) text += "," + source_text(step.source(1));
  return text;
}

std::string directions_text(const Step& step, int count) {
  std::string text;
  for (int n = 0; n < count; ++n) {
    text += step.direction(n) == Direction::kCounterclockwise ? '+' : '-';
  }
  return text;
}

template <class Space>
std::optional<Space> parse_space(std::string_view text) {
  const std::optional<int> number = parse_number(text, kLargestNumber);
  if (!number) return std::nullopt;
  return static_cast<Space>(std::min(*number, static_cast<int>(kNoBoardHas)));
}

template <std::size_t N>
std::optional<std::size_t> find_word(const std::array<std::string_view, N>& words,
                                     std::string_view word) {
  for (std::size_t i = 0; i < N; ++i) {
    if (words[i] == word) return i;
  }
  return std::nullopt;
}

std::optional<Figure> parse_figure(std::string_view word) {
  const auto figure = find_word(kFigureNames.values, word);
  if (!figure) return std::nullopt;
  return static_cast<Figure>(*figure);
}

// The two sides of "what>where"; nothing without exactly one arrow.
std::optional<std::array<std::string_view, 2>> parse_arrow(std::string_view word) {
  const std::vector<std::string_view> sides = split(word, '>');
  if (sides.size() != 2) return std::nullopt;
  return std::array{sides[0], sides[1]};
}

// "O18>20", "mason>23"
std::optional<Step> parse_move(std::string_view word) {
  const auto sides = parse_arrow(word);
  if (!sides) return std::nullopt;
  const auto [what, where] = *sides;
  if (what.starts_with('O')) {
    const auto from = parse_space<Outer>(what.substr(1));
    const auto to = parse_space<Outer>(where);
    if (!from || !to) return std::nullopt;
    return Step::stone(*from, *to);
  }
  const auto figure = parse_figure(what);
  const auto to = parse_space<Inner>(where);
  if (!figure || !to) return std::nullopt;
  return Step::figure(*figure, *to);
}

// "L>18", "mason>22" behind `limbo`
std::optional<Step> parse_entry(std::string_view word) {
  const auto sides = parse_arrow(word);
  if (!sides) return std::nullopt;
  const auto [what, where] = *sides;
  if (const auto figure = parse_figure(what)) {
    const auto to = parse_space<Inner>(where);
    if (!to) return std::nullopt;
    return Step::enter(*figure, *to);
  }
  const auto to = parse_space<Outer>(where);
  const std::size_t size = what.size() == 1 ? kSizeLetters.find(what[0]) : what.npos;
  if (!to || size == what.npos) return std::nullopt;
  return Step::enter(static_cast<Size>(size), *to);
}

// "push 23 +"
std::optional<Step> parse_push(const std::vector<std::string_view>& words) {
  const auto target = parse_space<Outer>(words[1]);
  if (!target || (words[2] != "+" && words[2] != "-")) return std::nullopt;
  return Step::push(*target,
                    words[2] == "+" ? Direction::kCounterclockwise : Direction::kClockwise);
}

// "scatter 23 +-+"
std::optional<Step> parse_scatter(const std::vector<std::string_view>& words) {
  const auto target = parse_space<Outer>(words[1]);
  const std::string_view directions = words[2];
  if (!target || directions.empty() || directions.size() > 3) return std::nullopt;
  unsigned clockwise = 0;
  for (std::size_t n = 0; n < directions.size(); ++n) {
    if (directions[n] != '+' && directions[n] != '-') return std::nullopt;
    clockwise |= (directions[n] == '-' ? 1u : 0u) << n;
  }
  return Step::scatter(*target, static_cast<int>(directions.size()), clockwise);
}

// "4", "4/2", "limbo"
std::optional<Source> parse_source(std::string_view text) {
  if (text == kLimboWord) return Source{SourceKind::kLimbo, Outer{}};
  const bool pair = text.ends_with("/2");
  const auto space = parse_space<Outer>(pair ? text.substr(0, text.size() - 2) : text);
  if (!space) return std::nullopt;
  return Source{pair ? SourceKind::kTopTwo : SourceKind::kTop, *space};
}

// "collect 23 < 4,limbo"
std::optional<Step> parse_collect(const std::vector<std::string_view>& words) {
  const auto target = parse_space<Outer>(words[1]);
  const std::vector<std::string_view> sources = split(words[3], ',');
  if (!target || words[2] != "<" || sources.size() > 2) return std::nullopt;
  const auto first = parse_source(sources[0]);
  if (!first) return std::nullopt;
  if (sources.size() == 1) return Step::collect(*target, *first);
  const auto second = parse_source(sources[1]);
  if (!second) return std::nullopt;
  return Step::collect(*target, *first, *second);
}

std::optional<Step> parse_step(std::string_view text) {
  if (text == "done") return Step::plain(StepKind::kDone);
  if (text == "forfeit") return Step::plain(StepKind::kForfeit);
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() == 1) return parse_move(words[0]);
  if (words.size() == 2 && words[0] == kLimboWord) return parse_entry(words[1]);
  if (words.size() == 3 && words[0] == "push") return parse_push(words);
  if (words.size() == 3 && words[0] == "scatter") return parse_scatter(words);
  if (words.size() == 4 && words[0] == "collect") return parse_collect(words);
  return std::nullopt;
}

Error refused(const State& state, const Step& step, Fault fault, ErrorCode code) {
  return {code, explain(state.position, state.board, step, fault), std::string(rule_of(fault)), 0};
}

}  // namespace

std::string Ascension::text(const Step& step) {
  switch (step.kind()) {
    case StepKind::kStone:
      return name_of(step.from()) + ">" + number_of(step.to());
    case StepKind::kFigure:
      return std::string(name_of(step.figure())) + ">" + number_of(step.inner());
    case StepKind::kEnterStone:
      return std::string(kLimboWord) + " " + kSizeLetters[index(step.size())] + ">" +
             number_of(step.to());
    case StepKind::kEnterFigure:
      return std::string(kLimboWord) + " " + std::string(name_of(step.figure())) + ">" +
             number_of(step.inner());
    case StepKind::kPush:
      return "push " + number_of(step.from()) + " " + directions_text(step, 1);
    case StepKind::kScatter:
      return "scatter " + number_of(step.from()) + " " + directions_text(step, step.count());
    case StepKind::kCollect:
      return collect_text(step);
    case StepKind::kDone:
      return "done";
    case StepKind::kForfeit:
      return "forfeit";
  }
  BENBEN_ASSERT(false);
}

std::string Ascension::text(const Colours& colours) {
  return std::string(kColoursWord) + " " + std::to_string(benben::index(colours.gold));
}

Result<Step> Ascension::read_move(const State& state, Seat seat, std::string_view text) {
  const auto& position = state.position;
  if (const auto fault = turn_fault(position, seat)) {
    return refused(state, Step::plain(StepKind::kDone), *fault, ErrorCode::kOutOfTurn);
  }
  const std::optional<Step> step = parse_step(text);
  if (!step) {
    return Error{ErrorCode::kMalformed,
                 "A step has one of the forms: O18>20, mason>23, limbo L>18, limbo mason>22, push "
                 "23 +, scatter 23 +-+, collect 23 < 4,limbo, done, forfeit.",
                 "ASC-70", 0};
  }
  if (const auto fault = fault_of(position, state.board, seat, *step)) {
    return refused(state, *step, *fault, ErrorCode::kIllegal);
  }
  return *step;
}

Result<Colours> Ascension::read_outcome(const State& state, std::string_view text) {
  const auto& position = state.position;
  if (position.gold) {
    if (const auto fault = turn_fault(position, seat_of(position, colour_to_move(position)))) {
      return refused(state, Step::plain(StepKind::kDone), *fault, ErrorCode::kIllegal);
    }
    return Error{ErrorCode::kOutOfTurn, "The colours are drawn already; a seat is to move.",
                 "ASC-06", 0};
  }
  if (text != "colours 0" && text != "colours 1") {
    return Error{ErrorCode::kMalformed,
                 "The draw for colours names the seat that is Gold: colours 0 or colours 1.",
                 "ASC-70", 0};
  }
  return Colours{seat_at(text.back() - '0')};
}

Status Ascension::check_outcome_tag(const State& state, std::string_view name,
                                    std::string_view value) {
  if (name != "Outcome") return {};
  if (value != "draw") {
    return Error{
        ErrorCode::kMalformed,
        "The tag Outcome has the value \"draw\" or is left out, not " + shortened(value) + ".",
        "ASC-64", 0};
  }
  if (state.position.ending != Ending::kDrawn) {
    return Error{ErrorCode::kMalformed, "The tag Outcome stands only in a drawn game.", "ASC-64",
                 0};
  }
  return {};
}

}  // namespace benben::ascension
