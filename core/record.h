// Record: a game as text, its tags and its events (docs/record.md).
//
// parse_record checks the form alone, strictly: there is exactly one spelling of every record, and
// write_record(parse_record(text)) == text. Whether the events obey the rules is for replay.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/seat.h"

namespace benben {

struct Tag {
  std::string name;   // letters, digits, '_' and '.'
  std::string value;  // unescaped UTF-8 without control characters
  friend bool operator==(const Tag&, const Tag&) = default;
};

struct Event {
  Actor actor;       // chance, or the seat that acts
  std::string text;  // the game's own, words parted by one space
  friend bool operator==(const Event&, const Event&) = default;
};

struct Record {
  std::vector<Tag> tags;  // in the order of the file, names unique
  std::vector<Event> events;

  // The value of a tag, or nullptr.
  const std::string* tag(std::string_view name) const;
  // The 1-based lines of the file that write_record writes.
  int blank_line() const { return static_cast<int>(tags.size()) + 1; }
  int event_line(std::size_t ply) const { return blank_line() + 1 + static_cast<int>(ply); }

  friend bool operator==(const Record&, const Record&) = default;
};

Result<Record> parse_record(std::string_view text);
std::string write_record(const Record& record);

// One event as a line of a record without its line end: "0 014".
std::string event_line(const Event& event);
Result<Event> parse_event(std::string_view line);

// Whether a text can be a tag's name.
bool is_tag_name(std::string_view name);

// The events a table can have at most; no game of the five comes near it.
inline constexpr std::size_t kMaxEvents = 100'000;
// The tags a record can have at most: many more than anybody writes, few enough to look through.
inline constexpr std::size_t kMaxTags = 1'000;

}  // namespace benben
