// The file in which an arena keeps its results: what was to be played, and a line for each bout.
//
// It grows by whole lines, so that an arena that was ended goes on where it was; the parts that
// several machines played are joined by it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/plan.h"
#include "core/result.h"

namespace benben {

// "benben arena 1", then lines `game`, `players`, `option` (one each), `deals`, `seed`, `near` (if
// not all meet), `luck` (if it is measured), `bots` (or, where there are engines, `bot`, one each)
// and `engine` (what engines are told, one each), an empty line. No engine that a file names is
// started. A plan with tags of its own (Setup::tags) has no such form: is_kept_by_name() is false.
std::string write_plan(const ArenaPlan& plan);
bool is_kept_by_name(const ArenaPlan& plan);

struct ArenaResults {
  ArenaPlan plan;
  std::vector<Observation> observations;  // in the order of the file
};

// The whole file.
std::string text_of(const ArenaResults& results);

// Reads what text_of() makes. A last line without its end was
// cut short by whatever ended the arena, and does not count. Errors name the line.
Result<ArenaResults> read_results(std::string_view file);

// Adds what another part of the same plan has played; what both have must be equal. Errors say
// which bout is not.
Status join_results(ArenaResults& results, const ArenaResults& part);

}  // namespace benben
