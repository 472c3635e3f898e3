// Positions to practise on: "find the best move".
//
// They are taken from games that players with a short sight play here and now: each turn they add
// some box to the stack, wherever it scores. What they overlook is there to be found, and how much
// that is the solver of the rules core says, exactly. No position is kept anywhere, so there is
// always another one, and none needs the network. All of it takes a while, and happens in the
// engine's Worker, where nothing may be imported that has words or draws.
import type { Core, Position } from "$lib/core";
import type { Puzzle, View } from "$lib/games";
import { derivedOf, outlookOf, positionOf } from "./view/position";

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

/** Numbers that look like chance and are the same for the same seed: a Weyl sequence, mixed. */
class Chance {
  constructor(private state: bigint) {}

  next(): bigint {
    const mask = (1n << 64n) - 1n;
    this.state = (this.state + 0x9e3779b97f4a7c15n) & mask;
    const mixed = ((this.state ^ (this.state >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    return mixed ^ (mixed >> 29n);
  }

  /** One of these; undefined if there is none. */
  of<T>(these: readonly T[]): T | undefined {
    return these[Number((this.next() >> 8n) % BigInt(these.length || 1))];
  }
}

/** A game that is being played for practice, one event at a time. */
class ShortSighted {
  readonly position: Position;
  view: View;
  private record = HEADER;

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
    this.record += `${actor ?? "*"} ${text}\n`;
    this.view = this.position.view();
    return true;
  }

  /** The position as a puzzle, if it suits a level. */
  puzzle(band: Band): Puzzle | null {
    const { view, seat, record } = this;
    const best = this.suits(band) ? this.position.best(seat) : null;
    return best && { record, view, seat, best: best.points, answer: best.text };
  }

  private choose(): string {
    const { view } = this;
    if (view.next === "chance") return this.position.sample(this.chance.next());
    return view.race ? view.race.yield : (this.chance.of(outlookOf(view)?.local ?? []) ?? "pass");
  }

  private suits(band: Band): boolean {
    const { view } = this;
    const outlook = Array.isArray(view.next) && !view.race ? outlookOf(view) : null;
    if (!outlook || positionOf(view).boxes < LEAST_BOXES) return false;
    if (outlook.best < band.least || outlook.best > band.most) return false;
    return !band.oneBox || bestOfOneBox(view) === outlook.best;
  }
}

/** The most points that one box brings. */
export function bestOfOneBox(view: View): number {
  return Math.max(0, ...(derivedOf(view).builds ?? []).map(({ points }) => points));
}

/** A position of one game, if there is a fitting one; any of those that there are. */
function fromOneGame(core: Core, band: Band, chance: Chance): Puzzle | null {
  const game = new ShortSighted(core, chance);
  const found: (Puzzle | null)[] = [];
  do found.push(game.puzzle(band));
  while (game.step());
  game.position.close();
  return chance.of(found.filter((puzzle) => puzzle !== null)) ?? null;
}

/** Games without a fitting position in a row: more than this means that there is none. */
const PATIENCE = 60;

/** A position of a level. */
export function puzzleOf(core: Core, level: string, seed: bigint): Puzzle {
  const band = BANDS[level as Level];
  const chance = new Chance(seed);
  for (let games = 0; games < PATIENCE; games++) {
    const puzzle = fromOneGame(core, band, chance);
    if (puzzle) return puzzle;
  }
  throw new Error(`no position of the level "${level}" in ${PATIENCE} games`);
}
