// @vitest-environment happy-dom
// A hint gives a little more away each time, at a table with the real core.
import { flushSync } from "svelte";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { adviceIn, type Advice } from "../advice/advice_core";
import type { Core } from "../core";
import type { GameEvent, GameModule } from "../games";
import { LocalTable } from "../local_table.svelte";
import { Memory, passingEntries } from "../storage";
import { ManualClock, PatientBots, pyramixHeader, realCore, settled } from "../testing";
import { LocalRace } from "./local_race.svelte";
import { needToolWords, toolWords } from "../words/tools";
import { Hint } from "./hint.svelte";
import { promise } from "./hint_told";
import { TableModel } from "./model.svelte";

const wanted = vi.hoisted(() => ({ adviceOf: vi.fn() }));
vi.mock("../advice", () => wanted);

const root = join(import.meta.dirname, "../../../..");
let core: Core;
let advice: Advice;
let record: string;
beforeAll(async () => {
  core = await realCore("pyramix");
  await needToolWords();
  const wasm = await readFile(join(root, "build/wasm/benben-pyramix-review.wasm"));
  const opened = core.open(`${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  record = `${pyramixHeader(2)}\n* ${opened.value.sample(7n)}\n`;
  opened.value.close();
  advice = await adviceIn(await WebAssembly.compile(wasm), { record, seat: 0, nodes: 20 });
});

let model: TableModel;
let table: LocalTable;
let hint: Hint;
let stop: () => void = () => undefined;
afterEach(() => stop());

async function happened(): Promise<void> {
  flushSync();
  await settled();
  flushSync();
}

beforeEach(async () => {
  const clock = new ManualClock();
  const me = { kind: "me", name: "" } as const;
  const game = { id: "x", game: "pyramix", seats: [me, me], record, over: false, touched: 0 };
  const { later, now, uptime } = clock;
  const opened = LocalTable.open(core, game, {
    memory: new Memory(passingEntries()),
    engine: new PatientBots(),
    later,
    now,
    uptime,
    reducedMotion: () => true,
    Race: LocalRace,
  });
  if (!(opened instanceof LocalTable)) throw new Error(opened.message);
  table = opened;
  const module = {
    name: "pyramix",
    describeEvent: ({ actor, text }: GameEvent) => `[${actor ?? "*"} ${text}]`,
  } as unknown as GameModule;
  stop = $effect.root(() => {
    model = new TableModel(table, module, { confirmTurns: () => true });
    hint = new Hint(model);
  });
  wanted.adviceOf.mockReset().mockResolvedValue(advice);
  await happened();
});

describe("a hint", () => {
  it("nudges first, lights the best moves then, and tells the best one in the end", async () => {
    const best = advice.moves[0]?.text ?? "";
    await hint.press();
    expect(wanted.adviceOf).toHaveBeenCalledWith("pyramix", record, 0, expect.any(AbortSignal));
    expect(model.words.sentence).toMatch(/Ask again for the place\.$/);
    expect(model.look.advised).toEqual([]);
    await hint.press();
    expect(model.words.sentence).toContain(advice.moves[0]?.place.sentence);
    expect(model.words.sentence).toContain("best moves are marked");
    expect(model.look.advised.length).toBe(Math.min(advice.moves.length, 3));
    expect(hint.open).toBe(false);
    await hint.press();
    expect(model.words.sentence).toBe(toolWords().advice(`[0 ${best}]`));
    expect(model.look.advised.map(({ event }) => event.text)).toEqual([best]);
    expect(hint.open).toBe(true);
    expect(wanted.adviceOf).toHaveBeenCalledOnce();
    expect(table.timeline.ply).toBe(1);
  });

  it("marks one move as well as several, and none that is made nowhere", async () => {
    const placed = (...places: boolean[]) =>
      places.map((on_board, nth) => {
        const move = advice.moves[nth];
        if (!move) throw new Error("too few moves are advised");
        return { ...move, place: { ...move.place, on_board } };
      });
    const second = async (moves: Advice["moves"]) => {
      hint.callOff();
      model.look.advised = [];
      wanted.adviceOf.mockResolvedValue({ ...advice, moves });
      await hint.press();
      await hint.press();
      return [model.look.advised.length, /The .*best move.*/.exec(model.words.sentence)?.[0]];
    };
    expect(await second(placed(true))).toEqual([1, "The best move is marked."]);
    expect(await second(placed(true, false, true))).toEqual([2, "The 2 best moves are marked."]);
    expect(await second(placed(false, true))).toEqual([0, undefined]);
  });

  it("gives no interval where who wins is proved", () => {
    const [best] = advice.moves;
    if (!best) throw new Error("no move is advised");
    const wavering = { ...best, win: [1, 0], error: [0.1, 0.1], exact: false, proved: false };
    const told = { advice: { ...advice, seat: 0 }, game: "pyramix", moves: [] };
    expect(promise(told, wavering)[0]).toBe("100% to win (80% to 100%)");
    expect(promise(told, { ...wavering, proved: true })[0]).toBe("100% to win, exactly");
  });

  it("shows one of the other moves where it is wanted", async () => {
    for (let presses = 0; presses < 3; presses++) await hint.press();
    hint.show(1);
    expect(model.look.advised.map(({ event }) => event.text)).toEqual([advice.moves[1]?.text]);
    expect(hint.inWords(1)).toBe(`[0 ${advice.moves[1]?.text}]`);
    hint.show(99);
    expect(model.look.advised).toHaveLength(1);
  });

  it("begins anew in another position, and nobody hears a late answer", async () => {
    await hint.press();
    hint.callOff();
    expect([hint.grade, hint.told, hint.open]).toEqual([0, null, false]);
    let answer: (it: Advice) => void = () => undefined;
    wanted.adviceOf.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const pressed = hint.press();
    expect(hint.asking).toBe(true);
    expect(hint.possible).toBe(false);
    hint.callOff();
    answer(advice);
    await pressed;
    expect([hint.grade, hint.told]).toEqual([0, null]);
  });

  it("says where nobody can be asked", async () => {
    wanted.adviceOf.mockRejectedValue(new Error("404"));
    await hint.press();
    expect(model.words.sentence).toBe(toolWords().noHint);
    expect([hint.grade, hint.asking]).toEqual([0, false]);
  });
});
