// A table of the server, as long as nothing goes wrong: what it shows, sends and remembers.
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Core } from "./core";
import { openOnline } from "./open_online";
import { joinRecord } from "./record";
import { passingEntries } from "./storage";
import { actingSeat } from "./table";
import { realCore } from "./testing";
import { adasTable, atAdasTable, ManualPage, played, type ManualServer } from "./testing_online";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

let server: ManualServer;
let page: ManualPage;
let reveal: string;

beforeEach(() => {
  ({ server, page, reveal } = atAdasTable(core));
});

it("is folded from its events, and may be played at after hello", async () => {
  const table = await page.opened();
  expect(server.addresses).toEqual(["t?since=0"]);
  expect([table.busy, table.playable, table.away]).toEqual([true, true, false]);
  expect([table.onlineSeats, table.you]).toEqual([adasTable.seats, [0]]);
  server.greet(0, [reveal]);
  expect(table.timeline.ply).toBe(1);
  expect(actingSeat(table)).toBe(0);
  expect(table.seats.map((seat) => seat.name)).toEqual(["Ada", "Seat 2 (free)"]);
});

it("says who sat down, once", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  expect(table.news).toBeNull();
  const seats = adasTable.seats.map((seat) => ({ ...seat, claimed: true }));
  const taken = seats.map((seat, index) => (index === 1 ? { ...seat, name: "Grace" } : seat));
  server.say({ type: "seats", seats: taken });
  expect(table.news).toEqual({ kind: "sat down", who: [{ name: "Grace" }] });
  const { news } = table;
  server.say({ type: "seats", seats: taken });
  expect(table.news).toBe(news);
});

it("sends a move and waits for its event", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.move(0, "000");
  expect(server.sent).toEqual([
    { type: "move", move_id: "move-1", seat: 0, expected_ply: 1, text: "000" },
  ]);
  expect(actingSeat(table)).toBeNull();
  server.say({ type: "accepted", move_id: "move-1", ply: 1 });
  expect(table.busy).toBe(true);
  server.say({ type: "events", from: 1, events: ["0 000"] });
  expect(table.busy).toBe(false);
  expect(table.timeline.ply).toBe(2);
});

it("does not trouble the server with what the rules forbid", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.move(0, "111");
  expect(server.sent).toEqual([]);
  expect(table.refusal).toMatchObject({ rule: "PYX-11" });
});

it("does not send a second move while one is on its way", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.move(0, "000");
  table.move(0, "000");
  expect(server.sent).toHaveLength(1);
});

it("takes nothing back", async () => {
  const table = await page.opened();
  server.greet(0, [reveal, "0 000"]);
  expect([table.offersUndo, table.canUndo]).toEqual([false, false]);
  expect(() => table.undo()).toThrow("stays");
  expect(table.timeline.ply).toBe(2);
});

it("is remembered as over with its result, which its own record has, too", async () => {
  const game = played(core, adasTable.header);
  const lines: string[] = [];
  while (game.last.next !== "over") {
    const { next, legal } = game.last;
    const move = `${next[0]} ${Array.isArray(legal) ? legal[0] : ""}`;
    const line = next === "chance" ? game.sample(1n) : move;
    expect(game.append(line)).toBeNull();
    lines.push(line);
  }
  const table = await page.opened();
  server.greet(0, lines.slice(0, -1));
  expect(page.memory.tables.get("t")?.over).toBe(false);
  expect(await table.record()).not.toContain("[Result ");
  server.say({ type: "events", from: lines.length - 1, events: lines.slice(-1) });
  expect(page.memory.tables.get("t")?.over).toBe(true);
  expect(await table.record()).toContain(`[Result "${game.last.scores.join(" ")}"]`);
});

it("leaves alone what is remembered of it and cannot be read", async () => {
  const entries = passingEntries();
  page = new ManualPage(core, server, entries);
  entries.setItem("benben.table.t", '{"id":"t","invitations":["kept"]}');
  const table = await page.opened();
  server.greet(0, [reveal]);
  expect(table.problem).toBeNull();
  expect(entries.getItem("benben.table.t")).toBe('{"id":"t","invitations":["kept"]}');
});

it("says why a move was refused", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.move(0, "000");
  const error = { code: "not_yours", message: "This seat is somebody else's." };
  server.say({ type: "refused", move_id: "move-1", error });
  expect(table.refusal).toEqual(error);
  expect(actingSeat(table)).toBe(0);
});

it("says in plain words that others were quicker", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.move(0, "000");
  const error = { code: "conflict", message: "The table has 7 events, not 5." };
  server.say({ type: "refused", move_id: "move-1", error });
  expect(table.refusal).toMatchObject({ fault: "page_somebody_quicker", code: "conflict" });
});

it("keeps that its scoring was told in another tab", async () => {
  const other = await page.opened();
  await page.opened();
  other.keepTold();
  server.greet(0, [reveal]);
  expect(page.memory.tables.get("t")).toMatchObject({ told: true });
  expect(page.memory.tables.get("t")?.record).toContain(reveal);
});

it("is opened from the server where what is remembered of it is no record", async () => {
  const known = { id: "t", game: "pyramix", you: [0], over: false, invitations: [], touched: 1 };
  page.memory.tables.put({ ...known, record: "no record", seats: adasTable.seats });
  const table = await page.opened();
  expect([table.timeline.ply, server.addresses]).toEqual([0, ["t?since=0"]]);
});

it("is opened with the rules of its game, and not where these refuse its tags", async () => {
  const asked: string[] = [];
  const load = (game: string) => {
    asked.push(game);
    return Promise.resolve(core);
  };
  const header = adasTable.header.replace("2", "9");
  server.described = { ok: true, value: { ...adasTable, header } };
  expect(await openOnline(load, "t", page.outside)).toMatchObject({ code: expect.any(String) });
  expect([asked, server.addresses]).toEqual([["pyramix"], []]);
});

it("cannot be opened where there is no such table", async () => {
  server.described = { ok: false, error: { code: "unknown", message: "No such table." } };
  expect(await openOnline(() => Promise.resolve(core), "t", page.outside)).toMatchObject({
    code: "unknown",
  });
});

it("follows who sits down", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  const [ada] = adasTable.seats;
  server.say({
    type: "seats",
    seats: [ada, { kind: "human", name: "Grace", claimed: true }],
  });
  expect(table.seats[1]?.name).toBe("Grace");
  expect(page.memory.tables.get("t")).toMatchObject({ you: [0], seats: [ada, { claimed: true }] });
});

it("has its own record when the server cannot be asked for it", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  const seated = `${adasTable.header}[Seat0 "Ada"]\n`;
  expect(await table.record()).toBe(joinRecord(seated, [reveal]));
});
