// One sentence per event in German.
import type { SeatName } from "$lib/games";
import { figureOf, type Colour, type Figure, type Place } from "../view/pieces";
import type { CollectTold, MoveTold, Owned, PushTold, ScatterTold } from "./data";
import {
  colours,
  destination,
  figures,
  german,
  stack,
  thePlain,
  ways,
  whose,
  your,
} from "./de_pieces";
import type { events as english } from "./en_events";

/** The verb's form with its subject: "Du ziehst", "Ada zieht"; to whom it is advised, "Ziehe". */
function does(who: SeatName, yours: string, theirs: string, advised: string): string {
  if (who.advised) return advised;
  return who.self ? `Du ${yours}` : `${german.name(who)} ${theirs}`;
}

/** The same in the middle of a sentence, without the subject. */
function also(who: SeatName, yours: string, theirs: string, advised: string): string {
  if (who.advised) return advised;
  return who.self ? yours : theirs;
}

/** " und schlägt deinen kleinen Stein" */
function bumping(who: SeatName, bumped: readonly Owned[]): string {
  if (bumped.length === 0) return "";
  return ` und ${also(who, "schlägst", "schlägt", "schlage")} ${german.and(bumped.map(whose))}`;
}

function meeting({ who, onto }: MoveTold): string {
  if (!onto) return "";
  const stone = whose(onto.stone);
  if (onto.how === "traps") return ` und ${also(who, "setzt", "setzt", "setze")} ${stone} fest`;
  return ` und ${also(who, "stapelst", "stapelt", "staple")} ihn auf ${stone}`;
}

export const events: typeof english = {
  colours(gold, onyx) {
    const begins = gold.self
      ? "Du bist Gold und beginnst"
      : `${german.name(gold)} ist Gold und beginnt`;
    const other = onyx.self ? "du bist Onyx" : `${german.name(onyx)} ist Onyx`;
    return `${begins} mit nur einer Bewegung; ${other}.`;
  },

  moved(told) {
    const { who, piece, from, to, bumped } = told;
    const own = piece.kind === "figure" && who.self;
    const what = own ? your(figureOf(piece.letter)) : thePlain(piece);
    const way =
      from === null
        ? `${does(who, "bringst", "bringt", "Bringe")} ${what} auf ${to} zurück`
        : `${does(who, "ziehst", "zieht", "Ziehe")} ${what} von ${from} nach ${to}`;
    return `${way}${bumping(who, bumped)}${meeting(told)}.`;
  },

  pushed({ who, what, from, way, to, bumped }: PushTold) {
    const pushed = typeof what === "string" ? `den Stapel (${stack(what)})` : whose(what);
    const path = `von ${from} ${ways[way]} ${destination(to)}`;
    return `${does(who, "schiebst", "schiebt", "Schiebe")} ${pushed} ${path}${bumping(who, bumped)}.`;
  },

  scattered({ who, from, stones, bumped }: ScatterTold) {
    const parts = stones.map(({ stone, to }) => `${whose(stone)} ${destination(to)}`);
    const rest = bumped.length > 0 ? `,${bumping(who, bumped)}` : "";
    return `${does(who, "zerstreust", "zerstreut", "Zerstreue")} ${from}: ${german.and(parts)}${rest}.`;
  },

  collected({ who, target, sources }: CollectTold) {
    const parts = sources.map(({ place, pair }) => {
      const from = place === "limbo" ? "aus dem Limbus" : `von ${place}`;
      return `${pair ? "zwei Steine" : "einen Stein"} ${from}`;
    });
    return `${does(who, "sammelst", "sammelt", "Sammle")} auf ${target}: ${german.and(parts)}.`;
  },

  done(who: SeatName, figure: Figure, place: Place | null) {
    const { name, feminine, genitive } = figures[figure];
    const there = place === null ? "" : ` auf ${place}`;
    if (who.advised) return `Beende die Kraft dein${genitive.slice(1)}${there}.`;
    const whole = who.self
      ? `${feminine ? "Deine" : "Dein"} ${name}`
      : `${feminine ? "Die" : "Der"} ${name} von ${german.name(who)}`;
    return `${whole} ist${there} fertig.`;
  },

  forfeited(who, both, lack) {
    const of = who.self ? "dir" : german.name(who);
    const moves = both ? "verfallen beide Bewegungen" : "verfällt eine Bewegung";
    const pieces = who.self
      ? "weder deine Steine noch deine Figuren können ziehen"
      : "weder Steine noch Figuren können ziehen";
    const entry = "ein Stein muss aus dem Limbus zurück, und kein Einsetzfeld ist für ihn offen";
    return `Bei ${of} ${moves}: ${lack === "entry" ? entry : pieces}.`;
  },

  borneOff(who: SeatName, colour: Colour, off: number, of: number) {
    const pyramid = `eine ${colours[colour]}-Pyramide ins Ziel`;
    return `${does(who, "bringst", "bringt", "Du bringst")} ${pyramid}: die ${off === of ? "letzte" : `${off}.`} von ${of}!`;
  },

  drawn: (turns) => `Die Partie endet nach ${german.number(turns)} Zügen unentschieden.`,
};
