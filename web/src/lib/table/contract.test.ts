// What holds of a table wherever it is kept: on this device, on the server, in a lesson or a record, or
// only tried.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SocketEvents } from "../connection";
import type { Core } from "../core";
import { LessonTable } from "../lesson/lesson_table.svelte";
import { LocalTable } from "../local_table.svelte";
import { createLocal } from "../new_local";
import { OnlineTable, type OnlineOutside } from "../online_table.svelte";
import type { MoveMessage } from "../protocol";
import { RecordTable } from "../record_table.svelte";
import { VariationTable } from "../review/variation_table.svelte";
import { Memory, passingEntries, type LocalSeat } from "../storage";
import { actingSeat, racingSeats, type Table } from "../table";
import { ManualClock, PatientBots, pyramixHeader, realCore } from "../testing";
import { Timeline } from "../timeline";
import { windowOf } from "./race_window";

let core: Core;
let clock: ManualClock;
beforeAll(async () => {
  core = await realCore("pyramix");
});
beforeEach(() => {
  clock = new ManualClock(1_000_000);
});

/** A set-up drawn. */
function begun(): Timeline {
  const opened = Timeline.open(core, `${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  opened.value.append(opened.value.sample(1n));
  return opened.value;
}

function local(): Table {
  const memory = new Memory(passingEntries());
  const me: LocalSeat = { kind: "me", name: "" };
  const bot: LocalSeat = { kind: "bot", name: "bot:2" };
  const setup = { game: "pyramix", rules: 1, options: {}, seats: [me, bot] };
  const game = memory.games.get(createLocal(memory, setup, new Date(0)));
  if (!game) throw new Error("not stored");
  const engine = new PatientBots();
  const { later, now, uptime } = clock;
  const outside = { engine, memory, later, now, uptime, reducedMotion: () => true };
  const table = LocalTable.open(core, game, outside);
  if (!(table instanceof LocalTable)) throw new Error(table.message);
  return table;
}

/** A server that takes every move at once. */
function online(): Table {
  let events: SocketEvents | undefined;
  const say = (message: object) => events?.received(JSON.stringify(message));
  const sent = ({ type, move_id, seat, expected_ply: ply, text }: MoveMessage) => {
    if (type !== "move") return;
    say({ type: "accepted", move_id, ply });
    say({ type: "events", from: ply, events: [`${seat} ${text}`] });
  };
  const { later, now, uptime } = clock;
  const outside: OnlineOutside = {
    open: (_, given) => {
      events = given;
      return { send: (text) => sent(JSON.parse(text) as MoveMessage), close: () => undefined };
    },
    later,
    now,
    uptime,
    jitter: () => 1,
    memory: new Memory(passingEntries()),
    describe: () => Promise.reject(new Error("not asked")),
    socketAddress: () => "",
    fetchRecord: () => Promise.reject(new Error("away")),
    newMoveId: () => "m",
    reducedMotion: () => true,
  };
  const seats = ["Ada", "Grace"].map((name) => ({ kind: "human" as const, name, claimed: true }));
  const table = new OnlineTable("t", begun(), { seats, you: [0] }, outside);
  events?.opened();
  const description = {
    table: "t",
    header: pyramixHeader(2),
    seats,
    you: [0],
    ply: 1,
    over: false,
  };
  say({ type: "hello", protocol: 2, ...description });
  return table;
}

function lesson(): Table {
  const { later, uptime } = clock;
  const step = { id: "s", record: "r", ply: 1, seat: 0 };
  return LessonTable.open(core, begun().record(), step, {
    later,
    uptime,
    reducedMotion: () => true,
  });
}

const record = (): Table => new RecordTable(begun(), clock.later, () => true);

function variation(): Table {
  const { later, uptime } = clock;
  const outside = { later, uptime, reducedMotion: () => true };
  const table = VariationTable.open(core, record(), { ply: 1, events: [] }, outside);
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

describe.each([
  ["of this device", local, true],
  ["of the server", online, true],
  ["of a lesson", lesson, true],
  ["of a record", record, false],
  ["of a variation", variation, true],
] as const)("a table %s", (_, open, playable) => {
  let table: Table;
  beforeEach(() => {
    table = open();
  });

  const legal = (): string => {
    const { legal: all } = table.timeline.last;
    const quiet = (Array.isArray(all) ? all : []).find(
      (text) => table.timeline.preview({ actor: 0, text })?.next !== "chance",
    );
    return quiet ?? "";
  };

  it("shows a position of its timeline, and steps through all of them", () => {
    const { stage, timeline } = table;
    expect(stage.length).toBe(timeline.ply);
    for (const ply of [0, timeline.ply, -3, 99]) {
      stage.go(ply);
      expect(stage.view).toBe(timeline.view(Math.max(0, Math.min(ply, timeline.ply))));
    }
  });

  it("asks for a move at the end only, and only of its own seats", () => {
    table.stage.go(table.timeline.ply);
    expect(actingSeat(table)).toBe(playable ? 0 : null);
    expect(racingSeats(table)).toEqual([]);
    table.stage.go(0);
    expect(actingSeat(table)).toBeNull();
  });

  it("names every seat, and one of them as the person's at most", () => {
    expect(table.seats.map(({ name }) => name === "")).toEqual([false, false]);
    const selves = table.seats.flatMap(({ self }, seat) => (self ? [seat] : []));
    expect(selves).toEqual(table.you.length === 1 ? table.you : []);
  });

  it("hands out a record that is its timeline", async () => {
    const opened = Timeline.open(core, await table.record());
    expect(opened).toMatchObject({ ok: true, value: { events: table.timeline.events } });
  });

  it("plays a legal move once it can be played at, tells of it and walks to it", () => {
    expect(table.playable).toBe(playable);
    table.stage.go(table.timeline.ply);
    const heard = vi.fn();
    const stop = table.changes.listen(heard);
    const move = () => table.move(0, legal());
    if (!playable) return expect(move).toThrow("read, not played");
    move();
    expect([table.timeline.ply, table.refusal]).toEqual([2, null]);
    expect(heard).toHaveBeenCalled();
    clock.advance(10_000);
    expect([table.stage.shown, table.stage.resting]).toEqual([2, true]);
    stop();
    const times = heard.mock.calls.length;
    table.changes.tell();
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it("tells of a change when it is whole", () => {
    if (!playable) return;
    const seen: unknown[] = [];
    table.changes.listen(() => seen.push([table.stage.length, table.timeline.last.ply]));
    table.move(0, legal());
    expect(seen.at(-1)).toEqual([2, 2]);
  });

  it("refuses with the core's rule, and changes nothing", () => {
    if (!playable) return;
    table.stage.go(table.timeline.ply);
    table.move(0, "111");
    expect(table.refusal).toMatchObject({ rule: "PYX-11" });
    expect([table.timeline.ply, actingSeat(table)]).toEqual([1, 0]);
  });

  it("takes nothing back where nothing is to take back", () => {
    expect(table.canUndo).toBe(false);
    if (table.offersUndo) table.undo();
    else expect(() => table.undo()).toThrow();
    expect([table.timeline.ply, table.news]).toEqual([1, null]);
  });

  it("does nothing any more once it is closed", () => {
    if (playable) table.move(0, legal());
    const heard = vi.fn();
    table.changes.listen(heard);
    table.close();
    clock.advance(10_000);
    expect(heard).not.toHaveBeenCalled();
  });
});

it("measures a window by a clock that nobody sets", () => {
  const window = windowOf(20_000, 15_000, clock.uptime);
  clock.set(-3_600_000);
  expect([window.lengthMs, window.leftMs()]).toEqual([20_000, 15_000]);
  clock.advance(4_000);
  clock.set(7_200_000);
  expect(window.leftMs()).toBe(11_000);
  clock.advance(20_000);
  expect(window.leftMs()).toBe(0);
  expect(windowOf(null, null, clock.uptime).leftMs()).toBeNull();
});
