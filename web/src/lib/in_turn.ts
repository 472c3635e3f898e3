// Drawings that take long, one at a time: between two of them the page draws, and people click.

export class InTurn {
  private waiting: (() => void)[] = [];
  private running = false;

  /** @param rest lets the page draw */
  constructor(private readonly rest: () => Promise<void>) {}

  /** Calls when it is its turn; gives the function that calls it off. */
  queue(call: () => void): () => void {
    this.waiting.push(call);
    if (!this.running) void this.run();
    return () => {
      this.waiting = this.waiting.filter((other) => other !== call);
    };
  }

  private async run(): Promise<void> {
    this.running = true;
    await this.rest();
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      next();
      await this.rest();
    }
    this.running = false;
  }
}
