// The frame's catalogue: every language has words for all that the core and the servers name.
import { describe, expect, it } from "vitest";
import games from "$wasm/games.json";
import { words as german } from "./de";
import { words as english } from "./en";
import type { GameTexts } from "./en_games";
import { words as french } from "./fr";

const all = { en: english, de: german, fr: french };

describe.each(Object.entries(all))("the games in %s", (_, { games: told }) => {
  it("are those that there are", () => {
    expect(Object.keys(told).sort()).toEqual(games.map(({ name }) => name).sort());
  });

  it.each(games)("$name has words for its summary, options and values", (game) => {
    const texts: GameTexts | undefined = told[game.name];
    expect(texts?.summary).toMatch(/\S.*\.$/);
    const named = Object.entries(texts?.options ?? {}).map(([name, { values }]) => {
      return { name, values: Object.keys(values) };
    });
    expect(named).toEqual(game.options.map(({ name, values }) => ({ name, values })));
    for (const { label, values } of Object.values(texts?.options ?? {})) {
      expect(label).toMatch(/^\S/);
      for (const value of Object.values(values)) {
        expect(value.label).toMatch(/^\S/);
        expect(value.hint).toMatch(/\S.*\.$/);
      }
    }
    expect(texts?.ownData === undefined).toBe(game.tags === null);
  });
});

describe("the games in English", () => {
  it.each(games)("$name is told as the core tells it", ({ name, summary, options, tags }) => {
    const told = english.games[name];
    expect(told?.summary).toBe(summary);
    for (const option of options) {
      const hints = Object.entries(told?.options[option.name]?.values ?? {}).map(
        ([value, { hint }]) => `${value}: ${hint.charAt(0).toLowerCase()}${hint.slice(1, -1)}`,
      );
      expect(hints.join("; ")).toBe(option.summary);
    }
    const file = told?.ownData;
    expect(file && file.charAt(0).toLowerCase() + file.slice(1)).toBe(tags?.summary);
  });
});
