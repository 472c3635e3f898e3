// Faults: everything a game can say against a move or an outcome, as one table.
//
// A game has `enum class Fault` and a table that gives each fault its code, its rule and its
// sentence with named places. What it finds wrong is a Refused<Fault>: the fault and what stands in
// the places. Everything else (the error for a person, the same as data for another language, the
// list of all faults) is composed here, once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "core/seat.h"

namespace benben {

struct FaultInfo {
  std::string_view code;  // its name for programs, unique in its table: "one_face"
  ErrorCode kind;         // kMalformed, kIllegal, kOutOfTurn, ...
  std::string_view rule;  // "PYX-11"; empty if no rule says so
  // In English, with places in braces: "The {cube} at {cell} shows one face only."
  std::string_view sentence;
};

// What stands in a place: as data, and in words where the sentence says it otherwise.
struct Place {
  std::string_view name;
  std::string value;
  std::string word = {};  // empty: as the value
};

// A seat for a sentence: people count from 1, data from 0.
inline Place seat_place(std::string_view name, Seat seat) {
  return {name, std::to_string(index(seat)), std::to_string(index(seat) + 1)};
}

// What was given, as it is; in quotes for people, cut where it is long.
Place quoted_place(std::string_view name, std::string_view text);
// A number, of which both are the same.
inline Place number_place(std::string_view name, std::int64_t number) {
  return {name, std::to_string(number)};
}

// A fault and what stands in the places of its sentence.
template <class Fault>
struct Refused {
  Refused(Fault what, std::vector<Place> where = {}) : fault(what), places(std::move(where)) {}

  Fault fault;
  std::vector<Place> places;
};

// Nothing if it is legal.
template <class Fault>
using MaybeRefused = std::optional<Refused<Fault>>;

// What a text says, or what is wrong with it.
template <class T, class Fault>
class Parsed {
 public:
  Parsed(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Parsed(Refused<Fault> refused) : content_(std::in_place_index<1>, std::move(refused)) {}
  Parsed(Fault fault) : Parsed(Refused<Fault>(fault)) {}

  explicit operator bool() const { return content_.index() == 0; }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  // Requires that there is no value.
  const Refused<Fault>& refused() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Refused<Fault>> content_;
};

namespace detail {
// Never defined: a table in another order than its enumeration does not compile.
void fault_is_out_of_order();
}  // namespace detail

// A table of faults, checked to be in the order of the enumeration:
//   constexpr auto kFaults = fault_table<Fault>({{Fault::kOver, {"over", ..., "PYX-20", "..."}}});
template <class Fault, std::size_t kCount>
consteval std::array<FaultInfo, kCount> fault_table(
    const std::pair<Fault, FaultInfo> (&entries)[kCount]) {
  std::array<FaultInfo, kCount> table{};
  for (std::size_t i = 0; i < kCount; ++i) {
    if (entries[i].first != static_cast<Fault>(i)) detail::fault_is_out_of_order();
    table[i] = entries[i].second;
  }
  return table;
}

// The error of a fault. A place of the sentence that is not filled is a broken promise.
Error make_error(const FaultInfo& info, std::span<const Place> places = {});
inline Error make_error(const FaultInfo& info, std::initializer_list<Place> places) {
  return make_error(info, std::span(places.begin(), places.size()));
}

template <class Fault>
Error make_error(std::span<const FaultInfo> table, const Refused<Fault>& refused) {
  const auto at = static_cast<std::size_t>(refused.fault);
  BENBEN_ASSERT(at < table.size());
  return make_error(table[at], refused.places);
}

// {"code":"illegal","message":"...","rule":"PYX-11","line":7,"fault":"one_face","params":{...}};
// rule, line, fault and params only where there are some.
std::string error_json(const Error& error);

// The faults of a table: [{"fault":"one_face","code":"illegal","rule":"PYX-11","sentence":"..."}].
std::string faults_json(std::span<const FaultInfo> table);

}  // namespace benben
