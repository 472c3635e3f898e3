import { describe, expect, it } from "vitest";
import { botLevel, characters, numbered } from "./characters";
import { drawings, otherGrounds } from "./faces/drawings";
import { howTheyPlay as inEnglish } from "./words/en_setup";
import { howTheyPlay as inFrench } from "./words/fr_setup";
import { howTheyPlay as inGerman } from "./words/de_setup";

describe("a character", () => {
  it("stands for each level that a record can name", () => {
    expect(botLevel("bot:1")).toBe(1);
    expect(botLevel(`bot:${characters.length}`)).toBe(characters.length);
    expect(botLevel(`bot:${characters.length + 1}`)).toBeNull();
    for (const name of ["bot:0", "bot:4 the great", "robot:4", "bot:04", "Nefru"])
      expect(botLevel(name), name).toBeNull();
  });

  it("has a name, a face and a line of its own in every language", () => {
    expect(new Set(characters).size).toBe(characters.length);
    for (const own of [
      drawings.map(({ front }) => JSON.stringify(front)),
      inEnglish,
      inGerman,
      inFrench,
    ]) {
      expect(own).toHaveLength(characters.length);
      expect(new Set(own).size).toBe(characters.length);
    }
  });

  it("is counted as kings are, where several are alike", () => {
    expect([1, 2, 4, 6, 7].map((nth) => numbered("Tia", nth))).toEqual([
      "Tia",
      "Tia II",
      "Tia IV",
      "Tia VI",
      "Tia 7",
    ]);
    // Six sit at a table at most; none of them looks like another.
    expect(new Set(otherGrounds).size).toBe(5);
  });
});
