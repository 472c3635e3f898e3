// The market, the tokens and the cities of Ankh'or in German: names of what can be pressed.
import type { SeatName } from "$lib/games";
import { kindOf, type Colour, type Kind, type Tile } from "../view/position";
import type { Words } from "./en";
import {
  colours,
  counted,
  kinds,
  level,
  nouns,
  onto,
  other,
  some,
  subject,
  theTile,
  theToken,
  tile,
  tokens,
  tongue,
  type,
} from "./de_names";

function fullTile({ code, loaded }: Tile): string {
  const store = kindOf(code) === "w" ? `, ${loaded ? "gefüllt" : "leer"}` : "";
  return `${tongue.capital(tile(code))}${store}`;
}

function purpose(kind: Kind, worth: number): string {
  if (kind === "2") return `${tongue.capital(counted(worth, nouns.point, "accusative"))} wert.`;
  if (kind === "w") return "Bringt einen Marker seiner Farbe mit und kann einen lagern.";
  if (kind === "s") return "Bringt einen Bonuszug.";
  if (kind === "d") return "Zählt nur für ihre Farbe.";
  return `Zählt für seine Farbe und für die ${kinds[kind].many}.`;
}

const groups: Words["table"]["groups"] = ({ colour, animal }) => {
  const parts = [
    colour &&
      `${colour.tiles.length} ${colours[colour.name as Colour]}e Plättchen in einer Gruppe: ${counted(colour.points, nouns.point)}.`,
    animal &&
      `${animal.tiles.length} ${kinds[animal.name as Kind].many} in einer Gruppe: ${counted(animal.points, nouns.point)}.`,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" ") : "Noch in keiner Gruppe.";
};

const cityOf = (who: SeatName): string =>
  who.self ? "Deine Stadt" : `Die Stadt von ${tongue.name(who)}`;

export const table: Words["table"] = {
  market: "Markt",
  slot: ({ slot, code, price, reach }, canAct) => {
    const cost = price.length > 0 ? `kostet ${tokens(price)}` : "noch ohne Preis";
    if (!code) return `Feld ${slot + 1}: leer, ${cost}`;
    const reaches = { any: "kaufbar", top: "kaufbar auf anderen Plättchen" };
    const able = canAct ? `, ${reach ? reaches[reach] : "jetzt nicht kaufbar"}` : "";
    return `Feld ${slot + 1}: ${tile(code)}, ${cost}${able}`;
  },
  pile: (name, left, back, refreshes) => {
    if (left === 0) return `Stapel ${name.toUpperCase()}: leer`;
    const top = back ? `, das oberste ist ${colours[back]}` : "";
    const can = refreshes ? ", kann die Auslage auffrischen" : "";
    return `Stapel ${name.toUpperCase()}: ${counted(left, nouns.tile)}${top}${can}`;
  },
  bonusLeft: "Bonusmarker im Vorrat",
  bonusSupply: (count, points) =>
    `${tongue.capital(counted(count, nouns.bonusToken))} zu ${counted(points, { ...nouns.point, many: "Punkten" })} im Vorrat`,

  tokens: "Marker",
  supply: "Vorrat",
  owner: subject,
  supplied: ({ token, left, chosen, room, press }) => {
    const amount = `${type(token)}: ${left} im Vorrat`;
    if (!press) return amount;
    const does = {
      takes: "einen Marker nehmen",
      "all chosen": `${counted(room, nouns.token)} sind gewählt`,
      "none left": "keiner mehr da",
    };
    return `${amount}, ${chosen > 0 ? `${chosen} gewählt, ` : ""}${does[press]}`;
  },
  held: ({ who, token, held, stored, press }) => {
    const amount = `${type(token)}: ${other(who)} ${who.self ? "hast" : "hat"} ${held}`;
    const more = stored > 0 ? ` und ${stored} auf einem Lagerhaus` : "";
    const does = { "gives back": ", einen Marker abgeben", "puts back": ", einen zurücklegen" };
    return `${amount}${more}${press ? does[press] : ""}`;
  },
  onWarehouse: "Auf einem Lagerhaus",
  tray: { take: "Zum Nehmen gewählt", return: "Abzugeben" },
  putBack: (token) => `${tongue.capital(theToken(token))} zurücklegen`,
  chosen: (count, room) => `${count} von ${room} Markern gewählt`,

  city: cityOf,
  back: (who) => `Zurück zu ${who.self ? "deiner Stadt" : tongue.name(who)}`,
  show: (who, count) => `${cityOf(who)} zeigen, ${counted(count, nouns.tile)}`,
  tile: fullTile,
  tileAt: (shown, at) => `${fullTile(shown)}, ${level(at)}`,
  tileButton: (shown, at, movable, lit) =>
    `${fullTile(shown)}, ${level(at)}, ${shown.place}${movable ? ", kann versetzt werden" : ""}. ${groups(lit)}`,
  place: (place, code, at) => `Bauplatz ${place} für ${theTile(code, "accusative")}, ${onto(at)}.`,
  placeRefused: (place, code, at, why) =>
    `Bauplatz ${place} für ${theTile(code, "accusative")}, ${onto(at)}, nicht erlaubt: ${why}`,
  savingToChoose: "Welche Preismarke du sparst, wählst du noch.",
  purpose,
  groups,

  zoom: "Vergrößern und verkleinern",
  nearer: "Näher",
  farther: "Weiter weg",
  whole: "Die ganze Stadt zeigen",
  cityKeys:
    "Die Pfeiltasten gehen über Plättchen und Bauplätze. Die Eingabetaste wählt. Plus und Minus ändern die Größe, Null zeigt die ganze Stadt.",
  boardKeys:
    "Die Ziffern 1 bis 6 wählen ein Plättchen der Auslage. F, I, C, P, T und A nehmen einen Marker, die Rücktaste legt ihn zurück. E beendet den Zug oder tut, was auf dem ersten Knopf unter dem Spielplan steht. Escape legt alles aus der Hand.",

  holds: (all) => {
    const parts = all.flatMap(({ token, held, stored }) => {
      if (held + stored === 0) return [];
      if (held === 0) return [`${some(token, stored)} auf einem Lagerhaus`];
      return [some(token, held) + (stored > 0 ? `, dazu ${stored} auf einem Lagerhaus` : "")];
    });
    return `Hat ${parts.length > 0 ? parts.join("; ") : "keine Marker"}.`;
  },
};
