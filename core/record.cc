#include "core/record.h"

#include <algorithm>
#include <utility>

#include "core/general_faults.h"
#include "core/text.h"

namespace benben {
namespace {

using enum GeneralFault;

Error fault_at(int line, const Refused<GeneralFault>& refused) {
  Error error = make_error(general_faults(), refused);
  error.line = line;
  return error;
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
    return fault_at(number, kTagForm);
  }
  std::optional<std::string> value = unescape(rest.substr(2, rest.size() - 4));
  if (!value) {
    return fault_at(number, kTagEscape);
  }
  tag.value = *std::move(value);
  return tag;
}

}  // namespace

bool is_tag_name(std::string_view name) {
  return !name.empty() && std::ranges::all_of(name, is_tag_name_char);
}

const std::string* Record::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  return found == tags.end() ? nullptr : &found->value;
}

Result<Event> parse_event(std::string_view line) {
  if (const auto fault = byte_fault(line)) return fault_at(0, *fault);
  if (line.starts_with('[')) return fault_at(0, kTagBehindBlank);
  if (line.empty()) return fault_at(0, kBlankLineTwice);
  const std::size_t space = line.find(' ');
  const std::string_view actor = line.substr(0, space);
  if (space == std::string_view::npos || space + 1 == line.size()) return fault_at(0, kEventForm);
  if (line.back() == ' ' || line.find("  ") != std::string_view::npos) {
    return fault_at(0, kEventBlanks);
  }
  Event event{kChance, std::string(line.substr(space + 1))};
  if (actor != "*") {
    const std::optional<int> seat = parse_number(actor, 255);
    if (!seat) return fault_at(0, kActor);
    event.actor = seat_at(*seat);
  }
  return event;
}

namespace {

Status add_tag(Record& record, std::string_view line, int number) {
  if (line.front() != '[') return fault_at(number, kNoTag);
  Result<Tag> tag = parse_tag(line, number);
  if (!tag) return tag.error();
  if (record.tags.size() == kMaxTags) {
    return fault_at(number, {kTooManyTags, {{"most", std::to_string(kMaxTags)}}});
  }
  if (record.tag(tag->name) != nullptr) {
    return fault_at(number, {kTagTwice, {{"tag", tag->name}}});
  }
  record.tags.push_back(std::move(*tag));
  return {};
}

Status add_event(Record& record, std::string_view line, int number) {
  if (record.events.size() == kMaxEvents) {
    return fault_at(number, {kTooManyEvents, {{"most", std::to_string(kMaxEvents)}}});
  }
  Result<Event> event = parse_event(line);
  if (!event) {
    Error error = event.error();
    error.line = number;
    return error;
  }
  record.events.push_back(std::move(*event));
  return {};
}

}  // namespace

Result<Record> parse_record(std::string_view text) {
  Record record;
  bool in_tags = true;
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return fault_at(number, kNoLineEnd);
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (const auto fault = byte_fault(line)) return fault_at(number, *fault);
    if (in_tags && line.empty()) {
      in_tags = false;
      continue;
    }
    const Status added = in_tags ? add_tag(record, line, number) : add_event(record, line, number);
    if (!added) return added.error();
  }
  if (in_tags) return fault_at(number + 1, kNoBlankLine);
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
