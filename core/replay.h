// Replay: a record folded into positions, every event checked against the rules.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"

namespace benben {

// Finds a game by name and version of its rules, the newest where none is given; nullptr if there
// is none. (The list of games lies above core: games/all.h.)
using GameFinder = const AnyGame* (*)(std::string_view name, std::optional<int> rules);

// The setup that a record's tags describe, and its start position, by the version of the rules that
// it names; errors name the tag's line.
Result<Setup> setup_of(const Record& record, GameFinder find_game);
Result<std::unique_ptr<AnyPosition>> start_of(const Record& record, GameFinder find_game);

// Called with the number of events folded so far (0 for the start) and the position.
using PlyVisitor = std::function<void(int ply, const AnyPosition& position)>;

// Folds all events and checks the tags that tell of the outcome (`Result`) against it; gives the
// last position. Errors name line, reason and rule.
Result<std::unique_ptr<AnyPosition>> replay(const Record& record, GameFinder find_game,
                                            const PlyVisitor& visit = {});

// One line of a trace (docs/record.md), without line end.
std::string trace_line(int ply, const AnyPosition& position);

// The tags of a new record: Game, Rules, Players, then the options that are not the default, then
// the game's own tags.
Record new_record(const AnyGame& game, const Setup& setup);

// Sets the tag `Result` of a finished game's record, behind the tags of players, options, the
// game's own and seats, and removes it from an unfinished one's.
void set_result(Record& record, const AnyPosition& position);

}  // namespace benben
