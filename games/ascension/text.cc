// Texts of Ascension both ways (ASC-70): steps and the draw for colours.
#include "core/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "games/ascension/names.h"
#include "games/ascension/rules.h"

namespace benben::ascension {
namespace {

constexpr std::string_view kLimboWord = "limbo";
constexpr std::string_view kColoursWord = "colours";

// Beyond it a number is no number of a space; what a board lacks below it breaks ASC-01.
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

// Reads a step for a board; a space that the board lacks is noted, as a step has no place for it.
class StepParser {
 public:
  explicit StepParser(const Board& board) : board_(board) {}

  std::optional<Step> step(std::string_view text) {
    if (text == "done") return Step::plain(StepKind::kDone);
    if (text == "forfeit") return Step::plain(StepKind::kForfeit);
    const std::vector<std::string_view> words = split(text, ' ');
    if (words.size() == 1) return move(words[0]);
    if (words.size() == 2 && words[0] == kLimboWord) return entry(words[1]);
    if (words.size() == 3 && words[0] == "push") return push(words);
    if (words.size() == 3 && words[0] == "scatter") return scatter(words);
    if (words.size() == 4 && words[0] == "collect") return collect(words);
    return std::nullopt;
  }

  // The first space that the board lacks, as it would be called: "O30".
  const std::optional<std::string>& missing() const { return missing_; }

 private:
  template <class Space>
  std::optional<Space> read_space(std::string_view text) {
    constexpr bool kOnOuter = std::is_same_v<Space, Outer>;
    const std::optional<int> number = parse_number(text, kLargestNumber);
    if (!number) return std::nullopt;
    if (*number < (kOnOuter ? board_.outer_size : board_.inner_size)) {
      return static_cast<Space>(*number);
    }
    if (!missing_) missing_ = (kOnOuter ? "O" : "I") + std::to_string(*number);
    return Space{};
  }

  // "O18>20", "mason>23"
  std::optional<Step> move(std::string_view word) {
    const auto sides = parse_arrow(word);
    if (!sides) return std::nullopt;
    const auto [what, where] = *sides;
    if (what.starts_with('O')) {
      const auto from = read_space<Outer>(what.substr(1));
      const auto to = read_space<Outer>(where);
      if (!from || !to) return std::nullopt;
      return Step::stone(*from, *to);
    }
    const auto figure = parse_figure(what);
    const auto to = read_space<Inner>(where);
    if (!figure || !to) return std::nullopt;
    return Step::figure(*figure, *to);
  }

  // "L>18", "mason>22" behind `limbo`
  std::optional<Step> entry(std::string_view word) {
    const auto sides = parse_arrow(word);
    if (!sides) return std::nullopt;
    const auto [what, where] = *sides;
    if (const auto figure = parse_figure(what)) {
      const auto to = read_space<Inner>(where);
      if (!to) return std::nullopt;
      return Step::enter(*figure, *to);
    }
    const auto to = read_space<Outer>(where);
    const std::size_t size = what.size() == 1 ? kSizeLetters.find(what[0]) : what.npos;
    if (!to || size == what.npos) return std::nullopt;
    return Step::enter(static_cast<Size>(size), *to);
  }

  // "push 23 +"
  std::optional<Step> push(const std::vector<std::string_view>& words) {
    const auto target = read_space<Outer>(words[1]);
    if (!target || (words[2] != "+" && words[2] != "-")) return std::nullopt;
    return Step::push(*target,
                      words[2] == "+" ? Direction::kCounterclockwise : Direction::kClockwise);
  }

  // "scatter 23 +-+"
  std::optional<Step> scatter(const std::vector<std::string_view>& words) {
    const auto target = read_space<Outer>(words[1]);
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
  std::optional<Source> source(std::string_view text) {
    if (text == kLimboWord) return Source{SourceKind::kLimbo, Outer{}};
    const bool pair = text.ends_with("/2");
    const auto space = read_space<Outer>(pair ? text.substr(0, text.size() - 2) : text);
    if (!space) return std::nullopt;
    return Source{pair ? SourceKind::kTopTwo : SourceKind::kTop, *space};
  }

  // "collect 23 < 4,limbo"
  std::optional<Step> collect(const std::vector<std::string_view>& words) {
    const auto target = read_space<Outer>(words[1]);
    const std::vector<std::string_view> sources = split(words[3], ',');
    if (!target || words[2] != "<" || sources.size() > 2) return std::nullopt;
    const auto first = source(sources[0]);
    if (!first) return std::nullopt;
    if (sources.size() == 1) return Step::collect(*target, *first);
    const auto second = source(sources[1]);
    if (!second) return std::nullopt;
    return Step::collect(*target, *first, *second);
  }

  const Board& board_;
  std::optional<std::string> missing_;
};

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

Parsed<Step, Fault> Ascension::parse_move(const State& state, std::string_view text) {
  const Board& board = state.board;
  StepParser parser(board);
  const std::optional<Step> step = parser.step(text);
  if (!step) return Fault::kNoStepText;
  if (!parser.missing()) return *step;
  return Refused(Fault::kNoSuchSpace,
                 {{"missing", *parser.missing()},
                  {"last_outer", name_of(static_cast<Outer>(board.outer_size - 1))},
                  {"last_inner", name_of(static_cast<Inner>(board.inner_size - 1))}});
}

Parsed<Colours, Fault> Ascension::parse_outcome(const State&, std::string_view text) {
  if (text != "colours 0" && text != "colours 1") return Fault::kNoColoursText;
  return Colours{seat_at(text.back() - '0')};
}

}  // namespace benben::ascension
