import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { turns } from "$games/anubixx/choose/turns";
import { Position, type Core } from "./core";
import { Draft } from "./draft.svelte";
import { LocalTable } from "./local_table.svelte";
import { joinRecord } from "./record";
import { Memory, passingEntries, type LocalSeat } from "./storage";
import type { Table } from "./table";
import { Changes } from "./table/changes";
import { gameHeader, ManualClock, PatientBots, realCore, settled } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});

const me: LocalSeat = { kind: "me", name: "" };
const bot: LocalSeat = { kind: "bot", name: "bot:2" };

let bots: PatientBots;
let clock: ManualClock;
let asks: boolean;
let table: LocalTable;
let draft: Draft;
beforeEach(() => {
  bots = new PatientBots();
  clock = new ManualClock();
  asks = true;
});

/** A game of Anubixx on sheets A, B, ...; the first seat rolls red, yellow and green. */
function sitDown(seats: LocalSeat[], events: string[] = []): void {
  const start = [`* sheets ${"ABCDE".slice(0, seats.length)}`, "* roll ryg", ...events];
  const dice = seats.length === 2 ? start : start.map((line) => line.replace("ryg", "rygb"));
  const record = joinRecord(gameHeader("anubixx", seats.length), dice);
  const memory = new Memory(passingEntries());
  const outside = {
    engine: bots,
    memory,
    later: clock.later,
    reducedMotion: () => true,
    now: () => 0,
    uptime: () => 0,
  };
  const game = { id: "x", game: "anubixx", seats, record, over: false, touched: 0 };
  const opened = LocalTable.open(core, game, outside);
  if (!(opened instanceof LocalTable)) throw new Error(opened.message);
  table = opened;
  draft = new Draft(table, turns, () => asks);
}

async function answer(text: string): Promise<void> {
  bots.asked.at(-1)?.answer(text);
  await settled();
  // What happened before is seen.
  clock.run();
  await settled();
}

const texts = () => table.timeline.events.map(({ actor, text }) => `${actor ?? "*"} ${text}`);

describe("a turn at a core that fails", () => {
  it.each(["back", "confirm"] as const)("says so at %s, and breaks nothing else", (act) => {
    sitDown([me, me]);
    draft.close();
    const failed: unknown[] = [];
    const attempt = (call: () => void) => {
      try {
        call();
      } catch (thrown) {
        failed.push(thrown);
      }
    };
    draft = new Draft(table, turns, () => asks, attempt);
    draft.step("P11<die");
    draft.step("P12<die");
    vi.spyOn(table.timeline, act === "back" ? "fork" : "check").mockImplementation(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    draft[act]();
    expect(failed.map(String)).toEqual(["RuntimeError: unreachable"]);
    vi.restoreAllMocks();
  });

  it("is not asked any more once the turn is closed", () => {
    sitDown([me, me]);
    draft.close();
    const fork = vi.spyOn(table.timeline, "fork");
    table.changes.tell();
    expect(fork).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe("a turn of several steps", () => {
  beforeEach(() => sitDown([me, me]));

  it("is no event before it is whole and confirmed", () => {
    expect([draft.seat, draft.open, draft.complete]).toEqual([0, true, false]);
    draft.step("P11<die");
    draft.step("P12<die");
    expect(table.timeline.ply).toBe(2);
    expect([draft.open, draft.complete, draft.confirmed]).toEqual([false, true, false]);
    draft.confirm();
    expect(texts().slice(2)).toEqual(["0 P11<die", "0 P12<die"]);
    expect([draft.seat, draft.steps]).toEqual([1, []]);
  });

  it("can be taken back step by step", () => {
    draft.step("P11<die");
    const [one, taken] = [draft.view, draft.previous];
    expect(taken).toBe(table.timeline.last);
    draft.step("P12<die");
    draft.back();
    expect(draft.steps).toEqual(["P11<die"]);
    expect(draft.view).toEqual(one);
    draft.back();
    draft.back();
    expect([draft.steps, draft.view]).toEqual([[], table.timeline.last]);
  });

  it("shows what was before its last step, and nothing before its first", () => {
    expect([draft.before, draft.previous]).toEqual([null, undefined]);
    draft.step("P11<die");
    const one = draft.view;
    expect(draft.before).toBe(table.timeline.last);
    draft.step("P12<die");
    expect(draft.before).toBe(one);
    draft.back();
    expect(draft.previous?.next).toEqual([1]);
  });

  it("keeps the word on what was refused last, until something is legal or taken back", () => {
    table.refusal = { code: "illegal", message: "No." };
    draft.step("P21<J");
    expect([draft.refusal?.rule, table.refusal]).toEqual([expect.any(String), null]);
    draft.step("P11<die");
    expect([draft.refusal, table.refusal]).toEqual([null, null]);
    draft.step("P21<J");
    draft.back();
    expect([draft.refusal, draft.steps]).toEqual([null, []]);
  });

  it("takes no step more once it is whole", () => {
    draft.step("P11<die");
    draft.step("P12<die");
    draft.step("P13<die");
    expect([draft.steps, draft.refusal]).toEqual([["P11<die", "P12<die"], null]);
  });

  it("leaves no copy of a position in the core when it is closed", () => {
    const clone = vi.spyOn(Position.prototype, "clone");
    const close = vi.spyOn(Position.prototype, "close");
    draft.preview("P12<die");
    draft.step("P11<die");
    draft.back();
    draft.close();
    // The one that it began with is closed, too.
    expect(close).toHaveBeenCalledTimes(clone.mock.calls.length + 1);
    vi.restoreAllMocks();
  });

  it("refuses a step with the rule, and keeps those before", () => {
    draft.step("P11<die");
    draft.step("P21<J");
    expect(draft.refusal).toMatchObject({ rule: "ANX-21" });
    expect(draft.steps).toEqual(["P11<die"]);
    expect(draft.check("P12<die")).toBeNull();
    expect(draft.preview("P12<die")?.next).toEqual([1]);
    expect(draft.preview("P21<J")).toBeNull();
    draft.step("P12<die");
    expect(draft.refusal).toBeNull();
  });

  it("is played without a question where its last step says that it ends", () => {
    draft.step("P11<die");
    draft.step("end");
    expect(texts().slice(2)).toEqual(["0 P11<die", "0 end"]);
  });

  it("is played at once where nobody wants to be asked", () => {
    asks = false;
    draft.step("M23+M24<J,J");
    expect(draft.refusal).not.toBeNull();
    draft.step("M11+M21<die,J");
    expect(texts().slice(2)).toEqual(["0 M11+M21<die,J"]);
  });

  it("shows what is sent no second time", () => {
    draft.step("P11<die");
    draft.step("P12<die");
    draft.confirm();
    expect([table.stage.shown, table.stage.previous]).toEqual([4, null]);
  });

  it("begins anew for a seat that acts twice in a row", () => {
    draft.step("end");
    draft.step("end");
    // Seat 1 was the last of the round and rolls in the next one.
    expect([draft.seat, draft.confirmed, draft.steps]).toEqual([1, false, []]);
    expect(draft.open).toBe(true);
  });

  it("is empty again after events were taken back", () => {
    draft.step("end");
    table.undo();
    expect([draft.seat, draft.steps, draft.refusal]).toEqual([0, [], null]);
  });
});

/** As much of a table of the server as a draft needs: it answers when a test says so. */
class SlowTable {
  readonly you = [0];
  readonly stage = { foresee: () => undefined };
  readonly changes = new Changes();
  busy = false;
  refusal = null;
  sent: string[] = [];
  constructor(readonly timeline: Timeline) {}
  move(seat: number, text: string): void {
    this.busy = true;
    this.sent.push(`${seat} ${text}`);
  }
  answer(accepted: boolean): void {
    this.busy = false;
    if (accepted) this.timeline.append(this.sent.at(-1) ?? "");
    this.changes.tell();
  }
}

describe("a turn at a table of the server", () => {
  let slow: SlowTable;
  beforeEach(() => {
    const record = joinRecord(gameHeader("anubixx", 2), ["* sheets AB", "* roll ryg"]);
    const opened = Timeline.open(core, record);
    if (!opened.ok) throw new Error(opened.error.message);
    slow = new SlowTable(opened.value);
    draft = new Draft(slow as unknown as Table, turns, () => true);
    draft.step("P11<die");
    draft.step("P12<die");
    draft.confirm();
  });

  it("is sent a step at a time, and shown whole all the while", () => {
    const whole = draft.view?.state;
    expect(slow.sent).toEqual(["0 P11<die"]);
    slow.changes.tell();
    expect(slow.sent).toHaveLength(1);
    slow.answer(true);
    expect(slow.sent).toEqual(["0 P11<die", "0 P12<die"]);
    expect([draft.steps, draft.view?.state]).toEqual([["P12<die"], whole]);
    slow.answer(true);
    expect([draft.seat, draft.steps, draft.refusal]).toEqual([null, [], null]);
    expect([draft.view, draft.open, draft.complete, draft.confirmed]).toEqual([
      null,
      false,
      false,
      false,
    ]);
  });

  it("is nobody's then: nothing is legal, and no step is taken", () => {
    slow.answer(true);
    slow.answer(true);
    draft.step("P13<die");
    draft.back();
    draft.confirm();
    expect([draft.check("P13<die"), draft.preview("P13<die")]).toEqual([null, null]);
    expect([draft.steps, slow.sent.length]).toEqual([[], 2]);
  });

  it("cannot be changed any more while it is sent", () => {
    draft.back();
    expect([draft.steps, draft.confirmed]).toEqual([["P11<die", "P12<die"], true]);
    slow.answer(true);
    expect(slow.sent).toEqual(["0 P11<die", "0 P12<die"]);
  });

  it("is not sent while the table has something else on its way", () => {
    slow.answer(false);
    slow.busy = true;
    draft.confirm();
    expect(slow.sent).toHaveLength(1);
    slow.busy = false;
    slow.changes.tell();
    expect(slow.sent).toHaveLength(2);
  });

  it("stops where the server refuses, and keeps what is left", () => {
    slow.answer(true);
    slow.answer(false);
    expect([draft.confirmed, draft.steps]).toEqual([false, ["P12<die"]]);
    draft.confirm();
    expect(slow.sent).toHaveLength(3);
  });

  it("is dropped where the seat did something else elsewhere", () => {
    slow.timeline.append("0 end");
    slow.busy = false;
    slow.changes.tell();
    expect([draft.steps, draft.confirmed]).toEqual([[], false]);
    expect(draft.refusal?.code).toBe("conflict");
  });
});

describe("a turn that is prepared while others act", () => {
  it("is played as soon as it is due", async () => {
    sitDown([bot, bot, me], ["0 end"]);
    expect([draft.seat, draft.preparing, draft.open]).toEqual([2, true, true]);
    draft.step("L1<die");
    draft.confirm();
    expect(draft.confirmed).toBe(false);
    draft.step("P11<die");
    draft.confirm();
    expect([draft.confirmed, table.timeline.ply]).toEqual([true, 3]);
    await answer("P11<die");
    expect(draft.confirmed).toBe(true);
    await answer("end");
    expect(texts().slice(3)).toEqual(["1 P11<die", "1 end", "2 L1<die", "2 P11<die", texts()[7]]);
    expect(texts()[7]).toMatch(/^\* roll /);
  });

  it("waits for a confirmation that was taken back", async () => {
    sitDown([bot, bot, me], ["0 end"]);
    draft.step("L1<die");
    draft.step("end");
    draft.back();
    expect([draft.confirmed, draft.steps]).toEqual([false, ["L1<die", "end"]]);
    await answer("end");
    expect([draft.preparing, draft.complete, table.timeline.ply]).toEqual([false, true, 4]);
    draft.confirm();
    expect(texts()[4]).toBe("2 L1<die");
  });

  it("is asked for again when the dice changed", async () => {
    sitDown([bot, me, bot]);
    draft.step("P13<die");
    draft.step("end");
    expect(draft.confirmed).toBe(true);
    await answer("P11<die");
    expect(draft.confirmed).toBe(false);
    expect(draft.refusal?.fault).toBe("page_turn_doubtful");
    // It can be gone on with, as nothing is ended any more.
    expect([draft.open, draft.steps]).toEqual([true, ["P13<die"]]);
  });

  it("is simply open again when the dice changed and it was to end at once", async () => {
    sitDown([bot, me]);
    draft.step("end");
    expect([draft.preparing, draft.confirmed]).toEqual([true, true]);
    await answer("P11<die");
    expect([draft.preparing, draft.confirmed, draft.open]).toEqual([true, false, true]);
    expect([draft.steps, draft.refusal]).toEqual([[], null]);
    await answer("end");
    expect([draft.preparing, draft.open, table.timeline.last.next]).toEqual([false, true, [1]]);
  });

  it("is dropped with a word when it is possible no more", async () => {
    sitDown([bot, me, bot]);
    draft.step("P13<die");
    draft.step("end");
    await answer("P14<die");
    expect([draft.steps, draft.confirmed]).toEqual([[], false]);
    expect(draft.refusal?.fault).toBe("page_turn_dropped");
  });

  it("is not offered to who has built in this round", async () => {
    sitDown([me, bot, bot]);
    draft.step("end");
    expect([draft.seat, draft.open]).toEqual([null, false]);
  });
});
