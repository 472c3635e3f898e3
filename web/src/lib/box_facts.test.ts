import { expect, it } from "vitest";
import { boxFacts } from "./box_facts";
import { catalogue } from "./catalogue";
import { gameCard as inEnglish } from "./words/en_home";
import { gameCard as inFrench } from "./words/fr_home";
import { gameCard as inGerman } from "./words/de_home";

const games = catalogue.map(({ name }) => name).sort();

it("are there for every game, and what is fun is told in every language", () => {
  for (const told of [boxFacts, inEnglish.fun, inGerman.fun, inFrench.fun]) {
    expect(Object.keys(told).sort()).toEqual(games);
  }
});

it("have a word for every weight", () => {
  for (const { weight } of Object.values(boxFacts)) {
    for (const { weights } of [inEnglish, inGerman, inFrench]) {
      expect(weights[weight - 1]).toMatch(/\S/);
    }
  }
});
