// Advice through the real core, and through a Worker that a test answers for.
import { describe, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { adviceIn, type Advice } from "./advice_core";
import { ask, type AdviceWorker, type FromAdviser, type ToAdviser } from "./asking";

const root = join(import.meta.dirname, "../../../..");
const moduleOf = async (game: string) =>
  WebAssembly.compile(await readFile(join(root, `build/wasm/benben-${game}-review.wasm`)));

describe("advice in the core", () => {
  it("tells moves, what they promise, and what stands out", async () => {
    const module = await moduleOf("cubus");
    const record = '[Game "cubus"]\n[Rules "1"]\n[Players "2"]\n\n* draw L\n* draw R\n* draw T\n';
    const question = { record, seat: 0, nodes: 20 };
    const advice = await adviceIn(module, question);
    expect(advice.seat).toBe(0);
    expect(advice.moves[0]?.text).toMatch(/^build /);
    expect(advice.moves[0]?.win).toHaveLength(2);
    expect(advice.moves[0]?.place.name).toBe("build");
    expect(advice.reasons[0]).toMatchObject({ name: "score", before: 0 });
    expect(await adviceIn(module, question)).toEqual(advice);
  });

  it("is stopped with what it has found, one move at least", async () => {
    const module = await moduleOf("pyramix");
    const record = await readFile(join(root, "games/pyramix/golden/open-tray.game"), "utf8");
    const seat = 2;
    let asked = 0;
    const stopped = await adviceIn(module, { record, seat, nodes: 500 }, () => ++asked > 1);
    expect(stopped.moves).toHaveLength(1);
    expect(asked).toBe(2);
    const whole = await adviceIn(module, { record, seat, nodes: 100 });
    expect(whole.moves.length).toBeGreaterThan(1);
  });

  it("is for who may act, in a record that can be replayed", async () => {
    const module = await moduleOf("pyramix");
    const record = '[Game "pyramix"]\n[Rules "1"]\n[Players "2"]\n\n';
    await expect(adviceIn(module, { record, seat: 0, nodes: 5 })).rejects.toThrow("may not act");
    await expect(adviceIn(module, { record: "x", seat: 0, nodes: 5 })).rejects.toThrow();
  });
});

describe("a question to a Worker", () => {
  class FakeWorker implements AdviceWorker {
    onmessage: AdviceWorker["onmessage"] = null;
    onerror: AdviceWorker["onerror"] = null;
    asked: ToAdviser[] = [];
    terminated = 0;
    postMessage(message: ToAdviser): void {
      this.asked.push(message);
    }
    terminate(): void {
      this.terminated += 1;
    }
    reply(data: FromAdviser): void {
      this.onmessage?.(new MessageEvent("message", { data }));
    }
  }
  const module = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  const question: ToAdviser = { module, record: "a record", seat: 1, nodes: 5 };

  it("is answered once, and the Worker goes", async () => {
    const worker = new FakeWorker();
    const answer = ask(worker, question, new AbortController().signal);
    expect(worker.asked).toEqual([question]);
    const advice = { seat: 1 } as Advice;
    worker.reply({ advice });
    expect(await answer).toBe(advice);
    expect(worker.terminated).toBe(1);
  });

  it("fails as the Worker fails", async () => {
    const worker = new FakeWorker();
    const answer = ask(worker, question, new AbortController().signal);
    worker.reply({ failure: "unreachable" });
    await expect(answer).rejects.toThrow("unreachable");
    const other = ask(worker, question, new AbortController().signal);
    worker.onerror?.({ message: "no memory" } as ErrorEvent);
    await expect(other).rejects.toThrow("no memory");
    expect(worker.terminated).toBe(2);
  });

  it("ends when nobody waits for it", async () => {
    const worker = new FakeWorker();
    const waiting = new AbortController();
    const answer = ask(worker, question, waiting.signal);
    waiting.abort();
    await expect(answer).rejects.toThrow();
    const late = ask(worker, question, waiting.signal);
    await expect(late).rejects.toThrow();
    expect([worker.asked.length, worker.terminated]).toEqual([1, 2]);
  });
});
