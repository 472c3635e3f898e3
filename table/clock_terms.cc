#include "table/clock_terms.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/text.h"

namespace benben {
namespace {

using Kind = ClockTerms::Kind;
using Weekends = ClockTerms::Weekends;

// In the order of the enumerators.
constexpr std::array<std::string_view, 3> kThen = {"lose", "bot", "move"};
constexpr std::array<std::string_view, 2> kWeekends = {"count", "free"};
constexpr std::string_view kLive = "live";
constexpr std::string_view kDays = "days";

std::optional<int> number_between(std::string_view text, int min, int max) {
  const std::optional<int> number = parse_number(text, max);
  return number && *number >= min ? number : std::nullopt;
}

std::optional<ClockTerms> terms_of(Kind kind, std::optional<int> stock_s, std::optional<int> each_s,
                                   std::string_view then) {
  const auto found = std::ranges::find(kThen, then);
  if (!stock_s || !each_s || found == kThen.end()) return std::nullopt;
  return ClockTerms{kind, std::chrono::seconds(*stock_s), std::chrono::seconds(*each_s),
                    Weekends::kCount, static_cast<ClockTerms::Then>(found - kThen.begin())};
}

// Seconds that are no weekend's since a Monday: 1970-01-05.
constexpr std::int64_t kMonday = 4 * 24 * 60 * 60;
constexpr std::int64_t kWeek = 7 * 24 * 60 * 60;
constexpr std::int64_t kWorkingWeek = 5 * 24 * 60 * 60;

std::int64_t working_s(std::int64_t unix_s) {
  const std::int64_t since = std::max<std::int64_t>(unix_s - kMonday, 0);
  return since / kWeek * kWorkingWeek + std::min(since % kWeek, kWorkingWeek);
}

}  // namespace

std::string clock_text(const ClockTerms& terms) {
  const std::string then(kThen[static_cast<std::size_t>(terms.then)]);
  const std::string stock = std::to_string(terms.stock.count());
  const std::string each = std::to_string(terms.each.count());
  if (terms.kind == Kind::kLive) {
    return std::string(kLive) + ' ' + stock + ' ' + each + ' ' + then;
  }
  return std::string(kDays) + ' ' + each + ' ' + stock + ' ' +
         std::string(kWeekends[static_cast<std::size_t>(terms.weekends)]) + ' ' + then;
}

std::optional<ClockTerms> parse_clock(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() == 4 && words[0] == kLive) {
    return terms_of(Kind::kLive, number_between(words[1], kMinBaseS, kMaxBaseS),
                    number_between(words[2], 0, kMaxIncrementS), words[3]);
  }
  if (words.size() != 5 || words[0] != kDays) return std::nullopt;
  std::optional<ClockTerms> terms =
      terms_of(Kind::kDays, number_between(words[2], 0, kMaxBankS),
               number_between(words[1], kMinMoveS, kMaxMoveS), words[4]);
  const auto weekends = std::ranges::find(kWeekends, words[3]);
  if (!terms || weekends == kWeekends.end()) return std::nullopt;
  terms->weekends = static_cast<Weekends>(weekends - kWeekends.begin());
  return terms;
}

std::int64_t counted_s(std::int64_t from_s, std::int64_t to_s, Weekends weekends) {
  if (to_s <= from_s) return 0;
  return weekends == Weekends::kCount ? to_s - from_s : working_s(to_s) - working_s(from_s);
}

// Of the moments at which as much has counted the first: what ends with a Friday ends before the
// weekend.
std::int64_t after_counted_s(std::int64_t from_s, std::int64_t count_s, Weekends weekends) {
  if (weekends == Weekends::kCount || count_s <= 0)
    return from_s + std::max<std::int64_t>(count_s, 0);
  const std::int64_t working = working_s(from_s) + count_s;
  const std::int64_t weeks = (working - 1) / kWorkingWeek;
  return kMonday + weeks * kWeek + (working - weeks * kWorkingWeek);
}

}  // namespace benben
