// What a review says of an event that decided much, in each language.
import { describe, expect, it } from "vitest";
import { review as german } from "./de";
import { review as english } from "./en";
import { review as french } from "./fr";

const ada = { name: "Ada" };
const me = { name: "Grace", self: true };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("what an event changed", () => {
  const moved = [
    { who: ada, win: 0.12, points: 3.5 },
    { who: me, win: -0.12, points: 0 },
  ];

  it("is told of each in shares of the win, and in points where they changed", () => {
    expect(english.changed(moved)).toBe("What it changed: Ada +12% (+3.5 points) and you −12%.");
    expect(plain(german.changed(moved))).toBe(
      "Was sich dadurch änderte: Ada +12 % (+3,5 Punkte) und du −12 %.",
    );
    expect(plain(french.changed([{ who: me, win: 0.12, points: -1 }]))).toBe(
      "Ce que cela a changé : vous +12 % (−1 point).",
    );
  });
});

describe("how likely an outcome was", () => {
  it("is never told as none or as certain where it is not", () => {
    expect(english.asGood(ada, 0.001, 56)).toContain("a chance of less than 1% (of 56 ");
    expect(english.asBad(me, 0.999, 56)).toContain(
      "as bad for you came with a chance of more than",
    );
    expect(plain(german.asGood(me, 0.25, 1000))).toContain("für dich kam mit einer");
    expect(plain(french.asBad(ada, 0.25, 6))).toContain("Il y avait 25 % de chances");
  });
});

describe("reasons", () => {
  it("address who moved", () => {
    expect([english.why(ada), english.why(me)]).toEqual([
      "What a hint would have told Ada",
      "What a hint would have told you",
    ]);
    expect([german.why(me), french.why(me)]).toEqual([
      "Was ein Tipp dir gesagt hätte",
      "Ce qu’un conseil vous aurait dit",
    ]);
    expect([english.played(2.25), german.played(2.25)]).toEqual([
      "as played: 2.3",
      "so gespielt: 2,3",
    ]);
  });
});
