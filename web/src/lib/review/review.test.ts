import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Timeline } from "../timeline";
import { sure } from "../core";
import { Library } from "../library";
import { listOf, reading } from "../reading";
import { realCore } from "../testing";
import { betterTurn, otherOutcome } from "../table/better_move";
import type { FromReviewer, ToReviewer } from "./messages";
import { Review, type ReviewWorker } from "./review.svelte";
import type { ReviewedDecision, ReviewedEvent, Sums } from "./review_core";
import { reviewing } from "./reviewing";
import { reviewedEvent, type WholeReview } from "./kept";

const root = join(import.meta.dirname, "../../../..");
const moduleOf = async (game: string) =>
  WebAssembly.compile(await readFile(join(root, `build/wasm/benben-${game}-review.wasm`)));
const golden = (name: string) =>
  readFile(join(root, "games/pyramix/golden", `${name}.game`), "utf8");

class FakeWorker implements ReviewWorker {
  onmessage: ReviewWorker["onmessage"] = null;
  onerror: ReviewWorker["onerror"] = null;
  asked: ToReviewer[] = [];
  terminated = 0;
  postMessage(message: ToReviewer): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.terminated += 1;
  }
  reply(data: FromReviewer): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
  event(ply: number): void {
    this.reply({ kind: "events", events: [{ ply } as ReviewedEvent], sums: {} as Sums });
  }
}

const emptyModule = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a review", () => {
  let workers: FakeWorker[];
  let module: () => Promise<WebAssembly.Module>;
  let review: Review;
  let found: Promise<WholeReview | null>;
  let kept: WholeReview[];
  beforeEach(() => {
    workers = [];
    kept = [];
    found = Promise.resolve(null);
    module = () => Promise.resolve(emptyModule);
    const worker = () => {
      const made = new FakeWorker();
      workers.push(made);
      return made;
    };
    const keep = (whole: WholeReview) => Promise.resolve(void kept.push(whole));
    const outside = { worker, module: () => module(), find: () => found, keep };
    review = new Review(outside, "a record", 50);
  });
  const kinds = () => workers[0]?.asked.map(({ kind }) => kind);

  it("opens its record in a Worker of its own, and asks for event after event", async () => {
    expect(workers).toHaveLength(0);
    review.run();
    await settled();
    expect(workers[0]?.asked).toEqual([
      { kind: "open", module: emptyModule, record: "a record", nodes: 50, seed: 1n, first: 0 },
    ]);
    workers[0]?.reply({ kind: "opened", length: 2 });
    workers[0]?.event(0);
    expect([review.events.length, review.done, review.running]).toEqual([1, false, true]);
    expect(kept).toEqual([]);
    workers[0]?.event(1);
    expect(kept).toEqual([{ events: [{ ply: 0 }, { ply: 1 }], sums: {} }]);
    expect(kinds()).toEqual(["open", "next", "next"]);
    expect([review.events.length, review.done, review.running]).toEqual([2, true, false]);
    expect(workers[0]?.terminated).toBe(1);
  });

  it("rests after the event under way, and goes on", async () => {
    review.run();
    await settled();
    workers[0]?.reply({ kind: "opened", length: 3 });
    review.pause();
    workers[0]?.event(0);
    expect(kinds()).toEqual(["open", "next"]);
    review.run();
    expect(kinds()).toEqual(["open", "next", "next"]);
    review.pause();
    review.run();
    expect(kinds()).toEqual(["open", "next", "next"]);
    expect(workers).toHaveLength(1);
  });

  it("is done at once where nothing has happened", async () => {
    review.run();
    await settled();
    workers[0]?.reply({ kind: "opened", length: 0 });
    expect([review.done, workers[0]?.terminated]).toEqual([true, 1]);
  });

  it("says why it stops, and begins anew when it is tried again", async () => {
    review.run();
    await settled();
    workers[0]?.reply({ kind: "opened", length: 3 });
    workers[0]?.event(0);
    workers[0]?.reply({ kind: "error", message: "unreachable" });
    expect([review.failure, review.running, workers[0]?.terminated]).toEqual([
      "unreachable",
      false,
      1,
    ]);
    review.run();
    await settled();
    expect([review.failure, review.events.length, workers.length]).toEqual([null, 0, 2]);
  });

  it("says when its core or its Worker cannot be loaded", async () => {
    module = () => Promise.reject(new Error("404"));
    review.run();
    await settled();
    expect([review.failure, workers[0]?.terminated]).toEqual(["404", 1]);
    module = () => new Promise(() => undefined);
    review.run();
    await settled();
    workers[1]?.onerror?.(new Event("error") as ErrorEvent);
    expect(review.failure).toBe("");
  });

  it("asks nothing more once it is closed", async () => {
    review.run();
    review.close();
    await settled();
    expect(workers).toEqual([]);
    module = () => new Promise(() => undefined);
    review.run();
    await settled();
    review.close();
    expect([workers[0]?.asked.length, workers[0]?.terminated]).toEqual([0, 1]);
  });

  it("is whole at once where it was made before", async () => {
    const whole = { events: [{ ply: 0 } as ReviewedEvent], sums: {} as Sums };
    found = Promise.resolve(whole);
    review.run();
    await settled();
    expect([review.events, review.sums, review.done]).toEqual([whole.events, whole.sums, true]);
    expect([review.running, workers, kept]).toEqual([false, [], []]);
  });

  it("is tried again where even what was kept could not be looked for", async () => {
    found = Promise.reject(new Error("offline"));
    review.run();
    await settled();
    expect([review.failure, workers.length]).toEqual(["offline", 0]);
    found = Promise.resolve(null);
    review.run();
    await settled();
    expect([review.failure, workers.length]).toEqual([null, 1]);
  });

  it("thinks once, however often it rests while it is looked for", async () => {
    review.run();
    review.pause();
    review.run();
    await settled();
    expect(workers).toHaveLength(1);
  });
});

describe("the Worker's half", () => {
  /** All that it answers to a record. */
  async function answers(record: string, count: number, ms = 1000): Promise<FromReviewer[]> {
    const module = await moduleOf("pyramix");
    const replies: FromReviewer[] = [];
    let heard: () => void = () => undefined;
    let time = 0;
    const post = (reply: FromReviewer) => {
      replies.push(reply);
      heard();
    };
    const receive = reviewing(post, () => (time += ms));
    const ask = (message: ToReviewer) =>
      new Promise<void>((resolve) => {
        heard = resolve;
        receive(message);
      });
    await ask({ kind: "open", module, record, nodes: 3, seed: 1n, first: 0 });
    for (let asked = 0; asked < count; asked++) await ask({ kind: "next" });
    return replies;
  }

  it("reviews event by event, and says when there is no more", async () => {
    const record = await golden("scoring-example");
    const [, ...lines] = record.trim().split("\n\n")[1]?.split("\n") ?? [];
    const replies = await answers(record, lines.length + 2);
    expect(replies[0]).toEqual({ kind: "opened", length: lines.length + 1 });
    expect(replies.at(-1)).toEqual({ kind: "done" });
    const [first, second] = replies.slice(1) as (FromReviewer & { kind: "events" })[];
    expect(first?.events).toMatchObject([
      { ply: 0, actor: null, luck: { win: expect.any(Array) } },
    ]);
    expect(second?.events).toMatchObject([
      { ply: 1, actor: 0, best: expect.any(String), reasons: expect.any(Array) },
    ]);
    expect(second?.sums.seats).toHaveLength(3);
  });

  it("answers now and then, with all that it has found since", async () => {
    const [, first, second] = await answers(await golden("scoring-example"), 2, 90);
    expect(first).toMatchObject({ kind: "events", events: [{ ply: 0 }, { ply: 1 }, { ply: 2 }] });
    expect(second).toMatchObject({ events: [{ ply: 3 }, { ply: 4 }, { ply: 5 }] });
  });

  it("gives the bytes that the core gives elsewhere", async () => {
    const path = (file: string) => join(root, file);
    const record = await readFile(path("games/cubus/golden/the-passers-cards.game"), "utf8");
    const library = await Library.instantiate(await moduleOf("cubus"));
    const review = sure(
      library.number([record], (core, opened, error, [at, size]) =>
        core.benben_review_open(at, size, 30, 1n, 0, opened, error),
      ),
    );
    const step = () =>
      sure(library.text([], (core, answer) => core.benben_review_step(review, 0, 0, answer)));
    let lines = "";
    for (let text = step(); text !== null; text = step()) lines += `${text}\n`;
    expect(lines).toBe(await readFile(path("search/example_review.jsonl"), "utf8"));
    // The page keeps what it has read.
    expect(lines).toContain('"reasons":[{');
    expect(lines).toContain('"possible":{');
    const events = lines
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(reading(listOf(reviewedEvent), events)).toEqual({ ok: true, value: events });
  });

  it("says what is wrong with a record", async () => {
    expect(await answers("no record", 1)).toEqual([
      { kind: "error", message: expect.any(String) },
      { kind: "error", message: expect.any(String) },
    ]);
  });
});

describe("the better move", () => {
  const decision = (best: string): ReviewedDecision =>
    ({ ply: 1, actor: 0, text: "000", best, rest: [] as string[] }) as ReviewedDecision;
  let timeline: Timeline;
  beforeAll(async () => {
    const opened = Timeline.open(await realCore("pyramix"), await golden("scoring-example"));
    if (!opened.ok) throw new Error(opened.error.message);
    timeline = opened.value;
  });

  it("is told with the positions before and after it", () => {
    const played = timeline.node(2).event?.text ?? "";
    const other = (timeline.view(1).legal as string[]).find((text) => text !== played) ?? "";
    const [told, ...rest] = betterTurn(timeline, { ...decision(other), text: played });
    expect(told).toMatchObject({ event: { actor: 0, text: other }, before: timeline.view(1) });
    expect([told?.after.ply, rest]).toEqual([2, []]);
  });

  it("is told with the rest of its turn, as far as the rules allow it", () => {
    const played = timeline.node(2).event?.text ?? "";
    const other = (timeline.view(1).legal as string[]).find((text) => text !== played) ?? "";
    const turn = betterTurn(timeline, { ...decision(other), text: played, rest: ["no move"] });
    expect(turn.map(({ event }) => event.text)).toEqual([other]);
  });

  it("is none where the one that was played is not worse, or the game went another way", () => {
    expect(betterTurn(timeline, decision("000"))).toEqual([]);
    expect(betterTurn(timeline, decision("no move"))).toEqual([]);
    expect(betterTurn(timeline, { ...decision("001"), ply: 900 })).toEqual([]);
    expect(betterTurn(timeline, { ...decision("x"), actor: null } as never)).toEqual([]);
  });

  it("has its counterpart in what chance could have brought", () => {
    const ply = timeline.events.findLastIndex(({ actor }) => actor === null);
    const came = timeline.events[ply]?.text ?? "";
    const told = otherOutcome(timeline, { ply } as ReviewedEvent, came);
    expect(told?.after).toEqual(timeline.view(ply + 1));
    expect(otherOutcome(timeline, { ply } as ReviewedEvent, "no outcome")).toBeNull();
    expect(otherOutcome(timeline, { ply: 900 } as ReviewedEvent, came)).toBeNull();
  });
});
