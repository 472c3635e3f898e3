// One tab at a time: a game of this device is stored after every event, and two tabs that play it
// (each with bots of its own) would write over each other. Likewise the turn that somebody has begun.

export interface Turn {
  /** Resolves when nobody else holds the name; at once where nobody does. */
  granted: Promise<void>;
  /** Takes the name from whoever holds it, and they are told. */
  take(): void;
  /** Gives the name, or the place in the queue, to whoever waits next. */
  leave(): void;
}

/**
 * Queues for a name among all tabs of this browser.
 * @param lost - called when another tab has taken the name from this one.
 */
export function queueFor(
  name: string,
  locks: LockManager | undefined,
  lost: () => void = () => undefined,
): Turn {
  const nothing = () => undefined;
  // Without https (on a home network) a browser has no locks: then people must take care.
  if (!locks) return { granted: Promise.resolve(), take: nothing, leave: nothing };
  const queue = new AbortController();
  let leave = () => queue.abort();
  let grant: () => void = nothing;
  const granted = new Promise<void>((resolve) => (grant = resolve));

  function ask(options: LockOptions): void {
    let held = false;
    const hold = () => {
      held = true;
      grant();
      return new Promise<void>((release) => (leave = release));
    };
    locks?.request(name, options, hold).catch(() => {
      if (held) lost();
      // Called off while it waited, nobody is there any more who would want to know. A browser that
      // forbids locks is as one without.
      else if (!queue.signal.aborted) grant();
    });
  }

  ask({ signal: queue.signal });
  const take = () => {
    queue.abort();
    ask({ steal: true });
  };
  return { granted, take, leave: () => leave() };
}
