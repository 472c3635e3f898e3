import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import { parseEvent } from "$lib/record";
import { realCore } from "$lib/testing";
import { describeEvent } from "./describe";
import { EVENTS, gameAfter, SEATS } from "../fixtures";

let core: Core;
let told: string[];
beforeAll(async () => {
  core = await realCore("ankhor");
  const game = gameAfter(core, EVENTS.length);
  told = EVENTS.map((line, ply) =>
    describeEvent(parseEvent(line), game.view(ply), game.view(ply + 1), SEATS),
  );
});

const sentence = (event: string, from = 0) => told[EVENTS.indexOf(event, from)];

describe("what happened", () => {
  it("is told of every event in sentences", () => {
    for (const words of told) expect(words).toMatch(/^[A-Z].*[.!]$/);
    expect(told.join(" ")).not.toMatch(/undefined|\^|NaN/);
  });

  it("names what chance has shown", () => {
    expect(told.slice(0, 3)).toEqual([
      "The price markers are laid.",
      "The row: black two-point tile, green two-point tile, green falcon, blue two-point tile, white two-point tile and white jackal.",
      "Pile A shows red and pile B shows green.",
    ]);
    expect(sentence("* draw 2=Ts 3=Tb 4=C2 5=Fs a=C b=P")).toBe(
      "Drawn: red scribe, red beetle, black two-point tile and blue scribe.",
    );
  });

  it("names tokens, prices and places", () => {
    expect(sentence("0 take TTA")).toBe("Ada took two textiles and one ankh.");
    expect(sentence("0 return C")).toBe("Ada returned one coal to the supply.");
    expect(sentence("0 buy 0 0,0^0")).toBe(
      "Ada bought the black two-point tile for two textiles and laid it on the table.",
    );
    expect(sentence("0 buy 1 1,1^1 -C")).toBe(
      "Ada bought the white warehouse for one ivory and laid it on top of other tiles, on level 1. It came with its token.",
    );
    expect(sentence("0 move 4,0^0 4,2^0")).toBe(
      "Ada moved the white jackal on the table for an ankh.",
    );
    expect(sentence("0 refresh a")).toBe(
      "Ada refreshed the row from pile A for an ankh; the green falcon went out.",
    );
  });

  it("tells of bonus turns and bonus tokens", () => {
    const scribe = sentence("1 buy 1 4,4^0") ?? "";
    expect(scribe).toMatch(/scribe .* A bonus turn follows\.$/);
    expect(told[EVENTS.indexOf("1 buy 1 4,4^0") + 1]).toBe(
      "Grace ended the turn; the bonus turn begins.",
    );
    expect(told.filter((words) => words.includes("A bonus token earned!"))).toHaveLength(1);
    expect(told.filter((words) => words.endsWith("with too many tokens."))).toHaveLength(3);
  });
});
