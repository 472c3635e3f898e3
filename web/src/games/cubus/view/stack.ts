// A stack as the page draws and edits it: columns at places, each with a height and a top.
//
// Places are absolute while somebody builds, so that nothing jumps when a column is added behind
// the others; the text (CUB-50) starts at the smallest place. Any heights can be drawn, proper or
// not: what is a stack by the rules, and what may be laid, only the core says.

import type { Cards, Kind } from "./json";

export type { Cards, Kind };

export const KINDS: readonly Kind[] = ["L", "R", "T", "O"];
export const NO_CARDS: Cards = { L: 0, R: 0, T: 0, O: 0 };

export const cardCount = (cards: Cards): number =>
  KINDS.reduce((sum, kind) => sum + cards[kind], 0);

/** What one set of cards has more, and less, than another: two pictures, or a hand before and after. */
export interface Exchange {
  readonly used: Cards;
  readonly gained: Cards;
}

export function exchangeOf(before: Cards, after: Cards): Exchange {
  const more = (than: Cards, these: Cards): Cards => {
    const counts = { ...NO_CARDS };
    for (const kind of KINDS) counts[kind] = Math.max(0, these[kind] - than[kind]);
    return counts;
  };
  return { used: more(before, after), gained: more(after, before) };
}

/** `i` grows towards the front right, `j` towards the front left. */
export interface Place {
  readonly i: number;
  readonly j: number;
}

export interface Column extends Place {
  /** Boxes on each other, at least one. */
  readonly height: number;
  readonly open: boolean;
}

/** Columns by the key of their place. */
export type Stack = ReadonlyMap<string, Column>;
export const NO_COLUMNS: Stack = new Map();

export const keyOf = ({ i, j }: Place): string => `${i},${j}`;

export function heightAt(stack: Stack, i: number, j: number): number {
  return stack.get(`${i},${j}`)?.height ?? 0;
}

export function stackOf(columns: Iterable<Column>): Stack {
  const map = new Map<string, Column>();
  for (const column of columns) if (column.height > 0) map.set(keyOf(column), column);
  return map;
}

/** Reads the text that the core wrote: `2,2/2,1*`. */
export function parseStack(text: string): Stack {
  if (text === "") return new Map();
  const columns = text.split("/").flatMap((row, j) =>
    row.split(",").flatMap((cell, i): Column[] => {
      if (cell === "-") return [];
      return [{ i, j, height: parseInt(cell, 10), open: cell.endsWith("*") }];
    }),
  );
  return stackOf(columns);
}

/** The smallest and the largest place in both directions. */
export function extent(stack: Stack): { from: Place; to: Place } {
  const columns = [...stack.values()];
  const is = columns.map(({ i }) => i);
  const js = columns.map(({ j }) => j);
  return {
    from: { i: Math.min(...is), j: Math.min(...js) },
    to: { i: Math.max(...is), j: Math.max(...js) },
  };
}

/** A place as people count it: from the back, and in its row, beginning where the stack does. */
export function spotOf(stack: Stack, { i, j }: Place): { row: number; place: number } {
  const { from } = extent(stack);
  return { row: j - from.j + 1, place: i - from.i + 1 };
}

/** The text of a stack, wherever it stands. */
export function stackText(stack: Stack): string {
  if (stack.size === 0) return "";
  const { from, to } = extent(stack);
  const rows: string[] = [];
  for (let j = from.j; j <= to.j; j++) {
    const cells: string[] = [];
    for (let i = from.i; i <= to.i; i++) {
      const column = stack.get(`${i},${j}`);
      cells.push(column ? `${column.height}${column.open ? "*" : ""}` : "-");
    }
    rows.push(cells.join(","));
  }
  return rows.join("/");
}

/** As it stands, and where: to be kept, and drawn again as it was. */
export function sketchOf(stack: Stack): string {
  const { i, j } = stack.size === 0 ? { i: 0, j: 0 } : extent(stack).from;
  return `${i},${j} ${stackText(stack)}`;
}

const sketched = /^(-?\d{1,2}),(-?\d{1,2}) ((?:(?:-|\d{1,2}\*?)(?:[,/](?!$)|$))*)$/;

/** Reads what was kept; null if it is no sketch. */
export function readSketch(text: string): Stack | null {
  const parts = sketched.exec(text);
  if (!parts) return null;
  const [, i, j, columns] = parts;
  const from = { i: Number(i), j: Number(j) };
  return stackOf(
    [...parseStack(columns ?? "").values()].map((it) => ({
      ...it,
      i: it.i + from.i,
      j: it.j + from.j,
    })),
  );
}

export function boxesOf(stack: Stack): number {
  return [...stack.values()].reduce((sum, { height }) => sum + height, 0);
}

/** A card as it lies in the picture: on the box at (i, j), `z` boxes above the floor. */
export interface Face extends Place {
  readonly kind: Kind;
  readonly z: number;
}

/** Every face of a box with no box before it, from the back to the front. */
export function facesOf(stack: Stack): Face[] {
  const faces: Face[] = [];
  for (const { i, j, height, open } of stack.values()) {
    for (let z = heightAt(stack, i, j + 1); z < height; z++) faces.push({ kind: "L", i, j, z });
    for (let z = heightAt(stack, i + 1, j); z < height; z++) faces.push({ kind: "R", i, j, z });
    faces.push({ kind: open ? "O" : "T", i, j, z: height - 1 });
  }
  return faces.sort((a, b) => a.i + a.j + a.z - (b.i + b.j + b.z));
}

/** The cards of a picture, counted. */
export function cardsOf(stack: Stack): Cards {
  const counts = { ...NO_CARDS };
  for (const { kind } of facesOf(stack)) counts[kind] += 1;
  return counts;
}

/** A box: the column's place, and how many boxes are below it. */
export interface Box extends Place {
  readonly z: number;
}

export const boxKey = ({ i, j, z }: Box): string => `${i},${j},${z}`;

/** Boxes of which some face is seen, from the back to the front. */
export function seenBoxes(stack: Stack): Box[] {
  const boxes = new Map<string, Box>();
  for (const { i, j, z } of facesOf(stack)) boxes.set(boxKey({ i, j, z }), { i, j, z });
  return [...boxes.values()];
}
