import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { namedDice } from "./dice";
import { freshBetween, isRoll } from "./diff";
import { played } from "./fixtures";
import { builderOf, positionOf } from "./position";
import { medalState, raceOf } from "./race";
import { blockOf, COLOURS, factsOf, sheetColours } from "./stones";
import { turns } from "../choose/turns";

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});

describe("a sheet", () => {
  it("has its colours by place", () => {
    const { view } = played(core, "* roll ryg");
    const { colours } = builderOf(view, 0);
    expect(colours.size).toBe(56);
    expect(
      ["P11", "P21", "P61", "L5", "R1", "K", "M34", "Q12"].map((it) => colours.get(it)),
    ).toEqual(["r", "b", "b", "l", "g", "g", "l", "g"]);
    expect(builderOf(view, 1).colours.get("P11")).toBe("y");
    expect(sheetColours(blockOf(view), "").size).toBe(0);
  });

  it("is as the core tells: 44 stones, 16 of them with symbols, and points beside them", () => {
    const { view } = played(core);
    const { all, quarry, symbolOn, printed } = blockOf(view);
    expect([all.length, quarry.length, symbolOn.size]).toEqual([44, 12, 16]);
    expect(symbolOn.get("M33")).toBe("lotus");
    expect(printed.pyramid.map(({ points }) => points)).toEqual([1, 3, 6, 10, 15, 21]);
    expect(printed.arch.map(({ points }) => points)).toEqual([0, 1, 3, 5, 7, 10]);
    expect(printed.mosaic[3]).toEqual({ stones: 10, points: 11 });
    expect(factsOf(view).colours.map(({ letter }) => letter)).toEqual(COLOURS);
    expect(blockOf(played(core, "* roll ryg").view)).toEqual(blockOf(view));
  });
});

describe("dice", () => {
  it("keep their names when they are taken and blocked", () => {
    const rolled = positionOf(played(core, "* roll rrb").view);
    const taken = positionOf(played(core, "* roll rrb", "0 P11<die").view);
    const later = positionOf(played(core, "* roll rrb", "0 P11<die", "0 end").view);
    const names = (dice: { name: string }[]) => dice.map(({ name }) => name);
    expect(names([...namedDice(rolled).available])).toEqual(["1r1", "1r2", "1b1"]);
    expect(names([...namedDice(taken).taken])).toEqual(["1r1"]);
    expect(names([...namedDice(later).blocked])).toEqual(["1r1"]);
    expect(names([...namedDice(later).available])).toEqual(["1r2", "1b1"]);
  });
});

describe("what is new", () => {
  it("is what was crossed out and struck since", () => {
    const { before, view } = played(core, "* roll ryg", "0 P14<Q2");
    expect([...freshBetween(before, view, 0)]).toEqual(["P14", "Q1", "Q2"]);
    expect(freshBetween(view, before, 0).size).toBe(0);
    expect(freshBetween(null, view, 0).size).toBe(0);
    expect(isRoll(before, view)).toBe(false);
    const roll = played(core, "* roll ryg");
    expect(isRoll(roll.before, roll.view)).toBe(true);
  });
});

describe("the race", () => {
  it("knows who is how far, and what closes", () => {
    const events = ["* roll rbo", "0 M11+M12<die,die", "1 end", "* roll ryg", "1 end"];
    const open = played(core, ...events);
    const lotus = raceOf(open.view).find(({ key }) => key === "lotus");
    expect(lotus).toMatchObject({ state: "open", runners: [{ done: 1, of: 2 }, { done: 0 }] });
    const won = played(core, ...events, "0 M32+M33<die,die");
    const closed = raceOf(won.view).find(({ key }) => key === "lotus");
    expect(closed).toMatchObject({ state: "closed", runners: [{ won: true }, { won: false }] });
    expect(medalState(won.view, 0, "lotus")).toBe("won");
    expect(medalState(won.view, 1, "lotus")).toBe("lost");
    expect(medalState(won.view, 1, "sun")).toBe("open");
  });
});

describe("a turn that is prepared", () => {
  const ahead = (seat: number, ...events: string[]) =>
    turns.ahead?.(played(core, ...events).view, seat);

  it("waits for the ends of those before it, in this round", () => {
    expect(ahead(1, "* roll ryg")).toEqual([{ actor: 0, text: "end" }]);
    expect(ahead(0, "* roll ryg", "0 end")).toBeNull();
    expect(ahead(1, "* roll ryg", "0 end")).toBeNull();
    expect(ahead(0)).toBeNull();
  });

  it("is the same while own sheet and dice are", () => {
    const now = played(core, "* roll ryg", "0 end").view;
    const blocked = played(core, "* roll ryg", "0 P11<die", "0 end").view;
    const paid = played(core, "* roll ryg", "0 P14<J", "0 end").view;
    expect(turns.same?.(1, now, blocked)).toBe(false);
    expect(turns.same?.(1, now, paid)).toBe(true);
    expect(turns.same?.(0, now, paid)).toBe(false);
  });
});
