// Which top a new column gets, so that nobody has to ask for the only one there is.
import { exchangeOf } from "../view/exchange";
import { cardsOf, keyOf, type Box, type Cards, type Stack } from "../view/stack";
import { put, turnTop } from "./edit";

/**
 * Puts boxes where a ghost stands: with a lid, or with an open top where the hand has that and no
 * lid to spare. `before` is the stack on the table, whose cards count as they lie.
 */
export function placed(stack: Stack, ghost: Box, before: Stack, hand: Cards): Stack {
  const lidded = put(stack, ghost);
  if (stack.has(keyOf(ghost))) return lidded;
  const { used } = exchangeOf(cardsOf(before), cardsOf(lidded));
  return used.T > hand.T && used.O < hand.O ? turnTop(lidded, ghost) : lidded;
}
