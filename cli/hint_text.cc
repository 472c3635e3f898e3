#include "cli/hint_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace benben::cli {
namespace {

// An interval is so many standard errors wide to each side.
constexpr double kInterval = 2;
constexpr int kTenths = 10;

// With one digit behind the point, or none if that is 0.
std::string decimal(double number) {
  const auto tenths = std::lround(number * kTenths);
  std::string text = tenths < 0 ? "-" : "";
  text += std::to_string(std::labs(tenths) / kTenths);
  if (tenths % kTenths != 0) text += "." + std::to_string(std::labs(tenths) % kTenths);
  return text;
}

std::string percent(double share) {
  return std::to_string(std::lround(std::clamp(share, 0.0, 1.0) * 100)) + "%";
}

// "55% to win (48% to 62%), 31.2 points"
std::string promise(const AdvisedMove& move, std::size_t seat) {
  const double win = move.outlook.win[seat];
  const double error = kInterval * move.error[seat];
  std::string text = percent(win) + " to win";
  const bool is_sure = move.is_exact || move.is_proved;
  text += is_sure ? " (exact)" : " (" + percent(win - error) + " to " + percent(win + error) + ")";
  return text + ", " + decimal(move.outlook.points[seat]) + " points expected";
}

bool has(const Advice& advice, AdviceFact fact) {
  return std::ranges::find(advice.facts, fact, &ToldFact::fact) != advice.facts.end();
}

// What to look at, before where.
std::string nudge(const Advice& advice) {
  if (has(advice, AdviceFact::kForced)) return "There is one move only.";
  std::string text;
  if (has(advice, AdviceFact::kOnly))
    text = "One move is clearly better than the others that were looked into. ";
  if (has(advice, AdviceFact::kClose)) text = "There is more than one good move. ";
  if (!advice.grounds.reasons.empty()) return text + nudge_of(advice.grounds.reasons.front().after);
  return text + "Nothing stands out: look at all that you can do.";
}

std::string move_words(const Advice& advice) {
  const auto seat = static_cast<std::size_t>(index(advice.seat));
  const AdvisedMove& best = advice.moves.front();
  std::string text = "A bot would play " + best.text + ".\n  " + promise(best, seat) + '\n';
  for (const std::string& step : best.rest) text += "  then " + step + '\n';
  for (const Reason& reason : advice.grounds.reasons)
    text += "  why: " + reason_words(reason) + '\n';
  for (const Reason& reason : advice.grounds.costs) text += "  but: " + reason_words(reason) + '\n';
  for (const ToldFact& told : advice.facts) text += "  " + fact_words(told) + '\n';
  for (std::size_t i = 1; i < advice.moves.size(); ++i) {
    const AdvisedMove& other = advice.moves[i];
    text += other.is_close ? "  as good: " : "  less good: ";
    text += other.text + ", " + promise(other, seat) + '\n';
  }
  return text;
}

}  // namespace

std::string reason_words(const Reason& reason, std::string_view others) {
  std::string text = title_of(reason.after) + ": ";
  if (reason.after.info->span == Span::kChange) text += decimal(reason.before) + " -> ";
  text += decimal(reason.after.value);
  if (reason.others) text += " (" + std::string(others) + ": " + decimal(*reason.others) + ")";
  return text;
}

std::string fact_words(const ToldFact& told) {
  const std::string points = decimal(told.number) + (told.number == 1 ? " point" : " points");
  const std::string moves = decimal(told.number) + (told.number == 1 ? " move" : " moves");
  switch (told.fact) {
    case AdviceFact::kForced:
      return "There is no other move.";
    case AdviceFact::kSolved:
      return "Solved: all that can still happen was looked at.";
    case AdviceFact::kWins:
      return "Proved: this wins, whatever is answered, in " + moves + " of both at most.";
    case AdviceFact::kLoses:
      return "Proved: the other player wins, whatever is played, in " + moves + " of both at most.";
    case AdviceFact::kOnly:
      return "Every other move that was looked into leaves " + percent(told.number) + " at most.";
    case AdviceFact::kClose:
      return "It is not alone: another move is about as good.";
    case AdviceFact::kAtOnce:
      return "It wins " + points + ", and no move wins more at once.";
    case AdviceFact::kPatient:
      return "Another move would win " + points + " at once, but this one looks further.";
  }
  return {};
}

std::string hint_words(const Advice& advice, HintGrade grade) {
  switch (grade) {
    case HintGrade::kNudge:
      return nudge(advice) + " (hint again says where.)\n";
    case HintGrade::kPlace:
      return advice.moves.front().place.sentence + " (hint again says the move.)\n";
    case HintGrade::kMove:
      return move_words(advice);
  }
  return {};
}

}  // namespace benben::cli
