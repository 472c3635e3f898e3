// A race at a table of the server: claims on their way, and whose the window is.
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Core } from "./core";
import { OnlineTable } from "./online_table.svelte";
import { actingSeat, racingSeats } from "./table";
import { gameHeader, realCore } from "./testing";
import { ManualPage, ManualServer, played } from "./testing_online";

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

let server: ManualServer;
let page: ManualPage;
let table: OnlineTable;

const say = (message: object) => server.say(message);
const claim = { type: "claim", move_id: "move-1", seat: 2, expected_ply: 5 };
const open = { type: "window", ply: 5, length_ms: 30_000, left_ms: 12_000 };

/** Edsger's page; Ada has just passed. */
beforeEach(() => {
  server = new ManualServer({ table: "t", header, seats, you: [2], ply: 5, over: false });
  page = new ManualPage(core, server);
  table = new OnlineTable("t", played(core, header, passed), { seats, you: [2] }, page.outside);
  server.hello();
  say(open);
});

it("is claimed by the first, who then has the time", () => {
  expect(table.window?.claims).toBe(true);
  expect(racingSeats(table)).toEqual([2]);
  table.claim(2);
  expect(server.sent).toEqual([claim]);
  expect(table.busy).toBe(true);
  say({ type: "claimed", move_id: "move-1" });
  say({ ...open, left_ms: 30_000, claimant: 2 });
  expect([table.busy, table.window?.claimant, actingSeat(table)]).toEqual([false, 2, 2]);
  expect(table.window?.leftMs()).toBe(30_000);
  table.move(2, "knock false");
  expect(server.sent[1]).toMatchObject({ type: "move", text: "knock false", expected_ply: 5 });
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
  server.events?.closed();
  page.clock.step();
  server.hello();
  expect(server.sent).toEqual([claim, claim]);
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
