// A turn that was begun goes on after a reload, in the position that the table then has.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { turns } from "$games/anubixx/choose/turns";
import type { Core } from "./core";
import { Draft } from "./draft.svelte";
import { keeperOf, type Begun } from "./kept_turn";
import { LocalTable } from "./local_table.svelte";
import { joinRecord } from "./record";
import { Memory, passingEntries, type LocalSeat } from "./storage";
import { gameHeader, ManualClock, PatientBots, realCore } from "./testing";

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});

const me: LocalSeat = { kind: "me", name: "" };
const bot: LocalSeat = { kind: "bot", name: "bot:2" };
const start = ["* sheets AB", "* roll ryg"];

let memory: Memory;
let seated: LocalSeat[];
let table: LocalTable;
let draft: Draft;
beforeEach(() => {
  memory = new Memory(passingEntries());
});

/** What is kept of the table's turn. */
const kept = () => memory.turns.get("x");
const keep = (turn: Begun) => memory.turns.put({ ...turn, id: "x", touched: 0 });

/** Sits down in front of a game, as a page does when it is loaded. */
function sitDown(seats: LocalSeat[] = [me, me], events: string[] = start): void {
  seated = seats;
  const known = memory.games.get("x");
  const record = known?.record ?? joinRecord(gameHeader("anubixx", seats.length), events);
  const opened = LocalTable.open(
    core,
    known ?? { id: "x", game: "anubixx", seats, record, over: false, touched: 0 },
    {
      engine: new PatientBots(),
      memory,
      later: new ManualClock().later,
      reducedMotion: () => true,
      now: () => 7,
      uptime: () => 0,
    },
  );
  if (!(opened instanceof LocalTable)) throw new Error(opened.message);
  table = opened;
  draft = new Draft(table, turns, () => true);
  draft.keepIn(table.keeper);
}

function reload(): void {
  draft.close();
  table.close();
  sitDown(seated);
}

const texts = () => table.timeline.events.map(({ actor, text }) => `${actor ?? "*"} ${text}`);

describe("a turn that was begun", () => {
  it("goes on after a reload where it was, and can be taken back from there", () => {
    sitDown();
    draft.step("P11<die");
    expect(kept()).toEqual({
      ...{ id: "x", seat: 0, ply: 2, steps: ["P11<die"], confirmed: false, touched: 7 },
    });
    const { view } = draft;
    reload();
    expect(draft.steps).toEqual(["P11<die"]);
    expect([draft.view, draft.before]).toEqual([view, table.timeline.last]);
    expect(draft.refusal).toBeNull();
    draft.step("P12<die");
    reload();
    expect([draft.steps.length, draft.complete, draft.confirmed]).toEqual([2, true, false]);
    draft.back();
    expect(kept()?.steps).toEqual(["P11<die"]);
    draft.back();
    expect(kept()).toBeNull();
    reload();
    expect([draft.steps, draft.refusal]).toEqual([[], null]);
  });

  it("is kept no longer than until it is played", () => {
    sitDown();
    draft.step("P11<die");
    draft.step("P12<die");
    draft.confirm();
    expect(kept()).toBeNull();
    reload();
    expect(texts().slice(2)).toEqual(["0 P11<die", "0 P12<die"]);
    expect([draft.seat, draft.steps, draft.refusal]).toEqual([1, [], null]);
  });

  it("loses the steps that are played already, and keeps the others", () => {
    keep({ seat: 0, ply: 2, steps: ["P11<die", "P12<die"], confirmed: false });
    sitDown([me, me], [...start, "0 P11<die"]);
    expect([draft.steps, draft.refusal]).toEqual([["P12<die"], null]);
    expect(kept()).toMatchObject({ ply: 3, steps: ["P12<die"] });
  });

  it("is forgotten without a word where all of it is played", () => {
    keep({ seat: 0, ply: 2, steps: ["P11<die", "end"], confirmed: true });
    sitDown([me, me], [...start, "0 P11<die", "0 end"]);
    expect([draft.seat, draft.steps, draft.refusal]).toEqual([1, [], null]);
    expect(kept()).toBeNull();
  });

  it.each<[string, Begun]>([
    ["is not legal", { seat: 0, ply: 2, steps: ["P11<die", "P21<J"], confirmed: false }],
    ["is no text of a move", { seat: 0, ply: 2, steps: ["?"], confirmed: false }],
    ["is another seat's", { seat: 1, ply: 2, steps: ["P11<die"], confirmed: false }],
    ["belongs to steps that were taken back", { seat: 0, ply: 9, steps: ["end"], confirmed: true }],
  ])("is thrown away with a word where it %s", (_, turn) => {
    keep(turn);
    sitDown();
    expect([draft.seat, draft.steps]).toEqual([0, []]);
    expect(draft.refusal).toMatchObject({ fault: "page_turn_dropped" });
    expect(kept()).toBeNull();
  });

  it("is thrown away with a word where the seat did something else", () => {
    keep({ seat: 0, ply: 2, steps: ["P11<die"], confirmed: false });
    sitDown([me, me], [...start, "0 P12<die"]);
    expect([draft.steps, draft.refusal?.fault]).toEqual([[], "page_turn_dropped"]);
  });

  it("that was confirmed is sent, if nothing happened since", () => {
    keep({ seat: 0, ply: 2, steps: ["P11<die", "end"], confirmed: true });
    sitDown();
    expect(texts().slice(2)).toEqual(["0 P11<die", "0 end"]);
    expect(kept()).toBeNull();
  });

  it("that was confirmed before something else happened waits to be confirmed again", () => {
    keep({ seat: 0, ply: 1, steps: ["P11<die", "end"], confirmed: true });
    sitDown();
    expect([draft.steps.length, draft.confirmed]).toEqual([2, false]);
  });

  it("is prepared on while a bot thinks", () => {
    sitDown([bot, me]);
    expect(draft.preparing).toBe(true);
    draft.step("P11<die");
    reload();
    expect([draft.preparing, draft.steps]).toEqual([true, ["P11<die"]]);
  });
});

describe("where turns are kept", () => {
  it("nothing is written before they are looked for, nor after another tab has them", () => {
    keep({ seat: 0, ply: 2, steps: ["P11<die"], confirmed: false });
    sitDown();
    expect(draft.steps).toEqual(["P11<die"]);
    draft.keepIn(null);
    draft.step("P12<die");
    expect(kept()?.steps).toEqual(["P11<die"]);
    draft.keepIn(table.keeper);
    expect(draft.steps).toHaveLength(2);
    expect(kept()?.steps).toHaveLength(2);
  });

  it("they go with their table", () => {
    keep({ seat: 0, ply: 2, steps: ["P11<die"], confirmed: false });
    sitDown();
    memory.games.remove("x");
    expect(kept()).toBeNull();
  });

  it("what no turn can be is neither kept nor read", () => {
    const keeper = keeperOf(memory, "x", () => 0);
    const turn = { seat: 0, ply: 2, confirmed: false };
    keeper.write({ ...turn, steps: ["end"] });
    keeper.write({ ...turn, steps: Array.from({ length: 101 }, () => "end") });
    expect(kept()).toBeNull();
    keep({ ...turn, steps: ["e".repeat(401)] });
    expect(keeper.read()).toBeNull();
  });

  it("an entry of another form is none", () => {
    const entries = passingEntries();
    entries.setItem("benben.turn.x", '{"id":"x","seat":-1,"ply":2,"steps":["end"]}');
    expect(keeperOf(new Memory(entries), "x", () => 0).read()).toBeNull();
  });
});
