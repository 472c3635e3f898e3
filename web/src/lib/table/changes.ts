// Who wants to hear of a table that it has changed: its events, its seats, what is on its way.

export class Changes {
  private readonly listeners = new Set<() => void>();

  /** Calls back after each change; gives the function that ends it. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Nobody hears of anything any more. */
  close(): void {
    this.listeners.clear();
  }

  tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
