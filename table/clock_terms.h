// The terms of a table's clocks as a value, as the tag `Clock` of its record, and their calendar
// (docs/protocol.md, Clocks).
//
// There is exactly one spelling of each: clock_text(*parse_clock(text)) == text.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben {

inline constexpr std::string_view kClockTag = "Clock";

inline constexpr int kMinBaseS = 10;
inline constexpr int kMaxBaseS = 3 * 60 * 60;
inline constexpr int kMaxIncrementS = 180;
inline constexpr int kMinMoveS = 60 * 60;
inline constexpr int kMaxMoveS = 30 * 24 * 60 * 60;
inline constexpr int kMaxBankS = 90 * 24 * 60 * 60;

struct ClockTerms {
  enum class Kind { kLive, kDays };
  enum class Then { kLose, kBot, kMove };
  enum class Weekends { kCount, kFree };

  Kind kind = Kind::kLive;
  // What each seat has for the whole game: the base, or the bank beside the time of each move.
  std::chrono::seconds stock{};
  // What each decision brings: the increment after it, or the time for it.
  std::chrono::seconds each{};
  Weekends weekends = Weekends::kCount;  // by days
  Then then = Then::kLose;

  friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

// "live 300 3 lose", "days 86400 0 free move"
std::string clock_text(const ClockTerms& terms);
std::optional<ClockTerms> parse_clock(std::string_view text);

// Unix times: how many seconds count between two of them, and when so many will have.
std::int64_t counted_s(std::int64_t from_s, std::int64_t to_s, ClockTerms::Weekends weekends);
std::int64_t after_counted_s(std::int64_t from_s, std::int64_t count_s,
                             ClockTerms::Weekends weekends);

}  // namespace benben
