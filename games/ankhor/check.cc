// What forbids a step: the turn, then the step itself, in the order of ANK-70.
#include <string>

#include "games/ankhor/fault_places.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

Refused<Fault> excess_refused(Fault fault, const State& state) {
  const Excess due = excess(current(state).tokens);
  return {fault,
          {count_place("resources", due.resources, "resource"),
           count_place("ankhs", due.ankhs, "ankh")}};
}

// Whether the phase of the turn has room for the step (ANK-10, ANK-14).
MaybeFault check_phase(const State& state, Step step) {
  const bool returning = state.phase == Phase::kReturn;
  if (returning && step != Step::kReturn) return excess_refused(Fault::kReturnDue, state);
  if (!returning && step == Step::kReturn) return Fault::kNothingToReturn;
  const bool main_action = step == Step::kBuy || step == Step::kTake;
  if (main_action && state.phase != Phase::kMain) return Fault::kMainActionDone;
  if (step == Step::kEnd && state.phase == Phase::kMain) return Fault::kMainActionDue;
  return std::nullopt;
}

MaybeFault check_take(const State& state, Tokens tokens) {
  if (tokens.total() != kTokensTaken) return Fault::kNotThreeTokens;
  if (state.supply.contains(tokens)) return std::nullopt;
  return Refused(Fault::kNotInSupply,
                 {tokens_place("tokens", tokens), tokens_place("supply", state.supply)});
}

// That there is such a place (ANK-30), and that nothing lies there: or else `taken`.
MaybeFault check_free(const City& city, Place place, Fault taken) {
  if (!is_place(place)) return Refused(Fault::kNoSuchPlace, {at("place", place)});
  const std::optional<std::size_t> tile = find_tile_at(city, place);
  if (!tile) return std::nullopt;
  return Refused(taken, {at("place", place), tile_place(city.tiles[*tile].tile)});
}

// ANK-31, ANK-32
MaybeFault check_placement(const City& city, Place place, Colour colour) {
  const bool on_ground = place.level == 0;
  const Fault taken = on_ground ? Fault::kTakenGround : Fault::kTakenStack;
  if (auto refused = check_free(city, place, taken)) return refused;
  if (on_ground) {
    if (city.size == 0 && place != Place{}) return Fault::kFirstTile;
    if (city.size == 0 || !ground_beside(city, place).empty()) return std::nullopt;
    return Refused(Fault::kNotBeside, {at("place", place)});
  }
  const TileSet carriers = supports(city, place);
  if (carriers.size() < 4) return Refused(Fault::kNotCarried, {at("place", place)});
  if (!(carriers & city.of_colour[colour]).empty()) return std::nullopt;
  return Refused(Fault::kColourMissing, {at("place", place), colour_place("colour", colour)});
}

// ANK-32: whether a marker is saved that can be, exactly above the table.
MaybeFault check_saving(const State& state, const Move& move) {
  const bool on_ground = move.to.level == 0;
  const Tokens price = state.prices[move.slot];
  if (on_ground && move.saved) return Fault::kSavingOnGround;
  if (on_ground) return std::nullopt;
  if (!move.saved) {
    const std::string markers = tokens_text(price);
    return Refused(Fault::kNothingSaved,
                   {tokens_place("price", price), {"first", markers.substr(0, 1)}});
  }
  if (price[token_of(*move.saved)] > 0) return std::nullopt;
  const std::string resource(name_of(token_of(*move.saved)));
  return Refused(Fault::kNotInPrice, {slot_place(move.slot),
                                      tokens_place("price", price),
                                      {"saved", std::string(1, letter_of(*move.saved)), resource}});
}

MaybeFault check_buy(const State& state, const Move& move) {
  if (!state.row[move.slot]) return Refused(Fault::kEmptySlot, {slot_place(move.slot)});
  const Player& player = current(state);
  const Tile tile = *state.row[move.slot];
  if (auto refused = check_placement(player.city, move.to, colour_of(tile))) return refused;
  if (auto refused = check_saving(state, move)) return refused;
  const Tokens saved = move.saved ? Tokens::of(token_of(*move.saved)) : Tokens();
  const Tokens price = state.prices[move.slot] - saved;
  if (purse(player).contains(price)) return std::nullopt;
  return Refused(Fault::kCannotPay, {tile_place(tile), tokens_place("price", price),
                                     tokens_place("purse", purse(player))});
}

// ANK-13
MaybeFault check_ankh(const State& state) {
  if (state.ankhs_used == kAnkhActions) return Fault::kTwoAnkhActions;
  if (current(state).tokens[Token::kAnkh] == 0) return Fault::kNoAnkh;
  return std::nullopt;
}

MaybeFault check_refresh(const State& state, PileName pile) {
  if (auto refused = check_ankh(state)) return refused;
  const bool other_has_tiles = state.pile_sizes[other(pile)] > 0;
  const bool only_a = tiles_in_piles(state) == 0 && pile == PileName::kB;
  if (state.pile_sizes[pile] == 0 && (other_has_tiles || only_a)) {
    return Refused(Fault::kPileEmpty, {pile_place(pile)});
  }
  if (!refresh_changes(state)) return Fault::kChangesNothing;
  return std::nullopt;
}

// ANK-40, ANK-41
MaybeFault check_destination(const City& city, std::size_t from, Place to) {
  const Fault taken = to.level == 0 ? Fault::kMoveTakenGround : Fault::kMoveTakenStack;
  if (auto refused = check_free(city, to, taken)) return refused;
  const CityTile& tile = city.tiles[from];
  const TileSet self = TileSet::of(from);
  if (city.ground.contains(from) != (to.level == 0)) {
    return Refused(to.level > 0 ? Fault::kLeavesTheGround : Fault::kComesToTheGround,
                   {tile_place(tile.tile), at("from", tile.place)});
  }
  if (to.level == 0) {
    if (!(ground_beside(city, to) - self).empty()) return std::nullopt;
    return Refused(Fault::kMoveBesideNothing, {at("place", to)});
  }
  if ((supports(city, to) - self).size() == 4) return std::nullopt;
  return Refused(Fault::kMoveUponTooFew, {at("place", to)});
}

MaybeFault check_move(const State& state, const Move& move) {
  if (auto refused = check_ankh(state)) return refused;
  const City& city = current(state).city;
  const bool on_ground = move.from.level == 0;
  const std::optional<std::size_t> from = find_tile_at(city, move.from);
  if (!from) {
    return Refused(on_ground ? Fault::kNoGroundTile : Fault::kNoStackedTile,
                   {at("from", move.from)});
  }
  if (city.covered.contains(*from)) {
    return Refused(on_ground ? Fault::kGroundTileCarries : Fault::kStackedTileCarries,
                   {tile_place(city.tiles[*from].tile), at("from", move.from)});
  }
  return check_destination(city, *from, move.to);
}

MaybeFault check_return(const State& state, Tokens tokens) {
  const Tokens held = current(state).tokens;
  const Excess due = excess(held);
  if (tokens.resources() != due.resources || tokens[Token::kAnkh] != due.ankhs) {
    return excess_refused(Fault::kWrongExcess, state);
  }
  if (held.contains(tokens)) return std::nullopt;
  return Refused(Fault::kNotHeld, {tokens_place("tokens", tokens), tokens_place("held", held)});
}

// ANK-60, ANK-61
Fault end_of(const State& state) {
  if (state.last_round) return Fault::kOver;
  return state.idle_rounds == kIdleRounds ? Fault::kNobodyBuys : Fault::kSoldOut;
}

}  // namespace

MaybeRefused<Fault> Ankhor::fault(const State& state, Actor actor) {
  const Next due = next(state);
  if (due.is_over()) return end_of(state);
  if (!actor) return due.is_chance() ? MaybeFault() : Fault::kNoDrawDue;
  if (due.is_chance()) return state.drawing ? Fault::kDrawDue : Fault::kSetUpDue;
  if (due.allows(*actor)) return std::nullopt;
  return Refused(Fault::kNotYourTurn,
                 {seat_place("turn", seat_at(state.turn)), seat_place("seat", *actor)});
}

MaybeRefused<Fault> Ankhor::fault(const State& state, Seat, const Move& move) {
  if (auto refused = check_phase(state, move.step)) return refused;
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

}  // namespace benben::ankhor
