// What the core tells of its positions is what each game's description says: no more, no less, and
// in the page's types.
import Ajv from "ajv";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import games from "$wasm/games.json";
import type { View } from "../games";
import { Coverage, type Schema } from "./coverage";
import { folderOf, positionsOf } from "./positions";
import { typesOf } from "./types";

/** So many positions are looked at, and more until everything has occurred, but no more than most. */
const least = 5000;
const most = 50_000;

const described = ({ legal, state, derived, facts, standing }: View) => ({
  legal,
  state,
  derived,
  facts,
  standing,
});

describe.each(games)("the description of $name", (game) => {
  const file = join(folderOf(game.name), "view.schema.json");
  const schema = JSON.parse(readFileSync(file, "utf8")) as Schema;

  it("holds in every position, and every part of it occurs", async () => {
    const valid = new Ajv({ strict: true }).compile(schema);
    const coverage = new Coverage(schema);
    let checked = 0;
    for await (const view of positionsOf(game)) {
      const told = described(view);
      if (!valid(told)) expect.fail(`${JSON.stringify(told)}: ${JSON.stringify(valid.errors)}`);
      coverage.see(told);
      checked += 1;
      if (checked >= most || (checked >= least && coverage.unseen.length === 0)) break;
    }
    expect(coverage.unseen).toEqual([]);
  }, 60_000);

  it("is where the page's types come from", async () => {
    const types = join(import.meta.dirname, `../../games/${game.name}/view/json.ts`);
    await expect(await typesOf(game.name, schema)).toMatchFileSnapshot(types);
  });
});
