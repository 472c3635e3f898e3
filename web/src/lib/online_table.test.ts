import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Core, Outcome } from "./core";
import type { SocketEvents } from "./connection";
import { OnlineTable, type OnlineOutside } from "./online_table.svelte";
import { openOnline } from "./open_online";
import type { MoveMessage, TableDescription } from "./protocol";
import { joinRecord } from "./record";
import { Memory, passingEntries } from "./storage";
import { actingSeat } from "./table";
import { ManualClock, pyramixHeader, realCore } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

const description: TableDescription = {
  table: "t",
  header: pyramixHeader(2),
  seats: [
    { kind: "human", name: "Ada", claimed: true },
    { kind: "human", name: "", claimed: false },
  ],
  you: [0],
  ply: 1,
  over: false,
};

/** A server that holds the table and says what a test lets it say. */
class Server {
  addresses: string[] = [];
  events: SocketEvents | null = null;
  sent: MoveMessage[] = [];
  described: Outcome<TableDescription> = { ok: true, value: description };

  open = (address: string, events: SocketEvents) => {
    this.addresses.push(address);
    this.events = events;
    return {
      send: (text: string) => void this.sent.push(JSON.parse(text) as MoveMessage),
      close: () => undefined,
    };
  };
  say(message: object): void {
    this.events?.received(JSON.stringify(message));
  }
  /** The connection opens and the server says hello with the events since. */
  greet(since: number, events: string[]): void {
    this.events?.opened();
    this.say({ type: "hello", protocol: 2, ...description, ply: since + events.length });
    if (events.length > 0) this.say({ type: "events", from: since, events });
  }
}

let server: Server;
let clock: ManualClock;
let memory: Memory;
let outside: OnlineOutside;
let reveal: string;

beforeEach(() => {
  server = new Server();
  clock = new ManualClock();
  memory = new Memory(passingEntries());
  let moves = 0;
  outside = {
    open: server.open,
    later: clock.later,
    jitter: () => 1,
    memory,
    describe: () => Promise.resolve(server.described),
    socketAddress: (table, { since, incidents }) =>
      `${table}?since=${since}${"+".repeat(incidents.length)}`,
    fetchRecord: () => Promise.reject(new Error("away")),
    newMoveId: () => `move-${++moves}`,
    reducedMotion: () => true,
    now: clock.now,
    uptime: clock.uptime,
  };
  const start = Timeline.open(core, joinRecord(description.header, []));
  if (!start.ok) throw new Error(start.error.message);
  reveal = start.value.sample(1n);
});

async function opened(): Promise<OnlineTable> {
  const table = await openOnline(() => Promise.resolve(core), "t", outside);
  if (!(table instanceof OnlineTable)) throw new Error(table.message);
  return table;
}

/** Something ends the connection, and time passes until the page comes back. */
function broken(end = () => server.events?.closed()): void {
  const before = server.addresses.length;
  end();
  while (server.addresses.length === before && clock.step());
}

async function settled(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

describe("a table of the server", () => {
  it("is folded from its events, and may be played at after hello", async () => {
    const table = await opened();
    expect(server.addresses).toEqual(["t?since=0"]);
    expect([table.busy, table.playable, table.away]).toEqual([true, true, false]);
    expect([table.onlineSeats, table.you]).toEqual([description.seats, [0]]);
    server.greet(0, [reveal]);
    expect(table.timeline.ply).toBe(1);
    expect(actingSeat(table)).toBe(0);
    expect(table.seats.map((seat) => seat.name)).toEqual(["Ada", "Seat 2 (free)"]);
  });

  it("says who sat down, once", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    expect(table.news).toBeNull();
    const seats = description.seats.map((seat) => ({ ...seat, claimed: true }));
    const taken = seats.map((seat, index) => (index === 1 ? { ...seat, name: "Grace" } : seat));
    server.say({ type: "seats", seats: taken });
    expect(table.news).toEqual({ kind: "sat down", who: [{ name: "Grace" }] });
    const { news } = table;
    server.say({ type: "seats", seats: taken });
    expect(table.news).toBe(news);
  });

  it("sends a move and waits for its event", async () => {
    const table = await opened();
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
    const table = await opened();
    server.greet(0, [reveal]);
    table.move(0, "111");
    expect(server.sent).toEqual([]);
    expect(table.refusal).toMatchObject({ rule: "PYX-11" });
  });

  it("sends the same move again after the connection broke, and plays it once", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    table.move(0, "000");
    broken();
    expect(table.connection).toBe("connecting");
    expect(server.addresses.at(-1)).toBe("t?since=1");
    server.greet(1, ["0 000"]);
    expect(server.sent.map((message) => message.move_id)).toEqual(["move-1", "move-1"]);
    server.say({ type: "accepted", move_id: "move-1", ply: 1 });
    expect(table.timeline.ply).toBe(2);
    expect(table.busy).toBe(false);
  });

  it("is away while it waits for the server, and comes back at once when that may be there", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    server.events?.closed();
    expect([table.away, table.busy]).toEqual([true, true]);
    table.hurry();
    expect(server.addresses).toHaveLength(2);
    server.greet(1, []);
    expect([table.away, table.busy]).toEqual([false, false]);
  });

  it("does not send a second move while one is on its way", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    table.move(0, "000");
    table.move(0, "000");
    expect(server.sent).toHaveLength(1);
  });

  it("takes nothing back", async () => {
    const table = await opened();
    server.greet(0, [reveal, "0 000"]);
    expect([table.offersUndo, table.canUndo]).toEqual([false, false]);
    expect(() => table.undo()).toThrow("stays");
    expect(table.timeline.ply).toBe(2);
  });

  it("is remembered as over with its result, which its own record has, too", async () => {
    const whole = Timeline.open(core, joinRecord(description.header, []));
    if (!whole.ok) throw new Error(whole.error.message);
    const { value: game } = whole;
    const lines: string[] = [];
    while (game.last.next !== "over") {
      const { next, legal } = game.last;
      const move = `${next[0]} ${Array.isArray(legal) ? legal[0] : ""}`;
      const line = next === "chance" ? game.sample(1n) : move;
      expect(game.append(line)).toBeNull();
      lines.push(line);
    }
    const table = await opened();
    server.greet(0, lines.slice(0, -1));
    expect(memory.tables.get("t")?.over).toBe(false);
    expect(await table.record()).not.toContain("[Result ");
    server.say({ type: "events", from: lines.length - 1, events: lines.slice(-1) });
    expect(memory.tables.get("t")?.over).toBe(true);
    expect(await table.record()).toContain(`[Result "${game.last.scores.join(" ")}"]`);
  });

  it("leaves alone what is remembered of it and cannot be read", async () => {
    const entries = passingEntries();
    memory = new Memory(entries);
    outside.memory = memory;
    entries.setItem("benben.table.t", '{"id":"t","invitations":["kept"]}');
    const table = await opened();
    server.greet(0, [reveal]);
    expect(table.problem).toBeNull();
    expect(entries.getItem("benben.table.t")).toBe('{"id":"t","invitations":["kept"]}');
  });

  it("says why a move was refused", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    table.move(0, "000");
    const error = { code: "not_yours", message: "This seat is somebody else's." };
    server.say({ type: "refused", move_id: "move-1", error });
    expect(table.refusal).toEqual(error);
    expect(actingSeat(table)).toBe(0);
  });

  it("comes anew where nothing can be stored, perhaps to another node", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    table.move(0, "000");
    const error = { code: "read_only", message: "Nothing can be stored." };
    broken(() => server.say({ type: "refused", move_id: "move-1", error }));
    expect(server.addresses).toEqual(["t?since=0", "t?since=1"]);
    server.greet(1, []);
    expect(table.refusal).toEqual(error);
    expect(table.busy).toBe(false);
    expect(actingSeat(table)).toBe(0);
  });

  it("says that what is seen may be old until it is greeted anew", async () => {
    const table = await opened();
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
    broken();
    server.greet(1, []);
    expect(table.refusal).toBeNull();
  });

  it("says what it knows of what happened beside the game when it comes again", async () => {
    await opened();
    server.greet(0, [reveal]);
    server.say({ type: "incident", number: 0, text: "1 0 leave" });
    broken();
    expect(server.addresses.at(-1)).toBe("t?since=1+");
  });

  it("says in plain words that others were quicker", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    table.move(0, "000");
    const error = { code: "conflict", message: "The table has 7 events, not 5." };
    server.say({ type: "refused", move_id: "move-1", error });
    expect(table.refusal).toMatchObject({ fault: "page_somebody_quicker", code: "conflict" });
  });

  it("continues from memory after a reload", async () => {
    (await opened()).close();
    const table = await opened();
    server.greet(0, [reveal]);
    table.close();
    server.described = { ok: false, error: { code: "unreachable", message: "Away." } };
    const again = await opened();
    expect(server.addresses.at(-1)).toBe("t?since=1");
    expect(again.timeline.ply).toBe(1);
    expect(again.seats[0]?.name).toBe("Ada");
  });

  it("keeps that its scoring was told in another tab", async () => {
    const other = await opened();
    await opened();
    other.keepTold();
    server.greet(0, [reveal]);
    expect(memory.tables.get("t")).toMatchObject({ told: true });
    expect(memory.tables.get("t")?.record).toContain(reveal);
  });

  it("starts over when the server has fewer events", async () => {
    const table = await opened();
    server.greet(0, [reveal, "0 000"]);
    broken();
    server.greet(0, [reveal]);
    expect(table.timeline.ply).toBe(1);
  });

  it("fetches all anew when an event does not fit, and gives up the second time", async () => {
    const table = await opened();
    broken(() => server.greet(0, [reveal, "1 000"]));
    expect(table.problem).toBeNull();
    expect(server.addresses.at(-1)).toBe("t?since=0");
    server.greet(0, [reveal, "1 000"]);
    expect(table.problem).toMatchObject({ code: "outdated", fault: "page_outdated" });
  });

  it("counts as misfits only those that follow each other", async () => {
    const table = await opened();
    broken(() => server.greet(0, [reveal, "1 000"]));
    broken(() => {
      server.greet(0, [reveal]);
      server.say({ type: "events", from: 1, events: ["1 000"] });
    });
    expect(table.problem).toBeNull();
  });

  it("comes back with a pause when events were lost on the way", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    const before = server.addresses.length;
    broken(() => {
      server.say({ type: "events", from: 5, events: ["0 000"] });
      expect([server.addresses.length, table.connection]).toEqual([before, "waiting"]);
    });
    expect(server.addresses.at(-1)).toBe("t?since=1");
  });

  it("says that the server speaks another protocol", async () => {
    const table = await opened();
    server.events?.opened();
    server.say({ type: "hello", protocol: 1 });
    expect([table.problem?.code, table.connection]).toEqual(["outdated", "closed"]);
  });

  it("says what it cannot read, and asks again after a pause", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    broken(() => {
      server.say({ type: "events", from: 1, events: [1] });
      expect([table.misread, table.connection]).toEqual(["events[0] is not a text", "waiting"]);
    });
    expect(server.addresses.at(-1)).toBe("t?since=1");
    server.greet(1, ["0 000"]);
    expect([table.misread, table.timeline.ply]).toEqual([null, 2]);
    broken(() => server.events?.received("{not json"));
    expect(table.misread).toBe("it is not JSON");
  });

  it("drops messages that it does not know, for whoever overhears them", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    server.say({ type: "later", text: "Hello" });
    const heard: string[] = [];
    table.talk.overhear = (json) => heard.push(json);
    server.say({ type: "chat", on: false, muted: [] });
    expect(heard.map((json) => (JSON.parse(json) as { type: string }).type)).toEqual(["chat"]);
    expect([table.talk.greetings, table.misread, table.connection]).toEqual([1, null, "open"]);
  });

  it("says when the core fails at what the server sent", async () => {
    const table = await opened();
    const append = vi.spyOn(Timeline.prototype, "append").mockImplementationOnce(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    server.greet(0, [reveal]);
    append.mockRestore();
    expect([table.problem?.fault, table.connection]).toEqual(["page_failed", "closed"]);
  });

  it("stops when the server says that the table is damaged", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    const error = { code: "damaged", message: "This table is set aside." };
    server.say({ type: "error", error });
    expect(table.problem).toEqual(error);
    expect(table.connection).toBe("closed");
  });

  it.each(["damaged", "malformed"])("stops when a socket fails because it is %s", async (code) => {
    const table = await opened();
    const error = { code, message: "This table is set aside." };
    server.described = { ok: false, error };
    server.events?.closed();
    await settled();
    expect([table.problem, table.gone, table.connection]).toEqual([error, null, "closed"]);
  });

  it("waits for a server that only does not answer", async () => {
    const table = await opened();
    server.described = { ok: false, error: { code: "unreachable", message: "Away." } };
    server.events?.closed();
    await settled();
    expect([table.problem, table.gone, table.connection]).toEqual([null, null, "waiting"]);
  });

  it("goes on when one message of ours was wrong", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    server.say({ type: "error", error: { code: "malformed", message: "No." } });
    expect(table.problem).toBeNull();
    expect(table.refusal).toMatchObject({ code: "malformed" });
    expect(table.connection).toBe("open");
  });

  it("is opened from the server where what is remembered of it is no record", async () => {
    const known = { id: "t", game: "pyramix", you: [0], over: false, invitations: [], touched: 1 };
    memory.tables.put({ ...known, record: "no record", seats: description.seats });
    const table = await opened();
    expect([table.timeline.ply, server.addresses]).toEqual([0, ["t?since=0"]]);
  });

  it("is opened with the rules of its game, and not where these refuse its tags", async () => {
    const asked: string[] = [];
    const load = (game: string) => {
      asked.push(game);
      return Promise.resolve(core);
    };
    const header = description.header.replace("2", "9");
    server.described = { ok: true, value: { ...description, header } };
    expect(await openOnline(load, "t", outside)).toMatchObject({ code: expect.any(String) });
    expect([asked, server.addresses]).toEqual([["pyramix"], []]);
  });

  it("cannot be opened where there is no such table", async () => {
    server.described = { ok: false, error: { code: "unknown", message: "No such table." } };
    expect(await openOnline(() => Promise.resolve(core), "t", outside)).toMatchObject({
      code: "unknown",
    });
  });

  it("follows who sits down", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    const [ada] = description.seats;
    server.say({
      type: "seats",
      seats: [ada, { kind: "human", name: "Grace", claimed: true }],
    });
    expect(table.seats[1]?.name).toBe("Grace");
    expect(memory.tables.get("t")).toMatchObject({ you: [0], seats: [ada, { claimed: true }] });
  });

  it("has its own record when the server cannot be asked for it", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    const seated = `${description.header}[Seat0 "Ada"]\n`;
    expect(await table.record()).toBe(joinRecord(seated, [reveal]));
  });
});

describe("a table that the server has no longer", () => {
  const error = { code: "unknown", message: "This table was deleted." };

  it("is a record to read, and nobody's turn", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    expect(actingSeat(table)).toBe(0);
    server.say({ type: "error", error });
    server.events?.closed();
    expect([table.gone, table.problem, table.playable]).toEqual([error, null, false]);
    expect(table.connection).toBe("closed");
    expect(actingSeat(table)).toBeNull();
    const before = server.addresses.length;
    clock.run();
    expect(server.addresses).toHaveLength(before);
  });

  it("stays in memory with all that was seen, and its record can be saved", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    server.say({ type: "error", error });
    expect(memory.tables.get("t")).toMatchObject({ gone: true, record: table.timeline.record() });
    expect(await table.record()).toContain(reveal);
  });

  it("is noticed, too, when the socket fails without a word", async () => {
    (await opened()).close();
    const table = await opened();
    server.described = { ok: false, error };
    server.events?.closed();
    await settled();
    expect([table.gone?.fault, table.problem]).toEqual(["page_gone", null]);
  });

  it("is as before if it comes back", async () => {
    const table = await opened();
    server.greet(0, [reveal]);
    server.say({ type: "error", error });
    table.close();
    const again = await opened();
    server.greet(1, []);
    expect(again.gone).toBeNull();
    expect(memory.tables.get("t")?.gone).toBeUndefined();
  });
});

it("remembers nothing of a table that was left before the server said it is gone", async () => {
  const table = await opened();
  server.greet(0, [reveal]);
  let answer: (described: typeof server.described) => void = () => undefined;
  outside.describe = () => new Promise((resolve) => (answer = resolve));
  server.events?.closed();
  table.close();
  memory.tables.remove("t");
  const error = { code: "unknown", message: "no such table" };
  answer({ ok: false, error });
  await settled();
  expect(memory.tables.get("t")).toBeNull();
});
