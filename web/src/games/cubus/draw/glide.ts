// How the cards of one picture become those of another: what stays, what glides where, what comes
// from a hand and what goes there.
//
// The two stacks are first laid over each other so that most cards need not move (a layer pushed
// under lifts all the others); of the rest, a card of a kind that is gone glides to the nearest
// place where one of its kind is new.
import { project, type Corner } from "./geometry";
import {
  extent,
  facesOf,
  KINDS,
  type Face,
  type Kind,
  type Place,
  type Stack,
} from "../view/stack";

/** By how much the later stack stands elsewhere than the earlier one. */
export interface Shift {
  readonly i: number;
  readonly j: number;
  readonly z: number;
}

/** A card on its way; without `from` it comes from a hand, without `to` it goes to one. */
interface Glide {
  readonly kind: Kind;
  readonly from: Face | null;
  readonly to: Face | null;
}

export interface Passage {
  readonly glides: readonly Glide[];
  readonly shift: Shift;
}

/** Cards that go the same way, next to each other from the back to the front. */
interface Flock {
  /** Drawn where they lie in the later picture, or where they leave the earlier one. */
  readonly cards: readonly { readonly kind: Kind; readonly at: Corner }[];
  /** How far from there they are after a part of the way, and how much of them is seen. */
  readonly off: (part: number) => { readonly by: Corner; readonly opacity: number };
  /** They lie there all the while. */
  readonly still: boolean;
}

const faceKey = ({ kind, i, j, z }: Face) => `${kind}${i},${j},${z}`;
const moved = (face: Face, { i, j, z }: Shift): Face => ({
  kind: face.kind,
  i: face.i + i,
  j: face.j + j,
  z: face.z + z,
});

function rows(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Boxes that both stacks have, if the earlier one is moved by (di, dj). */
function agreement(before: Stack, after: Stack, { i: di, j: dj }: Place, dz: number): number {
  let same = 0;
  for (const { i, j, height, open } of before.values()) {
    const other = after.get(`${i + di},${j + dj}`);
    if (!other) continue;
    const top = other.height === height + dz;
    same += Math.max(0, Math.min(height + dz, other.height) - Math.max(0, dz));
    if (top) same += 2;
    // Open tops never move against each other (CUB-15), so they tell best what stayed.
    if (top && open && other.open) same += 40;
  }
  return same;
}

/** The shift by which most of the earlier stack is found again; none, if that is as good. */
export function bestShift(before: Stack, after: Stack): Shift {
  if (before.size === 0 || after.size === 0) return { i: 0, j: 0, z: 0 };
  const [old, fresh] = [extent(before), extent(after)];
  const heights = (stack: Stack) => Math.max(...[...stack.values()].map((it) => it.height));
  const rise = heights(after) - heights(before);
  let best: Shift = { i: 0, j: 0, z: 0 };
  let most = agreement(before, after, best, 0) + 0.5;
  for (const i of rows(fresh.from.i - old.to.i, fresh.to.i - old.from.i)) {
    for (const j of rows(fresh.from.j - old.to.j, fresh.to.j - old.from.j)) {
      for (const z of rows(Math.min(-2, rise), Math.max(2, rise))) {
        const found = agreement(before, after, { i, j }, z) - (Math.abs(i) + Math.abs(j)) / 100;
        if (found > most) [best, most] = [{ i, j, z }, found];
      }
    }
  }
  return best;
}

/** By how much the boxes of a stack that is being edited have been lifted by layers under them. */
export function bestLift(before: Stack, after: Stack): Shift {
  const lifts = [0, 1, -1].map((z) => ({ z, same: agreement(before, after, { i: 0, j: 0 }, z) }));
  const best = lifts.reduce((a, b) => (b.same > a.same ? b : a));
  return { i: 0, j: 0, z: best.z };
}

/** The way from one stack to another; `shift` where the caller knows it. */
export function passageOf(before: Stack, after: Stack, shift = bestShift(before, after)): Passage {
  const old = facesOf(before);
  const kept = new Set(old.map((face) => faceKey(moved(face, shift))));
  const fresh = facesOf(after);
  const there = new Set(fresh.map(faceKey));
  const stays: Glide[] = [];
  const gone: Face[] = [];
  for (const face of old) {
    const to = moved(face, shift);
    if (there.has(faceKey(to))) stays.push({ kind: face.kind, from: face, to });
    else gone.push(face);
  }
  const come = fresh.filter((face) => !kept.has(faceKey(face)));
  return { glides: [...stays, ...KINDS.flatMap((kind) => paired(kind, gone, come, shift))], shift };
}

/** Cards of a kind that left one place and are needed in another, each to the nearest. */
function paired(kind: Kind, gone: Face[], come: Face[], shift: Shift): Glide[] {
  const free = gone.filter((face) => face.kind === kind);
  const glides = come
    .filter((face) => face.kind === kind)
    .map((to): Glide => {
      const from = nearest(free, to, shift);
      if (from) free.splice(free.indexOf(from), 1);
      return { kind, from, to };
    });
  return [...glides, ...free.map((from): Glide => ({ kind, from, to: null }))];
}

function nearest(free: readonly Face[], to: Face, shift: Shift): Face | null {
  const target = project(to);
  let best: Face | null = null;
  let least = Infinity;
  for (const face of free) {
    const at = project(moved(face, shift));
    const distance = Math.hypot(at.x - target.x, at.y - target.y);
    if (distance < least) [best, least] = [face, distance];
  }
  return best;
}

/** How far a card from a hand falls into its place. */
const DROP = 1.6;

/** The cards in the places of the later stack, from the back to the front as in the middle of the way. */
export function flocksOf({ glides, shift }: Passage): Flock[] {
  const flying = glides.map((glide) => flightOf(glide, shift));
  const middle = ({ at, off }: (typeof flying)[number]) => depth(at) + depth(off(0.5).by);
  flying.sort((a, b) => middle(a) - middle(b));
  const flocks: (Flock & { key: string; cards: { kind: Kind; at: Corner }[] })[] = [];
  for (const { key, kind, at, off } of flying) {
    const last = flocks.at(-1);
    if (last?.key === key) last.cards.push({ kind, at });
    else flocks.push({ key, cards: [{ kind, at }], off, still: key === STILL });
  }
  return flocks;
}

const STILL = "0,0,0";

/** Where a card lies, and how it comes there or goes from there. */
function flightOf({ kind, from, to }: Glide, shift: Shift) {
  // Where it stood: beside itself by the shift along the floor, at the height that it had.
  const start = from && { i: from.i + shift.i, j: from.j + shift.j, z: from.z };
  if (start && to) {
    const far = { i: start.i - to.i, j: start.j - to.j, z: start.z - to.z };
    const off = (part: number) => ({ by: times(far, 1 - part), opacity: 1 });
    return { key: `${far.i},${far.j},${far.z}`, kind, at: to, off };
  }
  const off = (part: number) => {
    const far = start ? part : 1 - part;
    return { by: { i: 0, j: 0, z: DROP * far * far }, opacity: 1 - far };
  };
  return { key: start ? "gone" : "come", kind, at: start ?? to ?? { i: 0, j: 0, z: 0 }, off };
}

const depth = ({ i, j, z }: Corner): number => i + j + z;

const times = ({ i, j, z }: Corner, by: number): Corner => ({ i: i * by, j: j * by, z: z * by });

/** Whether nothing is seen to move. */
export function isStill({ glides, shift }: Passage): boolean {
  return (
    shift.z === 0 &&
    glides.every(({ from, to }) => from && to && faceKey(moved(from, shift)) === faceKey(to))
  );
}
