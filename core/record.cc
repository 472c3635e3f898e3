#include "core/record.h"

#include <algorithm>
#include <utility>

#include "core/text.h"

namespace benben {
namespace {

Error malformed(int line, std::string message) {
  return {ErrorCode::kMalformed, std::move(message), "", line};
}

bool is_tag_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.';
}

// The value between its quotes; nothing if an escape is wrong or a bare quote stands inside.
std::optional<std::string> unescape(std::string_view quoted) {
  std::string value;
  for (std::size_t i = 0; i < quoted.size(); ++i) {
    if (quoted[i] == '"') return std::nullopt;
    if (quoted[i] == '\\') {
      ++i;
      if (i == quoted.size() || (quoted[i] != '"' && quoted[i] != '\\')) return std::nullopt;
    }
    value += quoted[i];
  }
  return value;
}

Result<Tag> parse_tag(std::string_view line, int number) {
  const auto name_end = std::find_if_not(line.begin() + 1, line.end(), is_tag_name_char);
  Tag tag{std::string(line.begin() + 1, name_end), ""};
  const std::string_view rest(name_end, line.end());
  if (tag.name.empty() || rest.size() < 4 || !rest.starts_with(" \"") || !rest.ends_with("\"]")) {
    return malformed(number, "A tag has the form [Name \"value\"].");
  }
  std::optional<std::string> value = unescape(rest.substr(2, rest.size() - 4));
  if (!value) {
    return malformed(number, "In a tag's value a quote is written \\\" and a backslash \\\\.");
  }
  tag.value = *std::move(value);
  return tag;
}

}  // namespace

const std::string* Record::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  return found == tags.end() ? nullptr : &found->value;
}

Result<Event> parse_event(std::string_view line) {
  if (!is_clean_utf8(line)) {
    return malformed(0, "An event is UTF-8 text without control characters.");
  }
  const std::size_t space = line.find(' ');
  const std::string_view actor = line.substr(0, space);
  if (space == std::string_view::npos || space + 1 == line.size()) {
    return malformed(0, "An event has the form: actor, space, text.");
  }
  if (line.back() == ' ' || line.find("  ") != std::string_view::npos) {
    return malformed(0, "The words of an event are parted by one space, with none at the end.");
  }
  Event event{kChance, std::string(line.substr(space + 1))};
  if (actor != "*") {
    const std::optional<int> seat = parse_number(actor, 255);
    if (!seat) return malformed(0, "The actor of an event is * (chance) or the number of a seat.");
    event.actor = seat_at(*seat);
  }
  return event;
}

Result<Record> parse_record(std::string_view text) {
  Record record;
  int number = 0;
  bool in_tags = true;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) {
      return malformed(number, "The line feed at the end of the last line is missing.");
    }
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (!is_clean_utf8(line)) {
      return malformed(number,
                       "Here is a byte that is not UTF-8, or a control character; lines end with a "
                       "line feed alone.");
    }
    if (in_tags && line.empty()) {
      in_tags = false;
    } else if (in_tags) {
      if (line.front() != '[') {
        return malformed(
            number,
            "A tag, or the blank line before the events, must stand here and nothing before it.");
      }
      Result<Tag> tag = parse_tag(line, number);
      if (!tag) return tag.error();
      if (record.tags.size() == kMaxTags) {
        return malformed(number, "A record has at most " + std::to_string(kMaxTags) + " tags.");
      }
      if (record.tag(tag->name) != nullptr) {
        return malformed(number, "The tag " + tag->name + " stands twice.");
      }
      record.tags.push_back(std::move(*tag));
    } else {
      if (record.events.size() == kMaxEvents) {
        return malformed(number, "A record has at most " + std::to_string(kMaxEvents) + " events.");
      }
      Result<Event> event = parse_event(line);
      if (!event) return malformed(number, event.error().message);
      record.events.push_back(std::move(*event));
    }
  }
  if (in_tags)
    return malformed(number + 1, "The blank line that parts the tags from the events is missing.");
  return record;
}

std::string event_line(const Event& event) {
  return (event.actor ? std::to_string(index(*event.actor)) : "*") + " " + event.text;
}

std::string write_record(const Record& record) {
  std::string out;
  for (const Tag& tag : record.tags) {
    out += "[" + tag.name + " \"";
    for (const char c : tag.value) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    out += "\"]\n";
  }
  out += '\n';
  for (const Event& event : record.events) out += event_line(event) + '\n';
  return out;
}

}  // namespace benben
