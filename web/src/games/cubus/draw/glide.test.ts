import { describe, expect, it } from "vitest";
import { cardsOf, facesOf, parseStack } from "../view/stack";
import { bestLift, bestShift, flocksOf, isStill, passageOf } from "./glide";

const passage = (before: string, after: string) => passageOf(parseStack(before), parseStack(after));

describe("how two stacks lie over each other", () => {
  it("moves nothing where boxes were only added in front", () => {
    expect(bestShift(parseStack("2,1"), parseStack("2,1/1,1"))).toEqual({ i: 0, j: 0, z: 0 });
  });

  it("moves along the floor where a column was added behind", () => {
    expect(bestShift(parseStack("2,2"), parseStack("2,2,2"))).toMatchObject({ j: 0, z: 0 });
    expect(bestShift(parseStack("1*"), parseStack("1,1*"))).toEqual({ i: 1, j: 0, z: 0 });
  });

  it("rises where a layer was pushed under", () => {
    const shift = bestShift(parseStack("2*,1/1,1*"), parseStack("3*,2/2,2*"));
    expect(shift).toEqual({ i: 0, j: 0, z: 1 });
    expect(bestLift(parseStack("2,1"), parseStack("3,2")).z).toBe(1);
    expect(bestLift(parseStack("3,2"), parseStack("2,1")).z).toBe(-1);
    expect(bestLift(parseStack("2,1"), parseStack("2,1,1")).z).toBe(0);
  });
});

describe("a passage", () => {
  it("brings every card of the earlier picture somewhere, and fills the later one", () => {
    const [before, after] = ["3,1,1/1,1,1/1,1,1*", "2,2,2/2,2,2/2,2,2*"];
    const { glides } = passage(before, after);
    const sum = (text: string) => facesOf(parseStack(text)).length;
    expect(glides.filter(({ from }) => from)).toHaveLength(sum(before));
    expect(glides.filter(({ to }) => to)).toHaveLength(sum(after));
    // No card that is needed elsewhere goes to a hand and comes back.
    for (const kind of ["L", "R", "T", "O"] as const) {
      const net = cardsOf(parseStack(after))[kind] - cardsOf(parseStack(before))[kind];
      const come = glides.filter((it) => it.kind === kind && !it.from).length;
      const gone = glides.filter((it) => it.kind === kind && !it.to).length;
      expect([come, gone]).toEqual([Math.max(0, net), Math.max(0, -net)]);
    }
  });

  it("starts where the cards lay and ends where they will", () => {
    const way = passage("2,1", "3,2,1");
    const at = (part: number) =>
      flocksOf(way)
        .filter(({ off }) => off(part).opacity > 0.99)
        .flatMap(({ cards, off }) => cards.map((card) => ({ ...card, by: off(part).by })))
        .map(({ kind, at: { i, j, z }, by }) => `${kind}${i + by.i},${j + by.j},${z + by.z}`)
        .sort();
    const names = (text: string, by: number) =>
      facesOf(parseStack(text))
        .map(({ kind, i, j, z }) => `${kind}${i + by},${j},${z}`)
        .sort();
    expect(at(0)).toEqual(names("2,1", way.shift.i));
    expect(at(1)).toEqual(names("3,2,1", 0));
  });

  it("takes along together what goes the same way, and leaves what stays", () => {
    const flocks = flocksOf(passage("2,1", "3,2"));
    const cards = facesOf(parseStack("3,2")).length;
    expect(flocks.flatMap((flock) => flock.cards)).toHaveLength(cards);
    expect(flocks.length).toBeLessThan(cards / 2);
    const resting = flocksOf(passage("2,1", "2,1"));
    expect(resting.map(({ still }) => still)).toEqual([true]);
  });

  it("is still where nothing is seen to move", () => {
    expect(isStill(passage("2,1", "2,1"))).toBe(true);
    expect(isStill(passage("2,1", "3,2"))).toBe(false);
    expect(isStill(passage("1", "1,1"))).toBe(false);
  });
});
