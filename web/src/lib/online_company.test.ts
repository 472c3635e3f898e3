// Who comes and goes at a table of the server: what it says, what is asked of it, what is remembered.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Core } from "./core";
import type { OnlineTable } from "./online_table.svelte";
import type { TableDescription } from "./protocol";
import { actingSeat } from "./table";
import { pyramixHeader, realCore } from "./testing";
import { ManualPage, ManualServer, played } from "./testing_online";
import { needGoingWords } from "./words/going";
import { spoken } from "./words/language.svelte";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
  await Promise.all([needGoingWords(), spoken.need("elsewhere")]);
});

const person = (name: string) => ({ kind: "human" as const, name, claimed: name !== "" });
const description: TableDescription = {
  table: "t",
  header: `${pyramixHeader(3)}[Absent "vote 120 bot:5"]\n`,
  seats: [person("Ada"), person("Grace"), person("Hedy")],
  you: [0],
  ply: 1,
  over: false,
};

let server: ManualServer;
let page: ManualPage;
let reveal: string;
let table: OnlineTable;

const say = (message: object): void => server.say(message);

function greet(more: Partial<TableDescription> = {}): void {
  server.hello(more);
  const from = table.timeline.ply;
  if (from === 0) say({ type: "events", from, events: [reveal] });
}

beforeEach(async () => {
  server = new ManualServer(description);
  page = new ManualPage(core, server);
  reveal = played(core, description.header).sample(1n);
  table = await page.opened();
});
afterEach(() => table.close());

const stands = () => table.company.stands(table.timeline.last);
const incident = (number: number, text: string) => say({ type: "incident", number, text });

describe("who is here", () => {
  it("is known from when the server says it, and not while it is away", () => {
    greet({ you: [1] });
    expect(table.company.sign(0)).toMatchObject({ presence: null, standIn: null, ended: false });
    expect(stands()).toBeNull();
    say({ type: "presence", here: [0, 1], watchers: 3 });
    expect([0, 2].map((seat) => table.company.sign(seat).presence)).toEqual(["here", "away"]);
    expect(table.company.presence?.watchers).toBe(3);
    server.events?.closed();
    expect(table.company.presence).toBeNull();
  });

  it("is said of whom the game waits for, but not of oneself", () => {
    greet({ you: [1] });
    say({ type: "presence", here: [0, 1], watchers: 0 });
    expect(stands()).toBe("Waiting for Ada");
    say({ type: "presence", here: [1], watchers: 0 });
    expect(stands()).toBe("Waiting for Ada (away)");
    say({ type: "seats", seats: [person(""), ...description.seats.slice(1)] });
    expect([stands(), table.company.sign(0).presence]).toEqual([null, "free"]);
  });

  it("leaves the own turn to the words of the game", () => {
    greet();
    say({ type: "presence", here: [0], watchers: 0 });
    expect([stands(), actingSeat(table)]).toEqual([null, 0]);
  });
});

describe("a seat that a bot plays", () => {
  it("is none that this page plays, until its person is back", () => {
    greet();
    incident(0, "1 0 leave");
    expect([table.you, actingSeat(table)]).toEqual([[], null]);
    expect(table.company.held).toEqual([0]);
    expect(table.company.replaced).toEqual([0]);
    expect(table.company.sign(0)).toMatchObject({ standIn: 5, out: "" });
    expect(stands()).toBe("Khety plays for you");
    expect(table.seats[0]).toEqual({ name: "Ada", self: true });
    incident(1, "1 0 return");
    expect([table.you, actingSeat(table)]).toEqual([[0], 0]);
    expect(table.company.replaced).toEqual([]);
  });

  it("is told when it happens, and stands where it happened", () => {
    greet();
    expect(table.news).toBeNull();
    incident(0, "1 1 absent");
    const text = "Grace was away for too long: Khety plays on.";
    expect(table.news).toEqual({ kind: "told", text });
    expect([table.company.beside(1), table.company.beside(0)]).toEqual([text, ""]);
    incident(0, "1 1 absent");
    expect(table.company.incidents).toHaveLength(1);
  });

  it("is no news at the first look, and is news after a break", () => {
    greet({ incidents: ["0 1 leave"] });
    expect([table.news, table.company.now.standIns.get(1)]).toEqual([null, "leave"]);
    server.events?.closed();
    table.hurry();
    greet({ incidents: ["0 1 leave", "1 1 return"] });
    expect(table.news).toEqual({ kind: "told", text: "Grace is back." });
  });

  it("is remembered, and known at once after a reload", async () => {
    greet();
    incident(0, "1 0 leave");
    expect(page.memory.tables.get("t")).toMatchObject({ you: [0], incidents: ["1 0 leave"] });
    expect(await table.record()).toContain('[Incident.0 "1 0 leave"]\n');
    table.close();
    table = await page.opened();
    expect([table.you, table.company.replaced]).toEqual([[], [0]]);
  });

  it("connects anew where an incident was missed", () => {
    greet();
    incident(1, "1 1 return");
    expect([table.company.incidents, table.connection]).toEqual([[], "waiting"]);
  });
});

describe("two seats that change places", () => {
  it("take their people along", async () => {
    greet();
    incident(0, "1 0 swap 2");
    expect([table.you, table.company.held, actingSeat(table)]).toEqual([[2], [2], null]);
    expect(table.news).toEqual({ kind: "told", text: "Seats 1 and 3 changed places." });
    say({ type: "seats", seats: [...description.seats].reverse() });
    expect(table.seats.map(({ name, self }) => [name, self === true])).toEqual([
      ["Hedy", false],
      ["Grace", false],
      ["Ada", true],
    ]);
    expect(page.memory.tables.get("t")).toMatchObject({ you: [2] });
    table.close();
    table = await page.opened();
    greet({ you: [2], incidents: ["1 0 swap 2"] });
    expect(table.you).toEqual([2]);
  });
});

describe("what is asked beside the game", () => {
  it("is sent with an id, and again after a break until it is answered", () => {
    greet();
    table.company.ask("leave", table.company.playing);
    const leave = { type: "leave", move_id: "move-1", seat: 0 };
    expect(server.sent).toEqual([leave]);
    // A second press says nothing new.
    table.company.ask("leave", table.company.playing);
    expect([server.sent.length, table.company.asked("leave")]).toEqual([1, true]);
    expect(table.busy).toBe(false);
    server.events?.closed();
    table.hurry();
    greet();
    expect(server.sent).toEqual([leave, leave]);
    say({ type: "done", move_id: "move-1" });
    expect(table.company.asked("leave")).toBe(false);
    server.events?.closed();
    table.hurry();
    greet();
    expect(server.sent).toHaveLength(2);
  });

  it("waits for no move, and no move for it", () => {
    greet();
    table.move(0, "000");
    table.company.ask("replace", [0], { absent: 1 });
    expect(server.sent.map(({ type }) => type)).toEqual(["move", "replace"]);
    expect(server.sent[1]).toEqual({ type: "replace", move_id: "move-2", seat: 0, absent: 1 });
  });

  it("may be refused, and says why", () => {
    greet();
    table.company.ask("replace", [0], { absent: 1 });
    const fault = "not_absent";
    const error = {
      code: "conflict",
      message: "Seat 2 is not away.",
      fault,
      params: { seat: "1" },
    };
    say({ type: "refused", move_id: "move-1", error });
    expect([table.refusal, table.company.asked("replace")]).toEqual([error, false]);
  });

  it("passes the links of seats that were never taken on to the rematch", () => {
    greet();
    const seats = [person("Ada"), person("Grace"), { ...person(""), claimed: false }];
    say({ type: "seats", seats });
    const known = page.memory.tables.get("t");
    if (!known) throw new Error("not remembered");
    const link = (seat: number) => ({ seat, path: "/join/t#secret" });
    page.memory.tables.put({ ...known, invitations: [link(1), link(2)] });
    incident(0, "1 0 rematch next");
    expect(page.memory.tables.get("next")?.invitations).toEqual([
      { seat: 0, path: "/join/next#secret" },
    ]);
  });

  it("shows a rematch that somebody else opened before instead of a refusal", () => {
    greet({ over: true });
    table.company.ask("rematch", [0]);
    const params = { table: "next" };
    const error = { code: "conflict", message: "Open.", fault: "rematch_open", params };
    say({ type: "refused", move_id: "move-1", error });
    expect([table.refusal, table.company.asked("rematch")]).toEqual([null, false]);
    incident(0, "1 1 rematch next");
    expect(table.company.now.rematch).toEqual({ seat: 1, table: "next" });
  });
});

describe("a vote", () => {
  it("is on those who are absent, and told as it stands", () => {
    greet();
    say({ type: "presence", here: [0, 2], watchers: 0 });
    expect(table.company.absent).toEqual([]);
    say({ type: "presence", here: [0, 2], watchers: 0, absent: [1] });
    expect(table.company.absent).toEqual([1]);
    say({ type: "votes", absent: 1, seats: [2], needed: 2 });
    say({ type: "votes", absent: 1, seats: [2, 0], needed: 2 });
    expect(table.company.votes).toMatchObject([{ absent: 1, seats: [2, 0], needed: 2 }]);
    say({ type: "presence", here: [0, 1, 2], watchers: 0 });
    expect(table.company.absent).toEqual([]);
  });

  it("is nobody's who does not play, and none where the game waits", () => {
    const presence = { type: "presence", here: [2], watchers: 0, absent: [1] };
    greet({ you: [] });
    say(presence);
    expect(table.company.absent).toEqual([]);
    greet({ incidents: ["1 0 leave"] });
    say(presence);
    expect(table.company.absent).toEqual([]);
  });
});

describe("a game that was given up", () => {
  it("goes on with a bot while two are left", () => {
    greet();
    expect(table.company.endsWith([0])).toBeNull();
    incident(0, "1 0 resign");
    expect(table.company.givenUp).toBe(false);
    expect([table.you, table.company.replaced]).toEqual([[], []]);
    expect(table.company.beside(1)).toBe("You gave up: Khety plays on.");
    expect(table.company.sign(0)).toMatchObject({ standIn: 5, out: "gave up" });
  });

  it("ends when one is left, and nobody has won among three", () => {
    greet();
    incident(0, "1 2 resign");
    expect(table.company.endsWith([0])).toEqual({ winner: null });
    incident(1, "1 1 resign");
    expect([table.company.givenUp, table.company.winner, table.you]).toEqual([true, null, []]);
    expect(stands()).toBe("Hedy and Grace gave up");
    expect(table.company.sign(1)).toMatchObject({ standIn: null, out: "gave up", ended: true });
    expect(page.memory.tables.get("t")).toMatchObject({ given_up: true });
  });

  it("is one where the server says so, whatever this page can read", () => {
    greet({ given_up: true, incidents: ["1 1 vanish"] });
    expect([table.company.givenUp, table.you]).toEqual([true, []]);
  });

  it("was won by the other of two", async () => {
    table.close();
    page.memory.tables.remove("t");
    const two = { header: pyramixHeader(2), seats: description.seats.slice(0, 2) };
    page.outside.describe = () => Promise.resolve({ ok: true, value: { ...description, ...two } });
    table = await page.opened();
    reveal = played(core, two.header).sample(1n);
    greet(two);
    expect(table.company.endsWith([0])).toMatchObject({ winner: { name: "Grace" } });
    incident(0, "1 1 resign");
    expect(stands()).toBe("Grace gave up: you have won");
    expect(table.company.beside(1)).toBe("Grace gave up.");
  });
});

describe("what all agree on", () => {
  it("takes turns back from the board, and is told", () => {
    greet();
    const [text = ""] = table.timeline.last.legal as string[];
    say({ type: "events", from: 1, events: [`0 ${text}`] });
    expect(table.timeline.ply).toBe(2);
    incident(0, "2 0 undo 1");
    expect([table.timeline.ply, table.stage.shown, table.stage.following]).toEqual([1, 1, true]);
    expect(table.news).toEqual({ kind: "told", text: "Your last turn was taken back." });
    expect(table.company.beside(1)).toBe("Your last turn was taken back.");
    expect([table.you, actingSeat(table)]).toEqual([[0], 0]);
    table.move(0, text);
    expect(server.sent.at(-1)).toMatchObject({ type: "move", expected_ply: 1, undone: 1 });
  });

  it("is told while it waits for answers", () => {
    greet();
    say({ type: "asked", number: 0, for: "draw", seat: 1, awaited: [0], agreed: [], left_ms: 9 });
    expect(table.company.wish).toMatchObject({ number: 0, for: "draw", seat: 1 });
    say({ type: "asked", number: 0, for: "draw", seat: 1, end: "declined", by: 0 });
    expect(table.company.wish).toMatchObject({ end: "declined" });
    server.events?.closed();
    expect(table.company.wish).toBeNull();
  });

  it("lets nobody play while the game is adjourned", () => {
    greet();
    incident(0, "1 1 adjourn");
    expect([table.you, stands()]).toEqual([[], "The game is adjourned"]);
    incident(1, "1 0 resume");
    expect([table.you, stands()]).toEqual([[0], null]);
  });

  it("ends the game where it is a draw", () => {
    greet();
    incident(0, "1 1 draw");
    expect([table.company.givenUp, stands()]).toEqual([true, "The game is a draw by agreement"]);
    expect(page.memory.tables.get("t")).toMatchObject({ given_up: true });
  });
});

it("says that the server speaks another protocol where it refuses this page's", () => {
  server.events?.opened();
  say({ type: "error", error: { code: "outdated", message: "Load it again." } });
  expect([table.problem?.fault, table.connection]).toEqual(["page_server_updated", "closed"]);
});

describe("clocks", () => {
  const told = { type: "clock", ply: 1, left_ms: [300_000, 300_000, 300_000], running: [0] };

  it("are told with when that was, and a move says what it took", () => {
    greet();
    expect(table.company.clock).toBeNull();
    say(told);
    expect(table.company.clock).toMatchObject({ running: [0], at: page.clock.uptime() });
    page.clock.advance(4200);
    expect([table.company.took(0, page.clock.uptime()), table.company.took(1, 0)]).toEqual([
      4200,
      undefined,
    ]);
    const [text = ""] = table.timeline.last.legal as string[];
    table.move(0, text);
    expect(server.sent.at(-1)).toMatchObject({ type: "move", took_ms: 4200 });
  });

  it("that are over without terms have lost, which is said", () => {
    greet();
    incident(0, "1 2 time");
    expect(table.company.beside(1)).toBe("Hedy’s time ran out: Khety plays on.");
    expect(table.company.sign(2)).toMatchObject({ standIn: 5, out: "out of time" });
    incident(1, "1 1 time");
    expect([table.company.givenUp, stands()]).toEqual([true, "Hedy’s and Grace’s time ran out"]);
    expect(table.company.beside(1)).toContain("Grace’s time ran out.");
  });
});
