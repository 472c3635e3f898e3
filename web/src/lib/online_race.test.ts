// A race at a table of the server: claims on their way, and whose the window is.
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { SocketEvents } from "./connection";
import type { Core } from "./core";
import { OnlineTable, type OnlineOutside } from "./online_table.svelte";
import { Memory, passingEntries } from "./storage";
import { actingSeat, racingSeats } from "./table";
import { gameHeader, ManualClock, realCore } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
beforeAll(async () => {
  core = await realCore("cubus");
});

const header = `${gameHeader("cubus", 3)}[Knock "claim"]\n`;
const passed = ["* draw L", "* draw L", "* draw L", "* draw T", "0 pass"];
const seats = ["Ada", "Grace", "Edsger"].map((name) => ({
  kind: "human" as const,
  name,
  claimed: true,
}));

let events: SocketEvents | undefined;
let sent: object[];
let clock: ManualClock;
let table: OnlineTable;

const say = (message: object) => events?.received(JSON.stringify(message));
const greet = () => {
  events?.opened();
  const description = { table: "t", header, seats, you: [2], ply: 5, over: false };
  say({ type: "hello", protocol: 2, ...description });
};
const claim = { type: "claim", move_id: "move-1", seat: 2, expected_ply: 5 };
const open = { type: "window", ply: 5, length_ms: 30_000, left_ms: 12_000 };

/** Edsger's page; Ada has just passed. */
beforeEach(() => {
  sent = [];
  clock = new ManualClock();
  let moves = 0;
  const outside: OnlineOutside = {
    open: (_, given) => {
      events = given;
      return { send: (text) => void sent.push(JSON.parse(text) as object), close: () => undefined };
    },
    later: clock.later,
    now: clock.now,
    uptime: clock.uptime,
    jitter: () => 1,
    memory: new Memory(passingEntries()),
    describe: () => new Promise(() => undefined),
    socketAddress: () => "",
    fetchRecord: () => Promise.reject(new Error("away")),
    newMoveId: () => `move-${++moves}`,
    reducedMotion: () => true,
  };
  const timeline = Timeline.open(core, [header, ...passed, ""].join("\n"));
  if (!timeline.ok) throw new Error(timeline.error.message);
  table = new OnlineTable("t", timeline.value, { seats, you: [2] }, outside);
  greet();
  say(open);
});

it("is claimed by the first, who then has the time", () => {
  expect(table.window?.claims).toBe(true);
  expect(racingSeats(table)).toEqual([2]);
  table.claim(2);
  expect(sent).toEqual([claim]);
  expect(table.busy).toBe(true);
  say({ type: "claimed", move_id: "move-1" });
  say({ ...open, left_ms: 30_000, claimant: 2 });
  expect([table.busy, table.window?.claimant, actingSeat(table)]).toEqual([false, 2, 2]);
  expect(table.window?.leftMs()).toBe(30_000);
  table.move(2, "knock false");
  expect(sent[1]).toMatchObject({ type: "move", text: "knock false", expected_ply: 5 });
});

it("is somebody else's for whoever was slower, without another word", () => {
  table.claim(2);
  say({ ...open, left_ms: 30_000, claimant: 1 });
  const error = { code: "conflict", message: "No.", fault: "not_first", params: { seat: "1" } };
  say({ type: "refused", move_id: "move-1", error });
  expect([table.busy, table.refusal, table.window?.claimant]).toEqual([false, null, 1]);
  expect([racingSeats(table), actingSeat(table)]).toEqual([[], null]);
});

it("is asked for again where the answer was lost", () => {
  table.claim(2);
  events?.closed();
  clock.step();
  greet();
  expect(sent).toEqual([claim, claim]);
  say({ type: "claimed", move_id: "move-1" });
  expect(table.busy).toBe(false);
});

it("asks again who had yielded when the server began it anew", () => {
  table.move(2, "waive");
  say({ type: "noted", move_id: "move-1" });
  expect([table.window?.yielded, actingSeat(table)]).toEqual([[2], null]);
  say({ ...open, left_ms: 30_000 });
  expect(actingSeat(table)).toBe(2);
});
