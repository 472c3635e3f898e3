// LocalTable: a game played in this terminal, as its record and the position it folds to.
//
// A seat is a person's or a bot's. Chance and bots draw from the seed and the ply alone
// (search/match.h), so the same seed and the same moves give the same game, and a table that was
// saved and resumed goes on as if it had never stopped. The record's tags hold all that is needed
// for that: `Seat<n>` who plays it, `Seed` the seed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "engine/player.h"
#include "search/advice.h"
#include "search/match.h"

namespace benben::cli {

// The text of a seat that a person plays here; every other text is a bot's or an engine's
// (engine/player.h).
inline constexpr std::string_view kPerson = "me";

struct LocalSeat {
  std::string text;
  std::unique_ptr<engine::Player> player;  // none for a person
  bool is_person() const { return player == nullptr; }
};

// One seat for each text; an error for a text that is no seat's and for another number of them.
Result<std::vector<LocalSeat>> make_seats(const AnyGame& game, int players,
                                          const std::vector<std::string>& texts,
                                          const engine::Settings& engines = {});
// The seats that a record names; errors have the tag's line, or the blank line if it is missing. An
// engine is none of them: a record from somewhere must not run a program here.
Result<std::vector<LocalSeat>> seats_of(const Record& record, const AnyPosition& position);
// The seed that a record names, nothing if it names none.
Result<std::optional<std::uint64_t>> seed_of(const Record& record);

class LocalTable {
 public:
  // Requires a record that replays, and a seat for each of its players.
  LocalTable(Record record, std::vector<LocalSeat> seats, std::uint64_t seed);

  const AnyPosition& position() const { return *position_; }
  const Record& record() const { return record_; }
  const std::vector<Event>& events() const { return record_.events; }
  std::uint64_t seed() const { return seed_; }
  const LocalSeat& seat(Seat seat) const { return seats_[static_cast<std::size_t>(index(seat))]; }
  bool has_people() const;

  // The seat that is to act (the lowest, if several may); nothing before chance and at the end.
  std::optional<Seat> to_act() const;
  // The move of the seat that is to act; on an error nothing has changed.
  Status move(std::string_view text);
  // Draws the chance event that is due, or lets the bot or engine move that is to act; where an
  // engine fails nothing has changed.
  Status advance();

  // What the seat that is to act might play, and why; the same whenever it is asked here.
  Advice advice() const;

  // Takes back the last step that a person made here and the bots' answers to it. Refused where
  // there is none, and where chance has shown something since: what is known stays known.
  Result<std::vector<Event>> undo();

 private:
  void append(Event event);
  // Folds the record's events into the position.
  void fold();

  Record record_;
  Setup setup_;
  std::vector<LocalSeat> seats_;
  std::uint64_t seed_;
  GameSeed draws_;
  std::unique_ptr<AnyPosition> position_;
};

}  // namespace benben::cli
