// Members: the members of a JSON object, as the readers of the protocol ask for them.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "server/faults.h"
#include "server/figures.h"
#include "server/names.h"

namespace benben {

namespace json = boost::json;

inline constexpr std::size_t kMaxJsonDepth = 8;

inline Place member_place(std::string_view name) {
  return {"member", std::string(name), json_quote(name)};
}

// The members of one JSON object, each asked for once. The first fault sticks, so that a message
// reads like its table in docs/protocol.md.
class Members {
 public:
  explicit Members(const json::value& value) : object_(value.if_object()) {
    if (object_ == nullptr) fail(refused(server::Fault::kNotAnObject));
  }

  // The member, or nullptr; the fault that it is missing is the caller's to state.
  const json::value* find(std::string_view name) {
    known_.push_back(name);
    return object_ == nullptr ? nullptr : object_->if_contains(name);
  }

  std::string text(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_string()) return std::string(value->get_string());
    fail(refused(server::Fault::kMemberNotText, {member_place(name)}));
    return "";
  }

  // What a person is called (names.h); absent: nothing.
  std::string name() {
    if (find("name") == nullptr) return "";
    const std::string value = text("name");
    if (fault_) return "";
    const Result<std::string> name = read_name(value);
    if (name) return *name;
    fail(name.error());
    return "";
  }

  // The figure that a person is known by; absent: none.
  std::string figure() {
    if (find("figure") == nullptr) return "";
    std::string value = text("figure");
    if (!is_figure(value)) fail(refused(server::Fault::kNoSuchFigure));
    return value;
  }

  int number(std::string_view name, int min, int max) {
    const json::value* value = find(name);
    if (value == nullptr || !(value->is_int64() || value->is_uint64())) {
      fail(refused(server::Fault::kMemberNotNumber, {member_place(name)}));
      return min;
    }
    const std::int64_t* number = value->if_int64();
    if (number == nullptr || *number < min || *number > max) {
      fail(refused(
          server::Fault::kMemberOutOfRange,
          {member_place(name), {"min", std::to_string(min)}, {"max", std::to_string(max)}}));
      return min;
    }
    return static_cast<int>(*number);
  }

  // A whole number of any size; one that no int64 holds is the largest.
  std::int64_t whole(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_int64()) return value->get_int64();
    if (value != nullptr && value->is_uint64()) return std::numeric_limits<std::int64_t>::max();
    fail(refused(server::Fault::kMemberNotNumber, {member_place(name)}));
    return 0;
  }

  bool flag(std::string_view name) {
    const json::value* value = find(name);
    if (value != nullptr && value->is_bool()) return value->get_bool();
    fail(refused(server::Fault::kMemberNotFlag, {member_place(name)}));
    return false;
  }

  void fail(Error fault) {
    if (!fault_) fault_ = std::move(fault);
  }

  // The first fault; a member that nobody asked for is one, too.
  std::optional<Error> fault() {
    if (fault_) return fault_;
    for (const auto& member : *object_) {
      const std::string_view name = member.key();
      if (std::ranges::find(known_, name) == known_.end()) {
        return refused(server::Fault::kUnknownMember, {member_place(name)});
      }
    }
    return std::nullopt;
  }

 private:
  const json::object* object_;
  std::vector<std::string_view> known_;
  std::optional<Error> fault_;
};

inline Result<json::value> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = kMaxJsonDepth;
  json::error_code error;
  json::value value = json::parse(text, error, {}, options);
  if (error) return refused(server::Fault::kNotJson, {{"reason", error.message()}});
  return value;
}

}  // namespace benben
