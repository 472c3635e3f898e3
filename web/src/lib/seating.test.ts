import { describe, expect, it } from "vitest";
import {
  changedOptions,
  drawn,
  localSeats,
  moved,
  needsPerson,
  proposedSeat,
  requestedSeats,
  resized,
} from "./seating";

const kinds = (seats: { kind: string }[]) => seats.map((seat) => seat.kind);

describe("the form's seats", () => {
  const onDevice = resized([proposedSeat("device", 0, "Ada")], 3, "device");

  it("begin with oneself against bots, or friends by link", () => {
    expect(kinds(onDevice)).toEqual(["me", "bot", "bot"]);
    expect(kinds(resized([proposedSeat("link", 0, "")], 3, "link"))).toEqual([
      "me",
      "open",
      "open",
    ]);
  });

  it("hold a name for oneself alone, and a middle level for each bot", () => {
    expect(onDevice).toEqual([
      { key: 0, kind: "me", name: "Ada", level: "3" },
      { key: 1, kind: "bot", name: "", level: "3" },
      { key: 2, kind: "bot", name: "", level: "3" },
    ]);
    expect(proposedSeat("link", 1, "Ada").name).toBe("");
    expect(resized(onDevice, 2, "device")).toEqual(onDevice.slice(0, 2));
  });

  it("keep what was chosen when the number of players changes", () => {
    expect(resized(resized(onDevice, 2, "device"), 4, "device")[0]).toBe(onDevice[0]);
    expect(kinds(resized(onDevice, 4, "device"))).toEqual(["me", "bot", "bot", "bot"]);
  });

  it("follow the place of the table", () => {
    expect(kinds(moved(onDevice, "link"))).toEqual(["me", "open", "bot"]);
    expect(kinds(moved(moved(onDevice, "link"), "device"))).toEqual(["me", "bot", "bot"]);
  });

  it("need a person for a table of the server, here or to come", () => {
    const bots = onDevice.map((seat) => ({ ...seat, kind: "bot" as const }));
    expect(needsPerson(bots)).toBe(true);
    expect(needsPerson(moved(bots, "link"))).toBe(false);
    expect(needsPerson(onDevice)).toBe(false);
  });

  it("become a local game's seats and a request to the server", () => {
    expect(localSeats(onDevice.slice(0, 2))).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "bot", name: "bot:3" },
    ]);
    const grace = { ...proposedSeat("link", 0, " Grace\n") };
    expect([localSeats([grace]), requestedSeats([grace])]).toEqual([
      [{ kind: "me", name: "Grace" }],
      [{ kind: "me", name: "Grace" }],
    ]);
    const nameless = { ...proposedSeat("link", 0, "  ") };
    expect(requestedSeats([nameless, ...moved(onDevice, "link").slice(1)])).toEqual([
      { kind: "me" },
      { kind: "open" },
      { kind: "bot", level: 3 },
    ]);
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
