// The numbers of Cubus's candidates, and what a seat sees of it.
#include "games/cubus/encoding.h"

#include "games/cubus/building.h"
#include "games/cubus/demolition.h"

namespace benben::cubus {
namespace {

// The way out is the last candidate, where there is one.
int choices_of(const State& state, const CandidateList& kept) {
  return kept.size() - (state.phase == Phase::kDemolish ? 0 : 1);
}

// How a stack is after a move.
Stack stack_after(const State& state, const Move& move) {
  if (move.act != Act::kTake) return move.stack;
  return without_box(state.stack, move.place()).value_or(Stack{});
}

void write_cards(ObservationWriter& writer, std::size_t row, const Cards& cards) {
  for (const Kind kind : kKinds) writer.set(row * kKinds.size() + index(kind), cards[kind]);
}

void write_stack(ObservationWriter& writer, const Stack& stack) {
  const auto at = [](const Column& column) {
    const int cell = column.place.j * kMaxColumns + column.place.i;
    return static_cast<std::size_t>(cell);
  };
  writer.begin(Encoding::kParts[0]);
  if (stack.empty()) {
    writer.begin(Encoding::kParts[1]);
    return;
  }
  for (const Column& column : columns_of(stack)) writer.set(at(column), column.height);
  writer.begin(Encoding::kParts[1]);
  for (const Column& column : columns_of(stack)) {
    if (column.open) writer.mark(at(column));
  }
}

void write_choices(ObservationWriter& writer, const State& state, const CandidateList& kept) {
  writer.begin(Encoding::kParts[13]);
  if (!Cubus::next(state).is_seats()) return;
  for (int i = 0; i < choices_of(state, kept); ++i) {
    const Stack after = stack_after(state, kept[i].move);
    const Exchange cards = exchange(state.stack, after);
    const std::size_t at = static_cast<std::size_t>(i) * Encoding::kChoiceRow;
    writer.mark(at);
    const bool takes = kept[i].move.act == Act::kTake;
    writer.set(at + 1, takes ? cards.gained.total() : points(state.stack, after));
    writer.set(at + 2, boxes(after) - boxes(state.stack));
    for (const Kind kind : kKinds) {
      writer.set(at + 3 + index(kind), cards.added[kind] - cards.gained[kind]);
    }
  }
}

void write_seats(ObservationWriter& writer, const State& state, Seat seat) {
  const int players = state.players;
  const auto row = [&](int at) { return seat_from(seat, at, players); };
  writer.begin(Encoding::kParts[2]);
  for (int i = 0; i < players; ++i) {
    write_cards(writer, row(i), state.hands[static_cast<std::size_t>(i)]);
  }
  writer.begin(Encoding::kParts[3]);
  write_cards(writer, 0, state.deck);
  writer.begin(Encoding::kParts[4]);
  for (int i = 0; i < players; ++i) {
    writer.set(row(i), state.scores[static_cast<std::size_t>(i)]);
  }
  writer.begin(Encoding::kParts[5]);
  for (int i = 0; i < players; ++i) writer.set(row(i), state.built[static_cast<std::size_t>(i)]);
}

void write_turn(ObservationWriter& writer, const State& state, Seat seat) {
  const int players = state.players;
  const auto row = [&](int at) { return seat_from(seat, at, players); };
  writer.begin(Encoding::kParts[6]);
  writer.mark(static_cast<std::size_t>(state.phase));
  writer.begin(Encoding::kParts[7]);
  writer.mark(row(state.turn));
  writer.begin(Encoding::kParts[8]);
  if (Cubus::next(state).is_seats()) writer.mark(row(benben::index(seat_to_act(state))));
  writer.begin(Encoding::kParts[9]);
  for (int n = 1; n <= state.waived; ++n) writer.mark(row((state.turn + n) % players));
  writer.begin(Encoding::kParts[10]);
  writer.set(0, state.round);
  writer.set(1, state.passes);
  writer.begin(Encoding::kParts[11]);
  writer.mark(static_cast<std::size_t>(state.mode));
  writer.begin(Encoding::kParts[12]);
  writer.mark(static_cast<std::size_t>(state.ending));
}

// The parts that do not depend on what may be done.
void write_table(ObservationWriter& writer, const State& state, Seat seat) {
  write_stack(writer, state.stack);
  write_seats(writer, state, seat);
  write_turn(writer, state, seat);
}

void write_players(ObservationWriter& writer, const State& state) {
  writer.begin(Encoding::kParts[14]);
  for (int i = 0; i < state.players; ++i) writer.mark(static_cast<std::size_t>(i));
}

void write_draft(ObservationWriter& writer, const Stack& draft) {
  writer.begin(EditEncoding::kParts[13]);
  std::size_t at = 0;
  for (const Column& column : columns_of(draft)) {
    writer.mark(at);
    writer.set(at + 1, column.place.i);
    writer.set(at + 2, column.place.j);
    writer.set(at + 3, column.height);
    if (column.open) writer.mark(at + 4);
    at += EditEncoding::kColumnRow;
  }
  writer.begin(EditEncoding::kParts[14]);
  at = 0;
  for (const Row row : draft.rows) {
    writer.set(at, row.first);
    writer.set(at + 1, row.length);
    at += 2;
  }
}

}  // namespace

Encoding::Kept Encoding::keep(const State& state) {
  return Cubus::candidates(state, seat_to_act(state));
}

void Encoding::legal(const State& state, const Kept& kept, ActionList& list) {
  const int choices = choices_of(state, kept);
  for (int i = 0; i < choices; ++i) list.push_back(action_number(i));
  if (choices < kept.size()) list.push_back(action_number(kWayOut));
}

std::optional<int> Encoding::action(const State& state, const Kept& kept, const Move& move) {
  for (int i = 0; i < kept.size(); ++i) {
    if (kept[i].move == move) return i < choices_of(state, kept) ? i : kWayOut;
  }
  return std::nullopt;
}

Move Encoding::move(const State&, const Kept& kept, int action) {
  return kept[action == kWayOut ? kept.size() - 1 : action].move;
}

void Encoding::observe(const State& state, const Kept& kept, Seat seat, Observation out) {
  ObservationWriter writer(out);
  write_table(writer, state, seat);
  write_choices(writer, state, kept);
  write_players(writer, state);
}

void EditEncoding::observe(const State& state, const Draft& draft, Seat seat, Observation out) {
  ObservationWriter writer(out);
  write_table(writer, state, seat);
  write_draft(writer, draft.stack);
  const Cards cards = cards_shown(state.stack) + usable_cards(state);
  const Cards shown = cards_shown(draft.stack);
  writer.begin(kParts[15]);
  writer.set(0, cards.tops() - shown.tops());
  writer.set(1, cards[Kind::kLeft] - shown[Kind::kLeft]);
  writer.set(2, cards[Kind::kRight] - shown[Kind::kRight]);
  writer.begin(kParts[16]);
  writer.set(0, boxes(draft.stack) - boxes(state.stack));
  writer.set(1, points(state.stack, draft.stack));
  writer.set(2, draft.edits);
  writer.begin(kParts[17]);
  writer.mark(static_cast<std::size_t>(draft.stage));
  write_players(writer, state);
}

std::vector<LikelyDraw> Encoding::draws(const State& state, Draws drawn) {
  std::vector<LikelyDraw> list;
  if (!drawn.empty()) return list;
  for (const auto& [kind, probability] : Cubus::outcomes(state)) {
    list.push_back({static_cast<int>(index(kind)), probability});
  }
  return list;
}

std::string Encoding::draw_text(const State& state, Draws, int draw) {
  return Cubus::text(outcome(state, {&draw, 1}));
}

Kind Encoding::outcome(const State&, Draws drawn) {
  return kKinds[static_cast<std::size_t>(drawn.front())];
}

}  // namespace benben::cubus
