// JsonWriter: JSON out, in the order in which it is written and without a blank between.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/seat.h"

namespace benben {

// Writes one value; commas come by themselves. What is opened must be closed and a key needs its
// value: the writer does not check it.
//
// What `json.begin_object().member("name", "K").key("at").list(ones).end_object()` has written,
// `json.text()` then gives: {"name":"K","at":[1,1]}.
class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_list() { return open('['); }
  JsonWriter& end_list() { return close(']'); }

  // The name of the member whose value comes next.
  JsonWriter& key(std::string_view name);

  // The text is UTF-8.
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
  JsonWriter& value(int number) { return value(std::int64_t{number}); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
  // As a number, from 0.
  JsonWriter& value(Seat seat) { return value(index(seat)); }
  JsonWriter& null() { return raw("null"); }
  // A value that is JSON already.
  JsonWriter& raw(std::string_view json);

  // `[...]` of all entries of a range.
  template <class Range>
  JsonWriter& list(const Range& range) {
    begin_list();
    for (const auto& entry : range) value(entry);
    return end_list();
  }
  // `[1,2]` of the first `players` entries.
  JsonWriter& points(const Scores& points, int players);

  template <class Value>
  JsonWriter& member(std::string_view name, const Value& entry) {
    return key(name).value(entry);
  }

  const std::string& text() const { return text_; }
  std::string take() { return std::move(text_); }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  // A comma, unless a value is the first of its list or object, or behind its key.
  void separate();

  std::string text_;
};

}  // namespace benben
