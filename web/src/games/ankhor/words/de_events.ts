// What happens in Ankh'or, told in German.
import type { SeatName } from "$lib/games";
import { kindOf, type Code, type PileName, type Token } from "../view/position";
import type { Words } from "./en";
import type { Ending, PileShown } from "./data";
import {
  colours,
  counted,
  nouns,
  pronoun,
  subject,
  theTile,
  tiles,
  tokens,
  tongue,
} from "./de_names";

/** The verb in the person of who acts: "Du kaufst", "Ada kauft", and as advice "Kaufe". */
const does = (who: SeatName, you: string, third: string, advised: string): string =>
  who.advised ? advised : `${subject(who)} ${who.self ? you : third}`;

function bonuses(change: number): string {
  if (change === 0) return "";
  const amount = tongue.capital(counted(Math.abs(change), nouns.bonusToken));
  return change > 0 ? ` ${amount} verdient!` : ` ${amount} zurückgegeben.`;
}

function refreshed(who: SeatName, pile: PileName, gone: Code | null): string {
  const out = gone ? `; ${theTile(gone, "nominative")} kommt aus dem Spiel` : "";
  const verb = does(who, "frischst", "frischt", "Frische");
  return `${verb} für ein Ankh die Auslage von Stapel ${pile.toUpperCase()} auf${out}.`;
}

function ended(who: SeatName, ending: Ending): string {
  const rest = {
    next: "",
    return: who.advised ? "" : " mit zu vielen Markern",
    "bonus turn": "; der Bonuszug beginnt",
  };
  return `${does(who, "beendest", "beendet", "Beende")} den Zug${rest[ending]}.`;
}

function backs(piles: readonly PileShown[]): string {
  const parts = piles.map(({ pile, back }) => {
    const name = `Stapel ${pile.toUpperCase()}`;
    return back ? `${name} zeigt ${tongue.capital(colours[back])}` : `${name} ist leer`;
  });
  return `${tongue.and(parts)}.`;
}

export const events: Words["events"] = {
  took: (who, taken) => `${does(who, "nimmst", "nimmt", "Nimm")} ${tokens(taken)}.`,
  bought: ({ who, code, paid, level, loaded, bonus }) => {
    const where = level === 0 ? "auf den Tisch" : `auf andere Plättchen, auf Ebene ${level}`;
    const lay = who.advised ? "lege" : who.self ? "legst" : "legt";
    const lays = `${lay} ${pronoun(code)} ${where}`;
    const token = loaded ? " Sein Marker kommt mit." : "";
    const turn = kindOf(code) === "s" ? " Ein Bonuszug folgt." : "";
    const buys = does(who, "kaufst", "kauft", "Kaufe");
    return `${buys} ${theTile(code, "accusative")} für ${tokens(paid)} und ${lays}.${token}${bonuses(bonus)}${turn}`;
  },
  refreshed,
  moved: ({ who, code, level, bonus }) => {
    const where = level === 0 ? "auf dem Tisch" : `auf anderen Plättchen, auf Ebene ${level}`;
    const verb = does(who, "versetzt", "versetzt", "Versetze");
    return `${verb} für ein Ankh ${theTile(code, "accusative")} ${where}.${bonuses(bonus)}`;
  },
  returned: (who: SeatName, given: readonly Token[]) =>
    `${does(who, "legst", "legt", "Lege")} ${tokens(given)} in den Vorrat zurück.`,
  ended,
  prices: "Die Preismarken liegen aus.",
  row: (codes) => `Die Auslage: ${tiles(codes)}.`,
  backs,
  drawn: (codes) => `Gezogen: ${tiles(codes)}.`,
};
