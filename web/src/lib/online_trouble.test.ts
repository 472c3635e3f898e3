// A table of the server when something goes wrong: the connection breaks, what comes does not fit, the server
// refuses, fails or has the table no longer.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Core } from "./core";
import { actingSeat } from "./table";
import { realCore, settled } from "./testing";
import { atAdasTable, type ManualPage, type ManualServer } from "./testing_online";
import { Timeline } from "./timeline";

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

it("sends the same move again after the connection broke, and plays it once", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.move(0, "000");
  page.broken();
  expect(table.connection).toBe("connecting");
  expect(server.addresses.at(-1)).toBe("t?since=1");
  server.greet(1, ["0 000"]);
  expect(server.sent.map((message) => message.move_id)).toEqual(["move-1", "move-1"]);
  server.say({ type: "accepted", move_id: "move-1", ply: 1 });
  expect(table.timeline.ply).toBe(2);
  expect(table.busy).toBe(false);
});

it("is away while it waits for the server, and comes back at once when that may be there", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  server.events?.closed();
  expect([table.away, table.busy]).toEqual([true, true]);
  table.hurry();
  expect(server.addresses).toHaveLength(2);
  server.greet(1, []);
  expect([table.away, table.busy]).toEqual([false, false]);
});

it("comes anew where nothing can be stored, perhaps to another node", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.move(0, "000");
  const error = { code: "read_only", message: "Nothing can be stored." };
  page.broken(() => server.say({ type: "refused", move_id: "move-1", error }));
  expect(server.addresses).toEqual(["t?since=0", "t?since=1"]);
  server.greet(1, []);
  expect(table.refusal).toEqual(error);
  expect(table.busy).toBe(false);
  expect(actingSeat(table)).toBe(0);
});

it("says that what is seen may be old until it is greeted anew", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  const error = { code: "read_only", fault: "may_be_old", message: "This may be old." };
  server.say({ type: "error", error });
  expect(table.refusal).toEqual(error);
  expect(table.problem).toBeNull();
  expect(table.away, "it can be watched").toBe(false);
  table.move(0, "no move");
  expect(table.refusal?.fault).not.toBe("may_be_old");
  table.refusal = null;
  expect(table.refusal).toEqual(error);
  page.broken();
  server.greet(1, []);
  expect(table.refusal).toBeNull();
});

it("says what it knows of what happened beside the game when it comes again", async () => {
  await page.opened();
  server.greet(0, [reveal]);
  server.say({ type: "incident", number: 0, text: "1 0 leave" });
  page.broken();
  expect(server.addresses.at(-1)).toBe("t?since=1+");
});

it("continues from memory after a reload", async () => {
  (await page.opened()).close();
  const table = await page.opened();
  server.greet(0, [reveal]);
  table.close();
  server.described = { ok: false, error: { code: "unreachable", message: "Away." } };
  const again = await page.opened();
  expect(server.addresses.at(-1)).toBe("t?since=1");
  expect(again.timeline.ply).toBe(1);
  expect(again.seats[0]?.name).toBe("Ada");
});

it("starts over when the server has fewer events", async () => {
  const table = await page.opened();
  server.greet(0, [reveal, "0 000"]);
  page.broken();
  server.greet(0, [reveal]);
  expect(table.timeline.ply).toBe(1);
});

it("fetches all anew when an event does not fit, and gives up the second time", async () => {
  const table = await page.opened();
  page.broken(() => server.greet(0, [reveal, "1 000"]));
  expect(table.problem).toBeNull();
  expect(server.addresses.at(-1)).toBe("t?since=0");
  server.greet(0, [reveal, "1 000"]);
  expect(table.problem).toMatchObject({ code: "outdated", fault: "page_outdated" });
});

it("counts as misfits only those that follow each other", async () => {
  const table = await page.opened();
  page.broken(() => server.greet(0, [reveal, "1 000"]));
  page.broken(() => {
    server.greet(0, [reveal]);
    server.say({ type: "events", from: 1, events: ["1 000"] });
  });
  expect(table.problem).toBeNull();
});

it("comes back with a pause when events were lost on the way", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  const before = server.addresses.length;
  page.broken(() => {
    server.say({ type: "events", from: 5, events: ["0 000"] });
    expect([server.addresses.length, table.connection]).toEqual([before, "waiting"]);
  });
  expect(server.addresses.at(-1)).toBe("t?since=1");
});

it("says that the server speaks another protocol", async () => {
  const table = await page.opened();
  server.events?.opened();
  server.say({ type: "hello", protocol: 1 });
  expect([table.problem?.code, table.connection]).toEqual(["outdated", "closed"]);
});

it("says what it cannot read, and asks again after a pause", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  page.broken(() => {
    server.say({ type: "events", from: 1, events: [1] });
    expect([table.misread, table.connection]).toEqual(["events[0] is not a text", "waiting"]);
  });
  expect(server.addresses.at(-1)).toBe("t?since=1");
  server.greet(1, ["0 000"]);
  expect([table.misread, table.timeline.ply]).toEqual([null, 2]);
  page.broken(() => server.events?.received("{not json"));
  expect(table.misread).toBe("it is not JSON");
});

it("drops messages that it does not know, for whoever overhears them", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  server.say({ type: "later", text: "Hello" });
  const heard: string[] = [];
  table.talk.overhear = (json) => heard.push(json);
  server.say({ type: "chat", on: false, muted: [] });
  expect(heard.map((json) => (JSON.parse(json) as { type: string }).type)).toEqual(["chat"]);
  expect([table.talk.greetings, table.misread, table.connection]).toEqual([1, null, "open"]);
});

it("says when the core fails at what the server sent", async () => {
  const table = await page.opened();
  const append = vi.spyOn(Timeline.prototype, "append").mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
  server.greet(0, [reveal]);
  append.mockRestore();
  expect([table.problem?.fault, table.connection]).toEqual(["page_failed", "closed"]);
});

it("stops when the server says that the table is damaged", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  const error = { code: "damaged", message: "This table is set aside." };
  server.say({ type: "error", error });
  expect(table.problem).toEqual(error);
  expect(table.connection).toBe("closed");
});

it.each(["damaged", "malformed"])("stops when a socket fails because it is %s", async (code) => {
  const table = await page.opened();
  const error = { code, message: "This table is set aside." };
  server.described = { ok: false, error };
  server.events?.closed();
  await settled();
  expect([table.problem, table.gone, table.connection]).toEqual([error, null, "closed"]);
});

it("waits for a server that only does not answer", async () => {
  const table = await page.opened();
  server.described = { ok: false, error: { code: "unreachable", message: "Away." } };
  server.events?.closed();
  await settled();
  expect([table.problem, table.gone, table.connection]).toEqual([null, null, "waiting"]);
});

it("goes on when one message of ours was wrong", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  server.say({ type: "error", error: { code: "malformed", message: "No." } });
  expect(table.problem).toBeNull();
  expect(table.refusal).toMatchObject({ code: "malformed" });
  expect(table.connection).toBe("open");
});

describe("a table that the server has no longer", () => {
  const error = { code: "unknown", message: "This table was deleted." };

  it("is a record to read, and nobody's turn", async () => {
    const table = await page.opened();
    server.greet(0, [reveal]);
    expect(actingSeat(table)).toBe(0);
    server.say({ type: "error", error });
    server.events?.closed();
    expect([table.gone, table.problem, table.playable]).toEqual([error, null, false]);
    expect(table.connection).toBe("closed");
    expect(actingSeat(table)).toBeNull();
    const before = server.addresses.length;
    page.clock.run();
    expect(server.addresses).toHaveLength(before);
  });

  it("stays in memory with all that was seen, and its record can be saved", async () => {
    const table = await page.opened();
    server.greet(0, [reveal]);
    server.say({ type: "error", error });
    expect(page.memory.tables.get("t")).toMatchObject({
      gone: true,
      record: table.timeline.record(),
    });
    expect(await table.record()).toContain(reveal);
  });

  it("is noticed, too, when the socket fails without a word", async () => {
    (await page.opened()).close();
    const table = await page.opened();
    server.described = { ok: false, error };
    server.events?.closed();
    await settled();
    expect([table.gone?.fault, table.problem]).toEqual(["page_gone", null]);
  });

  it("is as before if it comes back", async () => {
    const table = await page.opened();
    server.greet(0, [reveal]);
    server.say({ type: "error", error });
    table.close();
    const again = await page.opened();
    server.greet(1, []);
    expect(again.gone).toBeNull();
    expect(page.memory.tables.get("t")?.gone).toBeUndefined();
  });
});

it("remembers nothing of a table that was left before the server said it is gone", async () => {
  const table = await page.opened();
  server.greet(0, [reveal]);
  let answer: (described: typeof server.described) => void = () => undefined;
  page.outside.describe = () => new Promise((resolve) => (answer = resolve));
  server.events?.closed();
  table.close();
  page.memory.tables.remove("t");
  const error = { code: "unknown", message: "no such table" };
  answer({ ok: false, error });
  await settled();
  expect(page.memory.tables.get("t")).toBeNull();
});
