// The ratings of the bots: those that the page shows are those of docs/strength.md.
import { describe, expect, it } from "vitest";
import strength from "$docs/strength.md?raw";
import { catalogue } from "./catalogue";
import { characters } from "./characters";
import { ratingOf } from "./ratings";

describe("the ratings", () => {
  it.each(catalogue.map(({ name }) => name))("of %s are those of the document", (game) => {
    const cells = characters.map((_, index) => {
      const found = ratingOf(game, index + 1);
      if (!found) return " |";
      const { rating, low, high } = found;
      expect(low).toBeLessThanOrEqual(rating);
      expect(high).toBeGreaterThanOrEqual(rating);
      return ` ${rating} (${low} to ${high}) |`;
    });
    expect(cells.filter((cell) => cell !== " |").length).toBeGreaterThan(6);
    expect(strength).toContain(`| ${game} |${cells.join("")}`);
  });

  it("are none for a game or level that nobody measured", () => {
    expect(ratingOf("senet", 1)).toBeNull();
    expect(ratingOf("pyramix", characters.length + 1)).toBeNull();
  });
});
