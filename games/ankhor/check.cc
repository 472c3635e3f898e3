#include "games/ankhor/check.h"

#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

using FaultOrNone = std::optional<Fault>;

// Whether the phase of the turn has room for the step (ANK-10, ANK-14).
FaultOrNone find_phase_fault(const State& state, Step step) {
  const bool returning = state.phase == Phase::kReturn;
  if (returning != (step == Step::kReturn)) {
    return returning ? Fault::kReturnDue : Fault::kNothingToReturn;
  }
  const bool main_action = step == Step::kBuy || step == Step::kTake;
  if (main_action && state.phase != Phase::kMain) return Fault::kMainActionDone;
  if (step == Step::kEnd && state.phase == Phase::kMain) return Fault::kMainActionDue;
  return std::nullopt;
}

FaultOrNone check_take(const State& state, Tokens tokens) {
  if (tokens.total() != kTokensTaken) return Fault::kNotThreeTokens;
  if (!state.supply.contains(tokens)) return Fault::kNotInSupply;
  return std::nullopt;
}

// ANK-30, and that nothing lies there yet.
FaultOrNone find_place_fault(const City& city, Place place) {
  if (!is_place(place)) return Fault::kNoSuchPlace;
  if (find_tile_at(city, place)) return Fault::kTaken;
  return std::nullopt;
}

// ANK-31, ANK-32
FaultOrNone check_placement(const City& city, Place place, Colour colour) {
  if (const FaultOrNone fault = find_place_fault(city, place)) return fault;
  if (place.level == 0) {
    if (city.size == 0 && place != Place{}) return Fault::kFirstTile;
    if (city.size > 0 && ground_beside(city, place).empty()) return Fault::kNotBeside;
    return std::nullopt;
  }
  const TileSet carriers = supports(city, place);
  if (carriers.size() < 4) return Fault::kNotCarried;
  if ((carriers & city.of_colour[index(colour)]).empty()) return Fault::kColourMissing;
  return std::nullopt;
}

FaultOrNone check_buy(const State& state, const Move& move) {
  if (!state.row[move.slot]) return Fault::kEmptySlot;
  const Player& player = current(state);
  if (const auto fault = check_placement(player.city, move.to, colour_of(*state.row[move.slot]))) {
    return fault;
  }
  const bool on_ground = move.to.level == 0;
  if (on_ground && move.saved) return Fault::kSavingOnGround;
  if (!on_ground && !move.saved) return Fault::kNothingSaved;
  Tokens price = state.prices[move.slot];
  if (move.saved) {
    const Tokens token = Tokens::of(token_of(*move.saved));
    if (!price.contains(token)) return Fault::kNotInPrice;
    price -= token;
  }
  if (!purse(player).contains(price)) return Fault::kCannotPay;
  return std::nullopt;
}

// ANK-13
FaultOrNone find_ankh_fault(const State& state) {
  if (state.ankhs_used == kAnkhActions) return Fault::kTwoAnkhActions;
  if (current(state).tokens[Token::kAnkh] == 0) return Fault::kNoAnkh;
  return std::nullopt;
}

FaultOrNone check_refresh(const State& state, PileName pile) {
  if (const FaultOrNone fault = find_ankh_fault(state)) return fault;
  const bool other_has_tiles = state.pile_sizes[index(other(pile))] > 0;
  const bool only_a = tiles_in_piles(state) == 0 && pile == PileName::kB;
  if (state.pile_sizes[index(pile)] == 0 && (other_has_tiles || only_a)) return Fault::kPileEmpty;
  if (!refresh_changes(state)) return Fault::kChangesNothing;
  return std::nullopt;
}

FaultOrNone check_destination(const City& city, std::size_t from, Place to) {
  if (const FaultOrNone fault = find_place_fault(city, to)) return fault;
  const TileSet self = TileSet::of(from);
  if (city.ground.contains(from)) {
    if (to.level > 0) return Fault::kLeavesTheGround;
    if ((ground_beside(city, to) - self).empty()) return Fault::kNotBeside;
    return std::nullopt;
  }
  if (to.level == 0) return Fault::kComesToTheGround;
  if ((supports(city, to) - self).size() < 4) return Fault::kNotCarried;
  return std::nullopt;
}

FaultOrNone check_move(const State& state, const Move& move) {
  if (const FaultOrNone fault = find_ankh_fault(state)) return fault;
  const City& city = current(state).city;
  const std::optional<std::size_t> from = find_tile_at(city, move.from);
  if (!from) return Fault::kNoOwnTile;
  if (city.covered.contains(*from)) return Fault::kCarriesATile;
  return check_destination(city, *from, move.to);
}

FaultOrNone check_return(const State& state, Tokens tokens) {
  const Excess due = excess(current(state).tokens);
  if (tokens.resources() != due.resources || tokens[Token::kAnkh] != due.ankhs) {
    return Fault::kWrongExcess;
  }
  if (!current(state).tokens.contains(tokens)) return Fault::kNotHeld;
  return std::nullopt;
}

}  // namespace

std::optional<Fault> find_turn_fault(const State& state, Seat seat) {
  const Next next = Ankhor::next(state);
  if (next.is_over()) return Fault::kOver;
  if (next.is_chance()) return Fault::kChanceDue;
  if (!next.seats.contains(seat)) return Fault::kOtherSeat;
  return std::nullopt;
}

std::optional<Fault> find_fault(const State& state, Seat seat, const Move& move) {
  if (const FaultOrNone fault = find_turn_fault(state, seat)) return fault;
  if (const FaultOrNone fault = find_phase_fault(state, move.step)) return fault;
  switch (move.step) {
    case Step::kBuy:
      return check_buy(state, move);
    case Step::kEnd:
      return std::nullopt;
    case Step::kMove:
      return check_move(state, move);
    case Step::kRefresh:
      return check_refresh(state, move.pile);
    case Step::kReturn:
      return check_return(state, move.tokens);
    case Step::kTake:
      return check_take(state, move.tokens);
  }
  return std::nullopt;
}

Refusal Ankhor::check(const State& state, Seat seat, const Move& move) {
  const std::optional<Fault> fault = find_fault(state, seat, move);
  if (!fault) return std::nullopt;
  return rule_of(state, move, *fault);
}

}  // namespace benben::ankhor
