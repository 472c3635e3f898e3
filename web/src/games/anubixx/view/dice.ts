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
  /** Where a die fell among those that were rolled, from 0: there it lies until it is taken. */
  placeOf(die: Die): number;
}

/** Names dice one after the other. */
function naming(round: number): (dice: Dice) => Die[] {
  const used = new Map<Colour, number>();
  return (dice) =>
    dice.map((colour) => {
      const number = (used.get(colour) ?? 0) + 1;
      used.set(colour, number);
      return { name: `${round}${colour}${number}`, colour };
    });
}

export function namedDice({ round, rolled, blocked, taken, available }: Position): NamedDice {
  const named = naming(round);
  const places = naming(round)(rolled).map(({ name }) => name);
  return {
    blocked: named(blocked),
    taken: named(taken),
    available: named(available),
    placeOf: ({ name }) => places.indexOf(name),
  };
}
