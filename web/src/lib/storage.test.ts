import { describe, expect, it } from "vitest";
import { Memory, newId, passingEntries, type LocalGame } from "./storage";

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

  it("takes an entry without the form for none", () => {
    const entries = passingEntries();
    entries.setItem("benben.game.a", "{not json");
    entries.setItem("benben.game.b", '{"id":"b"}');
    entries.setItem("benben.game.c", "null");
    const memory = new Memory(entries);
    expect(memory.games.all()).toEqual([]);
    expect(memory.games.get("a")).toBeNull();
  });

  it("knows which tables were put away, among other entries", () => {
    const memory = new Memory(passingEntries());
    expect(memory.isAway("a")).toBe(false);
    memory.putAway("a");
    expect(memory.isAway("a")).toBe(true);
    expect(memory.tables.all()).toEqual([]);
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
    expect(() => memory.saveSettings(memory.settings())).not.toThrow();
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

  it("has settings from the first visit on", () => {
    const memory = new Memory(passingEntries());
    expect(memory.settings()).toEqual({
      language: "system",
      theme: "system",
      sound: false,
      confirmTurns: true,
      name: "",
    });
    memory.saveSettings({
      language: "fr",
      theme: "dark",
      sound: true,
      confirmTurns: false,
      name: "Ada",
    });
    expect(memory.settings()).toEqual({
      language: "fr",
      theme: "dark",
      sound: true,
      confirmTurns: false,
      name: "Ada",
    });
  });
});

describe("newId", () => {
  it("is 22 characters that need no escaping", () => {
    expect(newId()).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(newId()).not.toBe(newId());
  });
});
