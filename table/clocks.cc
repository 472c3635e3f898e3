#include "table/clocks.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "core/text.h"

namespace benben {
namespace {

using Ms = Clocks::Ms;
using std::chrono::duration_cast;
using std::chrono::seconds;

// A time of the stored text: digits alone, no sign, no zero before them.
std::optional<std::int64_t> parse_long(std::string_view text) {
  constexpr std::size_t kMostDigits = 15;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const bool is_number = !text.empty() && text.size() <= kMostDigits &&
                         std::ranges::all_of(text, is_digit) &&
                         (text.size() == 1 || text[0] != '0');
  if (!is_number) return std::nullopt;
  std::int64_t number = 0;
  for (const char c : text) number = number * 10 + (c - '0');
  return number;
}

}  // namespace

Clocks::Clocks(const ClockTerms& terms, int players) : terms_(terms), players_(players) {
  for (int seat = 0; seat < players; ++seat) of(seat_at(seat)).left = terms.stock;
}

// One word for each seat: what is left, and by days since when it runs ("0@1795440801").
std::optional<Clocks> Clocks::restore(const ClockTerms& terms, int players,
                                      const StoredClocks& stored) {
  const std::vector<std::string_view> words = split(stored.text, ' ');
  if (words.size() != static_cast<std::size_t>(players)) return std::nullopt;
  Clocks clocks(terms, players);
  for (int i = 0; const std::string_view word : words) {
    const std::vector<std::string_view> parts = split(word, '@');
    const std::optional<std::int64_t> left = parse_long(parts[0]);
    if (!left || parts.size() > (clocks.is_live() ? 1U : 2U)) return std::nullopt;
    Of& of = clocks.of(seat_at(i++));
    of.left = Ms(*left);
    if (parts.size() == 1) continue;
    const std::optional<std::int64_t> since = parse_long(parts[1]);
    if (!since) return std::nullopt;
    of.since = Moment{{}, *since};
  }
  return clocks.due_s() == stored.due_s ? std::optional(clocks) : std::nullopt;
}

StoredClocks Clocks::stored() const {
  std::string text;
  for (int i = 0; i < players_; ++i) {
    const Of& one = of(seat_at(i));
    if (i > 0) text += ' ';
    text += std::to_string(one.left.count());
    if (!is_live() && one.since) text += '@' + std::to_string(one.since->unix_s);
  }
  return {std::move(text), due_s()};
}

SeatSet Clocks::running() const {
  SeatSet running;
  for (int i = 0; i < players_; ++i) {
    if (of(seat_at(i)).since) running = running.with(seat_at(i));
  }
  return running;
}

void Clocks::run(SeatSet seats, Moment at) {
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    Of& one = of(seat);
    if (one.since && !seats.contains(seat)) stop(seat, charged(seat, at, std::nullopt));
    if (!one.since && seats.contains(seat)) one.since = at;
  }
}

void Clocks::tell_at(SeatSet begun, Moment told) {
  if (!is_live()) return;
  for (const Seat seat : begun) of(seat).since = told;
}

void Clocks::begin_by(TimePoint begun) {
  if (!is_live()) return;
  for (const Seat seat : running()) of(seat).since->now = std::min(of(seat).since->now, begun);
}

void Clocks::decide(Seat seat, Moment at, std::optional<Ms> took) {
  if (of(seat).since) {
    stop(seat, charged(seat, at, took));
    if (is_live()) of(seat).left += terms_.each;
  }
  decided_ = decided_.with(seat);
}

void Clocks::run_out(Seat seat) {
  const Ms again = is_live() ? std::max<Ms>(terms_.each, kLeast) : Ms();
  of(seat) = {terms_.then == ClockTerms::Then::kLose ? Ms() : again, std::nullopt};
  decided_ = decided_.with(seat);
}

void Clocks::stop(Seat seat, Ms charge) {
  Of& one = of(seat);
  one.left = std::max(Ms(), std::min(one.left, allowance(seat) - charge));
  one.since.reset();
}

Ms Clocks::elapsed(Seat seat, Moment at) const {
  const std::optional<Moment>& since = of(seat).since;
  if (!since) return {};
  if (!is_live()) return seconds(counted_s(since->unix_s, at.unix_s, terms_.weekends));
  return std::max(Ms(), duration_cast<Ms>(at.now - since->now));
}

Ms Clocks::charged(Seat seat, Moment at, std::optional<Ms> took) const {
  const Ms elapsed = this->elapsed(seat, at);
  if (!is_live()) return elapsed;
  const Ms charged = took ? std::clamp(std::max(*took, elapsed - kLag), Ms(), elapsed) : elapsed;
  return decided_.contains(seat) ? charged : std::max(Ms(), charged - kFirst);
}

Ms Clocks::allowance(Seat seat) const {
  return is_live() ? of(seat).left : of(seat).left + Ms(terms_.each);
}

bool Clocks::is_late(Seat seat, Moment at, std::optional<Ms> took) const {
  return of(seat).since && charged(seat, at, took) >= allowance(seat);
}

std::optional<Seat> Clocks::over(Moment at) const {
  for (const Seat seat : running()) {
    if (is_late(seat, at, Ms())) return seat;
  }
  return std::nullopt;
}

// charged() of a seat that took no time, turned round. Who has nothing left is over before the
// clock counts.
std::optional<TimePoint> Clocks::next_over() const {
  std::optional<TimePoint> next;
  for (const Seat seat : is_live() ? running() : SeatSet()) {
    const TimePoint since = of(seat).since->now;
    const Ms before = kLag + (decided_.contains(seat) ? Ms() : Ms(kFirst));
    const TimePoint over = allowance(seat) > Ms() ? since + before + allowance(seat) : since;
    next = std::min(next.value_or(over), over);
  }
  return next;
}

std::int64_t Clocks::due_s(Seat seat) const {
  return after_counted_s(of(seat).since->unix_s, duration_cast<seconds>(allowance(seat)).count(),
                         terms_.weekends);
}

std::optional<std::int64_t> Clocks::due_s() const {
  if (is_live() || running().empty()) return std::nullopt;
  std::int64_t first = std::numeric_limits<std::int64_t>::max();
  for (const Seat seat : running()) first = std::min(first, due_s(seat));
  return first;
}

Ms Clocks::left(Seat seat, Moment at) const {
  if (!is_live() && of(seat).since) {
    return std::max<Ms>(Ms(), seconds(due_s(seat) - at.unix_s));
  }
  return std::max(Ms(), allowance(seat) - charged(seat, at, std::nullopt));
}

Ms Clocks::standing(Seat seat, Moment at) const {
  const bool is_first = is_live() && of(seat).since && !decided_.contains(seat);
  return is_first ? std::max(Ms(), kFirst - elapsed(seat, at)) : Ms();
}

}  // namespace benben
