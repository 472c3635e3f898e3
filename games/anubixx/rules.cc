#include "games/anubixx/rules.h"

#include <algorithm>
#include <cstddef>

namespace benben::anubixx {
namespace {

using LikelyRoll = LikelyOutcome<Outcome>;

// The rolls that begin like this one and go on with so many dice of the colours from `first` on.
void add_rolls(std::vector<LikelyRoll>& list, const LikelyRoll& begun, int dice,
               std::size_t first) {
  if (dice == 0) return list.push_back(begun);
  for (std::size_t colour = first; colour < kColourCount; ++colour) {
    LikelyRoll roll = begun;
    for (int alike = 1; alike <= dice; ++alike) {
      roll.outcome.dice.add(kColours[colour]);
      roll.probability *= (dice - alike + 1.0) / alike / kColourCount;
      add_rolls(list, roll, dice - alike, colour + 1);
    }
  }
}

void pay(State& state, Builder& builder, Colour colour, Payment payment) {
  if (payment == Payment::kDie) {
    state.taken.add(colour);
  } else if (payment == Payment::kJoker) {
    --builder.jokers;
  } else {
    // ANX-20: two stones of a pair may be struck in either order.
    builder.quarry = std::max(builder.quarry, static_cast<std::uint8_t>(quarry_number(payment)));
  }
}

// ANX-30, ANX-31: the symbol on a stone just crossed is won if it is complete and still open.
void win_symbol(const State& state, Builder& builder, Stone stone) {
  const std::optional<Symbol> symbol = state.block.symbol_on(stone);
  if (!symbol || state.closed.contains(*symbol)) return;
  if (builder.crossed.contains(state.block.stones_of(*symbol)))
    builder.bonuses |= SymbolSet::of(*symbol);
}

// ANX-40, ANX-41.
bool is_finished(const State& state) {
  if (state.idle == kIdleRounds) return true;
  for (const Builder& builder : state.builders) {
    if (complete_buildings(state.block, builder.crossed) >= kBuildingsToEnd) return true;
  }
  return false;
}

void end_round(State& state) {
  for (const Builder& builder : state.builders) state.closed |= builder.bonuses;  // ANX-31
  state.idle = state.round_built == 0 ? static_cast<std::uint8_t>(state.idle + 1) : 0;
  state.rolled = {};
  state.blocked = {};
  if (is_finished(state)) {
    state.phase = Phase::kOver;
    return;
  }
  ++state.round;
  state.round_built = 0;
  state.active = static_cast<std::uint8_t>((state.active + 1) % state.players);
  state.turn = state.active;
  state.phase = Phase::kRoll;
}

void end_turn(State& state) {
  if (state.turn == state.active) state.blocked = state.taken;  // ANX-15
  state.taken = {};
  state.built = 0;
  const auto next = static_cast<std::uint8_t>((state.turn + 1) % state.players);
  if (next == state.active) {
    end_round(state);
  } else {
    state.turn = next;
  }
}

// The letters in use for the draw, ascending.
int letters_in_use(const State& state, std::array<SheetLetter, kBuiltInSheets + kOwnSheets>& out) {
  std::size_t count = 0;
  for (char c = 'A'; c <= 'Z'; ++c) {
    if (sheet_in_use(state, sheet_letter(c))) out[count++] = sheet_letter(c);
  }
  return static_cast<int>(count);
}

}  // namespace

const GameInfo Anubixx::kInfo = {
    .name = "anubixx",
    .title = "Anubixx",
    .summary = "Roll colour dice, cross out stones on three monuments and race for their symbols.",
    .rules_version = 1,
    .min_players = 2,
    .max_players = kMaxPlayers,
    .options = {},
    .tag_prefix = kSheetTag,
    .tag_summary = "a file with a block or sheets of your own",
};

State Anubixx::start(const Setup& setup) {
  State state;
  state.players = static_cast<std::uint8_t>(setup.players);
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    state.builders[seat].jokers = state.players;  // ANX-06
  }
  const OwnData data = *read_own_data(setup.tags);
  state.block = data.block;
  state.sheets = data.sheets;
  state.own_sheets = data.own_sheets;
  state.deal = data.deal;
  return state;
}

std::optional<Sheet> sheet_in_use(const State& state, SheetLetter sheet) {
  const int n = letter(sheet) - 'A';
  if (n < 0 || n >= kBuiltInSheets + kOwnSheets) return std::nullopt;
  if (n < kBuiltInSheets) {
    if (state.deal == Deal::kOwnOnly) return std::nullopt;
    return built_in_sheet(n);
  }
  const auto own = static_cast<std::size_t>(n - kBuiltInSheets);
  if ((state.own_sheets >> own & 1u) == 0) return std::nullopt;
  return state.sheets[own];
}

int complete_buildings(const Block& block, StoneSet crossed) {
  return static_cast<int>(std::ranges::count_if(
      block.buildings, [&](StoneSet building) { return crossed.contains(building); }));
}

MoveList Anubixx::legal(const State& state, Seat seat) {
  const Builder& builder = state.builder(seat);
  const Funds funds = {state.sheet(seat), builder.quarry, builder.jokers, state.available()};
  return {funds, state.block, builder.crossed, kStonesPerTurn - state.built};
}

void Anubixx::apply(State& state, const Move& move) {
  if (move.step == Step::kEnd) {
    end_turn(state);
    return;
  }
  const Sheet& sheet = state.sheets[state.turn];
  Builder& builder = state.builders[state.turn];
  builder.crossed |= StoneSet::of(move.stone);
  pay(state, builder, sheet.colour(move.stone), move.payment);
  if (move.step == Step::kPair) {
    builder.crossed |= StoneSet::of(move.second);
    pay(state, builder, sheet.colour(move.second), move.second_payment);
    win_symbol(state, builder, move.second);
  }
  win_symbol(state, builder, move.stone);
  state.built = static_cast<std::uint8_t>(state.built + move.stones());
  state.round_built = static_cast<std::uint8_t>(state.round_built + move.stones());
  if (state.built == kStonesPerTurn) end_turn(state);
}

Outcome Anubixx::sample(const State& state, Rng& rng) {
  Outcome outcome;
  if (state.phase == Phase::kRoll) {
    outcome.kind = Outcome::Kind::kRoll;
    for (int die = 0; die < dice_count(state.players); ++die) {
      outcome.dice.add(kColours[rng.below(kColourCount)]);
    }
    return outcome;
  }
  outcome.kind = Outcome::Kind::kSheets;
  std::array<SheetLetter, kBuiltInSheets + kOwnSheets> letters{};
  auto left = static_cast<std::uint32_t>(letters_in_use(state, letters));
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    const std::uint32_t drawn = rng.below(left--);
    outcome.sheets[seat] = letters[drawn];
    letters[drawn] = letters[left];
  }
  return outcome;
}

std::vector<LikelyOutcome<Outcome>> Anubixx::outcomes(const State& state) {
  std::vector<LikelyOutcome<Outcome>> list;
  if (state.phase == Phase::kRoll) {
    Outcome none;
    none.kind = Outcome::Kind::kRoll;
    add_rolls(list, {none, 1.0}, dice_count(state.players), 0);
  }
  return list;
}

void Anubixx::apply(State& state, const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::kRoll) {
    state.rolled = outcome.dice;
    state.phase = Phase::kBuild;
    return;
  }
  std::array<Sheet, kOwnSheets> drawn{};
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    drawn[seat] = *sheet_in_use(state, outcome.sheets[seat]);
    state.builders[seat].sheet = outcome.sheets[seat];
  }
  state.sheets = drawn;
  state.own_sheets = 0;
  state.deal = Deal::kWithBuiltIn;
  state.phase = Phase::kRoll;
}

}  // namespace benben::anubixx
