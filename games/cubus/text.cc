// Texts of Cubus both ways (CUB-51): moves and draws.
#include "core/text.h"

#include <optional>
#include <string>

#include "games/cubus/rules.h"

namespace benben::cubus {
namespace {

constexpr std::string_view kBuildWord = "build ";
constexpr std::string_view kKnockBuildWords = "knock build ";
constexpr std::string_view kTakeWord = "take ";

Fault no_move_text(Phase phase) {
  if (phase == Phase::kDemolish) return Fault::kNoTakeText;
  return phase == Phase::kKnock ? Fault::kNoAnswerText : Fault::kNoTurnText;
}

// "0,3"; nothing if the text is not of that form.
std::optional<Place> parse_place(std::string_view text) {
  const auto words = split(text, ',');
  if (words.size() != 2) return std::nullopt;
  const std::optional<int> i = parse_number(words[0], kMaxColumns - 1);
  const std::optional<int> j = parse_number(words[1], kMaxColumns - 1);
  if (!i || !j) return std::nullopt;
  return Place{*i, *j};
}

}  // namespace

std::string Cubus::text(const Move& move) {
  switch (move.act) {
    case Act::kBuild:
      return std::string(kBuildWord) + cubus::text(move.stack);
    case Act::kPass:
      return "pass";
    case Act::kKnockBuild:
      return std::string(kKnockBuildWords) + cubus::text(move.stack);
    case Act::kKnockFalse:
      return "knock false";
    case Act::kWaive:
      return "waive";
    case Act::kTake:
      return std::string(kTakeWord) + cubus::text(move.place());
  }
  return "";
}

std::string Cubus::text(Kind drawn) { return std::string("draw ") + kKindLetters[index(drawn)]; }

// The phase comes before what is wrong with a stack: where none is built, the stack is not read.
Parsed<Move, Fault> Cubus::parse_move(const State& state, std::string_view text) {
  if (text == "pass") return Move{Act::kPass, 0, 0, {}};
  if (text == "waive") return Move{Act::kWaive, 0, 0, {}};
  if (text == "knock false") return Move{Act::kKnockFalse, 0, 0, {}};
  if (text.starts_with(kTakeWord)) {
    if (const auto place = parse_place(text.substr(kTakeWord.size()))) return Move::take(*place);
    return no_move_text(state.phase);
  }
  const bool knocks = text.starts_with(kKnockBuildWords);
  if (!knocks && !text.starts_with(kBuildWord)) return no_move_text(state.phase);
  const Act act = knocks ? Act::kKnockBuild : Act::kBuild;
  if (phase_fault(state, act)) return Move{act, 0, 0, {}};
  const auto stack = parse_stack(text.substr((knocks ? kKnockBuildWords : kBuildWord).size()));
  if (!stack) return stack.refused();
  return Move{act, 0, 0, *stack};
}

Parsed<Kind, Fault> Cubus::parse_outcome(const State&, std::string_view text) {
  constexpr std::string_view kDrawWord = "draw ";
  if (!text.starts_with(kDrawWord)) return Fault::kNoDrawText;
  if (const auto kind = find_kind(text.substr(kDrawWord.size()))) return *kind;
  return Fault::kNoDrawText;
}

}  // namespace benben::cubus
