#include "core/incident.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/record.h"
#include "core/text.h"

namespace benben {
namespace {

using Kind = Incident::Kind;

// In the order of the kinds.
constexpr std::array<std::string_view, 11> kWords = {
    "leave", "absent", "return",  "resign", "rematch", "time",
    "undo",  "draw",   "adjourn", "resume", "swap",
};

// Whether a fourth word stands behind one of this kind.
constexpr bool has_more(Kind kind) {
  return kind == Kind::kRematch || kind == Kind::kUndo || kind == Kind::kSwap;
}

bool has_fitting_length(Kind kind, std::size_t words) {
  return words == (has_more(kind) ? 4U : 3U) || (kind == Kind::kAdjourn && words == 4);
}

// As a number is written, and not longer than one that is a time.
std::optional<std::int64_t> parse_unix_s(std::string_view text) {
  const bool is_number = !text.empty() && text.size() <= 12 && text.front() != '0' &&
                         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  if (!is_number) return std::nullopt;
  std::int64_t number = 0;
  for (const char digit : text) number = number * 10 + (digit - '0');
  return number;
}

}  // namespace

std::string_view incident_word(Kind kind) { return kWords[static_cast<std::size_t>(kind)]; }

std::string incident_text(const Incident& incident) {
  std::string text = std::to_string(incident.ply) + ' ' + std::to_string(index(incident.seat)) +
                     ' ' + std::string(incident_word(incident.kind));
  if (incident.kind == Kind::kRematch) text += ' ' + incident.table;
  if (incident.kind == Kind::kUndo) text += ' ' + std::to_string(incident.to);
  if (incident.kind == Kind::kSwap) text += ' ' + std::to_string(index(incident.other));
  if (incident.unix_s) text += ' ' + std::to_string(*incident.unix_s);
  return text;
}

std::optional<Incident> parse_incident(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() < 3) return std::nullopt;
  const std::optional<int> ply = parse_number(words[0], static_cast<int>(kMaxEvents));
  const std::optional<int> seat = parse_number(words[1], kMaxSeats - 1);
  const auto word = std::ranges::find(kWords, words[2]);
  if (!ply || !seat || word == kWords.end()) return std::nullopt;
  Incident incident{*ply, seat_at(*seat), static_cast<Kind>(word - kWords.begin())};
  if (!has_fitting_length(incident.kind, words.size())) return std::nullopt;
  if (incident.kind == Kind::kRematch) {
    incident.table = words[3];
    if (incident.table.empty()) return std::nullopt;
  }
  if (incident.kind == Kind::kUndo) {
    const std::optional<int> to = parse_number(words[3], *ply - 1);
    if (!to) return std::nullopt;
    incident.to = *to;
  }
  if (incident.kind == Kind::kSwap) {
    const std::optional<int> other = parse_number(words[3], kMaxSeats - 1);
    if (!other || *other == *seat) return std::nullopt;
    incident.other = seat_at(*other);
  }
  if (incident.kind == Kind::kAdjourn && words.size() == 4) {
    incident.unix_s = parse_unix_s(words[3]);
    if (!incident.unix_s) return std::nullopt;
  }
  return incident;
}

std::vector<Incident> incidents_of(const Record& record) {
  std::vector<Incident> incidents;
  for (int number = 0;; ++number) {
    const std::string* text = record.tag("Incident." + std::to_string(number));
    if (text == nullptr) return incidents;
    if (std::optional<Incident> incident = parse_incident(*text)) {
      incidents.push_back(*std::move(incident));
    }
  }
}

Gone gone_at_end(const Record& record) {
  const std::string* clock = record.tag("Clock");
  const bool is_lost = clock != nullptr && clock->ends_with(" lose");
  const bool is_bots = clock != nullptr && clock->ends_with(" bot");
  Gone gone;
  int number = 0;
  for (const Incident& incident : incidents_of(record)) {
    const bool is_late = number++ >= kManyIncidents;
    const bool is_time = incident.kind == Kind::kTime;
    const bool has_lost = is_time && (is_lost || is_late);
    if (incident.kind == Kind::kResign || has_lost) {
      gone.resigned = gone.resigned.with(incident.seat);
    }
    const bool is_away =
        incident.kind == Kind::kLeave || incident.kind == Kind::kAbsent || (is_time && is_bots);
    if (is_away) gone.stand_ins = gone.stand_ins.with(incident.seat);
    if (incident.kind == Kind::kReturn) gone.stand_ins = gone.stand_ins.without(incident.seat);
  }
  gone.stand_ins |= gone.resigned;
  return gone;
}

bool is_agreed_draw(const Record& record) {
  const auto is_draw = [](const Incident& incident) { return incident.kind == Kind::kDraw; };
  return std::ranges::any_of(incidents_of(record), is_draw);
}

}  // namespace benben
