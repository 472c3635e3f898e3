// Positions to practise on: "find the best move".
//
// They are taken from games that players with a short sight play here and now: each turn they add
// some box to the stack, wherever it scores. What they overlook is there to be found, and how much
// that is the solver of the rules core says, exactly. No position is kept anywhere, so there is
// always another one, and none needs the network. All of it takes a while, and happens in the
// engine's Worker, where nothing may be imported that speaks or draws.
import { sure, type Core, type Position } from "$lib/core";
import type { Puzzle, View } from "$lib/games";
import type { Facts } from "./view/json";
import { derivedOf, factsOf, outlookOf, positionOf } from "./view/position";
import type { Level } from "./words/data";

/** How many points there have to be; `most` null: as many as there are. */
interface Band {
  readonly least: number;
  readonly most: number | null;
}

/** The levels: first what one added box can win by the rules, and then more and more. */
export function bandsOf({ points }: Facts): Readonly<Record<Level, Band>> {
  const most = Math.max(...points.one_box);
  return {
    box: { least: points.least, most },
    rebuild: { least: most + 1, most: 9 },
    deep: { least: 10, most: 18 },
    master: { least: 19, most: null },
  };
}

/** A stack of fewer boxes hides nothing. */
const LEAST_BOXES = 5;
const PLAYERS = 3;
export const HEADER = `[Game "cubus"]\n[Rules "1"]\n[Players "${PLAYERS}"]\n\n`;
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
    this.position = sure(core.open(HEADER));
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
  puzzle(level: Level): Puzzle | null {
    const { view, seat, record } = this;
    const best = this.suits(level) ? this.position.best(seat) : null;
    return best && { record, view, seat, best: best.points, answer: best.text };
  }

  private choose(): string {
    const { view } = this;
    if (view.next === "chance") return this.position.sample(this.chance.next());
    return view.race ? view.race.yield : (this.chance.of(outlookOf(view)?.local ?? []) ?? "pass");
  }

  private suits(level: Level): boolean {
    const { view } = this;
    const outlook = Array.isArray(view.next) && !view.race ? outlookOf(view) : null;
    if (!outlook || positionOf(view).boxes < LEAST_BOXES) return false;
    const { least, most } = bandsOf(factsOf(view))[level];
    if (outlook.best < least || outlook.best > (most ?? Infinity)) return false;
    return level !== "box" || bestOfOneBox(view) === outlook.best;
  }
}

/** The most points that one box brings. */
export function bestOfOneBox(view: View): number {
  return Math.max(0, ...(derivedOf(view).builds ?? []).map(({ points }) => points));
}

/** A position of one game, if there is a fitting one; any of those that there are. */
function fromOneGame(core: Core, level: Level, chance: Chance): Puzzle | null {
  const game = new ShortSighted(core, chance);
  const found: (Puzzle | null)[] = [];
  do found.push(game.puzzle(level));
  while (game.step());
  game.position.close();
  return chance.of(found.filter((puzzle) => puzzle !== null)) ?? null;
}

/** Games without a fitting position in a row: more than this means that there is none. */
const PATIENCE = 60;

/** A position of a level. */
export function puzzleOf(core: Core, level: string, seed: bigint): Puzzle {
  const chance = new Chance(seed);
  for (let games = 0; games < PATIENCE; games++) {
    const puzzle = fromOneGame(core, level as Level, chance);
    if (puzzle) return puzzle;
  }
  throw new Error(`no position of the level "${level}" in ${PATIENCE} games`);
}
