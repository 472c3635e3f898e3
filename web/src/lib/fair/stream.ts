// The generator of docs/random.md, written from that page: a key is stretched into 32-bit words, and a
// whole number below n is taken from them by rejection. It shares no code with the core, so that it can
// check what the server has drawn.

const low = (value: bigint) => value & 0xffffffffn;

/** Philox4x32-10: four words from a counter under a key. */
export function philox(counter: readonly bigint[], key: bigint): bigint[] {
  let [c0 = 0n, c1 = 0n, c2 = 0n, c3 = 0n] = counter;
  let k0 = low(key);
  let k1 = key >> 32n;
  for (let round = 0; round < 10; ++round) {
    const a = 0xd2511f53n * c0;
    const b = 0xcd9e8d57n * c2;
    [c0, c1, c2, c3] = [(b >> 32n) ^ c1 ^ k0, low(b), (a >> 32n) ^ c3 ^ k1, low(a)];
    k0 = low(k0 + 0x9e3779b9n);
    k1 = low(k1 + 0xbb67ae85n);
  }
  return [c0, c1, c2, c3];
}

/** The numbers of one chance event. */
export class Stream {
  private words: bigint[] = [];
  private block = 0n;

  constructor(private readonly key: bigint) {}

  /** The next 32 bits. */
  next(): bigint {
    if (this.words.length === 0) {
      this.words = philox([low(this.block), this.block >> 32n, 0n, 0n], this.key);
      this.block += 1n;
    }
    return this.words.shift() ?? 0n;
  }

  /** A whole number from 0 to `bound` - 1. */
  below(bound: number): number {
    const size = BigInt(bound);
    const least = (1n << 32n) % size;
    for (;;) {
      const product = this.next() * size;
      if (low(product) >= least) return Number(product >> 32n);
    }
  }

  shuffle<T>(items: T[]): void {
    for (let size = items.length; size > 1; --size) {
      const [at, last] = [this.below(size), size - 1];
      [items[last], items[at]] = [items[at] as T, items[last] as T];
    }
  }
}

/** Kinds of things and how many there are of each, in the order in which a number counts through them. */
export class Bag {
  private readonly left: Map<string, number>;

  constructor(counts: Iterable<readonly [string, number]>) {
    this.left = new Map(counts);
  }

  copy(): Bag {
    return new Bag(this.left);
  }

  take(kind: string): void {
    this.left.set(kind, (this.left.get(kind) ?? 0) - 1);
  }

  /** One of them, which is gone then; of those that are `among`. */
  draw(stream: Stream, among: (kind: string) => boolean = () => true): string {
    const kinds = [...this.left].filter(([kind]) => among(kind));
    let number = stream.below(kinds.reduce((sum, [, count]) => sum + count, 0));
    for (const [kind, count] of kinds) {
      if (number < count) {
        this.take(kind);
        return kind;
      }
      number -= count;
    }
    throw new Error("a number that nothing stands for");
  }
}
