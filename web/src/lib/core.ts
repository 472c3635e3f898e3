// The rules core in the page: a typed client of benben.wasm (wasm/README.md).
//
// The one idea: everything crosses the edge as text. A string goes in through memory that the core
// allocates, a JSON text comes back; the client gives both types and never keeps a rule itself.
// A refusal is a value (`Outcome`), because a person can cause it; a call that cannot fail unless
// this page is wrong throws.
import type { CoreError, GameEvent, View } from "./games";

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: CoreError };

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

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  benben_alloc(size: number): number;
  benben_free(address: number): void;
  benben_result(): number;
  benben_result_size(): number;
  benben_games(): void;
  benben_read_tags(game: number, gameSize: number, text: number, size: number): void;
  benben_open(text: number, size: number): void;
  benben_clone(handle: number): void;
  benben_close(handle: number): void;
  benben_view(handle: number): void;
  benben_check(handle: number, actor: number, text: number, size: number): void;
  benben_apply(handle: number, actor: number, text: number, size: number): void;
  benben_sample(handle: number, seed: bigint): void;
  benben_choose(handle: number, spec: number, size: number, seed: bigint): void;
  benben_best(handle: number, seat: number): void;
}

type Answer = Record<string, unknown> & { error?: CoreError };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The actor's number at the core's edge; chance is -1 there. */
const actorNumber = (actor: number | null) => actor ?? -1;

export class Core {
  private constructor(private readonly exports: Exports) {}

  static async instantiate(module: WebAssembly.Module): Promise<Core> {
    const instance = await WebAssembly.instantiate(module, {});
    const exports = instance.exports as unknown as Exports;
    exports._initialize?.();
    return new Core(exports);
  }

  games(): GameInfo[] {
    this.exports.benben_games();
    return this.answer() as unknown as GameInfo[];
  }

  /** Replays a record; tags alone (with the blank line) are a record, too. */
  open(record: string): Outcome<Position> {
    const answer = this.callWithText(record, (core, at, size) => core.benben_open(at, size));
    if (answer.error) return { ok: false, error: answer.error };
    return { ok: true, value: new Position(this, answer.handle as number, answer.ply as number) };
  }

  /** Reads a person's file with data of the game's own: tags by their names. */
  readTags(game: string, file: string): Outcome<Record<string, string>> {
    const answer = this.callWithText(file, (core, at, size) => {
      const name = encoder.encode(game);
      const address = core.benben_alloc(name.length);
      new Uint8Array(core.memory.buffer, address, name.length).set(name);
      core.benben_read_tags(address, name.length, at, size);
      core.benben_free(address);
    });
    if (answer.error) return { ok: false, error: answer.error };
    return { ok: true, value: answer.tags as Record<string, string> };
  }

  /** For Position alone: calls an export and reads what it answers. */
  call(run: (exports: Exports) => void): Answer {
    run(this.exports);
    return this.answer() as Answer;
  }

  /** For Position alone: calls with a text in the core's memory. */
  callWithText(text: string, run: (exports: Exports, at: number, size: number) => void): Answer {
    const bytes = encoder.encode(text);
    const address = this.exports.benben_alloc(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    try {
      run(this.exports, address, bytes.length);
      return this.answer() as Answer;
    } finally {
      this.exports.benben_free(address);
    }
  }

  private answer(): unknown {
    const address = this.exports.benben_result();
    const bytes = new Uint8Array(
      this.exports.memory.buffer,
      address,
      this.exports.benben_result_size(),
    );
    return JSON.parse(decoder.decode(bytes));
  }
}

/** A position in the core. Close it when done: the core keeps it until then. */
export class Position {
  constructor(
    private readonly core: Core,
    private readonly handle: number,
    /** Number of events before this position. */
    public ply: number,
  ) {}

  view(): View {
    return this.core.call((core) => core.benben_view(this.handle)) as unknown as View;
  }

  /** Why the event may not happen now; null if it may. */
  check(event: GameEvent): CoreError | null {
    const answer = this.core.callWithText(event.text, (core, at, size) =>
      core.benben_check(this.handle, actorNumber(event.actor), at, size),
    );
    return answer.error ?? null;
  }

  /** Applies the event; on an error the position is as before. */
  apply(event: GameEvent): CoreError | null {
    const answer = this.core.callWithText(event.text, (core, at, size) =>
      core.benben_apply(this.handle, actorNumber(event.actor), at, size),
    );
    if (answer.error) return answer.error;
    this.ply = answer.ply as number;
    return null;
  }

  /** Draws the chance event that is due. */
  sample(seed: bigint): string {
    return this.textOf(this.core.call((core) => core.benben_sample(this.handle, seed)));
  }

  /** The move of a bot (`bot:4`) in this position. */
  choose(bot: string, seed: bigint): string {
    const answer = this.core.callWithText(bot, (core, at, size) =>
      core.benben_choose(this.handle, at, size, seed),
    );
    return this.textOf(answer);
  }

  /** The move of a seat that wins most points at once; null where the core knows of none. */
  best(seat: number): { text: string; points: number } | null {
    const answer = this.core.call((core) => core.benben_best(this.handle, seat));
    return "text" in answer ? (answer as unknown as { text: string; points: number }) : null;
  }

  clone(): Position {
    const answer = this.core.call((core) => core.benben_clone(this.handle));
    return new Position(this.core, answer.handle as number, this.ply);
  }

  close(): void {
    this.core.call((core) => core.benben_close(this.handle));
  }

  private textOf(answer: Answer): string {
    if (answer.error) throw new Error(answer.error.message);
    return answer.text as string;
  }
}

/** 64 bits from the system's generator, as the core takes its seeds. */
export function randomSeed(): bigint {
  const words = crypto.getRandomValues(new BigInt64Array(1));
  return words[0] ?? 0n;
}
