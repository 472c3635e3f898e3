import { afterEach, describe, expect, it, vi } from "vitest";
import { browserEntries, Memory, newId, passingEntries, type LocalGame } from "./storage";

const game = (id: string, touched: number): LocalGame => ({
  id,
  game: "pyramix",
  seats: [{ kind: "me", name: "Ada" }],
  record: "",
  over: false,
  touched,
});

describe("Memory", () => {
  it("keeps games one by one and lists the latest first", () => {
    const memory = new Memory(passingEntries());
    expect(memory.games.put(game("a", 1))).toBe(true);
    memory.games.put(game("b", 2));
    memory.games.put(game("a", 3));
    expect(memory.games.all().map((entry) => entry.id)).toEqual(["a", "b"]);
    expect(memory.games.get("b")).toEqual(game("b", 2));
    memory.games.remove("a");
    expect(memory.games.get("a")).toBeNull();
  });

  it("keeps games and tables apart", () => {
    const memory = new Memory(passingEntries());
    memory.games.put(game("a", 1));
    expect(memory.tables.all()).toEqual([]);
    expect(memory.tables.get("a")).toBeNull();
  });

  it("names what is wrong with an entry, and shows all others", () => {
    const entries = passingEntries();
    const memory = new Memory(entries);
    expect(memory.holdsAny()).toBe(false);
    entries.setItem("benben.table.t", "{not json");
    expect(memory.holdsAny()).toBe(true);
    memory.games.put(game("good", 1));
    const stored: Record<string, [string, string]> = {
      a: ["{not json", "it is not JSON"],
      b: ['{"id":"b"}', "game is not a text"],
      c: ["null", "it is not an object"],
      d: [JSON.stringify({ ...game("d", 1), seats: undefined }), "seats is not a list"],
      e: [JSON.stringify({ ...game("e", 1), over: 1 }), "over is not true or false"],
      f: [JSON.stringify(game("g", 1)), 'id is not "f"'],
    };
    for (const [id, [text]] of Object.entries(stored)) entries.setItem(`benben.game.${id}`, text);
    entries.setItem("benben.table.t", '{"id":"t","game":"cubus","record":"","seats":[{}]}');
    expect(memory.games.all().map(({ id }) => id)).toEqual(["good"]);
    expect(memory.games.get("d")).toBeNull();
    expect(memory.games.find("none")).toBeNull();
    const unreadable = memory.unreadable();
    expect(unreadable).toHaveLength(7);
    expect(unreadable.map(({ key, stored, fault }) => [key, stored, fault.message])).toEqual([
      ...Object.entries(stored).map(([id, [text, fault]]) => [`benben.game.${id}`, text, fault]),
      ["benben.table.t", expect.anything(), 'seats[0].kind is not "human" or "bot"'],
    ]);
    // Each language says it in a sentence of its own.
    expect(unreadable.at(-1)?.fault).toMatchObject({
      fault: "page_entry_unreadable",
      params: { field: "seats[0].kind" },
    });
    const [first] = unreadable;
    if (!first) throw new Error("none");
    memory.discard(first);
    expect(memory.unreadable()).toHaveLength(6);
    memory.putBack(first);
    expect(entries.getItem("benben.game.a")).toBe("{not json");
  });

  it("knows which tables were put away, among other entries", () => {
    const memory = new Memory(passingEntries());
    expect(memory.isAway("a")).toBe(false);
    memory.putAway("a");
    expect(memory.isAway("a")).toBe(true);
    expect(memory.tables.all()).toEqual([]);
  });

  it("finds what an earlier visit has kept", () => {
    const entries = passingEntries();
    entries.setItem("benben.game.a", JSON.stringify(game("a", 1)));
    entries.setItem("benben.away.t", "1");
    const memory = new Memory(entries);
    expect(memory.games.all()).toEqual([game("a", 1)]);
    expect([memory.isAway("t"), memory.isAway("a")]).toEqual([true, false]);
  });

  it("says when the browser refuses to keep a game", () => {
    const full = {
      ...passingEntries(),
      setItem: () => {
        throw new Error("full");
      },
    };
    const memory = new Memory(full);
    expect(memory.games.put(game("a", 1))).toBe(false);
    expect(memory.games.get("a")).toEqual(game("a", 1));
    expect(() => memory.putAway("a")).not.toThrow();
  });

  it("prefers what it could not keep to what it kept before, until it can again", () => {
    const entries = passingEntries();
    const memory = new Memory(entries);
    memory.games.put(game("a", 1));
    const keep = entries.setItem;
    entries.setItem = () => {
      throw new Error("full");
    };
    memory.games.put(game("a", 2));
    memory.games.put(game("b", 3));
    expect(memory.games.get("a")?.touched).toBe(2);
    expect(memory.games.all().map(({ id, touched }) => [id, touched])).toEqual([
      ["b", 3],
      ["a", 2],
    ]);
    entries.setItem = keep;
    memory.games.put(game("a", 4));
    expect(memory.games.get("a")?.touched).toBe(4);
    expect(new Memory(entries).games.get("a")?.touched).toBe(4);
    memory.games.remove("b");
    expect(memory.games.all().map(({ id }) => id)).toEqual(["a"]);
  });
});

describe("the browser's own memory", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is used where the browser allows it", () => {
    const own = passingEntries();
    vi.stubGlobal("localStorage", own);
    expect(browserEntries()).toBe(own);
  });

  it("is replaced, where the browser forbids it, by one that lasts as long as the page", () => {
    const forbidden = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden });
    const memory = new Memory(browserEntries());
    expect(memory.games.put(game("a", 1))).toBe(true);
    expect(memory.games.all()).toEqual([game("a", 1)]);
  });
});

describe("newId", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("differs wherever the random bits do, also where Base64 needs other signs", () => {
    const drawn = (byte: number) => {
      vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
      return newId();
    };
    expect(drawn(0xff)).toBe("_____________________w");
    expect(drawn(0xfb)).toBe("-_v7".repeat(5) + "-w");
  });

  it("is 22 characters that need no escaping", () => {
    expect(newId()).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(newId()).not.toBe(newId());
  });
});
