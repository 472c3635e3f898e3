// One sentence per event in English: for the list of moves, the line above the board and the ear.
import type { SeatName } from "$lib/games";
import type { Colour, Figure, Place } from "../view/pieces";
import type { CollectTold, Lack, MoveTold, Owned, PushTold, ScatterTold } from "./data";
import {
  colours,
  destination,
  english,
  figures,
  numeral,
  plain,
  possessive,
  pyramids,
  stack,
  ways,
  whose,
} from "./en_pieces";

const subject = (who: SeatName) => (who.self ? "You" : english.name(who));

/** "Ada pushed"; to whom it is advised, "Push". */
const did = (who: SeatName, past: string, advised: string) =>
  who.advised ? advised : `${subject(who)} ${past}`;

function bumping(bumped: readonly Owned[]): string {
  return bumped.length > 0 ? `, bumping ${english.and(bumped.map(whose))}` : "";
}

export const events = {
  colours(gold: SeatName, onyx: SeatName): string {
    const begins = gold.self
      ? "You are Gold and begin"
      : `${english.name(gold)} is Gold and begins`;
    const other = onyx.self ? "you are Onyx" : `${english.name(onyx)} is Onyx`;
    return `${begins} with one Move; ${other}.`;
  },

  /** "Ada moved the small stone from O18 to O20, bumping Grace’s medium stone." */
  moved({ who, piece, from, to, bumped, onto }: MoveTold): string {
    const their = piece.kind === "figure" ? (who.self ? "your" : "their") : "the";
    const what = `${their} ${plain(piece)}`;
    const way =
      from === null
        ? `${did(who, "brought", "Bring")} ${what} back onto ${to}`
        : `${did(who, "moved", "Move")} ${what} from ${from} to ${to}`;
    const met = onto ? (onto.how === "traps" ? ", trapping " : " onto ") + whose(onto.stone) : "";
    return `${way}${bumping(bumped)}${met}.`;
  },

  pushed({ who, what, from, way, to, bumped }: PushTold): string {
    const pushed = typeof what === "string" ? `the stack ${stack(what)}` : whose(what);
    const path = `from ${from} ${ways[way]} to ${destination(to)}`;
    return `${did(who, "pushed", "Push")} ${pushed} ${path}${bumping(bumped)}.`;
  },

  scattered({ who, from, stones, bumped }: ScatterTold): string {
    const parts = stones.map(({ stone, to }) => `${whose(stone)} to ${destination(to)}`);
    return `${did(who, "scattered", "Scatter")} ${from}: ${english.and(parts)}${bumping(bumped)}.`;
  },

  collected({ who, target, sources }: CollectTold): string {
    const parts = sources.map(
      ({ place, pair }) => `${pair ? "two stones" : "a stone"} from ${destination(place)}`,
    );
    return `${did(who, "collected", "Collect")} onto ${target}: ${english.and(parts)}.`;
  },

  /** The figure's power is over; null: in Limbo since. */
  done(who: SeatName, figure: Figure, place: Place | null): string {
    if (who.advised)
      return `End the power of your ${figures[figure]}${place ? ` on ${place}` : ""}.`;
    const whole = `${who.self ? "Your" : possessive(who)} ${figures[figure]}`;
    return `${whole} is done on ${place ?? "the ring"}.`;
  },

  forfeited(who: SeatName, both: boolean, lack: Lack): string {
    const now = who.advised;
    const why =
      lack === "entry"
        ? `a stone in Limbo ${now ? "has" : "had"} to come back, and no entry space ${now ? "is" : "was"} open to it`
        : `none of ${possessive(who)} pieces ${now ? "can" : "could"} move`;
    return `${did(who, "forfeited", "You forfeit")} ${both ? "both Moves" : "a Move"}: ${why}.`;
  },

  /** `now`: it is told of a move that is advised, whoever has the pyramid. */
  borneOff(who: SeatName, colour: Colour, off: number, of: number, now = false): string {
    const rest = off === of ? `the last of ${numeral(of)}` : pyramids(off, of);
    const bears = now ? (who.self ? "bear" : "bears") : "bore";
    return `${subject(who)} ${bears} ${colour === "onyx" ? "an" : "a"} ${colours[colour]} pyramid off: ${rest}!`;
  },

  drawn: (turns: number) => `The game is drawn after ${english.number(turns)} turns.`,
};
