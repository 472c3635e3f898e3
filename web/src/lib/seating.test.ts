import { describe, expect, it } from "vitest";
import {
  arranged,
  changedOptions,
  drawn,
  kindsOf,
  localSeats,
  needsPerson,
  requestedSeats,
  resized,
  type Preset,
} from "./seating";

const kinds = (seats: { kind: string }[]) => seats.map((seat) => seat.kind);

const start = (preset: Preset) => resized([], 3, preset, "1");

describe("the form's seats", () => {
  it("begin with oneself, among bots, at one device, or with friends by link", () => {
    expect(kinds(start("bots"))).toEqual(["me", "bot", "bot"]);
    expect(kinds(start("device"))).toEqual(["me", "me", "me"]);
    expect(kinds(start("link"))).toEqual(["me", "open", "open"]);
  });

  it("keep what was chosen when the number of players changes", () => {
    const seats = start("bots").map((seat) => ({ ...seat, name: "Ada", level: "4" }));
    const more = resized(resized(seats, 2, "bots", "1"), 4, "bots", "1");
    expect(more.map(({ key, level }) => [key, level])).toEqual([
      [0, "4"],
      [1, "4"],
      [2, "1"],
      [3, "1"],
    ]);
    expect(more[0]).toBe(seats[0]);
  });

  it("become those of another preset, with the names that were given", () => {
    const named = start("device").map((seat) => ({ ...seat, name: `guest ${seat.key}` }));
    const byLink = arranged(named, "link", "3");
    expect(kinds(byLink)).toEqual(["me", "open", "open"]);
    expect(byLink.map(({ name }) => name)).toEqual(["guest 0", "guest 1", "guest 2"]);
    expect(arranged(byLink, "bots", "5").map(({ level }) => level)).toEqual(["5", "5", "5"]);
    expect(kinds(arranged(byLink, "device", "5"))).toEqual(["me", "me", "me"]);
  });

  it("need a person for a table of the server, here or to come", () => {
    const bots = start("bots").map((seat) => ({ ...seat, kind: "bot" as const }));
    expect(needsPerson(bots)).toBe(true);
    expect(needsPerson(arranged(bots, "link", "1"))).toBe(false);
    expect(needsPerson(start("bots"))).toBe(false);
  });

  it("become a local game's seats and a request to the server", () => {
    const [own, bot] = arranged(resized([], 2, "bots", "1"), "bots", "3");
    const open = start("link")[1];
    if (!own || !bot || !open) throw new Error("seats are missing");
    const grace = { ...own, name: " Grace\n" };
    expect(localSeats([grace, bot])).toEqual([
      { kind: "me", name: "Grace" },
      { kind: "bot", name: "bot:3" },
    ]);
    expect(requestedSeats([grace, { ...own, name: "  " }, open, bot])).toEqual([
      { kind: "me", name: "Grace" },
      { kind: "me" },
      { kind: "open" },
      { kind: "bot", level: 3 },
    ]);
  });

  it("may be taken by link only where there is a server", () => {
    expect(kindsOf.link).toContain("open");
    for (const preset of ["bots", "device"] as const) expect(kindsOf[preset]).not.toContain("open");
  });
});

describe("drawn", () => {
  it("can give every order, and keeps everybody", () => {
    const orders = new Set<string>();
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const draws = [first, second];
        orders.add(drawn(["a", "b", "c"], () => draws.shift() ?? 0).join(""));
      }
    }
    expect([...orders].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
  });
});

describe("changedOptions", () => {
  const infos = [{ name: "cobras", summary: "", values: ["visible", "all"] }];
  it("names only what is not the default", () => {
    expect(changedOptions(infos, {})).toEqual({});
    expect(changedOptions(infos, { cobras: "visible" })).toEqual({});
    expect(changedOptions(infos, { cobras: "all" })).toEqual({ cobras: "all" });
  });
});
