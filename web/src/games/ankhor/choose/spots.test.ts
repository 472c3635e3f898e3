import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { captionOf, cityName } from "./caption";
import { EVENTS, gameAfter, situationIn } from "../fixtures";
import type { InHand, Situation } from "./situation";
import { anyMove, lessOne, spotsFor } from "./spots";
import { actionsOf } from "./actions";

let core: Core;
beforeAll(async () => {
  core = await realCore("ankhor");
});

const situationAt = (count: number, picked: InHand | null, changes: Partial<Situation> = {}) =>
  situationIn(gameAfter(core, count), picked, changes);

const at = (start: string) => EVENTS.findIndex((event) => event.startsWith(start));

describe("places for a tile", () => {
  it("are, over a whole game, exactly the legal ones, and the others are refused", () => {
    for (let count = 3; count < EVENTS.length; count++) {
      const first = situationAt(count, null);
      const bought: string[] = [];
      for (const slot of first.position.row.keys()) {
        if (!first.position.row[slot] || first.position.phase !== "main") continue;
        const picked = { kind: "slot", slot } as const;
        for (const spot of spotsFor(picked, first.position, first.own, first.legal)) {
          if (spot.open) bought.push(...spot.ways.map(({ text }) => text));
          else
            expect(first.check(spot.ways[0]?.text ?? ""), `${count} ${spot.place}`).not.toBeNull();
          if (spot.open && spot.saves && spot.ways.length === 1)
            expect(spot.price).toHaveLength((first.position.prices[slot]?.length ?? 0) - 1);
        }
      }
      const legal = first.legal.filter((text) => text.startsWith("buy "));
      expect(bought.sort()).toEqual([...legal].sort());
    }
  });

  it("know the price after the saving where that is settled", () => {
    const { spots } = situationAt(at("0 buy 1 1,1^1 -C"), { kind: "slot", slot: 1 });
    const top = spots.find(({ place }) => place === "1,1^1");
    expect(top).toMatchObject({ open: true, saves: true, price: ["I", "C"] });
    expect(lessOne(["F", "F", "T"], "F")).toEqual(["F", "T"]);
  });

  it("for a tile of the city are where it may be moved", () => {
    const { spots, own } = situationAt(at("0 move 4,0^0 4,2^0"), { kind: "tile", place: "4,0^0" });
    expect(spots.map(({ place }) => place)).toContain("4,2^0");
    expect(spots.every(({ open }) => open)).toBe(true);
    expect(anyMove(own, "0,0^0")).toMatch(/^move 0,0\^0 -?\d,-?\d\^0$/);
    expect(anyMove(own, "1,1^1")).toBeNull();
  });
});

describe("the words under the board", () => {
  it("say what to do, what a place brings, and why another is refused", () => {
    expect(captionOf(situationAt(3, null))).toEqual({
      title: "Take three tokens or buy a tile",
      text: "No tile can be afforded yet.",
    });
    expect(captionOf(situationAt(3, { kind: "slot", slot: 0 }))).toMatchObject({
      title: "Black two-point tile",
      refused: true,
      text: expect.stringMatching(/\(ANK-12\)$/),
    });
    const count = at("0 buy 1 1,1^1 -C");
    const stack = situationAt(count, { kind: "slot", slot: 1 }, { focus: "1,1^1" });
    expect(captionOf(stack)).toEqual({
      title: "White warehouse on top, on level 1",
      text: "One marker is saved, you choose. Three points more, 9 in all.",
      code: "Iw",
    });
    expect(cityName(stack, "1,1^1")).toBe(
      "Place 1,1^1 for the white warehouse, on top, on level 1. Three points more, 9 in all. The saved marker is to be chosen.",
    );
  });

  it("name what is pointed at in the market, and in the city", () => {
    const count = at("0 buy 1 1,1^1 -C");
    expect(captionOf(situationAt(count, null, { pointedKey: "slot1" }))).toMatchObject({
      title: "White warehouse",
      text: "Costs one ivory and one coal. Brings a token of its colour and can store one.",
    });
    expect(captionOf(situationAt(count, null, { pointedKey: "pilea" })).title).toBe(
      "Pile A: 10 tiles",
    );
    const tile = situationAt(count, null, { focus: "2,2^0" });
    expect(captionOf(tile).title).toBe("Red beetle, on the table");
  });
});

describe("the buttons", () => {
  const doer = { step: () => undefined, letGo: () => undefined, choose: () => undefined };
  const labels = (situation: Situation) =>
    actionsOf(situation, doer, null).map(({ label, off }) => (off ? `(${label})` : label));

  it("offer what the position allows", () => {
    expect(labels(situationAt(3, null))).toEqual([]);
    expect(labels(situationAt(3, null, { chosen: ["F"] }))).toEqual([
      "(Take and end turn)",
      "Put all back",
    ]);
    expect(labels(situationAt(3, null, { chosen: ["F", "F", "F"] }))).toEqual([
      "Take and end turn",
      "Put all back",
    ]);
    expect(labels(situationAt(3, null, { chosen: ["F", "F", "A"] }))).toContain("Only take");
    const due = situationAt(at("0 return C"), null);
    expect(due.due).toEqual({ resources: 1, ankhs: 0 });
    expect(labels(due)).toEqual(["(Give back and end turn)"]);
    expect(labels({ ...due, chosen: ["C"] })).toEqual(["Give back one coal"]);
    expect(labels(situationAt(at("0 return C") - 1, null))).toEqual(["End turn (1 to give back)"]);
  });

  it("ask which marker is saved", () => {
    const count = at("0 buy 1 1,1^1 -C");
    const there = { asked: "1,1^1", focus: "1,1^1" };
    const asked = situationAt(count, { kind: "slot", slot: 1 }, there);
    expect(captionOf(asked).title).toBe("Which marker is saved?");
    expect(labels(asked)).toEqual([
      "Save the coal, pay one ivory",
      "Save the ivory, pay one coal",
      "Leave it",
    ]);
  });
});
