// Dice with a name each, so that a die that is taken is seen to be the one that lay on the table.
//
// The core counts dice by colour; equal dice are told apart by their place in the roll. Blocked dice
// are the first of their colour, then those taken in this turn, then the available ones, so a die
// keeps its name when it is taken and when it is blocked afterwards.
import type { Dice, Position } from "./position";
import type { Colour } from "./stones";

export interface Die {
  /** Round, colour and number among its like: "3b2". */
  readonly name: string;
  readonly colour: Colour;
}

export interface NamedDice {
  readonly blocked: readonly Die[];
  readonly taken: readonly Die[];
  readonly available: readonly Die[];
}

export function namedDice({ round, blocked, taken, available }: Position): NamedDice {
  const used = new Map<Colour, number>();
  const named = (dice: Dice): Die[] =>
    dice.map((colour) => {
      const number = (used.get(colour) ?? 0) + 1;
      used.set(colour, number);
      return { name: `${round}${colour}${number}`, colour };
    });
  return { blocked: named(blocked), taken: named(taken), available: named(available) };
}
