// Anubixx: roll colour dice, cross out up to two stones a turn on your own sheet.
//
// The specification is docs/rules/anubixx.md; every rule below carries its id. A builder's site is
// a set of crossed stones, a number in the quarry, jokers and bonuses; a sheet is three bit planes,
// so the stones that can be built and paid come from a few operations on words. Which stones,
// symbols and points there are is data: the block.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/defaults.h"
#include "core/fixed_list.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/anubixx/block.h"
#include "games/anubixx/colours.h"
#include "games/anubixx/faults.h"
#include "games/anubixx/moves.h"
#include "games/anubixx/quarry.h"
#include "games/anubixx/sheets.h"
#include "games/anubixx/stones.h"
#include "games/anubixx/tags.h"

namespace benben::anubixx {

inline constexpr int kMaxPlayers = 5;
// ANX-41: the game ends after so many rounds in a row without a stone.
inline constexpr int kIdleRounds = 10;
// ANX-32, ANX-40: so many complete buildings end the game and win the end bonus.
inline constexpr int kBuildingsToEnd = 2;
// ANX-11: a turn's stones.
inline constexpr int kStonesPerTurn = 2;

// What is known of one builder.
struct Builder {
  StoneSet crossed;
  SheetLetter sheet = SheetLetter::kNone;
  std::uint8_t quarry = 0;  // number of the last crossed quarry stone, 0 for none
  std::uint8_t jokers = 0;  // not yet used
  SymbolSet bonuses;        // of symbols; the end bonus follows from the buildings

  friend bool operator==(const Builder&, const Builder&) = default;
};

enum class Phase : std::uint8_t { kSheets, kRoll, kBuild, kOver };

struct State {
  Block block;
  // Before the draw the builders' own sheets by letter, G first (those without a tag are Sheet());
  // after it the sheet of each seat, the rest Sheet().
  std::array<Sheet, kOwnSheets> sheets{};
  std::array<Builder, kMaxPlayers> builders{};
  std::uint32_t own_sheets = 0;  // bit n: the n-th letter from G has a tag; 0 after the draw
  Dice rolled;
  Dice blocked;  // taken by the active builder, once that turn is over (ANX-15)
  Dice taken;    // by the builder whose turn it is
  std::uint16_t round = 1;
  SymbolSet closed;
  Deal deal = Deal::kWithBuiltIn;  // before the draw
  Phase phase = Phase::kSheets;
  std::uint8_t players = 2;
  std::uint8_t active = 0;
  std::uint8_t turn = 0;
  std::uint8_t built = 0;        // stones in this turn
  std::uint8_t round_built = 0;  // stones in this round
  std::uint8_t idle = 0;         // rounds in a row without a stone

  const Builder& builder(Seat seat) const {
    return builders[static_cast<std::size_t>(benben::index(seat))];
  }
  const Sheet& sheet(Seat seat) const {
    return sheets[static_cast<std::size_t>(benben::index(seat))];
  }
  Dice available() const { return rolled - blocked - taken; }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 1072);

// What chance decides: the sheet of every seat, or the dice of a round.
struct Outcome {
  enum class Kind : std::uint8_t { kSheets, kRoll };
  Kind kind = Kind::kRoll;
  std::array<SheetLetter, kMaxPlayers> sheets{};  // kNone beyond the players, and for a roll
  Dice dice;                                      // none for sheets

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Steps that deserve a search: the pairs of the mosaic with four ways to pay, a stone for each
// place of the pyramid's lowest row and each column with two, and the end.
inline constexpr int kMaxCandidates = kMosaicPairs * 4 + (kPyramidRows + 2) * 2 + 1;
using CandidateList = FixedList<Candidate<Move>, kMaxCandidates>;

struct Anubixx : GuidedDefaults<Anubixx> {
  using State = anubixx::State;
  using Fault = anubixx::Fault;
  using Move = anubixx::Move;
  using Outcome = anubixx::Outcome;
  static const GameInfo kInfo;

  static State start(const Setup& setup);
  static Status check_tag(std::string_view name, std::string_view value);
  static Status check_setup(const Setup& setup);
  static Result<NamedTexts> read_tags(std::string_view file);
  static int players(const State& state) { return state.players; }
  static Next next(const State& state) {
    if (state.phase == Phase::kBuild) return Next::seat(seat_at(state.turn));
    return state.phase == Phase::kOver ? Next::over() : Next::chance();
  }

  static MoveList legal(const State& state, Seat seat);
  static void apply(State& state, const Move& move);

  static Outcome sample(const State& state, Rng& rng);
  // The rolls are listed; the draw of the sheets is not.
  static std::vector<LikelyOutcome<Outcome>> outcomes(const State& state);
  static void apply(State& state, const Outcome& outcome);

  // For a search: what the builder on turn may sensibly do, and what to do when playing on fast.
  static CandidateList candidates(const State& state, Seat seat, Sight sight = Sight::kFull);
  static Move rollout_move(const State& state, Seat seat, Rng& rng);

  static Scores scores(const State& state);
  static Scores standing(const State& state);
  static SeatSet winners(const State& state);

  static std::string text(const Move& move);
  static std::string text(const Outcome& outcome);
  static std::span<const FaultInfo> faults();
  static MaybeRefused<Fault> fault(const State& state, Actor actor);
  static MaybeRefused<Fault> fault(const State& state, Seat seat, const Move& move);
  static MaybeRefused<Fault> fault(const State& state, const Outcome& outcome);
  static Parsed<Move, Fault> parse_move(const State& state, std::string_view text);
  static Parsed<Outcome, Fault> parse_outcome(const State& state, std::string_view text);

  static std::string state_json(const State& state);
  static std::string standing_json(const State& state);
  static void add_facts(JsonWriter& json, const Setup& setup);
  static void add_derived(JsonWriter& json, const State& state);
  static std::string draw(const State& state, const DrawStyle& style);
};

// ANX-01: how many dice are rolled.
constexpr int dice_count(int players) { return players == 2 ? 3 : 4; }
// The sheet with that letter, if it is in use for the draw (ANX-02); before the draw.
std::optional<Sheet> sheet_in_use(const State& state, SheetLetter letter);
// How many of the three buildings are complete (ANX-40).
int complete_buildings(const Block& block, StoneSet crossed);

}  // namespace benben::anubixx
