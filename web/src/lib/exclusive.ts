// One tab at a time: a game of this device is stored after every event, and two tabs that play it
// (each with bots of its own) would write over each other.

export interface Turn {
  /** Resolves when nobody else holds the name; at once where nobody does. */
  granted: Promise<void>;
  /** Gives the name, or the place in the queue, to whoever waits next. */
  leave(): void;
}

/** Queues for a name among all tabs of this browser. */
export function queueFor(name: string, locks: LockManager | undefined): Turn {
  // Without https (on a home network) a browser has no locks: then people must take care.
  if (!locks) return { granted: Promise.resolve(), leave: () => undefined };
  const queue = new AbortController();
  let leave = () => queue.abort();
  const granted = new Promise<void>((resolve) => {
    locks
      .request(name, { signal: queue.signal }, () => {
        resolve();
        return new Promise<void>((release) => (leave = release));
      })
      // Called off while it waited, nobody is there any more who would want to know. A browser that
      // forbids locks is as one without.
      .catch(() => {
        if (!queue.signal.aborted) resolve();
      });
  });
  return { granted, leave: () => leave() };
}
