import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "$lib/games";
import { realCore } from "$lib/testing";
import { EVENTS, gameAfter, SEATS } from "../fixtures";
import { words } from "../words";
import { groupsAt } from "./groups";
import { scoringParts, scoringSteps } from "./scoring";

let view: View;
beforeAll(async () => {
  view = gameAfter(await realCore("ankhor"), EVENTS.length).last;
});

describe("the final scoring", () => {
  it("tells each part of the standing, then the result", () => {
    const parts = view.standing.parts.map(({ name }) => name);
    expect(scoringParts(view).map(({ key }) => key)).toEqual(parts);
    const steps = scoringSteps(view, SEATS);
    expect(steps.map(({ part }) => part)).toEqual([...parts, "total"]);
    expect(steps[0]?.text).toBe("Each bonus token is worth 3 points. Ada 3 and Grace 0.");
    expect(steps[5]?.text).toBe("Ada wins with 24 points.");
    expect(steps[5]?.lit).toEqual([null, null]);
  });

  it("lights the tiles that count", () => {
    const [, twos, animals, colours, tokens] = scoringSteps(view, SEATS);
    expect(twos?.lit.map((tiles) => tiles?.size)).toEqual([3, 3]);
    expect(animals?.lit.map((tiles) => tiles?.size)).toEqual([4, 3]);
    expect(colours?.lit.map((tiles) => tiles?.size)).toEqual([11, 8]);
    expect(tokens?.lit[1]).toEqual(new Set(["1,3^1"]));
  });

  it("says that a tie was broken, or shared", () => {
    const { derived } = view as View & { derived: object };
    const decidedBy = (decided_by: string, winners: number[]) =>
      scoringSteps({ ...view, winners, derived: { ...derived, decided_by } } as View, SEATS)[5];
    expect(decidedBy("tiles", [0])?.text).toBe(
      "Ada wins with 24 points. With equal points, fewer tiles decide.",
    );
    expect(decidedBy("tokens", [0])?.text).toBe(
      "Ada wins with 24 points. With equal points and tiles, fewer tokens decide.",
    );
    expect(decidedBy("nothing", [0, 1])?.text).toBe(
      "Ada and Grace share the win with 24 points each.",
    );
  });
});

describe("groups", () => {
  it("are those of the tile, with their points", () => {
    const lit = groupsAt(view, 0, "3,1^1");
    expect([lit.colour?.tiles.length, lit.animal?.tiles.length]).toEqual([6, 2]);
    const { groups } = words().table;
    expect(groups(lit)).toBe("White group of 6: six points. Falcon group of 2: two points.");
    expect(groups(groupsAt(view, 0, "0,0^0"))).toBe("In no group yet.");
  });
});
