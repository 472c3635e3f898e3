#include "cli/play_text.h"

#include <algorithm>
#include <utility>

#include "cli/standing.h"
#include "core/text.h"

namespace benben::cli {
namespace {

using Row = std::vector<std::string>;

// Columns two blanks apart, the first flush left, the others flush right.
std::string aligned(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string out;
  for (const Row& row : rows) {
    out += row[0] + std::string(widths[0] - row[0].size(), ' ');
    for (std::size_t i = 1; i < row.size(); ++i) {
      out += std::string(2 + widths[i] - row[i].size(), ' ') + row[i];
    }
    out += '\n';
  }
  return out;
}

// What people call a part of the points; most games' names for data are such words already.
std::string part_words(std::string name) {
  constexpr std::pair<std::string_view, std::string_view> kColours[] = {
      {"b", "blue"}, {"p", "purple"}, {"o", "orange"}, {"g", "green"}};
  for (const auto& [letter, colour] : kColours) {
    if (name == letter) return std::string(colour);
  }
  std::ranges::replace(name, '_', ' ');
  return name;
}

// A row for every seat below the header; a column is a title and the points by seat.
std::string seats_table(const LocalTable& table, const std::vector<StandingPart>& columns) {
  std::vector<Row> rows = {{""}};
  for (const StandingPart& column : columns) rows[0].push_back(part_words(column.name));
  for (int seat = 0; seat < table.position().players(); ++seat) {
    Row row = {seat_name(table, seat_at(seat))};
    for (const StandingPart& column : columns) {
      row.push_back(std::to_string(column.points[static_cast<std::size_t>(seat)]));
    }
    rows.push_back(std::move(row));
  }
  return aligned(rows);
}

// As many words as fit; what is missing is shown by three dots.
std::string cut(const std::string& text) {
  constexpr std::string_view kDots = " ...";
  if (text.size() <= kLineWidth) return text;
  const std::size_t end = text.rfind(' ', kLineWidth - kDots.size());
  return text.substr(0, end == std::string::npos ? kLineWidth - kDots.size() : end) +
         std::string(kDots);
}

}  // namespace

std::string seat_name(const LocalTable& table, Seat seat) {
  return seat_name(seat) + " (" + table.seat(seat).text + ")";
}

std::string seat_names(const LocalTable& table, SeatSet seats) {
  std::string names;
  for (int seat = 0; seat < table.position().players(); ++seat) {
    if (!seats.contains(seat_at(seat))) continue;
    if (!names.empty()) names += ", ";
    names += seat_name(table, seat_at(seat));
  }
  return names;
}

std::string event_words(const LocalTable& table, const Event& event) {
  if (!event.actor) return cut("chance: " + event.text);
  return cut(seat_name(table, *event.actor) + " plays " + event.text);
}

std::string wrapped(const std::vector<std::string>& words, std::string_view indent) {
  std::string out;
  std::size_t used = 0;
  for (const std::string& word : words) {
    if (used > 0 && used + 2 + word.size() <= kLineWidth) {
      out += "  " + word;
      used += 2 + word.size();
    } else {
      if (used > 0) out += '\n';
      out += std::string(indent) + word;
      used = indent.size() + word.size();
    }
  }
  return out + '\n';
}

std::string state_words(const LocalTable& table) {
  const Scores points = table.position().scores();
  const Scores standing = read_standing(table.position().standing_json()).total;
  const bool alike = points == standing;
  std::vector<std::string> words = {alike ? "Points:" : "Points (if it ended now):"};
  for (int i = 0; i < table.position().players(); ++i) {
    const auto seat = static_cast<std::size_t>(i);
    std::string text = seat_name(seat_at(i)) + " " + std::to_string(points[seat]);
    if (!alike) text += " (" + std::to_string(standing[seat]) + ")";
    words.push_back(std::move(text));
  }
  return wrapped(words, "");
}

std::string parts_table(const LocalTable& table) {
  Standing standing = read_standing(table.position().standing_json());
  standing.parts.push_back({"total", standing.total});
  return seats_table(table, standing.parts);
}

std::string winner_words(const LocalTable& table) {
  const SeatSet winners = table.position().winners();
  if (winners.empty()) return "Nobody wins.";
  const bool shared = winners.size() > 1;
  return (shared ? "The win is shared by " : "The winner is ") + seat_names(table, winners) + ".";
}

}  // namespace benben::cli
