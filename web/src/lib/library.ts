// The library behind the core: a WebAssembly module whose exports are functions of capi/benben.h.
//
// The one idea: a function answers through addresses and returns a status. Here they become values:
// texts go in through memory that the module allocates, strings come out and are freed at once, and
// a refusal is a value (`Outcome`), because a person can cause it. Every other status means that
// this page is wrong, and throws.
import type { CoreError } from "./core_types";

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: CoreError };

/** Asked now and then while the core thinks: whether it is to stop, and answer with the best that it has found. */
export type Stop = () => boolean;

export const never: Stop = () => false;

/** A handle of the library: a number that it knows. */
export type Handle = number;

/** The functions of capi/benben.h that the page calls; addresses, sizes and handles are numbers. */
export interface Functions {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  malloc(size: number): number;
  free(address: number): void;
  benben_string_data(string: Handle): number;
  benben_string_size(string: Handle): number;
  benben_string_free(string: Handle): number;
  /** Where `stop` lies, for the functions that take one. Only a Worker's module has it. */
  benben_page_pace(): number;
  benben_game_read_tags(
    game: number,
    gameSize: number,
    file: number,
    fileSize: number,
    answer: number,
  ): number;
  benben_position_open(record: number, size: number, position: number, error: number): number;
  benben_position_clone(position: Handle, copy: number): number;
  benben_position_free(position: Handle): number;
  benben_position_game(position: Handle, answer: number): number;
  benben_position_ply(position: Handle, ply: number): number;
  benben_position_view(position: Handle, answer: number): number;
  benben_position_facts(position: Handle, answer: number): number;
  benben_position_best(position: Handle, seat: number, answer: number): number;
  benben_position_sample(position: Handle, seed: bigint, answer: number): number;
  benben_position_check(
    position: Handle,
    actor: number,
    text: number,
    size: number,
    error: number,
  ): number;
  benben_position_apply(
    position: Handle,
    actor: number,
    text: number,
    size: number,
    error: number,
  ): number;
  benben_bot_make(
    game: number,
    gameSize: number,
    spec: number,
    specSize: number,
    bot: number,
    error: number,
  ): number;
  benben_bot_choose(
    bot: Handle,
    position: Handle,
    seed: bigint,
    stop: number,
    user: number,
    answer: number,
  ): number;
  benben_bot_free(bot: Handle): number;
  benben_review_open(
    record: number,
    size: number,
    nodes: number,
    seed: bigint,
    first: number,
    review: number,
    error: number,
  ): number;
  benben_review_length(review: Handle, events: number): number;
  benben_review_step(review: Handle, stop: number, user: number, answer: number): number;
  benben_advise(
    position: Handle,
    seat: number,
    nodes: number,
    seed: bigint,
    stop: number,
    user: number,
    answer: number,
  ): number;
  benben_review_sums(review: Handle, answer: number): number;
  benben_review_free(review: Handle): number;
}

/** A text in the module's memory: its address and its size in bytes. */
type Placed = [address: number, size: number];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// What became of a call (benben_status).
const OK = 0;
const NONE = 1;
const REFUSED = 2;

/** Room for two answers of a function. */
const answerBytes = 8;

export class Library {
  private readonly first: number;
  private readonly second: number;

  private constructor(
    private readonly functions: Functions,
    private readonly asked: { stop: Stop },
  ) {
    this.first = this.allocated(answerBytes);
    this.second = this.first + answerBytes / 2;
  }

  static async instantiate(module: WebAssembly.Module): Promise<Library> {
    const asked = { stop: never };
    const page = { stop: () => Number(asked.stop()) };
    const instance = await WebAssembly.instantiate(module, { page });
    const functions = instance.exports as unknown as Functions;
    functions._initialize?.();
    return new Library(functions, asked);
  }

  /** What a function answers as a text. */
  text(
    texts: string[],
    call: (functions: Functions, answer: number, ...texts: Placed[]) => number,
  ): Outcome<string | null> {
    const status = this.run(texts, (functions, ...placed) =>
      call(functions, this.first, ...placed),
    );
    const text = this.taken(this.first);
    if (status === NONE) return { ok: true, value: null };
    return this.outcome(status, text, () => text);
  }

  /** The number that a function answers (a handle, too), where it tells apart why it refuses. */
  number(
    texts: string[],
    call: (functions: Functions, answer: number, error: number, ...texts: Placed[]) => number,
  ): Outcome<number> {
    const status = this.run(texts, (functions, ...placed) =>
      call(functions, this.first, this.second, ...placed),
    );
    const value = this.numberAt(this.first);
    return this.outcome(status, this.taken(this.second), () => value);
  }

  /** A call that gets the address of what asks `stop` meanwhile. Only in a Worker's module. */
  paced<T>(stop: Stop, call: (asking: number) => T): T {
    this.asked.stop = stop;
    try {
      return call(this.functions.benben_page_pace());
    } finally {
      this.asked.stop = never;
    }
  }

  /** Frees what a handle stands for. */
  free(call: (functions: Functions) => number): void {
    if (call(this.functions) !== OK) throw new Error("The rules core does not know the handle.");
  }

  private run(texts: string[], call: (functions: Functions, ...texts: Placed[]) => number): number {
    const placed = texts.map((text) => this.placed(text));
    new Uint8Array(this.functions.memory.buffer, this.first, answerBytes).fill(0);
    try {
      return call(this.functions, ...placed);
    } finally {
      for (const [address] of placed) this.functions.free(address);
    }
  }

  private placed(text: string): Placed {
    const bytes = encoder.encode(text);
    // Memory of no size has no address; an address of 0 would be no text.
    const address = this.allocated(bytes.length + 1);
    new Uint8Array(this.functions.memory.buffer, address, bytes.length).set(bytes);
    return [address, bytes.length];
  }

  /** Memory of the module; at address 0, which is none, the answers of functions must not be written. */
  private allocated(size: number): number {
    const address = this.functions.malloc(size);
    if (address === 0) throw new Error("The rules core has no memory left.");
    return address;
  }

  private numberAt(address: number): number {
    return new DataView(this.functions.memory.buffer).getUint32(address, true);
  }

  /** The text of the string at an address; the string is freed. */
  private taken(address: number): string | null {
    const string = this.numberAt(address);
    if (string === 0) return null;
    const { functions } = this;
    const bytes = new Uint8Array(
      functions.memory.buffer,
      functions.benben_string_data(string),
      functions.benben_string_size(string),
    );
    const text = decoder.decode(bytes);
    functions.benben_string_free(string);
    return text;
  }

  private outcome<T>(status: number, reason: string | null, value: () => T): Outcome<T> {
    if (status === OK) return { ok: true, value: value() };
    if (status === REFUSED && reason !== null) {
      return { ok: false, error: JSON.parse(reason) as CoreError };
    }
    throw new Error(`The rules core answered ${status}.`);
  }
}
