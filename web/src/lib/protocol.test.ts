import { beforeEach, describe, expect, it } from "vitest";
import { TableSession, type ServerMessage } from "./protocol";

const hello = (ply: number): ServerMessage => ({
  type: "hello",
  protocol: 2,
  table: "t",
  header: '[Game "pyramix"]\n',
  seats: [{ kind: "human", name: "Ada", claimed: true }],
  you: [0],
  ply,
  over: false,
});
const events = (from: number, ...list: string[]): ServerMessage => ({
  type: "events",
  from,
  events: list,
});

let session: TableSession;
beforeEach(() => {
  let moves = 0;
  session = new TableSession(() => `move-${++moves}`);
});

describe("the fold of events", () => {
  it("appends what continues the list", () => {
    session.receive(hello(2));
    expect(session.receive(events(0, "* a", "0 b"))).toEqual([
      { kind: "events", events: ["* a", "0 b"], reset: false },
    ]);
    session.receive(events(2, "1 c"));
    expect(session.events).toEqual(["* a", "0 b", "1 c"]);
    expect(session.since).toBe(3);
  });

  it("takes only what is new of a part that it has", () => {
    session.receive(events(0, "* a", "0 b"));
    expect(session.receive(events(1, "0 b", "1 c"))).toEqual([
      { kind: "events", events: ["1 c"], reset: false },
    ]);
    expect(session.events).toEqual(["* a", "0 b", "1 c"]);
  });

  it("asks to connect again when events were lost", () => {
    session.receive(events(0, "* a"));
    expect(session.receive(events(2, "1 c"))).toEqual([{ kind: "gap" }]);
    expect(session.events).toEqual(["* a"]);
  });

  it("starts over when the server has another list", () => {
    session.receive(events(0, "* a", "0 b"));
    expect(session.receive(events(1, "0 x"))).toEqual([
      { kind: "events", events: [], reset: true },
      { kind: "gap" },
    ]);
    expect(session.since).toBe(0);
  });

  it("drops what was taken back, and says so with what it sends", () => {
    session.receive({ ...hello(3), incidents: [] } as ServerMessage);
    session.receive(events(0, "* a", "0 b", "1 c"));
    const text = "3 0 undo 1";
    expect(session.receive({ type: "incident", number: 0, text })).toEqual([
      { kind: "undone", to: 1 },
      { kind: "company" },
    ]);
    expect(session.events).toEqual(["* a"]);
    expect(session.receive({ type: "incident", number: 0, text })).toEqual([]);
    expect(session.deed("ask", 0, { for: "undo" })).toMatchObject({ expected_ply: 1, undone: 1 });
    expect(session.deed("agree", 0, { number: 3 })).not.toHaveProperty("expected_ply");
    expect(session.move(0, "d")).toMatchObject({ expected_ply: 1, undone: 1 });
  });

  it("drops what was taken back while it was away", () => {
    session.restore(["* a", "0 b", "1 c"], ["1 1 leave"]);
    const incidents = ["1 1 leave", "3 0 undo 1"];
    expect(session.receive({ ...hello(3), incidents } as ServerMessage)).toEqual([
      { kind: "undone", to: 1 },
      { kind: "described" },
    ]);
    expect(session.receive(events(1, "0 x", "1 y"))).toEqual([
      { kind: "events", events: ["0 x", "1 y"], reset: false },
    ]);
    expect(session.upToDate).toBe(true);
  });

  it("starts over when the server has fewer events", () => {
    session.restore(["* a", "0 b", "1 c"]);
    expect(session.receive(hello(1))).toEqual([
      { kind: "described" },
      { kind: "events", events: [], reset: true },
    ]);
    session.receive(events(0, "* a"));
    expect(session.events).toEqual(["* a"]);
  });

  it("is up to date once all events are here that hello spoke of", () => {
    expect(session.upToDate).toBe(false);
    session.receive(hello(2));
    expect(session.upToDate).toBe(false);
    session.receive(events(0, "* a", "0 b"));
    expect(session.upToDate).toBe(true);
    session.disconnected();
    expect(session.upToDate).toBe(false);
    session.receive(hello(2));
    expect(session.upToDate).toBe(true);
  });
});

describe("a move", () => {
  beforeEach(() => {
    session.receive(hello(1));
    session.receive(events(0, "* a"));
  });

  it("names the position it was chosen in, and is alone on its way", () => {
    expect(session.move(0, "014")).toEqual({
      type: "move",
      move_id: "move-1",
      seat: 0,
      expected_ply: 1,
      text: "014",
    });
    expect(session.move(0, "005")).toBeNull();
  });

  it("is pending until it is accepted and its event is here", () => {
    session.move(0, "014");
    session.receive({ type: "accepted", move_id: "move-1", ply: 1 });
    expect(session.pending).not.toBeNull();
    expect(session.resend()).toEqual([]);
    session.receive(events(1, "0 014"));
    expect(session.pending).toBeNull();
  });

  it("is sent again with the same id after the connection broke, whatever happened since", () => {
    const sent = session.move(0, "014");
    session.receive(hello(3));
    session.receive(events(1, "0 014", "1 005"));
    expect(session.resend()).toEqual([sent]);
    session.receive({ type: "accepted", move_id: "move-1", ply: 1 });
    expect(session.pending).toBeNull();
  });

  it("is dropped with a reason when it is refused", () => {
    session.move(0, "014");
    const error = { code: "conflict", message: "The table has moved on." };
    session.receive(events(1, "1 005"));
    expect(session.receive({ type: "refused", move_id: "move-1", error })).toEqual([
      { kind: "refused", error },
    ]);
    expect(session.pending).toBeNull();
    expect(session.move(0, "014")).toMatchObject({ move_id: "move-2", expected_ply: 2 });
  });

  it("is not settled by answers to others", () => {
    session.move(0, "014");
    session.receive({ type: "accepted", move_id: "other", ply: 0 });
    const error = { code: "illegal", message: "No." };
    expect(session.receive({ type: "refused", move_id: "other", error })).toEqual([]);
    expect(session.pending).not.toBeNull();
  });
});

describe("an answer in a race", () => {
  beforeEach(() => {
    session.receive(hello(1));
    session.receive(events(0, "* a"));
  });

  it("that yields is noted: it is no event yet, and another one may follow", () => {
    session.move(0, "pass");
    expect(session.receive({ type: "noted", move_id: "move-1" })).toEqual([
      { kind: "noted", seat: 0 },
    ]);
    expect([session.pending, session.since]).toEqual([null, 1]);
    expect(session.move(0, "014")).toMatchObject({ move_id: "move-2", expected_ply: 1 });
  });

  it("is still on its way when another one is noted, or one that is over", () => {
    expect(session.receive({ type: "noted", move_id: "move-1" })).toEqual([]);
    const sent = session.move(0, "pass");
    expect(session.receive({ type: "noted", move_id: "other" })).toEqual([]);
    expect(session.pending).toEqual(sent);
  });

  it("has the time that the server tells, unless events have come since", () => {
    const open = { type: "window", length_ms: 30_000, left_ms: 20_000 } as const;
    expect(session.receive({ ...open, ply: 1 })).toEqual([
      { kind: "window", length: 30_000, left: 20_000, claimant: null },
    ]);
    expect(session.receive({ ...open, ply: 0 })).toEqual([]);
  });
});

describe("an error of the server", () => {
  it.each(["unknown", "damaged"])("ends the table if that is %s", (code) => {
    const error = { code, message: "No." };
    expect(session.receive({ type: "error", error })).toEqual([{ kind: "ended", error }]);
  });

  it("is else about what we said", () => {
    const error = { code: "malformed", message: "No." };
    expect(session.receive({ type: "error", error })).toEqual([{ kind: "refused", error }]);
  });
});

describe("other messages", () => {
  it("about moves mean nothing where none is on its way", () => {
    const error = { code: "illegal", message: "No." };
    expect(session.receive({ type: "accepted", move_id: "old", ply: 0 })).toEqual([]);
    expect(session.receive({ type: "refused", move_id: "old", error })).toEqual([]);
    expect(session.resend()).toEqual([]);
  });

  it("change the seats", () => {
    session.receive(hello(0));
    const seats = [{ kind: "human" as const, name: "Grace", claimed: true }];
    expect(session.receive({ type: "seats", seats })).toEqual([{ kind: "described" }]);
    expect(session.description?.seats).toEqual(seats);
  });

  it("need not mean anything", () => {
    expect(session.receive({ type: "pong" })).toEqual([]);
  });
});
