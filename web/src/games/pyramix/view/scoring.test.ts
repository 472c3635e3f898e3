import { describe, expect, it } from "vitest";
import { collectionsOf } from "./collection";
import { viewOf } from "./fixtures";
import type { Code } from "./position";
import { scoringSteps } from "./scoring";
import { words } from "../words";

const SEATS = [{ name: "Ada" }, { name: "Grace" }];
const TRAY: Record<string, Code> = {
  "005": "X",
  "014": "gA",
  "104": "bC",
  "500": "bE",
  "050": "pA",
};

function ended(standing: Record<string, unknown>, winners: number[]): ReturnType<typeof viewOf> {
  const taken: Code[][] = [
    ["bC", "bA", "X", "bA", "oA"],
    ["bA", "oA", "gE"],
  ];
  const parts = Object.entries({ collected: [5, 5], b: [3, 0], p: [0, 0], o: [0, 0], g: [0, 0] });
  const view = viewOf({
    cubes: TRAY,
    next: "over",
    left: 0,
    taken,
    leaders: { b: [0], o: [0, 1] },
    standing: {
      parts: parts.map(([name, points]) => ({ name, points })),
      total: [8, 5],
      out: ["005", "014", "104"],
      ankhs: { b: [2, 1], p: [0, 0], o: [1, 1], g: [0, 0] },
      awards: { b: 0, p: null, o: null, g: null },
      awarded: { b: ["500"], p: ["050"], o: [], g: [] },
      ...standing,
    },
  });
  return { ...view, winners };
}

describe("scoringSteps", () => {
  const steps = scoringSteps(ended({}, [0]), SEATS);

  it("tells the cobras, the colours and the result in this order", () => {
    expect(steps.map((step) => step.part)).toEqual([
      "collected",
      "cobras",
      "b",
      "p",
      "o",
      "g",
      "total",
    ]);
    expect(steps.map((step) => step.text)).toEqual([
      "One layer is left in the tray. Collected so far: Ada 5 and Grace 5.",
      "The cobra goes out of play, and with it two cubes that lie next to it.",
      "Ada holds most blue ankhs (Ada 2 and Grace 1) and is awarded one blue cube: three points.",
      "Nobody holds purple ankhs: the purple cubes in the tray go to nobody.",
      "Ada and Grace tie with one orange ankh each: the orange cubes in the tray go to nobody.",
      "Nobody holds green ankhs: the green cubes in the tray go to nobody.",
      "Ada wins with 8 points.",
    ]);
  });

  it("lights what a step is about and drops what has left the tray", () => {
    expect(steps[1]).toMatchObject({ lit: ["005", "014", "104"], gone: ["005", "014", "104"] });
    expect(steps[2]).toMatchObject({ lit: ["500"], gone: ["005", "014", "104", "500"] });
    expect(steps[3]).toMatchObject({ lit: ["050"], gone: ["005", "014", "104", "500"] });
  });

  it("speaks to the person of this page", () => {
    const you = scoringSteps(ended({}, [0]), [{ name: "You", self: true }, { name: "Grace" }]);
    expect(you[2]?.text).toBe(
      "You hold most blue ankhs (you 2 and Grace 1) and are awarded one blue cube: three points.",
    );
    expect(you[6]?.text).toBe("You win with 8 points.");
  });

  it("has words for no cobra, for lone cobras, an empty award and a shared win", () => {
    const none = scoringSteps(ended({ out: [] }, [0]), SEATS);
    expect(none[1]?.text).toBe("No cobra is left in the tray: every cube stays in play.");
    const lone = scoringSteps(ended({ out: ["005"] }, [0]), SEATS);
    expect(lone[1]?.text).toBe("The cobra goes out of play; no cube lies next to it.");
    const awarded = { b: [], p: [], o: [], g: [] };
    const shared = scoringSteps(ended({ awarded, total: [8, 8] }, [0, 1]), SEATS);
    expect(shared[2]?.text).toBe(
      "Ada holds most blue ankhs (Ada 2 and Grace 1), but no blue cube is left in play.",
    );
    expect(shared[6]?.text).toBe("Ada and Grace share the win with 8 points each.");
  });
});

describe("collectionsOf", () => {
  it("sorts what each player holds and says who leads", () => {
    const [ada, grace] = collectionsOf(ended({}, [0]));
    expect(ada).toMatchObject({ collected: 5, total: 8, cobras: 1 });
    expect(ada?.groups[0]).toEqual({
      colour: "b",
      cubes: ["bA", "bA", "bC"],
      ankhs: 2,
      lead: "alone",
      award: 3,
    });
    expect(ada?.groups[2]?.lead).toBe("tied");
    expect(grace?.groups[0]?.lead).toBe("none");
    expect(grace?.groups[1]?.lead).toBe("none");
  });

  it("speaks a group", () => {
    const groups = collectionsOf(ended({}, [0]))[0]?.groups ?? [];
    expect(groups.map(words().side.holding)).toEqual([
      "Blue: two ankhs, the most, worth three more points now; collected blue ankh, blue ankh and blue crane.",
      "Purple: no ankhs.",
      "Orange: one ankh, tied for the most; collected orange ankh.",
      "Green: no ankhs.",
    ]);
  });
});
