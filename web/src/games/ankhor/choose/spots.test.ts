import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { EVENTS, gameAfter, handIn } from "../fixtures";
import { slotsOf } from "../view/market";
import type { Code } from "../view/position";
import { tile } from "../words/en_names";
import { actionsOf } from "./actions";
import { captionOf, cityName } from "./caption";
import type { Hand, InHand } from "./hand.svelte";
import { movingAt, slotRefusal } from "./questions";
import { lessOne, spotsFor } from "./spots";

let core: Core;
beforeAll(async () => {
  core = await realCore("ankhor");
});

const handAt = (count: number, picked: InHand | null = null, changes: Partial<Hand> = {}): Hand =>
  Object.assign(handIn(gameAfter(core, count), picked), changes);

const at = (start: string) => EVENTS.findIndex((event) => event.startsWith(start));

describe("places for a tile", () => {
  it("are, over a whole game, exactly the legal ones, and the others are refused", () => {
    for (let count = 3; count < EVENTS.length; count++) {
      const first = handAt(count);
      const bought: string[] = [];
      for (const slot of first.position.row.keys()) {
        if (!first.position.row[slot] || first.position.phase !== "main") continue;
        const picked = { kind: "slot", slot } as const;
        if (!first.own) throw new Error("Somebody is to move.");
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
    const { spots } = handAt(at("0 buy 1 1,1^1 -C"), { kind: "slot", slot: 1 });
    const top = spots.find(({ place }) => place === "1,1^1");
    expect(top).toMatchObject({ open: true, saves: true, price: ["I", "C"] });
    expect(lessOne(["F", "F", "T"], "F")).toEqual(["F", "T"]);
  });

  it("for a tile of the city are where it may be moved", () => {
    const { spots } = handAt(at("0 move 4,0^0 4,2^0"), { kind: "tile", place: "4,0^0" });
    expect(spots.map(({ place }) => place)).toContain("4,2^0");
    expect(spots.every(({ open }) => open)).toBe(true);
  });
});

describe("the market", () => {
  it("has the slots from which something is bought, and marks what can be paid", () => {
    for (let count = 3; count < EVENTS.length; count++) {
      const { position, legal } = handAt(count);
      for (const { slot, price, reach, had } of slotsOf(position, legal)) {
        const bought = legal.filter((text) => text.startsWith(`buy ${slot} `));
        const full = bought.some((text) => /\^0$/.test(text));
        expect(reach, `${count} ${slot}`).toBe(full ? "any" : bought.length > 0 ? "top" : null);
        if (reach === "any") expect(had).toEqual(price.map(() => true));
        if (reach === "top") expect(had.filter((it) => !it).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it("counts each token once", () => {
    const { position, legal } = handAt(3);
    const offers = [{ missing: ["F"], savings: [] }] as const;
    const prices = [["F", "F", "F"]] as const;
    const [slot] = slotsOf({ ...position, offers, prices }, legal);
    expect(slot?.had).toEqual([true, true, false]);
    expect(slotsOf(position, [])[0]?.had).toEqual([]);
  });
});

describe("the words under the board", () => {
  it("say what to do, what a place brings, and why another is refused", () => {
    expect(captionOf(handAt(3))).toEqual({
      title: "Take three tokens or buy a tile",
      text: "No tile can be afforded yet.",
    });
    expect(captionOf(handAt(3, { kind: "slot", slot: 0 }))).toMatchObject({
      title: "Black two-point tile",
      refused: true,
      text: expect.stringMatching(/\(ANK-12\)$/),
    });
    const count = at("0 buy 1 1,1^1 -C");
    const stack = handAt(count, { kind: "slot", slot: 1 });
    stack.inCity.point("1,1^1", "mouse");
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
    const hand = handAt(count);
    hand.market.point("slot1", "mouse");
    expect(captionOf(hand)).toMatchObject({
      title: "White warehouse",
      text: "Costs one ivory and one coal. Brings a token of its colour and can store one.",
    });
    hand.market.point("pilea", "mouse");
    expect(captionOf(hand).title).toBe("Pile A: 10 tiles");
    hand.inCity.point("2,2^0", "mouse");
    expect(captionOf(hand).title).toBe("Red beetle, on the table");
  });
});

describe("the buttons", () => {
  const labels = (hand: Hand) =>
    actionsOf(hand, null).map(({ label, off }) => (off ? `(${label})` : label));

  it("offer what the position allows", () => {
    expect(labels(handAt(3))).toEqual([]);
    expect(labels(handAt(3, null, { chosen: ["F"] }))).toEqual([
      "(Take and end turn)",
      "Start over",
    ]);
    expect(labels(handAt(3, null, { chosen: ["F", "F", "F"] }))).toEqual([
      "Take and end turn",
      "Start over",
    ]);
    expect(labels(handAt(3, null, { chosen: ["F", "F", "A"] }))).toContain("Only take");
    const due = handAt(at("0 return C"));
    expect(due.due).toEqual({ resources: 1, ankhs: 0 });
    expect(labels(due)).toEqual(["(Give back and end turn)"]);
    due.chosen = ["C"];
    expect(labels(due)).toEqual(["Give back one coal"]);
    expect(labels(handAt(at("0 return C") - 1))).toEqual(["End turn (1 to give back)"]);
  });

  it("ask which marker is saved", () => {
    const count = at("0 buy 1 1,1^1 -C");
    const asked = handAt(count, { kind: "slot", slot: 1 }, { asked: "1,1^1" });
    expect(captionOf(asked).title).toBe("Which marker is saved?");
    expect(labels(asked)).toEqual([
      "Save the coal, pay one ivory",
      "Save the ivory, pay one coal",
      "Leave it",
    ]);
  });
});

describe("a question to the core", () => {
  const under = at("0 buy 1 1,1^1 -C") + 1;

  it("is why a tile stays where it is: with an ankh of all, without one of what is in hand", () => {
    const paying = handAt(under);
    expect(paying.position.ankh_action).toBe(true);
    expect(movingAt(paying, "2,2^0")?.error?.rule).toBe("ANK-40");
    expect(movingAt(paying, "1,1^1")).toBeNull();

    const without = [...EVENTS.keys()].slice(3).find((count) => {
      const { position, tiles, legal } = handAt(count);
      return tiles.length > 0 && legal.length > 0 && !position.ankh_action;
    });
    const poor = handAt(without ?? 0);
    const { place } = poor.tiles[0] ?? { place: "" };
    expect(movingAt(poor, place)).toBeNull();
    poor.picked = { kind: "tile", place };
    expect(movingAt(poor, place)?.error?.rule).toBe("ANK-13");
  });

  it("is which tile a refresh puts out", () => {
    const hand = handAt(3);
    expect(hand.legal).not.toContain("refresh a");
    hand.market.point("pilea", "mouse");
    const first = hand.position.row.find((code) => code !== null);
    expect(captionOf(hand).text).toContain(`the ${tile(first as Code)} goes out`);
  });

  it("is why a tile of the row cannot be bought at all", () => {
    expect(slotRefusal(handAt(3), 0)?.rule).toBe("ANK-12");
    expect(slotRefusal(handAt(at("0 buy 1 1,1^1 -C")), 1)).toBeNull();
  });
});
