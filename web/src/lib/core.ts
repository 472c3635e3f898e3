// The rules core of one game in the page (wasm/README.md): its positions and bots, with types.
//
// The one idea: everything crosses the edge as text, and this side never keeps a rule itself. A
// refusal is a value (`Outcome`), because a person can cause it; a call that cannot fail unless this
// page is wrong throws.
import type { CoreError, GameEvent, View } from "./core_types";
import { Library, never, type Functions, type Handle, type Outcome, type Stop } from "./library";

export type { Outcome, Stop };

export interface OptionInfo {
  name: string;
  summary: string;
  /** The first is the default. */
  values: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  rules: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  /** Whether several seats may answer at once in it, and the first counts. */
  races: boolean;
  /** Data of the game's own that a record may hold as tags, and what a person's file with it holds. */
  tags: { prefix: string; summary: string } | null;
}

/** The actor's number at the core's edge; chance is -1 there. */
const actorNumber = (actor: number | null) => actor ?? -1;

/** What cannot be refused unless this page is wrong. */
export function sure<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

/** What a record says of its set-up: all tags but those of who sat there, when, and how it ended. */
function setupOf(record: string): string {
  const tags = record.slice(0, record.indexOf("\n\n") + 1);
  return tags.replace(/^\[(Date|Result|Seat\d+|Fair\.\w+) .*\n/gm, "");
}

/** What is true in all games of a set-up, once somebody has asked. */
interface SetUp {
  facts?: unknown;
}

const faultOf = (outcome: Outcome<unknown>) => (outcome.ok ? null : outcome.error);

export class Core {
  private readonly setups = new Map<string, SetUp>();

  private constructor(private readonly library: Library) {}

  static async instantiate(module: WebAssembly.Module): Promise<Core> {
    return new Core(await Library.instantiate(module));
  }

  /** Replays a record; tags alone (with the blank line) are a record, too. */
  open(record: string): Outcome<Position> {
    const opened = this.library.number([record], (core, position, error, [at, size]) =>
      core.benben_position_open(at, size, position, error),
    );
    if (!opened.ok) return opened;
    const position = new Position(this.library, opened.value, this.setupOf(record));
    return { ok: true, value: position };
  }

  private setupOf(record: string): SetUp {
    const tags = setupOf(record);
    const setup = this.setups.get(tags) ?? {};
    this.setups.set(tags, setup);
    return setup;
  }

  /** Reads a person's file with data of the game's own: tags by their names. Only of a core with bots. */
  readTags(game: string, file: string): Outcome<Record<string, string>> {
    const read = this.library.text([game, file], (core, answer, name, text) =>
      core.benben_game_read_tags(...name, ...text, answer),
    );
    if (!read.ok) return read;
    return { ok: true, value: JSON.parse(read.value ?? "{}") as Record<string, string> };
  }
}

/** A position in the core. Close it when done: the core keeps it until then. */
export class Position {
  constructor(
    private readonly library: Library,
    private readonly handle: Handle,
    private readonly setup: SetUp,
  ) {}

  /** Number of events before this position. */
  get ply(): number {
    return sure(this.library.number([], (core, ply) => core.benben_position_ply(this.handle, ply)));
  }

  view(): View {
    const view = this.said((core, answer) => core.benben_position_view(this.handle, answer));
    return { ...(JSON.parse(view) as View), facts: this.facts };
  }

  /** What is true in every position of such games: one object for all of a set-up. */
  get facts(): unknown {
    this.setup.facts ??= JSON.parse(
      this.said((core, answer) => core.benben_position_facts(this.handle, answer)),
    );
    return this.setup.facts;
  }

  /** Why the event may not happen now; null if it may. */
  check({ actor, text }: GameEvent): CoreError | null {
    return faultOf(
      this.library.number([text], (core, _, error, [at, size]) =>
        core.benben_position_check(this.handle, actorNumber(actor), at, size, error),
      ),
    );
  }

  /** Applies the event; on an error the position is as before. */
  apply({ actor, text }: GameEvent): CoreError | null {
    return faultOf(
      this.library.number([text], (core, _, error, [at, size]) =>
        core.benben_position_apply(this.handle, actorNumber(actor), at, size, error),
      ),
    );
  }

  /** Draws the chance event that is due. */
  sample(seed: bigint): string {
    return this.said((core, answer) => core.benben_position_sample(this.handle, seed, answer));
  }

  /** The move of a bot (`bot:4`) in this position, or the best that it has found when it is stopped. */
  choose(bot: string, seed: bigint, stop: Stop = never): string {
    const game = this.said((core, answer) => core.benben_position_game(this.handle, answer));
    const made = sure(
      this.library.number([game, bot], (core, handle, error, name, spec) =>
        core.benben_bot_make(...name, ...spec, handle, error),
      ),
    );
    try {
      return this.library.paced(stop, (asking) =>
        this.said((core, answer) =>
          core.benben_bot_choose(made, this.handle, seed, asking, 0, answer),
        ),
      );
    } finally {
      this.library.free((core) => core.benben_bot_free(made));
    }
  }

  /** The move of a seat that wins most points at once; null where the core knows of none. */
  best(seat: number): { text: string; points: number } | null {
    const best = this.library.text([], (core, answer) =>
      core.benben_position_best(this.handle, seat, answer),
    );
    return JSON.parse(sure(best) ?? "null") as { text: string; points: number } | null;
  }

  clone(): Position {
    const copy = this.library.number([], (core, answer) =>
      core.benben_position_clone(this.handle, answer),
    );
    return new Position(this.library, sure(copy), this.setup);
  }

  close(): void {
    this.library.free((core) => core.benben_position_free(this.handle));
  }

  /** A text that the core has, because the page asks only where there is one. */
  private said(call: (core: Functions, answer: number) => number): string {
    const text = sure(this.library.text([], call));
    if (text === null) throw new Error("The rules core has nothing to say.");
    return text;
  }
}

/** 64 bits from the system's generator, as the core takes its seeds. */
export function randomSeed(): bigint {
  const words = crypto.getRandomValues(new BigInt64Array(1));
  return words[0] ?? 0n;
}
