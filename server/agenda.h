// Agenda: which of many things is due when, looked through in rounds that may be cut into pieces.
//
// A round brings what was due when it began, each thing once, in the order of the times. What is
// planned while it goes on is for the next one, even if it is due already: so a round ends, however
// much comes meanwhile, and what could not be done is tried again once a round. Time is given by
// the caller.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>

#include "table/clock.h"

namespace benben {

class Agenda {
 public:
  // In place of what was planned for it; without a time it is not due any more.
  void plan(const std::string& id, std::optional<TimePoint> due);
  void begin_round(TimePoint now);
  // Takes the next that this round brings; nothing at its end.
  std::optional<std::string> next();
  std::size_t size() const { return planned_.size(); }

 private:
  struct Place {
    TimePoint due;
    std::int64_t round = 0;  // in which it was planned
  };

  std::unordered_map<std::string, Place> planned_;
  // The same in order. Nothing that a round must not bring stands before what it must: what is
  // planned in a round is due when that began at the earliest.
  std::set<std::tuple<TimePoint, std::int64_t, std::string>> order_;
  TimePoint begun_ = TimePoint::min();
  std::int64_t round_ = 0;
};

}  // namespace benben
