#include "core/json.h"

#include "core/text.h"

namespace benben {

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  text_ += ':';
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  text_ += json_quote(text);
  return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number) { return raw(std::to_string(number)); }

JsonWriter& JsonWriter::raw(std::string_view json) {
  separate();
  text_ += json;
  return *this;
}

JsonWriter& JsonWriter::points(const Scores& points, int players) {
  return list(std::span(points).first(static_cast<std::size_t>(players)));
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  return *this;
}

void JsonWriter::separate() {
  if (text_.empty()) return;
  const char last = text_.back();
  if (last != '{' && last != '[' && last != ':') text_ += ',';
}

}  // namespace benben
