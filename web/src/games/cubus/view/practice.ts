// Positions to practise on: "find the best move".
//
// They are taken from games that players with a short sight play here and now: each turn they add
// some box to the stack, wherever it scores. What they overlook is there to be found, and how much
// that is the solver of the rules core says, exactly. No position is kept anywhere, so there is
// always another one, and none needs the network.
import type { Core, Position } from "$lib/core";
import type { View } from "$lib/games";
import { outlookOf, positionOf } from "./position";

export type Level = "box" | "rebuild" | "deep" | "master";

/** A level: how many points there have to be, and whether one added box wins them. */
interface Band {
  readonly least: number;
  readonly most: number;
  readonly oneBox: boolean;
}

export const BANDS: Readonly<Record<Level, Band>> = {
  box: { least: 1, most: 3, oneBox: true },
  rebuild: { least: 4, most: 9, oneBox: false },
  deep: { least: 10, most: 18, oneBox: false },
  master: { least: 19, most: 99, oneBox: false },
};

/** A stack of fewer boxes hides nothing. */
const LEAST_BOXES = 5;
const PLAYERS = 3;
const HEADER = `[Game "cubus"]\n[Rules "1"]\n[Players "${PLAYERS}"]\n\n`;
/** Later the deck is empty, and few points are left. */
const LONGEST = 110;

export interface Puzzle {
  readonly position: Position;
  readonly view: View;
  readonly seat: number;
  /** The most points that any move wins. */
  readonly best: number;
  /** A move that wins them. */
  readonly answer: string;
}

/** Numbers that look like chance and are the same for the same seed: a Weyl sequence, mixed. */
export class Chance {
  constructor(private state: bigint) {}

  next(): bigint {
    const mask = (1n << 64n) - 1n;
    this.state = (this.state + 0x9e3779b97f4a7c15n) & mask;
    const mixed = ((this.state ^ (this.state >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    return mixed ^ (mixed >> 29n);
  }

  below(count: number): number {
    return Number((this.next() >> 8n) % BigInt(count));
  }
}

/** A game that is being played for practice, one event at a time. */
class ShortSighted {
  readonly position: Position;
  view: View;

  constructor(
    core: Core,
    private readonly chance: Chance,
  ) {
    const opened = core.open(HEADER);
    if (!opened.ok) throw new Error(opened.error.message);
    this.position = opened.value;
    this.view = this.position.view();
  }

  get seat(): number {
    return Array.isArray(this.view.next) ? (this.view.next[0] ?? 0) : 0;
  }

  /** False once there is nothing left to look at. */
  step(): boolean {
    if (this.view.next === "over" || this.view.ply > LONGEST) return false;
    const text = this.choose();
    const actor = this.view.next === "chance" ? null : this.seat;
    const refused = this.position.apply({ actor, text });
    if (refused) throw new Error(refused.message);
    this.view = this.position.view();
    return true;
  }

  private choose(): string {
    if (this.view.next === "chance") return this.position.sample(this.chance.next());
    if (positionOf(this.view).phase === "knock") return "waive";
    const local = outlookOf(this.view)?.local ?? [];
    return local[this.chance.below(Math.max(1, local.length))] ?? "pass";
  }
}

/** The most points that one box brings. */
export function bestLocal(position: Position, view: View, seat: number): number {
  const before = view.scores[seat] ?? 0;
  let most = 0;
  for (const text of outlookOf(view)?.local ?? []) {
    const after = position.clone();
    if (!after.apply({ actor: seat, text }))
      most = Math.max(most, (after.view().scores[seat] ?? 0) - before);
    after.close();
  }
  return most;
}

function suits({ position, view, seat }: ShortSighted, band: Band): boolean {
  const outlook = view.next === "chance" || view.next === "over" ? null : outlookOf(view);
  const { phase, boxes } = positionOf(view);
  if (!outlook || phase !== "build" || boxes < LEAST_BOXES) return false;
  if (outlook.best < band.least || outlook.best > band.most) return false;
  return !band.oneBox || bestLocal(position, view, seat) === outlook.best;
}

/** A position of one game, if there is a fitting one; any of those that there are. */
function fromOneGame(core: Core, band: Band, chance: Chance): Puzzle | null {
  const game = new ShortSighted(core, chance);
  const found: Puzzle[] = [];
  do {
    if (!suits(game, band)) continue;
    const { view, seat } = game;
    const best = game.position.best(seat);
    if (best) {
      const position = game.position.clone();
      found.push({ position, view, seat, best: best.points, answer: best.text });
    }
  } while (game.step());
  game.position.close();
  const chosen = found[chance.below(Math.max(1, found.length))] ?? null;
  for (const puzzle of found) if (puzzle !== chosen) puzzle.position.close();
  return chosen;
}

/** Games without a fitting position in a row: more than this means that there is none. */
const PATIENCE = 60;

/** A position of a level; whoever takes it closes it. */
export function puzzleOf(core: Core, level: Level, chance: Chance): Puzzle {
  for (let games = 0; games < PATIENCE; games++) {
    const puzzle = fromOneGame(core, BANDS[level], chance);
    if (puzzle) return puzzle;
  }
  throw new Error(`no position of the level "${level}" in ${PATIENCE} games`);
}
