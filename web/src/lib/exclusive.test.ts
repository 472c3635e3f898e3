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

/** As much of a browser's locks as the queue uses: one name, first come, first served. */
function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: LockOptions, run: () => Promise<void>) => {
    last = last.then(() => (signal?.aborted ? undefined : run()));
    return last;
  };
  return { request } as unknown as LockManager;
}
