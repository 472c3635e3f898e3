// For what a page wants soon and nobody waits for: it is begun when the browser has nothing to do.

/** How long the page may be busy before it is begun all the same. */
const patienceMs = 2000;

/** Where a browser cannot say when it is idle, at its next free moment. */
const whenIdle = (call: () => void): unknown =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(call, { timeout: patienceMs })
    : setTimeout(call);

/** What `load` gives, begun when the browser is idle. */
export const idly = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  new Promise<void>((begin) => whenIdle(() => begin())).then(load);
