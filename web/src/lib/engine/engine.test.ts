import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pyramixHeader, realCore, settled } from "../testing";
import { Timeline } from "../timeline";
import { answering, longestThoughtMs, type PuzzleMaker } from "./answering";
import { Engine, EngineError } from "./engine";
import type { EngineWorker } from "./helper";
import type { FromWorker, Question, ToWorker } from "./messages";

const modules = join(import.meta.dirname, "../../../../build/wasm");

/** A Worker that replies what a test says. */
class FakeWorker implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  onmessageerror: EngineWorker["onmessageerror"] = null;
  terminated = 0;
  asked: { id: number; question: Question }[] = [];
  hasCore = false;

  postMessage(message: ToWorker): void {
    if (message.kind === "core") this.hasCore = true;
    else this.asked.push(message);
  }
  terminate(): void {
    this.terminated += 1;
  }
  reply(reply: FromWorker): void {
    this.onmessage?.(new MessageEvent("message", { data: reply }));
  }
  answer(text: string): void {
    this.reply({ kind: "answer", id: this.asked.at(-1)?.id ?? 0, answer: text });
  }
}

const emptyModule = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

let workers: FakeWorker[];
let core: () => Promise<WebAssembly.Module>;
let engine: Engine;
beforeEach(() => {
  workers = [];
  core = () => Promise.resolve(emptyModule);
  engine = of(1);
});

function of(size: number): Engine {
  const worker = () => {
    const made = new FakeWorker();
    workers.push(made);
    return made;
  };
  return new Engine({ core: () => core(), worker }, size);
}

const choose = (record: string, signal?: AbortSignal) =>
  engine.choose(record, "bot:1", 1n, signal).then(
    (text) => text,
    (error: unknown) => error as Error,
  );

describe("the engine", () => {
  it("has no Worker before it is asked, and uses one that rests again", async () => {
    expect(workers).toHaveLength(0);
    const first = choose("a");
    workers[0]?.answer("one");
    expect(await first).toBe("one");
    const second = choose("b");
    workers[0]?.answer("two");
    expect(await second).toBe("two");
    expect([workers.length, workers[0]?.hasCore]).toEqual([1, true]);
  });

  it("asks as many at a time as it has Workers, and the others in their order", async () => {
    engine = of(2);
    const answers = ["a", "b", "c"].map((record) => choose(record));
    expect(workers.map(({ asked }) => asked.length)).toEqual([1, 1]);
    workers[1]?.answer("two");
    expect(workers[1]?.asked[1]?.question).toMatchObject({ record: "c" });
    workers[1]?.answer("three");
    workers[0]?.answer("one");
    expect(await Promise.all(answers)).toEqual(["one", "two", "three"]);
  });

  it("takes a reply for its own question only", async () => {
    const first = choose("a");
    const id = workers[0]?.asked[0]?.id ?? 0;
    workers[0]?.reply({ kind: "answer", id: id + 1, answer: "another's" });
    workers[0]?.answer("its own");
    expect(await first).toBe("its own");
  });

  it("says when a Worker fails while it thinks, drops it, and makes another one", async () => {
    const first = choose("a");
    await settled();
    workers[0]?.reply({ kind: "error", id: 1, message: "unreachable" });
    expect(await first).toEqual(new EngineError("thinking", "unreachable"));
    expect(await first).toMatchObject({ during: "thinking" });
    expect(workers[0]?.terminated).toBe(1);
    const second = choose("a");
    workers[1]?.answer("one");
    expect(await second).toBe("one");
  });

  it("says when its Worker's file cannot be loaded, and tries the next question anew", async () => {
    core = () => new Promise(() => undefined);
    const first = choose("a");
    workers[0]?.onerror?.(new Event("error") as ErrorEvent);
    expect(await first).toMatchObject({ during: "loading" });
    void choose("a");
    expect(workers).toHaveLength(2);
  });

  it("says when the core cannot be loaded, and goes on with who waits", async () => {
    core = () => Promise.reject(new Error("404"));
    const both = [choose("a"), choose("b")];
    expect(await both[0]).toEqual(new EngineError("loading", "404"));
    expect(await both[1]).toEqual(new EngineError("loading", "404"));
    expect(workers.map(({ terminated }) => terminated)).toEqual([1, 1]);
  });

  it("says when the browser allows no Workers", async () => {
    const worker = () => {
      throw new Error("forbidden");
    };
    engine = new Engine({ core, worker }, 1);
    expect(await choose("a")).toEqual(new EngineError("loading", "forbidden"));
  });

  it("ends the Worker whose question is called off, and no other", async () => {
    engine = of(2);
    const asking = new AbortController();
    const [first, second] = [choose("a", asking.signal), choose("b")];
    asking.abort();
    expect(await first).toMatchObject({ name: "AbortError" });
    expect(workers.map(({ terminated }) => terminated)).toEqual([1, 0]);
    workers[1]?.answer("two");
    expect(await second).toBe("two");
  });

  it("goes on where a question is called off that has its answer already", async () => {
    const asking = new AbortController();
    const first = choose("a", asking.signal);
    workers[0]?.answer("one");
    const second = choose("b");
    asking.abort();
    expect(await first).toBe("one");
    workers[0]?.answer("two");
    expect([await second, workers[0]?.terminated]).toEqual(["two", 0]);
  });

  it("asks for positions to practise on, too", async () => {
    const puzzle = { record: "", view: {}, seat: 1, best: 1, answer: "" };
    const asked = engine.puzzle("cubus", "hard", 5n);
    const { id = 0, question } = workers[0]?.asked[0] ?? {};
    expect(question).toEqual({ kind: "puzzle", game: "cubus", level: "hard", seed: 5n });
    workers[0]?.reply({ kind: "answer", id, answer: puzzle as never });
    expect(await asked).toBe(puzzle);
  });

  it("asks for a bot's move with all that it depends on", () => {
    void engine.choose("a record", "bot:4", 7n);
    const question = { kind: "choose", record: "a record", bot: "bot:4", seed: 7n, before: [] };
    expect(workers[0]?.asked[0]?.question).toEqual(question);
  });

  it("says what a Worker says that breaks, whether it has begun to think or not", async () => {
    const broken = (message: string) => workers.at(-1)?.onerror?.({ message } as ErrorEvent);
    core = () => new Promise(() => undefined);
    const loading = choose("a");
    broken("no memory");
    expect(await loading).toEqual(new EngineError("loading", "no memory"));
    core = () => Promise.resolve(emptyModule);
    const thinking = choose("a");
    await settled();
    broken("unreachable");
    expect(await thinking).toMatchObject({ during: "thinking", message: "unreachable" });
  });

  it("asks nobody any more when it was closed while others waited", async () => {
    const both = [choose("a"), choose("b")];
    engine.close();
    for (const asked of both) expect(await asked).toMatchObject({ name: "AbortError" });
    workers[0]?.answer("late");
    expect([workers.length, workers[0]?.asked.length]).toEqual([1, 1]);
  });

  it("forgets a question that is called off while it waits", async () => {
    const asking = new AbortController();
    const first = choose("a");
    const second = choose("b", asking.signal);
    asking.abort();
    workers[0]?.answer("one");
    expect(await first).toBe("one");
    expect(await second).toMatchObject({ name: "AbortError" });
    expect(workers[0]?.asked).toHaveLength(1);
    expect(await choose("c", asking.signal)).toMatchObject({ name: "AbortError" });
  });

  it("ends every Worker when it is closed, also those that rest, and settles what waits", async () => {
    engine = of(2);
    const answers = ["a", "b", "c"].map((record) => choose(record));
    workers[0]?.answer("one");
    workers[0]?.answer("three");
    engine.close();
    expect(workers.map(({ terminated }) => terminated)).toEqual([1, 1]);
    expect(await answers[1]).toMatchObject({ name: "AbortError" });
    expect(await choose("d")).toMatchObject({ name: "AbortError" });
    expect(workers).toHaveLength(2);
  });
});

describe("the Worker's half", () => {
  let record: string;
  beforeAll(async () => {
    const start = Timeline.open(await realCore("pyramix"), `${pyramixHeader(2)}\n`);
    if (!start.ok) throw new Error(start.error.message);
    start.value.append(start.value.sample(1n));
    record = start.value.record();
  });

  const puzzles = (game: string): Promise<PuzzleMaker> => {
    if (game !== "pyramix") return Promise.reject(new Error(`no ${game} here`));
    return Promise.resolve((core, level, seed) => {
      const opened = core.open(record);
      if (!opened.ok) throw new Error(opened.error.message);
      const view = opened.value.view();
      return { record: `${level} ${seed}`, view, seat: 1, best: 1, answer: "" };
    });
  };

  /** What it replies to a question, with the real core. */
  async function replyTo(
    question: Question,
    soFar: FromWorker[] = [],
    now = () => 0,
  ): Promise<FromWorker> {
    const file = await readFile(join(modules, "benben-pyramix-bots.wasm"));
    return new Promise((resolve) => {
      const post = (reply: FromWorker) =>
        reply.kind === "so far" ? void soFar.push(reply) : resolve(reply);
      const receive = answering(post, puzzles, now);
      receive({ kind: "question", id: 7, question });
      void WebAssembly.compile(file).then((module) => receive({ kind: "core", module }));
    });
  }

  it("chooses a bot's move, also when it is asked before its core is there", async () => {
    const reply = await replyTo({ kind: "choose", record, bot: "random", seed: 1n, before: [] });
    expect(reply).toMatchObject({ kind: "answer", id: 7, answer: expect.any(String) });
  });

  it("tells on the way to a move what bots that think less would play", async () => {
    const question = { kind: "choose", record, bot: "mcts:40", seed: 1n } as const;
    const alone = async (bot: string) =>
      (await replyTo({ ...question, bot, before: [] })) as FromWorker & { kind: "answer" };
    const soFar: FromWorker[] = [];
    const last = await replyTo({ ...question, before: ["mcts:2", "mcts:9"] }, soFar);
    expect(last).toEqual(await alone("mcts:40"));
    const lesser = [await alone("mcts:2"), await alone("mcts:9")];
    expect(soFar).toEqual(lesser.map(({ answer }) => ({ kind: "so far", id: 7, answer })));
  });

  /** A clock on which each look at it takes so long. */
  function clock(step: number): () => number {
    let time = 0;
    return () => (time += step);
  }

  it("cuts a thought short that takes too long, and plays the best that it has found", async () => {
    const question = {
      kind: "choose",
      record,
      bot: "mcts:10000000",
      seed: 1n,
      before: [],
    } as const;
    const cut = await replyTo(question, [], clock(longestThoughtMs / 20));
    // It asks every 64 simulations.
    expect(cut).toEqual(await replyTo({ ...question, bot: `mcts:${20 * 64}` }));
  });

  it("plays what a lesser bot has found where too little time is left for a better one", async () => {
    const question = { kind: "choose", record, bot: "mcts:640", seed: 1n, before: [] } as const;
    const lesser = await replyTo(question);
    const after = { ...question, bot: "nobody", before: ["mcts:640"] };
    expect(await replyTo(after, [], clock(longestThoughtMs / 14))).toEqual(lesser);
    const cut = { ...question, bot: "nobody", before: ["mcts:10000000"] };
    const soFar: FromWorker[] = [];
    const reply = await replyTo(cut, soFar, clock(longestThoughtMs / 10));
    expect(reply).toEqual(await replyTo({ ...question, bot: `mcts:${9 * 64}` }));
    expect(soFar).toEqual([{ ...reply, kind: "so far" }]);
    // Here there is time.
    expect(await replyTo(after, [], clock(longestThoughtMs / 40))).toMatchObject({ kind: "error" });
  });

  it("makes a position to practise on with the game's own maker and the core", async () => {
    const ask = { kind: "puzzle", level: "hard", seed: 5n } as const;
    const found = await replyTo({ ...ask, game: "pyramix" });
    expect(found).toMatchObject({ kind: "answer", answer: { record: "hard 5", seat: 1 } });
    const none = await replyTo({ ...ask, game: "ankhor" });
    expect(none).toMatchObject({ kind: "error", message: "no ankhor here" });
  });

  it("replies with an error, never not at all", async () => {
    const damaged = await replyTo({
      kind: "choose",
      record: "no record",
      bot: "bot:1",
      seed: 1n,
      before: [],
    });
    expect(damaged).toMatchObject({ kind: "error", id: 7 });
    const unknown = await replyTo({ kind: "choose", record, bot: "nobody", seed: 1n, before: [] });
    expect(unknown).toMatchObject({ kind: "error", id: 7, message: expect.any(String) });
  });
});

describe("haste", () => {
  const hurried = (haste: AbortController, bot = "bot:8") =>
    engine.choose("a", bot, 1n, undefined, haste.signal);
  const tell = (text: string) => workers[0]?.reply({ kind: "so far", id: 1, answer: text });

  it("has a long thought preceded by those of lesser bots, and no other", () => {
    engine = of(4);
    for (const bot of ["bot:8", "bot:7", "bot:6", "random"])
      void hurried(new AbortController(), bot);
    void choose("a");
    const asked = workers.map((worker) => worker.asked[0]?.question);
    expect(asked).toMatchObject([
      { before: ["bot:6", "bot:7"] },
      { before: ["bot:6"] },
      { before: [] },
      { before: [] },
    ]);
  });

  it("gets the best that was found, and the Worker stops thinking", async () => {
    const haste = new AbortController();
    const asked = hurried(haste);
    tell("first");
    tell("second");
    haste.abort();
    expect(await asked).toBe("second");
    expect(workers[0]?.terminated).toBe(1);
    const next = choose("b");
    workers[1]?.answer("one");
    expect(await next).toBe("one");
  });

  it("waits for the first thing that is found", async () => {
    const haste = new AbortController();
    const asked = hurried(haste);
    haste.abort();
    expect(workers[0]?.terminated).toBe(0);
    tell("first");
    expect(await asked).toBe("first");
    expect(workers[0]?.terminated).toBe(1);
  });

  it("changes nothing where there is none, nor after the answer", async () => {
    const haste = new AbortController();
    const asked = hurried(haste);
    tell("first");
    workers[0]?.answer("last");
    expect(await asked).toBe("last");
    haste.abort();
    expect(workers[0]?.terminated).toBe(0);
  });
});

it("starts no Worker for a question that is called off together with another", async () => {
  const both = new AbortController();
  const asked = [choose("one", both.signal), choose("two", both.signal)];
  expect(workers).toHaveLength(1);
  both.abort();
  expect(await Promise.all(asked)).toMatchObject([{ name: "AbortError" }, { name: "AbortError" }]);
  expect(workers.map(({ terminated }) => terminated)).toEqual([1]);
});

it("does not wait for ever for an answer that cannot be read", async () => {
  const asked = choose("one");
  await settled();
  workers[0]?.onmessageerror?.(new MessageEvent("messageerror"));
  expect(await asked).toMatchObject({ during: "thinking" });
  expect(workers[0]?.terminated).toBe(1);
});
