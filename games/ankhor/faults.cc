// The rule and the sentence of each fault of a step.
#include <string>

#include "games/ankhor/check.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

std::string seat_name(int seat) { return "seat " + std::to_string(seat); }

std::string tile_on(const City& city, Place place) {
  const auto i = find_tile_at(city, place);
  return i ? "the " + tile_name(city.tiles[*i].tile) : std::string("a tile");
}

std::string in_words(Tokens tokens) {
  return tokens.empty() ? std::string("no tokens") : tokens_text(tokens);
}

std::string explain_excess(const State& state) {
  const Excess due = excess(current(state).tokens);
  std::string text = "Exactly what exceeds the limits of " + std::to_string(kResourceLimit) +
                     " resources and " + std::to_string(kAnkhLimit) + " ankhs is returned: ";
  text += std::to_string(due.resources) + (due.resources == 1 ? " resource" : " resources");
  return text + " and " + std::to_string(due.ankhs) + (due.ankhs == 1 ? " ankh." : " ankhs.");
}

std::string explain_price(const State& state, const Move& move) {
  Tokens price = state.prices[move.slot];
  if (move.saved) price -= Tokens::of(token_of(*move.saved));
  return "The " + tile_name(*state.row[move.slot]) + " costs " + tokens_text(price) +
         " there, and you have " + in_words(purse(current(state))) + ".";
}

std::string explain_turn(const State& state, Seat seat, Fault fault) {
  if (fault == Fault::kOver) return "The game is over.";
  if (fault == Fault::kOtherSeat) {
    return "It is the turn of " + seat_name(state.turn) + ", not of " +
           seat_name(benben::index(seat)) + ".";
  }
  return state.drawing ? "Before the next step the tiles of the refresh are drawn."
                       : "Before the first step prices, row and backs are drawn.";
}

std::string explain_phase(const State& state, Fault fault) {
  if (fault == Fault::kMainActionDone) {
    return "A turn has one main action, take or buy, and it has been taken.";
  }
  if (fault == Fault::kMainActionDue) return "A turn does not end before its main action.";
  if (fault == Fault::kNothingToReturn) {
    return "Tokens are returned only after the step end, and only if they exceed the limits.";
  }
  return explain_excess(state);
}

std::string explain_placing(const State& state, const Move& move, Fault fault) {
  const std::string place = place_text(move.to);
  const City& city = current(state).city;
  if (fault == Fault::kNoSuchPlace) {
    return "There is no place " + place +
           ": levels are 0 to 2; both coordinates are even on levels 0 and 2 and odd on level 1.";
  }
  if (fault == Fault::kTaken) return "On " + place + " lies " + tile_on(city, move.to) + ".";
  if (fault == Fault::kFirstTile) return "The first tile of a city goes to 0,0^0.";
  if (fault == Fault::kNotBeside) {
    return "No other tile of yours lies side by side with " + place + " on the table.";
  }
  if (fault == Fault::kNotCarried) {
    return "A tile on " + place + " would need four other tiles of yours to carry it.";
  }
  return "None of the four tiles under " + place + " is " +
         std::string(name_of(colour_of(*state.row[move.slot]))) + ".";
}

std::string explain_saving(const State& state, const Move& move, Fault fault) {
  if (fault == Fault::kSavingOnGround) return "Only a tile that is placed upon others saves one.";
  const std::string markers = tokens_text(state.prices[move.slot]);
  if (fault == Fault::kNothingSaved) {
    return "A tile placed upon others costs one resource less: name one of " + markers +
           ", as in -" + markers.substr(0, 1) + ".";
  }
  return "The slot " + std::to_string(move.slot) + " asks for " + markers + ", not for " +
         std::string(name_of(token_of(*move.saved))) + ".";
}

std::string explain_refresh(const Move& move, Fault fault) {
  if (fault == Fault::kPileEmpty) {
    return std::string("The pile ") + letter_of(move.pile) + " is empty: name the other.";
  }
  return "A refresh would change nothing now.";
}

std::string explain_moving(const State& state, const Move& move, Fault fault) {
  const City& city = current(state).city;
  if (fault == Fault::kNoOwnTile) return "You have no tile on " + place_text(move.from) + ".";
  const std::string tile = tile_on(city, move.from) + " on " + place_text(move.from);
  if (fault == Fault::kCarriesATile) return "Another tile lies upon " + tile + ".";
  if (fault == Fault::kLeavesTheGround) {
    return "It stays on the table: " + tile + " is not moved upon others.";
  }
  return "It stays above the table: " + tile + " is moved only upon four others.";
}

std::string explain_tokens(const State& state, const Move& move, Fault fault) {
  if (fault == Fault::kNotThreeTokens) return "Exactly three tokens are taken.";
  if (fault == Fault::kNotInSupply) {
    return "The supply has not got " + tokens_text(move.tokens) + "; it holds " +
           tokens_text(state.supply) + ".";
  }
  if (fault == Fault::kNotHeld) {
    return "You have not got " + tokens_text(move.tokens) + " to return, but " +
           tokens_text(current(state).tokens) + ".";
  }
  return explain_excess(state);
}

}  // namespace

std::string_view rule_of(const State& state, const Move& move, Fault fault) {
  const bool on_ground = move.to.level == 0;
  const bool moving = move.step == Step::kMove;
  switch (fault) {
    case Fault::kOver:
      return state.last_round ? "ANK-60" : "ANK-61";
    case Fault::kChanceDue:
      return "ANK-71";
    case Fault::kOtherSeat:
    case Fault::kMainActionDone:
    case Fault::kMainActionDue:
      return "ANK-10";
    case Fault::kReturnDue:
    case Fault::kNothingToReturn:
    case Fault::kWrongExcess:
    case Fault::kNotHeld:
      return "ANK-14";
    case Fault::kNotThreeTokens:
    case Fault::kNotInSupply:
      return "ANK-11";
    case Fault::kEmptySlot:
      return "ANK-20";
    case Fault::kNoSuchPlace:
      return "ANK-30";
    case Fault::kFirstTile:
      return "ANK-31";
    case Fault::kTaken:
      return moving ? (on_ground ? "ANK-40" : "ANK-41") : (on_ground ? "ANK-31" : "ANK-32");
    case Fault::kNotBeside:
      return moving ? "ANK-40" : "ANK-31";
    case Fault::kNotCarried:
      return moving ? "ANK-41" : "ANK-32";
    case Fault::kColourMissing:
    case Fault::kSavingOnGround:
    case Fault::kNothingSaved:
    case Fault::kNotInPrice:
      return "ANK-32";
    case Fault::kCannotPay:
      return "ANK-12";
    case Fault::kTwoAnkhActions:
    case Fault::kNoAnkh:
      return "ANK-13";
    case Fault::kPileEmpty:
    case Fault::kChangesNothing:
      return "ANK-21";
    case Fault::kCarriesATile:
    case Fault::kNoOwnTile:
      return move.from.level == 0 ? "ANK-40" : "ANK-41";
    case Fault::kLeavesTheGround:
      return "ANK-40";
    case Fault::kComesToTheGround:
      return "ANK-41";
  }
  BENBEN_ASSERT(false);
}

std::string sentence_of(const State& state, Seat seat, const Move& move, Fault fault) {
  switch (fault) {
    case Fault::kOver:
    case Fault::kChanceDue:
    case Fault::kOtherSeat:
      return explain_turn(state, seat, fault);
    case Fault::kReturnDue:
    case Fault::kNothingToReturn:
    case Fault::kMainActionDone:
    case Fault::kMainActionDue:
      return explain_phase(state, fault);
    case Fault::kNotThreeTokens:
    case Fault::kNotInSupply:
    case Fault::kWrongExcess:
    case Fault::kNotHeld:
      return explain_tokens(state, move, fault);
    case Fault::kEmptySlot:
      return "No tile lies on the slot " + std::to_string(move.slot) + ".";
    case Fault::kNoSuchPlace:
    case Fault::kTaken:
    case Fault::kFirstTile:
    case Fault::kNotBeside:
    case Fault::kNotCarried:
    case Fault::kColourMissing:
      return explain_placing(state, move, fault);
    case Fault::kSavingOnGround:
    case Fault::kNothingSaved:
    case Fault::kNotInPrice:
      return explain_saving(state, move, fault);
    case Fault::kCannotPay:
      return explain_price(state, move);
    case Fault::kTwoAnkhActions:
      return "A turn has two ankh actions at most.";
    case Fault::kNoAnkh:
      return "An ankh action costs an ankh, and you have none.";
    case Fault::kPileEmpty:
    case Fault::kChangesNothing:
      return explain_refresh(move, fault);
    case Fault::kNoOwnTile:
    case Fault::kCarriesATile:
    case Fault::kLeavesTheGround:
    case Fault::kComesToTheGround:
      return explain_moving(state, move, fault);
  }
  BENBEN_ASSERT(false);
}

}  // namespace benben::ankhor
