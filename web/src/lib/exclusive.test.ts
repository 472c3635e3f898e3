import { describe, expect, it } from "vitest";
import { queueFor } from "./exclusive";

describe("queueFor", () => {
  it("lets one in at a time, in turn", async () => {
    const locks = fakeLocks();
    const first = queueFor("game", locks);
    await first.granted;
    let entered = false;
    const second = queueFor("game", locks);
    void second.granted.then(() => (entered = true));
    await settled();
    expect(entered).toBe(false);
    first.leave();
    await second.granted;
    expect(entered).toBe(true);
  });

  it("forgets who left the queue", async () => {
    const locks = fakeLocks();
    const first = queueFor("game", locks);
    await first.granted;
    queueFor("game", locks).leave();
    const third = queueFor("game", locks);
    first.leave();
    await third.granted;
  });

  it("lets one take it from another, who is told", async () => {
    const locks = fakeLocks();
    const told: string[] = [];
    const first = queueFor("game", locks, () => told.push("first"));
    await first.granted;
    const second = queueFor("game", locks, () => told.push("second"));
    second.take();
    await second.granted;
    await settled();
    expect(told).toEqual(["first"]);
    // Whoever lost it can wait for it again, or take it back.
    const again = queueFor("game", locks);
    first.leave();
    let entered = false;
    void again.granted.then(() => (entered = true));
    await settled();
    expect(entered).toBe(false);
    second.leave();
    await again.granted;
    expect(told).toEqual(["first"]);
  });

  it("lets everybody in where a browser has no locks", async () => {
    await queueFor("game", undefined).granted;
    await queueFor("game", undefined).granted;
  });

  it("lets everybody in where a browser forbids them", async () => {
    const request = () => Promise.reject(new DOMException("", "SecurityError"));
    await queueFor("game", { request } as unknown as LockManager).granted;
  });
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** As much of a browser's locks as the queue uses: one name, first come, first served, or stolen. */
function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  let rob: () => void = () => undefined;
  async function hold(run: () => Promise<void>): Promise<void> {
    const robbed = new Promise<never>((_, reject) => {
      rob = () => reject(new DOMException("", "AbortError"));
    });
    await Promise.race([run(), robbed]);
  }
  const request = (_: string, { signal, steal }: LockOptions, run: () => Promise<void>) => {
    if (steal) {
      rob();
      const stolen = hold(run);
      last = stolen.catch(() => undefined);
      return stolen;
    }
    const held = last.then(() => (signal?.aborted ? undefined : hold(run)));
    last = held.catch(() => undefined);
    return held;
  };
  return { request } as unknown as LockManager;
}
