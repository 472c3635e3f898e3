import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Core } from "./core";
import { EngineError } from "./engine/engine";
import { botRetryMs } from "./local_bots.svelte";
import { LocalTable, type LocalOutside } from "./local_table.svelte";
import { createLocal, playAgain } from "./new_local";
import { Memory, passingEntries, type LocalSeat } from "./storage";
import { actingSeat } from "./table";
import { ManualClock, PatientBots, realCore, settled } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

let memory: Memory;
let clock: ManualClock;
let bots: PatientBots;
let outside: LocalOutside;
beforeEach(() => {
  memory = new Memory(passingEntries());
  clock = new ManualClock(42);
  bots = new PatientBots();
  const { now, later, uptime } = clock;
  outside = { engine: bots, memory, later, now, uptime, reducedMotion: () => true };
});

const me: LocalSeat = { kind: "me", name: "" };
const bot: LocalSeat = { kind: "bot", name: "bot:2" };

function stored(seats: LocalSeat[]): string {
  const setup = { game: "pyramix", rules: 1, options: {}, seats };
  return createLocal(memory, setup, new Date("2026-01-02T03:04:05.678Z"));
}

function opened(id: string): LocalTable {
  const game = memory.games.get(id);
  if (!game) throw new Error("not stored");
  const table = LocalTable.open(core, game, outside);
  if (!(table instanceof LocalTable)) throw new Error(table.message);
  clock.run();
  return table;
}

/** A legal move after which nothing has to be revealed. */
function quietMove(table: LocalTable, seat: number): string {
  const { legal } = table.timeline.last;
  const quiet = (Array.isArray(legal) ? legal : []).find(
    (text) => table.timeline.preview({ actor: seat, text })?.next !== "chance",
  );
  if (!quiet) throw new Error("every move reveals something");
  return quiet;
}

/** Lets the bot that was asked last answer, and everything follow from it. */
async function answer(text: string): Promise<void> {
  bots.asked.at(-1)?.answer(text);
  await settled();
  clock.run();
  await settled();
}

describe("a table of this device", () => {
  it("begins with its set-up drawn and stored", () => {
    const id = stored([me, bot]);
    const table = opened(id);
    expect(table.timeline.ply).toBe(1);
    expect(actingSeat(table)).toBe(0);
    expect(table.seats.map((seat) => seat.name)).toEqual(["You", "Bek"]);
    expect(memory.games.get(id)).toMatchObject({ over: false, touched: 42 });
    expect(memory.games.get(id)?.record).toContain('[Date "2026-01-02T03:04:05Z"]');
  });

  it("is one to play at, where nothing is away and nobody has to be waited for", () => {
    const table = opened(stored([me, bot]));
    expect([table.playable, table.away, table.busy, table.stored]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("has its record to save", async () => {
    const table = opened(stored([me, me]));
    expect(await table.record()).toBe(table.timeline.record());
  });

  it("calls a person by a name that is a bot's", () => {
    const table = opened(stored([me, { kind: "me", name: "bot:8" }]));
    expect(table.seats.map(({ name }) => name)).toEqual(["Player 1", "bot:8"]);
  });

  it("is not stored anew when it is only opened", () => {
    const id = stored([me, me]);
    opened(id);
    const put = vi.spyOn(memory.games, "put");
    opened(id);
    expect(put).not.toHaveBeenCalled();
  });

  it("is the same after a reload", () => {
    const id = stored([me, { ...me, name: "Grace" }]);
    const table = opened(id);
    table.move(0, quietMove(table, 0));
    const again = opened(id);
    expect(again.timeline.record()).toBe(table.timeline.record());
    expect(actingSeat(again)).toBe(1);
  });

  it("refuses with the core's words and rule, and changes nothing", () => {
    const table = opened(stored([me, bot]));
    table.move(0, "111");
    expect(table.refusal).toMatchObject({ rule: "PYX-11" });
    expect(table.timeline.ply).toBe(1);
    table.move(0, quietMove(table, 0));
    expect(table.refusal).toBeNull();
  });

  it("lets bots answer, and nobody else meanwhile", async () => {
    const table = opened(stored([me, bot]));
    table.move(0, quietMove(table, 0));
    clock.run();
    expect(table.thinking).toBe(1);
    expect(actingSeat(table)).toBeNull();
    expect(bots.asked.map((question) => question.bot)).toEqual(["bot:2"]);
    expect(bots.asked[0]?.record).toBe(table.timeline.record());
    await answer(quietMove(table, 1));
    expect(table.thinking).toBeNull();
    expect(actingSeat(table)).toBe(0);
    expect(table.timeline.ply).toBe(3);
  });

  it("lets a bot think while its board moves, but play when that rests", async () => {
    const table = opened(stored([me, bot]));
    table.move(0, quietMove(table, 0));
    bots.asked[0]?.answer(quietMove(table, 1));
    await settled();
    expect([table.stage.shown, table.stage.length, table.thinking]).toEqual([2, 2, 1]);
    clock.step();
    await settled();
    expect([table.stage.shown, table.stage.length, table.thinking]).toEqual([3, 3, null]);
    expect(table.stage.previous?.ply).toBe(2);
  });

  it("takes back what a bot has answered to while the board still moves", async () => {
    const table = opened(stored([me, bot]));
    table.move(0, quietMove(table, 0));
    bots.asked[0]?.answer(quietMove(table, 1));
    await settled();
    table.undo();
    clock.run();
    await settled();
    expect([table.timeline.ply, table.thinking]).toEqual([1, null]);
  });

  it("takes the own step and the bot's answer back", async () => {
    const table = opened(stored([me, bot]));
    const start = table.timeline.record();
    expect(table.canUndo).toBe(false);
    table.move(0, quietMove(table, 0));
    await answer(quietMove(table, 1));
    expect(table.canUndo).toBe(true);
    table.undo();
    expect(table.timeline.record()).toBe(start);
    expect(table.news).toEqual({ kind: "taken back" });
    expect(actingSeat(table)).toBe(0);
  });

  it("forgets the answer to a step that was taken back", async () => {
    const table = opened(stored([me, bot]));
    table.move(0, quietMove(table, 0));
    const late = quietMove(table, 1);
    table.undo();
    expect(bots.asked[0]?.signal?.aborted).toBe(true);
    await answer(late);
    expect(table.timeline.ply).toBe(1);
    expect(table.thinking).toBeNull();
  });

  it("plays a whole game of bots alone and stores it as finished", async () => {
    const id = stored([bot, bot]);
    const table = opened(id);
    while (table.timeline.last.next !== "over") {
      const { legal, next } = table.timeline.last;
      await answer(Array.isArray(legal) && Array.isArray(next) ? (legal[0] ?? "") : "");
    }
    expect(memory.games.get(id)).toMatchObject({ over: true });
    expect(memory.games.get(id)?.record).toContain("[Result ");
    expect(opened(id).timeline.last.next).toBe("over");
    expect(table.canUndo).toBe(false);
  });

  it("says when the browser does not keep the game", () => {
    const id = stored([me, me]);
    const table = opened(id);
    memory.games.put = () => false;
    table.move(0, quietMove(table, 0));
    expect(table.stored).toBe(false);
  });

  it("names what is wrong with a damaged record", () => {
    const id = stored([me, me]);
    const game = memory.games.get(id);
    if (!game) throw new Error("not stored");
    const damaged = { ...game, record: game.record.replace("pyramix", "pyramid") };
    expect(LocalTable.open(core, damaged, outside)).toMatchObject({ message: expect.any(String) });
  });

  it("can be played again, everybody one seat further", () => {
    const game = memory.games.get(stored([{ kind: "me", name: "Ada" }, bot]));
    if (!game) throw new Error("not stored");
    const next = memory.games.get(playAgain(memory, game, 1, new Date(0)));
    expect(next?.seats).toEqual([bot, { kind: "me", name: "Ada" }]);
    expect(next?.record).toContain('[Seat1 "Ada"]');
  });

  it("is played again by the newest rules, and goes on by its own", () => {
    const stands = memory.games.get(stored([me, bot]));
    if (!stands) throw new Error("not stored");
    const next = memory.games.get(playAgain(memory, stands, 2, new Date(0)));
    expect(next?.record).toContain('[Rules "2"]');
    expect(memory.games.get(stands.id)?.record).toContain('[Rules "1"]');
  });

  it("keeps data of the game's own for the next game", () => {
    const colours = "rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg";
    const tags = { "Sheet.G": colours };
    const setup = { game: "anubixx", rules: 1, options: {}, tags, seats: [me, bot] };
    const game = memory.games.get(createLocal(memory, setup, new Date(0)));
    if (!game) throw new Error("not stored");
    const next = memory.games.get(playAgain(memory, game, 1, new Date(0)));
    expect(next?.record).toContain(`[Sheet.G "${colours}"]`);
  });
});

describe("bots that fail at a table of this device", () => {
  const loading = () => new EngineError("loading", "404");

  async function failed(error: Error): Promise<void> {
    bots.asked.at(-1)?.fail(error);
    await settled();
  }

  it("are loaded again every three seconds until they can be, and it is said", async () => {
    const table = opened(stored([bot, me]));
    for (const tries of [1, 2]) {
      await failed(loading());
      expect(table.failure).toEqual({ kind: "bot missing", seat: 0, detail: "404" });
      clock.advance(botRetryMs - 1);
      await settled();
      expect(bots.asked).toHaveLength(tries);
      clock.advance(1);
      await settled();
      expect(bots.asked).toHaveLength(tries + 1);
    }
    await answer(quietMove(table, 0));
    expect(table.failure).toBeNull();
    expect(actingSeat(table)).toBe(1);
  });

  it("are asked at once when a person wants that, and only once", async () => {
    const table = opened(stored([bot, me]));
    await failed(loading());
    table.retry();
    await settled();
    expect([table.failure, bots.asked.length]).toEqual([null, 2]);
    clock.advance(botRetryMs);
    await settled();
    expect(bots.asked).toHaveLength(2);
  });

  it("say so when they fail while thinking, and wait for a person to try again", async () => {
    const table = opened(stored([bot, me]));
    await failed(new EngineError("thinking", "unreachable"));
    expect(table.failure).toEqual({ kind: "bot failed", seat: 0, detail: "unreachable" });
    clock.run();
    await settled();
    expect(bots.asked).toHaveLength(1);
    table.retry();
    await settled();
    await answer(quietMove(table, 0));
    expect([table.failure, table.timeline.ply]).toEqual([null, 2]);
  });

  it("are forgotten when the step before is taken back", async () => {
    const table = opened(stored([me, bot]));
    table.move(0, quietMove(table, 0));
    await failed(loading());
    table.undo();
    await settled();
    clock.run();
    await settled();
    expect([table.failure, bots.asked.length]).toEqual([null, 1]);
  });

  it("end with their table, thinking or not", async () => {
    const table = opened(stored([me, bot]));
    table.move(0, quietMove(table, 0));
    await answer(quietMove(table, 1));
    table.close();
    expect(bots.closed).toBe(1);
  });
});

describe("what the core refuses though nobody chose it", () => {
  it("is a bot's move that is said, and asked for again only by a person", async () => {
    const table = opened(stored([bot, me]));
    await answer("111");
    expect(table.failure).toMatchObject({ kind: "move refused", seat: 0 });
    expect([table.timeline.ply, bots.asked.length]).toEqual([1, 1]);
    expect(actingSeat(table)).toBeNull();
    table.retry();
    await answer(quietMove(table, 0));
    expect([table.failure, table.timeline.ply]).toEqual([null, 2]);
  });

  it("is nothing at all where the core fails: that is said, and the game is kept", async () => {
    const id = stored([bot, me]);
    const table = opened(id);
    const move = quietMove(table, 0);
    const append = vi.spyOn(Timeline.prototype, "append").mockImplementation(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    await answer(move);
    append.mockRestore();
    expect(table.failure).toEqual({ kind: "core failed", detail: "unreachable" });
    expect([table.timeline.ply, bots.asked.length]).toEqual([1, 1]);
    expect(memory.games.get(id)?.record).toBe(table.timeline.record());
  });

  it("is not taken back where the core has failed", async () => {
    const table = opened(stored([me, bot]));
    table.move(0, quietMove(table, 0));
    const append = vi.spyOn(Timeline.prototype, "append").mockImplementation(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    await answer("000");
    append.mockRestore();
    const before = table.timeline.record();
    expect([table.failure?.kind, table.canUndo]).toEqual(["core failed", false]);
    table.undo();
    expect([table.timeline.record(), table.news]).toEqual([before, null]);
  });

  it("is a draw that is said, and not repeated without end", () => {
    const game = memory.games.get(stored([me, me]));
    if (!game) throw new Error("not stored");
    let draws = 0;
    const { sample } = Timeline.prototype;
    Timeline.prototype.sample = () => `* no draw ${++draws}`;
    const table = LocalTable.open(core, game, outside);
    Timeline.prototype.sample = sample;
    if (!(table instanceof LocalTable)) throw new Error(table.message);
    expect([table.failure?.kind, draws]).toEqual(["chance refused", 1]);
    table.retry();
    expect([table.failure, table.timeline.ply]).toEqual([null, 1]);
    expect(actingSeat(table)).toBe(0);
  });
});
