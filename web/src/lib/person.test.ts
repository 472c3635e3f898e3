import { beforeEach, describe, expect, it } from "vitest";
import type { SeatedTable } from "./api";
import type { Outcome } from "./core";
import { fetchUnseen, rememberSeats } from "./person";
import type { TableDescription } from "./protocol";
import { Memory, passingEntries, type RememberedTable } from "./storage";

const seated = (table: string, more: Partial<SeatedTable> = {}): SeatedTable => ({
  table,
  game: "pyramix",
  you: [0],
  ply: 3,
  over: false,
  ...more,
});

const remembered = (id: string, touched: number): RememberedTable => ({
  id,
  game: "cubus",
  record: "[Game]\n\n* x\n",
  seats: [{ kind: "human", name: "Ada", claimed: true }],
  you: [0],
  over: false,
  invitations: [{ seat: 1, path: "/join/x#y" }],
  touched,
});

let memory: Memory;
beforeEach(() => {
  memory = new Memory(passingEntries());
});

const order = () => memory.tables.all().map(({ id }) => id);

describe("rememberSeats", () => {
  it("adds tables without a record, the latest first", () => {
    rememberSeats(memory, [seated("a", { you: [0, 2], over: true }), seated("b")], 100);
    expect(order()).toEqual(["a", "b"]);
    expect(memory.tables.get("a")).toMatchObject({
      game: "pyramix",
      record: "",
      you: [0, 2],
      over: true,
      invitations: [],
    });
  });

  it("leaves what is remembered as it is, and sorts the others around it", () => {
    memory.tables.put(remembered("known", 50));
    memory.tables.put(remembered("unasked", 60));
    rememberSeats(memory, [seated("a"), seated("known"), seated("b")], 100);
    expect(order()).toEqual(["a", "unasked", "known", "b"]);
    expect(memory.tables.get("known")).toEqual(remembered("known", 50));
  });

  it("knows of a seat at a table that was only watched before", () => {
    memory.tables.put({ ...remembered("known", 50), you: [] });
    rememberSeats(memory, [seated("known", { you: [1] })], 100);
    expect(memory.tables.get("known")).toEqual({ ...remembered("known", 50), you: [1] });
  });

  it("keeps until when an own clock runs, and forgets it when it runs no more", () => {
    rememberSeats(memory, [seated("a", { left_ms: 5000 })], 100);
    expect(memory.tables.get("a")?.due_ms).toBe(5100);
    rememberSeats(memory, [seated("a")], 200);
    expect(memory.tables.get("a")?.due_ms).toBeUndefined();
  });

  it("keeps whose turn the server says it is, and that a game was given up", () => {
    memory.tables.put(remembered("known", 50));
    const told = [
      seated("known", { turn: [0], ply: 9 }),
      seated("b", { turn: [], given_up: true }),
    ];
    rememberSeats(memory, told, 100);
    expect(memory.tables.get("known")).toEqual({ ...remembered("known", 50), turn: [0], ply: 9 });
    expect(memory.tables.get("b")).toMatchObject({ turn: [], given_up: true });
  });

  it("takes none for none", () => {
    rememberSeats(memory, [], 100);
    expect(order()).toEqual([]);
  });
});

describe("fetchUnseen", () => {
  const header = '[Game "pyramix"]\n[Players "1"]\n';
  const seats = [{ kind: "human" as const, name: "Ada", claimed: true }];
  const described: TableDescription = { table: "a", header, seats, you: [0], ply: 1, over: true };
  const record = `${header}[Seat0 "Ada"]\n\n* reveal\n`;
  let asked: string[];
  let answer: Outcome<TableDescription>;
  let text: () => Promise<string>;

  const sources = {
    describe: (table: string) => {
      asked.push(table);
      return Promise.resolve(answer);
    },
    fetchRecord: () => text(),
  };

  beforeEach(() => {
    asked = [];
    answer = { ok: true, value: described };
    text = () => Promise.resolve(record);
    rememberSeats(memory, [seated("a")], 100);
  });

  it("gives a table its seats and its record, as a visit would", async () => {
    await fetchUnseen(memory, sources);
    const entry = { record: `${header}\n* reveal\n`, seats, over: true, touched: 99 };
    expect(memory.tables.get("a")).toMatchObject(entry);
  });

  it("asks again for a table that has gone on since it was seen", async () => {
    memory.tables.put({ ...remembered("seen", 500), ply: 2 });
    memory.tables.put({ ...remembered("same", 400), ply: 1 });
    answer = { ok: true, value: { ...described, incidents: ["1 0 resign"], given_up: true } };
    await fetchUnseen(memory, sources);
    expect(asked.sort()).toEqual(["a", "seen"]);
    const gone = { incidents: ["1 0 resign"], given_up: true };
    expect(memory.tables.get("seen")).toMatchObject({ record: `${header}\n* reveal\n`, ...gone });
  });

  it("keeps what was seen of a table that the server has no longer", async () => {
    memory.tables.put({ ...remembered("seen", 500), ply: 2 });
    answer = { ok: false, error: { code: "unknown", message: "No." } };
    await fetchUnseen(memory, sources);
    expect(order()).toEqual(["seen"]);
  });

  it("does not ask for what has been seen, nor for more than a few", async () => {
    memory.tables.put(remembered("seen", 500));
    const many = Array.from({ length: 30 }, (_, index) => seated(`t${index}`));
    rememberSeats(memory, many, 400);
    await fetchUnseen(memory, sources);
    expect(asked).toHaveLength(20);
    expect(asked[0]).toBe("t0");
    expect(asked).not.toContain("seen");
  });

  it("forgets a table that is gone before anything of it was seen", async () => {
    answer = { ok: false, error: { code: "unknown", message: "There is no such table." } };
    await fetchUnseen(memory, sources);
    expect(memory.tables.get("a")).toBeNull();
  });

  it("leaves it for another time when the server does not answer", async () => {
    const before = memory.tables.get("a");
    answer = { ok: false, error: { code: "unreachable", message: "Away." } };
    await fetchUnseen(memory, sources);
    answer = { ok: true, value: described };
    text = () => Promise.reject(new Error("503"));
    await fetchUnseen(memory, sources);
    expect(memory.tables.get("a")).toEqual(before);
  });

  it("does not put back what was opened or put away meanwhile", async () => {
    text = () => {
      memory.tables.remove("a");
      return Promise.resolve(record);
    };
    await fetchUnseen(memory, sources);
    expect(memory.tables.get("a")).toBeNull();

    memory.tables.put({ ...remembered("b", 7), record: "" });
    text = () => {
      memory.tables.put(remembered("b", 8));
      return Promise.resolve(record);
    };
    await fetchUnseen(memory, sources);
    expect(memory.tables.get("b")).toEqual(remembered("b", 8));
  });
});
