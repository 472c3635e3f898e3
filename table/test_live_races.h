// A race at a live table, for its tests.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "table/test_live_table.h"

namespace benben {

inline Error full() { return {ErrorCode::kReadOnly, "The disk is full."}; }

// Three people at a table of Cubus, one of whom has just passed: seat 0, in the second round.
class LiveRacesTest : public LiveTableTest {
 protected:
  void race(const std::vector<Kind>& kinds = {Kind::kMe, Kind::kMe, Kind::kMe},
            std::optional<RaceTerms> terms = std::nullopt) {
    make(kinds, "cubus", terms);
    deal();
    watch(ada_);
    played("pass", 0, "pass");
    EXPECT_EQ(ply(), 5);
    EXPECT_EQ(std::ranges::count(story(), "Ada hears window 5"), 1);
  }
  // Seat 0 gets cards with which `kBuild` is legal.
  void deal() {
    stored_.events.clear();
    for (const std::string kind : {"L", "L", "L", "T"}) {
      StoredEvent& draw = stored_.events.emplace_back();
      draw.event = *parse_event("* draw " + kind);
    }
    live_.emplace(Table::fold(stored_).value(), effects_);
  }
  static constexpr const char* kBuild = "knock build 1,1";
};

}  // namespace benben
