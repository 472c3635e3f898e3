// The market, the tokens and the cities of Ankh'or in English: names of what can be pressed.
import type { SeatName } from "$lib/games";
import type { Lit } from "../view/groups";
import type { Slot } from "../view/market";
import type { Code, Colour, Kind, PileName, Tile, Token } from "../view/position";
import { kindOf } from "../view/position";
import type { Held, Level, Supplied } from "./data";
import {
  bonusForms,
  colours,
  counted,
  kinds,
  level,
  onto,
  pointForms,
  some,
  subject,
  tile,
  tileForms,
  tokenForms,
  tokens,
  tongue,
  types,
} from "./en_names";

function slot({ slot, code, price, reach }: Slot, canAct: boolean): string {
  const cost = price.length > 0 ? `costs ${tokens(price)}` : "no price yet";
  if (!code) return `Slot ${slot + 1}: empty, ${cost}`;
  const reaches = { any: "can be bought", top: "can be bought on top of other tiles" };
  const able = canAct ? `, ${reach ? reaches[reach] : "cannot be bought now"}` : "";
  return `Slot ${slot + 1}: ${tile(code)}, ${cost}${able}`;
}

function pile(name: PileName, left: number, back: Colour | null, refreshes: boolean): string {
  if (left === 0) return `Pile ${name.toUpperCase()}: empty`;
  const top = back ? `, the top tile is ${colours[back]}` : "";
  const can = refreshes ? ", can refresh the row" : "";
  return `Pile ${name.toUpperCase()}: ${counted(left, tileForms)}${top}${can}`;
}

function supplied({ token, left, chosen, room, press }: Supplied): string {
  const amount = `${types[token]}: ${left} in the supply`;
  if (!press) return amount;
  const full = counted(room, { one: "is chosen", other: "are chosen" });
  const does = { takes: "take one", "all chosen": full, "none left": "none left" };
  return `${amount}, ${chosen > 0 ? `${chosen} chosen, ` : ""}${does[press]}`;
}

function held({ who, token, held, stored, press }: Held): string {
  const amount = `${types[token]}: ${subject(who)} ${who.self ? "have" : "has"} ${held}`;
  const more = stored > 0 ? ` and ${stored} on a warehouse` : "";
  const does = { "gives back": ", give one back", "puts back": ", put one back" };
  return `${amount}${more}${press ? does[press] : ""}`;
}

function fullTile({ code, loaded }: Tile): string {
  const store = kindOf(code) === "w" ? `, ${loaded ? "loaded" : "empty"}` : "";
  return `${tongue.capital(tile(code))}${store}`;
}

/** `worth`: what a two-point tile counts. */
function purpose(kind: Kind, worth: number): string {
  if (kind === "2") return `Worth ${counted(worth, pointForms)}.`;
  if (kind === "w") return "Brings a token of its colour and can store one.";
  if (kind === "s") return "Gives a bonus turn.";
  if (kind === "d") return "Counts for its colour alone.";
  return `Counts for its colour and for the ${kinds[kind].other}.`;
}

function groups({ colour, animal }: Lit): string {
  const group = (what: string, size: number, points: number) =>
    `${tongue.capital(what)} group of ${size}: ${counted(points, pointForms)}.`;
  const parts = [
    colour && group(colours[colour.name as Colour], colour.tiles.length, colour.points),
    animal && group(kinds[animal.name as Kind].one, animal.tiles.length, animal.points),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" ") : "In no group yet.";
}

const cityOf = (who: SeatName): string =>
  who.self ? "Your city" : `The city of ${tongue.name(who)}`;

export const table = {
  market: "Market",
  slot,
  pile,
  bonusLeft: "Bonus tokens left",
  bonusSupply: (count: number, points: number) =>
    `${tongue.capital(counted(count, bonusForms))} of ${counted(points, pointForms)} left`,

  tokens: "Tokens",
  supply: "Supply",
  owner: subject,
  supplied,
  held,
  onWarehouse: "On a warehouse",
  tray: { take: "Chosen to take", return: "To give back" },
  putBack: (token: Token) => `Put ${types[token]} back`,
  chosen: (count: number, room: number) => `${counted(count, tokenForms)} of ${room} chosen`,

  city: cityOf,
  back: (who: SeatName) => `Back to ${who.self ? "yours" : tongue.name(who)}`,
  show: (who: SeatName, count: number) =>
    `Show ${who.self ? "your city" : `the city of ${tongue.name(who)}`}, ${counted(count, tileForms)}`,
  tile: fullTile,
  tileAt: (shown: Tile, at: Level) => `${fullTile(shown)}, ${level(at)}`,
  /** A tile of a city, as its button is called. */
  tileButton: (shown: Tile, at: Level, movable: boolean, lit: Lit) =>
    `${fullTile(shown)}, ${level(at)}, ${shown.place}${movable ? ", can be moved" : ""}. ${groups(lit)}`,
  place: (place: string, code: Code, at: Level) =>
    `Place ${place} for the ${tile(code)}, ${onto(at)}.`,
  placeRefused: (place: string, code: Code, at: Level, why: string) =>
    `Place ${place} for the ${tile(code)}, ${onto(at)}, refused: ${why}`,
  savingToChoose: "The saved marker is to be chosen.",
  purpose,
  groups,

  zoom: "Zoom",
  nearer: "Nearer",
  farther: "Farther",
  whole: "Show the whole city",
  cityKeys:
    "Arrow keys walk over tiles and places. Enter chooses. Plus and minus zoom, zero shows the whole city.",
  boardKeys:
    "The digits 1 to 6 choose a tile of the row. F, I, C, P, T and A take a token, Backspace puts it back. E ends the turn, or does what the first button under the board says. Escape lets go.",

  /** What a player holds, for the ear. */
  holds: (all: readonly { token: Token; held: number; stored: number }[]) => {
    const parts = all.flatMap(({ token, held, stored }) => {
      if (held + stored === 0) return [];
      if (held === 0) return [`${some(token, stored)} on a warehouse`];
      return [some(token, held) + (stored > 0 ? `, ${stored} more on a warehouse` : "")];
    });
    return `Holds ${parts.length > 0 ? parts.join("; ") : "no tokens"}.`;
  },
};
