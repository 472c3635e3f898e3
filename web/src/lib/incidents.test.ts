import { describe, expect, it } from "vitest";
import {
  endOfTime,
  endsBy,
  incidentsOf,
  keptEvents,
  readIncident,
  readIncidents,
  seatsAfter,
  seatsAfterSwap,
  type Incident,
} from "./incidents";

const read = (...texts: string[]): Incident[] => texts.flatMap((text) => readIncident(text) ?? []);

describe("an incident", () => {
  it("says when, who and what", () => {
    const table = null;
    expect(readIncident("17 1 leave")).toEqual({ ply: 17, seat: 1, kind: "leave", table });
    expect(readIncident("0 0 resign")).toEqual({ ply: 0, seat: 0, kind: "resign", table });
    const rematch = { ply: 40, seat: 2, kind: "rematch", table: "p3Zk-_" };
    expect(readIncident("40 2 rematch p3Zk-_")).toEqual(rematch);
  });

  it.each(["", "17 1", "17 1 dance", "1 leave", "-1 0 leave", "17 1 leave there", "40 2 rematch"])(
    "of a later version is nothing to this page: %j",
    (text) => expect(readIncident(text)).toBeNull(),
  );

  it("stands in the tags of a record, numbered from 0 without a gap", () => {
    const tags = new Map([
      ["Incident.1", "31 1 return"],
      ["Incident.0", "17 1 leave"],
      ["Incident.3", "50 0 leave"],
    ]);
    expect(incidentsOf(tags)).toEqual(["17 1 leave", "31 1 return"]);
    expect(incidentsOf(new Map())).toEqual([]);
  });
});

describe("after incidents", () => {
  const people = [true, true, true];

  it("a stand-in plays for who left, was away or gave up, until they are back", () => {
    const { standIns } = seatsAfter(read("3 0 leave", "4 1 absent", "5 2 resign"), people);
    expect([...standIns]).toEqual([
      [0, "leave"],
      [1, "absent"],
      [2, "resign"],
    ]);
    const back = seatsAfter(read("3 0 leave", "4 1 absent", "9 0 return"), people);
    expect([...back.standIns.keys()]).toEqual([1]);
  });

  it("the first rematch is the one", () => {
    const { rematch } = seatsAfter(read("9 1 rematch a", "9 0 rematch b"), people);
    expect(rematch).toEqual({ seat: 1, table: "a" });
    expect(seatsAfter([], people).rematch).toBeNull();
  });

  it("a game is given up when one seat is left, or no person's", () => {
    expect(seatsAfter(read("3 0 resign"), [true, true]).givenUp).toBe(true);
    expect(seatsAfter(read("3 0 leave"), [true, true]).givenUp).toBe(false);
    expect(seatsAfter(read("3 0 resign"), people).givenUp).toBe(false);
    expect(seatsAfter(read("3 0 resign", "4 2 resign"), people).givenUp).toBe(true);
    expect(endsBy([0], [true, false])).toBe(true);
    expect(endsBy([0], [true, false, false])).toBe(true);
    expect(endsBy([0], [true, false, true])).toBe(false);
    expect(endsBy([], [false, false])).toBe(false);
  });
});

describe("what all agree on", () => {
  const people = [true, true];

  it("tells how many events a turn that was taken back has left", () => {
    expect(readIncident("17 1 undo 15")).toMatchObject({ kind: "undo", table: null, to: 15 });
    expect(["17 1 undo 15", "17 1 leave", "x"].map(keptEvents)).toEqual([15, Infinity, Infinity]);
    for (const text of ["17 1 undo", "17 1 undo p3Zk", "17 1 draw 3"])
      expect(readIncident(text)).toBeNull();
  });

  it("stands where the line goes on", () => {
    const texts = ["9 0 leave", "17 1 leave", "17 1 undo 15", "?", "16 1 return"];
    expect(readIncidents(texts).map(({ ply }) => ply)).toEqual([9, 15, 15, 16]);
  });

  it("ends the game as a draw, and lets nobody else play meanwhile", () => {
    const drawn = seatsAfter(read("9 1 draw"), people);
    expect(drawn).toMatchObject({ drawn: true, givenUp: true, resigned: [] });
    expect(drawn.standIns.size).toBe(0);
  });

  it("pauses it until it is resumed", () => {
    expect(seatsAfter(read("9 1 adjourn"), people).adjourned).toBe(true);
    expect(seatsAfter(read("9 1 adjourn", "9 0 resume"), people).adjourned).toBe(false);
    expect(seatsAfter(read("9 1 adjourn", "9 0 leave"), people).adjourned).toBe(true);
  });

  it("says since when it pauses, unless an earlier version told it", () => {
    const since = (...texts: string[]) => seatsAfter(read(...texts), people).adjournedSince;
    expect(since("9 1 adjourn 1772236800")).toBe(1772236800);
    expect(since("9 1 adjourn 1772236800", "9 0 resume")).toBeNull();
    expect(since("9 1 adjourn")).toBeNull();
    expect(readIncident("9 1 adjourn soon")).toBeNull();
  });

  it("has two seats change places, and whoever holds them", () => {
    const swap = "1 0 swap 2";
    expect(readIncident(swap)).toMatchObject({ kind: "swap", seat: 0, other: 2, table: null });
    expect(readIncident("1 0 swap")).toBeNull();
    expect([[0], [1], [1, 2], [0, 2]].map((held) => seatsAfterSwap(held, swap))).toEqual([
      [2],
      [1],
      [0, 1],
      [0, 2],
    ]);
    expect(seatsAfterSwap([0], "1 0 leave")).toBeNull();
    expect(seatsAfter(read(swap), people)).toMatchObject({ resigned: [], rematch: null });
  });
});

describe("the end of a time", () => {
  const people = [true, true];
  const ended = read("9 1 time");

  it("comes to what the table's terms say", () => {
    expect(endOfTime(new Map([["Clock", "live 300 3 bot"]]))).toBe("bot");
    expect(endOfTime(new Map([["Clock", "days 86400 0 free move"]]))).toBe("move");
    expect(endOfTime(new Map())).toBe("lose");
  });

  it("is lost, a bot's until they return, or one decision's", () => {
    expect(seatsAfter(ended, people, "lose")).toMatchObject({ resigned: [1], givenUp: true });
    const bot = seatsAfter(ended, people, "bot");
    expect([[...bot.standIns], bot.givenUp]).toEqual([[[1, "time"]], false]);
    expect(seatsAfter([...ended, ...read("9 1 return")], people, "bot").standIns.size).toBe(0);
    expect(seatsAfter(ended, people, "move").standIns.size).toBe(0);
  });

  it("is lost once too much has happened, whatever the terms say", () => {
    const many = Array.from({ length: 200 }, (_, at) => `1 0 ${at % 2 ? "return" : "leave"}`);
    expect(seatsAfter([...read(...many), ...ended], people, "move").givenUp).toBe(true);
  });
});
