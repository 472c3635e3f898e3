import { expect, it } from "vitest";
import { positionAfter } from "../testing.svelte";
import { positionOf } from "../view/position";
import { SETUP } from "./ornament";

it("is the set-up that a game begins with", () => {
  const { table, stones, figures } = positionOf(positionAfter(["* colours 0"]).view());
  expect(table).toMatchObject(SETUP.table);
  expect(new Map([...SETUP.stones].sort())).toEqual(new Map([...stones].sort()));
  expect(new Map([...SETUP.figures].sort())).toEqual(new Map([...figures].sort()));
});
