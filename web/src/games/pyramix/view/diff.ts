// What happened between two positions, read off the positions alone.
//
// A removal empties exactly one cell, the top of the line that slid; walking down that line for as
// long as each cube has come from the cell before it finds the cube that was taken. Where equal
// cubes stand in a row several readings fit; `hint` (the cell that this page's person clicked)
// decides between them, otherwise the shortest slide is taken. It looks the same.
import type { Told, View } from "$lib/games";
import { AXES, type Axis } from "$lib/iso/space";
import { stepped, visibleFaces } from "./heap";
import { legalCells, positionOf, type Code, type Position } from "./position";

export interface Placed {
  readonly cell: string;
  readonly code: Code;
}

export interface Slide {
  readonly from: string;
  readonly to: string;
  readonly code: Code;
}

export interface Difference {
  readonly removed: Placed | null;
  /** Cubes that slid, the one nearest to the removed cube first. */
  readonly slides: readonly Slide[];
  /** Cells (of the later position) that a reveal has turned from "?" to a cube. */
  readonly revealed: readonly string[];
  /** The step leads back in the game: what is called removed comes back. */
  readonly back: boolean;
}

/** The single step between two positions; null if they are further apart than one. */
export function diffViews(previous: View, view: View, hint?: string): Difference | null {
  if (previous.ply === view.ply) return null;
  const back = previous.ply > view.ply;
  const [before, after] = back ? [view, previous] : [previous, view];
  const step = stepBetween(positionOf(before), positionOf(after), legalCells(before), hint);
  return step && { ...step, back };
}

/** The cells of the position on show that a step has changed. */
export function touchedCells(step: Difference): string[] {
  const slid = step.slides.map((slide) => (step.back ? slide.from : slide.to));
  const returned = step.back && step.removed ? [step.removed.cell] : [];
  return [...new Set([...slid, ...returned, ...(step.back ? [] : step.revealed)])];
}

/** Where others took a cube from in the events told, each place once, with the faces that it showed. */
export function takenSince(told: readonly Told[]): { cell: string; faces: readonly Axis[] }[] {
  const taken = told.flatMap(({ before, after, event }) => {
    const removed = event.actor === null ? null : diffViews(before, after, event.text)?.removed;
    if (!removed) return [];
    return [{ cell: removed.cell, faces: visibleFaces(positionOf(before).cubes, removed.cell) }];
  });
  // Several may have taken from where others had slid to: as it looked to the last of them.
  const last = (cell: string) => taken.findLastIndex((other) => other.cell === cell);
  return taken.filter(({ cell }, at) => at === last(cell));
}

type Step = Omit<Difference, "back">;

function stepBetween(
  before: Position,
  after: Position,
  legal: ReadonlySet<string> | null,
  hint: string | undefined,
): Step | null {
  const removals = before.left - after.left;
  if (removals === 0) return withReveals(before, after, null, []);
  const emptied = [...before.cubes.keys()].filter((cell) => !after.cubes.has(cell));
  const [top] = emptied;
  if (removals !== 1 || emptied.length !== 1 || top === undefined) return null;
  const fits = readings(before, after, top).filter(
    (reading) => legal === null || legal.has(reading.removed.cell),
  );
  const chosen = fits.find((reading) => reading.removed.cell === hint) ?? fits[0];
  return chosen ? withReveals(before, after, chosen.removed, chosen.slides) : null;
}

interface Reading {
  removed: Placed;
  slides: Slide[];
}

/** Every removal that fits, the shortest slide first. */
function readings(before: Position, after: Position, top: string): Reading[] {
  const taken = after.taken[before.turn]?.at(-1);
  const lines = AXES.flatMap((axis) => readingsAlong(before, after, top, axis));
  const still = reading(before, top, []);
  return [still, ...lines]
    .filter((it) => it.removed.code === taken)
    .sort((a, b) => a.slides.length - b.slides.length);
}

function readingsAlong(before: Position, after: Position, top: string, axis: Axis): Reading[] {
  const found: Reading[] = [];
  const slides: Slide[] = [];
  let from = top;
  for (;;) {
    const to = stepped(from, axis, 1);
    const code = before.cubes.get(from);
    if (code === undefined || !before.cubes.has(to) || after.cubes.get(to) !== code) return found;
    slides.unshift({ from, to, code });
    if (before.faces[to] === 2) found.push(reading(before, to, slides));
    from = to;
  }
}

function reading(before: Position, cell: string, slides: readonly Slide[]): Reading {
  return { removed: { cell, code: before.cubes.get(cell) ?? "?" }, slides: [...slides] };
}

function withReveals(
  before: Position,
  after: Position,
  removed: Placed | null,
  slides: readonly Slide[],
): Step {
  const cameFrom = new Map(slides.map((slide) => [slide.to, slide.from]));
  const revealed = [...after.cubes].flatMap(([cell, code]) =>
    code !== "?" && before.cubes.get(cameFrom.get(cell) ?? cell) === "?" ? [cell] : [],
  );
  return { removed, slides, revealed };
}
