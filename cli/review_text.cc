#include "cli/review_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <sstream>

#include "cli/hint_text.h"
#include "core/text.h"

namespace benben::cli {
namespace {

std::string indented(const std::string& line) { return "       " + line + '\n'; }

// "points +3.2": with one digit behind the point.
std::string signed_points(double points) {
  std::ostringstream text;
  text << std::showpos << std::fixed << std::setprecision(1)
       << (std::round(points * 10) == 0 ? 0 : points);
  return "points " + text.str();
}

// "seat 1: win % +4.2, points +3.2"
std::string amount(const Outlook& change, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  const std::string percent = signed_percent(change.win[at]);
  std::string text = seat_name(seat_at(seat)) + ": ";
  if (!percent.empty()) text += "win % " + percent + ", ";
  return text + signed_points(change.points[at]);
}

// A chance of an outcome is never told as none or as certain while it is not.
std::string likelihood(double probability) {
  if (probability > 0 && probability < 0.005) return "less than 1%";
  if (probability < 1 && probability > 0.995) return "more than 99%";
  return std::to_string(std::lround(probability * 100)) + "%";
}

std::string decision_words(const ReviewedEvent& event, int players) {
  std::string text;
  if (event.best == event.event.text) return text;
  text += indented("better: " + event.best);
  for (const std::string& step : event.rest) text += indented("then " + step);
  const std::string_view played = "the move played";
  for (const Reason& it : event.grounds.reasons) {
    text += indented("why: " + reason_words(it, played));
  }
  for (const Reason& it : event.grounds.costs) text += indented("but: " + reason_words(it, played));
  for (const ToldFact& told : event.facts) text += indented(fact_words(told));
  for (int seat = 0; seat < players; ++seat) {
    text += indented((seat == index(*event.event.actor) ? "it cost " : "it gave ") +
                     amount(event.change, seat));
  }
  return text;
}

std::string chance_words(const ReviewedEvent& event, int players) {
  std::string text;
  for (int seat = 0; seat < players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    std::string line = amount(event.change, seat);
    if (event.possible) {
      line += "; at least as good: " + likelihood(event.possible->as_good[at]);
      line += ", at least as bad: " + likelihood(event.possible->as_bad[at]);
      line += "; best: " + event.possible->best[at] + ", worst: " + event.possible->worst[at];
    }
    text += indented(line);
  }
  return text;
}

}  // namespace

std::string signed_percent(double share) {
  const double tenths = std::round(share * 1000);
  if (tenths == 0) return "";
  std::ostringstream text;
  text << std::showpos << std::fixed << std::setprecision(1) << tenths / 10;
  return text.str();
}

std::string turning_words(const ReviewedEvent& event, int players) {
  return event.is_decision() ? decision_words(event, players) : chance_words(event, players);
}

}  // namespace benben::cli
