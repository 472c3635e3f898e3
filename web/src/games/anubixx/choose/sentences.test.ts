// Every sentence of Anubixx in all languages: none is empty, unfilled or left in English.
import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { realCore } from "$lib/testing";
import { captionOf, type Situation } from "./caption";
import { describeEvent } from "../view/events";
import { played, SEATS } from "../view/fixtures";
import { foresee, meansOf } from "./payment";
import { builderOf } from "../view/position";
import { spokenJoker, spokenMedal, spokenQuarry, spokenStone } from "./spoken";
import { words } from "../words";
import { stepOf, stepsOf } from "../view/steps";

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});

/** The sentence for the last of these events. */
function told(...events: string[]): string {
  const { timeline } = played(core, ...events);
  const event = timeline.events.at(-1);
  if (!event) throw new Error("no event");
  const { ply } = timeline;
  return describeEvent(event, timeline.view(ply - 1), timeline.view(ply), SEATS);
}

const step = (text: string) => stepOf(text) ?? { text, stones: [], payments: [] };

describe("sentences", () => {
  it("tell what chance brings", () => {
    expect(told()).toBe("The sheets are dealt: Ada A and you B.");
    expect(told("* roll rrb")).toBe("Ada rolled 2 red and blue.");
  });

  it("tell what was crossed out and how it was paid", () => {
    expect(told("* roll ryg", "0 P11<die")).toBe(
      "Ada crossed out a red stone in row 1 of the pyramid with the red die.",
    );
    expect(told("* roll ryg", "0 P14<Q2")).toBe(
      "Ada crossed out a blue stone in row 1 of the pyramid with a quarry stone.",
    );
    expect(told("* roll ryg", "0 M11+M12<die,J")).toBe(
      "Ada crossed out two mosaic stones: the red stone with the red die and the orange stone " +
        "with a joker.",
    );
    expect(told("* roll ryg", "0 end")).toBe("Ada built nothing.");
    expect(told("* roll ryg", "0 P11<die", "0 end")).toBe("Ada ended the turn.");
  });

  it("tell of bonuses that are won and closed", () => {
    const events = ["* roll rbo", "0 M11+M12<die,die", "1 end", "* roll ryg", "1 end"];
    expect(told(...events, "0 M32+M33<die,die")).toBe(
      "Ada crossed out two mosaic stones: the yellow stone with the yellow die and the red stone " +
        "with the red die. " +
        "Ada won the lotus bonus! Closed now: the lotus bonus.",
    );
  });
});

describe("names", () => {
  it("say where a stone is and whether it can be had", () => {
    const { view } = played(core, "* roll ryg");
    const builder = builderOf(view, 0);
    const asked = { mark: undefined, error: undefined, selected: false, pair: false };
    expect(spokenStone(view, builder, "K", null)).toBe("Green stone, final stone of the arch, sun");
    expect(spokenStone(view, builder, "P11", { ...asked, mark: "die" })).toBe(
      "Red stone, pyramid row 1, stone 1, scarab, can be crossed out with a die",
    );
    expect(spokenStone(view, builder, "M13", { ...asked, mark: "paid", pair: true })).toBe(
      "Green stone, mosaic row 1, stone 3, can be crossed out with a neighbour at a cost",
    );
    expect(spokenStone(view, builder, "M13", { ...asked, mark: "die" })).toMatch(
      /, can be crossed out with a die$/,
    );
    const error = { code: "illegal", message: "It rests.", rule: "ANX-21" };
    expect(spokenStone(view, builder, "P21", { ...asked, error })).toBe(
      "Blue stone, pyramid row 2, stone 1, cannot be crossed out: what it rests on is not crossed out (ANX-21)",
    );
    expect(spokenStone(view, builder, "L2", null)).toBe("Red stone, left column, level 2");
  });

  it("say what is left of quarry, jokers and bonuses", () => {
    const { view } = played(core, "* roll ryg", "0 P14<Q2", "0 P15<J");
    const builder = builderOf(view, 0);
    expect(spokenQuarry(view, builder, "Q1")).toBe(
      "Orange, quarry stone 1 of 12, struck or passed over",
    );
    expect(spokenQuarry(view, builder, "Q3")).toBe("Green, quarry stone 3 of 12, left");
    expect([1, 2, 3].map((number) => spokenJoker(view, builder, `J${number}`))).toEqual([
      "Joker 1, left",
      "Joker 2, used",
      "Joker 3, not in play",
    ]);
    expect(spokenMedal(view, builder, "bonus-sun", SEATS)).toBe(
      "Sun bonus, 0 of 1 stone with the sun crossed out, still open: 3 points",
    );
  });

  it("say whose a sheet is", () => {
    const { sheetOf } = words().board;
    const people = [{ name: "Zoe", self: true }, { name: "Ada" }, { name: "Boris" }];
    expect(people.map(sheetOf)).toEqual(["Your sheet", "Ada’s sheet", "Boris’ sheet"]);
  });
});

describe("payments", () => {
  const foreseen = (text: string, ...events: string[]) => {
    const { view, preview } = played(core, "* roll ryg", ...events);
    const after = preview(text);
    if (!after) throw new Error(`not legal: ${text}`);
    return foresee(view, after, 0, step(text));
  };

  it("have a label", () => {
    const label = (text: string) => words().payment.means(meansOf(step(text)));
    expect(label("M21+M22<Q4,Q2")).toBe("Quarry 2 and 4");
    expect(label("M21+M22<J,J")).toBe("2 jokers");
    expect(label("M11+M12<die,Q1")).toBe("A die and quarry 1");
  });

  it("pass over quarry stones", () => {
    const passed = (text: string, ...events: string[]) =>
      words().payment.passed(foreseen(text, ...events).passed);
    expect(passed("M21+M22<Q4,Q2")).toBe("passes over 2 quarry stones");
    expect(passed("P14<Q2")).toBe("passes over 1 quarry stone");
    expect(passed("P15<Q4", "0 P14<Q2")).toBe("passes over 1 quarry stone");
    expect(passed("P12<die", "0 P14<Q2")).toBe("");
  });

  it("cost points", () => {
    expect([foreseen("P14<Q2").lost, foreseen("P14<J").lost]).toEqual([2, 2]);
    const { cost } = words().payment;
    expect([cost(0), cost(1)]).toEqual([", costs nothing", ", costs 1 point"]);
  });

  it("strike what pays, and the stones bring points", () => {
    expect(foreseen("M21+M22<J,Q2").struck).toEqual(["M21", "M22", "Q2", "J2"]);
    expect(foreseen("P11<die")).toEqual({
      struck: ["P11"],
      passed: [],
      lost: 0,
      gains: [{ part: "pyramid", points: 1 }],
    });
  });
});

describe("the caption", () => {
  function caption(change: Partial<Situation>, ...events: string[]) {
    const { view, preview, check } = played(core, "* roll ryg", ...events);
    const place = change.place ?? null;
    return captionOf({
      view,
      builder: builderOf(view, 0),
      seats: SEATS,
      choosable: true,
      preparing: false,
      whole: null,
      place,
      selected: null,
      steps: stepsOf(view),
      error: place ? check(`${place}<die`) : null,
      preview,
      ...change,
    });
  }

  it("says what a stone costs and brings", () => {
    expect(caption({ place: "P11" })).toEqual({
      title: "Red stone · pyramid row 1, stone 1",
      text: "Bears the scarab. With the red die; pyramid +1.",
      refused: false,
    });
    expect(caption({ place: "P14", error: null }).text).toBe(
      "There are 2 ways to pay: choose one.",
    );
    expect(caption({ place: "M32", error: null }).text).toBe(
      "The mosaic takes two: choose this stone, then a neighbour.",
    );
    expect(caption({ place: "M32", selected: "M32", error: null }).text).toBe(
      "Choose its neighbour, too.",
    );
    expect(caption({ place: "M31", selected: "M32", error: null }).text).toBe(
      "Bears the snake. The green stone with the green die and the yellow stone with the yellow die.",
    );
  });

  it("does not answer a stone in red that was just crossed out, where the pointer still rests", () => {
    const said = caption({ place: "P11" }, "0 P11<die");
    expect(said).toMatchObject({ text: "Bears the scarab. Crossed out.", refused: false });
  });

  it("says who has won a bonus", () => {
    const rounds = ["* roll rbo", "0 M11+M12<die,die", "1 end", "* roll ryg", "1 end"];
    const { view } = played(core, ...rounds, "0 M32+M33<die,die");
    const place = "bonus-lotus";
    const of = (seat: number) => caption({ view, builder: builderOf(view, seat), place });
    expect(of(0).text).toBe("2 of 2 stones with the lotus crossed out. Won: 3 points.");
    expect(of(1).text).toBe(
      "0 of 2 stones with the lotus crossed out. Closed: others were faster (Ada has it).",
    );
  });

  it("says why not", () => {
    const { text, refused } = caption({ place: "P31" });
    expect(refused).toBe(true);
    expect(text).toContain("(ANX-21)");
  });

  it("speaks of quarry, jokers and bonuses", () => {
    expect(caption({ place: "Q3", error: null })).toMatchObject({ title: "Green quarry stone" });
    expect(caption({ place: "J1", error: null }).text).toBe("2 jokers left, 2 points each.");
    expect(caption({ place: "bonus-eye", error: null }).text).toBe(
      "0 of 2 stones with the eye crossed out. Still open: 3 points.",
    );
    expect(caption({ place: "bonus-end", error: null }).text).toContain(
      "0 of 2 buildings complete",
    );
  });

  it("says what one can do", () => {
    expect(caption({}).text).toContain("Framed stones");
    expect(caption({}, "0 P11<die").text).toBe("One more stone, or end the turn.");
    expect(caption({ preparing: true }).text).toContain("Prepare your turn meanwhile");
    expect(caption({ whole: "asked" }).title).toBe("The turn is whole");
    expect(caption({ whole: "waiting" }).title).toBe("Your turn is prepared");
    expect(caption({ choosable: false }).text).toContain("Ada builds");
  });
});
