// Where things lie in the middle of the board: Limbo's slots and the pyramids that are borne off.
//
// Points of the middle's own drawing, about its centre; `onBoard` takes them to the picture's.
import type { Point } from "$lib/iso/space";
import type { Colour, Place } from "../view/pieces";
import type { Layout } from "./layout";

const SLOT = 75;
/** The middle lines of Limbo's two rows, and of the row of pyramids below. */
const STONES_Y = -96;
const FIGURES_Y = -18;
const OFF_Y = 108;
/** How large pieces are drawn there: a large stone is 100 wide. */
export const MIDDLE_SCALE = 0.66;

export const PIT = { x: -236, y: -150, width: 472, height: 184 };
export const LIMBO_TITLE: Point = { x: 0, y: -163 };
export const OFF_LABEL_Y = 162;
export const SLOT_BOX = { width: SLOT, height: 76 };

const COLUMN: Readonly<Record<string, number>> = {
  L: 0,
  M: 1,
  S: 2,
  mason: 0,
  anubis: 1,
  cleopatra: 2,
};

/** The middle of a column of three, counted from the left of each player's half. */
function column(colour: Colour, at: number): number {
  return (colour === "gold" ? -3 : 0) * SLOT + (at + 0.5) * SLOT + (colour === "gold" ? -4 : 4);
}

/**
 * The slot of a place of the middle: "limbo-gold-L", "off-onyx", "limbo"; `off` counts the pyramids
 * of a player that are borne off.
 */
export function middleSlot(place: Place, off = 1): Point {
  const [kind, colour, name = ""] = place.split("-") as [string, Colour, string?];
  if (kind === "off") return { x: column(colour, off), y: OFF_Y };
  const at = COLUMN[name];
  if (at === undefined) return { x: PIT.x + PIT.width / 2, y: PIT.y + PIT.height / 2 };
  return { x: column(colour, at), y: name.length === 1 ? STONES_Y : FIGURES_Y };
}

export function onBoard({ middle, middleScale }: Layout, point: Point): Point {
  return { x: middle.x + point.x * middleScale, y: middle.y + point.y * middleScale };
}
