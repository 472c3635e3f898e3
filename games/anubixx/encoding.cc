// The numbers of Anubixx's steps, and what a seat sees of it.
#include "games/anubixx/encoding.h"

#include <algorithm>
#include <utility>

namespace benben::anubixx {
namespace {

using Stones = std::pair<Stone, Stone>;

constexpr int kLetters = kBuiltInSheets + kOwnSheets;
SheetLetter letter_at(int number) { return sheet_letter(static_cast<char>('A' + number)); }

// Stones and pairs of our block by their numbers, and the other way round.
struct Numbers {
  std::array<Stone, Encoding::kBlockStones> stones{};
  std::array<Stone, Encoding::kSingles> singles{};
  std::array<Stones, Encoding::kPairs> pairs{};
  std::array<int, kStones> single_of{};
  std::array<int, kStones> right_pair_of{};
  std::array<int, kStones> lower_pair_of{};

  Numbers() {
    const Block& block = default_block();
    int stone = 0;
    int single = 0;
    for (const Stone at : block.stones()) {
      stones.at(static_cast<std::size_t>(stone++)) = at;
      if (block.mosaic().contains(at)) continue;
      single_of[index(at)] = single;
      singles.at(static_cast<std::size_t>(single++)) = at;
    }
    int pair = 0;
    const auto add = [&](Stone one, Stone two, std::array<int, kStones>& numbers) {
      numbers[index(one)] = pair;
      pairs.at(static_cast<std::size_t>(pair++)) = {one, two};
    };
    for (const Stone at : block.mosaic()) {
      if (with_right_neighbour(block.mosaic()).contains(at)) {
        add(at, right_neighbour(at), right_pair_of);
      }
      if (with_lower_neighbour(block.mosaic()).contains(at)) {
        add(at, lower_neighbour(at), lower_pair_of);
      }
    }
    BENBEN_ASSERT(stone == Encoding::kBlockStones && single == Encoding::kSingles &&
                  pair == Encoding::kPairs && block.quarry == Encoding::kQuarry);
  }
};

const Numbers& numbers() {
  static const Numbers table;
  return table;
}

int number_of(Payment payment) {
  if (payment == Payment::kJoker) return 0;
  return payment == Payment::kDie ? Encoding::kQuarry + 1 : quarry_number(payment);
}

Payment payment_at(int number) {
  if (number == 0) return Payment::kJoker;
  return number > Encoding::kQuarry ? Payment::kDie : quarry_payment(number);
}

int number_of(const Move& move) {
  const int payment = number_of(move.payment);
  if (move.step == Step::kEnd) return 0;
  if (move.step == Step::kStone) {
    const int single = numbers().single_of[index(move.stone)];
    return Encoding::kFirstSingle + single * Encoding::kPayments + payment;
  }
  const bool right = right_neighbour(move.stone) == move.second;
  const int pair = (right ? numbers().right_pair_of : numbers().lower_pair_of)[index(move.stone)];
  return Encoding::kFirstPair + (pair * Encoding::kPayments + payment) * Encoding::kPayments +
         number_of(move.second_payment);
}

void write_sheets(ObservationWriter& writer, const State& state, Seat seat) {
  constexpr std::size_t kWide = Encoding::kColours;
  writer.begin(Encoding::kParts[1]);
  for (int i = 0; i < state.players && state.phase != Phase::kSheets; ++i) {
    const std::size_t row = seat_from(seat, i, state.players) * Encoding::kBlockStones;
    for (std::size_t n = 0; n < Encoding::kBlockStones; ++n) {
      writer.mark((row + n) * kWide + index(state.sheet(seat_at(i)).colour(numbers().stones[n])));
    }
  }
  writer.begin(Encoding::kParts[2]);
  for (int i = 0; i < state.players && state.phase != Phase::kSheets; ++i) {
    const std::size_t row = seat_from(seat, i, state.players) * Encoding::kQuarry;
    for (int n = 1; n <= Encoding::kQuarry; ++n) {
      const Colour colour = state.sheet(seat_at(i)).colour(quarry_payment(n));
      writer.mark((row + static_cast<std::size_t>(n - 1)) * kWide + index(colour));
    }
  }
}

void write_builders(ObservationWriter& writer, const State& state, Seat seat) {
  const auto each = [&](auto&& write) {
    for (int i = 0; i < state.players; ++i) {
      write(seat_from(seat, i, state.players), state.builder(seat_at(i)));
    }
  };
  writer.begin(Encoding::kParts[3]);
  each([&](std::size_t row, const Builder& builder) { writer.set(row, builder.quarry); });
  writer.begin(Encoding::kParts[4]);
  each([&](std::size_t row, const Builder& builder) { writer.set(row, builder.jokers); });
  writer.begin(Encoding::kParts[5]);
  each([&](std::size_t row, const Builder& builder) {
    for (const Symbol symbol : builder.bonuses) writer.mark(row * kMaxSymbols + index(symbol));
  });
  writer.begin(Encoding::kParts[6]);
  for (const Symbol symbol : state.closed) writer.mark(index(symbol));
}

void write_turn(ObservationWriter& writer, const State& state, Seat seat) {
  writer.begin(Encoding::kParts[7]);
  std::size_t at = 0;
  for (const Dice& dice : {state.rolled, state.blocked, state.taken, state.available()}) {
    for (const Colour colour : kColours) writer.set(at++, dice.count(colour));
  }
  writer.begin(Encoding::kParts[8]);
  writer.mark(seat_from(seat, state.active, state.players));
  writer.begin(Encoding::kParts[9]);
  writer.mark(seat_from(seat, state.turn, state.players));
  writer.begin(Encoding::kParts[10]);
  at = 0;
  for (const int count :
       {int{state.built}, int{state.round_built}, int{state.idle}, int{state.round}}) {
    writer.set(at++, count);
  }
  writer.begin(Encoding::kParts[11]);
  const Scores standing = Anubixx::standing(state);
  for (int i = 0; i < state.players; ++i) {
    writer.set(seat_from(seat, i, state.players), standing[static_cast<std::size_t>(i)]);
  }
}

}  // namespace

Status Encoding::covers(const Setup& setup) {
  const Result<OwnData> data = read_own_data(setup.tags);
  if (!data) return data.error();
  if (has_shape_of(data->block, default_block())) return {};
  return Error{ErrorCode::kUnsupported,
               "The numbers of Anubixx are those of the built-in block: a block with other stones "
               "or another quarry has none."};
}

void Encoding::legal(const State& state, Kept, ActionList& list) {
  const MoveList moves = Anubixx::legal(state, seat_at(state.turn));
  for (int i = 0; i < moves.size(); ++i) {
    list.push_back(action_number(number_of(moves[i])));
  }
}

std::optional<int> Encoding::action(const State&, Kept, const Move& move) {
  return number_of(move);
}

Move Encoding::move(const State&, Kept, int action) {
  if (action < kFirstSingle) return Move::end();
  const auto table_at = [](int at) { return static_cast<std::size_t>(at); };
  if (action < kFirstPair) {
    const int number = action - kFirstSingle;
    return Move::single(numbers().singles[table_at(number / kPayments)],
                        payment_at(number % kPayments));
  }
  const int number = action - kFirstPair;
  const auto [one, two] = numbers().pairs[table_at(number / (kPayments * kPayments))];
  return Move::pair(one, payment_at(number / kPayments % kPayments), two,
                    payment_at(number % kPayments));
}

void Encoding::observe(const State& state, Kept, Seat seat, Observation out) {
  ObservationWriter writer(out);
  writer.begin(kParts[0]);
  for (int i = 0; i < state.players; ++i) {
    const std::size_t row = seat_from(seat, i, state.players) * kBlockStones;
    const StoneSet crossed = state.builder(seat_at(i)).crossed;
    for (std::size_t n = 0; n < kBlockStones; ++n) {
      if (crossed.contains(numbers().stones[n])) writer.mark(row + n);
    }
  }
  write_sheets(writer, state, seat);
  write_builders(writer, state, seat);
  write_turn(writer, state, seat);
  writer.begin(kParts[12]);
  for (int i = 0; i < state.players; ++i) writer.mark(static_cast<std::size_t>(i));
}

std::vector<LikelyDraw> Encoding::draws(const State& state, Draws drawn) {
  std::vector<LikelyDraw> list;
  if (state.phase == Phase::kRoll) {
    if (!drawn.empty()) return list;
    for (const auto& [roll, probability] : Anubixx::outcomes(state)) {
      list.push_back({static_cast<int>(list.size()), probability});
    }
    return list;
  }
  if (drawn.size() == state.players) return list;
  // ANX-02: a sheet for each seat, out of those that no other has.
  for (int number = 0; number < kLetters; ++number) {
    const bool has = std::ranges::find(drawn, number) != drawn.end();
    if (!has && sheet_in_use(state, letter_at(number))) list.push_back({number, 0});
  }
  for (LikelyDraw& draw : list) draw.probability = 1.0 / static_cast<double>(list.size());
  return list;
}

std::string Encoding::draw_text(const State& state, Draws, int draw) {
  if (state.phase == Phase::kRoll) return Anubixx::text(outcome(state, {&draw, 1}));
  return {letter(letter_at(draw))};
}

Outcome Encoding::outcome(const State& state, Draws drawn) {
  if (state.phase == Phase::kRoll) {
    return Anubixx::outcomes(state)[static_cast<std::size_t>(drawn.front())].outcome;
  }
  Outcome sheets;
  sheets.kind = Outcome::Kind::kSheets;
  std::ranges::transform(drawn, sheets.sheets.begin(), letter_at);
  return sheets;
}

}  // namespace benben::anubixx
